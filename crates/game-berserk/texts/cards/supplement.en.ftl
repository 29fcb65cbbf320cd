# The sentences printed on the cards of our own supplement, 201 to 241.

# 201 Межевой камень
text-mezhevoy-kamen-1 = Your creatures directly left and right of this card take 1 wound less from shots and throws.

# 202 Сигнальный колокол
text-signalnyy-kolokol-1 = Instant. Close: impact. Open a closed creature of yours adjacent to this card; alongside, that creature cannot declare attacks until the end of this turn.

# 203 Громовой столп
text-gromovoy-stolp-1 = Close: discharge 1-2-3, range 4.
text-gromovoy-stolp-2 = While a creature of yours of the class Linung is adjacent to this card, its discharges have +1 to the die.

# 204 Осадный скорпион
text-osadnyy-skorpion-1 = Close: this card gets 1 counter.
text-osadnyy-skorpion-2 = Close, 1 counter: shot 2-3-4.

# 205 Чаша горячей крови
text-chasha-goryachey-krovi-1 = Close: impact. A creature of yours adjacent to this card gains 2 extra lives; alongside, its maximum is its printed lives plus 3 for the rest of the battle, unless its own text names a maximum.

# 206 Зеркало тихой воды
text-zerkalo-tikhoy-vody-1 = Close, once per battle: look through your deck and exile up to 2 cards from it.
text-zerkalo-tikhoy-vody-2 = Close: spell. Prophecy 1. If the shown card is elite, deal 1 wound to an enemy creature; if it is ordinary, heal a creature of yours for 1.

# 207 Рог дальнего похода
text-rog-dalnego-pokhoda-1 = Close: this card gets 1 counter.
text-rog-dalnego-pokhoda-2 = Close, 3 counters, once per battle: look through your deck and summon from it an ordinary creature that costs 4 or less, closed, to a free cell adjacent to this card.

# 208 Истукан-двойник
text-istukan-dvoynik-1 = While a creature of yours is adjacent to this card, enemy cards can aim shots and throws only at this card; one that does not reach it, being adjacent to it or too far away, cannot shoot or throw.

# 209 Шлем дозорного
text-shlem-dozornogo-1 = Its host has experience in defence 1.

# 210 Секира трёх рун
text-sekira-trekh-run-1 = Its host has +1 to medium and strong simple strikes.

# 211 Багор
text-bagor-1 = Its host has the ability “Close: lunge 1.”

# 212 Короткий лук кочевья
text-korotkiy-luk-kochevya-1 = Its host has the ability “Close: shot 1-1-2, range 3.”

# 213 Плащ из тумана
text-plashch-iz-tumana-1 = Its host takes 1 wound less from ranged attacks and has direct strike.

# 214 Живой панцирь
text-zhivoy-pantsir-1 = Its host has regeneration 1.

# 215 Сапоги-вихри
text-sapogi-vikhri-1 = Its host has +1 movement and may also step diagonally.

# 216 Восковые крылья
text-voskovye-krylya-1 = Its host has the ability “Close, once per battle: this creature gains flight until the end of your next turn.” As the host then leaves the battlefield, everything it carries is destroyed.

# 217 Ручной хорёк
text-ruchnoy-khorek-1 = Its host has experience in attack 1.

# 218 Рунный светляк
text-runnyy-svetlyak-1 = Close: discharge 1, range 3.

# 219 Щитник-отрок
text-shchitnik-otrok-1 = This creature may defend its host any number of times per turn, and does not close by it.

# 220 Пиявка-лекарь
text-piyavka-lekar-1 = Its host has regeneration 1 and poison protection.

# 221 Череп-шептун
text-cherep-sheptun-1 = When its host dies, put an incarnation token on each creature with incarnation in your graveyard.

# 222 Погоняла на загривке
text-pogonyala-na-zagrivke-1 = Its host has +1 movement.
text-pogonyala-na-zagrivke-2 = Instant. Close: impact. Add 1 to a die that its host has rolled or subtract 1 from it.

# 223 Клещ-гнилушник
text-kleshch-gnilushnik-1 = At the start of your turn: impact. Deal 1 wound to its host.

# 224 Ледяная корка
text-ledyanaya-korka-1 = Its host has -1 movement and cannot jump or teleport.

# 225 Лоза-удавка
text-loza-udavka-1 = Its host cannot be the defender and has -1 to its own die in a simple strike, attacking and struck.

# 226 Тянущий нити
text-tyanushchiy-niti-1 = While its host has at least 3 wounds and costs 6 or less, you control the host.

# 227 Песчаная блоха
text-peschanaya-blokha-1 = Close: impact. Put this creature onto another enemy ground creature adjacent to its host that carries no parasite; alongside, deal 1 wound to the new host.

# 228 Сонная плесень
text-sonnaya-plesen-1 = When its host opens at the start of its controller’s turn, that player chooses: close the host again or deal 1 wound to it.

# 229 Перевал семи ветров
text-pereval-semi-vetrov-1 = All flyers have -1 to simple strikes.

# 230 Сухое русло
text-sukhoe-ruslo-1 = No card can have more than 2 counters; the surplus is removed at once.

# 231 Поляна трёх кругов
text-polyana-trekh-krugov-1 = Your forest creatures in your row 2 have regeneration 1.

# 232 Топкая гать
text-topkaya-gat-1 = Close: impact. An enemy ground creature that did not move in its controller’s last turn cannot move until the end of the opponent’s next turn.

# 233 Жертвенник немых
text-zhertvennik-nemykh-1 = Close: spell. Destroy a creature of yours; alongside, deal 3 wounds to a creature.

# 234 Грибыныч
text-gribynych-1 = This creature loses all its abilities except this one, and every other card adjacent to it loses all abilities.

# 235 Знаменосец ветров
text-znamenosets-vetrov-1 = Your other creatures adjacent to this creature have experience in attack 1.

# 236 Сирин-вестница
text-sirin-vestnitsa-1 = Close: throw 1-1-2.
text-sirin-vestnitsa-2 = Close: lunge 2. Only while this creature stands on the battlefield.
text-sirin-vestnitsa-3 = Once per battle: this creature loses flight until the end of your next turn and lands on a free cell of your half.

# 237 Ярмарочный боец
text-yarmarochnyy-boets-1 = After a simple strike in which this creature attacked or was struck and a strike was weakened by the Strike Table, heal this creature for 2.

# 238 Камышовый засадник
text-kamyshovyy-zasadnik-1 = When this creature is revealed after the opening reveal, it has experience in defence 2 until the end of this turn, and its next simple strike has +1.

# 239 Костровой
text-kostrovoy-1 = Close: spell. Deal 1 wound to an enemy creature; alongside, heal a creature of yours for 1.
text-kostrovoy-2 = Close, 1 counter: impact. A companion, a parasite or an equipment on an adjacent creature loses its host.

# 240 Травница-пращница
text-travnitsa-prashchnitsa-1 = Close: impact. Heal a creature for 2.
text-travnitsa-prashchnitsa-2 = Close: throw 2-2-3, range 3. Only if a creature of yours was really healed for 2 or more this turn.

# 241 Бобр-запрудник
text-bobr-zaprudnik-1 = Close, 1 counter: impact. Put a dam on a free cell until the end of the opponent’s next turn; the cell counts as occupied.
