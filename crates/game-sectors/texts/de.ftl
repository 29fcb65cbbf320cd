# Was Sectors sagt; Namen und Texte der Karten stehen in einer eigenen Datei.
# Sätze über einen Platz stehen in der dritten Person. Kennungen mit „part-“ sind Teile anderer Sätze und bekommen ihre
# Werte von dort. Kartennamen stehen in Großbuchstaben und deshalb ohne Anführungszeichen.

game-sectors = Sectors
game-sectors-about = Zwei Personen kämpfen um die drei Sektoren eines Netzwerks, installieren Programme, verstecken BOTs und gewinnen Disketten, indem sie Sektoren hacken.

## Spielarten

mode-duel = Duell
mode-duel-about = Beide wählen je drei Fraktionen; wer nach einer Sektorwertung ein Siegset aus Disketten hat, gewinnt.

## Optionen

option-first-player = Wer in der ersten Runde Startspieler ist; mit „random“ entscheidet das Los.
option-memory-window = Ob Karten des Ladespeichers auch während einer Zahlung genommen werden können oder nur vor der Hauptaktion.
option-bot-is-installed = Ob das Ausspielen eines BOTs eine Installation ist, sodass Patches und Texte über installierte Karten es bemerken.
option-free-slot = Ob ein Platz frei ist, auf dem nur ein Patch liegt; wenn nicht, nimmt er nur Programme auf.
option-reshuffle-on-take = Ob ein leerer Nachziehstapel auch fürs Laden und Erzeugen neu aus dem Papierkorb gebildet wird, nicht nur fürs Ziehen.
option-second-sector = Ob der zweite Sektor erst gewählt wird, wenn der erste gewertet ist, oder sofort.
option-max-rounds = Die letzte mögliche Runde; danach gewinnt, wer mehr Disketten hat.
option-frozen-shields-hold-control = Ob Schilde einer eingefrorenen Einheit weiter als Sektorkontrolle zählen, solange { card-bulwark } wirkt.
option-virus-occupies-slot = Ob ein Virus seinen Platz belegt; wenn nicht, kann dort alles außer einem zweiten Virus liegen.
option-module-discard = Ob Module, die das Netzwerk verlassen, in eine gemeinsame Ablage kommen oder in den Papierkorb ihres Besitzers.
option-tytano = Ob { card-tytano } den ZRD-Karten beim Installieren CTRL-Marker gibt oder allen je 1 CTRL, solange die Karte offen liegt.
option-restorer = Ob { card-restorer } 1 CTRL-Marker erhält, wenn Karten zusammen den Papierkorb verlassen, oder je Karte einen.
option-hex-on-scoring-yield = Ob { ability-hex } auch beim blauen Ertrag der Sektorwertung wirkt.
option-backlash = Ob { card-backlash } nur auf Effekte des Gegners reagiert oder auch auf eigene.

note-ours = Die Karten sind unsere Rekonstruktion: Namen und Regeln einiger stammen aus der Vorlage, alle Zahlen, die übrigen Karten und die Module sind von uns.

## Eine Karte

face-named = Die Quelle nennt diese Karte; ihre Zahlen und der Wortlaut ihres Textes sind von uns.
face-marks = { $faction }. Sektoren: { $sectors }.
face-ability = { $faction }.
fact-cost = Kosten
fact-price = Preis
fact-ctrl = CTRL
fact-marks = Sektoren (R Rot, Y Gelb, B Blau)
fact-data = DATEN-Marker zu Beginn
brief-cost = Kosten { $value }
brief-price = Preis { $value }
brief-ctrl = CTRL { $value }
brief-data = DATEN-Marker { $value }

ability-red-yield = ROTER ERTRAG
ability-red-yield-text = Lege 1 CTRL-Marker auf eine beliebige Einheit im Netzwerk.

unit-bot = BOT
unit-bot-known = BOT ({ $card })

## Was geschieht

part-cost =
    { $cost ->
        [0] kostenlos
        [one] für { $cost } Karte
       *[other] für { $cost } Karten
    }

