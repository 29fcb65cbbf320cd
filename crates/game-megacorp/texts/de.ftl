# Was Megacorp sagt; Wörter, Namen und Sätze der Karten stehen in einer eigenen Datei.
# Sätze über einen Platz stehen in der dritten Person. Kennungen mit „part-“ sind Teile anderer Sätze und bekommen ihre
# Werte von dort. Die Stelle in einem Netzwerk steht in Klammern hinter der Karte, etwa „Fabrik“ (1.3): Netzwerk und
# Nummer. Kartennamen stehen im Nominativ und deshalb in Sätzen in Anführungszeichen.

game-megacorp = Megacorp
game-megacorp-about = Zwei bis neun Spieler bauen Netzwerke aus Charakteren, Unternehmen und Orten. Das geordnete Deck ist Geld und Leben zugleich: Wer aus einem leeren Deck ziehen oder davon ablegen muss, hat verloren, und wer zuletzt übrig ist, gewinnt.

## Spielarten

mode-invest = INVEST
mode-invest-about = Bezahlt wird, indem Karten zurück auf das Deck kommen: aus der Hand für einen Punkt, aus dem Spiel für ihren ganzen Wert.

## Optionen

option-noncharacters-disoriented = Ob Karten jeder Art desorientiert ins Spiel kommen; wenn nicht, nur Charaktere.
option-deck-1 = Das Deck des ersten Platzes: der Name eines mitgelieferten oder seine Karten von oben nach unten.
option-deck-2 = Das Deck des zweiten Platzes: der Name eines mitgelieferten oder seine Karten von oben nach unten.
option-deck-3 = Das Deck des dritten Platzes: der Name eines mitgelieferten oder seine Karten von oben nach unten.
option-deck-4 = Das Deck des vierten Platzes: der Name eines mitgelieferten oder seine Karten von oben nach unten.
option-deck-5 = Das Deck des fünften Platzes: der Name eines mitgelieferten oder seine Karten von oben nach unten.
option-deck-6 = Das Deck des sechsten Platzes: der Name eines mitgelieferten oder seine Karten von oben nach unten.
option-deck-7 = Das Deck des siebten Platzes: der Name eines mitgelieferten oder seine Karten von oben nach unten.
option-deck-8 = Das Deck des achten Platzes: der Name eines mitgelieferten oder seine Karten von oben nach unten.
option-deck-9 = Das Deck des neunten Platzes: der Name eines mitgelieferten oder seine Karten von oben nach unten.
option-hand-cap = Was aus dem Ziehen durch einen Effekt wird, wenn die Hand sieben Karten hat: Es entfällt, oder es wird gezogen und auf sieben Karten abgeworfen.
option-first-player = Wer beginnt: der Spieler mit dem höchsten Gebot, wen das Los bestimmt oder der Spieler dieses Platzes.
option-events-by-anyone = Ob alle Spieler in Antwortfenstern Ereignisse kaufen können; wenn nicht, nur der Spieler, der am Zug ist.
option-strict-payment = Ob eine Zahlung keine Karte enthalten darf, die nicht nötig ist; wenn nicht, darf man weiterzahlen, wenn die Kosten gedeckt sind.
option-reinvest-foreign-network = Ob Karten in fremden Netzwerken reinvestiert werden können; wenn nicht, nur die im eigenen.
option-friendly-fire = Ob eigene Karten angegriffen werden können; wenn nicht, übergehen auch Angriffsmuster sie.
option-block-after-player-block = Ob Karten für einen Spieler blocken dürfen, der einen Angriff auf sich genommen hat.
option-retaliation-optional = Ob Spieler für jede ihrer Karten entscheiden, ob sie vergilt; wenn nicht, tut sie es bei der ersten Gelegenheit.
option-engaged-retaliates = Ob eingesetzte Karten vergelten.
option-damage-lowers-output = Ob Schaden einen Farbwert für alles senkt; wenn nicht, zählt er nur für die Zerstörung.
option-damage-check-continuous = Ob eine beschädigte Karte auch zerstört wird, wenn ihr Farbwert auf andere Weise auf 0 oder darunter fällt.
option-move-per-turn = Wie oft sich eine Karte in einem Zug bewegen kann.
option-area-player-block = Ob ein Spieler, der einen Angriff auf mehrere Karten auf sich nimmt, ihn ganz übernimmt oder nur für eine der Karten einsteht.
option-pattern-may-attack-player = Ob ein Charakter mit Angriffsmuster einen Spieler angreifen darf; wenn nicht, kann er nur ein Netzwerk nennen.
option-bonded-can-block = Ob gebundene Karten blocken können.
option-idle-rule = Ob ein Spieler, der im eigenen Zug weder investiert noch reinvestiert noch angegriffen hat, am Ende eine Handkarte abwirft.
option-max-turns = Der letzte mögliche Zug; danach gewinnt, wer in Hand und Deck zusammen die meisten Karten hat.

