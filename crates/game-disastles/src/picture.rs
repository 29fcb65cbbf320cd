//! A view as plain text for a terminal: the viewer's own castle and the shop as boxes, other castles as small maps.
//!
//! Only what is in the view is drawn. Letters on the walls are symbols (d diamond, c cross, m moon, * any), capital
//! letters are golden; an equals sign or brackets mark a completed connection.

use crate::cards::{CardId, PRINTS};
use crate::setup::Way;
use crate::view::{CastleView, RoomView, View, symbol_name};
use alloc::{
    format,
    string::{String, ToString},
    vec,
    vec::Vec,
};
use deckhand_kernel::{Arg, Msg, Speaker, Viewer};

/// Width and height of the box of a card. In a wide castle the boxes are narrower, so that it fits the screen.
const WIDE: usize = 17;
const HIGH: usize = 5;
/// Narrower boxes than this have no room for a name: the castle is drawn as a map.
const NARROW: usize = 11;
/// So many rounds it is said what stands at the foot of a box; then everybody has seen it.
const LESSON: u16 = 2;
/// Characters of a line on an ordinary screen.
const SCREEN: usize = 80;

/// A sheet of characters.
struct Sheet {
    rows: Vec<Vec<char>>,
}

impl Sheet {
    fn new(wide: usize, high: usize) -> Self {
        Self { rows: vec![vec![' '; wide]; high] }
    }

    fn put(&mut self, x: usize, y: usize, text: &str) {
        let Some(row) = self.rows.get_mut(y) else { return };
        for (at, letter) in text.chars().enumerate() {
            if let Some(cell) = row.get_mut(x + at) {
                *cell = letter;
            }
        }
    }

    fn text(&self) -> String {
        let lines: Vec<String> = self
            .rows
            .iter()
            .map(|row| row.iter().collect::<String>().trim_end().to_string())
            .collect();
        lines.join("\n")
    }
}

/// One side of a box.
#[derive(Clone, Copy)]
struct Side {
    letter: Option<char>,
    completed: bool,
}

fn letter(symbol: &str, golden: bool) -> Option<char> {
    let letter = match symbol {
        "diamond" => 'd',
        "cross" => 'c',
        "moon" => 'm',
        "any" => '*',
        _ => return None,
    };
    Some(if golden { letter.to_ascii_uppercase() } else { letter })
}

/// The two lines of a name in a box with so many characters inside, and whether anything had to be cut.
fn two_lines(name: &str, inner: usize) -> ([String; 2], bool) {
    // The second line keeps clear of the marks at the sides; the first does so if it can.
    let tries = [[inner - 2, inner - 2], [inner, inner - 2]];
    let whole = |lines: &[String; 2], most: [usize; 2]| {
        lines.iter().zip(most).all(|(line, most)| line.chars().count() <= most)
    };
    let split = |most: [usize; 2]| split(name, most[0]);
    if let Some(most) = tries.into_iter().find(|&most| whole(&split(most), most)) {
        return (split(most), false);
    }
    let cut = |(line, most): (String, usize)| {
        if line.chars().count() <= most {
            return line;
        }
        let mut cut: String = line.chars().take(most - 1).collect();
        cut.push('.');
        cut
    };
    let [first, second] = split(tries[1]);
    ([cut((first, tries[1][0])), cut((second, tries[1][1]))], true)
}

/// Splits a name into two lines, the first of at most `wide` characters unless a single word is longer.
fn split(name: &str, wide: usize) -> [String; 2] {
    let mut lines = [String::new(), String::new()];
    let mut at = 0;
    for word in name.split(' ') {
        let used = lines[at].chars().count();
        if used > 0 && used + 1 + word.chars().count() > wide && at == 0 {
            at = 1;
        } else if used > 0 {
            lines[at].push(' ');
        }
        lines[at].push_str(word);
    }
    lines
}

fn centre(text: &str, wide: usize) -> String {
    format!("{text:^wide$}")
}

