import type { Checked } from './game.ts';
import { isRecord } from './shape.ts';

/**
 * What was chosen before the game, over what holds when nothing is said. Whatever the game does not know is refused, and a switch (what is
 * true or false by default) that is neither; `trouble` says what else is wrong with the choice.
 */
export function completed<O extends object>(
  raw: unknown,
  defaults: O,
  trouble: (options: O) => string | null,
): Checked<O> {
  const given = raw ?? {};
  if (!isRecord(given)) return { ok: false, why: 'The options must be a record.' };
  const said = Object.entries(given).filter(([, value]) => value !== undefined);
  const unknown = said.find(([key]) => !Object.hasOwn(defaults, key));
  if (unknown !== undefined)
    return { ok: false, why: `There is no option "${unknown[0]}"; there are ${anyOf(Object.keys(defaults))}.` };
  const value = { ...defaults, ...Object.fromEntries(said) };
  const why = switchTrouble(value, defaults) ?? trouble(value);
  return why === null ? { ok: true, value } : { ok: false, why };
}

function switchTrouble(options: object, defaults: object): string | null {
  const known = Object.entries(defaults).filter(([, value]) => typeof value === 'boolean');
  const chosen: ReadonlyMap<string, unknown> = new Map(Object.entries(options));
  const wrong = known.find(([key]) => typeof chosen.get(key) !== 'boolean');
  return wrong === undefined ? null : `${wrong[0]} must be true or false.`;
}

/** What is wrong with a choice among these, or null. */
export function choiceTrouble(what: string, value: unknown, valid: readonly unknown[]): string | null {
  if (valid.includes(value)) return null;
  return `${what} must be ${anyOf(valid.map(String))}, not ${JSON.stringify(value)}.`;
}

/** `killer, location or heroine`. */
export function anyOf(words: readonly string[]): string {
  const last = words.at(-1) ?? 'nothing';
  return words.length < 2 ? last : `${words.slice(0, -1).join(', ')} or ${last}`;
}
