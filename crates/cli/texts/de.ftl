# Was das Programm selbst sagt. Jede Kennung beginnt mit „cli-“, damit kein Spiel sie aus Versehen vergibt.

## Falscher Gebrauch

cli-unknown-game =
    Das Spiel „{ $name }“ gibt es nicht. { GIVEN($nearest) ->
        [yes] Meintest du „{ $nearest }“?
       *[no] Bekannte Spiele: { $known }.
    }
cli-unknown-mode =
    Die Spielart „{ $mode }“ gibt es nicht. { GIVEN($nearest) ->
        [yes] Meintest du „{ $nearest }“?
       *[no] Bekannte Spielarten: { $known }.
    }
cli-unknown-seat =
    Einen Platz für „{ $name }“ gibt es nicht. { GIVEN($nearest) ->
        [yes] Meintest du „{ $nearest }“?
       *[no] Möglich sind: { $known }.
    }
cli-unknown-bot =
    Den Bot „{ $name }“ gibt es nicht. { GIVEN($nearest) ->
        [yes] Meintest du „{ $nearest }“?
       *[no] Bekannte Bots: { $known }.
    }
cli-unknown-rule =
    Keine Regel hat die Nummer „{ $what }“, und keine enthält diese Wörter. { GIVEN($nearest) ->
        [yes] Meintest du „{ $nearest }“?
       *[no] Ohne Nummer listet „rules“ alle Regeln auf.
    }
cli-bad-number =
    „{ $given }“ ist für --{ $name } nicht möglich. { GIVEN($max) ->
        [yes] Möglich ist eine ganze Zahl von { $min } bis { $max }.
       *[no] Möglich ist eine ganze Zahl ab { $min }.
    }
cli-option-form = „{ $given }“ ist keine Option. Optionen schreibt man als --option NAME=WERT.
cli-option-fails = Option „{ $option }“: { $why }
cli-bad-view =
    Aus der Sicht von „{ $given }“ lässt sich nichts zeigen. Möglich für --view: all, public oder ein Platz von 1 bis { $seats }.
cli-too-many-names =
    Mit --name { $names ->
        [one] wurde { $names } Name
       *[other] wurden { $names } Namen
    } angegeben, aber { $persons ->
        [0] kein Mensch hat einen Platz
        [one] nur { $persons } Mensch hat einen Platz
       *[other] nur { $persons } Menschen haben einen Platz
    }.
cli-json-play = Mit --json können nur Bots spielen, denn mit einem Menschen muss man reden. Nimm „you“ aus --seats heraus.
cli-sim-persons = „you“ kann in einer Simulation nicht mitspielen. Gib Namen von Bots an: { $known }.
cli-file-unreadable = { $file } lässt sich nicht lesen: { $why }.

## Spiele

cli-game =
    { $name }: { $title }, für { $min } bis { $max ->
        [one] { $max } Person
       *[other] { $max } Personen
    }
cli-modes = Spielarten (--mode):
cli-mode-seats =
    { $min } bis { $max } Personen, üblich { $usual }
cli-mode-seats-fixed =
    { $min ->
        [one] { $min } Person
       *[other] { $min } Personen
    }
cli-options = Optionen (--option NAME=WERT):
cli-option =
    { $values }{ GIVEN($default) ->
        [yes] , sonst { $default }
       *[no] , sonst wie es die Spielart vorsieht
    }

## Karten und Regeln

cli-also-found = Außerdem gefunden:
cli-ours-mark = (von uns rekonstruiert)
cli-ours-card = Diese Karte haben wir rekonstruiert; sie stammt nicht vom Verlag.
cli-ours-cards = Alle diese Karten haben wir rekonstruiert; sie stammen nicht vom Verlag.
cli-ours-star = * von uns rekonstruiert, nicht vom Verlag
cli-rules = Regeln
cli-card-number = Nummer { $number }, geschrieben { $id }
cli-rules-hint = Den Text zeigt: deckhand rules { $game } { $id }. Auch der Anfang einer Nummer oder beliebige Wörter genügen.
cli-source-lines =
    { $count ->
        [one] Zeile { $lines } der Vorlage
       *[other] Zeilen { $lines } der Vorlage
    }
cli-source-rulings =
    { $count ->
        [one] Auslegung { $rulings }
       *[other] Auslegungen { $rulings }
    }
cli-source-ours = zumindest teilweise unsere eigene Auslegung
cli-source-all-ours = unsere eigene Auslegung
cli-coverage-code = Im Code:
cli-coverage-tests = In Tests:
cli-coverage-nothing = nirgends
cli-coverage-sum =
    { $rules ->
        [one] { $rules } Regel
       *[other] { $rules } Regeln
    }, { $lines ->
        [one] { $lines } Zeile der Vorlage
       *[other] { $lines } Zeilen der Vorlage
    }.
cli-coverage-uncited = Im Code nirgends genannt: { $list }
cli-coverage-untested = In keinem Test genannt: { $list }
cli-coverage-uncovered = Zeilen der Vorlage ohne Regel: { $list }
cli-coverage-fine = Jede Regel wird im Code und in einem Test genannt, und jede Zeile der Vorlage hat eine Regel.

## Anfang und Ende eines Spiels

