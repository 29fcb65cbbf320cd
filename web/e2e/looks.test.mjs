// What can be seen: without colours, with the colours of the system, without our fonts, in the theme of the system; what
// stays in place while a game goes on; letters that are large enough.
import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { alone, asked, chance, chosen, close, keep, make, move, open, person, shown, until } from "./table.mjs";

let world;
before(async () => (world = await open()));
after(async () => world.close());

/** So many answers make a position worth looking at. */
const INTO = { disastles: 10, berserk: 26, sectors: 14, megacorp: 24 };
const into = async (game, who) => {
  for (let seed = game.length; ; seed += 1) {
    const a = await alone(world, game, who);
    const dice = chance(seed);
    // On to a question that has something to pick on the table and something to pick after it.
    for (let n = 0; n < INTO[game] + 12; n += 1) {
      await asked(a);
      if (a.now.over) break;
      if (n >= INTO[game]) {
        await a.page.waitForTimeout(200);
        const refs = await a.page.locator("button.thing.offered").evaluateAll((things) => things.map((one) => one.dataset.thing));
        if (refs.some((ref) => a.now.ask.offers.filter(({ picks }) => picks.some((one) => one.ref === ref)).length > 1)) return a;
      }
      await move(a, dice);
    }
    if (!a.now.over) return a;
    await close(a);
  }
};
/** How a thing is marked besides its colours: lines round it, and what stands in its corner. */
const marks = (page) =>
  page.evaluate(() => {
    const ways = {};
    for (const kind of ["offered", "soft", "picked", "refused"]) {
      const one = [...document.querySelectorAll(`.thing.${kind}`)].find((thing) => thing.getBoundingClientRect().width > 0);
      if (one === undefined) continue;
      const style = getComputedStyle(one);
      const mark = one.querySelector(":scope > .mk");
      ways[kind] = {
        outline: `${style.outlineStyle} ${style.outlineWidth}`, shadow: style.boxShadow !== "none", moved: style.transform !== "none",
        mark: mark === null ? "" : mark.textContent.trim().replace(/[0-9a-z•]/, "number"), filled: mark === null ? "" : getComputedStyle(mark).backgroundColor,
      };
    }
    return ways;
  });
/** One of each: offered, picked, refused. */
const marked = async (a) => {
  const { page } = a;
  const ways = await marks(page);
  const idle = page.locator('button.thing.idle[data-card]');
  if ((await idle.count()) > 0) {
    await idle.first().click({ timeout: 3000 }).catch(() => {});
    await page.waitForTimeout(150);
    Object.assign(ways, { refused: (await marks(page)).refused });
    await keep(page, `${a.shot}-refused`);
    await page.keyboard.press("Escape");
    await page.waitForTimeout(1300);
  }
  const before = a.sent.length;
  for (const thing of (await page.locator("button.thing.offered").all()).slice(0, 6)) {
    // What would send at once is not what is looked for.
    const ref = await thing.getAttribute("data-thing").catch(() => null);
    if (ref === null || a.now.ask.offers.filter(({ picks }) => picks.some((one) => one.ref === ref)).length < 2) continue;
    await thing.click({ timeout: 3000 }).catch(() => {});
    await page.waitForTimeout(250);
    Object.assign(ways, { picked: (await marks(page)).picked, soft: ways.soft ?? (await marks(page)).soft });
    break;
  }
  await keep(page, `${a.shot}-picked`);
  assert.equal(a.sent.length, before);
  return ways;
};