event-starts = { $seat } bekommt den Startspielermarker.
event-drafted = { $seat } wählt { $faction }.
event-shuffled = { $seat } mischt einen neuen Nachziehstapel.
event-drew =
    { $seat } zieht { $count ->
        [one] { $count } Karte
       *[other] { $count } Karten
    }.
event-drew-cards =
    { $seat } zieht { $count ->
        [one] { $count } Karte
       *[other] { $count } Karten
    }: { $cards }.
event-drew-more =
    { $seat } zieht durch { $ability } { $count ->
        [one] { $count } weitere Karte
       *[other] { $count } weitere Karten
    }{ GIVEN($cards) ->
        [no] { "" }
       *[other] : { $cards }
    }.
event-offered = Neu im Modulmarkt: { $card }.
event-round = Runde { $round } beginnt.
event-thawed = Alle Einfriermarker werden entfernt.
event-passed = { $seat } passt.
event-took =
    { GIVEN($card) ->
        [yes] { $seat } nimmt { $card } aus dem Ladespeicher auf die Hand.
       *[no] { $seat } nimmt eine Karte aus dem Ladespeicher auf die Hand.
    }
event-declared =
    { $from ->
        [trash] { $seat } nutzt { $ability } und sagt an: { $card } aus dem Papierkorb { part-cost } auf { $slot } installieren.
       *[hand] { $seat } sagt an: { $card } { part-cost } auf { $slot } installieren.
    }
event-paid = { $seat } wirft { $card } als Bezahlung ab.
event-reserved = { $seat } entlädt { $card } anstelle der normalen Kosten.
event-installed = { $seat } installiert { $card } auf { $slot }.
event-bot =
    { GIVEN($card) ->
        [yes] { $seat } spielt auf { $slot } einen BOT aus: { $card }.
       *[no] { $seat } spielt auf { $slot } einen BOT aus.
    }
event-replaced = { $card } auf { $slot } wird ersetzt und verlässt das Netzwerk.
event-bought =
    { $seat } kauft { $card } für { $price ->
        [one] { $price } Münze
       *[other] { $price } Münzen
    } und legt die Karte auf { $slot }.
event-effect = { $seat } führt { $card } aus: „{ $text }“
event-used = { $seat } nutzt { $ability } ({ $faction }).
event-put =
    { $kind ->
        [ctrl] { $unit } auf { $slot } erhält { $count } CTRL-Marker (jetzt { $now }).
        [shield]
            { $unit } auf { $slot } bekommt { $count ->
                [one] { $count } Schild
               *[other] { $count } Schilde
            } (jetzt { $now }).
        [disruption]
            { $unit } auf { $slot } bekommt { $count ->
                [one] { $count } Störung
               *[other] { $count } Störungen
            } (jetzt { $now }).
        [data] { $unit } auf { $slot } bekommt { $count } DATEN-Marker (jetzt { $now }).
       *[frozen] { $unit } auf { $slot } wird eingefroren.
    }
event-off =
    { $kind ->
        [ctrl] { $unit } auf { $slot } verliert { $count } CTRL-Marker (jetzt { $now }).
        [shield]
            { $unit } auf { $slot } verliert { $count ->
                [one] { $count } Schild
               *[other] { $count } Schilde
            } (jetzt { $now }).
        [disruption]
            { $unit } auf { $slot } verliert { $count ->
                [one] { $count } Störung
               *[other] { $count } Störungen
            } (jetzt { $now }).
        [data] { $unit } auf { $slot } verliert { $count } DATEN-Marker (jetzt { $now }).
       *[frozen] { $unit } auf { $slot } ist nicht mehr eingefroren.
    }
event-transferred =
    { $count ->
        [one] { $count } CTRL-Marker wird von { $giver } auf { $from } zu { $unit } auf { $slot } übertragen.
       *[other] { $count } CTRL-Marker werden von { $giver } auf { $from } zu { $unit } auf { $slot } übertragen.
    }
event-deleted =
    { $bot ->
        [yes] Der BOT auf { $slot } wird gelöscht: { $card }.
       *[no] { $card } auf { $slot } wird gelöscht.
    }
