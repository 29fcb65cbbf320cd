//! A review as lines of text.

use super::{Said, verdict_name};
use crate::reader::title_of;
use deckhand_kernel::{Msg, Speaker as _, Title};
use deckhand_review::{Judged, Plan, TURNING_POINTS, Verdict};

/// All of it, from the head to the sum.
pub(super) fn lines<G: Title>(said: &Said<'_, G>) -> Vec<String> {
    let mut lines = head(said);
    lines.push(String::new());
    for judged in &said.review.judged {
        lines.extend(answer(said, judged));
    }
    lines.extend(failures(said));
    lines.push(String::new());
    lines.push(said.speech.word("cli-review-turning"));
    lines.extend(turning(said).into_iter().map(|(line, _)| format!("  {line}")));
    lines.extend(few(said));
    lines.push(String::new());
    lines.push(sum(said));
    lines.extend(said.result.iter().cloned());
    lines
}

/// What was compared, and how.
fn head<G: Title>(said: &Said<'_, G>) -> Vec<String> {
    let head = Msg::new("cli-review-head")
        .with("game", title_of::<G>(said.speech))
        .with("mode", Msg::new(format!("mode-{}", said.mode)))
        .with("seat", said.plan.seat)
        .with("choices", said.review.planned as i64)
        .with("bot", said.plan.bot.as_str());
    let mut lines = vec![said.speech.say(&head), how(said)];
    lines.extend(interrupted(said));
    lines
}

/// How chances and losses were measured.
pub(super) fn how<G: Title>(said: &Said<'_, G>) -> String {
    let msg = Msg::new("cli-review-how")
        .with("games", i64::from(said.plan.games))
        .with("again", i64::from(Plan::AGAIN * said.plan.games))
        .with("playout", said.plan.playout.as_str())
        .with("seed", said.plan.seed.to_string());
    said.speech.say(&msg)
}

/// Whether it was stopped, if it was.
pub(super) fn interrupted<G: Title>(said: &Said<'_, G>) -> Option<String> {
    let msg = Msg::new("cli-review-interrupted")
        .with("done", said.review.judged.len() as i64)
        .with("planned", said.review.planned as i64);
    said.review.stopped().then(|| said.speech.say(&msg))
}

/// One answer: what was played and what it was worth, and on a second line what the bot says.
fn answer<G: Title>(said: &Said<'_, G>, judged: &Judged<G::Action>) -> Vec<String> {
    let msg = Msg::new("cli-review-answer")
        .with("action", said.answer(judged, judged.played))
        .with("percent", said.percent(judged.chance.mean));
    let mut lines = vec![format!("{:>4}  {}", judged.number, said.speech.say(&msg))];
    if judged.verdict() != Verdict::Same {
        lines.push(format!("      {}", comparison(said, judged)));
    }
    lines
}

/// What the bot would have done instead, and what that is worth.
fn comparison<G: Title>(said: &Said<'_, G>, judged: &Judged<G::Action>) -> String {
    let Some(compared) = judged.compared else { return String::new() };
    let msg = Msg::new("cli-review-instead")
        .with("bot", said.plan.bot.as_str())
        .with("action", said.answer(judged, judged.chosen))
        .with("percent", said.percent(compared.chosen.mean))
        .with("verdict", verdict_name(judged.verdict()));
    said.speech.say(&with_difference(said, msg, judged))
}

/// The message with the size of the difference and its interval, both counted in the direction of the verdict.
fn with_difference<G: Title>(said: &Said<'_, G>, msg: Msg, judged: &Judged<G::Action>) -> Msg {
    let Some(compared) = judged.compared else { return msg };
    let (mut points, mut interval) = (compared.difference, compared.interval);
    if judged.verdict() == Verdict::Better {
        points = -points;
        (interval.low, interval.high) = (-interval.high, -interval.low);
    }
    said.ends(msg.with("points", said.percent(points)), interval)
}

/// Difference and interval alone, such as `12 (3 to 21)`; nothing where the bot answers the same.
pub(super) fn loss<G: Title>(
    said: &Said<'_, G>,
    judged: &Judged<G::Action>,
) -> Option<(String, String)> {
    let compared = judged.compared?;
    let interval = said.ends(Msg::new("cli-review-interval"), compared.interval);
    Some((said.percent(judged.loss()), said.speech.say(&interval)))
}

/// The turning points in order, each with its place in the list of judged answers.
pub(super) fn turning<G: Title>(said: &Said<'_, G>) -> Vec<(String, usize)> {
    let point = |(rank, &at): (i64, &usize)| {
        let judged = &said.review.judged[at];
        let msg = Msg::new("cli-review-point")
            .with("rank", rank)
            .with("number", judged.number.to_string())
            .with("played", said.words(judged, judged.played).0)
            .with("chosen", said.words(judged, judged.chosen).0)
            .with("verdict", verdict_name(judged.verdict()));
        (said.speech.say(&with_difference(said, msg, judged)), at)
    };
    (1..).zip(&said.turning).map(point).collect()
}

/// That there are fewer turning points than usual, if there are.
pub(super) fn few<G: Title>(said: &Said<'_, G>) -> Option<String> {
    let msg = Msg::new("cli-review-few").with("count", said.turning.len() as i64);
    (said.turning.len() < TURNING_POINTS).then(|| said.speech.say(&msg))
}

/// How often which verdict was given, and all losses together.
pub(super) fn sum<G: Title>(said: &Said<'_, G>) -> String {
    let count = |verdict| said.review.count(verdict) as i64;
    let msg = Msg::new("cli-review-sum")
        .with("bot", said.plan.bot.as_str())
        .with("judged", said.review.judged.len() as i64)
        .with("same", count(Verdict::Same))
        .with("worse", count(Verdict::Worse))
        .with("better", count(Verdict::Better))
        .with("open", count(Verdict::Open))
        .with("points", said.percent(said.review.loss()));
    said.speech.say(&msg)
}

/// What could not be judged or played on.
pub(super) fn failures<G: Title>(said: &Said<'_, G>) -> Vec<String> {
    let failures = said.review.failures.iter().map(|(number, reason)| {
        let msg = Msg::new("cli-review-failure").with("number", number.to_string());
        said.speech.say(&msg.with("reason", reason.as_str()))
    });
    let mut lines: Vec<String> = failures.collect();
    if said.broken() > 0 {
        let msg = Msg::new("cli-review-broken").with("count", i64::from(said.broken()));
        lines.push(said.speech.say(&msg));
    }
    lines
}
