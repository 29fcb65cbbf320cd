# То, что говорит «Берсерк». Русские имена карт стоят так, как напечатаны.
# Предложения об игроке стоят в третьем лице.

game-berserk = Берсерк
game-berserk-about = Два отряда сражаются на поле пять на шесть клеток; проигрывает тот, у кого не осталось существ.

## Своды правил

profile-relaunch = Редакция, начатая заново в 2023 году; без экипировки.
profile-classic = Правила 2014 года, с экипировкой.
profile-relaunch-limited = Редакция 2023 года с колодами из немногих карт, как в драфте и силде.
profile-classic-limited = Правила 2014 года с колодами из немногих карт, как в драфте и силде.

## Типы

kind-ground = наземное существо
kind-flying = летающее существо
kind-companion = спутник
kind-parasite = паразит
kind-artifact = артефакт
kind-equipment = экипировка
kind-terrain = местность

## Стихии

element-steppe = степь
element-mountains = горы
element-forest = лес
element-swamp = болото
element-darkness = тьма
element-neutral = нейтральная

## Классы

class-akkenian = Аккениец
class-orc = Орк
class-toa-dan = Тоа-Дан
class-dwarf = Гном
class-linung = Линунг
class-jordling = Йордлинг
class-dragon = Дракон
class-child-of-krong = Дитя Кронга
class-forest-guardian = Страж леса
class-elf = Эльф
class-arkhaalite = Архаалит
class-troll = Тролль
class-river-maiden = Речная дева
class-undead = Нежить
class-demon = Демон
class-sluagh = Слуа
class-pirate = Пират
class-inquisitor = Инквизитор
class-koyar = Койар
class-hero-robber = Герой-разбойник
class-city = Город

## Выпуски

set-war-of-elements = Война стихий (2023)
set-keepers-path = Путь Хранителей
set-legends-of-laar = Легенды Лаара
set-false-gods = Ложные боги
set-supplement = Приложение (наше)

## Значки

keyword-experience-in-attack = ОвА { $value }
keyword-experience-in-defence = ОвЗ { $value }
keyword-regeneration = регенерация { $value }
keyword-armor = броня { $value }
keyword-direct-strike = направленный удар
keyword-clumsiness = неповоротливость
keyword-magic-protection = защита от магии
keyword-spell-protection = защита от заклинаний
keyword-discharge-protection = защита от разрядов
keyword-shot-protection = защита от выстрелов
keyword-throw-protection = защита от метания
keyword-poison-protection = защита от яда
keyword-flyer-protection = защита от летающих
keyword-corpse-eating = трупоедство
keyword-vampirism = вампиризм (до { $value } жизней)
keyword-unanswered = безответный удар
keyword-jump = прыжок { $value }
keyword-teleport = телепортация
keyword-incarnation = инкарнация { $value }
keyword-horde = орда

## С чем карта начинает бой

start-counters =
    Начинает бой с { $count } { $count ->
        [one] фишкой
        [few] фишками
       *[many] фишками
    }.
start-counters-if-second =
    Если владелец – Второй, начинает бой с { $count } { $count ->
        [one] фишкой
        [few] фишками
       *[many] фишками
    }.
start-lives-if-second =
    Если владелец – Второй, начинает бой с { $count } { $count ->
        [one] дополнительной жизнью
        [few] дополнительными жизнями
       *[many] дополнительными жизнями
    }.
start-host-lives =
    Хозяин начинает бой с { $count } { $count ->
        [one] дополнительной жизнью
        [few] дополнительными жизнями
       *[many] дополнительными жизнями
    }.

## Что о карте не опубликовано

missing-element = стихия
missing-strike = простой удар
missing-crystal = золотой кристалл или серебряный
missing-unique = уникальна ли карта
missing-abilities = особенности
missing-figures = все показатели

## Карта

face-frame = Стихия: { $element }; кристалл: { $crystal }.
crystal-gold = золотой
crystal-silver = серебряный
face-unique = Уникальная: одна в отряде.
face-classes =
    { $count ->
        [one] Класс: { $classes }.
        [few] Классы: { $classes }.
       *[many] Классы: { $classes }.
    }
