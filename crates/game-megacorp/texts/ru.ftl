# То, что говорит Megacorp; слова, названия и тексты карт — в отдельном файле.
# Предложения об игроке стоят в третьем лице, имя всегда в именительном падеже. Имена с «part-» — части других
# предложений, значения они получают оттуда. Позиция в сети стоит в скобках после карты, например «Завод» (1.3): сеть и
# номер.

game-megacorp = Megacorp
game-megacorp-about = От двух до девяти игроков строят сети из персонажей, компаний и локаций. Сложенная по порядку колода — сразу и деньги, и жизнь: кому надо добрать карту или сбросить её с пустой колоды, тот проиграл, а последний оставшийся побеждает.

## Режимы

mode-invest = INVEST
mode-invest-about = За карты платят, возвращая другие на верх колоды: из руки — за одно очко, из игры — за всю их стоимость.

## Настройки

option-noncharacters-disoriented = Входят ли в игру дезориентированными карты любого типа; если нет, то только персонажи.
option-deck-1 = Колода первого места: название готовой колоды или её карты сверху вниз.
option-deck-2 = Колода второго места: название готовой колоды или её карты сверху вниз.
option-deck-3 = Колода третьего места: название готовой колоды или её карты сверху вниз.
option-deck-4 = Колода четвёртого места: название готовой колоды или её карты сверху вниз.
option-deck-5 = Колода пятого места: название готовой колоды или её карты сверху вниз.
option-deck-6 = Колода шестого места: название готовой колоды или её карты сверху вниз.
option-deck-7 = Колода седьмого места: название готовой колоды или её карты сверху вниз.
option-deck-8 = Колода восьмого места: название готовой колоды или её карты сверху вниз.
option-deck-9 = Колода девятого места: название готовой колоды или её карты сверху вниз.
option-hand-cap = Что делать с добором по эффекту, когда в руке семь карт: его нет или он есть, а лишние карты сбрасываются до семи.
option-first-player = Кто начинает: игрок с наибольшей ставкой, тот, на кого укажет жребий, или игрок на этом месте.
option-events-by-anyone = Могут ли покупать события в окнах ответов все игроки; если нет, то только тот, чей сейчас ход.
option-strict-payment = Нельзя ли включать в оплату ни одной лишней карты; если можно, то платящий вправе продолжать, когда цена уже покрыта.
option-reinvest-foreign-network = Можно ли реинвестировать карты в чужих сетях; если нет, то только в своей.
option-friendly-fire = Можно ли атаковать свои карты; если нет, их обходят и шаблоны атаки.
option-block-after-player-block = Могут ли карты блокировать за игрока, который принял атаку на себя.
option-retaliation-optional = Решают ли игроки о каждой своей карте, нанесёт ли она ответный урон; если нет, она делает это при первой возможности.
option-engaged-retaliates = Наносят ли ответный урон задействованные карты.
option-damage-lowers-output = Снижает ли урон показатель во всём; если нет, он учитывается только для уничтожения.
option-damage-check-continuous = Уничтожается ли карта с уроном и тогда, когда её показатель иначе падает до 0 или ниже.
option-move-per-turn = Сколько раз за ход карта может применить Перемещение.
option-area-player-block = Принимает ли игрок атаку на несколько карт целиком или встаёт на место одной из них.
option-pattern-may-attack-player = Может ли персонаж с шаблоном атаки атаковать игрока; если нет, он может только назвать сеть.
option-bonded-can-block = Могут ли блокировать прикреплённые карты.
option-idle-rule = Сбрасывает ли в Конце карту из руки игрок, который за свой ход не инвестировал, не реинвестировал и не атаковал.
option-max-turns = Последний возможный ход; после него побеждает тот, у кого в руке и колоде вместе больше всего карт.

note-ours = Весь набор карт — наша реконструкция: девятнадцать названий взяты у изданных карт, все числа и тексты наши.

## Карта

kind-founder = { type-founder }
kind-business = { type-business }
kind-character = { type-character }
kind-location = { type-location }
kind-equipment = { type-equipment }
kind-mutation = { type-mutation }
kind-event = { type-event }
face-kind = { $type }, { $faction }.
face-subtypes = Подтипы: { $subtypes }.
valuation = Стоимость: { $points }.
part-points-any =
    { $count ->
        [one] { $count } бесцветное
        [few] { $count } бесцветных
       *[many] { $count } бесцветных
    }
part-points-blue =
    { $count ->
        [one] { $count } синее
        [few] { $count } синих
       *[many] { $count } синих
    }
part-points-red =
    { $count ->
        [one] { $count } красное
        [few] { $count } красных
       *[many] { $count } красных
    }
