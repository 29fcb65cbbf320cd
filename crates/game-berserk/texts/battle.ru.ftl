# То, что говорит бой. Предложения об игроке стоят в третьем лице, имена игроков и карт не склоняются.
# «who» – карта и её место.

## Виды игры

mode-relaunch = Перезапуск
mode-relaunch-about = Редакция, начатая заново в 2023 году: 24 или 25 золотых кристаллов и без экипировки.
mode-classic = Классика
mode-classic-about = Правила 2014 года: по 23 золотых кристалла и экипировка для существ.

## Настройки

option-deck-1 = Колода первого места: название готовой колоды или её карты.
option-deck-2 = Колода второго места: название готовой колоды или её карты.
option-deck-min = Сколько карт в колоде должно быть не меньше; для колод из драфта хватает 20.
option-supplement = Можно ли использовать карты нашего собственного приложения.
option-first-player = Кто Первый: тот, у кого бросок больше, выбирает или сам становится Первым, либо это игрок с указанным местом.
option-redeals = Сколько раз каждый игрок может заплатить 1 золотой и получить 15 новых карт.
option-last-flyers = Могут ли наземные существа изготовиться, чтобы ударить летающее, когда все вражеские существа летающие; без выбора – только в редакции 2023 года.
option-steps-use-stack = Можно ли ответить на шаг, пока он не выполнен.
option-flyers-defend-ground = Может ли любое открытое летающее быть защитником, когда летающее бьёт по полю боя.
option-defend-other-strikes = Можно ли назначить защитника и против особых и магических ударов.
option-quiet-turns = Через сколько ходов подряд без ран, гибели и смены контролирующего игра заканчивается вничью.
option-last-turn = После какого хода, считая ходы обоих, игра заканчивается вничью, как бы ни стояли дела.

setup-deck = { $seat }: этой колодой играть нельзя. { $fault } { $mend }

## Карты и их места

who = { $card } ({ $place })
who-card = { $card }
who-hidden = Невскрытая карта ({ $place })
who-unknown = Невскрытая карта

## Что происходит

attack-strike = простой удар
attack-special = особый удар
attack-magic = магический удар
attack-shot = выстрел
attack-throw = метание
attack-discharge = разряд
attack-lunge = удар через ряд

strength-none = нет
strength-weak = слабый
strength-medium = средний
strength-strong = сильный
strength-plain = одно число

mark-hunt = охота
mark-prey = добыча
mark-net = сеть
mark-bomb = бомба
mark-bonfire = костёр
mark-dam = запруда
mark-gate = врата
mark-choke = удушье
mark-tremor = толчок

event-rolled = { $seat } бросает кубик: { $die }.
event-first = { $seat } – Первый.
event-second = { $seat } – Второй.
event-dealt = { $seat } получает 15 карт.
event-dealt-cards = { $seat } получает карты: { $cards }.
event-recruited =
    { $count ->
        [0] { $seat } никого не набирает.
       *[other] { $seat } набирает карты: { $cards }.
    }
event-placed = { $seat } ставит карту «{ $card }» на { $place }.
event-prepared = { $seat } заканчивает набор и расстановку.
event-revealed = Вскрывается карта: { $who }.
event-attached = { $who } помещается на хозяина: { $host }.
event-turn = Начинается ход { $number }: ходит { $seat }.
event-opened =
    { $count ->
        [0] Ничего не открывается.
        [1] { $cards } открывается.
       *[other] Открываются: { $cards }.
    }
event-closed = { $who } закрывается.
event-stunned = { $who } получает оглушение.
event-moved = { $who } двигается на { $place }.
event-put = Эффект перемещает карту на { $place }: { $who }.
event-attacks = { $who } атакует: { $kind }, цель – { $target }.
event-uses = { $who } использует: «{ $text }»
event-uses-at = { $who } использует, цель – { $target }: «{ $text }»
event-triggers = { $who }, срабатывает: «{ $text }»
event-defends = { $who } становится защитником, цель была { $target }.
event-redirected = Атака перенаправлена, новая цель – { $who }.
event-die = { $who } бросает кубик: { $die }.
event-die-changed = { $who }: кубик теперь считается как { $die }.
event-rolled-for = { $who } бросает кубик для особенности: { $die }.
event-totals = Суммы: у атакующего { $attacker }, у карты, по которой бьют, { $struck }.
event-strikes = { $who } наносит удар: { $strength }.
event-weakened = { $who } ослабляет удар: { $strength }; другая карта удара не наносит.
event-counts-as = { $who }: атака по этой карте считается так: { $strength }.
event-missed = { $who } промахивается.
event-blocked = Атака заблокирована: { $who }.
event-fizzled = { $who }: ничего не происходит.
event-wounded =
    { $who } получает { $count ->
        [one] { $count } рану
        [few] { $count } раны
       *[many] { $count } ран
    }.