cli-opening = { $game }, { $mode }. Startzahl { $seed }: Mit --seed { $seed } wird dasselbe Spiel noch einmal ausgeteilt.
cli-seat-person = { $seat }: ein Mensch
cli-seat-bot = { $seat }: Bot „{ $bot }“
cli-warning = Hinweis: { $what }
cli-help-hint = „hilfe“ zeigt, was man eingeben kann, und „karte“ den Text der Karten, um die es gerade geht.
cli-sit-down = { $seat } ist an der Reihe. Gezeigt wird jetzt nur, was { $seat } wissen darf.
cli-decided = Entschieden nach Regel { $rule } ({ $title }).
cli-quit =
    Du verlässt das Spiel nach { $answers ->
        [one] { $answers } Antwort
       *[other] { $answers } Antworten
    } von dir.
cli-end-of-input =
    Die Eingabe ist zu Ende, darum hält das Spiel hier an, nach { $answers ->
        [one] { $answers } Antwort
       *[other] { $answers } Antworten
    } von dir.
cli-interrupted =
    Unterbrochen.{ GIVEN($file) ->
        [yes] {" "}Die Aufzeichnung in { $file } ist bis zur letzten Antwort vollständig.
       *[no] {""}
    }
cli-record-kept = Die Aufzeichnung steht in { $file }.
cli-record-incomplete = Die Aufzeichnung in { $file } ist nicht vollständig: Die letzten Antworten ließen sich nicht schreiben.
cli-record-stuck = Die Aufzeichnung lässt sich nicht schreiben: { $why }. Das Spiel geht weiter; nach jeder Antwort wird es noch einmal versucht.
cli-record-again = Die Aufzeichnung lässt sich wieder schreiben und ist vollständig.
cli-record-exists = { $file } gibt es schon und bleibt unangetastet. Wähle für --record einen anderen Namen.
cli-thoughts-nowhere = --record-thoughts hat nichts, wohin es schreiben kann. Gib auch --record DATEI an.
cli-record-impossible = { $file } lässt sich nicht schreiben: { $why }.

## Ein Zug

cli-group =
    { $pick } … ({ $count ->
        [one] { $count } Möglichkeit
       *[other] { $count } Möglichkeiten
    })
cli-card-at = { $card } ({ $place })
cli-group-hint = Eine Nummer führt zu dem, was dahinter liegt. „alle“ listet jede Antwort auf, „zurück“ geht einen Schritt zurück.
cli-trail =
    { $trail }: { $count ->
        [one] { $count } Antwort
       *[other] { $count } Antworten
    }. „zurück“ zeigt wieder die anderen.
cli-typed = „{ $text }“
cli-sure = „{ $action }“ ist folgenschwer. Gib dasselbe noch einmal ein oder „ja“, um es zu tun; bei allem anderen bleibt es ungetan.
cli-not-done = Es bleibt ungetan.
cli-did-you-mean = Meintest du „{ $nearest }“?
cli-no-such-number = Die Nummer { $given } steht nicht in der Liste. Sie geht von 1 bis { $count }.
cli-nothing-back = Weiter zurück geht es nicht. „zurücknehmen“ nimmt eine Antwort zurück.
cli-why-what = Gib „warum“ und eine Handlung ein, zum Beispiel: warum { $example }
cli-possible = Das ist jetzt möglich: { $action }.
cli-possible-some =
    Das ist jetzt möglich, auf { $count ->
        [one] { $count } Art
       *[other] { $count } Arten
    }.
cli-why-card-not = Mit „{ $card }“ lässt sich jetzt nichts tun: Um diese Karte geht es bei der Frage nicht.
cli-card-brief = { $card } – { $text }
cli-card-what = „karte“ mit einem Teil eines Namens zeigt alles über eine Karte.
cli-look-group = { $given } steht für { $count } Antworten. Gib { $given } ein, um sie zu sehen, dann „vorschau“ und die Nummer einer davon.
cli-look-what = Gib „vorschau“ und die Nummer einer Antwort aus der Liste ein, zum Beispiel: vorschau 1
cli-look = { $action }: Das würde sicher folgen.
cli-look-nothing = Nichts, was sicher ist.
cli-look-free = Es ließe sich zurücknehmen, solange niemand anders gehandelt hat.
cli-look-bots =
    Es ließe sich zurücknehmen, solange niemand anders gehandelt hat; { $seats } { $count ->
        [one] handelt
       *[other] handeln
    } aber sofort.
cli-look-never = Es ließe sich nicht zurücknehmen: Dabei wird etwas gezogen, gewürfelt oder aufgedeckt. Mit „zurücknehmen“ geht nur zurück, was danach geantwortet wird.
cli-log-what = „{ $given }“ ist keine Zahl von Zeilen. Zum Beispiel: protokoll 10
cli-log-empty = Es ist noch nichts geschehen.
cli-undone = Zurückgenommen: { $action }.
cli-redone = Noch einmal gespielt: { $action }.
cli-help =
    Antworte mit einer Nummer aus der Liste oder schreibe die Antwort so aus, wie
    sie dort in Klammern steht; der Anfang genügt, wenn keine andere so beginnt.
    Beliebige Wörter machen die Liste kürzer.
    karte              was die Karten sagen, um die es gerade geht
    karte NAME         alles über eine Karte; ein Teil des Namens genügt
    warum KARTE        was jetzt mit einer Karte geht und warum nicht mehr
    warum HANDLUNG     warum etwas nicht möglich ist
    warum-bot          was ein Bot zuletzt gedacht hat, mit --open-bots
    vorschau NUMMER    was sicher folgt und ob es sich zurücknehmen ließe
    regel NUMMER       eine Regel, wie in [ ] genannt; ohne Nummer die der Frage
    tisch              der Tisch
    protokoll ZAHL     die letzten Zeilen dessen, was geschehen ist
    alle, zurück       in gruppierten Listen: jede Antwort; einen Schritt zurück
    zurücknehmen       nimmt die letzte Antwort zurück
    wiederholen        spielt sie noch einmal
    hilfe, ende        dieser Text; verlässt das Spiel
    Eine leere Zeile zeigt die Frage noch einmal. Die englischen Wörter gelten auch.
