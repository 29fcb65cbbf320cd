# Was Disastles sagt. Sätze über einen Platz stehen in der dritten Person, der Platz ist ihr Subjekt.
# Kennungen mit „part-“ sind Teile anderer Sätze und bekommen ihre Werte von dort. Kartennamen stehen in
# Anführungszeichen, weil sie nicht gebeugt werden; nur in Aufzählungen stehen sie ohne.

game-disastles = Disastles
game-disastles-about = Baue Raum für Raum eine Burg, verbinde ihre Symbole und habe den größten Schatz, wenn das letzte Desaster überstanden ist.

## Spielarten

mode-normal = Normales Spiel
mode-normal-about = Alle bauen aus einer gemeinsamen Auslage je eine Burg; nach dem letzten Desaster gewinnt der größte Schatz.
mode-hands = Mit Handkarten
mode-hands-about = Karten der Auslage kommen erst auf die Hand, und gebaut wird eine beliebige Handkarte.
mode-no-disasters = Ohne Desaster
mode-no-disasters-about = Nichts bedroht die Burgen; ist der Stapel leer, gewinnt der größte Schatz.
mode-co-op = Koop
mode-co-op-about = Alle bauen zusammen eine Burg gegen den Stapel und gewinnen, wenn sie jedes Desaster übersteht.
mode-solo = Solo
mode-solo-about = Eine Person und eine Burg gegen den Stapel, mit einer Punktzahl am Ende.

## Optionen

option-disasters = Wie viele Desaster in den Stapel gemischt werden; eine normale Partie hat sechs.
option-catastrophes = Wie viele Katastrophen, also Desaster mit Text, dazugemischt werden.
option-seal = Ob „Das 13. Siegel“, die schwerste von allen, eine der Katastrophen ist.
option-safe-cards = Wie viele Räume oben auf dem Stapel liegen, ehe das erste Desaster kommen kann.
option-first-player = Wer den ersten Zug hat; mit „random“ entscheidet das Los.
option-thrones = Mit „special“ beginnen alle Thronräume mit der Textseite oben, mit „plain“ keiner.
option-throne-may-be-moved = Ob der Thronraum wie andere Räume bewegt und getauscht werden kann.
option-legs-moves = Wie oft der Raum mit Beinen in einem Zug ohne Aktion bewegt werden darf.
option-negative-rearms-links = Ob ein Link wieder scharf wird, wenn eine negative Schatzkammer seinen Raum abschaltet und wieder freigibt.
option-soothsayer-covers = Ob die Wahrsagerin bis zum nächsten eigenen Zug gegen alle Desaster hilft oder nur gegen das erste.
option-no-outer-room = Was mit einer Burg ohne Außenraum geschieht, die einen verlieren muss: Ein Raum mit den wenigsten Verbindungen geht verloren, oder ihr Besitzer scheidet aus.
option-discard-order = Wer Desaster ordnet, die vom Stapel abgelegt werden: wer sie ablegt, oder niemand, sodass die Reihenfolge des Stapels gilt.
option-discarded-like-drawn = Ob von mehreren zusammen abgelegten Desastern nur das erste gespielt wird und die anderen zurückgemischt werden, als wären sie gezogen.
option-returned-order = Ob angesehene Karten in alter oder in beliebiger Reihenfolge auf den Stapel zurückkommen.
option-voidweavers-blocked-by-connections-only = Ob die Leerenweber nur die treffen, deren Verbindungen allein allen Schaden abgewehrt haben.
option-koala = Was gegen den kosmischen Koala nicht hilft: nur was Schaden verringert, oder alles, auch Verbindungen.
option-awakening-counts = Wessen aktive Schatzkammern den Schaden von „Uraltes Erwachen“ erhöhen: die der eigenen Burg oder die aller Burgen.
option-double-before-adding = Ob der Markt eine Schatzkammer verdoppelt, bevor das Schatzamt sie erhöht, und nicht danach.
option-tavern-obligatory = Ob der Besitzer einer aktiven Taverne eine Karte der Auslage ersetzen muss.
option-finish-round = Ob im Spiel ohne Desaster die letzte Runde zu Ende gespielt wird.
option-throne-counts-as-room-in-score = Ob der Thronraum in der Punktzahl von Koop und Solo als Raum zählt.

## Unmöglicher Aufbau und Warnungen

setup-catastrophes =
    { $asked ->
        [one] { $asked } Katastrophe ist
       *[other] { $asked } Katastrophen sind
    } hier nicht möglich: Mit diesen Optionen sind es höchstens { $most }.
setup-seal = „Das 13. Siegel“ ist selbst eine Katastrophe, es muss also mindestens eine Katastrophe im Stapel sein.
setup-no-disasters = Ein Spiel ohne Desaster kann weder Desaster noch Katastrophen haben.
setup-needs-disasters = Mindestens ein Desaster oder eine Katastrophe muss es geben, sonst endet das Spiel nie.
setup-safe-cards = So viele Räume gibt es nicht: Höchstens { $most } können als sichere Karten beiseitegelegt werden.
warning-many-disasters =
    { $count ->
        [one] { $count } Desaster ist
       *[other] { $count } Desaster sind
    } mehr als empfohlen; schon acht sind schwer.
warning-few-disasters = Weniger als fünf Desaster ergeben eine kurze und milde Partie: Im Stapel sind { $count }.
warning-hard-for-five = Acht Desaster sind für erfahrene Gruppen von höchstens vier gedacht.
warning-seal = „Das 13. Siegel“ ist nur etwas für sehr Erfahrene.
warning-many-catastrophes =
    { $count ->
        [one] { $count } Katastrophe ist
       *[other] { $count } Katastrophen sind
    } viel; zwei sind ein guter Anfang.
