//! Experiments compared: nothing where nothing changed, and what is known to be there.

use crate::support::{folder, manifest, whole};
use deckhand_lab::{Results, TEXTS, Unpaired, Verdict, diff, diff_lines};
use deckhand_words::{Lang, Speech};

fn results(name: &str, text: &str) -> Results {
    let path = folder(name);
    whole(&path, text, 2);
    Results::read(&path).expect("finished")
}

#[test]
fn equal_experiments_differ_in_nothing() {
    let text = manifest(30, "[\"greedy\", \"random\", \"random\"]");
    let (one, other) = (results("equal-one", &text), results("equal-other", &text));
    let found = diff(&one, &other).expect("they pair up");
    assert_eq!((found.games, found.alike, found.rounds), (30, 30, 10));
    assert_eq!(found.changed, [""; 0]);
    let effects = found.seats.iter().chain(found.bots.iter().map(|change| &change.effect));
    for effect in effects.chain([&found.decisions, &found.leads]) {
        let difference = effect.difference;
        let interval = difference.interval;
        assert_eq!((difference.mean, interval.low, interval.high), (0.0, 0.0, 0.0));
        assert_eq!(effect.verdict(), Verdict::Same);
    }
}

/// Greedy instead of random in one seat of three, on the same deals: it wins more, and the others less.
#[test]
fn a_better_bot_is_found_out() {
    let before = results("random", &manifest(120, "[\"random\", \"random\", \"random\"]"));
    let after = results("greedy", &manifest(360, "[\"greedy\", \"random\", \"random\"]"));
    let found = diff(&before, &after).expect("they pair up");
    assert_eq!(found.changed, ["bots"]);
    // The line-up of three equal bots is played once a deal and compared with all three turns of the other.
    assert_eq!((found.games, found.rounds), (360, 120));
    let of = |after: &str| {
        let change = found.bots.iter().find(|change| change.after == after);
        change.expect("a bot").effect
    };
    let (greedy, random) = (of("greedy"), of("random"));
    assert_eq!((greedy.verdict(), random.verdict()), (Verdict::Shown, Verdict::Shown));
    assert!(greedy.difference.interval.low > 0.05, "{greedy:?}");
    assert!(random.difference.interval.high < 0.0, "{random:?}");
    // What one gains, the two others lose.
    assert!((greedy.difference.mean + 2.0 * random.difference.mean).abs() < 1e-9);
}

#[test]
fn what_few_games_can_not_show_is_said_so() {
    let before = results("few-random", &manifest(4, "\"random\""));
    let after = results("few-other", &manifest(4, "[\"random\", \"random\", \"greedy\"]"));
    let found = diff(&before, &after).expect("they pair up");
    for lang in Lang::ALL {
        let speech = Speech::new(lang, &[TEXTS[lang.index()]]).expect("Fluent");
        let lines = diff_lines(&found, &speech).join("\n");
        assert_eq!(speech.faults(), [""; 0], "{lines}");
        let not_shown = found.seats.iter().any(|effect| effect.verdict() == Verdict::NotShown);
        assert_eq!(lines.contains('±'), not_shown, "{lines}");
    }
}

#[test]
fn experiments_that_do_not_pair_up_are_refused() {
    let text = manifest(3, "\"random\"");
    let one = results("pair-one", &text);
    let refused = |name: &str, text: &str| diff(&one, &results(name, text)).expect_err(name);
    let seed = refused("pair-seed", &text.replace("seed = 5", "seed = 6"));
    assert_eq!(seed, Unpaired::Seed);
    let players = refused("pair-players", &text.replace("seed", "players = 2\nseed"));
    assert_eq!(players, Unpaired::Players);
    let lineups = refused("pair-lineups", &manifest(3, "[[\"random\"], [\"greedy\"]]"));
    assert_eq!(lineups, Unpaired::Lineups);
    let broken = refused("pair-broken", &text.replace("[record]", "max_steps = 2\n[record]"));
    assert_eq!(broken, Unpaired::Nothing);
}
