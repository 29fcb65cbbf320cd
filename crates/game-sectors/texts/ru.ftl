# То, что говорит Sectors; названия и тексты карт — в отдельном файле.
# Предложения об игроке стоят в третьем лице, имя всегда в именительном падеже. Имена с «part-» — части других
# предложений, значения они получают оттуда.

game-sectors = Sectors
game-sectors-about = Двое борются за три сектора сети: устанавливают программы, прячут BOT и добывают дискеты, взламывая секторы.

## Режимы

mode-duel = Дуэль
mode-duel-about = Каждый выбирает три фракции; побеждает тот, у кого после подсчёта есть победный набор дискет.

## Настройки

option-first-player = Кто первый игрок в первом раунде; «random» — решает жребий.
option-memory-window = Можно ли брать карты из памяти и во время оплаты или только до главного действия.
option-bot-is-installed = Считается ли розыгрыш BOT установкой, которую замечают патчи и тексты об установленных картах.
option-free-slot = Свободна ли ячейка, в которой лежит только патч; если нет, туда можно ставить лишь программы.
option-reshuffle-on-take = Составляется ли пустая колода добора заново из корзины и для загрузки и создания BOT, а не только для добора.
option-second-sector = Когда выбирают второй сектор: после подсчёта первого или сразу.
option-max-rounds = Последний возможный раунд; после него побеждает тот, у кого больше дискет.
option-frozen-shields-hold-control = Дают ли щиты замороженного юнита контроль, пока действует «{ card-bulwark }».
option-virus-occupies-slot = Занимает ли вирус свою ячейку; если нет, там может лежать что угодно, кроме второго вируса.
option-module-discard = Куда уходят модули, покинувшие сеть: в общий сброс или в корзину владельца.
option-tytano = Что даёт «{ card-tytano }»: маркер CTRL картам ZRD при установке или 1 CTRL всем картам ZRD, пока эта карта лежит лицом вверх.
option-restorer = Сколько маркеров CTRL получает «{ card-restorer }», когда несколько карт вместе покидают корзину: один или по одному за каждую.
option-hex-on-scoring-yield = Действует ли «{ ability-hex }» и на синий доход при подсчёте секторов.
option-backlash = На какие эффекты отвечает «{ card-backlash }»: только на эффекты противника или и на свои.

note-ours = Карты — наша реконструкция: названия и правила некоторых взяты из исходных правил, а все числа, остальные карты и модули наши.

## Карта

face-named = Эту карту называет источник; числа и слова текста — наши.
face-marks = { $faction }. Секторы: { $sectors }.
face-ability = { $faction }.
fact-cost = стоимость
fact-price = цена
fact-ctrl = CTRL
fact-marks = секторы (R красный, Y жёлтый, B синий)
fact-data = маркеры данных в начале
brief-cost = стоимость { $value }
brief-price = цена { $value }
brief-ctrl = CTRL { $value }
brief-data = маркеры данных { $value }

ability-red-yield = Красный доход
ability-red-yield-text = Положите 1 маркер CTRL на любой юнит в сети.

unit-bot = BOT
unit-bot-known = BOT ({ $card })

## Что происходит

part-cost =
    { $cost ->
        [0] бесплатно
        [one] за { $cost } карту
        [few] за { $cost } карты
       *[many] за { $cost } карт
    }

event-starts = { $seat } получает маркер первого игрока.
event-drafted = { $seat } выбирает фракцию { $faction }.
event-shuffled = { $seat } перемешивает новую колоду добора.
event-drew =
    { $seat } добирает { $count ->
        [one] { $count } карту
        [few] { $count } карты
       *[many] { $count } карт
    }.
event-drew-cards =
    { $seat } добирает { $count ->
        [one] { $count } карту
        [few] { $count } карты
       *[many] { $count } карт
    }: { $cards }.
