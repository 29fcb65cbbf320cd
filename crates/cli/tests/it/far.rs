//! Games on a server, played through terminals by piped lines alone.

use crate::{Run, deckhand, fresh, start, started, typed};
use std::io::{BufRead as _, BufReader, Read as _, Write as _};
use std::net::{Shutdown, TcpListener, TcpStream};
use std::process::{Child, ChildStdin};
use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::thread;
use std::time::{Duration, Instant};

/// How long anything may take before a test gives up.
const PATIENCE: Duration = Duration::from_secs(60);

/// A server in a process of its own, with an empty database.
struct House {
    server: Child,
    url: String,
}

impl House {
    fn new(name: &str) -> Self {
        let folder = fresh(&format!("far-{name}"));
        let _ = std::fs::remove_dir_all(&folder);
        std::fs::create_dir_all(&folder).expect("a folder");
        let config = folder.join("server.toml");
        std::fs::write(&config, "bot_pause_ms = 0\n").expect("a file");
        let (data, config) = (folder.display().to_string(), config.display().to_string());
        let args = ["serve", "--listen", "127.0.0.1:0", "--json", "--data", &data, "--config"];
        let mut server = started(args.into_iter().chain([config.as_str()]));
        let mut line = String::new();
        let out = server.stdout.take().expect("a pipe");
        BufReader::new(out).read_line(&mut line).expect("the first line");
        let said: serde_json::Value = serde_json::from_str(&line).expect("JSON");
        Self { server, url: said["address"].as_str().expect("an address").to_string() }
    }

    /// Plays with these arguments and lines.
    fn play(&self, args: &str, input: &str) -> Run {
        typed(&format!("play {args} --server {}", self.url), input)
    }
}

impl Drop for House {
    fn drop(&mut self) {
        let _ = self.server.kill();
        let _ = self.server.wait();
    }
}

/// Always the first line of the list, so many times.
fn ones(count: usize) -> String {
    "1\n".repeat(count)
}

#[test]
fn a_whole_game_in_every_language_ends_with_its_result() {
    let house = House::new("whole");
    for (lang, decided, fits) in [
        ("en", "Decided by rule L5.", "The seal fits: "),
        ("de", "Entschieden nach Regel L5.", "Das Siegel passt: "),
        ("ru", "Исход решает правило L5.", "Печать сходится: "),
    ] {
        let args = format!("leduc --seats you,greedy --name Ada --lang {lang}");
        let told = house.play(&args, &ones(20)).fine();
        let lines: Vec<&str> = told.lines().collect();
        let [by, end, seal] = lines[lines.len() - 3..] else { panic!("{told}") };
        assert!(seal.starts_with(fits), "{told}");
        assert!(by.starts_with(decided), "{told}");
        assert!(!end.starts_with('>') && !told.contains(['{', '}', '\u{2068}']), "{told}");
        assert!(told.contains("\n 1  ") && told.contains("\n> 1\n"), "{told}");
        assert!(told.lines().filter(|line| line.ends_with(']')).count() > 5, "{told}");
    }
}

#[test]
fn thirty_answers_of_the_other_games() {
    let house = House::new("thirty");
    for (game, lang, decided, back) in [
        ("sectors", "en", "Decided by rule", "To come back:"),
        ("megacorp", "de", "Entschieden nach Regel", "So kommst du zurück:"),
        ("berserk", "ru", "Исход решает правило", "Чтобы вернуться:"),
        ("disastles", "en", "Decided by rule", "To come back:"),
    ] {
        // A line of "1" may also lead into a group of answers; whole lists need exactly one line for each answer.
        let input = "all\n1\n".repeat(30);
        let args = format!("{game} --seats you,greedy --name Ada --lang {lang}");
        let told = house.play(&args, &input).fine();
        assert!(!told.contains(['{', '}', '\u{2068}']), "{told}");
        let lines: Vec<&str> = told.lines().collect();
        // Nobody knows how a game goes that a server deals: it may be over before.
        if told.contains(decided) {
            assert!(lines.iter().filter(|line| **line == "> 1").count() >= 5, "{game}: {told}");
            continue;
        }
        let [said, way, command] = lines[lines.len() - 3..] else { panic!("{told}") };
        let digits: String = said.chars().filter(char::is_ascii_digit).collect();
        assert!(digits.parse().is_ok_and(|count| (25..=30).contains(&count)), "{game}: {said}");
        assert!(way.contains(back), "{game}: {way}");
        assert!(command.starts_with("deckhand play --server http://127.0.0.1:"), "{command}");
        // The way back works: the same question is put again.
        let question = told.lines().rfind(|line| line.starts_with(" 1  ")).expect("a list");
        let command = format!("{} --lang {lang}", command.trim_start_matches("deckhand "));
        let again = typed(&command, "").fine();
        assert!(again.contains(question) && again.lines().count() < lines.len(), "{again}");
    }
}