/// Draws the box of a card, `wide` characters wide.
fn draw_box(
    sheet: &mut Sheet,
    (x, y, wide): (usize, usize, usize),
    name: &str,
    note: &str,
    sides: [Side; 4],
) {
    let inner = wide - 2;
    let line: String = core::iter::repeat_n('─', inner).collect();
    sheet.put(x, y, &format!("┌{line}┐"));
    for row in 1..HIGH - 1 {
        sheet.put(x, y + row, "│");
        sheet.put(x + wide - 1, y + row, "│");
    }
    sheet.put(x, y + HIGH - 1, &format!("└{line}┘"));
    let (names, _) = two_lines(name, inner);
    sheet.put(x + 1, y + 1, &centre(&names[0], inner));
    sheet.put(x + 2, y + 2, &centre(&names[1], inner - 2));
    sheet.put(x + 1, y + 3, &centre(note, inner));
    let middle = x + wide / 2;
    let [up, right, down, left] = sides;
    for (side, row) in [(up, y), (down, y + HIGH - 1)] {
        if let Some(letter) = side.letter {
            let text =
                if side.completed { format!("[{letter}]") } else { format!("─{letter}─") };
            sheet.put(middle - 1, row, &text);
        }
    }
    for (side, border, inside) in [(left, x, x + 1), (right, x + wide - 1, x + wide - 2)] {
        if let Some(letter) = side.letter {
            sheet.put(border, y + 2, &letter.to_string());
            if side.completed {
                sheet.put(inside, y + 2, "=");
            }
        }
    }
}

/// The name of a card without its number, which stands at the foot of its box.
fn name(card: CardId, speaker: &dyn Speaker) -> String {
    speaker.say(&Msg::new(format!("card-{}", card.card().slug)))
}

/// The number of a card whose name others share.
fn number(card: CardId) -> String {
    if card.is_unique() { String::new() } else { format!(" #{}", card.card().number) }
}

/// What stands at the foot of a placed room's box: whether it is active or spent, its cell, and its number if there is
/// room for it; and whether there was not.
fn note(room: &RoomView, inner: usize) -> (String, bool) {
    let mark = if room.active { "!" } else { "" };
    let spent = if room.spent { "~" } else { "" };
    let cell = format!("{mark}{spent} {},{}", room.x, room.y).trim().to_string();
    let full = format!("{cell}{}", number(room.card));
    if full.chars().count() <= inner { (full, false) } else { (cell, true) }
}

fn castle_boxes(castle: &CastleView, speaker: &dyn Speaker) -> String {
    let Some((left, right, top, bottom)) = bounds(castle) else { return String::new() };
    let columns = (right - left + 1) as usize;
    // An odd width has a middle.
    let wide = match WIDE.min(SCREEN / columns) {
        wide if wide.is_multiple_of(2) => wide - 1,
        wide => wide,
    };
    if wide < NARROW {
        return castle_map(castle, speaker);
    }
    // Rooms whose boxes have no room for all of their name or number.
    let mut cut: Vec<&RoomView> = vec![];
    let mut sheet = Sheet::new(columns * wide, (bottom - top + 1) as usize * HIGH);
    for room in &castle.rooms {
        let (x, y) = ((room.x - left) as usize * wide, (room.y - top) as usize * HIGH);
        let sides = core::array::from_fn(|side| {
            let side = &room.sides[side];
            Side { letter: letter(side.symbol, side.golden), completed: side.completed }
        });
        let name = name(room.card, speaker);
        let (note, numberless) = note(room, wide - 2);
        if numberless || two_lines(&name, wide - 2).1 {
            cut.push(room);
        }
        draw_box(&mut sheet, (x, y, wide), &name, &note, sides);
    }
    cut.sort_by_key(|room| (room.y, room.x));
    let full =
        |room: &&RoomView| format!("{},{} {}", room.x, room.y, speaker.say(&room.card.name()));
    let cut: Vec<String> = cut.iter().map(full).collect();
    if cut.is_empty() { sheet.text() } else { format!("{}\n{}", sheet.text(), cut.join(", ")) }
}