event-destroyed = Der BOT auf { $slot } wird zerstört: { $card }.
event-scrapped = Das Modul { $card } auf { $slot } wird gelöscht.
event-returned = { $card } auf { $slot } wird nicht gelöscht: { $seat } nimmt die Karte auf die Hand.
event-held = { $unit } auf { $slot } wird nicht gelöscht und verliert stattdessen einen Schild.
event-uploaded =
    { GIVEN($card) ->
        [yes] { $seat } nimmt die hochgeladene Einheit von { $slot } auf die Hand: { $card }.
       *[no] { $seat } nimmt die hochgeladene Einheit von { $slot } auf die Hand.
    }
event-hidden = { $card } auf { $slot } wird auf die BOT-Seite gewendet.
event-turned = Der BOT auf { $slot } wird auf die Programmseite gewendet: { $card }.
event-moved = Der BOT auf { $from } wird auf { $slot } verschoben.
event-created =
    { GIVEN($card) ->
        [yes] { $seat } erzeugt auf { $slot } einen BOT: { $card }.
       *[no] { $seat } erzeugt auf { $slot } einen BOT.
    }
event-loaded =
    { GIVEN($card) ->
        [yes] { $seat } lädt { $card } in den Ladespeicher.
       *[no] { $seat } lädt eine Karte in den Ladespeicher.
    }
event-unloaded = { $seat } entlädt { $card } aus dem Ladespeicher in den Papierkorb.
event-discarded = { $seat } wirft { $card } ab.
event-recovered = { $seat } nimmt { $card } aus dem Papierkorb auf die Hand.
event-sunk = { $seat } legt { $card } aus dem Papierkorb unter den Nachziehstapel.
event-coins =
    { $seat } erhält { $count ->
        [one] { $count } Münze
       *[other] { $count } Münzen
    } (jetzt { $now }).
event-spent =
    { $seat } bezahlt { $count ->
        [one] { $count } Münze
       *[other] { $count } Münzen
    } (übrig: { $now }).
event-activated = { $seat } aktiviert Sektor { $sector }.
event-looked =
    { GIVEN($cards) ->
        [no] { $seat } sieht die gegnerischen BOTs in Sektor { $sector } an.
       *[other] { $seat } sieht die gegnerischen BOTs in Sektor { $sector } an: { $cards }.
    }
event-nothing = { $seat }: { $card } bewirkt jetzt nichts.
event-unpaid = { $card }: { $seat } zahlt die Kosten nicht, und so geschieht der Rest nicht.
event-chose =
    { $place ->
        [1] { $seat } wählt den ersten Sektor: { $sector }.
       *[other] { $seat } wählt den zweiten Sektor: { $sector }.
    }
event-scored = Sektor { $sector } wird gewertet: Seite 1 hat Sektorkontrolle { $one }, Seite 2 hat Sektorkontrolle { $two }.
event-tied = Niemand hat in Sektor { $sector } mehr Sektorkontrolle, also bekommt niemand etwas.
event-yields = { $seat } erhält den Ertrag von Sektor { $sector }.
event-hacked = { $seat } führt in Sektor { $sector } einen HACK aus und nimmt eine Diskette (jetzt { $now } dieser Farbe).
event-removed = Der HACK entfernt { $card } von { $slot }.
event-unlocked = { $seat } schaltet { $ability } frei ({ $faction }).
event-assembled = { $seat } hat alle sechs ZRD-Karten offen liegen.
event-won = { $seat } gewinnt. Disketten: { $own } gegen { $others }.
event-drawn = Die letzte Runde ist vorbei, und niemand hat mehr Disketten: Das Spiel endet unentschieden.

## Fragen

ask-draft = Welche Fraktion wählst du?
ask-main = Dein Zug: Welche Hauptaktion? Freie Aktionen kommen davor.
ask-pay =
    { $count ->
        [one] Mit welcher Karte bezahlst du? (die letzte)
       *[other] Mit welcher Karte bezahlst du? (noch { $count })
    }
ask-order =
    { $count ->
        [one] Welcher Text kommt als nächster? ({ $count } wartet)
       *[other] Welcher Text kommt als nächster? ({ $count } warten)
    }
