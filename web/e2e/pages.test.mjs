// Every page and the table of every game, by day and by night, wide and on a phone: nothing that axe objects to
// (WCAG A and AA), no page that scrolls sideways, no word that is missing. With SCREENS=FOLDER pictures are kept.
import { mkdir } from "node:fs/promises";
import { join } from "node:path";
import { after, before, test } from "node:test";
import AxeBuilder from "@axe-core/playwright";
import { GAMES, answer, chance, make, open, person, shown, taken, theirTurn, until } from "./table.mjs";

const SCREENS = process.env.SCREENS;
const ONLY = process.env.PAGES?.split(",");
const LANG = process.env.LANGUAGE ?? "en";
/** So many answers make a position worth looking at. */
const INTO = { disastles: 12, berserk: 30, sectors: 16, megacorp: 40, leduc: 2 };

let world;
const places = new Map();
before(async () => {
  world = await open();
  if (SCREENS !== undefined) await mkdir(SCREENS, { recursive: true });
  for (const [name, path] of [["home", "/"], ["new", "/new?game=disastles"], ["rules", "/rules/disastles"], ["cards", "/cards/berserk"], ["decks", "/decks/berserk"], ["bots", "/bots"], ["me", "/me"], ["watch", "/watch"], ["replays", "/replays"], ["missing", "/nowhere"]]) places.set(name, path);
  for (const game of [...GAMES, "leduc"]) {
    if (ONLY !== undefined && !ONLY.some((one) => one === `table-${game}` || (game === "disastles" && ["replay", "report"].includes(one)))) continue;
    const a = await person(world);
    const dice = chance(game.length);
    // A game may end early; then another is begun.
    for (let tries = 0; tries < 6; tries += 1) {
      const made = await make(world, game, ["greedy"], { listed: true });
      await a.go(`/t/${made.match}?seat=${made.seat}`);
      places.set(`table-${game}`, `/t/${made.match}?seat=${made.seat}`);
      for (let n = 0; n < INTO[game]; n += 1) {
        await theirTurn(a);
        if (a.now.over) break;
        const ask = a.now.ask;
        await answer(a, (all) => Math.floor(dice() * all) % Math.max(1, all - (all > 3 ? 1 : 0)));
        await taken(a, ask.id);
      }
      await theirTurn(a);
      if (!a.now.over) break;
      places.set("replay", `/r/${made.match}`);
      places.set("report", `/r/${made.match}/report`);
    }
    if (!places.has("replay")) {
      // One game is given up, so that there is something to look back at.
      const made = await make(world, game, ["greedy"], { listed: true });
      await a.go(`/t/${made.match}?seat=${made.seat}`);
      for (let n = 0; n < 10; n += 1) {
        await theirTurn(a);
        const ask = a.now.ask;
        if (a.now.over) break;
        await answer(a, (all) => Math.floor(dice() * all));
        await taken(a, ask.id);
      }
      if (!a.now.over) {
        await a.page.getByRole("tab", { name: "Table" }).click();
        const resign = a.page.locator("button.danger");
        await resign.click();
        await resign.click();
        await until("the end", () => a.now.over);
      }
      places.set("replay", `/r/${made.match}`);
      places.set("report", `/r/${made.match}/report`);
    }
    await a.context.close();
  }
});
after(async () => world.close());

/** A table of Megacorp of so many seats, some way into the game. */
const crowd = async (seats) => {
  const made = await make(world, "megacorp", Array.from({ length: seats - 1 }, () => "greedy"));
  const path = `/t/${made.match}?seat=${made.seat}`;
  const a = await person(world, { settings: { passing: "always" } });
  await a.go(path);
  const dice = chance(seats);
  for (let n = 0; n < 22; n += 1) {
    await theirTurn(a, 60_000);
    if (a.now.over) break;
    const ask = a.now.ask.id;
    await answer(a, (all) => Math.floor(dice() * all) % Math.max(1, all - (all > 3 ? 1 : 0)));
    await taken(a, ask, 60_000);
  }
  await theirTurn(a, 60_000);
  await a.context.close();
  return path;
};

const NAMES = ["home", "new", ...[...GAMES, "leduc"].map((game) => `table-${game}`), "rules", "replay", "report", "decks", "cards", "bots", "me", "watch", "replays", "missing"];
const SIZES = [[1440, 900], [1024, 768], [390, 844]];
/** Megacorp with so many seats: its networks do not all have room at once. */
const CROWDS = [4, 6, 9];

/** Texts that look like the name of a message that nobody translated. */
const untranslated = () => {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const found = [];
  for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
    const text = node.textContent.trim();
    const parent = node.parentElement;
    if (parent === null || parent.closest("code, input, textarea, pre, script, style") !== null) continue;
    if (/^[a-z]+(-[a-z0-9]+)+$/.test(text) || /\{[a-z_]+\}|undefined|NaN|\[object/.test(text)) found.push(text);
  }
  return found;
};

/** Boxes with text that is cut off on a side on which it can not be scrolled. */
const clipped = () => {
  const found = [];
  for (const one of document.querySelectorAll("body *")) {
    if (one.closest(".sr, [aria-hidden=true], svg, .skip") !== null) continue;
    const style = getComputedStyle(one);
    if (style.visibility === "hidden" || style.textOverflow === "ellipsis" || one.children.length > 0 || one.textContent.trim() === "") continue;
    if (["INPUT", "TEXTAREA", "SELECT", "OPTION"].includes(one.tagName)) continue;
    if (style.overflow !== "visible" && (one.scrollWidth > one.clientWidth + 1 || (style.webkitLineClamp === "none" && one.scrollHeight > one.clientHeight + 1)))
      found.push(`${one.tagName.toLowerCase()}.${one.className}: ${one.textContent.trim().slice(0, 60)}`);
    const size = Number.parseFloat(style.fontSize);
    if (size < 10.99 && one.getClientRects().length > 0) found.push(`${size} px: ${one.textContent.trim().slice(0, 40)}`);
  }
  return [...new Set(found)];
};

