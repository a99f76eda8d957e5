export interface MessageParts {
  readonly holes: Set<string>;
  /** The forms of each plural, exact numbers aside. */
  readonly plurals: string[][];
}

/** A strict reader of messages, for tests of texts: it says what is in a message, or throws what is wrong with it. */
export function readMessage(
  text: string,
  found: MessageParts = { holes: new Set(), plurals: [] },
  inPlural = false,
): MessageParts {
  let at = 0;
  while (at < text.length) {
    const char = text[at];
    if (char === '}') throw new Error(`a brace too many: ${text}`);
    if (char === '#' && !inPlural) throw new Error(`# outside of a plural: ${text}`);
    const end = char === '{' ? closing(text, at) : at;
    if (char === '{') readHole(text.slice(at + 1, end), found, inPlural);
    at = end + 1;
  }
  return found;
}

function readHole(text: string, found: MessageParts, inPlural: boolean): void {
  const [, name, kind, rest = ''] = /^(\w+)(?:, (plural|select), (.+))?$/s.exec(text) ?? [];
  if (name === undefined) throw new Error(`not a placeholder: {${text}}`);
  found.holes.add(name);
  if (kind === undefined) return;
  const cases = readCases(rest);
  if (!cases.has('other')) throw new Error(`without "other": {${text}}`);
  if (kind === 'plural') found.plurals.push([...cases.keys()].filter((label) => !label.startsWith('=')));
  for (const inner of cases.values()) readMessage(inner, found, inPlural || kind === 'plural');
}

function readCases(text: string): ReadonlyMap<string, string> {
  const cases = new Map<string, string>();
  for (let at = 0; at < text.trimEnd().length; ) {
    const open = text.indexOf('{', at);
    const label = text.slice(at, open).trim();
    if (open < 0 || !/^(=\d+|[\w-]+)$/.test(label) || cases.has(label))
      throw new Error(`not a case: ${text.slice(at)}`);
    const end = closing(text, open);
    cases.set(label, text.slice(open + 1, end));
    at = end + 1;
  }
  return cases;
}

function closing(text: string, open: number): number {
  let depth = 0;
  for (let at = open; at < text.length; at++) {
    if (text[at] === '{') depth += 1;
    if (text[at] === '}') depth -= 1;
    if (depth === 0) return at;
  }
  throw new Error(`a brace is not closed: ${text}`);
}
