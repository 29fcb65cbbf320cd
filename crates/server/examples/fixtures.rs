//! Tables of real games as the page gets them, to draw boards by: `cargo run -p deckhand-server --example fixtures -- FOLDER`.

use deckhand_chance::Seeded;
use deckhand_kernel::{Seat, Viewer};
use deckhand_protocol::{Seal, SeatInfo, SeatKind, Table};
use deckhand_server::desks;
use deckhand_table::Reader;
use deckhand_words::Lang;
use std::{env, fs, path::PathBuf};

/// What is drawn: game, mode, seats, decks, and after how many answers.
const DRAWN: [(&str, &str, u8, &[usize]); 12] = [
    ("disastles", "competitive", 4, &[0, 9, 60, 150, 9999]),
    ("disastles", "coop", 2, &[40]),
    ("disastles", "solo", 1, &[30]),
    ("berserk", "", 2, &[0, 12, 40, 90, 160, 9999]),
    ("sectors", "", 2, &[0, 20, 90, 200, 9999]),
    ("megacorp", "", 2, &[0, 40, 150, 400, 9999]),
    ("megacorp", "", 4, &[300, 700]),
    ("megacorp", "", 9, &[900]),
    ("leduc", "", 2, &[0, 2]),
    ("berserk", "", 2, &[25, 60, 120]),
    ("sectors", "", 2, &[8, 50, 140]),
    ("megacorp", "", 3, &[80, 220]),
];

fn main() {
    let folder = PathBuf::from(env::args().nth(1).unwrap_or_else(|| "web/fixtures".into()));
    fs::create_dir_all(&folder).expect("a folder");
    let desks = desks();
    for desk in &desks {
        for lang in Lang::ALL {
            let text = serde_json::to_string(&desk.cards(lang)).expect("JSON");
            let path = folder.join(format!("cards-{}-{}.json", desk.name(), lang.code()));
            fs::write(path, text).expect("written");
        }
    }
    let mut numbers = std::collections::BTreeMap::new();
    for (nth, (game, mode, seats, places)) in DRAWN.iter().enumerate() {
        let desk = desks.iter().find(|desk| desk.name() == *game).expect("a game");
        let mode = if mode.is_empty() { None } else { Some(*mode) };
        let mode =
            desk.mode(mode, Lang::En).unwrap_or_else(|_| desk.mode(None, Lang::En).expect("usual"));
        let mut dealer = Seeded::new(nth as u64);
        let mut live = desk
            .deal(mode.name, *seats, &[], &mut dealer, Lang::En)
            .unwrap_or_else(|why| panic!("{game}: {why:?}"));
        for &place in *places {
            while live.steps() < place && live.outcome().is_none() {
                let seat = live.asked()[0];
                let answer = live.think(seat, "greedy", live.steps() as u64).expect("a bot")();
                live.play(seat, &answer, &mut dealer).expect("a legal answer");
            }
            // Seen by who is asked, so that there are offers.
            let seat = live.asked().first().copied().unwrap_or(0);
            let n = numbers.entry(*game).or_insert(0);
            *n += 1;
            for lang in Lang::ALL {
                let names: Vec<String> =
                    ["Ada", "Mira", "Jonas", "Kestrel", "Tarn", "Юнона", "Gero", "Lis", "Otto"]
                        [..usize::from(*seats)]
                        .iter()
                        .map(|name| (*name).to_string())
                        .collect();
                let reader =
                    Reader { viewer: Viewer::Seat(Seat(seat)), lang, names: names.clone() };
                let lines = live.lines(&reader, 0, 0).0;
                let table = Table {
                    id: "fixture".into(),
                    game: (*game).into(),
                    mode: mode.name.into(),
                    title: desk.title(mode.name, lang),
                    options: Vec::new(),
                    you: Some(seat),
                    lang: lang.code().into(),
                    seats: (0..*seats)
                        .map(|at| SeatInfo {
                            seat: at,
                            name: names[usize::from(at)].clone(),
                            kind: if at == 3 { SeatKind::Bot } else { SeatKind::Person },
                            level: (at == 3).then(|| "level-3".into()),
                            here: at != 2,
                            stood_in: false,
                        })
                        .collect(),
                    watching: 2,
                    begun: true,
                    ours: desk.info(lang).ours,
                    log: lines[lines.len().saturating_sub(60)..].to_vec(),
                    now: Some(live.now(&reader)),
                    called_off: None,
                    seal: Seal { commit: "0".repeat(64), opened: None, added: Vec::new() },
                    rules_version: desk.rules(lang).version,
                    watch: "live".into(),
                    chat: Vec::new(),
                    next: None,
                    from: None,
                };
                let suffix =
                    if lang == Lang::En { String::new() } else { format!("-{}", lang.code()) };
                let text = serde_json::to_string(&table).expect("JSON");
                fs::write(folder.join(format!("{game}-{n}{suffix}.json")), text).expect("written");
            }
        }
    }
}
