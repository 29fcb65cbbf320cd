// Looking back at a match: keys, links, what was asked, reports of bugs, playing on from a position, and whether the seal on
// the chance fits.
import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { answer, chance, make, open, person, taken, theirTurn, until } from "./table.mjs";

let world;
/** A match that was given up, and whose it was. */
let old;
before(async () => {
  world = await open();
  const made = await make(world, "sectors", ["greedy"]);
  const ada = await person(world);
  await ada.go(`/t/${made.match}?seat=${made.seat}`);
  await some(ada, 6);
  await resign(ada);
  await ada.context.close();
  const api = async (as) => (await fetch(`${world.address}/api/match/${made.match}/replay?lang=en&as=${as}`)).json();
  old = { ...made, all: (await api("all")).steps, api };
  assert.ok(old.all.length > 8);
});
after(async () => world.close());

/** So many answers by clicks. */
const some = async (one, count) => {
  const dice = chance(count);
  for (let n = 0; n < count; n += 1) {
    await theirTurn(one);
    assert.equal(one.now.over, null, "the game ended before it should");
    const ask = one.now.ask.id;
    await answer(one, (all) => Math.floor(dice() * all));
    await taken(one, ask);
  }
};
const resign = async (one) => {
  await one.page.getByRole("tab", { name: "Table" }).click();
  await one.page.locator("button.danger").click();
  await one.page.locator("button.danger").click();
  await until("the end", () => one.now?.over);
};
/** Opens a replay; what it shows can be asked for. */
const look = async (path, options = {}) => {
  const one = await person(world, options);
  await one.go(path);
  const { page } = one;
  await page.locator('[data-region="bar"] input[type="range"]').waitFor();
  one.at = async () => Number(await page.locator('input[type="range"]').inputValue());
  one.says = () => page.locator('[data-region="bar"] h1').textContent();
  one.press = (name) => page.locator('[data-region="bar"]').getByRole("button", { name, exact: true }).click();
  one.reached = (at) => until(`decision ${at}`, async () => (await one.at()) === at).catch(async (error) => assert.equal(await one.at(), at, String(error)));
  return one;
};
const done = async (one) => {
  assert.deepEqual(one.errors, []);
  await one.context.close();
};

test("L3: keys walk, jump, play and change the speed", { timeout: 60_000 }, async () => {
  const one = await look(`/r/${old.match}`);
  const { keyboard } = one.page;
  const last = old.all.length - 1;
  for (const [key, at] of [["ArrowRight", 1], ["ArrowRight", 2], ["ArrowLeft", 1], ["End", last], ["ArrowRight", last], ["Home", 0], ["ArrowLeft", 0]]) {
    await keyboard.press(key);
    await one.reached(at);
  }
  await keyboard.press("ArrowRight");
  await one.reached(1);
  await keyboard.press("Shift+ArrowRight");
  const next = old.all.findIndex((step, at) => at > 1 && step.by !== old.all[1].by);
  await one.reached(next);
  assert.equal(new URL(one.page.url()).searchParams.get("at"), String(next), "the address goes along");
  const slider = one.page.locator('input[type="range"]');
  const name = old.all[next].by === 0 ? "Ada" : "Greedy";
  assert.equal(await slider.getAttribute("aria-valuetext"), `Decision ${next} of ${last}, ${name}`);
  await keyboard.press("4");
  assert.equal(await one.page.getByLabel("Speed").inputValue(), "4");
  await keyboard.press(" ");
  await until("it to play", async () => (await one.at()) > next + 1);
  await keyboard.press(" ");
  const stopped = await one.at();
  await one.page.waitForTimeout(700);
  assert.equal(await one.at(), stopped, "paused");
  // Keys that belong to what has the focus stay there.
  await one.page.getByLabel("Speed").focus();
  await keyboard.press("Home");
  assert.equal(await one.at(), stopped);
  await done(one);
});

