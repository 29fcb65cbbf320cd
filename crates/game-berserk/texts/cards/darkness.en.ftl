# The sentences printed on the cards of darkness, 137 to 170.

# 137 Вестник мора
text-vestnik-mora-1 = When this creature returns by incarnation, it gains flight.

# 138 Огненный имп
text-ognennyy-imp-1 = Close: throw 1, range 4.
text-ognennyy-imp-2 = When a creature of yours teleports from a cell adjacent to this creature into the enemy half, this creature’s next throw gets +1. These bonuses do not add up.

# 139 Вампир
text-vampir-1 = This creature has vampirism without a maximum, but when it deals X wounds by an attack, it gains only X-1 extra lives.

# 140 Ведьма слуа
text-vedma-slua-1 = Close, X extra lives: discharge X.

# 141 Моровой всадник
text-morovoy-vsadnik-1 = When this creature returns by incarnation, it opens; alongside, it has experience in attack 2 and +2 to simple strikes until the end of this turn.

# 142 Суккуб-истязатель
text-sukkub-istyazatel-1 = Close: discharge 1.
text-sukkub-istyazatel-2 = While creatures of yours stand in each of the 6 rows of the battlefield, this creature’s discharges have +3.

# 143 Возница
text-voznitsa-1 = For this creature’s steps and simple strikes the two end cells of a row count as adjacent.

# 144 Герольд мрака
text-gerold-mraka-1 = Close: impact. Choose a creature; deal 1 wound to it and to each enemy creature adjacent to it with the same printed weak strike.

# 145 Демон зависти
text-demon-zavisti-1 = While at least 2 enemy creatures with a printed weak strike of 3 or more are adjacent to this creature, it has +1 to simple, special and magic strikes.
text-demon-zavisti-2 = Close: magic strike 3. Only while at least 2 enemy creatures that have a discharge, a magic strike or a spell are adjacent to this creature.

# 146 Керсамская знать
text-kersamskaya-znat-1 = Close: spell. This creature gains 1 extra life; alongside, deal X wounds to a creature, where X is the number of your creatures with more lives left than are printed on them, at most 3.

# 147 Повелитель мёртвых
text-povelitel-mertvykh-1 = When a creature of yours returns by incarnation, you may open this creature.
text-povelitel-mertvykh-2 = When a creature of yours returns by incarnation, it has +1 movement until the end of your next turn.
text-povelitel-mertvykh-3 = Instant. Close: throw 1, range 4.

# 148 Сшиватель плоти
text-sshivatel-ploti-1 = Close, 3 counters, once per battle: exile a creature from your graveyard; alongside, revive a non-flyer from your graveyard. For the rest of the battle the revived creature has no abilities; the exiled card’s printed weak strike is added to its simple strikes, and the exiled card’s printed lives to its lives.
text-sshivatel-ploti-2 = Close: heal a darkness creature for 1; alongside, this creature gets 1 counter.

# 149 Талион
text-talion-1 = When this creature performs a strong simple strike, put an incarnation token on a creature in your graveyard.

# 150 Харон
text-kharon-1 = Close, 3 counters: spell. Destroy this creature; alongside, destroy a creature.
text-kharon-2 = Close: discharge 1.

# 151 Зомби
text-zombi-1 = +1 to simple strikes for each other darkness creature of yours, at most +2.

# 152 Пещерник
text-peshchernik-1 = Close: lunge 2.
text-peshchernik-2 = Close: heal this creature for 3.

# 153 Сайкорон
text-saykoron-1 = Close: magic strike 2-3-4.
text-saykoron-2 = Once per battle: when a creature adjacent to this creature is the target of a ranged attack, this creature may teleport to a free cell adjacent to the attacker.

# 154 Мрачная дворянка
text-mrachnaya-dvoryanka-1 = Once per turn: when an enemy card would be healed while this creature has more than 8 lives left, you may have it not healed at all instead.
text-mrachnaya-dvoryanka-2 = Once per turn: when a card of yours would be healed for X while this creature has fewer than 8 lives left, you may heal it for 2X instead.

# 156 Метаморф
text-metamorf-1 = This creature’s simple strikes have +X, where X is the struck creature’s printed simple strike of the same strength.

# 157 Лунная баньши
text-lunnaya-banshi-1 = Instant. Close: impact. The value of a pending simple strike gets -1; alongside, this creature gets 1 counter.
text-lunnaya-banshi-2 = Close, 1 counter: spell. An enemy creature that has taken no wounds from attacks this turn has -3 lives until the end of this turn.

# 158 Уордак
text-uordak-1 = This creature’s strong simple strikes have +X, where X is half the lives the struck card has left, rounded down.

# 159 Драккарх
text-drakkarkh-1 = This creature takes 1 wound less from ranged attacks.
text-drakkarkh-2 = +1 to simple strikes against flyers.
text-drakkarkh-3 = Close: this creature gains direct strike for the rest of the battle.

# 160 Лилит и Эйдерик
text-lilit-i-eyderik-1 = At the start of your turn put the top card of your deck into the graveyard. If it is a Demon, put an incarnation token on an Undead in your graveyard. If it is an Undead, your Demons have +1 to strong simple strikes and experience in attack 1 until the end of this turn.
text-lilit-i-eyderik-2 = Close: discharge 1; alongside, throw 1 at another target.

# 161 Скелетный червь
text-skeletnyy-cherv-1 = Once per battle: when this creature dies, choose a cell and put the tremor marker on it. At the start of the opponent’s turn you may move the tremor 1 cell. This creature returns by incarnation only to the cell with the tremor, and open; it destroys what stands there and deals 1 wound to each adjacent card.

# 162 Тварь
text-tvar-1 = Close: put a choke marker on an adjacent ordinary creature. With 1 of them a creature cannot move, with 2 it cannot attack either, with 3 it is destroyed by the card that put the third. A creature loses all its choke markers as soon as no enemy card of this name is adjacent to it.

# 163 Хозяин склепа
text-khozyain-sklepa-1 = When a non-flyer dies, this creature gets 1 counter.
text-khozyain-sklepa-2 = Close: throw 1, +2 for each counter on this creature, range 5; alongside, it loses all counters.

# 164 Поганище
text-poganishche-1 = When this creature gets an incarnation token: impact. Deal 1 wound each to X different cards, where X is the number of its tokens, the new one included.

# 165 Барака
text-baraka-1 = This creature does not close after its attack, but this gives it no second simple strike in the turn.

# 166 Вурдалак
text-vurdalak-1 = This creature takes 1 wound less from ranged attacks.

# 167 Мерцающий змей
text-mertsayushchiy-zmey-1 = Enemy cards can aim shots and throws only at this creature.

# 168 Повелитель бездны
text-povelitel-bezdny-1 = When an enemy creature dies or a creature of yours returns by incarnation, the next die this creature rolls counts as 6.
text-povelitel-bezdny-2 = When this creature moves, deal 1 wound to each adjacent creature that costs 4 or less.

# 169 Властелин хаоса
text-vlastelin-khaosa-1 = While this creature is closed, it fights as if open when struck: it rolls a die and answers.
text-vlastelin-khaosa-2 = Weak simple strikes have no effect on this creature.
text-vlastelin-khaosa-3 = Close: heal this creature for 2.

# 170 Демон жадности
text-demon-zhadnosti-1 = At the start of the opponent’s turn put a gate marker on each of 3 free cells until the end of that turn.
text-demon-zhadnosti-2 = At the end of the opponent’s turn this creature teleports to a free cell with a gate marker; alongside, deal 2 wounds to each adjacent enemy creature. If it cannot teleport, it takes 3 wounds.
