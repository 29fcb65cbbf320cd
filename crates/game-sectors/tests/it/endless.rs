//! No main phase goes on for ever.
//!
//! The cards in the hands and memories of both players, taken together, become fewer by at least one with every
//! installation and every BOT, apart from what a few texts and abilities give back in excess of what they took, each of
//! them at most once each round. So a main phase has at most as many main actions as there were such cards when it began,
//! and those that can be given back, the modules on offer and the two passes on top.

use deckhand_chance::Seeded;
use deckhand_kernel::{Dealer, Game, Scene as _, Seat, Status, Table, Title, Viewer};
use game_sectors::{Action, Ask, CARDS, CardId, Faction, Kind, Sectors, When};

/// What can come back in one round beyond the limit: Battery Cell, Oracle and Scout 1 each, Trading Post 2, Cache Patch
/// 2, Load Patch 1, Spyware 2, Tritoro 6, Crypt 2, Memory Sweeper 2, Revenant 1, and with the abilities of DED 1 and BAT
/// 2 and with Compiler 1; where it is drawn, the card of HEX included.
const GIVEN_BACK: usize = 25;
/// The market is not filled in a main phase.
const ON_OFFER: usize = 3;
const PASSES: usize = 2;
/// Answers to the question of one turn: three cards of the memory, Freeze Pair, Convert, and the main action.
const IN_A_TURN: usize = 6;
/// Answers of both players in one turn, whatever its texts ask.
const ANSWERS: usize = 100;
/// Main actions in a main phase under any circumstances.
const MOST: usize = 100;

/// Which of the offers a player takes.
type Policy = fn(&Sectors, Seat, &[Action], &mut Seeded) -> Action;

/// Whether it does not end the turn.
fn is_free(action: Action) -> bool {
    matches!(action, Action::Take(_) | Action::Freeze(_) | Action::Convert { .. })
}

fn one_of(offers: &[Action], dealer: &mut Seeded) -> Action {
    offers[dealer.draw(offers.len() as u32) as usize]
}

/// Any of those that this holds for, or any at all.
fn rather(offers: &[Action], dealer: &mut Seeded, likes: impl Fn(&Action) -> bool) -> Action {
    let liked: Vec<Action> = offers.iter().copied().filter(likes).collect();
    one_of(if liked.is_empty() { offers } else { &liked }, dealer)
}

fn any(_: &Sectors, _: Seat, offers: &[Action], dealer: &mut Seeded) -> Action {
    one_of(offers, dealer)
}

/// Neither passes nor declines while anything else is possible.
fn busy(_: &Sectors, _: Seat, offers: &[Action], dealer: &mut Seeded) -> Action {
    rather(offers, dealer, |action| !matches!(action, Action::Pass | Action::No))
}

/// Free actions before anything else, then abilities and modules.
fn free_first(game: &Sectors, seat: Seat, offers: &[Action], dealer: &mut Seeded) -> Action {
    if offers.iter().copied().any(is_free) {
        return rather(offers, dealer, |&action| is_free(action));
    }
    let ability = |action: &Action| matches!(action, Action::Restore { .. } | Action::Reserve(_));
    if offers.iter().any(ability) {
        return rather(offers, dealer, ability);
    }
    busy(game, seat, offers, dealer)
}

/// Whether the card gives something back at most once each round when it is installed.
fn comes_round(card: CardId) -> bool {
    card.card().says.iter().any(|said| said.when == When::Install && said.once)
}

/// Lets cards that cost nothing replace each other for as long as they can, if possible those that give something back,
/// and throws away others.
fn cycling(game: &Sectors, seat: Seat, offers: &[Action], dealer: &mut Seeded) -> Action {
    let slots = &game.view(Viewer::Seat(seat)).sides[seat.index()].slots;
    // Abilities, which can be put in order like cards, have no cost.
    let costs_nothing =
        |card: CardId| CARDS.get(usize::from(card.0)).is_some_and(|it| it.cost == Some(0));
    let likes = |action: &Action| match *action {
        Action::Take(_) => 4,
        Action::Install { card, at } if costs_nothing(card) => {
            let under = slots.iter().find(|slot| slot.at == at && slot.unit);
            match under.and_then(|slot| slot.card) {
                Some(old) if comes_round(old) && comes_round(card) => 3,
                Some(_) if comes_round(card) => 2,
                Some(_) => 1,
                None => 0,
            }
        }
        Action::Choose(card) if costs_nothing(card) => -1,
        Action::Pass | Action::No => -2,
        _ => 0,
    };
    let best = offers.iter().map(likes).max();
    rather(offers, dealer, |action| Some(likes(action)) == best)
}

/// Looks where each answer leads, and takes what leaves most cards in hands and memories without passing.
fn hoarding(game: &Sectors, seat: Seat, offers: &[Action], dealer: &mut Seeded) -> Action {
    let mut best = (0, one_of(offers, dealer));
    for &action in offers {
        if action == Action::Pass {
            continue;
        }
        // A short list is tried more often, since a lot depends on what is drawn.
        for _ in 0..if offers.len() < 12 { 2 } else { 1 } {
            let mut twin = game.clone();
            let mut draws = Seeded::new(dealer.bits());
            twin.apply(seat, action, &mut Table::silent(&mut draws));
            finish_turn(&mut twin, &mut draws);
            let cards = cards(&twin) + 1;
            if cards > best.0 {
                best = (cards, action);
            }
        }
    }
    best.1
}

