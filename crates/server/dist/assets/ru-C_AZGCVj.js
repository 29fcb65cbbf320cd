var e=`# Собственные слова страницы, по-русски.
you = Вы
seat-number = Место { $n }
seat-bot = бот, { $level }
seat-open = свободно
seat-free = свободно
seat-here = здесь
seat-away = не на связи
seat-stood-in = играет бот
table = Стол
table-loading = Накрываем стол
table-gone = Такого стола нет, или это место не ваше.
board-broken = Эту часть стола нарисовать не удалось. Можно продолжать игру из строки внизу.
to-decision = К решению
to-home = В зал
broken = Что-то сломалось. Ваши игры в безопасности.
not-found = Здесь ничего нет.
not-found-about = Возможно, адрес устарел или игра за этим столом окончена.
mark-offered = можно выбрать
mark-soft = тоже можно
mark-picked = выбрано
mark-refused = отказано
region-seats = Места
region-board = Поле
region-decision = Решение
region-tray = Лоток
region-rail = Просмотр, журнал и команды
region-tabs = Части стола
region-inspector = Просмотр
region-spoken = Объявления
region-facts = Фаза
live = На связи
not-live = Нет связи
watchers = { $n ->
    [one] { $n } зритель
    [few] { $n } зрителя
   *[many] { $n } зрителей
}
watchers-word = смотрят
undo = Вернуть ход
undo-ask = Попросить вернуть ход
undo-never = Вернуть нельзя: что-то открыто или взято, или кто-то уже сходил.
theme-to-day = Дневная тема
theme-to-night = Ночная тема
tab-board = Стол
tab-log = Журнал
tab-card = Карта
tab-command = Команда
tab-more = Ещё
tab-chat = Чат
tab-table = Стол
close = Закрыть
why = Почему нет?
ours-short = наш набор
ours-set = Карты этой игры — наш собственный набор.
ruling = наше толкование
rulebook = правила
rules-used = Правила
inspector-empty = Наведите указатель или фокус на карту, и она появится здесь.
unpin = Отпустить карту
pinned = Закреплено.
unpinned = Больше не закреплено.
wait-seats = { $n ->
    [one] Ожидание: ещё { $n } игрок
    [few] Ожидание: ещё { $n } игрока
   *[many] Ожидание: ещё { $n } игроков
}
wait-for = Ожидание: { $seats }
wait-none = Одну минуту
over = Игра окончена
stale = Стол уже ушёл вперёд. Выберите ещё раз.
sent = Отправлено
back = Назад
back-to = Назад, до этого выбора
confirm = Подтвердить: { $what }
agree = Согласиться
refuse = Отклонить
request-waits = { $text } Ждём остальных.
rematch = Реванш
replay = Запись
report = Отчёт
then = Затем:
none-of-it = Так и оставить
filter = Фильтр
less = На один меньше
more = На один больше
choices = { $n ->
    [one] { $n } вариант
    [few] { $n } варианта
   *[many] { $n } вариантов
}
offers-count = { $n ->
    [one] { $n } вариант.
    [few] { $n } варианта.
   *[many] { $n } вариантов.
}
slot-open = { $slot }, вариантов: { $n }
slot-offer = ответ
slot-verb = действие
slot-card = карта
slot-with = с чем
slot-cell = клетка
slot-turn = поворот
slot-seat = игрок
slot-number = число
slot-slot = место
slot-place = место
slot-from = откуда
slot-to = куда
slot-at = место
slot-target = цель
slot-choice = выбор
slot-ability = способность
slot-colour = цвет
slot-trait = показатель
slot-into = куда
net-lost = Связь потеряна. Повтор через { $n } с. Время ведёт сервер.
net-lost-short = Связь потеряна.
net-closed = До этого стола не добраться.
net-back = Связь есть. Ничего не потеряно.
net-retry = Повторить сейчас
follow = Сторона
follow-none = ничья
chart-table = Таблица
you-watch = Вы смотрите.
watch-no-acts = Вы смотрите. Действовать могут только игроки за столом.
time-days = { $n } д
time-hours = { $n } ч
spoken-hours = { $n ->
    [one] { $n } час
    [few] { $n } часа
   *[many] { $n } часов
}
spoken-minutes = { $n ->
    [one] { $n } минута
    [few] { $n } минуты
   *[many] { $n } минут
}
spoken-seconds = { $n ->
    [one] { $n } секунда
    [few] { $n } секунды
   *[many] { $n } секунд
}
clock-low = { $n ->
    [one] У вас осталась { $n } секунда.
    [few] У вас осталось { $n } секунды.
   *[many] У вас осталось { $n } секунд.
}
clock-none = Часов ни у кого нет.
clock-periods = { $n ->
    [one] { $n } период
    [few] { $n } периода
   *[many] { $n } периодов
}
again = ещё раз: { $line }
spoken-rule = Правило { $rule }.
and-more = и ещё { $n }
log-filter = Какие строки
log-all = Всё
log-decisions = Решения
log-mine = Мои
log-ours = С нашими толкованиями
log-older = { $n ->
    [one] Ещё { $n } строка раньше
    [few] Ещё { $n } строки раньше
   *[many] Ещё { $n } строк раньше
}
log-new = Новых: { $n }
log-empty = Пока ничего не произошло.
copy = Копировать
copied = Скопировано
command = Командная строка
command-hint = введите ход или ?
command-idle = почему, правило, журнал …
cmd-not-asked = Сейчас вас ни о чём не спрашивают.
cmd-no-rule = Правила { $id } нет.
cmd-no-card = Здесь ничего не называется { $name }.
cmd-concede = Введите «сдаюсь !», чтобы сдать игру.
cmd-help = Введите ход так, как его показывает список, номер метки или: ?, почему …, правило …, смотри …, журнал 5, часы, сводка, назад, сдаюсь.
chat-empty = Пока никто ничего не сказал.
say-hello = Привет
say-luck = Удачи
say-thinking = Думаю
say-moment = Одну минуту
say-sorry = Извините
say-nice = Хорошо сыграно
say-thanks = Спасибо
say-oops = Ой
say-again = Ещё раз?
say-bye = До свидания
table-mode = Режим
table-rules = Правила
table-watch = Зрители
version = версия { $n }
seal = Печать
seal-about = Порядок карт запечатан до начала игры. В конце печать вскрывают, и каждый может её проверить.
passing = Пасовать за меня, когда больше ничего нельзя
passing-never = никогда
passing-alone = когда можно только пасовать
passing-always = всегда, не в свой ход
auto = Отвечается за меня
auto-none = Ничего. Дайте ответ, и его можно будет сохранить здесь.
auto-last = Ваш последний ответ: { $asks }
auto-keep-turn = Всегда так, этот ход
auto-keep-game = Всегда так, эту игру
auto-turn = этот ход
auto-game = эта игра
auto-count = { $n ->
    [one] { $n } раз
    [few] { $n } раза
   *[many] { $n } раз
}
auto-drop = Больше не отвечать самостоятельно: { $what }
auto-soon = Ответ за вас: { $what }
auto-hold = Не в этот раз
offer-draw = Предложить ничью
resign = Сдаться
resign-sure = Точно сдаться?
abort = Прервать
abort-sure = Точно прервать?
language = Язык
lang-en = English
lang-de = Deutsch
lang-ru = Русский
settings = Настройки
keys-title = Клавиши
keys-off = Одиночные клавиши можно отключить в настройках.
key-pip = выбрать предмет с этим номером
key-pass = пас, ничего или конец
key-pick = выбрать или нажать кнопку
key-back = вернуть последний выбор, закрыть
key-walk = следующий или предыдущий вариант
key-arrows = перемещение внутри области
key-command = командная строка
key-regions = следующая область
key-decision = прочитать решение
key-clocks = прочитать часы
key-log = читать журнал назад
key-summary = прочитать положение
key-why = почему нет?
key-rule = правило этой строки или карты
key-pin = закрепить просмотр
key-undo = вернуть ход или попросить об этом
key-places = рука, поле, соперники
key-zoom = крупнее, мельче, целиком
key-help = эти клавиши
rule-missing = Текста этого правила под рукой нет.
open-reader = Открыть в правилах
waiting-title = Стол накрыт
waiting-about = Игра начнётся, когда все места будут заняты и все будут здесь. Ваше место останется за вами: этот браузер его помнит.
share-link = Отправьте этот адрес другим игрокам
empty = пусто

## Страницы
to-content = К содержанию
nav = Deckhand
nav-play = Играть
nav-watch = Смотреть
nav-replays = Записи
nav-decks = Колоды
nav-rules = Правила
nav-bots = Боты
server-silent = Сервер не отвечает.
guest = Гость
home-title = Во что сыграете?
about-disastles = Стройте замок комната за комнатой. Переживите то, что выходит из колоды.
about-berserk = Два отряда, поле 5 на 6, кубики и стек.
about-sectors = Устанавливайте программы, держите три сектора, собирайте диски.
about-megacorp = Сложенная вами колода — это ваши деньги и ваша жизнь.
about-leduc = Самый маленький покер: два игрока, шесть карт, два круга.
players = { $n ->
    [one] { $n } игрок
    [few] { $n } игрока
   *[many] { $n } игроков
}
players-range = Игроков: от { $a } до { $b }
level-of = Сила бота, { $game }
level-less = Слабее
level-more = Сильнее
level-1 = новичок
level-2 = лёгкий
level-3 = ровный
level-4 = сильный
level-5 = мастер
bot = Бот
play-bot = С ботом
starting = Начинаем …
find-players = Найти игроков
small-games = Малые игры
new-table = Новый стол
open-tables = Открытые столы
lobby-all = Все игры
lobby-free = Есть места
lobby-casual = Без часов
lobby-days = Ход в день
no-open = Открытых столов нет. Откройте свой или сыграйте пока с ботом.
col-game = Игра
col-players = Игроки
col-clock = Часы
col-seats = Места
col-rule = Правило
col-title = Название
join = Сесть за стол
your-games = Ваши игры
your-turn = Решаете вы
others-turn = Решают другие
play = Играть
pause = Пауза
open = Открыть
forget = Забыть: { $title }
no-yours = Игр у вас здесь пока нет.
live-now = Сейчас играют
watch = Смотреть
no-live = Сейчас никто не играет открыто.
bots-title = Что такое боты
bots-short = Бот делает на каждое решение заданное число проб, поэтому на медленном сервере он играет так же. Он видит только то, что положено видеть его месту.
bots-more = Насколько они сильны?
bots-levels = Уровни
bots-level = Уровень
bots-word = Название
bots-tries = Проб на решение
bots-measured = Измеренная сила
bots-unmeasured = ещё не измерено
bots-sees = Что видит бот
bots-sees-about = Бот получает то же, что видит человек на его месте. Скрытое он угадывает, в каждой пробе заново.
number = { NUMBER($n) }
clock-min = { $n } мин
clock-sec = { $n } с
clock-per-decision = { $time } на решение
clock-hourglass = песочные часы, { $time }
clock-days = { $n ->
    [one] { $n } день на решение
    [few] { $n } дня на решение
   *[many] { $n } дней на решение
}
clock-kind-none = Без часов
clock-kind-chess = Время с добавкой
clock-kind-decision = Время на решение
clock-kind-byoyomi = Время, затем периоды
clock-kind-hourglass = Песочные часы
clock-kind-days = Дни на решение
clock-main = Минут на игру
clock-plus = Секунд добавки за решение
clock-step = Секунд на решение
clock-count = Периодов
new-game = Игра
new-rules = Правила
new-options = { $n ->
    [one] { $n } настройка правил
    [few] { $n } настройки правил
   *[many] { $n } настроек правил
}
usual = обычно
your-name = Ваше имя
new-count = Сколько играет
seat-anyone = Кто угодно
new-list-it = Показать этот стол в зале
new-away = Если кто-то не приходит
away-wait = стол ждёт
away-bot = за него играет бот
away-forfeit = он проигрывает
new-watch = Кто может смотреть
watch-none = никто не смотрит
watch-delayed = все, с опозданием на решений: { $n }
watch-later = кто угодно, с отставанием
watch-live = все, сразу
new-delay = На сколько решений позже
new-listed = открыт для всех
new-invite = по приглашению
new-bots-only = против ботов
your-table = Ваш стол
create-table = Открыть стол
rules-tree = Правила по главам
rules-search = Искать в правилах
rules-count = { $n ->
    [one] { $n } правило
    [few] { $n } правила
   *[many] { $n } правил
}
rules-hits = Найдено: { $n }
rules-none = Такого нет ни в одном правиле.
rules-about = Об этом правиле
rules-from = Вы пришли отсюда
rules-applies = Карты, где действует { $id }
rules-no-card = Ни одна карта его не называет.
rules-source = Источник
rules-version = Версия правил
rules-signs = Знаки
rules-sign-book = напечатано в правилах самой игры.
rules-sign-ours = наше, там, где печатные правила молчат.
cards = Карты
cards-count = { $n ->
    [one] { $n } карта
    [few] { $n } карты
   *[many] { $n } карт
}
replay-at-start = Решение { $at } из { $of }
replay-at = Решение { $at } из { $of }, { $name }
replay-first = В начало
replay-back = На решение назад
replay-next = На решение вперёд
replay-last = В конец
replay-scrub = Место в игре
replay-as = Глазами
replay-public = зрителя
replay-all = все карты открыты
replay-speed = Скорость
copy-link = Копировать ссылку
replay-more = Ещё
replay-offers = { $n ->
    [one] был возможен { $n } ответ
    [few] было возможно { $n } ответа
   *[many] было возможно { $n } ответов
}
replay-took = через { $time }
replay-passed = пропущено без вопроса
replay-stood-in = ответил бот на замене
replay-exact = точно
replay-exact-about = Сыграно заново по записи: все хеши совпали.
replay-from = Продолжение другой партии после ответа { $answers }
replay-to = к решению { $at }
play-on = Играть отсюда
play-on-about = Начнётся новая закрытая партия с позиции после решения { $at }. Случай дальше новый. Кто смотрит этот повтор, видит все руки, поэтому в рейтинг она не идёт.
play-on-go = Начать
play-on-over = Здесь игра окончена. Вернитесь на несколько решений назад.
times = Время на раздумья
times-total = Всего
times-count = Решения
times-mean = В среднем
times-longest = Самое долгое
times-passed = Не спрошено
times-unknown = { $n ->
    [one] { $n } решение взято
    [few] { $n } решения взяты
   *[many] { $n } решений взяты
} из другой партии; сколько заняли раздумья, неизвестно.
bug = Сообщить об ошибке
bug-about = Ничего не отправляется. Скопируйте текст ниже в письмо владельцу этого сервера или тем, кто делает Deckhand. В нём нет имён людей и нет ключа к вашему месту.
bug-wrong = Что не так и что должно было произойти
bug-preview = Это вы скопируете
bug-copy = Копировать сообщение
bug-record = Сохранить запись
replays-about = Каждую оконченную игру можно просмотреть решение за решением, если есть её адрес.
replays-id = Адрес или имя партии
decided-by = Решило
report-length = Длина
report-decisions = { $n ->
    [one] { $n } решение
    [few] { $n } решения
   *[many] { $n } решений
}
report-lines = { $n ->
    [one] { $n } строка в журнале
    [few] { $n } строки в журнале
   *[many] { $n } строк в журнале
}
report-by-turn = Решения по ходам
report-turn = Ход
report-by-kind = Что решалось, по правилам
report-clocks = Остаток времени в конце
report-by-seat = Решения по местам
report-count = Сколько раз
report-share = Доля
report-by-rule = Правила, по которым всё происходило
seal-fits = Печать сходится: случай этой игры был закреплён до того, как этот браузер добавил свою часть.
seal-broken = Печать не сходится! Сервер мог выбрать случай этой игры, уже зная вашу часть.
seal-before = Выдано до игры
seal-opened = Вскрыто после
seal-added = Добавлено местом { $n }
set-how = Как всё выглядит и ведёт себя
set-theme = Тема
set-theme-system = как в системе
set-theme-light = день
set-theme-dark = ночь
set-size = Размер текста и карт
set-size-100 = 100 %
set-size-120 = 120 %
set-size-140 = 140 %
set-motion = Движение
set-motion-system = как в системе
set-motion-normal = обычное
set-motion-off = нет
set-hatch = Штриховка
set-hatch-normal = обычная
set-hatch-strong = сильная
set-confirm = Переспрашивать
set-confirm-never = никогда
set-confirm-heavy = о серьёзных ответах
set-confirm-always = всегда
set-passing = Пасовать за меня
set-passing-never = никогда
set-passing-alone = когда больше ничего нельзя
set-passing-always = всегда, не в свой ход
set-verbosity = Журнал вслух
set-verbosity-short = кратко
set-verbosity-normal = обычно
set-verbosity-full = полностью
set-sound = Звуки
set-sound-off = выключены
set-sound-soft = тихо
set-sound-normal = обычно
set-keys = Одиночные клавиши выбирают предметы на столе
set-preview = Показывать, что точно последует
set-kept = Хранится в этом браузере.
set-sample = Образец
set-sample-text = Вы строите комнату на клетке 4, 0. Она действует: сокровище 3.
account = Учётная запись
account-about = Играть можно и без неё. С ней ваши игры найдутся на любом устройстве.
account-is = Вы вошли как { $name }.
account-name = Имя
account-password = Пароль
sign-in = Войти
sign-up = Создать запись
sign-out = Выйти
sign-out-all = Выйти везде
signed-in = Вы вошли.
signed-out = Вы вышли.
decks-ready = Готовые колоды
decks-none = Для этой игры их нет.
decks-take = Взять за основу
decks-own = Ваша колода
decks-text = По строке на карту: сколько и как называется
decks-check = Проверить
decks-legal = Колода допустима.
decks-illegal = Колода пока недопустима.
decks-hand = Пробная рука
decks-hand-again = Ещё одна пробная рука
decks-hand-top = Первые семь карт, сверху.
decks-hand-random = Семь карт из перетасованной колоды.
decks-curve = Карты по стоимости
decks-cost = Стоимость
decks-order = Порядок
decks-up = { $card }: выше
decks-down = { $card }: ниже
decks-add = Добавить: { $card }
new-deck = Колода места { $n }
new-deck-usual = обычная колода
your-turn-time = Ваш ход. { $time }.
to-rematch = К реваншу
`;export{e as default};