ask-end = Welcher RUNDENENDE-Text kommt als nächster?
ask-target =
    { $count ->
        [1] Welche Einheit wählst du für { $card }?
       *[other] Welche Einheit wählst du für { $card }? (noch { $count })
    }
ask-slot = Auf welchen Platz kommt der BOT? ({ $card })
ask-hand = Welche Handkarte wirfst du ab? ({ $card })
ask-trash =
    { $count ->
        [0] Welche Karte deines Papierkorbs nimmst du auf die Hand? ({ $card })
        [one] Welche Karte deines Papierkorbs legst du als Kosten für { $card } unter den Nachziehstapel? (die letzte)
       *[other] Welche Karte deines Papierkorbs legst du als Kosten für { $card } unter den Nachziehstapel? (noch { $count })
    }
ask-memory = Welche Karte deines Ladespeichers entlädst du? ({ $card })
ask-overflow = Dein Ladespeicher fasst drei Karten. Welche der vier kommt in den Papierkorb?
ask-number = Wie viele, höchstens { $most }? ({ $card })
ask-may = Bezahlst du die Kosten von { $card }?
ask-module = Welches Modul löscht { $card }?
ask-install = Welche Karte installierst du kostenlos, und wo? ({ $card })
ask-store = Welche Handkarte kommt in deinen Ladespeicher? Die übrigen wirfst du ab.
ask-sector = Welcher Sektor wird als nächster gewertet?
ask-unlock = Welche Fähigkeit schaltest du frei?
ask-bin = Welche Karte kommt als nächste in den Papierkorb? Die letzte liegt oben.
ask-replace = Die Einheit auf { $slot } würde gelöscht. Was geschieht stattdessen?
ask-save = Welches Programm nimmst du auf die Hand, statt dass es gelöscht wird?

## Antworten

action-pass = Passen
action-yes = Ja
action-no = Darauf verzichten
action-draft = { $faction } wählen
action-take = { $card } aus dem Ladespeicher auf die Hand nehmen
action-install = { $card } auf { $slot } installieren
action-install-for = { $card } { part-cost } auf { $slot } installieren
action-upgrade = { $card } { part-cost } als Upgrade von { $unit } auf { $slot } installieren
action-bot = { $card } als BOT auf { $slot } ausspielen
action-restore = { $card } aus dem Papierkorb auf { $slot } wiederherstellen
action-restore-for = { $card } aus dem Papierkorb { part-cost } auf { $slot } wiederherstellen
action-restore-upgrade = { $card } aus dem Papierkorb { part-cost } als Upgrade von { $unit } auf { $slot } wiederherstellen
action-buy = { $card } (Preis { $price }) kaufen und auf { $slot } legen
action-freeze = Die Einheit auf { $slot } einfrieren, dann eine gegnerische gegenüber
action-freeze-unit = { $unit } auf { $slot } einfrieren, dann eine gegnerische Einheit gegenüber
action-convert =
    { $count ->
        [one] { $count } Schild auf { $slot } in einen CTRL-Marker umwandeln
       *[other] { $count } Schilde auf { $slot } in CTRL-Marker umwandeln
    }
action-reserve = { $card } anstelle der normalen Kosten entladen
action-choose = { $card } wählen
action-text = { $card } kommt als Nächstes
action-pay = { $card } als Bezahlung abwerfen
action-pay-memory = { $card } aus dem Ladespeicher als Bezahlung abwerfen
action-store = { $card } in den Ladespeicher legen
action-bin = { $card } in den Papierkorb legen
action-pick = { $slot } wählen
action-pick-unit = { $unit } auf { $slot } wählen
action-number = Zahl { $number }
action-sector = Sektor { $sector } wählen
action-unlock = { $ability } freischalten ({ $faction })
action-return = Die Karte auf die Hand nehmen
action-hold = Einen Schild von der Einheit entfernen