for (const game of chosen()) {
  test(`B11: ${game}: without colours`, { timeout: 120_000 }, async () => {
    const a = await into(game);
    a.shot = `grey-${game}`;
    await a.page.addStyleTag({ content: "html { filter: grayscale(1) }" });
    await keep(a.page, a.shot);
    const ways = await marked(a);
    const kinds = Object.entries(ways).filter(([, way]) => way !== undefined);
    console.log(`# ${game}: ${kinds.map(([kind]) => kind)}`);
    // Each kind has a mark, a line or a place that no other has; the fill of the mark is its lightness at most.
    const seen = kinds.map(([, { outline, shadow, mark }]) => JSON.stringify({ outline, shadow, mark }));
    assert.equal(new Set(seen).size, seen.length, JSON.stringify(ways));
    await close(a);
  });

  test(`F9: ${game}: with the colours of the system`, { timeout: 120_000 }, async () => {
    const a = await into(game, { forcedColors: "active" });
    a.shot = `forced-${game}`;
    await keep(a.page, a.shot);
    const ways = await marked(a);
    for (const [kind, outline] of [["offered", "solid 3px"], ["picked", "double 4px"], ["refused", "dashed 3px"]])
      if (ways[kind] !== undefined) assert.equal(ways[kind].outline, outline, kind);
    assert.ok(ways.offered !== undefined);
    await close(a);
  });

  test(`A7: ${game}: without our fonts`, { timeout: 120_000 }, async () => {
    for (const [width, height] of [[1440, 900], [1024, 768], [390, 844]]) {
      const a = await person(world, { width, height, touch: width < 700 });
      await a.page.route(/\.woff2/, (asked) => asked.abort());
      const made = await make(world, game, ["greedy"]);
      await a.go(`/t/${made.match}?seat=${made.seat}`);
      const dice = chance(5);
      for (let n = 0; n < 6; n += 1) await move(a, dice, width < 700 ? (handle) => handle.tap({ timeout: 4000 }) : undefined);
      await a.page.waitForTimeout(300);
      assert.equal(await a.page.evaluate(() => [...document.fonts].filter((font) => font.status === "loaded").length), 0);
      await keep(a.page, `fontless-${game}-${width}`);
      assert.deepEqual(await a.page.evaluate(() => [document.documentElement.scrollWidth, document.documentElement.scrollHeight]), [width, height]);
      const cut = await a.page.evaluate(() =>
        [...document.querySelectorAll("#decision .btn, #decision h1, .tabbar button, [role=tab], [data-plate] b")]
          .filter((one) => getComputedStyle(one).textOverflow !== "ellipsis" && one.getBoundingClientRect().width > 0 && (one.scrollWidth > one.clientWidth + 1 || (getComputedStyle(one).webkitLineClamp === "none" && one.scrollHeight > one.clientHeight + 2)) && getComputedStyle(one).display !== "inline")
          .map((one) => one.textContent.trim()));
      assert.deepEqual(cut, [], `${width}`);
      await close(a);
    }
  });

  test(`A2: ${game}: nothing shifts while others play`, { timeout: 120_000 }, async () => {
    const a = await alone(world, game);
    const watcher = await person(world);
    await watcher.page.addInitScript(() => {
      window.shifts = [];
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) for (const { node, previousRect: was, currentRect: now } of entry.sources) {
          const place = node?.nodeType === 1 ? node.closest("[data-region], header, .rail") : null;
          window.shifts.push({ value: entry.value, at: place?.dataset?.region ?? place?.className ?? "", what: `${node?.nodeName}.${node?.className ?? ""}`, was: [was.x, was.y, was.width, was.height], now: [now.x, now.y, now.width, now.height] });
        }
      }).observe({ type: "layout-shift", buffered: true });
    });
    await watcher.go(`/t/${a.match}/watch`);
    await until("the watcher to see it", () => watcher.now !== null);
    await watcher.page.waitForTimeout(1200);
    await watcher.page.evaluate(() => (window.shifts = []));
    const dice = chance(13);
    for (let n = 0; n < 24; n += 1) if ((await move(a, dice)) === null) break;
    await watcher.page.waitForTimeout(600);
    const shifts = await watcher.page.evaluate(() => window.shifts);
    const shell = shifts.filter(({ what }) => /\.(seats|board|tray|rail|decision|tabs|wrap|top|acts|words|stage|badge-box|clock-box)\b/.test(what));
    console.log(`# ${game}: ${shifts.length} shifts, of boxes of the shell ${shell.length}; ${[...new Set(shifts.map(({ at, what }) => `${at} ${what.slice(0, 40)}`))].slice(0, 8).join("; ")}`);
    assert.deepEqual(shell, []);
    assert.deepEqual(shifts.filter(({ at }) => ["bar", "top"].includes(at)), []);
    await close(a, watcher);
  });
}

