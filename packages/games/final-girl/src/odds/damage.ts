import type { Details, GameEvent, Seat } from '@dreadhouse/engine';
import { actionCard } from '../catalogue.ts';
import { goOnUntil, type Probe, probe } from './probe.ts';
import { isActionCard, reached, rowsOf } from './roll.ts';
import type { FinalGirlMatch } from './types.ts';

const HARM: readonly string[] = ['killer-damaged', 'minion-damaged', 'dark-power-damaged', 'manifestation-damaged'];
/** With these the attack is over; what is hurt after them is hurt by something else. */
const BEYOND: readonly string[] = ['phase', 'phase-cut-short', 'figure-put', 'token-removed'];
/** Asked while an attack deals its damage. */
const WITHIN: readonly string[] = ['split-damage', 'which-dark-power', 'sacrifice', 'failure-row'];

/** Whether a card deals damage, so that each of its rows is told with as much as it would deal. */
export function dealsDamage(card: string): boolean {
  return isActionCard(card) && actionCard(card).damage === true;
}

/**
 * The damage that each row of an attack deals, weapon and all: the option is tried with no success on the dice, with one, and so on, and
 * the rules say which row that is.
 */
export function damageByRow(
  match: FinalGirlMatch,
  seat: Seat,
  option: string,
  card: string,
): ReadonlyMap<number, number> {
  const found = new Map<number, number>();
  if (!dealsDamage(card)) return found;
  const rows = rowsOf(card);
  for (let successes = 0; successes <= (rows[0] ?? 0); successes++) {
    const tried = probe(match, seat, option, (die) => (die < successes ? 6 : 1));
    if (tried === null) continue;
    const outcome = carryThrough(tried, seat);
    if (outcome !== null) found.set(reached(rows, outcome), damageIn(tried.events));
  }
  return found;
}

/** Keeps the dice, once they lie there, and goes on until the damage is dealt; the successes that counted, or null. */
function carryThrough(tried: Probe, seat: Seat): number | null {
  const { run, events } = tried;
  const outcome = (): GameEvent | undefined => events.find(({ kind }) => kind === 'outcome');
  goOnUntil(tried, seat, () => run.ask?.kind === 'after-roll' || outcome() !== undefined);
  const keep = run.ask?.kind === 'after-roll' ? run.legal(seat).find(({ id }) => id === 'keep') : undefined;
  if (keep !== undefined) run.answer(seat, keep);
  goOnUntil(tried, seat, () => outcome() !== undefined && !WITHIN.includes(run.ask?.kind ?? ''));
  return (outcome()?.details['successes'] as number | undefined) ?? null;
}

/** The damage of an attack, from its outcome on. */
export function damageIn(events: readonly GameEvent[]): number {
  let damage = 0;
  let struck = false;
  for (const { kind, details } of events) {
    if (kind === 'outcome') struck = true;
    else if (struck && BEYOND.includes(kind)) break;
    else if (struck && HARM.includes(kind)) damage += Number(details['amount']);
    else if (struck && isStruckDown(kind, details)) damage += 1;
  }
  return damage;
}

/** One point of damage is the death of a victim, where victims can be attacked. */
function isStruckDown(kind: string, { by, cause }: Details): boolean {
  return kind === 'victim-killed' && by === 'heroine' && cause === 'attack';
}

/** What can be the last that happened when somebody is asked in the middle of an attack. */
const UNDER_WAY: readonly string[] = ['outcome', 'attack-reduced', 'minion-destroyed', 'left-play', ...HARM];

/** Whether more damage of the same attack may still come: nothing else has happened since. */
export function mayDealMore(events: readonly GameEvent[]): boolean {
  // What a death brings about comes in between.
  if (events.some(({ kind, details }) => isStruckDown(kind, details))) return true;
  return UNDER_WAY.includes(events.at(-1)?.kind ?? '');
}
