# То, что говорит сама программа. Каждое имя начинается с «cli-», чтобы ни одна игра не заняла его случайно.

## Неверное использование

cli-unknown-game =
    Игры «{ $name }» нет. { GIVEN($nearest) ->
        [yes] Возможно, имелось в виду «{ $nearest }»?
       *[no] Известные игры: { $known }.
    }
cli-unknown-mode =
    Режима «{ $mode }» нет. { GIVEN($nearest) ->
        [yes] Возможно, имелось в виду «{ $nearest }»?
       *[no] Известные режимы: { $known }.
    }
cli-unknown-seat =
    Места для «{ $name }» нет. { GIVEN($nearest) ->
        [yes] Возможно, имелось в виду «{ $nearest }»?
       *[no] Можно указать: { $known }.
    }
cli-unknown-bot =
    Бота «{ $name }» нет. { GIVEN($nearest) ->
        [yes] Возможно, имелось в виду «{ $nearest }»?
       *[no] Известные боты: { $known }.
    }
cli-unknown-rule =
    Правила с номером «{ $what }» нет, и ни одно не содержит этих слов. { GIVEN($nearest) ->
        [yes] Возможно, имелось в виду «{ $nearest }»?
       *[no] Без номера «rules» перечисляет все правила.
    }
cli-bad-number =
    «{ $given }» не подходит для --{ $name }. { GIVEN($max) ->
        [yes] Нужно целое число от { $min } до { $max }.
       *[no] Нужно целое число не меньше { $min }.
    }
cli-option-form = «{ $given }» — не настройка. Настройки пишутся так: --option ИМЯ=ЗНАЧЕНИЕ.
cli-option-fails = Настройка «{ $option }»: { $why }
cli-bad-view =
    Взгляда «{ $given }» нет. Для --view можно указать all, public или место от 1 до { $seats }.
cli-too-many-names =
    С помощью --name указано { $names ->
        [one] { $names } имя
        [few] { $names } имени
       *[many] { $names } имён
    }, но { $persons ->
        [0] людей за столом нет
        [one] за столом только { $persons } человек
        [few] за столом только { $persons } человека
       *[many] за столом только { $persons } человек
    }.
cli-json-play = С --json могут играть только боты: с человеком нужно разговаривать. Уберите «you» из --seats.
cli-sim-persons = «you» не может играть в симуляции. Укажите имена ботов: { $known }.
cli-file-unreadable = Не удаётся прочитать { $file }: { $why }.

## Игры

cli-game = { $name }: { $title }, игроков: { $min }–{ $max }
cli-modes = Режимы (--mode):
cli-mode-seats = игроков: { $min }–{ $max }, обычно { $usual }
cli-mode-seats-fixed =
    { $min ->
        [one] { $min } игрок
        [few] { $min } игрока
       *[many] { $min } игроков
    }
cli-options = Настройки (--option ИМЯ=ЗНАЧЕНИЕ):
cli-option =
    { $values }{ GIVEN($default) ->
        [yes] , обычно { $default }
       *[no] , обычно по режиму
    }

## Карты и правила

cli-also-found = Найдено ещё:
cli-ours-mark = (наша реконструкция)
cli-ours-card = Эта карта — наша реконструкция, а не издательская.
cli-ours-cards = Все эти карты — наша реконструкция, а не издательские.
cli-ours-star = * наша реконструкция, а не издательская
cli-rules = Правила
cli-card-number = Номер { $number }, пишется { $id }
cli-rules-hint = Текст правила: deckhand rules { $game } { $id }. Подойдёт и начало номера или любые слова.
cli-source-lines =
    { $count ->
        [one] строка источника { $lines }
        [few] строки источника { $lines }
       *[many] строки источника { $lines }
    }
cli-source-rulings =
    { $count ->
        [one] толкование { $rulings }
        [few] толкования { $rulings }
       *[many] толкования { $rulings }
    }
cli-source-ours = хотя бы отчасти наше толкование
cli-source-all-ours = наше толкование
cli-coverage-code = В коде:
cli-coverage-tests = В тестах:
cli-coverage-nothing = нигде
cli-coverage-sum =
    { $rules ->
        [one] { $rules } правило
        [few] { $rules } правила
       *[many] { $rules } правил
    }, { $lines ->
        [one] { $lines } строка источника
        [few] { $lines } строки источника
       *[many] { $lines } строк источника
    }.
cli-coverage-uncited = Не упомянуты в коде: { $list }
cli-coverage-untested = Не упомянуты в тестах: { $list }
cli-coverage-uncovered = Строки источника без правила: { $list }
cli-coverage-fine = Каждое правило упомянуто в коде и в тесте, и для каждой строки источника есть правило.

## Начало и конец партии

