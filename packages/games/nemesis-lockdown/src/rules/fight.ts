import type { Option, Rules, Seat } from '@dreadhouse/engine';
import type { RoomId } from '../content/board.ts';
import type { Weapon } from '../content/definitions.ts';
import { ADVANTAGE, COMBAT, type CombatFace } from '../content/dice.ts';
import type { StalkerType } from '../content/stalkers.ts';
import type { Carried, Nemesis, Stalker } from '../state.ts';
import { itemDef } from './carry.ts';
import { destroyEgg, eggsIn, hasBothKinds } from './eggs.ts';
import { actionCards, discard, gainContamination } from './hand.ts';
import { said, total } from './hooks.ts';
import { setFire } from './markers.ts';
import { noiseRoll } from './noise.ts';
import { EGG } from './objects.ts';
import { damage, isThere } from './stalkers.ts';
import { isInPlay, isPowered, person, roomOf, type Table } from './table.ts';
import { seriousWound } from './wounds.ts';

// Shooting and melee (NL-COMBAT-02 to NL-COMBAT-11, G-10), at stalkers and at eggs (NL-EGG).

export type Target = Stalker | typeof EGG;
const typeOf = (target: Target): StalkerType | typeof EGG => (target === EGG ? EGG : target.type);

/** G-10, R-11: what a face does to whom before any card is paid. Bigger stalkers are missed by creeper and adult hits. */
export function hits(face: CombatFace, target: StalkerType | typeof EGG): number {
  if (face === 'double') return 2;
  if (face === 'single' || face === 'card-for-2') return 1;
  if (face === 'creeper-hit') return ['larva', 'creeper', EGG].includes(target) ? 1 : 0;
  if (face === 'adult-hit') return ['larva', 'creeper', 'adult', EGG].includes(target) ? 1 : 0;
  return 0;
}

/** NL-COMBAT-04: the advantage die in a sector with power, the combat die elsewhere; melee never uses it (NL-COMBAT-09). */
function roll(g: Nemesis, seat: Seat, die: 'combat' | 'advantage'): CombatFace {
  const faces = die === 'combat' ? COMBAT : ADVANTAGE;
  const face = faces[g.roll(die, faces.length) - 1] ?? 'blank';
  g.tell('all', 'die-rolled', { seat, face, rule: die === 'combat' ? 'NL-COMBAT-08' : 'NL-COMBAT-04' });
  return face;
}

/** WK-1: a blank may count as a single hit. */
export function readAs(t: Table, seat: Seat, face: CombatFace, target: Target): CombatFace {
  const counts = face === 'blank' && said(t, seat, 'blankHits').flat().includes(typeOf(target));
  return counts ? 'single' : face;
}

/** NL-COMBAT-06 to NL-COMBAT-11: a contamination card first, whatever comes of it; a double counts as one hit. */
export function* melee(g: Nemesis, seat: Seat, target: Stalker): Rules {
  gainContamination(g, seat);
  if (!isThere(g, target)) return;
  const face = readAs(g, seat, roll(g, seat, 'combat'), target);
  if (hits(face, target.type) > 0)
    yield* damage(g, target, 1, seat); // NL-COMBAT-10
  else yield* seriousWound(g, seat);
}

/** NL-EGG-02 to NL-EGG-07, R-37: no contamination (NL-EGG-05), no wound for a miss (NL-EGG-06), one egg at the most, and a noise roll in any case. */
export function* meleeEggs(g: Nemesis, seat: Seat): Rules {
  const room = roomOf(g, seat);
  if (room === null) return;
  const face = readAs(g, seat, roll(g, seat, 'combat'), EGG);
  yield* hitEggs(g, seat, room, Math.min(1, hits(face, EGG)));
  if (isInPlay(g, seat)) yield* noiseRoll(g, seat);
}

/** NL-EGG-03, R-53: each damage destroys an egg; where both kinds lie, whoever attacks chooses. */
export function* hitEggs(g: Nemesis, seat: Seat, room: RoomId, n: number): Rules {
  for (let left = Math.min(n, eggsIn(g, room)); left > 0; left--) {
    let which: 'nest' | 'floor' = 'nest';
    if (hasBothKinds(g, room)) {
      const options = (): Option[] => [{ id: 'nest' }, { id: 'floor' }];
      which = (yield* g.ask(seat, 'which-egg', 'NL-EGG-03', options)).id as typeof which; // one of the two
    }
    destroyEgg(g, room, which);
  }
}