note-ours = Die ganze Kartenauswahl ist unsere Rekonstruktion: Neunzehn Namen sind die veröffentlichter Karten, alle Zahlen und Texte sind von uns.

## Eine Karte

kind-founder = { type-founder }
kind-business = { type-business }
kind-character = { type-character }
kind-location = { type-location }
kind-equipment = { type-equipment }
kind-mutation = { type-mutation }
kind-event = { type-event }
face-kind = { $type }, { $faction }.
face-subtypes = Untertypen: { $subtypes }.
valuation = Wert: { $points }.
part-points-any = { $count } farblos
part-points-blue = { $count } blau
part-points-red = { $count } rot
part-points-white = { $count } weiß
part-points-green = { $count } grün
part-cost-any = { $count } beliebig
part-cost = { $points }
fact-valuation = Gesamtwert
fact-points = Punkte (beliebig, Blau, Rot, Weiß, Grün)
fact-iq = IQ
fact-eq = EQ
fact-mq = MQ
fact-bq = BQ

## Decks

setup-deck = Das Deck von { $seat } kann nicht gespielt werden. { $fault } { $mend }
fault-cards =
    { $cards ->
        [0] Das Deck hat keine Karten
        [one] Das Deck hat { $cards } Karte
       *[other] Das Deck hat { $cards } Karten
    }; es muss genau 35 haben.
mend-few =
    { $cards ->
        [one] Nimm { $cards } Karte dazu.
       *[other] Nimm { $cards } Karten dazu.
    }
mend-many =
    { $cards ->
        [one] Nimm { $cards } Karte heraus.
       *[other] Nimm { $cards } Karten heraus.
    }
fault-one = { $cards } Karten der Art „{ $type }“ sind im Deck; von dieser Art darf es höchstens eine sein.
mend-one = Behalte eine Karte der Art „{ $type }“ und nimm die übrigen heraus.
fault-copies = „{ $card }“ ist { $cards }-mal im Deck; von einer Karte dürfen es höchstens sieben sein.
mend-copies = Nimm { $cards } davon heraus.
tally-type = Arten
tally-valuation = Gesamtwerte
tally-faction = Fraktionen
tally-valuation-part = { $number }
column-valuation = Wert
column-type = Art

## Was geschieht

phase-bid = Gebote
phase-refill = Auffüllen
phase-implement = Ausbau
phase-combat = Kampf
phase-end = Ende

event-bid = { $seat } bietet „{ $card }“, Gesamtwert { $total }.
event-begins = { $seat } beginnt.
event-turn = Zug { $turn } beginnt: { $seat } ist am Zug.
event-phase = Phase: { $phase }.
event-phases = Phasen: { $phases }.
event-drew =
    { GIVEN($card) ->
        [yes] { $seat } zieht „{ $card }“.
       *[no] { $seat } zieht eine Karte.
    }
event-drew-many =
    { $seat } zieht { $count ->
        [one] { $count } Karte
       *[other] { $count } Karten
    }{ GIVEN($cards) ->
        [yes] : { $cards }{ $hidden ->
            [0] { "" }
           *[other] ; { $hidden } weitere
        }
       *[no] { "" }
    }.
event-hand-full = { $seat } hat sieben Handkarten und zieht nicht mehr.
event-cashflow = { $seat } hat Cashflow { $count } durch „{ $card }“.
event-cashflow-gained =
    { $seat } erhält { $count ->
        [one] { $count } farblosen Punkt
       *[other] { $count } farblose Punkte
    } durch Cashflow ({ $cards }), jetzt { $now }.
event-gained =
    { $seat } erhält { $count ->
        [one] { $count } Punkt
       *[other] { $count } Punkte
    } ({ $colour }), jetzt { $now }.
event-spent =
    { $seat } gibt { $count ->
        [one] { $count } Punkt
       *[other] { $count } Punkte
    } des Vorrats aus ({ $colour }).
