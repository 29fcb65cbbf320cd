//! What is known about the game: how many situations a player can be in, and what the game is worth.
//!
//! A small solver by counterfactual regret walks the whole tree through the front door. It knows no rule: who is asked,
//! what is offered, what a seat sees and what a hand brings all come from the game. If its answer is the published one,
//! then so are the rules.

use crate::counts::{deals, next};
use deckhand_kernel::{Game, Seat, Status, Viewer};
use game_leduc::Leduc;
use std::collections::BTreeMap;

/// A position of the tree.
enum Node {
    /// A seat answers in a situation; below each answer one position, or one for each public card.
    Answer { seat: usize, situation: usize, after: Vec<Vec<Self>> },
    /// What player 1 has gained.
    Over(f64),
}

/// What a seat can tell apart, with its place among the lessons: its view is all it knows.
type Situations = BTreeMap<String, usize>;

/// What was learned in one situation; one number for each answer.
#[derive(Clone, Debug)]
struct Lesson {
    regrets: Vec<f64>,
    /// How it is played in this walk.
    play: Vec<f64>,
    /// How it was played so far, later walks counting more.
    played: Vec<f64>,
}

fn grow(game: &Leduc, situations: &mut Situations, lessons: &mut Vec<Lesson>) -> Node {
    let Status::Asking(asked) = game.status() else {
        return Node::Over(f64::from(game.chips(Seat(0))));
    };
    let seat = asked.iter().next().expect("somebody is asked");
    let after = next(game);
    let seen = format!("{:?}", game.view(Viewer::Seat(seat)));
    let situation = *situations.entry(seen).or_insert_with(|| {
        let none = vec![0.0; after.len()];
        lessons.push(Lesson { regrets: none.clone(), play: none.clone(), played: none });
        lessons.len() - 1
    });
    let mut below =
        |games: &Vec<Leduc>| games.iter().map(|game| grow(game, situations, lessons)).collect();
    let after = after.iter().map(&mut below).collect();
    Node::Answer { seat: seat.index(), situation, after }
}

fn tree() -> (Vec<Node>, Vec<Lesson>) {
    let (mut situations, mut lessons) = (Situations::new(), Vec::new());
    let nodes = deals().iter().map(|game| grow(game, &mut situations, &mut lessons)).collect();
    (nodes, lessons)
}

/// The weights as shares of their sum; equal ones if there is none.
fn shares(weights: &[f64]) -> Vec<f64> {
    let sum: f64 = weights.iter().sum();
    let equal = 1.0 / weights.len() as f64;
    weights.iter().map(|weight| if sum > 0.0 { weight / sum } else { equal }).collect()
}

/// A walk in which one seat learns.
struct Walk<'l> {
    lessons: &'l mut [Lesson],
    learner: usize,
    weight: f64,
}

impl Walk<'_> {
    /// What the position is worth to player 1. `reach` is how likely each seat plays to come here, and last how likely
    /// chance does.
    fn learn(&mut self, node: &Node, reach: [f64; 3]) -> f64 {
        let (seat, situation, after) = match node {
            Node::Over(chips) => return *chips,
            Node::Answer { seat, situation, after } => (*seat, *situation, after),
        };
        let play = self.lessons[situation].play.clone();
        let mut worths = Vec::with_capacity(after.len());
        for (games, share) in after.iter().zip(&play) {
            let mut reach = reach;
            reach[seat] *= share;
            reach[2] /= games.len() as f64;
            let sum: f64 = games.iter().map(|game| self.learn(game, reach)).sum();
            worths.push(sum / games.len() as f64);
        }
        let worth = worths.iter().zip(&play).map(|(worth, share)| worth * share).sum();
        if seat == self.learner {
            let sign = if seat == 0 { 1.0 } else { -1.0 };
            let lesson = &mut self.lessons[situation];
            for (nth, share) in play.into_iter().enumerate() {
                lesson.regrets[nth] += sign * (worths[nth] - worth) * reach[1 - seat] * reach[2];
                lesson.played[nth] += self.weight * reach[seat] * share;
            }
        }
        worth
    }
}

/// What the position is worth to player 1 if both play as they have played on average.
fn worth(node: &Node, lessons: &[Lesson]) -> f64 {
    match node {
        Node::Over(chips) => *chips,
        Node::Answer { situation, after, .. } => {
            let mean = |games: &Vec<Node>| {
                games.iter().map(|game| worth(game, lessons)).sum::<f64>() / games.len() as f64
            };
            let play = shares(&lessons[*situation].played);
            after.iter().map(mean).zip(play).map(|(worth, share)| worth * share).sum()
        }
    }
}

/// Six answers are to be given in each round. In the first the own card is known, in the second the public card and one
/// of five first rounds too.
#[test]
fn l6_1_there_are_936_situations() {
    assert_eq!(tree().1.len(), 6 * 6 + 6 * 5 * (6 * 5));
}

/// Enough for three digits and a half.
const WALKS: u32 = 1_000;

#[test]
fn the_value_of_the_game_is_the_published_one() {
    let (nodes, mut lessons) = tree();
    let share = 1.0 / nodes.len() as f64;
    for walk in 1..=WALKS {
        for learner in 0..2 {
            for lesson in &mut lessons {
                lesson.regrets.iter_mut().for_each(|regret| *regret = regret.max(0.0));
                lesson.play = shares(&lesson.regrets);
            }
            let mut walk = Walk { lessons: &mut lessons, learner, weight: f64::from(walk) };
            for node in &nodes {
                walk.learn(node, [1.0, 1.0, share]);
            }
        }
    }
    let value = nodes.iter().map(|node| worth(node, &lessons)).sum::<f64>() * share;
    println!("player 1 gains {value} chips a hand");
    assert!((value - -0.0856).abs() < 0.0002, "{value}");
}
