# Texts of the toys.

mode-idle = Idle
mode-idle-about = No rules: the floor under every benchmark.
mode-nim = Nim
mode-nim-about = Three piles; whoever takes the last stone wins.
mode-bids = Bids
mode-bids-about = Five prizes; the highest sealed bid takes each.
option-decisions = How many answers are given until the end.
option-offers = How many numbers each question offers.
kind-number = number
choose = choose
take = take
bid = bid
fold = fold

toy-unreadable = “{ $text }” is not an action. Actions look like this: { $form }.
toy-over = The game is over.
toy-not-in-turn = It is the turn of { $turn }.
toy-drawn = The game is drawn.
toy-won = { $seats } won.
toy-shared = The game is drawn between { $seats }.

idle-ask = Which number?
idle-choose = Choose { $number }.
idle-chosen = { $seat } chose { $number }.
idle-too-large = Only numbers below { $below } are on offer.

nim-ask = How many stones from which pile?
nim-take = Take { $count ->
    [one] { $count } stone
   *[other] { $count } stones
} from pile { $pile }.
nim-laid-out = The piles have { $piles } stones.
nim-took = { $seat } took { $count ->
    [one] { $count } stone
   *[other] { $count } stones
} from pile { $pile }.
nim-too-few = Pile { $pile } has only { $stones ->
    [one] { $stones } stone
   *[other] { $stones } stones
}.
nim-bad-piles = Each pile must have one to seven stones.

bids-ask = What do you bid for { $worth ->
    [one] { $worth } point
   *[other] { $worth } points
}?
bids-bid = Bid { $card }.
bids-fold = Bid nothing.
bids-card = Number { $card }
bids-prize = { $worth ->
    [one] { $worth } point lies
   *[other] { $worth } points lie
} out as a prize.
bids-drew = { $seat } drew a card.
bids-drew-card = { $seat } drew { $card }.
bids-sealed = { $seat } laid down a bid.
bids-sealed-bid = { $seat } laid down { $card }.
bids-sealed-fold = { $seat } laid down no bid.
bids-shown = { $seat } shows { $card }.
bids-folded = { $seat } shows that there is no bid.
bids-scored = { $seat } takes { $worth ->
    [one] { $worth } point
   *[other] { $worth } points
}.
bids-nobody = Nobody bid; the prize is lost.
bids-already = { $seat } has laid down a bid already.
bids-not-in-hand = { $seat } does not hold { $card }.
bids-picture-hand = Hand: { $cards }
bids-picture-deck = Deck: { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
bids-picture-points = { $seat }: { $points ->
    [one] { $points } point
   *[other] { $points } points
}
