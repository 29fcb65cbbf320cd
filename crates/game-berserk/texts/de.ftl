# Was Berserk sagt. Die deutschen Kartennamen sind unsere Übersetzungen.
# Sätze über einen Platz stehen in der dritten Person.

game-berserk = Berserk
game-berserk-about = Zwei Trupps kämpfen auf einem Feld von fünf mal sechs Zellen; wer keine Kreatur mehr hat, hat verloren.

## Regelwerke

profile-relaunch = Die 2023 neu begonnene Ausgabe; ohne Ausrüstung.
profile-classic = Das Regelbuch von 2014, mit Ausrüstung.
profile-relaunch-limited = Die Ausgabe von 2023 mit Decks aus wenigen Karten, wie bei Draft und Sealed.
profile-classic-limited = Das Regelbuch von 2014 mit Decks aus wenigen Karten, wie bei Draft und Sealed.

## Arten

kind-ground = Bodenkreatur
kind-flying = Flieger
kind-companion = Begleiter
kind-parasite = Parasit
kind-artifact = Artefakt
kind-equipment = Ausrüstung
kind-terrain = Gelände

## Elemente

element-steppe = Steppe
element-mountains = Gebirge
element-forest = Wald
element-swamp = Sumpf
element-darkness = Finsternis
element-neutral = neutral

## Klassen

class-akkenian = Akkenier
class-orc = Ork
class-toa-dan = Toa-Dan
class-dwarf = Zwerg
class-linung = Linung
class-jordling = Jordling
class-dragon = Drache
class-child-of-krong = Kind des Krong
class-forest-guardian = Waldhüter
class-elf = Elf
class-arkhaalite = Archaalit
class-troll = Troll
class-river-maiden = Flussmaid
class-undead = Untote
class-demon = Dämon
class-sluagh = Sluagh
class-pirate = Pirat
class-inquisitor = Inquisitor
class-koyar = Kojar
class-hero-robber = Räuberheld
class-city = Stadt

## Ausgaben

set-war-of-elements = Krieg der Elemente (2023)
set-keepers-path = Der Weg der Hüter
set-legends-of-laar = Legenden von Laar
set-false-gods = Falsche Götter
set-supplement = Ergänzung (von uns)

## Symbole

keyword-experience-in-attack = Erfahrung im Angriff { $value }
keyword-experience-in-defence = Erfahrung in der Verteidigung { $value }
keyword-regeneration = Regeneration { $value }
keyword-armor = Panzerung { $value }
keyword-direct-strike = Direktschlag
keyword-clumsiness = Schwerfälligkeit
keyword-magic-protection = Schutz vor Magie
keyword-spell-protection = Schutz vor Zaubern
keyword-discharge-protection = Schutz vor Entladungen
keyword-shot-protection = Schutz vor Schüssen
keyword-throw-protection = Schutz vor Würfen
keyword-poison-protection = Schutz vor Gift
keyword-flyer-protection = Schutz vor Fliegern
keyword-corpse-eating = Leichenfraß
keyword-vampirism = Vampirismus (bis { $value } Leben)
keyword-unanswered = unerwiderter Schlag
keyword-jump = Sprung { $value }
keyword-teleport = Teleport
keyword-incarnation = Inkarnation { $value }
keyword-horde = Horde

## Womit eine Karte den Kampf beginnt

start-counters =
    Beginnt den Kampf mit { $count } { $count ->
        [one] Zähler
       *[other] Zählern
    }.
start-counters-if-second =
    Ist ihr Besitzer Zweiter, beginnt sie den Kampf mit { $count } { $count ->
        [one] Zähler
       *[other] Zählern
    }.
start-lives-if-second = Ist ihr Besitzer Zweiter, beginnt sie den Kampf mit { $count } zusätzlichen Leben.
start-host-lives = Der Wirt beginnt den Kampf mit { $count } zusätzlichen Leben.

## Was von einer Karte nicht öffentlich ist

missing-element = das Element
missing-strike = der einfache Schlag
missing-crystal = ob der Kristall golden oder silbern ist
missing-unique = ob die Karte einzigartig ist
missing-abilities = was die Karte tut
missing-figures = alle Werte

## Eine Karte

