import type { EventOf, GameEvent, KnownOptionOdds } from '@dreadhouse/engine';
import type { ArmyEvents } from '../events.ts';

/** Events with their details: nothing else is told in this game. */
type Told = EventOf<ArmyEvents>;

/** Which outcome has come true; null where it does not show yet, because somebody still has a say. */
export function cameTrue(_option: string, { outcomes }: KnownOptionOdds, events: readonly GameEvent[]): string | null {
  const told = events as unknown as readonly Told[];
  const [what = ''] = (outcomes[0]?.key ?? '').split(':');
  if (what === 'quiet' || what === 'wakes') return leftSleepers(told);
  if (what === 'straight' || what === 'no-straight') return tried(told);
  return attacked(what, told);
}

function leftSleepers(told: readonly Told[]): string | null {
  const dice = told.flatMap(({ kind, details }) => (kind === 'crept-away' ? [details.die] : []));
  if (dice.length === 0) return null;
  if (told.some(({ kind }) => kind === 'sleepers-woke')) return 'wakes';
  return dice.at(-1) === 1 ? null : 'quiet';
}

function tried(told: readonly Told[]): string | null {
  if (told.some(({ kind }) => kind === 'challenge-won')) return 'straight';
  return told.some(({ kind }) => kind === 'challenge-lost') ? 'no-straight' : null;
}

function attacked(what: string, told: readonly Told[]): string | null {
  for (const { kind, details } of told)
    if (kind === 'attack-result') return `${what}:${what === 'traps' ? details.caught : details.kills}`;
  return told.some(({ kind }) => kind === 'rolled') ? null : blasted(what, told);
}

/** What is thrown needs no dice: the blast tells all that it kills before anything else happens. */
function blasted(what: string, told: readonly Told[]): string | null {
  const from = told.findIndex(({ kind }) => kind === 'explosion');
  if (from < 0) return null;
  let kills = 0;
  for (const { kind, details } of told.slice(from + 1)) {
    if (kind === 'noise' || kind === 'explosion') break;
    if (kind === 'killed') kills += details.count;
  }
  return `${what}:${kills}`;
}
