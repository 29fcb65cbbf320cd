// What the four boards show, against what the server says: places, sums, numbers and names, at the sizes at which they
// are hard to show. With GAME=a,b only those games.
import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { answer, chance, make, open, person, shown, taken, theirTurn, until } from "./table.mjs";

const ONLY = process.env.GAME?.split(",");
let world;
before(async () => (world = await open()));
after(async () => world.close());
const about = (game, what, options, run) => {
  if (ONLY === undefined || ONLY.includes(game)) test(`${game}: ${what}`, options, run);
};
const close = async (...people) => {
  for (const one of people) {
    assert.deepEqual(one.errors, []);
    await one.context.close();
  }
};

/** Sits down; `change` may alter what the page is told of the position. While `held` is set, answers go nowhere. */
const sitDown = async (game, others = ["greedy"], who = {}, change = null, more = {}) => {
  const made = await make(world, game, others, more);
  const a = await person(world, who);
  a.held = false;
  a.caught = [];
  await a.page.routeWebSocket(/\/ws\?/, (socket) => {
    const server = socket.connectToServer();
    socket.onMessage((message) => {
      const said = JSON.parse(message);
      if (a.held && said.t === "answer") a.caught.push(said.offer);
      else server.send(message);
    });
    server.onMessage((message) => {
      if (change === null) return socket.send(message);
      const said = JSON.parse(message);
      const now = said.t === "table" ? said.now : said.t === "moved" ? said : null;
      if (now !== null) change(now);
      socket.send(JSON.stringify(said));
    });
  });
  a.path = `/t/${made.match}?seat=${made.seat}`;
  await a.go(a.path);
  await theirTurn(a);
  return a;
};
const isShown = (one) => until("the page to show it", async () => one.now.ask !== null && (await shown(one.page)).say === one.now.ask?.says);
/** Gives an answer by its words. */
const type = async (one, text) => {
  const ask = one.now.ask.id;
  await isShown(one);
  const field = one.page.locator("[data-command] input").first();
  await field.fill(text);
  await field.press("Enter");
  await taken(one, ask);
  await theirTurn(one, 60_000);
};
/** Goes on with the first kind of answer in the list that is on offer, until something holds. */
const playUntil = async (one, holds, kinds = [/./], most = 60, seed = 7) => {
  const dice = chance(seed);
  for (let n = 0; n < most; n += 1) {
    await theirTurn(one, 60_000);
    if (one.now.over) return false;
    if (await holds(one.now)) {
      await isShown(one);
      return true;
    }
    const { offers } = one.now.ask;
    const good = kinds.map((kind) => offers.filter((offer) => kind.test(offer.text))).find((list) => list.length > 0) ?? offers;
    await type(one, good[Math.floor(dice() * good.length)].text);
  }
  return false;
};
/** Tries other deals until one comes to where something holds. */
const find = async (game, holds, { others, who, kinds, most, tries = 8, more } = {}) => {
  for (let n = 0; n < tries; n += 1) {
    const a = await sitDown(game, others, who, null, more);
    if (await playUntil(a, holds, kinds, most, 7 + n)) return a;
    await close(a);
  }
  throw new Error(`no position was found in ${tries} games`);
};
const boxOf = async (page, query) => page.locator(query).first().boundingBox();
/** What is lit and can not be clicked where it lies. */
const unreachable = (page) =>
  page.evaluate(() =>
    [...document.querySelectorAll(".thing.offered[data-thing], .thing.soft[data-thing]")].flatMap((one) => {
      const box = one.getBoundingClientRect();
      const hit = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2);
      return box.width === 0 || one.contains(hit) ? [] : [`${one.dataset.thing} below ${hit?.className}`];
    }),
  );

// ---- Disastles ----

const BUILD = [/^build/, /^use/];
const room = (number) => `[data-castle] .at > [data-card="${number}"]`;