face-frame = { $element }, { $crystal } Kristall.
crystal-gold = goldener
crystal-silver = silberner
face-unique = Einzigartig: eine im Trupp.
face-classes =
    { $count ->
        [one] Klasse: { $classes }.
       *[other] Klassen: { $classes }.
    }
face-keywords = { $keywords }.
face-counters = Hält höchstens { $count } Zähler.
face-classic = Nur in der klassischen Ausgabe.
face-icons = Nicht alle Symbole sind bekannt; die Karte wird mit den genannten gespielt.
face-partial = Kann nicht gespielt werden, weil dies nicht öffentlich ist: { $missing }.
face-set = { $set }, Nummer { $number }.
fact-cost = Kosten
fact-life = Leben
fact-movement = Bewegung
fact-strike = Schlag
fact-element = Element
fact-crystal = Kristall

## Decks

deck-wall-of-the-steppe = Mauer der Steppe
deck-wall-of-the-steppe-about = Steht als ein Block in Formation und lässt nichts durch; schwach gegen Magie.
deck-halls-of-the-forebears = Hallen der Ahnen
deck-halls-of-the-forebears-about = Erst Zwerge in Formation, später schwere Riesen.
deck-green-bow = Der grüne Bogen
deck-green-bow-about = Schießt zuerst und schließt spät, hinter wenigen, die die Schützen verteidigen.
deck-black-water = Schwarzes Wasser
deck-black-water-about = Verbreitet früh Gift und lässt die Züge arbeiten.
deck-twice-living = Die zweimal Lebenden
deck-twice-living-about = Tauscht gern, denn die Toten kommen wieder.
deck-night-raid = Nächtlicher Überfall
deck-night-raid-about = Schnell und scharf: gewinnt, ehe die andere Seite zweimal geöffnet hat.
deck-moss-and-mire = Ergänzung: Moos und Schlamm
deck-moss-and-mire-about = Zeigt Symbionten, eine Aura, die Fähigkeiten nimmt, und einen Flieger, der landet.
deck-wind-and-stone = Ergänzung: Wind und Stein
deck-wind-and-stone-about = Zeigt Ausrüstung, Artefakte, die angreifen, und Boni auf Würfel.
deck-anothers-will = Ergänzung: Fremder Wille
deck-anothers-will-about = Zeigt Wechsel der Kontrolle, Opfer und Wiederkehr.

fault-too-few =
    { $cards ->
        [0] Das Deck hat keine Karten
        [one] Das Deck hat { $cards } Karte
       *[other] Das Deck hat { $cards } Karten
    }; es muss mindestens { $least } haben.
mend-too-few =
    { $missing ->
        [one] Nimm { $missing } Karte oder mehr dazu.
       *[other] Nimm { $missing } Karten oder mehr dazu.
    }
fault-too-many = Das Deck hat { $cards } Karten; es darf höchstens { $most } haben.
mend-too-many =
    { $extra ->
        [one] Nimm { $extra } Karte heraus.
       *[other] Nimm { $extra } Karten heraus.
    }
fault-copies = „{ $card }“ ist { $cards }-mal im Deck; von einem Namen dürfen es höchstens { $most } sein.
mend-copies = Nimm { $extra } davon heraus.
fault-classic-only = „{ $card }“ gibt es nur in der klassischen Ausgabe, und dieses Deck ist für „{ $profile }“ gemacht.
mend-classic-only = Nimm die Karte heraus oder schreibe „profile { $other }“.
fault-ours = „{ $card }“ ist eine Karte unserer Ergänzung, und gespielt wird ohne sie.
fault-partial = „{ $card }“ kann nicht gespielt werden, weil dies nicht öffentlich ist: { $missing }.
mend-partial = Nimm die Karte heraus.
tally-cost = Kosten
tally-crystal = Kristalle
tally-element = Elemente
tally-kind = Arten
tally-cost-part = { $cost }
tally-gold = Gold
tally-silver = Silber
column-cost = Kosten
column-element = Element
column-kind = Art
column-life = Leben
column-strike = Schlag
cell-gold = { $cost } Gold
cell-silver = { $cost } Silber
cell-kind-ground = Boden
cell-kind-flying = Flieger
cell-kind-companion = Begleiter
cell-kind-parasite = Parasit
cell-kind-artifact = Artefakt
cell-kind-equipment = Ausrüstung
cell-kind-terrain = Gelände
cell-figures = { $figures }
note-ours = Aus unserer eigenen Ergänzung, von niemandem sonst veröffentlicht: { $cards }.
note-icons = Nicht alle Symbole dieser Karten sind bekannt; sie werden mit den genannten gespielt: { $cards }.
note-uniques = Von diesen darf je nur eine in einen Trupp: { $cards }.
note-elements = Das Deck hat { $count } Elemente; im Trupp kostet jedes außer dem ersten 1 Gold.
note-no-creature = Im Deck ist keine Kreatur, und ein Trupp ohne Kreaturen hat verloren.

