# Was ein Kampf sagt. Sätze über einen Platz stehen in der dritten Person; „who“ ist eine Karte mit ihrem Ort.

## Spielarten

mode-relaunch = Neuauflage
mode-relaunch-about = Die 2023 neu begonnene Ausgabe: 24 oder 25 goldene Kristalle und keine Ausrüstung.
mode-classic = Klassisch
mode-classic-about = Das Regelbuch von 2014: je 23 goldene Kristalle, und Ausrüstung für die Kreaturen.

## Optionen

option-deck-1 = Das Deck des ersten Platzes: der Name eines mitgelieferten oder seine Karten.
option-deck-2 = Das Deck des zweiten Platzes: der Name eines mitgelieferten oder seine Karten.
option-deck-min = Wie viele Karten ein Deck mindestens hat; für Decks aus einem Draft reichen 20.
option-supplement = Ob Karten unserer eigenen Ergänzung benutzt werden dürfen.
option-first-player = Wer Erster ist: Wer höher würfelt, wählt oder ist es, oder es ist dieser Platz.
option-redeals = Wie oft jede Seite für 1 Gold 15 neue Karten nehmen darf.
option-last-flyers = Ob Bodenkreaturen sich bereit machen dürfen, einen Flieger zu schlagen, wenn alle feindlichen Kreaturen Flieger sind; von selbst nur in der Neuauflage an.
option-steps-use-stack = Ob auf einen Schritt geantwortet werden kann, ehe er wirkt.
option-flyers-defend-ground = Ob jeder offene Flieger Verteidiger sein darf, wenn ein Flieger nach dem Boden schlägt.
option-defend-other-strikes = Ob auch gegen besondere und magische Schläge ein Verteidiger benannt werden darf.
option-quiet-turns = Nach wie vielen Zügen in Folge ohne Wunde, Tod oder Wechsel der Kontrolle das Spiel unentschieden endet.
option-last-turn = Nach welchem Zug, beide Seiten gezählt, das Spiel unentschieden endet, wie es auch steht.

setup-deck = Das Deck von { $seat } kann nicht gespielt werden. { $fault } { $mend }

## Karten mit ihren Orten

who = { $card } ({ $place })
who-card = { $card }
who-hidden = Verdeckte Karte ({ $place })
who-unknown = Verdeckte Karte

## Was geschieht

attack-strike = einfacher Schlag
attack-special = besonderer Schlag
attack-magic = magischer Schlag
attack-shot = Schuss
attack-throw = Wurf
attack-discharge = Entladung
attack-lunge = Schlag über eine Reihe

strength-none = keine
strength-weak = schwach
strength-medium = mittel
strength-strong = stark
strength-plain = ein einzelner Wert

mark-hunt = Jagd
mark-prey = Beute
mark-net = Netz
mark-bomb = Bombe
mark-bonfire = Feuer
mark-dam = Damm
mark-gate = Tor
mark-choke = Würgen
mark-tremor = Beben

event-rolled = { $seat } würfelt { $die }.
event-first = { $seat } ist Erster.
event-second = { $seat } ist Zweiter.
event-dealt = { $seat } bekommt 15 Karten.
event-dealt-cards = { $seat } bekommt: { $cards }.
event-recruited =
    { $count ->
        [0] { $seat } hat niemanden angeworben.
       *[other] { $seat } hat angeworben: { $cards }.
    }
event-placed = { $seat } stellt { $card } auf { $place } auf.
event-prepared = { $seat } hat einen Trupp angeworben und aufgestellt.
event-revealed = { $who } wird aufgedeckt.
event-attached = { $who } wird angesetzt, der Wirt: { $host }.
event-turn = Zug { $number } beginnt: { $seat } ist am Zug.
event-opened =
    { $count ->
        [0] Nichts öffnet sich.
        [1] { $cards } öffnet sich.
       *[other] Es öffnen sich: { $cards }.
    }
