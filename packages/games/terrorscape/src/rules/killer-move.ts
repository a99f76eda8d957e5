import type { Option, Rules } from '@dreadhouse/engine';
import type { DoorId, LocationId } from '../content/board.ts';
import type { SkillId } from '../content/killers/definitions.ts';
import { mansion } from '../content/mansion.ts';
import { BLOCK_TOKENS } from '../content/numbers.ts';
import { KILLER, type Terrorscape } from '../state.ts';
import { DOOR, LOCATION, options } from './pointing.ts';

export interface StepOption extends Option {
  readonly to?: LocationId;
}

const KILLER_STEP = options('move', LOCATION, { rule: 'TS-KW-01' });
const STOP: StepOption = { id: 'stop', rule: 'TS-KW-01' };

/** Ways that the Killer can step, block tokens or not. */
export function killerSteps(at: LocationId) {
  return (mansion.neighbours[at] ?? []).map(KILLER_STEP);
}

/** TS-KW-01, TS-KW-03: one open step; a block token in the way is removed. Returns whether one was. */
export function killerStep(g: Terrorscape, to: LocationId): boolean {
  const { killer } = g.state;
  const from = killer.at;
  const door = (mansion.exits[from] ?? []).find((exit) => exit.to === to)?.door ?? null;
  killer.at = to;
  g.tell('all', 'killer-moved', { from, to, rule: 'TS-KW-01' });
  return door !== null && breakBlock(g, door);
}

/** TS-KW-03: the Killer crosses the door; its token goes back to the supply (TS-R-10). */
function breakBlock(g: Terrorscape, door: DoorId): boolean {
  const { blocks } = g.state;
  const at = blocks.indexOf(door);
  if (at < 0) return false;
  blocks.splice(at, 1);
  g.reveal('all', 'block-broken', { door: door.split('-'), rule: 'TS-KW-03' });
  return true;
}

/** MOVE, step by step, in the open: where the Killer has been on the way, and whether a block token was. */
export function* killerWalk(
  g: Terrorscape,
  min: number,
  max: number,
): Rules<{ entered: LocationId[]; crossed: boolean }> {
  const { killer } = g.state;
  const entered: LocationId[] = [];
  let crossed = false;
  for (let steps = 0; steps < max; steps++) {
    const options = (): StepOption[] => [...killerSteps(killer.at), ...(steps >= min ? [STOP] : [])];
    const pick = yield* g.ask(KILLER, 'killer-move', 'TS-KW-01', options, { left: max - steps });
    if (pick.to === undefined) break;
    if (killerStep(g, pick.to)) crossed = true;
    entered.push(pick.to);
  }
  return { entered, crossed };
}

interface SneakOption extends Option {
  readonly to: LocationId;
  readonly crossed: readonly DoorId[];
}

/**
 * TS-KW-19: unseen, up to so many steps. TS-R-11: the Survivors hear only that it happens, and through which block tokens. The whole way is
 * one answer, so that not even the number of steps shows.
 */
export function* sneak(g: Terrorscape, card: SkillId, max: number): Rules {
  const { killer } = g.state;
  const from = killer.at;
  killer.sneak = { card, from, maybe: [from] };
  g.tell('all', 'killer-sneaks', { from, rule: 'TS-KW-20' });
  const ways = sneakWays(from, max, g.state.blocks);
  const pick = yield* g.ask(KILLER, 'sneak', 'TS-KW-19', () => ways, { steps: max });
  for (const door of pick.crossed) breakBlock(g, door);
  killer.at = pick.to;
  // TS-KW-22: what the Survivors know.
  const fits = ways.filter((way) => way.crossed.join() === pick.crossed.join());
  killer.sneak.maybe = [...new Set(fits.map((way) => way.to))].sort();
  g.tell(KILLER, 'sneaked-to', { to: pick.to, rule: 'TS-KW-19' });
}

/**
 * Every place that can be reached, once for each set of block tokens that a way there breaks. TS-KW-19: step by step, and as in any MOVE also
 * back the way that he came; a token that is broken is not there any more on the way back.
 */