part-points-white =
    { $count ->
        [one] { $count } белое
        [few] { $count } белых
       *[many] { $count } белых
    }
part-points-green =
    { $count ->
        [one] { $count } зелёное
        [few] { $count } зелёных
       *[many] { $count } зелёных
    }
part-cost-any =
    { $count ->
        [one] { $count } любое
        [few] { $count } любых
       *[many] { $count } любых
    }
part-cost = { $points }
fact-valuation = общая стоимость
fact-points = очки (любые, синие, красные, белые, зелёные)
fact-iq = IQ
fact-eq = EQ
fact-mq = MQ
fact-bq = BQ

## Колоды

setup-deck = { $seat }: этой колодой играть нельзя. { $fault } { $mend }
fault-cards =
    { $cards ->
        [0] В колоде нет карт
        [one] В колоде { $cards } карта
        [few] В колоде { $cards } карты
       *[many] В колоде { $cards } карт
    }; должно быть ровно 35.
mend-few =
    { $cards ->
        [one] Добавьте { $cards } карту.
        [few] Добавьте { $cards } карты.
       *[many] Добавьте { $cards } карт.
    }
mend-many =
    { $cards ->
        [one] Уберите { $cards } карту.
        [few] Уберите { $cards } карты.
       *[many] Уберите { $cards } карт.
    }
fault-one =
    В колоде { $cards ->
        [one] { $cards } карта
        [few] { $cards } карты
       *[many] { $cards } карт
    } типа «{ $type }»; этого типа может быть не больше одной.
mend-one = Оставьте одну карту типа «{ $type }», остальные уберите.
fault-copies =
    В колоде { $cards ->
        [one] { $cards } экземпляр
        [few] { $cards } экземпляра
       *[many] { $cards } экземпляров
    } карты «{ $card }»; одной карты может быть не больше семи.
mend-copies =
    { $cards ->
        [one] Уберите { $cards } экземпляр.
        [few] Уберите { $cards } экземпляра.
       *[many] Уберите { $cards } экземпляров.
    }
tally-type = Типы
tally-valuation = Общая стоимость
tally-faction = Фракции
tally-valuation-part = { $number }
column-valuation = стоимость
column-type = тип

## Что происходит

phase-bid = ставки
phase-refill = Пополнение
phase-implement = Развёртывание
phase-combat = Бой
phase-end = Конец

event-bid = { $seat } делает ставку: «{ $card }», общая стоимость { $total }.
event-begins = { $seat } начинает.
event-turn = Начинается ход { $turn }: ходит { $seat }.
event-phase = Фаза: { $phase }.
event-phases = Фазы: { $phases }.
event-drew =
    { GIVEN($card) ->
        [yes] { $seat } добирает карту «{ $card }».
       *[no] { $seat } добирает карту.
    }
event-drew-many =
    { $seat } добирает { $count ->
        [one] { $count } карту
        [few] { $count } карты
       *[many] { $count } карт
    }{ GIVEN($cards) ->
        [yes] : { $cards }{ $hidden ->
            [0] { "" }
           *[other] ; ещё { $hidden }
        }
       *[no] { "" }
    }.
event-hand-full = { $seat } держит в руке семь карт и больше не добирает.
event-cashflow = { $seat } получает Доход { $count }: «{ $card }».
event-cashflow-gained =
    { $seat } получает Доход ({ $cards }): { $count ->
        [one] { $count } бесцветное очко
        [few] { $count } бесцветных очка
       *[many] { $count } бесцветных очков
    }, теперь { $now }.
event-gained =
    { $seat } получает { $count ->
        [one] { $count } очко
        [few] { $count } очка
       *[many] { $count } очков
    } ({ $colour }), теперь { $now }.
event-spent =
    { $seat } тратит { $count ->
        [one] { $count } очко
        [few] { $count } очка
       *[many] { $count } очков
    } запаса ({ $colour }).