event-closed = { $who } schließt sich.
event-stunned = { $who } wird betäubt.
event-moved = { $who } bewegt sich auf { $place }.
event-put = { $who } wird durch einen Effekt auf { $place } bewegt.
event-attacks = { $who } greift an: { $kind } gegen { $target }.
event-uses = { $who } benutzt: „{ $text }“
event-uses-at = { $who } benutzt gegen { $target }: „{ $text }“
event-triggers = { $who } löst aus: „{ $text }“
event-defends = { $who } wird Verteidiger für { $target }.
event-redirected = Der Angriff wird umgelenkt auf { $who }.
event-die = { $who } würfelt { $die }.
event-die-changed = Der Würfel von { $who } zählt jetzt als { $die }.
event-rolled-for = { $who } würfelt für eine Fähigkeit { $die }.
event-totals = Summen: Angreifer { $attacker }, geschlagene Karte { $struck }.
event-strikes = { $who } schlägt: { $strength }.
event-weakened = { $who } schwächt den Schlag ab: { $strength }; die andere Karte schlägt nicht.
event-counts-as = Für { $who } zählt der Angriff so: { $strength }.
event-missed = { $who } verfehlt.
event-blocked = Der Angriff von { $who } wird geblockt.
event-fizzled = { $who }: Daraus wird nichts.
event-wounded =
    { $who } erleidet { $count ->
        [one] { $count } Wunde
       *[other] { $count } Wunden
    }.
event-unharmed = { $who } erleidet keine Wunden.
event-relieved =
    { $count ->
        [one] 1 Wunde wird von { $who } genommen.
       *[other] { $count } Wunden werden von { $who } genommen.
    }
event-healed = { $who } wird um { $count } geheilt.
event-poisoned = { $who } hat Gift { $count }.
event-cured = { $who } hat kein Gift mehr.
event-counters = { $who } hat jetzt { $count } Zähler.
event-extra-lives = { $who } hat jetzt { $count } Zusatzleben.
event-marked = { $who } erhält eine Marke: { $mark }.
event-cell-marked = Auf { $place } wird eine Marke gelegt: { $mark }.
event-mark-gone = Eine Marke wird entfernt: { $mark }.
event-laid = Auf { $who } wird ein Effekt von { $source } gelegt.
event-laid-text = Auf { $who } wird ein Effekt von { $source } gelegt: „{ $text }“
event-silenced = { $who } verliert die Fähigkeiten.
event-speaks = { $who } hat die Fähigkeiten zurück.
event-controlled = { $seat } kontrolliert jetzt { $who }.
event-rises = { $who } geht in die Hilfszone.
event-lands = { $who } landet auf { $place }.
event-died = { $who } wird zerstört.
event-exiled = { $who } kommt ins Exil.
event-back-into-deck = { $who } kommt zurück in das eigene Deck.
event-shuffled = { $seat } mischt das Deck.
event-shown = { $seat } zeigt aus dem Deck: { $cards }.
event-looks =
    { $seat } sieht { $count ->
        [one] { $count } Karte
       *[other] { $count } Karten
    } des Decks an.
event-looks-at =
    { $seat } sieht { $count ->
        [one] { $count } Karte
       *[other] { $count } Karten
    } des Decks an: { $cards }.
event-spied = { $seat } sieht 2 Karten an, die an die Gegenseite ausgeteilt wurden.
event-spied-cards = { $seat } sieht unter den Karten der Gegenseite: { $cards }.
event-milled = { $seat } legt vom Deck auf den Friedhof: { $card }.
event-summoned = { $who } wird herbeigerufen.
event-token = { $who } hat auf dem Friedhof { $count } Plättchen.
event-returned = { $who } kehrt vom Friedhof zurück.
event-ready = { $who } ist bereit, einen Flieger zu schlagen.
event-turn-ends = { $seat } beendet den Zug.
event-quiet =
    { $count ->
        [one] { $count } ruhiger Zug ist vorbei.
       *[other] { $count } ruhige Züge in Folge sind vorbei.
    }
