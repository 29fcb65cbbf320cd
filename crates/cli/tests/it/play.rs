//! Games played through the text channel.

use crate::{deckhand, finished, fresh, modes, names, start, started, typed};
use serde_json::Value;
use std::io::{BufRead as _, BufReader, Read as _, Write as _};

/// More answers than any game takes.
fn ones() -> String {
    "1\n".repeat(20_000)
}

/// No text is missing, and no text shows the bones of a text.
#[track_caller]
fn well_said(told: &str) {
    for line in told.lines() {
        assert!(!line.contains(['{', '}', '\u{2068}']), "a text is missing: {line}");
    }
}

#[test]
fn always_the_first_answer_plays_every_mode_in_every_language() {
    for (game, mode, min, _) in modes() {
        for lang in ["en", "de", "ru"] {
            let bots = ",random".repeat(min.max(2) as usize - 1);
            let seats = if min == 1 { "you".to_string() } else { format!("you{bots}") };
            let args = format!("play {game} --mode {mode} --seats {seats} --seed 5 --lang {lang}");
            let told = typed(&args, &ones()).fine();
            well_said(&told);
            let cited = told.lines().filter(|line| line.ends_with(']')).count();
            assert!(cited > 5, "{args}: events cite rules\n{told}");
            let end = told.lines().rev().find(|line| !line.is_empty()).unwrap_or_default();
            assert!(!end.starts_with('>') && !end.is_empty(), "{args}: the result is said\n{end}");
        }
    }
}

#[test]
fn the_same_seed_and_answers_make_the_same_game() {
    for game in names() {
        let args = format!("play {game} --seed 11");
        let told = typed(&args, &ones()).fine();
        assert_eq!(told, typed(&args, &ones()).fine());
        assert!(told.contains("--seed 11"), "the seed is told");
        let other = typed(&format!("play {game} --seed 12"), &ones()).fine();
        assert_ne!(told, other);
    }
}

#[test]
fn without_a_person_the_whole_game_is_shown() {
    for game in names() {
        let told = deckhand(&format!("play {game} --seats random,greedy --seed 3")).fine();
        well_said(&told);
        assert!(!told.contains("\n> "), "nobody is asked");
        assert!(told.lines().filter(|line| line.ends_with(']')).count() > 5, "{told}");
    }
}

#[test]
fn persons_can_share_the_screen() {
    for game in names() {
        let told =
            typed(&format!("play {game} --seats you,you --seed 4 --name Ada --name Bo"), &ones());
        let told = told.fine();
        well_said(&told);
        assert!(told.contains("Ada (you)") && told.contains("Bo (you)"), "{told}");
    }
}

#[test]
fn the_end_of_the_input_stops_the_game_and_keeps_the_record() {
    for game in names() {
        let file = fresh(&format!("end-of-input-{game}.jsonl"));
        let args = format!("play {game} --seats you,random --seed 2 --record {}", file.display());
        let told = typed(&args, "1\n").fine();
        assert!(told.contains("The input has ended"), "{told}");
        assert!(told.contains(&format!("The record is in {}", file.display())), "{told}");
        let shown = deckhand(&format!("replay {}", file.display())).fine();
        assert!(shown.contains("The game was not finished."), "{shown}");
    }
}

/// To buy a card shows it, so that this is never taken back; where it goes and what pays for it is, one by one.
#[test]
fn a_look_at_a_purchase_says_what_taking_back_does() {
    let deck =
        "deck_1=7 anubian-courser, 7 sapper-beetles, 7 needle-wasps, 7 locust-host, 7 hot-blood";
    let args = "play megacorp --seats you,greedy --seed 1 --option first_player=1 --option";
    let mut child = started(args.split(' ').chain([deck]));
    let mut stdin = child.stdin.take().expect("a pipe");
    stdin
        .write_all(b"look 1\nbuy anubian-courser\nlook 1\nnetwork 1\nundo\nundo\n")
        .expect("the game reads");
    drop(stdin);
    let told = finished(child).fine();
    let told: Vec<&str> = told.split("\n> ").skip(1).collect();
    assert!(
        told[0].contains("It could not be taken back: something is drawn, rolled or shown"),
        "{told:#?}"
    );
    assert!(told[2].ends_with("It could be taken back until somebody else acts."), "{told:#?}");
    assert!(told[4].contains("Taken back: Choose the network of Player 1"), "{told:#?}");
    assert!(told[5].contains("This can not be taken back"), "{told:#?}");
}