event-unharmed = { $who } не получает ран.
event-relieved =
    { $count ->
        [one] { $count } рана снимается: { $who }.
        [few] { $count } раны снимаются: { $who }.
       *[other] { $count } ран снимается: { $who }.
    }
event-healed = { $who } излечивается на { $count }.
event-poisoned = { $who } получает отравление { $count }.
event-cured = { $who } избавляется от отравления.
event-counters =
    { $who }: теперь { $count ->
        [one] { $count } фишка
        [few] { $count } фишки
       *[many] { $count } фишек
    }.
event-extra-lives =
    { $who }: теперь { $count ->
        [one] { $count } дополнительная жизнь
        [few] { $count } дополнительные жизни
       *[many] { $count } дополнительных жизней
    }.
event-marked = { $who } получает маркер: { $mark }.
event-cell-marked = На { $place } положен маркер: { $mark }.
event-mark-gone = Снят маркер: { $mark }.
event-laid = Наложен эффект: источник – { $source }, цель – { $who }.
event-laid-text = Наложен эффект: источник – { $source }, цель – { $who }: «{ $text }»
event-silenced = { $who } теряет особенности.
event-speaks = { $who } снова имеет особенности.
event-controlled = { $seat } теперь контролирует карту: { $who }.
event-rises = { $who } переходит во вспомогательную зону.
event-lands = { $who } приземляется на { $place }.
event-died = Уничтожена карта: { $who }.
event-exiled = Карта изгнана: { $who }.
event-back-into-deck = { $who } возвращается в колоду владельца.
event-shuffled = { $seat } перемешивает колоду.
event-shown = { $seat } показывает из колоды: { $cards }.
event-looks =
    { $seat } смотрит { $count ->
        [one] { $count } карту
        [few] { $count } карты
       *[many] { $count } карт
    } колоды.
event-looks-at =
    { $seat } смотрит { $count ->
        [one] { $count } карту
        [few] { $count } карты
       *[many] { $count } карт
    } колоды: { $cards }.
event-spied = { $seat } смотрит 2 карты из сдачи соперника.
event-spied-cards = { $seat } видит в сдаче соперника: { $cards }.
event-milled = { $seat } кладёт из колоды на кладбище карту «{ $card }».
event-summoned = Призвана карта: { $who }.
event-token =
    { $who }: на кладбище { $count ->
        [one] { $count } жетон
        [few] { $count } жетона
       *[many] { $count } жетонов
    }.
event-returned = { $who } возвращается с кладбища.
event-ready = { $who }: изготовка против летающего.
event-turn-ends = { $seat } заканчивает ход.
event-quiet = Тихих ходов подряд: { $count }.
event-last-turn = Ход { $count } был последним.
event-no-creatures = { $seat } остаётся без существ.
event-won = { $seat } побеждает.
event-drawn = Ничья.

## Вопросы

ask-role = Быть Первым или Вторым?
ask-deal = Оставьте эти карты или заплатите 1 золотой за 15 новых.
ask-recruit = Наберите карту или закончите. Осталось золотых: { $gold }, серебряных: { $silver }.
ask-place = Выберите, где поставить карту отряда лицом вниз.
ask-attach = Поместите отложенную карту на хозяина.
ask-attach-or-wait = Поместите отложенную карту на хозяина или спасуйте, чтобы ждать вскрытия ряда 3.
ask-main = Ваш ход: двигайтесь, атакуйте, используйте особенность или закончите ход.
ask-respond = Ответьте быстрым действием или спасуйте.
ask-order =
    { $count ->
        [one] Сработала { $count } особенность. Выберите, какая будет первой.
        [few] Сработали { $count } особенности. Выберите, какая будет первой.
       *[many] Сработало { $count } особенностей. Выберите, какая будет первой.
    }
ask-may = Использовать особенность карты «{ $card }»? «{ $text }»
ask-also = { $card }: выполнить и остальное? «{ $text }»
ask-replace = { $card }: сделать это вместо лечения? «{ $text }»
ask-target = { $card }: сделайте выбор для особенности. «{ $text }»
ask-number = Выберите число от 1 до { $most }.
ask-branch = { $card }: выберите одну часть по порядку в тексте, всего их { $count }. «{ $text }»
ask-keep-die = Какой кубик оставить: 1 — { $one }, 2 — { $two }.
ask-weaken = Ослабить свой удар, чтобы ответа не было?
ask-weaken-answer = Ослабить ответ до слабого удара, чтобы атакующий удара не нанёс?
ask-land = Выберите свободную клетку для приземления.
ask-return = Выберите свободную клетку для существа, которое возвращается с кладбища.