cli-bot-closed = Was ein Bot denkt, verrät, was er hält. Mit --open-bots begonnen, wird es gesagt.
cli-bot-nothing = Noch musste kein Bot nachdenken. Es denken die Bots ab level-1.
cli-bot-head = { $seat } hat diese Antworten verglichen, die gewählte zuerst:
cli-bot-alternative =
    { $action }: im Mittel { $percent } % eines Siegs, { $visits ->
        [one] einmal
       *[other] { $visits }-mal
    } weitergespielt
cli-bot-basis =
    Was der Bot nicht sieht, wurde { $redeals ->
        [one] einmal
       *[other] { $redeals }-mal
    } neu verteilt, so dass es zu allem passt, was er gesehen hat. Von { $offered } Antworten { $left ->
        [0] sind alle genannt.
        [one] ist { $left } nicht genannt.
       *[other] sind { $left } nicht genannt.
    }

## Aufzeichnungen

cli-replay-head =
    { $game }, { $mode }, { $seats ->
        [one] { $seats } Platz
       *[other] { $seats } Plätze
    }
cli-replay-step = { $number }. { $seat }: { $action }
cli-replay-step-hidden = { $number }. { $seat } antwortet.
cli-replay-undo = { $number } wird zurückgenommen.
cli-replay-asked = { $seat } wird gefragt:
cli-replay-end =
    Ende der Aufzeichnung nach { $answers ->
        [one] { $answers } Antwort
       *[other] { $answers } Antworten
    }.
cli-replay-verified =
    Die Aufzeichnung stimmt: { $answers ->
        [one] { $answers } Antwort
       *[other] { $answers } Antworten
    } noch einmal gespielt, jede Zahl, jede Antwort und jede Prüfsumme passt.
cli-replay-no-thoughts = Diese Aufzeichnung sagt nicht, was Bots gedacht haben; „play --record-thoughts“ schreibt eine, die es tut.
cli-replay-unfinished = Das Spiel wurde nicht zu Ende gespielt.
cli-replay-too-far = Die Aufzeichnung hat nur { $answers ->
        [one] { $answers } Antwort
       *[other] { $answers } Antworten
    }, eine Stellung nach { $at } gibt es also nicht.
cli-record-foreign = { $file } ist keine Aufzeichnung von Deckhand: Die erste Zeile ist nicht der Kopf einer solchen.
cli-record-cut = Zeile { $line } ist mittendrin abgeschnitten. Die Zeilen davor sind vollständig.
cli-at-line = Zeile { $line }: { $why }
cli-not-json = Das ist keine Zeile einer Aufzeichnung ({ $why }). Sie wurde von Hand geändert oder beschädigt.
cli-record-undo-false = „undo“ kann nur true sein. Die Zeile wurde von Hand geändert.
cli-record-after-end = Nach dem Ende des Spiels kommt noch etwas.
cli-record-no-end = Die letzte Zeile fehlt: Das Spiel ist aus, aber die Aufzeichnung sagt es nicht.
cli-record-wrong-end = Das Spiel ist nicht so ausgegangen.

## Rückblicke

cli-review-none = { $seat } hatte in dieser Aufzeichnung nie mehr als eine Antwort zur Wahl, es gibt also nichts zu beurteilen.
cli-review-exists = { $file } gibt es schon und bleibt unangetastet. Wähle für --html einen anderen Namen.
cli-review-page = Die Seite steht in { $file }.
cli-review-head =
    { $game }, { $mode }, { $seat }: { $choices ->
        [one] { $choices } Antwort mit Auswahl
       *[other] { $choices } Antworten mit Auswahl
    }, verglichen mit { $bot }.
cli-review-how =
    Gewinnchance: der Anteil gewonnener Spiele von { $games ->
        [one] einem
       *[other] { $games }
    }, wenn { $playout } auf allen Plätzen weiterspielt, von Neuverteilungen dessen aus, was der Platz nicht sehen konnte; die Antwort des Bots wird auf denselben Neuverteilungen mit demselben Zufall erprobt. Zeigt sich ein Unterschied, wird er mit { $again } Spielen neu gemessen, und nur diese zählen. In Klammern stehen 95-%-Intervalle. Startzahl { $seed }.
cli-review-interrupted = Unterbrochen: { $done } von { $planned } Antworten sind beurteilt.
cli-review-answer = { $action } – { $percent } %
cli-review-instead =
    { $bot }: { $action } – { $percent } %; { $verdict ->
        [worse] was gespielt wurde, kostet { $points } ({ $low } bis { $high })
        [better] was gespielt wurde, bringt { $points } mehr ({ $low } bis { $high })
       *[open] nicht unterscheidbar: { $points } ({ $low } bis { $high })
    }
