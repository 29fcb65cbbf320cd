// Everything that goes to the server and comes from it.
import type {
  Card, Created, GameInfo, Joined, Lobby, MatchCard, NewMatch, Replay, Rules, Said, Sealed, ToPage, ToServer,
} from "./protocol";
import { note } from "./seal";
import { ownSeats } from "./settings.svelte";
import { text } from "./text.svelte";

/** What the server refused, in its own words. */
export class Refusal extends Error {
  constructor(
    readonly status: number,
    readonly says: string,
    readonly rule: string | undefined,
  ) {
    super(says);
  }
}

const call = async <T>(path: string, body?: unknown): Promise<T> => {
  const request: RequestInit =
    body === undefined
      ? { headers: { accept: "application/json" } }
      : { method: "POST", headers: { accept: "application/json", "content-type": "application/json" }, body: JSON.stringify(body) };
  let answer: Response;
  try {
    answer = await fetch(path, request);
  } catch {
    throw new Refusal(0, "", undefined);
  }
  const said: unknown = await answer.json().catch(() => null);
  if (!answer.ok) {
    const error = (said as { error?: { text?: string; rule?: string } } | null)?.error;
    throw new Refusal(answer.status, error?.text ?? "", error?.rule);
  }
  return said as T;
};

const lang = (): string => text.lang;
const part = encodeURIComponent;

export interface Me {
  name: string | null;
}
export interface DeckCheck {
  ok: boolean;
  /** The deck as an option of a match takes it. */
  line: string | null;
  problems: Said[];
  notes: string[];
}
export interface ReadyDeck {
  name: string;
  title: string;
  about: string;
  text: string;
}
export interface BotInfo {
  name: string;
  iterations: number | null;
}
/** The page's own part of the chance of a match, so that the server can not have chosen it alone. */
export const entropy = (): string =>
  [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, "0")).join("");

const kept = new Map<string, Promise<unknown>>();
/** Asked for once per language; a failure is not kept. */
const once = <T>(path: string): Promise<T> => {
  const found = kept.get(path);
  if (found !== undefined) return found as Promise<T>;
  const asked = call<T>(path);
  kept.set(path, asked);
  asked.catch(() => kept.delete(path));
  return asked;
};

export const api = {
  games: () => once<GameInfo[]>(`/api/games?lang=${lang()}`),
  /** The lobby, with the matches of these seats among the own. */
  lobby: (seats: [match: string, seat: string][]) => call<Lobby>(`/api/lobby?lang=${lang()}`, { seats: seats.slice(0, 50) }),
  about: (match: string) => call<MatchCard>(`/api/match/${part(match)}?lang=${lang()}`),
  bots: () => once<BotInfo[]>("/api/bots"),
  /** Makes a match. The seal is asked for first: what is added to the chance must not be known when it is made. */
  create: async (match: NewMatch) => {
    const { commit } = await call<Sealed>(`/api/seal?lang=${lang()}`, {});
    const own = entropy();
    // Who had a seat at a table that nobody could watch may still play on from it.
    const key = ownSeats().find((seat) => seat.match === match.from?.match)?.seat;
    const made = await call<Created>(`/api/match?lang=${lang()}${key === undefined ? "" : `&seat=${part(key)}`}`, { ...match, commit, entropy: own });
    note(made.match, commit, own);
    return made;
  },
  join: async (match: string, name: string) => {
    const { commit } = await api.about(match);
    const own = entropy();
    const joined = await call<Joined>(`/api/match/${part(match)}/join?lang=${lang()}`, { name, entropy: own });
    note(match, commit, own);
    return joined;
  },
  cards: (game: string) => once<Card[]>(`/api/cards/${part(game)}?lang=${lang()}`),
  rules: (game: string) => once<Rules>(`/api/rules/${part(game)}?lang=${lang()}`),
  replay: (match: string, as: string, seat: string | null) =>
    call<Replay>(`/api/match/${part(match)}/replay?lang=${lang()}&as=${part(as)}${seat === null ? "" : `&seat=${part(seat)}`}`),
  decks: (game: string) => once<ReadyDeck[]>(`/api/decks/${part(game)}?lang=${lang()}`),
  checkDeck: (game: string, deck: string) => call<DeckCheck>(`/api/decks/${part(game)}/check?lang=${lang()}`, { text: deck }),
  me: () => call<Me>("/api/me"),
  register: (name: string, password: string) => call<Me>("/api/account/register", { name, password }),
  login: (name: string, password: string) => call<Me>("/api/account/login", { name, password }),
  logout: (everywhere: boolean) => call<unknown>(`/api/account/logout${everywhere ? "-everywhere" : ""}`, {}),
};

export type LinkState = { at: "connecting" } | { at: "open"; again: boolean } | { at: "lost"; retry: number } | { at: "closed" };

/** A line to the table. */
export interface Link {
  send: (message: ToServer) => void;
  /** Tries again at once. */
  retry: () => void;
  close: () => void;
}

export interface Ears {
  message: (message: ToPage) => void;
  state: (state: LinkState) => void;
}

/** Opens the line, and opens it again whenever it breaks, waiting a little longer each time. */
export const connect = (match: string, seat: string | null, watching: boolean, ears: Ears): Link => {
  const query = new URLSearchParams({ lang: lang() });
  if (seat !== null) query.set("seat", seat);
  if (watching) query.set("watch", "1");
  const scheme = location.protocol === "https:" ? "wss" : "ws";
  const address = `${scheme}://${location.host}/api/match/${part(match)}/ws?${query}`;
  let socket: WebSocket | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let failures = 0;
  let opened = false;
  let over = false;

  const open = (): void => {
    clearTimeout(timer);
    const own = new WebSocket(address);
    socket = own;
    own.onopen = () => {
      failures = 0;
      ears.state({ at: "open", again: opened });
      opened = true;
    };
    own.onmessage = (event) => {
      if (typeof event.data === "string") ears.message(JSON.parse(event.data) as ToPage);
    };
    own.onclose = (event) => {
      if (over || socket !== own) return;
      // The server says by its code that trying again is of no use: no such match, no such seat.
      if (event.code >= 4400 && event.code < 4500) {
        over = true;
        ears.state({ at: "closed" });
        return;
      }
      // Nothing tells why a socket was not opened; whether there is such a match at all can be asked for.
      if (!opened && failures === 0) {
        api.about(match).catch((error: unknown) => {
          if (error instanceof Refusal && error.status === 404) {
            over = true;
            clearTimeout(timer);
            ears.state({ at: "closed" });
          }
        });
      }
      const wait = Math.min(30_000, 500 * 2 ** failures) * (0.8 + Math.random() * 0.4);
      failures += 1;
      ears.state({ at: "lost", retry: Date.now() + wait });
      timer = setTimeout(open, wait);
    };
  };
  const wake = (): void => {
    if (!over && socket?.readyState !== WebSocket.OPEN && socket?.readyState !== WebSocket.CONNECTING) {
      failures = 0;
      open();
    }
  };
  addEventListener("online", wake);
  ears.state({ at: "connecting" });
  open();
  return {
    send: (message) => {
      if (socket?.readyState === WebSocket.OPEN) socket.send(JSON.stringify(message));
    },
    retry: wake,
    close: () => {
      over = true;
      clearTimeout(timer);
      removeEventListener("online", wake);
      socket?.close();
    },
  };
};
