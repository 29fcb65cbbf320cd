// The page's own words: Fluent messages, one file per language, switched without a reload.
import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";

export type Lang = "en" | "de" | "ru";
export const LANGS: Lang[] = ["en", "de", "ru"];

const files = import.meta.glob<string>("../texts/*.ftl", { query: "?raw", import: "default" });
const bundles = new Map<Lang, FluentBundle>();

export const text: { lang: Lang; bundle: FluentBundle | null } = $state({ lang: "en", bundle: null });

export const asLang = (wish: string | null | undefined): Lang | null => {
  const head = (wish ?? "").toLowerCase().slice(0, 2);
  return LANGS.find((lang) => lang === head) ?? null;
};

/** Loads a language and makes it the page's. */
export const speak = async (lang: Lang): Promise<void> => {
  let bundle = bundles.get(lang);
  if (bundle === undefined) {
    bundle = new FluentBundle(lang, { useIsolating: false });
    bundle.addResource(new FluentResource(await files[`../texts/${lang}.ftl`]()));
    bundles.set(lang, bundle);
  }
  text.lang = lang;
  text.bundle = bundle;
  document.documentElement.lang = lang;
};

/** A message in the reader's language. A missing one shows its id, so that it is found. */
export const tr = (id: string, args?: Record<string, FluentVariable>): string => {
  const bundle = text.bundle;
  const pattern = bundle?.getMessage(id)?.value;
  return bundle === null || bundle === undefined || pattern === null || pattern === undefined ? id : bundle.formatPattern(pattern, args);
};

export const has = (id: string): boolean => text.bundle?.getMessage(id) !== undefined;

/** With a capital letter in front, as a button begins in all three languages; a name that has its own spelling keeps it. */
export const cap = (words: string): string => words.replace(/^(\p{Ll})(?!\p{Lu})/u, (letter) => letter.toLocaleUpperCase(text.lang));

/** Fills `{name}` in a text of a board's own list. */
export const boardWords =
  (texts: Record<Lang, Record<string, string>> | undefined, lang: Lang) =>
  (key: string, args: Record<string, string | number> = {}): string =>
    (texts?.[lang]?.[key] ?? texts?.en?.[key] ?? key).replace(/\{(\w+)\}/g, (whole, name: string) => String(args[name] ?? whole));
