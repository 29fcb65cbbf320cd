# What is printed on the cards of the swamp, one message a sentence.

# 103 Ижор
text-izhor-1 = Close: shot 1, range 4.
text-izhor-2 = When this creature performs an attack with the strong result, a strong simple strike included, the creature it attacks gets poison 1.
text-izhor-3 = +1 to the die in attacks by this creature at cards in row 2 of the enemy half.

# 104 Махинатор
text-makhinator-1 = Once per turn: when a prophecy of yours shows cards, you may put them back on top of the deck in any order.
text-makhinator-2 = Close, once per battle: impact. A creature loses 1 counter.
text-makhinator-3 = Close: discharge 1, range 3.

# 105 Отряд карателей
text-otryad-karateley-1 = When a prophecy of yours shows this card, you may summon it closed to any free cell; alongside, 1 creature of your choice adjacent to it, on either side, gets poison 1.

# 106 Римаанды
text-rimaandy-1 = Against cards that have no other creature of their own side directly left or right of them the simple strikes of this creature are unanswered.

# 107 Болотник
text-bolotnik-1 = Close, 1 counter: impact. Destroy this creature; alongside, each enemy creature adjacent to it takes 1 wound and gets poison 1.

# 108 Дети топи
text-deti-topi-1 = Once per turn: when an enemy card’s strike is aimed at this creature, block it; alongside, this creature jumps to a free cell at a distance of at most 2.
text-deti-topi-2 = When this creature has jumped, the opponent chooses one of their creatures adjacent to the vacated cell; it is moved onto that cell.

# 109 Осклизг
text-osklizg-1 = Close, 1 counter: impact. Move up to 4 wounds from an adjacent swamp creature to this creature.
text-osklizg-2 = Close: lunge 1.

# 110 Рэккен
text-rekken-1 = Close: impact. Move up to 2 wounds from another swamp creature, at any distance, to this creature.
text-rekken-2 = Close: throw X, range 4. X is the number of wounds on this creature, at most 4.

# 111 Тови
text-tovi-1 = When this creature moves, the opponent may move one of their creatures 1 cell in the same direction on the battlefield. If that does not happen, this creature has +2 to its next throw in this turn.
text-tovi-2 = Close: throw 1.

# 112 Хедд
text-khedd-1 = When this creature performs a medium or strong simple strike, the creature it strikes gets poison 1.

# 113 Гаррид-лучник
text-garrid-luchnik-1 = Close: shot 1-2-3, range 4.

# 114 Грёзы Архааля
text-grezy-arkhaalya-1 = Close: prophecy 1. Alongside, an enemy creature with the same cost as the shown card gets poison 1, and one of your creatures with that cost takes 1 wound less from attacks without magic until the end of the opponent’s next turn. Only the number counts, not the crystal; a part that finds no such creature is left out.

# 115 Кровяница
text-krovyanitsa-1 = Close: finishing X. X is 1 plus the number of poisoned creatures adjacent to the target.

# 116 Василиск
text-vasilisk-1 = When this creature performs a strike: impact. The creature it strikes cannot move until this creature moves or leaves the battlefield, or until something else takes the struck creature off its cell.

# 118 Шаман-душегрыз
text-shaman-dushegryz-1 = Instant. Close, 1 counter: spell. An open enemy creature makes its simple strike at a card of your choice adjacent to it, on either side; alongside, close that creature.
text-shaman-dushegryz-2 = Close: this creature gains flyer protection until the end of the battle.

# 119 Бул'Багур
text-bulbagur-1 = At the start of the opponent’s turn: impact. Choose up to 3 consecutive cells in one line, a diagonal included, the first of them adjacent to this creature. Until the end of your next turn cards there take 1 wound more from ranged attacks, from poison and from this creature’s simple strikes.

# 120 Гоблин
text-goblin-1 = This creature takes 2 wounds less from simple strikes.
text-goblin-2 = When this creature performs a simple strike or misses while attacking: impact. Close the card it strikes or misses.

# 121 Слизь
text-sliz-1 = When this creature performs a simple strike, it makes a shot 1, range 3.
text-sliz-2 = When a melee attack on this creature is performed, the attacker takes 1 wound.
text-sliz-3 = Close, 1 counter: special strike 3. Alongside, the attacked creature gets poison 1.

# 122 Дочь перламутра
text-doch-perlamutra-1 = Once per turn: when an attack without magic is aimed at this creature as its final target: prophecy 1. If the cost of the shown card is odd, block the attack.

# 123 Ноками
text-nokami-1 = Once per turn: when an enemy creature takes wounds from poison, this creature may deal 1 wound to a creature adjacent to that creature.
text-nokami-2 = Close: impact. Raise the poison of a poisoned creature by 1, to at most 2.

# 124 Сеятель хвори
text-seyatel-khvori-1 = Once per turn: when an enemy creature dies by poison X, you may give poison X to a creature adjacent to it, on either side.
text-seyatel-khvori-2 = Close: discharge 1-2-2.
text-seyatel-khvori-3 = When this creature performs a discharge with the medium or strong result, the attacked creature gets poison 1.

# 125 Троллок
text-trollok-1 = Close: throw 1-2-2.
text-trollok-2 = +1 to throws at cards that have a shot, a throw or a discharge.

# 126 Вилохвост
text-vilokhvost-1 = +1 to simple strikes against defenders.
text-vilokhvost-2 = Against forest creatures this creature has direct strike.

# 127 Исхарская ненасыть
text-iskharskaya-nenasyt-1 = When a prophecy of yours shows cards, this creature has +1 to its next simple strike for each shown card. These bonuses add up until that strike, to at most +3 in all.

# 129 Ундина
text-undina-1 = Close: impact. A creature gets poison 1.
text-undina-2 = Close: spell. Deal 1 wound to each poisoned enemy creature.

# 130 Королева топи
text-koroleva-topi-1 = At the end of the opponent’s turn summon from your deck a swamp creature that costs 5 or less to a free cell to which at least 3 of your creatures are adjacent; then shuffle the deck.
text-koroleva-topi-2 = Close: prophecy 1. Alongside, deal 1 wound to a creature, or 2 wounds if a card with the name of the shown card is in either squad.

# 131 Медуза Горгона
text-meduza-gorgona-1 = When this creature performs a strong simple strike: impact. Close and stun the creature it strikes.

# 132 Двухголовый тролль
text-dvukhgolovyy-troll-1 = When this creature performs a simple strike: prophecy 2. If all shown cards are elite, deal 2 wounds to the card it strikes; if all are ordinary, the creature it strikes gets poison 2.

# 133 Морок
text-morok-1 = This creature takes 1 wound less from shots and throws.
text-morok-2 = While this creature is the defender, it takes 1 wound less from simple strikes.
text-morok-3 = While this creature is closed, the value of simple strikes at it is set to 1.
text-morok-4 = Simple strikes at cards of either side directly left and right of this creature count as weak.

# 134 Уриил
text-uriil-1 = When a creature performs a simple strike at this creature: impact. Stun that creature.

# 135 Древний огр
text-drevniy-ogr-1 = This creature takes 1 wound less from shots and throws.
text-drevniy-ogr-2 = When a strike at this creature has been performed, further strikes have no effect on it until the end of this turn.

# 136 Гидра
text-gidra-1 = The simple strikes of this creature are unanswered, and their strength cannot be lowered. It may make a simple strike at each adjacent enemy creature in succession and closes after the last.
