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
        [seed] der Startwert
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