cli-opening = { $game }, { $mode }. Начальное число { $seed }: с --seed { $seed } партия будет сдана так же.
cli-seat-person = { $seat }: человек
cli-seat-bot = { $seat }: бот «{ $bot }»
cli-warning = Замечание: { $what }
cli-help-hint = Введите «помощь», чтобы узнать, что можно вводить, и «карта», чтобы прочесть карты, о которых вопрос.
cli-sit-down = Ход: { $seat }. Дальше видно только то, что можно знать этому игроку.
cli-decided = Исход решает правило { $rule } ({ $title }).
cli-quit =
    Вы вышли из игры. Ваших ответов: { $answers }.
cli-end-of-input = Ввод закончился, поэтому партия остановлена. Ваших ответов: { $answers }.
cli-interrupted =
    Прервано.{ GIVEN($file) ->
        [yes] {" "}Запись { $file } полна до последнего ответа.
       *[no] {""}
    }
cli-record-kept = Запись сохранена: { $file }.
cli-record-incomplete = Запись { $file } неполна: последние ответы не удалось записать.
cli-record-stuck = Не удаётся вести запись: { $why }. Партия продолжается; после каждого ответа будет новая попытка.
cli-record-again = Запись снова ведётся, и она полна.
cli-record-exists = { $file } уже существует и останется нетронутым. Выберите для --record другое имя.
cli-thoughts-nowhere = --record-thoughts некуда писать. Укажите и --record ФАЙЛ.
cli-record-impossible = Не удаётся записать в { $file }: { $why }.

## Ход

cli-group =
    { $pick } … ({ $count ->
        [one] { $count } вариант
        [few] { $count } варианта
       *[many] { $count } вариантов
    })
cli-card-at = { $card } ({ $place })
cli-group-hint = Номер ведёт к вариантам. «все» перечисляет каждый ответ, «назад» возвращает на шаг.
cli-trail =
    { $trail }: { $count ->
        [one] { $count } ответ
        [few] { $count } ответа
       *[many] { $count } ответов
    }. «назад» снова покажет остальные.
cli-typed = «{ $text }»
cli-sure = «{ $action }» — это серьёзно. Введите то же ещё раз или «да», чтобы сделать это; любой другой ввод отменяет.
cli-not-done = Не сделано.
cli-did-you-mean = Возможно, имелось в виду «{ $nearest }»?
cli-no-such-number = Номера { $given } в списке нет. Есть номера от 1 до { $count }.
cli-nothing-back = Назад возвращаться некуда. «отменить» отменяет ответ.
cli-why-what = Введите «почему» и действие, например: почему { $example }
cli-possible = Сейчас это можно: { $action }.
cli-possible-some =
    Сейчас это можно, { $count ->
        [one] { $count } способом
        [few] { $count } способами
       *[many] { $count } способами
    }.
cli-why-card-not = С картой «{ $card }» сейчас ничего не сделать: вопрос не о ней.
cli-card-brief = { $card } — { $text }
cli-card-what = Всё об одной карте: введите «карта» и часть названия.
cli-look-group = За строкой { $given } стоит несколько ответов ({ $count }). Введите { $given }, чтобы их увидеть, а затем «предпросмотр» и номер одного из них.
cli-look-what = Введите «предпросмотр» и номер ответа из списка, например: предпросмотр 1
cli-look = { $action }: вот что точно последует.
cli-look-nothing = Ничего определённого.
cli-look-free = Это можно будет отменить, пока не сходил кто-то другой.
cli-look-bots =
    Это можно будет отменить, пока не сходил кто-то другой; но { $seats } { $count ->
        [one] ходит
        [few] ходят
       *[many] ходят
    } сразу же.
cli-look-never = Это нельзя будет отменить: что-то будет вытянуто, брошено или показано. «Отменить» вернёт только ответы, данные после этого.
cli-log-what = «{ $given }» — не число строк. Например: журнал 10
cli-log-empty = Пока ничего не произошло.
cli-undone = Отменено: { $action }.
cli-redone = Сыграно снова: { $action }.
cli-help =
    Ответьте номером из списка или записью, указанной там в скобках; достаточно
    начала, если больше ни один ответ так не начинается. Любые слова делают
    список короче.
    карта                что написано на картах, о которых вопрос
    карта НАЗВАНИЕ       всё об одной карте; достаточно части названия
    почему КАРТА         что сейчас можно сделать с картой и почему не больше
    почему ДЕЙСТВИЕ      почему действие невозможно
    почему-бот           о чём бот думал в последний раз, с --open-bots
    предпросмотр НОМЕР   что точно последует и можно ли будет это отменить
    правило НОМЕР        правило, указанное в [ ]; без номера — правило вопроса
    стол                 стол
    журнал ЧИСЛО         последние строки того, что произошло
    все, назад           в сгруппированном списке: каждый ответ; на шаг назад
    отменить, повторить  отменяет последний ответ; играет его снова
    помощь, выход        этот текст; выход из игры
    Пустая строка показывает вопрос ещё раз. Английские слова тоже годятся.
