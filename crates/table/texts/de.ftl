# Was jeder Tisch sagt, im Terminal wie vom Server.

table-no-pick = nichts weiter
table-cell-of = { $cell } von { $seat }
table-turn =
    { $degrees ->
        [0] aufrecht
       *[other] um { $degrees }° gedreht
    }
table-possible-verb =
    { $pick } ({ $count ->
        [one] { $count } Möglichkeit
       *[other] { $count } Möglichkeiten
    })
table-possible-card = „{ $card }“ jetzt: { $ways }.
table-not-understood = Das ist nicht zu verstehen.
table-unknown-card =
    Die Karte „{ $name }“ gibt es nicht. { GIVEN($nearest) ->
        [yes] Meintest du „{ $nearest }“?
       *[no] Ein Teil des Namens in irgendeiner Sprache oder die Nummer der Karte genügt.
    }
table-soft = (selten gemeint)
table-heavy = (folgenschwer)
table-title = { $game }, { $mode }
table-no-such-offer = Diese Antwort steht nicht mehr zur Wahl.
table-several = { $count } Antworten passen, darunter { $few }. Tippe etwas mehr.
table-possible = Jetzt möglich: { $action }.
table-possible-some = { $count ->
    [one] { $count } solche Antwort ist jetzt möglich.
   *[other] { $count } solche Antworten sind jetzt möglich.
}
table-undo-nothing = Es gibt nichts zurückzunehmen.
table-why-card-not = Um { $card } geht es bei der jetzigen Frage nicht.
table-why-thing = { GIVEN($question) ->
    [yes] Das gehört jetzt nicht zu den Antworten. Die Frage ist: { $question }
   *[no] Du wirst jetzt nichts gefragt.
}
