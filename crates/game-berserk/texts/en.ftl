# What Berserk says. Names of cards are the publisher's where the English is theirs, else our translations.
# Sentences about a seat stand in the third person.

game-berserk = Berserk
game-berserk-about = Two squads fight on a field of five by six cells; whoever has no creature left has lost.

## Sets of rules

profile-relaunch = The edition begun anew in 2023; without equipment.
profile-classic = The rulebook of 2014, with equipment.
profile-relaunch-limited = The edition of 2023 with decks made of few cards, as in draft and sealed.
profile-classic-limited = The rulebook of 2014 with decks made of few cards, as in draft and sealed.

## Kinds

kind-ground = ground creature
kind-flying = flyer
kind-companion = companion
kind-parasite = parasite
kind-artifact = artifact
kind-equipment = equipment
kind-terrain = terrain

## Elements

element-steppe = steppe
element-mountains = mountains
element-forest = forest
element-swamp = swamp
element-darkness = darkness
element-neutral = neutral

## Classes

class-akkenian = Akkenian
class-orc = Orc
class-toa-dan = Toa-Dan
class-dwarf = Dwarf
class-linung = Linung
class-jordling = Jordling
class-dragon = Dragon
class-child-of-krong = Child of Krong
class-forest-guardian = Forest Guardian
class-elf = Elf
class-arkhaalite = Arkhaalite
class-troll = Troll
class-river-maiden = River Maiden
class-undead = Undead
class-demon = Demon
class-sluagh = Sluagh
class-pirate = Pirate
class-inquisitor = Inquisitor
class-koyar = Koyar
class-hero-robber = Hero-Robber
class-city = City

## Sets

set-war-of-elements = War of Elements (2023)
set-keepers-path = The Keepers’ Path
set-legends-of-laar = Legends of Laar
set-false-gods = False Gods
set-supplement = Supplement (ours)

## Keywords

keyword-experience-in-attack = experience in attack { $value }
keyword-experience-in-defence = experience in defence { $value }
keyword-regeneration = regeneration { $value }
keyword-armor = armor { $value }
keyword-direct-strike = direct strike
keyword-clumsiness = clumsiness
keyword-magic-protection = magic protection
keyword-spell-protection = spell protection
keyword-discharge-protection = discharge protection
keyword-shot-protection = shot protection
keyword-throw-protection = throw protection
keyword-poison-protection = poison protection
keyword-flyer-protection = flyer protection
keyword-corpse-eating = corpse-eating
keyword-vampirism = vampirism (up to { $value } lives)
keyword-unanswered = unanswered strike
keyword-jump = jump { $value }
keyword-teleport = teleport
keyword-incarnation = incarnation { $value }
keyword-horde = horde

## What a card starts the battle with

start-counters =
    Starts the battle with { $count } { $count ->
        [one] counter
       *[other] counters
    }.
start-counters-if-second =
    If its owner is Second, it starts the battle with { $count } { $count ->
        [one] counter
       *[other] counters
    }.
start-lives-if-second =
    If its owner is Second, it starts the battle with { $count } extra { $count ->
        [one] life
       *[other] lives
    }.
start-host-lives =
    Its host starts the battle with { $count } extra { $count ->
        [one] life
       *[other] lives
    }.

## What is not public of a card

missing-element = its element
missing-strike = its simple strike
missing-crystal = whether its crystal is gold or silver
missing-unique = whether it is unique
missing-abilities = what it does
missing-figures = all its figures

## A card

face-frame = { $element }, { $crystal } crystal.
crystal-gold = gold
crystal-silver = silver
face-unique = Unique: one in a squad.
face-classes =
    { $count ->
        [one] Class: { $classes }.
       *[other] Classes: { $classes }.
    }
face-keywords = { $keywords }.
face-counters =
    Holds at most { $count } { $count ->
        [one] counter
       *[other] counters
    }.
face-classic = Only in the classic edition.
face-icons = Not all its icons are known; it plays with those listed.
face-partial = Cannot be played, because this is not public: { $missing }.
face-set = { $set }, number { $number }.
fact-cost = cost
fact-life = lives
fact-movement = movement
fact-strike = strike
fact-element = element
fact-crystal = crystal

## Decks

