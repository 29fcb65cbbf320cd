// Broken lines, spectators, undo, clocks, languages.
import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { GAMES, answer, chance, make, open, person, shown, sit, taken, theirTurn, until } from "./table.mjs";

const ONLY = process.env.GAME?.split(",");
let world;
before(async () => (world = await open()));
after(async () => world.close());
const games = (list) => list.filter((game) => ONLY === undefined || ONLY.includes(game));

const pair = async (game, more = {}, who = {}) => {
  const made = await make(world, game, ["open"], more);
  const key = await sit(world, made.match);
  const a = await person(world, who);
  const b = await person(world, who);
  await a.go(`/t/${made.match}?seat=${made.seat}`);
  await b.go(`/t/${made.match}?seat=${key}`);
  await until("both to sit", () => a.now !== null && b.now !== null);
  return { a, b, match: made.match };
};
const both = ({ a, b }) => until("somebody to be asked", () => [a, b].find((one) => one.now?.ask && !one.now.over) ?? (a.now?.over && null));
const rounds = async (table, count, seed = 5) => {
  const dice = chance(seed);
  for (let n = 0; n < count; n += 1) {
    const mover = await both(table);
    if (mover === null) return;
    const ask = mover.now.ask.id;
    await answer(mover, (all) => Math.floor(dice() * all));
    await taken(mover, ask);
  }
};
const close = async (...people) => {
  for (const one of people) {
    assert.deepEqual(one.errors, []);
    await one.context.close();
  }
};

for (const game of games(GAMES)) {
  test(`${game}: the server is killed and comes back`, { timeout: 120_000 }, async () => {
    const table = await pair(game);
    await rounds(table, 8);
    const mover = await both(table);
    await mover.page.waitForTimeout(300);
    const was = await shown(mover.page);
    await world.kill();
    await until("the line to be lost", () => mover.page.locator(".decision .net").isVisible());
    assert.deepEqual((await shown(mover.page)).lit, [], "nothing glows without a line");
    await mover.page.waitForTimeout(1500);
    await world.again();
    await until("the page to come back", async () => (await shown(mover.page)).lit.length + (await shown(mover.page)).bar.length > 0, 40_000);
    // The word that the line is back stands for three seconds.
    await mover.page.waitForTimeout(3300);
    assert.deepEqual(await shown(mover.page), was);
    await until("both lines", () => table.a.page.locator(".live.lost").count().then((n) => n === 0), 40_000);
    await until("both lines", () => table.b.page.locator(".live.lost").count().then((n) => n === 0), 40_000);
    await rounds(table, 4, 9);
    await close(table.a, table.b);
  });

  test(`${game}: a spectator sees lines and no offers`, { timeout: 120_000 }, async () => {
    const table = await pair(game);
    const watcher = await person(world);
    await watcher.go(`/t/${table.match}/watch`);
    await until("the watcher to see the table", () => watcher.now !== null);
    const from = watcher.now.seq;
    await rounds(table, 6);
    await until("news for the watcher", () => watcher.now.seq > from);
    await watcher.page.locator('[role="tab"]').first().click().catch(() => {});
    await until("lines", async () => (await watcher.page.locator("[data-line]").count()) > 0);
    const now = await shown(watcher.page);
    assert.deepEqual([now.lit, now.bar], [[], []]);
    assert.equal(await watcher.page.locator(".mk").count(), 0, "no pips for spectators");
    assert.equal(watcher.now.ask, null);
    assert.equal(watcher.table.you, null);
    await close(table.a, table.b, watcher);
  });

  test(`${game}: undo by consent`, { timeout: 180_000 }, async () => {
    const table = await pair(game);
    const dice = chance(11);
    let asker = null;
    let back = null;
    for (let n = 0; n < 60 && asker === null; n += 1) {
      const mover = await both(table);
      if (mover === null) break;
      const ask = mover.now.ask;
      await answer(mover, (all) => Math.floor(dice() * all));
      await taken(mover, ask.id);
      await mover.page.waitForTimeout(60);
      if (mover.now.undo === "consent") {
        asker = mover;
        back = ask;
      }
    }
    assert.ok(asker !== null, "no answer that needs consent to be taken back was found");
    const other = asker === table.a ? table.b : table.a;
    await asker.page.locator("header .tools button.tool").first().click();
    await until("the request", () => other.page.locator(".request").isVisible());
    await other.page.locator(".request .btn.primary").click();
    const texts = (ask) => ask?.offers.map((offer) => offer.text).join("; ");
    await until("the question back", () => texts(asker.now?.ask) === texts(back)).catch(() => assert.equal(texts(asker.now?.ask), texts(back)));
    await until("the question on the page", async () => (await shown(asker.page)).say === back.says);
    assert.equal(await other.page.locator(".request").count(), 0);
    await rounds(table, 3, 13);
    await close(table.a, table.b);
  });

  test(`${game}: time runs out`, { timeout: 60_000 }, async () => {
    const made = await make(world, game, ["open"], { clock: { kind: "decision", step_s: 1 } });
    const a = await person(world);
    await a.go(`/t/${made.match}?seat=${made.seat}`);
    await until("the waiting room", () => a.page.locator("#share").isVisible());
    const b = await person(world);
    const key = await sit(world, made.match);
    await b.go(`/t/${made.match}?seat=${key}`);
    await until("the end", () => a.now?.over && b.now?.over, 20_000);
    assert.equal(a.now.over.how, "time");
    for (const one of [a, b]) {
      await until("the result in the bar", async () => (await shown(one.page)).say === one.now.over.lines[0]);
      assert.deepEqual((await shown(one.page)).lit, []);
    }
    await until("an alarm", async () => (await a.page.locator('[role="alert"]').textContent()).includes(a.now.over.lines[0]));
    await close(a, b);
  });

  test(`${game}: another language on an open table`, { timeout: 120_000 }, async () => {
    const table = await pair(game);
    await rounds(table, 5, 17);
    const mover = await both(table);
    await mover.page.waitForTimeout(300);
    const was = await shown(mover.page);
    const ask = mover.now.ask;
    let loads = 0;
    mover.page.on("load", () => (loads += 1));
    await mover.page.getByRole("tab", { name: "Table" }).click();
    for (const lang of ["de", "ru", "en"]) {
      await mover.page.locator(".tab select, select:has(option[value=ru])").last().selectOption(lang);
      await until(`the question in ${lang}`, async () => mover.table.lang === lang && (await shown(mover.page)).say === mover.now.ask.says);
      const now = await shown(mover.page);
      assert.deepEqual(now.lit, was.lit);
      assert.equal(mover.now.ask.id, ask.id);
      assert.deepEqual(mover.now.ask.offers.map((offer) => offer.picks.map((pick) => pick.ref)), ask.offers.map((offer) => offer.picks.map((pick) => pick.ref)));
      if (lang === "ru") assert.match(now.say, /[а-я]/i);
    }
    assert.equal((await shown(mover.page)).say, was.say);
    assert.equal(loads, 0);
    await close(table.a, table.b);
  });
}