## Karten der Ausgabe von 2023

card-kochevnik = Nomade
card-kshar = Kschar
card-volkhv = Seher
card-girrit = Girrit
card-ost = Ost
card-pustotnik = Leerenwandler
card-smotritel-stoyla = Stallwärter
card-stepnoy-volkolak = Steppenwölfling
card-khozyayka-prayda = Herrin des Rudels
card-akolit-dzara = Akolyth des Dsar
card-zmeeglav = Schlangenkopf
card-kabaniy-naezdnik = Keilerreiter
card-ork = Ork
card-pustynnyy-kondor = Wüstenkondor
card-rubaki-kholverta = Holverts Haudegen
card-sanktorum = Sanktorum
card-arbaletchik = Armbrustschütze
card-kilsus = Kilsus
card-shchitonosets = Schildträger
card-glorm = Glorm
card-mantikora = Mantikor
card-ork-bombardir = Orkbombardier
card-riala = Riala
card-posvyashchennyy-dzara = Geweihter des Dsar
card-khronos = Chronos
card-anubisar = Anubisar
card-bon-i-berrou = Bon und Berrou
card-matriarkh-plemeni = Stammesmatriarchin
card-peshiy-latnik = Schwerer Fußknecht
card-brontobey = Brontobei
card-oyuun = Ojuun
card-degaska = Degaska
card-skelos = Skelos
card-minotavr = Minotaurus
card-gnom-podzhigatel = Zwergenbrandstifter
card-ledyanoy-zmey = Eisschlange
card-ovrazhnyy-gnom = Schluchtzwerg
card-beshenyy-mag = Wahnsinniger Magier
card-gul = Guhl
card-mrazen = Frostling
card-ayrin = Airin
card-znakhar-plemeni = Stammesheiler
card-kamennyy-golem = Steingolem
card-strazh-chertogov = Hallenwächter
card-ledovyy-okhotnik = Eisjäger
card-master-topora = Axtmeister
card-rtunkh = Rtunch
card-smotritel-gornila = Hüter der Esse
card-tsenturion = Zenturio
card-khranitel-gor = Hüter der Berge
card-prizyvayushchaya-buryu = Sturmruferin
card-tan-khaneranga = Than von Haneranga
card-gnom-basaarg = Basaarg-Zwerg
card-iskatel-tayn = Geheimnissucher
card-borg = Borg
card-nom = Nom
card-kriomant = Kryomant
card-molotoboets = Hammerschwinger
card-oboroten = Werwolf
card-argvald = Argwald
card-gornyy-velikan = Bergriese
card-kostedrobitel = Knochenbrecher
card-ragnar = Ragnar
card-gobrakh = Gobrach
card-ledovyy-strazh = Eiswächter
card-povelitel-molniy = Herr der Blitze
card-gnomiy-korol = Zwergenkönig
card-vladyka-nebes = Herrscher der Lüfte
card-atekar = Atekar
card-draks = Drax
card-leshiy = Waldschrat
card-feya-lesa = Waldfee
card-druid = Druide
card-korpit = Korpit
card-lesnoy-razboynik = Waldräuber
card-ouri = Ouri
card-pauk-peresmeshnik = Spottspinne
card-eriala = Eriala
card-begushchaya-po-kronam = Kronenläuferin
card-bern = Björn
card-vozhak-satirov = Anführer der Satyrn
card-klaer = Klaer
card-serk = Serk
card-kamnedrev = Steinbaum
card-lekken = Lökken
card-mira = Mira
card-fagor = Fagor
card-rezchik-idolov = Götzenschnitzer
card-gryz = Grys
card-dverg = Dwerg
card-dikiy-tselitel = Wilder Heiler
card-kobold = Kobold
card-ochi-kronga = Augen des Krong
card-korol-zhrets = Priesterkönig
card-lovets-dush = Seelenfänger
card-tergala = Tergala
card-elfiyskiy-voin = Elfenkrieger
card-etun = Jetun
card-seryy-alv = Grauer Alb
card-khobgoblin = Hobgoblin
card-tsiklop = Zyklop
card-kele = Kele
card-izhor = Ischor
card-makhinator = Ränkeschmied
card-otryad-karateley = Straftrupp
card-rimaandy = Rimaanden
card-bolotnik = Moorling
card-deti-topi = Kinder des Moors
card-osklizg = Osklisg
card-rekken = Rekken
card-tovi = Towi
card-khedd = Hedd
card-garrid-luchnik = Garrid-Bogenschütze
card-grezy-arkhaalya = Träume Archaals
card-krovyanitsa = Blutmaid
card-vasilisk = Basilisk
card-vayl = Wail
card-shaman-dushegryz = Seelennager-Schamane
card-bulbagur = Bul'Bagur
card-goblin = Goblin
card-sliz = Schleim
card-doch-perlamutra = Tochter des Perlmutts
card-nokami = Nokami
card-seyatel-khvori = Seuchensäer
card-trollok = Trollok
card-vilokhvost = Gabelschwanz
card-iskharskaya-nenasyt = Ischarer Nimmersatt
card-troll = Troll
card-undina = Undine
card-koroleva-topi = Königin des Moors
card-meduza-gorgona = Medusa Gorgo
card-dvukhgolovyy-troll = Zweiköpfiger Troll
card-morok = Morok
card-uriil = Uriil
card-drevniy-ogr = Uralter Oger
card-gidra = Hydra
card-vestnik-mora = Pestbote
card-ognennyy-imp = Feuerimp
card-vampir = Vampir
card-vedma-slua = Sluagh-Hexe
card-morovoy-vsadnik = Pestreiter
card-sukkub-istyazatel = Quälende Sukkubus
card-voznitsa = Wagenlenker
card-gerold-mraka = Herold der Finsternis
card-demon-zavisti = Neiddämon
card-kersamskaya-znat = Adel von Kersam
card-povelitel-mertvykh = Herr der Toten
card-sshivatel-ploti = Fleischnäher
card-talion = Talion
card-kharon = Charon
card-zombi = Zombie
card-peshchernik = Höhlenbewohner
card-saykoron = Saikoron
card-mrachnaya-dvoryanka = Düstere Edelfrau
card-rogatyy-demon = Gehörnter Dämon
card-metamorf = Metamorph
card-lunnaya-banshi = Mondbanshee
card-uordak = Wardak
card-drakkarkh = Drakkarch
card-lilit-i-eyderik = Lilith und Eiderik
card-skeletnyy-cherv = Skelettwurm
card-tvar = Untier
card-khozyain-sklepa = Herr der Gruft
card-poganishche = Scheusal
card-baraka = Baraka
card-vurdalak = Wurdalak
card-mertsayushchiy-zmey = Flimmerschlange
card-povelitel-bezdny = Herr des Abgrunds
card-vlastelin-khaosa = Chaosfürst
card-demon-zhadnosti = Gierdämon
card-maroder = Plünderer
card-vedayushchiy-zapasami = Vorratsmeister
card-vedunya-ordena = Seherin des Ordens
card-vzryvnaya-meri = Explosive Mary
card-krondak = Krondak
card-naemnik = Söldner
card-sledopyt = Fährtenleser
card-alvalind = Alwalind
card-zhzhrag = Schschrag
card-linnet = Linnet
card-lovets-udachi = Glücksritter
card-matrosy-adelaidy = Adelaides Matrosen
card-dozor-forrendora = Wacht von Forrendor
card-otshelnitsa = Einsiedlerin
card-shaksi = Schaksi
card-golovorez = Halsabschneider
card-lazutchitsa = Kundschafterin
card-paladin-allamora = Paladin von Allamor
card-voin-khrama = Tempelkrieger
card-volnyy-voitel = Freier Streiter
card-assasin = Assassine
card-revnitel-seggera = Eiferer des Segger
card-aratsent = Arazent
card-aristokratka = Aristokratin
card-berserk = Berserker
card-germet = Hermet
card-eorval = Eorwal
card-varlok = Warlock
card-tich = Teach
card-volot = Wolot

