//! How castles lie and what they are worth, in games played at random, against the slow way of `naive`.

use crate::{
    naive::{At, Castle, Moment, Tile, play_on, play_through},
    positions::{Options, scene},
};
use deckhand_chance::Seeded;
use deckhand_kernel::{Game, Table, Viewer};
use game_disastles::{
    Action, Ask, CARDS, CardId, CastleView, Disastles, Event, From, Into, View, Way, group,
};
use std::collections::{BTreeMap, BTreeSet};

/// Games of every kind: mode, seats, options.
const KINDS: [(&str, u8, Options); 6] = [
    ("normal", 3, &[]),
    ("normal", 2, &[("thrones", "special"), ("disasters", "4"), ("catastrophes", "4")]),
    ("hands", 2, &[("disasters", "3")]),
    ("no-disasters", 2, &[("thrones", "special"), ("double_before_adding", "on")]),
    ("co-op", 2, &[("disasters", "3")]),
    ("solo", 1, &[("disasters", "3")]),
];

/// How often something came up, so that nothing passes untested.
type CameUp = BTreeMap<&'static str, usize>;

/// Shows every question of some games of every kind.
fn everywhere(games: u64, mut each: impl FnMut(Moment<'_>)) {
    for (mode, seats, options) in KINDS {
        for seed in 0..games {
            play_through(mode, seats, options, seed, &mut each);
        }
    }
}

fn seen(game: &Disastles) -> View {
    game.view(Viewer::All)
}

/// The view of the castle that the asked seat builds.
fn own<'v>(view: &'v View, moment: &Moment<'_>) -> &'v CastleView {
    let castle = if view.choices.way.together() { 0 } else { moment.seat.index() };
    &view.castles[castle]
}

fn slug(card: CardId) -> &'static str {
    CARDS[card.index()].slug
}

fn is_active(castle: &CastleView, names: &[&str]) -> bool {
    castle.rooms.iter().any(|room| room.active && names.contains(&slug(room.card)))
}

/// Whether a change of a castle is under way: a room is off the board, or several are being turned together [D2.8].
fn mid_change(moment: &Moment<'_>, view: &View) -> bool {
    !view.lifted.is_empty()
        || matches!(moment.game.ask(moment.seat), Some(Ask::Place(From::Warp, _)))
}

/// [D2.1] [D2.2] [D2.3] [D2.8]
#[test]
fn d2_2_d2_8_castles_agree_in_every_wall_and_hang_together() {
    let mut looked_at = 0;
    everywhere(60, |moment| {
        let view = seen(moment.game);
        if mid_change(&moment, &view) {
            return;
        }
        for castle in view.castles.iter().filter(|castle| castle.stands) {
            let lying = Castle::seen(castle);
            assert!(lying.agrees_everywhere(), "{lying:?}");
            let throne = lying.throne().expect("a castle that stands has a Throne Room");
            assert_eq!(lying.steps_from(throne).len(), lying.0.len(), "{lying:?}");
            looked_at += 1;
        }
        for castle in view.castles.iter().filter(|castle| !castle.stands) {
            assert!(castle.rooms.is_empty(), "nothing is left of a castle that fell");
        }
    });
    assert!(looked_at > 20_000, "{looked_at}");
}

/// What a view says about the sides of a card is what is printed, as it lies [D2.10] [D5.2] [D5.3].
#[test]
fn d5_2_d5_3_d2_10_views_show_what_is_connected_completed_and_outer() {
    everywhere(15, |moment| {
        let view = seen(moment.game);
        for castle in &view.castles {
            let lying = Castle::seen(castle);
            for room in &castle.rooms {
                let at: At = (room.x, room.y);
                let letters = lying.0[&at].sides;
                let symbols = letters.map(|letter| match letter.to_ascii_lowercase() {
                    b'd' => "diamond",
                    b'c' => "cross",
                    b'm' => "moon",
                    b'w' => "any",
                    _ => "wall",
                });
                assert_eq!([0, 1, 2, 3].map(|side| room.sides[side].symbol), symbols);
                let golden = letters.map(|letter| letter.is_ascii_uppercase());
                assert_eq!([0, 1, 2, 3].map(|side| room.sides[side].golden), golden);
                if mid_change(&moment, &view) {
                    continue; // rooms being turned together may disagree for the moment
                }
                let connected = lying.connected(at);
                assert_eq!([0, 1, 2, 3].map(|side| room.sides[side].connected), connected);
                let completed = lying.completed(at);
                assert_eq!([0, 1, 2, 3].map(|side| room.sides[side].completed), completed);
                let outer = connected.into_iter().filter(|&side| side).count() == 1;
                assert_eq!(room.outer, outer, "{} in {lying:?}", room.card.notation());
            }
        }
    });
}

