# Warum etwas nicht geht. Ein Grund beginnt mit dem Ding, um das es geht.

why-card = „{ $card }“ ({ $place })
why-hidden = Die verdeckte Karte ({ $place })
refuse-question = { $answer } – das beantwortet nicht die Frage: { $question }
refuse-no-card = Eine solche Karte gibt es nicht.
refuse-no-place = Einen solchen Platz gibt es nicht.
refuse-nothing-there = Auf { $place } ist keine Karte.
refuse-not-yours = { $who } gehört nicht zum eigenen Trupp.
refuse-not-a-cell = { $place } ist kein Feld des Schlachtfelds.
refuse-occupied = { $place } ist nicht frei: Eine Karte oder eine Marke besetzt das Feld.
refuse-closed = { $who } ist geschlossen.
refuse-net = { $who } ist in einem Netz gefangen.
refuse-barred = { $who } kann das jetzt nicht: Ein Text oder eine Marke verbietet es.

## Vor dem Kampf

refuse-redeals =
    { $count ->
        [0] In dieser Partie wird nicht neu ausgeteilt.
       *[other] Es wurde schon { $count }-mal neu ausgeteilt; öfter erlaubt diese Partie es nicht.
    }
refuse-no-gold = Neu auszuteilen kostet 1 Gold, und es ist kein Gold mehr da.
refuse-not-dealt = „{ $card }“ ist nicht unter den dir ausgeteilten Karten.
refuse-recruited = „{ $card }“ ist schon angeworben, und ein weiteres Exemplar wurde dir nicht ausgeteilt.
refuse-unique = „{ $card }“ ist einzigartig, und eine ist schon im Trupp.
refuse-terrain = „{ $card }“ wäre ein zweites Gelände; angeworben wird höchstens eins.
refuse-flyers = „{ $card }“ kostet { $cost }, und die Flieger des Trupps kosteten dann zusammen mehr als 15.
refuse-element = „{ $card }“ brächte ein weiteres Element, das 1 Gold zusätzlich kostet; übrig: { $gold } Gold.
refuse-gold-only = „{ $card }“ kostet { $cost }; eine Elitekarte wird nur mit Gold bezahlt, und es sind noch { $gold } Gold da.
refuse-cost = „{ $card }“ kostet { $cost }; übrig sind { $gold } Gold und { $silver } Silber.
refuse-neutral = „{ $card }“ hat ein Element, und nach dem genommenen Gold dürfen höchstens drei solche Karten im Trupp sein.
refuse-no-link = „{ $card }“ kann nicht gebunden werden: Dazu muss „{ $other }“ im Trupp sein, ohne dass schon jemand daran gebunden ist.
refuse-link-kind = „{ $card }“ kann nicht gebunden werden: Das geht nur mit einer Elitekreatur.
refuse-link-cost = „{ $card }“ kostet { $cost }; eine gebundene Kreatur kostet höchstens 7 und wird ganz mit Silber bezahlt, übrig: { $silver }.
refuse-not-in-squad = „{ $card }“ ist nicht im Trupp.
refuse-gold-taken = „{ $card }“ hat das Gold schon gebracht.
refuse-elements = „{ $card }“ bringt nur Gold, solange höchstens drei Karten des Trupps ein Element haben.
refuse-body-bought = Für „{ $card }“ ist schon bezahlt.
refuse-body-gold = „{ $card }“ kann nur für Gold verstärkt werden, und es ist keins mehr da.
refuse-not-recruited = „{ $card }“ wurde nicht angeworben.
refuse-no-cell = „{ $card }“ wird nicht auf ein Feld gestellt: Gelände kommt in die Hilfszone, Symbionten und Ausrüstung werden zurückgelegt.
refuse-placed = „{ $card }“ ist schon aufgestellt.
refuse-other-half = { $place } liegt nicht in der eigenen Hälfte.
refuse-level = { $place } gehört zu einer späteren Stufe der Aufstellung: Erst muss die vorige voll sein.
refuse-attach-wait = Das kann nicht warten: Eine zurückgelegte Karte muss angesetzt werden, solange ein Wirt da ist.
refuse-not-aside = „{ $card }“ ist nicht unter den eigenen zurückgelegten Karten.
refuse-attach-order = „{ $card }“ wird jetzt nicht angesetzt: Zuerst kommen Begleiter und Ausrüstung, dann Parasiten.
refuse-no-host = „{ $card }“ findet auf { $place } keinen Wirt: Dort ist keine Karte.
refuse-host-hidden = „{ $card }“ kann nicht auf { $place } gesetzt werden: Eine verdeckte Karte trägt nichts.
refuse-host-enemy = „{ $card }“ kann nicht auf { $place } gesetzt werden: Ein Parasit braucht einen feindlichen Wirt.
refuse-host-own = „{ $card }“ kann nicht auf { $place } gesetzt werden: Gebraucht wird ein Wirt der eigenen Seite.
refuse-host-full = „{ $card }“ kann nicht auf { $place } gesetzt werden: Der Wirt trägt schon eine Karte dieser Art.
refuse-host-kind = „{ $card }“ kann nicht auf { $place } gesetzt werden: Wirt kann nur eine Bodenkreatur sein.

