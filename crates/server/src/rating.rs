//! Ratings of accounts, for each game and mode, by the method of Weng and Lin.

use crate::hall::Hall;
use crate::room::{Room, State};
use crate::store::StoreError;
use skillratings::MultiTeamOutcome;
use skillratings::Outcomes;
use skillratings::weng_lin::{WengLinConfig, WengLinRating, weng_lin, weng_lin_multi_team};
use sqlx::Row as _;

impl Hall {
    /// Counts a match that has ended, if it was agreed to be rated and only accounts played.
    pub(crate) async fn rate(&self, room: &Room, state: &State) -> Result<(), StoreError> {
        if !room.plan.rated || self.together(&room.plan) {
            return Ok(());
        }
        let Some((winners, drawn)) = room.winners(state) else { return Ok(()) };
        let accounts: Option<Vec<String>> = (0..room.plan.seats.len() as u8)
            .map(|seat| state.sitter(seat)?.account.clone())
            .collect();
        let Some(accounts) = accounts else { return Ok(()) };
        let mut different = accounts.clone();
        different.sort_unstable();
        different.dedup();
        if different.len() != accounts.len() || accounts.len() < 2 {
            return Ok(());
        }
        let mode = room.plan.mode.clone().unwrap_or_default();
        let mut ratings = Vec::new();
        for account in &accounts {
            ratings.push(self.rating(account, &room.plan.game, &mode).await?);
        }
        let config = WengLinConfig::new();
        let wins = |seat: usize| winners.contains(&(seat as u8));
        let new: Vec<WengLinRating> = if let [one, other] = ratings[..] {
            let outcome = match (drawn, wins(0)) {
                (true, _) => Outcomes::DRAW,
                (false, true) => Outcomes::WIN,
                (false, false) => Outcomes::LOSS,
            };
            let (one, other) = weng_lin(&one, &other, &outcome, &config);
            vec![one, other]
        } else {
            let teams: Vec<[WengLinRating; 1]> = ratings.iter().map(|rating| [*rating]).collect();
            let ranked: Vec<(&[WengLinRating], MultiTeamOutcome)> = teams
                .iter()
                .enumerate()
                .map(|(seat, team)| {
                    let rank = if drawn || wins(seat) { 1 } else { 2 };
                    (&team[..], MultiTeamOutcome::new(rank))
                })
                .collect();
            weng_lin_multi_team(&ranked, &config).into_iter().flatten().collect()
        };
        for (account, rating) in accounts.iter().zip(new) {
            sqlx::query(
                "INSERT INTO rating (account, game, mode, rating, uncertainty, games) VALUES ($1, $2, $3, $4, $5, 1) \
                 ON CONFLICT (account, game, mode) DO UPDATE SET rating = $4, uncertainty = $5, games = rating.games + 1",
            )
            .bind(account.as_str())
            .bind(room.plan.game.as_str())
            .bind(mode.as_str())
            .bind(rating.rating)
            .bind(rating.uncertainty)
            .execute(self.store.pool())
            .await?;
        }
        Ok(())
    }

    async fn rating(
        &self,
        account: &str,
        game: &str,
        mode: &str,
    ) -> Result<WengLinRating, StoreError> {
        let row = sqlx::query(
            "SELECT rating, uncertainty FROM rating WHERE account = $1 AND game = $2 AND mode = $3",
        )
        .bind(account)
        .bind(game)
        .bind(mode)
        .fetch_optional(self.store.pool())
        .await?;
        Ok(row.map_or_else(WengLinRating::new, |row| WengLinRating {
            rating: row.get(0),
            uncertainty: row.get(1),
        }))
    }

    /// The ratings of an account: game, mode, rating, uncertainty, games.
    pub(crate) async fn ratings(
        &self,
        account: &str,
    ) -> Result<Vec<(String, String, f64, f64, i64)>, StoreError> {
        let rows = sqlx::query(
            "SELECT game, mode, rating, uncertainty, games FROM rating WHERE account = $1 ORDER BY game, mode",
        )
        .bind(account)
        .fetch_all(self.store.pool())
        .await?;
        let rating =
            |row: &sqlx::any::AnyRow| (row.get(0), row.get(1), row.get(2), row.get(3), row.get(4));
        Ok(rows.iter().map(rating).collect())
    }
}