event-drew-more =
    { $seat } добирает благодаря способности «{ $ability }» ещё { $count ->
        [one] { $count } карту
        [few] { $count } карты
       *[many] { $count } карт
    }{ GIVEN($cards) ->
        [no] { "" }
       *[other] : { $cards }
    }.
event-offered = Новое на рынке модулей: { $card }.
event-round = Начинается раунд { $round }.
event-thawed = Все маркеры заморозки убраны.
event-passed = { $seat } пасует.
event-took =
    { GIVEN($card) ->
        [yes] { $seat } берёт из памяти в руку карту «{ $card }».
       *[no] { $seat } берёт из памяти в руку одну карту.
    }
event-declared =
    { $from ->
        [trash] { $seat } применяет способность «{ $ability }» и объявляет установку из корзины карты «{ $card }» в ячейку { $slot } { part-cost }.
       *[hand] { $seat } объявляет установку карты «{ $card }» в ячейку { $slot } { part-cost }.
    }
event-paid = { $seat } сбрасывает в оплату карту «{ $card }».
event-reserved = { $seat } вместо обычной стоимости выгружает из памяти карту «{ $card }».
event-installed = { $seat } устанавливает карту «{ $card }» в ячейку { $slot }.
event-bot =
    { GIVEN($card) ->
        [yes] { $seat } разыгрывает BOT в ячейку { $slot }: { $card }.
       *[no] { $seat } разыгрывает BOT в ячейку { $slot }.
    }
event-replaced = Карта «{ $card }» в ячейке { $slot } заменена и покидает сеть.
event-bought =
    { $seat } покупает модуль «{ $card }» за { $price ->
        [one] { $price } монету
        [few] { $price } монеты
       *[many] { $price } монет
    } и кладёт его в ячейку { $slot }.
event-effect = { $seat } выполняет «{ $card }»: «{ $text }»
event-used = { $seat } применяет способность «{ $ability }» ({ $faction }).
event-put =
    { $kind ->
        [ctrl]
            { $unit } на { $slot } получает { $count ->
                [one] { $count } маркер
                [few] { $count } маркера
               *[many] { $count } маркеров
            } CTRL (теперь { $now }).
        [shield]
            { $unit } на { $slot } получает { $count ->
                [one] { $count } щит
                [few] { $count } щита
               *[many] { $count } щитов
            } (теперь { $now }).
        [disruption]
            { $unit } на { $slot } получает { $count ->
                [one] { $count } помеху
                [few] { $count } помехи
               *[many] { $count } помех
            } (теперь { $now }).
        [data]
            { $unit } на { $slot } получает { $count ->
                [one] { $count } маркер
                [few] { $count } маркера
               *[many] { $count } маркеров
            } данных (теперь { $now }).
       *[frozen] Юнит в ячейке { $slot } заморожен: { $unit }.
    }
event-off =
    { $kind ->
        [ctrl]
            { $unit } на { $slot } теряет { $count ->
                [one] { $count } маркер
                [few] { $count } маркера
               *[many] { $count } маркеров
            } CTRL (теперь { $now }).
        [shield]
            { $unit } на { $slot } теряет { $count ->
                [one] { $count } щит
                [few] { $count } щита
               *[many] { $count } щитов
            } (теперь { $now }).
        [disruption]
            { $unit } на { $slot } теряет { $count ->
                [one] { $count } помеху
                [few] { $count } помехи
               *[many] { $count } помех
            } (теперь { $now }).
        [data]
            { $unit } на { $slot } теряет { $count ->
                [one] { $count } маркер
                [few] { $count } маркера
               *[many] { $count } маркеров
            } данных (теперь { $now }).
       *[frozen] Юнит в ячейке { $slot } больше не заморожен: { $unit }.
    }
event-transferred =
    { $count ->
        [one] { $count } маркер CTRL перенесён: { $giver } на { $from } → { $unit } на { $slot }.
        [few] { $count } маркера CTRL перенесены: { $giver } на { $from } → { $unit } на { $slot }.
       *[many] { $count } маркеров CTRL перенесены: { $giver } на { $from } → { $unit } на { $slot }.
    }