cli-bot-closed = Мысли бота выдают, что у него на руках. Начните партию с --open-bots, чтобы их узнать.
cli-bot-nothing = Ни одному боту ещё не пришлось думать. Думают боты начиная с level-1.
cli-bot-head = { $seat } сравнивает ответы, выбранный стоит первым:
cli-bot-alternative =
    { $action }: в среднем { $percent } % победы, доиграно { $visits ->
        [one] { $visits } раз
        [few] { $visits } раза
       *[many] { $visits } раз
    }
cli-bot-basis =
    То, чего бот не видит, роздано заново { $redeals ->
        [one] { $redeals } раз
        [few] { $redeals } раза
       *[many] { $redeals } раз
    }, в согласии со всем, что он видел. Всего ответов { $offered }, { $left ->
        [0] все названы.
       *[other] не названо { $left }.
    }

## Записи

cli-replay-head = { $game }, { $mode }, мест: { $seats }
cli-replay-step = { $number }. { $seat }: { $action }
cli-replay-step-hidden = { $number }. { $seat }: ответ дан.
cli-replay-undo = Ответ { $number } отменён.
cli-replay-asked = { $seat }, вопрос:
cli-replay-end = Конец записи. Ответов: { $answers }.
cli-replay-verified =
    Запись верна: { $answers ->
        [one] сыгран заново { $answers } ответ
        [few] сыграно заново { $answers } ответа
       *[many] сыграно заново { $answers } ответов
    }, все числа, ответы и хеши совпали.
cli-replay-no-thoughts = В этой записи нет мыслей ботов; их сохраняет «play --record-thoughts».
cli-replay-unfinished = Партия не доиграна.
cli-replay-too-far = В записи только { $answers ->
        [one] { $answers } ответ
        [few] { $answers } ответа
       *[many] { $answers } ответов
    }, поэтому позиции после { $at } нет.
cli-record-foreign = { $file } — не запись Deckhand: первая строка не похожа на заголовок записи.
cli-record-cut = Строка { $line } оборвана. Строки до неё целы.
cli-at-line = Строка { $line }: { $why }
cli-not-json = Это не строка записи ({ $why }). Она изменена вручную или повреждена.
cli-record-undo-false = «undo» может быть только true. Строка изменена вручную.
cli-record-after-end = После конца партии есть что-то ещё.
cli-record-no-end = Нет последней строки: партия закончена, но в записи об этом ничего нет.
cli-record-wrong-end = Партия закончилась не так.

## Разборы

cli-review-none = { $seat }: в этой записи ни разу не было выбора больше чем из одного ответа, разбирать нечего.
cli-review-exists = { $file } уже существует и останется нетронутым. Выберите для --html другое имя.
cli-review-page = Страница сохранена: { $file }.
cli-review-head =
    { $game }, { $mode }, { $seat }: { $choices ->
        [one] { $choices } ответ с выбором
        [few] { $choices } ответа с выбором
       *[many] { $choices } ответов с выбором
    }, сравнение с { $bot }.
cli-review-how =
    Шанс на победу — доля выигранных партий из { $games }, если дальше за всех играет { $playout }, от раздач заново того, чего место не видело; ответ бота пробуется на тех же раздачах с тем же случаем. Если разница видна, она измеряется заново на { $again ->
        [one] { $again } партии
        [few] { $again } партиях
       *[many] { $again } партиях
    }, и считаются только они. В скобках — интервалы 95 %. Начальное число { $seed }.
cli-review-interrupted = Прервано: разобрано ответов { $done } из { $planned }.
cli-review-answer = { $action } – { $percent } %
cli-review-instead =
    { $bot }: { $action } – { $percent } %; { $verdict ->
        [worse] сыгранное стоило { $points } (от { $low } до { $high })
        [better] сыгранное даёт на { $points } больше (от { $low } до { $high })
       *[open] неразличимо: { $points } (от { $low } до { $high })
    }
cli-review-turning = Переломные моменты
cli-review-point =
    { $rank }. Ответ { $number }: «{ $played }» { $verdict ->
        [worse] вместо «{ $chosen }» — потеря шанса на победу в сотых: { $points }
       *[better] вместо «{ $chosen }» — прибавка шанса на победу в сотых: { $points }
    } (от { $low } до { $high }).