deck-wall-of-the-steppe = Wall of the Steppe
deck-wall-of-the-steppe-about = Stands as one block in formation and lets nothing through; weak against magic.
deck-halls-of-the-forebears = Halls of the Forebears
deck-halls-of-the-forebears-about = Dwarves in formation first, heavy giants later.
deck-green-bow = The Green Bow
deck-green-bow-about = Shoots first and closes late, behind a few who defend the archers.
deck-black-water = Black Water
deck-black-water-about = Spreads poison early and lets the turns work.
deck-twice-living = The Twice Living
deck-twice-living-about = Trades gladly, for its dead come back.
deck-night-raid = Night Raid
deck-night-raid-about = Fast and sharp: wins before the other side has opened twice.
deck-moss-and-mire = Supplement: Moss and Mire
deck-moss-and-mire-about = Shows symbionts, an aura that takes abilities away, and a flyer that lands.
deck-wind-and-stone = Supplement: Wind and Stone
deck-wind-and-stone-about = Shows equipment, artifacts that attack, and bonuses on dice.
deck-anothers-will = Supplement: Another’s Will
deck-anothers-will-about = Shows change of control, sacrifice and return.

fault-too-few =
    { $cards ->
        [0] The deck has no cards
        [one] The deck has { $cards } card
       *[other] The deck has { $cards } cards
    }; it must have at least { $least }.
mend-too-few =
    { $missing ->
        [one] Add { $missing } card or more.
       *[other] Add { $missing } cards or more.
    }
fault-too-many = The deck has { $cards } cards; it may have at most { $most }.
mend-too-many =
    { $extra ->
        [one] Take out { $extra } card.
       *[other] Take out { $extra } cards.
    }
fault-copies = { $cards } copies of “{ $card }” are in the deck; of one name at most { $most } may be.
mend-copies = Take out { $extra } of them.
fault-classic-only = “{ $card }” exists only in the classic edition, and this deck is made for “{ $profile }”.
mend-classic-only = Take it out, or write “profile { $other }”.
fault-ours = “{ $card }” is a card of our supplement, and the game is to be played without.
fault-partial = “{ $card }” cannot be played, because this is not public: { $missing }.
mend-partial = Take it out.
tally-cost = Cost
tally-crystal = Crystals
tally-element = Elements
tally-kind = Kinds
tally-cost-part = { $cost }
tally-gold = gold
tally-silver = silver
column-cost = cost
column-element = element
column-kind = kind
column-life = lives
column-strike = strike
cell-gold = { $cost } gold
cell-silver = { $cost } silver
cell-kind-ground = ground
cell-kind-flying = flyer
cell-kind-companion = companion
cell-kind-parasite = parasite
cell-kind-artifact = artifact
cell-kind-equipment = equipment
cell-kind-terrain = terrain
cell-figures = { $figures }
note-ours = From our own supplement, published by nobody else: { $cards }.
note-icons = Not all icons of these cards are known; they play with those listed: { $cards }.
note-uniques = Of these only one each may be in a squad: { $cards }.
note-elements = The deck has { $count } elements; in a squad each beyond the first costs 1 gold.
note-no-creature = There is no creature in the deck, and a squad without creatures has lost.

## Cards of the set of 2023

