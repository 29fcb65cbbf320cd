# What is printed on the cards of the steppe: one message for each sentence.

# 2 Кшар
text-kshar-1 = Close: lunge 1.
text-kshar-2 = Close, 1 counter: special strike 3.
text-kshar-3 = +1 to simple, special and magic strikes against mountain cards.

# 3 Волхв
text-volkhv-1 = Close, 1 counter: spell. Move 1 or 2 wounds from one of your creatures to enemy creatures, shared out as you like.

# 4 Гиррит
text-girrit-1 = Close: shot 1, range 3. Alongside, the attacked card gets a “hunt” marker until the end of your turn.
text-girrit-2 = Close, 1 counter: shot 2. Alongside, the attacked card gets a “hunt” marker until the end of your turn.
text-girrit-3 = When an attack of a flyer wounds a creature with a “hunt” marker, wound that creature for 2; alongside, the marker is removed.

# 5 Ост
text-ost-1 = Instant. Close: impact. A simple strike that another creature of yours is dealing, an answering one too, becomes strong.
text-ost-2 = Close: discharge 1.

# 6 Пустотник
text-pustotnik-1 = Close, X counters: spell. Choose another creature: attacks without magic have no effect on it until the last of the opponent’s next X turns ends.
text-pustotnik-2 = Close: discharge 1.
text-pustotnik-3 = This creature cannot get counters from other cards.

# 7 Смотритель стойла
text-smotritel-stoyla-1 = At the start of your turn: impact. You may wound this creature or a creature of either side adjacent to it for 1; alongside, the chosen creature has +1 movement until the end of your turn.
text-smotritel-stoyla-2 = When this creature has moved to another cell, it gains experience in attack 1, or 1 more of it, until the end of your turn.

# 8 Степной волколак
text-stepnoy-volkolak-1 = Simple strikes against this creature count as weak.
text-stepnoy-volkolak-2 = When this creature dies: special strike 2 from the cell it died on at a card adjacent to that cell, before anything else is declared.

# 9 Хозяйка прайда
text-khozyayka-prayda-1 = Close: impact. Wound any creature for 1. Alongside, until the end of this turn your creatures add 1 to every die they roll in attacks at it.

# 10 Аколит Дзара
text-akolit-dzara-1 = Close: discharge 1 at up to 3 different targets.

# 11 Змееглав
text-zmeeglav-1 = Close: lunge 1.

# 12 Кабаний наездник
text-kabaniy-naezdnik-1 = When this creature crosses from your half into the enemy half in any way, it has +1 to simple strikes until the end of this turn.
text-kabaniy-naezdnik-2 = When this creature crosses from the enemy half into your half in any way, attacking does not close it until the end of this turn.

# 13 Орк
text-ork-1 = Against mountain creatures this creature has +1 to simple strikes and direct strike.

# 14 Пустынный кондор
text-pustynnyy-kondor-1 = Close, 1 counter, once per battle: impact. Move an enemy non-flyer to a free cell adjacent to it. Alongside, for the rest of the battle this creature loses flight and has movement 1; it lands on the cell just left and wounds the moved creature for 3-4-4.

# 15 Рубаки Холверта
text-rubaki-kholverta-1 = Formation, once per turn: when this creature deals a simple strike, open one of its closed mates; alongside, that mate cannot attack until the end of this turn.

# 16 Санкторум
text-sanktorum-1 = Weak simple strikes have no effect on this creature.
text-sanktorum-2 = Formation: +1 to weak simple strikes.

# 17 Арбалетчик
text-arbaletchik-1 = Close: shot 1-2-3. Alongside, all counters are removed from this creature.
text-arbaletchik-2 = +2 to this creature’s shots for each counter on it.
text-arbaletchik-3 = Close: this creature gets 1 counter.
text-arbaletchik-4 = Formation: throw protection.

# 18 Килсус
text-kilsus-1 = Answering strikes have no effect on this creature.
text-kilsus-2 = Twice per turn: when this creature deals a simple strike, finishing X, where X is the number of cells it has moved this turn.

