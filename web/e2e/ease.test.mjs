// What makes playing easier and may never do more than clicks: answers given for the player, dragging, steppers.
import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { answer, askIn, between, chance, chosen, close, make, open, person, shown, taken, theirTurn, until } from "./table.mjs";

const ONLY = process.env.GAME?.split(",");
let world;
before(async () => (world = await open()));
after(async () => world.close());

for (const game of chosen(["megacorp"])) {
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

/** A page whose answers are caught before the server gets them, as long as `one.held` says so. */
const held = async (world, path) => {
  let one = null;
  one = await between(world, path, {
    says: ({ t, ask, offer }) => {
      if (!one?.held || t !== "answer") return true;
      one.caught.push({ ask, offer });
      return false;
    },
  });
  return Object.assign(one, { held: false, caught: [] });
};
const LIT = ".thing.offered[data-thing], .thing.offered > .mk[data-thing]";
const lit = (page) =>
  page.evaluate((query) => [...document.querySelectorAll(query)].map((one) => {
    const box = (one.matches(".mk") ? one.parentElement : one).getBoundingClientRect();
    const [x, y] = [box.left + box.width / 2, box.top + box.height / 2];
    const top = document.elementFromPoint(x, y);
    return { ref: one.dataset.thing, x, y, free: box.width > 0 && top !== null && (one.contains(top) || one.parentElement.contains(top)) };
  }).filter((one) => one.free), LIT);

for (const game of chosen(["disastles", "berserk", "sectors", "megacorp"])) {
  test(`${game}: dragging sends what clicks send`, { timeout: 180_000 }, async () => {
    const made = await make(world, game, ["greedy"]);
    let path = `/t/${made.match}?seat=${made.seat}`;
    const a = await held(world, path);
    const { page } = a;
    const dice = chance(41);
    const again = async () => {
      await a.go(path);
      await theirTurn(a);
      await until("the page to show it", async () => (await shown(page)).say === a.now.ask.says);
      await page.waitForTimeout(250);
    };
    let compared = 0;
    for (let n = 0; n < 90 && compared < 1; n += 1) {
      await theirTurn(a);
      if (a.now.over) {
        const { match, seat } = await make(world, game, ["greedy"]);
        path = `/t/${match}?seat=${seat}`;
        await a.go(path);
        await theirTurn(a);
      }
      const ask = a.now.ask;
      await until("the page to show it", async () => (await shown(page)).say === ask.says);
      await page.waitForTimeout(250);
      if (ask.offers.length > 2 && ask.offers.some((offer) => offer.picks.length > 2)) {
        a.held = true;
        const firsts = (await lit(page)).map(({ ref }) => ref);
        for (const first of firsts.slice(0, 12)) {
          a.caught = [];
          // A tray may lie scrolled elsewhere after coming back.
          let from = (await lit(page)).find(({ ref }) => ref === first);
          if (from === undefined) continue;
          await page.mouse.click(from.x, from.y);
          await page.waitForTimeout(200);
          const to = a.caught.length > 0 ? undefined : (await lit(page)).find((one) => one.ref !== from.ref && Math.hypot(one.x - from.x, one.y - from.y) > 20);
          if (to !== undefined) {
            await page.mouse.click(to.x, to.y);
            await page.waitForTimeout(200);
          }
          const clicked = a.caught;
          const picks = (await shown(page)).picks;
          await again();
          if (to === undefined) continue;
          a.caught = [];
          // The same by dragging.
          from = (await lit(page)).find(({ ref }) => ref === first);
          assert.ok(from !== undefined, `${first} is offered again`);
          await page.mouse.move(from.x, from.y);
          await page.mouse.down();
          await page.mouse.move(from.x + 9, from.y + 2);
          await page.mouse.move((from.x + to.x) / 2, (from.y + to.y) / 2);
          await page.waitForTimeout(200);
          await page.mouse.move(to.x, to.y);
          if (process.env.SCREENS !== undefined) await page.screenshot({ path: `${process.env.SCREENS}/drag-${game}.png` });
          await page.mouse.up();
          await page.waitForTimeout(200);
          assert.deepEqual(a.caught, clicked, `dragging ${from.ref} to ${to.ref} at: ${ask.says}`);
          assert.deepEqual((await shown(page)).picks, picks);
          await again();
          a.caught = [];
          // Let go where nothing glows, or with Esc, it comes to nothing.
          for (const way of ["drop", "Escape"]) {
            await page.mouse.move(from.x, from.y);
            await page.mouse.down();
            await page.mouse.move(from.x + 9, from.y + 2);
            await page.mouse.move(720, 20);
            if (way === "Escape") await page.keyboard.press("Escape");
            await page.mouse.up();
            await page.waitForTimeout(100);
            assert.deepEqual([a.caught, await page.locator("#decision button.pick").count(), await page.locator("[popover]").count()], [[], 0, 0], way);
          }
          if (clicked.length > 0) compared += 1;
          break;
        }
        a.held = false;
      }
      await answer(a, (all) => Math.floor(dice() * all) % Math.max(1, all - (all > 3 ? 1 : 0)));
      await taken(a, ask.id);
    }
    console.log(`# ${game}: ${compared} answers compared`);
    assert.ok(compared > 0, "no answer of two picks was found");
    await close(a);
  });
}

/** A table whose question is replaced on its way to the page; what is answered is caught. */
const replaced = async (world, game, change, who = {}) => {
  const made = await make(world, game, ["greedy"]);
  const caught = [];
  const one = await between(world, `/t/${made.match}?seat=${made.seat}`, {
    who,
    hears: (heard) => {
      const ask = askIn(heard);
      if (ask !== null) change(ask);
    },
    says: ({ t, offer }) => {
      if (t === "answer") caught.push(offer);
      return t !== "answer" && t !== "look";
    },
  });
  await theirTurn(one);
  await one.page.waitForTimeout(500);
  return Object.assign(one, { caught });
};
const numbered = (most) => (ask) => {
  ask.says = "How much of the damage goes to Factory?";
  ask.offers = Array.from({ length: most + 1 }, (_, n) => ({
    n, text: `number ${n}`, says: `${n} damage`, weight: "plain",
    picks: [{ slot: "verb", ref: "opt:number", says: "choose a number" }, { slot: "number", ref: `num:${n}`, says: `${n} damage` }],
  }));
};

if (ONLY === undefined || ONLY.includes("numbers")) {
  for (const [name, who] of [["wide", {}], ["phone", { width: 390, height: 844, touch: true }]]) {
    test(`a few numbers are buttons, ${name}`, { timeout: 60_000 }, async () => {
      const a = await replaced(world, "megacorp", numbered(4), who);
      assert.deepEqual(await a.page.locator(".numbers [data-thing]").allTextContents(), ["0", "1", "2", "3", "4"]);
      if (process.env.SCREENS !== undefined) await a.page.screenshot({ path: `${process.env.SCREENS}/numbers-${name}.png` });
      if (name === "wide") await a.page.keyboard.press("3");
      else await a.page.locator('[data-thing="num:3"]').tap();
      await until("the answer", () => a.caught.length > 0, 2000);
      assert.deepEqual(a.caught, [3]);
      await close(a);
    });
    test(`many numbers are stepped to, ${name}`, { timeout: 60_000 }, async () => {
      const a = await replaced(world, "megacorp", numbered(14), who);
      const click = (label) => a.page.getByRole("button", { name: label, exact: true }).click();
      for (let n = 0; n < 13; n += 1) await click("One more");
      await click("One less");
      assert.deepEqual(a.caught, [], "stepping sends nothing");
      await a.page.locator(".numbers .value").focus();
      await a.page.keyboard.press("ArrowUp");
      if (process.env.SCREENS !== undefined) await a.page.screenshot({ path: `${process.env.SCREENS}/stepper-${name}.png` });
      await a.page.locator(".numbers .primary").click();
      await until("the answer", () => a.caught.length > 0, 2000);
      assert.deepEqual(a.caught, [13]);
      await close(a);
    });
  }
}

for (const game of chosen(["sectors", "megacorp"])) {
  for (const motion of ["no-preference", "reduce"]) {
    test(`${game}: cards travel to their new place, motion ${motion}`, { timeout: 90_000 }, async () => {
      const made = await make(world, game, ["greedy"]);
      const a = await person(world, { reducedMotion: motion });
      await a.page.addInitScript(() => {
        window.seen = { travels: 0, rings: 0, running: 0 };
        new MutationObserver((changes) => {
          for (const { addedNodes, target, attributeName } of changes) {
            for (const node of addedNodes) if (node.dataset?.travel !== undefined) window.seen.travels += 1;
            if (attributeName === "data-arrived" && target.dataset.arrived !== undefined) window.seen.rings += 1;
          }
        }).observe(document, { childList: true, subtree: true, attributes: true, attributeFilter: ["data-arrived"] });
      });
      await a.go(`/t/${made.match}?seat=${made.seat}`);
      const dice = chance(5);
      for (let n = 0; n < 16; n += 1) {
        await theirTurn(a);
        if (a.now.over) break;
        const ask = a.now.ask.id;
        await answer(a, (all) => Math.floor(dice() * all) % Math.max(1, all - (all > 3 ? 1 : 0)));
        await taken(a, ask);
        // With little motion nothing on the page is ever under way.
        if (motion === "reduce") assert.equal(await a.page.evaluate(() => document.getAnimations().filter((one) => one.playState === "running").length), 0);
      }
      await a.page.waitForTimeout(700);
      const seen = await a.page.evaluate(() => window.seen);
      if (motion === "reduce") assert.ok(seen.travels === 0 && seen.rings > 0, JSON.stringify(seen));
      else assert.ok(seen.travels > 0 && seen.rings === 0, JSON.stringify(seen));
      assert.equal(await a.page.locator("[data-travel], [data-arrived]").count(), 0, "nothing is left behind");
      await close(a);
    });
  }
}