event-change = { $seat } оставляет в запасе остаток оплаты: { $points }.
event-pool-empties = { $seat } теряет все очки запаса.
event-announced = { $seat } объявляет покупку: «{ $card }».
event-invested = { $seat } инвестирует карту «{ $card }»: 1 очко ({ $colour }).
event-invested-many = { $seat } инвестирует карты, по 1 очку за каждую: { $cards }.
part-invested = «{ $card }» ({ $colour })
event-reinvested = { $seat } реинвестирует карту «{ $card }» ({ $at }): { $points }.
event-reinvested-many = { $seat } реинвестирует карты: { $cards }.
part-reinvested = «{ $card }» ({ $at }) за { $points }
event-entered = { $seat } вводит в игру карту «{ $card }» на позицию { $at }, сеть: { $network }.
event-bonded = { $seat } прикрепляет карту «{ $card }» ({ $at }) к карте «{ $host }» ({ $on }).
event-no-host = { $seat } остаётся без носителя для карты «{ $card }»: она уходит на открытый рынок.
event-uses = { $seat } применяет «{ $card }» ({ $at }): «{ $text }»
event-moves = { $seat } объявляет Перемещение: «{ $card }» ({ $at }), сеть: { $network }.
event-effect = { $seat } выполняет «{ $card }»: «{ $text }»
event-effect-announced = { $seat } выполняет объявленный текст карты «{ $card }».
event-nothing = { $seat } ничего не получает от карты «{ $card }»: её условие больше не выполнено.
event-no-target = { $seat } остаётся без цели для карты «{ $card }».
event-done = «{ $card }» — событие исполнено и уходит на открытый рынок.
event-attacks = { $seat } атакует по { $score } картой «{ $card }» ({ $at }).
event-attacks-at =
    { $seat } атакует по { $score } картой «{ $card }» ({ $at }){ $engages ->
        [0] { "" }
       *[other] , задействовав её
    }. Цель: { $targets }.
event-aimed-at = Цель: «{ $card }» ({ $at }).
event-aimed-at-player = Цель: { $seat }.
event-aimed-at-network = Цель: сеть целиком — { $seat }.
event-attack-ends = Из атаки ничего не выходит.
event-blocks =
    { GIVEN($target) ->
        [yes] { $seat } блокирует картой «{ $card }» ({ $at }) вместо карты { $target }.
       *[no] { $seat } блокирует картой «{ $card }» ({ $at }).
    }
event-takes = { $seat } принимает атаку на себя.
event-retaliates = Карта «{ $card }» ({ $at }) наносит ответный урон.
event-hurt =
    Карта «{ $card }» ({ $at }) получает { $count ->
        [one] { $count } урон
        [few] { $count } урона
       *[many] { $count } урона
    } по { $score }: { $score } теперь { $now }.
event-player-hurt =
    { $seat } получает { $count ->
        [one] { $count } урон
        [few] { $count } урона
       *[many] { $count } урона
    }.
event-destroyed = Карта «{ $card }» ({ $at }) уничтожена.
event-destroyed-many = Уничтожены: { $cards }.
event-dropped = Карта «{ $card }» ({ $at }) лишилась носителя и уходит на открытый рынок.
event-milled = { $seat } сбрасывает с колоды карту «{ $card }».
event-milled-many =
    { $seat } сбрасывает с колоды { $count ->
        [one] { $count } карту
        [few] { $count } карты
       *[many] { $count } карт
    }: { $cards }.
event-home = Карта «{ $card }» уходит на открытый рынок: { $seat }.
event-discarded = { $seat } сбрасывает из руки карту «{ $card }».
event-discarded-many =
    { $seat } сбрасывает из руки { $count ->
        [one] { $count } карту
        [few] { $count } карты
       *[many] { $count } карт
    }: { $cards }.
event-moved = Карта «{ $card }» перемещается с позиции { $at } на позицию { $to }, сеть: { $network }.
event-engaged = Карта «{ $card }» ({ $at }) задействована.
event-engaged-many = Задействованы: { $cards }.
event-disengaged = Карта «{ $card }» ({ $at }) освобождена.
event-disengaged-many = Освобождены: { $cards }.
event-taken-over = { $seat } теперь контролирует карту «{ $card }» ({ $at }).
event-boosted = Карта «{ $card }» ({ $at }): { $score } до конца хода меняется на { $by } и теперь { $now }.
event-boosted-many = Карта «{ $card }» ({ $at }) до конца хода: { $changes }.
event-boosted-each = { $score } до конца хода меняется на { $by }: { $cards }.
part-boosted-card = «{ $card }» ({ $at }), теперь { $now }
part-boosted = { $score } меняется на { $by } и теперь { $now }
event-pattern = Карта «{ $card }» ({ $at }) до конца хода получает шаблон атаки.
event-prevented =
    Атака наносит на { $count ->
        [one] { $count } урон
        [few] { $count } урона
       *[many] { $count } урона
    } меньше.
event-called-off = Атака отменена.
event-redirected = Атака перенаправлена на карту «{ $card }» ({ $at }).
event-guards = Карта «{ $card }» ({ $at }) может блокировать эту атаку, даже если задействована или уже блокировала.
event-returned = { $seat } получает карту «{ $card }» ({ $at }) обратно на верх колоды.
event-annihilated =
    { GIVEN($at) ->
        [yes] Карта «{ $card }» ({ $at }) убрана из игры.
       *[no] Карта «{ $card }» убрана из игры.
    }
