//! Every kind of statement, holding and failing, and every kind of fault with the place it points at.

mod heap;

use deckhand_kernel::LANGUAGES;
use deckhand_scenario::{
    Fault, Ids, Summary, check_dir, check_text, game_of, parse, render, run_text,
};
use deckhand_words::{Lang, check_texts};
use heap::{Heap, fails_with};
use std::{fs, path::PathBuf};

/// Runs lines as the only scenario of a file: the title is line 1, the game line 2, these lines from 3 on.
fn judge(lines: &str) -> Summary {
    let text = format!("scenario s\ngame heap\n{lines}\n");
    run_text::<Heap>("test.scn", &text, &Ids)
}

#[track_caller]
fn holds(lines: &str) {
    let summary = judge(lines);
    assert!(summary.faults.is_empty(), "{:#?}", summary.faults);
    assert_eq!(summary.passed.len(), 1);
}

/// The only fault of these lines, after testing where it points and that its texts say all this.
#[track_caller]
fn fails(lines: &str, (line, column): (usize, usize), underlined: &str, says: &[&str]) {
    let summary = judge(lines);
    let [fault] = summary.faults.as_slice() else { panic!("{:#?}", summary.faults) };
    fails_with(fault, (line, column), underlined, says);
}

#[test]
fn offers() {
    holds("stones 2\nexpect offered 1: take 2 stones\nexpect not offered 1: take 3 stones");
    fails(
        "stones 2\nexpect offered 1: take 3 stones",
        (4, 19),
        "take 3 stones",
        &["not offered", "refused by T3 because not-enough (why-not-enough)", "`take 1 stones`"],
    );
    fails("stones 2\nexpect not offered 1: roll", (4, 23), "roll", &["seat 1 is offered this"]);
    holds("stones 1\nexpect offers 1 = 7\nexpect offers 1 > 6\nexpect offers 2 < 1");
    fails(
        "stones 1\nexpect offers 1 = 5",
        (4, 1),
        "expect offers 1 = 5",
        &["expected: = 5", "found:    7", "take 1 stones"],
    );
}

#[test]
fn refusals() {
    holds("stones 9\nexpect refused 1: take 4 stones by T2");
    holds("stones 9\nexpect refused 1: take 4 stones");
    fails("stones 9\nexpect refused 1: take 4 by 2", (4, 19), "take", &["this is no action"]);
    holds("stones 9\nexpect refused 2: roll because not-your-turn by t1");
    holds("stones 9\nexpect refused 2: roll by T1 because why-not-your-turn");
    fails(
        "stones 2\nexpect refused 1: take 3 stones by T2",
        (4, 36),
        "T2",
        &["by another rule", "expected: refused by T2", "found:    refused by T3 because not-eno"],
    );
    fails(
        "stones 2\nexpect refused 1: take 3 stones by T3 because hunger",
        (4, 47),
        "hunger",
        &["for another reason", "because not-enough"],
    );
    fails("stones 2\nexpect refused 1: roll by T3", (4, 19), "roll", &["it is offered"]);
    fails(
        "stones 2\nexpect refused 1: take 3 stones by T33",
        (4, 36),
        "T33",
        &["there is no rule `T33`"],
    );
}