#[test]
fn wrong_servers_matches_and_keys_get_a_sentence() {
    let house = House::new("wrong");
    let said = deckhand("play leduc --server http://127.0.0.1:1").refused(1);
    assert!(said.starts_with("http://127.0.0.1:1 does not answer: "), "{said}");
    let said = deckhand("play leduc --server https://127.0.0.1").refused(2);
    assert!(said.contains("asks for an encrypted connection"), "{said}");
    let said = deckhand("play leduc --server ftp://here --lang de").refused(2);
    assert_eq!(
        said,
        "„ftp://here“ ist keine Adresse eines Servers. Ein Beispiel: http://127.0.0.1:7777\n"
    );
    let said = house.play("--match nonesuch", "").refused(2);
    assert_eq!(said, "There is no match of this name.\n");
    let said = house.play("--match nonesuch --watch --lang ru", "").refused(2);
    assert!(!said.trim().is_empty() && !said.contains("match"), "{said}");
    let told = house.play("leduc --seats you,greedy", "").fine();
    let (_, id) = told.split_once("--match ").expect("the way back");
    let (id, key) = id.split_once(" --key ").expect("a key");
    let key = key.lines().next().expect("a key");
    let wrong: String = key.chars().rev().collect();
    let said = house.play(&format!("--match {id} --key {wrong}"), "").refused(2);
    assert_eq!(said, "This key opens no seat of this match.\n");
    let said = house.play(&format!("--match {id}"), "").refused(2);
    assert_eq!(said, "No seat is free at this table.\n");
    let said = deckhand(&format!("play --match {id}")).refused(2);
    assert!(said.contains("--server"), "{said}");
    for (args, named) in [
        ("leduc --seed 1".to_string(), "--seed"),
        ("leduc --key x".to_string(), "--match"),
        (format!("leduc --match {id}"), "leduc"),
        (format!("--match {id} --seats you,open"), "--seats"),
        ("leduc --seats you,greddy".to_string(), "“greedy”"),
        ("leduc --seats you,you".to_string(), "open or for bots"),
        (String::new(), "--match"),
    ] {
        let said = house.play(&args, "").refused(2);
        assert!(said.contains(named), "{args}: {said}");
    }
}

#[test]
fn what_can_be_asked_and_said_beside_answers() {
    let house = House::new("beside");
    let input = "look 1\nwhy raise\nrule\nlog 1\nseats\nsay nice\nundo\nbet\nundo\nyes\nfrob\n7\nresign\nno\n\
                 resign\nyes\nrematch\nquit\n";
    // A server deals by a secret of its own. Where the bot folds at once there is nothing left to ask: then another hand.
    let mut hands =
        (0..40).map(|_| house.play("leduc --seats you,greedy --name Ada", input).fine());
    let told = hands.find(|told| !told.contains("Greedy folds")).expect("a hand that is played on");
    let told: Vec<&str> = told.split("\n> ").collect();
    let after = |line: &str| {
        let found = told.iter().find_map(|part| part.strip_prefix(&format!("{line}\n")));
        found.unwrap_or_else(|| panic!("{line}: {told:#?}")).trim()
    };
    assert!(
        after("look 1").starts_with("Check: this would surely follow.\n  Ada (you) checks. [L3.3]")
    );
    assert_eq!(
        after("why raise"),
        "Nobody has bet in this round, so there is nothing to raise. [L3.6]"
    );
    assert!(after("rule").starts_with("L3.2  "));
    assert!(after("log 1").ends_with(']'));
    assert_eq!(after("seats"), "Ada (you): a person\nGreedy: bot “greedy”");
    assert_eq!(after("say nice"), "Ada (you): “Well played!”");
    assert_eq!(after("undo"), "There is nothing to take back.");
    assert!(after("bet").starts_with("Ada (you) bets 2 chips. [L3.4]"));
    assert!(after("frob").contains("frob"));
    assert!(after("7").starts_with("There is no number 7 in the list."));
    assert_eq!(after("no"), "It is not done.");
    assert!(told.iter().any(|part| part.contains("Ada gives up.")), "{told:#?}");
    let again = "Another game with the same people: ";
    assert!(told.iter().any(|part| part.contains(again)), "{told:#?}");
    assert!(after("quit").contains("You leave the game"), "{told:#?}");
}