## Der Zug

refuse-pass = Es steht nichts aus, worauf man passen könnte: Handle oder beende den Zug.
refuse-end-pending = Der Zug kann jetzt nicht beendet werden: Das geht in der Wahlphase des eigenen Zugs, wenn nichts aussteht.
refuse-slow = { $answer } – das ist eine langsame Aktion: Sie wird in der Wahlphase des eigenen Zugs angesagt, wenn nichts aussteht.
refuse-must-strike = { $who } muss schlagen, bevor der Zug enden kann.
refuse-must-act = Eine Karte muss schlagen, bevor der Zug enden kann.
refuse-no-mover = { $who } bewegt sich nicht: Das tun nur Kreaturen.
refuse-flyer-moves = { $who } bewegt sich nicht, solange sie in der Hilfszone ist.
refuse-carried-moves = { $who } bewegt sich nicht selbst, sondern wird vom Wirt getragen.
refuse-movers = { $who } kann sich nicht bewegen: In diesem Zug haben sich schon so viele Kreaturen bewegt wie erlaubt.
refuse-acted = { $who } hat schon gehandelt, und das beendet die Bewegung.
refuse-jumped = { $who } hat die Bewegung schon durch Sprung oder Teleport verbraucht.
refuse-no-movement = { $who } hat keine Bewegung.
refuse-movement-spent = { $who } hat die Bewegung schon verbraucht: { $count }.
refuse-same-cell = { $place } ist das Feld, auf dem die Kreatur schon steht.
refuse-far = { $who } kann nicht nach { $place } gehen: Ein Schritt führt auf ein Nachbarfeld derselben Reihe oder Spalte.
refuse-no-jump = { $who } kann weder springen noch teleportieren.
refuse-not-fresh = { $who } hat sich schon bewegt: Sprung und Teleport brauchen die volle, nicht angebrochene Bewegung.
refuse-jump-far = { $who } kann nicht nach { $place } springen: Das ist weiter als { $most }.
refuse-no-counters = { $who } hat keine Fähigkeit, die Zähler kostet.
refuse-full = { $who } hat so viele Zähler wie möglich: { $most }.
refuse-no-last-flyers = In dieser Partie kann man sich nicht für die letzten Flieger bereit machen.
refuse-other-creatures = Bereit machen kann man sich nur, wenn alle feindlichen Kreaturen Flieger sind.
refuse-not-ground = { $who } ist keine Bodenkreatur auf dem Schlachtfeld.
refuse-ready = { $who } ist schon bereit.

## Angriffe

