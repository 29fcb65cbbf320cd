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
