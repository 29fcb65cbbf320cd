# What every table says, whether it is shown in a terminal or by a server.

table-no-pick = nothing more
table-cell-of = { $cell } of { $seat }
table-turn =
    { $degrees ->
        [0] upright
       *[other] turned by { $degrees }°
    }
table-possible-verb =
    { $pick } ({ $count ->
        [one] { $count } way
       *[other] { $count } ways
    })
table-possible-card = { $card } now: { $ways }.
table-not-understood = This is not understood.
table-unknown-card =
    There is no card “{ $name }”. { GIVEN($nearest) ->
        [yes] Did you mean “{ $nearest }”?
       *[no] Part of a name in any language or the number of a card is enough.
    }
table-soft = (rarely meant)
table-heavy = (grave)
table-title = { $game }, { $mode }
table-no-such-offer = This answer is not offered any more.
table-several = { $count } answers fit, among them { $few }. Type a little more.
table-possible = Possible now: { $action }.
table-possible-some = { $count ->
    [one] { $count } answer like this is possible now.
   *[other] { $count } answers like this are possible now.
}
table-undo-nothing = There is nothing to take back.
table-why-card-not = The present question is not about { $card }.
table-why-thing = { GIVEN($question) ->
    [yes] This is not among the answers now. The question is: { $question }
   *[no] You are not asked anything now.
}