#[test]
fn events() {
    let play = "stones 9\nunder: gold\n1: peek\nchance 3\n1: roll\n1: keep\n1: take 2 stones\n";
    let with = |expect: &str| format!("{play}{expect}");
    holds(&with("expect event took seat=1 amount=2 by T2"));
    holds(&with("expect event event-took"));
    holds(&with("expect no event rolled"));
    holds(&with("expect event rolled number=4 since start times 1"));
    holds(&with("expect event peeked card=gold note=\"two words\" since start for 1"));
    holds(&with("expect event peeked card=card-gold since start"));
    holds(&with(
        "expect no event peeked since start for 2\nexpect no event peeked since start for public",
    ));
    holds(&with("expect event peeked since start\nexpect then event rolled since start"));
    fails(
        &with("expect event took amount=3"),
        (10, 1),
        "expect event took amount=3",
        &["this did not happen", "what happened:\n  took seat=1 amount=2 by T2"],
    );
    fails(&with("expect event took by T4"), (10, 1), "expect event took by T4", &["took seat=1"]);
    fails(
        &with("expect no event took"),
        (10, 1),
        "expect no event took",
        &["must not happen, and did"],
    );
    fails(
        &with("expect event peeked since start for 2"),
        (10, 1),
        "expect event peeked since start for 2",
        &["did not happen", "rolled seat=1 number=4 by T4\n  took"],
    );
    fails(
        &with("expect event took times 2"),
        (10, 1),
        "expect event took times 2",
        &["this happened 1 times, not 2"],
    );
    fails(
        &with("expect event rolled since start\nexpect then event peeked since start"),
        (11, 1),
        "expect then event peeked since start",
        &["did not happen after the event found before", "took seat=1"],
    );
    fails(
        &with("expect no event tok"),
        (10, 17),
        "tok",
        &["heap knows no event `tok`", "did you mean `took`"],
    );
    fails(
        &with("expect event took amuont=2"),
        (10, 19),
        "amuont=2",
        &["has no parameter `amuont`", "did you mean `amount`", "took seat=1 amount=2"],
    );
    fails("stones 9\nexpect event took", (4, 1), "expect event took", &["nothing has happened"]);
    // What a parameter with blanks looks like in the list of events.
    fails(
        "stones 9\n1: peek\nexpect event took",
        (5, 1),
        "expect event took",
        &["peeked seat=1 card=stone note=\"two words\" by T4"],
    );
}

#[test]
fn values() {
    holds(
        "stones 7\nexpect value stones = 7\nexpect value stones != 8\nexpect value share 1 > 3.4",
    );
    holds("stones 7\nunder: gold\nexpect value under = the gold\nexpect value stones < 8");
    fails("stones 7\nexpect value stones = 8", (4, 23), "8", &["expected: = 8", "found:    7"]);
    fails("stones 7\nexpect value stonse = 7", (4, 14), "stonse", &["did you mean `stones`"]);
    fails(
        "stones 7\nexpect value share 3 = 1",
        (4, 20),
        "3",
        &["no-seat(word=3)", "example: share 1"],
    );
    fails("stones 7\nexpect value stones", (4, 14), "stones", &["`=` and a value is missing"]);
    fails("stones 7\nexpect value = 3", (4, 14), "=", &["name of a value belongs before this"]);
}

#[test]
fn questions() {
    let rolled = "stones 9\nchance 4\n1: roll\n";
    holds(&format!(
        "{rolled}expect asked 1: keep number=5 by T4\nexpect asked 1\nexpect not asked 2"
    ));
    holds(&format!("{rolled}expect not asked 1: turn"));
    fails(
        &format!("{rolled}expect asked 1: turn"),
        (6, 1),
        "expect asked 1: turn",
        &["seat 1 is asked: keep number=5 by T4"],
    );
    fails(&format!("{rolled}expect asked 1: kepe"), (6, 17), "kepe", &["did you mean `keep`"]);
    fails(
        &format!("{rolled}expect asked 1: keep nmber=5"),
        (6, 22),
        "nmber=5",
        &["did you mean `number`"],
    );
    fails(&format!("{rolled}expect not asked 1"), (6, 1), "expect not asked 1", &["is asked this"]);
    holds("stones 9\nexpect rest 1\nexpect rest");
    fails("stones 9\nexpect rest 2", (4, 1), "expect rest 2", &["not at rest", "asked: turn"]);
    fails(&format!("{rolled}expect rest 1"), (6, 1), "expect rest 1", &["asked: keep"]);
}

#[test]
fn endings() {
    holds("stones 2\n1: take 2 stones\nexpect winner 1\nexpect over\nexpect not asked 2");
    holds("stones 2\n1: agree\nexpect tie 1 2");
    holds("stones 2\n1: burn\nexpect lost");
    holds("stones 2\nexpect not over");
    holds("mode lost\nexpect lost");
    fails("stones 2\n1: agree\nexpect winner 1", (5, 1), "expect winner 1", &["found:    tie 1 2"]);
    fails("stones 2\n1: agree\nexpect tie 1", (5, 1), "expect tie 1", &["expected: tie 1"]);
    fails("stones 2\nexpect lost", (4, 1), "expect lost", &["the game goes on", "asked: turn"]);
    fails("stones 2\nexpect over", (4, 1), "expect over", &["the game goes on"]);
    fails("stones 2\n1: burn\nexpect not over", (5, 1), "expect not over", &["the game is over"]);
}