card-kochevnik = Nomad
card-kshar = Kshar
card-volkhv = Seer
card-girrit = Girrit
card-ost = Ost
card-pustotnik = Voidwalker
card-smotritel-stoyla = Stable Warden
card-stepnoy-volkolak = Steppe Wolfkin
card-khozyayka-prayda = Pride Mistress
card-akolit-dzara = Acolyte of Dzar
card-zmeeglav = Snakehead
card-kabaniy-naezdnik = Boar Rider
card-ork = Orc
card-pustynnyy-kondor = Desert Condor
card-rubaki-kholverta = Holvert's Cutters
card-sanktorum = Sanctorum
card-arbaletchik = Crossbowman
card-kilsus = Kilsus
card-shchitonosets = Shieldbearer
card-glorm = Glorm
card-mantikora = Manticore
card-ork-bombardir = Orc Bombardier
card-riala = Riala
card-posvyashchennyy-dzara = Initiate of Dzar
card-khronos = Chronos
card-anubisar = Anubisar
card-bon-i-berrou = Bon & Berrou
card-matriarkh-plemeni = Tribe Matriarch
card-peshiy-latnik = Foot Armsman
card-brontobey = Brontobey
card-oyuun = Oyuun
card-degaska = Degaska
card-skelos = Skelos
card-minotavr = Minotaur
card-gnom-podzhigatel = Dwarf Arsonist
card-ledyanoy-zmey = Ice Serpent
card-ovrazhnyy-gnom = Gully Dwarf
card-beshenyy-mag = Mad Mage
card-gul = Ghoul
card-mrazen = Frostling
card-ayrin = Airin
card-znakhar-plemeni = Tribe Healer
card-kamennyy-golem = Stone Golem
card-strazh-chertogov = Hall Guard
card-ledovyy-okhotnik = Ice Hunter
card-master-topora = Axe Master
card-rtunkh = Rtunkh
card-smotritel-gornila = Forge Warden
card-tsenturion = Centurion
card-khranitel-gor = Mountain Keeper
card-prizyvayushchaya-buryu = Stormcaller
card-tan-khaneranga = Thane of Haneranga
card-gnom-basaarg = Basaarg Dwarf
card-iskatel-tayn = Secret Seeker
card-borg = Borg
card-nom = Nom
card-kriomant = Cryomancer
card-molotoboets = Hammerer
card-oboroten = Werewolf
card-argvald = Argvald
card-gornyy-velikan = Mountain Giant
card-kostedrobitel = Bonecrusher
card-ragnar = Ragnar
card-gobrakh = Gobrakh
card-ledovyy-strazh = Ice Guardian
card-povelitel-molniy = Lightning Lord
card-gnomiy-korol = Dwarf King
card-vladyka-nebes = Lord of Skies
card-atekar = Atekar
card-draks = Drax
card-leshiy = Leshy
card-feya-lesa = Forest Fairy
card-druid = Druid
card-korpit = Korpit
card-lesnoy-razboynik = Forest Robber
card-ouri = Ouri
card-pauk-peresmeshnik = Mockspider
card-eriala = Eriala
card-begushchaya-po-kronam = Crown Runner
card-bern = Bjorn
card-vozhak-satirov = Satyr Chief
card-klaer = Klaer
card-serk = Serk
card-kamnedrev = Stonetree
card-lekken = Lekken
card-mira = Mira
card-fagor = Fagor
card-rezchik-idolov = Idol Carver
card-gryz = Gryz
card-dverg = Dverg
card-dikiy-tselitel = Wild Healer
card-kobold = Kobold
card-ochi-kronga = Eyes of Krong
card-korol-zhrets = King-Priest
card-lovets-dush = Soul Catcher
card-tergala = Tergala
card-elfiyskiy-voin = Elven Warrior
card-etun = Etun
card-seryy-alv = Grey Alv
card-khobgoblin = Hobgoblin
card-tsiklop = Cyclops
card-kele = Kele
card-izhor = Izhor
card-makhinator = Schemer
card-otryad-karateley = Punishers
card-rimaandy = Rimaands
card-bolotnik = Bog Lurker
card-deti-topi = Children of the Mire
card-osklizg = Oskliz
card-rekken = Rekken
card-tovi = Tovi
card-khedd = Hedd
card-garrid-luchnik = Garrid Archer
card-grezy-arkhaalya = Dreams of Arhaal
card-krovyanitsa = Bloodmaid
card-vasilisk = Basilisk
card-vayl = Vile
card-shaman-dushegryz = Soulgnaw Shaman
card-bulbagur = Bul'Bagur
card-goblin = Goblin
card-sliz = Slime
card-doch-perlamutra = Daughter of Pearl
card-nokami = Nokami
card-seyatel-khvori = Plague Sower
card-trollok = Trollok
card-vilokhvost = Forktail
card-iskharskaya-nenasyt = Iskhar Glutton
card-troll = Troll
card-undina = Undine
card-koroleva-topi = Mire Queen
card-meduza-gorgona = Medusa Gorgon
card-dvukhgolovyy-troll = Two-headed Troll
card-morok = Morok
card-uriil = Uriil
card-drevniy-ogr = Ancient Ogre
card-gidra = Hydra
card-vestnik-mora = Plague Herald
card-ognennyy-imp = Fire Imp
card-vampir = Vampire
card-vedma-slua = Sluagh Witch
card-morovoy-vsadnik = Plague Rider
card-sukkub-istyazatel = Tormentor Succubus
card-voznitsa = Charioteer
card-gerold-mraka = Herald of Gloom
card-demon-zavisti = Envy Demon
card-kersamskaya-znat = Kersam Nobility
card-povelitel-mertvykh = Lord of the Dead
card-sshivatel-ploti = Flesh Stitcher
card-talion = Talion
card-kharon = Charon
card-zombi = Zombie
card-peshchernik = Cave Dweller
card-saykoron = Saykoron
card-mrachnaya-dvoryanka = Grim Noblewoman
card-rogatyy-demon = Horned Demon
card-metamorf = Metamorph
card-lunnaya-banshi = Moon Banshee
card-uordak = Wardak
card-drakkarkh = Drakkarkh
card-lilit-i-eyderik = Lilith & Eideric
card-skeletnyy-cherv = Skeletal Worm
card-tvar = Creature
card-khozyain-sklepa = Crypt Master
card-poganishche = Abomination
card-baraka = Baraka
card-vurdalak = Ghast
card-mertsayushchiy-zmey = Shimmer Serpent
card-povelitel-bezdny = Abyss Lord
card-vlastelin-khaosa = Chaos Lord
card-demon-zhadnosti = Greed Demon
card-maroder = Marauder
card-vedayushchiy-zapasami = Quartermaster
card-vedunya-ordena = Order Seeress
card-vzryvnaya-meri = Explosive Mary
card-krondak = Krondak
card-naemnik = Mercenary
card-sledopyt = Tracker
card-alvalind = Alvalind
card-zhzhrag = Zhzhrag
card-linnet = Linnet
card-lovets-udachi = Luck Catcher
card-matrosy-adelaidy = Adelaide's Sailors
card-dozor-forrendora = Forrendor Watch
card-otshelnitsa = Hermit
card-shaksi = Shaxi
card-golovorez = Cutthroat
card-lazutchitsa = Spy
card-paladin-allamora = Allamor Paladin
card-voin-khrama = Temple Warrior
card-volnyy-voitel = Free Fighter
card-assasin = Assassin
card-revnitel-seggera = Segger Zealot
card-aratsent = Aratsent
card-aristokratka = Aristocrat
card-berserk = Berserk
card-germet = Hermet
card-eorval = Eorval
card-varlok = Warlock
card-tich = Teach
card-volot = Volot