cli-review-few =
    { $count ->
        [0] Их нет: ни один сыгранный ответ нельзя отличить от ответа бота.
        [one] Только { $count }: все остальные ответы — те же, что у бота, или неотличимы от них.
        [few] Только { $count }: все остальные ответы — те же, что у бота, или неотличимы от них.
       *[many] Только { $count }: все остальные ответы — те же, что у бота, или неотличимы от них.
    }
cli-review-sum =
    Ответов { $judged }: как { $bot } — { $same }, неразличимо — { $open }, лучше — { $better }, хуже — { $worse }{ $worse ->
        [0] .
        [one] , потеряно всего { $points } сотых.
        [few] , потеряно всего { $points } сотых.
       *[many] , потеряно всего { $points } сотых.
    }
cli-review-failure = Ответ { $number } разобрать не удалось: { $reason }
cli-review-broken =
    { $count ->
        [one] Не считается { $count } раздача заново: партия на ней не закончилась.
        [few] Не считаются { $count } раздачи заново: партии на них не закончились.
       *[many] Не считаются { $count } раздач заново: партии на них не закончились.
    }
cli-review-title = { $game }: разбор, { $seat }
cli-review-lead = Что ответил бы { $bot } на этом месте с теми же знаниями ({ $seat }) и чего стоила разница.
cli-review-contents = Содержание
cli-review-course = Ход партии
cli-review-answers = Все ответы
cli-review-alternatives = Что сравнивал бот
cli-review-alternatives-about = К каждому ответу — список, который составил { $bot }; выбор бота стоит первым. Значения — оценки до ста по коротким взглядам вперёд: по ним сравнивают ответы между собой, шансы на победу они не показывают.
cli-review-method = Как это измерено
cli-review-method-about = Переломный момент — ответ, разницу которого с ответом бота можно отличить от нуля: сначала самые большие потери, а прибавки — только если потерь меньше трёх. Шанс на победу — при игре ботов; у более сильных игроков он может быть другим. В соло и совместных партиях победить значит выжить.
cli-review-foot = Создано программой deckhand { $version } по записи. Номера ответов — как в «deckhand replay».
cli-review-fact-mode = Режим
cli-review-fact-answers = Ответов за всех
cli-review-fact-choices = Ответов с выбором
cli-review-fact-bot = Сравнение с
cli-review-fact-end = Итог
cli-review-chance = Шанс на победу
cli-review-course-about = С сыгранным ответом: { $first } % при первом выборе, { $last } % при последнем. Полоса — интервал 95 %; кружки с номерами — переломные моменты; пунктир — равная доля; последняя точка — как закончилась партия.
cli-review-axis-number = Ответ
cli-review-percent = { $percent } %
cli-review-interval = от { $low } до { $high }
cli-review-table = Шанс и потеря в сотых, с интервалами 95 %. Щелчок по заголовку сортирует.
cli-review-column-number = №
cli-review-column-played = Сыграно
cli-review-column-bot = Сыграл бы { $bot }
cli-review-column-chance = Шанс, %
cli-review-column-loss = Потеря
cli-review-column-verdict = Оценка
cli-review-column-answer = Ответ
cli-review-column-value = Значение
cli-review-column-visits = Доиграно
cli-review-the-same = то же
cli-review-was-played = сыграно
cli-review-verdict =
    { $verdict ->
        [same] то же
        [worse] хуже
        [better] лучше
       *[open] неразличимо
    }
cli-review-thoughts = { $number }. { $played }
cli-review-compared =
    Сравнено ответов: { $compared }, раздач заново: { $redeals }{ $left ->
        [0] .
        [one] ; ещё { $left } отброшен с первого взгляда.
        [few] ; ещё { $left } отброшены с первого взгляда.
       *[many] ; ещё { $left } отброшено с первого взгляда.
    }

## Сценарии

cli-scenario-sum =
    { $passed ->
        [one] { $passed } сценарий верен
        [few] { $passed } сценария верны
       *[many] { $passed } сценариев верны
    }, { $failed ->
        [0] ошибок нет
        [one] { $failed } ошибка
        [few] { $failed } ошибки
       *[many] { $failed } ошибок
    }.
cli-scenario-none = В { $file } нет сценариев.
cli-scenario-no-files = В { $folder } нет файлов с окончанием .scn.

## Симуляции и измерения

cli-sim-head =
    { $game }, { $mode }: { $games ->
        [one] { $games } партия
        [few] { $games } партии
       *[many] { $games } партий
    }, начальное число { $seed }
cli-sim-interrupted = Прервано: сыграно { $done } из { $games }.
cli-sim-wins = Выиграно партий, с интервалом 95 %:
cli-sim-wins-by-seat = Выиграно партий по местам:
cli-sim-entry = { $number }. { $name }: { $wins } из { $games }, { $percent } % (от { $low } % до { $high } %)
cli-sim-seat = Место { $seat }: { $wins }
cli-sim-draws =
    { $draws ->
        [0] Партий, закончившихся вничью или общим поражением, нет.
        [one] { $draws } партия закончилась вничью или общим поражением.
        [few] { $draws } партии закончились вничью или общим поражением.
       *[many] { $draws } партий закончились вничью или общим поражением.
    }
