//! Why not? For each reason that the game can give, a position in which it has to give it: the rule, the message, and
//! that a refused answer changes nothing.

use crate::positions::{Options, action, answer, scene};
use deckhand_chance::Seeded;
use deckhand_kernel::{Seat, Table, Title, fingerprint, play};
use game_disastles::Disastles;
use std::{collections::BTreeSet, fs};

/// A position and answers that are refused in it.
struct Case {
    mode: &'static str,
    seats: u8,
    options: Options,
    /// Statements, one a line.
    position: &'static str,
    /// Answers given first, one a line.
    first: &'static str,
    /// `SEAT: ANSWER`, the rule and the message.
    refused: &'static [(&'static str, &'static str, &'static str)],
}

const USUAL: Case =
    Case { mode: "normal", seats: 2, options: &[], position: "", first: "", refused: &[] };

const SPECIAL: Options = &[("thrones", "special")];

/// Walls are written top, right, bottom, left: d diamond, c cross, m moon, capital golden, n none, w any.
const CASES: &[Case] = &[
    // Corridor 57 is cnnd, Staircase 75 cncn, Hallway 63 ncnd, Imposter nnmc.
    Case {
        seats: 3,
        position: "castle 1: throne 0,0; corridor-57 1,0
                   shop: staircase-75, hallway-63, imposter, market
                   out 3",
        refused: &[
            ("1: build staircase-75 at 0,0", "D2.1", "refuse-occupied"),
            ("1: build staircase-75 at 9,9", "D2.5", "refuse-far"),
            ("1: build staircase-75 at 32767,-32768", "D2.5", "refuse-far"),
            ("1: build staircase-75 at 2,0", "D2.5", "refuse-unconnected"),
            ("1: build hallway-63 at 2,0", "D2.2", "refuse-point-wall"),
            ("1: build staircase-75 at -1,0", "D2.2", "refuse-wall-point"),
            ("1: build staircase-75 at 0,1 turned 90", "D2.6", "refuse-upright"),
            ("1: build soothsayer at 0,1", "D3.7", "refuse-not-in-shop"),
            ("1: build staircase-75 at 0,1 in 2", "D3.7", "refuse-own-castle"),
            ("1: build imposter at 0,-1 in 1", "D3.7", "refuse-name-own"),
            ("1: build imposter at 0,-1 in 3", "D7.12", "refuse-no-castle"),
            ("1: warp staircase-75 onto corridor-57", "D10.21", "refuse-no-warp"),
            ("1: take market", "D3.1", "refuse-no-hands"),
            ("1: skip", "D3.6", "refuse-skip"),
            ("1: yes", "D3.6", "refuse-question"),
            ("1: discard corridor-57", "D3.6", "refuse-question"),
            ("2: pass", "D3.2", "refuse-not-asked"),
            ("3: pass", "D3.2", "refuse-not-asked"),
        ],
        ..USUAL
    },
    Case {
        position: "castle 1: blue-throne 0,0; corridor-57 1,0; staircase-75 0,1
                   shop: market",
        refused: &[
            ("1: move staircase-75 to 0,1", "D4.2", "refuse-same-cell"),
            ("1: move staircase-75 to 0,-1 turned 180", "D4.2", "refuse-keeps-turn"),
            ("1: move market to -1,0", "D4.2", "refuse-not-there"),
            ("1: move white-throne to 1,0", "D4.2", "refuse-not-there"),
            ("1: move blue-throne to 0,2", "D4.2", "refuse-not-outer"),
            ("1: move corridor-57 to 0,-1", "D2.2", "refuse-wall-point"),
            ("1: move corridor-57 to 1,1", "D2.2", "refuse-point-wall"),
            ("1: move corridor-57 to -9,0", "D2.5", "refuse-far"),
            ("1: swap corridor-57 and corridor-57", "D4.4", "refuse-swap-itself"),
            ("1: swap corridor-57 and market", "D4.4", "refuse-in-no-castle"),
            ("1: swap corridor-57 and white-throne", "D4.4", "refuse-not-there"),
            ("1: swap corridor-57 and blue-throne", "D2.2", "refuse-swap-fit"),
            ("1: turn corridor-57 by 90", "D4.8", "refuse-turn-no-text"),
            ("1: flip", "D11.3", "refuse-plain-side"),
            ("1: use blue-throne", "D11.1", "refuse-plain-side"),
            ("1: use corridor-57", "D5.7", "refuse-no-text"),
            ("1: use market", "D4.9", "refuse-not-yours"),
            ("1: use nuclear-meltdown", "D4.9", "refuse-not-yours"),
        ],
        ..USUAL
    },
    Case {
        options: &[("throne_may_be_moved", "off")],
        position: "castle 1: blue-throne 0,0; hallway-65 1,0
                   shop: warping-chamber",
        refused: &[
            ("1: move blue-throne to 2,0", "D4.5", "refuse-throne"),
            ("1: swap hallway-65 and blue-throne", "D4.5", "refuse-throne"),
            ("1: warp warping-chamber onto blue-throne", "D4.5", "refuse-throne"),
        ],
        ..USUAL
    },
    // Warping Chamber is ndcm: its top would face the point of the throne. Hallway 65 lies in no castle.
    Case {
        position: "castle 1: throne 0,0; staircase-75 0,1
                   shop: warping-chamber",
        refused: &[
            ("1: warp warping-chamber onto staircase-75", "D10.21", "refuse-warp"),
            ("1: warp warping-chamber onto hallway-65", "D10.21", "refuse-not-yours"),
            ("1: warp market onto staircase-75", "D3.7", "refuse-not-in-shop"),
        ],
        ..USUAL
    },
    // Candy Vault is CMMn: its golden points meet the throne, Hallway 64 and Staircase 71.
    Case {
        position: "castle 1: throne 0,0; candy-vault 0,1; hallway-64 1,1; staircase-71 0,2",
        refused: &[
            ("1: move hallway-64 to -1,0", "D10.41", "refuse-bound"),
            ("1: swap hallway-64 and candy-vault", "D10.41", "refuse-bound"),
        ],
        ..USUAL
    },
    // Swimming Pool is ndCn: its golden point meets Staircase 75.
    Case {
        position: "castle 1: throne 0,0; swimming-pool -1,0; staircase-75 -1,1; hallway-65 1,0",
        refused: &[
            ("1: move staircase-75 to 0,1", "D5.23", "refuse-protected"),
            ("1: swap staircase-75 and hallway-65", "D5.23", "refuse-protected"),
            ("1: use swimming-pool", "D5.8", "refuse-not-an-action"),
        ],
        ..USUAL
    },
    // Gravitational Anchor is nDnD: throne and Hallway 62 (nmnd) meet it.
    Case {
        position: "castle 1: throne 0,0; gravitational-anchor 1,0; hallway-62 2,0",
        refused: &[("1: move hallway-62 to -1,0", "D10.15", "refuse-anchored")],
        ..USUAL
    },
    // Architect is nCnd, Mercenary 39 CnCn, Black Market dDnn.
    Case {
        position: "castle 1: throne 0,0; architect 1,0; mercenary-39 0,1; staircase-75 0,2; black-market -1,0",
        refused: &[
            ("1: use architect", "D5.5", "refuse-inactive"),
            ("1: use mercenary-39", "D5.17", "refuse-link-spent"),
            ("1: use black-market", "D4.10", "refuse-no-effect"),
        ],
        ..USUAL
    },
    Case {
        position: "castle 1: throne 0,0; black-market -1,0
                   discard: staircase-75",
        first: "1: use black-market",
        refused: &[
            ("1: build market at 1,0", "D3.7", "refuse-not-held"),
            ("1: build staircase-75 at 1,0", "D2.2", "refuse-wall-point"),
            ("1: skip", "D3.7", "refuse-skip"),
            ("1: use black-market", "D3.7", "refuse-question"),
        ],
        ..USUAL
    },
    // Entropic Vault switches the throne off.
    Case {
        options: SPECIAL,
        position: "castle 1: blue-throne 0,0; staircase-72 1,-1; entropic-vault 1,0 turned 90
                   castle 1: medium-vault-84 2,0 turned 90",
        refused: &[
            ("1: use blue-throne", "D5.10", "refuse-silenced"),
            ("1: flip", "D11.3", "refuse-no-flip"),
        ],
        ..USUAL
    },
    Case {
        options: SPECIAL,
        position: "castle 1: green-throne 0,0; staircase-72 1,-1; entropic-vault 1,0 turned 90
                   castle 1: medium-vault-84 2,0 turned 90",
        refused: &[("1: flip", "D11.2", "refuse-silenced")],
        ..USUAL
    },
    Case {
        options: SPECIAL,
        position: "castle 1: green-throne 0,0; hallway-65 1,0; staircase-75 0,1
                   castle 2: cyan-throne 0,0",
        first: "1: flip",
        refused: &[
            ("1: turn hallway-65 by 0", "D4.7", "refuse-turn-nothing"),
            ("1: turn hallway-65 by 90", "D2.2", "refuse-turn-fit"),
            ("1: turn cyan-throne by 90", "D4.7", "refuse-not-there"),
            ("1: flip", "D11.3", "refuse-plain-side"),
        ],
        ..USUAL
    },
    Case {
        options: SPECIAL,
        position: "castle 1: green-throne 0,0; hallway-65 1,0",
        first: "1: flip
                1: turn green-throne by 90",
        refused: &[("1: turn green-throne by 90", "D11.6", "refuse-two-rooms")],
        ..USUAL
    },
    Case {
        options: SPECIAL,
        position: "castle 1: cyan-throne 0,0; hallway-65 1,0",
        refused: &[("1: flip", "D11.7", "refuse-no-damage")],
        ..USUAL
    },
    // Room with Legs is mDnc. Hallway 62 (nmnd) and Rocket Engineer 44 (Mnnd) each offer a diamond to its right.
    Case {
        options: SPECIAL,
        position:
            "castle 1: green-throne 0,0; hallway-62 -1,0; staircase-74 0,1; rocket-engineer-44 0,2
                   castle 1: room-with-legs -2,0",
        first: "1: use room-with-legs",
        refused: &[
            ("1: move rocket-engineer-44 to 0,-1", "D10.19", "refuse-other-room"),
            ("1: build market at 1,0", "D4.2", "refuse-build-now"),
            ("1: pass", "D3.8", "refuse-pass"),
        ],
        ..USUAL
    },
    Case {
        options: SPECIAL,
        position:
            "castle 1: green-throne 0,0; hallway-62 -1,0; staircase-74 0,1; rocket-engineer-44 0,2
                   castle 1: room-with-legs -2,0",
        first: "1: use room-with-legs
                1: move room-with-legs to -1,2",
        refused: &[
            ("1: use room-with-legs", "D10.19", "refuse-walked"),
            ("1: flip", "D11.3", "refuse-flip-late"),
        ],
        ..USUAL
    },
    Case {
        position: "castle 1: throne 0,0; room-with-legs -1,0; hallway-63 -2,0",
        refused: &[("1: use room-with-legs", "D10.19", "refuse-cannot-walk")],
        ..USUAL
    },
    // Engineers Workshop is nMcD. The turn has begun without it.
    Case {
        position: "castle 1: throne 0,0; engineers-workshop 1,0; hallway-65 2,0",
        refused: &[("1: use engineers-workshop", "D3.10", "refuse-extra")],
        ..USUAL
    },
    Case {
        mode: "co-op",
        position: "castle 1: throne 0,0; engineers-workshop 1,0; hallway-65 2,0",
        first: "1: use engineers-workshop
                1: skip",
        refused: &[("1: use engineers-workshop", "D12.10", "refuse-extra-round")],
        ..USUAL
    },
    // Nuclear Reactor is nDnD: throne and Hallway 62 meet it.
    Case {
        position: "castle 1: throne 0,0; nuclear-reactor 1,0; hallway-62 2,0; staircase-75 0,1
                   shop: market",
        first: "1: move staircase-75 to 0,-1",
        refused: &[
            ("1: move staircase-75 to 0,1", "D10.27", "refuse-same-kind"),
            ("1: build market at -1,0", "D3.9", "refuse-build-no-action"),
            ("1: pass", "D3.8", "refuse-pass"),
            ("1: turn staircase-75 by 180", "D4.8", "refuse-turn-no-text"),
        ],
        ..USUAL
    },
    Case {
        position: "castle 1: throne 0,0; nuclear-reactor 1,0; hallway-62 2,0; staircase-75 0,1
                   castle 1: staircase-72 0,-1",
        first: "1: swap staircase-72 and staircase-75",
        refused: &[("1: swap staircase-72 and staircase-75", "D10.27", "refuse-same-kind")],
        ..USUAL
    },
    // Soothsayer is Dcnn.
    Case {
        position: "castle 1: throne 0,0; nuclear-reactor 1,0; hallway-62 2,0; soothsayer 0,1",
        first: "1: use soothsayer",
        refused: &[("1: use soothsayer", "D10.27", "refuse-same-kind")],
        ..USUAL
    },
    Case {
        position: "castle 1: throne 0,0
                   shop: staircase-75
                   closed",
        refused: &[("1: build staircase-75 at 0,1", "D9.4", "refuse-shop-closed")],
        ..USUAL
    },
    Case {
        mode: "hands",
        position: "castle 1: throne 0,0
                   hand 1: hallway-65
                   shop: staircase-75",
        refused: &[
            ("1: build hallway-65 at 1,0", "D12.2", "refuse-take-first"),
            ("1: build staircase-75 at 0,1", "D12.2", "refuse-take-first"),
            ("1: take market", "D12.2", "refuse-not-in-shop"),
        ],
        ..USUAL
    },
    Case {
        mode: "hands",
        position: "castle 1: throne 0,0
                   shop: staircase-75, market",
        first: "1: take staircase-75",
        refused: &[
            ("1: build market at 1,0", "D12.2", "refuse-not-in-hand"),
            ("1: pass", "D3.8", "refuse-pass"),
        ],
        ..USUAL
    },
    Case {
        mode: "hands",
        position: "castle 1: throne 0,0
                   shop: staircase-75
                   closed",
        refused: &[("1: take staircase-75", "D9.4", "refuse-shop-closed")],
        ..USUAL
    },
    Case {
        mode: "hands",
        position: "castle 1: throne 0,0; nuclear-reactor 1,0; hallway-62 2,0; staircase-75 0,1
                   shop: market",
        first: "1: move staircase-75 to 0,-1",
        refused: &[("1: take market", "D3.9", "refuse-build-no-action")],
        ..USUAL
    },
    // Briber's Vault 92 is Dnnc.
    Case {
        position: "castle 1: throne 0,0
                   shop: bribers-vault-92",
        first: "1: build bribers-vault-92 at 0,1",
        refused: &[("1: skip", "D5.16", "refuse-duty")],
        ..USUAL
    },
    // Merchants Guild is nDdM.
    Case {
        position: "castle 1: throne 0,0; merchants-guild 1,0; hallway-62 2,0
                   castle 2: white-throne 0,0; hallway-65 1,0; staircase-75 0,1",
        first: "1: use merchants-guild",
        refused: &[
            ("1: swap hallway-62 and staircase-75", "D10.3", "refuse-swap-between"),
            ("1: swap hallway-62 and white-throne", "D10.3", "refuse-swap-between"),
        ],
        ..USUAL
    },
    // Warp Cannon 48 is nMnC: Hallway 65 completes it.
    Case {
        position: "castle 1: throne 0,0; warp-cannon-48 1,0
                   castle 2: white-throne 0,0; staircase-72 0,1
                   shop: hallway-65",
        first: "1: build hallway-65 at 2,0
                1: use warp-cannon-48",
        refused: &[("1: swap hallway-65 and staircase-72", "D4.4", "refuse-two-castles")],
        ..USUAL
    },
    Case {
        position: "castle 1: blue-throne 0,0; homeowners-association 0,1; hallway-65 1,1
                   shop: staircase-75",
        first: "1: build staircase-75 at 0,2
                1: use homeowners-association",
        refused: &[
            ("1: build staircase-75 at 0,2", "D10.35", "refuse-arrange-first"),
            ("1: build hallway-65 at 5,5", "D10.35", "refuse-arrange"),
        ],
        ..USUAL
    },
    // Disco is cCdM: Hallway 66 (nmnc) completes it.
    Case {
        position: "castle 1: blue-throne 0,0; disco 1,0
                   shop: hallway-66",
        first: "1: build hallway-66 at 2,0
                1: use disco",
        refused: &[
            ("1: turn blue-throne by 90", "D10.37", "refuse-arrange-first"),
            ("1: turn hallway-66 by 90", "D10.37", "refuse-disco"),
        ],
        ..USUAL
    },
    // The fifth Disaster hits: everybody has to lose rooms. Hallway 65 is nmnm.
    Case {
        position: "turn 2
                   had 1
                   castle 1: blue-throne 0,0; hallway-65 1,0; hallway-66 2,0 turned 180
                   played: nuclear-meltdown, nebula-drake, meteor, magmaquake
                   deck: corridor-58, gas-explosion",
        first: "2: pass",
        refused: &[
            ("1: discard blue-throne", "D7.9", "refuse-throne-last"),
            ("1: discard soothsayer", "D7.9", "refuse-not-yours"),
            ("1: discard hallway-65", "D7.9", "refuse-not-outer"),
            ("1: pass", "D3.8", "refuse-pass"),
            ("1: skip", "D7.9", "refuse-skip"),
            ("2: pass", "D3.2", "refuse-not-asked"),
        ],
        ..USUAL
    },
    // Six cards in a block without outer rooms: those in the middle have three connections.
    Case {
        position: "turn 2
                   had 1
                   castle 1: blue-throne 0,0; big-vault-76 1,0; corridor-60 2,0
                   castle 1: corridor-56 0,1; big-vault-77 1,1; corridor-57 2,1
                   played: nuclear-meltdown, nebula-drake, meteor, magmaquake
                   deck: corridor-58, gas-explosion",
        first: "2: pass",
        refused: &[
            ("1: discard big-vault-76", "D7.11", "refuse-not-fewest"),
            ("1: discard blue-throne", "D7.9", "refuse-throne-last"),
        ],
        ..USUAL
    },
    Case {
        options: SPECIAL,
        position: "turn 2
                   had 1
                   castle 1: cyan-throne 0,0; hallway-67 1,0; staircase-75 0,1
                   castle 2: red-throne 0,0; hallway-62 1,0; hallway-65 -1,0
                   deck: corridor-58, corridor-57, cosmic-koala",
        first: "2: pass",
        refused: &[("1: flip", "D9.7", "refuse-stubborn"), ("2: flip", "D3.2", "refuse-not-asked")],
        ..USUAL
    },
    // Without Disasters the game ends with the last card of the deck.
    Case {
        mode: "no-disasters",
        position: "turn 2
                   had 1
                   castle 1: throne 0,0; hallway-65 1,0
                   deck: corridor-58
                   rest discarded",
        first: "2: pass",
        refused: &[("1: pass", "D8.1", "refuse-over"), ("2: skip", "D8.1", "refuse-over")],
        ..USUAL
    },
];

