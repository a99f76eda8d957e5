import type { Rules } from '@dreadhouse/engine';
import { type Distances, waysOf } from '../../rules/ways.ts';
import {
  type Aim,
  decideSpace,
  distances,
  type EnemySymbol,
  enemyStep,
  entered,
  type FigureId,
  type FinalGirl,
  firstSteps,
  heroineSpace,
  killerSpace,
  loseHealth,
  memoryOf,
  minions,
  minionsOn,
  placeMinion,
  readyMinions,
  type SpaceId,
  spaceOf,
} from '../kit.ts';

// The marionettes.

const MARIONETTES = 3;
/** Rule 3. */
const LEASH = 2;

export const allOnTheBoard = (g: FinalGirl): boolean => minions(g).length === MARIONETTES;

/** Rule 2, FG-MINION-13: one ready marionette comes to Geppetto; then the destroyed ones become ready. */
export function* placeMarionette(g: FinalGirl): Rules {
  yield* comeToMaster(g, ['ready']);
  readyMinions(g);
}

/** gp11, gp_f3: all marionettes that are not on the board, whatever their state. */
export function* placeAllMarionettes(g: FinalGirl): Rules {
  while (killerSpace(g) !== null && !allOnTheBoard(g)) yield* comeToMaster(g, ['ready', 'destroyed']);
}

function* comeToMaster(g: FinalGirl, from: readonly ('ready' | 'destroyed')[]): Rules {
  const space = killerSpace(g);
  if (space === null) return; // FG-R-57
  const id = placeMinion(g, space, from);
  if (id !== null) yield* entered(g, id, space, 'added');
}

/** Whether the strings hold a marionette back; gp_f2 cuts them. FG-R-57: without Geppetto there is nothing to measure from. */
function masterOf(g: FinalGirl): SpaceId | null {
  return memoryOf(g, 'geppetto')['leash'] === false ? null : killerSpace(g);
}

/**
 * Rule 3: of the spaces that a marionette can reach and that lie within the leash it goes to the one nearest to its target. Undefined
 * when nothing holds it.
 */
export function leashedRoute(
  g: FinalGirl,
  aim: Aim,
  steps: number,
  rest: readonly EnemySymbol[],
): readonly SpaceId[] | undefined {
  const master = masterOf(g);
  const here = spaceOf(g, aim.enemy);
  if (master === null || here === null) return undefined;
  const strings = distances(g, master, 'killer'); // measured from Geppetto
  if (!isHeld(strings, here)) return routeTo(g, here, master, steps);
  const { enemy, explicit, space: target } = aim;
  const ways = waysOf(g, 'minion');
  const away = ways.distances(here);
  let least = target === null ? undefined : away.get(target);
  if (target === null || least === undefined) return []; // FG-R-21, FG-R-22
  let best: SpaceId[] = [];
  for (const space of away.keys()) {
    if ((away.get(space) ?? 0) > steps) break; // they are listed from near to far
    const left = isHeld(strings, space) ? ways.distances(space).get(target) : undefined;
    if (left === undefined || left > least) continue;
    if (left < least) best = [];
    best.push(space);
    least = left;
  }
  // Nothing is nearer than where it stands: it stays.
  if (best[0] === here) return [];
  return routeTo(g, here, decideSpace(g, best, { rule: 'FG-GEN-07', enemy, symbols: rest, target, explicit }), steps);
}

function isHeld(strings: Distances, space: SpaceId): boolean {
  const length = strings.get(space);
  return length !== undefined && length <= LEASH;
}

/** The first steps of a shortest route. */
function routeTo(g: FinalGirl, from: SpaceId, to: SpaceId, steps: number): SpaceId[] {
  const route: SpaceId[] = [];
  for (let here = from; route.length < steps && here !== to; ) {
    const ways = firstSteps(g, here, to, 'minion');
    if (ways.length === 0) break;
    here = decideSpace(g, ways, { rule: 'FG-KMOV-02' });
    route.push(here);
  }
  return route;
}

/** gp10: a marionette takes one step toward a space, as far as its strings allow. */
export function* stepToward(g: FinalGirl, enemy: FigureId, space: SpaceId): Rules {
  const here = spaceOf(g, enemy);
  if (here === null) return;
  const aim: Aim = { enemy, kind: 'N', space, explicit: false };
  const [to] = leashedRoute(g, aim, 1, []) ?? routeTo(g, here, space, 1);
  if (to !== undefined) yield* enemyStep(g, enemy, to);
}

/** gp_e: in the Killer phase, with all three around her, only her last breath is left to decide. */
export function* joinTheFamily(g: FinalGirl): Rules {
  if (g.state.phase !== 'killer') return;
  if (minionsOn(g, heroineSpace(g)).length < MARIONETTES) return;
  g.tell('all', 'join-the-family', { rule: 'FG-BREATH-03' });
  yield* loseHealth(g, g.state.heroine.markers + 1, 'gp_e');
}