event-last-turn = Zug { $count } war der letzte.
event-no-creatures = { $seat } hat keine Kreaturen mehr.
event-won = { $seat } gewinnt.
event-drawn = Das Spiel endet unentschieden.

## Fragen

ask-role = Möchtest du Erster oder Zweiter sein?
ask-deal = Behalte diese Karten oder zahle 1 Gold für 15 neue.
ask-recruit = Wirb eine Karte an oder sei fertig. Übrig sind { $gold } Gold und { $silver } Silber.
ask-place = Wähle, wo eine Karte des Trupps verdeckt aufgestellt wird.
ask-attach = Setze eine zurückgelegte Karte auf einen Wirt.
ask-attach-or-wait = Setze eine zurückgelegte Karte auf einen Wirt oder passe, um zu warten, bis Reihe 3 aufgedeckt ist.
ask-main = Dein Zug: Bewege, greife an, benutze eine Fähigkeit oder beende den Zug.
ask-respond = Antworte mit einer schnellen Aktion oder passe.
ask-order =
    { $count ->
        [one] { $count } Fähigkeit ist ausgelöst. Wähle sie.
       *[other] { $count } Fähigkeiten sind ausgelöst. Wähle, welche zuerst kommt.
    }
ask-may = Diese Fähigkeit von { $card } benutzen? „{ $text }“
ask-also = { $card }: Auch den Rest davon tun? „{ $text }“
ask-replace = { $card }: Dies anstelle des Heilens tun? „{ $text }“
ask-target = { $card }: Wähle für diese Fähigkeit. „{ $text }“
ask-number = Wähle eine Zahl von 1 bis { $most }.
ask-branch = { $card }: Wähle einen von { $count } Teilen, gezählt in der Folge des Textes. „{ $text }“
ask-keep-die = Welcher Würfel zählt: 1 für { $one }, 2 für { $two }.
ask-weaken = Deinen Schlag abschwächen, damit es keine Antwort gibt?
ask-weaken-answer = Die Antwort auf einen schwachen Schlag abschwächen, damit der Angreifer keinen Schlag führt?
ask-land = Wähle ein freies Feld zum Landen.
ask-return = Wähle ein freies Feld für die Kreatur, die vom Friedhof zurückkehrt.

## Antworten

action-pass = Passen
action-end = Den Zug beenden
action-yes = Ja
action-no = Nein
action-first = Erster sein
action-second = Zweiter sein
action-keep = Die Karten behalten
action-redeal = 1 Gold für neue Karten zahlen
action-done = Fertig sein
action-recruit = { $card } anwerben
action-put = { $card } auf { $place } aufstellen
action-attach = { $card } auf den Wirt auf { $place } setzen
action-step = Schritt von { $from } auf { $place }
action-jump = Sprung von { $from } auf { $place }
action-strike = Schlag von { $from } gegen { $place }
action-use = Fähigkeit { $number } von { $from } benutzen
action-use-at = Fähigkeit { $number } von { $from } gegen { $place } benutzen
action-charge = { $place } für einen Zähler schließen
action-ready = { $place } schließen, um sich für einen Flieger bereit zu machen
action-defend = Mit { $place } verteidigen
action-pick = { $place } wählen
action-take = { $card } wählen
action-top = { $card } oben auf das Deck legen
action-under = { $card } unter das Deck legen
action-link = { $card } für Silber anwerben, gebunden an { card-linnet }
action-spy = { card-lazutchitsa } zeigen, 2 Karten der Gegenseite ansehen und sie anwerben
action-gold = 2 Gold mehr nehmen (von da an höchstens drei Karten mit einem Element)
action-pay = { $number } Gold mehr für { card-volnyy-voitel } zahlen
action-number = Zahl { $number }
action-trigger = { $card }: „{ $text }“
action-trigger-rule = { $card }: was die Regeln tun (Regeneration, Marken, Gift)
action-choose = Nummer { $number } wählen