warning-special-thrones = Mit besonderen Thronräumen werden mindestens sieben Desaster oder einige Katastrophen empfohlen.
warning-few-safe-cards =
    Mit nur { $count ->
        [one] { $count } sicherer Karte
       *[other] { $count } sicheren Karten
    } kann ein Desaster kommen, ehe die Burgen es aushalten.

## Was geschieht

part-of-diamond = { $count } Raute
part-of-cross = { $count } Kreuz
part-of-moon = { $count } Mond
part-turned =
    { $turn ->
        [0] { "" }
       *[other] , um { $turn } Grad gedreht
    }
part-seats-win =
    { $count ->
        [one] { $seats } gewinnt
       *[other] { $seats } teilen sich den Sieg
    }

event-starts = { $seat } beginnt.
event-round = Runde { $number } beginnt.
event-turn = { $seat } ist am Zug.
event-laid = Neu in der Auslage: { $cards }.
event-cleared =
    { $count ->
        [one] Eine Karte ist in der Auslage übrig und wird abgelegt: { $cards }.
       *[other] Diese Karten sind in der Auslage übrig und werden abgelegt: { $cards }.
    }
event-took = { $seat } nimmt „{ $card }“ auf die Hand.
event-built = { $seat } baut „{ $card }“ auf { $cell }{ part-turned }.
event-built-in = { $seat } baut „{ $card }“ in der Burg von { $castle } auf { $cell }{ part-turned }.
event-warped = { $seat } baut „{ $card }“ auf das Feld von „{ $room }“{ part-turned }; „{ $room }“ braucht nun ein anderes.
event-moved = { $seat } bewegt „{ $card }“ auf { $cell }{ part-turned }.
event-moved-in = { $seat } bewegt „{ $card }“ in der Burg von { $castle } auf { $cell }{ part-turned }.
event-swapped = { $seat } tauscht „{ $card }“ und „{ $room }“.
event-swapped-in = { $seat } tauscht „{ $card }“ und „{ $room }“ in der Burg von { $castle }.
event-swapped-between = { $seat } tauscht „{ $card }“ und „{ $room }“ zwischen zwei Burgen.
event-turned =
    { $turn ->
        [0] { $seat } lässt „{ $card }“ so liegen.
       *[other] { $seat } dreht „{ $card }“ um { $turn } Grad.
    }
event-turned-in =
    { $turn ->
        [0] { $seat } lässt „{ $card }“ in der Burg von { $castle } so liegen.
       *[other] { $seat } dreht „{ $card }“ in der Burg von { $castle } um { $turn } Grad.
    }
event-passed = { $seat } passt.
event-used = { $seat } benutzt „{ $card }“.
event-flipped = { $seat } dreht „{ $card }“ um.
event-activated =
    { $count ->
        [one] Ein Raum von { $seat } wird aktiv: { $cards }.
       *[other] Räume von { $seat } werden aktiv: { $cards }.
    }
event-deactivated =
    { $count ->
        [one] Ein Raum von { $seat } ist nicht mehr aktiv: { $cards }.
       *[other] Räume von { $seat } sind nicht mehr aktiv: { $cards }.
    }
event-linked = Der Link von „{ $card }“ wird für { $seat } ausgelöst.
event-links-lost =
    { $count ->
        [one] Ein Link bleibt ungenutzt: { $cards }.
       *[other] Links bleiben ungenutzt: { $cards }.
    }
event-chain-full = Die Kette hat fünf Links, weitere bleiben ohne Wirkung.
event-turned-up = „{ $card }“ wird vom Stapel aufgedeckt.
event-discarded = „{ $card }“ wird abgelegt.
event-thrown =
    { $count ->
        [one] Die oberste Karte des Stapels wird abgelegt: { $cards }.
       *[other] Die obersten { $count } Karten des Stapels werden abgelegt: { $cards }.
    }
event-shuffled-back =
    { $count ->
        [one] Ein Desaster wird in den Stapel zurückgemischt: { $cards }.
       *[other] Desaster werden in den Stapel zurückgemischt: { $cards }.
    }
event-disaster = „{ $card }“ wird gespielt. X = { $x }: Raute { $diamond }, Kreuz { $cross }, Mond { $moon }.
event-damage = { $seat } nimmt { $amount } Schaden: { $through } nicht abgewehrt.
event-damage-reduced = { $seat } nimmt { $amount } Schaden: { $through } nicht abgewehrt, abzüglich dessen, was Effekte aufheben.
event-no-damage =
    { $unblocked ->
        [0] { $seat } nimmt keinen Schaden: Die Verbindungen wehren alles ab.
       *[other] { $seat } nimmt keinen Schaden: Die Verbindungen haben { $unblocked } durchgelassen, Effekte heben den Rest auf.
    }
event-avoided = { $seat } vermeidet { $amount } Schaden.
event-lost = { $seat } verliert „{ $card }“.
event-sacrificed = { $seat } opfert „{ $card }“.
event-cut-off =
    { $count ->
        [one] Ein Raum von { $seat } ist vom Thronraum abgeschnitten und wird abgelegt: { $cards }.
       *[other] Räume von { $seat } sind vom Thronraum abgeschnitten und werden abgelegt: { $cards }.
    }
event-eliminated = { $seat } verliert den Thronraum und scheidet aus.
event-looks =
    { $count ->
        [one] { $seat } sieht die oberste Karte des Stapels an.
       *[other] { $seat } sieht die obersten { $count } Karten des Stapels an.
    }
event-looks-at =
    { $count ->
        [one] { $seat } sieht die oberste Karte des Stapels an: { $cards }.
       *[other] { $seat } sieht die obersten { $count } Karten des Stapels an: { $cards }.
    }
event-put-back =
    { $count ->
        [one] { $seat } legt { $count } Karte auf den Stapel zurück.
       *[other] { $seat } legt { $count } Karten auf den Stapel zurück.
    }
