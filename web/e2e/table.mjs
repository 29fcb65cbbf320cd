// What every test needs: a server with an empty folder, the page before it, browsers, and hands that play.
import { spawn } from "node:child_process";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { fileURLToPath } from "node:url";
import { chromium } from "playwright-core";
import { servePage } from "./serve.mjs";

export const PROGRAM = process.env.DECKHAND ?? fileURLToPath(new URL("../../target/debug/deckhand", import.meta.url));
const CHROMIUM = process.env.CHROMIUM ?? "/usr/bin/chromium";
export const GAMES = ["disastles", "berserk", "sectors", "megacorp"];

const run = async (data, listen) => {
  const child = spawn(PROGRAM, ["serve", "--listen", listen, "--json", "--data", data, "--config", join(data, "serve.toml")], {
    stdio: ["ignore", "pipe", process.env.LOUD ? "inherit" : "ignore"],
  });
  const lines = createInterface({ input: child.stdout });
  const first = await Promise.race([
    new Promise((done) => lines.once("line", done)),
    new Promise((_, fail) => child.once("exit", (code) => fail(new Error(`the server ended with ${code}`)))),
  ]);
  return { child, address: JSON.parse(first).address };
};

const ended = (child) => (child.exitCode !== null || child.signalCode !== null ? Promise.resolve() : new Promise((done) => child.once("exit", done)));

/** A server, the page before it and a browser. */
export const open = async ({ settings = "" } = {}) => {
  const data = await mkdtemp(join(tmpdir(), "deckhand-e2e-"));
  await writeFile(join(data, "serve.toml"), `bot_pause_ms = 0\n${settings}`);
  let { child, address } = await run(data, "127.0.0.1:0");
  const page = await servePage(address);
  const browser = await chromium.launch({ executablePath: CHROMIUM, args: ["--no-sandbox", "--disable-gpu"] });
  return {
    browser,
    address: page.address,
    /** Kills the server without warning. */
    async kill() {
      child.kill("SIGKILL");
      await ended(child);
    },
    /** Starts it again at the same place with the same folder. */
    async again() {
      ({ child } = await run(data, new URL(address).host));
    },
    async close() {
      await browser.close();
      await page.stop();
      child.kill("SIGTERM");
      const late = setTimeout(() => child.kill("SIGKILL"), 3000);
      await ended(child);
      clearTimeout(late);
      await rm(data, { recursive: true, force: true });
    },
  };
};

/** Makes a match without the page; others are bots or open seats. */
export const make = async (world, game, others, more = {}) => {
  const response = await fetch(`${world.address}/api/match?lang=en`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({
      game, mode: null, options: [], clock: { kind: "none" }, listed: false, away: "wait", watch: "live", delay: 0, name: "Ada", rated: false,
      entropy: "00112233445566778899aabbccddeeff",
      seats: [{ kind: "person", level: null }, ...others.map((level) => (level === "open" ? { kind: "open", level: null } : { kind: "bot", level }))],
      ...more,
    }),
  });
  if (!response.ok) throw new Error(`${response.status} ${await response.text()}`);
  return response.json();
};

export const sit = async (world, match, name = "Grace") => {
  const response = await fetch(`${world.address}/api/match/${match}/join?lang=en`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ name, entropy: "ffeeddccbbaa99887766554433221100" }),
  });
  if (!response.ok) throw new Error(`${response.status} ${await response.text()}`);
  return (await response.json()).seat;
};

/** A person with a browser of their own. `heard` is what the server last said, `sent` what the page answered. */
export const person = async (world, { width = 1440, height = 900, settings = {}, touch = false, ...more } = {}) => {
  const context = await world.browser.newContext({ viewport: { width, height }, hasTouch: touch, isMobile: touch, reducedMotion: "reduce", locale: "en-GB", ...more });
  await context.addInitScript((kept) => {
    if (localStorage.getItem("deckhand.settings") === null) localStorage.setItem("deckhand.settings", JSON.stringify(kept));
  }, { lang: "en", ...settings });
  const page = await context.newPage();
  const one = { context, page, now: null, table: null, sent: [], errors: [], refused: [], said: [] };
  page.on("pageerror", (error) => one.errors.push(String(error)));
  page.on("console", (message) => {
    if (message.type() === "error" && !/Failed to load resource|WebSocket connection/.test(message.text())) one.errors.push(message.text());
  });
  page.on("websocket", (socket) => {
    socket.on("framesent", ({ payload }) => {
      const message = JSON.parse(payload);
      one.said.push(message);
      if (message.t === "answer" || message.t === "type") one.sent.push(message);
    });
    socket.on("framereceived", ({ payload }) => {
      const message = JSON.parse(payload);
      if (message.t === "table") {
        one.table = message;
        one.now = message.now;
      } else if (message.t === "moved") one.now = message;
      else if (message.t === "refused") one.refused.push({ ...message, was: one.said.find((said) => said.cmd === message.cmd) });
      else if (message.t === "requests" && one.now !== null) one.now = { ...one.now, requests: message.requests };
    });
  });
  one.go = async (path) => {
    one.now = null;
    one.table = null;
    await page.goto(`${world.address}${path}`);
  };
  return one;
};

