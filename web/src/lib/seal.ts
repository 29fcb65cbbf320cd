// The seal on the chance of a match: noted before this browser adds its part, looked at again when it is opened.
import type { Seal } from "./protocol";

const STORE = "deckhand.noted";
interface Noted {
  match: string;
  commit: string;
  entropy: string;
}

const noted = (): Noted[] => {
  try {
    return JSON.parse(localStorage.getItem(STORE) ?? "[]") as Noted[];
  } catch {
    return [];
  }
};

/** Keeps what was seen of the seal, and what was added after that. */
export const note = (match: string, commit: string, entropy: string): void => {
  try {
    localStorage.setItem(STORE, JSON.stringify([{ match, commit, entropy }, ...noted()].slice(0, 100)));
  } catch {
    // Then there is nothing to compare with at the end.
  }
};

const BEGIN = [0x6a09e667, 0xbb67ae85, 0x3c6ef372, 0xa54ff53a, 0x510e527f, 0x9b05688c, 0x1f83d9ab, 0x5be0cd19];
const ORDER = [2, 6, 3, 10, 7, 0, 4, 13, 1, 11, 12, 5, 9, 14, 15, 8];
/** The quarters of a round: four columns, then four diagonals. */
const ROUND = [[0, 4, 8, 12], [1, 5, 9, 13], [2, 6, 10, 14], [3, 7, 11, 15], [0, 5, 10, 15], [1, 6, 11, 12], [2, 7, 8, 13], [3, 4, 9, 14]];

/** BLAKE3 of exactly 32 bytes, both as hexadecimal digits: browsers do not have it, and so short a text is one step of it. */
export const hashOf = (secret: string): string => {
  const bytes = Uint8Array.from(secret.match(/../g) ?? [], (two) => parseInt(two, 16));
  let words: number[] = Array.from({ length: 16 }, (_, at) => (at < 8 ? new DataView(bytes.buffer).getUint32(at * 4, true) : 0));
  // The last word says: the first and last block of the first and last chunk.
  const state = new Uint32Array([...BEGIN, ...BEGIN.slice(0, 4), 0, 0, 32, 11]);
  const turn = (word: number, by: number): number => (word >>> by) | (word << (32 - by));
  for (let round = 0; round < 7; round += 1) {
    ROUND.forEach(([a, b, c, d], at) => {
      for (const [word, first, second] of [[words[2 * at], 16, 12], [words[2 * at + 1], 8, 7]]) {
        state[a] = state[a] + state[b] + word;
        state[d] = turn(state[d] ^ state[a], first);
        state[c] = state[c] + state[d];
        state[b] = turn(state[b] ^ state[c], second);
      }
    });
    words = ORDER.map((at) => words[at]);
  }
  const out = new DataView(new ArrayBuffer(32));
  for (let at = 0; at < 8; at += 1) out.setUint32(at * 4, state[at] ^ state[at + 8], true);
  return [...new Uint8Array(out.buffer)].map((byte) => byte.toString(16).padStart(2, "0")).join("");
};

/** The text that says whether an opened seal is the one that was noted; null where nothing was noted, or nothing is opened. */
export const sealFits = (match: string, seal: Seal, you: number | null): "seal-fits" | "seal-broken" | null => {
  const own = noted().find((one) => one.match === match);
  if (own === undefined || seal.opened === null || seal.added.length === 0) return null;
  const added = you === null || seal.added[you] === own.entropy;
  const opened = /^[0-9a-f]{64}$/.test(seal.opened) && hashOf(seal.opened) === own.commit;
  return seal.commit === own.commit && opened && added ? "seal-fits" : "seal-broken";
};