event-searches = { $seat } просматривает колоду: { $whose }.
event-found = { $seat } находит и показывает карту «{ $card }».
event-to-hand = { $seat } берёт в руку карту «{ $card }».
event-to-top = { $seat } кладёт на верх колоды карту «{ $card }».
event-to-bottom = { $seat } кладёт под колоду карту «{ $card }».
event-looked-at-hand =
    { GIVEN($cards) ->
        [yes] { $seat } смотрит руку ({ $whose }): { $cards }.
       *[no] { $seat } смотрит руку ({ $whose }).
    }
event-looked-at-deck =
    { GIVEN($cards) ->
        [yes] { $seat } смотрит верх колоды ({ $whose }): { $cards }.
       *[no] { $seat } смотрит верх колоды ({ $whose }).
    }
event-arranged =
    { $count ->
        [0] { $seat } возвращает карты на верх колоды ({ $whose }).
        [one] { $seat } кладёт { $count } карту под колоду ({ $whose }), остальные возвращает наверх.
        [few] { $seat } кладёт { $count } карты под колоду ({ $whose }), остальные возвращает наверх.
       *[many] { $seat } кладёт { $count } карт под колоду ({ $whose }), остальные возвращает наверх.
    }
event-worn-off = Урон и всё, что длилось до конца хода, сняты.
event-fails = { $seat }: нужно добрать карту или сбросить её с колоды, а колода пуста.
event-leaves = { $seat } проигрывает и выходит из игры.
event-together = Все, кто оставался, проиграли одновременно.
event-won = { $seat } остаётся в игре последним и побеждает.
event-circles = Десять кругов ничего не изменили: это петля обмена.
event-stops = После хода { $turns } игра останавливается: теперь считают карты в руке и колоде вместе.

## Вопросы

ask-bid = Какую карту из руки вы ставите?
ask-main = Ваш ход: что вы делаете?
ask-main-in = Ваш ход, { $phase }: что вы делаете?
ask-respond = Вы отвечаете?
ask-respond-to = { $what } — вы отвечаете?
ask-where = В какую сеть войдёт карта «{ $card }»?
ask-host = К какой карте вы прикрепляете карту «{ $card }»?
ask-target = Какая карта? ({ $card })
ask-target-for = Какая карта? «{ $card }»: «{ $text }»
ask-player = Какой игрок? ({ $card })
ask-player-for = Какой игрок? «{ $card }»: «{ $text }»
ask-network = Какая сеть? ({ $card })
ask-network-for = Какая сеть? «{ $card }»: «{ $text }»
ask-pay = Чем вы платите? ({ $card })
ask-pay-owed =
    Чем вы платите за карту «{ $card }»? { GIVEN($points) ->
        [yes] Осталось: { $points }.
       *[no] Стоимость оплачена; можно дать больше.
    }{ $wild ->
        [0] { "" }
       *[other] { " " }Одно бесцветное очко может заменить цветное.
    }
ask-points =
    { $count ->
        [1] Какое очко запаса вы тратите? (последнее)
       *[other] Какое очко запаса вы тратите? (осталось { $count })
    }
ask-points-for =
    { $count ->
        [1] Какое очко запаса вы тратите на карту «{ $card }»? (последнее)
       *[other] Какое очко запаса вы тратите на карту «{ $card }»? (осталось { $count })
    }
ask-aim = Кого или что вы атакуете и по какому показателю?
ask-aim-of = Кого или что атакует карта «{ $card }» ({ $at }) и по какому показателю?
ask-also = Какая карта тоже цель? (ещё не больше { $count })
ask-block = Кто блокирует?
ask-block-of = { $what }. Кто блокирует?
ask-split = Сколько урона получает карта { $at }? (не больше { $most })
ask-split-card = Сколько из урона { $most } получает карта «{ $card }» ({ $at }), чей { $score } { $left }? Остальное получат: { $others }.
ask-retaliate = Наносит ли карта { $at } ответный урон?
ask-retaliate-card = Наносит ли карта «{ $card }» ({ $at }) ответный урон { $count }?
ask-discard =
    { $count ->
        [1] Какую карту вы сбрасываете из руки? (последняя)
       *[other] Какую карту вы сбрасываете из руки? (осталось { $count })
    }
