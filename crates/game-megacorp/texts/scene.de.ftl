# Was an einer von Hand gestellten Lage nicht stimmt.

scene-seat = „{ $found }“ ist kein Platz am Tisch: Es gibt die Plätze 1 bis { $seats }.
scene-number = „{ $found }“ ist keine Zahl, die hier passt.
scene-network = { $at } liegt im Netzwerk eines Platzes, den niemand hat: Es gibt die Plätze 1 bis { $seats }.
scene-colour = „{ $found }“ ist keine Farbe: Es gibt blue, red, white und green.
scene-statement = „{ $found }“ sagt nichts über eine Stellung.
scene-value = „{ $found }“ ist keine Größe einer Stellung.
scene-zone = „{ $found }“ ist keine Zone, deren Karten aufgezählt werden: Es gibt hand, deck, market und gone.
scene-keyword = „{ $found }“ ist kein Schlüsselwort: Es gibt cashflow, initiative, disruptor, penetrator, melee, area, pattern und move.
scene-phase = „{ $found }“ ist keine Phase: Es gibt bid, refill, implement, combat und end.
scene-mark = „{ $found }“ sagt nichts über eine Karte: Es gibt die Wörter of, by, host, engaged, disoriented, attacked, blocked, retaliated, pattern, moved, used, damage und boost.
scene-out = { $seat } hat verloren und besitzt keine Karten mehr.
scene-turn = { $seat } hat verloren und ist nicht am Zug.
scene-alone = Es sind weniger als zwei Spieler übrig: Das Spiel wäre vorbei.
scene-bid = { $seat } hat keine Handkarte für ein Gebot.
scene-too-many = Das Deck von { $seat } hätte mehr als 35 Karten.
scene-copies = Das Deck von { $seat } hätte zu viele Exemplare von „{ $card }“.
scene-second =
    „{ $card }“ wäre im Deck von { $seat } { $type ->
        [founder] ein zweiter Gründer
       *[business] ein zweites Unternehmen
    }.
scene-hand = Die Hand von { $seat } hätte mehr als sieben Karten.
scene-rest = { $seat } hat nur { $count } Karten, die nicht genannt sind.
scene-known = { $seat } hat keine verdeckte Karte „{ $card }“, die vorher genannt wurde.
scene-event = „{ $card }“ ist ein Ereignis und nie im Spiel.
scene-taken = Auf { $at } kann keine zweite Karte liegen: Dort liegt „{ $card }“.
scene-empty = Auf { $at } liegt keine Karte.
scene-sentence = „{ $card }“ hat keinen Satz mit der Nummer { $found }.
scene-dash =
    „{ $card }“ hat einen Strich in { $colour ->
        [blue] IQ
        [red] EQ
        [white] MQ
       *[green] BQ
    } und nimmt dort weder Schaden noch eine Änderung.
scene-disoriented = „{ $card }“ ist kein Charakter und kann nicht desorientiert sein.
scene-bond = „{ $card }“ ist an einen Träger gebunden: „host“ und ein Platz sagen, an welchen.
scene-no-bond = „{ $card }“ ist an nichts gebunden.
scene-host = „{ $card }“ kann nicht an { $at } gebunden sein: Der Träger muss vorher genannt sein, im selben Netzwerk liegen und zur Karte passen.
scene-unsound = Diese Stellung ist nicht möglich: { $why }.