verb-pass = passen
verb-yes = ja
verb-no = verzichten
verb-draft = Fraktion wählen
verb-take = aus dem Ladespeicher nehmen
verb-install = Programm installieren
verb-bot = BOT ausspielen
verb-restore = aus dem Papierkorb wiederherstellen
verb-buy = Modul kaufen
verb-freeze = Paar einfrieren
verb-convert = Schilde in CTRL umwandeln
verb-reserve = anstelle der Kosten entladen
verb-choose = Karte wählen
verb-pick = Platz wählen
verb-number = Zahl wählen
verb-sector = Sektor wählen
verb-unlock = Fähigkeit freischalten
verb-return = auf die Hand nehmen
verb-hold = Schild entfernen

slot = Platz
choice = Auswahl
choice-frz = { faction-frz }
choice-zrd = { faction-zrd }
choice-dmp = { faction-dmp }
choice-bat = { faction-bat }
choice-ded = { faction-ded }
choice-hex = { faction-hex }
choice-sld = { faction-sld }
choice-bug = { faction-bug }
choice-swm = { faction-swm }
choice-mod = { faction-mod }
choice-red = { sector-red }
choice-yellow = { sector-yellow }
choice-blue = { sector-blue }

## Antworten, die nicht zu lesen sind

notation-verb =
    { GIVEN($found) ->
        [yes] Mit „{ $found }“ beginnt keine Antwort.
       *[no] Da ist keine Antwort.
    } Antworten beginnen mit { $verbs }.
notation-incomplete = Es fehlt etwas. Man schreibt: { $form }
notation-unexpected = „{ $found }“ gehört nicht dorthin. Man schreibt: { $form }
notation-card =
    Die Karte „{ $found }“ gibt es nicht. { GIVEN($nearest) ->
        [yes] Meintest du „{ $nearest }“?
       *[no] Alle Karten stehen im Katalog.
    }
notation-slot = „{ $found }“ ist kein Platz. Plätze schreibt man von 1r1 bis 2b3: Spieler, Farbe (r für Rot, y für Gelb, b für Blau), Nummer.

## Warum nicht

refuse-over = Das Spiel ist zu Ende.
refuse-not-asked = { $seat } ist jetzt nicht gefragt.
refuse-passed = { $seat } hat gepasst und ist in dieser Hauptphase nicht mehr am Zug.
refuse-question = { $answer } – das ist keine Antwort auf die Frage: { $question }
refuse-card = { $card } kann nicht gewählt werden. Die Frage ist: { $question }
refuse-must = Darauf kann nicht verzichtet werden.
refuse-drafted = { $faction } ist schon gewählt.
refuse-target = { $slot } kann für { $card } nicht gewählt werden: Dort liegt keine Einheit, auf die der Text passt.
refuse-save = { $slot } kann nicht gewählt werden: Dort liegt keines deiner Programme, das gelöscht würde.
refuse-scored = Sektor { $sector } ist schon gewählt.
refuse-number =
    { $number } kann für { $card } nicht gewählt werden: { $most ->
        [1] Möglich ist nur 1
       *[other] Möglich sind 1 bis { $most }
    }.
refuse-not-in-memory = { $card } ist nicht in deinem Ladespeicher.
refuse-in-memory = { $card } ist in deinem Ladespeicher: Nimm die Karte erst auf die Hand.
refuse-not-in-hand = { $card } ist nicht auf deiner Hand.
refuse-not-in-trash = { $card } ist nicht in deinem Papierkorb.
refuse-too-dear = { $card } kann so nicht installiert werden: Dazu muss es ein Programm mit den aufgedruckten Kosten 0, 1 oder 2 sein.
refuse-module = { $card } ist ein Modul: Module werden gekauft, nicht installiert.
refuse-own-unit = { $slot } kann nicht gewählt werden: Es muss eine Einheit im eigenen System sein.
refuse-frozen = Die Einheit auf { $slot } ist schon eingefroren.
refuse-unfreezable = Die Einheit auf { $slot } kann nicht eingefroren werden: Ihr Text verbietet es.
refuse-convert =
    { $shields ->
        [0] Die Einheit auf { $slot } trägt keinen Schild, also lassen sich nicht { $count } umwandeln.
        [1] Die Einheit auf { $slot } trägt nur 1 Schild: Umwandeln lässt sich 1, nicht { $count }.
       *[other] Die Einheit auf { $slot } trägt { $shields } Schilde: Umwandeln lassen sich 1 oder 2, nicht { $count }.
    }