ask-choose = Какую карту сбросить? ({ $card })
ask-search = Какую карту вы берёте? ({ $card }, ещё не больше { $count })
ask-bottom = Какую карту вы кладёте под колоду? ({ $card }, ещё не больше { $count })
ask-back = Какую карту вы возвращаете на колоду следующей? Последняя ляжет сверху. ({ $card })
ask-move-to = В какую сеть перемещается карта? ({ $card })
ask-move-to-of = В какую сеть перемещается карта «{ $target }» ({ $at })? ({ $card })
ask-order = Какой текст следующий? (ждут карты: { $count })
ask-idle = Вы бездействовали: какую карту вы сбрасываете из руки?
ask-excess =
    { $count ->
        [one] В руке { $count } лишняя карта. Какую вы сбрасываете?
        [few] В руке { $count } лишние карты. Какую вы сбрасываете?
       *[many] В руке { $count } лишних карт. Какую вы сбрасываете?
    }

## Ответы

action-pass = Пасовать
action-pass-phase = Пасовать и завершить фазу: { $phase }
action-enough = Больше ничего
action-block-none = Не блокировать
action-block-no-more = Больше не блокировать
action-yes = Да
action-no = Нет
action-bid = Поставить карту «{ $card }»
action-buy = Купить карту «{ $card }»
action-buy-for = Купить карту «{ $card }» за { $valuation }
action-use = Применить текст { $number } карты { $at }
action-use-card = Применить «{ $card }» ({ $at }): «{ $text }»
action-move = Переместить карту { $at } в сеть: { $seat }
action-move-card = Переместить карту «{ $card }» ({ $at }) в сеть: { $seat }
action-attack = Атаковать картой { $at }
action-attack-card = Атаковать картой «{ $card }» ({ $at })
action-attack-figures = Атаковать картой «{ $card }» ({ $at }), { $scores }
action-aim = Атаковать по { $score } карту { $at }
action-aim-card = Атаковать по { $score } карту «{ $card }» ({ $at })
action-aim-figures =
    Атаковать по { $score } карту «{ $card }» ({ $at }): { $count } против { $left }{ $back ->
        [0] { "" }
       *[other] , ответ { $back }
    }
action-aim-player = Атаковать по { $score } игрока: { $seat }
action-aim-player-figures = Атаковать по { $score } игрока: { $seat }; урон { $count }
action-aim-network = Атаковать по { $score } сеть целиком: { $seat }
action-aim-network-figures = Атаковать по { $score } сеть целиком: { $seat }; урон { $count } каждой карте, карт: { $cards }
action-pick = Выбрать карту { $at }
action-pick-card = Выбрать карту «{ $card }» ({ $at })
action-also-figures =
    Атаковать и карту «{ $card }» ({ $at }): { $count } против { $left }{ $back ->
        [0] { "" }
       *[other] , ответ { $back }
    }
action-pick-figures = Выбрать карту «{ $card }» ({ $at }), { $scores }
action-player = Выбрать игрока: { $seat }
action-network = Выбрать сеть: { $seat }
action-spend = Потратить очко запаса ({ $colour })
action-invest = Инвестировать карту «{ $card }»: 1 очко ({ $colour })
action-reinvest = Реинвестировать карту { $at }
action-reinvest-card = Реинвестировать карту «{ $card }» ({ $at })
action-reinvest-figures = Реинвестировать карту «{ $card }» ({ $at }) за { $points }
action-block = Блокировать картой { $at }
action-block-card = Блокировать картой «{ $card }» ({ $at })
action-block-figures =
    Блокировать картой «{ $card }» ({ $at }): { $score } { $left } против { $count }{ $back ->
        [0] { "" }
       *[other] , ответ { $back }
    }
action-block-for = Блокировать картой { $at } вместо карты { $target }
action-block-for-card = Блокировать картой «{ $card }» ({ $at }) вместо карты «{ $instead }» ({ $target })
action-block-for-figures =
    Блокировать картой «{ $card }» ({ $at }) вместо карты «{ $instead }» ({ $target }): { $score } { $left } против { $count }{ $back ->
        [0] { "" }
       *[other] , ответ { $back }
    }
action-take = Принять атаку на себя
action-take-figures = Принять атаку на себя: урон { $count }
action-take-for = Принять атаку на себя вместо карты { $at }
action-take-for-card = Принять атаку на себя вместо карты «{ $card }» ({ $at })
action-take-for-figures = Принять атаку на себя вместо карты «{ $card }» ({ $at }): урон { $count }
action-number = Урон: { $number }
action-choose = Выбрать карту «{ $card }»
action-under = Положить под колоду карту «{ $card }»
action-speak = Следующий текст — «{ $card }»
action-take-card = Взять карту «{ $card }»
action-back = Вернуть на колоду карту «{ $card }»
action-discard = Сбросить карту «{ $card }»

