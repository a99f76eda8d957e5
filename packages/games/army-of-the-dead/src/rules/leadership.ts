import type { Option, Rules } from '@dreadhouse/engine';
import type { SurvivorId } from '../content/survivors.ts';
import type { ZoneId } from '../map/index.ts';
import type { Army, Group, Slot } from '../state.ts';
import { moveFigures } from './activation.ts';
import { confirmOrDiscard } from './discard.ts';
import { springTraps } from './explosion.ts';
import { countAt, groupAt, typesAt, zombiesAt } from './horde.ts';
import { once } from './once.ts';
import { companionsOf, living, slotOf, survivor, survivorsAt, waysIn } from './table.ts';
import { seatOf } from './truck-seats.ts';
import { isFresh, type Lister, newTurn, type TurnOption, useUp } from './turn.ts';

const SHOVE = once(
  (to: ZoneId): TurnOption => ({ id: `shove:${to}`, at: to, rule: 'AD-SKILL-26', details: { to }, to, run: shove }),
);

/** Zones at Range 1 that one could walk to: elevators have no Range (AD-R-09). */
function besides(g: Army, at: ZoneId): ZoneId[] {
  const ways = waysIn(g.state);
  return ways.exits(at).filter((to) => ways.range(at, to) === 1);
}

/** AD-SKILL-26: once per own turn, free; all Zombies of the own Zone go next door. */
export const listShove: Lister = (g, slot, _looking, out) => {
  const { at } = survivor(g.state, slot);
  if (!isFresh(g.state, 'shove') || zombiesAt(g.state, at) === 0) return;
  for (const to of besides(g, at)) out.push(SHOVE(to));
};

/** AD-R-27: it is no Move, and nobody wakes; AD-SLEEP-03: those who have just woken are still drowsy where they end up. */
function* shove(g: Army, slot: Slot, { to }: TurnOption): Rules {
  const { state } = g;
  const from = survivor(state, slot).at;
  const zone = to as ZoneId;
  useUp(g, 'shove');
  const drowsy = groupAt(state, from)?.drowsy ?? 0;
  for (const type of typesAt(state, from)) moveFigures(state, type, from, zone, countAt(state, from, type));
  if (drowsy > 0) (groupAt(state, zone) as Group).drowsy += drowsy;
  for (const one of state.trapped) if (one.at === from) one.at = zone;
  g.tell('all', 'shoved', { survivor: survivor(state, slot).id, from, to: zone, rule: 'AD-SKILL-26' });
  yield* springTraps(g, zone);
}

const LIFESAVER = once(
  (to: ZoneId): TurnOption => ({
    id: `lifesaver:${to}`,
    at: to,
    rule: 'AD-SKILL-27',
    details: { to },
    to,
    run: save,
  }),
);

/** AD-SKILL-27: once per own turn, free; from a Zone at Range 1 with Zombies and other Survivors. */
export const listLifesaver: Lister = (g, slot, _looking, out) => {
  const { state } = g;
  if (!isFresh(state, 'lifesaver')) return;
  for (const to of besides(g, survivor(state, slot).at))
    if (zombiesAt(state, to) > 0 && onFoot(g, to).length > 0) out.push(LIFESAVER(to));
};

function onFoot(g: Army, at: ZoneId): Slot[] {
  return survivorsAt(g.state, at).filter((slot) => seatOf(g.state, slot) === null);
}

interface WhoOption extends Option {
  readonly who?: Slot;
}

const ENOUGH: WhoOption = { id: 'enough' };

/** Chosen Survivors are dragged here without any penalty; whoever does not want to stays. */
function* save(g: Army, slot: Slot, { to }: TurnOption): Rules {
  const { state } = g;
  const zone = to as ZoneId;
  const saver = survivor(state, slot);
  useUp(g, 'lifesaver');
  const asked: Slot[] = [];
  for (;;) {
    const left = onFoot(g, zone).filter((one) => !asked.includes(one));
    const options = [...left.map((who) => whoOption(g, who)), ENOUGH];
    const { who } = yield* g.choose(saver.seat, 'save-whom', 'AD-SKILL-27', () => options, { survivor: saver.id });
    if (who === undefined) return;
    asked.push(who);
    yield* drag(g, slot, who);
  }
}

function whoOption(g: Army, who: Slot): WhoOption {
  const { id } = survivor(g.state, who);
  return { id: `who:${id}`, at: `survivor:${id}`, details: { survivor: id }, who };
}

function* drag(g: Army, slot: Slot, who: Slot): Rules {
  const { state } = g;
  const [saver, other] = [survivor(state, slot), survivor(state, who)];
  const about = { survivor: other.id, by: saver.id };
  const willing =
    other.seat === saver.seat || (yield* confirmOrDiscard(g, other.seat, 'be-saved', 'AD-SKILL-27', about));
  if (!willing) return g.tell('all', 'not-saved', { ...about, rule: 'AD-SKILL-27' });
  const from = other.at;
  other.at = saver.at;
  for (const companion of companionsOf(state, who)) companion.at = saver.at; // AD-COMP-08
  g.tell('all', 'saved', { ...about, from, to: saver.at, rule: 'AD-SKILL-27' });
}

const LEAD = once(
  (whom: SurvivorId): TurnOption => ({
    id: `lead:${whom}`,
    at: `survivor:${whom}`,
    rule: 'AD-SKILL-22',
    details: { survivor: whom },
    whom,
    run: (g, slot) => lead(g, slot, whom),
  }),
);

/** AD-SKILL-22, AD-R-21: once per own turn, one Action for somebody else, to be used at once. */
export const listLeading: Lister = (g, slot, _looking, out) => {
  if (!isFresh(g.state, 'born-leader')) return;
  for (const other of living(g.state)) if (other !== slot) out.push(LEAD(survivor(g.state, other).id));
};

function lead(g: Army, slot: Slot, whom: SurvivorId): void {
  useUp(g, 'born-leader');
  g.state.turns.push(newTurn(slotOf(g.state, whom), 'leader'));
  g.tell('all', 'led', { survivor: survivor(g.state, slot).id, to: whom, rule: 'AD-SKILL-22' });
}