/// Plays on until somebody has a turn or the main phase is over.
fn finish_turn(game: &mut Sectors, dealer: &mut Seeded) {
    let mut offers = Vec::new();
    while let Some((seat, ask)) = asked(game) {
        if ask == Ask::Main || !game.view(Viewer::Public).main {
            return;
        }
        offers.clear();
        game.legal(seat, &mut offers);
        let action = busy(game, seat, &offers, dealer);
        game.apply(seat, action, &mut Table::silent(dealer));
    }
}

const POLICIES: [(&str, Policy); 5] = [
    ("any", any),
    ("busy", busy),
    ("free first", free_first),
    ("cycling", cycling),
    ("hoarding", hoarding),
];

fn asked(game: &Sectors) -> Option<(Seat, Ask)> {
    let Status::Asking(seats) = game.status() else { return None };
    let seat = seats.iter().next()?;
    Some((seat, game.ask(seat)?))
}

/// Cards in the hands and memories of both players.
fn cards(game: &Sectors) -> usize {
    let view = game.view(Viewer::Public);
    view.sides.iter().map(|side| usize::from(side.hand.count + side.memory.count)).sum()
}

/// One main phase as far as it has been played.
#[derive(Clone, Copy, Debug, Default)]
struct Phase {
    /// Cards in hands and memories when it began.
    cards: usize,
    /// Main actions.
    actions: usize,
    /// Answers to the question of this turn, and all answers in it.
    turn: usize,
    answers: usize,
    /// The main action of this turn has been taken.
    acted: bool,
}

/// The most that was seen: main actions in a main phase, and how near these came to what is possible.
#[derive(Debug, Default)]
struct Seen {
    phases: usize,
    actions: usize,
    nearest: Option<usize>,
    turn: usize,
    answers: usize,
}

impl Phase {
    fn count(&mut self, ask: Ask, action: Action) {
        if ask == Ask::Main {
            if self.acted {
                (self.turn, self.answers) = (0, 0);
            }
            self.acted = !is_free(action);
            self.turn += 1;
            self.actions += usize::from(self.acted);
        }
        self.answers += 1;
    }

    fn limit(&self) -> usize {
        (self.cards + GIVEN_BACK + ON_OFFER + PASSES).min(MOST)
    }

    fn check(&self, seen: &mut Seen, story: &str) {
        assert!(self.actions <= self.limit(), "{story}: {self:?}");
        assert!(self.turn <= IN_A_TURN, "{story}: {self:?}");
        assert!(self.answers <= ANSWERS, "{story}: {self:?}");
        let left = self.limit() - self.actions;
        seen.nearest = Some(seen.nearest.map_or(left, |nearest| nearest.min(left)));
        seen.actions = seen.actions.max(self.actions);
        seen.turn = seen.turn.max(self.turn);
        seen.answers = seen.answers.max(self.answers);
    }
}

/// How long a game is watched.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Until {
    GameOver,
    MainPhaseOver,
}

/// Plays on and checks every main phase on the way.
fn watch(
    game: &mut Sectors,
    policies: [Policy; 2],
    dealer: &mut Seeded,
    until: Until,
    seen: &mut Seen,
    story: &str,
) {
    let mut phase: Option<Phase> = None;
    let mut offers = Vec::new();
    while let Some((seat, ask)) = asked(game) {
        let main = game.view(Viewer::Public).main;
        if !main && phase.take().is_some() && until == Until::MainPhaseOver {
            return;
        }
        if main && phase.is_none() {
            seen.phases += 1;
            phase = Some(Phase { cards: cards(game), ..Phase::default() });
        }
        offers.clear();
        game.legal(seat, &mut offers);
        let action = policies[seat.index()](game, seat, &offers, dealer);
        if let Some(phase) = &mut phase {
            phase.count(ask, action);
            phase.check(seen, story);
        }
        game.apply(seat, action, &mut Table::silent(dealer));
    }
}

fn owned(options: &[(&str, &str)]) -> Vec<(String, String)> {
    options.iter().map(|&(name, value)| (name.to_owned(), value.to_owned())).collect()
}

/// Whole games with every pair of policies.
fn games(options: &[(&str, &str)], seeds: u64) -> Seen {
    let setup = Sectors::setup("duel", 2, &owned(options)).expect("possible");
    let mut seen = Seen::default();
    for (one, first) in POLICIES {
        for (two, second) in POLICIES {
            for seed in 0..seeds {
                let mut dealer = Seeded::new(seed);
                let mut game =
                    Sectors::deal(&setup, &mut Table::silent(&mut dealer)).expect("dealt");
                let story = format!("{one} against {two}, seed {seed}");
                let policies = [first, second];
                watch(&mut game, policies, &mut dealer, Until::GameOver, &mut seen, &story);
            }
        }
    }
    seen
}