cli-review-turning = Wendepunkte
cli-review-point =
    { $rank }. Antwort { $number }: „{ $played }“ { $verdict ->
        [worse] statt „{ $chosen }“ kostet { $points } Punkte Gewinnchance
       *[better] statt „{ $chosen }“ bringt { $points } Punkte Gewinnchance
    } ({ $low } bis { $high }).
cli-review-few =
    { $count ->
        [0] Es gibt keine: Keine gespielte Antwort lässt sich von der des Bots unterscheiden.
        [one] Es gibt nur diesen: Alle anderen Antworten sind die des Bots oder von ihr nicht zu unterscheiden.
       *[other] Es gibt nur diese { $count }: Alle anderen Antworten sind die des Bots oder von ihr nicht zu unterscheiden.
    }
cli-review-sum =
    Von { $judged ->
        [one] { $judged } Antwort
       *[other] { $judged } Antworten
    }: { $same } wie { $bot }, { $open } nicht unterscheidbar, { $better } besser, { $worse } schlechter{ $worse ->
        [0] .
       *[other] ; insgesamt verloren: { $points } Punkte von hundert.
    }
cli-review-failure = Antwort { $number } ließ sich nicht beurteilen: { $reason }
cli-review-broken =
    { $count ->
        [one] Eine Neuverteilung zählt nicht, weil ein Spiel auf ihr nicht zu Ende kam.
       *[other] { $count } Neuverteilungen zählen nicht, weil ein Spiel auf ihnen nicht zu Ende kam.
    }
cli-review-title = { $game }: Rückblick für { $seat }
cli-review-lead = Was { $bot } auf diesem Platz mit demselben Wissen geantwortet hätte ({ $seat }), und was der Unterschied gekostet hat.
cli-review-contents = Inhalt
cli-review-course = Der Verlauf des Spiels
cli-review-answers = Alle Antworten
cli-review-alternatives = Was der Bot verglichen hat
cli-review-alternatives-about = Zu jeder Antwort die Liste von { $bot }, die Wahl des Bots zuerst. Die Werte sind Noten bis hundert aus kurzen Blicken voraus, gut zum Vergleich der Antworten untereinander, und keine Gewinnchancen.
cli-review-method = Wie gemessen wurde
cli-review-method-about = Ein Wendepunkt ist eine Antwort, deren Unterschied zu der des Bots sich von nichts unterscheiden lässt: die größten Verluste zuerst, und Gewinne nur, wenn es weniger als drei Verluste gibt. Die Gewinnchance gilt unter Bots, die weiterspielen; Stärkere können eine andere haben. In Solospielen und gemeinsamen Spielen heißt gewinnen überleben.
cli-review-foot = Gemacht mit deckhand { $version } aus einer Aufzeichnung. Die Nummern der Antworten sind die von „deckhand replay“.
cli-review-fact-mode = Spielart
cli-review-fact-answers = Antworten aller Plätze
cli-review-fact-choices = Antworten mit Auswahl
cli-review-fact-bot = Verglichen mit
cli-review-fact-end = Ergebnis
cli-review-chance = Gewinnchance
cli-review-course-about = Mit der gespielten Antwort: { $first } % bei der ersten Auswahl, { $last } % bei der letzten. Das Band ist das 95-%-Intervall; nummerierte Scheiben sind Wendepunkte; die gestrichelte Linie ist der gleiche Anteil für alle; der letzte Punkt ist das Ende des Spiels.
cli-review-axis-number = Antwort
cli-review-percent = { $percent } %
cli-review-interval = { $low } bis { $high }
cli-review-table = Chance und Verlust in Hundertsteln, mit 95-%-Intervallen. Ein Klick auf eine Überschrift sortiert.
cli-review-column-number = Nr.
cli-review-column-played = Gespielt
cli-review-column-bot = { $bot } hätte gespielt
cli-review-column-chance = Chance in %
cli-review-column-loss = Verlust
cli-review-column-verdict = Urteil
cli-review-column-answer = Antwort
cli-review-column-value = Wert
cli-review-column-visits = Weitergespielt
cli-review-the-same = dasselbe
cli-review-was-played = gespielt
cli-review-verdict =
    { $verdict ->
        [same] dasselbe
        [worse] schlechter
        [better] besser
       *[open] nicht unterscheidbar
    }
cli-review-thoughts = { $number }. { $played }
cli-review-compared =
    { $compared ->
        [one] { $compared } Antwort
       *[other] { $compared } Antworten
    } verglichen, auf { $redeals ->
        [one] { $redeals } Neuverteilung
       *[other] { $redeals } Neuverteilungen
    }{ $left ->
        [0] .
        [one] ; eine weitere schied auf den ersten Blick aus.
       *[other] ; { $left } weitere schieden auf den ersten Blick aus.
    }

## Szenarien

cli-scenario-sum =
    { $passed ->
        [one] { $passed } Szenario stimmt
       *[other] { $passed } Szenarien stimmen
    }, { $failed ->
        [0] kein Fehler
        [one] { $failed } Fehler
       *[other] { $failed } Fehler
    }.
cli-scenario-none = { $file } enthält kein Szenario.
cli-scenario-no-files = Unter { $folder } gibt es keine Dateien mit der Endung .scn.