face-keywords = { $keywords }.
face-counters =
    Не больше { $count } { $count ->
        [one] фишки
        [few] фишек
       *[many] фишек
    }.
face-classic = Только в классической редакции.
face-icons = Известны не все значки; карта играется с теми, что указаны.
face-partial = Нельзя играть: не опубликовано следующее: { $missing }.
face-set = { $set }, номер { $number }.
fact-cost = стоимость
fact-life = жизни
fact-movement = движение
fact-strike = удар
fact-element = стихия
fact-crystal = кристалл

## Колоды

deck-wall-of-the-steppe = Степная стена
deck-wall-of-the-steppe-about = Стоит одним строем и никого не пропускает; слаба против магии.
deck-halls-of-the-forebears = Чертоги предков
deck-halls-of-the-forebears-about = Сначала гномы в строю, потом тяжёлые великаны.
deck-green-bow = Зелёный лук
deck-green-bow-about = Стреляет первой и закрывается поздно, за спинами тех, кто защищает стрелков.
deck-black-water = Чёрная вода
deck-black-water-about = Рано разносит отравление и даёт ходам работать.
deck-twice-living = Дважды живые
deck-twice-living-about = Охотно меняется: мёртвые возвращаются.
deck-night-raid = Ночной набег
deck-night-raid-about = Быстрая и острая: побеждает раньше, чем соперник дважды откроется.
deck-moss-and-mire = Приложение: мох и тина
deck-moss-and-mire-about = Показывает симбиотов, ауру, лишающую особенностей, и приземляющееся летающее существо.
deck-wind-and-stone = Приложение: ветер и камень
deck-wind-and-stone-about = Показывает экипировку, атакующие артефакты и прибавки к кубику.
deck-anothers-will = Приложение: чужая воля
deck-anothers-will-about = Показывает смену контроля, жертву и возвращение.

fault-too-few =
    { $cards ->
        [0] В колоде нет карт
        [one] В колоде { $cards } карта
        [few] В колоде { $cards } карты
       *[many] В колоде { $cards } карт
    }; должно быть не меньше { $least }.
mend-too-few =
    { $missing ->
        [one] Добавьте { $missing } карту или больше.
        [few] Добавьте { $missing } карты или больше.
       *[many] Добавьте { $missing } карт или больше.
    }
fault-too-many =
    { $cards ->
        [one] В колоде { $cards } карта
        [few] В колоде { $cards } карты
       *[many] В колоде { $cards } карт
    }; может быть не больше { $most }.
mend-too-many =
    { $extra ->
        [one] Уберите { $extra } карту.
        [few] Уберите { $extra } карты.
       *[many] Уберите { $extra } карт.
    }
fault-copies =
    { $cards ->
        [one] «{ $card }» – { $cards } экземпляр в колоде
        [few] «{ $card }» – { $cards } экземпляра в колоде
       *[many] «{ $card }» – { $cards } экземпляров в колоде
    }; с одним именем может быть не больше { $most }.
mend-copies =
    { $extra ->
        [one] Уберите { $extra } экземпляр.
        [few] Уберите { $extra } экземпляра.
       *[many] Уберите { $extra } экземпляров.
    }
fault-classic-only = «{ $card }» есть только в классической редакции, а эта колода составлена для «{ $profile }».
mend-classic-only = Уберите карту или напишите «profile { $other }».
fault-ours = «{ $card }» – карта нашего приложения, а игра идёт без него.
fault-partial = «{ $card }» нельзя играть: не опубликовано следующее: { $missing }.
mend-partial = Уберите карту.
tally-cost = Стоимость
tally-crystal = Кристаллы
tally-element = Стихии
tally-kind = Типы
tally-cost-part = { $cost }
tally-gold = золотые
tally-silver = серебряные
column-cost = цена
column-element = стихия
column-kind = тип
column-life = жизни
column-strike = удар
cell-gold = { $cost } зол.
cell-silver = { $cost } сер.
cell-kind-ground = наземное
cell-kind-flying = летающее
cell-kind-companion = спутник
cell-kind-parasite = паразит
cell-kind-artifact = артефакт
cell-kind-equipment = экипировка
cell-kind-terrain = местность
cell-figures = { $figures }
note-ours = Из нашего приложения, больше никем не изданы: { $cards }.
note-icons = Известны не все значки этих карт; они играются с теми, что указаны: { $cards }.
note-uniques = Из этих карт в отряде может быть только по одной: { $cards }.
note-elements = Стихий в колоде: { $count }; каждая в отряде, кроме первой, стоит 1 золотой кристалл.
note-no-creature = В колоде нет существ, а отряд без существ проигрывает.