verb-pass = passen
verb-end = den Zug beenden
verb-yes = ja
verb-no = nein
verb-first = Erster sein
verb-second = Zweiter sein
verb-keep = die Karten behalten
verb-redeal = für neue Karten zahlen
verb-done = fertig sein
verb-recruit = anwerben
verb-put = aufstellen
verb-attach = auf einen Wirt setzen
verb-step = Schritt
verb-jump = Sprung
verb-strike = Schlag
verb-use = eine Fähigkeit benutzen
verb-charge = für einen Zähler schließen
verb-ready = sich für einen Flieger bereit machen
verb-defend = verteidigen
verb-pick = wählen
verb-take = eine Karte wählen
verb-top = oben auf das Deck legen
verb-under = unter das Deck legen
verb-link = für Silber anwerben
verb-spy = auskundschaften
verb-gold = Gold nehmen
verb-pay = mehr zahlen
verb-number = Zahl
verb-trigger = nächste Fähigkeit
verb-choose = nach Nummer wählen

from = handelnde Karte
target = Ziel
host = Wirt
ability = Nummer der Fähigkeit
choice = Nummer der Wahl

## Unlesbare Antworten

notation-verb =
    { GIVEN($found) ->
        [yes] Mit „{ $found }“ beginnt keine Antwort.
       *[no] Die Antwort fehlt.
    } Antworten beginnen mit { $verbs }.
notation-incomplete = Es fehlt etwas. Geschrieben wird: { $form }
notation-unexpected = „{ $found }“ gehört nicht dorthin. Geschrieben wird: { $form }
notation-card =
    Eine Karte „{ $found }“ gibt es nicht. { GIVEN($nearest) ->
        [yes] Meintest du „{ $nearest }“?
       *[no] Alle Karten stehen im Kartenverzeichnis.
    }
parse-place = „{ $text }“ ist kein Ort. Orte sind Felder von a1 bis e6, dort getragene Karten wie c3.companion und Plätze der Hilfszonen wie f1 oder s2.

## Warum nicht

refuse-over = Das Spiel ist zu Ende.
refuse-not-asked = { $seat } ist jetzt nicht gefragt.

## Ergebnis

result-won = { $seats } gewinnt.
result-drawn = Das Spiel endet unentschieden.
result-squad =
    { $seat }: { $count ->
        [0] keine Kreaturen übrig.
        [one] { $count } Kreatur übrig.
       *[other] { $count } Kreaturen übrig.
    }
result-turns =
    { $count ->
        [one] Der Kampf dauerte { $count } Zug.
       *[other] Der Kampf dauerte { $count } Züge.
    }

## Die Zeichnung

picture-before = Vor dem Kampf.
picture-turn = Zug { $number }: { $seat }.
picture-roles = Erster (^): { $first }. Zweiter (v): { $second }.
picture-quiet =
    Seit { $count ->
        [one] { $count } Zug
       *[other] { $count } Zügen
    } ist es ruhig; bei { $most } endet das Spiel unentschieden.
picture-legend = ^ Karte des Ersten, v des Zweiten, ? verdeckt, in Klammern geschlossen. Unter dem Namen: Leben übrig/gedruckt, Schlag, > übrige Bewegung, - Wunden; dann z betäubt, x ohne Fähigkeiten, * Zähler, % Gift, & getragene Karten, ! Marken und anhaltende Effekte.
picture-face-down = verdeckt
picture-cell = { $place }
picture-marked = { $place } { $marks }
picture-marks-on-cells = Marken auf Feldern: { $marks }.
picture-marks-on-cards = Marken auf Karten: { $marks }.
picture-carried = Getragene Karten:
picture-zone-first = Hilfszone des Ersten:
picture-zone-second = Hilfszone des Zweiten:
picture-lives = { $left } von { $printed } Leben
picture-life = { $count } Leben
picture-strike = Schlag { $figures }
picture-closed = geschlossen
picture-stunned = betäubt
picture-silenced = ohne Fähigkeiten
picture-wounds =
    { $count ->
        [one] { $count } Wunde
       *[other] { $count } Wunden
    }
