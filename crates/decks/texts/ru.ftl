# Что можно сказать при чтении файла колоды. Все имена начинаются с «sheet-», чтобы игра не заняла их случайно.

sheet-not-utf8 = Файл не в UTF-8: здесь стоит знак, которого нет.
sheet-not-utf8-mend = Сохраните файл в UTF-8.
sheet-too-long = Файл намного длиннее, чем может быть колода; дальше он не прочитан.
sheet-too-long-mend = Строк в колоде может быть не больше { $lines }.
sheet-no-game = В файле не сказано, для какой игры эта колода.
sheet-no-game-mend = Начните файл строкой вида «game berserk».
sheet-count = «{ $count }» – не число карт.
sheet-count-mend = Напишите целое число от 1 до { $most }.
sheet-no-card = Здесь есть число, но нет карты.
sheet-no-card-mend = Напишите после числа имя карты.
sheet-empty-header = После «{ $header }» ничего нет.
sheet-empty-header-mend = Напишите что-нибудь после «{ $header }» или уберите строку.
sheet-header-twice = «{ $header }» уже было.
sheet-header-twice-mend = Уберите одну из двух строк.
sheet-header-late = «{ $header }» стоит под картами.
sheet-header-late-mend = Поставьте эту строку выше первой карты.
sheet-stray = «{ $text }» – не число с картой и не «game», «name» или «profile».
sheet-stray-header = Возможно, имелось в виду «{ $header }»?
sheet-stray-mend = Перед картой пишется её количество: «1 { $text }». Заметка начинается с #.
sheet-profile = Профиля «{ $profile }» нет.
sheet-profile-none = Уберите строку: у этой игры нет профилей.
sheet-profile-mend =
    { GIVEN($nearest) ->
        [yes] Возможно, имелось в виду «{ $nearest }»? Профили: { $known }.
       *[no] Профили: { $known }.
    }
sheet-unknown-card = Карты «{ $card }» нет.
sheet-unknown-card-mend =
    { GIVEN($nearest) ->
        [yes] Возможно, имелось в виду «{ $nearest }»?
       *[no] Напишите её имя по-русски, по-английски или по-немецки либо имя в записи.
    }
sheet-several-cards = Так называются несколько карт: «{ $card }».
sheet-several-cards-mend = Напишите одно из этих имён: { $cards }.
