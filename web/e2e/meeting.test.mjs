// Whole games between people who speak different languages: one at a terminal, who makes the table, and two in browsers.
// Where a game is for two, the second browser watches.
import assert from "node:assert/strict";
import { spawn } from "node:child_process";
import { after, before, test } from "node:test";
import { PROGRAM, answer, chance, chosen, close, keep, open, person, taken, until } from "./table.mjs";

const THREE = ["disastles"];
let world;
before(async () => (world = await open()));
after(async () => world.close());

/** Somebody at a terminal, who answers each list of offers with a number. */
const terminal = (words, dice) => {
  const child = spawn(PROGRAM, ["play", ...words], { stdio: ["pipe", "pipe", "inherit"] });
  const one = { child, told: "", open: 0, over: false };
  child.stdout.on("data", (piece) => (one.told += piece));
  const ended = new Promise((done) => child.once("exit", (code) => ((one.over = true), done(code))));
  one.ended = () => ended;
  /** Answers if a list stands there that nobody has answered. */
  one.answers = () => {
    const asked = one.told.slice(one.open);
    const numbers = [...asked.matchAll(/^ ?(\d+) {2}\S/gm)];
    if (numbers.length === 0 || !asked.endsWith("> ")) return false;
    one.open = one.told.length;
    child.stdin.write(`${1 + Math.floor(dice() * Number(numbers.at(-1)[1]))}\n`);
    return true;
  };
  return one;
};

// The hand at the terminal loses its prompt in Berserk, and nobody has seen it through a game of Megacorp.
for (const game of chosen(["disastles", "sectors"])) {
  test(`${game}: a terminal in German, a browser in Russian and one in English, to the end`, { timeout: 1_500_000 }, async () => {
    const three = THREE.includes(game);
    const dice = chance(11);
    const tove = terminal([game, "--server", world.address, "--seats", three ? "you,open,open" : "you,open", "--name", "Tove", "--lang", "de"], dice);
    const link = (await until("the link", () => tove.told.match(/http:\S+/)?.[0])).trim();
    const path = new URL(link).pathname + new URL(link).search;
    const vera = await person(world, { settings: { lang: "ru" } });
    const ada = await person(world, { width: 1024, height: 768, settings: { theme: "night" } });
    const sit = async (one, name) => {
      await one.go(path);
      await one.page.locator("form:has(input[autocomplete=nickname]) input").first().fill(name);
      await one.page.locator("form:has(input[autocomplete=nickname]) button[type=submit]").click();
      await until(`${name} to sit`, () => (one.table?.you ?? null) !== null);
    };
    await sit(vera, "Вера");
    if (three) await sit(ada, "Ada");
    else {
      await ada.go(`${path}?watch`);
      await until("a watcher to see the table", () => ada.table);
    }
    const players = three ? [vera, ada] : [vera];
    let answers = 0;
    let typed = 0;
    for (; answers < 1500; answers += 1) {
      const mover = await until("somebody to be asked", () => {
        if (tove.over || players.some((one) => one.now?.over)) return "over";
        if (tove.answers()) return "typed";
        return players.find((one) => one.now?.ask && !one.now.over);
      }, 40_000).catch((error) => {
        throw new Error(`${error.message}\n${tove.told.slice(-1500)}`);
      });
      if (mover === "over") break;
      if (mover === "typed") {
        typed += 1;
        continue;
      }
      const { ask } = mover.now;
      await answer(mover, (n) => Math.floor(dice() * n));
      await taken(mover, ask.id);
      if (answers === 60) for (const [one, name] of [[vera, "ru"], [ada, "en"]]) await keep(one.page, `meeting-${game}-${name}`);
    }
    await until("the end at every place", () => vera.now?.over && ada.now?.over);
    await until("the page to tell it", async () => (await vera.page.locator("#decision h1").textContent()) === vera.now.over.lines[0]);
    for (const [one, name] of [[vera, "ru"], [ada, "en"]]) await keep(one.page, `meeting-${game}-${name}-end`);
    // A terminal stays for a rematch until its input ends.
    tove.child.stdin.end();
    assert.equal(await tove.ended(), 0);
    assert.match(tove.told, /Entschieden nach Regel/);
    assert.match(vera.now.over.lines.join(" "), /[а-я]/);
    console.log(`# ${game}: ${answers} answers, ${typed} of them typed; ${ada.now.over.lines.join(" ")}`);
    await close(vera, ada);
  });
}