/// The castle after an answer, and whether anything was cut off by it.
fn after(moment: &Moment<'_>, action: Action, castle: usize) -> (Castle, bool) {
    let mut game = moment.game.clone();
    let (mut seed, mut told) = (Seeded::new(1), Vec::new());
    game.apply(moment.seat, action, &mut Table::telling(&mut seed, &mut told));
    let cut = told.iter().any(|told| matches!(told.event, Event::CutOff(..)));
    (Castle::seen(&seen(&game).castles[castle]), cut)
}

/// Two rooms that do not touch can only trade places if both show the same points to the same sides, and so can a room
/// that is turned: what is connected stays connected, so nothing is cut off [D2.8] [D4.4] [D4.7].
#[test]
fn d2_8_swapping_two_rooms_apart_or_turning_one_breaks_no_connection() {
    let (mut swaps, mut turns) = (0, 0);
    everywhere(80, |moment| {
        let view = seen(moment.game);
        if mid_change(&moment, &view) || !view.aside.is_empty() {
            return;
        }
        for &action in moment.offers {
            let cards = match action {
                Action::Swap { a, b, turn_a: 0, turn_b: 0 } => [a, b],
                Action::Turn { card, .. } => [card, card],
                _ => continue,
            };
            let castles: Vec<Castle> = view.castles.iter().map(Castle::seen).collect();
            let Some(whose) = castles.iter().position(|castle| castle.cell_of(cards[0]).is_some())
            else {
                panic!("{action} names a card of no castle");
            };
            let castle = &castles[whose];
            let Some(places) = cards.map(|card| castle.cell_of(card)).into_iter().collect() else {
                continue; // a Swap between two castles
            };
            let [one, other]: [At; 2] = Vec::try_into(places).expect("two cells");
            let apart = (one.0 - other.0).abs() + (one.1 - other.1).abs();
            if apart == 1 {
                continue;
            }
            let (changed, cut) = after(&moment, action, whose);
            assert!(!cut, "{action} cuts something off in {castle:?}");
            // A Disaster of the next shop may have felled the castle in the meantime.
            if !changed.0.is_empty() {
                assert_eq!(changed.edges(), castle.edges(), "{action} in {castle:?}");
            }
            if apart == 0 { turns += 1 } else { swaps += 1 }
        }
    });
    assert!(swaps > 5_000 && turns > 500, "{swaps} swaps and {turns} turns");
}

/// [D2.5] [D2.2]
#[test]
fn d2_5_whatever_is_built_or_moved_holds_on_to_something() {
    let (mut builds, mut moves) = (0, 0);
    everywhere(30, |moment| {
        let view = seen(moment.game);
        if matches!(moment.game.ask(moment.seat), Some(Ask::Arrange(_))) {
            return; // the rooms that are put down together hold on to each other in the end
        }
        let castles: Vec<Castle> = view.castles.iter().map(Castle::seen).collect();
        for &action in moment.offers {
            let (castle, at, card, turn) = match action {
                Action::Build { card, into, at, turn } => {
                    let seat = match into {
                        Into::Own => own(&view, &moment).seat,
                        Into::Castle(other) => other,
                    };
                    let castle = if castles.len() == 1 { 0 } else { seat.index() };
                    builds += 1;
                    (castles[castle].clone(), at, card, turn)
                }
                Action::Move { card, to, turn } => {
                    let mut castle = castles.iter().find(|castle| castle.cell_of(card).is_some());
                    let mut castle = castle.take().expect("it lies in a castle").clone();
                    let home = castle.cell_of(card).expect("just found");
                    let lay = castle.0.remove(&home).expect("just found").turn;
                    moves += 1;
                    (castle, to, card, lay + turn)
                }
                _ => continue,
            };
            // A room that is built once more keeps the turn it had; its letters are tried in all turns.
            let fits = |turn| castle.takes((at.x, at.y), Tile::new(card, turn));
            let again = matches!(
                moment.game.ask(moment.seat),
                Some(Ask::Place(From::Warp | From::Gift, _))
            );
            assert!(if again { (0..4).any(fits) } else { fits(turn) }, "{action} in {castle:?}");
        }
    });
    assert!(builds > 20_000 && moves > 20_000, "{builds} builds and {moves} moves");
}

