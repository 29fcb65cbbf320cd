// What the page says: rules beside every line, the reader that a refusal leads to, clocks in words, plural forms, names
// as long as they come, labels that begin with what is seen, help in the same place, and nothing that tells too much.
import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { after, before, test } from "node:test";
import { FluentBundle, FluentResource } from "@fluent/bundle";
import { GAMES, alone, asked, chance, chosen, close, keep, make, move, open, person, shown, sit, theirTurn, until } from "./table.mjs";

let world;
before(async () => (world = await open()));
after(async () => world.close());

const api = async (path) => (await fetch(`${world.address}${path}`)).json();
const pair = async (game, more = {}) => {
  const made = await make(world, game, ["open"], more);
  const key = await sit(world, made.match);
  const [a, b] = [await person(world), await person(world)];
  await a.go(`/t/${made.match}?seat=${made.seat}`);
  await b.go(`/t/${made.match}?seat=${key}`);
  await until("both to sit", () => a.now !== null && b.now !== null);
  return { a, b };
};
const LANGS = ["en", "de", "ru"];

for (const game of chosen()) {
  test(`C1, C2, F10: ${game}: lines have rules that there are, and labels begin with the name`, { timeout: 150_000 }, async () => {
    const a = await alone(world, game);
    const { page } = a;
    const known = new Map((await api(`/api/rules/${game}?lang=en`)).rules.map((rule) => [rule.id, rule]));
    const names = new Map((await api(`/api/cards/${game}?lang=en`)).map((card) => [card.number, card.name]));
    const dice = chance(73);
    const lines = [];
    for (let n = 0; n < 30; n += 1) {
      if ((await move(a, dice)) === null) break;
      // The label of a card begins with the number of its key, if it has one, and then its name, if that is to be seen.
      const labels = await page.evaluate(() => [...document.querySelectorAll(".stage button.thing[data-card]")].map((one) => ({ card: Number(one.dataset.card), label: one.getAttribute("aria-label"), text: one.innerText })));
      for (const { card, label, text } of labels) {
        const name = names.get(card);
        if (name === undefined || !text.replaceAll("\u00ad", "").toLowerCase().includes(name.toLowerCase())) continue;
        // What stands before the name on the card, as that it is a BOT, may stand before it in the label.
        const [first] = label.replace(/^[0-9a-z], /, "").toLowerCase().split(",");
        assert.ok(first.startsWith(name.toLowerCase()) || text.toLowerCase().includes(first), label);
      }
    }
    await page.waitForTimeout(300);
    lines.push(...(await page.locator("[data-line]").evaluateAll((all) => all.map((one) => ({ text: one.querySelector(".text").textContent, rules: [...one.querySelectorAll(".rule")].map((rule) => ({ id: rule.textContent, ours: rule.classList.contains("ours"), label: rule.getAttribute("aria-label") })) })))));
    assert.ok(lines.length > 30, `${lines.length} lines`);
    const bare = lines.filter(({ rules }) => rules.length === 0).map(({ text }) => text);
    assert.deepEqual(bare, [], "lines without a rule");
    for (const { rules } of lines) for (const { id, ours, label } of rules) {
      assert.ok(known.has(id), id);
      assert.equal(ours, known.get(id).ours, id);
      assert.ok(label.startsWith(id) && (!ours || label.endsWith("our ruling")), label);
    }
    await close(a);
  });

  test(`D1, D2, F5: ${game}: who waits reads names alone`, { timeout: 150_000 }, async () => {
    const { a, b } = await pair(game);
    const dice = chance(79);
    const said = new Set();
    const heard = new Set();
    for (let n = 0; n < 24; n += 1) {
      const mover = await until("somebody to be asked", () => [a, b].find((one) => one.now?.ask && !one.now.over) ?? (a.now?.over && "over"));
      if (mover === "over") break;
      const other = mover === a ? b : a;
      if (other.now.ask === null) {
        await other.page.waitForTimeout(60);
        if (other.now.ask === null) said.add((await shown(other.page)).say.replace(/Ada|Grace/, "NAME"));
      }
      if ((await move(mover, dice)) === null) break;
      for (const one of [a, b]) {
        // What is spoken is added below what was, and no two lines in a row are the same: they would not be heard.
        for (const channel of ["log", "decision", "answer", "alarm"]) {
          const spoken = await one.page.locator(`[data-channel=${channel}] p`).allTextContents();
          spoken.forEach((line, at) => at > 0 && assert.notEqual(line, spoken[at - 1], channel));
          if (channel === "log") for (const line of spoken) heard.add(line);
        }
        // Cards are linked by their faces: no link of the log names a thing of the table.
        const links = await one.page.locator("[data-line] a").evaluateAll((all) => all.map((link) => link.getAttribute("href")));
        for (const link of links) assert.match(link, new RegExp(`^/cards/${game}/[0-9]+$`));
        assert.equal(await one.page.locator("[data-line] [data-thing]").count(), 0);
      }
    }
    assert.deepEqual([...said], ["Waiting for NAME"]);
    assert.ok(heard.size > 5);
    await close(a, b);
  });

  test(`D4: ${game}: after coming back all is as it was`, { timeout: 60_000 }, async () => {
    const a = await alone(world, game);
    const dice = chance(83);
    for (let n = 0; n < 10; n += 1) if ((await move(a, dice)) === null) break;
    await theirTurn(a);
    await a.page.waitForTimeout(500);
    const look = () => a.page.locator(".stage").evaluate((stage) => [...stage.querySelectorAll("[aria-label], [data-card]")].map((one) => `${one.getAttribute("aria-label")} ${one.dataset.card ?? ""}`));
    const was = { view: JSON.stringify(a.now.view), ask: JSON.stringify(a.now.ask), things: await look() };
    await a.page.reload();
    await asked(a);
    await a.page.waitForTimeout(900);
    assert.equal(JSON.stringify(a.now.view), was.view);
    assert.equal(JSON.stringify(a.now.ask), was.ask);
    assert.deepEqual(await look(), was.things);
    await close(a);
  });

  test(`G2: ${game}: names of 24 wide letters, in three languages`, { timeout: 150_000 }, async () => {
    for (const lang of LANGS) {
      const name = { en: "W".repeat(24), de: "Wirtschaftsweisenzwillin", ru: "Щ".repeat(24) }[lang];
      for (const [width, height] of [[1440, 900], [1024, 768], [390, 844]]) {
        const made = await make(world, game, ["open"], { name });
        const key = await sit(world, made.match, name.split("").reverse().join(""));
        const [a, b] = [await person(world, { width, height, touch: width < 700, settings: { lang } }), await person(world, { settings: { lang } })];
        await a.go(`/t/${made.match}?seat=${made.seat}`);
        await b.go(`/t/${made.match}?seat=${key}`);
        await until("both to sit", () => a.now !== null && b.now !== null);
        await a.page.waitForTimeout(500);
        await keep(a.page, `long-${game}-${lang}-${width}`);
        assert.deepEqual(await a.page.evaluate(() => [document.documentElement.scrollWidth, document.documentElement.scrollHeight]), [width, height], lang);
        // A name may end in dots; nothing may be cut off without them, or stand over something else.
        const cut = await a.page.evaluate(() => [...document.querySelectorAll("[data-plate] .who, [data-plate] .facts, #decision h1, #decision .btn")].filter((one) => {
          const box = one.getBoundingClientRect();
          const outer = one.closest("[data-plate], #decision").getBoundingClientRect();
          return box.width > 0 && (box.right > outer.right + 1 || box.left < outer.left - 1);
        }).map((one) => `${one.className}: ${one.textContent.trim().slice(0, 50)}`));
        assert.deepEqual(cut, [], `${lang} ${width}`);
        await close(a, b);
      }
    }
  });
}

