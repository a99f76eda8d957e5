import type { Rules } from '@dreadhouse/engine';
import { type EquipmentDef, equipment, type Weapon } from '../content/equipment.ts';
import type { ZoneId } from '../map/index.ts';
import type { Army, ArmyState, Slot } from '../state.ts';
import { attackWith, trapWith } from './attack.ts';
import { attackOptions } from './combat.ts';
import { zombiesAt } from './horde.ts';
import { freeMove } from './move.ts';
import { has } from './skills.ts';
import { isNear, seatsFrom, survivor } from './table.ts';
import type { TurnOption } from './turn.ts';
import { focusOf } from './turn-options.ts';

/** AD-SKILL-08, AD-SKILL-12, AD-R-19: once per card, after all its figures have been placed and before anything else happens. */
export function* reactToSpawn(g: Army, at: ZoneId): Rules {
  const { state } = g;
  for (const slot of reactors(g, at)) {
    if (!isClose(state, slot, at)) continue;
    if (has(state, slot, 'combat-reflexes') && zombiesAt(state, at) > 0) yield* strikeFirst(g, slot, at);
    if (has(state, slot, 'sidestep') && isClose(state, slot, at)) {
      if (yield* freeMove(g, slot, 'sidestep', 'AD-SKILL-08')) g.touch('used:sidestep');
    }
  }
}

/** In turn order, from the First Player on. */
function reactors(g: Army, at: ZoneId): Slot[] {
  const { state } = g;
  const found = state.survivors.flatMap((_, slot) =>
    isClose(state, slot, at) && (has(state, slot, 'sidestep') || has(state, slot, 'combat-reflexes')) ? [slot] : [],
  );
  if (found.length < 2) return found;
  return seatsFrom(g, state.firstPlayer).flatMap((seat) => found.filter((slot) => survivor(state, slot).seat === seat));
}

/** Range 0-1. */
function isClose(state: ArmyState, slot: Slot, at: ZoneId): boolean {
  const one = survivor(state, slot);
  return one.health > 0 && isNear(state, one.at, at);
}

const NO: TurnOption = { id: 'no' };

/** AD-SKILL-12: a free Combat Action against them: in the own Zone in any way, at range only at the Zone of the spawn. */
function* strikeFirst(g: Army, slot: Slot, at: ZoneId): Rules {
  const one = survivor(g.state, slot);
  const listing = (): TurnOption[] => [...attackOptions(g, slot, at), NO];
  const pick = yield* g.choose(one.seat, 'reflexes', 'AD-SKILL-12', listing, { survivor: one.id, at });
  if (pick.item === undefined) return;
  const { weapon, explosive } = equipment(pick.item) as EquipmentDef & { weapon: Weapon }; // only weapons are offered
  if (explosive === 'trap') return yield* trapWith(g, slot, pick.item, at);
  yield* attackWith(g, slot, pick.item, weapon.kind === 'melee' ? one.at : at, focusOf(pick));
}