about("disastles", "H2: the castle pans, zooms and fits by pointer, wheel, buttons and keys", { timeout: 120_000 }, async () => {
  const a = await sitDown("disastles");
  const { page } = a;
  await playUntil(a, (now) => now.view.castles[0].rooms.length > 3, BUILD, 20);
  await page.waitForTimeout(400);
  const throne = room(a.now.view.castles[0].rooms[0].card + 1);
  const start = await boxOf(page, throne);
  const view = await boxOf(page, ".view[role=group]");
  // Bare ground is dragged.
  await page.mouse.move(view.x + 20, view.y + view.height - 20);
  await page.mouse.down();
  await page.mouse.move(view.x + 90, view.y + view.height - 60, { steps: 4 });
  await page.mouse.up();
  const dragged = await boxOf(page, throne);
  assert.deepEqual([dragged.x - start.x, dragged.y - start.y].map(Math.round), [70, -40]);
  assert.equal(Math.round(dragged.width), Math.round(start.width));
  await page.mouse.wheel(0, 400);
  await until("the wheel to zoom", async () => (await boxOf(page, throne)).width < start.width);
  await page.getByRole("button", { name: "Fit castle" }).click();
  await page.waitForTimeout(300);
  assert.deepEqual(await boxOf(page, throne), start);
  await page.getByRole("button", { name: "Zoom in" }).click();
  const near = await boxOf(page, throne);
  assert.ok(near.width > start.width);
  await page.getByRole("button", { name: "Zoom out" }).click();
  assert.ok((await boxOf(page, throne)).width < near.width);
  // Keys do the same.
  await page.locator(".view[role=group]").focus();
  await page.keyboard.press("Home");
  await page.waitForTimeout(300);
  assert.deepEqual(await boxOf(page, throne), start);
  await page.keyboard.press("ArrowLeft");
  assert.ok((await boxOf(page, throne)).x > start.x + 40);
  await page.keyboard.press("-");
  assert.ok((await boxOf(page, throne)).width < start.width);
  await page.keyboard.press("Home");
  await page.waitForTimeout(300);
  assert.deepEqual(await boxOf(page, throne), start);
  assert.equal(a.said.filter((said) => said.t === "answer").length, 0, "panning answers nothing");
  await close(a);
});

about("disastles", "H2: forty rooms on a phone: all in sight when fitted, each large enough when zoomed", { timeout: 120_000 }, async () => {
  const many = (now) => {
    const [castle] = now.view.castles;
    const throne = castle.rooms[0];
    const walls = throne.sides.map((side) => ({ ...side, connected: false, completed: false }));
    castle.rooms = Array.from({ length: 40 }, (_, n) => ({ ...throne, card: n === 0 ? throne.card : n, x: (n % 8) - 3, y: Math.floor(n / 8) - 2, sides: walls }));
  };
  const a = await sitDown("disastles", ["greedy"], { width: 390, height: 844, touch: true }, many);
  const { page } = a;
  await page.waitForTimeout(500);
  const view = await boxOf(page, ".view[role=group]");
  const boxes = () => page.evaluate(() => [...document.querySelectorAll(".view .at > .thing:not(:has(.ghost))")].map((one) => one.getBoundingClientRect()).map(({ x, y, width, height }) => ({ x, y, width, height })));
  const all = await boxes();
  assert.equal(all.length, 40);
  for (const one of all) assert.ok(one.x >= view.x && one.y >= view.y && one.x + one.width <= view.x + view.width && one.y + one.height <= view.y + view.height, JSON.stringify([one, view]));
  assert.ok(all[0].width >= 24, `${all[0].width} px`);
  for (let n = 0; n < 3; n += 1) await page.getByRole("button", { name: "Zoom in" }).tap();
  assert.ok((await boxes())[0].width >= 44);
  if (process.env.SCREENS !== undefined) await page.screenshot({ path: `${process.env.SCREENS}/forty.png` });
  await close(a);
});

