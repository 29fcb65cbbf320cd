//! Why not? Random games in which many answers are imagined: what is offered has no refusal, all
//! else has one that can be said; and positions in which a certain rule has to be named.

use deckhand_chance::Seeded;
use deckhand_kernel::{Dealer, Game, Msg, Seat, Speaker, Status, Table, Title, Viewer};
use deckhand_words::{Speech, speeches};
use game_berserk::{Action, Ask, At, Berserk, CARDS, Card, CardId, CardView, Element, Kind, View};
use std::{
    collections::{BTreeMap, BTreeSet},
    fs,
};

/// Options of a game, by name and value.
type Options<'o> = &'o [(&'o str, &'o str)];

/// A game that has just been dealt; seat 1 is First unless the options say otherwise.
fn deal(mode: &str, options: Options<'_>, seed: u64) -> (Berserk, Seeded) {
    let mut options: Vec<(String, String)> =
        options.iter().map(|&(name, value)| (name.into(), value.into())).collect();
    if options.iter().all(|(name, _)| name != "first_player") {
        options.push(("first_player".into(), "1".into()));
    }
    let setup = Berserk::setup(mode, 2, &options).expect("a legal setup");
    let mut dealer = Seeded::new(seed);
    let game = Berserk::deal(&setup, &mut Table::silent(&mut dealer)).expect("a legal setup");
    (game, dealer)
}

/// The seats that are asked.
fn asked(game: &Berserk) -> Vec<Seat> {
    match game.status() {
        Status::Asking(seats) => seats.iter().collect(),
        Status::Over(_) => Vec::new(),
    }
}

/// What a seat may answer.
fn offered(game: &Berserk, seat: Seat) -> Vec<Action> {
    let mut offered = Vec::new();
    game.legal(seat, &mut offered);
    offered
}

/// The rule and the message of a refusal, for example `B9.1 refuse-closed`.
fn refused(game: &Berserk, seat: Seat, action: Action) -> Option<(&'static str, Msg)> {
    let refusal = game.why_not(seat, action)?;
    Some((Berserk::rulebook().rule(refusal.rule).id, refusal.because))
}

/// What the walks have met: each reason with its rules and a few of its messages.
#[derive(Default)]
struct Met {
    reasons: BTreeMap<String, BTreeSet<&'static str>>,
    said: BTreeMap<String, Vec<Msg>>,
}

impl Met {
    /// Looks at one answer at one question.
    fn look(&mut self, game: &Berserk, seat: Seat, offered: &[Action], action: Action) {
        let refused = refused(game, seat, action);
        assert_eq!(
            refused.is_none(),
            offered.contains(&action),
            "{action} at {:?}",
            game.ask(seat)
        );
        let Some((rule, because)) = refused else { return };
        let id = because.id.to_string();
        self.reasons.entry(id.clone()).or_default().insert(rule);
        let said = self.said.entry(id).or_default();
        if said.len() < 40 && !said.contains(&because) {
            said.push(because);
        }
    }
}

/// Plays a game at random for so many answers; at each question actions are imagined, and at some
/// everything is tried that the own cards could be told to do.
fn walk(mode: &str, options: Options<'_>, seed: u64, answers: u32, met: &mut Met) {
    let (mut game, mut dealer) = deal(mode, options, seed);
    let mut imagination = Seeded::new(seed + 1);
    for answer in 0..answers {
        let asked = asked(&game);
        let Some(&seat) = asked.get(dealer.draw(asked.len().max(1) as u32) as usize) else { break };
        let offered = offered(&game, seat);
        for &action in &offered {
            met.look(&game, seat, &offered, action);
        }
        for _ in 0..40 {
            met.look(&game, seat, &offered, game.imagine(&mut imagination));
        }
        if answer % 16 == 0 {
            for action in everything(&mut imagination) {
                met.look(&game, seat, &offered, action);
            }
        }
        let action = offered[dealer.draw(offered.len() as u32) as usize];
        game.apply(seat, action, &mut Table::silent(&mut dealer));
    }
}

