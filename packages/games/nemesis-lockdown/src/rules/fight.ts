import type { Rules, Seat } from '@dreadhouse/engine';
import { COMBAT, type CombatFace } from '../content/dice.ts';
import type { StalkerType } from '../content/stalkers.ts';
import type { Nemesis, Stalker } from '../state.ts';
import { gainContamination } from './hand.ts';
import { noiseRoll } from './noise.ts';
import { damage } from './stalkers.ts';
import { isInPlay, roomAt, roomOf, type Table, whereIs } from './table.ts';
import { seriousWound } from './wounds.ts';

export const EGG = 'egg';

/** G-10: what a face of the combat die does to whom; a double counts as one hit in melee (NL-COMBAT-08). */
export function hits(face: CombatFace, target: StalkerType | typeof EGG): number {
  if (face === 'double') return 2;
  if (face === 'single') return 1;
  if (face === 'creeper-hit') return ['larva', 'creeper', EGG].includes(target) ? 1 : 0;
  if (face === 'adult-hit') return ['larva', 'creeper', 'adult', EGG].includes(target) ? 1 : 0;
  return 0;
}

export function rollCombat(g: Nemesis, seat: Seat): CombatFace {
  const face = COMBAT[g.roll('combat', COMBAT.length) - 1] ?? 'blank';
  g.tell('all', 'die-rolled', { seat, face, rule: 'NL-COMBAT-08' });
  return face;
}

/** NL-COMBAT-06 to NL-COMBAT-11: a contamination card first, whatever comes of it. */
export function* melee(g: Nemesis, seat: Seat, target: Stalker): Rules {
  gainContamination(g, seat);
  const dealt = Math.min(1, hits(rollCombat(g, seat), target.type));
  if (dealt > 0) yield* damage(g, target, dealt);
  else yield* seriousWound(g, seat);
}

/** NL-EGG-01, NL-ROOM-NEST-05: eggs that nobody carries, on the floor or in the Nest. */
export function eggsIn(t: Table, seat: Seat): number {
  const room = roomOf(t, seat);
  if (room === null) return 0;
  const lying = roomAt(t, room).objects.filter((what) => what === EGG).length;
  return lying + (whereIs(t, 'nest') === room ? t.state.lab.eggs : 0);
}

/** NL-EGG-02 to NL-EGG-07, R-37: no contamination, no wound, one egg at the most, and a noise roll in any case. */
export function* meleeEggs(g: Nemesis, seat: Seat): Rules {
  if (hits(rollCombat(g, seat), EGG) > 0) destroyEgg(g, seat);
  if (isInPlay(g, seat)) yield* noiseRoll(g, seat);
}

/** an egg of the laboratory board first. */
function destroyEgg(g: Nemesis, seat: Seat): void {
  const room = roomOf(g, seat);
  if (room === null) return;
  if (whereIs(g, 'nest') === room && g.state.lab.eggs > 0) return takeNestEgg(g);
  const { objects } = roomAt(g, room);
  objects.splice(objects.indexOf(EGG), 1);
}

/** NL-ROOM-NEST-06 to NL-ROOM-NEST-08: without eggs the Nest is destroyed. */
export function takeNestEgg(g: Nemesis): void {
  g.state.lab.eggs -= 1;
  if (g.state.lab.eggs === 0) g.state.nestDestroyed = true;
}