about("disastles", "H3: a taken place of the shop keeps its place and names the taker", { timeout: 120_000 }, async () => {
  const a = await sitDown("disastles", ["greedy", "greedy"]);
  const { page } = a;
  const places = () => page.evaluate(() => [...document.querySelectorAll(".tray .shop li")].map((one) => [Math.round(one.getBoundingClientRect().x), one.innerText.trim().split("\n")[0], one.classList.contains("taken")]));
  let seen = 0;
  for (let n = 0; n < 16 && seen < 3; n += 1) {
    await theirTurn(a);
    if (a.now.over) break;
    await isShown(a);
    const before = await places();
    const build = a.now.ask.offers.find((offer) => /^build/.test(offer.text));
    const { round } = a.now.view;
    await type(a, (build ?? a.now.ask.offers[0]).text);
    if (build === undefined || a.now.over) continue;
    await isShown(a);
    const left = a.now.view.shop.length;
    if (a.now.view.round !== round) continue;
    const now = await places();
    assert.deepEqual(now.map(([x]) => x), before.map(([x]) => x), "places stay where they are");
    assert.equal(now.filter(([, , gone]) => !gone).length, left);
    for (const [, words, gone] of now) if (gone) assert.match(words, /, (taken by .+|gone)$/);
    if (now.some(([, words]) => /taken by Ada/.test(words))) seen += 1;
  }
  // The same places after the page is opened anew.
  const kept = await places();
  await a.go(a.path);
  await theirTurn(a);
  if (!a.now.over) {
    await isShown(a);
    assert.deepEqual((await places()).map(([, words]) => words), kept.map(([, words]) => words));
  }
  await close(a);
});

about("disastles", "H4: a running Disaster shows its sums for everybody, as the log tells them", { timeout: 180_000 }, async () => {
  const a = await find("disastles", (now) => now.view.running !== null && /damage/.test(now.ask.says), { others: ["greedy", "greedy"], kinds: BUILD, most: 16 });
  const { page } = a;
  for (let n = 0; n < 6 && !a.now.over && a.now.view.running !== null; n += 1) {
    await isShown(a);
    const { running } = a.now.view;
    const mine = running.sums.find((sum) => sum.seat === 0);
    const slip = await page.locator(".alarm .slip").innerText();
    assert.match(slip, new RegExp(`X = ${running.x}`));
    for (const symbol of [0, 1, 2]) assert.ok(slip.replace(/\s+/g, "").includes(`${mine.dealt[symbol]}/${mine.blocked[symbol]}`), slip);
    assert.ok(slip.includes(`= ${mine.due}`), slip);
    if (mine.left > 0) assert.ok(slip.includes(`−${mine.left + mine.sacrifice}`), slip);
    const plates = await page.locator("[data-plate] .toll").allInnerTexts();
    assert.equal(plates.length, running.sums.length, "everybody who stood has a sum");
    // The log tells the same sum of the own castle.
    const told = await page.locator(".rail").innerText();
    if (mine.due > 0) assert.match(told, new RegExp(`takes ${mine.due} damage`));
    const label = await page.locator(".alarm .thing").getAttribute("aria-label");
    assert.match(label, new RegExp(`rooms to be lost ${mine.due}, lost ${mine.lost}`));
    const { offers } = a.now.ask;
    await type(a, offers[0].text);
  }
  if (!a.now.over && a.now.view.running === null) await until("the slip to go", async () => (await page.locator(".alarm").count()) === 0);
  await close(a);
});

about("disastles", "of two rooms that swap either is picked first", { timeout: 180_000 }, async () => {
  let pair;
  const two = (now) => {
    const swaps = now.ask.offers.filter((offer) => offer.picks[0].ref === "opt:swap");
    const firsts = new Set(swaps.map((offer) => offer.picks[1].ref));
    pair = swaps.find((offer) => firsts.has(offer.picks[2].ref) && swaps.filter((other) => other.picks[1].ref === offer.picks[1].ref && other.picks[2].ref === offer.picks[2].ref).length === 1);
    return pair !== undefined;
  };
  const a = await find("disastles", two, { kinds: BUILD, most: 14 });
  a.held = true;
  for (const order of [[1, 2], [2, 1]]) {
    await a.go(a.path);
    await theirTurn(a);
    await isShown(a);
    await a.page.waitForTimeout(300);
    // The verb first, so that nothing else is meant.
    await a.page.locator('[data-region="bar"] [data-thing="opt:swap"]').click();
    for (const at of order) await a.page.locator(`[data-castle] [data-thing="${pair.picks[at].ref}"]`).first().click({ timeout: 4000 });
    const sent = await until("the answer", () => a.caught.shift());
    assert.equal(a.now.ask.offers.find((offer) => offer.n === sent)?.text, pair.text);
  }
  await close(a);
});