refuse-no-strike = { $who } hat keinen einfachen Schlag.
refuse-struck = { $who } hat in diesem Zug schon einfach geschlagen.
refuse-next-strike = { $who } kann { $place } nicht noch einmal schlagen: Jeder weitere Schlag braucht ein anderes Ziel.
refuse-owed-strike = { $who } kann { $place } nicht schlagen: Solange ein Schlag gegen eine geschlossene feindliche Kreatur möglich ist, gilt er einer solchen.
refuse-empty = { $place } ist leer: Ein Angriff braucht eine Karte.
refuse-itself = { $who } kann sich nicht selbst angreifen.
refuse-not-adjacent = { $who } kann { $place } nicht schlagen: Das Ziel ist nicht benachbart.
refuse-adjacent = { $who } kann keinen Fernangriff auf { $place } richten: Das Ziel ist benachbart.
refuse-range = { $who } reicht nicht bis { $place }: Die Entfernung ist { $distance }, die Reichweite { $most }.
refuse-no-creature = { $who } kann { $place } nicht angreifen: Gelände und Ausrüstung sind weder Kreatur noch Artefakt.
refuse-sky = { $who } kann { $place } nicht schlagen: Vom Schlachtfeld aus reicht kein Nahkampf in eine Hilfszone.
refuse-opposite = { $who } kann { $place } nicht schlagen: Geschlagen werden darf nur, was gegenüber steht.
refuse-duty = { $who } kann nicht auf { $place } zielen: Ein Text verlangt, dass solche Angriffe auf eine andere Karte gehen.
refuse-lunge-flyer = { $who } kann nicht über eine Reihe nach { $place } schlagen: Aus einer Hilfszone geht das nicht.
refuse-lunge-line = { $who } kann nicht über eine Reihe nach { $place } schlagen: Das geht nur entlang der eigenen Reihe oder Spalte.
refuse-lunge-near = { $who } kann nicht über eine Reihe nach { $place } schlagen: Mindestens ein Feld muss dazwischenliegen.
refuse-lunge-far =
    { $most ->
        [one] { $who } kann nicht über eine Reihe nach { $place } schlagen: Genau { $most } Feld darf dazwischenliegen.
       *[other] { $who } kann nicht über eine Reihe nach { $place } schlagen: Höchstens { $most } Felder dürfen dazwischenliegen.
    }
refuse-lunge-blocked = { $who } kann nicht über eine Reihe nach { $place } schlagen: { $by } ist im Weg, weder leer noch eigen.

## Fähigkeiten

refuse-silenced = { $who } hat die Fähigkeiten verloren.
refuse-no-ability = { $who } hat keine Fähigkeit mit der Nummer { $number }, die man benutzen könnte.
refuse-slow-ability = { $who } kann Fähigkeit { $number } jetzt nicht benutzen: Sie ist keine Sofortfähigkeit, also eine langsame Aktion.
refuse-counters = { $who } hat zu wenige Zähler: { $count } von { $need }.
refuse-no-lives = { $who } hat keine Zusatzleben auszugeben.
refuse-limit-turn = { $who } hat Fähigkeit { $number } so oft benutzt, wie ein Zug erlaubt: { $most }-mal.
refuse-limit-battle = { $who } hat Fähigkeit { $number } so oft benutzt, wie ein Kampf erlaubt: { $most }-mal.
refuse-formation = { $who } steht nicht in Formation, und die braucht Fähigkeit { $number }.
refuse-condition = { $who } kann Fähigkeit { $number } jetzt nicht benutzen: Was der Text verlangt, ist nicht gegeben.
refuse-moment = { $who } kann Fähigkeit { $number } jetzt nicht benutzen: Sie ändert einen ausstehenden Angriff, und nur in ihrem Augenblick.
refuse-takes-part = { $who } ist am ausstehenden Angriff beteiligt und kann keine Sofortfähigkeit benutzen.
refuse-on-stack = { $who } hat eine Sofortfähigkeit auf dem Stapel und kann keine weitere benutzen.
refuse-no-choice = { $who } kann Fähigkeit { $number } jetzt nicht benutzen: Ihr Hauptteil hat keine erlaubte Wahl.
refuse-name-target = { $who } benutzt Fähigkeit { $number } an einem Ziel: Nenne es mit.
refuse-names-none = { $who } benutzt Fähigkeit { $number }, ohne gleich ein Ziel zu nennen: Lass „at“ weg.