fn seat_and_answer(line: &str) -> (Seat, &str) {
    let (seat, notation) = line.split_once(": ").expect("SEAT: ANSWER");
    (Seat(seat.parse::<u8>().expect("a seat") - 1), notation)
}

/// Each refusal names the rule that forbids the answer and the smallest reason, and leaves everything as it was.
#[test]
fn every_refusal_names_its_rule_and_its_reason() {
    let mut wrong = Vec::new();
    for case in CASES {
        let mut game = scene(case.mode, case.seats, case.options, case.position);
        answer(&mut game, case.first);
        let before = fingerprint(&game);
        for &(line, rule, message) in case.refused {
            let (seat, notation) = seat_and_answer(line);
            let (mut seed, mut log) = (Seeded::new(1), Vec::new());
            let mut trial = game.clone();
            let mut table = Table::telling(&mut seed, &mut log);
            let Err(refusal) = play(&mut trial, seat, action(notation), &mut table) else {
                wrong.push(format!("`{line}` is carried out in {}", case.position));
                continue;
            };
            assert!(log.is_empty() && fingerprint(&trial) == before, "`{line}` changes the game");
            let found = (Disastles::rulebook().rule(refusal.rule).id, &*refusal.because.id);
            if found != (rule, message) {
                wrong.push(format!("`{line}`: {} {}, not {rule} {message}", found.0, found.1));
            }
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

/// What of this form the sources hold, for example `refuse-far` between quotation marks.
fn written(source: &str, opening: &str, closing: char) -> BTreeSet<String> {
    let rest = source.split(opening).skip(1);
    rest.filter_map(|rest| Some(rest.split_once(closing)?.0.to_string())).collect()
}

/// A reason that no case of the table brings up could be wrong and nobody would know.
#[test]
fn every_reason_and_every_rule_of_the_source_is_in_the_table() {
    let source = |name| {
        let path = format!("{}/src/{name}", env!("CARGO_MANIFEST_DIR"));
        fs::read_to_string(&path).unwrap_or_else(|error| panic!("{path}: {error}"))
    };
    let (why, game) = (source("why.rs"), source("game.rs"));
    let told: BTreeSet<String> = CASES
        .iter()
        .flat_map(|case| case.refused)
        .map(|row| row.2["refuse-".len()..].into())
        .collect();
    let mut reasons = written(&why, "\"refuse-", '"');
    reasons.append(&mut written(&game, "\"refuse-", '"'));
    assert!(reasons.len() > 60, "{reasons:?}");
    assert_eq!(&reasons - &told, BTreeSet::new(), "reasons without a case");

    let cited: BTreeSet<String> =
        CASES.iter().flat_map(|case| case.refused).map(|row| row.1.into()).collect();
    let rules: BTreeSet<String> = why
        .split(|sign: char| !(sign.is_alphanumeric() || sign == '_' || sign == ':'))
        .filter_map(|word| Some(word.strip_prefix("rule::")?.replace('_', ".")))
        .filter(|word| word.starts_with('D'))
        .collect();
    assert!(rules.len() > 40, "{rules:?}");
    assert_eq!(&rules - &cited, BTreeSet::new(), "rules without a case");
}