picture-counters = { $count } Zähler
picture-extra = { $count } Zusatzleben
picture-poison = Gift { $count }
picture-armor-used = Panzerung verbraucht: { $count }
picture-laid = Effekt von { $card }: „{ $text }“
picture-lasting = Anhaltend auf Karten:
card-lies = { $who }.
card-stands = { $who }: { $state }.
picture-crystals = Kristalle von { $seat }: { $gold } Gold, { $silver } Silber.
picture-hand = { $seat }, zum Anwerben ({ $count }):
picture-rows = Zeile 3 ist die vordere Reihe des Ersten, Zeile 4 die des Zweiten; die Zeilen 1 und 6 sind die hinteren.
picture-hand-left = Nicht angeworben von { $seat }: { $cards }.
picture-list = Offene Deckliste von { $seat }: { $cards }.
picture-copies = { $count } × { $card }
picture-squad = { $seat }, angeworben ({ $count }):
picture-squad-left = Noch aufzustellen von { $seat } ({ $count }):
picture-aside = { $seat }, beiseitegelegt ({ $count }):
picture-deck =
    Deck von { $seat }: { $count ->
        [one] { $count } Karte.
       *[other] { $count } Karten.
    }
picture-aside-count = Zurückgelegt: { $count }.
picture-known = Bekannt oben auf dem Deck von { $seat }: { $cards }.
picture-graveyard = Friedhof von { $seat }: { $cards }.
picture-with-tokens = { $card } ({ $count } Plättchen)
picture-exile = Karten von { $seat } im Exil: { $cards }.
picture-shown = Gezeigte Karten eines Decks: { $cards }.
picture-stack = Stapel, was als nächstes wirkt, zuerst:
picture-item-ability = { $who }: „{ $text }“
picture-item-ability-at = { $who } gegen { $target }: „{ $text }“
picture-item-step = { $who }: Schritt auf { $place }.
picture-item-jump = { $who }: Sprung auf { $place }.
picture-item-strike = { $who }: Schlag gegen { $target }.
picture-item-defend = { $who } wird Verteidiger.
picture-item-counter = { $who } schließt sich für einen Zähler.
picture-item-ready = { $who } macht sich für einen Flieger bereit.
picture-item-rule = { $who }: ein Effekt der Regeln oder einer Fähigkeit.
picture-fight = Angriff, { $kind }: { $who } gegen { $target }.
picture-fight-defended = Angriff, { $kind }: { $who } gegen den Verteidiger { $target }.
picture-die-attacker = Würfel des Angreifers: { $die }.
picture-die-struck = Würfel der geschlagenen Karte: { $die }.
picture-strength-attacker = Stärke des Angreifers: { $strength }.
picture-strength-struck = Stärke der geschlagenen Karte: { $strength }.

# Answers with the cards they are about.

phrase-step = { $who } zieht nach { $place }
phrase-jump = { $who } springt nach { $place }
phrase-strike = { $who } schlägt { $target }
phrase-use = { $who }: „{ $text }“
phrase-use-at = { $who }: „{ $text }“ – auf { $target }
phrase-charge = { $who } schließt für einen Zähler
phrase-ready = { $who } macht sich für einen Flieger bereit
phrase-defend = { $who } verteidigt
phrase-attach = { $card } auf { $who }
phrase-pick = { $who }
phrase-recruit =
    { $card } für { $price } anwerben{ $count ->
        [1] {""}
       *[other] , { $count } sind übrig
    }
phrase-link = { $card } für { $price } anwerben, gebunden an { card-linnet }
phrase-gold = { $gold } Gold
phrase-silver = { $silver } Silber
phrase-gold-silver = { $gold } Gold und { $silver } Silber