## Unsere Ergänzung

card-mezhevoy-kamen = Grenzstein
card-signalnyy-kolokol = Sturmglocke
card-gromovoy-stolp = Donnersäule
card-osadnyy-skorpion = Belagerungsskorpion
card-chasha-goryachey-krovi = Kelch des heißen Blutes
card-zerkalo-tikhoy-vody = Spiegel des stillen Wassers
card-rog-dalnego-pokhoda = Horn der weiten Fahrt
card-istukan-dvoynik = Zwillingsgötze
card-shlem-dozornogo = Helm des Wächters
card-sekira-trekh-run = Axt der drei Runen
card-bagor = Bootshaken
card-korotkiy-luk-kochevya = Kurzbogen der Nomaden
card-plashch-iz-tumana = Mantel aus Nebel
card-zhivoy-pantsir = Lebender Panzer
card-sapogi-vikhri = Wirbelstiefel
card-voskovye-krylya = Wachsflügel
card-ruchnoy-khorek = Zahmer Iltis
card-runnyy-svetlyak = Runenglühwurm
card-shchitnik-otrok = Schildbub
card-piyavka-lekar = Heilegel
card-cherep-sheptun = Flüsterschädel
card-pogonyala-na-zagrivke = Nackentreiber
card-kleshch-gnilushnik = Faulzecke
card-ledyanaya-korka = Eiskruste
card-loza-udavka = Würgeranke
card-tyanushchiy-niti = Fädenzieher
card-peschanaya-blokha = Sandfloh
card-sonnaya-plesen = Schlafschimmel
card-pereval-semi-vetrov = Pass der sieben Winde
card-sukhoe-ruslo = Trockenes Flussbett
card-polyana-trekh-krugov = Lichtung der drei Ringe
card-topkaya-gat = Versinkender Knüppeldamm
card-zhertvennik-nemykh = Altar der Stummen
card-gribynych = Gribynytsch
card-znamenosets-vetrov = Bannerträger der Winde
card-sirin-vestnitsa = Sirin die Botin
card-yarmarochnyy-boets = Jahrmarktboxer
card-kamyshovyy-zasadnik = Schilflauerer
card-kostrovoy = Feuerhüter
card-travnitsa-prashchnitsa = Kräuterschleuderin
card-bobr-zaprudnik = Dammbiber