## Simulationen und Messungen

cli-sim-head =
    { $game }, { $mode }: { $games ->
        [one] { $games } Spiel
       *[other] { $games } Spiele
    }, Startzahl { $seed }
cli-sim-interrupted = Unterbrochen: { $done } von { $games } Spielen sind bekannt.
cli-sim-wins = Gewonnene Spiele mit dem 95-%-Intervall:
cli-sim-wins-by-seat = Gewonnene Spiele nach Plätzen:
cli-sim-entry = { $number }. { $name }: { $wins } von { $games }, { $percent } % ({ $low } % bis { $high } %)
cli-sim-seat = Platz { $seat }: { $wins }
cli-sim-draws =
    { $draws ->
        [0] Kein Spiel endete unentschieden oder mit einer gemeinsamen Niederlage.
        [one] { $draws } Spiel endete unentschieden oder mit einer gemeinsamen Niederlage.
       *[other] { $draws } Spiele endeten unentschieden oder mit einer gemeinsamen Niederlage.
    }
cli-sim-length = Antworten in einem Spiel: im Mittel { $mean }, von { $least } bis { $most }.
cli-sim-speed =
    { $decisions ->
        [one] { $decisions } Antwort
       *[other] { $decisions } Antworten
    } in { $seconds } s, { $speed } je Sekunde.
cli-sim-digest = Prüfsumme aller Endstellungen: { $digest }
cli-sim-failures =
    { $count ->
        [one] { $count } Spiel ist abgebrochen:
       *[other] { $count } Spiele sind abgebrochen:
    }
cli-sim-failure = Startzahl { $seed }, Plätze { $seats }, nach { $step } Antworten: { $reason }
cli-arena-two =
    { $given ->
        [one] Eine Arena vergleicht zwei Bots, angegeben ist einer.
       *[other] Eine Arena vergleicht zwei Bots, angegeben sind { $given }.
    } Schreib --bots A,B; zweimal derselbe Bot ist die Kontrolle.
cli-arena-alone = Eine Arena braucht mindestens zwei Personen am Tisch, damit die Bots sich begegnen. Gib --players an.
cli-arena-head =
    { $game }, { $mode }: { $first } gegen { $second }, { $players } Plätze, { $rounds ->
        [one] { $rounds } Verteilung
       *[other] { $rounds } Verteilungen
    }, Startzahl { $seed }
cli-arena-interrupted = Unterbrochen: { $done } von { $planned } Verteilungen sind bekannt.
cli-arena-score = { $first } erreicht { $percent } % ({ $low } % bis { $high } % mit 95 % Sicherheit); gleich stark wären { $even } %.
cli-arena-survived = { $bot } übersteht { $percent } % der Spiele ({ $low } % bis { $high } % bei 95 % Sicherheit).
cli-arena-score-together = { $first } erreicht { $percent } % ({ $low } % bis { $high } %); { $even } % ist Gleichstand, und wer jedes Spiel übersteht, das der andere verliert, hätte 100 %.
cli-arena-elo = Das sind { $points } Elo-Punkte ({ $low } bis { $high }).
cli-arena-games = Spiele: { $more } gewonnen, { $equal } geteilt, { $less } verloren.
cli-arena-rounds = Verteilungen: { $more } über gleich stark, { $equal } gleich, { $less } darunter.
cli-arena-verdict =
    { $verdict ->
        [better] Eher um { $margin } von hundert Punkten besser als gleich stark
        [even] Nicht um { $margin } von hundert Punkten besser
       *[open] Nicht entschieden, ob gleich stark oder um { $margin } von hundert Punkten besser
    }, nach einem sequenziellen Test, der in { $error } % der Fälle irrt, nach { $rounds ->
        [one] { $rounds } Verteilung
       *[other] { $rounds } Verteilungen
    }.
cli-arena-foreign = { $file } ist keine Ergebnisdatei einer Arena: Die erste Zeile ist nicht ihr Kopf. Die Datei bleibt, wie sie ist.
cli-arena-other =
    { $file } gehört zu einem anderen Vergleich: Anders ist { $what ->
        [game] das Spiel
        [mode] die Spielweise
        [options] eine Option
        [players] die Zahl der Plätze
        [bots] ein Bot
        [seed] die Startzahl
        [catalogue] der Kartensatz
        [rules] das Regelwerk
       *[version] die Version von Deckhand
    }. Die Datei bleibt, wie sie ist; wähle einen anderen Namen für --results.
cli-arena-bad-line = { $file }, Zeile { $line }: Das ist kein Spiel einer Arena. Nichts wurde geändert; nimm die Zeile heraus, damit das Spiel neu gespielt wird.
cli-bench-idle = Untergrenze, ein Spiel ohne Regeln mit gleich vielen Angeboten: { $speed }
cli-bench-game = { $game }, { $players ->
        [one] { $players } Person
       *[other] { $players } Personen
    }
cli-bench-speed = Antworten je Sekunde: { $speed } ({ $ratio } der Untergrenze)
cli-bench-playouts = ganze Spiele je Sekunde: { $speed }
cli-bench-ns = Zeit für eine Antwort: { $ns } ns
cli-bench-offers = Angebote je Frage: { $offers }
cli-bench-clone = Zeit für die Kopie einer Stellung: { $ns } ns
cli-bench-state = Größe einer Stellung: { $bytes } Byte
cli-bench-cold = Die Messungen schwankten noch von Lauf zu Lauf: Vielleicht läuft nebenher anderes.

