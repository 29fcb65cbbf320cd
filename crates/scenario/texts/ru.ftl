# Что не так в файле сценариев. Каждое имя начинается с «scn-», чтобы ни одна игра не заняла его случайно.
# Слова между обратными апострофами пишутся в файле именно так и одинаковы на всех языках.

scn-said = { $sentence }
scn-here = здесь
scn-after-this = после этого
scn-near = имелось в виду `{ $name }`?
scn-expected = ожидалось: { $what }
scn-found = найдено:   { $what }
scn-known = известны: { $names }
scn-example = пример: { $example }
scn-for-example = например: { $example }
scn-unreadable = файл сценариев не читается: { $fault }
scn-unreadable-faults = файл сценариев не читается, ошибок: { $count }

# Чтение
scn-none = в этом файле нет ни одного сценария
scn-begins = сценарий начинается со строки `scenario НАЗВАНИЕ`
scn-no-title = сценарию нужно название
scn-no-title-mend = например, `scenario Бункер снимает две`
scn-no-game = в этом сценарии не названа игра
scn-no-game-mend = нужна строка вроде `game disastles` здесь или над первым сценарием
scn-idle-numbers = ни одно действие не использует эти числа
scn-idle-numbers-mend = `chance` стоит перед действием, которое берёт карты или бросает кубик
scn-expects-nothing = этот сценарий ничего не ожидает
scn-expects-nothing-mend = нужна хотя бы одна строка, которая начинается с `expect`
scn-missing =
    { $what ->
        [game] не хватает названия игры
        [mode] не хватает названия режима
        [option] не хватает настройки
        [rule] не хватает правила
        [rule-number] не хватает номера правила
        [action] не хватает действия
        [expectation] не сказано, что ожидается
        [event] не хватает названия события
        [question] не хватает названия вопроса
        [how-often] не сказано, сколько раз
        [how-many] не сказано, сколько предложений
        [start] не хватает слова `start`
        [seat] не хватает места
        [seat-or-public] не хватает места или слова `public`
        [sign] не хватает знака `=`
        [sign-value] не хватает знака `=` и значения
        [value] не хватает значения
        [reason] не хватает причины
       *[number] не хватает числа
    }
scn-one-word = здесь должно стоять только одно слово
scn-outside = действия и ожидания относятся к сценарию
scn-too-late = `{ $word }` не может стоять после первого действия или ожидания
scn-too-late-mend = с этого места: действия вроде `1: pass`, `chance`, `expect`
scn-seats = `{ $word }` — не число мест
scn-option = `{ $word }` — не настройка со значением
scn-option-mend = настройки пишутся как имя=значение
scn-after-any = после `any` ничего не может стоять
scn-chance = `{ $word }` — не число, которое можно раздать
scn-chance-mend = числа от 0, а в конце, возможно, `any`
scn-does-not-go = `{ $before }` не сочетается с `{ $kind }`
scn-write = это пишется так: `{ $text }`
scn-kind = ожидания с названием `{ $word }` нет
scn-no-times = `no` уже говорит, сколько раз
scn-since = известно только `since start`
scn-value-name = перед этим должно стоять название значения
scn-seat = `{ $word }` — не место
scn-seat-mend = места считаются с 1
scn-seat-colon = `{ $word }` — не место с двоеточием
scn-seat-colon-mend = например, `1: pass`
scn-complete = строка завершена уже перед этим
scn-number = `{ $word }` — не число
scn-sign = `{ $word }` ничего не сравнивает
scn-sign-mend = известны: =, !=, <, >, с пробелами вокруг
scn-parameter = `{ $word }` — не параметр
scn-parameter-mend = параметры пишутся как имя=значение

# Расстановка
scn-setup = такую партию нельзя начать: { $why }
scn-deal-or-describe = партия либо раздаётся, либо описана её позиция; но не то и другое сразу
scn-position = такой позиции не бывает: { $why }
scn-no-mode = в { $game } нет режима `{ $word }`
scn-no-option = в { $game } нет настройки `{ $word }`
scn-no-statement = ни одна строка не начинается с `{ $word }`
scn-statements = о позиции: { $names }
scn-keywords = в любом сценарии: { $names }
scn-unsound-start = игра расставила неверную позицию: { $why }

