# The sentences printed on the neutral cards, 171 to 200.

# 171 Мародёр
text-maroder-1 = Close: lunge 1.
text-maroder-2 = Recruitment: recruiting this card gives you 1 gold crystal.

# 172 Ведающий запасами
text-vedayushchiy-zapasami-1 = Recruitment: if your squad has cards of every cost from 3 to 8, this card costs nothing.

# 173 Ведунья Ордена
text-vedunya-ordena-1 = At the end of the opponent’s turn you may look at the top 3 cards of your deck and put them back on its top and bottom, divided and ordered as you like; the deck is not shuffled.
text-vedunya-ordena-2 = Close: discharge 1, range 4.

# 174 Взрывная Мэри
text-vzryvnaya-meri-1 = Instant. Close: impact. Only when a creature’s die shows 1, changes included: deal 2 wounds to that creature.
text-vzryvnaya-meri-2 = Instant. Close: impact. Deal 1 wound to an enemy creature.

# 175 Крондак
text-krondak-1 = Close: impact. Put a bonfire on a free cell until the end of the opponent’s next turn; the cell counts as occupied.
text-krondak-2 = Close: discharge 1.
text-krondak-3 = +1 to discharges against flyers.

# 176 Наёмник
text-naemnik-1 = Formation: takes 1 wound less from shots and throws.

# 177 Следопыт
text-sledopyt-1 = Placement: when both squads are placed, reveal this card; the opponent reveals the front row. You may then rearrange the cards on your half without revealing them.
text-sledopyt-2 = Close: shot 1.

# 178 Алвалинд
text-alvalind-1 = When a creature of yours misses in your turn, this creature gets 1 counter.
text-alvalind-2 = When this creature gets its third counter: impact. It loses all counters; alongside, it takes 2 wounds.
text-alvalind-3 = At the end of your turn: discharge 1, +2 for each counter on this creature; alongside, it loses all counters.

# 179 Жжраг
text-zhzhrag-1 = This creature’s corpse-eating also gives it 3 extra lives.

# 180 Линнет
text-linnet-1 = This creature takes 1 wound less from ranged attacks.
text-linnet-2 = Recruitment: you may recruit this card and an elite creature that costs 7 or less together and pay for both in silver. That creature dies when this creature leaves the battlefield.
text-linnet-3 = Close: discharge 1-1-2.

# 181 Ловец удачи
text-lovets-udachi-1 = Close: lunge 1.
text-lovets-udachi-2 = Instant. Close: impact. Add 1 to a die, subtract 1 from it or have it rolled again.
text-lovets-udachi-3 = At the start of the opponent’s turn you may open this creature.

# 182 Матросы Аделаиды
text-matrosy-adelaidy-1 = While this creature stands in the centre column, it has experience in defence 1 and takes 1 wound less from weak simple strikes.
text-matrosy-adelaidy-2 = While this creature stands in column 1 or 5, it has experience in attack 1 and +1 to medium and strong simple strikes.

# 183 Дозор Форрендора
text-dozor-forrendora-1 = Close: shot 1.
text-dozor-forrendora-2 = +1 to shots against flyers.
text-dozor-forrendora-3 = Once per battle: when a flyer dies, this creature may gain flight; alongside, it has +1 to simple strikes. Both last for the rest of the battle.

# 184 Отшельница
text-otshelnitsa-1 = Instant. Close: only when wounds were dealt to a creature of yours by a melee attack. Move all wounds of that attack from it to other creatures of yours, divided as you like.
text-otshelnitsa-2 = Close: heal this creature for 3.

# 185 Шакси
text-shaksi-1 = When this creature jumps: impact. Roll a die. 1-2: deal 2 wounds to an adjacent creature. 3-4: heal this creature or an adjacent one for 3. 5-6: an adjacent creature gets 1 counter.

# 186 Головорез
text-golovorez-1 = While more creatures of yours than enemy creatures are adjacent to this creature, it has experience in attack 1 and direct strike.

# 187 Лазутчица
text-lazutchitsa-1 = Recruitment: before recruiting you may show this card and look at 2 random cards of the opponent’s deal. This card then costs you 1 silver crystal less for each elite card among them, and you must recruit it.

# 188 Паладин Алламора
text-paladin-allamora-1 = Formation: +1 to simple strikes against darkness cards.
text-paladin-allamora-2 = Your creatures in this creature’s column have +1 to the range of shots, throws and discharges that have a range.

# 189 Воин храма
text-voin-khrama-1 = In a simple strike, attacking or struck, this creature rolls 2 dice, and you choose which one counts.
text-voin-khrama-2 = When this creature is the target of a ranged attack, roll a die. 5-6: the attack is blocked.

# 190 Вольный воитель
text-volnyy-voitel-1 = Recruitment: you may pay X more gold crystals for this card, X from 1 to 4. It then has +X to simple strikes and +2 lives.

# 191 Ассасин
text-assasin-1 = Close: lunge 1.
text-assasin-2 = Close: finishing 4.

# 192 Ревнитель Сеггера
text-revnitel-seggera-1 = When this creature performs a simple strike, choose a number from 1 to the value of that strike. Until the end of the opponent’s next turn attacks without magic whose final value is exactly this number have no effect on your cards directly left and right of this creature.

# 193 Арацент
text-aratsent-1 = When this creature performs a weak simple strike, the struck creature gets poison 1.
text-aratsent-2 = When this creature performs a medium or strong simple strike, the struck creature gets poison 2.

# 194 Аристократка
text-aristokratka-1 = Close: lunge 1.
text-aristokratka-2 = At the start of the battle, if its owner is First: impact. 2 different creatures get poison 1 each.
text-aristokratka-3 = At the start of the battle, if its owner is Second: impact. Close 2 different enemy cards; alongside, stun them.

# 195 Берсерк
text-berserk-1 = Close: lunge 1.
text-berserk-2 = This creature may make 2 simple strikes in succession at different targets before it closes; moving in between gives up the second.

# 196 Гермет
text-germet-1 = If a steppe creature is in your squad at the start of the battle, this creature has +1 movement for the rest of the battle.
text-germet-2 = If a mountain creature is in your squad at the start of the battle, this creature has armor 1 for the rest of the battle.
text-germet-3 = If a swamp creature is in your squad at the start of the battle, this creature has regeneration 1 for the rest of the battle.
text-germet-4 = If a forest creature is in your squad at the start of the battle, this creature has experience in attack 1 and experience in defence 1 for the rest of the battle.
text-germet-5 = If a darkness creature is in your squad at the start of the battle, this creature has +1 to medium and strong simple strikes for the rest of the battle.

# 197 Эорвал
text-eorval-1 = While creatures of at least 4 different classes are adjacent to this creature, it has +1 to simple strikes and experience in attack 1 and takes 1 wound less from attacks without magic.

# 198 Варлок
text-varlok-1 = This creature takes 1 wound less from ranged attacks.
text-varlok-2 = Close: spell. Deal 2 wounds to each enemy creature that has a shot, a throw or a discharge.
text-varlok-3 = Close, 1 counter: spell. Move a creature to any free cell.

# 199 Тич
text-tich-1 = Recruitment: you may take 2 more gold crystals; your squad may then have at most 3 cards that are not neutral.
text-tich-2 = When this creature performs a strong simple strike: impact. Deal X wounds to the struck creature, where X is the printed weak strike of the card on the next cell behind it.

# 200 Волот
text-volot-1 = When this creature aims a simple strike, the opponent may redirect it to one of the enemy creatures adjacent to this creature.