/// Every strike, step and the like between places, the impossible ones among them.
fn everything(dealer: &mut Seeded) -> Vec<Action> {
    let places = || (0..=124).chain(144..148).chain([168, 200, 254]).map(At).chain([At::NOWHERE]);
    let mut all = Vec::new();
    for from in places() {
        all.extend([
            Action::Charge(from),
            Action::Ready(from),
            Action::Defend(from),
            Action::Pick(from),
            Action::Use { card: from, ability: dealer.draw(5) as u8, at: At::NOWHERE },
        ]);
        for to in places() {
            if dealer.draw(6) != 0 {
                continue;
            }
            let ability = dealer.draw(4) as u8;
            all.extend([
                Action::Step { from, to },
                Action::Jump { from, to },
                Action::Strike { from, at: to },
                Action::Use { card: from, ability, at: to },
            ]);
        }
    }
    for card in (0..=255).map(CardId) {
        let (at, host) = (At(dealer.draw(256) as u8), At(dealer.draw(256) as u8));
        all.extend([
            Action::Recruit(card),
            Action::Link(card),
            Action::Take(card),
            Action::Top(card),
            Action::Under(card),
            Action::Put { card, at },
            Action::Attach { card, host },
        ]);
    }
    all.extend([0, 1, 2, 7, 255].into_iter().flat_map(|n| [Action::Number(n), Action::Choose(n)]));
    all
}

/// Walks through games of both editions.
fn met() -> Met {
    let mut met = Met::default();
    for seed in 0..2 {
        for (one, other) in [
            ("wall-of-the-steppe", "halls-of-the-forebears"),
            ("green-bow", "night-raid"),
            ("black-water", "twice-living"),
        ] {
            walk("relaunch", &[("deck_1", one), ("deck_2", other)], seed, 400, &mut met);
        }
        for (one, other) in
            [("moss-and-mire", "wind-and-stone"), ("anothers-will", "moss-and-mire")]
        {
            let decks = [("deck_1", one), ("deck_2", other), ("first_player", "choice")];
            walk("classic", &decks, seed, 400, &mut met);
        }
    }
    met
}

/// What could not be said of the reasons. The words of answers and of questions, which some reasons
/// repeat, are not looked at here.
fn faults(speech: &Speech) -> Vec<String> {
    let elsewhere = ["`action-", "`ask-", "`refuse-over`", "`refuse-not-asked`"];
    let mut faults = speech.faults();
    faults.retain(|fault| !elsewhere.iter().any(|id| fault.contains(id)));
    faults
}

#[test]
fn what_is_not_offered_has_a_refusal_that_can_be_said() {
    let met = met();
    assert!(met.reasons.len() > 70, "{:?}", met.reasons.keys());
    for (lang, speech) in speeches(Berserk::texts()) {
        for (id, said) in &met.said {
            for because in said {
                let text = speech.say(because);
                assert!(!text.trim().is_empty(), "{lang}: {id} says nothing");
                assert!(!text.contains("  "), "{lang}: {id} has a gap: {text}");
            }
        }
        assert_eq!(faults(&speech), [""; 0], "{lang}");
    }
}

/// A reason that no walk brings up could have no text, and nobody would know.
#[test]
fn every_reason_of_the_source_has_a_text() {
    let folder = format!("{}/src", env!("CARGO_MANIFEST_DIR"));
    let files = ["", "/ability", "/before", "/picks", "/reply", "/strike", "/turn"];
    let mut ids = BTreeSet::new();
    for file in files {
        let path = format!("{folder}/why{file}.rs");
        let source = fs::read_to_string(&path).unwrap_or_else(|error| panic!("{path}: {error}"));
        for rest in source.split("\"refuse-").skip(1) {
            ids.insert(format!("refuse-{}", rest.split('"').next().unwrap_or_default()));
        }
    }
    assert!(ids.len() > 120, "{ids:?}");
    for (lang, speech) in speeches(Berserk::texts()) {
        for id in &ids {
            speech.say(&Msg::new(id.clone()));
        }
        let mut missing = speech.faults();
        missing.retain(|fault| fault.starts_with("no message"));
        assert_eq!(missing, [""; 0], "{lang}");
    }
}

/// An answer that must be refused by this rule and with this reason, looked for in random games.
struct Case {
    rule: &'static str,
    because: &'static str,
    /// The first answer of this kind to which a position gives occasion.
    answer: fn(&Scene<'_>) -> Option<Action>,
}

/// A question as a case looks at it: only what the asked seat sees.
struct Scene<'g> {
    game: &'g Berserk,
    seat: Seat,
    ask: Ask,
    view: View,
}