## Карты выпуска 2023 года

card-kochevnik = Кочевник
card-kshar = Кшар
card-volkhv = Волхв
card-girrit = Гиррит
card-ost = Ост
card-pustotnik = Пустотник
card-smotritel-stoyla = Смотритель стойла
card-stepnoy-volkolak = Степной волколак
card-khozyayka-prayda = Хозяйка прайда
card-akolit-dzara = Аколит Дзара
card-zmeeglav = Змееглав
card-kabaniy-naezdnik = Кабаний наездник
card-ork = Орк
card-pustynnyy-kondor = Пустынный кондор
card-rubaki-kholverta = Рубаки Холверта
card-sanktorum = Санкторум
card-arbaletchik = Арбалетчик
card-kilsus = Килсус
card-shchitonosets = Щитоносец
card-glorm = Глорм
card-mantikora = Мантикора
card-ork-bombardir = Орк-бомбардир
card-riala = Риала
card-posvyashchennyy-dzara = Посвящённый Дзара
card-khronos = Хронос
card-anubisar = Анубисар
card-bon-i-berrou = Бон и Берроу
card-matriarkh-plemeni = Матриарх племени
card-peshiy-latnik = Пеший латник
card-brontobey = Бронтобей
card-oyuun = Ойуун
card-degaska = Дегаска
card-skelos = Скелос
card-minotavr = Минотавр
card-gnom-podzhigatel = Гном-поджигатель
card-ledyanoy-zmey = Ледяной змей
card-ovrazhnyy-gnom = Овражный гном
card-beshenyy-mag = Бешеный маг
card-gul = Гуль
card-mrazen = Мразень
card-ayrin = Айрин
card-znakhar-plemeni = Знахарь племени
card-kamennyy-golem = Каменный голем
card-strazh-chertogov = Страж чертогов
card-ledovyy-okhotnik = Ледовый охотник
card-master-topora = Мастер топора
card-rtunkh = Ртунх
card-smotritel-gornila = Смотритель горнила
card-tsenturion = Центурион
card-khranitel-gor = Хранитель гор
card-prizyvayushchaya-buryu = Призывающая бурю
card-tan-khaneranga = Тан Ханеранга
card-gnom-basaarg = Гном-басаарг
card-iskatel-tayn = Искатель тайн
card-borg = Борг
card-nom = Ном
card-kriomant = Криомант
card-molotoboets = Молотобоец
card-oboroten = Оборотень
card-argvald = Аргвальд
card-gornyy-velikan = Горный великан
card-kostedrobitel = Костедробитель
card-ragnar = Рагнар
card-gobrakh = Гобрах
card-ledovyy-strazh = Ледовый страж
card-povelitel-molniy = Повелитель молний
card-gnomiy-korol = Гномий король
card-vladyka-nebes = Владыка небес
card-atekar = Атекар
card-draks = Дракс
card-leshiy = Леший
card-feya-lesa = Фея леса
card-druid = Друид
card-korpit = Корпит
card-lesnoy-razboynik = Лесной разбойник
card-ouri = Оури
card-pauk-peresmeshnik = Паук-пересмешник
card-eriala = Эриала
card-begushchaya-po-kronam = Бегущая по кронам
card-bern = Бьёрн
card-vozhak-satirov = Вожак сатиров
card-klaer = Клаэр
card-serk = Серк
card-kamnedrev = Камнедрев
card-lekken = Лёккен
card-mira = Мира
card-fagor = Фагор
card-rezchik-idolov = Резчик идолов
card-gryz = Грызь
card-dverg = Дверг
card-dikiy-tselitel = Дикий целитель
card-kobold = Кобольд
card-ochi-kronga = Очи Кронга
card-korol-zhrets = Король-жрец
card-lovets-dush = Ловец душ
card-tergala = Тергала
card-elfiyskiy-voin = Эльфийский воин
card-etun = Етун
card-seryy-alv = Серый альв
card-khobgoblin = Хобгоблин
card-tsiklop = Циклоп
card-kele = Келе
card-izhor = Ижор
card-makhinator = Махинатор
card-otryad-karateley = Отряд карателей
card-rimaandy = Римаанды
card-bolotnik = Болотник
card-deti-topi = Дети топи
card-osklizg = Осклизг
card-rekken = Рэккен
card-tovi = Тови
card-khedd = Хедд
card-garrid-luchnik = Гаррид-лучник
card-grezy-arkhaalya = Грёзы Архааля
card-krovyanitsa = Кровяница
card-vasilisk = Василиск
card-vayl = Вайл
card-shaman-dushegryz = Шаман-душегрыз
card-bulbagur = Бул'Багур
card-goblin = Гоблин
card-sliz = Слизь
card-doch-perlamutra = Дочь перламутра
card-nokami = Ноками
card-seyatel-khvori = Сеятель хвори
card-trollok = Троллок
card-vilokhvost = Вилохвост
card-iskharskaya-nenasyt = Исхарская ненасыть
card-troll = Тролль
card-undina = Ундина
card-koroleva-topi = Королева топи
card-meduza-gorgona = Медуза Горгона
card-dvukhgolovyy-troll = Двухголовый тролль
card-morok = Морок
card-uriil = Уриил
card-drevniy-ogr = Древний огр
card-gidra = Гидра
card-vestnik-mora = Вестник мора
card-ognennyy-imp = Огненный имп
card-vampir = Вампир
card-vedma-slua = Ведьма слуа
card-morovoy-vsadnik = Моровой всадник
card-sukkub-istyazatel = Суккуб-истязатель
card-voznitsa = Возница
card-gerold-mraka = Герольд мрака
card-demon-zavisti = Демон зависти
card-kersamskaya-znat = Керсамская знать
card-povelitel-mertvykh = Повелитель мёртвых
card-sshivatel-ploti = Сшиватель плоти
card-talion = Талион
card-kharon = Харон
card-zombi = Зомби
card-peshchernik = Пещерник
card-saykoron = Сайкорон
card-mrachnaya-dvoryanka = Мрачная дворянка
card-rogatyy-demon = Рогатый демон
card-metamorf = Метаморф
card-lunnaya-banshi = Лунная баньши
card-uordak = Уордак
card-drakkarkh = Драккарх
card-lilit-i-eyderik = Лилит и Эйдерик
card-skeletnyy-cherv = Скелетный червь
card-tvar = Тварь
card-khozyain-sklepa = Хозяин склепа
card-poganishche = Поганище
card-baraka = Барака
card-vurdalak = Вурдалак
card-mertsayushchiy-zmey = Мерцающий змей
card-povelitel-bezdny = Повелитель бездны
card-vlastelin-khaosa = Властелин хаоса
card-demon-zhadnosti = Демон жадности
card-maroder = Мародёр
card-vedayushchiy-zapasami = Ведающий запасами
card-vedunya-ordena = Ведунья Ордена
card-vzryvnaya-meri = Взрывная Мэри
card-krondak = Крондак
card-naemnik = Наёмник
card-sledopyt = Следопыт
card-alvalind = Алвалинд
card-zhzhrag = Жжраг
card-linnet = Линнет
card-lovets-udachi = Ловец удачи
card-matrosy-adelaidy = Матросы Аделаиды
card-dozor-forrendora = Дозор Форрендора
card-otshelnitsa = Отшельница
card-shaksi = Шакси
card-golovorez = Головорез
card-lazutchitsa = Лазутчица
card-paladin-allamora = Паладин Алламора
card-voin-khrama = Воин храма
card-volnyy-voitel = Вольный воитель
card-assasin = Ассасин
card-revnitel-seggera = Ревнитель Сеггера
card-aratsent = Арацент
card-aristokratka = Аристократка
card-berserk = Берсерк
card-germet = Гермет
card-eorval = Эорвал
card-varlok = Варлок
card-tich = Тич
card-volot = Волот