event-change = { $seat } behält im Vorrat, was von der Zahlung übrig ist: { $points }.
event-pool-empties = { $seat } verliert alle Punkte des Vorrats.
event-announced = { $seat } sagt den Kauf von „{ $card }“ an.
event-invested = { $seat } investiert „{ $card }“ für 1 Punkt ({ $colour }).
event-invested-many = { $seat } investiert für je 1 Punkt: { $cards }.
part-invested = „{ $card }“ ({ $colour })
event-reinvested = { $seat } reinvestiert „{ $card }“ ({ $at }) für { $points }.
event-reinvested-many = { $seat } reinvestiert { $cards }.
part-reinvested = „{ $card }“ ({ $at }) für { $points }
event-entered = { $seat } bringt „{ $card }“ auf { $at } ins Spiel, Netzwerk von { $network }.
event-bonded = { $seat } bindet „{ $card }“ ({ $at }) an „{ $host }“ ({ $on }).
event-no-host = { $seat } findet für „{ $card }“ keinen Träger mehr: Die Karte kommt in den offenen Markt.
event-uses = { $seat } nutzt „{ $card }“ ({ $at }): „{ $text }“
event-moves = { $seat } sagt eine Bewegung an: „{ $card }“ ({ $at }) ins Netzwerk von { $network }.
event-effect = { $seat } führt „{ $card }“ aus: „{ $text }“
event-effect-announced = { $seat } führt den angesagten Satz von „{ $card }“ aus.
event-nothing = { $seat } hat nichts von „{ $card }“: Die Bedingung ist nicht mehr erfüllt.
event-no-target = { $seat } hat für „{ $card }“ kein Ziel.
event-done = „{ $card }“ ist ausgeführt und kommt in den offenen Markt.
event-attacks = { $seat } greift mit „{ $card }“ ({ $at }) in { $score } an.
event-attacks-at =
    { $seat } greift mit „{ $card }“ ({ $at }) in { $score } an{ $engages ->
        [0] { "" }
       *[other] { " " }und setzt die Karte dafür ein
    }. Ziel: { $targets }.
event-aimed-at = Ziel: „{ $card }“ ({ $at }).
event-aimed-at-player = Ziel: { $seat }.
event-aimed-at-network = Ziel: das Netzwerk von { $seat }.
event-attack-ends = Aus dem Angriff wird nichts.
event-blocks =
    { GIVEN($target) ->
        [yes] { $seat } blockt mit „{ $card }“ ({ $at }) anstelle von { $target }.
       *[no] { $seat } blockt mit „{ $card }“ ({ $at }).
    }
event-takes = { $seat } nimmt den Angriff auf sich.
event-retaliates = „{ $card }“ ({ $at }) vergilt.
event-hurt = „{ $card }“ ({ $at }) erleidet { $count } { $score }-Schaden: { $score } ist jetzt { $now }.
event-player-hurt = { $seat } erleidet { $count } Schaden.
event-destroyed = „{ $card }“ ({ $at }) wird zerstört.
event-destroyed-many = Zerstört: { $cards }.
event-dropped = „{ $card }“ ({ $at }) hat den Träger verloren und kommt in den offenen Markt.
event-milled = { $seat } legt „{ $card }“ vom Deck ab.
event-milled-many =
    { $seat } legt { $count ->
        [one] { $count } Karte
       *[other] { $count } Karten
    } vom Deck ab: { $cards }.
event-home = „{ $card }“ kommt in den offenen Markt von { $seat }.
event-discarded = { $seat } wirft „{ $card }“ ab.
event-discarded-many =
    { $seat } wirft { $count ->
        [one] { $count } Karte
       *[other] { $count } Karten
    } ab: { $cards }.
event-moved = „{ $card }“ bewegt sich von { $at } auf { $to }, Netzwerk von { $network }.
event-engaged = „{ $card }“ ({ $at }) wird eingesetzt.
event-engaged-many = Eingesetzt: { $cards }.
event-disengaged = „{ $card }“ ({ $at }) wird bereitgemacht.
event-disengaged-many = Bereitgemacht: { $cards }.
event-taken-over = { $seat } kontrolliert jetzt „{ $card }“ ({ $at }).
event-boosted = „{ $card }“ ({ $at }): { $score } ändert sich bis zum Ende des Zugs um { $by } und ist jetzt { $now }.
event-boosted-many = „{ $card }“ ({ $at }) bis zum Ende des Zugs: { $changes }.
event-boosted-each = { $score } ändert sich bis zum Ende des Zugs um { $by }: { $cards }.
part-boosted-card = „{ $card }“ ({ $at }), jetzt { $now }
part-boosted = { $score } ändert sich um { $by } auf { $now }
event-pattern = „{ $card }“ ({ $at }) hat bis zum Ende des Zugs ein Angriffsmuster.
event-prevented = Der Angriff verursacht { $count } Schaden weniger.
event-called-off = Der Angriff wird abgebrochen.
event-redirected = Der Angriff wird umgelenkt auf „{ $card }“ ({ $at }).
event-guards = „{ $card }“ ({ $at }) darf diesen Angriff blocken, auch eingesetzt oder nach einem anderen Block.
event-returned = { $seat } bekommt „{ $card }“ ({ $at }) zurück, oben auf das Deck.
event-annihilated =
    { GIVEN($at) ->
        [yes] „{ $card }“ ({ $at }) wird ausgelöscht und ist aus dem Spiel.
       *[no] „{ $card }“ wird ausgelöscht und ist aus dem Spiel.
    }
event-searches = { $seat } durchsucht das Deck von { $whose }.
event-found = { $seat } findet „{ $card }“ und zeigt die Karte vor.
event-to-hand = { $seat } nimmt „{ $card }“ auf die Hand.
event-to-top = { $seat } legt „{ $card }“ oben auf das Deck.
event-to-bottom = { $seat } legt „{ $card }“ unter das Deck.
event-looked-at-hand =
    { GIVEN($cards) ->
        [yes] { $seat } sieht sich die Hand von { $whose } an: { $cards }.
       *[no] { $seat } sieht sich die Hand von { $whose } an.
    }
