// What makes playing easier and may never do more than clicks: answers given for the player, dragging, steppers.
import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { answer, chance, make, open, person, shown, taken, theirTurn, until } from "./table.mjs";

const ONLY = process.env.GAME?.split(",");
let world;
before(async () => (world = await open()));
after(async () => world.close());
const games = (list) => list.filter((game) => ONLY === undefined || ONLY.includes(game));
const close = async (one) => {
  assert.deepEqual(one.errors, []);
  await one.context.close();
};

for (const game of games(["megacorp"])) {
  test(`${game}: an answer given for the player`, { timeout: 240_000 }, async () => {
    const made = await make(world, game, ["greedy"]);
    const a = await person(world);
    await a.go(`/t/${made.match}?seat=${made.seat}`);
    await a.page.getByRole("tab", { name: "Table" }).click();
    const dice = chance(3);
    const step = async () => {
      await theirTurn(a);
      const ask = a.now.ask;
      if (a.now.over) return null;
      await answer(a, (all) => Math.floor(dice() * all));
      await taken(a, ask.id);
      return ask;
    };
    // Until the same window has come twice: then its pass becomes a habit.
    const seen = new Map();
    let kept = null;
    for (let n = 0; n < 120 && kept === null; n += 1) {
      const ask = await step();
      assert.ok(ask !== null, "the game ended too soon");
      if (!/ends the/.test(ask.says) || ask.offers.length > 2) continue;
      seen.set(ask.says, (seen.get(ask.says) ?? 0) + 1);
      if (seen.get(ask.says) === 2 && (await a.page.locator("[data-last]").innerText()).includes(ask.says)) kept = ask.says;
    }
    await a.page.getByRole("button", { name: "Always so, this game" }).click();
    assert.equal(await a.page.locator("[data-habit]").count(), 1);
    if (process.env.SCREENS !== undefined) await a.page.screenshot({ path: `${process.env.SCREENS}/habit.png` });
    // The same question is now answered by itself, after the same time.
    let waited = null;
    for (let n = 0; n < 120 && waited === null; n += 1) {
      await theirTurn(a);
      if (a.now.over) break;
      const ask = a.now.ask;
      if (ask.says !== kept) {
        await step();
        continue;
      }
      const from = Date.now();
      const before = a.sent.length;
      await until("the word that it will be answered", async () => (await a.page.locator("[data-due]").count()) > 0, 800);
      if (process.env.SCREENS !== undefined) await a.page.screenshot({ path: `${process.env.SCREENS}/due.png` });
      await until("an answer by itself", () => a.sent.length > before, 3000);
      waited = Date.now() - from;
      assert.equal(ask.offers.find((offer) => offer.n === a.sent.at(-1).offer).text, "pass");
      await taken(a, ask.id);
    }
    assert.ok(waited !== null && waited > 700, `answered after ${waited} ms`);
    // Esc holds it for this time, and what is taken off the list answers no more.
    for (const way of ["Escape", "drop"]) {
      for (let n = 0; n < 120; n += 1) {
        await theirTurn(a);
        if (a.now.over || a.now.ask.says === kept) break;
        await step();
      }
      if (a.now.over) break;
      const before = a.sent.length;
      if (way === "Escape") {
        await until("the word", async () => (await a.page.locator("[data-due]").count()) > 0, 800);
        await a.page.keyboard.press("Escape");
      } else await a.page.locator("[data-habit] button").click();
      await a.page.waitForTimeout(1500);
      assert.equal(a.sent.length, before, `${way} holds it`);
      await step();
    }
    await close(a);
  });
}