/// The draws of one player are one line, and their rule stands behind it.
#[test]
fn draws_of_a_bot_are_one_line() {
    let told = typed("play megacorp --seats you,greedy,greedy,greedy --seed 7", "").fine();
    let drawn: Vec<&str> = told.lines().filter(|line| line.contains(" draws ")).collect();
    assert_eq!(drawn.len(), 4, "{told}");
    assert_eq!(drawn[1], "Player 2 draws 7 cards. [M4.1]");
    assert!(drawn[0].starts_with("Player 1 (you) draws 7 cards: "), "{told}");
}

/// The answers of two persons who always take the first offer, in notation.
fn answers(game: &str) -> Vec<String> {
    let file = fresh(&format!("answers-{game}.jsonl"));
    let args = format!("play {game} --seats you,you --seed 2 --record {}", file.display());
    typed(&args, &"1\n".repeat(40)).fine();
    let record = std::fs::read_to_string(&file).expect("a record");
    let lines = record.lines().map(|line| serde_json::from_str(line).expect("JSON"));
    lines.filter_map(|line: Value| line["action"].as_str().map(str::to_string)).collect()
}

/// What is said to each line typed.
fn said(game: &str, lines: &[&str]) -> Vec<String> {
    let told = typed(&format!("play {game} --seats you,you --seed 2"), &(lines.join("\n") + "\n"));
    let after = |part: &str| part.split_once('\n').map_or("", |(_, rest)| rest).trim().to_string();
    told.fine().split("\n> ").skip(1).map(after).collect()
}

#[test]
fn a_typo_is_answered_with_the_nearest_and_nothing_is_lost() {
    for game in names() {
        let right = &answers(&game)[0];
        let mut wrong = right.clone();
        wrong.insert(right.len() / 2, 'x');
        let told = said(&game, &[&wrong, right]);
        assert!(told[0].ends_with(&format!("Did you mean “{right}”?")), "{wrong}: {}", told[0]);
        assert_eq!(
            told[1],
            said(&game, &[right])[0],
            "the right spelling is taken as if nothing had been"
        );
    }
}

#[test]
fn an_action_that_was_legal_a_moment_ago_is_refused_with_its_rule() {
    for game in names() {
        let answers = answers(&game);
        // The first answer that can not be given a second time.
        let refused = (1..answers.len()).find_map(|count| {
            let mut lines: Vec<&str> = answers[..count].iter().map(String::as_str).collect();
            let stale = lines[count - 1];
            let why = format!("why {stale}");
            lines.extend([stale, &why, &answers[count]]);
            let told = said(&game, &lines);
            let [refusal, reason, after] = told.get(count..count + 3)? else { panic!("{told:?}") };
            (refusal == reason).then(|| (refusal.clone(), after.clone()))
        });
        let Some((refusal, after)) = refused else {
            assert!(answers.len() < 10, "{game}: some answer can be given once only");
            continue;
        };
        assert!(refusal.ends_with(']') && refusal.lines().count() == 1, "{refusal}");
        assert!(after.lines().count() > 3, "the game goes on: {after}");
    }
}

#[test]
fn a_closed_pipe_ends_the_program_quietly() {
    for game in names() {
        for args in
            [format!("play {game} --seats random,random --seed 1"), format!("rules {game} D")]
        {
            let mut child = start(&args);
            let mut out = BufReader::new(child.stdout.take().expect("a pipe"));
            let mut line = String::new();
            out.read_line(&mut line).expect("a line");
            drop(out);
            let run = finished(child);
            assert_eq!((run.code, run.err.as_str()), (Some(0), ""), "{args}");
        }
    }
}

#[test]
#[cfg(unix)]
fn an_interrupted_game_leaves_a_record_up_to_the_last_answer() {
    let game = &names()[0];
    let file = fresh("interrupted.jsonl");
    let mut child =
        start(&format!("play {game} --seats you,you --seed 6 --record {}", file.display()));
    let mut stdin = child.stdin.take().expect("a pipe");
    stdin.write_all(b"1\n1\n1\n1\n1\n1\nlog 1\n").expect("it reads");
    stdin.flush().expect("it reads");
    // The answer to `log` comes after the answers before it were taken: wait until the prompt behind it is there.
    let mut out = child.stdout.take().expect("a pipe");
    let mut seen = Vec::new();
    let mut byte = [0];
    while !(seen.ends_with(b"\n> ") && seen.windows(7).any(|part| part == b"> log 1")) {
        out.read_exact(&mut byte).expect("it is still talking");
        seen.push(byte[0]);
    }
    interrupt(&child);
    let run = finished(child);
    drop(stdin);
    assert_eq!(run.code, Some(130), "{}", run.err);
    assert!(run.err.contains("Interrupted."), "{}", run.err);
    deckhand(&format!("replay --verify {}", file.display())).fine();
}

