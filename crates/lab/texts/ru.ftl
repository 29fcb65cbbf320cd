# Что говорит лаборатория. Каждый идентификатор начинается с «lab-», чтобы игра не заняла его случайно.

## Манифесты

lab-not-toml = Это не читается как TOML.
lab-not-toml-mend = { $why }
lab-missing = В манифесте нет «{ $key }».
lab-missing-mend =
    { $key ->
        [game] Добавьте строку вида: game = "sectors"
        [games] Добавьте строку вида: games = 1000
       *[bots] Добавьте строку вида: bots = ["greedy", "random"]
    }
lab-unknown-key = Ключа «{ $key }» в манифесте не бывает.
lab-unknown-record = «{ $key }» записать нельзя.
lab-known-mend =
    { GIVEN($nearest) ->
        [yes] Возможно, имелось в виду «{ $nearest }»?
       *[no] Известны: { $known }.
    }
lab-wrong-kind = Значение «{ $key }» не того вида.
lab-wrong-kind-mend =
    { $kind ->
        [word] Напишите текст в кавычках.
        [truth] Напишите true или false.
        [table] Напишите таблицу, например [{ "" }options].
        [lineups] Напишите имена списком: по одному на место или одно на всех; или несколько таких списков.
       *[option] Напишите текст, целое число, true или false; или несколько значений списком.
    }
lab-bad-number = Такого значения у «{ $key }» быть не может.
lab-bad-number-mend = Напишите целое число от { $min } до { $max }.
lab-unknown-game = Игры «{ $name }» нет.
lab-unknown-mode = Режима «{ $name }» нет.
lab-unknown-bot = Бота «{ $name }» нет.
lab-unknown-option = Опции «{ $name }» у игры нет.
lab-bad-players =
    Режим «{ $mode }» не для { $players ->
        [one] { $players } игрока
        [few] { $players } игроков
       *[other] { $players } игроков
    }.
lab-bad-players-mend = Игроков может быть от { $min } до { $max }.
lab-bad-players-exact =
    { $count ->
        [1] В него играют в одиночку.
       *[other] Игроков должно быть { $count }.
    }
lab-bad-lineup =
    { $count ->
        [one] { $count } имя
        [few] { $count } имени
       *[other] { $count } имён
    } на { $players ->
        [one] { $players } место
        [few] { $players } места
       *[other] { $players } мест
    }.
lab-bad-lineup-mend = Имён нужно { $players } — или одно на все места.
lab-lineup-twice = Один и тот же состав указан дважды.
lab-lineup-twice-mend = Уберите один из двух; число игр задаёт «games».
lab-no-decks = В игру { $game } колод не приносят.
lab-no-decks-mend = Уберите «decks».
lab-bad-deck = Колода «{ $deck }» не годится.
lab-bad-deck-mend = { $why }
lab-bad-deck-check = Все ошибки назовёт: deckhand deck check { $deck }
lab-deck-twice = «{ $option }» задаёт колоду места, и «decks» тоже.
lab-deck-twice-mend = Уберите одно из двух.
lab-here = здесь

## Папки результатов

lab-unreadable = { $file } не читается: { $why }.
lab-unwritable = { $file } не записывается: { $why }. Сыгранное раньше сохранено; та же команда продолжит с этого места.
lab-foreign = В { $file } лежит что-то другое, а не результаты лаборатории. Папка не тронута.
lab-other =
    { $file } содержит результаты другого опыта: отличается { $what ->
        [version] версия Deckhand
        [game] игра
        [mode] режим
        [players] число игроков
        [options] опция
        [bots] состав
        [decks] карта одной из колод
        [seed] начальное число
        [games] число игр
        [record] список записываемого
        [catalogue] карта игры
        [rules] правило игры
       *[manifest] манифест
    }. Папка не тронута; укажите другую.
