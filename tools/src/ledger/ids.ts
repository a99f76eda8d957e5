/** What follows the first part of a rule id: `-ROLL-03` of `FG-ROLL-03`, `-HAUNT-12-04a` of `BH-HAUNT-12-04a`. */
const TAIL = '-[A-Z0-9]+(?:-[A-Z0-9]+)*-\\d+[a-z]?';
const WHOLE = new RegExp(`^[A-Z]{2,}${TAIL}$`);

export function isRuleId(text: string): boolean {
  return WHOLE.test(text);
}

/** Rulings settle what the rulebook leaves open; they are tested with the rules that they settle. */
export function isRuling(id: string): boolean {
  return /-(?:R|AMB)-/.test(id);
}

/** A worked example of the rulebook: a scenario is named after it, but it is no rule. */
export function isExample(id: string): boolean {
  return /-EX-/.test(id);
}

/** The first parts of these ids, which tell the game. */
export function prefixesOf(ids: readonly string[]): string[] {
  return [...new Set(ids.filter(isRuleId).map((id) => id.slice(0, id.indexOf('-'))))];
}

/** All rule ids of these prefixes in a text. */
export function citedIds(text: string, prefixes: readonly string[]): string[] {
  if (prefixes.length === 0) return [];
  return text.match(new RegExp(`\\b(?:${prefixes.join('|')})${TAIL}`, 'g')) ?? [];
}