## Our supplement

card-mezhevoy-kamen = Boundary Stone
card-signalnyy-kolokol = Alarm Bell
card-gromovoy-stolp = Thunder Pillar
card-osadnyy-skorpion = Siege Scorpion
card-chasha-goryachey-krovi = Chalice of Hot Blood
card-zerkalo-tikhoy-vody = Mirror of Still Water
card-rog-dalnego-pokhoda = Horn of the Long March
card-istukan-dvoynik = Twin Idol
card-shlem-dozornogo = Watchman's Helm
card-sekira-trekh-run = Axe of Three Runes
card-bagor = Boat-hook
card-korotkiy-luk-kochevya = Nomad Short Bow
card-plashch-iz-tumana = Cloak of Mist
card-zhivoy-pantsir = Living Carapace
card-sapogi-vikhri = Whirlwind Boots
card-voskovye-krylya = Wax Wings
card-ruchnoy-khorek = Tame Polecat
card-runnyy-svetlyak = Rune Glow-worm
card-shchitnik-otrok = Shield-lad
card-piyavka-lekar = Leech-healer
card-cherep-sheptun = Whisper Skull
card-pogonyala-na-zagrivke = Withers Goader
card-kleshch-gnilushnik = Rot Tick
card-ledyanaya-korka = Rime Crust
card-loza-udavka = Noose Vine
card-tyanushchiy-niti = String-puller
card-peschanaya-blokha = Sand Flea
card-sonnaya-plesen = Drowsy Mould
card-pereval-semi-vetrov = Pass of Seven Winds
card-sukhoe-ruslo = Dry Riverbed
card-polyana-trekh-krugov = Glade of Three Rings
card-topkaya-gat = Sinking Causeway
card-zhertvennik-nemykh = Altar of the Mute
card-gribynych = Gribynych
card-znamenosets-vetrov = Standard-bearer of the Winds
card-sirin-vestnitsa = Sirin the Herald
card-yarmarochnyy-boets = Fairground Fighter
card-kamyshovyy-zasadnik = Reed Lurker
card-kostrovoy = Fire-tender
card-travnitsa-prashchnitsa = Herb-slinger
card-bobr-zaprudnik = Dam Beaver

## Cards of later sets

card-snurg = Snurg
card-vatazhnik = Gang Raider
card-khozyayka-tryasin = Mistress of Bogs
card-ditya-vyugi = Blizzard Child

## Cards that can be named but not played

card-arrani = Arrani
card-zmeeglav-luchnik = Snakehead Archer
card-akkeniya = Akkenia
card-master-poedinka = Duel Master
card-ukazuyushchiy-put = Pointing the Way
card-desnitsa-seggera = Right Hand of Segger
card-borov-likholesya = Boar of the Wild Wood
card-poludnitsa = Noonwraith
card-ar-gul = Ar-ghoul
card-gribynych-mentioned = Gribynych (named in the rules)
card-oreos = Oreos
card-neugasimyy = The Unquenchable

# Puzzles

puzzle-two-steps-and-two-strikes = Two steps and two strikes
puzzle-the-way-round = The way round
puzzle-two-against-one = Two against one
puzzle-a-strike-and-an-ability = A strike and an ability
puzzle-the-long-way-round = The long way round
puzzle-win-this-turn = Win this turn
puzzle-out-of-reach = Out of reach
puzzle-stand-and-answer = Stand and answer
puzzle-one-step-and-one-strike = One step and one strike
puzzle-along-the-edge = Along the edge