/// A row of cards that lie in no castle. Marks no connections.
fn card_boxes(cards: &[CardId], speaker: &dyn Speaker) -> String {
    let rows: Vec<String> = cards
        .chunks(4)
        .map(|cards| {
            let mut sheet = Sheet::new(cards.len() * WIDE, HIGH);
            for (at, &card) in cards.iter().enumerate() {
                if card.is_disaster() {
                    draw_box(
                        &mut sheet,
                        (at * WIDE, 0, WIDE),
                        &name(card, speaker),
                        "",
                        [Side { letter: None, completed: false }; 4],
                    );
                    continue;
                }
                let print = &PRINTS[card.index()][0];
                let sides = core::array::from_fn(|side| Side {
                    letter: letter(symbol_name(print.symbols[side]), print.gold >> side & 1 == 1),
                    completed: false,
                });
                let kind = speaker.say(&Msg::new(format!("short-{}", card.card().kind.name())));
                let treasure = card.card().treasure;
                let kind = if treasure > 0 { format!("{kind} {treasure}") } else { kind };
                let note = format!("{kind}{}", number(card));
                draw_box(&mut sheet, (at * WIDE, 0, WIDE), &name(card, speaker), &note, sides);
            }
            sheet.text()
        })
        .collect();
    rows.join("\n")
}

fn bounds(castle: &CastleView) -> Option<(i16, i16, i16, i16)> {
    let first = castle.rooms.first()?;
    let start = (first.x, first.x, first.y, first.y);
    Some(castle.rooms.iter().fold(start, |(left, right, top, bottom), room| {
        (left.min(room.x), right.max(room.x), top.min(room.y), bottom.max(room.y))
    }))
}

/// A small map: card numbers in their cells with the connections between them, and the names below.
fn castle_map(castle: &CastleView, speaker: &dyn Speaker) -> String {
    const STEP: usize = 6;
    let Some((left, right, top, bottom)) = bounds(castle) else { return String::new() };
    let mut sheet =
        Sheet::new((right - left + 1) as usize * STEP + 1, ((bottom - top) as usize) * 2 + 1);
    for room in &castle.rooms {
        let (x, y) = ((room.x - left) as usize * STEP, (room.y - top) as usize * 2);
        let mark = if room.active { '!' } else { ' ' };
        let number = if room.card.is_throne() {
            "♔".to_string()
        } else {
            room.card.card().number.to_string()
        };
        sheet.put(x, y, &format!("{number:>3}{mark}"));
        let joint = |side: usize, done: &'static str, open: &'static str| {
            let side = &room.sides[side];
            if side.completed {
                done
            } else if side.connected {
                open
            } else {
                " "
            }
        };
        if room.x < right {
            sheet.put(x + 4, y, joint(1, "==", "--"));
        }
        if room.y < bottom {
            sheet.put(x + 2, y + 1, joint(2, "‖", ":"));
        }
    }
    let names: Vec<String> = castle
        .rooms
        .iter()
        .filter(|room| !room.card.is_throne())
        .map(|room| format!("{} {}", room.card.card().number, name(room.card, speaker)))
        .collect();
    let indented: Vec<String> = sheet.text().lines().map(|line| format!("  {line}")).collect();
    if names.is_empty() {
        indented.join("\n")
    } else {
        format!("{}\n  {}", indented.join("\n"), names.join(", "))
    }
}

/// What a castle is worth and blocks, and a Throne Room with its text up, which no box shows.
fn figures(castle: &CastleView, speaker: &dyn Speaker) -> String {
    let [diamond, cross, moon] = castle.blocks;
    let figures = speaker.say(
        &Msg::new("picture-figures")
            .with("diamond", diamond)
            .with("cross", cross)
            .with("moon", moon)
            .with("less", castle.less)
            .with("treasure", castle.treasure)
            .with("rooms", castle.room_count),
    );
    match castle.rooms.iter().find(|room| room.text_up) {
        Some(throne) => {
            let up = speaker.say(&Msg::new("picture-text-up").with("card", throne.card));
            format!("{figures} {up}")
        }
        None => figures,
    }
}

/// The running round, and who is how rich; the richest first.
fn standing(view: &View, speaker: &dyn Speaker) -> String {
    let round = Msg::new("picture-round").with("number", view.round);
    if view.choices.way.together() {
        return speaker.say(&round);
    }
    let mut castles: Vec<&CastleView> =
        view.castles.iter().filter(|castle| castle.stands).collect();
    castles.sort_by_key(|castle| core::cmp::Reverse(castle.treasure));
    let each = |castle: &&CastleView| {
        Arg::from(
            Msg::new("part-treasure").with("seat", castle.seat).with("treasure", castle.treasure),
        )
    };
    let treasures = Msg::new("picture-treasures")
        .with("castles", castles.iter().map(each).collect::<Vec<Arg>>());
    let first = Msg::new("picture-first").with("seat", view.first);
    let parts = [round, treasures, first].map(|msg| speaker.say(&msg));
    parts.join(" ")
}