/// Somebody at a terminal, whose lines are given one by one.
struct Person {
    child: Child,
    stdin: Option<ChildStdin>,
    heard: std::sync::mpsc::Receiver<String>,
    told: Vec<String>,
}

impl Person {
    fn new(args: &str) -> Self {
        let mut child = start(args);
        let stdin = child.stdin.take();
        let out = BufReader::new(child.stdout.take().expect("a pipe"));
        let (send, heard) = std::sync::mpsc::channel();
        thread::spawn(move || {
            out.lines().map_while(Result::ok).all(|line| send.send(line).is_ok())
        });
        Self { child, stdin, heard, told: Vec::new() }
    }

    fn types(&mut self, line: &str) {
        let stdin = self.stdin.as_mut().expect("a pipe");
        writeln!(stdin, "{line}").expect("somebody reads");
    }

    /// Waits for a line that holds this text.
    #[track_caller]
    fn hears(&mut self, text: &str) -> String {
        let until = Instant::now() + PATIENCE;
        loop {
            let left = until.saturating_duration_since(Instant::now());
            let Ok(line) = self.heard.recv_timeout(left) else {
                panic!("“{text}” was not told: {:#?}", self.told)
            };
            self.told.push(line.clone());
            if line.contains(text) {
                return line;
            }
        }
    }

    /// Closes the input and waits for the end. Who is not asked anything goes on waiting.
    #[track_caller]
    fn leaves(mut self) {
        drop(self.stdin.take());
        self.heard.iter().for_each(drop);
        let status = self.child.wait().expect("an end");
        assert!(status.success(), "{status}: {:#?}", self.told);
    }
}