## Karten späterer Ausgaben

card-snurg = Snurg
card-vatazhnik = Bandenkämpfer
card-khozyayka-tryasin = Herrin der Sümpfe
card-ditya-vyugi = Kind des Schneesturms

## Karten, die genannt, aber nicht gespielt werden können

card-arrani = Arrani
card-zmeeglav-luchnik = Schlangenkopf-Bogenschütze
card-akkeniya = Akkenien
card-master-poedinka = Meister des Zweikampfs
card-ukazuyushchiy-put = Wegweiser
card-desnitsa-seggera = Rechte Hand des Segger
card-borov-likholesya = Eber des Wilden Waldes
card-poludnitsa = Mittagsfrau
card-ar-gul = Ar-Guhl
card-gribynych-mentioned = Gribynytsch (in den Regeln genannt)
card-oreos = Oreos
card-neugasimyy = Der Unauslöschliche

# Rätsel

puzzle-two-steps-and-two-strikes = Zwei Schritte und zwei Schläge
puzzle-the-way-round = Außen herum
puzzle-two-against-one = Zwei gegen einen
puzzle-a-strike-and-an-ability = Ein Schlag und eine Fähigkeit
puzzle-the-long-way-round = Der lange Umweg
puzzle-win-this-turn = Sieg in diesem Zug
puzzle-out-of-reach = Außer Reichweite
puzzle-stand-and-answer = Stehen und antworten
puzzle-one-step-and-one-strike = Ein Schritt und ein Schlag
puzzle-along-the-edge = Am Rand entlang
