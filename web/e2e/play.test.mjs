// Whole games by clicks: between two browsers, against a bot, with a reload in the middle.
import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { GAMES, answer, chance, make, meet, open, person, refsOf, shown, taken, theirTurn, until } from "./table.mjs";

const ONLY = process.env.GAME?.split(",");
let world;
before(async () => (world = await open()));
after(async () => world.close());
const games = (list) => list.filter((game) => ONLY === undefined || ONLY.includes(game));

const clean = (...people) => {
  for (const one of people) {
    assert.deepEqual(one.errors, []);
    // What is foreseen may come too late; answers may not.
    assert.deepEqual(one.refused.filter(({ was }) => was.t !== "look"), []);
  }
};

for (const game of games([...GAMES, "leduc"])) {
  test(`${game}: two browsers`, { timeout: 400_000 }, async () => {
    const { a, b } = await meet(world, game);
    const dice = chance(7);
    let answers = 0;
    for (; answers < (game === "leduc" ? 60 : 34); answers += 1) {
      const mover = await until("somebody to be asked", () => [a, b].find((one) => one.now?.ask && !one.now.over) ?? (a.now?.over && "over"));
      if (mover === "over") break;
      const other = mover === a ? b : a;
      // Nothing glows for who is not asked, and all that glows is on offer for who is.
      if (other.now?.ask === null) {
        const idle = await shown(other.page);
        if (other.now?.ask === null) assert.deepEqual([idle.lit, idle.bar], [[], []], "nothing glows for who is not asked");
      }
      const ask = mover.now.ask;
      if (answers === 15) {
        await until("the page to show it", async () => (await shown(mover.page)).say === ask.says);
        await mover.page.waitForTimeout(300);
        const was = await shown(mover.page);
        await mover.page.reload();
        await until("the same question", async () => JSON.stringify(await shown(mover.page)) === JSON.stringify(was), 8000).catch(async () => assert.deepEqual(await shown(mover.page), was));
        assert.equal(mover.now.ask.id, ask.id);
      }
      const may = refsOf(ask);
      const now = await shown(mover.page);
      if (mover.now.ask?.id === ask.id && now.say === ask.says) for (const ref of now.lit) assert.ok(may.has(ref), `${ref} glows and is in no offer`);
      if (answers % 4 === 0) {
        // Every offer begins at something that glows or at a button.
        await until("the page to show it", async () => (await shown(mover.page)).say === ask.says);
        const lost = async () => {
          const { lit, bar } = await shown(mover.page);
          const more = (await mover.page.locator("#decision .acts [aria-expanded]").count()) > 0;
          return more ? [] : ask.offers.filter((offer) => !bar.includes(`offer:${offer.n}`) && !offer.picks.some(({ ref }) => lit.includes(ref) || bar.includes(ref))).map(({ text }) => text);
        };
        await until("all offers to begin somewhere", async () => (await lost()).length === 0, 3000).catch(async () => assert.deepEqual(await lost(), [], ask.says));
      }
      await answer(mover, (n) => Math.floor(dice() * n));
      await taken(mover, ask.id);
    }
    if (game === "leduc") await until("the end", () => a.now?.over && b.now?.over);
    else assert.ok(answers >= 30 || a.now?.over, `only ${answers} answers`);
    const wide = await a.page.evaluate(() => [document.documentElement.scrollWidth > innerWidth, document.documentElement.scrollHeight > innerHeight]);
    assert.deepEqual(wide, [false, false], "the page of a table does not scroll");
    clean(a, b);
    await a.context.close();
    await b.context.close();
  });

  test(`${game}: against a greedy bot to the end`, { timeout: 900_000 }, async () => {
    const made = await make(world, game, ["greedy"]);
    const a = await person(world);
    await a.go(`/t/${made.match}?seat=${made.seat}`);
    let answers = 0;
    // The first thing each time, and now and then another, because the first may lead in a circle.
    const dice = chance(3);
    for (; answers < 400; answers += 1) {
      await theirTurn(a, 60_000);
      if (a.now.over) break;
      const ask = a.now.ask;
      await answer(a, (n) => ((game === "disastles" || answers > 150) && dice() < 0.3 ? Math.floor(dice() * n) : 0));
      await taken(a, ask.id);
    }
    console.log(`# ${game}: ${answers} answers, ${a.now.over?.lines.join(" ") ?? "no end"}`);
    if (a.now.over) {
      await until("the result in the bar", async () => (await shown(a.page)).say === a.now.over.lines[0]);
      assert.deepEqual((await shown(a.page)).lit, []);
      assert.equal(await a.page.locator(`#decision a[href="/r/${made.match}/report"]`).count(), 1);
    } else assert.ok(answers >= 400);
    clean(a);
    await a.context.close();
  });
}