event-sheltered = { $seat } nimmt bis zum nächsten eigenen Zug { $amount } Schaden weniger von Desastern.
event-shop-closed = In dieser Runde kann niemand Karten aus der Auslage nehmen.
event-shop-grows =
    { $count ->
        [one] Die nächste Auslage hat { $count } Karte mehr.
       *[other] Die nächste Auslage hat { $count } Karten mehr.
    }
event-disaster-added = Ein weiteres Desaster wird in den Stapel gemischt.
event-direction-turned = Ab jetzt gehen die Züge andersherum um den Tisch.
event-handed-over = { $seat } gibt „{ $card }“ an { $to } weiter.
event-lifted = { $seat } hebt Räume auf, um sie neu hinzulegen: { $cards }.
event-first-player = { $seat } bekommt die Startspielerkarte.
event-ends = Das Spiel ist zu Ende.
event-won = { part-seats-win }.
event-tied =
    { $count ->
        [one] Das Spiel endet unentschieden für { $seats }.
       *[other] Das Spiel endet unentschieden zwischen { $seats }.
    }
event-beaten = Die Burg ist gefallen, das Spiel ist verloren.

## Fragen

ask-main = Dein Zug: Nimm eine Karte, führe eine Aktion aus oder passe.
ask-hand = Baue eine Handkarte oder verzichte.
ask-start = Vor deinem Zug: Nutze, was deine Räume dir gewähren, oder verzichte.
ask-late = Dein Zug ist verbraucht: Benutze, was noch frei ist, oder verzichte.
ask-bonus = Führe eine Bonusaktion aus oder verzichte.
ask-second = Führe eine zweite Aktion anderer Art aus oder verzichte.
ask-refresh = Wähle die Karte der Auslage, die ersetzt wird.
ask-move-only = Bewege „{ $card }“ oder verzichte.
ask-moves-turning = Bewege einen Außenraum { $whose } und drehe ihn, wenn du magst, oder verzichte.
ask-moves =
    { $count ->
        [one] Bewege einen Außenraum { $whose }.
       *[other] Bewege einen Außenraum { $whose }; das geht noch { $count }-mal.
    }
ask-swap-between = Tausche einen Raum deiner Burg mit einem Außenraum eines Gegners.
ask-swaps =
    { $count ->
        [one] Tausche zwei Räume { $whose }.
       *[other] Tausche zwei Räume { $whose }; das geht noch { $count }-mal.
    }
ask-swap-turning = Tausche zwei Räume in der eigenen Burg und drehe sie nach Belieben.
ask-turns =
    { $count ->
        [one] Drehe einen Raum { $whose }.
       *[other] Drehe einen Raum { $whose }; es sind noch { $count } zu drehen.
    }
ask-place = Wähle, wo „{ $card }“ gebaut wird.
ask-divine = Wähle, welche der Karten gespielt wird.
ask-return = Wähle die Karte, die als nächste auf den Stapel zurückkommt; die letzte liegt oben.
ask-sift = Lege eine der Karten ab oder verzichte und lege den Rest zurück.
ask-link = Benutze einen ausgelösten Link oder verzichte.
ask-duty = Benutze einen ausgelösten Link; einer davon muss benutzt werden.
ask-echo = Benutze „{ $card }“ ein zweites Mal oder verzichte.
ask-lose =
    { $count ->
        [one] Lege einen Raum ab, um Schaden zu bezahlen; es ist der letzte.
       *[other] Lege einen Raum ab, um Schaden zu bezahlen; es sind noch { $count }.
    }
ask-sacrifice =
    { $count ->
        [one] Opfere einen Raum.
       *[other] Opfere einen Raum; es sind noch { $count }.
    }
ask-top = Wähle die Karte, die oben auf dem Ablagestapel landet.
ask-order = Wähle das Desaster, das als nächstes gespielt wird.
ask-give = Wähle einen Außenraum für deinen rechten Nachbarn.
ask-may-throw =
    { $count ->
        [one] Lege die oberste Karte des Stapels ab oder verzichte.
       *[other] Lege die obersten { $count } Karten des Stapels ab oder verzichte.
    }
ask-arrange = Lege „{ $card }“ auf eines der Felder ringsum.
ask-disco = Drehe „{ $card }“ oder lass die Karte so liegen.

## Antworten

action-pass = Passen
action-skip = Verzichten
action-yes = Ja
action-flip = Thronraum umdrehen
action-use = „{ $card }“ benutzen
action-take = „{ $card }“ auf die Hand nehmen
action-build = „{ $card }“ auf { $cell } bauen{ part-turned }
action-build-in = „{ $card }“ in der Burg von { $seat } auf { $cell } bauen{ part-turned }
action-warp = „{ $card }“ auf das Feld von „{ $room }“ bauen{ part-turned }
action-move = „{ $card }“ auf { $cell } bewegen{ part-turned }
action-swap = „{ $card }“ und „{ $room }“ tauschen
action-swap-turning = „{ $card }“, um { $turn } Grad gedreht, und „{ $room }“, um { $other } Grad gedreht, tauschen
action-turn =
    { $turn ->
        [0] „{ $card }“ so liegen lassen
       *[other] „{ $card }“ um { $turn } Grad drehen
    }
action-discard = „{ $card }“ ablegen
action-play = „{ $card }“ spielen
action-give = „{ $card }“ weitergeben
action-top = „{ $card }“ oben auf den Ablagestapel legen
action-put = „{ $card }“ auf den Stapel zurücklegen