/// Sends what Ctrl-C sends.
#[cfg(unix)]
pub(crate) fn interrupt(child: &std::process::Child) {
    let sent = std::process::Command::new("kill")
        .args(["-INT", &child.id().to_string()])
        .status()
        .expect("kill is there");
    assert!(sent.success());
}

/// The game of the README before its sixth round: a vault and a Soothsayer in the castle, others in the shop.
#[test]
fn cards_may_be_called_by_their_names_and_asked_about_alone() {
    let lines = [
        "why hallway 67",
        "why build petting zoo at 1,1",
        "why petting zoo",
        "why vault",
        "card",
        "build petting zoo at -1,0",
        "why use petting zoo",
    ];
    let told = typed("play disastles --seed 11 --seats you,greedy", &(lines.join("\n") + "\n"));
    let told = told.fine();
    let after = |part: &str| part.split_once('\n').map_or("", |(_, rest)| rest).trim().to_string();
    let answers: Vec<String> = told.split("\n> ").skip(1).map(after).collect();
    assert_eq!(
        answers[0],
        "Hallway 67 does not lie in your own castle. [D4.9]\n\
         Hallway 67 does not lie in the shop. [D3.7]"
    );
    assert!(answers[1].starts_with("Petting Zoo has no connection at 1,1"), "{}", answers[1]);
    assert!(answers[2].starts_with("Petting Zoo now: build ("), "{}", answers[2]);
    assert!(answers[3].starts_with("Lonely Vault 99 now: "), "the one in the shop: {}", answers[3]);
    assert!(
        answers[4].lines().any(|line| line.starts_with("Petting Zoo – ")),
        "what it says: {}",
        answers[4]
    );
    assert!(answers[5].starts_with("Player 1 (you) builds Petting Zoo at -1,0."), "{}", answers[5]);
    assert!(answers[6].starts_with("Petting Zoo "), "{}", answers[6]);
}

/// What is answered to each line after three factions were drafted.
fn after_the_draft(lang: &str, lines: &[&str]) -> Vec<String> {
    let args = format!("play sectors --seats you,greedy --seed 198 --lang {lang}");
    let told = typed(&args, &format!("1\n1\n1\n{}\n", lines.join("\n"))).fine();
    let after = |part: &str| part.split_once('\n').map_or("", |(_, rest)| rest).trim().to_string();
    told.split("\n> ").skip(4).map(after).collect()
}

#[test]
fn why_not_a_card_tells_what_is_about_this_card_before_what_is_about_most() {
    let told = after_the_draft(
        "en",
        &["why power surge", "why spyware", "why restore", "why crypt", "install jam-patch 1r1"],
    );
    let lines: Vec<&str> = told[0].lines().collect();
    assert!(lines[0].starts_with("Power Surge now: play a BOT ("), "{}", told[0]);
    assert!(
        lines[1].contains("at least one card has to lie in your memory. [S12.6]"),
        "{}",
        told[0]
    );
    assert_eq!(lines.len(), 2, "not that it is not in the memory: {}", told[0]);
    assert_eq!(
        told[1],
        "Spyware is a module: modules are bought, not installed. [S11.8]\n\
         Spyware costs 1 coin; you have 0. [S4.13]"
    );
    assert_eq!(told[2], "Restore is locked: a HACK can unlock it. [S2.4]");
    assert_eq!(
        told[3], "Crypt is not in your memory. [S4.5]\nCrypt is not in your hand. [S4.7]",
        "a card of the opponent"
    );
    assert_eq!(told[4], "Jam Patch is a module: modules are bought, not installed. [S11.8]");
}

#[test]
fn a_card_is_shown_and_not_paid_with_when_its_text_is_asked_for() {
    for (lang, ask, name, ability) in [
        ("en", "card", "Glacier (program)", "Convert (faction ability)"),
        ("de", "karte", "GLETSCHER (Programm)", "UMWANDELN (Fraktionsfähigkeit)"),
        ("ru", "карта", "Ледник (программа)", "Преобразование (способность фракции)"),
    ] {
        let (card, convert) = (format!("{ask} glacier"), format!("{ask} convert"));
        let told = after_the_draft(
            lang,
            &["install cold-shock 1r1", &card, "card glacier", ask, &convert, "choose glacier"],
        );
        assert!(told[1].starts_with(name), "{lang}: {}", told[1]);
        assert_eq!(told[1], told[2], "{lang}");
        assert!(told[3].contains("1, CTRL 2) "), "{lang}: with its figures: {}", told[3]);
        assert!(told[4].starts_with(ability), "{lang}: {}", told[4]);
        assert!(told[5].contains("[S4.7]"), "{lang}: {}", told[5]);
    }
}