event-deleted =
    { $bot ->
        [yes] BOT в ячейке { $slot } удалён: { $card }.
       *[no] Карта «{ $card }» в ячейке { $slot } удалена.
    }
event-destroyed = BOT в ячейке { $slot } уничтожен: { $card }.
event-scrapped = Модуль «{ $card }» в ячейке { $slot } удалён.
event-returned = Карта «{ $card }» в ячейке { $slot } не удалена: { $seat } берёт её в руку.
event-held = Юнит в ячейке { $slot } ({ $unit }) не удалён: вместо этого он теряет щит.
event-uploaded =
    { GIVEN($card) ->
        [yes] { $seat } берёт в руку выгруженный юнит из ячейки { $slot }: { $card }.
       *[no] { $seat } берёт в руку выгруженный юнит из ячейки { $slot }.
    }
event-hidden = Карта «{ $card }» в ячейке { $slot } перевёрнута и стала BOT.
event-turned = BOT в ячейке { $slot } перевёрнут и стал программой: { $card }.
event-moved = BOT из ячейки { $from } перемещён в ячейку { $slot }.
event-created =
    { GIVEN($card) ->
        [yes] { $seat } создаёт BOT в ячейке { $slot }: { $card }.
       *[no] { $seat } создаёт BOT в ячейке { $slot }.
    }
event-loaded =
    { GIVEN($card) ->
        [yes] { $seat } загружает в память карту «{ $card }».
       *[no] { $seat } загружает в память одну карту.
    }
event-unloaded = { $seat } выгружает из памяти в корзину карту «{ $card }».
event-discarded = { $seat } сбрасывает карту «{ $card }».
event-recovered = { $seat } берёт из корзины в руку карту «{ $card }».
event-sunk = { $seat } кладёт из корзины под колоду добора карту «{ $card }».
event-coins =
    { $seat } получает { $count ->
        [one] { $count } монету
        [few] { $count } монеты
       *[many] { $count } монет
    } (теперь { $now }).
event-spent =
    { $seat } платит { $count ->
        [one] { $count } монету
        [few] { $count } монеты
       *[many] { $count } монет
    } (осталось { $now }).
event-activated = { $seat } активирует { $sector } сектор.
event-looked =
    { GIVEN($cards) ->
        [no] { $seat } смотрит вражеские BOT ({ $sector } сектор).
       *[other] { $seat } смотрит вражеские BOT ({ $sector } сектор): { $cards }.
    }
event-nothing = { $seat }: «{ $card }» сейчас ничего не даёт.
event-unpaid = «{ $card }»: { $seat } не вносит плату, поэтому остальное не происходит.
event-chose =
    { $place ->
        [1] { $seat } выбирает первый сектор: { $sector }.
       *[other] { $seat } выбирает второй сектор: { $sector }.
    }
event-scored = Подсчитывается { $sector } сектор: контроль на стороне 1 — { $one }, на стороне 2 — { $two }.
event-tied = Контроль равный ({ $sector } сектор): никто ничего не получает.
event-yields = { $seat } получает доход: { $sector } сектор.
event-hacked = { $seat } взламывает { $sector } сектор (HACK) и берёт дискету (этого цвета теперь { $now }).
event-removed = HACK убирает карту «{ $card }» из ячейки { $slot }.
event-unlocked = { $seat } открывает способность «{ $ability }» ({ $faction }).
event-assembled = { $seat } держит лицом вверх все шесть карт ZRD.
event-won = { $seat } побеждает. Дискеты: { $own } против { $others }.
event-drawn = Последний раунд окончен, и ни у кого нет больше дискет: ничья.

## Вопросы

ask-draft = Какую фракцию вы выбираете?
ask-main = Ваш ход: какое главное действие? Свободные действия — до него.
ask-pay =
    { $count ->
        [1] Какой картой вы платите? (последняя)
       *[other] Какой картой вы платите? (осталось карт: { $count })
    }
