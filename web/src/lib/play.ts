// Making and joining matches, from wherever on the page.
import type { ClockPlan, GameInfo, NewMatch, SeatInfo } from "./protocol";
import { go } from "./router.svelte";
import { keepSeat, settings } from "./settings.svelte";
import { has, tr } from "./text.svelte";
import { api, entropy } from "./wire";

export const ownName = (): string => settings.name.trim() || tr("guest");

export const levelName = (level: string | null): string => {
  if (level === null) return "";
  return has(level) ? tr(level) : level;
};

/** Makes the match and sits down at it. */
export const make = async (match: NewMatch, title: string): Promise<void> => {
  const made = await api.create(match);
  if (made.seat === null) {
    go(`/t/${made.match}/watch`);
    return;
  }
  keepSeat({ match: made.match, seat: made.seat, game: match.game, title, at: Date.now() });
  go(`/t/${made.match}?seat=${encodeURIComponent(made.seat)}`);
};

/** A match for now and for nobody else: no clock, no list, no rating. */
export const casual = { clock: { kind: "none" }, listed: false, away: "wait", watch: "live", delay: 0, rated: false } as const;

/** A game against bots of a level, at once. */
export const playBot = (game: GameInfo, level: number): Promise<void> => {
  const mode = game.modes.find((one) => one.min <= 2 && one.max >= 2) ?? game.modes[0];
  const bots = Math.max(1, (mode?.min ?? 2) - 1);
  return make(
    {
      game: game.name,
      mode: mode?.name ?? null,
      options: [],
      seats: [{ kind: "person", level: null }, ...Array.from({ length: bots }, () => ({ kind: "bot" as const, level: `level-${level}` }))],
      ...casual,
      name: ownName(),
      entropy: entropy(),
    },
    game.title,
  );
};

export const join = async (match: string, game: string, title: string): Promise<void> => {
  const joined = await api.join(match, ownName());
  keepSeat({ match: joined.match, seat: joined.seat, game, title, at: Date.now() });
  go(`/t/${joined.match}?seat=${encodeURIComponent(joined.seat)}`);
};

const minutes = (seconds: number): string => (seconds % 60 === 0 ? tr("clock-min", { n: seconds / 60 }) : tr("clock-sec", { n: seconds }));

export const clockWords = (clock: ClockPlan): string => {
  switch (clock.kind) {
    case "none":
      return tr("clock-kind-none");
    case "decision":
      return tr("clock-per-decision", { time: minutes(clock.step_s) });
    case "chess":
      return clock.step_s === 0 ? minutes(clock.main_s) : `${minutes(clock.main_s)} + ${tr("clock-sec", { n: clock.step_s })}`;
    case "byoyomi":
      return `${minutes(clock.main_s)} + ${clock.periods} × ${tr("clock-sec", { n: clock.step_s })}`;
    case "hourglass":
      return tr("clock-hourglass", { time: minutes(clock.main_s) });
    case "days":
      return tr("clock-days", { n: clock.days });
  }
};

export const taken = (seats: SeatInfo[]): number => seats.filter((seat) => seat.kind !== "open").length;