about("disastles", "everything on offer can be clicked at 320 × 640", { timeout: 180_000 }, async () => {
  const a = await sitDown("disastles", ["greedy", "greedy"], { width: 320, height: 640, touch: true });
  const dice = chance(61);
  for (let n = 0; n < 14; n += 1) {
    await theirTurn(a);
    if (a.now.over) break;
    await isShown(a);
    await a.page.waitForTimeout(350);
    const { id, says } = a.now.ask;
    // What lies outside of a strip that scrolls is scrolled to.
    const hidden = (await unreachable(a.page)).filter((one) => one.startsWith("cell:") || /ledger|heaps|alarm|zoom/.test(one));
    assert.deepEqual(hidden, [], says);
    await answer(a, (all) => Math.floor(dice() * all) % Math.max(1, all - (all > 3 ? 1 : 0)), (handle) => handle.tap({ timeout: 4000 }));
    await taken(a, id);
  }
  await close(a);
});

// ---- Berserk ----

about("berserk", "I1, I2, I3: closed cards lie on their side, cells have one name, stack and dice are those of the view and the log", { timeout: 240_000 }, async () => {
  const a = await sitDown("berserk");
  const { page } = a;
  const dice = chance(71);
  const came = { closed: 0, open: 0, fights: 0, stack: 0 };
  for (let n = 0; n < 90 && !a.now.over; n += 1) {
    await theirTurn(a);
    if (a.now.over) break;
    await isShown(a);
    const { view } = a.now;
    for (const card of view.turns > 0 ? view.cards.filter((one) => one.at < 30) : []) {
      const name = `${"abcde"[card.at % 5]}${Math.floor(card.at / 5) + 1}`;
      const thing = page.locator(`[data-thing="slot:${name}"], [aria-label*=", ${name},"]`).first();
      const seen = await thing.evaluate((one) => {
        const box = one.getBoundingClientRect();
        const turned = [...one.querySelectorAll("*")].some((part) => /matrix\((?!1, 0, 0, 1)/.test(getComputedStyle(part).transform));
        return { wide: box.width > box.height, turned, label: one.getAttribute("aria-label") };
      });
      assert.equal(seen.wide, !card.open, `${seen.label} at ${name}`);
      assert.ok(!seen.turned, "words stay upright");
      assert.ok(seen.label.includes(`, ${name}`), seen.label);
      came[card.open ? "open" : "closed"] += 1;
    }
    const items = await page.locator(".stack > ol > li").count();
    if (view.turns > 0) assert.equal(items, view.stack.length);
    came.stack += items;
    if (view.fight !== null && view.fight.totals.every((total) => total !== null)) {
      const shownDice = await page.locator(".fight .die").allInnerTexts();
      assert.deepEqual(shownDice.map(Number), view.fight.dice);
      const apart = view.fight.totals[0] - view.fight.totals[1];
      const column = await page.locator(".fight thead th.meant").allInnerTexts();
      if (column.length > 0) assert.equal(Number(column[0].replace("−", "-")), Math.max(-5, Math.min(5, apart)));
      // The last totals that the log tells are those of the view, unless a card has changed them since.
      const told = (await page.locator(".rail").innerText()).match(/Totals: attacker (-?\d+), struck card (-?\d+)/g)?.at(-1);
      if (told !== undefined && column.length > 0) assert.deepEqual(told.match(/-?\d+/g).map(Number), view.fight.totals);
      came.fights += 1;
    }
    const { id } = a.now.ask;
    await answer(a, (all) => Math.floor(dice() * all) % Math.max(1, all - (all > 3 ? 1 : 0)));
    await taken(a, id);
  }
  assert.ok(came.open > 20 && came.closed > 5, JSON.stringify(came));
  await close(a);
});

// ---- Sectors ----

about("sectors", "J1, J4: control of all three sectors at once on a phone, and patches in sight below whatever lies on them", { timeout: 240_000 }, async () => {
  const cards = await (await fetch(`${world.address}/api/cards/sectors?lang=en`)).json();
  const patch = cards.find((card) => card.kind === "patch").number - 1;
  // Patches are rare: one is said to lie in the first slot of every sector.
  const patched = (now) => {
    for (const side of now.view.sides) for (const slot of side.slots) if (slot.at % 3 === 0) slot.patch ??= patch;
  };
  for (const [width, height] of [[390, 844], [1440, 900]]) {
    const a = await sitDown("sectors", ["greedy"], { width, height }, patched);
    const dice = chance(73);
    let patches = 0;
    for (let n = 0; n < 30 && !a.now.over; n += 1) {
      await theirTurn(a);
      if (a.now.over) break;
      await isShown(a);
      const { view } = a.now;
      patched(a.now);
      if (view.round > 0) {
        const bars = await a.page.evaluate(() => [...document.querySelectorAll(".sector .bar > b")].map((one) => {
          const box = one.getBoundingClientRect();
          return [Number.parseInt(one.textContent.replace("−", "-"), 10), box.width > 0 && box.y >= 0 && box.bottom <= window.innerHeight && box.x >= 0 && box.right <= window.innerWidth];
        }));
        assert.deepEqual(bars, [0, 1, 2].flatMap((sector) => [1, 0].map((seat) => [view.sides[seat].control[sector], true])));
        const tabs = await a.page.evaluate(() => [...document.querySelectorAll(".sectors-patch")].map((one) => {
          const box = one.getBoundingClientRect();
          return one.contains(document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2));
        }));
        assert.equal(tabs.length, view.sides.flatMap((side) => side.slots).filter((slot) => slot.patch !== null).length);
        assert.ok(tabs.every((seen) => seen), "a patch is covered");
        patches += tabs.length;
      }
      const { id } = a.now.ask;
      await answer(a, (all) => Math.floor(dice() * all) % Math.max(1, all - (all > 3 ? 1 : 0)));
      await taken(a, id);
    }
    assert.ok(patches > 20, `${width}: ${patches} patches`);
    if (process.env.SCREENS !== undefined) await a.page.screenshot({ path: `${process.env.SCREENS}/patches-${width}.png` });
    await close(a);
  }
});

