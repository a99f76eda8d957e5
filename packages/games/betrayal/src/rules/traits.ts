import type { Rules, Seat } from '@dreadhouse/engine';
import { explorerDef, STEPS, TRAITS, type Trait } from '../content/explorers.ts';
import type { Betrayal, BetrayalState, Explorer, FigureId } from '../state.ts';
import { die } from './death.ts';
import { explorerAt, hasHaunt, isMonster, kindOf, monster } from './figures.ts';
import { answer, mineOf, moment, through } from './in-play.ts';

/** BH-TRAIT-03: the printed number at a step. */
export function valueAt({ id }: Pick<Explorer, 'id'>, trait: Trait, step: number): number {
  return explorerDef(id).traits[trait].row[step - 1] ?? 0;
}

/** The current value of a trait, of an explorer or of a monster, whose traits stay as its box says (BH-STRUCT-12, BH-MON-02). */
export function traitOf(g: Betrayal, who: FigureId, trait: Trait): number {
  if (!isMonster(who)) return valueAt(explorerAt(g, who), trait, explorerAt(g, who).traits[trait]);
  const one = monster(g, who);
  const value = kindOf(g, one).traits[trait];
  const me = mineOf(g);
  if (typeof value === 'function') return Math.max(0, value(g, me, one));
  return typeof value === 'string' ? (me.n[value] ?? 0) : value;
}

/** BH-TRAIT-10. */
export const isCritical = ({ state }: { readonly state: BetrayalState }, seat: Seat, trait: Trait): boolean =>
  state.explorers[seat]?.traits[trait] === 1;

/** The lowest step that a trait can come to: the skull only once a haunt runs (BH-DMG-08, BH-DMG-09). */
export const lowestStep = (g: Betrayal, seat: Seat): number => through(g, 'lowest', hasHaunt(g) ? 0 : 1, seat);

/** BH-TRAIT-05, BH-TRAIT-07: steps up the row. */
export function gain(g: Betrayal, seat: Seat, trait: Trait, steps = 1): void {
  const explorer = explorerAt(g, seat);
  const before = explorer.traits[trait];
  if (explorer.dead || steps <= 0 || answer(g, 'cannotRise', seat, trait) === true) return;
  explorer.traits[trait] = Math.min(STEPS, before + steps);
  const risen = explorer.traits[trait] - before;
  g.tell('all', 'gained', { seat, trait, steps: risen, value: traitOf(g, seat, trait), rule: 'BH-TRAIT-05' });
}

/**
 * BH-TRAIT-05: steps down the row, which are no damage. Before the haunt a critical trait stays where it is (BH-AMB-06). What falls
 * together is one loss: only then does the explorer die of it, once.
 */
export function* lose(g: Betrayal, seat: Seat, traits: Trait | readonly Trait[], steps = 1): Rules {
  const explorer = explorerAt(g, seat);
  if (explorer.dead || steps <= 0) return;
  let left = 0;
  for (const trait of [traits].flat()) left += steps - fall(g, seat, trait, steps);
  for (; left > 0 && spilling(g, seat).length > 0; left--)
    fall(g, seat, yield* whichFalls(g, seat, spilling(g, seat)), 1);
  yield* moment(g, 'afterLoss', seat);
  yield* die(g, seat);
}

/** How many steps a trait has fallen. */
function fall(g: Betrayal, seat: Seat, trait: Trait, steps: number): number {
  const explorer = explorerAt(g, seat);
  const before = explorer.traits[trait];
  explorer.traits[trait] = Math.max(Math.min(before, lowestStep(g, seat)), before - steps);
  const fallen = before - explorer.traits[trait];
  g.tell('all', 'lost', { seat, trait, steps: fallen, value: traitOf(g, seat, trait), rule: 'BH-TRAIT-05' });
  return fallen;
}

/** Traits of an explorer that can still fall. */
const loose = (g: Betrayal, seat: Seat): Trait[] =>
  TRAITS.filter((trait) => explorerAt(g, seat).traits[trait] > lowestStep(g, seat));

/** Those that take what no other can take, where something in play says so. */
export const spilling = (g: Betrayal, seat: Seat): Trait[] =>
  answer(g, 'spills', seat) === true ? loose(g, seat) : [];

function* whichFalls(g: Betrayal, seat: Seat, among: readonly Trait[]): Rules<Trait> {
  const options = () => among.map((trait) => ({ id: trait, trait }));
  return (yield* g.choose(seat, 'lose-trait', 'BH-TRAIT-05', options)).trait;
}

/** BH-TRAIT-05: a step of a trait of the explorer's own choice is lost. */
export function* loseChosen(g: Betrayal, seat: Seat): Rules {
  const among = loose(g, seat);
  if (among.length > 0) yield* lose(g, seat, yield* whichFalls(g, seat, among));
}

/** BH-TRAIT-08, BH-TRAIT-09, BH-AMB-08: up to the green step, never down. */
export function heal(g: Betrayal, seat: Seat, which: Trait | 'all' | 'critical' | readonly Trait[]): void {
  const explorer = explorerAt(g, seat);
  if (explorer.dead) return;
  for (const trait of TRAITS) {
    if (!isMeant(g, seat, trait, which)) continue;
    const { start } = explorerDef(explorer.id).traits[trait];
    if (explorer.traits[trait] >= start || answer(g, 'cannotRise', seat, trait) === true) continue;
    explorer.traits[trait] = start;
    g.tell('all', 'healed', { seat, trait, value: traitOf(g, seat, trait), rule: 'BH-TRAIT-08' });
  }
}

function isMeant(g: Betrayal, seat: Seat, trait: Trait, which: Parameters<typeof heal>[2]): boolean {
  if (which === 'all') return true;
  if (which === 'critical') return isCritical(g, seat, trait);
  return typeof which === 'string' ? which === trait : which.includes(trait);
}

/** Healed in all traits, and stronger from now on. */
export function rise(g: Betrayal, seat: Seat, gains: Readonly<Partial<Record<Trait, number>>>): void {
  heal(g, seat, 'all');
  for (const trait of Object.keys(gains) as Trait[]) gain(g, seat, trait, gains[trait]); // its own names
}

/** No trait of the explorer is on the skull. */
export function offTheSkull(g: Betrayal, seat: Seat): void {
  const { traits } = explorerAt(g, seat);
  for (const trait of TRAITS) traits[trait] = Math.max(1, traits[trait]);
}