## Decks

cli-deck-unknown =
    Das Deck „{ $name }“ gibt es nicht, und eine Datei dieses Namens auch nicht. { GIVEN($nearest) ->
        [yes] War „{ $nearest }“ gemeint?
       *[no] Die Decks, die zu Spielen gehören: deckhand deck list.
    }
cli-deck-no-game = Kein Spiel mit Decks heißt „{ $name }“.
cli-deck-no-game-mend =
    { GIVEN($nearest) ->
        [yes] War „{ $nearest }“ gemeint?
       *[no] Spiele mit Decks: { $known }.
    }
cli-deck-legal =
    { $deck }: ein erlaubtes Deck für { $game }{ GIVEN($profile) ->
        [yes] , Profil { $profile }
       *[no] { "" }
    }, { $cards ->
        [one] { $cards } Karte
       *[other] { $cards } Karten
    }.
cli-deck-faults =
    { $count ->
        [one] { $count } Fehler.
       *[other] { $count } Fehler.
    }
cli-deck-head =
    { $game }{ GIVEN($profile) ->
        [yes] , Profil { $profile }
       *[no] { "" }
    }, { $cards ->
        [one] { $cards } Karte
       *[other] { $cards } Karten
    }
cli-deck-count = n
cli-deck-card = Karte
cli-deck-ours-mark = (von uns)
cli-deck-unknown-card = { $card } (?)
cli-deck-part = { $what } { $count }
cli-deck-tally = { $title }: { $parts }.
cli-deck-not-legal =
    Dieses Deck ist noch nicht erlaubt: { $count ->
        [one] { $count } Fehler
       *[other] { $count } Fehler
    }. Alle Fehler nennt: deckhand deck check { $file }
cli-deck-not-playable = { $game } kann noch nicht gespielt werden, weil der Kampf noch nicht da ist: Decks lassen sich schreiben, prüfen und zeigen.
cli-deck-list =
    { $game }: { $count ->
        [one] { $count } Deck gehört
       *[other] { $count } Decks gehören
    } dazu
cli-deck-profiles = Profile (eine Zeile „profile NAME“ in der Datei):
cli-deck-ready = Decks:
cli-deck-line =
    { $name }: { $title } ({ GIVEN($profile) ->
        [yes] { $profile },{ " " }
       *[no] { "" }
    }{ $cards ->
        [one] { $cards } Karte
       *[other] { $cards } Karten
    })
cli-deck-hint = Eines ansehen: deckhand deck show NAME. Wie eine Deckdatei geschrieben wird: docs/decks.md.

## Labor

cli-lab-head =
    { $game }, { $mode }: { $games ->
        [one] { $games } Spiel
       *[other] { $games } Spiele
    }, { $rounds ->
        [one] { $rounds } Verteilung
       *[other] { $rounds } Verteilungen
    }, jede { $each ->
        [one] einmal
       *[other] { $each }-mal
    } gespielt, Startzahl { $seed }
cli-lab-known = { $done } von { $games } Spielen sind schon in { $folder }.
cli-lab-interrupted = Unterbrochen: { $done } von { $games } Spielen sind in { $folder }. Derselbe Befehl macht dort weiter.
cli-lab-done =
    { $games ->
        [one] { $games } Spiel
       *[other] { $games } Spiele
    } mit { $decisions ->
        [one] { $decisions } Entscheidung
       *[other] { $decisions } Entscheidungen
    } in { $folder }{ $broken ->
        [0] .
        [one] ; { $broken } Spiel ist zerbrochen, siehe summary.json.
       *[other] ; { $broken } Spiele sind zerbrochen, siehe summary.json.
    }
cli-lab-page = Bericht: { $file }

## Rätsel

cli-puzzle-unknown =
    Es gibt keine Datei und keinen Ordner „{ $what }“ und kein Spiel dieses Namens. { GIVEN($nearest) ->
        [yes] Meintest du „{ $nearest }“?
       *[no] Spiele: { $known }.
    }
cli-puzzle-no-number =
    { $count ->
        [0] Zu { $game } gehören keine Rätsel.
       *[other] „{ $given }“ ist kein Rätsel von { $game }. Es gibt Rätsel von { $game }/1 bis { $game }/{ $count }.
    }
cli-puzzle-head =
    { GIVEN($name) ->
        [yes] { $name } · { $title } ({ $game })
       *[no] { $title } ({ $game })
    }
cli-puzzle-task =
    { $within ->
        [0] { $seat } soll erreichen:
        [one] { $seat } soll mit { $within } Antwort erreichen:
       *[other] { $seat } soll mit höchstens { $within } Antworten erreichen:
    }
cli-puzzle-while = und bis dahin:
cli-puzzle-open-cards = In einem Rätsel liegt alles offen: alle Handkarten und die Reihenfolge aller Stapel.
cli-puzzle-text = Die Stellung, wie ihre Datei sie sagt:
cli-puzzle-solved =
    Bewiesen: Das lässt sich gegen jede Antwort und jeden Zufall erzwingen, mit höchstens { $answers ->
        [one] { $answers } Antwort
       *[other] { $answers } Antworten
    }. { $positions ->
        [one] { $positions } Stellung wurde ausgerechnet.
       *[other] { $positions } Stellungen wurden ausgerechnet.
    }