#[test]
fn knowledge() {
    holds("stones 2\n1: peek\nexpect learned");
    holds("stones 2\n1: take 1 stones\nexpect not learned");
    fails("stones 2\n1: peek\nexpect not learned", (5, 1), "expect not learned", &["was drawn"]);
    fails("stones 2\n1: burn\nexpect learned", (5, 1), "expect learned", &["nothing was drawn"]);
}

#[test]
fn chance() {
    holds("stones 2\nchance 5\n1: roll\nexpect event rolled number=6");
    holds("stones 2\nchance any\n1: roll\nexpect event rolled number=1");
    fails("stones 2\nchance 6\n1: roll\nexpect over", (4, 8), "6", &["a number below 6"]);
    fails(
        "stones 2\nchance 1 2\n1: roll\nexpect over",
        (4, 10),
        "2",
        &["not used by this step", "rolled seat=1 number=2"],
    );
    fails("stones 2\n1: roll\nexpect over", (4, 4), "roll", &["no number is left for it"]);
    fails("stones 2\nchance x\n1: roll", (4, 8), "x", &["not a number that can be dealt"]);
    fails("stones 2\nchance any 1\n1: roll", (4, 12), "1", &["nothing can follow `any`"]);
    fails("stones 2\nexpect over\nchance 1", (5, 1), "chance 1", &["no action uses these numbers"]);
}

#[test]
fn actions() {
    fails(
        "stones 2\n1: take 3 stones\nexpect over",
        (4, 4),
        "take 3 stones",
        &["seat 1 is not offered", "refused by T3", "asked: turn by T1", "did you mean `take"],
    );
    fails("stones 2\n2: roll\nexpect over", (4, 4), "roll", &["refused by T1"]);
    fails(
        "stones 2\n1: take two stones\nexpect over",
        (4, 9),
        "two",
        &["this is no action", "notation-number(word=two)"],
    );
    fails("stones 2\n1:rol\nexpect over", (4, 3), "rol", &["did you mean `roll`"]);
    fails("stones 2\n1:\nexpect over", (4, 1), "1", &["an action is missing"]);
    fails("stones 2\n0: roll\nexpect over", (4, 1), "0", &["not a seat", "from 1"]);
    fails("stones 2\n3: roll\nexpect over", (4, 1), "3: roll", &["no seat 3 at a table of 2"]);
    fails("stones 2\n1: spoil\nexpect over", (4, 4), "spoil", &["unsound: too many stones"]);
    fails("stones 2\n1: crash\nexpect over", (4, 4), "crash", &["the rules broke down"]);
}

#[test]
fn positions() {
    fails("stonse 2\nexpect over", (3, 1), "stonse", &["did you mean `stones`", "turn, under"]);
    fails("exepct over\nexpect over", (3, 1), "exepct", &["did you mean `expect`"]);
    fails(
        "stones many\nexpect over",
        (3, 8),
        "many",
        &["no-number(word=many)", "example: stones 7"],
    );
    fails("stones 7 8\nexpect over", (3, 1), "stones 7 8", &["not-understood"]);
    // The game gives a reason; the place is the word that the reason names, else the whole statement, else the last.
    fails(
        "under: dragon\nstones 3\nexpect over",
        (3, 8),
        "dragon",
        &["there is no such position: no-such-card(card=card-dragon)"],
    );
    fails("stones 13\nturn 1\nexpect over", (3, 1), "stones 13", &["unlucky(stones=13)"]);
    fails("stones 0\nturn 1\nexpect over", (4, 1), "turn 1", &["heap-empty"]);
    fails("expect over", (1, 10), "s", &["heap-empty"]);
    fails("stones 120\nexpect over", (3, 1), "stones 120", &["unsound position: too many stones"]);
    fails(
        "stones 3\n1: peek\nturn 2\nexpect over",
        (5, 1),
        "turn",
        &["`turn` can not stand after the first action"],
    );
    fails("stones 3\n1: peek\nexpct over", (5, 1), "expct", &["did you mean `expect`"]);
}

