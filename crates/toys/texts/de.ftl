# Texte der Spielzeuge.

mode-idle = Leerlauf
mode-idle-about = Keine Regeln: die Grundlinie jeder Messung.
mode-nim = Nim
mode-nim-about = Drei Haufen; wer den letzten Stein nimmt, gewinnt.
mode-bids = Gebote
mode-bids-about = Fünf Preise; jeden bekommt das höchste verdeckte Gebot.
option-decisions = Wie viele Antworten bis zum Ende gegeben werden.
option-offers = Wie viele Zahlen jede Frage anbietet.
kind-number = Zahl
choose = wählen
take = nehmen
bid = bieten
fold = passen

toy-unreadable = „{ $text }“ ist keine Aktion. Aktionen sehen so aus: { $form }.
toy-over = Das Spiel ist vorbei.
toy-not-in-turn = Am Zug: { $turn }.
toy-drawn = Das Spiel endet unentschieden.
toy-won = Gewonnen: { $seats }.
toy-shared = Unentschieden zwischen { $seats }.

idle-ask = Welche Zahl?
idle-choose = { $number } wählen.
idle-chosen = { $seat } wählt { $number }.
idle-too-large = Angeboten sind nur Zahlen unter { $below }.

nim-ask = Wie viele Steine von welchem Haufen?
nim-take = { $count ->
    [one] { $count } Stein
   *[other] { $count } Steine
} von Haufen { $pile } nehmen.
nim-laid-out = Die Haufen haben { $piles } Steine.
nim-took = { $seat } nimmt { $count ->
    [one] { $count } Stein
   *[other] { $count } Steine
} von Haufen { $pile }.
nim-too-few = Haufen { $pile } hat nur { $stones ->
    [one] { $stones } Stein
   *[other] { $stones } Steine
}.
nim-bad-piles = Jeder Haufen muss einen bis sieben Steine haben.

bids-ask = Was bietest du für { $worth ->
    [one] { $worth } Punkt
   *[other] { $worth } Punkte
}?
bids-bid = { $card } bieten.
bids-fold = Nichts bieten.
bids-card = Zahl { $card }
bids-prize = Als Preis { $worth ->
    [one] liegt { $worth } Punkt
   *[other] liegen { $worth } Punkte
} aus.
bids-drew = { $seat } zieht eine Karte.
bids-drew-card = { $seat } zieht { $card }.
bids-sealed = { $seat } legt ein Gebot hin.
bids-sealed-bid = { $seat } legt { $card } hin.
bids-sealed-fold = { $seat } legt kein Gebot hin.
bids-shown = { $seat } zeigt { $card }.
bids-folded = { $seat } zeigt, dass es kein Gebot gibt.
bids-scored = { $seat } bekommt { $worth ->
    [one] { $worth } Punkt
   *[other] { $worth } Punkte
}.
bids-nobody = Niemand bietet; der Preis verfällt.
bids-already = { $seat } hat schon ein Gebot hingelegt.
bids-not-in-hand = { $seat } hat { $card } nicht auf der Hand.
bids-picture-hand = Hand: { $cards }
bids-picture-deck = Stapel: { $count ->
    [one] { $count } Karte
   *[other] { $count } Karten
}
bids-picture-points = { $seat }: { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}