impl Scene<'_> {
    fn is(&self, ask: Ask) -> Option<()> {
        (std::mem::discriminant(&self.ask) == std::mem::discriminant(&ask)).then_some(())
    }

    /// The card of that kind, own or not, for which this holds.
    fn card(&self, own: bool, is: impl Fn(&CardView) -> bool) -> Option<&CardView> {
        self.view.cards.iter().find(|card| (card.seat == self.seat) == own && is(card))
    }

    /// An own open creature on a cell without a text or an icon that could matter.
    fn plain(&self) -> Option<&CardView> {
        self.card(true, |it| it.open && on_field(it.at) && is_plain(it))
    }

    fn empty(&self, is: impl Fn(u8) -> bool) -> Option<At> {
        let taken = |at: At| self.view.cards.iter().any(|card| card.at == at);
        let marked = |at: At| self.view.marks.iter().any(|&(place, _)| place == at);
        (0..30).filter(|&cell| is(cell)).map(At).find(|&at| !taken(at) && !marked(at))
    }

    fn squad(&self) -> &[CardId] {
        self.view.sides[self.seat.index()].squad.as_deref().unwrap_or_default()
    }

    fn dealt(&self, is: impl Fn(&Card) -> bool) -> Option<CardId> {
        let hand = self.view.sides[self.seat.index()].hand.as_deref().unwrap_or_default();
        hand.iter().copied().find(|card| is(card.card()))
    }

    fn crystals(&self) -> (u8, u8) {
        self.view.sides[self.seat.index()].crystals.expect("the own crystals are known")
    }
}

fn on_field(at: At) -> bool {
    at.0 < 30
}

/// Whether a card is a ground creature without anything beside its figures.
fn is_plain(card: &CardView) -> bool {
    card.card.is_some_and(|id| {
        let print = id.card();
        print.kind == Kind::Ground && print.keywords.is_empty() && print.says().is_empty()
    }) && card.marks.is_empty()
}

/// How far two cells are from each other, and whether they lie in one row.
fn apart(a: At, b: At) -> (u8, bool) {
    (((a.0 % 5).abs_diff(b.0 % 5)) + (a.0 / 5).abs_diff(b.0 / 5), a.0 / 5 == b.0 / 5)
}

/// Far enough for no text to make neighbours of them.
fn are_far(a: At, b: At) -> bool {
    on_field(a) && on_field(b) && matches!(apart(a, b), (3.., false))
}