verb-pass = passen
verb-skip = verzichten
verb-yes = ja
verb-flip = Thronraum umdrehen
verb-use = benutzen
verb-take = nehmen
verb-build = bauen
verb-warp = auf das Feld eines Raums bauen
verb-move = bewegen
verb-swap = tauschen
verb-turn = drehen
verb-discard = ablegen
verb-play = spielen
verb-give = weitergeben
verb-top = obenauf legen
verb-put = zurücklegen

room = Raum
turn-room = Drehung des anderen Raums

## Unlesbare Antworten

notation-verb =
    { GIVEN($found) ->
        [yes] Mit „{ $found }“ beginnt keine Antwort.
       *[no] Die Antwort fehlt.
    } Antworten beginnen mit { $verbs }.
notation-incomplete = Es fehlt etwas. Geschrieben wird: { $form }
notation-unexpected = „{ $found }“ gehört nicht dorthin. Geschrieben wird: { $form }
notation-turn = „{ $found }“ ist keine Drehung. Gedreht wird um 0, 90, 180 oder 270 Grad.
notation-cell = „{ $found }“ ist kein Feld. Ein Feld sind zwei Zahlen wie 1,-2: nach rechts und nach unten, vom ersten Feld des Thronraums aus.
notation-seat = „{ $found }“ ist kein Platz. Plätze sind Zahlen von 1 bis 5.
notation-card-number = Karten „{ $card }“ gibt es mehrere. Sage, welche: { $cards }.
notation-no-card =
    Eine Karte „{ $card }“ gibt es nicht. { GIVEN($nearest) ->
        [yes] Meintest du „{ $nearest }“?
       *[no] Alle Karten stehen im Kartenverzeichnis.
    }

## Warum nicht

part-sides =
    { $count ->
        [0] auf keiner Seite
        [one] auf { $count } Seite
       *[other] auf { $count } Seiten
    }

refuse-over = Das Spiel ist zu Ende.
refuse-not-asked = { $seat } ist jetzt nicht gefragt.
refuse-question = { $answer } – das beantwortet nicht die Frage: { $question }
refuse-pass = Passen kann man nur einen Zug. Auf Freiwilliges verzichtet man mit „skip“.
refuse-skip = Darauf kann man nicht verzichten.
refuse-duty = Ein Pflicht-Link wartet, und er muss benutzt werden.
refuse-take-first = „{ $card }“ kann nicht direkt aus der Auslage gebaut werden: Nimm die Karte erst auf die Hand.
refuse-shop-closed = Die Auslage ist in dieser Runde gesperrt: Führe eine Aktion aus oder passe.
refuse-not-in-shop = „{ $card }“ liegt nicht in der Auslage.
refuse-not-in-hand = „{ $card }“ ist nicht auf deiner Hand.
refuse-build-no-action = Bauen ist keine Aktion: Hier geht nur Bewegen, Tauschen oder die Aktion eines Raums.
refuse-not-held = „{ $card }“ ist nicht die Karte, die jetzt gebaut wird.
refuse-build-now = Jetzt kann nichts gebaut werden.
refuse-arrange = „{ $card }“ kann dort nicht hingelegt werden: Es muss eines der Felder ringsum sein, mit einer Verbindung, und die noch aufgehobenen Räume müssen danach passen.
refuse-arrange-first = „{ $card }“ kommt zuerst.
refuse-own-castle = „{ $card }“ kann nur in der eigenen Burg gebaut werden, nicht in der von { $seat }.
refuse-name-own = „{ $card }“ kommt ohne weitere Angabe in die eigene Burg: Lass „in“ weg.
refuse-no-castle = { $seat } hat keine Burg.
refuse-upright = „{ $card }“ wird aufrecht gebaut: Kein Text erlaubt dir das Drehen.
refuse-far = „{ $card }“ kann nicht auf { $cell } liegen: Daneben ist nichts zum Anschließen.
refuse-occupied = „{ $card }“ kann nicht auf { $cell } liegen: Dort liegt „{ $room }“.
refuse-point-wall = „{ $card }“ passt nicht auf { $cell }: Ein Anschlusspunkt trifft auf eine Wand von „{ $room }“ ohne Punkt.
refuse-wall-point = „{ $card }“ passt nicht auf { $cell }: Eine Wand ohne Punkt trifft auf einen Anschlusspunkt von „{ $room }“.
refuse-unconnected = „{ $card }“ hat auf { $cell } keine Verbindung: Ein Punkt muss auf den Punkt einer anderen Karte treffen.
refuse-no-warp = „{ $card }“ kann nicht das Feld eines anderen Raums einnehmen.
refuse-not-yours = „{ $card }“ liegt nicht in der eigenen Burg.
refuse-warp = „{ $card }“ kann so nicht das Feld von „{ $room }“ einnehmen: Die Karte muss dort passen, und „{ $room }“ an einem anderen Platz.
refuse-throne = Der Thronraum kann in dieser Partie weder bewegt noch getauscht werden.
refuse-bound = „{ $card }“ ist gebunden: „{ $room }“ verbietet es, diesen Raum in der eigenen Burg zu bewegen, zu tauschen oder zu drehen.
refuse-protected = „{ $card }“ kann nicht manipuliert werden: „{ $room }“ schützt diesen Raum.
refuse-anchored = „{ $card }“ kann nicht bewegt oder getauscht werden: „{ $room }“ hält diesen Raum fest.
refuse-same-kind = Die zweite Aktion muss von anderer Art sein als die erste.
refuse-other-room = „{ $card }“ ist nicht der Raum, der jetzt bewegt werden darf: Das ist „{ $room }“.
refuse-not-there = „{ $card }“ geht hier nicht: Gefragt ist ein Raum { $whose }.
refuse-not-outer = „{ $card }“ ist kein Außenraum: Der Raum ist { part-sides } verbunden, ein Außenraum auf genau einer.
refuse-keeps-turn = „{ $card }“ behält beim Bewegen die Ausrichtung: Kein Text erlaubt dir das Drehen.
refuse-same-cell = „{ $card }“ liegt schon auf diesem Feld: Nenne ein anderes.
refuse-swap-itself = „{ $card }“ kann nicht mit sich selbst getauscht werden.
refuse-in-no-castle = „{ $card }“ liegt in keiner Burg.
refuse-swap-between = „{ $card }“ und „{ $room }“ können nicht getauscht werden: Es muss ein Raum deiner Burg und ein Außenraum eines Gegners sein, und beide müssen passen. Thronräume bleiben.
refuse-two-castles = „{ $card }“ und „{ $room }“ liegen in verschiedenen Burgen: Sie müssen in derselben liegen.
refuse-swap-fit = „{ $card }“ und „{ $room }“ können nicht getauscht werden: Danach träfe ein Punkt auf eine Wand ohne Punkt.
refuse-disco = „{ $card }“ kann so nicht gedreht werden: Die Räume, die noch zu drehen sind, ließen sich nicht mehr anpassen.
refuse-turn-no-text = Drehen ist für sich keine Aktion: Ein Text muss es erlauben.
refuse-two-rooms = „{ $card }“ wurde schon gedreht: Wähle einen anderen Raum.
refuse-turn-nothing = Eine Drehung um 0 Grad ändert nichts: Drehe um 90, 180 oder 270.
refuse-turn-fit = „{ $card }“ kann so nicht gedreht werden: Ein Punkt träfe auf eine Wand ohne Punkt.
refuse-no-text = „{ $card }“ hat keinen Text, den man benutzen könnte.
refuse-silenced = „{ $card }“ ist von einer negativen Schatzkammer abgeschaltet.
refuse-inactive = „{ $card }“ ist nicht aktiv: Nicht alle goldenen Punkte gehören zu einer vollständigen Verbindung.
refuse-link-spent = „{ $card }“ ist ein Link: Benutzt wird er nur in dem Augenblick, in dem er ausgelöst wird.
refuse-walked = „{ $card }“ wurde in diesem Zug schon so oft kostenlos bewegt wie erlaubt.
refuse-cannot-walk = „{ $card }“ kann jetzt nicht kostenlos bewegt werden: Es muss ein Außenraum sein, ein zulässiges Feld haben und darf nicht festgehalten sein.
refuse-extra-round = „{ $card }“ wurde in dieser Runde schon benutzt.
refuse-extra = „{ $card }“ kann nur benutzt werden, wenn das zu Beginn eines Zuges angeboten wird, und nur einmal.
refuse-not-an-action = „{ $card }“ hat keinen Text, den man als Aktion benutzt.
refuse-no-effect = „{ $card }“ kann nicht benutzt werden: Der Text lässt sich auf keine zulässige Art ausführen.
refuse-no-hands = In dieser Partie gibt es keine Handkarten: Karten der Auslage werden gleich gebaut.
refuse-throne-last = Der Thronraum kann nicht gewählt werden, solange ein anderer Raum übrig ist.
refuse-not-fewest = „{ $card }“ kann nicht gewählt werden: Der Raum ist { part-sides } verbunden, ein anderer auf weniger.
refuse-plain-side = „{ $card }“ liegt mit der einfachen Seite oben, und die hat keinen Text.
refuse-no-flip = „{ $card }“ hat keinen Text, den man durch Umdrehen benutzt.
refuse-stubborn = „{ $card }“ hilft hier nicht: Dieser Schaden kann nicht verringert werden.
refuse-no-damage = „{ $card }“ kann nur umgedreht werden, während du Schaden bezahlen musst.
refuse-flip-late = Der Thronraum kann nur im eigenen Zug umgedreht werden, bevor etwas gebaut oder eine Aktion ausgeführt wurde.

