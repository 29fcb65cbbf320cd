// Points of the list in docs/ui-checklist.md that a program can see: nothing moves, nothing hidden is told, one click is
// one answer, keys go back and can be switched off.
import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { GAMES, answer, chance, make, open, person, shown, sit, taken, theirTurn, until } from "./table.mjs";

const ONLY = process.env.GAME?.split(",");
let world;
before(async () => (world = await open()));
after(async () => world.close());
const games = (list) => list.filter((game) => ONLY === undefined || ONLY.includes(game));
const close = async (...people) => {
  for (const one of people) {
    assert.deepEqual(one.errors, []);
    await one.context.close();
  }
};
const alone = async (game, who = {}) => {
  const made = await make(world, game, ["greedy"]);
  const a = await person(world, who);
  await a.go(`/t/${made.match}?seat=${made.seat}`);
  await theirTurn(a);
  await until("the page to show it", async () => (await shown(a.page)).say === a.now.ask.says);
  return a;
};
/** Boxes of the shell, which stay where they are through a game. */
const boxes = (page) =>
  page.evaluate(() =>
    [".top", ".seats", ".stage > .board", "#decision", ".stage > .tray", ".rail", ".rail .tabs", "[data-command]", ".tabbar"].map((query) => {
      const box = document.querySelector(query)?.getBoundingClientRect();
      return `${query} ${box === undefined ? "-" : [box.x, box.y, box.width, box.height].map(Math.round).join(" ")}`;
    }),
  );

