// The grammar of answering: every way to an answer sends the same, the order of picks is free, what was picked can be
// taken back, grave answers are asked for twice, and what comes too late or is not known does no harm.
import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { alone, askIn, asked, between, chance, chosen, close, keep, make, move, open, shown, theirTurn, until } from "./table.mjs";

let world;
before(async () => (world = await open()));
after(async () => world.close());

const SURE = "#decision .acts .btn.primary:not([data-thing])";

/** A table whose answers come back as too late while `one.held` is set, so that one question can be answered often. */
const again = async (game, who = {}) => {
  const made = await make(world, game, ["greedy"]);
  let one = null;
  one = await between(world, `/t/${made.match}?seat=${made.seat}`, {
    who,
    says: (said, reply) => {
      if (!one?.held || (said.t !== "answer" && said.t !== "type")) return true;
      one.caught.push(said);
      reply({ t: "refused", cmd: said.cmd, say: { text: "too late", rules: [] }, stale: true });
      return false;
    },
  });
  Object.assign(one, { held: false, caught: [] });
  await asked(one);
  return one;
};

/** What can be picked now and belongs to this offer, with its key; `sure` where it has to be said once more. */
const step = (page, offer) =>
  page.evaluate(([sure, { n, picks }]) => {
    if (document.querySelector(sure) !== null) return { sure: true };
    const refs = [`offer:${n}`, ...picks.map(({ ref }) => ref)];
    const seen = (one) => one.getBoundingClientRect().width > 0;
    const things = [...document.querySelectorAll('.thing.offered[data-thing], .thing.offered > .mk[data-thing], .thing.soft[data-thing], .thing.soft > .mk[data-thing], [data-region="bar"] [data-thing]')].filter(seen);
    const own = things.filter((one) => refs.includes(one.dataset.thing) || (one.dataset.thing.startsWith("none:") && !picks.some(({ slot }) => one.dataset.thing === `none:${slot}`)));
    // An exact place first: the whole answer, then its picks in their order.
    own.sort((a, b) => refs.indexOf(a.dataset.thing) - refs.indexOf(b.dataset.thing));
    const found = own[0];
    if (found === undefined) return null;
    const key = (found.matches(".mk") ? found : found.querySelector(".mk, .key"))?.textContent.trim() ?? "";
    return { ref: found.dataset.thing, bar: found.closest('[data-region="bar"]') !== null, key: /^[0-9a-z]$/.test(key) ? key : null };
  }, [SURE, offer]);

const handle = (page, { ref, bar }) =>
  page.locator(bar ? `[data-region="bar"] [data-thing="${ref}"]` : `.stage .thing[data-thing="${ref}"]:is(.offered, .soft), .stage .thing:is(.offered, .soft) > .mk[data-thing="${ref}"]`).first();

const WAYS = {
  pointer: (page, found) => (found.sure ? page.locator(SURE) : handle(page, found)).click({ timeout: 4000 }),
  touch: (page, found) => (found.sure ? page.locator(SURE) : handle(page, found)).tap({ timeout: 4000 }),
  keys: async (page, found) => {
    if (found.sure) await page.keyboard.press("Enter");
    else if (found.key !== null) await page.keyboard.press(found.key);
    else {
      await handle(page, found).focus();
      await page.keyboard.press("Enter");
    }
  },
};

/** The list of the bar stands open where it holds what can be picked. */
const list = async (page) => {
  const more = page.locator('#decision .acts [aria-expanded="false"]');
  if ((await more.count()) > 0) await more.first().click({ timeout: 2000 }).catch(() => {});
};

/** Gives this answer one way; says what was sent. */
const give = async (one, offer, way) => {
  one.caught = [];
  const taken = new Set();
  for (let n = 0; n < 9 && one.caught.length === 0; n += 1) {
    const found = await until("something of this answer to pick", async () => {
      await list(one.page);
      return step(one.page, offer);
    }, 2500).catch(async () => {
      throw new Error(`${way}: nothing of “${offer.text}” can be picked: ${JSON.stringify(await shown(one.page))}`);
    });
    if (found.ref !== undefined && taken.has(found.ref)) {
      await one.page.waitForTimeout(60);
      continue;
    }
    taken.add(found.ref);
    await WAYS[way](one.page, found);
    await one.page.waitForTimeout(180);
  }
  return one.caught[0];
};
const fresh = async (one) => {
  await one.page.keyboard.press("Escape");
  for (let n = 0; n < 6 && (await one.page.locator("#decision button.pick").count()) > 0; n += 1) await one.page.keyboard.press("Escape");
  await one.page.waitForTimeout(420);
};