# Раздача
scn-can-not-deal = { $number } здесь раздать нельзя
scn-below = число меньше { $below }
scn-none-left = здесь решает случай, а чисел для него не осталось
scn-none-left-drawn = число меньше { $below } понадобилось после других, уже взятых: { $used }
scn-none-left-mend = числа пишутся в строке `chance …` выше, или она кончается словом `any`
scn-unused = { $number } в этом шаге не понадобилось
scn-drawn = взято чисел: { $count }

# Проверка
scn-other-game = `{ $word }` — другая игра, не { $game }
scn-no-rule = в правилах { $game } нет пункта `{ $rule }`
scn-possible = такая позиция возможна
scn-possible-mend = `expect impossible` — единственная строка после позиции
scn-impossible-other = это невозможно по другой причине
scn-no-seat = места { $seat } за этим столом нет, всего мест: { $seats }
scn-no-action = это не действие: { $why }
scn-not-offered = месту { $seat } это действие не предлагается
scn-is-offered = месту { $seat } это действие предлагается
scn-an-offered-action = действие из предложенных
scn-an-offer = предложение
scn-no-such-offer = нет такого предложения
scn-it-is-offered = оно предлагается
scn-broke-down = на этом действии правила дали сбой
scn-unsound = позиция после этого действия неверна: { $why }
scn-number-of-offers = у места { $seat } другое число предложений
scn-offers =
    { GIVEN($list) ->
        [yes] предложения:{ $list }
       *[no] предложения: нет
    }
scn-happened =
    { GIVEN($list) ->
        [yes] что произошло:{ $list }
       *[no] что произошло: ничего
    }
scn-goes-on = игра продолжается
scn-is-over = игра окончена
scn-the-end = конец игры
scn-a-question = вопрос кому-нибудь
scn-not-at-rest = игра здесь не в покое
scn-free-question =
    { GIVEN($seat) ->
        [yes] свободный вопрос хода месту { $seat }
       *[no] свободный вопрос хода любому месту
    }
scn-nothing-learned = последним действием ничего не взято, не выброшено и не показано
scn-learned = последним действием что-то взято, выброшено или показано
scn-contradicts = игра противоречит себе: это и предлагается, и запрещено
scn-contradicts-neither = игра противоречит себе: это и не предлагается, и не запрещено
scn-another-rule = это запрещено другим правилом
scn-another-reason = это запрещено по другой причине
scn-must-not-happen = этого не должно было произойти, но оно произошло
scn-happened-times = сколько раз это произошло: { $found }, а не { $times }
scn-nothing-yet = ещё ничего не произошло
scn-not-after = после найденного прежде события этого не произошло
scn-not-happened = этого не произошло
scn-no-event = в { $game } нет события `{ $word }`
scn-no-question = в { $game } нет вопроса `{ $word }`
scn-no-parameter = у `{ $event }` нет параметра `{ $word }`
scn-no-value = в { $game } нет значения `{ $word }`
scn-other-value = `{ $value }` — другое
scn-not-asked = место { $seat } об этом не спрашивают
scn-is-asked = место { $seat } об этом спрашивают
scn-ended-otherwise = игра кончилась иначе
scn-asks = вопрос месту { $seat }: { $question }
scn-waits = ждём место { $seat }
scn-and = { $first }; { $second }

# Задачи
scn-no-goal = у этой задачи нет цели
scn-no-goal-mend = нужна хотя бы одна строка вроде `goal winner 1` или `goal value treasure 1 > 4`
scn-no-puzzle = `{ $word }` бывает только в задаче
scn-no-puzzle-mend = задача начинается строкой `puzzle TITLE`
scn-is-puzzle = это задача, а не сценарий
scn-is-puzzle-mend = её решает `deckhand puzzle check`
scn-is-scenario = это сценарий, а не задача
scn-is-scenario-mend = его выполняет `deckhand scenario`
scn-no-condition = после `{ $word }` нужно то, что верно для позиции самой по себе
scn-within = `{ $word }` — не число ответов от 1 до 1000
scn-puzzle-over = решать нечего: игра окончена уже в начале
scn-solver-waits = решать должно место { $seat }, а в начале его не спрашивают
scn-goal-reached = решать нечего: цель достигнута уже в начале
scn-no-solution = это не решает задачу
scn-keys =
    { GIVEN($list) ->
        [yes] первые ответы, которые её решают:{ $list }
       *[no] первые ответы, которые её решают: никакие
    }
scn-other-solution = `{ $action }` тоже решает задачу
