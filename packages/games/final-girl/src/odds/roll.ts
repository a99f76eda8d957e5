import type { Outlook, Seat } from '@dreadhouse/engine';
import { throwsOf } from '../bot/odds.ts';
import { actionCard, registry } from '../catalogue.ts';
import { goOnUntil, type Probe, probe } from './probe.ts';
import type { FinalGirlMatch } from './types.ts';

/** What the rows of a card are worth where it is played. */
export interface Worth {
  /** The damage that each row of an attack deals. */
  readonly damage: ReadonlyMap<number, number>;
  /** FG-SYM-05: END only ends an Action phase. */
  readonly ends: boolean;
}

/** All that decides how a horror roll can fall. */
export interface RollModel {
  readonly card: string;
  readonly dice: number;
  /** 3 and 4 count as successes. */
  readonly partialsSucceed: boolean;
  /** Successes that come whatever the dice show. */
  readonly extra: number;
  /** How many partial successes the hand could pay for (FG-ROLL-07). */
  readonly payable: number;
}

/**
 * The roll that an option leads to, learnt from two tries: one in which all dice show 1, one in which all show 3. Whatever changes
 * the roll on the way (adrenaline, items, events) is in it, because the rules themselves make it.
 */
export function rollAfter(match: FinalGirlMatch, seat: Seat, option: string): RollModel | null {
  const low = rolled(match, seat, option, 1);
  const half = rolled(match, seat, option, 3);
  if (low === null || half === null || low.dice !== half.dice) return null;
  return {
    card: low.card,
    dice: low.dice,
    extra: low.successes,
    partialsSucceed: half.successes - low.successes === low.dice,
    payable: Math.floor(low.hand / 2),
  };
}

interface Rolled {
  readonly card: string;
  readonly dice: number;
  readonly successes: number;
  readonly hand: number;
}

function rolled(match: FinalGirlMatch, seat: Seat, option: string, face: number): Rolled | null {
  const tried = probe(match, seat, option, () => face);
  if (tried === null || !goOnUntil(tried, seat, () => has(tried, 'rolled'))) return null;
  const roll = tried.events.find(({ kind }) => kind === 'rolled')?.details as { card: string; faces: number[] };
  const { ask, state } = tried.run;
  const counted = tried.events.find(({ kind }) => kind === 'roll-counted')?.details ?? ask?.about;
  const successes = (counted as { successes?: number } | undefined)?.successes;
  return successes === undefined
    ? null
    : { card: roll.card, dice: roll.faces.length, successes, hand: state.hand.length };
}

function has({ events }: Probe, kind: string): boolean {
  return events.some((event) => event.kind === kind);
}

/** How likely each row of the card is: as the dice fall, and at best if cards are discarded for partial successes. */
export function rowOdds(model: RollModel, worth: Worth): Outlook[] {
  const rows = rowsOf(model.card);
  const chances = new Map(rows.map((row) => [row, { chance: 0, reach: 0 }]));
  for (const { successes, partials, odds } of throwsOf(model.dice)) {
    const counted = successes + model.extra + (model.partialsSucceed ? partials : 0);
    const bought = model.partialsSucceed ? 0 : Math.min(partials, model.payable);
    chances.get(reached(rows, counted))!.chance += odds;
    chances.get(reached(rows, counted + bought))!.reach += odds;
  }
  return [...chances].map(([row, { chance, reach }]) => ({
    ...rowOutlook(model.card, rows, row, chance, worth),
    ...(Math.abs(reach - chance) < 0.005 ? {} : { reach }),
  }));
}

/** One row for certain. */
export function certainRow(card: string, successes: number, worth: Worth): Outlook[] {
  const rows = rowsOf(card);
  return [rowOutlook(card, rows, reached(rows, successes), 1, worth)];
}

/** A row of a card, as likely as this. */
export function rowOutlook(
  card: string,
  rows: readonly number[],
  row: number,
  chance: number,
  { damage, ends }: Worth,
): Outlook {
  const dealt = damage.get(row);
  return { key: keyOf(row, card, dealt, ends), chance, tone: toneOf(rows, row), sign: signOf(row, dealt) };
}

/** The fewest successes of each row of a card, the best first; rolls for other things are told apart in the same way. */
export function rowsOf(card: string): readonly number[] {
  if (!isActionCard(card)) return [2, 1, 0];
  return Object.keys(actionCard(card).rows)
    .map(Number)
    .sort((a, b) => b - a);
}

export function reached(rows: readonly number[], successes: number): number {
  return rows.find((row) => row <= successes) ?? 0;
}

export function keyOf(row: number, card: string, damage?: number, ends = true): string {
  if (!isActionCard(card)) return `row:${row}`;
  const dealt = damage === undefined ? '' : `:${damage}`;
  return `row:${row}:${card}${dealt}${ends ? '' : GOES_ON}`;
}

/** The phase goes on, whatever the row says of its end. */
export const GOES_ON = ':goes-on';

/** As the cards show it: a star for each success; and the damage, by which one weapon differs from another. */
function signOf(row: number, damage?: number): string {
  const stars = row === 0 ? '✕' : '★'.repeat(row);
  return damage === undefined ? stars : `${stars} ${damage}✸`;
}

function toneOf(rows: readonly number[], row: number): Outlook['tone'] {
  if (row === 0) return 'bad';
  return row === rows[0] ? 'good' : 'fair';
}

export function isActionCard(card: string): boolean {
  return registry().actions.has(card);
}