#[rustfmt::skip] // one case, one paragraph
const CASES: &[Case] = &[
    // Before the battle.
    Case { rule: "B3.4", because: "refuse-question", answer: |it| {
        it.is(Ask::Deal).map(|()| Action::First)
    } },
    Case { rule: "B3.3", because: "refuse-not-dealt", answer: |it| {
        it.is(Ask::Recruit(0, 0))?;
        CARDS.iter().map(Card::id).find(|&id| it.dealt(|card| card.id() == id).is_none()
            && !it.squad().contains(&id)).map(Action::Recruit)
    } },
    Case { rule: "B3.6", because: "refuse-gold-only", answer: |it| {
        it.is(Ask::Recruit(0, 0))?;
        it.dealt(|card| card.kind == Kind::Ground && card.elite && !card.unique
            && card.cost > it.crystals().0).map(Action::Recruit)
    } },
    Case { rule: "B3.6", because: "refuse-cost", answer: |it| {
        it.is(Ask::Recruit(0, 0))?;
        let (gold, silver) = it.crystals();
        it.dealt(|card| card.kind == Kind::Ground && !card.elite && !card.unique
            && card.cost > gold + silver).map(Action::Recruit)
    } },
    Case { rule: "B3.7", because: "refuse-element", answer: |it| {
        it.is(Ask::Recruit(0, 0))?;
        let (gold, silver) = it.crystals();
        let elements: Vec<Element> = it.squad().iter().map(|id| id.card().element)
            .filter(|&element| element != Element::Neutral).collect();
        it.dealt(|card| card.kind == Kind::Ground && !card.unique && !elements.is_empty()
            && card.element != Element::Neutral && !elements.contains(&card.element)
            && card.elite && card.cost == gold || card.kind == Kind::Ground && !card.unique
            && !elements.is_empty() && card.element != Element::Neutral
            && !elements.contains(&card.element) && !card.elite && card.cost == gold + silver)
            .map(Action::Recruit)
    } },
    Case { rule: "B3.8", because: "refuse-flyers", answer: |it| {
        it.is(Ask::Recruit(0, 0))?;
        let flying = |card: &Card| card.kind == Kind::Flying;
        let cost: u8 = it.squad().iter().map(|id| id.card()).filter(|card| flying(card))
            .map(|card| card.cost).sum();
        it.dealt(|card| flying(card) && !card.unique && cost + card.cost > 15).map(Action::Recruit)
    } },
    Case { rule: "B3.9", because: "refuse-terrain", answer: |it| {
        it.is(Ask::Recruit(0, 0))?;
        it.squad().iter().find(|id| id.card().kind == Kind::Terrain)?;
        it.dealt(|card| card.kind == Kind::Terrain && !card.unique).map(Action::Recruit)
    } },
    Case { rule: "B2.9", because: "refuse-unique", answer: |it| {
        it.is(Ask::Recruit(0, 0))?;
        it.dealt(|card| card.unique && it.squad().contains(&card.id())).map(Action::Recruit)
    } },
    Case { rule: "B3.12", because: "refuse-other-half", answer: |it| {
        it.is(Ask::Place)?;
        let at = At(if it.view.first == Some(it.seat) { 17 } else { 12 });
        it.squad().first().map(|&card| Action::Put { card, at })
    } },
    Case { rule: "B3.13", because: "refuse-level", answer: |it| {
        it.is(Ask::Place)?;
        let at = it.empty(|cell| cell == if it.view.first == Some(it.seat) { 10 } else { 25 })?;
        it.squad().first().filter(|_| it.view.cards.len() < 5).map(|&card| Action::Put { card, at })
    } },
    Case { rule: "B2.16", because: "refuse-occupied", answer: |it| {
        it.is(Ask::Place)?;
        let at = it.card(true, |it| on_field(it.at))?.at;
        it.squad().first().map(|&card| Action::Put { card, at })
    } },
    Case { rule: "B3.12", because: "refuse-not-recruited", answer: |it| {
        it.is(Ask::Place)?;
        let known = |id: &CardId| it.squad().contains(id)
            || it.view.sides[it.seat.index()].aside.iter().flatten().any(|other| other == id)
            || it.view.cards.iter().any(|card| card.card == Some(*id));
        let card = CARDS.iter().map(Card::id).find(|id| !known(id))?;
        Some(Action::Put { card, at: At(12) })
    } },
    Case { rule: "B2.27", because: "refuse-no-host", answer: |it| {
        let Ask::Attach(0, _) = it.ask else { return None };
        let aside = it.view.sides[it.seat.index()].aside.as_deref()?;
        let card = *aside.iter().find(|id| id.card().kind == Kind::Companion)?;
        Some(Action::Attach { card, host: it.empty(|_| true)? })
    } },
    Case { rule: "B2.27", because: "refuse-host-own", answer: |it| {
        let Ask::Attach(0, _) = it.ask else { return None };
        let aside = it.view.sides[it.seat.index()].aside.as_deref()?;
        let card = *aside.iter().find(|id| id.card().kind == Kind::Companion)?;
        Some(Action::Attach { card, host: it.card(false, |it| !it.hidden && on_field(it.at))?.at })
    } },
    // The turn.
    Case { rule: "B5.4", because: "refuse-not-asked", answer: |it| {
        it.is(Ask::Main).map(|()| Action::End)
    } },
    Case { rule: "B4.8", because: "refuse-pass", answer: |it| {
        it.is(Ask::Main).map(|()| Action::Pass)
    } },
    Case { rule: "B4.8", because: "refuse-end-pending", answer: |it| {
        it.is(Ask::Respond).map(|()| Action::End)
    } },
    Case { rule: "B5.1", because: "refuse-slow", answer: |it| {
        it.is(Ask::Respond)?;
        Some(Action::Step { from: it.plain()?.at, to: it.empty(|_| true)? })
    } },
    Case { rule: "B8.1", because: "refuse-not-yours", answer: |it| {
        it.is(Ask::Main)?;
        Some(Action::Step { from: it.card(false, |it| on_field(it.at))?.at, to: At(0) })
    } },
    Case { rule: "B8.1", because: "refuse-closed", answer: |it| {
        it.is(Ask::Main)?;
        let from = it.card(true, |it| !it.open && on_field(it.at) && is_plain(it))?.at;
        Some(Action::Step { from, to: it.empty(|_| true)? })
    } },
    Case { rule: "B8.2", because: "refuse-far", answer: |it| {
        it.is(Ask::Main)?;
        let from = it.plain().filter(|it| it.movement.is_some_and(|(left, _)| left > 0))?.at;
        Some(Action::Step { from, to: it.empty(|cell| are_far(from, At(cell)))? })
    } },
    Case { rule: "B8.2", because: "refuse-occupied", answer: |it| {
        it.is(Ask::Main)?;
        let from = it.plain().filter(|it| it.movement.is_some_and(|(left, _)| left > 0))?.at;
        let to = it.card(true, |it| on_field(it.at) && apart(it.at, from).0 == 1)?.at;
        Some(Action::Step { from, to })
    } },
    Case { rule: "B8.6", because: "refuse-flyer-moves", answer: |it| {
        it.is(Ask::Main)?;
        let from = it.card(true, |it| it.card.is_some_and(|id| id.card().kind == Kind::Flying)
            && !on_field(it.at))?.at;
        Some(Action::Step { from, to: it.empty(|_| true)? })
    } },
    Case { rule: "B8.7", because: "refuse-no-jump", answer: |it| {
        it.is(Ask::Main)?;
        Some(Action::Jump { from: it.plain()?.at, to: it.empty(|_| true)? })
    } },
    Case { rule: "B11.29", because: "refuse-no-counters", answer: |it| {
        it.is(Ask::Main).and_then(|()| it.plain()).map(|it| Action::Charge(it.at))
    } },
    Case { rule: "B7.15", because: "refuse-other-creatures", answer: |it| {
        it.is(Ask::Main).filter(|()| it.view.choices.last_flyers)?;
        it.card(false, |it| on_field(it.at) && !it.hidden)?;
        it.card(true, |it| on_field(it.at)).map(|it| Action::Ready(it.at))
    } },
    // Attacks and abilities.
    Case { rule: "B9.1", because: "refuse-nothing-there", answer: |it| {
        it.is(Ask::Main)?;
        it.empty(|_| true).map(|from| Action::Strike { from, at: At(0) })
    } },
    Case { rule: "B7.13", because: "refuse-empty", answer: |it| {
        it.is(Ask::Main)?;
        Some(Action::Strike { from: it.plain()?.at, at: it.empty(|_| true)? })
    } },
    Case { rule: "B7.13", because: "refuse-itself", answer: |it| {
        it.is(Ask::Main)?;
        it.plain().map(|it| Action::Strike { from: it.at, at: it.at })
    } },
    Case { rule: "B7.2", because: "refuse-not-adjacent", answer: |it| {
        it.is(Ask::Main)?;
        let from = it.plain()?.at;
        let at = it.card(false, |it| on_field(it.at) && are_far(from, it.at))?.at;
        Some(Action::Strike { from, at })
    } },
    Case { rule: "B7.6", because: "refuse-sky", answer: |it| {
        it.is(Ask::Main)?;
        let at = it.card(false, |it| it.card.is_some_and(|id| id.card().kind == Kind::Flying)
            && !on_field(it.at))?.at;
        Some(Action::Strike { from: it.plain()?.at, at })
    } },
    Case { rule: "B9.22", because: "refuse-nothing-pending", answer: |it| {
        it.is(Ask::Main).and_then(|()| it.plain()).map(|it| Action::Defend(it.at))
    } },
    Case { rule: "B9.21", because: "refuse-is-target", answer: |it| {
        it.is(Ask::Respond)?;
        let fight = it.view.fight.as_ref().filter(|fight| fight.kind == "strike")?;
        it.game.why_not(it.seat, Action::Defend(fight.attacker))?;
        it.card(true, |card| card.at == fight.target && !fight.defended)?;
        let open = fight.dice == [None; 2] && it.view.turn != it.seat;
        let offers = offered(it.game, it.seat);
        let defends = offers.iter().any(|action| matches!(action, Action::Defend(_)));
        (open && defends).then_some(Action::Defend(fight.target))
    } },
    Case { rule: "B5.5", because: "refuse-no-ability", answer: |it| {
        it.is(Ask::Main)?;
        it.plain().map(|it| Action::Use { card: it.at, ability: 1, at: At::NOWHERE })
    } },
];