## Ergebnisse

part-rooms =
    { $rooms ->
        [one] { $rooms } Raum
       *[other] { $rooms } Räume
    }
part-connections =
    { $connections ->
        [one] { $connections } vollständige Verbindung
       *[other] { $connections } vollständige Verbindungen
    }

result-won = { part-seats-win }.
result-tied =
    { $count ->
        [one] Unentschieden für { $seats }.
       *[other] Unentschieden zwischen { $seats }.
    }
result-survived = Die Burg hat alle Desaster überstanden. Gewonnen: { $seats }.
result-lost = Die Burg ist gefallen. Das Spiel ist verloren.
result-castle = { $seat }: Schatz { $treasure }, { part-rooms }, { part-connections }.
result-castle-common = Die Burg: Schatz { $treasure }, { part-rooms }, { part-connections }.
result-fallen = { $seat } ist ausgeschieden.
result-score = Punktzahl: { $score }.
result-score-half = Punktzahl: { $score },5.

## Kartentexte

text-action = Aktion: { $what }
text-link = Link: { $what }
text-duty = Pflicht-Link: { $what }
text-passive = { $what }
text-start = Zu Beginn deines Zuges: { $what }
text-flip = Umdrehen: { $what }
text-woe = Wirkung: { $what }
text-treasure = { $count } Schatz wert.

whose-own = in der eigenen Burg
whose-any = in einer beliebigen Burg
whose-opponents = in der Burg eines Gegners
whose-left = in der Burg des linken Nachbarn

part-top-cards =
    { $count ->
        [one] die oberste Karte des Stapels
       *[other] die obersten { $count } Karten des Stapels
    }

op-build-from-discard = Baue die oberste Karte des Ablagestapels in der eigenen Burg.
op-play-one-of-top = Sieh allein { part-top-cards } an. Spiele davon eine, wenn es geht; vorher kommen die anderen auf den Stapel zurück.
op-swap-with-opponent = Tausche einen Raum der eigenen Burg mit einem Außenraum eines Gegners. Thronräume sind ausgenommen.
op-swaps =
    { $count ->
        [one] Tausche zwei Räume { $whose }.
       *[other] Tausche bis zu { $count }-mal zwei Räume { $whose }, eines nach dem anderen.
    }