verb-pass = пасовать
verb-enough = больше ничего
verb-yes = да
verb-no = нет
verb-bid = поставить карту
verb-buy = купить карту
verb-use = применить текст
verb-move = переместить карту
verb-attack = атаковать
verb-aim = атаковать карту
verb-aim-player = атаковать игрока
verb-aim-network = атаковать сеть
verb-pick = выбрать карту в игре
verb-player = выбрать игрока
verb-network = выбрать сеть
verb-spend = потратить очко запаса
verb-invest = инвестировать карту из руки
verb-reinvest = реинвестировать карту в игре
verb-block = блокировать
verb-block-for = блокировать вместо карты
verb-take = принять атаку на себя
verb-take-for = принять атаку на себя вместо карты
verb-number = выбрать число
verb-choose = выбрать карту
verb-under = положить карту под колоду

place = позиция
target = цель
colour = цвет

## Ответы, которые не прочесть

notation-verb =
    { GIVEN($found) ->
        [yes] С «{ $found }» ответ не начинается.
       *[no] Ответа нет.
    } Ответы начинаются так: { $verbs }.
notation-incomplete = Чего-то не хватает. Пишется так: { $form }
notation-unexpected = «{ $found }» здесь лишнее. Пишется так: { $form }
notation-card =
    Карты «{ $found }» нет. { GIVEN($nearest) ->
        [yes] Возможно, имелось в виду «{ $nearest }»?
       *[no] Все карты есть в каталоге.
    }
notation-place = «{ $found }» — не позиция. Позиции пишутся сетью и номером: 2.3 — третья позиция в сети игрока 2.

## Почему нельзя

refuse-over = Игра окончена.
refuse-no-seat =
    { $seats ->
        [one] Такого места нет: в игре { $seats } игрок.
        [few] Такого места нет: в игре { $seats } игрока.
       *[many] Такого места нет: в игре { $seats } игроков.
    }
refuse-lost = { $seat } уже не играет: этот игрок проиграл.
refuse-not-asked = { $seat } сейчас не отвечает: вопрос задан не этому игроку.
refuse-question = { $action } — это не ответ на вопрос: { $question }
refuse-must = От этого отказаться нельзя.
refuse-number = Это число выбрать нельзя: нужно от 0 до { $most }.
refuse-empty-place = На позиции { $at } карты нет.
refuse-foreign-card = Карту «{ $card }» контролируете не вы: выберите карту под своим контролем.
refuse-engaged = Карта «{ $card }» задействована: для этого нужна незадействованная.
refuse-disoriented = Карта «{ $card }» дезориентирована до вашего следующего Пополнения: пока что ей нельзя атаковать, её нельзя задействовать ради её текста и нельзя реинвестировать.

# Покупка и оплата

refuse-not-in-hand = Карты «{ $card }» нет у вас в руке.
refuse-not-now = «{ $card }» — не событие: такие карты покупают только в своём Развёртывании, пока ничто не ждёт исполнения.
refuse-others-turn = Карту «{ $card }» сейчас купить нельзя: в этой партии события покупают только в свой ход.
refuse-condition = Карту «{ $card }» сейчас применить нельзя: условие её текста не выполнено.
refuse-no-attack = Карту «{ $card }» сейчас применить нельзя: её текст действует на атаку, а атаки нет.
refuse-no-target = Карту «{ $card }» сейчас применить нельзя: для её текста нет цели.
refuse-no-host = Карту «{ $card }» сейчас купить нельзя: её не к чему прикрепить.
refuse-cannot-pay = Карту «{ $card }» ({ $valuation }) не оплатить: не хватает запаса, остальных карт руки и тех карт, которые вы можете реинвестировать.
refuse-no-purchase = Сейчас ничего не оплачивают: инвестируют и реинвестируют только ради покупки.
refuse-pay = Вопрос в том, чем оплатить карту «{ $card }»: очком запаса, которое поможет, картой из руки или, в свой ход, картой в игре.
refuse-pay-itself = Карту «{ $card }» сейчас покупают, и за себя она платить не может.
refuse-wrong-colour = Карта «{ $card }» не даёт такого очка ({ $colour }): карта из руки даёт очко одного из своих цветов, а бесцветное — только если у неё нет цвета.
refuse-reinvest-turn = Карту «{ $card }» сейчас реинвестировать нельзя: это делают только в свой ход.
refuse-foreign-network = Карта «{ $card }» лежит в чужой сети: в этой партии реинвестируют только карты в своей сети.
refuse-colour-lacking = С этим карту «{ $card }» полностью не оплатить: не хватит очка ({ $colour }).
refuse-needless = С этим в оплате карты «{ $card }» будет лишняя карта.

# Тексты и цели

