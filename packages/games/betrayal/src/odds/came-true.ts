import type { EventOf, GameEvent, KnownOptionOdds } from '@dreadhouse/engine';
import { CLEAR } from '../content/items/i01-i11.ts';
import { symbolOf } from '../content/tiles.ts';
import type { BetrayalEvents } from '../events.ts';

/** Events with their details: nothing else is told in this game. */
type Told = EventOf<BetrayalEvents>;

/** Which outcome has come true; null where it does not show yet, because somebody still has a say. */
export function cameTrue(option: string, { outcomes }: KnownOptionOdds, events: readonly GameEvent[]): string | null {
  const told = events as unknown as readonly Told[];
  const [what = ''] = (outcomes[0]?.key ?? '').split(':');
  if (what === 'room') return roomFound(told);
  if (what === 'row') return rowReached(told);
  if (what === 'haunt') return hauntCame(option, told);
  if (what === 'hit') return blown(told, Number(outcomes[0]?.key.split(':')[2]));
  return fought(told);
}

function roomFound(told: readonly Told[]): string | null {
  for (const { kind, details } of told) if (kind === 'tile-placed') return `room:${symbolOf(details.tile) ?? 'none'}`;
  return null;
}

/** The first row that counts: an Event's line, or that of an action, whose roll may reach none. An Event without lines was not rolled for. */
function rowReached(told: readonly Told[]): string | null {
  for (const { kind, details } of told) {
    if (kind === 'event-line' && details.line !== null) return `row:${details.line}`;
    if (kind === 'haunt-result') return `row:${details.line ?? 0}`;
  }
  return null;
}

/** Dice that were left lying have decided; those that are rolled again may be rolled again once more. */
function hauntCame(option: string, told: readonly Told[]): string | null {
  if (told.some(({ kind }) => kind === 'haunt-comes')) return 'haunt';
  return option === 'roll-on' ? 'no-haunt' : null;
}

/** All on the tile must have rolled, and nobody have done anything about it. */
function blown(told: readonly Told[], there: number): string | null {
  const rolls = told.flatMap(({ kind, details }) => (kind === 'rolled' && details.trait === 'speed' ? [details] : []));
  if (rolls.length !== there || told.some(({ kind }) => kind === 'rerolled')) return null;
  return `hit:${rolls.filter(({ total }) => total < CLEAR).length}:${there}`;
}

/** The attack that was chosen comes first; others may follow from it. */
function fought(told: readonly Told[]): string | null {
  const attack = told.find(({ kind }) => kind === 'attacked');
  if (attack?.kind !== 'attacked') return null;
  for (const { kind, details } of told) {
    if (kind === 'attack-tied') return 'tied';
    if (kind === 'attack-won') return details.winner === attack.details.attacker ? 'won' : 'lost';
  }
  return null;
}