impl Drop for Person {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

#[test]
fn two_terminals_and_one_that_watches() {
    let house = House::new("two");
    let mut ada = Person::new(&format!("play leduc --server {} --name Ada", house.url));
    let link = ada.hears("http://127.0.0.1");
    ada.hears("One seat is free.");
    let mut mira = Person::new(&format!("play --match {link} --name Mira --lang de"));
    let mut watching = Person::new(&format!("play --match {link} --watch --lang ru"));
    ada.hears("Mira sits down.");
    watching.hears("Вы наблюдаете.");
    ada.types("draw");
    mira.hears("„ja“ stimmt zu, „nein“ lehnt ab.");
    mira.types("nein");
    ada.hears("That was turned down.");
    ada.types("bet");
    mira.hears("Ada setzt 2 Chips. [L3.4]");
    mira.hears(" 1  ");
    mira.types("1");
    ada.hears("Mira calls with 2 chips. [L3.5]");
    ada.hears(" 1  ");
    ada.types("draw");
    mira.hears("„ja“ stimmt zu");
    mira.types("ja");
    for (person, text) in
        [(&mut ada, "agree to a draw"), (&mut mira, "Unentschieden"), (&mut watching, "ничью")]
    {
        person.hears(text);
    }
    watching.leaves();
    ada.types("rematch");
    mira.hears("„ja“ stimmt zu");
    mira.types("ja");
    ada.hears("Another game with the same people: ");
    ada.hears(" 1  ");
    mira.hears("Noch ein Spiel mit denselben Leuten: ");
    ada.leaves();
}

/// Between a terminal and a server: cuts the first socket as soon as an answer has reached the server, so that it
/// has to be given again, and each later one at the answer after that.
fn cutter(url: &str) -> String {
    let server = url.trim_start_matches("http://").to_string();
    let listener = TcpListener::bind("127.0.0.1:0").expect("a port");
    let address = listener.local_addr().expect("an address");
    thread::spawn(move || {
        let sockets = Arc::new(AtomicUsize::new(0));
        for client in listener.incoming().map_while(Result::ok) {
            let server = TcpStream::connect(&server).expect("the server");
            let sockets = Arc::clone(&sockets);
            thread::spawn(move || between(client, server, &sockets));
        }
    });
    format!("http://{address}")
}

fn between(mut client: TcpStream, mut server: TcpStream, sockets: &AtomicUsize) {
    let (mut back, mut there) = (
        server.try_clone().expect("the same connection"),
        client.try_clone().expect("the same connection"),
    );
    thread::spawn(move || {
        let _ = std::io::copy(&mut back, &mut there);
        let _ = there.shutdown(Shutdown::Both);
    });
    // Of a socket: the handshake, how to pass, on later ones a command that is given again, and one command.
    let (mut pieces, mut last) = (0, usize::MAX);
    let mut piece = [0; 4096];
    while let Ok(length @ 1..) = client.read(&mut piece) {
        pieces += 1;
        if pieces == 1 && String::from_utf8_lossy(&piece[..length]).contains("/ws?") {
            last = if sockets.fetch_add(1, Ordering::Relaxed) == 0 { 3 } else { 4 };
        }
        if server.write_all(&piece[..length]).is_err() {
            break;
        }
        if pieces == last {
            break;
        }
    }
    let _ = client.shutdown(Shutdown::Both);
    // What was sent is read before the end is.
    let _ = server.shutdown(Shutdown::Write);
}

#[test]
fn a_connection_that_is_lost_comes_back_and_no_answer_counts_twice() {
    let house = House::new("lost");
    let url = cutter(&house.url);
    let args = format!("play leduc --server {url} --seats you,greedy --name Ada");
    let told = typed(&args, &ones(20)).fine();
    let lost = told.lines().filter(|line| line.contains("The connection is lost.")).count();
    let back = told.lines().filter(|line| line.contains("The connection is back.")).count();
    assert!(lost >= 1 && lost == back, "{told}");
    let typed = told.lines().filter(|line| *line == "> 1").count();
    let done = ["checks", "bets", "calls", "raises", "folds"];
    let done = |line: &&str| done.iter().any(|verb| line.starts_with(&format!("Ada (you) {verb}")));
    assert_eq!(told.lines().filter(done).count(), typed, "{told}");
    assert!(told.contains("Decided by rule L5."), "{told}");
}

/// Asks a server by hand; the body of the answer.
fn asked(url: &str, method: &str, path: &str, body: &str) -> String {
    let host = url.trim_start_matches("http://");
    let mut stream = TcpStream::connect(host).expect("the server");
    let head = format!(
        "{method} {path} HTTP/1.0\r\nHost: {host}\r\nContent-Type: application/json\r\nContent-Length: {}\r\n\r\n{body}",
        body.len()
    );
    stream.write_all(head.as_bytes()).expect("a request");
    let mut answer = String::new();
    stream.read_to_string(&mut answer).expect("an answer");
    answer.split_once("\r\n\r\n").map(|(_, body)| body.to_string()).expect("a body")
}

/// Makes a match between bots and waits for its record.
fn of_bots(house: &House, more: &str) -> (String, Vec<String>) {
    let seats = r#"[{"kind":"bot","level":"greedy"},{"kind":"bot","level":"random"}]"#;
    let plan = format!(r#"{{"game":"leduc","name":"","seats":{seats}{more}}}"#);
    let made = asked(&house.url, "POST", "/api/match", &plan);
    let made: serde_json::Value = serde_json::from_str(&made).expect("JSON");
    let id = made["match"].as_str().unwrap_or_else(|| panic!("{made}")).to_string();
    let began = Instant::now();
    loop {
        let record = asked(&house.url, "GET", &format!("/api/match/{id}/record"), "");
        if record.starts_with("{\"catalogue\"") || record.contains("deckhand_record") {
            return (id, record.lines().map(str::to_string).collect());
        }
        assert!(began.elapsed() < PATIENCE, "{record}");
        thread::sleep(Duration::from_millis(20));
    }
}

#[test]
fn the_record_of_a_match_that_was_played_on_verifies_and_says_from_where() {
    let house = House::new("from");
    let (old, _) = of_bots(&house, "");
    let from = format!(r#","from":{{"match":"{old}","answers":1}}"#);
    let (_, lines) = of_bots(&house, &from);
    let file = fresh("far-from.jsonl");
    let verify = |lines: &[String]| {
        std::fs::write(&file, lines.join("\n") + "\n").expect("a file");
        deckhand(&format!("replay --verify {}", file.display()))
    };
    let said = verify(&lines).fine();
    let whence = format!("It goes on from match {old}: the deal and one answer were taken from");
    assert!(said.contains(&whence), "{said}");
    assert!(said.contains("Its chance is the one that was sealed"), "{said}");
    // Without saying so, the deal would have to be the one of its own seal.
    let mut silent = lines.clone();
    let mut header: serde_json::Value = serde_json::from_str(&lines[0]).expect("a header");
    header.as_object_mut().expect("an object").remove("from");
    silent[0] = header.to_string();
    let said = verify(&silent).refused(1);
    assert!(said.contains("are not the ones that the sealed secret deals"), "{said}");
}