cli-puzzle-solved-shortest =
    Bewiesen: Das lässt sich gegen jede Antwort und jeden Zufall erzwingen, mit { $answers ->
        [one] { $answers } Antwort
       *[other] { $answers } Antworten
    } und nicht weniger. { $positions ->
        [one] { $positions } Stellung wurde ausgerechnet.
       *[other] { $positions } Stellungen wurden ausgerechnet.
    }
cli-puzzle-unsolved =
    Widerlegt: Das lässt sich nicht erzwingen. { $positions ->
        [one] { $positions } Stellung wurde ausgerechnet.
       *[other] { $positions } Stellungen wurden ausgerechnet.
    }
cli-puzzle-open =
    Nicht bewiesen mit { $positions ->
        [one] { $positions } Stellung
       *[other] { $positions } Stellungen
    }. Das sagt nichts; --budget lässt mehr zu.
cli-puzzle-keys =
    Erste Antworten, die es lösen, { $keys } von { $offers }:
cli-puzzle-keys-open = Welche ersten Antworten es lösen, war mit so vielen Stellungen nicht zu sagen.
cli-puzzle-solutions =
    Lösungen: { $count }
cli-puzzle-solutions-many = Lösungen: { $count } oder mehr
cli-puzzle-solutions-open = Lösungen: mit so vielen Stellungen nicht gezählt
cli-puzzle-tries =
    Der Bot „{ $bot }“ löst es in { $solved } von { $tries } Versuchen.
cli-puzzle-line = Hauptvariante:
cli-puzzle-sum = Gelöst: { $solved }. Widerlegt: { $unsolved }. Offen: { $open }. Fehler: { $faults }.
cli-puzzle-exists = { $file } gibt es schon und bleibt, wie es ist. Für --out einen anderen Namen wählen.
cli-puzzle-unwritable = { $file } lässt sich nicht schreiben: { $why }.
cli-puzzle-no-aims = { $game } sagt nicht, wonach Rätsel fragen könnten.
cli-puzzle-no-aim = Kein Ziel enthält „{ $aim }“. Bekannte Ziele: { $known }.
cli-puzzle-mined =
    { $found ->
        [one] { $found } Rätsel
       *[other] { $found } Rätsel
    } gefunden in { $games ->
        [one] { $games } Spiel
       *[other] { $games } Spielen
    } von { $game }{ GIVEN($file) ->
        [yes] , geschrieben nach { $file }
       *[no] {""}
    }.

## serve

cli-serve = Der Tisch ist offen: { $address } (Strg-C schließt ihn). Partien liegen in { $folder }.
cli-serve-stopped = Der Tisch ist geschlossen. Partien gehen weiter, wenn er wieder geöffnet wird.
cli-serve-fails = Der Server kann nicht starten: { $why }
cli-serve-folder = Der Ordner { $folder } lässt sich nicht anlegen: { $why }. Nenne mit --data einen anderen.
cli-serve-store = Die Datenbank in { $folder } ist nicht zu gebrauchen: { $why }
cli-serve-listen = Unter { $address } lässt sich nicht lauschen: { $why }. Vielleicht ist ein anderer Port frei: --listen 127.0.0.1:7778.
cli-serve-address = „{ $given }“ ist keine Adresse zum Lauschen. Ein Beispiel: --listen 127.0.0.1:7777.
cli-serve-url = „{ $given }“ ist keine Adresse für Links: Sie beginnt mit http:// oder https://.
cli-serve-config = Die Einstellungen in { $file } sind nicht lesbar: { $why }

## play --server

cli-far-https = { $given } verlangt eine verschlüsselte Verbindung, die dieses Programm nicht spricht. Nimm eine Adresse, die mit http:// beginnt, oder spiele im Browser.
cli-far-address = „{ $given }“ ist keine Adresse eines Servers. Ein Beispiel: http://127.0.0.1:7777
cli-far-what = Nenne ein Spiel für eine neue Partie oder mit --match den Namen oder den Link einer bestehenden.
cli-far-no-server = Auf welchem Server? Nenne mit --server seine Adresse oder mit --match einen ganzen Link.
cli-far-no-match = { $what } gehört zu einer Partie. Nenne auch mit --match ihren Namen oder ihren Link.
cli-far-made = Mit --match gibt es die Partie schon. Lass „{ $what }“ weg.
cli-far-not-with = { $what } ist für Spiele an diesem Terminal und geht nicht mit einem Server.
cli-far-bad-key = Das ist kein Schlüssel zu einem Platz: Schlüssel bestehen aus Buchstaben und Ziffern.
cli-far-unreachable = { $server } antwortet nicht: { $why }.
cli-far-foreign = Was unter { $server } antwortet, ist kein Server von Deckhand.
cli-far-refused = { $server } lehnt das ab (Status { $status }).
cli-far-guest = Gast
cli-far-link =
    Die Partie ist angelegt. Andere kommen über diesen Link oder von einem Terminal:
    { $link }
    { $command }
cli-far-key =
    Jederzeit zurück auf diesen Platz:
    { $command }