lab-bad-line = { $file }, строка { $line }: это не игра этого опыта. Ничего не изменено; уберите строку, чтобы сыграть эту игру снова.
lab-busy = { $file } сейчас записывает другой процесс.
lab-unfinished = { $file }: есть { $done } из { $games } игр. Сначала доведите опыт до конца.
lab-bad-table = { $file } — не та таблица, о которой говорит сводка.

## Числа

lab-percent = { $number } %
lab-range = (от { $low } до { $high })

## Страницы

lab-page-above = Deckhand · лаборатория
lab-page-title = { $game }, { $mode }: опыт
lab-page-lead =
    { $games ->
        [one] { $games } законченная игра
        [few] { $games } законченные игры
       *[other] { $games } законченных игр
    }, { $rounds ->
        [one] { $rounds } раздача
        [few] { $rounds } раздачи
       *[other] { $rounds } раздач
    }{ $each ->
        [one] .
        [few] ; каждая сыграна { $each } раза: составы на других местах или с другими опциями.
       *[other] ; каждая сыграна { $each } раз: составы на других местах или с другими опциями.
    }
lab-page-contents = Содержание
lab-page-foot = Сделано Deckhand { $version }. Всё, что показано, есть в самой странице; сеть ей не нужна.
lab-fact-bots = Составы
lab-fact-players = Игроков
lab-fact-seed = Начальное число
lab-fact-decisions = Решений
lab-fact-version = Версия
lab-fact-catalogue = Отпечаток карт
lab-fact-rules = Отпечаток правил
lab-fact-digest = Отпечаток всех последних позиций
lab-fact-broken = Сломалось игр
lab-sec-scores = Кто выигрывает
lab-scores-about = Счёт — 1 за выигранную игру, равная доля за разделённую, 0 за проигранную. Считаются места: кто занимает в игре два места, посчитан в ней дважды.
lab-ends = Игры: выиграно { $won }, разделено { $shared }, проиграно столу { $lost }.
lab-fair = Полосы начинаются от среднего по всем местам, { $share }. Зелёные и красные — те, чей интервал его не содержит.
lab-by-seat = Счёт по местам
lab-by-bot = Счёт по ботам
lab-by-deck = Счёт по колодам
lab-by-faction = Счёт по фракциям
lab-by-variant = Счёт по опциям и местам
lab-col-seat = Место
lab-col-bot = Бот
lab-col-deck = Колода
lab-col-faction = Фракция
lab-col-variant = Опции и место
lab-all-seats = Все игроки
lab-col-counted = Посчитано
lab-col-games = Игр
lab-col-deals = Раздач
lab-col-score = Счёт
lab-col-interval = Интервал
lab-col-name = Что
lab-sec-cards = Карты
lab-cards-about = Эти числа говорят о том, что встречается вместе, а не о причинах. Возможно, карту чаще играет тот, кто и так выигрывает, а у карты хорошей колоды — счёт её колоды. Из многих карт каждая двадцатая выходит за свой интервал просто случайно.
lab-cards-figure =
    { $count ->
        [one] { $count } карта
        [few] { $count } карты
       *[other] { $count } карт
    } дальше всех от среднего по всем местам, { $share }, даже на ближнем конце интервала.
lab-card-drawn = Счёт мест, взявших карту
lab-card-played = Счёт мест, сыгравших карту
lab-card-at-end = Счёт мест, у которых карта была в игре в конце
lab-cards-table = Счёт по картам: с картой, и на сколько пунктов больше, чем без неё
lab-col-card = Карта
lab-col-drawn = Взята
lab-col-played = Сыграна
lab-col-at-end = В игре в конце
lab-col-against = Против «без»
lab-sec-lengths = Как идут игры
lab-length-decisions = Решений в игре
lab-length-turns = Ходов или раундов в игре
lab-length-leads = Смен лидера
lab-leads-about = Место лидирует, пока стоит лучше всех по той мере, которой игра оценивает позиции для своих ботов; смотрим только тогда, когда ход в покое.
lab-histogram = Среднее { $mean }, медиана { $median }, от { $least } до { $most }.
lab-bin =
    от { $from } до { $to }: { $games ->
        [one] { $games } игра
        [few] { $games } игры
       *[other] { $games } игр
    }