## Наше приложение

card-mezhevoy-kamen = Межевой камень
card-signalnyy-kolokol = Сигнальный колокол
card-gromovoy-stolp = Громовой столп
card-osadnyy-skorpion = Осадный скорпион
card-chasha-goryachey-krovi = Чаша горячей крови
card-zerkalo-tikhoy-vody = Зеркало тихой воды
card-rog-dalnego-pokhoda = Рог дальнего похода
card-istukan-dvoynik = Истукан-двойник
card-shlem-dozornogo = Шлем дозорного
card-sekira-trekh-run = Секира трёх рун
card-bagor = Багор
card-korotkiy-luk-kochevya = Короткий лук кочевья
card-plashch-iz-tumana = Плащ из тумана
card-zhivoy-pantsir = Живой панцирь
card-sapogi-vikhri = Сапоги-вихри
card-voskovye-krylya = Восковые крылья
card-ruchnoy-khorek = Ручной хорёк
card-runnyy-svetlyak = Рунный светляк
card-shchitnik-otrok = Щитник-отрок
card-piyavka-lekar = Пиявка-лекарь
card-cherep-sheptun = Череп-шептун
card-pogonyala-na-zagrivke = Погоняла на загривке
card-kleshch-gnilushnik = Клещ-гнилушник
card-ledyanaya-korka = Ледяная корка
card-loza-udavka = Лоза-удавка
card-tyanushchiy-niti = Тянущий нити
card-peschanaya-blokha = Песчаная блоха
card-sonnaya-plesen = Сонная плесень
card-pereval-semi-vetrov = Перевал семи ветров
card-sukhoe-ruslo = Сухое русло
card-polyana-trekh-krugov = Поляна трёх кругов
card-topkaya-gat = Топкая гать
card-zhertvennik-nemykh = Жертвенник немых
card-gribynych = Грибыныч
card-znamenosets-vetrov = Знаменосец ветров
card-sirin-vestnitsa = Сирин-вестница
card-yarmarochnyy-boets = Ярмарочный боец
card-kamyshovyy-zasadnik = Камышовый засадник
card-kostrovoy = Костровой
card-travnitsa-prashchnitsa = Травница-пращница
card-bobr-zaprudnik = Бобр-запрудник