fn shuffled<T>(mut items: Vec<T>, dealer: &mut Seeded) -> Vec<T> {
    for last in (1..items.len()).rev() {
        items.swap(last, dealer.draw(last as u32 + 1) as usize);
    }
    items
}

/// Three factions for each player: for the first one of those whose cards give something back, if a loop is looked for.
fn factions(loops: Loops, dealer: &mut Seeded) -> Vec<Faction> {
    let mut factions = shuffled(Faction::ALL.to_vec(), dealer);
    if loops == Loops::LookedFor {
        let gives =
            |it: &Faction| matches!(it, Faction::Bat | Faction::Hex | Faction::Swm | Faction::Mod);
        factions.sort_by_key(|faction| !gives(faction));
    }
    factions
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Loops {
    LeftToChance,
    LookedFor,
}

/// A board on which a loop would be found first: all abilities unlocked, every slot taken, three cards in memory, six in
/// hand, nothing in draw pile and trash, and patches under the units.
fn late_board(options: &[(String, String)], loops: Loops, dealer: &mut Seeded) -> Sectors {
    let mut draft = Sectors::draft("duel", 2, options).expect("possible");
    let mut place = |statement: &str| {
        let words: Vec<&str> = statement.split(' ').collect();
        Sectors::place(&mut draft, &words).unwrap_or_else(|fault| panic!("{statement}: {fault:?}"));
    };
    let notations = |cards: &[CardId]| {
        cards.iter().map(|card| card.notation()).collect::<Vec<&str>>().join(" ")
    };
    let of_kind = |kind: Kind| -> Vec<CardId> {
        (0..CARDS.len() as u8).map(CardId).filter(|card| card.card().kind == kind).collect()
    };
    let factions = factions(loops, dealer);
    let mut patches = shuffled(of_kind(Kind::Patch), dealer);
    for (person, own) in [(1, &factions[..3]), (2, &factions[3..6])] {
        let names: Vec<&str> = own.iter().map(|faction| faction.name()).collect();
        place(&format!("unlocked {person} {}", names.join(" ")));
        place(&format!("coins {person} {}", dealer.draw(10)));
        // The programs of a faction stand together, six by six.
        let drafted = |card: &CardId| own.iter().any(|it| usize::from(card.0 / 6) == *it as usize);
        let programs = of_kind(Kind::Program).into_iter().filter(drafted).collect();
        let mut cards = shuffled(programs, dealer);
        if loops == Loops::LookedFor {
            // One of these lies in the last slot, a blue one, the others are in hand.
            cards.sort_by_key(|&card| comes_round(card));
            cards.swap(8, 17);
        }
        let slots = ["r1", "r2", "r3", "y1", "y2", "y3", "b1", "b2", "b3"];
        for (slot, unit) in slots.iter().zip(&cards) {
            let bot = if !comes_round(*unit) && dealer.draw(4) == 0 { "bot " } else { "" };
            place(&format!("slot {person}{slot} {bot}{}", unit.notation()));
            if dealer.draw(3) == 0
                && let Some(patch) = patches.pop()
            {
                place(&format!("patch {person}{slot} {}", patch.notation()));
            }
        }
        place(&format!("memory {person} {}", notations(&cards[9..12])));
        place(&format!("hand {person} {}", notations(&cards[12..])));
    }
    let modules = of_kind(Kind::Daemon).into_iter().chain(of_kind(Kind::Virus)).collect();
    place(&format!("market {}", notations(&shuffled(modules, dealer)[..ON_OFFER])));
    Sectors::finish(draft).expect("a position")
}

/// Main phases that begin with a late board.
fn late_boards(options: &[(&str, &str)], seeds: u64) -> Seen {
    let options = owned(options);
    let mut seen = Seen::default();
    for (name, policy) in POLICIES {
        for seed in 0..seeds {
            let loops = if seed % 2 == 0 { Loops::LeftToChance } else { Loops::LookedFor };
            let mut dealer = Seeded::stream(seed, 2);
            let mut game = late_board(&options, loops, &mut dealer);
            let story = format!("{name}, late board {seed}");
            let until = Until::MainPhaseOver;
            watch(&mut game, [policy; 2], &mut dealer, until, &mut seen, &story);
        }
    }
    seen
}

/// What makes cards come back more easily.
const GENEROUS: [(&str, &str); 4] = [
    ("reshuffle_on_take", "on"),
    ("virus_occupies_slot", "off"),
    ("restorer", "per-returning-card"),
    ("backlash", "any-effect"),
];

#[test]
fn no_main_phase_of_a_game_is_endless() {
    let seen = games(&[], 20);
    println!("{seen:?}");
    assert!(seen.phases > 1000, "{seen:?}");
}

#[test]
fn nor_with_rulings_that_give_more_back() {
    println!("{:?}", games(&GENEROUS, 10));
}

#[test]
fn nor_does_one_that_begins_with_full_boards_go_on_for_ever() {
    println!("{:?}", late_boards(&[], 200));
    println!("{:?}", late_boards(&GENEROUS, 200));
}