test("L3: each step says what was asked and how long it took", { timeout: 60_000 }, async () => {
  const one = await look(`/r/${old.match}?at=3`);
  const asked = one.page.locator(".asked");
  for (const at of [3, 4, 5]) {
    await one.reached(at);
    const step = old.all[at];
    const text = await asked.textContent();
    assert.ok(text.includes(step.asked.text), `${text}: ${step.asked.text}`);
    assert.match(text, step.offers === 1 ? /one answer was possible/ : new RegExp(`${step.offers} answers were possible`));
    assert.match(text, /after [\d.]+ s/);
    assert.equal(await one.says(), step.says);
    await one.press("One decision on");
  }
  await one.press("Thinking time");
  const dialog = one.page.getByRole("dialog", { name: "Thinking time" });
  const rows = dialog.locator("tbody tr");
  assert.equal(await rows.count(), 2);
  const own = old.all.filter((step) => step.by === 0 && !step.passed);
  assert.equal(await rows.first().locator("td.n").nth(1).textContent(), String(own.length));
  const longest = old.all.findIndex((step) => step.by === 0 && step.took_ms === Math.max(...own.map((step) => step.took_ms)));
  await one.page.keyboard.press("Home");
  assert.equal(await one.at(), 6, "keys stay in the dialog");
  await one.page.keyboard.press("Escape");
  await until("the dialog to close", async () => (await dialog.count()) === 0);
  await one.press("Thinking time");
  await rows.first().getByRole("button").click();
  await one.reached(longest);
  assert.equal(await dialog.count(), 0);
  await done(one);
});

test("L3: a link leads to the same position with the same eyes", { timeout: 60_000 }, async () => {
  const one = await look(`/r/${old.match}?at=2`, { permissions: ["clipboard-read", "clipboard-write"] });
  await one.page.getByLabel("Seen as").selectOption("seat:1");
  await one.page.keyboard.press("Escape");
  await one.page.locator('input[type="range"]').waitFor();
  await one.press("One decision on");
  await one.reached(3);
  await one.press("Copy link");
  const link = await one.page.evaluate(() => navigator.clipboard.readText());
  assert.equal(link, `${world.address}/r/${old.match}?at=3&as=seat:1`);
  const other = await look(link.slice(world.address.length));
  await other.reached(3);
  assert.equal(await other.page.getByLabel("Seen as").inputValue(), "seat:1");
  assert.equal(await other.says(), await one.says());
  await done(one);
  await done(other);
});