/// Random games of several decks, in which each case is tried at the first occasion. Decks with
/// several terrains, unique cards and flyers give occasion to what is seldom.
#[test]
fn every_case_is_refused_by_its_rule() {
    let crowd = "3 girrit, 3 pustotnik, 3 polyana-trekh-krugov, 3 topkaya-gat, 3 kochevnik, \
                 3 kshar, 3 mantikora, 3 pustynnyy-kondor, 3 vladyka-nebes, 3 troll, 3 leshiy";
    let decks = [
        ("relaunch", "wall-of-the-steppe", "night-raid"),
        ("relaunch", "halls-of-the-forebears", "black-water"),
        ("classic", "moss-and-mire", "wind-and-stone"),
        ("classic", crowd, crowd),
    ];
    let mut open: Vec<usize> = (0..CASES.len()).collect();
    let mut wrong = Vec::new();
    for seed in 0..12 {
        for (mode, one, other) in decks {
            let (mut game, mut dealer) = deal(mode, &[("deck_1", one), ("deck_2", other)], seed);
            for _ in 0..300 {
                let asked = asked(&game);
                let Some(&seat) = asked.get(dealer.draw(asked.len().max(1) as u32) as usize) else {
                    break;
                };
                let (ask, view) = (game.ask(seat).expect("asked"), game.view(Viewer::Seat(seat)));
                let scene = Scene { game: &game, seat, ask, view };
                open.retain(|&at| {
                    let case = &CASES[at];
                    let Some(action) = (case.answer)(&scene) else { return true };
                    let by = if case.rule == "B5.4" { Seat(1 - seat.0) } else { seat };
                    let found = refused(&game, by, action);
                    let found = found.as_ref().map(|(rule, because)| (*rule, &*because.id));
                    if found != Some((case.rule, case.because)) {
                        wrong.push(format!("{} {}: {found:?}, {action}", case.rule, case.because));
                    }
                    false
                });
                let mut offered = offered(&game, seat);
                // Squads are filled up, so that crystals run short.
                if matches!(ask, Ask::Recruit(..)) && offered.len() > 1 {
                    offered.retain(|&action| action != Action::Done);
                }
                let action = offered[dealer.draw(offered.len() as u32) as usize];
                game.apply(seat, action, &mut Table::silent(&mut dealer));
            }
        }
    }
    let open: Vec<_> = open.into_iter().map(|at| (CASES[at].rule, CASES[at].because)).collect();
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
    assert_eq!(open, [], "no occasion");
}