event-looked-at-deck =
    { GIVEN($cards) ->
        [yes] { $seat } sieht sich an, was oben auf dem Deck von { $whose } liegt: { $cards }.
       *[no] { $seat } sieht sich an, was oben auf dem Deck von { $whose } liegt.
    }
event-arranged =
    { $count ->
        [0] { $seat } legt die Karten zurück auf das Deck von { $whose }.
        [one] { $seat } legt { $count } Karte unter das Deck von { $whose } und die übrigen zurück obenauf.
       *[other] { $seat } legt { $count } Karten unter das Deck von { $whose } und die übrigen zurück obenauf.
    }
event-worn-off = Schaden und alles, was bis zum Ende des Zugs galt, ist vorbei.
event-fails = { $seat } müsste ziehen oder vom Deck ablegen, aber das Deck ist leer.
event-leaves = { $seat } hat verloren und scheidet aus.
event-together = Alle, die übrig waren, haben im selben Augenblick verloren.
event-won = { $seat } ist als Einziger übrig und gewinnt.
event-circles = Zehn Runden haben nichts geändert: Das ist eine Tauschschleife.
event-stops = Nach Zug { $turns } ist Schluss: Jetzt zählen die Karten in Hand und Deck zusammen.

## Fragen

ask-bid = Welche Handkarte bietest du?
ask-main = Dein Zug: Was tust du?
ask-main-in = Dein Zug, { $phase }: Was tust du?
ask-respond = Antwortest du?
ask-respond-to = { $what } – antwortest du?
ask-where = In welches Netzwerk kommt „{ $card }“?
ask-host = An welche Karte bindest du „{ $card }“?
ask-target = Welche Karte? ({ $card })
ask-target-for = Welche Karte? „{ $card }“: „{ $text }“
ask-player = Welcher Spieler? ({ $card })
ask-player-for = Welcher Spieler? „{ $card }“: „{ $text }“
ask-network = Welches Netzwerk? ({ $card })
ask-network-for = Welches Netzwerk? „{ $card }“: „{ $text }“
ask-pay = Womit bezahlst du? ({ $card })
ask-pay-owed =
    Womit bezahlst du „{ $card }“? { GIVEN($points) ->
        [yes] Offen: { $points }.
       *[no] Der Wert ist gedeckt; du darfst mehr geben.
    }{ $wild ->
        [0] { "" }
       *[other] { " " }Ein farbloser Punkt darf einen farbigen bezahlen.
    }
ask-points =
    { $count ->
        [one] Welchen Punkt des Vorrats gibst du aus? (der letzte)
       *[other] Welchen Punkt des Vorrats gibst du aus? (noch { $count })
    }
ask-points-for =
    { $count ->
        [one] Welchen Punkt des Vorrats gibst du für „{ $card }“ aus? (der letzte)
       *[other] Welchen Punkt des Vorrats gibst du für „{ $card }“ aus? (noch { $count })
    }
ask-aim = Was greifst du an, und mit welchem Farbwert?
ask-aim-of = Was greift „{ $card }“ ({ $at }) an, und mit welchem Farbwert?
ask-also = Welche Karte ist auch Ziel? (noch höchstens { $count })
ask-block = Wer blockt?
ask-block-of = { $what }. Wer blockt?
ask-split = Wie viel Schaden erleidet die Karte auf { $at }? (höchstens { $most })
ask-split-card = Wie viel von { $most } Schaden erleidet „{ $card }“ ({ $at }) mit { $score } { $left }? Der Rest bleibt für { $others }.
ask-retaliate = Vergilt die Karte auf { $at }?
ask-retaliate-card = Vergilt „{ $card }“ ({ $at }) mit { $count } Schaden?
ask-discard =
    { $count ->
        [one] Welche Handkarte wirfst du ab? (die letzte)
       *[other] Welche Handkarte wirfst du ab? (noch { $count })
    }
ask-choose = Welche Karte wird abgeworfen? ({ $card })
ask-search = Welche Karte nimmst du? ({ $card }, noch höchstens { $count })
ask-bottom = Welche Karte kommt unter das Deck? ({ $card }, noch höchstens { $count })
ask-back = Welche Karte kommt als nächste zurück auf das Deck? Die letzte liegt oben. ({ $card })
ask-move-to = In welches Netzwerk bewegt sich die Karte? ({ $card })
ask-move-to-of = In welches Netzwerk bewegt sich „{ $target }“ ({ $at })? ({ $card })
ask-order = Welcher Satz kommt als nächster? ({ $count } Karten warten)
ask-idle = Du warst untätig: Welche Handkarte wirfst du ab?
ask-excess =
    { $count ->
        [one] Deine Hand hat { $count } Karte zu viel. Welche wirfst du ab?
       *[other] Deine Hand hat { $count } Karten zu viel. Welche wirfst du ab?
    }