/// The cards that their owner may neither move nor swap [D10.15] [D10.26] [D10.41] [D11.8].
fn held_fast(castle: &CastleView, lying: &Castle) -> BTreeSet<CardId> {
    let mut held = BTreeSet::new();
    for room in castle.rooms.iter().filter(|room| room.active) {
        let at = (room.x, room.y);
        let cells: Vec<At> = match slug(room.card) {
            "swimming-pool" | "candy-shop" | "petting-zoo" | "movie-theatre" | "red-throne" => {
                lying.joined_to(at)
            }
            "gravitational-anchor" => Castle::around(at).collect(),
            "candy-vault" => Castle::around(at).chain([at]).collect(),
            _ => continue,
        };
        held.extend(cells.iter().filter_map(|at| lying.0.get(at)).map(|tile| tile.card));
    }
    held
}

/// At the free question of a turn exactly those builds, Moves and Swaps are offered that trying every card on every cell
/// finds [D3.6] [D3.7] [D4.2] [D4.3] [D4.4] [D2.5] [D2.6], with turning where a text allows it [D10.13] [D10.20]
/// [D11.13], and without what a text forbids [D5.23] [D5.25].
#[test]
fn d3_7_d4_2_d4_4_brute_force_finds_the_same_builds_moves_and_swaps() {
    let mut came_up = CameUp::new();
    let mut note = |what, happened| *came_up.entry(what).or_default() += usize::from(happened);
    everywhere(25, |moment| {
        let view = seen(moment.game);
        if moment.game.ask(moment.seat) != Some(Ask::Main) {
            return;
        }
        let castle = own(&view, &moment);
        let lying = Castle::seen(castle);
        let held = held_fast(castle, &lying);
        let spins = |card| slug(card) == "spinning-chamber";
        let turn_builds = is_active(castle, &["gravity-generator"]);
        let turn_moves = is_active(castle, &["yellow-throne"]);
        let takes = view.choices.way == Way::Hands;
        let shop: &[CardId] = if view.closed || takes { &[] } else { &view.shop };
        let mut expected = lying.builds(shop, |card| turn_builds || spins(card));
        expected.append(&mut lying.moves(|card| turn_moves || spins(card)));
        expected.append(&mut lying.swaps());
        expected.retain(|action| match action {
            Action::Move { card, .. } => !held.contains(card),
            Action::Swap { a, b, .. } => !held.contains(a) && !held.contains(b),
            _ => true,
        });
        let offered: BTreeSet<Action> = moment
            .offers
            .iter()
            .copied()
            .filter(|action| match action {
                Action::Build { into, .. } => *into == Into::Own,
                Action::Move { .. } | Action::Swap { .. } => true,
                _ => false,
            })
            .collect();
        let missing: Vec<String> = (&expected - &offered).iter().map(ToString::to_string).collect();
        let wrong: Vec<String> = (&offered - &expected).iter().map(ToString::to_string).collect();
        assert!(missing.is_empty(), "not offered: {missing:?} in {lying:?}");
        assert!(wrong.is_empty(), "offered: {wrong:?} in {lying:?}");
        note("plain", held.is_empty() && !turn_builds && !turn_moves);
        note("large", lying.0.len() > 8);
        note("held", !held.is_empty());
        note("turned when built", turn_builds);
        note("turned when moved", turn_moves);
    });
    assert!(came_up["plain"] > 500 && came_up["large"] > 100, "{came_up:?}");
    for text in ["held", "turned when built", "turned when moved"] {
        assert!(came_up[text] > 20, "{came_up:?}");
    }
}

/// Vaults with a negative text, and boosters.
const SWITCHING: [&str; 5] =
    ["cold-vault", "entropic-vault", "energy-core", "generator", "white-throne"];

/// A card is active while every golden point on it is part of a completed connection; one without golden points always
/// is [D5.5] [D5.6]. Castles with a negative vault or a booster at work are left out.
#[test]
fn d5_5_d5_6_golden_points_alone_decide_where_nothing_switches() {
    let (mut on, mut off) = (0, 0);
    everywhere(25, |moment| {
        let view = seen(moment.game);
        for castle in &view.castles {
            // Two negative vaults may silence each other and go on silencing others [D5.11].
            let cold = castle.rooms.iter().any(|room| slug(room.card) == "cold-vault");
            if cold || mid_change(&moment, &view) || is_active(castle, &SWITCHING) {
                continue;
            }
            let lying = Castle::seen(castle);
            for room in castle.rooms.iter().filter(|room| room.card.is_in(group::WITH_TEXT)) {
                let at = (room.x, room.y);
                let completed = lying.completed(at);
                let golden = lying.0[&at].sides.map(|letter| letter.is_ascii_uppercase());
                let expected = if room.card.is_throne() {
                    room.text_up // [D11.2]
                } else {
                    (0..4).all(|side| !golden[side] || completed[side])
                };
                assert_eq!(room.active, expected, "{} in {lying:?}", room.card.notation());
                if expected { on += 1 } else { off += 1 }
            }
        }
    });
    assert!(on > 10_000 && off > 10_000, "{on} active, {off} not");
}