for (const name of NAMES) {
  if (ONLY !== undefined && !ONLY.includes(name)) continue;
  test(name, { timeout: 240_000 }, async () => {
    const faults = [];
    for (const [width, height] of SIZES) {
      for (const theme of ["light", "dark"]) {
        const one = await person(world, { width, height, touch: width < 700, settings: { theme, lang: LANG } });
        await one.go(places.get(name));
        await one.page.waitForLoadState("networkidle").catch(() => {});
        await one.page.waitForTimeout(name.startsWith("table") || name === "replay" ? 900 : 300);
        if (SCREENS !== undefined) await one.page.screenshot({ path: join(SCREENS, `${name}-${width}-${theme}${LANG === "en" ? "" : `-${LANG}`}.png`) });
        const at = `${name} ${width} ${theme}`;
        const axe = await new AxeBuilder({ page: one.page }).withTags(["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"]).analyze();
        for (const fault of axe.violations)
          faults.push(`${at}: axe ${fault.id} (${fault.impact}) ×${fault.nodes.length}: ${fault.nodes.slice(0, 3).map((node) => `${node.target.join(" ")} [${node.failureSummary?.split("\n").slice(1, 3).join(";").trim().slice(0, 180)}]`).join(" | ")}`);
        for (const text of await one.page.evaluate(untranslated)) faults.push(`${at}: untranslated: ${text}`);
        for (const text of await one.page.evaluate(clipped)) faults.push(`${at}: clipped: ${text}`);
        const wide = await one.page.evaluate(() => document.documentElement.scrollWidth);
        if (name.startsWith("table") && (await one.page.evaluate(() => document.documentElement.scrollHeight)) > height) faults.push(`${at}: the page of a table scrolls`);
        if (wide > width) faults.push(`${at}: ${wide} px wide`);
        for (const error of one.errors) faults.push(`${at}: ${error}`);
        await one.context.close();
      }
    }
    if (faults.length > 0) throw new Error(faults.join("\n"));
  });
}

for (const seats of CROWDS) {
  const name = `megacorp-${seats}`;
  if (ONLY !== undefined && !ONLY.includes(name)) continue;
  test(`K1: ${name}: every network can be opened`, { timeout: 300_000 }, async () => {
    const path = await crowd(seats);
    const faults = [];
    for (const [width, height] of SIZES) {
      const one = await person(world, { width, height, touch: width < 700, settings: { theme: seats === 6 ? "dark" : "light", lang: LANG } });
      const { page } = one;
      await one.go(path);
      await theirTurn(one);
      await page.waitForTimeout(700);
      if (SCREENS !== undefined) await page.screenshot({ path: join(SCREENS, `${name}-${width}.png`) });
      const at = `${name} ${width}`;
      const tabs = page.locator(".seat-tab");
      const open = () => page.locator(".nets > *").evaluateAll((nets) => nets.filter((net) => net.getBoundingClientRect().width > 60 && net.getBoundingClientRect().height > 60).length);
      const count = await tabs.count();
      // Either all stand open, or each has a tab that opens it.
      if (count === 0 ? (await open()) !== seats - 1 : count !== seats - 1) faults.push(`${at}: ${count} tabs, ${await open()} open`);
      for (let n = 0; n < count; n += 1) {
        await tabs.nth(n).click({ timeout: 4000 });
        await page.waitForTimeout(60);
        if ((await tabs.nth(n).getAttribute("aria-pressed")) !== "true" || (await open()) === 0) faults.push(`${at}: network ${n} does not open`);
        const inside = await tabs.nth(n).evaluate((tab) => tab.getBoundingClientRect().right <= innerWidth + 1 && tab.getBoundingClientRect().height >= 24);
        if (!inside) faults.push(`${at}: tab ${n} stands outside`);
      }
      if (SCREENS !== undefined) await page.screenshot({ path: join(SCREENS, `${name}-${width}-last.png`) });
      for (const text of await page.evaluate(clipped)) faults.push(`${at}: clipped: ${text}`);
      const box = await page.evaluate(() => [document.documentElement.scrollWidth, document.documentElement.scrollHeight]);
      if (box[0] > width || box[1] > height) faults.push(`${at}: the page is ${box.join(" × ")}`);
      const axe = await new AxeBuilder({ page }).withTags(["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"]).analyze();
      for (const fault of axe.violations) faults.push(`${at}: axe ${fault.id} ×${fault.nodes.length}: ${fault.nodes[0].target.join(" ")}`);
      for (const error of one.errors) faults.push(`${at}: ${error}`);
      await one.context.close();
    }
    if (faults.length > 0) throw new Error(faults.join("\n"));
  });
}

// Great zoom and small windows: 400 % of 1280 are 320.
test("A4: pages at 320 px", { timeout: 120_000 }, async () => {
  if (ONLY !== undefined && !ONLY.includes("narrow")) return;
  const faults = [];
  const one = await person(world, { width: 320, height: 640, touch: true, settings: { lang: LANG } });
  for (const [name, path] of places) {
    await one.go(path);
    await one.page.waitForLoadState("networkidle").catch(() => {});
    await one.page.waitForTimeout(300);
    const wide = await one.page.evaluate(() => document.documentElement.scrollWidth);
    if (wide > 320) faults.push(`${name}: ${wide} px wide`);
    for (const text of await one.page.evaluate(clipped)) faults.push(`${name}: clipped: ${text}`);
  }
  await one.context.close();
  if (faults.length > 0) throw new Error(faults.join("\n"));
});