## Antworten

action-pass = Passen
action-pass-phase = Passen und { $phase } beenden
action-enough = Nichts weiter
action-block-none = Nicht blocken
action-block-no-more = Nicht weiter blocken
action-yes = Ja
action-no = Nein
action-bid = „{ $card }“ bieten
action-buy = „{ $card }“ kaufen
action-buy-for = „{ $card }“ für { $valuation } kaufen
action-use = Satz { $number } der Karte auf { $at } nutzen
action-use-card = „{ $card }“ ({ $at }) nutzen: „{ $text }“
action-move = Die Karte auf { $at } ins Netzwerk von { $seat } bewegen
action-move-card = „{ $card }“ ({ $at }) ins Netzwerk von { $seat } bewegen
action-attack = Mit der Karte auf { $at } angreifen
action-attack-card = Mit „{ $card }“ ({ $at }) angreifen
action-attack-figures = Mit „{ $card }“ ({ $at }), { $scores }, angreifen
action-aim = Die Karte auf { $at } in { $score } angreifen
action-aim-card = „{ $card }“ ({ $at }) in { $score } angreifen
action-aim-figures =
    „{ $card }“ ({ $at }) in { $score } angreifen: { $count } gegen { $left }{ $back ->
        [0] { "" }
       *[other] , { $back } zurück
    }
action-aim-player = { $seat } in { $score } angreifen
action-aim-player-figures = { $seat } in { $score } angreifen: { $count } Schaden
action-aim-network = Das Netzwerk von { $seat } in { $score } angreifen
action-aim-network-figures =
    Das Netzwerk von { $seat } in { $score } angreifen: je { $count } Schaden für { $cards ->
        [one] { $cards } Karte
       *[other] { $cards } Karten
    }
action-pick = Die Karte auf { $at } wählen
action-pick-card = „{ $card }“ ({ $at }) wählen
action-also-figures =
    Auch „{ $card }“ ({ $at }) angreifen: { $count } gegen { $left }{ $back ->
        [0] { "" }
       *[other] , { $back } zurück
    }
action-pick-figures = „{ $card }“ ({ $at }), { $scores }, wählen
action-player = { $seat } wählen
action-network = Das Netzwerk von { $seat } wählen
action-spend = Einen Punkt des Vorrats ausgeben ({ $colour })
action-invest = „{ $card }“ für 1 Punkt ({ $colour }) investieren
action-reinvest = Die Karte auf { $at } reinvestieren
action-reinvest-card = „{ $card }“ ({ $at }) reinvestieren
action-reinvest-figures = „{ $card }“ ({ $at }) für { $points } reinvestieren
action-block = Mit der Karte auf { $at } blocken
action-block-card = Mit „{ $card }“ ({ $at }) blocken
action-block-figures =
    Mit „{ $card }“ ({ $at }) blocken: { $score } { $left } gegen { $count }{ $back ->
        [0] { "" }
       *[other] , { $back } zurück
    }
action-block-for = Mit der Karte auf { $at } anstelle von { $target } blocken
action-block-for-card = Mit „{ $card }“ ({ $at }) anstelle von „{ $instead }“ ({ $target }) blocken
action-block-for-figures =
    Mit „{ $card }“ ({ $at }) anstelle von „{ $instead }“ ({ $target }) blocken: { $score } { $left } gegen { $count }{ $back ->
        [0] { "" }
       *[other] , { $back } zurück
    }
action-take = Den Angriff auf sich nehmen
action-take-figures = Den Angriff auf sich nehmen: { $count } Schaden
action-take-for = Den Angriff anstelle der Karte auf { $at } auf sich nehmen
action-take-for-card = Den Angriff anstelle von „{ $card }“ ({ $at }) auf sich nehmen
action-take-for-figures = Den Angriff anstelle von „{ $card }“ ({ $at }) auf sich nehmen: { $count } Schaden
action-number = { $number } Schaden
action-choose = „{ $card }“ wählen
action-under = „{ $card }“ unter das Deck legen
action-speak = „{ $card }“ kommt als nächste
action-take-card = „{ $card }“ nehmen
action-back = „{ $card }“ zurück auf das Deck legen
action-discard = „{ $card }“ abwerfen

verb-pass = passen
verb-enough = nichts weiter
verb-yes = ja
verb-no = nein
verb-bid = Karte bieten
verb-buy = Karte kaufen
verb-use = Satz nutzen
verb-move = Karte bewegen
verb-attack = angreifen
verb-aim = Karte angreifen
verb-aim-player = Spieler angreifen
verb-aim-network = Netzwerk angreifen
verb-pick = Karte im Spiel wählen
verb-player = Spieler wählen
verb-network = Netzwerk wählen
verb-spend = Punkt des Vorrats ausgeben
verb-invest = Handkarte investieren
verb-reinvest = Karte im Spiel reinvestieren
verb-block = blocken
verb-block-for = anstelle einer Karte blocken
verb-take = Angriff auf sich nehmen
verb-take-for = Angriff anstelle einer Karte auf sich nehmen
verb-number = Zahl wählen
verb-choose = Karte wählen
verb-under = Karte unter das Deck legen