cli-sim-length = Ответов в партии: в среднем { $mean }, от { $least } до { $most }.
cli-sim-speed =
    { $decisions ->
        [one] { $decisions } ответ
        [few] { $decisions } ответа
       *[many] { $decisions } ответов
    } за { $seconds } с, { $speed } в секунду.
cli-sim-digest = Хеш всех конечных позиций: { $digest }
cli-sim-failures =
    { $count ->
        [one] { $count } партия сломалась:
        [few] { $count } партии сломались:
       *[many] { $count } партий сломались:
    }
cli-sim-failure = начальное число { $seed }, места { $seats }, ответов до сбоя { $step }: { $reason }
cli-arena-two =
    { $given ->
        [one] Арена сравнивает двух ботов, а указан { $given }.
        [few] Арена сравнивает двух ботов, а указано { $given }.
       *[many] Арена сравнивает двух ботов, а указано { $given }.
    } Пишите --bots A,B; дважды один и тот же бот — это контроль.
cli-arena-alone = Арене нужно не меньше двух игроков, чтобы боты встретились. Укажите --players.
cli-arena-head =
    { $game }, { $mode }: { $first } против { $second }, игроков: { $players }, { $rounds ->
        [one] { $rounds } раздача
        [few] { $rounds } раздачи
       *[many] { $rounds } раздач
    }, начальное число { $seed }
cli-arena-interrupted = Прервано: сыграно раздач { $done } из { $planned }.
cli-arena-score = { $first } набирает { $percent } % (от { $low } % до { $high } % с уверенностью 95 %); при равной силе было бы { $even } %.
cli-arena-survived = { $bot } выживает в { $percent } % партий (от { $low } % до { $high } % с надёжностью 95 %).
cli-arena-score-together = { $first } набирает { $percent } % (от { $low } % до { $high } %); { $even } % означает равенство, а кто выживает во всех партиях, где другой проигрывает, получил бы 100 %.
cli-arena-elo = Это { $points } пунктов Эло (от { $low } до { $high }).
cli-arena-games = Партии: выиграно { $more }, поделено { $equal }, проиграно { $less }.
cli-arena-rounds = Раздачи: лучше равного { $more }, поровну { $equal }, хуже { $less }.
cli-arena-verdict =
    { $verdict ->
        [better] Скорее лучше на { $margin } сотых, чем равен
        [even] Не лучше на { $margin } сотых
       *[open] Не решено, равен или лучше на { $margin } сотых
    }: последовательный критерий, который ошибается в { $error } % случаев, после { $rounds ->
        [one] { $rounds } раздачи
        [few] { $rounds } раздач
       *[many] { $rounds } раздач
    }.
cli-arena-foreign = { $file } — не файл результатов арены: первая строка не похожа на его заголовок. Файл не тронут.
cli-arena-other =
    { $file } относится к другому сравнению: отличается { $what ->
        [game] игра
        [mode] режим
        [options] опция
        [players] число игроков
        [bots] бот
        [seed] начальное число
        [catalogue] набор карт
        [rules] свод правил
       *[version] версия Deckhand
    }. Файл не тронут; выберите для --results другое имя.
cli-arena-bad-line = { $file }, строка { $line }: это не партия арены. Ничего не изменено; удалите строку, чтобы её партию сыграть заново.
cli-bench-idle = предел, игра без правил с тем же числом вариантов: { $speed }
cli-bench-game = { $game }, игроков: { $players }
cli-bench-speed = ответов в секунду: { $speed } ({ $ratio } предела)
cli-bench-playouts = целых партий в секунду: { $speed }
cli-bench-ns = время на ответ: { $ns } нс
cli-bench-offers = вариантов на вопрос: { $offers }
cli-bench-clone = время на копию позиции: { $ns } нс
cli-bench-state = размер позиции: { $bytes } байт
cli-bench-cold = Измерения ещё менялись от раза к разу: возможно, компьютер занят другим.

## Колоды

cli-deck-unknown =
    Колоды «{ $name }» нет, и файла с таким именем тоже нет. { GIVEN($nearest) ->
        [yes] Возможно, имелось в виду «{ $nearest }»?
       *[no] Готовые колоды: deckhand deck list.
    }
cli-deck-no-game = Игры с колодами под именем «{ $name }» нет.
cli-deck-no-game-mend =
    { GIVEN($nearest) ->
        [yes] Возможно, имелось в виду «{ $nearest }»?
       *[no] Игры с колодами: { $known }.
    }