for (const game of games(GAMES)) {
  for (const [width, height] of [[1440, 900], [1024, 768], [390, 844]]) {
    test(`A1, A2, A3: ${game}: nothing moves, nothing scrolls, ${width}`, { timeout: 120_000 }, async () => {
      const a = await alone(game, { width, height, touch: width < 700 });
      const dice = chance(31);
      await a.page.waitForTimeout(300);
      const was = await boxes(a.page);
      for (let n = 0; n < 20; n += 1) {
        await theirTurn(a);
        if (a.now.over) break;
        const { id, says } = a.now.ask;
        await answer(a, (all) => Math.floor(dice() * all) % Math.max(1, all - (all > 3 ? 1 : 0)));
        await taken(a, id);
        if (a.now.over) break;
        await a.page.waitForTimeout(60);
        assert.deepEqual(await boxes(a.page), was, `after: ${says}`);
        assert.deepEqual(await a.page.evaluate(() => [document.documentElement.scrollWidth, document.documentElement.scrollHeight]), [width, height]);
      }
      await close(a);
    });
  }

  test(`A4: ${game}: 320 px wide`, { timeout: 60_000 }, async () => {
    const a = await alone(game, { width: 320, height: 800, touch: true });
    const dice = chance(37);
    for (let n = 0; n < 8; n += 1) {
      await theirTurn(a);
      if (a.now.over) break;
      const { id } = a.now.ask;
      await answer(a, (all) => Math.floor(dice() * all), (handle) => handle.tap({ timeout: 4000 }));
      await taken(a, id);
      assert.equal(await a.page.evaluate(() => document.documentElement.scrollWidth), 320);
    }
    await close(a);
  });

  test(`B5: ${game}: Esc walks back and sends nothing`, { timeout: 90_000 }, async () => {
    const a = await alone(game, { settings: { passing: game === "megacorp" ? "always" : "never" } });
    const dice = chance(43);
    let back = 0;
    for (let n = 0; n < 120 && back < 2; n += 1) {
      await theirTurn(a);
      if (a.now.over) break;
      // The server may pass some of what it asks.
      await until("the page to show it", async () => a.now.ask !== null && (await shown(a.page)).say === a.now.ask?.says);
      const { id, says, offers } = a.now.ask;
      const before = a.sent.length;
      if (offers.length > 2 && offers.some((offer) => offer.picks.length > 2)) {
        await a.page.waitForTimeout(250);
        const was = await shown(a.page);
        const things = a.page.locator(".thing.offered[data-thing]");
        if ((await things.count()) > 0) {
          await things.first().click({ timeout: 4000 });
          await a.page.waitForTimeout(150);
          let steps = 0;
          if (a.sent.length === before) {
            for (; (await a.page.locator("#decision button.pick").count()) > 0 && steps < 6; steps += 1) {
              const picks = await a.page.locator("#decision button.pick").count();
              await a.page.keyboard.press("Escape");
              assert.equal(await a.page.locator("#decision button.pick").count(), picks - 1, says);
            }
            // With nothing left to take back, Esc does nothing, but in a row of questions it goes back to the one before.
            if (!/\d/.test(says)) for (let more = 0; more < 3; more += 1) await a.page.keyboard.press("Escape");
            await a.page.waitForTimeout(200);
            const now = await shown(a.page);
            assert.deepEqual([now.say, now.lit, now.picks], [was.say, was.lit, was.picks]);
            assert.equal(a.sent.length, before, "Esc sends nothing");
            if (steps > 0) back += 1;
          }
        }
      }
      if (a.sent.length === before) await answer(a, (all) => Math.floor(dice() * all) % Math.max(1, all - (all > 3 ? 1 : 0)));
      await taken(a, id);
    }
    if (game === "disastles" || game === "sectors") assert.ok(back > 0, "no pick to take back was found");
    await close(a);
  });

  test(`B5: ${game}: Esc goes back in a row of questions`, { timeout: 120_000 }, async () => {
    const a = await alone(game, { settings: { passing: "never" } });
    const dice = chance(41);
    const uncounted = (says) => says.replace(/\d+/g, "#");
    let back = 0;
    let last = null;
    for (let n = 0; n < 90 && back < 1; n += 1) {
      await theirTurn(a);
      if (a.now.over) break;
      await until("the page to show it", async () => a.now.ask !== null && (await shown(a.page)).say === a.now.ask?.says);
      const { ask } = a.now;
      if (last !== null && a.now.undo === "free" && last.rule.id === ask.rule.id && last.says !== ask.says && uncounted(last.says) === uncounted(ask.says)) {
        const before = a.sent.length;
        await a.page.keyboard.press("Escape");
        await until("the question before", () => a.now.ask?.says === last.says, 4000);
        assert.equal(a.sent.length, before, "Esc sends no answer");
        back += 1;
        last = null;
        continue;
      }
      last = ask;
      await answer(a, (all) => Math.floor(dice() * all) % Math.max(1, all - (all > 3 ? 1 : 0)));
      await taken(a, ask.id);
    }
    console.log(`# ${game}: ${back} rows gone back in`);
    await close(a);
  });

  test(`B8: ${game}: a double click sends one answer`, { timeout: 60_000 }, async () => {
    const a = await alone(game);
    const { page } = a;
    let tried = 0;
    for (let n = 0; n < 14; n += 1) {
      await theirTurn(a);
      if (a.now.over) break;
      const { id, says } = a.now.ask;
      await until("the page to show it", async () => (await shown(page)).say === says);
      await page.waitForTimeout(120);
      const at = await page.evaluate(() => {
        const all = [...document.querySelectorAll('button.thing.offered[data-thing], [data-region="bar"] .acts [data-thing]')].filter((one) => {
          const box = one.getBoundingClientRect();
          return box.width > 0 && one.contains(document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2));
        });
        const box = all[0]?.getBoundingClientRect();
        return box === undefined ? null : [box.x + box.width / 2, box.y + box.height / 2];
      });
      const before = a.sent.length;
      if (at !== null) {
        // The server has mostly answered the first click when the second one comes.
        await page.mouse.move(...at);
        await page.mouse.down({ clickCount: 1 });
        await page.mouse.up({ clickCount: 1 });
        await page.waitForTimeout(90);
        await page.mouse.down({ clickCount: 2 });
        await page.mouse.up({ clickCount: 2 });
        await page.waitForTimeout(200);
        assert.ok(a.sent.length - before <= 1, `${a.sent.length - before} answers to: ${says}`);
        tried += 1;
      }
      if (a.sent.length === before) await answer(a);
      await taken(a, id);
    }
    assert.ok(tried > 2, `only ${tried} double clicks`);
    await close(a);
  });

  test(`D3: ${game}: no hidden card is drawn or kept`, { timeout: 180_000 }, async () => {
    const made = await make(world, game, ["open"]);
    const key = await sit(world, made.match);
    const a = await person(world);
    const b = await person(world);
    await a.go(`/t/${made.match}?seat=${made.seat}`);
    await b.go(`/t/${made.match}?seat=${key}`);
    await until("both to sit", () => a.now !== null && b.now !== null);
    const cards = await (await fetch(`${world.address}/api/cards/${game}?lang=en`)).json();
    const names = new Map(cards.map((card) => [card.number, card.name]));
    const dice = chance(47);
    const told = new Map([[a, new Set()], [b, new Set()]]);
    let looked = 0;
    for (let n = 0; n < 40; n += 1) {
      const mover = await until("somebody to be asked", () => [a, b].find((one) => one.now?.ask && !one.now.over) ?? (a.now?.over && "over"));
      if (mover === "over") break;
      const { id, says } = mover.now.ask;
      await until("the page to show it", async () => (await shown(mover.page)).say === says);
      // In the draft of Sectors every program is laid out for both.
      if (game === "sectors" && mover.now.view.round === 0) {
        await answer(mover, (all) => Math.floor(dice() * all));
        await taken(mover, id);
        continue;
      }
      for (const one of [a, b]) {
        await one.page.waitForTimeout(80);
        // Whatever number the server has sent this seat may be a card of its view; the names in its lines are known.
        const may = told.get(one);
        const walk = (value) => {
          if (typeof value === "number") may.add(value + 1);
          else if (typeof value === "string") for (const [, card] of value.matchAll(/card:(\d+)/g)) may.add(Number(card));
          else if (value !== null && typeof value === "object") for (const inner of Object.values(value)) walk(inner);
        };
        // Only the present view counts: what was known once and is hidden now must be gone from the board.
        may.clear();
        for (const { number, kind } of cards) if (kind === "ability") may.add(number);
        walk(one.now.view);
        walk(one.now.ask?.offers ?? []);
        const drawn = await one.page.evaluate(() => ({
          cards: [...document.querySelectorAll(".stage [data-card]")].map((thing) => Number(thing.dataset.card)),
          kept: Object.keys(localStorage).concat(Object.keys(sessionStorage)),
          seats: JSON.parse(localStorage.getItem("deckhand.seats") ?? "[]").flatMap((seat) => Object.keys(seat)),
        }));
        looked += drawn.cards.length;
        assert.deepEqual(drawn.cards.filter((card) => !may.has(card)).map((card) => names.get(card)), [], `seat ${one.table.you} at: ${says}`);
        assert.deepEqual(drawn.kept.filter((name) => !["deckhand.settings", "deckhand.seats"].includes(name)), []);
        assert.deepEqual(drawn.seats.filter((key) => !["match", "seat", "game", "title", "at"].includes(key)), []);
      }
      await answer(mover, (all) => Math.floor(dice() * all) % Math.max(1, all - (all > 3 ? 1 : 0)));
      await taken(mover, id);
    }
    console.log(`# ${game}: ${looked} drawn cards looked at`);
    await close(a, b);
  });
}

