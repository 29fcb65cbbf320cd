// The board's own words. Names of the cards come from the catalogue.
export const texts: Record<"en" | "de" | "ru", Record<string, string>> = {
  en: {
    you: "You", player: "Player {n}", hidden: "Face-down card", public: "open card", "no-public": "The open card comes after round 1", paid: "in the pot: {n}", pot: "Pot: {n}", "pot-word": "Pot",
    round: "Round {n}", bets: "bets of {n}", check: "check", bet: "bet", call: "call", raise: "raise", fold: "fold", over: "Hand over",
    jack: "Jack", queen: "Queen", king: "King", "letter-jack": "J", "letter-queen": "Q", "letter-king": "K",
  },
  de: {
    you: "Du", player: "Spieler {n}", hidden: "Verdeckte Karte", public: "offene Karte", "no-public": "Die offene Karte kommt nach Runde 1", paid: "im Topf: {n}", pot: "Topf: {n}", "pot-word": "Topf",
    round: "Runde {n}", bets: "Einsätze von {n}", check: "schiebt", bet: "setzt", call: "geht mit", raise: "erhöht", fold: "passt", over: "Ende der Hand",
    jack: "Bube", queen: "Dame", king: "König", "letter-jack": "B", "letter-queen": "D", "letter-king": "K",
  },
  ru: {
    you: "Вы", player: "Игрок {n}", hidden: "Закрытая карта", public: "открытая карта", "no-public": "Открытая карта появится после 1-го раунда", paid: "в банке: {n}", pot: "Банк: {n}", "pot-word": "Банк",
    round: "Раунд {n}", bets: "ставки по {n}", check: "чек", bet: "ставка", call: "уравнивание", raise: "повышение", fold: "пас", over: "Конец раздачи",
    jack: "Валет", queen: "Дама", king: "Король", "letter-jack": "В", "letter-queen": "Д", "letter-king": "К",
  },
};
