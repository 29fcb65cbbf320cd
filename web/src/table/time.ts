import { tr } from "../lib/text.svelte";

/** A clock as it is shown: `12:04`, under 20 seconds `0:18.4`, from a day on in days. */
export const shownTime = (ms: number): string => {
  const seconds = ms / 1000;
  if (seconds >= 172_800) return tr("time-days", { n: Math.floor(seconds / 86_400) });
  if (seconds >= 36_000) return tr("time-hours", { n: Math.floor(seconds / 3600) });
  const hours = Math.floor(seconds / 3600);
  const minutes = Math.floor(seconds / 60) % 60;
  if (seconds < 20) return `0:${(Math.floor(seconds * 10) / 10).toFixed(1).padStart(4, "0")}`;
  const rest = String(Math.floor(seconds) % 60).padStart(2, "0");
  return hours > 0 ? `${hours}:${String(minutes).padStart(2, "0")}:${rest}` : `${minutes}:${rest}`;
};

/** A clock in words: a bare `7:18` is read as a time of day. */
export const spokenTime = (ms: number): string => {
  const seconds = Math.round(ms / 1000);
  const minutes = Math.floor(seconds / 60);
  if (minutes >= 120) return tr("spoken-hours", { n: Math.floor(minutes / 60) });
  const rest = tr("spoken-seconds", { n: seconds % 60 });
  return minutes === 0 ? rest : `${tr("spoken-minutes", { n: minutes })} ${rest}`;
};