if (process.env.GAME === undefined) {
  test("C5: the reader says which refusal it was opened from, and Esc comes back to the same place", { timeout: 60_000 }, async () => {
    const a = await alone(world, "sectors");
    const { page } = a;
    await page.locator("[data-command] input").fill("why permafrost");
    await page.keyboard.press("Enter");
    await page.locator("#decision .why .rule").first().waitFor();
    const refusal = (await page.locator("#decision .why-text").textContent()).trim();
    const chip = page.locator("#decision .why .rule").first();
    const id = await chip.textContent();
    await chip.focus();
    await page.keyboard.press("Enter");
    await page.locator("dialog.peek").waitFor();
    assert.equal((await page.locator("dialog.peek .from").textContent()).trim(), refusal);
    await page.keyboard.press("Escape");
    await page.locator("dialog.peek").waitFor({ state: "detached" });
    assert.equal(await page.evaluate(() => document.activeElement?.textContent), id, "the focus is at the chip again");
    await page.keyboard.press("Enter");
    const [reader] = await Promise.all([a.context.waitForEvent("page"), page.locator("dialog.peek a").click()]);
    await reader.locator(".about .from").waitFor();
    assert.equal((await reader.locator(".about .from").textContent()).trim(), refusal);
    assert.equal((await reader.locator(".rule-text.current .rule").first().textContent()).trim(), id);
    await close(a);
  });

  test("C6: the reader finds ids, words and names of cards, in three languages", { timeout: 90_000 }, async () => {
    for (const lang of LANGS) {
      const a = await person(world, { settings: { lang } });
      const { page } = a;
      for (const game of GAMES) {
        await a.go(`/rules/${game}`);
        await page.locator(".rule-text").first().waitFor();
        const { rules } = await api(`/api/rules/${game}?lang=${lang}`);
        const cards = (await api(`/api/cards/${game}?lang=${lang}`)).filter((card) => card.rules.length > 0);
        const rule = rules[Math.floor(rules.length / 2)];
        const word = rule.text.match(/\p{L}{7,}/u)?.[0] ?? rule.title;
        const card = cards[Math.floor(cards.length / 2)];
        for (const [wish, wanted] of [[rule.id.toLowerCase(), rule.id], [word, rule.id], [card.name.toUpperCase(), card.rules[0].id]]) {
          await page.locator("input[type=search]").fill(wish);
          await until(`${wish} in ${game}, ${lang}`, async () => (await page.locator(".rule-text header .rule").allTextContents()).includes(wanted), 4000);
        }
        await page.locator("input[type=search]").fill("qqqqzz");
        await until("nothing", async () => (await page.locator(".rule-text").count()) === 0, 4000);
      }
      await close(a);
    }
  });

  test("E1, E2, E5: the clock of who decides is the large one, little time is told once, in words", { timeout: 90_000 }, async () => {
    const { a, b } = await pair("sectors", { clock: { kind: "chess", main_s: 64, step_s: 0 } });
    const mover = await until("somebody to be asked", () => [a, b].find((one) => one.now?.ask));
    const other = mover === a ? b : a;
    const big = (one) => one.page.locator("#decision [role=timer]").getAttribute("aria-label");
    for (const one of [a, b]) {
      const decider = mover.table.you;
      const running = one.now.clocks.filter((clock) => clock.running).map((clock) => clock.seat);
      assert.deepEqual(running, [decider]);
      assert.match(await big(one), /^1 minute [0-9]+ seconds?$/);
      assert.equal(await one.page.locator("#decision .clock.run").count(), 1, "the large clock runs");
      assert.equal(await one.page.locator("[data-plate] .clock.run").count(), 1, "and one of the plates");
    }
    const alarms = (one) => one.page.locator("[data-channel=alarm] p").allTextContents();
    await until("the warning", async () => (await alarms(mover)).some((line) => /You have (60|59|58) seconds/.test(line)), 12_000);
    assert.deepEqual((await alarms(other)).filter((line) => /You have/.test(line)), [], "others are not alarmed");
    for (const one of [a, b]) assert.equal(await one.page.locator("#decision .clock.low").count(), 1, "both see that time is low");
    await keep(mover.page, "clock-60");
    await until("the second warning", async () => (await alarms(mover)).some((line) => /You have (20|19|18) seconds/.test(line)), 60_000);
    for (const one of [a, b]) assert.equal(await one.page.locator("#decision.low .clock.least").count(), 1);
    assert.match(await mover.page.locator("#decision .clock").innerText(), /^0:[01][0-9]\.[0-9]$/);
    await keep(mover.page, "clock-20");
    const told = (await alarms(mover)).filter((line) => /You have/.test(line));
    assert.equal(told.length, 2, "each warning once");
    // E4: what is offered to others touches no clock.
    await mover.page.getByRole("tab", { name: "Table" }).click();
    await mover.page.getByRole("button", { name: "Offer a draw" }).click();
    await other.page.locator(".request").waitFor();
    assert.deepEqual(mover.now.clocks.filter((clock) => clock.running).map((clock) => clock.seat), [mover.table.you]);
    // E3: at zero something happens, and it is said why.
    await until("the end", () => a.now.over !== null && b.now.over !== null, 30_000);
    assert.equal(a.now.over.how, "time");
    await close(a, b);
  });

  test("G3: 1, 2, 5 and 21 of everything", async () => {
    for (const lang of LANGS) {
      const source = await readFile(new URL(`../src/texts/${lang}.ftl`, import.meta.url), "utf8");
      const bundle = new FluentBundle(lang, { useIsolating: false });
      bundle.addResource(new FluentResource(source));
      let counted = 0;
      for (const [, id, body] of source.matchAll(/^([a-z][\w-]*) = ((?:.*\n)(?:(?:[ }].*)?\n)*)/gm)) {
        const argument = /\{ \$(\w+) ->/.exec(body)?.[1];
        if (argument === undefined || !/\[(one|few|many)\]/.test(body)) continue;
        counted += 1;
        const kinds = new Set([...body.matchAll(/\[(\w+)\]/g)].map(([, kind]) => kind));
        if (lang === "ru") for (const kind of ["one", "few", "many"]) assert.ok(kinds.has(kind), `${lang} ${id} has no form for ${kind}`);
        const args = Object.fromEntries([...body.matchAll(/\$(\w+)/g)].map(([, name]) => [name, "x"]));
        const say = (n) => {
          const errors = [];
          const text = bundle.formatPattern(bundle.getMessage(id).value, { ...args, [argument]: n }, errors);
          assert.deepEqual(errors, [], `${id}: ${errors}`);
          return text.replace(new RegExp(`(^|\\D)${n}(?!\\d)`), "$1N");
        };
        const [one, two, five, more] = [1, 2, 5, 21].map(say);
        if (lang === "ru") assert.ok(new Set([one, two, five]).size > 1 && (one === more || !one.includes("N")), `${id}: ${one} / ${two} / ${five} / ${more}`);
        else assert.ok(two === five && five === more, `${id}: ${one} / ${two} / ${five} / ${more}`);
      }
      assert.ok(counted > 10, `${lang}: ${counted}`);
      console.log(`# ${lang}: ${counted} messages that count`);
    }
  });

  test("G4: another language keeps picks and focus", { timeout: 90_000 }, async () => {
    const a = await alone(world, "disastles");
    const { page } = a;
    const dice = chance(89);
    let picked = null;
    for (let n = 0; n < 30 && picked === null; n += 1) {
      await asked(a);
      if (a.now.over) break;
      await page.waitForTimeout(250);
      for (const thing of await page.locator("button.thing.offered").all()) {
        const ref = await thing.getAttribute("data-thing");
        if (a.now.ask.offers.filter(({ picks }) => picks.some((one) => one.ref === ref)).length < 2) continue;
        await thing.click();
        picked = ref;
        break;
      }
      if (picked === null) await move(a, dice);
    }
    await page.waitForTimeout(250);
    await page.keyboard.press("]");
    const now = () => page.evaluate(() => ({ picked: [...document.querySelectorAll(".thing.picked")].map((one) => one.dataset.thing), lit: [...document.querySelectorAll(".thing.offered")].map((one) => one.dataset.thing), focus: document.activeElement?.closest("[data-thing]")?.dataset.thing ?? null, trail: document.querySelectorAll("#decision button.pick").length }));
    const was = await now();
    assert.ok(was.focus !== null && was.picked.includes(picked) && was.trail > 0, JSON.stringify(was));
    const sent = a.sent.length;
    for (const lang of ["ru", "de", "en"]) {
      // Changed in the settings on another tab of the browser, so that nothing here is touched.
      await page.evaluate(async (wish) => {
        const select = document.querySelector("select:has(option[value=ru])");
        if (select === null) document.querySelectorAll("[role=tab]")[2].click();
        await new Promise((done) => setTimeout(done, 100));
        const found = document.querySelector("select:has(option[value=ru])");
        found.value = wish;
        found.dispatchEvent(new Event("change", { bubbles: true }));
      }, lang);
      await until(`the table in ${lang}`, () => a.table.lang === lang);
      await page.waitForTimeout(900);
      assert.deepEqual(await now(), was, lang);
    }
    assert.equal(a.sent.length, sent);
    await close(a);
  });

  test("F11: help stands in the same place on every page, and nothing is asked twice", { timeout: 60_000 }, async () => {
    const a = await person(world);
    const { page } = a;
    const places = new Set();
    for (const path of ["/", "/new", "/watch", "/replays", "/decks/megacorp", "/rules/sectors", "/cards/berserk", "/bots", "/me"]) {
      await a.go(path);
      await page.locator("header nav a[href='/rules']").waitFor();
      places.add(await page.locator("header nav a").evaluateAll((links) => links.map((link) => link.getAttribute("href")).join(" ")));
    }
    assert.equal(places.size, 1);
    // The name that was given for one table stands in the field of the next.
    await a.go("/new?game=sectors");
    await page.locator("input[autocomplete=nickname]").fill("Ada");
    await page.locator('form button[type="submit"]').click();
    await page.waitForURL(/\/t\//);
    await a.go("/new?game=berserk");
    await page.locator("input[autocomplete=nickname]").waitFor();
    assert.equal(await page.locator("input[autocomplete=nickname]").inputValue(), "Ada");
    await close(a);
  });

  test("L6: a bot game in one press, a due game in two", { timeout: 60_000 }, async () => {
    const a = await person(world);
    const { page } = a;
    await a.go("/");
    await page.locator(".game .btn.primary").nth(2).waitFor();
    await page.locator(".game .btn.primary").nth(2).click();
    await theirTurn(a);
    const at = page.url();
    await a.go("/");
    await page.locator(".side a.btn.primary, .side li a.btn").first().waitFor();
    await keep(page, "lobby-due");
    await page.locator(".side a.btn.primary, .side li a.btn").first().click();
    await theirTurn(a);
    assert.equal(new URL(page.url()).pathname, new URL(at).pathname);
    await until("an answer at hand", async () => (await shown(page)).lit.length + (await shown(page)).bar.length > 0);
    await close(a);
  });
}
