//! Cards 201 to 241: our own supplement. None of them is a published card; wherever they are shown they say so.
//!
//! They exist because no artifact, equipment, companion or parasite with figures is public. Of 234 only the name and the
//! idea are the publisher's.

use super::{Card, Class::*, Element::*, Keyword::*, Start};

#[rustfmt::skip] // one card, one line
pub(super) const CARDS: [Card; 41] = [
    Card::artifact(201, "mezhevoy-kamen", Neutral, 3, 8).ours(),
    Card::artifact(202, "signalnyy-kolokol", Neutral, 4, 6).ours(),
    Card::artifact(203, "gromovoy-stolp", Mountains, 5, 10).elite().ours(),
    Card::artifact(204, "osadnyy-skorpion", Steppe, 5, 10).counters(2).starts(Start::CountersIfSecond(1)).ours(),
    Card::artifact(205, "chasha-goryachey-krovi", Darkness, 4, 7).elite().ours(),
    Card::artifact(206, "zerkalo-tikhoy-vody", Swamp, 4, 6).ours(),
    Card::artifact(207, "rog-dalnego-pokhoda", Neutral, 5, 7).elite().unique().counters(3).ours(),
    Card::artifact(208, "istukan-dvoynik", Forest, 4, 11).unique().ours(),
    Card::equipment(209, "shlem-dozornogo", Neutral, 2).classic_only().ours(),
    Card::equipment(210, "sekira-trekh-run", Mountains, 3).classic_only().ours(),
    Card::equipment(211, "bagor", Neutral, 2).classic_only().ours(),
    Card::equipment(212, "korotkiy-luk-kochevya", Steppe, 3).classic_only().ours(),
    Card::equipment(213, "plashch-iz-tumana", Swamp, 3).classic_only().ours(),
    Card::equipment(214, "zhivoy-pantsir", Forest, 3).elite().starts(Start::HostLives(3)).classic_only().ours(),
    Card::equipment(215, "sapogi-vikhri", Neutral, 3).classic_only().ours(),
    Card::equipment(216, "voskovye-krylya", Neutral, 2).elite().classic_only().ours(),
    Card::companion(217, "ruchnoy-khorek", Forest, 3, 4, [1, 1, 2]).ours(),
    Card::companion(218, "runnyy-svetlyak", Mountains, 3, 4, [0, 1, 1]).ours(),
    Card::companion(219, "shchitnik-otrok", Steppe, 4, 6, [1, 2, 2]).of(&[Akkenian]).ours(),
    Card::companion(220, "piyavka-lekar", Swamp, 3, 4, [1, 1, 1]).ours(),
    Card::companion(221, "cherep-sheptun", Darkness, 3, 5, [1, 1, 2]).of(&[Undead]).ours(),
    Card::companion(222, "pogonyala-na-zagrivke", Neutral, 4, 6, [1, 2, 3]).elite().ours(),
    Card::parasite(223, "kleshch-gnilushnik", Swamp, 4, 5, [1, 1, 1]).ours(),
    Card::parasite(224, "ledyanaya-korka", Mountains, 3, 6, [0, 0, 1]).ours(),
    Card::parasite(225, "loza-udavka", Forest, 4, 6, [1, 1, 2]).ours(),
    Card::parasite(226, "tyanushchiy-niti", Darkness, 7, 6, [1, 1, 2]).elite().unique().ours(),
    Card::parasite(227, "peschanaya-blokha", Steppe, 3, 4, [1, 1, 1]).ours(),
    Card::parasite(228, "sonnaya-plesen", Darkness, 3, 5, [0, 1, 1]).ours(),
    Card::terrain(229, "pereval-semi-vetrov", Mountains, 3).ours(),
    Card::terrain(230, "sukhoe-ruslo", Steppe, 3).ours(),
    Card::terrain(231, "polyana-trekh-krugov", Forest, 4).ours(),
    Card::terrain(232, "topkaya-gat", Swamp, 4).elite().ours(),
    Card::terrain(233, "zhertvennik-nemykh", Darkness, 4).elite().ours(),
    Card::ground(234, "gribynych", Forest, 5, 11, 1, [2, 3, 4]).with(&[Regeneration(2)]).ours(),
    Card::ground(235, "znamenosets-vetrov", Steppe, 5, 10, 1, [1, 2, 3]).of(&[Akkenian]).ours(),
    Card::flying(236, "sirin-vestnitsa", Forest, 5, 7, [2, 2, 3]).elite().unique().with(&[SpellProtection]).ours(),
    Card::ground(237, "yarmarochnyy-boets", Neutral, 4, 9, 1, [2, 2, 4]).ours(),
    Card::ground(238, "kamyshovyy-zasadnik", Swamp, 4, 8, 1, [1, 2, 3]).ours(),
    Card::ground(239, "kostrovoy", Neutral, 4, 7, 1, [1, 1, 2]).starts(Start::CountersIfSecond(1)).ours(),
    Card::ground(240, "travnitsa-prashchnitsa", Forest, 4, 7, 1, [1, 1, 2]).ours(),
    Card::ground(241, "bobr-zaprudnik", Swamp, 4, 8, 1, [1, 2, 2]).counters(3).starts(Start::Counters(2)).ours(),
];