refuse-no-sentence = У карты «{ $card }» нет текста с номером { $number }.
refuse-wrong-time = Этот текст карты «{ $card }» сейчас применить нельзя: действие — для своего Развёртывания или Боя, пока ничто не ждёт исполнения, ответ — для окна ответов, а прочие тексты действуют сами.
refuse-used = Этот текст карты «{ $card }» уже применён: он действует один раз за ход.
refuse-points =
    { $count ->
        [one] Карте «{ $card }» нужно { $count } очко из вашего запаса, а столько в нём нет.
        [few] Карте «{ $card }» нужно { $count } очка из вашего запаса, а столько в нём нет.
       *[many] Карте «{ $card }» нужно { $count } очков из вашего запаса, а столько в нём нет.
    }
refuse-target = Карта «{ $target }» не подходит под текст «{ $card }».
refuse-search = Карту «{ $card }» взять нельзя: её там нет, или текст ищет другие.

# Перемещение

refuse-bonded-move = Карта «{ $card }» прикреплена и перемещается только вместе с носителем.
refuse-no-move = Карта «{ $card }» не может переместиться: у неё нет Перемещения.
refuse-moved = Карта «{ $card }» уже перемещалась столько раз, сколько можно за ход.
refuse-network = Карта «{ $card }» не может переместиться в эту сеть ({ $seat }): нужна другая сеть, чем та, где карта лежит, и её игрок должен быть в игре.
refuse-not-targeted = Карта «{ $card }» сейчас не может переместиться: в окне ответов это может только та, которую выбрали целью или атаковали.
refuse-move-phase = Карта «{ $card }» сейчас не может переместиться: это делают в своём Развёртывании или Бою или когда карту выбрали целью или атаковали.

# Атака

refuse-attack-phase = Карта «{ $card }» сейчас не может атаковать: атакуют только в своём Бою.
refuse-no-character = Карта «{ $card }» не может атаковать: это могут только персонажи.
refuse-attacked = Карта «{ $card }» в этом ходу уже атаковала.
refuse-nothing-to-attack = Карте «{ $card }» некого атаковать: ни одна цель не подходит.
refuse-dash = У карты «{ $card }» по { $score } прочерк, и она в этом не участвует: нужно число.
refuse-pattern-card = Карту «{ $card }» нельзя выбрать отдельно: шаблон атаки направляют на игрока или на сеть целиком.
refuse-aim = Карта «{ $card }» не может быть целью этой атаки.
refuse-itself = Карта «{ $card }» не может атаковать сама себя.
refuse-bonded = Карта «{ $card }» прикреплена: атаковать её может только персонаж с Пробиванием.
refuse-melee = Карта «{ $card }» лежит в другой сети: Ближний бой достаёт только до той сети, где лежит сам атакующий.
refuse-friendly-fire = Карта «{ $card }» ваша: в этой партии свои карты атаковать нельзя.
refuse-yourself = Карта «{ $card }» не может атаковать этого игрока ({ $seat }): он её контролирует.
refuse-melee-player = Карта «{ $card }» не может атаковать этого игрока ({ $seat }): с Ближним боем цель — только игрок, в чьей сети лежит атакующий.
refuse-pattern-player = Карта «{ $card }» не может атаковать этого игрока ({ $seat }): в этой партии шаблон атаки направляют только на сеть.
refuse-no-pattern = Карта «{ $card }» не может атаковать сеть целиком ({ $seat }): у неё нет шаблона атаки, выберите игрока или карту.
refuse-hits-nothing = Карта «{ $card }» не может атаковать эту сеть ({ $seat }): она не заденет там ни одной карты.
refuse-twice = Карта «{ $card }» уже цель.
refuse-other-network = Карта «{ $card }» лежит в другой сети: все цели одной атаки лежат в одной сети.

# Блок

refuse-block-network = Карта «{ $card }» не в атакованной сети: карта блокирует только за ту сеть, в которой лежит.
refuse-block-target = Карта «{ $card }» — цель этой атаки и блокировать её не может.
refuse-blocked = Карта «{ $card }» в этом ходу уже блокировала.
refuse-bonded-block = Карта «{ $card }» прикреплена: в этой партии прикреплённые карты не блокируют.
refuse-negative = Карта «{ $card }» не может блокировать: её { $score } ниже 0.
refuse-lane = Карта «{ $card }» не может блокировать так: при одной цели просто блокируют, а при нескольких называют ту, вместо которой блокирует карта.
refuse-take-player = { $seat } не может принять атаку на себя: она уже направлена на игрока.
refuse-take-network = { $seat } не может принять атаку на себя: это может только владелец атакованной сети.
refuse-take-blocked = { $seat } не может принять атаку на себя: её уже блокируют карты.
refuse-take-card = { $seat } не может принять атаку на себя: это запрещает текст карты «{ $card }».
refuse-take-way = { $seat } не может так принять на себя атаку карты «{ $card }»: её принимают или целиком, или за одну из целей — смотря по настройкам этой партии.