if (ONLY === undefined) {
  test("F6: single keys can be switched off", { timeout: 60_000 }, async () => {
    const a = await alone("sectors", { settings: { keys: false } });
    for (const key of ["1", "2", "0", "a", "]", "Shift+S"]) await a.page.keyboard.press(key);
    await a.page.waitForTimeout(300);
    assert.equal(a.sent.length, 0);
    assert.equal(await a.page.locator("#decision button.pick").count(), 0);
    await close(a);
  });

  test("F7: the buttons of the bar are 44 px high on a phone", { timeout: 60_000 }, async () => {
    for (const game of GAMES) {
      const a = await alone(game, { width: 390, height: 844, touch: true });
      const dice = chance(53);
      for (let n = 0; n < 6 && !a.now.over; n += 1) {
        const heights = await a.page.evaluate(() => [...document.querySelectorAll("#decision .acts button, .tabbar button")].map((one) => one.getBoundingClientRect().height));
        assert.ok(heights.every((height) => height >= 43.5), `${game}: ${heights}`);
        const { id } = a.now.ask;
        await answer(a, (all) => Math.floor(dice() * all), (handle) => handle.tap({ timeout: 4000 }));
        await taken(a, id);
        await theirTurn(a);
      }
      await close(a);
    }
  });

  test("deck builder: a test hand and the costs, with their table", { timeout: 90_000 }, async () => {
    for (const [game, size] of [["megacorp", 35], ["berserk", 30]]) {
      const a = await person(world);
      const { page } = a;
      await a.go(`/decks/${game}`);
      await page.locator(".ready button").first().click();
      const lines = (await page.locator("textarea").inputValue()).split("\n").filter((line) => /^\d/.test(line));
      await page.getByRole("button", { name: "Test hand" }).click();
      const hand = await page.locator(".drawn b").allTextContents();
      assert.equal(hand.length, 7);
      const cards = await (await fetch(`${world.address}/api/cards/${game}?lang=en`)).json();
      const all = lines.flatMap((line) => {
        const [, count, word] = /^(\d+)x?\s+(.+?)(\s#.*)?$/.exec(line);
        const card = cards.find((one) => one.id === word || one.name === word);
        assert.ok(card !== undefined, word);
        return Array.from({ length: Number(count) }, () => card.name);
      });
      assert.ok(all.length >= size, `${all.length} cards`);
      if (game === "megacorp") assert.deepEqual(hand, all.slice(0, 7), "a stacked deck is drawn from the top");
      else for (const name of hand) assert.ok(all.includes(name));
      await page.locator("figure summary").click();
      const counts = await page.locator("figure td").allTextContents();
      assert.equal(counts.reduce((sum, count) => sum + Number(count), 0), all.length, "the curve counts every card");
      if (process.env.SCREENS !== undefined) await page.screenshot({ path: `${process.env.SCREENS}/deck-${game}.png`, fullPage: true });
      await close(a);
    }
  });

  test("L4: every chart of a report has its table", { timeout: 90_000 }, async () => {
    const made = await make(world, "sectors", ["greedy"]);
    const a = await person(world);
    const { page } = a;
    await a.go(`/t/${made.match}?seat=${made.seat}`);
    const dice = chance(59);
    for (let n = 0; n < 14; n += 1) {
      await theirTurn(a);
      const { id } = a.now.ask;
      await answer(a, (all) => Math.floor(dice() * all));
      await taken(a, id);
    }
    await page.getByRole("tab", { name: "Table" }).click();
    for (let n = 0; n < 2; n += 1) await page.locator("button.danger").click();
    await until("the end", () => a.now.over);
    await a.go(`/r/${made.match}/report`);
    await page.locator("figure").nth(3).waitFor();
    const charts = await page.locator("figure").count();
    for (let n = 0; n < charts; n += 1) {
      const chart = page.locator("figure").nth(n);
      await chart.locator("summary").click();
      assert.ok((await chart.locator("tbody tr").count()) > 0);
      assert.equal(await chart.locator("svg[aria-hidden]").count(), 1);
    }
    assert.equal(charts, 4, "length, and control of three sectors");
    if (process.env.SCREENS !== undefined) await page.screenshot({ path: `${process.env.SCREENS}/report-sectors.png` });
    await close(a);
  });

  test("a spectator looks from the side of a seat, and the address keeps it", { timeout: 60_000 }, async () => {
    for (const game of GAMES) {
      const made = await make(world, game, ["greedy"]);
      const a = await person(world);
      await a.go(`/t/${made.match}?seat=${made.seat}`);
      await theirTurn(a);
      const watcher = await person(world);
      await watcher.go(`/t/${made.match}/watch`);
      await watcher.page.locator(".follow select").waitFor();
      const last = () => watcher.page.locator("[data-plate]").last().innerText();
      for (const [seat, name] of [["0", "Ada"], ["1", "Greedy"]]) {
        await watcher.page.locator(".follow select").selectOption(seat);
        assert.match(await last(), new RegExp(name));
        await watcher.page.reload();
        await watcher.page.locator(".follow select").waitFor();
        assert.match(await last(), new RegExp(name));
        assert.equal(await watcher.page.locator(".mk").count(), 0);
      }
      await close(a, watcher);
    }
  });
}