/** A table with a greedy bot and the person who sits at it, asked for the first time. */
export const alone = async (world, game, who = {}, more = {}) => {
  const made = await make(world, game, ["greedy"], more);
  const one = await person(world, who);
  one.path = `/t/${made.match}?seat=${made.seat}`;
  one.match = made.match;
  await one.go(one.path);
  await asked(one);
  return one;
};

/** Waits for a question, or the end, and for the page to show it. */
export const asked = async (one, ms = 30_000) => {
  await theirTurn(one, ms);
  if (!one.now.over) await until(`the page to show ${one.now.ask?.says}`, async () => (await shown(one.page)).say === one.now?.ask?.says);
};

/**
 * A person whose page talks with the server through the test: `hears` may change what comes, and what `says` answers
 * false to is not sent on; it may answer for the server.
 */
export const between = async (world, path, { who = {}, hears, says }) => {
  const one = await person(world, who);
  await one.page.routeWebSocket(/\/ws\?/, (socket) => {
    const server = socket.connectToServer();
    socket.onMessage((message) => {
      if (says?.(JSON.parse(message), (reply) => socket.send(JSON.stringify(reply))) !== false) server.send(message);
    });
    server.onMessage((message) => {
      const heard = JSON.parse(message);
      hears?.(heard);
      socket.send(JSON.stringify(heard));
    });
  });
  await one.go(path);
  return one;
};

/** The open question in what the server says, if there is one. */
export const askIn = (heard) => (heard.t === "table" ? heard.now?.ask : heard.t === "moved" ? heard.ask : null) ?? null;

/** Closes their browsers; nothing may have gone wrong in the pages. */
export const close = async (...people) => {
  for (const one of people) {
    if (one.errors.length > 0) throw new Error(one.errors.join("\n"));
    await one.context.close();
  }
};

/** Those of the games that GAME names, or all. */
export const chosen = (list = GAMES) => list.filter((game) => process.env.GAME === undefined || process.env.GAME.split(",").includes(game));

/** A picture, if somebody wants some. */
export const keep = async (page, name) => {
  if (process.env.SCREENS !== undefined) await page.screenshot({ path: join(process.env.SCREENS, `${name}.png`) });
};

/** One answer by chance, and the server has taken it; null at the end. */
export const move = async (one, dice, click) => {
  await asked(one);
  if (one.now.over) return null;
  const { ask } = one.now;
  await answer(one, (all) => Math.floor(dice() * all) % Math.max(1, all - (all > 3 ? 1 : 0)), click);
  await taken(one, ask.id);
  return ask;
};

/** Waits until something holds. */
export const until = async (what, holds, ms = 15_000) => {
  const end = Date.now() + ms;
  for (;;) {
    const got = await holds();
    if (got) return got;
    if (Date.now() > end) throw new Error(`waited in vain for: ${what}`);
    await new Promise((done) => setTimeout(done, 25));
  }
};

/** The question as the page shows it: the sentence, and what glows. */
export const shown = (page) =>
  page.evaluate(() => {
    const seen = (element) => {
      const box = element.getBoundingClientRect();
      return box.width > 0 && box.height > 0;
    };
    const lit = [...document.querySelectorAll(".thing.offered, .thing.soft")].filter(seen).map((thing) => thing.dataset.thing ?? thing.querySelector(":scope > .mk")?.dataset.thing ?? "?");
    const bar = [...document.querySelectorAll('[data-region="bar"] [data-thing]')].filter(seen).map((button) => button.dataset.thing);
    return {
      say: document.querySelector("#decision h1")?.textContent ?? "",
      lit: [...new Set(lit)].sort(),
      bar: [...new Set(bar)].sort(),
      picks: [...document.querySelectorAll("#decision .pick:not(.todo)")].map((pick) => pick.textContent.trim()),
      confirming: document.querySelector("#decision .acts .btn.primary") !== null && document.querySelector("#decision .acts .btn.primary")?.dataset.thing === undefined,
    };
  });

