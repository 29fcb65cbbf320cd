# The sentences printed on the cards of later sets, 242 to 245.

# 242 Снург
text-snurg-1 = Close: shot 1, range 3.
text-snurg-2 = Close: discharge 2, range 3. Only while no enemy creature stands in this creature’s column.

# 243 Ватажник
text-vatazhnik-1 = Close: lunge 1.
text-vatazhnik-2 = When this creature performs a lunge, it may swap places with a creature of yours.

# 244 Хозяйка трясин
text-khozyayka-tryasin-1 = When an enemy creature moves: spell. It has -1 to simple strikes until the end of this turn.
text-khozyayka-tryasin-2 = Close: spell. Deal 1 wound each to up to 3 different cards that did not move in their controller’s last turn.

# 245 Дитя вьюги
text-ditya-vyugi-1 = Close: spell. Deal X wounds to a creature, where X is the number of free cells adjacent to it, at most 3.