ask-order = Какой текст следующий? (ждут: { $count })
ask-end = Какой текст «КОНЕЦ РАУНДА» следующий?
ask-target =
    { $count ->
        [1] «{ $card }»: какой юнит вы выбираете?
       *[other] «{ $card }»: какой юнит вы выбираете? (осталось: { $count })
    }
ask-slot = «{ $card }»: в какую ячейку попадёт BOT?
ask-hand = «{ $card }»: какую карту с руки вы сбрасываете?
ask-trash =
    { $count ->
        [0] «{ $card }»: какую карту из корзины вы берёте в руку?
        [1] «{ $card }»: какую карту из корзины вы кладёте в оплату под колоду добора? (последняя)
       *[other] «{ $card }»: какую карту из корзины вы кладёте в оплату под колоду добора? (осталось карт: { $count })
    }
ask-memory = «{ $card }»: какую карту вы выгружаете из памяти?
ask-overflow = Память вмещает три карты. Какая из четырёх уходит в корзину?
ask-number = «{ $card }»: сколько, не больше { $most }?
ask-may = «{ $card }»: вы вносите плату?
ask-module = «{ $card }»: какой модуль удаляется?
ask-install = «{ $card }»: какую карту вы устанавливаете бесплатно и куда?
ask-store = Какую карту с руки вы кладёте в память? Остальные сбрасываются.
ask-sector = Какой сектор подсчитывается следующим?
ask-unlock = Какую способность вы открываете?
ask-bin = Какая карта уходит в корзину следующей? Последняя ляжет сверху.
ask-replace = Юнит в ячейке { $slot } должен быть удалён. Что произойдёт вместо этого?
ask-save = Какую программу вы берёте в руку вместо её удаления?

## Ответы

action-pass = Пасовать
action-yes = Да
action-no = Отказаться от этого
action-draft = Выбрать фракцию { $faction }
action-take = Взять из памяти в руку карту «{ $card }»
action-install = Установить карту «{ $card }» в ячейку { $slot }
action-install-for = Установить карту «{ $card }» в ячейку { $slot } { part-cost }
action-upgrade = Установить карту «{ $card }» в ячейку { $slot } { part-cost } — апгрейд юнита: { $unit }
action-bot = Разыграть карту «{ $card }» как BOT в ячейку { $slot }
action-restore = Восстановить карту «{ $card }» из корзины в ячейку { $slot }
action-restore-for = Восстановить из корзины карту «{ $card }» в ячейку { $slot } { part-cost }
action-restore-upgrade = Восстановить из корзины карту «{ $card }» в ячейку { $slot } { part-cost } — апгрейд юнита: { $unit }
action-buy = Купить модуль «{ $card }» (цена { $price }) и положить в ячейку { $slot }
action-freeze = Заморозить юнит в ячейке { $slot }, затем вражеский напротив
action-freeze-unit = Заморозить пару: { $unit } в ячейке { $slot }, затем вражеский юнит напротив
action-convert =
    { $count ->
        [one] Превратить { $count } щит на { $slot } в маркер CTRL
        [few] Превратить { $count } щита на { $slot } в маркеры CTRL
       *[many] Превратить { $count } щитов на { $slot } в маркеры CTRL
    }
action-reserve = Выгрузить вместо обычной стоимости карту «{ $card }»
action-choose = Выбрать «{ $card }»
action-text = Следующий текст — «{ $card }»
action-pay = Сбросить в оплату карту «{ $card }»
action-pay-memory = Сбросить в оплату карту «{ $card }» из памяти
action-store = Положить в память карту «{ $card }»
action-bin = Положить в корзину карту «{ $card }»
action-pick = Выбрать ячейку { $slot }
action-pick-unit = Выбрать юнит в ячейке { $slot }: { $unit }
action-number = Число { $number }
action-sector = Выбрать { $sector } сектор
action-unlock = Открыть способность «{ $ability }» ({ $faction })
action-return = Взять карту в руку
action-hold = Снять с юнита щит

