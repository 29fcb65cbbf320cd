# Что говорит сервер. Имена мест стоят так же, как в журнале.

server-match-over = Эта партия окончена.
server-no-seat = За этим столом нет свободных мест.
server-not-kept = Сейчас это не удалось сохранить, поэтому ничего не произошло. Попробуйте чуть позже.
server-no-game = Такой игры нет.
server-only-watching = Вы наблюдаете. Действовать могут только сидящие за столом.
server-stale = Стол уже ушёл дальше. Ничего не пропало, вот нынешний вопрос.
server-no-offer = Такого ответа сейчас нет.
server-not-begun = Игра ещё не началась: собрались не все.
server-no-phrase = Такой фразы нет.
server-no-proposal = Сейчас это предложить нельзя.
server-you-resigned = Вы сдали это место.
server-undo-consent = Нужно согласие остальных. Попросите их.
server-undo-nothing = Отменять нечего.
server-no-abort = Кто-то уже отвечал, поэтому отменить партию нельзя. Можно сдаться.
server-too-much = Это больше, чем принимает сервер.
server-no-bot = Бота «{ $name }» нет. Известны { $known }.
server-one-maker = Не больше одного места занимает создатель; остальные свободны или для ботов.
server-no-time = Часы без времени истекли бы до начала.
server-no-name = Не хватает имени.
server-full = Больше партий сервер не принимает. Попробуйте позже.
server-no-match = Партии с таким названием нет.
server-no-key = Этот ключ не подходит ни к одному месту этой партии.
server-not-watched = За этой партией наблюдать нельзя.
server-too-many = За этой партией наблюдает слишком много людей.
server-too-fast = Слишком много сообщений, соединение закрыто. Обновите страницу.
server-too-slow = Соединение слишком медленное и закрыто. Обновите страницу.
server-bad-request = Запрос не читается: { $why }.
server-not-found = Здесь ничего нет.
server-stopping = Сервер останавливается. Партия сохранена и продолжится, когда он вернётся.
server-name-taken = Это имя занято.
server-bad-name = В имени от 2 до 24 букв, цифр, пробелов, точек или дефисов.
server-bad-password = В пароле не меньше 8 и не больше 200 знаков.
server-wrong-login = Имя или пароль неверны.
server-not-signed-in = Вы не вошли.
server-no-stream = Сначала откройте поток этой партии: ответы приходят по нему.
server-replay-later = Партию можно просмотреть, когда она закончится.
server-from-later = Играть с позиции этой партии можно, когда она окончена.
server-from-nothing = В этой партии карты не сдавались: продолжать нечего.
server-from-step = Позиции после ответа { $at } нет: { $answers ->
    [0] в этой партии не было ответов
    [one] в этой партии { $answers } ответ
    [few] в этой партии { $answers } ответа
   *[many] в этой партии { $answers } ответов
}.
server-from-over = В этой позиции игра окончена. Выберите более раннюю.
server-from-other = Игра, режим и опции остаются такими, как в той партии: режим и опции указывать не нужно.
server-from-seats = В этой партии { $seats ->
    [one] { $seats } место
    [few] { $seats } места
   *[many] { $seats } мест
}, столько же и в её продолжении.
server-diverges = Эта партия сыграна по другим правилам или другими картами и не может быть воспроизведена.
server-many-seats = Столько мест ({ $asked }) нет ни за одним столом.
server-no-seal = Эту печать сервер не выдавал, она уже использована или ей больше десяти минут. Запросите новую и создайте партию ещё раз.
server-other-site = Этот запрос пришёл с другого сайта.
server-other-host = Под этим именем сервер не известен. Владелец может добавить его в настройках: «hosts» или «public_url».
server-too-often = С вашего адреса просят об этом слишком часто. Попробуйте через { $seconds } с.
server-too-long = Запрос слишком длинный: не больше 64 КиБ.
server-slow-body = Остаток запроса не пришёл вовремя.
server-broken-body = Запрос оборвался на середине.
server-encoded = Запрос сжат; пришлите его как есть.
server-no-method = С этим адресом так поступить нельзя.
server-bad-message = Это сообщение не читается: { $why }.
server-binary = Сообщения — это текст; двоичные не читаются. Соединение закрыто.
server-bad-id = В обозначении команды от 1 до 64 байт.
server-used-id = Это обозначение уже было у другой команды. Ничего не произошло; дайте этой своё.
server-long-why = То, о чём спрашивают, слишком длинное: не больше 200 байт.
server-no-lang = На этом языке здесь не говорят. Известны en, de и ru.
server-long-entropy = Добавка к случаю слишком длинная: не больше 128 байт.

server-ended-resigned = { $seat } сдаётся.
server-ended-time = Время вышло: { $seat }.
server-ended-agreed = Стороны согласились на ничью.
server-ended-left = Партию покидает { $seat }.
server-ended-aborted = { $seat } отменяет партию.
server-winners = Победа: { $seats }.

server-asks-undo = { $seat } просит отменить последний ответ.
server-asks-draw = { $seat } предлагает ничью.
server-asks-rematch = { $seat } хочет сыграть ещё раз.
server-taken-back = { $seat } отменяет { $count ->
    [one] { $count } ответ
    [few] { $count } ответа
   *[many] { $count } ответов
}.
server-taken-back-agreed = С общего согласия { $seat } возвращается на { $count ->
    [one] { $count } ответ
    [few] { $count } ответа
   *[many] { $count } ответов
} назад; случай будет новым.
server-stands = Отсутствует: { $seat }; играет { $bot }.
server-stands-no-more = Снова за столом: { $seat }.
server-stands-resigned = { $seat } сдаёт место; дальше играет { $bot }.

phrase-hello = Здравствуйте!
phrase-luck = Удачи!
phrase-thinking = Мне надо подумать.
phrase-moment = Минутку, пожалуйста.
phrase-sorry = Извините!
phrase-nice = Отличная игра!
phrase-thanks = Спасибо!
phrase-oops = Ой.
phrase-again = Ещё раз?
phrase-bye = До свидания!

bot-name-random = Случайный
bot-name-greedy = Жадный
bot-name-level-1 = Новичок
bot-name-level-2 = Лёгкий
bot-name-level-3 = Ровный
bot-name-level-4 = Сильный
bot-name-level-5 = Мастер
