// Other hands than a mouse: keys alone, the command line, a phone.
import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { GAMES, answer, chance, make, open, person, refsOf, shown, taken, theirTurn, until } from "./table.mjs";

const ONLY = process.env.GAME?.split(",");
let world;
before(async () => (world = await open()));
after(async () => world.close());
const games = (list) => list.filter((game) => ONLY === undefined || ONLY.includes(game));

const alone = async (game, who = {}) => {
  const made = await make(world, game, ["greedy"]);
  const a = await person(world, who);
  await a.go(`/t/${made.match}?seat=${made.seat}`);
  await theirTurn(a);
  return a;
};
const close = async (one) => {
  assert.deepEqual(one.errors, []);
  assert.deepEqual(one.refused.filter(({ was }) => was.t !== "look"), []);
  await one.context.close();
};
const said = async (one) => until("the question on the page", async () => (await shown(one.page)).say === one.now?.ask?.says, 8000);

for (const game of games(GAMES)) {
  test(`${game}: fifteen answers by keys alone`, { timeout: 180_000 }, async () => {
    const a = await alone(game);
    const { page } = a;
    for (let n = 0; n < 15; n += 1) {
      await theirTurn(a);
      if (a.now.over) break;
      await said(a);
      const ask = a.now.ask.id;
      const before = a.sent.length;
      for (let step = 0; step < 14 && a.sent.length === before; step += 1) {
        await page.waitForTimeout(120);
        const sure = await page.evaluate(() => document.activeElement?.matches("#decision .acts .btn.primary:not([data-thing])") ?? false);
        if (sure) await page.keyboard.press("Enter");
        else if (n % 3 === 0) {
          // By the walk through what is offered.
          await page.keyboard.press("]");
          const focus = await page.evaluate(() => {
            const one = document.activeElement;
            const style = one === null ? null : getComputedStyle(one);
            return { thing: one?.closest("[data-thing]")?.getAttribute("data-thing") ?? null, ring: style === null ? "" : `${style.outlineStyle} ${style.outlineWidth} ${style.boxShadow}` };
          });
          assert.ok(focus.thing !== null, `] leads to nothing at: ${a.now.ask?.says}`);
          await page.keyboard.press("Enter");
        } else if (n % 3 === 1) {
          const key = await page.evaluate(() => [...document.querySelectorAll(".mk, #decision .key")].map((one) => one.textContent.trim()).find((text) => /^[1-9a-z0]$/.test(text)) ?? null);
          assert.ok(key !== null, `no key is shown at: ${a.now.ask?.says}`);
          await page.keyboard.press(key);
        } else {
          // By Tab alone, as far as it takes.
          let found = false;
          const way = [];
          for (let tabs = 0; tabs < 60 && !found; tabs += 1) {
            await page.keyboard.press("Tab");
            way.push(await page.evaluate(() => `${document.activeElement?.closest("[data-region]")?.dataset.region ?? ""} ${document.activeElement?.tagName}.${document.activeElement?.className} ${document.activeElement?.getAttribute("aria-label") ?? document.activeElement?.textContent.slice(0, 20)}`));
            found = await page.evaluate(() => {
              const one = document.activeElement;
              return one !== null && (one.matches(".thing.offered, .thing.offered > .mk") || (one.closest('[data-region="bar"]') !== null && one.hasAttribute("data-thing")));
            });
            // Inside a region the arrows go on: always towards the first thing that is offered there.
            for (let arrows = 0; arrows < 40 && !found; arrows += 1) {
              const key = await page.evaluate((turn) => {
                const one = document.activeElement;
                const goal = one?.closest("[data-region]")?.querySelector("button.thing.offered, .thing.offered > .mk");
                if (!goal || one.dataset.thing === undefined) return null;
                const [from, to] = [one.getBoundingClientRect(), goal.getBoundingClientRect()];
                const x = to.left + to.width / 2 - from.left - from.width / 2;
                const y = to.top + to.height / 2 - from.top - from.height / 2;
                return Math.abs(x) > Math.abs(y) === (turn % 4 !== 3) ? (x > 0 ? "ArrowRight" : "ArrowLeft") : y > 0 ? "ArrowDown" : "ArrowUp";
              }, arrows);
              if (key === null) break;
              await page.keyboard.press(key);
              found = await page.evaluate(() => document.activeElement?.matches(".thing.offered, .thing.offered > .mk") ?? false);
            }
          }
          assert.ok(found, `Tab and arrows lead to nothing offered at: ${a.now.ask?.says}: ${way.join(" > ")}; ${JSON.stringify(await shown(page))}`);
          await page.keyboard.press("Enter");
        }
        await page.waitForTimeout(60);
        if (a.now.ask?.id !== ask) break;
      }
      assert.ok(a.sent.length > before, `no answer by keys to: ${a.now.ask?.says}`);
      await taken(a, ask);
    }
    await close(a);
  });

  test(`${game}: answers by the command line`, { timeout: 120_000 }, async () => {
    const a = await alone(game);
    const { page } = a;
    const dice = chance(19);
    const input = page.locator("[data-command] input");
    for (let n = 0; n < 12; n += 1) {
      await theirTurn(a);
      if (a.now.over) break;
      await said(a);
      const ask = a.now.ask;
      const offer = ask.offers[Math.floor(dice() * ask.offers.length)];
      if (n % 2 === 0) {
        await page.locator("#decision").focus();
        await page.keyboard.press("/");
        await until("the focus in the line", () => input.evaluate((one) => one === document.activeElement));
      } else await input.focus();
      await page.keyboard.type(offer.text);
      await page.keyboard.press("Enter");
      await taken(a, ask.id).catch(() => {
        throw new Error(`"${offer.text}" was not taken: ${JSON.stringify(a.refused.at(-1)?.say)}`);
      });
      assert.equal(await input.inputValue(), "");
    }
    for (const line of ["?", "summary", "clocks", "log 5", "why", "rule 1", "help"]) {
      await input.fill(line);
      await page.keyboard.press("Enter");
    }
    await until("answers", async () => (await page.locator(".console p").count()) > 3);
    const text = await page.locator(".console").innerText();
    assert.doesNotMatch(text, /\b(cmd|key|slot|offers)-[a-z]+/);
    await page.locator("#decision").focus();
    await page.keyboard.press("Shift+S");
    assert.deepEqual(a.errors, []);
    await a.context.close();
  });

  test(`${game}: fifteen answers on a phone`, { timeout: 180_000 }, async () => {
    const a = await alone(game, { width: 390, height: 844, touch: true });
    const dice = chance(23);
    for (let n = 0; n < 15; n += 1) {
      await theirTurn(a);
      if (a.now.over) break;
      const ask = a.now.ask.id;
      await answer(a, (all) => Math.floor(dice() * all), (handle) => handle.tap({ timeout: 4000 }));
      await taken(a, ask);
      const wide = await a.page.evaluate(() => [document.documentElement.scrollWidth, document.documentElement.scrollHeight]);
      assert.deepEqual(wide, [390, 844], `the page scrolls at: ${a.now.ask?.says}`);
    }
    for (const tab of await a.page.locator(".tabbar button").all()) {
      await tab.tap();
      await a.page.waitForTimeout(80);
      assert.equal(await a.page.evaluate(() => document.documentElement.scrollWidth), 390);
    }
    await close(a);
  });

  test(`${game}: why not`, { timeout: 60_000 }, async () => {
    const a = await alone(game);
    const { page } = a;
    const dice = chance(29);
    let said = null;
    for (let n = 0; n < 24 && said === null; n += 1) {
      await theirTurn(a);
      if (a.now.over) break;
      await page.waitForTimeout(200);
      // What no answer names: anything else would be picked ahead of its turn.
      const refs = await page.locator('button.thing.idle:is([data-thing^="card:"], [data-thing^="slot:"])').evaluateAll((things) => things.map((one) => one.dataset.thing));
      const idle = refs.find((ref) => !refsOf(a.now.ask).has(ref));
      if (idle !== undefined) {
        const before = a.sent.length;
        // The time is that of the page itself: from the click to the drawn sentence.
        await page.evaluate(() => {
          addEventListener("click", (event) => (window.clicked = event.timeStamp), { capture: true, once: true });
          new MutationObserver((_, observer) => {
            if (document.querySelector("#decision .why") === null) return;
            observer.disconnect();
            window.answered = performance.now();
          }).observe(document.querySelector("#decision"), { childList: true, subtree: true });
        });
        await page.locator(`button.thing.idle[data-thing="${idle}"]`).first().click({ timeout: 4000 });
        await until("an answer of the server", () => page.locator("#decision .why").isVisible(), 4000);
        const took = await page.evaluate(() => window.answered - window.clicked);
        console.log(`# ${game}: why not, after ${Math.round(took)} ms`);
        assert.ok(took < 300, `${took} ms`);
        assert.ok((await page.locator("#decision .why .rule").count()) > 0, "the sentence has a rule");
        said = await page.locator("#decision .why-text").textContent();
        assert.match(said, /[.!?]$/);
        assert.equal(a.sent.length, before, "asking why answers nothing");
        assert.doesNotMatch(said, /(card|slot|cell|seat|opt):/);
        break;
      }
      const ask = a.now.ask.id;
      await answer(a, (all) => Math.floor(dice() * all));
      await taken(a, ask);
    }
    assert.ok(said !== null, "nothing idle was found");
    await close(a);
  });
}
