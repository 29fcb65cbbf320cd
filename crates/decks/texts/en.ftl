# What reading a deck file has to say. Every id begins with "sheet-", so that no game can take it by accident.

sheet-not-utf8 = The file is not UTF-8: here is a sign that is none.
sheet-not-utf8-mend = Save the file as UTF-8.
sheet-too-long = The file is much longer than a deck can be; from here on it was not read.
sheet-too-long-mend = A deck has at most { $lines } lines.
sheet-no-game = The file does not say which game the deck is for.
sheet-no-game-mend = Begin it with a line such as “game berserk”.
sheet-count = “{ $count }” is not a number of cards.
sheet-count-mend = Write a whole number from 1 to { $most }.
sheet-no-card = There is a number here, but no card.
sheet-no-card-mend = Write the name of a card behind it.
sheet-empty-header = “{ $header }” is followed by nothing.
sheet-empty-header-mend = Write something behind “{ $header }”, or take the line out.
sheet-header-twice = “{ $header }” was there already.
sheet-header-twice-mend = Take one of the two lines out.
sheet-header-late = “{ $header }” stands below cards.
sheet-header-late-mend = Put this line above the first card.
sheet-stray = “{ $text }” is neither a number with a card nor “game”, “name” or “profile”.
sheet-stray-header = Did you mean “{ $header }”?
sheet-stray-mend = For a card, write how many before it: “1 { $text }”. A note begins with #.
sheet-profile = There is no profile “{ $profile }”.
sheet-profile-none = Take the line out: this game has no profiles.
sheet-profile-mend =
    { GIVEN($nearest) ->
        [yes] Did you mean “{ $nearest }”? Profiles: { $known }.
       *[no] Profiles: { $known }.
    }
sheet-unknown-card = There is no card “{ $card }”.
sheet-unknown-card-mend =
    { GIVEN($nearest) ->
        [yes] Did you mean “{ $nearest }”?
       *[no] Write its name in English, German or Russian, or its name in notation.
    }
sheet-several-cards = Several cards are called “{ $card }”.
sheet-several-cards-mend = Write one of { $cards }.
