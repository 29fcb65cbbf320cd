# Was das Labor zu sagen hat. Jede Id beginnt mit „lab-“, damit kein Spiel sie versehentlich belegt.

## Manifeste

lab-not-toml = Das lässt sich nicht als TOML lesen.
lab-not-toml-mend = { $why }
lab-missing = Im Manifest fehlt „{ $key }“.
lab-missing-mend =
    { $key ->
        [game] Ergänze eine Zeile wie: game = "sectors"
        [games] Ergänze eine Zeile wie: games = 1000
       *[bots] Ergänze eine Zeile wie: bots = ["greedy", "random"]
    }
lab-unknown-key = Das Manifest kennt keinen Schlüssel „{ $key }“.
lab-unknown-record = „{ $key }“ lässt sich nicht aufzeichnen.
lab-known-mend =
    { GIVEN($nearest) ->
        [yes] Meintest du „{ $nearest }“?
       *[no] Bekannt sind: { $known }.
    }
lab-wrong-kind = Der Wert von „{ $key }“ hat die falsche Art.
lab-wrong-kind-mend =
    { $kind ->
        [word] Schreibe einen Text in Anführungszeichen.
        [truth] Schreibe true oder false.
        [table] Schreibe eine Tabelle, etwa [{ "" }options].
        [lineups] Schreibe Namen in einer Liste, einen je Platz oder einen für alle; oder mehrere solche Listen.
       *[option] Schreibe einen Text, eine ganze Zahl, true oder false; oder mehrere davon in einer Liste.
    }
lab-bad-number = „{ $key }“ kann diesen Wert nicht haben.
lab-bad-number-mend = Schreibe eine ganze Zahl von { $min } bis { $max }.
lab-unknown-game = Das Spiel „{ $name }“ gibt es nicht.
lab-unknown-mode = Die Spielart „{ $name }“ gibt es nicht.
lab-unknown-bot = Den Bot „{ $name }“ gibt es nicht.
lab-unknown-option = Das Spiel hat keine Option „{ $name }“.
lab-bad-players = Die Spielart „{ $mode }“ ist nicht für { $players } Spieler.
lab-bad-players-mend = Sie ist für { $min } bis { $max } Spieler.
lab-bad-players-exact =
    { $count ->
        [1] Sie wird allein gespielt.
       *[other] Sie ist für { $count } Spieler.
    }
lab-bad-lineup =
    { $count ->
        [one] { $count } Name
       *[other] { $count } Namen
    } für { $players ->
        [one] { $players } Platz
       *[other] { $players } Plätze
    }.
lab-bad-lineup-mend = Schreibe { $players } Namen oder einen für alle Plätze.
lab-lineup-twice = Dieselbe Aufstellung steht hier zweimal.
lab-lineup-twice-mend = Nimm eine der beiden weg; mehr Spiele gibt „games“.
lab-no-decks = Zu { $game } bringt niemand ein Deck mit.
lab-no-decks-mend = Nimm „decks“ weg.
lab-bad-deck = Das Deck „{ $deck }“ ist nicht zu gebrauchen.
lab-bad-deck-mend = { $why }
lab-bad-deck-check = Alle Fehler nennt: deckhand deck check { $deck }
lab-deck-twice = „{ $option }“ gibt einem Platz sein Deck, und „decks“ tut dasselbe.
lab-deck-twice-mend = Nimm eins von beiden weg.
lab-here = hier

## Ergebnisordner

lab-unreadable = { $file } lässt sich nicht lesen: { $why }.
lab-unwritable = { $file } lässt sich nicht schreiben: { $why }. Was vorher gespielt wurde, ist aufgehoben; derselbe Befehl macht dort weiter.
lab-foreign = { $file } enthält etwas anderes als Ergebnisse des Labors. Der Ordner bleibt, wie er ist.
lab-other =
    { $file } enthält Ergebnisse eines anderen Versuchs: Anders ist { $what ->
        [version] die Version von Deckhand
        [game] das Spiel
        [mode] die Spielart
        [players] die Zahl der Spieler
        [options] eine Option
        [bots] eine Aufstellung
        [decks] eine Karte in einem Deck
        [seed] die Startzahl
        [games] die Zahl der Spiele
        [record] was aufgezeichnet wird
        [catalogue] eine Karte des Spiels
        [rules] eine Regel des Spiels
       *[manifest] das Manifest
    }. Der Ordner bleibt, wie er ist; nenne einen anderen.