/// The treasure of a castle [D6.1] [D6.2] [D6.3] [D6.4] [D10.42] [D10.43].
fn treasure(
    castle: &CastleView,
    lying: &Castle,
    doubling_first: bool,
    came_up: &mut CameUp,
) -> u16 {
    let active = |name: &str| -> Vec<At> {
        let rooms = castle.rooms.iter().filter(|room| room.active && slug(room.card) == name);
        rooms.map(|room| (room.x, room.y)).collect()
    };
    let more = active("treasury").len() as u16;
    let markets = active("market");
    let steps = lying.steps_from(lying.throne().expect("it stands"));
    let mut sum = 0;
    for room in castle.rooms.iter().filter(|room| room.active) {
        let at = (room.x, room.y);
        let value = match slug(room.card) {
            "dynamic-vault" => {
                *came_up.entry("dynamic").or_default() += 1;
                Castle::around(at).filter(|at| lying.0.contains_key(at)).count() as u16
            }
            "lonely-vault" => {
                *came_up.entry("lonely").or_default() += usize::from(steps[&at] > 1);
                steps[&at] - 1
            }
            "small-vault" => 1,
            "medium-vault" => 2,
            "big-vault" | "bribers-vault" => 3,
            "large-vault" | "candy-vault" | "nuclear-vault" => 5,
            "cold-vault" => 7,
            "entropic-vault" => 8,
            _ => continue,
        };
        let double = markets.iter().any(|&market| Castle::around(market).any(|near| near == at));
        *came_up.entry("raised").or_default() += usize::from(more > 0);
        *came_up.entry("doubled").or_default() += usize::from(double);
        *came_up.entry("both").or_default() += usize::from(double && more > 0);
        sum += match (double, doubling_first) {
            (false, _) => value + more,
            (true, false) => 2 * (value + more),
            (true, true) => 2 * value + more,
        };
    }
    sum
}

/// Completed connections of diamond, cross and moon, those of an active Reinforced Walls or Armorer twice [D7.7]
/// [D10.14].
fn blocks(castle: &CastleView, lying: &Castle, came_up: &mut CameUp) -> [u16; 3] {
    let mut blocks = [0; 3];
    let doubles = |at: At| {
        castle.rooms.iter().any(|room| {
            (room.x, room.y) == at
                && room.active
                && ["reinforced-walls", "armorer"].contains(&slug(room.card))
        })
    };
    for (&at, tile) in &lying.0 {
        // To the right and downwards, so that each pair of cells is looked at once.
        for (side, other) in [(1, (at.0 + 1, at.1)), (2, (at.0, at.1 + 1))] {
            if !lying.completed(at)[side] {
                continue;
            }
            let letters = [tile.sides[side], lying.0[&other].sides[(side + 2) % 4]];
            let letter = letters.into_iter().find(|&letter| letter != b'w').expect("one throne");
            let symbol = b"dcm".iter().position(|name| *name == letter.to_ascii_lowercase());
            let twice = doubles(at) || doubles(other);
            *came_up.entry("blocks twice").or_default() += usize::from(twice);
            blocks[symbol.expect("a symbol")] += if twice { 2 } else { 1 };
        }
    }
    blocks
}

/// How much less damage is taken [D7.8] [D10.18] [D10.8] [D12.9] [D12.13].
fn less(castle: &CastleView, view: &View, log: &[Event]) -> u16 {
    let rooms = castle.rooms.iter().filter(|room| room.active);
    let printed: u16 = rooms
        .map(|room| match slug(room.card) {
            "safe-room" => 1,
            "bunker" => 2,
            _ => 0,
        })
        .sum();
    let together = view.choices.way.together();
    let own = |seat| together || seat == castle.seat;
    let mut shelter = 0;
    for event in log {
        match event {
            Event::Sheltered(seat, amount) if own(*seat) => shelter += u16::from(*amount),
            Event::Turn(seat) if own(*seat) => shelter = 0,
            _ => {}
        }
    }
    let treasure = match view.choices.way.name() {
        "co-op" => castle.treasure / 10,
        "solo" => castle.treasure / 5,
        _ => 0,
    };
    printed + shelter + treasure
}

