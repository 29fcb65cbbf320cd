# Was beim Lesen einer Deckdatei zu sagen ist. Jede Kennung beginnt mit „sheet-“, damit kein Spiel sie versehentlich nimmt.

sheet-not-utf8 = Die Datei ist nicht UTF-8: Hier steht ein Zeichen, das keines ist.
sheet-not-utf8-mend = Speichere die Datei als UTF-8.
sheet-too-long = Die Datei ist viel länger, als ein Deck sein kann; ab hier wurde sie nicht gelesen.
sheet-too-long-mend = Ein Deck hat höchstens { $lines } Zeilen.
sheet-no-game = Die Datei sagt nicht, für welches Spiel das Deck ist.
sheet-no-game-mend = Beginne sie mit einer Zeile wie „game berserk“.
sheet-count = „{ $count }“ ist keine Anzahl von Karten.
sheet-count-mend = Schreibe eine ganze Zahl von 1 bis { $most }.
sheet-no-card = Hier steht eine Zahl, aber keine Karte.
sheet-no-card-mend = Schreibe den Namen einer Karte dahinter.
sheet-empty-header = Hinter „{ $header }“ steht nichts.
sheet-empty-header-mend = Schreibe etwas hinter „{ $header }“ oder nimm die Zeile heraus.
sheet-header-twice = „{ $header }“ gab es schon.
sheet-header-twice-mend = Nimm eine der beiden Zeilen heraus.
sheet-header-late = „{ $header }“ steht unter Karten.
sheet-header-late-mend = Stelle diese Zeile über die erste Karte.
sheet-stray = „{ $text }“ ist weder eine Zahl mit einer Karte noch „game“, „name“ oder „profile“.
sheet-stray-header = War „{ $header }“ gemeint?
sheet-stray-mend = Vor eine Karte gehört ihre Anzahl: „1 { $text }“. Eine Notiz beginnt mit #.
sheet-profile = Das Profil „{ $profile }“ gibt es nicht.
sheet-profile-none = Nimm die Zeile heraus: Dieses Spiel hat keine Profile.
sheet-profile-mend =
    { GIVEN($nearest) ->
        [yes] War „{ $nearest }“ gemeint? Profile: { $known }.
       *[no] Profile: { $known }.
    }
sheet-unknown-card = Die Karte „{ $card }“ gibt es nicht.
sheet-unknown-card-mend =
    { GIVEN($nearest) ->
        [yes] War „{ $nearest }“ gemeint?
       *[no] Schreibe ihren Namen auf Deutsch, Englisch oder Russisch oder ihren Namen in der Notation.
    }
sheet-several-cards = Mehrere Karten heißen „{ $card }“.
sheet-several-cards-mend = Schreibe einen dieser Namen: { $cards }.
