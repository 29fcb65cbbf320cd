# Что говорит покер Ледук. Предложения о месте стоят в третьем лице, место — в именительном падеже.

game-leduc = Покер Ледук
game-leduc-about = Два игрока, шесть карт, два круга торговли: маленький покер исследователей, для которого известна наилучшая игра.

## Как играть

mode-limit = Лимит
mode-limit-about = Одна раздача со ставками 2 фишки в первом круге и 4 во втором; выигрывает тот, кто берёт банк.

## Карты

card-jack-of-spades = валет пик
card-jack-of-hearts = валет червей
card-queen-of-spades = дама пик
card-queen-of-hearts = дама червей
card-king-of-spades = король пик
card-king-of-hearts = король червей
kind-jack = валет
kind-queen = дама
kind-king = король

## Что происходит

event-ante =
    Каждый игрок кладёт в банк { $count ->
        [one] { $count } фишку
        [few] { $count } фишки
       *[other] { $count } фишек
    }.
event-dealt = { $seat } получает карту.
event-dealt-card = { $seat } получает карту: { $card }.
event-checked = { $seat } говорит чек.
event-bet =
    { $seat } ставит { $count ->
        [one] { $count } фишку
        [few] { $count } фишки
       *[other] { $count } фишек
    }.
event-called =
    { $seat } уравнивает: { $count ->
        [one] { $count } фишка
        [few] { $count } фишки
       *[other] { $count } фишек
    }.
event-raised =
    { $seat } повышает и кладёт в банк { $count ->
        [one] { $count } фишку
        [few] { $count } фишки
       *[other] { $count } фишек
    }.
event-folded = { $seat } пасует.
event-turned-up = Общая карта: { $card }.
event-shown = { $seat } показывает свою карту: { $card }.
event-won =
    { $seat } выигрывает банк: { $count ->
        [one] { $count } фишка
        [few] { $count } фишки
       *[other] { $count } фишек
    }.
event-shared =
    Ранги равны, и игроки делят банк: { $count ->
        [one] { $count } фишка
        [few] { $count } фишки
       *[other] { $count } фишек
    }.

## Вопрос

ask-open =
    В этом круге ещё никто не поставил. Чек или ставка: { $count ->
        [one] { $count } фишка
        [few] { $count } фишки
       *[other] { $count } фишек
    }?
ask-facing =
    Надо ответить на ставку: { $count ->
        [one] { $count } фишка
        [few] { $count } фишки
       *[other] { $count } фишек
    }. Что делать?

## Ответы

action-check = Чек
action-bet = Поставить
action-call = Уравнять
action-raise = Повысить
action-fold = Спасовать
phrase-bet =
    Поставить { $count ->
        [one] { $count } фишку
        [few] { $count } фишки
       *[other] { $count } фишек
    }
phrase-call =
    Уравнять: { $count ->
        [one] { $count } фишка
        [few] { $count } фишки
       *[other] { $count } фишек
    }
phrase-raise =
    Повысить: всего { $count ->
        [one] { $count } фишка
        [few] { $count } фишки
       *[other] { $count } фишек
    }
verb-check = чек
verb-bet = ставка
verb-call = уравнивание
verb-raise = повышение
verb-fold = пас
notation-verb = «{ $found }» — не ответ. Ответы: { $verbs }.

## Почему нельзя

refuse-over = Раздача окончена.
refuse-not-in-turn = Сейчас не ваша очередь: отвечает { $seat }.
refuse-check =
    Надо ответить на ставку ({ $count ->
        [one] { $count } фишка
        [few] { $count } фишки
       *[other] { $count } фишек
    }): чек возможен, только пока в этом круге никто не поставил.
refuse-bet = В этом круге уже поставили: ставку можно повысить, но не сделать ещё раз.
refuse-call = В этом круге никто не поставил, так что уравнивать нечего.
refuse-raise = В этом круге никто не поставил, так что повышать нечего.
refuse-raised = Ставку уже повысили, а повышение снова не повышают.
refuse-fold = В этом круге никто не поставил: чек ничего не стоит, поэтому спасовать нельзя.

## Конец

result-won =
    { $seat } выигрывает { $count ->
        [one] { $count } фишку
        [few] { $count } фишки
       *[other] { $count } фишек
    }.
result-shared = Банк поделён: никто не выиграл и не проиграл ни одной фишки.

## Картина

picture-card = { $seat }: { $card }, в банке { $count }
picture-hidden = { $seat }: закрытая карта, в банке { $count }
picture-public = Общая карта: { $card }
picture-no-public = Общая карта: ещё не открыта
picture-round =
    { $number ->
        [1] Первый круг, начинает { $seat }: { $answers }
       *[other] Второй круг, начинает { $seat }: { $answers }
    }
picture-pot =
    Банк: { $count ->
        [one] { $count } фишка
        [few] { $count } фишки
       *[other] { $count } фишек
    }

## Что не так с позицией, расставленной вручную

scene-statement = «{ $found }» ничего не говорит о позиции.
scene-value = «{ $found }» — не величина позиции.
scene-seat = «{ $found }» — не место за столом: есть места 1 и 2.
scene-round = «{ $found }» — не круг: есть круги 1 и 2.
scene-card = «{ $found }» — не карта. Карты пишутся так: king-of-spades, jack-of-hearts.
scene-twice = «{ $found }» уже лежит в другом месте, а эта карта только одна.
scene-answer = «{ $found }» здесь невозможно: круг окончен или ответ не подходит к предыдущим.
scene-first-round = До конца первого круга нет ни второго круга, ни общей карты.
scene-over = С этими ответами раздача окончена, а в позиции кого-то ещё спрашивают.