// ---- Megacorp ----

for (const seats of [2, 4, 6, 9]) {
  about("megacorp", `K1, K2, K3: with ${seats} seats every offer can be reached, owners and controllers are told apart, the deck is in order`, { timeout: 280_000 }, async () => {
    const a = await sitDown("megacorp", Array.from({ length: seats - 1 }, () => "greedy"), { settings: { passing: "always" } });
    const { page } = a;
    const dice = chance(79 + seats);
    for (let n = 0; n < 24 && !a.now.over; n += 1) {
      await theirTurn(a, 60_000);
      if (a.now.over) break;
      await isShown(a);
      const { view, ask } = a.now;
      if (ask === null) continue; // it was passed meanwhile
      const drawn = new Set(await shown(page).then(({ lit, bar }) => [...lit, ...bar]));
      const tabs = await page.locator(".seat-tab.lit").count();
      for (let tab = 0; tab < tabs; tab += 1) {
        const lit = page.locator(".seat-tab.lit");
        if ((await lit.count()) === 0) break;
        await lit.first().click();
        await page.waitForTimeout(100);
        const more = (await shown(page)).lit.filter((ref) => !drawn.has(ref));
        assert.ok(more.length > 0, "a tab that glows opens something that glows");
        for (const ref of more) drawn.add(ref);
      }
      // With every network open, the first or second pick of each answer glows or stands in the bar.
      for (const offer of ask.offers.length > 1 ? ask.offers : []) {
        const near = offer.picks.slice(0, 2).map((pick) => pick.ref);
        assert.ok(near.some((ref) => drawn.has(ref)), `${offer.text} at: ${ask.says}`);
      }
      const deck = await page.locator(".order li").evaluateAll((all) => all.map((one) => [Number(one.dataset.n), one.innerText.trim() !== "?"]));
      for (const [at, known] of deck) assert.equal(known, view.sides[0].deck.cards[at - 1] !== null, `deck ${at}`);
      const foreign = view.sides.flatMap((side) => side.cards).filter((card) => card.controller !== card.at.network && card.host === null);
      if (foreign.length > 0 && tabs === 0 && seats === 2) assert.ok((await page.locator(".own:not(.home)").count()) > 0, "who controls it stands at the card");
      await answer(a, (all) => Math.floor(dice() * all) % Math.max(1, all - (all > 3 ? 1 : 0)));
      await taken(a, ask.id, 60_000);
    }
    await close(a);
  });
}