#[test]
fn the_words_of_the_list_are_as_good_as_its_notation() {
    for (lang, words, told) in [
        ("en", "pass", "Player 1 (you) passes."),
        ("de", "Streichelzoo auf -1,0 bauen", "Spieler 1 (du) baut „Streichelzoo“ auf -1,0."),
        ("ru", "пасовать", "Игрок 1 (вы) пасует."),
    ] {
        let args = format!("play disastles --seed 11 --seats you,greedy --lang {lang}");
        let text = typed(&args, &format!("{words}\n")).fine();
        assert!(text.contains(&format!("> {words}\n{told}")), "{lang}: {text}");
    }
}

/// Flipping a throne is the grave answer of Disastles.
#[test]
fn a_grave_answer_is_asked_once_more() {
    // Which throne a seat gets is drawn, and not every throne can be flipped.
    let args =
        |seed| format!("play disastles --option thrones=special --seats you,you --seed {seed}");
    let offered = |seed: &u8| typed(&args(*seed), "").fine().contains("Flip the Throne Room");
    let seed = (0..50).find(offered).expect("some throne can be flipped");
    let told = typed(&args(seed), "flip\nnothing of the kind\nflip\nyes\n").fine();
    let answers: Vec<&str> = told.split("\n> ").skip(1).collect();
    assert!(answers[0].starts_with("flip\n“Flip the Throne Room” is grave."), "{}", answers[0]);
    assert!(answers[1].contains("\nIt is not done.\n"), "{}", answers[1]);
    assert!(answers[2].contains("is grave."), "{}", answers[2]);
    assert!(answers[3].contains("flips"), "{}", answers[3]);
}

#[test]
fn what_is_unwise_about_a_setup_is_said_in_every_language() {
    for (lang, note) in [("en", "Note: "), ("de", "Hinweis: "), ("ru", "Замечание: ")] {
        let told = deckhand(&format!("play disastles --option disasters=9 --lang {lang}")).fine();
        assert!(told.lines().any(|line| line.starts_with(note) && line.contains('9')), "{told}");
    }
}

/// What is answered to each line of a small battle of two persons, after squads of two cards each were placed.
fn in_a_small_battle(lang: &str, lines: &[&str]) -> Vec<String> {
    let before = [
        "keep",
        "keep",
        "recruit skelos",
        "recruit riala",
        "done",
        "put skelos at c3",
        "put riala at b3",
        "recruit bonecrusher",
        "recruit axe master",
        "done",
        "put kostedrobitel at c4",
        "put master-topora at d4",
    ];
    let args =
        format!("play berserk --seats you,you --seed 42 --option first_player=1 --lang {lang}");
    let told = typed(&args, &format!("{}\n{}\n", before.join("\n"), lines.join("\n"))).fine();
    let after = |part: &str| part.split_once('\n').map_or("", |(_, rest)| rest).trim().to_string();
    told.split("\n> ").skip(before.len() + 1).map(after).collect()
}

#[test]
fn why_tells_what_a_card_that_is_called_by_its_place_can_do() {
    for (lang, why, skelos, closed) in [
        ("en", "why", "Skelos now: step (2 ways) and strike (3 ways).", "Skelos (c3) is closed."),
        (
            "de",
            "warum",
            "„Skelos“ jetzt: Schritt (2 Möglichkeiten) und Schlag (3 Möglichkeiten).",
            "„Skelos“ (c3) ist geschlossen.",
        ),
        (
            "ru",
            "почему",
            "Карта «Скелос» сейчас: шаг (2 способа) и удар (3 способа).",
            "Карта «Скелос» (c3) закрыта.",
        ),
    ] {
        let ask = format!("{why} skelos");
        let told = in_a_small_battle(lang, &[&ask, "strike c3 at c4", "pass", &ask]);
        assert_eq!(told[0], skelos, "{lang}");
        assert!(told[3].starts_with(closed), "{lang}: {}", told[3]);
        assert_eq!(told[3].lines().count(), 1, "{lang}: nothing about jumps: {}", told[3]);
    }
}

