import type { Rules } from '@dreadhouse/engine';
import { equipment } from '../content/equipment.ts';
import { ZOMBIES } from '../content/zombies.ts';
import type { ZoneId } from '../map/index.ts';
import type { Army, ArmyState, Charge, Slot } from '../state.ts';
import type { Shortage } from './activation.ts';
import { countAt, groupAt, zombiesAt } from './horde.ts';
import { discardItem, itemsOf } from './inventory.ts';
import { collect, kill, newTally, type Tally, unmask } from './kills.ts';
import { makeNoise } from './noise.ts';
import { victimsAt } from './sharing.ts';
import { survivor, survivorsAt } from './table.ts';
import { wound } from './wounds.ts';

/**
 * AD-EXPL-02: Explosives damage every Actor in the Zone, except whoever set them off (AD-FF-01). AD-EXPL-03, AD-R-13: others that lie there
 * go off too, as one total. Returns what it killed.
 */
export function* explode(
  g: Army,
  at: ZoneId,
  damage: number,
  slot: Slot,
  noiseAt: ZoneId | null,
  later?: Shortage[],
): Rules<Tally> {
  const { state } = g;
  const total = damage + chained(state, at);
  g.tell('all', 'explosion', { at, damage: total, rule: 'AD-EXPL-02' });
  const tally = newTally(survivor(state, slot).health > 0 ? slot : null, false);
  const victims = victimsAt(state, at).filter((id) => id !== survivor(state, slot).id);
  blast(g, tally, at, total);
  for (const id of victims) wound(g, id, total, 'explosion', 'AD-EXPL-02');
  yield* collect(g, tally);
  if (noiseAt !== null) yield* makeNoise(g, noiseAt, 'AD-NOISE-02', later);
  return tally;
}

/** The Damage of all charges and traps in the Zone, which are used up; AD-R-12: of those carried there as well, if so chosen. */
function chained(state: ArmyState, at: ZoneId): number {
  let damage = 0;
  const here = state.charges.filter((one) => one.at === at);
  if (here.length > 0) state.charges = state.charges.filter((one) => one.at !== at);
  for (const { face } of here) {
    damage += damageOf(face);
    state.equipmentDiscard.push(face);
  }
  if (!state.options.chainCarried) return damage;
  for (const slot of survivorsAt(state, at)) {
    const one = survivor(state, slot);
    for (const item of itemsOf(one)) {
      if (equipment(item.face).explosive === undefined) continue;
      damage += damageOf(item.face);
      discardItem(state, one, item);
    }
  }
  return damage;
}

function damageOf(face: Charge['face']): number {
  return equipment(face).weapon?.damage ?? 0;
}

function blast(g: Army, tally: Tally, at: ZoneId, total: number): void {
  const { state } = g;
  const group = groupAt(state, at);
  const { shamblers, alphas } = group ?? { shamblers: 0, alphas: 0 };
  if (shamblers > 0 && total >= ZOMBIES.shambler.toughness) kill(g, tally, at, 'shambler', shamblers);
  if (alphas > 0 && total >= ZOMBIES.alpha.toughness) kill(g, tally, at, 'alpha', alphas);
  for (const figure of state.abominations.filter((one) => one.at === at)) {
    if (figure.type === 'masked') unmask(g, tally, figure);
    else if (total >= ZOMBIES[figure.type].toughness && countAt(state, at, figure.type) > 0)
      kill(g, tally, at, figure.type);
  }
}

/**
 * AD-R-102: a Bomb Trap goes off as soon as a Zombie is there; the Noise is where it blasts. With the `more` Damage of the Action that has set it
 * (AD-SKILL-03), if it goes off at once. Returns how many it killed.
 */
export function* springTraps(g: Army, at: ZoneId, later?: Shortage[], more = 0): Rules<number> {
  const { state } = g;
  const i = state.charges.findIndex((one) => one.at === at && equipment(one.face).explosive === 'trap');
  if (i < 0 || zombiesAt(state, at) === 0) return 0;
  const [trap] = state.charges.splice(i, 1) as [Charge];
  state.equipmentDiscard.push(trap.face);
  g.tell('all', 'trap-sprung', { at, rule: 'AD-EXPL-04' });
  return (yield* explode(g, at, damageOf(trap.face) + more, trap.owner, at, later)).kills;
}