lab-bad-line = { $file }, Zeile { $line }: Das ist kein Spiel des Versuchs. Geändert wurde nichts; nimm die Zeile heraus, um ihr Spiel noch einmal zu spielen.
lab-busy = { $file } wird gerade von einem anderen Prozess geschrieben.
lab-unfinished = { $file }: { $done } von { $games } Spielen sind da. Führe den Versuch erst zu Ende.
lab-bad-table = { $file } ist nicht die Tabelle, von der die Zusammenfassung spricht.

## Zahlen

lab-percent = { $number } %
lab-range = ({ $low } bis { $high })

## Seiten

lab-page-above = Deckhand · Labor
lab-page-title = { $game }, { $mode }: ein Versuch
lab-page-lead =
    { $games ->
        [one] { $games } beendetes Spiel
       *[other] { $games } beendete Spiele
    } aus { $rounds ->
        [one] { $rounds } Verteilung
       *[other] { $rounds } Verteilungen
    }{ $each ->
        [one] .
       *[other] , jede { $each }-mal gespielt, mit den Aufstellungen auf anderen Plätzen oder mit anderen Optionen.
    }
lab-page-contents = Inhalt
lab-page-foot = Erstellt von Deckhand { $version }. Die Seite enthält alles, was sie zeigt, und fragt kein Netz.
lab-fact-bots = Aufstellungen
lab-fact-players = Spieler
lab-fact-seed = Startzahl
lab-fact-decisions = Entscheidungen
lab-fact-version = Version
lab-fact-catalogue = Fingerabdruck der Karten
lab-fact-rules = Fingerabdruck der Regeln
lab-fact-digest = Prüfwert aller Endstellungen
lab-fact-broken = Zerbrochene Spiele
lab-sec-scores = Wer gewinnt
lab-scores-about = Die Wertung ist 1 für ein gewonnenes Spiel, ein gleicher Anteil für ein geteiltes, 0 für ein verlorenes. Gezählt werden Plätze; was in einem Spiel auf zwei Plätzen sitzt, zählt in ihm zweimal.
lab-ends = Spiele: { $won } gewonnen, { $shared } geteilt, { $lost } gegen den Tisch verloren.
lab-fair = Die Balken beginnen beim Mittel aller Plätze, { $share }. Grün und rot sind Balken, deren Intervall es nicht enthält.
lab-by-seat = Wertung nach Platz
lab-by-bot = Wertung nach Bot
lab-by-deck = Wertung nach Deck
lab-by-faction = Wertung nach Fraktion
lab-by-variant = Wertung nach Optionen und Platz
lab-col-seat = Platz
lab-col-bot = Bot
lab-col-deck = Deck
lab-col-faction = Fraktion
lab-col-variant = Optionen und Platz
lab-all-seats = Alle Spieler
lab-col-counted = Gezählt
lab-col-games = Spiele
lab-col-deals = Verteilungen
lab-col-score = Wertung
lab-col-interval = Intervall
lab-col-name = Was
lab-sec-cards = Karten
lab-cards-about = Diese Zahlen zeigen, was zusammen vorkommt, nicht, was wovon kommt. Vielleicht spielt eine Karte öfter, wer ohnehin gewinnt, und eine Karte eines guten Decks hat die Wertung ihres Decks. Von vielen Karten liegt jede zwanzigste schon durch Zufall außerhalb ihres Intervalls.
lab-cards-figure =
    { $count ->
        [one] Die Karte, die
       *[other] Die { $count } Karten, die
    } auch am nahen Ende des Intervalls am weitesten vom Mittel aller Plätze entfernt { $count ->
        [one] ist
       *[other] sind
    }, { $share }.
lab-card-drawn = Wertung der Plätze, die die Karte gezogen haben
lab-card-played = Wertung der Plätze, die die Karte gespielt haben
lab-card-at-end = Wertung der Plätze, bei denen die Karte am Ende im Spiel war
lab-cards-table = Wertung nach Karte: mit ihr, und wie viele Punkte mehr als ohne sie
lab-col-card = Karte
lab-col-drawn = Gezogen
lab-col-played = Gespielt
lab-col-at-end = Am Ende im Spiel
lab-col-against = Gegen ohne
lab-sec-lengths = Wie Spiele verlaufen
lab-length-decisions = Entscheidungen in einem Spiel
lab-length-turns = Züge oder Runden in einem Spiel
lab-length-leads = Wechsel der Führung
lab-leads-about = Ein Platz führt, solange er am besten steht: nach dem Maß, mit dem das Spiel Stellungen für seine Bots bewertet, und nur betrachtet, wenn ein Zug in Ruhe ist.
lab-histogram = Mittel { $mean }, Median { $median }, von { $least } bis { $most }.
lab-bin =
    { $from } bis { $to }: { $games ->
        [one] { $games } Spiel
       *[other] { $games } Spiele
    }