#[test]
fn deals() {
    holds("deal 2\nexpect value stones = 12\nexpect event rolled seat=1 number=3 by T3");
    holds("option most=9\ndeal any\nexpect value stones = 10\nexpect offered 1: take 9 stones");
    fails("deal 7\nexpect over", (3, 6), "7", &["a number below 5"]);
    fails("deal\nexpect over", (3, 1), "deal", &["no number is left for it"]);
    fails("deal 1 2\nexpect over", (3, 8), "2", &["not used by this step"]);
    fails("deal 1\nstones 3\nexpect over", (4, 1), "stones 3", &["dealt, or its position"]);
    fails("seats 9\ndeal 1\nexpect over", (3, 7), "9", &["can not be set up"]);
}

#[test]
fn impossible_positions() {
    holds("stones 13\nexpect impossible");
    holds("under: dragon\nstones 3\nexpect impossible no-such-card");
    holds("seats 4\nstones 3\nexpect impossible setup-bad-seats");
    holds("option most=x\ndeal any\nexpect impossible bad-value");
    fails("stones 3\nexpect impossible", (4, 1), "expect impossible", &["position is possible"]);
    fails(
        "stones 13\nexpect impossible heap-empty",
        (4, 19),
        "heap-empty",
        &["for another reason", "expected: heap-empty", "found:    unlucky"],
    );
    // A slip of the pen makes no position impossible.
    fails("stonse 3\nexpect impossible", (3, 1), "stonse", &["did you mean `stones`"]);
    fails("stones x\nexpect impossible", (3, 8), "x", &["no-number"]);
    fails(
        "stones 3\n1: peek\nexpect impossible",
        (5, 1),
        "expect impossible",
        &["the only line after the position"],
    );
}

#[test]
fn setups() {
    holds("seats 3\noption most=5\nstones 9\nexpect offered 1: take 5 stones\nexpect not asked 3");
    fails("mode plian\nexpect over", (3, 6), "plian", &["no mode `plian`", "did you mean `plain`"]);
    fails("seats 4\nstones 3\nexpect over", (3, 7), "4", &["can not be set up", "max=3"]);
    fails("seats four\nexpect over", (3, 7), "four", &["not a number of seats"]);
    fails("option mots=3\nexpect over", (3, 8), "mots=3", &["did you mean `most`"]);
    fails("option most=x\nexpect over", (3, 8), "most=x", &["setup-bad-value"]);
    fails("option most\nexpect over", (3, 8), "most", &["name=value"]);
    fails("mode plain lost\nexpect over", (3, 12), "lost", &["only one word belongs here"]);
    fails("mode\nexpect over", (3, 1), "mode", &["the name of a mode is missing"]);
    fails("game heep\nexpect over", (3, 6), "heep", &["another game than heap", "`heap`"]);
    fails("cites T1 T9\nstones 3\nexpect over", (3, 10), "T9", &["no rule `T9`"]);
    fails("cites\nstones 3\nexpect over", (3, 1), "cites", &["a rule is missing"]);
}

#[test]
fn forms_of_expectations() {
    fails("stones 3\nexpect", (4, 1), "expect", &["what is expected is missing"]);
    fails(
        "stones 3\nexpect evnet took",
        (4, 8),
        "evnet",
        &["did you mean `event`", "known: offered"],
    );
    fails("stones 3\nexpect not event took", (4, 8), "not", &["write `expect no event"]);
    fails("stones 3\nexpect no offered 1: roll", (4, 8), "no", &["write `expect not offered"]);
    fails("stones 3\nexpect then over", (4, 8), "then", &["does not go with `over`"]);
    fails("stones 3\nexpect over now", (4, 13), "now", &["complete before this"]);
    fails("stones 3\nexpect event", (4, 8), "event", &["the name of an event is missing"]);
    fails("stones 3\nexpect event took tmies", (4, 19), "tmies", &["did you mean `times`"]);
    fails("stones 3\nexpect event took since now", (4, 25), "now", &["only `since start`"]);
    fails("stones 3\nexpect no event took times 2", (4, 22), "times", &["already says"]);
    fails("stones 3\nexpect event took times x", (4, 25), "x", &["not a number"]);
    fails("stones 3\nexpect event took for me", (4, 23), "me", &["not a seat"]);
    fails("stones 3\nexpect event took for 3", (4, 1), "expect event took for 3", &["no seat 3"]);
    fails("stones 3\nexpect offered 1 roll", (4, 16), "1", &["not a seat with a colon"]);
    fails("stones 3\nexpect offered 1:", (4, 16), "1:", &["an action is missing"]);
    fails("stones 3\nexpect refused 1: by T1", (4, 22), "T1", &["an action is missing"]);
    fails("stones 3\nexpect offers 1 ~ 2", (4, 17), "~", &["does not compare"]);
    fails("stones 3\nexpect winner", (4, 8), "winner", &["a seat is missing"]);
    fails("stones 3\nexpect winner x", (4, 15), "x", &["not a seat"]);
}

