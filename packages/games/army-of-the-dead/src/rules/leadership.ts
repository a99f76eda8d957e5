import type { Option, Rules } from '@dreadhouse/engine';
import type { SurvivorId } from '../content/survivors.ts';
import type { ZoneId } from '../map/index.ts';
import type { Army, Group, Slot, Survivor } from '../state.ts';
import { moveFigures } from './activation.ts';
import { confirmOrDiscard } from './discard.ts';
import { springTraps } from './explosion.ts';
import { countAt, groupAt, typesAt, zombiesAt } from './horde.ts';
import { companionsAt, companionsOf, living, slotOf, survivor, survivorsAt, waysIn } from './table.ts';
import { seatOf } from './truck-seats.ts';
import { isFresh, type Lister, newTurn, useUp } from './turn.ts';
import { inZone, onSomebody } from './turn-options.ts';

const SHOVE = inZone('shove', 'AD-SKILL-26', shove);

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
function* shove(g: Army, slot: Slot, zone: ZoneId): Rules {
  const { state } = g;
  const from = survivor(state, slot).at;
  useUp(g, 'shove');
  const drowsy = groupAt(state, from)?.drowsy ?? 0;
  for (const type of typesAt(state, from)) moveFigures(state, type, from, zone, countAt(state, from, type));
  if (drowsy > 0) (groupAt(state, zone) as Group).drowsy += drowsy;
  for (const one of state.trapped) if (one.at === from) one.at = zone;
  g.tell('all', 'shoved', { survivor: survivor(state, slot).id, from, to: zone, rule: 'AD-SKILL-26' });
  yield* springTraps(g, zone);
}

const LIFESAVER = inZone('lifesaver', 'AD-SKILL-27', save);

/** AD-SKILL-27: once per own turn, free; from a Zone at Range 1 with Zombies and other Survivors. */
export const listLifesaver: Lister = (g, slot, _looking, out) => {
  const { state } = g;
  if (!isFresh(state, 'lifesaver')) return;
  for (const to of besides(g, survivor(state, slot).at))
    if (zombiesAt(state, to) > 0 && onFoot(g, to).length > 0) out.push(LIFESAVER(to));
};

/** Whoever could be dragged out; AD-COMP-05: Companions are Survivors, but who is led goes with the Leader (AD-COMP-08). */
function onFoot({ state }: Army, at: ZoneId): SurvivorId[] {
  const survivors = survivorsAt(state, at).filter((slot) => seatOf(state, slot) === null);
  const alone = companionsAt(state, at).filter(({ leader }) => leader === null);
  return [...survivors.map((slot) => survivor(state, slot).id), ...alone.map(({ id }) => id)];
}

interface WhoOption extends Option {
  readonly who: readonly SurvivorId[];
}

/** Chosen Survivors are dragged here without any penalty; whoever does not want to stays. */
function* save(g: Army, slot: Slot, zone: ZoneId): Rules {
  const { state } = g;
  const saver = survivor(state, slot);
  useUp(g, 'lifesaver');
  const asked: SurvivorId[] = [];
  for (;;) {
    const left = onFoot(g, zone).filter((one) => !asked.includes(one));
    const targets = left.map((who) => `survivor:${who}`);
    const options: WhoOption[] = left.length > 1 ? [{ id: 'everybody', at: targets, who: left }] : [];
    for (const who of left)
      options.push({ id: `who:${who}`, at: `survivor:${who}`, details: { survivor: who }, who: [who] });
    options.push({ id: 'enough', who: [] });
    const { who } = yield* g.choose(saver.seat, 'save-whom', 'AD-SKILL-27', () => options, { survivor: saver.id });
    if (who.length === 0) return;
    asked.push(...who);
    for (const one of who) yield* drag(g, slot, one);
  }
}

function* drag(g: Army, slot: Slot, who: SurvivorId): Rules {
  const { state } = g;
  const saver = survivor(state, slot);
  const about = { survivor: who, by: saver.id };
  if (!(yield* isWilling(g, saver, who))) return g.tell('all', 'not-saved', { ...about, rule: 'AD-SKILL-27' });
  const other = slotOf(state, who);
  const dragged = other < 0 ? state.companions.filter(({ id }) => id === who) : companionsOf(state, other); // AD-COMP-08
  const from = other < 0 ? (dragged[0]?.at ?? saver.at) : survivor(state, other).at;
  if (other >= 0) survivor(state, other).at = saver.at;
  for (const companion of dragged) companion.at = saver.at;
  g.tell('all', 'saved', { ...about, from, to: saver.at, rule: 'AD-SKILL-27' });
}

/** Nobody speaks for a Companion without a Leader. */
function* isWilling(g: Army, saver: Survivor, who: SurvivorId): Rules<boolean> {
  const slot = slotOf(g.state, who);
  if (slot < 0) return true;
  const { seat } = survivor(g.state, slot);
  if (seat === saver.seat) return true;
  return yield* confirmOrDiscard(g, seat, 'be-saved', 'AD-SKILL-27', { survivor: who, by: saver.id });
}

const LEAD = onSomebody('lead', 'AD-SKILL-22', lead);

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
