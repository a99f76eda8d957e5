/** A small part of ICU MessageFormat: `{name}`, `{n, plural, =0 {…} one {…} other {…}}` and `{x, select, a {…} other {…}}`. */
export function format(
  message: string,
  language: string,
  value: (hole: string) => unknown,
  say: (hole: string) => string,
  count?: string,
): string {
  let out = '';
  let i = 0;
  while (i < message.length) {
    const char = message[i] as string;
    if (char === '{') {
      const end = closing(message, i);
      out += hole(message.slice(i + 1, end), language, value, say, count);
      i = end + 1;
      continue;
    }
    out += char === '#' && count !== undefined ? count : char;
    i += 1;
  }
  return out;
}

type Value = (hole: string) => unknown;
type Say = (hole: string) => string;

function hole(text: string, language: string, value: Value, say: Say, count?: string): string {
  const [, name = '', kind, rest = ''] = /^\s*(\w+)\s*(?:,\s*(plural|select)\s*,([\s\S]*))?$/.exec(text) ?? [];
  if (kind === undefined) return say(name);
  const cases = casesOf(rest);
  const given = value(name);
  const inner = kind === 'plural' ? String(given) : count;
  const chosen =
    cases.get(kind === 'plural' ? pluralOf(cases, language, Number(given)) : String(given)) ?? cases.get('other');
  return format(chosen ?? '', language, value, say, inner);
}

function pluralOf(cases: ReadonlyMap<string, string>, language: string, n: number): string {
  const exact = `=${n}`;
  return cases.has(exact) ? exact : new Intl.PluralRules(language).select(n);
}

/** `one {…} other {…}` by name. */
function casesOf(text: string): ReadonlyMap<string, string> {
  const cases = new Map<string, string>();
  let i = 0;
  for (;;) {
    const open = text.indexOf('{', i);
    if (open < 0) return cases;
    const end = closing(text, open);
    cases.set(text.slice(i, open).trim(), text.slice(open + 1, end));
    i = end + 1;
  }
}

/** The brace that closes the one at `open`. */
function closing(text: string, open: number): number {
  let depth = 0;
  for (let i = open; i < text.length; i++) {
    if (text[i] === '{') depth += 1;
    if (text[i] === '}') depth -= 1;
    if (depth === 0) return i;
  }
  throw new Error(`A brace is not closed: ${text}`);
}