verb-pass = пасовать
verb-yes = да
verb-no = отказаться
verb-draft = выбрать фракцию
verb-take = взять из памяти
verb-install = установить программу
verb-bot = разыграть BOT
verb-restore = восстановить из корзины
verb-buy = купить модуль
verb-freeze = заморозить пару
verb-convert = превратить щиты в CTRL
verb-reserve = выгрузить вместо стоимости
verb-choose = выбрать карту
verb-pick = выбрать ячейку
verb-number = выбрать число
verb-sector = выбрать сектор
verb-unlock = открыть способность
verb-return = взять в руку
verb-hold = снять щит

slot = ячейка
choice = выбор
choice-frz = { faction-frz }
choice-zrd = { faction-zrd }
choice-dmp = { faction-dmp }
choice-bat = { faction-bat }
choice-ded = { faction-ded }
choice-hex = { faction-hex }
choice-sld = { faction-sld }
choice-bug = { faction-bug }
choice-swm = { faction-swm }
choice-mod = { faction-mod }
choice-red = { sector-red }
choice-yellow = { sector-yellow }
choice-blue = { sector-blue }

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
notation-slot = «{ $found }» — не ячейка. Ячейки пишутся от 1r1 до 2b3: игрок, цвет (r — красный, y — жёлтый, b — синий), номер.

## Почему нельзя

refuse-over = Игра окончена.
refuse-not-asked = { $seat } сейчас не отвечает: вопрос задан не этому игроку.
refuse-passed = { $seat } больше не ходит в этой главной фазе: пас уже был.
refuse-question = { $answer } — это не ответ на вопрос: { $question }
refuse-card = «{ $card }» выбрать нельзя. Вопрос такой: { $question }
refuse-must = От этого отказаться нельзя.
refuse-drafted = Фракция { $faction } уже выбрана.
refuse-target = Ячейку { $slot } выбрать нельзя: там нет юнита, который подходит под текст «{ $card }».
refuse-save = Ячейку { $slot } выбрать нельзя: там нет вашей программы, которую удаляют.
refuse-scored = Этот сектор уже выбран: { $sector }.
refuse-number =
    Число { $number } выбрать нельзя («{ $card }»): { $most ->
        [1] возможно только 1
       *[other] возможно от 1 до { $most }
    }.
refuse-not-in-memory = Карты «{ $card }» нет в вашей памяти.
refuse-in-memory = Карта «{ $card }» у вас в памяти: сначала возьмите её в руку.
refuse-not-in-hand = Карты «{ $card }» нет у вас в руке.
refuse-not-in-trash = Карты «{ $card }» нет в вашей корзине.
refuse-too-dear = Карту «{ $card }» так установить нельзя: нужна программа с напечатанной стоимостью 0, 1 или 2.
refuse-module = «{ $card }» — модуль: модули покупают, а не устанавливают.
refuse-own-unit = Ячейку { $slot } выбрать нельзя: нужен юнит в вашей системе.
refuse-frozen = Юнит в ячейке { $slot } уже заморожен.
refuse-unfreezable = Юнит в ячейке { $slot } нельзя заморозить: это запрещает его текст.
refuse-convert =
    { $shields ->
        [0] На юните в ячейке { $slot } нет щитов, поэтому превратить { $count } нельзя.
        [1] На юните в ячейке { $slot } только 1 щит: превратить можно 1, но не { $count }.
       *[other] Щитов на юните в ячейке { $slot } — { $shields }: превратить можно 1 или 2, но не { $count }.
    }