cli-deck-legal =
    { $deck }: допустимая колода для игры «{ $game }»{ GIVEN($profile) ->
        [yes] , профиль { $profile }
       *[no] { "" }
    }, { $cards ->
        [one] { $cards } карта
        [few] { $cards } карты
       *[many] { $cards } карт
    }.
cli-deck-faults =
    { $count ->
        [one] { $count } ошибка.
        [few] { $count } ошибки.
       *[many] { $count } ошибок.
    }
cli-deck-head =
    { $game }{ GIVEN($profile) ->
        [yes] , профиль { $profile }
       *[no] { "" }
    }, { $cards ->
        [one] { $cards } карта
        [few] { $cards } карты
       *[many] { $cards } карт
    }
cli-deck-count = n
cli-deck-card = карта
cli-deck-ours-mark = (наша)
cli-deck-unknown-card = { $card } (?)
cli-deck-part = { $what } { $count }
cli-deck-tally = { $title }: { $parts }.
cli-deck-not-legal =
    Эта колода пока недопустима: { $count ->
        [one] { $count } ошибка
        [few] { $count } ошибки
       *[many] { $count } ошибок
    }. Все ошибки назовёт: deckhand deck check { $file }
cli-deck-not-playable = Играть в игру «{ $game }» пока нельзя, потому что самого боя ещё нет: колоды можно писать, проверять и смотреть.
cli-deck-list =
    { $game }: { $count ->
        [one] { $count } готовая колода
        [few] { $count } готовые колоды
       *[many] { $count } готовых колод
    }
cli-deck-profiles = Профили (строка «profile ИМЯ» в файле):
cli-deck-ready = Колоды:
cli-deck-line =
    { $name }: { $title } ({ GIVEN($profile) ->
        [yes] { $profile },{ " " }
       *[no] { "" }
    }{ $cards ->
        [one] { $cards } карта
        [few] { $cards } карты
       *[many] { $cards } карт
    })
cli-deck-hint = Посмотреть одну: deckhand deck show ИМЯ. Как пишется файл колоды: docs/decks.md.

## Лаборатория

cli-lab-head =
    { $game }, { $mode }: { $games ->
        [one] { $games } игра
        [few] { $games } игры
       *[other] { $games } игр
    }, { $rounds ->
        [one] { $rounds } раздача
        [few] { $rounds } раздачи
       *[other] { $rounds } раздач
    }, каждая сыграна { $each ->
        [one] { $each } раз
        [few] { $each } раза
       *[other] { $each } раз
    }, начальное число { $seed }
cli-lab-known = { $done } из { $games } игр уже есть в { $folder }.
cli-lab-interrupted = Прервано: { $done } из { $games } игр есть в { $folder }. Та же команда продолжит с этого места.
cli-lab-done =
    { $games ->
        [one] { $games } игра
        [few] { $games } игры
       *[other] { $games } игр
    }, { $decisions ->
        [one] { $decisions } решение
        [few] { $decisions } решения
       *[other] { $decisions } решений
    }, папка { $folder }{ $broken ->
        [0] .
        [one] ; { $broken } игра сломалась, см. summary.json.
        [few] ; { $broken } игры сломались, см. summary.json.
       *[other] ; { $broken } игр сломалось, см. summary.json.
    }
cli-lab-page = Отчёт: { $file }

## Задачи

cli-puzzle-unknown =
    Нет ни файла, ни папки «{ $what }», ни игры с таким названием. { GIVEN($nearest) ->
        [yes] Возможно, имелось в виду «{ $nearest }»?
       *[no] Игры: { $known }.
    }
cli-puzzle-no-number =
    { $count ->
        [0] С игрой { $game } задач нет.
       *[other] «{ $given }» — не задача игры { $game }. Есть задачи от { $game }/1 до { $game }/{ $count }.
    }
cli-puzzle-head =
    { GIVEN($name) ->
        [yes] { $name } · { $title } ({ $game })
       *[no] { $title } ({ $game })
    }
cli-puzzle-task =
    { $within ->
        [0] { $seat } — цель:
        [one] { $seat } — цель за { $within } ответ:
        [few] { $seat } — цель не более чем за { $within } ответа:
       *[other] { $seat } — цель не более чем за { $within } ответов:
    }
cli-puzzle-while = и до тех пор:
cli-puzzle-open-cards = В задаче открыто всё: все руки и порядок всех колод.
cli-puzzle-text = Позиция так, как её описывает файл:
cli-puzzle-solved =
    Доказано: этого можно добиться против любых ответов и любого случая, не более чем за { $answers ->
        [one] { $answers } ответ
        [few] { $answers } ответа
       *[other] { $answers } ответов
    }. { $positions ->
        [one] Просчитана { $positions } позиция.
        [few] Просчитано { $positions } позиции.
       *[other] Просчитано { $positions } позиций.
    }