## Ответы

action-pass = Пас
action-end = Закончить ход
action-yes = Да
action-no = Нет
action-first = Быть Первым
action-second = Быть Вторым
action-keep = Оставить карты
action-redeal = Заплатить 1 золотой за новые карты
action-done = Закончить выбор
action-recruit = Набрать карту «{ $card }»
action-put = Поставить карту «{ $card }» на { $place }
action-attach = Поместить карту «{ $card }» на хозяина на { $place }
action-step = Шаг с { $from } на { $place }
action-jump = Прыжок с { $from } на { $place }
action-strike = Удар с { $from } по { $place }
action-use = Использовать особенность { $number } карты на { $from }
action-use-at = Использовать особенность { $number } карты на { $from }, цель – { $place }
action-charge = Закрыть { $place } ради фишки
action-ready = Закрыть { $place } для изготовки против летающего
action-defend = Защитить с { $place }
action-pick = Выбрать { $place }
action-take = Выбрать карту «{ $card }»
action-top = Положить карту «{ $card }» на верх колоды
action-under = Положить карту «{ $card }» под низ колоды
action-link = Набрать за серебро карту «{ $card }», связанную с картой «{ card-linnet }»
action-spy = Показать карту «{ card-lazutchitsa }», посмотреть 2 карты из сдачи соперника и взять её
action-gold = Взять ещё 2 золотых (с этих пор не больше трёх карт со стихией)
action-pay = Доплатить золотых за карту «{ card-volnyy-voitel }»: { $number }
action-number = Число { $number }
action-trigger = { $card }: «{ $text }»
action-trigger-rule = { $card }: то, что делают правила (регенерация, жетоны, яд)
action-choose = Выбрать номер { $number }

verb-pass = пас
verb-end = закончить ход
verb-yes = да
verb-no = нет
verb-first = быть Первым
verb-second = быть Вторым
verb-keep = оставить карты
verb-redeal = заплатить за новые карты
verb-done = закончить выбор
verb-recruit = набрать
verb-put = поставить
verb-attach = поместить на хозяина
verb-step = шаг
verb-jump = прыжок
verb-strike = удар
verb-use = использовать особенность
verb-charge = закрыть ради фишки
verb-ready = изготовиться против летающего
verb-defend = защитить
verb-pick = выбрать
verb-take = выбрать карту
verb-top = положить на верх колоды
verb-under = положить под низ колоды
verb-link = набрать за серебро
verb-spy = разведать
verb-gold = взять золото
verb-pay = доплатить
verb-number = число
verb-trigger = следующая особенность
verb-choose = выбрать по номеру

from = действующая карта
target = цель
host = хозяин
ability = номер особенности
choice = номер выбора

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
       *[no] Все карты есть в списке карт.
    }
parse-place = «{ $text }» – не место. Места – это клетки от a1 до e6, несомые там карты, например c3.companion, и вспомогательные зоны, например f1 или s2.

## Почему нельзя

refuse-over = Игра окончена.
refuse-not-asked = { $seat } сейчас не отвечает: вопрос задан не этому игроку.

## Итог

result-won = Побеждает { $seats }.
result-drawn = Ничья.
result-squad =
    { $seat }: { $count ->
        [0] существ не осталось.
        [one] осталось { $count } существо.
        [few] осталось { $count } существа.
       *[many] осталось { $count } существ.
    }
result-turns =
    Бой занял { $count ->
        [one] { $count } ход.
        [few] { $count } хода.
       *[many] { $count } ходов.
    }

## Рисунок

picture-before = До боя.
picture-turn = Ход { $number }: { $seat }.
picture-roles = Первый (^): { $first }. Второй (v): { $second }.
picture-quiet = Тихих ходов подряд: { $count }; при { $most } будет ничья.
picture-legend = ^ карта Первого, v Второго, ? лицом вниз, в скобках закрыта. Под именем: жизней осталось/напечатано, удар, > остаток движения, - раны; затем z оглушение, x без особенностей, * фишки, % отравление, & несомые карты, ! маркеры и продолжающиеся эффекты.
picture-face-down = невскрытая
picture-cell = { $place }
picture-marked = { $place } { $marks }
picture-marks-on-cells = Маркеры на клетках: { $marks }.
picture-marks-on-cards = Маркеры на картах: { $marks }.
picture-carried = Несомые карты:
picture-zone-first = Вспомогательная зона Первого:
picture-zone-second = Вспомогательная зона Второго:
picture-lives =
    { $printed ->
        [one] { $left } из { $printed } жизни
        [few] { $left } из { $printed } жизней
       *[many] { $left } из { $printed } жизней
    }
