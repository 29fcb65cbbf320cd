# Was jedes Spiel und jedes Werkzeug sagt. Ein Spiel darf jeden Text anders sagen, indem es dieselbe Kennung vergibt.

## Plätze. Sätze über einen Platz stehen in der dritten Person; „(du)“ bezeichnet, wer liest, und passt überall hinein.

seat-name = Spieler { $number }
seat-you = { $name } (du)

## Aufzählungen

list-empty = nichts
list-comma = { $before }, { $next }
list-last = { $before } und { $last }

## Kleine Wörter

yes = ja
no = nein

## Teile einer Antwort

verb = Aktion
card = Karte
cell = Feld
turn = Drehung
seat = Spieler
number = Zahl
option = Auswahl

## Sprachen

lang-name = Deutsch
lang-unknown =
    Die Sprache „{ $given }“ gibt es nicht. { GIVEN($nearest) ->
        [yes] Meintest du „{ $nearest }“?
       *[no] Bekannt sind { $known }.
    }

## Aufbau

setup-unknown-option =
    Die Option „{ $name }“ gibt es nicht. { GIVEN($nearest) ->
        [yes] Meintest du „{ $nearest }“?
       *[no] Alle Optionen stehen in der Liste der Spiele.
    }
setup-bad-value = Die Option „{ $option }“ kann nicht „{ $value }“ sein. Mögliche Werte: { $allowed }.
setup-unknown-mode = Die Spielart „{ $mode }“ gibt es nicht. Bekannte Spielarten: { $known }.
setup-bad-seats =
    Die Spielart „{ $mode }“ ist nicht für { $seats ->
        [one] { $seats } Person
       *[other] { $seats } Personen
    }: { $max ->
        [1] Man spielt sie allein
       *[other] Sie geht von { $min } bis { $max }
    }.

## Aufzeichnungen

record-format =
    Diese Aufzeichnung hat das Format { $found }, diese Version liest Format { $known }. Spiele sie mit der Version ab, die sie geschrieben hat.
record-game = Das ist die Aufzeichnung eines anderen Spiels, „{ $game }“.
record-catalogue =
    Diese Aufzeichnung wurde mit anderen Karten gespielt, als diese Version hat. Spiele sie mit der Version ab, die sie geschrieben hat.
record-rules =
    Diese Aufzeichnung wurde nach einer anderen Fassung der Regeln gespielt. Spiele sie mit der Version ab, die sie geschrieben hat.
record-setup = Das Spiel dieser Aufzeichnung lässt sich nicht aufbauen. { $why }
record-tape =
    { $step ->
        [0] Die beim Aufbau gezogenen Zahlen sind nicht die, die die Regeln verlangen. Die Aufzeichnung wurde verändert oder abgeschnitten.
       *[other] Die in Schritt { $step } gezogenen Zahlen sind nicht die, die die Regeln verlangen. Die Aufzeichnung wurde verändert oder abgeschnitten.
    }
record-refused = Die Antwort in Schritt { $step } war nicht möglich: { $why }
record-hash =
    { $step ->
        [0] Die erste Stellung ist nicht die, die die Aufzeichnung beschreibt. Die Aufzeichnung wurde verändert, oder diese Version hat einen Fehler.
       *[other] Die Stellung nach Schritt { $step } ist nicht die, die die Aufzeichnung beschreibt. Die Aufzeichnung wurde verändert, oder diese Version hat einen Fehler.
    }

## Zurücknehmen

undo-nothing = Es gibt nichts zurückzunehmen.
redo-nothing = Es gibt nichts zu wiederholen.
undo-others-acted = Das lässt sich nicht zurücknehmen: Seitdem hat schon jemand anders gehandelt.
undo-learned = Das lässt sich nicht zurücknehmen: Es wurde etwas gezogen, gewürfelt oder aufgedeckt.