## Карты позднейших выпусков

card-snurg = Снург
card-vatazhnik = Ватажник
card-khozyayka-tryasin = Хозяйка трясин
card-ditya-vyugi = Дитя вьюги

## Карты, которые можно назвать, но нельзя играть

card-arrani = Аррани
card-zmeeglav-luchnik = Змееглав-лучник
card-akkeniya = Аккения
card-master-poedinka = Мастер поединка
card-ukazuyushchiy-put = Указующий путь
card-desnitsa-seggera = Десница Сеггера
card-borov-likholesya = Боров Лихолесья
card-poludnitsa = Полудница
card-ar-gul = Ар-гуль
card-gribynych-mentioned = Грибыныч (назван в правилах)
card-oreos = Ореос
card-neugasimyy = Неугасимый

# Задачи

puzzle-two-steps-and-two-strikes = Два шага и два удара
puzzle-the-way-round = В обход
puzzle-two-against-one = Двое на одного
puzzle-a-strike-and-an-ability = Удар и способность
puzzle-the-long-way-round = Долгий обход
puzzle-win-this-turn = Победа в этот ход
puzzle-out-of-reach = Вне досягаемости
puzzle-stand-and-answer = Стоять и отвечать
puzzle-one-step-and-one-strike = Один шаг и один удар
puzzle-along-the-edge = По краю