place = Stelle
target = Ziel
colour = Farbe

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
notation-place = „{ $found }“ ist keine Stelle. Stellen schreibt man als Netzwerk und Nummer: 2.3 ist die dritte Stelle im Netzwerk von Spieler 2.

## Warum nicht

refuse-over = Das Spiel ist zu Ende.
refuse-no-seat =
    { $seats ->
        [one] Diesen Platz gibt es nicht: Es spielt { $seats } Spieler.
       *[other] Diesen Platz gibt es nicht: Es spielen { $seats } Spieler.
    }
refuse-lost = { $seat } hat verloren und spielt nicht mehr mit.
refuse-not-asked = { $seat } ist jetzt nicht gefragt.
refuse-question = { $action } – das beantwortet nicht die Frage: { $question }
refuse-must = Darauf kann nicht verzichtet werden.
refuse-number = Diese Zahl kann nicht gewählt werden: Es muss eine von 0 bis { $most } sein.
refuse-empty-place = Auf { $at } liegt keine Karte.
refuse-foreign-card = „{ $card }“ kontrollierst du nicht: Wähle eine Karte, die du kontrollierst.
refuse-engaged = „{ $card }“ ist eingesetzt: Das kann nur eine bereite Karte.
refuse-disoriented = „{ $card }“ ist bis zu deinem nächsten Auffüllen desorientiert: So lange kann die Karte nicht angreifen, nicht für ihren Text eingesetzt und nicht reinvestiert werden.

# Kaufen und Bezahlen

refuse-not-in-hand = „{ $card }“ ist nicht auf deiner Hand.
refuse-not-now = „{ $card }“ ist kein Ereignis: So etwas kaufst du nur im eigenen Ausbau, solange nichts ansteht.
refuse-others-turn = „{ $card }“ kann jetzt nicht gekauft werden: In dieser Partie kauft man Ereignisse nur im eigenen Zug.
refuse-condition = „{ $card }“ geht jetzt nicht: Die Bedingung im Text ist nicht erfüllt.
refuse-no-attack = „{ $card }“ geht jetzt nicht: Der Text wirkt auf einen Angriff, und keiner steht an.
refuse-no-target = „{ $card }“ geht jetzt nicht: Es gibt nichts, worauf der Text zielen könnte.
refuse-no-host = „{ $card }“ kann jetzt nicht gekauft werden: Es gibt keine Karte, an die sie gebunden werden könnte.
refuse-cannot-pay = „{ $card }“ ({ $valuation }) ist nicht zu bezahlen: Vorrat, übrige Handkarten und die Karten, die du reinvestieren kannst, reichen nicht.
refuse-no-purchase = Es wird nichts bezahlt: Investiert und reinvestiert wird nur, um einen Kauf zu bezahlen.
refuse-pay = Die Frage ist, womit „{ $card }“ bezahlt wird: mit einem Punkt des Vorrats, der hilft, mit einer Handkarte oder im eigenen Zug mit einer Karte im Spiel.
refuse-pay-itself = „{ $card }“ wird gerade gekauft und kann nicht für sich selbst bezahlen.
refuse-wrong-colour = „{ $card }“ gibt diesen Punkt ({ $colour }) nicht her: Eine Handkarte gibt einen Punkt in einer ihrer Farben und einen farblosen nur, wenn sie keine Farbe hat.
refuse-reinvest-turn = „{ $card }“ kann jetzt nicht reinvestiert werden: Das geht nur im eigenen Zug.
refuse-foreign-network = „{ $card }“ liegt in einem fremden Netzwerk: In dieser Partie können nur Karten im eigenen reinvestiert werden.
refuse-colour-lacking = Damit wäre „{ $card }“ nicht ganz zu bezahlen: Es würde ein Punkt fehlen ({ $colour }).
refuse-needless = Damit wäre in der Zahlung für „{ $card }“ eine Karte, die nicht nötig ist.

# Sätze und Ziele

refuse-no-sentence = „{ $card }“ hat keinen Satz mit der Nummer { $number }.
refuse-wrong-time = Dieser Satz von „{ $card }“ lässt sich jetzt nicht nutzen: Eine Aktion gehört in den eigenen Ausbau oder Kampf, solange nichts ansteht, eine Antwort in ein Antwortfenster, und andere Sätze wirken von selbst.
refuse-used = Dieser Satz von „{ $card }“ ist in diesem Zug schon genutzt: Er gilt einmal pro Zug.
refuse-points =
    { $count ->
        [one] „{ $card }“ kostet { $count } Punkt aus deinem Vorrat, und der ist leer.
       *[other] „{ $card }“ kostet { $count } Punkte aus deinem Vorrat, und so viele sind nicht darin.
    }
