# Was Leduc-Poker sagt. Sätze über einen Platz stehen in der dritten Person, der Platz im Nominativ.

game-leduc = Leduc-Poker
game-leduc-about = Zwei Spieler, sechs Karten, zwei Setzrunden: das kleine Poker der Forschung, dessen bestes Spiel bekannt ist.

## Spielweisen

mode-limit = Limit
mode-limit-about = Eine Hand mit Einsätzen von 2 Chips in der ersten und 4 in der zweiten Runde; wer den Topf gewinnt, gewinnt.

## Karten

card-jack-of-spades = Pik Bube
card-jack-of-hearts = Herz Bube
card-queen-of-spades = Pik Dame
card-queen-of-hearts = Herz Dame
card-king-of-spades = Pik König
card-king-of-hearts = Herz König
kind-jack = Bube
kind-queen = Dame
kind-king = König

## Was geschieht

event-ante =
    Jeder Spieler legt { $count ->
        [one] { $count } Chip
       *[other] { $count } Chips
    } in den Topf.
event-dealt = { $seat } bekommt eine Karte.
event-dealt-card = { $seat } bekommt eine Karte: { $card }.
event-checked = { $seat } schiebt.
event-bet = { $seat } setzt { $count } Chips.
event-called = { $seat } geht mit { $count } Chips mit.
event-raised = { $seat } erhöht und legt { $count } Chips hinein.
event-folded = { $seat } passt.
event-turned-up = Die offene Karte: { $card }.
event-shown = { $seat } zeigt die eigene Karte: { $card }.
event-won = { $seat } gewinnt den Topf mit { $count } Chips.
event-shared = Die Ränge sind gleich: Beide teilen den Topf mit { $count } Chips.

## Die Frage

ask-open = In dieser Runde hat niemand gesetzt. Schieben oder { $count } Chips setzen?
ask-facing = Es steht ein Einsatz von { $count } Chips. Was nun?

## Antworten

action-check = Schieben
action-bet = Setzen
action-call = Mitgehen
action-raise = Erhöhen
action-fold = Passen
phrase-bet = { $count } Chips setzen
phrase-call = Mit { $count } Chips mitgehen
phrase-raise = Erhöhen, zusammen { $count } Chips
verb-check = schieben
verb-bet = setzen
verb-call = mitgehen
verb-raise = erhöhen
verb-fold = passen
notation-verb = „{ $found }“ ist keine Antwort. Die Antworten sind { $verbs }.

## Warum nicht

refuse-over = Die Hand ist zu Ende.
refuse-not-in-turn = Ein anderer ist an der Reihe: { $seat } antwortet jetzt.
refuse-check = Es steht ein Einsatz von { $count } Chips: Schieben geht nur, solange in dieser Runde niemand gesetzt hat.
refuse-bet = In dieser Runde wurde schon gesetzt: Der Einsatz kann erhöht, aber nicht noch einmal gemacht werden.
refuse-call = In dieser Runde hat niemand gesetzt, also gibt es nichts mitzugehen.
refuse-raise = In dieser Runde hat niemand gesetzt, also gibt es nichts zu erhöhen.
refuse-raised = Der Einsatz wurde schon erhöht, und eine Erhöhung wird nicht noch einmal erhöht.
refuse-fold = In dieser Runde hat niemand gesetzt: Schieben kostet nichts, also kann man nicht passen.

## Das Ende

result-won =
    { $seat } gewinnt { $count ->
        [one] { $count } Chip
       *[other] { $count } Chips
    }.
result-shared = Der Topf wird geteilt: Niemand gewinnt oder verliert einen Chip.

## Das Bild

picture-card = { $seat }: { $card }, { $count } im Topf
picture-hidden = { $seat }: verdeckte Karte, { $count } im Topf
picture-public = Offene Karte: { $card }
picture-no-public = Offene Karte: noch nicht aufgedeckt
picture-round =
    { $number ->
        [1] Erste Runde, { $seat } beginnt: { $answers }
       *[other] Zweite Runde, { $seat } beginnt: { $answers }
    }
picture-pot =
    Topf: { $count ->
        [one] { $count } Chip
       *[other] { $count } Chips
    }

## Was an einer von Hand gestellten Lage nicht stimmt

scene-statement = „{ $found }“ sagt nichts über eine Stellung.
scene-value = „{ $found }“ ist keine Größe einer Stellung.
scene-seat = „{ $found }“ ist kein Platz am Tisch: Es gibt die Plätze 1 und 2.
scene-round = „{ $found }“ ist keine Runde: Es gibt die Runden 1 und 2.
scene-card = „{ $found }“ ist keine Karte. Karten schreibt man wie king-of-spades und jack-of-hearts.
scene-twice = „{ $found }“ liegt schon woanders, und die Karte gibt es nur einmal.
scene-answer = „{ $found }“ ist hier nicht möglich: Die Runde ist zu Ende, oder die Antwort passt nicht zu denen davor.
scene-first-round = Vor dem Ende der ersten Runde gibt es keine zweite und keine offene Karte.
scene-over = Mit diesen Antworten ist die Hand zu Ende: In einer Stellung wird noch jemand gefragt.
