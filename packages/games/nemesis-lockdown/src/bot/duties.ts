import type { Seat } from '@dreadhouse/engine';
import type { CharacterId } from '../content/characters.ts';

// Where people play together, objectives are divided among them by what everybody can see.

/** What the division looks at. */
export interface Worker {
  readonly seat: Seat;
  readonly id: CharacterId;
  readonly isThere: boolean;
  readonly knowledge: number;
  readonly carries: (kind: string) => boolean;
  readonly signal: boolean;
  /** Steps to a tile; a guess where nobody has found it. */
  readonly stepsTo: (tile: string) => number;
}

/** Everybody has a part in these. */
const FOR_ALL = ['by-the-book', 'orderly-retreat', 'complete-map'];
/** What another duty costs whoever has one already. */
const LOAD = 7;

/** How far each seat is from doing it; lower is better. */
const EFFORTS: Readonly<Record<string, (one: Worker) => number>> = {
  'clean-house': (one) => one.stepsTo('nest') + (one.signal ? 0 : 3) - (one.id === 'sentry' ? 3 : 0),
  'cut-off-the-head': (one) => one.stepsTo('cooling-system'),
  'cargo-for-science': (one) => (one.carries('egg') ? -20 : one.stepsTo('nest')),
  'know-your-enemy': (one) =>
    (one.id === 'xenobiologist' ? -5 : 0) -
    (one.carries('egg') || one.carries('carcass') ? 8 : 0) +
    one.stepsTo('laboratory'),
  'expert-witness': (one) => 3 * (8 - one.knowledge) - (one.id === 'hacker' ? 3 : 0),
  'restore-the-grid': (one) =>
    one.stepsTo('emergency-power') + one.stepsTo('generator') - (one.id === 'hacker' ? 4 : 0),
  'dead-reckoning': (one) =>
    (one.carries('carcass') ? -20 : 0) -
    (one.id === 'xenobiologist' || one.id === 'sentry' ? 5 : 0) +
    (one.signal ? 0 : 3),
};

/** The open objectives that this seat looks after; whoever has none helps with all. */
export function dutiesOf(open: readonly string[], workers: readonly Worker[], seat: Seat): string[] {
  const loads = new Map<Seat, number>();
  const mine: string[] = [];
  const hands = workers.filter(({ isThere }) => isThere);
  for (const objective of [...open].sort()) {
    const effort = EFFORTS[objective];
    if (FOR_ALL.includes(objective) || effort === undefined || hands.length === 0) {
      mine.push(objective);
      continue;
    }
    const price = (one: Worker): number => effort(one) + LOAD * (loads.get(one.seat) ?? 0);
    const best = hands.reduce((a, b) => (price(b) < price(a) ? b : a));
    loads.set(best.seat, (loads.get(best.seat) ?? 0) + 1);
    if (best.seat === seat) mine.push(objective);
  }
  return mine.some((one) => !FOR_ALL.includes(one)) ? mine : [...open];
}