test("L3: a report of a bug is shown before it is copied, and is sent nowhere", { timeout: 60_000 }, async () => {
  const one = await look(`/r/${old.match}?at=4&as=all`, { permissions: ["clipboard-read", "clipboard-write"] });
  await one.page.evaluate(([match, seat]) => localStorage.setItem("deckhand.seats", JSON.stringify([{ match, seat, game: "sectors", title: "", at: 0 }])), [old.match, old.seat]);
  const sent = [];
  one.page.on("request", (request) => request.method() !== "GET" && sent.push(request.url()));
  await one.press("Report a bug");
  const dialog = one.page.getByRole("dialog", { name: "Report a bug" });
  await dialog.getByLabel("What is wrong").fill("Ada should have drawn");
  const preview = await dialog.locator("textarea.shown").inputValue();
  for (const part of [`/r/${old.match}?at=4`, old.all[4].says, old.all[4].asked.text.replaceAll("Ada", "Seat 1"), "should have drawn", "rules"])
    assert.ok(preview.toLowerCase().includes(part.toLowerCase()), `${part} is not in: ${preview}`);
  assert.ok(!preview.includes("Ada") && !preview.includes(old.seat), preview);
  await dialog.getByRole("button", { name: "Copy the report" }).click();
  assert.equal(await one.page.evaluate(() => navigator.clipboard.readText()), preview);
  assert.deepEqual(sent, []);
  const record = await dialog.getByRole("link", { name: "Save the record" }).getAttribute("href");
  const text = await (await fetch(`${world.address}${record}`)).text();
  assert.match(text, /^\{"catalogue"|"deckhand_record":1/);
  await one.page.keyboard.press("Escape");
  assert.equal(await dialog.count(), 0);
  await done(one);
});

test("a new match is played on from a position", { timeout: 120_000 }, async () => {
  const one = await look(`/r/${old.match}?at=5`);
  await one.press("Play from here");
  const dialog = one.page.getByRole("dialog", { name: "Play from here" });
  await dialog.getByRole("radio", { name: /^Seat 2/ }).check();
  await dialog.getByLabel("Seat 1", { exact: true }).selectOption("level-1");
  await dialog.getByRole("button", { name: "Begin" }).click();
  await one.page.waitForURL(/\/t\//);
  await theirTurn(one);
  assert.equal(one.table.you, 1);
  assert.deepEqual(one.table.from, { match: old.match, answers: 5 });
  assert.equal(one.table.rated, undefined);
  assert.equal(one.table.seats[0].level, "level-1");
  await some(one, 2);
  await resign(one);
  const { match } = one.table;
  assert.notEqual(match, old.match);
  // It begins as the other one went, and says where that was.
  const steps = (await (await fetch(`${world.address}/api/match/${match}/replay?lang=en&as=all`)).json()).steps;
  assert.deepEqual(steps.slice(1, 6).map((step) => step.view), old.all.slice(1, 6).map((step) => step.view));
  assert.ok(steps.length > 7);
  const back = await look(`/r/${match}`);
  await back.page.getByRole("link", { name: "Played on from another match, after answer 5" }).click();
  await back.page.waitForURL(new RegExp(`/r/${old.match}\\?at=5`));
  await back.reached(5);
  await done(back);
  await done(one);
});

test("where the game is over nothing can be played on", { timeout: 60_000 }, async () => {
  const { match } = await make(world, "leduc", [], { name: "", seats: [{ kind: "bot", level: "greedy" }, { kind: "bot", level: "random" }] });
  await until("its end", async () => (await fetch(`${world.address}/api/match/${match}/replay`)).ok);
  const one = await look(`/r/${match}`);
  const button = one.page.getByRole("button", { name: "Play from here" });
  assert.equal(await button.getAttribute("aria-disabled"), "false");
  await one.page.keyboard.press("End");
  await until("the button to be off", async () => (await button.getAttribute("aria-disabled")) === "true");
  await button.click({ force: true });
  assert.equal(await one.page.getByRole("dialog").count(), 0);
  await done(one);
});

test("the page says that the seal fits, and that one that was tampered with does not", { timeout: 120_000 }, async () => {
  const one = await person(world);
  await one.go("/");
  await one.page.getByRole("button", { name: /^Play a bot/ }).first().click();
  await one.page.waitForURL(/\/t\//);
  await theirTurn(one);
  await resign(one);
  const { match } = one.table;
  await until("the seal at the table", () => one.page.getByText("The seal fits: ").isVisible());
  const verdict = async () => {
    await one.page.goto(`${world.address}/r/${match}/report`);
    return one.page.locator("p > strong").filter({ hasText: /seal/i }).textContent({ timeout: 8000 });
  };
  const FITS = "The seal fits: the chance of this game was fixed before this browser added its part to it.";
  assert.equal(await verdict(), FITS);
  const other = (hex) => (hex[0] === "0" ? "1" : "0") + hex.slice(1);
  for (const [what, tamper] of [
    ["another secret", (seal) => ({ ...seal, opened: other(seal.opened) })],
    ["another seal and its secret", (seal) => ({ ...seal, commit: other(seal.commit) })],
    ["another addition", (seal) => ({ ...seal, added: seal.added.map((added) => (added === "" ? "" : other(added))) })],
    ["a secret that is none", (seal) => ({ ...seal, opened: "secret" })],
  ]) {
    await one.page.route(/\/api\/match\/[^/]+\/replay/, async (route) => {
      const response = await route.fetch();
      const got = await response.json();
      got.table.seal = tamper(got.table.seal);
      await route.fulfill({ response, json: got });
    });
    assert.match(await verdict(), /^The seal does not fit!/, what);
    await one.page.unroute(/\/api\/match\/[^/]+\/replay/);
  }
  assert.equal(await verdict(), FITS, "and again without it");
  await done(one);
});

test("at 320 px the line of the replay has room, and the rest unfolds", { timeout: 60_000 }, async () => {
  const one = await look(`/r/${old.match}?at=4`, { width: 320, height: 640, touch: true });
  const inside = () =>
    one.page.locator('[data-region="bar"] .line > *').evaluateAll((all) => all.filter((part) => part.getClientRects().length > 0).every((part) => part.getBoundingClientRect().left >= 0 && part.getBoundingClientRect().right <= innerWidth));
  const copy = one.page.getByRole("button", { name: "Copy link" });
  assert.ok(await inside());
  assert.equal(await copy.isVisible(), false);
  await one.press("More");
  await until("the rest", () => copy.isVisible());
  assert.ok(await inside());
  await done(one);
});
