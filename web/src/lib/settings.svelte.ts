// What the reader likes, kept in this browser.
import { asLang, speak, type Lang } from "./text.svelte";

export interface Settings {
  lang: Lang;
  theme: "system" | "light" | "dark";
  size: "100" | "120" | "140";
  motion: "system" | "off" | "normal";
  hatch: "normal" | "strong";
  keys: boolean;
  confirm: "heavy" | "always" | "never";
  passing: "never" | "alone" | "always";
  verbosity: "short" | "normal" | "full";
  sound: "off" | "soft" | "normal";
  preview: boolean;
  name: string;
}

const STORE = "deckhand.settings";
const usual: Settings = {
  lang: "en", theme: "system", size: "100", motion: "system", hatch: "normal", keys: true,
  confirm: "heavy", passing: "never", verbosity: "normal", sound: "off", preview: true, name: "",
};

const stored = (): Partial<Settings> => {
  try {
    return JSON.parse(localStorage.getItem(STORE) ?? "{}") as Partial<Settings>;
  } catch {
    return {};
  }
};

export const settings: Settings = $state({ ...usual, ...stored() });

const dark = matchMedia("(prefers-color-scheme: dark)");

const apply = (): void => {
  const root = document.documentElement;
  const isDark = settings.theme === "dark" || (settings.theme === "system" && dark.matches);
  root.dataset.theme = isDark ? "dark" : "light";
  root.dataset.size = settings.size;
  root.dataset.motion = settings.motion;
  root.dataset.hatch = settings.hatch;
};

/** Changes settings and keeps them. */
export const change = (some: Partial<Settings>): void => {
  Object.assign(settings, some);
  try {
    localStorage.setItem(STORE, JSON.stringify(settings));
  } catch {
    // Without storage they hold until the page is left.
  }
  apply();
  if (some.lang !== undefined) void speak(some.lang);
};

/** Puts the settings to work; an address may ask for a theme and a language, which are then not kept. */
export const startSettings = async (query: URLSearchParams): Promise<void> => {
  const theme = query.get("theme");
  if (theme === "dark" || theme === "light") settings.theme = theme;
  settings.lang = asLang(query.get("lang")) ?? asLang(stored().lang) ?? asLang(navigator.language) ?? "en";
  apply();
  dark.addEventListener("change", apply);
  await speak(settings.lang);
};

/** The seats that this browser holds, by match. */
const SEATS = "deckhand.seats";
export interface OwnSeat {
  match: string;
  seat: string;
  game: string;
  title: string;
  at: number;
}

export const ownSeats = (): OwnSeat[] => {
  try {
    return JSON.parse(localStorage.getItem(SEATS) ?? "[]") as OwnSeat[];
  } catch {
    return [];
  }
};

/** The seats as the lobby takes them. */
export const seatKeys = (): [match: string, seat: string][] => ownSeats().map((own) => [own.match, own.seat]);

export const keepSeat = (own: OwnSeat): void => {
  const others = ownSeats().filter((one) => one.match !== own.match || one.seat !== own.seat);
  try {
    localStorage.setItem(SEATS, JSON.stringify([own, ...others].slice(0, 40)));
  } catch {
    // The link still leads back to the seat.
  }
};

export const dropSeat = (match: string): void => {
  try {
    localStorage.setItem(SEATS, JSON.stringify(ownSeats().filter((one) => one.match !== match)));
  } catch {
    // Nothing to drop then.
  }
};
