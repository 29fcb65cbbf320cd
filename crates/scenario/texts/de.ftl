# Was an einer Szenariodatei nicht stimmt. Jede Kennung beginnt mit „scn-“, damit kein Spiel sie versehentlich belegt.
# Wörter zwischen Gravis-Zeichen stehen so in der Datei und sind in jeder Sprache dieselben.

scn-said = { $sentence }
scn-here = hier
scn-after-this = danach
scn-near = Ist `{ $name }` gemeint?
scn-expected = erwartet: { $what }
scn-found = gefunden: { $what }
scn-known = bekannt: { $names }
scn-example = Beispiel: { $example }
scn-for-example = zum Beispiel: { $example }
scn-unreadable = diese Szenariodatei ist nicht lesbar: { $fault }
scn-unreadable-faults = diese Szenariodatei ist nicht lesbar: { $count } Fehler

# Lesen
scn-none = in dieser Datei steht kein Szenario
scn-begins = ein Szenario beginnt mit einer Zeile `scenario TITEL`
scn-no-title = ein Szenario braucht einen Titel
scn-no-title-mend = etwa `scenario Der Bunker zieht zwei ab`
scn-no-game = dieses Szenario nennt kein Spiel
scn-no-game-mend = hier oder über dem ersten Szenario gehört eine Zeile wie `game disastles` hin
scn-idle-numbers = keine Aktion verwendet diese Zahlen
scn-idle-numbers-mend = `chance` steht vor der Aktion, die zieht oder würfelt
scn-expects-nothing = dieses Szenario erwartet nichts
scn-expects-nothing-mend = es braucht wenigstens eine Zeile, die mit `expect` beginnt
scn-missing =
    { $what ->
        [game] der Name eines Spiels fehlt
        [mode] der Name einer Spielart fehlt
        [option] eine Option fehlt
        [rule] eine Regel fehlt
        [rule-number] die Nummer einer Regel fehlt
        [action] eine Aktion fehlt
        [expectation] was erwartet wird, fehlt
        [event] der Name eines Ereignisses fehlt
        [question] der Name einer Frage fehlt
        [how-often] die Angabe, wie oft, fehlt
        [how-many] die Zahl der Angebote fehlt
        [start] `start` fehlt
        [seat] ein Platz fehlt
        [seat-or-public] ein Platz oder `public` fehlt
        [sign] `=` fehlt
        [sign-value] `=` und ein Wert fehlen
        [value] ein Wert fehlt
        [reason] ein Grund fehlt
       *[number] eine Zahl fehlt
    }
scn-one-word = hier gehört nur ein Wort hin
scn-outside = Spielzüge und Erwartungen gehören in ein Szenario
scn-too-late = `{ $word }` darf nicht nach der ersten Aktion oder Erwartung stehen
scn-too-late-mend = ab dort: Aktionen wie `1: pass`, `chance`, `expect`
scn-seats = `{ $word }` ist keine Zahl von Plätzen
scn-option = `{ $word }` ist keine Option mit einem Wert
scn-option-mend = Optionen werden als name=wert geschrieben
scn-after-any = nach `any` kann nichts folgen
scn-chance = `{ $word }` ist keine Zahl, die ausgeteilt werden kann
scn-chance-mend = Zahlen von 0 an, und am Ende vielleicht `any`
scn-does-not-go = `{ $before }` passt nicht zu `{ $kind }`
scn-write = so wird es geschrieben: `{ $text }`
scn-kind = unter dem Namen `{ $word }` lässt sich nichts erwarten
scn-no-times = `no` sagt schon, wie oft
scn-since = bekannt ist nur `since start`
scn-value-name = davor gehört der Name eines Werts
scn-seat = `{ $word }` ist kein Platz
scn-seat-mend = Plätze werden von 1 an gezählt
scn-seat-colon = `{ $word }` ist kein Platz mit Doppelpunkt
scn-seat-colon-mend = etwa `1: pass`
scn-complete = die Anweisung ist davor schon vollständig
scn-number = `{ $word }` ist keine Zahl
scn-sign = `{ $word }` vergleicht nichts
scn-sign-mend = bekannt: =, !=, <, >, mit Leerzeichen davor und danach
scn-parameter = `{ $word }` ist keine Angabe zu einem Ereignis
scn-parameter-mend = Angaben werden als name=wert geschrieben

# Aufbauen
scn-setup = das lässt sich nicht aufbauen: { $why }
scn-deal-or-describe = ein Spiel wird ausgeteilt, oder seine Stellung wird beschrieben; nicht beides
scn-position = diese Stellung gibt es nicht: { $why }
scn-no-mode = { $game } hat keine Spielart `{ $word }`
scn-no-option = { $game } hat keine Option `{ $word }`
scn-no-statement = keine Anweisung beginnt mit `{ $word }`
scn-statements = zu einer Stellung: { $names }
scn-keywords = in jedem Szenario: { $names }
scn-unsound-start = das Spiel hat eine fehlerhafte Stellung aufgebaut: { $why }

