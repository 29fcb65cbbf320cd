//! Plays random games fast, one after another: `play GAMES [FIRST]`. Prints how long they are; with `log` the events.
use deckhand_chance::Seeded;
use deckhand_kernel::*;
use game_berserk::*;

fn main() {
    let mut words = std::env::args().skip(1);
    let games: u64 = words.next().and_then(|w| w.parse().ok()).unwrap_or(10);
    let first: u64 = words.next().and_then(|w| w.parse().ok()).unwrap_or(0);
    let log = words.next().is_some();
    let mut total = 0u64;
    let start = std::time::Instant::now();
    for seed in first..first + games {
        let names: Vec<&str> = BerserkDecks::READY.iter().map(|d| d.name).collect();
        let (a, b) = ((seed % 6) as usize, (seed / 6 % 6) as usize);
        let (mode, a, b) =
            if seed % 5 == 4 { ("classic", 6 + a % 3, 6 + b % 3) } else { ("relaunch", a, b) };
        let setup = Setup::new(
            mode,
            2,
            &[("deck_1".into(), names[a].into()), ("deck_2".into(), names[b].into())],
        )
        .unwrap();
        let mut dealer = Seeded::new(seed);
        let mut chooser = Seeded::new(seed + 1_000_000);
        let mut told = Vec::new();
        let mut game = if log {
            Berserk::deal(&setup, &mut Table::telling(&mut dealer, &mut told)).unwrap()
        } else {
            Berserk::deal(&setup, &mut Table::silent(&mut dealer)).unwrap()
        };
        let mut steps = 0u64;
        let mut legal = Vec::new();
        while let Status::Asking(seats) = game.status() {
            let seats: Vec<Seat> = seats.iter().collect();
            let seat = seats[chooser.draw(seats.len() as u32) as usize];
            legal.clear();
            game.legal(seat, &mut legal);
            if legal.is_empty() {
                println!("seed {seed} step {steps}: no offers for {:?}", game.ask(seat));
                println!("{:?}", game);
                return;
            }
            let action = legal[chooser.draw(legal.len() as u32) as usize];
            if log {
                for t in told.drain(..) {
                    println!("      {:?}", t);
                }
                println!(
                    "{steps} {seat} {:?} [{}] -> {action}",
                    game.ask(seat).map(|a| format!("{a:?}")),
                    legal.len()
                );
            }
            if log {
                game.apply(seat, action, &mut Table::telling(&mut dealer, &mut told));
            } else {
                game.apply(seat, action, &mut Table::silent(&mut dealer));
            }
            if log && let Err(e) = game.check() {
                println!("seed {seed} step {steps} after {action}: {e}");
                return;
            }
            steps += 1;
            if steps > 20000 {
                println!("seed {seed}: too long");
                return;
            }
        }
        if log {
            for t in told.drain(..) {
                println!("      {:?}", t);
            }
        }
        total += steps;
    }
    let t = start.elapsed().as_secs_f64();
    println!(
        "{games} games, {total} decisions, {:.0} a game, {:.0}/s, size {}",
        total as f64 / games as f64,
        total as f64 / t,
        std::mem::size_of::<Berserk>()
    );
}
