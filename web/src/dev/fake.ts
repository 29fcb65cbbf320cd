// A table without a server: it shows a recorded position and echoes what is sent.
import type { Card, Table, ToPage, ToServer } from "../lib/protocol";
import type { Ears, Link } from "../lib/wire";
import { text } from "../lib/text.svelte";

const tables = import.meta.glob<Table>("../../fixtures/*.json", { import: "default" });

export const fixtures = (): string[] =>
  Object.keys(tables)
    .map((path) => path.replace(/^.*\/(.*)\.json$/, "$1"))
    .filter((name) => !name.startsWith("cards-"));

/** The recorded table, in the page's language where there is one of it. */
export const fixture = async (game: string, n: string): Promise<Table | null> => {
  for (const name of [`${game}-${n}-${text.lang}`, `${game}-${n}`]) {
    const load = tables[`../../fixtures/${name}.json`];
    if (load !== undefined) return structuredClone(await load());
  }
  return null;
};

/** In development the catalogue comes from the fixtures, wherever the server is. */
export const fakeCatalogue = (): void => {
  const real = window.fetch.bind(window);
  window.fetch = async (input, init) => {
    const address = typeof input === "string" ? input : input instanceof URL ? input.href : input.url;
    const cards = /^\/api\/cards\/([^?]+)\?lang=(\w+)/.exec(address);
    if (cards !== null) {
      const load = tables[`../../fixtures/cards-${cards[1]}-${cards[2]}.json`] ?? tables[`../../fixtures/cards-${cards[1]}.json`];
      if (load !== undefined) return Response.json((await load()) as unknown as Card[]);
    }
    if (address.startsWith("/api/rules/")) {
      const load = tables[`../../fixtures/rules-${/^\/api\/rules\/([^?]+)/.exec(address)![1]}-${text.lang}.json`];
      return Response.json(load === undefined ? { version: 1, ours: false, rules: [] } : await load());
    }
    return real(input, init);
  };
};

export const fakeLink =
  (table: Table) =>
  (ears: Ears): Link => {
    const tell = (message: ToPage): void => void setTimeout(() => ears.message(message), 120);
    setTimeout(() => {
      ears.state({ at: "open", again: false });
      ears.message({ t: "table", ...table });
    }, 0);
    return {
      send: (message: ToServer) => {
        console.info("sent", message);
        const now = table.now;
        if (now === null) return;
        if (message.t === "answer") {
          const offer = now.ask?.offers.find((one) => one.n === message.offer);
          const ask = now.ask === null ? null : { ...now.ask, id: now.ask.id + 1 };
          const next = { ...now, seq: now.seq + 1, ask };
          table = { ...table, now: next };
          tell({ t: "done", cmd: message.cmd });
          tell({
            t: "moved",
            lines: [{ text: offer?.says ?? "…", rules: [], cards: [], depth: 0, step: next.seq, by: table.you }],
            by: table.you,
            ...next,
          });
        } else if (message.t === "why") {
          tell({ t: "why", cmd: message.cmd, lines: [{ text: `${message.text}: …`, rules: now.ask === null ? [] : [now.ask.rule] }] });
        } else if (message.t === "type") {
          tell({ t: "refused", cmd: message.cmd, say: { text: `${message.text}?`, rules: [] }, stale: false });
        } else if (message.t === "propose") {
          tell({ t: "requests", requests: [{ id: 1, kind: message.kind, by: table.you ?? 0, text: message.kind, agreed: [] }] });
        }
      },
      retry: () => {},
      close: () => {},
    };
  };