if (process.env.GAME === undefined) {
  test("A5: the theme of the system, one's own choice, and no flash of the wrong one", { timeout: 90_000 }, async () => {
    for (const [system, own, is] of [["dark", undefined, "dark"], ["light", undefined, "light"], ["dark", "light", "light"], ["light", "dark", "dark"], ["dark", "system", "dark"]]) {
      const a = await person(world, { colorScheme: system, settings: own === undefined ? {} : { theme: own } });
      await a.page.addInitScript(() => {
        window.frames_seen = [];
        const look = () => {
          if (document.body !== null) window.frames_seen.push([document.documentElement.dataset.theme, getComputedStyle(document.body).backgroundColor]);
          if (performance.now() < 2500) requestAnimationFrame(look);
        };
        requestAnimationFrame(look);
      });
      for (const path of ["/", "/rules/sectors"]) {
        await a.go(path);
        await a.page.waitForTimeout(1200);
        const frames = await a.page.evaluate(() => window.frames_seen);
        assert.deepEqual([...new Set(frames.map(([theme]) => theme))], [is], `${system}, ${own}`);
        // Before the styles have come the page has no colour at all; then it has one.
        const colours = new Set(frames.map(([, colour]) => colour).filter((colour) => colour !== "rgba(0, 0, 0, 0)"));
        assert.equal(colours.size, 1, [...colours].join(" "));
      }
      if (own !== "light" && own !== "dark") {
        await a.page.emulateMedia({ colorScheme: is === "dark" ? "light" : "dark" });
        await until("the page to follow the system", () => a.page.evaluate((old) => document.documentElement.dataset.theme !== old, is), 2000);
      }
      await close(a);
    }
  });

  test("A6: what is read as a sentence has at least 13 px", { timeout: 120_000 }, async () => {
    const faults = new Set();
    const sizes = [[1440, 900], [390, 844]];
    const paths = ["/", "/new?game=disastles", "/rules/sectors", "/cards/berserk", "/decks/megacorp", "/bots", "/me", "/watch", "/replays"];
    const small = () => {
      const found = [];
      for (const one of document.querySelectorAll("p, li, dd, td, .text, h1, .say, label")) {
        // Faces of cards, their kinds and the facts of seats are labels, not sentences.
        if (one.closest(".thing, .sr, svg, [aria-hidden=true], .facts, code, .tabbar, .seal, .sub, .kind") !== null || one.getBoundingClientRect().width === 0) continue;
        const own = [...one.childNodes].filter((node) => node.nodeType === 3).map((node) => node.textContent.trim()).join(" ");
        const size = Number.parseFloat(getComputedStyle(one).fontSize);
        if (own.split(/\s+/).length >= 5 && size < 12.99) found.push(`${size} px ${one.tagName.toLowerCase()}.${one.className}: ${own.slice(0, 60)}`);
      }
      return found;
    };
    for (const [width, height] of sizes) {
      const a = await person(world, { width, height, touch: width < 700 });
      for (const path of paths) {
        await a.go(path);
        await a.page.waitForTimeout(500);
        for (const fault of await a.page.evaluate(small)) faults.add(`${path} ${width}: ${fault}`);
      }
      await close(a);
    }
    for (const game of chosen()) {
      const a = await alone(world, game);
      await move(a, chance(3));
      for (const tab of ["Log", "Chat", "Table"]) {
        await a.page.getByRole("tab", { name: tab }).click();
        for (const fault of await a.page.evaluate(small)) faults.add(`${game} ${tab}: ${fault}`);
      }
      await close(a);
    }
    assert.deepEqual([...faults], []);
  });
}