op-throw-from-deck = Lege { part-top-cards } ab. Jedes Desaster darunter wird gespielt.
op-turns =
    { $count ->
        [one] Drehe einen Raum { $whose }.
       *[other] Drehe { $count } verschiedene Räume { $whose }.
    }
op-build-drawn = Ziehe die oberste Karte des Stapels und baue sie in der eigenen Burg; passt sie nirgends, lege sie ab.
op-build-revealed = Decke die oberste Karte des Stapels auf. Baue sie in der eigenen Burg, wenn sie passt, sonst lege sie ab; ein Desaster wird gespielt.
op-foresee = Bis dein nächster Zug beginnt, nimmst du von jedem Desaster { $count } Schaden weniger.
op-moves =
    { $count ->
        [one] Bewege einen Außenraum { $whose }.
       *[other] Bewege bis zu { $count }-mal einen Außenraum { $whose }, eines nach dem anderen.
    }
op-moves-turning =
    { $count ->
        [one] Bewege einen Außenraum { $whose } innerhalb dieser Burg und drehe ihn nach Belieben.
       *[other] Bewege bis zu { $count }-mal einen Außenraum { $whose }, eines nach dem anderen, und drehe die bewegten Räume nach Belieben.
    }
op-bonus-action = Führe sofort eine Bonusaktion aus.
op-swap-turning = Tausche zwei Räume in der eigenen Burg und drehe jeden davon nach Belieben.
op-sift = Sieh allein { part-top-cards } an. Lege beliebig viele davon ab und die übrigen auf den Stapel zurück; so abgelegte Desaster werden gespielt.
op-rearrange-around = Hebe alle umliegenden Räume auf und lege sie auf den acht Feldern um diese Karte neu hin, ohne sie zu drehen.
op-everybody-swaps = Alle, in Zugreihenfolge ab dem, der am Zug ist, müssen in der eigenen Burg einmal tauschen.
op-turn-around = Drehe die umliegenden Räume, jeden nach Belieben.
op-add-to-shop =
    { $count ->
        [one] Ziehe die oberste Karte des Stapels und lege sie zur Auslage.
       *[other] Ziehe die obersten { $count } Karten des Stapels und lege sie zur Auslage.
    }
op-sacrifice =
    { $count ->
        [one] Opfere einen deiner Räume.
       *[other] Opfere { $count } deiner Räume.
    }
op-avoid-damage = Nimm { $count } Schaden weniger von einem Desaster. Das geht jederzeit, auch wenn der Schaden schon bekannt ist.
op-new-shop =
    { $count ->
        [one] Lege alle Karten der Auslage ab und ziehe eine neue hinein.
       *[other] Lege alle Karten der Auslage ab und ziehe { $count } neue hinein.
    }

passive-vaults-worth-more = Jede deiner aktiven Schatzkammern ist { $count } Schatz mehr wert.
passive-vaults-around-double = Jede aktive Schatzkammer unter den umliegenden Räumen ist das Doppelte wert.
passive-boost-connected = Jeder mit dieser Karte verbundene Raum ist aktiv, auch wenn nicht alle seine goldenen Punkte passen.
passive-boost-vaults = Jede mit dem Thronraum verbundene Schatzkammer ist aktiv, auch wenn nicht alle ihre goldenen Punkte passen.
passive-turn-builds = Wenn du einen Raum baust, darfst du ihn dabei drehen.
passive-turn-moves = Wenn du einen Raum bewegst, darfst du ihn dabei auch drehen.
passive-double-connections = Jede vollständige Verbindung dieser Karte zählt als zwei.
passive-anchor-around = Niemand kann die umliegenden Räume bewegen oder tauschen; drehen kann man sie.
passive-echo-links = Ein Link, der ausgelöst wird, während sein Raum mit dieser Karte verbunden ist, darf zweimal benutzt werden.
passive-less-damage = Du nimmst von jedem Desaster { $count } Schaden weniger.
passive-moves-freely = In deinem Zug darfst du diesen Raum ohne Aktion bewegen, wenn er Außenraum ist.
passive-turns-itself = Wer diese Karte baut oder bewegt, darf sie dabei drehen.
passive-takes-a-cell = Beim Bauen darf diese Karte das Feld eines Raums der eigenen Burg einnehmen, der bewegt werden könnte; jener Raum wird dann an einem anderen zulässigen Platz gebaut, in der Ausrichtung, die er hatte.
passive-built-anywhere = Diese Karte darf in jeder Burg gebaut werden.
passive-protect-connected = Mit dieser Karte verbundene Räume kann niemand bewegen, tauschen oder drehen.
passive-second-action = Wenn du deinen Zug für eine Aktion verwendest, darfst du eine zweite anderer Art ausführen.
passive-silence-connected = Jeder mit dieser Karte verbundene Raum verliert Text und Schatz.
passive-silence-around = Alle umliegenden Räume verlieren Text und Schatz.
passive-worth-occupied-around = Je umliegendem Raum 1 Schatz wert; der Thronraum zählt mit.
passive-worth-distance = 1 Schatz wert für jeden Raum zwischen dieser Karte und dem Thronraum, auf dem kürzesten Weg über Verbindungen.
passive-bind-owner-around = Du kannst diese Karte und die umliegenden Räume weder bewegen noch tauschen noch drehen; deine Gegner können es.

start-refresh-shop = Lege eine Karte der Auslage ab und ziehe an ihrer Stelle eine neue.
start-extra-action = Du darfst eine zusätzliche Aktion ausführen.
start-extra-swap = Du darfst einmal ohne Aktion tauschen.
start-extra-move = Du darfst einmal ohne Aktion bewegen.

