import { IntlMessageFormat } from 'intl-messageformat';

/** Values for the holes of a message. */
export type Values = Readonly<Record<string, unknown>>;

/** How a hole that simply stands in the sentence is put into words: `{item}`, but not `{n, plural, …}`. */
type Say = (hole: string, value: unknown) => string;

type Element = ReturnType<IntlMessageFormat['getAst']>[number];

const compiled = new Map<string, IntlMessageFormat>();

/** An ICU message in words. Numbers, plurals and choices see the values as they are; everything else is said by `say`. */
export function format(text: string, language: string, values: Values = {}, say: Say = plainly): string {
  const message = language === 'pl' ? withoutOrphans(text) : text;
  if (!message.includes("'")) {
    if (!message.includes('{')) return message;
    // Most messages have nothing but plain holes, and are filled without much ado.
    if (!CHOICE.test(message)) return message.replace(HOLE, (_, hole: string) => say(hole, values[hole]));
  }
  if (say !== plainly) return chosen(message, language, values, say);
  return remembered(`${language} ${message} ${JSON.stringify(values)}`, () => chosen(message, language, values, say));
}

/** In Polish a word of one letter does not stand at the end of a line: it goes with the next one. */
function withoutOrphans(text: string): string {
  let kept = orphanless.get(text);
  if (kept === undefined) {
    kept = text.replace(ORPHAN, '$1\u00a0');
    orphanless.set(text, kept);
  }
  return kept;
}

const ORPHAN = /(?<=^|[\s(„{])([aiouwz]) (?=\S)/gi;
const orphanless = new Map<string, string>();

function chosen(message: string, language: string, values: Values, say: Say): string {
  return String(messageFormat(message, language).format(withSaid(values, say)));
}

/** The same few sentences are said again and again; working out a plural takes far longer than looking it up. */
const said = new Map<string, string>();
const MOST_SAID = 2000;

function remembered(key: string, make: () => string): string {
  let words = said.get(key);
  if (words === undefined) {
    words = make();
    if (said.size >= MOST_SAID) said.clear();
    said.set(key, words);
  }
  return words;
}

const CHOICE = /\{[^{}]*,/;
const HOLE = /\{\s*([^{}\s]+)\s*\}/g;

function plainly(_hole: string, value: unknown): string {
  return typeof value === 'number' ? String(value).replace('-', '−') : String(value ?? '');
}

/** What is said gets a name of its own, so that one value can be counted in one place and said in another. */
const SAID = 'said ';

function messageFormat(message: string, language: string): IntlMessageFormat {
  const key = `${language} ${message}`;
  let found = compiled.get(key);
  if (found === undefined) {
    found = new IntlMessageFormat(new IntlMessageFormat(message, language).getAst().map(renamed), language);
    compiled.set(key, found);
  }
  return found;
}

function renamed(element: Element): Element {
  if ('options' in element) {
    const options = Object.entries(element.options).map(([name, option]) => [
      name,
      { ...option, value: option.value.map(renamed) },
    ]);
    return { ...element, options: Object.fromEntries(options) };
  }
  return element.type === ARGUMENT ? { ...element, value: SAID + element.value } : element;
}

/** The parser's mark for a plain hole. */
const ARGUMENT = 1;

function withSaid(values: Values, say: Say): Record<string, never> {
  const said = (hole: string): unknown =>
    hole.startsWith(SAID) ? say(hole.slice(SAID.length), values[hole.slice(SAID.length)]) : choosable(values[hole]);
  // The formatter looks holes up one by one and accepts whatever it finds under their names.
  return new Proxy({} as Record<string, never>, { get: (_, hole) => said(String(hole)), has: () => true });
}

/** ICU knows no hyphen in the name of a choice: `main-exit` is chosen by `main_exit {…}`. */
function choosable(value: unknown): unknown {
  return typeof value === 'string' ? value.replaceAll('-', '_') : value;
}