cli-far-help-hint = „hilfe“ zeigt, was man eingeben kann.
cli-far-watching = Du siehst zu. Eingeben lassen sich „plätze“, „protokoll“, „regel“, „karte“ und „ende“.
cli-far-log-part = Die letzten { $count } Zeilen; „protokoll 200“ zeigt mehr.
cli-far-next = Es folgte eine Revanche: { $match }.
cli-far-open =
    { $count ->
        [one] Ein Platz ist frei. Ist er besetzt, beginnt das Spiel.
       *[other] { $count } Plätze sind frei. Sind alle besetzt, beginnt das Spiel.
    }
cli-far-begun = Alle sind da. Das Spiel beginnt.
cli-far-waiting =
    { $seats } { $count ->
        [one] muss
       *[other] müssen
    } antworten.
cli-far-sat = { $seat } setzt sich.
cli-far-came = { $seat } ist verbunden.
cli-far-went = { $seat } ist nicht mehr verbunden.
cli-far-phrase = { $seat }: „{ $text }“
cli-far-asks = { $text } „ja“ stimmt zu, „nein“ lehnt ab.
cli-far-asked = Die anderen werden gefragt.
cli-far-turned-down = Das wurde abgelehnt.
cli-far-no-request = Niemand hat dir etwas vorgeschlagen.
cli-far-resign-sure = Aufgeben ist folgenschwer. Gib dasselbe noch einmal ein oder „ja“, um es zu tun; bei allem anderen bleibt es ungetan.
cli-far-seal-fits = Das Siegel passt: Der Zufall dieses Spiels stand fest, bevor du deinen Teil dazugegeben hast.
cli-far-seal-broken = Das Siegel passt nicht! Der Server kann den Zufall dieses Spiels gewählt haben, nachdem er deinen Teil kannte.
cli-far-over-hint = „revanche“ schlägt ein weiteres Spiel vor, „ende“ verlässt den Tisch.
cli-far-rematch = Noch ein Spiel mit denselben Leuten: { $match }.
cli-far-lost = Die Verbindung ist abgerissen. Neuer Versuch …
cli-far-again = Die Verbindung steht wieder.
cli-far-gone = Die Verbindung kam nicht wieder zustande. Die Partie bleibt erhalten; später zurück: { $command }
cli-far-come-back =
    Die Partie bleibt erhalten. So kommst du zurück:
    { $command }
cli-far-not-asked = Du wirst gerade nichts gefragt.
cli-far-only-watching = Du siehst zu; antworten können nur Plätze.
cli-far-say-what = „sagen“ und eines davon, oder sein Anfang:
cli-far-clock = Verbleibende Zeit: { $left }
cli-far-seat-open = { $seat }: frei
cli-far-seat-away = { $seat }: ein Mensch, nicht verbunden
cli-far-seat-stood = { $seat }: ein Mensch, für den ein Bot spielt
cli-far-watched =
    { $count ->
        [one] { $count } Mensch sieht zu.
       *[other] { $count } Menschen sehen zu.
    }
cli-far-why-nothing = Dazu ist jetzt nichts zu sagen: Die Frage betrifft es nicht.
cli-far-not-here = Das gibt es nur für Spiele an diesem Terminal. „protokoll“ zeigt, was geschehen ist.
cli-far-help =
    Antworte mit einer Nummer aus der Liste oder schreibe die Antwort so aus, wie
    sie dort in Klammern steht; der Anfang genügt, wenn keine andere so beginnt.
    warum KARTE        was jetzt mit einer Karte geht und warum nicht mehr
    warum HANDLUNG     warum etwas nicht möglich ist
    vorschau NUMMER    was sicher folgt und ob es sich zurücknehmen ließe
    karte NAME         alles über eine Karte; ein Teil des Namens genügt
    regel NUMMER       eine Regel, wie in [ ] genannt; ohne Nummer die der Frage
    protokoll ZAHL     die letzten Zeilen dessen, was geschehen ist
    plätze             wer wo sitzt
    alle, zurück       in gruppierten Listen: jede Antwort; einen Schritt zurück
    zurücknehmen       nimmt die letzte Antwort zurück oder bittet die anderen darum
    ja, nein           stimmt einem Vorschlag zu; lehnt ihn ab
    remis, aufgeben    schlägt ein Ende ohne Sieg vor; gibt auf
    revanche           nach dem Ende: schlägt ein weiteres Spiel vor
    sagen SATZ         sagt einen der festen Sätze; ohne Satz stehen sie alle da
    hilfe, ende        dieser Text; verlässt den Tisch, die Partie bleibt erhalten
    Eine leere Zeile zeigt die Frage noch einmal. Die englischen Wörter gelten auch.

## seals

cli-seal-broken = Das Geheimnis im Protokoll ist nicht das, das vor dem Austeilen versiegelt wurde.
cli-seal-other = Die Zahlen bei Antwort { $step } sind nicht die, die das versiegelte Geheimnis liefert.
cli-seal-from = Gespielt wird von einer Stellung der Partie { $match } aus: Von dort sind das Austeilen und { $answers ->
    [0] keine Antwort
    [one] eine Antwort
   *[other] { $answers } Antworten
}, und ihr Zufall ist in der Aufzeichnung jener Partie versiegelt.
cli-seal-fits = Der Zufall ist der, der vor dem Austeilen versiegelt wurde: { $count ->
    [one] eine Zahl wurde
   *[other] { $count } Zahlen wurden
} noch einmal gezogen.