refuse-target = „{ $target }“ passt nicht zum Text von „{ $card }“.
refuse-search = „{ $card }“ kann nicht genommen werden: Die Karte liegt nicht dort, oder der Text sucht andere.

# Bewegen

refuse-bonded-move = „{ $card }“ ist gebunden und geht nur mit dem Träger mit.
refuse-no-move = „{ $card }“ kann sich nicht bewegen: Die Karte hat das Schlüsselwort Bewegung nicht.
refuse-moved = „{ $card }“ hat sich schon bewegt, so oft es in einem Zug geht.
refuse-network = „{ $card }“ kann sich nicht ins Netzwerk von { $seat } bewegen: Es muss ein anderes Netzwerk sein als das, in dem die Karte liegt, und sein Spieler muss mitspielen.
refuse-not-targeted = „{ $card }“ kann sich jetzt nicht bewegen: In einem Antwortfenster geht das nur, wenn auf die Karte gezielt oder sie angegriffen wurde.
refuse-move-phase = „{ $card }“ kann sich jetzt nicht bewegen: Das geht im eigenen Ausbau oder Kampf oder wenn auf die Karte gezielt oder sie angegriffen wurde.

# Angreifen

refuse-attack-phase = „{ $card }“ kann jetzt nicht angreifen: Das geht nur im eigenen Kampf.
refuse-no-character = „{ $card }“ kann nicht angreifen: Das können nur Charaktere.
refuse-attacked = „{ $card }“ hat in diesem Zug schon angegriffen.
refuse-nothing-to-attack = „{ $card }“ kann nicht angreifen: Es gibt kein mögliches Ziel.
refuse-dash = „{ $card }“ hat in { $score } einen Strich und damit keinen Anteil daran: Das haben nur Karten mit einer Zahl.
refuse-pattern-card = „{ $card }“ kann nicht einzeln gewählt werden: Ein Angriffsmuster zielt auf einen Spieler oder nennt ein ganzes Netzwerk.
refuse-aim = „{ $card }“ kann kein Ziel dieses Angriffs sein.
refuse-itself = „{ $card }“ kann sich nicht selbst angreifen.
refuse-bonded = „{ $card }“ ist gebunden: Angreifen kann das nur ein Charakter mit Durchschlag.
refuse-melee = „{ $card }“ liegt in einem anderen Netzwerk: Mit Nahkampf erreicht ein Angreifer nur das Netzwerk, in dem er selbst liegt.
refuse-friendly-fire = „{ $card }“ ist eine eigene Karte: In dieser Partie können die nicht angegriffen werden.
refuse-yourself = „{ $card }“ kann { $seat } nicht angreifen: Wer den Angreifer kontrolliert, ist kein Ziel.
refuse-melee-player = „{ $card }“ hat Nahkampf und kann { $seat } nicht angreifen: Ziel kann nur der Spieler sein, in dessen Netzwerk der Angreifer liegt.
refuse-pattern-player = „{ $card }“ kann { $seat } nicht angreifen: In dieser Partie kann ein Angriffsmuster nur ein Netzwerk nennen.
refuse-no-pattern = „{ $card }“ hat kein Angriffsmuster und kann nicht das ganze Netzwerk von { $seat } angreifen: Wähle einen Spieler oder eine Karte.
refuse-hits-nothing = „{ $card }“ kann das Netzwerk von { $seat } nicht angreifen: Dort würde keine Karte getroffen.
refuse-twice = „{ $card }“ ist schon ein Ziel.
refuse-other-network = „{ $card }“ liegt in einem anderen Netzwerk: Alle Ziele eines Angriffs liegen im selben.

# Blocken

refuse-block-network = „{ $card }“ liegt nicht im angegriffenen Netzwerk: Eine Karte blockt nur für das Netzwerk, in dem sie liegt.
refuse-block-target = „{ $card }“ ist ein Ziel dieses Angriffs und kann ihn nicht blocken.
refuse-blocked = „{ $card }“ hat in diesem Zug schon geblockt.
refuse-bonded-block = „{ $card }“ ist gebunden: In dieser Partie können gebundene Karten nicht blocken.
refuse-negative = „{ $card }“ kann nicht blocken: { $score } ist unter 0.
refuse-lane = „{ $card }“ kann so nicht blocken: Bei einem einzigen Ziel wird einfach geblockt, bei mehreren wird das genannt, an dessen Stelle die Karte blockt.
refuse-take-player = { $seat } kann den Angriff nicht auf sich nehmen: Er zielt schon auf einen Spieler.
refuse-take-network = { $seat } kann den Angriff nicht auf sich nehmen: Das kann nur, wem das angegriffene Netzwerk gehört.
refuse-take-blocked = { $seat } kann den Angriff nicht auf sich nehmen: Es blocken schon Karten.
refuse-take-card = { $seat } kann den Angriff nicht auf sich nehmen: Der Text von „{ $card }“ verbietet es.
refuse-take-way = { $seat } kann den Angriff von „{ $card }“ so nicht auf sich nehmen: Das geht entweder ganz oder für eines der Ziele, je nach den Optionen dieser Partie.