#[test]
fn whole_files() {
    let faults = |text: &str| run_text::<Heap>("f", text, &Ids).faults;
    fails_with(&faults("# nothing\n")[0], (1, 10), "", &["there is no scenario in this file"]);
    fails_with(&faults("scenario\ngame heap\n")[0], (1, 1), "scenario", &["needs a title"]);
    fails_with(&faults("scenario a b\nexpect over")[0], (1, 10), "a b", &["names no game"]);
    fails_with(&faults("scenario a\ngame heap\nstones 3")[0], (1, 10), "a", &["expects nothing"]);
    fails_with(&faults("game heap\n1: roll\n")[0], (2, 1), "1:", &["belong to a scenario"]);
    // Columns count characters, not bytes.
    fails_with(
        &faults("scenario a\ngame heap\nstones 3\nexpect event \u{e4}\u{e4} \u{e4}=1 x")[0],
        (4, 21),
        "x",
        &["not a parameter"],
    );
}

/// Lines above the first scenario hold for all of them, and each may say otherwise.
const SHARED: &str = "\
game heap
option most=2
cites T2
stones 5

scenario one
expect refused 1: take 3 stones by T2

scenario two # the comment is no part of the title
cites T1, T3
option most=3
stones 6
1: take 3 stones
expect value stones = 3

scenario three
expect over

scenario four
game other
expect over
";

#[test]
fn lines_above_the_first_scenario_hold_for_all() {
    let summary = run_text::<Heap>("shared.scn", SHARED, &Ids);
    let passed: Vec<(&str, usize, usize)> = summary
        .passed
        .iter()
        .map(|outcome| (outcome.title.as_str(), outcome.actions, outcome.expectations))
        .collect();
    assert_eq!(passed, [("one", 0, 1), ("two", 1, 1)]);
    let places: Vec<(usize, usize)> =
        summary.faults.iter().map(|fault| (fault.line(), fault.column())).collect();
    assert_eq!(places, [(17, 1), (20, 6)]);
    assert_eq!(summary.faults[0].title(), Some("three"));
    let cited: Vec<&str> = summary.cited.iter().map(String::as_str).collect();
    assert_eq!(cited, ["T1", "T2", "T3"]);
}

#[test]
fn lines_of_a_scenario_replace_shared_lines_that_begin_alike() {
    let text = "game heap\nstones 5\nunder: gold\nturn 1\n\
        scenario a\nstones 6\nunder: silver\nexpect value stones = 6\nexpect value under = the silver\n\
        expect rest 1\nscenario b\nturn 2\nexpect value stones = 5\nexpect rest 2\n";
    assert_eq!(check_text::<Heap>("f", text).scenarios, 2);
    // The shared line is gone, not only overruled.
    let text = "game heap\nstones many\nscenario a\nstones 6\nexpect value stones = 6\n";
    assert_eq!(check_text::<Heap>("f", text).scenarios, 1);
    let text = "game heap\nstones 5\nscenario a\ndeal 1\nexpect value stones = 11\n";
    assert_eq!(check_text::<Heap>("f", text).scenarios, 1);
    // Within a scenario every line counts.
    holds("stones 3\nstones 4\nexpect value stones = 4");
    fails("stones x\nstones 4\nexpect over", (3, 8), "x", &["no-number"]);
}

#[test]
fn a_file_tells_its_games() {
    let (game, span) = game_of(SHARED).expect("the first line names a game");
    assert_eq!((game.as_str(), span), ("heap", 5..9));
    assert_eq!(game_of("scenario a\n"), None);
    let scenarios = parse("shared.scn", SHARED).expect("all lines are well formed");
    let games: Vec<&str> = scenarios.iter().map(|scenario| scenario.game().0).collect();
    assert_eq!(games, ["heap", "heap", "heap", "other"]);
    let lines: Vec<usize> = scenarios.iter().map(|scenario| scenario.line()).collect();
    assert_eq!(lines, [6, 9, 16, 19]);
    let cited: Vec<(&str, usize)> =
        scenarios[1].cites().iter().map(|cited| (cited.rule.as_str(), cited.line)).collect();
    assert_eq!(cited, [("T2", 3), ("T1", 10), ("T3", 10)]);
}

