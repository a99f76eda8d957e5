import type { Rules } from '@dreadhouse/engine';
import { MOST_ACTIONS, ZOMBIES, type ZombieType } from '../content/zombies.ts';
import type { ArmyEvents } from '../events.ts';
import type { ZoneId } from '../map/index.ts';
import type { Army, ArmyState } from '../state.ts';
import { crowdAt, preyOf } from './aim.ts';
import { enterZone } from './entering.ts';
import { ableAt, addZombies, type Horde, isHorde, removeZombies } from './horde.ts';
import { shareOut, victimsAt } from './sharing.ts';
import { crowdedZones, inMapOrder, waysIn } from './table.ts';
import { settle, type Tie } from './ties.ts';

/** Zombies that are being activated: so many of a type, in a Zone. */
interface Active {
  readonly at: ZoneId;
  readonly type: ZombieType;
  readonly count: number;
}

/** All that can act, of all types or of one (AD-ZACT-01). Those in bolas and those who have just woken cannot. */
export function everyZombie(state: ArmyState, only?: ZombieType): Active[] {
  const found: Active[] = [];
  const add = (at: ZoneId, type: ZombieType): void => {
    const count = only === undefined || only === type ? ableAt(state, at, type) : 0;
    if (count > 0) found.push({ at, type, count });
  };
  for (const { at } of state.groups) {
    add(at, 'shambler');
    add(at, 'alpha');
  }
  for (const { at, type } of state.abominations) add(at, type);
  return found;
}

/** Figures of a type that were too few. */
export interface Shortage {
  readonly type: Horde;
  readonly rule: string;
}

/** AD-SPAWN-11, AD-SLEEP-04: figures have run out, so all of this type activate once more. */
export function* shortage(g: Army, { type, rule }: Shortage): Rules {
  g.touch(`shortage:${type}`);
  g.tell('all', 'shortage', { type, rule });
  yield* activate(g, everyZombie(g.state, type));
}

/** AD-R-18: an Activation is all Actions of a Zombie: AD-ZACT-19, AD-ZACT-20: one pass after the other. */
export function* activate(g: Army, zombies: readonly Active[]): Rules {
  let active = zombies;
  for (let pass = 1; pass <= MOST_ACTIONS; pass++) {
    active = active.filter(({ type }) => ZOMBIES[type].actions >= pass);
    if (active.length === 0) return;
    active = yield* actOnce(g, active);
  }
}

/** AD-ZACT-02, AD-ZACT-03, AD-ZACT-21: all Attacks first, then all Moves. Returns where everybody is now. */
function* actOnce(g: Army, active: readonly Active[]): Rules<Active[]> {
  const { state } = g;
  const attacking = active.filter(({ at }) => crowdAt(state, at) > 0);
  const moving = attacking.length === 0 ? active : active.filter((one) => !attacking.includes(one));
  for (const at of inMapOrder(state, attacking)) {
    const here = attacking.filter((one) => one.at === at);
    yield* attackZone(g, at, here);
  }
  const moves = yield* planMoves(g, moving);
  yield* carryOut(g, moves);
  return together(attacking, moves);
}

/** Those who meet in a Zone go on as one group. */
function together(stayed: readonly Active[], moves: readonly Move[]): Active[] {
  const found: { at: ZoneId; type: ZombieType; count: number }[] = [];
  const add = (at: ZoneId, type: ZombieType, count: number): void => {
    const same = found.find((one) => one.at === at && one.type === type);
    if (same === undefined) found.push({ at, type, count });
    else same.count += count;
  };
  for (const { at, type, count } of stayed) add(at, type, count);
  for (const { to, type, count } of moves) add(to, type, count);
  return found;
}

/** AD-ZACT-04, AD-ZACT-05, AD-ZACT-09: all of them attack and hit, even where it is more than enough. */
function* attackZone(g: Army, at: ZoneId, attackers: readonly Active[]): Rules {
  const { state } = g;
  const attacks: number[] = [];
  for (const { type, count } of attackers) {
    const able = Math.min(count, ableAt(state, at, type));
    for (let i = 0; i < able; i++) attacks.push(ZOMBIES[type].wounds);
    if (able > 0)
      g.tell('all', 'zombies-attack', { at, type, count: able, wounds: ZOMBIES[type].wounds, rule: 'AD-ZACT-04' });
  }
  attacks.sort((a, b) => b - a);
  yield* shareOut(g, at, attacks, victimsAt(state, at), 'zombies', 'AD-ZACT-06');
}

type HordeMove = ArmyEvents['zombies-move'];

interface Aim {
  readonly to: ZoneId;
  readonly why: HordeMove['why'];
  readonly rule: string;
  readonly tie: Tie;
}

interface Move {
  readonly type: ZombieType;
  readonly from: ZoneId;
  readonly to: ZoneId;
  readonly count: number;
  /** Told when it is made, not when it is decided: until all are decided nobody moves. */
  readonly why: (Omit<HordeMove, 'type' | 'count' | 'from' | 'to'> & { readonly rule: string }) | null;
}

