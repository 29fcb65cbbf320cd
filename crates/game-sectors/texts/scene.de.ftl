# Was an einer von Hand gestellten Lage nicht stimmt.

scene-seat = „{ $found }“ ist kein Platz am Tisch: Es gibt die Plätze 1 und 2.
scene-number = „{ $found }“ ist keine Zahl, die hier passt.
scene-statement = „{ $found }“ sagt nichts über eine Stellung.
scene-value = „{ $found }“ ist keine Größe einer Stellung.
scene-phase = „{ $found }“ ist keine Phase: Es gibt draft, round, main, end, ends und scoring.
scene-draft = „{ $found }“ verträgt sich nicht mit „phase draft“: Vor der Wahl der Fraktionen lässt sich nur „start“ angeben.
scene-rest = „{ $found }“ steht, wo „pile“ oder „trash“ stehen muss.
scene-sector = „{ $found }“ ist kein Sektor: Es gibt red, yellow und blue.
scene-faction = „{ $found }“ ist keine Fraktion: Es gibt frz, zrd, dmp, bat, ded, hex, sld, bug, swm und mod.
scene-faction-taken = { $faction } passt hier nicht: Diese Fraktion hat { $seat }.
scene-fourth-faction = { $faction } wäre eine vierte Fraktion: Jeder wählt drei.
scene-kind =
    „{ $card }“ passt hier nicht: Dort muss { $kind ->
        [program] ein Programm
        [daemon] ein Daemon
        [patch] ein Patch
        [virus] ein Virus
        [module] ein Modul
       *[unit] ein Programm oder ein Daemon
    } stehen.
scene-marker = „{ $found }“ ist kein Marker: Es gibt ctrl, shield, disruption, data, frozen und für einen BOT seen.
scene-count = „{ $found }“ ist kein Marker, der gezählt wird: Das sind ctrl, shield, disruption, data und für einen Virus runs.
scene-taken = Auf { $slot } kann keine zweite Karte liegen: Dort liegt „{ $card }“.
scene-virus = Ein Virus verbraucht seinen Platz: { $slot } kann nicht einen Virus und noch eine Karte halten.
scene-second-patch = { $slot } hat schon einen Patch, und ein Platz hält nur einen.
scene-unfreezable = „{ $card }“ kann nicht eingefroren werden.
scene-memory = Der Ladespeicher von { $seat } hätte mehr als drei Karten.
scene-market = Der Modulmarkt hätte mehr als drei Karten.
scene-twice = „{ $card }“ ist zweimal genannt, und die Karte gibt es nur einmal.
scene-passed = { $seat } hat gepasst und ist in der Hauptphase nicht mehr am Zug.
scene-dying = Eine Einheit hat weniger als 0 CTRL: Sie wäre vor dem Zug gelöscht worden.
scene-unsound = Diese Stellung ist nicht möglich: { $why }.
