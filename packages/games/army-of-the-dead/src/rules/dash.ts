import type { Rules } from '@dreadhouse/engine';
import type { ZoneId } from '../map/index.ts';
import type { Army, ArmyState, Slot } from '../state.ts';
import { newLuck } from './dice.ts';
import { crowdsOf, zombiesAt } from './horde.ts';
import { isStopped, leavingCost, step } from './move.ts';
import { BLOODLUST, has } from './skills.ts';
import { sleepersAt } from './sleepers.ts';
import { survivor, waysIn } from './table.ts';
import { seatOf } from './truck-seats.ts';
import { affordable, isFresh, type Lister, offer, pay, priced, pricedAs, turnOf, useUp } from './turn.ts';
import { inZone } from './turn-options.ts';

/** Where a rush of up to two Zones can lead, and through which Zones; none if it is next door. */
interface Rush {
  readonly to: ZoneId;
  readonly via: ZoneId[];
}

/** AD-SKILL-19, AD-SKILL-28: one or two Zones, each nearer to the same Zone with Zombies; a Zone with Zombies ends it. */
export function rushes(state: ArmyState, slot: Slot): Rush[] {
  const { at } = survivor(state, slot);
  const ways = waysIn(state);
  const slippery = has(state, slot, 'slippery');
  const found: Rush[] = [];
  const add = (to: ZoneId, via?: ZoneId): void => {
    const known = found.find((one) => one.to === to);
    if (known === undefined) found.push({ to, via: via === undefined ? [] : [via] });
    else if (via !== undefined && !known.via.includes(via)) known.via.push(via);
  };
  for (const horde of crowdsOf(state)) {
    if (horde === at) continue;
    for (const first of ways.steps(at, horde)) {
      add(first);
      if (first === horde || (zombiesAt(state, first) > 0 && !slippery)) continue;
      for (const second of ways.steps(first, horde)) add(second, first);
    }
  }
  return found;
}

/** There in one or two steps; where several ways are equally short, the player chooses. */
export function* rush(g: Army, slot: Slot, to: ZoneId): Rules {
  const ways = rushes(g.state, slot).find((one) => one.to === to)?.via ?? [];
  const via = ways.length > 1 ? yield* chooseWay(g, slot, to, ways) : ways[0];
  const luck = newLuck(g.state, slot);
  if (via !== undefined) {
    yield* step(g, slot, via, luck);
    // AD-ACT-MOVE-03, AD-SLEEP-04: whom one has woken may have brought others there.
    if (survivor(g.state, slot).health === 0 || isStopped(g.state, slot)) return;
  }
  yield* step(g, slot, to, luck);
}

/** AD-R-53: where the game decides, past nobody who sleeps, if that can be helped. */
function* chooseWay(g: Army, slot: Slot, to: ZoneId, ways: readonly ZoneId[]): Rules<ZoneId | undefined> {
  const { state } = g;
  if (state.options.letTheGameDecide) return ways.find((via) => sleepersAt(state, via) === 0) ?? ways[0];
  const { id, seat } = survivor(state, slot);
  const options = ways.map((via) => ({ id: `via:${via}`, at: via, details: { via }, via }));
  return (yield* g.ask(seat, 'rush-way', 'AD-SKILL-19', () => options, { survivor: id, to })).via;
}

const CHARGE = inZone('charge', 'AD-SKILL-19', charge);

/** AD-R-29: the Move is free, what Zombies cost is not. */
function* charge(g: Army, slot: Slot, to: ZoneId): Rules {
  pay(g.state, 'move', leavingCost(g.state, slot));
  useUp(g, 'charge');
  yield* rush(g, slot, to);
}

const BLOODLUSTS = BLOODLUST.map(({ skill, scope }) => ({
  skill,
  option: inZone('bloodlust', 'AD-SKILL-28', function* (g, slot, to) {
    pay(g.state, 'other', 1 + leavingCost(g.state, slot));
    useUp(g, skill);
    yield* rush(g, slot, to);
    turnOf(g.state).bloodlust.push(scope);
  }),
}));

export const listRushes: Lister = (g, slot, looking, out) => {
  const { state } = g;
  if (seatOf(state, slot) !== null) return;
  const bloodlust = BLOODLUSTS.find(({ skill }) => isFresh(state, skill));
  const charging = isFresh(state, 'charge');
  if (!charging && bloodlust === undefined) return;
  const extra = leavingCost(state, slot);
  for (const { to } of rushes(state, slot)) {
    const [canCharge, canLust] = [affordable(state, 'move') >= extra, affordable(state, 'other') >= 1 + extra];
    if (charging)
      offer(out, looking, pricedAs(state, 'move', CHARGE(to), looking, extra), canCharge ? null : 'held-by-zombies');
    if (bloodlust !== undefined)
      offer(out, looking, priced(bloodlust.option(to), looking, 1 + extra), canLust ? null : 'no-actions');
  }
};