cli-puzzle-solved-shortest =
    Доказано: этого можно добиться против любых ответов и любого случая, за { $answers ->
        [one] { $answers } ответ
        [few] { $answers } ответа
       *[other] { $answers } ответов
    } и не быстрее. { $positions ->
        [one] Просчитана { $positions } позиция.
        [few] Просчитано { $positions } позиции.
       *[other] Просчитано { $positions } позиций.
    }
cli-puzzle-unsolved =
    Опровергнуто: этого нельзя добиться наверняка. { $positions ->
        [one] Просчитана { $positions } позиция.
        [few] Просчитано { $positions } позиции.
       *[other] Просчитано { $positions } позиций.
    }
cli-puzzle-open =
    Не доказано: { $positions ->
        [one] просчитана { $positions } позиция
        [few] просчитано { $positions } позиции
       *[other] просчитано { $positions } позиций
    }. Это ни о чём не говорит; больше разрешает --budget.
cli-puzzle-keys =
    Первые ответы, которые решают задачу, { $keys } из { $offers }:
cli-puzzle-keys-open = Какие первые ответы решают задачу, при таком числе позиций узнать не удалось.
cli-puzzle-solutions =
    Решений: { $count }
cli-puzzle-solutions-many = Решений: { $count } или больше
cli-puzzle-solutions-open = Решения при таком числе позиций не сосчитаны
cli-puzzle-tries =
    Бот «{ $bot }» решает задачу в { $solved } из { $tries } попыток.
cli-puzzle-line = Главный вариант:
cli-puzzle-sum = Решено: { $solved }. Опровергнуто: { $unsolved }. Открыто: { $open }. Ошибок: { $faults }.
cli-puzzle-exists = Файл { $file } уже есть и остаётся как есть. Выберите другое имя для --out.
cli-puzzle-unwritable = Файл { $file } не записать: { $why }.
cli-puzzle-no-aims = Игра { $game } не говорит, о чём могут быть задачи.
cli-puzzle-no-aim = Ни одна цель не содержит «{ $aim }». Известные цели: { $known }.
cli-puzzle-mined =
    { $found ->
        [one] Найдена { $found } задача
        [few] Найдено { $found } задачи
       *[other] Найдено { $found } задач
    }, просмотрено { $games ->
        [one] { $games } партия
        [few] { $games } партии
       *[other] { $games } партий
    }, игра { $game }{ GIVEN($file) ->
        [yes] , записано в { $file }
       *[no] {""}
    }.

## serve

cli-serve = Стол открыт: { $address } (Ctrl-C закроет его). Партии хранятся в { $folder }.
cli-serve-stopped = Стол закрыт. Партии продолжатся, когда он откроется снова.
cli-serve-fails = Сервер не может начать работу: { $why }
cli-serve-folder = Папку { $folder } создать не удалось: { $why }. Укажите другую: --data.
cli-serve-store = База данных в { $folder } непригодна: { $why }
cli-serve-listen = Адрес { $address } занять не удалось: { $why }. Возможно, свободен другой порт: --listen 127.0.0.1:7778.
cli-serve-address = «{ $given }» не адрес. Пример: --listen 127.0.0.1:7777.
cli-serve-url = «{ $given }» не годится для ссылок: адрес начинается с http:// или https://.
cli-serve-config = Настройки в { $file } не читаются: { $why }

## play --server

cli-far-https = { $given } требует шифрования, а эта программа его не умеет. Возьмите адрес, который начинается с http://, или играйте в браузере.
cli-far-address = «{ $given }» не адрес сервера. Пример: http://127.0.0.1:7777
cli-far-what = Назовите игру для новой партии или укажите --match с названием или ссылкой готовой партии.
cli-far-no-server = На каком сервере? Укажите --server с адресом или --match с полной ссылкой.
cli-far-no-match = { $what } относится к партии. Укажите и --match с её названием или ссылкой.
cli-far-made = С --match партия уже есть. Уберите «{ $what }».
cli-far-not-with = { $what } нужно для игр в этом терминале и не годится для сервера.
cli-far-bad-key = Это не ключ от места: ключи состоят из букв и цифр.
cli-far-unreachable = { $server } не отвечает: { $why }.
cli-far-foreign = По адресу { $server } отвечает не сервер Deckhand.
cli-far-refused = { $server } отказывает (статус { $status }).
cli-far-guest = Гость
cli-far-link =
    Партия создана. Другие придут по этой ссылке или из терминала:
    { $link }
    { $command }
cli-far-key =
    Вернуться на это место можно в любое время:
    { $command }