for (const game of chosen()) {
  test(`B3: ${game}: pointer, touch, keys and command send the same`, { timeout: 300_000 }, async () => {
    const a = await again(game, { hasTouch: true });
    const dice = chance(61);
    let compared = 0;
    for (let n = 0; n < 24 && compared < 12; n += 1) {
      await asked(a);
      if (a.now.over) break;
      const { ask } = a.now;
      if (n % 3 === 0 || ask.offers.some(({ picks }) => picks.length > 2)) {
        // The click that answered the last question may not count as the first half of a double click.
        await a.page.waitForTimeout(420);
        a.held = true;
        const some = new Set([Math.floor(dice() * ask.offers.length), ask.offers.length - 1]);
        for (const at of some) {
          const offer = ask.offers[at];
          for (const way of Object.keys(WAYS)) {
            const sent = await give(a, offer, way);
            assert.deepEqual([sent?.t, sent?.ask, sent?.offer], ["answer", ask.id, offer.n], `${way}: ${offer.text} at: ${ask.says}`);
            await fresh(a);
          }
          a.caught = [];
          await a.page.locator("[data-command] input").fill(offer.text);
          await a.page.locator("[data-command] input").press("Enter");
          await until("the command to be sent", () => a.caught.length > 0, 2000);
          assert.deepEqual([a.caught[0].t, a.caught[0].ask, a.caught[0].text], ["type", ask.id, offer.text]);
          await a.page.locator("#decision").focus();
          await fresh(a);
          compared += 1;
        }
        a.held = false;
      }
      await move(a, dice);
    }
    console.log(`# ${game}: ${compared} answers, each by pointer, touch, keys and command`);
    assert.ok(compared > 5, `only ${compared}`);
    await close(a);
  });
}

/** The same question with other offers; what is answered is caught. */
const instead = async (game, change, who = {}) => {
  const made = await make(world, game, ["greedy"]);
  const caught = [];
  const one = await between(world, `/t/${made.match}?seat=${made.seat}`, {
    who,
    hears: (heard) => {
      const ask = askIn(heard);
      if (ask !== null) change(ask);
    },
    says: (said) => {
      if (said.t === "answer") caught.push(said);
      return said.t !== "answer" && said.t !== "look";
    },
  });
  await theirTurn(one);
  await until("the page to show it", async () => (await one.page.locator("#decision button[data-thing]").count()) > 1);
  await one.page.waitForTimeout(400);
  return Object.assign(one, { caught });
};
const pick = (slot, ref, says = ref) => ({ slot, ref, says });
const offer = (n, picks, more = {}) => ({ n, text: `answer ${n}`, says: `Answer ${n}`, weight: "plain", picks, ...more });

if (process.env.GAME === undefined) {
  test("B7: heavy answers are asked for once more, plain ones are sent", { timeout: 60_000 }, async () => {
    const a = await instead("sectors", (ask) => {
      ask.offers = [offer(0, [pick("verb", "opt:plain", "plain")]), offer(1, [pick("verb", "opt:grave", "grave")], { weight: "heavy" })];
    });
    const { page } = a;
    for (const press of [() => page.locator('[data-thing="opt:grave"]').click(), () => page.locator('[data-thing="opt:grave"]').press("Enter")]) {
      await press();
      await page.waitForTimeout(150);
      assert.deepEqual(a.caught, [], "one press sends nothing");
      assert.equal(await page.evaluate((sure) => document.activeElement === document.querySelector(sure), SURE), true, "the second press waits at the button");
      await page.keyboard.press("Escape");
      assert.equal(await page.locator(SURE).count(), 0);
    }
    await page.locator('[data-thing="opt:grave"]').click();
    await page.waitForTimeout(500);
    await page.keyboard.press("Enter");
    await until("the answer", () => a.caught.length > 0, 2000);
    assert.equal(a.caught[0].offer, 1);
    const b = await instead("sectors", (ask) => {
      ask.offers = [offer(0, [pick("verb", "opt:plain", "plain")]), offer(1, [pick("verb", "opt:grave", "grave")], { weight: "heavy" })];
    });
    await b.page.locator('[data-thing="opt:plain"]').click();
    await until("the answer", () => b.caught.length > 0, 2000);
    assert.equal(b.caught[0].offer, 0);
    await close(a, b);
  });

  for (const [name, who] of [["wide", {}], ["phone", { width: 390, height: 844, touch: true }]]) {
    test(`B12: a question about things that the page does not know, ${name}`, { timeout: 60_000 }, async () => {
      const a = await instead("megacorp", (ask) => {
        ask.says = "Which gadget goes where?";
        ask.offers = ["7", "left of it", "ж"].flatMap((gadget, at) => [0, 1].map((to) => offer(at * 2 + to, [pick("gadget", `gadget:${gadget}`, `gadget ${gadget}`), pick("whither", `orbit:${to}`, `orbit ${to}`)])));
      }, who);
      const { page } = a;
      await keep(page, `unknown-${name}`);
      await page.locator('[data-region="bar"] [data-thing="gadget:left of it"]').click();
      await page.locator('[data-region="bar"] [data-thing="orbit:1"]').click();
      await until("the answer", () => a.caught.length > 0, 2000);
      assert.equal(a.caught[0].offer, 3);
      await close(a);
    });
  }

  test("B9: an answer that comes too late is taken back with a note, and nothing is lost", { timeout: 60_000 }, async () => {
    for (const game of chosen()) {
      const a = await again(game);
      const { page } = a;
      await page.waitForTimeout(400);
      const was = await shown(page);
      a.held = true;
      await give(a, a.now.ask.offers[0], "pointer");
      await until("the note", async () => (await page.locator("#decision .net").textContent().catch(() => "")) === "The table had moved on. Please choose again.", 3000);
      await page.waitForTimeout(300);
      const now = await shown(page);
      assert.deepEqual([now.say, now.lit, now.bar], [was.say, was.lit, was.bar], game);
      await keep(page, `stale-${game}`);
      // The same question can be answered as if nothing had been sent.
      a.held = false;
      await page.waitForTimeout(400);
      assert.notEqual(await move(a, chance(3)), null);
      await close(a);
    }
  });
}