lab-sec-questions = Решения по видам вопросов
lab-questions-about = Вопросы названы так же, как в таблицах результатов. Считаются и вопросы к месту, которое могло только пасовать.
lab-questions-table = Как часто отвечают на каждый вид вопроса
lab-counts-figure = Сколько раз за игру, с интервалом этого среднего; самые частые.
lab-col-question = Вопрос
lab-col-count = Раз
lab-col-in-games = В играх
lab-col-per-game = За игру
lab-sec-rules = Правила, которые что-то сделали
lab-rules-about = Правило считается каждый раз, когда событие называет его причиной. Того, что ни разу не случилось (игр: { $games }), здесь нет.
lab-rules-table = Как часто каждое правило что-то делало
lab-col-rule = Правило
lab-col-title = Название
lab-sec-measured = Что измерено и как это читать
lab-intervals-about = Все интервалы — с доверием 95 %. Игры одной раздачи связаны и не считаются независимыми: у долей интервал Уилсона для стольких игр, сколько говорят столько же, но не больше, чем их было; средние получены повторной выборкой раздач; у частот обычный интервал среднего по раздачам.
lab-manifest-about = Манифест опыта:

## Сравнения

lab-unpaired =
    { $before } и { $after } нельзя сравнить игра за игрой: { $what ->
        [game] они о разных играх
        [players] в них разное число игроков
        [seed] у них разные начальные числа, а значит, и раздачи
        [variants] в них разное число сочетаний опций
        [lineups] в них разное число составов
       *[nothing] ни одна игра не закончена в обоих
    }.
lab-diff-title = { $experiment }, до и после изменения
lab-sec-effects = Что меняет изменение
lab-diff-before = До
lab-diff-after = После
lab-diff-paired =
    { $games ->
        [one] { $games } пара игр
        [few] { $games } пары игр
       *[other] { $games } пар игр
    } с той же раздачей и тем же случаем, { $rounds ->
        [one] { $rounds } раздача
        [few] { $rounds } раздачи
       *[other] { $rounds } раздач
    }; одинаково, с тем же счётом после стольких же решений, прошли: { $alike }.
lab-diff-changed = Изменено: { $what }.
lab-diff-nothing-changed = Ничего не изменено: оба опыта одинаковы.
lab-changed-version = версия Deckhand
lab-changed-game = игра
lab-changed-mode = режим
lab-changed-players = число игроков
lab-changed-options = опции
lab-changed-bots = составы
lab-changed-decks = карты колоды
lab-changed-seed = начальное число
lab-changed-games = число игр
lab-changed-record = список записываемого
lab-changed-catalogue = карты игры
lab-changed-rules = правила игры
lab-diff-renamed = { $before } → { $after }
lab-diff-line = { $name }: { $before } → { $after }, { $difference }
lab-diff-same = Никакой разницы: одинаково в каждой раздаче.
lab-diff-not-shown = Разницы, которую столько игр могли бы показать, нет (наименьшая, что была бы видна: ±{ $smallest }).
lab-diff-not-shown-points = Разницы, которую столько игр могли бы показать, нет (наименьшая, что была бы видна, в пунктах: ±{ $smallest }).
lab-diff-shown = Разница есть: { $size } стандартного отклонения раздачи.
lab-diff-about = Разница — это «после» минус «до» внутри пар; интервалы 95 % получены повторной выборкой раздач. Из двадцати неизменных величин одна кажется изменённой просто случайно.
lab-diff-figure = «После» минус «до», с интервалом.
lab-diff-figure-points = «После» минус «до» в процентных пунктах, с интервалом. Зелёные и красные — те, чей интервал не содержит нуля.
lab-col-difference = Разница
lab-diff-verdict = { $name }: { $verdict }