# Austeilen
scn-can-not-deal = { $number } lässt sich hier nicht austeilen
scn-below = eine Zahl unter { $below }
scn-none-left = hier entscheidet der Zufall, und es ist keine Zahl mehr dafür da
scn-none-left-drawn = eine Zahl unter { $below } wurde gezogen, nach { $used } anderen
scn-none-left-mend = die Zahlen gehören in eine Zeile `chance …` darüber, oder diese endet mit `any`
scn-unused = { $number } wurde in diesem Schritt nicht verwendet
scn-drawn = gezogene Zahlen: { $count }

# Urteilen
scn-other-game = `{ $word }` ist ein anderes Spiel als { $game }
scn-no-rule = im Regelwerk von { $game } gibt es keine Regel `{ $rule }`
scn-possible = diese Stellung ist möglich
scn-possible-mend = `expect impossible` ist die einzige Zeile nach der Stellung
scn-impossible-other = das ist aus einem anderen Grund unmöglich
scn-no-seat = an einem Tisch für { $seats } gibt es keinen Platz { $seat }
scn-no-action = das ist keine Aktion: { $why }
scn-not-offered = Platz { $seat } wird diese Aktion nicht angeboten
scn-is-offered = Platz { $seat } wird diese Aktion angeboten
scn-an-offered-action = eine angebotene Aktion
scn-an-offer = ein Angebot
scn-no-such-offer = kein solches Angebot
scn-it-is-offered = sie wird angeboten
scn-broke-down = bei dieser Aktion sind die Regeln zusammengebrochen
scn-unsound = die Stellung nach dieser Aktion ist fehlerhaft: { $why }
scn-number-of-offers = Platz { $seat } hat eine andere Zahl von Angeboten
scn-offers =
    { GIVEN($list) ->
        [yes] Angebote:{ $list }
       *[no] Angebote: keine
    }
scn-happened =
    { GIVEN($list) ->
        [yes] was geschah:{ $list }
       *[no] was geschah: nichts
    }
scn-goes-on = das Spiel geht weiter
scn-is-over = das Spiel ist zu Ende
scn-the-end = das Ende des Spiels
scn-a-question = eine Frage an jemanden
scn-not-at-rest = das Spiel ruht hier nicht
scn-free-question =
    { GIVEN($seat) ->
        [yes] die freie Frage eines Zuges, an Platz { $seat }
       *[no] die freie Frage eines Zuges, an einen Platz
    }
scn-nothing-learned = durch die letzte Aktion wurde nichts gezogen, gewürfelt oder gezeigt
scn-learned = durch die letzte Aktion wurde etwas gezogen, gewürfelt oder gezeigt
scn-contradicts = das Spiel widerspricht sich: dies wird angeboten und abgelehnt
scn-contradicts-neither = das Spiel widerspricht sich: dies wird weder angeboten noch abgelehnt
scn-another-rule = das wird nach einer anderen Regel abgelehnt
scn-another-reason = das wird aus einem anderen Grund abgelehnt
scn-must-not-happen = das darf nicht geschehen und ist doch geschehen
scn-happened-times = das geschah { $found }-mal, nicht { $times }-mal
scn-nothing-yet = es ist noch nichts geschehen
scn-not-after = das geschah nicht nach dem zuvor gefundenen Ereignis
scn-not-happened = das ist nicht geschehen
scn-no-event = { $game } kennt kein Ereignis `{ $word }`
scn-no-question = { $game } kennt keine Frage `{ $word }`
scn-no-parameter = `{ $event }` hat keine Angabe `{ $word }`
scn-no-value = { $game } hat keinen Wert `{ $word }`
scn-other-value = `{ $value }` ist ein anderer Wert
scn-not-asked = Platz { $seat } wird das nicht gefragt
scn-is-asked = Platz { $seat } wird das gefragt
scn-ended-otherwise = das Spiel endete anders
scn-asks = Platz { $seat } wird gefragt: { $question }
scn-waits = auf Platz { $seat } wird gewartet
scn-and = { $first }; { $second }

# Rätsel
scn-no-goal = dieses Rätsel hat kein Ziel
scn-no-goal-mend = mindestens eine Zeile wie `goal winner 1` oder `goal value treasure 1 > 4` gehört dazu
scn-no-puzzle = `{ $word }` gehört zu einem Rätsel
scn-no-puzzle-mend = ein Rätsel beginnt mit einer Zeile `puzzle TITLE`
scn-is-puzzle = das ist ein Rätsel und kein Szenario
scn-is-puzzle-mend = `deckhand puzzle check` löst es
scn-is-scenario = das ist ein Szenario und kein Rätsel
scn-is-scenario-mend = `deckhand scenario` führt es aus
scn-no-condition = zu `{ $word }` gehört etwas, was für eine Stellung allein wahr ist
scn-within = `{ $word }` ist keine Zahl von Antworten von 1 bis 1000
scn-puzzle-over = es gibt nichts zu lösen: das Spiel ist am Anfang schon zu Ende
scn-solver-waits = Platz { $seat } soll das lösen und wird am Anfang nicht gefragt
scn-goal-reached = es gibt nichts zu lösen: das Ziel ist am Anfang schon erreicht
scn-no-solution = das löst das Rätsel nicht
scn-keys =
    { GIVEN($list) ->
        [yes] erste Antworten, die es lösen:{ $list }
       *[no] erste Antworten, die es lösen: keine
    }
scn-other-solution = auch `{ $action }` löst das Rätsel