#[test]
fn b3_4_redeals_end_with_their_number_or_with_the_gold() {
    let (mut game, mut dealer) = deal("relaunch", &[("redeals", "1")], 1);
    let redeal = |game: &Berserk| refused(game, Seat(0), Action::Redeal).map(|(_, msg)| msg.id);
    assert_eq!(redeal(&game), None);
    game.apply(Seat(0), Action::Redeal, &mut Table::silent(&mut dealer));
    assert_eq!(redeal(&game).as_deref(), Some("refuse-redeals"));

    let (mut game, mut dealer) = deal("relaunch", &[], 1);
    for _ in 0..24 {
        assert_eq!(redeal(&game), None);
        game.apply(Seat(0), Action::Redeal, &mut Table::silent(&mut dealer));
    }
    let refused = refused(&game, Seat(0), Action::Redeal).expect("the gold is spent");
    assert_eq!((refused.0, &*refused.1.id), ("B3.4", "refuse-no-gold"));
}

/// What the reasons say of enemy cards that are face down does not depend on what these are.
#[test]
fn b14_3_no_reason_names_a_hidden_enemy_card() {
    let mut hidden_ones = 0;
    for seed in 0..6 {
        let (mut game, mut dealer) = deal("relaunch", &[], seed);
        let mut imagination = Seeded::new(seed);
        for _ in 0..80 {
            let asked = asked(&game);
            let Some(&seat) = asked.first() else { break };
            let view = game.view(Viewer::Seat(seat));
            let hidden = view.cards.iter().filter(|card| card.card.is_none());
            let places: Vec<At> = hidden.map(|card| card.at).collect();
            let offered = offered(&game, seat);
            if !places.is_empty() && game.ask(seat) == Some(Ask::Main) {
                hidden_ones += 1;
                let twin = game.determinize(seat, &mut imagination);
                for action in everything(&mut imagination) {
                    let touches = match action {
                        Action::Strike { from, at } => {
                            places.contains(&at) || places.contains(&from)
                        }
                        Action::Use { card, at, .. } => {
                            places.contains(&at) || places.contains(&card)
                        }
                        Action::Charge(at) | Action::Ready(at) | Action::Defend(at) => {
                            places.contains(&at)
                        }
                        _ => false,
                    };
                    if touches {
                        let (one, other) = (game.why_not(seat, action), twin.why_not(seat, action));
                        assert_eq!(one, other, "{action}");
                    }
                }
            }
            let action = offered[dealer.draw(offered.len() as u32) as usize];
            game.apply(seat, action, &mut Table::silent(&mut dealer));
        }
    }
    assert!(hidden_ones > 5, "{hidden_ones}");
}