/// Compares the figures under every castle with what follows from its cards.
fn check_figures(moment: &Moment<'_>, came_up: &mut CameUp) {
    let view = seen(moment.game);
    if mid_change(moment, &view) {
        return;
    }
    for castle in view.castles.iter().filter(|castle| castle.stands) {
        let lying = Castle::seen(castle);
        let expected = treasure(castle, &lying, view.choices.doubling_first, came_up);
        assert_eq!(castle.treasure, expected, "{lying:?}");
        let expected = blocks(castle, &lying, came_up);
        assert_eq!(castle.blocks, expected, "{lying:?}");
        let connections: u16 = expected.iter().sum();
        assert_eq!(castle.connections, connections, "as ties are broken [D8.5]");
        assert_eq!(castle.less, less(castle, &view, moment.log), "{lying:?}");
        assert_eq!(usize::from(castle.room_count) + 1, lying.0.len(), "the throne is no room");
        *came_up.entry("castles").or_default() += 1;
    }
}

/// The figures under a castle, worked out from what the view shows of its cards.
#[test]
fn d6_1_d7_7_figures_follow_from_what_is_seen() {
    let mut came_up = CameUp::new();
    everywhere(100, |moment| check_figures(&moment, &mut came_up));
    for way in ["castles", "blocks twice", "doubled", "dynamic", "lonely", "raised"] {
        assert!(came_up[way] > 100, "{came_up:?}");
    }
}

/// Random play hardly ever brings Treasury and Market together, so these games begin with both.
#[test]
fn d6_4_treasury_and_market_together_in_either_order() {
    for option in ["off", "on"] {
        let mut came_up = CameUp::new();
        for seed in 0..30 {
            let start = scene(
                "no-disasters",
                2,
                &[("double_before_adding", option)],
                "castle 1: throne 0,0; medium-vault-84 -2,-1 turned 270; corridor-60 -2,0 turned 270
                 castle 1: market -1,-1 turned 270; treasury -1,0 turned 180
                 turn 1",
            );
            play_on(start, seed, |moment| check_figures(&moment, &mut came_up));
        }
        assert!(came_up["both"] > 500, "{came_up:?}");
    }
}

/// What the view says of a running Disaster is what everybody was told when it was played, whatever has been lost since;
/// and the rooms that somebody is asked for are among those still to be lost.
#[test]
fn d7_7_d7_10_a_running_disaster_shows_what_was_told() {
    let mut came_up = CameUp::new();
    everywhere(60, |moment| {
        let view = seen(moment.game);
        let Some(running) = &view.running else {
            assert!(!matches!(moment.game.ask(moment.seat), Some(Ask::Lose(_, false))));
            return;
        };
        let at = moment.log.iter().rposition(
            |event| matches!(event, Event::Disaster(card, x, _) if (*card, *x) == (running.card, running.x)),
        );
        let told = &moment.log[at.expect("a running Disaster was told")..];
        assert!(!running.sums.is_empty());
        for sum in &running.sums {
            let through: [u16; 3] = std::array::from_fn(|it| sum.dealt[it] - sum.blocked[it]);
            let unblocked: u16 = through.iter().sum();
            assert_eq!(sum.due, unblocked.saturating_sub(sum.less));
            assert!(told.iter().any(|event| match *event {
                Event::Damage(seat, told, due) =>
                    seat == sum.seat && told == through && due == sum.due,
                Event::NoDamage(seat, told) =>
                    seat == sum.seat && told == unblocked && sum.due == 0,
                _ => false,
            }));
            assert!(u16::from(sum.lost) + u16::from(sum.left) <= sum.due);
            *came_up.entry(if sum.less > 0 { "reduced" } else { "plain" }).or_default() += 1;
            *came_up.entry(if sum.lost > 0 { "half lost" } else { "whole" }).or_default() += 1;
        }
        if let Some(Ask::Lose(left, sacrifice)) = moment.game.ask(moment.seat) {
            let own =
                running.sums.iter().find(|sum| sum.seat == moment.seat).expect("who is asked");
            assert_eq!(if sacrifice { own.sacrifice } else { own.left }, left);
            *came_up.entry(if sacrifice { "sacrifice" } else { "damage" }).or_default() += 1;
        }
    });
    for way in ["reduced", "plain", "half lost", "whole", "sacrifice", "damage"] {
        assert!(came_up[way] > 10, "{came_up:?}");
    }
}