## Ziele

refuse-taken = { $who } ist schon gewählt.
refuse-redirect = { $who } ist an diesem Angriff schon beteiligt.
refuse-meant-own = { $who } kann nicht gewählt werden: Der Text verlangt eine Karte der eigenen Seite.
refuse-meant-enemy = { $who } kann nicht gewählt werden: Der Text verlangt eine Karte der anderen Seite.
refuse-meant-hidden = { $who } kann nicht gewählt werden: Der Text verlangt etwas, das eine verdeckte Karte nicht zeigt oder das anderswo ist.
refuse-not-meant = { $who } kann nicht gewählt werden: Der Text verlangt etwas anderes.
refuse-last-reach = { $place } ist von dort aus, wo der Angreifer zuletzt stand, nicht zu erreichen.
refuse-compulsory = Das kann man nicht weglassen: Der Text sagt nicht „darf“.
refuse-cell = { $place } gehört nicht zu den Feldern, die der Text meint.
refuse-not-lying = „{ $card }“ kann nicht gewählt werden: Die Karte liegt nicht dort, oder der Text verlangt eine andere.
refuse-not-looked = „{ $card }“ kann so nicht zurückgelegt werden: Die Karte wurde nicht angesehen, oder der Text nennt einen anderen Platz.
refuse-choice = Das kann jetzt nicht gewählt werden.
refuse-number = Die Zahl muss von 1 bis { $most } gehen.
refuse-choose = Gewählt wird eine der Möglichkeiten von 1 bis { $most }.
refuse-branch = Teil { $number } kann nicht gewählt werden: Er hat jetzt keine erlaubte Wahl.
refuse-land = „{ $card }“ kann dort nicht landen: Zuerst kommen die freien Felder der Hälfte der eigenen Seite.
refuse-return = „{ $card }“ kann dort nicht wiederkommen: Die Karte kehrt auf die Hälfte zurück, von deren Deck sie kam.

## Verteidiger

refuse-nothing-pending = Es steht kein Schlag aus, gegen den man einen Verteidiger benennen könnte.
refuse-other-attack = Ein Verteidiger kann nur gegen einen einfachen Schlag benannt werden.
refuse-has-defender = Dieser Schlag hat schon einen Verteidiger.
refuse-defender-named = Ein Verteidiger ist schon benannt.
refuse-too-late = Für einen Verteidiger ist es zu spät: Benannt wird er zwischen der Ansage des Schlags und den Würfeln.
refuse-target-gone = Die geschlagene Karte ist nicht mehr da.
refuse-own-strike = Gegen einen eigenen Schlag wird kein Verteidiger benannt.
refuse-not-struck = Einen Verteidiger benennt nur, wer die geschlagene Karte kontrolliert.
refuse-direct = Das ist ein Direktschlag: Gegen ihn kann kein Verteidiger benannt werden.
refuse-is-target = { $who } ist selbst die geschlagene Karte.
refuse-no-defender = { $who } ist keine Kreatur und verteidigt niemanden.
refuse-defended = { $who } hat in diesem Zug schon verteidigt.
refuse-defend-flyer = { $who } kann keinen Flieger verteidigen: Das kann nur ein anderer Flieger.
refuse-defend-ground = { $who } ist ein Flieger und verteidigt niemanden am Boden.
refuse-not-beside-target = { $who } ist der geschlagenen Karte nicht benachbart.
refuse-not-beside-attacker = { $who } ist dem Angreifer nicht benachbart.
refuse-spy = Niemand kann auskundschaften: { card-lazutchitsa } muss unter den ausgeteilten Karten sein, bevor jemand angeworben ist.
refuse-trigger = { $card } hat keine Fähigkeit, die wartet.