const AIM_RULES: Readonly<Record<Aim['why'], string>> = {
  'noise-and-survivors': 'AD-ZACT-11',
  'most-survivors': 'AD-ZACT-12',
  noise: 'AD-ZACT-13',
};

function* aimOf(g: Army, from: ZoneId, crowded: readonly ZoneId[]): Rules<Aim> {
  const { zones, why } = preyOf(g.state, from, crowded);
  const rule = AIM_RULES[why];
  if (zones.length === 1) return { to: zones[0] as ZoneId, why, rule, tie: 'none' };
  const options = zones.map((to) => ({ id: `to:${to}`, at: to, details: { to }, to }));
  const { choice, tie } = yield* settle(g, 'destination', rule, options, { at: from });
  return { to: choice.to, why, rule, tie };
}

/** AD-ZACT-10: 1 Zone for everybody who did not attack. Nobody moves before all ways are decided. */
function* planMoves(g: Army, moving: readonly Active[]): Rules<Move[]> {
  const { state } = g;
  const moves: Move[] = [];
  if (moving.length === 0) return moves;
  const crowded = crowdedZones(state);
  for (const from of inMapOrder(state, moving)) {
    const here = moving.filter(({ at, type }) => at === from && ableAt(state, from, type) > 0);
    if (here.length === 0) continue;
    const aim = yield* aimOf(g, from, crowded);
    const steps = waysIn(state).steps(from, aim.to);
    for (const one of here) {
      const count = Math.min(one.count, ableAt(state, from, one.type));
      if (steps.length === 0) stay(g, { ...one, count }, aim);
      else yield* split(g, { ...one, count }, aim, steps, moves);
    }
  }
  return moves;
}

/** AD-ZACT-15: no open path. AD-R-17: or they are already where the noise is. */
function stay(g: Army, { type, at, count }: Active, aim: Aim): void {
  if (g.events === null) return;
  const rule = at === aim.to ? 'AD-R-17' : 'AD-ZACT-15';
  g.tell('all', 'zombies-stay', { type, count, at, target: aim.to, why: at === aim.to ? 'there' : 'no-path', rule });
}

/**
 * AD-ZACT-16, AD-R-16: in equal groups over all Zones that begin a shortest path, each type for itself. AD-ZACT-17, AD-ZACT-18: the First
 * Player decides where those go who are left over.
 */
function* split(g: Army, one: Active, aim: Aim, steps: readonly ZoneId[], moves: Move[]): Rules {
  const { type, at, count } = one;
  const each = Math.floor(count / steps.length);
  const over = count - each * steps.length;
  let lucky: readonly number[] = [];
  let tie: Tie = 'none';
  if (over > 0) {
    const options = combinations(steps.length, over).map((places) => {
      const to = places.map((i) => steps[i] as ZoneId);
      return { id: `over:${to.join('+')}`, at: to, details: { to, type, count: over }, lucky: places };
    });
    const rule = count === 1 ? 'AD-ZACT-18' : 'AD-ZACT-17';
    const settled = yield* settle(g, count === 1 ? 'route' : 'split', rule, options, { at, type, count, over });
    lucky = settled.choice.lucky;
    tie = settled.tie;
  }
  steps.forEach((to, i) => {
    const going = each + (lucky.includes(i) ? 1 : 0);
    if (going === 0) return;
    const about = { target: aim.to, why: aim.why, tie: aim.tie, routes: steps.length, route: tie, rule: aim.rule };
    moves.push({ type, from: at, to, count: going, why: g.events === null ? null : about });
  });
}

/** Every way to choose `k` of the numbers below `n`, in order. */
function combinations(n: number, k: number, from = 0): number[][] {
  if (k === 0) return [[]];
  const found: number[][] = [];
  for (let i = from; i <= n - k; i++) for (const rest of combinations(n, k - 1, i + 1)) found.push([i, ...rest]);
  return found;
}

/** All Moves at the same time; then whatever waits in the Zones that were entered. */
function* carryOut(g: Army, moves: readonly Move[]): Rules {
  const { state } = g;
  for (const { type, from, to, count, why } of moves) {
    moveFigures(state, type, from, to, count);
    if (why !== null) g.tell('all', 'zombies-move', { type, count, from, to, ...why });
  }
  const entered = moves.map(({ to }) => ({ at: to }));
  for (const at of inMapOrder(state, entered)) yield* enterZone(g, at);
}

export function moveFigures(state: ArmyState, type: ZombieType, from: ZoneId, to: ZoneId, count: number): void {
  if (isHorde(type)) {
    removeZombies(state, from, type, count);
    addZombies(state, to, type, count);
    return;
  }
  for (const one of state.abominations) if (one.type === type && one.at === from) one.at = to;
}