## Итоги

result-won = { $seats } побеждает.
result-drawn = Игра окончена вничью: { $seats }.
result-cards = { $seat }: карт в руке { $hand }, в колоде { $deck }.
result-turns =
    { $count ->
        [one] Игра длилась { $count } ход.
        [few] Игра длилась { $count } хода.
       *[many] Игра длилась { $count } ходов.
    }

## Поле

picture-turn =
    { $turn ->
        [0] Перед первым ходом: { $phase }
       *[other] Ход { $turn }: { $seat }, { $phase }
    }. Показатели по порядку: IQ/EQ/MQ/BQ.
picture-player =
    { $seat }: в колоде { $deck ->
        [one] { $deck } карта
        [few] { $deck } карты
       *[many] { $deck } карт
    }, в руке { $hand }
picture-lost = { $seat }: проигрыш
picture-empty = { "  " }В сети нет карт
picture-card =
    { "  " }{ $at } { $card }, { $type }, { $scores }{ GIVEN($notes) ->
        [yes] { " " }({ $notes })
       *[no] { "" }
    }
picture-hand = { "  " }Рука: { $cards }
picture-hand-known = { "  " }Известны в руке: { $cards }
picture-deck =
    { "  " }Колода: сверху { $back }{ GIVEN($cards) ->
        [yes] , известны сверху: { $cards }
       *[no] { "" }
    }
picture-market =
    { "  " }Открытый рынок, { $count ->
        [one] { $count } карта
        [few] { $count } карты
       *[many] { $count } карт
    }: { $cards }
picture-gone = { "  " }Вне игры: { $cards }
# Стопка, где карта может лежать несколько раз; в названиях карт бывают запятые.
picture-copies = { $count } × { $card }
picture-pile = { $before }; { $next }
picture-pool = { "  " }Запас: { $points }
picture-waits = Объявлено: { $what }
picture-attacker = Карта «{ $card }» ({ $at }) готовится атаковать
picture-attack =
    { $what }{ $prevented ->
        [0] { "" }
       *[other] { " " }(предотвращено { $prevented })
    }
part-seat = { $seat }
part-network = сеть ({ $seat })
part-card = «{ $card }» ({ $at })
part-buys =
    { $seat } покупает «{ $card }»{ GIVEN($targets) ->
        [yes] , выбрано: { $targets }
       *[no] { "" }
    }
part-buys-event =
    { $seat } покупает «{ $card }»{ GIVEN($targets) ->
        [yes] , выбрано: { $targets }
       *[no] { "" }
    } — «{ $text }»
part-uses =
    { $seat } применяет «{ $card }»{ GIVEN($targets) ->
        [yes] , выбрано: { $targets }
       *[no] { "" }
    } — «{ $text }»
part-moves = { $seat } перемещает карту «{ $card }» в сеть: { $network }
part-attack =
    { $seat } атакует по { $score } картой «{ $card }» ({ $at }), урон { $count }, цель: { $targets }{ GIVEN($blockers) ->
        [yes] ; блокирует: { $blockers }
       *[no] { "" }
    }
part-attack-off = Атака карты «{ $card }» ({ $at }) отменена
part-ends-phase = { $seat } завершает фазу: { $phase }
part-ends-turn = { $seat } завершает ход
note-engaged = задействована
note-disoriented = дезориентирована
note-aimed = цель
note-blocks = блокирует
note-blocked = блокировала
note-retaliated = уже отвечала
note-guards = может блокировать ещё раз
note-controller = контролирует { $seat }
note-owner = владелец { $seat }
note-host = прикреплена к { $at }
note-damage = урон { $count } по { $score }

# Задачи

puzzle-first-the-ability-then-the-attack = Сначала способность, потом атака
puzzle-one-attack-empties-the-network = Одна атака очищает сеть
puzzle-reinvest-and-reinvest-again = Реинвестировать и ещё раз реинвестировать
puzzle-five-cards-in-two-attacks = Пять карт за две атаки
puzzle-white-finds-a-way = Белый находит путь
puzzle-two-attacks-to-win = Две атаки до победы
puzzle-the-last-attack = Последняя атака
puzzle-in-red-at-the-player = Красным по игроку
puzzle-paid-with-what-stood-in-the-way = Оплачено тем, что мешало
puzzle-first-end-implement = Сначала закончить Развёртывание