refuse-ability-foreign = { $ability } gehört zu einer Fraktion, die du nicht hast.
refuse-ability-locked = { $ability } ist gesperrt: Ein HACK kann die Fähigkeit freischalten.
refuse-ability-used = { $ability } wurde in dieser Runde schon benutzt.
refuse-unlocked = { $ability } ist schon freigeschaltet.
refuse-foreign-slot = { $slot } ist nicht im eigenen System.
refuse-mark = { $card } hat keine Markierung für Sektor { $sector }.
refuse-ptero = { $card } braucht schon eine deiner ZRD-Karten offen in Sektor { $sector }.
refuse-power-surge = { $card } kann weder in Sektor { $sector } noch anderswo installiert werden: In deinem Ladespeicher muss mindestens eine Karte liegen.
refuse-condition = { $card } kann in Sektor { $sector } nicht installiert werden: Die BEDINGUNG ist dort nicht erfüllt.
refuse-funnel = Ein Virus lässt in deinem Sektor { $sector } nur Upgrades zu: Wähle einen Platz mit einer Einheit.
refuse-cost =
    { $card } kostet dort { $cost ->
        [one] { $cost } Karte
       *[other] { $cost } Karten
    }; zum Bezahlen hast du { $hand } auf der Hand und { $memory } im Ladespeicher.
refuse-virus = { $slot } ist nicht frei: Dort liegt der Virus { $card }.
refuse-double = { $slot } ist wie { $other }: Freie Plätze eines Sektors werden vom ersten an benutzt.
refuse-slot-taken = { $slot } ist nicht frei: Dort liegt eine Einheit.
refuse-slot = { $slot } ist nicht unter den Plätzen, die jetzt möglich sind.
refuse-bots-banned = In deinem Sektor { $sector } kannst du keine BOTs aus der Hand ausspielen: Ein Text des Gegners verbietet es.
refuse-bot-upgrade = Auf { $slot } liegt eine Einheit: Ein BOT braucht einen freien Platz.
refuse-not-on-offer = { $card } ist nicht im Modulmarkt.
refuse-price = { $card } kann nicht zum Preis { $price } gekauft werden: Es gilt der aufgedruckte Preis und bei X eine Zahl ab 1.
refuse-coins =
    { $card } kostet { $price ->
        [one] { $price } Münze
       *[other] { $price } Münzen
    }; du hast { $coins }.
refuse-virus-here = { $slot } ist im eigenen System: Der Virus { $card } kommt in das des Gegners.
refuse-module-there = { $slot } ist im System des Gegners: { $card } kommt in dein eigenes.
refuse-second-patch = { $card } kann nicht auf { $slot } gelegt werden: Dort liegt schon ein Patch.
refuse-pay-itself = { $card } wird gerade installiert und kann nicht für sich selbst bezahlen.
refuse-memory-window = { $card } ist im Ladespeicher, und aus ihm wird in dieser Partie nur vor der Hauptaktion genommen.
refuse-pay-short = { $card } kann jetzt nicht bezahlen: Handkarten allein reichen nicht, also muss zuerst eine Karte des Ladespeichers für die normalen Kosten stehen.
refuse-reserve = Keine Karte des Ladespeichers kann jetzt für die Kosten stehen: Dazu müssen die normalen Kosten mindestens 1 und noch ganz offen sein, und für das Übrige muss genug da sein.

## Ergebnisse

result-won = { $seats } gewinnt.
result-drawn = Das Spiel endet unentschieden.
result-disks =
    { $seat }: { $count ->
        [one] { $count } Diskette
       *[other] { $count } Disketten
    } (Rot { $red }, Gelb { $yellow }, Blau { $blue }).
result-rounds =
    { $count ->
        [one] Das Spiel dauerte { $count } Runde.
       *[other] Das Spiel dauerte { $count } Runden.
    }

## Das Brett