woe-sacrifice-if-unhurt =
    { $count ->
        [one] Wer durch diese Karte keinen Schaden genommen hat, opfert einen Raum.
       *[other] Wer durch diese Karte keinen Schaden genommen hat, opfert { $count } Räume.
    }
woe-close-shop = Für den Rest der Runde darf niemand eine Karte aus der Auslage nehmen.
woe-throw-from-deck = Lege { part-top-cards } in ihrer Reihenfolge ab. Jedes Desaster darunter wird gespielt.
woe-hand-over = In Zugreihenfolge wählt jeder einen Außenraum, nicht den Thronraum. Diese Räume wechseln alle zugleich zu den rechten Nachbarn und werden dort gebaut.
woe-no-reductions = Effekte, durch die jemand weniger Schaden nimmt, wirken gegen diese Karte nicht.
woe-larger-shop =
    { $count ->
        [one] Die Auslage der nächsten Runde hat { $count } Karte mehr.
       *[other] Die Auslage der nächsten Runde hat { $count } Karten mehr.
    }
woe-vaults-hurt = Je aktiver Schatzkammer in deiner Burg macht diese Karte dir vor der Abwehr 1 Kreuzschaden mehr.
woe-one-more-disaster = Ein zufälliges Desaster, das noch nicht im Spiel ist, wird in den Stapel gemischt.
woe-each-may-throw = In Zugreihenfolge darf jeder { part-top-cards } ablegen. Desaster darunter werden gespielt.
woe-turn-back = Ab jetzt gehen die Züge und die Startspielerkarte andersherum um den Tisch.
woe-turn-left-neighbour = In Zugreihenfolge darf jeder einen Raum in der Burg des linken Nachbarn drehen.
woe-each-sacrifices =
    { $count ->
        [one] In Zugreihenfolge opfert jeder einen Raum.
       *[other] In Zugreihenfolge opfert jeder { $count } Räume.
    }

## Arten von Karten und was darauf steht

kind-action = Aktionsraum
kind-passive = passiver Raum
kind-link = Linkraum
kind-plain = einfacher Raum
kind-vault = Schatzkammer
kind-throne = Thronraum
kind-disaster = Desaster
kind-catastrophe = Katastrophe

symbol-diamond = Raute
symbol-cross = Kreuz
symbol-moon = Mond
symbol-any = beliebiges Symbol
symbol-wall = Wand ohne Punkt

fact-walls = Wände (oben, rechts, unten, links: n nichts, d Raute, c Kreuz, m Mond, w beliebig; Großbuchstaben golden)
fact-treasure = Schatz
fact-diamond = Rautenschaden
fact-cross = Kreuzschaden
fact-moon = Mondschaden

## Die Zeichnung

part-cards =
    { $count ->
        [one] { $count } Karte
       *[other] { $count } Karten
    }

short-action = Aktion
short-passive = passiv
short-link = Link
short-plain = ohne Text
short-vault = Kammer
short-throne = Thronraum
short-disaster = Desaster
short-catastrophe = Katastrophe
picture-seen = Gesehen und zurück im Stapel: { $cards }.
picture-shop = Auslage:
picture-drawn = Für diesen Zug gezogen:
picture-hand = Hand von { $seat }:
picture-hand-size = Auf der Hand: { part-cards }.
picture-deck =
    Stapel: { part-cards }, { $left ->
        [0] kein Desaster kommt mehr
        [one] { $left } Desaster kommt noch
       *[other] { $left } Desaster kommen noch
    }.
picture-discard = Ablagestapel: { part-cards }, oben { $card }.
picture-discard-empty = Ablagestapel: leer.
picture-next-x = X des nächsten Desasters: { $x }.
picture-castle = Burg von { $seat }:
picture-castle-common = Die Burg:
picture-fallen = { $seat } ist ausgeschieden.
picture-figures =
    Schatz { $treasure }, { part-rooms }; Abwehr Raute { $diamond }, Kreuz { $cross }, Mond { $moon }{ $less ->
        [0] { "" }
       *[other] ; { $less } Schaden weniger
    }.
picture-first = { $seat } hat die Startspielerkarte.
part-treasure = { $seat } hat { $treasure }
picture-round = Runde { $number }.
picture-treasures = Schatz: { $castles }.
picture-legend = An den Seiten: d Raute, c Kreuz, m Mond, * beliebiges Symbol; Großbuchstaben sind golden. =, ‖ und Klammern bezeichnen vollständige Verbindungen, ! einen aktiven Raum, ~ einen verbrauchten Link.
picture-cells = Am Fuß eines Raums: sein Feld (nach rechts und nach unten, vom ersten Feld des Thronraums aus) und, wo mehrere Karten gleich heißen, seine Nummer.
picture-looked = Angesehene Karten:
picture-known = Bekannte Karten oben auf dem Stapel:
picture-held = Zu bauen:
picture-aside = Karten, die abgelegt werden:
picture-closed = Aus der Auslage kann nichts genommen werden.
picture-text-up = „{ $card }“ liegt mit der Textseite oben.

## Karten

card-numbered = { $card } { $number }