/// The picture of a view.
pub(crate) fn draw(view: &View, viewer: Viewer, speaker: &dyn Speaker) -> String {
    let mut lines: Vec<String> = vec![];
    let together = view.choices.way.together();
    for (index, castle) in view.castles.iter().enumerate() {
        let title = if together {
            Msg::new("picture-castle-common")
        } else if castle.stands {
            Msg::new("picture-castle").with("seat", castle.seat)
        } else {
            Msg::new("picture-fallen").with("seat", castle.seat)
        };
        let large = match viewer {
            Viewer::Seat(seat) => together || seat.index() == index,
            Viewer::Public | Viewer::All => true,
        };
        if large {
            continue; // drawn last, next to the question
        }
        lines.push(speaker.say(&title));
        if castle.stands {
            lines.push(castle_map(castle, speaker));
            lines.push(format!("  {}", figures(castle, speaker)));
            if view.choices.way == Way::Hands {
                let hand = Msg::new("picture-hand-size").with("count", view.hand_sizes[index]);
                lines.push(format!("  {}", speaker.say(&hand)));
            }
        }
        lines.push(String::new());
    }
    for (index, castle) in view.castles.iter().enumerate() {
        let own = match viewer {
            Viewer::Seat(seat) => together || seat.index() == index,
            Viewer::Public | Viewer::All => true,
        };
        if !own {
            continue;
        }
        if together && !castle.stands {
            continue; // the result says so
        }
        let id = if together {
            Msg::new("picture-castle-common")
        } else {
            let id = if castle.stands { "picture-castle" } else { "picture-fallen" };
            Msg::new(id).with("seat", castle.seat)
        };
        lines.push(speaker.say(&id));
        if castle.stands {
            lines.push(castle_boxes(castle, speaker));
            lines.push(figures(castle, speaker));
        }
        lines.push(String::new());
    }
    lines.extend(middle(view, speaker));
    for (seat, hand) in &view.hands {
        lines.push(speaker.say(&Msg::new("picture-hand").with("seat", *seat)));
        lines.push(card_boxes(hand, speaker));
    }
    let groups: [(&'static str, &[CardId]); 4] = [
        ("picture-known", &view.known),
        ("picture-looked", &view.looked),
        ("picture-held", view.held.as_slice()),
        ("picture-aside", &view.aside),
    ];
    for (id, cards) in groups {
        if !cards.is_empty() {
            lines.push(speaker.say(&Msg::new(id)));
            lines.push(card_boxes(cards, speaker));
        }
    }
    lines.push(speaker.say(&Msg::new("picture-legend")));
    if view.round <= LESSON {
        lines.push(speaker.say(&Msg::new("picture-cells")));
    }
    lines.join("\n")
}

/// Shop, deck and piles.
fn middle(view: &View, speaker: &dyn Speaker) -> Vec<String> {
    let mut lines = vec![];
    if !view.shop.is_empty() {
        let id = if view.choices.way.together() { "picture-drawn" } else { "picture-shop" };
        lines.push(speaker.say(&Msg::new(id)));
        lines.push(card_boxes(&view.shop, speaker));
    }
    if view.closed {
        lines.push(speaker.say(&Msg::new("picture-closed")));
    }
    let deck = Msg::new("picture-deck").with("count", view.deck).with("left", view.left);
    let discard = match view.discard.last() {
        Some(&top) => Msg::new("picture-discard")
            .with("count", view.discard.len() as i64)
            .with("card", Arg::from(top)),
        None => Msg::new("picture-discard-empty"),
    };
    let mut parts = vec![deck, discard];
    if view.left > 0 {
        parts.push(Msg::new("picture-next-x").with("x", view.ruin.len() as i64));
    }
    let parts: Vec<String> = parts.iter().map(|msg| speaker.say(msg)).collect();
    lines.push(parts.join(" "));
    if !view.seen.is_empty() {
        let seen = Msg::new("picture-seen").with("cards", view.seen.clone());
        lines.push(speaker.say(&seen));
    }
    lines.push(standing(view, speaker));
    lines
}