picture-life =
    { $count ->
        [one] { $count } жизнь
        [few] { $count } жизни
       *[many] { $count } жизней
    }
picture-strike = удар { $figures }
picture-closed = закрыта
picture-stunned = оглушение
picture-silenced = без особенностей
picture-wounds =
    { $count ->
        [one] { $count } рана
        [few] { $count } раны
       *[many] { $count } ран
    }
picture-counters =
    { $count ->
        [one] { $count } фишка
        [few] { $count } фишки
       *[many] { $count } фишек
    }
picture-extra =
    { $count ->
        [one] { $count } дополнительная жизнь
        [few] { $count } дополнительные жизни
       *[many] { $count } дополнительных жизней
    }
picture-poison = отравление { $count }
picture-armor-used = израсходовано брони: { $count }
picture-laid = эффект карты «{ $card }»: «{ $text }»
picture-lasting = Продолжают действовать на карты:
card-lies = { $who }.
card-stands = { $who }: { $state }.
picture-crystals = { $seat }, кристаллы: золотые { $gold }, серебряные { $silver }.
picture-hand = { $seat }, карты для набора ({ $count }):
picture-rows = Строка 3 – передний ряд Первого, строка 4 – передний ряд Второго; строки 1 и 6 – задние ряды.
picture-hand-left = { $seat }, не набраны: { $cards }.
picture-list = { $seat }, открытый список колоды: { $cards }.
picture-copies = { $count } × { $card }
picture-squad = { $seat }, набранные карты ({ $count }):
picture-squad-left = { $seat }, ещё не поставлены карты ({ $count }):
picture-aside = { $seat }, отложенные карты ({ $count }):
picture-deck =
    { $seat }, колода: { $count ->
        [one] { $count } карта.
        [few] { $count } карты.
       *[many] { $count } карт.
    }
picture-aside-count = Отложено: { $count }.
picture-known = { $seat }, известные карты на верху колоды: { $cards }.
picture-graveyard = { $seat }, кладбище: { $cards }.
picture-with-tokens =
    { $card } ({ $count ->
        [one] { $count } жетон
        [few] { $count } жетона
       *[many] { $count } жетонов
    })
picture-exile = { $seat }, изгнанные карты: { $cards }.
picture-shown = Показанные карты колоды: { $cards }.
picture-stack = Стек, первым то, что подействует раньше:
picture-item-ability = { $who }: «{ $text }»
picture-item-ability-at = { $who }, цель – { $target }: «{ $text }»
picture-item-step = { $who }: шаг на { $place }.
picture-item-jump = { $who }: прыжок на { $place }.
picture-item-strike = { $who }: удар, цель – { $target }.
picture-item-defend = { $who } становится защитником.
picture-item-counter = { $who } закрывается ради фишки.
picture-item-ready = { $who }: изготовка против летающего.
picture-item-rule = { $who }: эффект правил или особенности.
picture-fight = Атака, { $kind }: { $who }, цель – { $target }.
picture-fight-defended = Атака, { $kind }: { $who }, защитник – { $target }.
picture-die-attacker = Кубик атакующего: { $die }.
picture-die-struck = Кубик карты, по которой бьют: { $die }.
picture-strength-attacker = Сила атакующего: { $strength }.
picture-strength-struck = Сила карты, по которой бьют: { $strength }.

# Answers with the cards they are about.

phrase-step = { $who }: шаг на { $place }
phrase-jump = { $who }: прыжок на { $place }
phrase-strike = { $who }: простой удар по цели { $target }
phrase-use = { $who }: «{ $text }»
phrase-use-at = { $who }: «{ $text }» – цель { $target }
phrase-charge = { $who }: закрыть за фишку
phrase-ready = { $who }: приготовиться к летающему
phrase-defend = { $who }: защищает
phrase-attach = { $card } на { $who }
phrase-pick = { $who }
phrase-recruit =
    Набрать карту «{ $card }» за { $price }{ $count ->
        [1] {""}
       *[other] , осталось таких: { $count }
    }
phrase-link = Набрать карту «{ $card }» за { $price }, связанную с картой «{ card-linnet }»
phrase-gold = { $gold } зол.
phrase-silver = { $silver } сер.
phrase-gold-silver = { $gold } зол. и { $silver } сер.