lab-sec-questions = Entscheidungen nach Art der Frage
lab-questions-about = Die Fragen heißen wie in den Ergebnistabellen. Gezählt sind auch Fragen an einen Platz, der nur passen konnte.
lab-questions-table = Wie oft jede Art von Frage beantwortet wird
lab-counts-figure = Wie oft in einem Spiel, mit dem Intervall dieses Mittels; die häufigsten.
lab-col-question = Frage
lab-col-count = Male
lab-col-in-games = In Spielen
lab-col-per-game = Je Spiel
lab-sec-rules = Regeln, die etwas bewirkt haben
lab-rules-about = Eine Regel zählt jedes Mal, wenn ein Ereignis sie als Ursache nennt. Was in diesen { $games } Spielen nie vorkam, steht nicht hier.
lab-rules-table = Wie oft jede Regel etwas bewirkt hat
lab-col-rule = Regel
lab-col-title = Titel
lab-sec-measured = Was gemessen wurde und wie es zu lesen ist
lab-intervals-about = Alle Intervalle gelten mit 95 % Sicherheit. Spiele einer Verteilung gehören zusammen und zählen nicht, als wären sie unabhängig: Anteile haben das Intervall von Wilson für so viele Spiele, wie ebenso viel sagen wie diese, aber nie für mehr, als es waren; Mittel sind nach Verteilungen neu gezogen; Häufigkeiten haben das übliche Intervall eines Mittels über Verteilungen.
lab-manifest-about = Das Manifest des Versuchs:

## Vergleiche

lab-unpaired =
    { $before } und { $after } lassen sich nicht Spiel für Spiel vergleichen: { $what ->
        [game] Es geht um verschiedene Spiele
        [players] Die Zahl der Spieler ist verschieden
        [seed] Die Startzahlen sind verschieden, also auch die Verteilungen
        [variants] Die Zahl der Kombinationen von Optionen ist verschieden
        [lineups] Die Zahl der Aufstellungen ist verschieden
       *[nothing] Kein Spiel ist in beiden zu Ende gekommen
    }.
lab-diff-title = { $experiment }, vor und nach einer Änderung
lab-sec-effects = Was die Änderung bewirkt
lab-diff-before = Vorher
lab-diff-after = Nachher
lab-diff-paired =
    { $games ->
        [one] { $games } Spielpaar
       *[other] { $games } Spielpaare
    } mit derselben Verteilung und demselben Zufall, aus { $rounds ->
        [one] { $rounds } Verteilung
       *[other] { $rounds } Verteilungen
    }; { $alike ->
        [0] keins verlief
        [one] { $alike } verlief
       *[other] { $alike } verliefen
    } gleich, mit denselben Wertungen nach ebenso vielen Entscheidungen.
lab-diff-changed = Geändert: { $what }.
lab-diff-nothing-changed = Nichts ist geändert: Beide Versuche sind dieselben.
lab-changed-version = die Version von Deckhand
lab-changed-game = das Spiel
lab-changed-mode = die Spielart
lab-changed-players = die Zahl der Spieler
lab-changed-options = Optionen
lab-changed-bots = Aufstellungen
lab-changed-decks = Karten eines Decks
lab-changed-seed = die Startzahl
lab-changed-games = die Zahl der Spiele
lab-changed-record = was aufgezeichnet wird
lab-changed-catalogue = Karten des Spiels
lab-changed-rules = Regeln des Spiels
lab-diff-renamed = { $before } → { $after }
lab-diff-line = { $name }: { $before } → { $after }, { $difference }
lab-diff-same = Gar kein Unterschied: gleich in jeder Verteilung.
lab-diff-not-shown = Kein Unterschied, den so viele Spiele zeigen könnten (der kleinste, der sich gezeigt hätte: ±{ $smallest }).
lab-diff-not-shown-points = Kein Unterschied, den so viele Spiele zeigen könnten (der kleinste, der sich gezeigt hätte: ±{ $smallest } Punkte).
lab-diff-shown = Ein Unterschied, von { $size } Standardabweichungen einer Verteilung.
lab-diff-about = Unterschiede sind nachher weniger vorher, innerhalb von Paaren; ihre Intervalle von 95 % kommen aus neu gezogenen Verteilungen. Von zwanzig Dingen, die sich nicht geändert haben, scheint eins es schon durch Zufall getan zu haben.
lab-diff-figure = Nachher weniger vorher, mit Intervall.
lab-diff-figure-points = Nachher weniger vorher in Prozentpunkten, mit Intervall. Grün und rot sind Balken, deren Intervall die Null nicht enthält.
lab-col-difference = Unterschied
lab-diff-verdict = { $name }: { $verdict }
