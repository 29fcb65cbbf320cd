
# Was an einer von Hand aufgebauten Stellung falsch ist.

scene-seat = „{ $found }“ ist kein Platz: Es gibt die Plätze 1 und 2.
scene-number = „{ $found }“ ist keine Zahl, die hier passt.
scene-statement = „{ $found }“ sagt nichts über eine Stellung.
scene-value = „{ $found }“ ist keine Größe einer Stellung.
scene-word = „{ $found }“ sagt nichts über eine Karte.
scene-wanted = „{ $found }“ steht, wo „{ $wanted }“ stehen muss.
scene-at = „{ $found }“ steht, wo „at“ stehen muss: card tsiklop at c3.
scene-place =
    „{ $found }“ ist kein Ort für eine Karte: Orte sind die Felder a1 bis e6, dort getragene Karten wie c3.equipment,
    die Zusatzzonen f und s sowie grave, deck, deck-top, exile, aside, hand und squad.
scene-stage = „{ $found }“ ist kein Abschnitt: Es gibt deal, recruit, place und reveal.
scene-too-late = „{ $found }“ muss über der ersten Karte stehen.
scene-whose = Hier muss gesagt werden, wem „{ $card }“ gehört: of 1 oder of 2.
scene-edition = „{ $card }“ gibt es nur in der klassischen Ausgabe.
scene-not-there = „{ $card }“ gehört nicht dorthin: Die Karte ist vom Typ „{ $kind }“.
scene-taken = „{ $card }“ kann nicht auf { $place } liegen: Dort liegt „{ $other }“.
scene-no-host = „{ $card }“ hat auf { $place } keinen Träger: Er muss vorher genannt sein.
scene-bad-host = „{ $host }“ kann „{ $card }“ nicht tragen: Träger sind aufgedeckte Bodenkreaturen.
scene-own-host = „{ $host }“ kann „{ $card }“ nicht tragen: Ein Parasit kommt auf eine gegnerische Kreatur.
scene-enemy-host = „{ $host }“ kann „{ $card }“ nicht tragen: Die Karte kommt auf eine eigene Kreatur.
scene-full-host = „{ $host }“ kann „{ $card }“ nicht tragen: Dort wird schon „{ $other }“ getragen.
scene-too-many = „{ $card }“ ist zu viel: { $seat } kann höchstens { $most } Karten haben.
scene-unique = { $seat } hat „{ $card }“ schon im Spiel, und die Karte ist einzigartig.
scene-terrains = { $seat } hat schon ein Gelände im Spiel, sodass für „{ $card }“ kein Platz ist.
scene-not-staged = „{ $card }“ kann nur vor dem Kampf in Hand oder Trupp liegen ({ $seat }): siehe stage.
scene-no-life = „{ $card }“ hat keine Leben.
scene-killed = „{ $card }“ wäre tot: Die Karte hat { $lives } Leben.
scene-counters = „{ $card }“ trägt höchstens { $most } Marken.
scene-poison = „{ $card }“ kann nicht vergiftet werden.
scene-nobody = Auf „{ $place }“ liegt keine Karte.
scene-mark = „{ $found }“ ist kein Marker.
scene-mark-cell = „{ $found }“ steht, wo „at“ stehen muss: Dieser Marker liegt auf einem Feld.
scene-mark-card = „{ $found }“ steht, wo „on“ stehen muss: Dieser Marker liegt auf einer Karte.
scene-marked = Dieser Marker besetzt { $place }, wo „{ $other }“ liegt.
scene-sentence = Satz { $number } von „{ $card }“ legt nichts auf eine Karte.
scene-turns = Zug { $turns } ist nicht von { $seat }: Der Erste hat die ungeraden Züge, der Zweite die geraden.
scene-no-creature = { $seat } hat keine Kreatur und hätte verloren.
scene-unsound = Die Stellung ist nicht möglich: { $why }.
