import { memo, type Option, type Rules } from '@dreadhouse/engine';
import { DIE } from '../content/numbers.ts';
import type { ZoneId } from '../map/index.ts';
import type { Army, ArmyState, Slot } from '../state.ts';
import { type Luck, newLuck, rollsAgain } from './dice.ts';
import { zombiesAt } from './horde.ts';
import { has, skillCount } from './skills.ts';
import { sleepersAt, wake } from './sleepers.ts';
import { companionsOf, isSpecialist, survivor, waysIn } from './table.ts';
import { seatOf } from './truck-seats.ts';
import { affordable, endRow, isFresh, type Lister, offer, pay, pricedAs, type TurnOption, useUp } from './turn.ts';
import { inZone } from './turn-options.ts';
import { revealVaultCard } from './vault.ts';

/** AD-ACT-MOVE-02: 1 more for each Zombie in the Zone that is left. AD-SKILL-11: not for the Slippery. */
export function leavingCost(state: ArmyState, slot: Slot): number {
  return has(state, slot, 'slippery') ? 0 : zombiesAt(state, survivor(state, slot).at);
}

/** AD-ACT-MOVE-03: a Zone with Zombies ends the Move, unless one is Slippery. AD-ACT-MOVE-04: Sleepers do not count. */
export function isStopped(state: ArmyState, slot: Slot): boolean {
  return zombiesAt(state, survivor(state, slot).at) > 0 && !has(state, slot, 'slippery');
}

/** One Zone further; Companions follow (AD-COMP-08). AD-SLEEP-10, AD-R-28: leaving Sleepers is risky, each time. */
export function* step(g: Army, slot: Slot, to: ZoneId, luck: Luck): Rules {
  const { state } = g;
  const one = survivor(state, slot);
  const from = one.at;
  one.at = to;
  for (const companion of companionsOf(state, slot)) companion.at = to;
  g.tell('all', 'moved', { survivor: one.id, from, to, rule: 'AD-ACT-MOVE-01' });
  if (state.vault !== null) revealVaultCard(g);
  if (state.sleepers.length > 0 && sleepersAt(state, from) > 0) yield* creepAway(g, slot, from, luck);
}

/** AD-SLEEP-10: on a 1 they wake, unless it is rolled again (AD-SKILL-07). AD-SPEC-03, AD-SLEEP-11: a Shadow makes no sound. */
function* creepAway(g: Army, slot: Slot, from: ZoneId, luck: Luck): Rules {
  const one = survivor(g.state, slot);
  if (isSpecialist(one, 'shadow')) return;
  for (;;) {
    const die = g.roll('sleepers', DIE);
    g.tell('all', 'crept-away', { survivor: one.id, at: from, die, rule: 'AD-SLEEP-10' });
    if (die !== 1) return;
    if (!(yield* rollsAgain(g, slot, luck, { dice: [die], ammo: [] }, 'sleepers'))) break;
  }
  yield* wake(g, from, 'AD-SLEEP-10');
}

const MOVE = inZone('move', 'AD-ACT-MOVE-01', move);

/** AD-ACT-MOVE-01. AD-R-48: whoever sits in the Truck gets out first. */
export const listMoves: Lister = (g, slot, looking, out) => {
  const { state } = g;
  if (seatOf(state, slot) !== null) return;
  const cost = 1 + leavingCost(state, slot);
  const can = affordable(state, 'move') >= cost;
  if (!can && !looking) return;
  const why = can ? null : cost > 1 ? 'held-by-zombies' : 'no-actions';
  for (const to of waysIn(state).exits(survivor(state, slot).at))
    offer(out, looking, pricedAs(state, 'move', MOVE(to), looking, cost), why);
  if (can && isFresh(state, 'sprint')) out.push(pricedAs(state, 'move', SPRINT, looking, cost));
};

function* move(g: Army, slot: Slot, to: ZoneId): Rules {
  pay(g.state, 'move', 1 + leavingCost(g.state, slot));
  const luck = newLuck(g.state, slot);
  yield* step(g, slot, to, luck);
  yield* goOn(g, slot, furtherBy(g.state, slot), luck);
}

/** AD-SKILL-04: how far a Move may go on. */
function furtherBy(state: ArmyState, slot: Slot): Further {
  return { least: 0, most: skillCount(state, slot, 'zone-per-move'), rule: 'AD-SKILL-04', starting: false };
}

const SPRINT: TurnOption = { id: 'sprint', rule: 'AD-SKILL-18', run: sprint };

/** AD-SKILL-18: two or three Zones for one Move Action. */
function* sprint(g: Army, slot: Slot): Rules {
  pay(g.state, 'move', 1 + leavingCost(g.state, slot));
  useUp(g, 'sprint');
  const most = 3 + skillCount(g.state, slot, 'zone-per-move');
  yield* goOn(g, slot, { least: 2, most, rule: 'AD-SKILL-18', starting: true }, newLuck(g.state, slot));
}

interface StepOption extends Option {
  readonly to?: ZoneId;
}

const STEP = memo((to: ZoneId): StepOption => ({ id: `move:${to}`, at: to, details: { to }, to }));
const STOP: StepOption = { id: 'stop' };

/** More Zones in the same Move: at least `least` of them if nothing is in the way, at most `most`. */
interface Further {
  readonly least: number;
  readonly most: number;
  readonly rule: string;
  /** They are the first of this Move. */
  readonly starting: boolean;
}

function* goOn(g: Army, slot: Slot, { least, most, rule, starting }: Further, luck: Luck): Rules {
  const { state } = g;
  for (let done = 0; done < most; done++) {
    const one = survivor(state, slot);
    // Zombies end a Move where it has led, not where it begins.
    if (one.health === 0 || (isStopped(state, slot) && !(starting && done === 0))) return;
    const options: StepOption[] = waysIn(state).exits(one.at).map(STEP);
    if (options.length === 0) return;
    if (done >= least) options.push(STOP);
    const { to } = yield* g.choose(one.seat, 'move-on', rule, () => options, { survivor: one.id, left: most - done });
    if (to === undefined) return;
    yield* step(g, slot, to, luck);
  }
}

const STAY: StepOption = { id: 'stay' };

/** A Move that costs nothing, not even for Zombies in the Zone that is left (AD-SKILL-08, AD-SKILL-21). */
export function* freeMove(g: Army, slot: Slot, kind: 'hit-and-run' | 'sidestep', rule: string): Rules<boolean> {
  const { state } = g;
  const one = survivor(state, slot);
  if (one.health === 0 || seatOf(state, slot) !== null) return false;
  const options = [...waysIn(state).exits(one.at).map(STEP), STAY];
  const { to } = yield* g.choose(one.seat, kind, rule, () => options, { survivor: one.id });
  if (to === undefined) return false;
  endRow(state, slot);
  const luck = newLuck(state, slot);
  yield* step(g, slot, to, luck);
  yield* goOn(g, slot, furtherBy(state, slot), luck);
  return true;
}