/** The refs that may be lit at the beginning of a question, told from the offers alone. */
export const refsOf = (ask) => new Set(ask.offers.flatMap((offer) => offer.picks.map((pick) => pick.ref)));

const settled = (one) => one.now !== null && (one.now.over !== null || one.now.ask !== null);
export const theirTurn = (one, ms = 30_000) => until("a question", () => settled(one), ms);

/** A chance that comes out the same each time. */
export const chance = (seed) => () => {
  seed = (seed + 0x6d2b79f5) | 0;
  let t = Math.imul(seed ^ (seed >>> 15), 1 | seed);
  t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
  return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
};

const HANDLE = '.thing.offered[data-thing], .thing.offered > .mk[data-thing], [data-region="bar"] [data-thing]';

/** Everything that can be clicked to answer, in reading order of the document. */
const handles = async (page) => {
  const all = await page.$$(HANDLE);
  const good = [];
  for (const one of all) if (await one.isVisible()) good.push(one);
  return good;
};

let pictures = 0;
/** A picture of what went wrong, if somebody wants one. */
const picture = async (page) => {
  if (process.env.PICTURES === undefined) return "";
  const path = join(process.env.PICTURES, `fault-${process.pid}-${++pictures}.png`);
  await page.screenshot({ path });
  return `; ${path}`;
};

/**
 * Gives one answer by clicking: what glows, or a button of the bar, until something was sent.
 * `choose` gets the number of handles and says which one.
 */
export const answer = async (one, choose = () => 0, click = (handle) => handle.click({ timeout: 4000 })) => {
  const { page } = one;
  const before = one.sent.length;
  const ask = one.now?.ask;
  await until(`the page to show ${ask?.says}`, async () => (await page.locator("#decision h1").textContent().catch(() => "")) === one.now?.ask?.says, 8000);
  for (let clicks = 0; clicks < 14; clicks += 1) {
    if (one.sent.length > before || one.now?.ask?.id !== ask?.id) return;
    const confirm = page.locator("#decision .acts .btn.primary:not([data-thing])");
    if ((await confirm.count()) > 0) {
      await confirm.first().click({ timeout: 4000 });
    } else {
      const found = await until("something to click", async () => {
        if (one.sent.length > before || one.now?.ask?.id !== ask?.id) return [null];
        const list = await handles(page);
        return list.length > 0 ? list : null;
      }, 6000).catch(async (error) => {
        throw new Error(`${error.message} at: ${ask?.says}; shown: ${JSON.stringify(await shown(page))}; ${JSON.stringify(one.said.slice(-3))}${await picture(page)}`);
      });
      if (found[0] === null) return;
      const handle = found[choose(found.length) % found.length];
      const what = await handle.getAttribute("data-thing").catch(() => null);
      try {
        await click(handle);
      } catch (error) {
        if (one.sent.length > before || one.now?.ask?.id !== ask?.id) return;
        if (!(await handle.isVisible().catch(() => false))) continue;
        throw new Error(`${what} can not be clicked at: ${ask?.says}: ${String(error).split("\n").slice(0, 24).join("\n")}${await picture(page)}`);
      }
    }
    await page.waitForTimeout(15);
  }
  if (one.sent.length === before) throw new Error(`fourteen clicks and no answer to: ${ask?.says} (${(await shown(page)).lit.slice(0, 8)})`);
};

/** Waits until the server has taken the last answer. */
export const taken = (one, ask, ms = 30_000) => until("the answer to be taken", () => one.now?.ask?.id !== ask || one.now?.over !== null, ms);

/** Makes a table through the page and sits the other down by the link. */
export const meet = async (world, game, options = {}) => {
  const a = await person(world, options);
  const b = await person(world, options);
  await a.go(`/new?game=${game}`);
  await a.page.locator(`input[name="game"][value="${game}"]`).check();
  await a.page.locator('input[autocomplete="nickname"]').fill("Ada");
  await a.page.locator('input[name="clock"][value="none"]').check();
  await a.page.locator('form button[type="submit"]').click();
  await a.page.waitForURL(/\/t\//);
  const link = await a.page.locator("#share").inputValue();
  await b.page.goto(link);
  const join = b.page.locator("form:has(input[autocomplete=nickname]) button[type=submit]");
  if (process.env.LOBBY) {
    await b.go("/");
    await b.page.locator("td.act button").first().click();
  } else {
    await join.waitFor({ timeout: 8000 });
    await join.click();
  }
  await until("both to sit", () => a.table?.you === 0 && b.table?.you === 1 && (a.table?.begun || a.now !== null));
  return { a, b, link };
};