for (const game of chosen()) {
  test(`B10: ${game}: numbers stay with their things while a question is open`, { timeout: 120_000 }, async () => {
    const a = await alone(world, game);
    const { page } = a;
    const dice = chance(67);
    const pips = () =>
      page.evaluate(() => Object.fromEntries([...document.querySelectorAll(".thing > .mk, [data-region='bar'] [data-thing] .key")].filter((one) => one.getBoundingClientRect().width > 0).map((one) => [(one.closest("[data-thing]") ?? one).dataset.thing, one.textContent.trim()])));
    let looked = 0;
    for (let n = 0; n < 12; n += 1) {
      await asked(a);
      if (a.now.over) break;
      await page.waitForTimeout(950);
      const was = await pips();
      const things = await page.locator(".stage .thing").all();
      for (const one of things.slice(0, 5)) await one.hover({ timeout: 800, trial: false }).catch(() => {});
      await page.getByRole("tab", { name: "Chat" }).click();
      await page.getByRole("tab", { name: "Log" }).click();
      await page.setViewportSize({ width: 1400, height: 880 });
      await page.waitForTimeout(120);
      await page.setViewportSize({ width: 1440, height: 900 });
      await page.waitForTimeout(200);
      assert.deepEqual(await pips(), was, a.now.ask.says);
      looked += Object.keys(was).length;
      await move(a, dice);
    }
    assert.ok(looked > 10, `${looked} numbers`);
    await close(a);
  });

  test(`B6: ${game}: picks in another order come to the same answer`, { timeout: 180_000 }, async () => {
    const a = await again(game);
    const { page } = a;
    const dice = chance(71);
    let compared = 0;
    for (let n = 0; n < 60 && compared < 3; n += 1) {
      await asked(a);
      if (a.now.over) break;
      const { ask } = a.now;
      await page.waitForTimeout(150);
      // A thing that is drawn, does not glow, and that some answers name later.
      const late = await page.evaluate((offers) => {
        for (const thing of document.querySelectorAll("button.thing.idle[data-thing]")) {
          const ref = thing.dataset.thing;
          if (ref === "" || thing.getBoundingClientRect().width === 0) continue;
          const fits = offers.filter(({ picks }) => picks.some((one) => one.ref === ref));
          if (fits.length > 0) return { ref, n: fits[0].n, left: fits.length };
        }
        return null;
      }, ask.offers);
      if (late !== null) {
        a.held = true;
        a.caught = [];
        const offer = ask.offers.find((one) => one.n === late.n);
        await page.locator(`button.thing.idle[data-thing="${late.ref}"]`).first().click({ timeout: 4000 });
        await page.waitForTimeout(150);
        assert.deepEqual(a.caught, [], `${late.ref} is not offered yet, so that its pick alone sends nothing`);
        const sent = await give(a, offer, "pointer");
        assert.equal(sent?.offer, offer.n, `${late.ref} first, at: ${ask.says}`);
        compared += 1;
        a.held = false;
        await fresh(a);
      }
      await move(a, dice);
    }
    console.log(`# ${game}: ${compared} answers begun at a later pick`);
    await close(a);
  });
}
