# What is printed on the cards of the mountains: one message for each sentence.

# 35 Гном-поджигатель
text-gnom-podzhigatel-1 = At the start of your turn: impact. Wound the enemy creature opposite for 1, or for 2 if it did not change its cell during the opponent’s last turn.

# 36 Ледяной змей
text-ledyanoy-zmey-1 = When this creature deals a simple strike: impact. Until the end of the opponent’s next turn one of your creatures that has a discharge, a magic strike or a spell takes 1 wound less from attacks without magic.

# 37 Овражный гном
text-ovrazhnyy-gnom-1 = When this creature deals a simple strike at an open creature: impact. The controller of that creature chooses: close it or wound it for 2.
text-ovrazhnyy-gnom-2 = +1 to simple strikes against closed cards.

# 38 Бешеный маг
text-beshenyy-mag-1 = Instant. Close: spell. Redirect a simple strike to a creature of yours adjacent to the card it is aimed at.
text-beshenyy-mag-2 = Close: discharge 1, range 3.

# 39 Гуль
text-gul-1 = Close: lunge 1.
text-gul-2 = Close: finishing 2.

# 40 Мразень
text-mrazen-1 = Close: throw 1-2-2, range 3.
text-mrazen-2 = +1 to throws against cards with experience in attack, experience in defence or armor.

# 41 Айрин
text-ayrin-1 = Twice per turn: when a creature of either side that has a discharge, a magic strike or a spell moves and thereby becomes adjacent to this creature, this creature has +1 to discharges until the end of your turn.
text-ayrin-2 = Close: discharge 1.

# 42 Знахарь племени
text-znakhar-plemeni-1 = Close, 3 counters, once per battle: revive a creature from your graveyard, closed.
text-znakhar-plemeni-2 = Valhalla: wound one of your creatures for 1; alongside, it gets 1 counter.
text-znakhar-plemeni-3 = Close: discharge 1.

# 43 Каменный голем
text-kamennyy-golem-1 = This creature takes 2 wounds less from attacks without magic.

# 44 Страж чертогов
text-strazh-chertogov-1 = Formation: this creature may also make simple strikes at cards at distance 2; these are strikes with range.
text-strazh-chertogov-2 = While this creature has 2 or more mates, it has direct strike.

# 45 Ледовый охотник
text-ledovyy-okhotnik-1 = Close: lunge 2. Alongside, the creature opposite this creature gains experience in attack 1, or 1 more of it, until the end of your turn.
text-ledovyy-okhotnik-2 = Valhalla: one of your creatures gains experience in attack 1, or 1 more of it, until the end of your turn.

# 46 Мастер топора
text-master-topora-1 = Formation: at the start of your turn this creature gets 1 counter.
text-master-topora-2 = Close, X counters: magic strike 0-1-2 with +X.

# 47 Ртунх
text-rtunkh-1 = This creature takes 1 wound less from ranged attacks.
text-rtunkh-2 = +1 to simple strikes against swamp cards.
text-rtunkh-3 = This creature may be the defender for your non-flyers.

# 48 Смотритель горнила
text-smotritel-gornila-1 = Formation: armor 2 while one of this creature’s mates is elite.
text-smotritel-gornila-2 = Formation: experience in defence 2 while one of this creature’s mates is ordinary.

# 49 Центурион
text-tsenturion-1 = Close: lunge 1.
text-tsenturion-2 = Close, 1 counter: impact. Choose X, at least 1, when declaring. Wound this creature for X; alongside, wound the enemy creature opposite for X-1, even if this creature dies.

# 50 Хранитель гор
text-khranitel-gor-1 = +2 to simple strikes against swamp cards.

# 51 Призывающая бурю
text-prizyvayushchaya-buryu-1 = Close, once per battle for each row: spell. Choose a row of the enemy half. Until the end of the opponent’s next turn, each attack an ordinary enemy creature makes while standing in that row has exactly the value 1.
text-prizyvayushchaya-buryu-2 = Close: discharge 1-2-2, range 4.

# 52 Тан Ханеранга
text-tan-khaneranga-1 = Formation: this creature takes 1 wound less from magic strikes and discharges.
text-tan-khaneranga-2 = When one of your creatures with a formation ability dies in the opponent’s turn, each creature that was its mate has +2 to its next simple strike.