#[test]
fn parse_tells_all_faults_at_once() {
    let text = "scenario a\ngame heap\nexpect nonsense\nexpect winner x\nscenario b\nexpect over\n";
    let faults = parse("f", text).expect_err("three lines are wrong");
    let lines: Vec<usize> = faults.0.iter().map(Fault::line).collect();
    assert_eq!(lines, [3, 4, 5]);
    let told = faults.to_string();
    assert!(told.contains("3 faults"), "{told}");
    let shown = render(&faults.0[1]);
    assert!(shown.contains("f:4:15"), "{shown}");
}

#[test]
fn faults_are_shown_with_the_word_underlined() {
    let summary = judge("stones 2\nexpect refused 1: take 3 stones by T2");
    let shown = render(&summary.faults[0]);
    let expected = "  × s: this is refused by another rule
   ╭─[test.scn:4:36]
 3 │ stones 2
 4 │ expect refused 1: take 3 stones by T2
   ·                                    ─┬
   ·                                     ╰── here
   ╰────

  expected: refused by T2
  found:    refused by T3 because not-enough (why-not-enough)
";
    assert_eq!(shown, expected, "{shown}");
}

/// A folder of this test's own, emptied.
fn folder(name: &str) -> PathBuf {
    let dir = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join(name);
    if dir.exists() {
        fs::remove_dir_all(&dir).expect("the folder is this test's own");
    }
    fs::create_dir_all(dir.join("below")).expect("the target folder can be written");
    dir
}

#[test]
fn folders_are_checked_with_everything_below() {
    let dir = folder("scenarios-that-hold");
    let good = "scenario a\ngame heap\ncites T1\nstones 3\nexpect rest 1\n";
    fs::write(dir.join("a.scn"), good).expect("writable");
    fs::write(dir.join("below/b.scn"), good.replace("T1", "T4")).expect("writable");
    fs::write(dir.join("below/notes.txt"), "no scenario").expect("writable");
    let checked = check_dir::<Heap>(&dir);
    assert_eq!(checked.scenarios, 2);
    let cited: Vec<&str> = checked.cited.iter().map(String::as_str).collect();
    assert_eq!(cited, ["T1", "T4"]);
    assert_eq!(check_text::<Heap>("a", good).scenarios, 1);
}

#[test]
#[should_panic(expected = "2 faults, 1 scenarios hold")]
fn folders_with_faults_panic_with_all_of_them() {
    let dir = folder("scenarios-that-fail");
    fs::write(dir.join("a.scn"), "scenario a\ngame heap\nstones 3\nexpect over\n")
        .expect("writable");
    fs::write(
        dir.join("below/b.scn"),
        SHARED.split("\nscenario three").next().expect("text").replace("= 3\n", "= 4\n"),
    )
    .expect("writable");
    check_dir::<Heap>(&dir);
}

#[test]
#[should_panic(expected = "there are no .scn files below")]
fn an_empty_folder_is_no_passed_test() {
    check_dir::<Heap>(&folder("no-scenarios"));
}

#[test]
fn every_sentence_exists_in_every_language() {
    let sources: Vec<(&str, &str)> = LANGUAGES.into_iter().zip(deckhand_scenario::TEXTS).collect();
    assert_eq!(check_texts(&sources), Vec::<String>::new());
}

#[test]
fn a_fault_is_said_in_the_language_of_the_reader() {
    let summary = judge("stones 2\nexpect offered 1: take 3 stones");
    let said = |lang| render(&summary.faults[0].clone().in_lang(lang));
    let german = said(Lang::De);
    assert!(german.contains("Platz 1 wird diese Aktion nicht angeboten"), "{german}");
    assert!(german.contains("Ist `take 1 stones` gemeint?"), "{german}");
    let russian = said(Lang::Ru);
    assert!(russian.contains("месту 1 это действие не предлагается"), "{russian}");
    for shown in [german, russian] {
        assert!(!shown.contains("help:"), "{shown}");
    }
    let unread = judge("stones 2\nexpect offered 1:");
    let unread = unread.faults[0].clone().in_lang(Lang::De);
    assert_eq!(unread.what(), "eine Aktion fehlt");
}