/** NL-COMBAT-02 to NL-COMBAT-05, in the order of G-10: ammunition, roll, reroll, the weapon's text, a card, what is added, damage. */
export function* shoot(g: Nemesis, seat: Seat, thing: Carried, target: Target): Rules {
  const room = roomOf(g, seat);
  const { weapon } = itemDef(thing.what);
  if (room === null || weapon === undefined || thing.ammunition === 0) return;
  if (target !== EGG && !isThere(g, target)) return;
  thing.ammunition -= 1;
  g.tell('all', 'shot', { seat, weapon: thing.what, target: typeOf(target), rule: 'NL-COMBAT-03' });
  const die = isPowered(g, room) ? 'advantage' : 'combat';
  let face = roll(g, seat, die);
  if (weapon.rerolls === true && (yield* buys(g, seat, thing, 'reroll', face))) face = roll(g, seat, die);
  face = readAs(g, seat, face, target);
  let dealt = byWeapon(weapon, face, hits(face, typeOf(target)));
  if (face === 'double' && weapon.surplus !== undefined && (yield* buys(g, seat, thing, 'more-ammunition', face)))
    dealt += weapon.surplus;
  dealt = Math.max(dealt, yield* cardForDamage(g, seat, face));
  if (dealt > 0) dealt += (weapon.kind === 'energy' ? total(g, seat, 'energyDamage') : 0) + (weapon.more ?? 0);
  if (target === EGG) yield* hitEggs(g, seat, room, dealt);
  else if (dealt > 0) yield* damage(g, target, dealt, seat);
  if (face === 'double' && weapon.ignites === true) setFire(g, room);
  if (target === EGG && isInPlay(g, seat)) yield* noiseRoll(g, seat); // NL-EGG-07
}

/** What a weapon makes of a face. */
export function byWeapon(weapon: Weapon, face: CombatFace, dealt: number): number {
  if (face === 'blank') return dealt;
  if (weapon.misses?.includes(face) === true) return 0;
  const printed = face === 'double' && weapon.halvesDoubles === true ? 1 : dealt;
  const strong = face === 'single' || face === 'double' ? (weapon.strongHits ?? 0) : 0;
  return Math.max(weapon.atLeast ?? 0, printed + strong);
}

/** One more ammunition for another roll, or for more damage. */
function* buys(
  g: Nemesis,
  seat: Seat,
  thing: Carried,
  kind: 'reroll' | 'more-ammunition',
  face: CombatFace,
): Rules<boolean> {
  if (thing.ammunition === 0) return false;
  const isBought = yield* kind === 'reroll'
    ? g.confirm(seat, 'reroll', 'NL-G-10', { face })
    : g.confirm(seat, 'more-ammunition', 'NL-G-10');
  if (isBought) thing.ammunition -= 1;
  return isBought;
}

/** G-10: two faces of the advantage die ask for a card. Whoever has any card in hand is asked (6.2). Returns what it deals. */
function* cardForDamage(g: Nemesis, seat: Seat, face: CombatFace): Rules<number> {
  if (face !== 'card-for-1' && face !== 'card-for-2') return 0;
  if (person(g, seat).hand.length === 0) return 0;
  const options = (): Option[] => [{ id: 'no' }, ...handFaces(g, seat).map((id) => ({ id }))];
  const { id } = yield* g.ask(seat, 'card-for-damage', 'NL-G-10', options, { face });
  const card = actionCards(g, seat).find((one) => one.face === id);
  if (card === undefined) return 0;
  discard(g, seat, [card]);
  g.reveal('all', 'paid', { seat, cards: [id], rule: 'NL-G-10' });
  return face === 'card-for-1' ? 1 : 2;
}

export const handFaces = (t: Table, seat: Seat): string[] => [...new Set(actionCards(t, seat).map(({ face }) => face))];