cli-far-help-hint = «помощь» покажет, что можно вводить.
cli-far-watching = Вы наблюдаете. Можно вводить «места», «журнал», «правило», «карта» и «выход».
cli-far-log-part = Последние строки, всего { $count }; «журнал 200» покажет больше.
cli-far-next = За этой партией последовал реванш: { $match }.
cli-far-open =
    { $count ->
        [one] Свободно { $count } место. Партия начнётся, когда все места займут.
        [few] Свободно { $count } места. Партия начнётся, когда все места займут.
       *[many] Свободно { $count } мест. Партия начнётся, когда все места займут.
    }
cli-far-begun = Все на местах. Партия начинается.
cli-far-waiting = Сейчас { $count ->
        [one] отвечает
        [few] отвечают
       *[many] отвечают
    } { $seats }.
cli-far-sat = { $seat } садится за стол.
cli-far-came = { $seat } на связи.
cli-far-went = { $seat } больше не на связи.
cli-far-phrase = { $seat }: «{ $text }»
cli-far-asks = { $text } «да» — согласие, «нет» — отказ.
cli-far-asked = Остальных спрашивают.
cli-far-turned-down = Получен отказ.
cli-far-no-request = Вам никто ничего не предлагал.
cli-far-resign-sure = Сдаться — дело серьёзное. Введите то же ещё раз или «да», если так и надо; иначе ничего не случится.
cli-far-seal-fits = Печать сходится: случай этой игры был закреплён до того, как вы добавили свою часть.
cli-far-seal-broken = Печать не сходится! Сервер мог выбрать случай этой игры, уже зная вашу часть.
cli-far-over-hint = «реванш» предложит ещё одну партию, «выход» — выйти из-за стола.
cli-far-rematch = Ещё одна партия с теми же людьми: { $match }.
cli-far-lost = Связь прервалась. Новая попытка …
cli-far-again = Связь восстановлена.
cli-far-gone = Восстановить связь не удалось. Партия сохранена; вернитесь позже: { $command }
cli-far-come-back =
    Партия сохранена. Чтобы вернуться:
    { $command }
cli-far-not-asked = Сейчас вас ни о чём не спрашивают.
cli-far-only-watching = Вы наблюдаете; отвечать могут только места.
cli-far-say-what = Введите «сказать» и одно из этих слов или начало фразы:
cli-far-clock = Осталось времени: { $left }
cli-far-seat-open = { $seat }: свободно
cli-far-seat-away = { $seat }: человек, не на связи
cli-far-seat-stood = { $seat }: человек, за которого играет бот
cli-far-watched =
    { $count ->
        [one] Наблюдает { $count } человек.
        [few] Наблюдают { $count } человека.
       *[many] Наблюдают { $count } человек.
    }
cli-far-why-nothing = Сказать об этом сейчас нечего: вопрос не об этом.
cli-far-not-here = Это есть только в играх в этом терминале. «журнал» покажет, что произошло.
cli-far-help =
    Ответьте номером из списка или записью, указанной там в скобках; достаточно
    начала, если больше ни один ответ так не начинается.
    почему КАРТА         что сейчас можно сделать с картой и почему не больше
    почему ДЕЙСТВИЕ      почему действие невозможно
    предпросмотр НОМЕР   что точно последует и можно ли будет это отменить
    карта НАЗВАНИЕ       всё об одной карте; достаточно части названия
    правило НОМЕР        правило, указанное в [ ]; без номера — правило вопроса
    журнал ЧИСЛО         последние строки того, что произошло
    места                кто где сидит
    все, назад           в сгруппированном списке: каждый ответ; на шаг назад
    отменить             отменяет последний ответ или просит об этом остальных
    да, нет              согласиться с предложением; отказать
    ничья, сдаться       предложить ничью; сдаться
    реванш               после конца партии: предложить ещё одну
    сказать ФРАЗА        сказать одну из готовых фраз; без неё — их список
    помощь, выход        этот текст; выйти из-за стола, партия сохранится
    Пустая строка показывает вопрос ещё раз. Английские слова тоже годятся.

## seals

cli-seal-broken = Секрет в записи не тот, что был запечатан до раздачи.
cli-seal-other = Числа при ответе { $step } не те, что даёт запечатанный секрет.
cli-seal-from = Игра продолжает партию { $match }: раздача и { $answers ->
    [one] { $answers } ответ
    [few] { $answers } ответа
   *[many] { $answers } ответов
} взяты оттуда, и их случай запечатан в записи той партии.
cli-seal-fits = Случай именно тот, что был запечатан до раздачи: { $count ->
    [one] заново получено { $count } число
    [few] заново получено { $count } числа
   *[many] заново получено { $count } чисел
}.