function sneakWays(from: LocationId, max: number, blocks: readonly DoorId[]): SneakOption[] {
  const ways = new Map<string, SneakOption>();
  const visit = (at: LocationId, steps: number, crossed: readonly DoorId[]): void => {
    const doors = [...crossed].sort();
    const id = ['sneak', at, ...doors].join(':');
    if (!ways.has(id)) {
      ways.set(id, { id, at, rule: 'TS-KW-19', details: { to: at, doors }, to: at, crossed: doors });
    }
    if (steps === max) return;
    for (const { to, door } of mansion.exits[at] ?? []) {
      const breaks = door !== null && blocks.includes(door) && !crossed.includes(door);
      visit(to, steps + 1, breaks ? [...crossed, door] : crossed);
    }
  };
  visit(from, 0, []);
  return [...ways.values()];
}

/** TS-KILL-01, TS-KW-21: whoever sneaked is seen again. */
export function reappear(g: Terrorscape): SkillId | null {
  const { killer } = g.state;
  if (killer.sneak === null) return null;
  const { card } = killer.sneak;
  killer.sneak = null;
  killer.reappeared = true;
  g.reveal('all', 'killer-reappeared', { at: killer.at, rule: 'TS-KW-21' });
  return card;
}

const BLOCK = options('block', DOOR, { rule: 'TS-KW-04' });
const DESTROY = options('destroy', DOOR, { rule: 'TS-KW-08' });

/** TS-KW-04, TS-KW-05: BLOCK a door of the Killer's location. TS-R-10: where there is none, nothing happens. */
export function* block(g: Terrorscape): Rules {
  const { state } = g;
  const doors = mansion.doorsOf[state.killer.at] ?? [];
  if (doors.length === 0) return g.tell('all', 'nothing-to-block', { at: state.killer.at, rule: 'TS-R-10' });
  const { door } = yield* g.ask(KILLER, 'block', 'TS-KW-04', () => doors.map(BLOCK));
  // TS-KW-06: a blocked door can be chosen again, and gets no second token.
  if (state.blocks.includes(door)) return g.tell('all', 'blocked-again', { door: door.split('-'), rule: 'TS-KW-06' });
  if (state.blocks.length === BLOCK_TOKENS) yield* destroyBlock(g);
  state.blocks.push(door);
  state.blocks.sort();
  g.tell('all', 'blocked', { door: door.split('-'), rule: 'TS-KW-07' });
}

/** TS-KW-08: without a token in the supply one on the board is destroyed first. */
function* destroyBlock(g: Terrorscape): Rules {
  const { blocks } = g.state;
  const { door } = yield* g.ask(KILLER, 'destroy-block', 'TS-KW-08', () => blocks.map(DESTROY));
  blocks.splice(blocks.indexOf(door), 1);
  g.tell('all', 'block-destroyed', { door: door.split('-'), rule: 'TS-KW-08' });
}

/** Towards the nearest place with noise, as far as it goes; the Killer chooses among equals. */
export function* hearken(g: Terrorscape, max: number, noisy: readonly LocationId[]): Rules {
  const { killer } = g.state;
  const far = (to: LocationId): number => mansion.distance[killer.at]?.[to] ?? Number.POSITIVE_INFINITY;
  const nearest = Math.min(...noisy.map(far));
  if (nearest > max) return g.tell('all', 'nothing-to-hear', { rule: 'TS-R-19' });
  const targets = noisy.filter((to) => far(to) === nearest);
  const { to: target } = yield* g.choose(KILLER, 'hearken', 'TS-R-19', () => targets.map(KILLER_STEP));
  while (killer.at !== target) {
    const closer = (to: LocationId): boolean => (mansion.distance[to]?.[target] ?? 0) < far(target);
    const steps = () => killerSteps(killer.at).filter(({ to }) => closer(to));
    const pick = yield* g.choose(KILLER, 'killer-move', 'TS-R-19', steps, { left: far(target) });
    killerStep(g, pick.to);
  }
}