#[test]
fn answers_and_verbs_are_meant_before_cards_whose_names_begin_so() {
    let told = typed(
        "play berserk --seats you,you --seed 42 --option first_player=1",
        "why keep\nkeep\nkeep\nwhy step\nwhy wolfkin\n",
    );
    let told = told.fine();
    assert!(told.contains("> why keep\nThat is possible now: Keep the cards.\n"), "{told}");
    assert!(
        told.contains("> why step\nSomething is missing. It is written: step PLACE to CELL\n"),
        "{told}"
    );
    assert!(told.contains("> why wolfkin\nSteppe Wolfkin now: recruit (1 way)."), "{told}");
    let told = in_a_small_battle("en", &["why step", "why pass", "why end"]);
    assert_eq!(told[0], "That is possible now, in 5 ways.");
    assert!(told[1].starts_with("Nothing is pending that could be passed on"), "{}", told[1]);
    assert_eq!(told[2], "That is possible now: End the turn.");
}

#[test]
fn the_cards_and_the_attack_in_question_are_shown() {
    let told = in_a_small_battle("en", &["card", "card skelos", "strike c3 at c4", "card", "pass"]);
    let names = |text: &str| -> Vec<String> {
        let lines = text.lines().filter_map(|line| line.split_once(" – "));
        lines.map(|(name, _)| name.to_string()).collect()
    };
    assert_eq!(names(&told[0]), ["Riala", "Skelos", "Axe Master", "Bonecrusher"]);
    assert!(told[1].ends_with("\n  Skelos (c3): 13 of 13 lives and strike 3-4-5."), "{}", told[1]);
    assert!(
        told[2].contains("\nAttack, simple strike: Skelos (c3) at Bonecrusher (c4).\n"),
        "{}",
        told[2]
    );
    assert_eq!(names(&told[3]), ["Skelos", "Axe Master", "Bonecrusher"]);
    assert!(told[4].contains("│(^ Skelos)"), "the table after the blow: {}", told[4]);
}

#[test]
fn the_table_is_shown_again_when_something_has_happened_since() {
    let typed_so_far = "keep\nkeep\nrecruit skelos\nrecruit riala\ndone\nput skelos at c3\n";
    let args = "play berserk --seats you,you --seed 42 --option first_player=1";
    let told = typed(args, typed_so_far).fine();
    let answers: Vec<&str> = told.split("\n> ").collect();
    assert!(!answers[4].contains("Crystals of"), "one card of several: {}", answers[4]);
    assert!(answers[5].contains("\n3 │.  "), "the empty field: {}", answers[5]);
    assert!(answers[6].contains("│^? Skelos"), "the card just placed: {}", answers[6]);
}

#[test]
fn a_group_of_offers_is_called_by_the_card_and_its_place() {
    let squad = ["skelos", "minotaur", "riala", "sanctorum", "sanctorum", "mercenary"];
    let mut lines: Vec<String> = vec!["keep".into(), "keep".into()];
    lines.extend(squad.iter().map(|card| format!("recruit {card}")));
    lines.push("done".into());
    let cells = ["c3", "b3", "d3", "b2", "c2", "d2"];
    lines.extend(squad.iter().zip(cells).map(|(card, cell)| format!("put {card} at {cell}")));
    lines.extend(["recruit borg", "done", "put borg at c4", "strike"].map(str::to_string));
    let args = "play berserk --seats you,you --seed 42 --option first_player=1";
    let told = typed(args, &(lines.join("\n") + "\n")).fine();
    let groups = told.split("\n> ").last().unwrap_or_default();
    let strikes = told.split("\n> ").nth(lines.len()).unwrap_or(groups);
    assert!(strikes.contains("  Skelos (c3) … ("), "{strikes}");
    assert!(!strikes.contains("C3 …"), "{strikes}");
}

/// What a bot thinks would tell what it holds, so it is told only where everybody has agreed to it.
#[test]
fn a_bot_says_what_it_thought_if_that_was_agreed() {
    for (lang, ask, nothing) in [
        ("en", "why-bot", "No bot has had to think yet"),
        ("de", "warum-bot", "Noch musste kein Bot nachdenken"),
        ("ru", "почему-бот", "Ни одному боту ещё не пришлось думать"),
    ] {
        let play = |bot: &str, more: &str| {
            let args = format!("play sectors --seats {bot},you --seed 5 --lang {lang} {more}");
            let told = typed(&args, &format!("1\n1\n1\n{ask}\n")).fine();
            well_said(&told);
            told.split("\n> ").nth(4).expect("an answer").to_string()
        };
        assert!(play("level-1", "").contains("--open-bots"), "{lang}");
        assert!(play("greedy", "--open-bots").contains(nothing), "{lang}");
        let told = play("level-1", "--open-bots");
        assert!(told.lines().count() >= 4 && told.matches('%').count() >= 2, "{told}");
    }
}