card-black-market = Schwarzmarkt
card-divination-chamber = Orakelkammer
card-merchants-guild = Händlergilde
card-wormhole-generator = Generator für Wurmlöcher
card-doomsayer = Schwarzseher
card-antigravity-cannon = Schwebekanone
card-time-machine = Zeitmaschine
card-soothsayer = Wahrsagerin
card-architect = Architekt
card-interior-decorator = Raumgestalter
card-treasury = Schatzamt
card-market = Markt
card-energy-core = Energiekern
card-gravity-generator = Generator für Schwerkraft
card-reinforced-walls = Verstärkte Mauern
card-gravitational-anchor = Schwereanker
card-tavern = Taverne
card-echo-chamber = Echokammer
card-armorer = Panzerschmied
card-generator = Generator
card-safe-room = Schutzraum
card-bunker = Bunker
card-room-with-legs = Raum mit Beinen
card-spinning-chamber = Drehkammer
card-warping-chamber = Warpkammer
card-imposter = Hochstapler
card-commanders-chamber = Kommandoraum
card-engineers-workshop = Werkstatt der Ingenieure
card-pilots-quarters = Pilotenkabine
card-swimming-pool = Schwimmbad
card-candy-shop = Süßwarenladen
card-petting-zoo = Streichelzoo
card-movie-theatre = Kino
card-nuclear-reactor = Kernreaktor
card-mercenary = Söldner
card-giant-fan = Riesenlüfter
card-construction-crew = Bautrupp
card-rocket-engineer = Raketenbauer
card-shuttle = Raumfähre
card-warp-cannon = Warpkanone
card-hydraulic-arm = Hydraulikarm
card-watch-tower = Wachturm
card-homeowners-association = Verein der Eigentümer
card-unhappy-neighbour = Unzufriedener Nachbar
card-disco = Disco
card-corridor = Korridor
card-hallway = Flur
card-staircase = Treppenhaus
card-big-vault = Große Kammer
card-large-vault = Riesige Kammer
card-medium-vault = Mittlere Kammer
card-small-vault = Kleine Kammer
card-bribers-vault = Kammer des Bestechers
card-cold-vault = Kalte Kammer
card-dynamic-vault = Dynamische Kammer
card-entropic-vault = Entropische Kammer
card-candy-vault = Naschkammer
card-lonely-vault = Einsame Kammer
card-nuclear-vault = Nukleare Kammer
card-blue-throne = Blauer Thronraum
card-white-throne = Weißer Thronraum
card-green-throne = Grüner Thronraum
card-cyan-throne = Türkiser Thronraum
card-red-throne = Roter Thronraum
card-orange-throne = Oranger Thronraum
card-black-throne = Schwarzer Thronraum
card-pink-throne = Rosa Thronraum
card-purple-throne = Violetter Thronraum
card-yellow-throne = Gelber Thronraum
card-nuclear-meltdown = Kernschmelze
card-nebula-drake = Nebeldrache
card-gas-explosion = Gasexplosion
card-meteor = Meteor
card-magmaquake = Magmabeben
card-entropy-demon = Entropiedämon
card-verdant-chaos = Grünes Chaos
card-aurora-whale = Polarlichtwal
card-space-bees = Weltallbienen
card-aurora-veil = Schleier aus Polarlicht
card-warp-storm = Warpsturm
card-ionic-tornado = Ionentornado
card-voidweavers = Leerenweber
card-economic-crash = Börsenkrach
card-doom = Verderben
card-the-starchild = Das Sternenkind
card-cosmic-koala = Kosmischer Koala
card-golden-meteor = Goldener Meteor
card-ancient-awakening = Uraltes Erwachen
card-extradimensional-rift = Riss der Dimensionen
card-cult-of-doom = Kult des Verderbens
card-time-anomaly = Zeitanomalie
card-celestial-goddess = Himmelsgöttin
card-the-singularity = Die Singularität
card-the-13th-seal = Das 13. Siegel

## Von Hand aufgebaute Stellungen

scene-seat = „{ $found }“ ist hier kein Platz: Die Plätze haben die Nummern 1 bis { $seats }.
scene-number = „{ $found }“ ist keine Zahl, die hier passt.
scene-no-room = „{ $card }“ kann dort nicht liegen: Das können nur Räume.
scene-no-disaster = „{ $card }“ ist kein Desaster.
scene-far = Das Feld { $cell } ist zu weit draußen: Keine Burg aus 100 Räumen reicht weiter als 100 Felder.
scene-statement = „{ $found }“ sagt nichts über eine Stellung.
scene-twice = „{ $card }“ ist zweimal genannt: Es gibt nur eine solche Karte.
scene-cell-taken = „{ $card }“ kann nicht auf { $cell } liegen: Dort liegt „{ $room }“.
scene-thrones = Die Burg von { $seat } muss genau einen Thronraum haben.
scene-does-not-fit = Die Burg von { $seat } ist nicht möglich: Ein Anschlusspunkt trifft auf eine Wand ohne Punkt.
scene-loose = „{ $card }“ ist nicht mit dem Thronraum verbunden und könnte so nicht liegen.
scene-left = Es sollen { $left } Desaster übrig sein, aber { $named } sind im Stapel genannt.
scene-too-many-left = Es können höchstens { $most } Desaster übrig sein.
scene-out = { $seat } ist ausgeschieden und kann nicht am Zug sein.
scene-unsound = Die Stellung ist nicht möglich: { $why }.
scene-symbol = „{ $found }“ ist kein Symbol: Es gibt diamond, cross und moon.
scene-value = „{ $found }“ ist keine Größe einer Stellung.

# Rätsel

puzzle-survive-two-disasters = Zwei Desaster überstehen
puzzle-doomsayer-has-the-last-word = Doomsayer hat das letzte Wort
puzzle-six-steps-to-victory = Sechs Schritte zum Sieg
puzzle-divination-chamber-sees-the-end = Divination Chamber sieht das Ende
puzzle-the-throne-moves-house = Der Thron zieht um
puzzle-candy-for-construction-crew = Süßes für Construction Crew
puzzle-twice-through-time-machine = Zweimal durch Time Machine
puzzle-rocket-engineer-makes-room = Rocket Engineer schafft Platz
puzzle-soothsayer-at-work = Soothsayer an der Arbeit
puzzle-not-a-room-lost = Kein Raum geht verloren