refuse-ability-foreign = «{ $ability }» — способность фракции, которой у вас нет.
refuse-ability-locked = Способность «{ $ability }» закрыта: её может открыть HACK.
refuse-ability-used = Способность «{ $ability }» в этом раунде уже использована.
refuse-unlocked = Способность «{ $ability }» уже открыта.
refuse-foreign-slot = Ячейка { $slot } не в вашей системе.
refuse-mark = У карты «{ $card }» нет метки этого сектора: { $sector }.
refuse-ptero = Для карты «{ $card }» в этом секторе ({ $sector }) уже должна лежать лицом вверх одна из ваших карт ZRD.
refuse-power-surge = Карту «{ $card }» нельзя установить ни в этом секторе ({ $sector }), ни в другом: в вашей памяти должна лежать хотя бы одна карта.
refuse-condition = Карту «{ $card }» нельзя установить в этом секторе ({ $sector }): её УСЛОВИЕ там не выполнено.
refuse-funnel = Вирус допускает в этом секторе ({ $sector }) только апгрейды: выберите ячейку с юнитом.
refuse-cost =
    Карта «{ $card }» стоит там { $cost ->
        [one] { $cost } карту
        [few] { $cost } карты
       *[many] { $cost } карт
    }; для оплаты в руке есть { $hand }, в памяти — { $memory }.
refuse-virus = Ячейка { $slot } занята: там лежит вирус «{ $card }».
refuse-double = Ячейка { $slot } такая же, как { $other }: свободные ячейки сектора занимают начиная с первой.
refuse-slot-taken = Ячейка { $slot } занята: там лежит юнит.
refuse-slot = Ячейки { $slot } нет среди тех, что сейчас возможны.
refuse-bots-banned = В этот сектор ({ $sector }) вам нельзя разыгрывать BOT с руки: это запрещает текст противника.
refuse-bot-upgrade = В ячейке { $slot } лежит юнит: для BOT нужна свободная ячейка.
refuse-not-on-offer = Модуля «{ $card }» нет на рынке.
refuse-price = Модуль «{ $card }» нельзя купить по цене { $price }: цена — напечатанная, а для X — любое число от 1.
refuse-coins =
    Модуль «{ $card }» стоит { $price ->
        [one] { $price } монету
        [few] { $price } монеты
       *[many] { $price } монет
    }; у вас { $coins }.
refuse-virus-here = Ячейка { $slot } в вашей системе, а вирус «{ $card }» кладут в систему противника.
refuse-module-there = Ячейка { $slot } в системе противника, а модуль «{ $card }» кладут в свою.
refuse-second-patch = Модуль «{ $card }» нельзя положить в ячейку { $slot }: там уже лежит патч.
refuse-pay-itself = Карту «{ $card }» сейчас устанавливают, и за себя она платить не может.
refuse-memory-window = Карта «{ $card }» в памяти, а в этой партии из памяти берут только до главного действия.
refuse-pay-short = Картой «{ $card }» сейчас платить нельзя: карт с руки не хватит, поэтому сначала вместо обычной стоимости нужно выгрузить карту из памяти.
refuse-reserve = Карта из памяти сейчас не заменит стоимость: нужна обычная стоимость не меньше 1, из которой ещё ничего не оплачено, а на остальное должно хватать карт.

## Итоги

result-won = { $seats } побеждает.
result-drawn = Игра окончена вничью.
result-disks =
    { $seat }: { $count ->
        [one] { $count } дискета
        [few] { $count } дискеты
       *[many] { $count } дискет
    } (красных { $red }, жёлтых { $yellow }, синих { $blue }).
result-rounds =
    { $count ->
        [one] Игра длилась { $count } раунд.
        [few] Игра длилась { $count } раунда.
       *[many] Игра длилась { $count } раундов.
    }

## Поле

picture-round =
    { $round ->
        [0] Перед первым раундом
       *[other] Раунд { $round }
    }{ $phase ->
        [main] , главная фаза
       *[other] { "" }
    }. Первый игрок: { $seat }.
picture-sector =
    { $name ->
        [red] Красный сектор
        [yellow] Жёлтый сектор
        [blue] Синий сектор
       *[other] { $sector }
    }
