# What is printed on the cards of the forest, one message a sentence.

# 69 Атекар
text-atekar-1 = Close: throw 0-1-2, range 3.
text-atekar-2 = While an unwounded creature of yours is opposite this creature: +1 to throws.

# 70 Дракс
text-draks-1 = +1 to simple strikes against cards that have a discharge, a magic strike or a spell.

# 71 Леший
text-leshiy-1 = Close: heal this creature fully.

# 72 Фея леса
text-feya-lesa-1 = Close: impact. Heal up to 3 of your forest creatures for 1 each.

# 73 Друид
text-druid-1 = Close: impact. Heal a creature for 2 and remove its poison.

# 75 Лесной разбойник
text-lesnoy-razboynik-1 = This creature may also step diagonally.
text-lesnoy-razboynik-2 = Close, 1 counter, once per battle: impact. Until the end of the battle an adjacent enemy creature has -1 to simple strikes; alongside, this creature has +1 to simple strikes for as long.

# 76 Оури
text-ouri-1 = When this creature moves and then is adjacent to a creature of yours that costs 7 or more, it may make a shot 1, range 3.
text-ouri-2 = Close: heal a creature for 1.

# 77 Паук-пересмешник
text-pauk-peresmeshnik-1 = Enemy flyers may aim attacks only at this creature.
text-pauk-peresmeshnik-2 = Close: impact. Until the end of the opponent’s next turn put a net on an enemy non-flyer at a distance of at most 2.
text-pauk-peresmeshnik-3 = A netted creature cannot move, act or defend in its next turn.
text-pauk-peresmeshnik-4 = When a netted creature is attacked, block that attack and remove the net.

# 78 Эриала
text-eriala-1 = Close: shot 1.
text-eriala-2 = This creature may aim shots at adjacent cards too.
text-eriala-3 = +1 to shots at cards in the row with the same number as the row of this creature, if both stand in the halves of their own sides.

# 79 Бегущая по кронам
text-begushchaya-po-kronam-1 = Close: shot 1-2-2.
text-begushchaya-po-kronam-2 = At the start of your turn, if this creature stands in row 1 of your half: +1 to shots until the end of this turn.
text-begushchaya-po-kronam-3 = At the start of your turn, if this creature stands in row 3 of your half, it gains direct strike until the end of this turn.

# 80 Бьёрн
text-bern-1 = When this creature becomes the defender, heal for 2 the creature it defends.

# 81 Вожак сатиров
text-vozhak-satirov-1 = This creature takes 1 wound less from attacks by flyers.
text-vozhak-satirov-2 = Up to 3 times per turn: when this creature is unwounded and would be healed for X, it may instead deal X wounds to an adjacent creature.

# 82 Клаэр
text-klaer-1 = When this creature becomes the defender: +2 to simple strikes and experience in attack 1 until the end of your next turn.

# 83 Серк
text-serk-1 = Once per turn: when this creature is unwounded and would be healed, it may instead open.
text-serk-2 = This creature takes 1 wound less from attacks by creatures with movement 2 or more.

# 84 Камнедрев
text-kamnedrev-1 = At the end of your turn, if this creature has not moved in it, it may get 1 counter.
text-kamnedrev-2 = +1 to simple strikes for each counter on this creature.
text-kamnedrev-3 = When this creature moves, it loses all its counters.

# 85 Лёккен
text-lekken-1 = This creature may be the defender any number of times in a turn and does not close after defending.

# 86 Мира
text-mira-1 = While this creature is unwounded, it takes 1 wound less from ranged attacks.
text-mira-2 = Close: shot 1-2-3. Alongside, close the attacked card if in this turn it has taken wounds from at least 2 other shots or throws, of any card.

# 87 Фагор
text-fagor-1 = Close, 1 counter: magic strike X. X is the sum of the printed weak strikes of your creatures directly left and right of this creature.

# 88 Резчик идолов
text-rezchik-idolov-1 = While an enemy creature is adjacent to this creature, enemy cards may aim shots and throws only at this creature.

# 89 Грызь
text-gryz-1 = Close: lunge 1.
text-gryz-2 = Close: this creature gains direct strike and flyer protection until the end of the battle.

# 90 Дверг
text-dverg-1 = Close: impact. Until the end of this turn a creature has “Close, once per turn: magic strike” with the three printed values of its own simple strike, each plus 1.

# 91 Дикий целитель
text-dikiy-tselitel-1 = While at least 3 unwounded creatures of yours are adjacent to this creature: +1 to simple strikes and experience in attack 1.
text-dikiy-tselitel-2 = When this creature moves, it may heal an adjacent creature for 1.

# 92 Кобольд
text-kobold-1 = Close: lunge 1.
text-kobold-2 = When this creature performs a strike, it may heal itself for the printed medium simple strike of the creature opposite it, whichever side that is on.

# 93 Очи Кронга
text-ochi-kronga-1 = Up to 2 times per turn: when other forest creatures of yours have performed a strike, a shot and a heal in this turn in succession, in any order, open this creature. Steps in between do not matter.

# 94 Король-жрец
text-korol-zhrets-1 = Close, 1 counter, once per battle: impact. A creature loses its abilities until this creature moves or leaves the battlefield.
text-korol-zhrets-2 = Close: heal a creature for 2.

# 95 Ловец душ
text-lovets-dush-1 = When a creature dies, this creature gets 1 counter.
text-lovets-dush-2 = Close: impact. Deal 1 wound to each of up to 2 unwounded creatures.
text-lovets-dush-3 = Close, X counters: spell. Deal X wounds to an enemy creature; alongside, heal one of your creatures for X.

# 96 Тергала
text-tergala-1 = Close: spell. Choose a row. At the start of your next turn X enemy creatures anywhere take 1-2-2 wounds, with one die for all; X is the number of your unwounded creatures in that row at that moment. If there are fewer than X enemy creatures, all of them take the wounds.
text-tergala-2 = Close: discharge 1-2-2.

# 97 Эльфийский воин
text-elfiyskiy-voin-1 = This creature takes 1 wound less from attacks by steppe creatures.
text-elfiyskiy-voin-2 = When this creature performs a simple strike, also in answer, or misses while attacking, it makes a shot 2.

# 98 Етун
text-etun-1 = Against attacks of this creature the abilities of the attacked creature do not count.

# 99 Серый альв
text-seryy-alv-1 = Close: shot 2-3-3.
text-seryy-alv-2 = 1 counter: shot 5, without closing. Against it the abilities of the attacked card do not count.

# 100 Хобгоблин
text-khobgoblin-1 = This creature takes 2 wounds less from attacks without magic by creatures that cost 3 or less.

# 101 Циклоп
text-tsiklop-1 = This creature may declare a simple strike only at the card opposite it.
text-tsiklop-2 = Close: magic strike 2.

# 102 Келе
text-kele-1 = Close: magic strike 3-4-5.
text-kele-2 = When this creature performs a simple strike, it may heal itself for 2; if it is unwounded then, it does not close after the attack.