## Ergebnisse

result-won = { $seats } gewinnt.
result-drawn = Das Spiel endet unentschieden: { $seats }.
result-cards = { $seat }: Karten auf der Hand { $hand }, im Deck { $deck }.
result-turns =
    { $count ->
        [one] Das Spiel dauerte { $count } Zug.
       *[other] Das Spiel dauerte { $count } Züge.
    }

## Das Brett

picture-turn =
    { $turn ->
        [0] Vor dem ersten Zug: { $phase }
       *[other] Zug { $turn } von { $seat }, { $phase }
    }. Farbwerte in der Reihenfolge IQ/EQ/MQ/BQ.
picture-player =
    { $seat }: { $deck ->
        [one] { $deck } Karte
       *[other] { $deck } Karten
    } im Deck, { $hand } auf der Hand
picture-lost = { $seat }: ausgeschieden
picture-empty = { "  " }Keine Karten im Netzwerk
picture-card =
    { "  " }{ $at } { $card }, { $type }, { $scores }{ GIVEN($notes) ->
        [yes] { " " }({ $notes })
       *[no] { "" }
    }
picture-hand = { "  " }Hand: { $cards }
picture-hand-known = { "  " }Bekannte Handkarten: { $cards }
picture-deck =
    { "  " }Deck: oben { $back }{ GIVEN($cards) ->
        [yes] , von oben bekannt: { $cards }
       *[no] { "" }
    }
picture-market =
    { "  " }Offener Markt, { $count ->
        [one] { $count } Karte
       *[other] { $count } Karten
    }: { $cards }
picture-gone = { "  " }Aus dem Spiel: { $cards }
# Ein Stapel, in dem eine Karte mehrmals liegen kann; in Kartennamen stehen Kommas.
picture-copies = { $count } × { $card }
picture-pile = { $before }; { $next }
picture-pool = { "  " }Vorrat: { $points }
picture-waits = Angesagt: { $what }
picture-attacker = „{ $card }“ ({ $at }) setzt zum Angriff an
picture-attack =
    { $what }{ $prevented ->
        [0] { "" }
       *[other] { " " }({ $prevented } verhindert)
    }
part-seat = { $seat }
part-network = das Netzwerk von { $seat }
part-card = „{ $card }“ ({ $at })
part-buys =
    { $seat } kauft „{ $card }“{ GIVEN($targets) ->
        [yes] , gewählt: { $targets }
       *[no] { "" }
    }
part-buys-event =
    { $seat } kauft „{ $card }“{ GIVEN($targets) ->
        [yes] , gewählt: { $targets }
       *[no] { "" }
    } – „{ $text }“
part-uses =
    { $seat } nutzt „{ $card }“{ GIVEN($targets) ->
        [yes] , gewählt: { $targets }
       *[no] { "" }
    } – „{ $text }“
part-moves = { $seat } bewegt „{ $card }“ ins Netzwerk von { $network }
part-attack =
    { $seat } greift mit „{ $card }“ ({ $at }) in { $score } für { $count } Schaden an, Ziel: { $targets }{ GIVEN($blockers) ->
        [yes] ; Block durch { $blockers }
       *[no] { "" }
    }
part-attack-off = Der Angriff von „{ $card }“ ({ $at }) ist abgebrochen
part-ends-phase = { $seat } beendet die Phase { $phase }
part-ends-turn = { $seat } beendet den Zug
note-engaged = eingesetzt
note-disoriented = desorientiert
note-aimed = Ziel
note-blocks = blockt
note-blocked = hat geblockt
note-retaliated = hat vergolten
note-guards = darf noch einmal blocken
note-controller = kontrolliert von { $seat }
note-owner = gehört { $seat }
note-host = gebunden an { $at }
note-damage = { $count } { $score }-Schaden

# Rätsel

puzzle-first-the-ability-then-the-attack = Erst die Fähigkeit, dann der Angriff
puzzle-one-attack-empties-the-network = Ein Angriff leert das Netzwerk
puzzle-reinvest-and-reinvest-again = Reinvestieren und noch einmal reinvestieren
puzzle-five-cards-in-two-attacks = Fünf Karten in zwei Angriffen
puzzle-white-finds-a-way = Weiß findet einen Weg
puzzle-two-attacks-to-win = Zwei Angriffe zum Sieg
puzzle-the-last-attack = Der letzte Angriff
puzzle-in-red-at-the-player = In Rot auf den Spieler
puzzle-paid-with-what-stood-in-the-way = Bezahlt mit dem, was im Weg stand
puzzle-first-end-implement = Erst den Ausbau beenden