picture-round =
    { $round ->
        [0] Vor der ersten Runde
       *[other] Runde { $round }
    }{ $phase ->
        [main] , Hauptphase
       *[other] { "" }
    }. Startspieler: { $seat }.
picture-sector =
    { $name ->
        [red] Sektor Rot
        [yellow] Sektor Gelb
        [blue] Sektor Blau
       *[other] { $sector }
    }
picture-side = { "  " }{ $seat }: Sektorkontrolle { $control }, CTRL { $ctrl }
picture-slot =
    { "    " }{ $slot } { $unit }{ $unit-there ->
        [yes] , CTRL { $value }
       *[no] { "" }
    }{ $count ->
        [0] { "" }
       *[other] { " " }({ $notes })
    }
picture-empty = leer
picture-marker =
    { $kind ->
        [ctrl] { $count } CTRL-Marker
        [shield]
            { $count ->
                [one] { $count } Schild
               *[other] { $count } Schilde
            }
        [disruption]
            { $count ->
                [one] { $count } Störung
               *[other] { $count } Störungen
            }
        [data] { $count } DATEN-Marker
       *[other] { $marker } ({ $count })
    }
picture-frozen = eingefroren
picture-patch = Patch: { $card }
picture-virus =
    { $count ->
        [one] Virus: { $card } mit { $count } DATEN-Marker
       *[other] Virus: { $card } mit { $count } DATEN-Markern
    }
picture-market = Modulmarkt, Preis in Münzen: { $modules }. Im Modulstapel: { $count }.
picture-module = { $card } ({ $price })
picture-player =
    { $seat }: Disketten Rot { $red }, Gelb { $yellow }, Blau { $blue }; { $coins ->
        [one] { $coins } Münze
       *[other] { $coins } Münzen
    }{ $passed ->
        [yes] ; hat gepasst
       *[no] { "" }
    }
picture-draft = Zur Wahl stehen:
picture-draft-faction = { "  " }{ $faction }: { $about }
picture-drafted = { $seat } hat { $factions } gewählt.
picture-factions =
    { "  " }{ $state ->
        [locked] Fähigkeit gesperrt
        [open] Fähigkeit freigeschaltet
       *[used] Fähigkeit diese Runde benutzt
    }: { $factions }
picture-hand =
    { "  " }Hand: { $count ->
        [one] { $count } Karte
       *[other] { $count } Karten
    }{ $known ->
        [none] { "" }
        [all] { " " }({ $cards })
       *[some] , bekannt: { $cards }
    }
picture-memory =
    { "  " }Ladespeicher: { $count ->
        [one] { $count } Karte
       *[other] { $count } Karten
    }{ $known ->
        [none] { "" }
        [all] { " " }({ $cards })
       *[some] , bekannt: { $cards }
    }
picture-piles =
    { "  " }Nachziehstapel: { $pile ->
        [one] { $pile } Karte
       *[other] { $pile } Karten
    }. Papierkorb: { $trash ->
        [0] { $trash } Karten
        [one] { $trash } Karte: { $cards }
       *[other] { $trash } Karten, von oben: { $cards }
    }
picture-bottom =
    { "  " }{ $count ->
        [one] Unten im Nachziehstapel: { $cards }
       *[other] Unten im Nachziehstapel, die letzte zuunterst: { $cards }
    }
picture-installing = Wird installiert: { $card } auf { $slot }.
picture-effect = Wird ausgeführt: { $card }.

# Rätsel

puzzle-red-at-any-price = Rot um jeden Preis
puzzle-two-bots-hold-the-line = Zwei BOTs halten die Stellung
puzzle-out-of-the-memory = Aus dem Ladespeicher
puzzle-a-single-bot = Ein einziger BOT
puzzle-all-force-into-red = Alle Kraft auf Rot
puzzle-nothing-left-in-yellow = Nichts bleibt in Gelb
puzzle-yellow-freezes-over = Gelb friert zu
puzzle-no-disk-for-the-other = Keine Diskette für den anderen
puzzle-patience = Geduld
puzzle-a-pass-in-time = Rechtzeitig passen