picture-side = { "  " }{ $seat }: контроль { $control }, CTRL { $ctrl }
picture-slot =
    { "    " }{ $slot } { $unit }{ $unit-there ->
        [yes] , CTRL { $value }
       *[no] { "" }
    }{ $count ->
        [0] { "" }
       *[other] { " " }({ $notes })
    }
picture-empty = пусто
picture-marker =
    { $kind ->
        [ctrl]
            { $count ->
                [one] { $count } маркер CTRL
                [few] { $count } маркера CTRL
               *[many] { $count } маркеров CTRL
            }
        [shield]
            { $count ->
                [one] { $count } щит
                [few] { $count } щита
               *[many] { $count } щитов
            }
        [disruption]
            { $count ->
                [one] { $count } помеха
                [few] { $count } помехи
               *[many] { $count } помех
            }
        [data]
            { $count ->
                [one] { $count } маркер данных
                [few] { $count } маркера данных
               *[many] { $count } маркеров данных
            }
       *[other] { $marker } ({ $count })
    }
picture-frozen = заморожен
picture-patch = патч: { $card }
picture-virus =
    { $count ->
        [one] вирус: { $card } с { $count } маркером данных
        [few] вирус: { $card } с { $count } маркерами данных
       *[many] вирус: { $card } с { $count } маркерами данных
    }
picture-market = Рынок модулей, цена в монетах: { $modules }. В колоде модулей: { $count }.
picture-module = { $card } ({ $price })
picture-player =
    { $seat }: дискеты — красных { $red }, жёлтых { $yellow }, синих { $blue }; { $coins ->
        [one] { $coins } монета
        [few] { $coins } монеты
       *[many] { $coins } монет
    }{ $passed ->
        [yes] ; пас
       *[no] { "" }
    }
picture-draft = На выбор:
picture-draft-faction = { "  " }{ $faction }: { $about }
picture-drafted = Уже выбрано: { $seat } — { $factions }.
picture-factions =
    { "  " }{ $state ->
        [locked] Способность закрыта
        [open] Способность открыта
       *[used] Способность использована в этом раунде
    }: { $factions }
picture-hand =
    { "  " }Рука: { $count ->
        [one] { $count } карта
        [few] { $count } карты
       *[many] { $count } карт
    }{ $known ->
        [none] { "" }
        [all] { " " }({ $cards })
       *[some] , известно: { $cards }
    }
picture-memory =
    { "  " }Память: { $count ->
        [one] { $count } карта
        [few] { $count } карты
       *[many] { $count } карт
    }{ $known ->
        [none] { "" }
        [all] { " " }({ $cards })
       *[some] , известно: { $cards }
    }
picture-piles =
    { "  " }Колода добора: { $pile ->
        [one] { $pile } карта
        [few] { $pile } карты
       *[many] { $pile } карт
    }. Корзина: { $trash ->
        [0] { $trash } карт
        [1] { $trash } карта: { $cards }
        [one] { $trash } карта, начиная с верхней: { $cards }
        [few] { $trash } карты, начиная с верхней: { $cards }
       *[many] { $trash } карт, начиная с верхней: { $cards }
    }
picture-bottom =
    { "  " }{ $count ->
        [1] Внизу колоды добора: { $cards }
       *[other] Внизу колоды добора, последняя ниже всех: { $cards }
    }
picture-installing = Устанавливается: { $card } в ячейке { $slot }.
picture-effect = Выполняется: { $card }.

# Задачи

puzzle-red-at-any-price = Красный любой ценой
puzzle-two-bots-hold-the-line = Два BOT держат оборону
puzzle-out-of-the-memory = Из памяти
puzzle-a-single-bot = Один-единственный BOT
puzzle-all-force-into-red = Все силы на красный
puzzle-nothing-left-in-yellow = В жёлтом ничего не остаётся
puzzle-yellow-freezes-over = Жёлтый замерзает
puzzle-no-disk-for-the-other = Ни одной дискеты другому
puzzle-patience = Терпение
puzzle-a-pass-in-time = Вовремя спасовать