# 19 Щитоносец
text-shchitonosets-1 = This creature takes 1 wound less from ranged attacks.
text-shchitonosets-2 = Your steppe creatures directly left and right of this creature take 1 wound less from ranged attacks.
text-shchitonosets-3 = Formation: this creature takes 1 wound less from simple strikes.

# 20 Глорм
text-glorm-1 = Instant. Close: impact. The value of a simple, special or magic strike at one of your creatures becomes exactly 1. Alongside, wound this creature for 1, unless the struck creature is a steppe creature.

# 21 Мантикора
text-mantikora-1 = Flyer protection does not work against this creature’s attacks.
text-mantikora-2 = Against creatures that have a discharge, a magic strike or a spell, this creature has +1 to simple strikes and direct strike.

# 22 Орк-бомбардир
text-ork-bombardir-1 = Close: throw 1, range 3. Alongside, put a bomb on the cell of the attacked card.
text-ork-bombardir-2 = At the start of your turn: impact. Each bomb of this creature wounds every card on its cell, carried cards too, for 2; alongside, the bomb is removed.

# 23 Риала
text-riala-1 = If this creature has moved 2 or more cells in one direction this turn, it has direct strike.
text-riala-2 = If this creature has moved in 2 or more different directions this turn, it has experience in attack 2.

# 24 Посвящённый Дзара
text-posvyashchennyy-dzara-1 = Close: discharge 2-3-4, range 1.
text-posvyashchennyy-dzara-2 = When this creature has moved to another cell, its discharges have 1 more range until the end of this turn; each such move adds up.

# 25 Хронос
text-khronos-1 = Instant. Close, 1 counter: impact. Heal another creature of the wounds it took this turn, from whatever cause, and still has.
text-khronos-2 = Close, 1 counter: one of your creatures gets 1 counter.

# 26 Анубисар
text-anubisar-1 = When this creature deals a strong simple strike: impact. Wound 2 different enemy creatures adjacent to the attacked card for 1 each, or the only one there is.
text-anubisar-2 = Formation: this creature has every formation ability of the steppe creatures among its mates, with itself in place of the creature named there.

# 27 Бон и Берроу
text-bon-i-berrou-1 = Only without a counter on this creature. Close: lunge 2. Alongside, this creature may get 1 counter.
text-bon-i-berrou-2 = When this creature deals a simple strike with 1 counter on it: discharge 1-2-2, range 3.
text-bon-i-berrou-3 = When a simple strike is aimed at this creature with 1 counter on it, you may remove the counter; alongside, that strike is blocked.

# 28 Матриарх племени
text-matriarkh-plemeni-1 = Close, 1 counter: impact. Choose an enemy creature. Each of your creatures adjacent to it, closed ones too, makes a simple strike at it, one after another in the order you like, as if open and without closing, until it dies.

# 29 Пеший латник
text-peshiy-latnik-1 = Formation: armor 2.
text-peshiy-latnik-2 = When this creature is struck by a simple, special or magic strike: special strike 2 at the attacker.

# 30 Бронтобей
text-brontobey-1 = When this creature has moved to another cell, it has +1 to simple strikes until the end of this turn; each such move adds up.
text-brontobey-2 = +1 to simple strikes against the creature opposite.

# 31 Ойуун
text-oyuun-1 = Close: this creature gains flyer protection for the rest of the battle.
text-oyuun-2 = Instant. Close, twice per turn: spell. Open one of your creatures; alongside, wound it for 1.

# 32 Дегаска
text-degaska-1 = This creature takes 1 wound less from ranged attacks.
text-degaska-2 = At the start of the battle and when this creature deals a strong strike, show a creature from your deck that has an ability for its strong strike, bears another name than this creature and was not shown this way before in this battle. This creature has that ability for the rest of the battle. Then shuffle the deck.

# 33 Скелос
text-skelos-1 = This creature takes 2 wounds less from simple, special and magic strikes of creatures with direct strike.
text-skelos-2 = Formation: flyer protection.
text-skelos-3 = While no enemy creature stands in row 1 of the enemy half, this creature has +1 to simple strikes and may make them at flyers.

# 34 Минотавр
text-minotavr-1 = This creature may make 2 simple strikes in a turn and closes after the second.
text-minotavr-2 = Formation: +1 to strong simple strikes.