# 53 Гном-басаарг
text-gnom-basaarg-1 = Formation: +1 to simple strikes.
text-gnom-basaarg-2 = Against closed cards this creature has +1 to simple strikes and direct strike.
text-gnom-basaarg-3 = If this creature can make a simple strike at a closed enemy creature in your turn, it must do so.

# 54 Искатель тайн
text-iskatel-tayn-1 = Close: discharge 1, range 3.
text-iskatel-tayn-2 = At the start of your turn: prophecy 1. If the shown card is elite, this creature may for the rest of the battle lose all its abilities and have flight and +1 to simple strikes in their place.

# 55 Борг
text-borg-1 = Close, 1 counter: special strike 3. Alongside, if the attacked card was closed, stun it.

# 56 Ном
text-nom-1 = Against cards that have a throw this creature has direct strike.
text-nom-2 = When this creature dies: impact. Wound an enemy non-flyer for 3.

# 57 Криомант
text-kriomant-1 = Close, 1 counter: impact. In their next turn the opponent may move at most 3-2-1 of their creatures, by the die.
text-kriomant-2 = Close: discharge 1.

# 58 Молотобоец
text-molotoboets-1 = When this creature deals a simple strike in your turn: impact. You may push the attacked creature 1 cell in the direction of the strike; if its controller refuses or that cell is not free, wound it for 2 instead.
text-molotoboets-2 = Close: this creature gains direct strike for the rest of the battle.

# 59 Оборотень
text-oboroten-1 = Before each of your turns choose: until the end of the opponent’s next turn this creature has regeneration 2, or it has +2 to simple strikes and +1 movement.
text-oboroten-2 = Valhalla: heal one of your creatures of the class Jordling for 1.

# 60 Аргвальд
text-argvald-1 = While an enemy creature is adjacent to this creature, enemies may aim discharges only at this creature.
text-argvald-2 = When this creature is struck by a discharge, it gets 1 counter.
text-argvald-3 = Close: magic strike with the value 2 for each counter on this creature. Alongside, all counters are removed from it.

# 61 Горный великан
text-gornyy-velikan-1 = Formation: experience in defence 1.

# 62 Костедробитель
text-kostedrobitel-1 = Valhalla: one of your creatures has +1 to simple strikes until the end of your turn.

# 63 Рагнар
text-ragnar-1 = Your first Valhalla ability to take effect in each turn takes effect twice, with new choices the second time.
text-ragnar-2 = Valhalla: the first simple strike of a creature of yours this turn is unanswered.

# 64 Гобрах
text-gobrakh-1 = This creature takes 2 wounds less from simple, special and magic strikes along a diagonal.

# 65 Ледовый страж
text-ledovyy-strazh-1 = Instant. Close: spell. Close any creature that has not moved this turn.
text-ledovyy-strazh-2 = Close: heal this creature for 3.

# 66 Повелитель молний
text-povelitel-molniy-1 = Close: this creature gets 1 counter.
text-povelitel-molniy-2 = Close: discharge 2, with +3 for each counter on this creature. Alongside, 1 counter is removed from it.
text-povelitel-molniy-3 = Texts that say attacks may be aimed only at one card do not count for this creature.

# 67 Гномий король
text-gnomiy-korol-1 = Formation: this creature takes 1 wound less from attacks without magic.
text-gnomiy-korol-2 = Formation: the mates of this creature have +1 to simple, special and magic strikes.
text-gnomiy-korol-3 = Once per turn for each attacked creature: when a ranged attack is aimed at a creature of yours in row 2 or 3, you may redirect it to a mate of this creature.

# 68 Владыка небес
text-vladyka-nebes-1 = Flyer protection does not work against this creature’s attacks.
text-vladyka-nebes-2 = When this creature deals a simple, special or magic strike, the attacked card gets a “prey” marker.
text-vladyka-nebes-3 = Against cards with a “prey” marker this creature has +3 to simple strikes and unanswered strike.
text-vladyka-nebes-4 = Close: this creature gains flight for the rest of the battle.
