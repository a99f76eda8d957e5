import type { Rules, Seat } from '@dreadhouse/engine';
import type { TileId } from '../content/tiles.ts';
import type { AttackWay, Fight } from '../content/types.ts';
import type { Betrayal, FigureId } from '../state.ts';
import { open } from './books.ts';
import { whyCannot } from './cannot.ts';
import { damage, harm, isUntouched } from './damage.ts';
import { traitRoll } from './dice.ts';
import { checkEnds } from './endings.ts';
import {
  areOpposed,
  bodiesOn,
  explorerAt,
  has,
  hauntOf,
  isMonster,
  isThere,
  kindOf,
  monster,
  tileOf,
} from './figures.ts';
import { having, mineOf, moment } from './in-play.ts';

/** BH-DICE-05, BH-ATK-04, BH-ATK-07, BH-MON-13, BH-STRUCT-13: with Might, unless a monster's box names another trait. */
function usualWay(g: Betrayal, who: FigureId): AttackWay | null {
  if (!isMonster(who)) return { id: 'bare', weapon: null, trait: 'might' };
  const { attack = 'might' } = kindOf(g, monster(g, who));
  return attack === 'never' ? null : { id: 'bare', weapon: null, trait: attack };
}

/** BH-WPN-01 to BH-WPN-05, of which one at most is used (BH-WPN-02) or none (BH-WPN-03): bare hands, each usable weapon, and what the haunt adds. */
export function attackWays(g: Betrayal, who: FigureId): AttackWay[] {
  const usual = usualWay(g, who);
  const further = having(g, 'attacks').flatMap((me) => {
    if (me.card !== undefined && (me.owner !== who || !isUsableWeapon(g, who, me.card))) return [];
    return me.thing.attacks?.(g, me, who) ?? [];
  });
  return usual === null ? [...further] : [usual, ...further];
}

/** BH-WPN-05, BH-LOOT-06. */
function isUsableWeapon(g: Betrayal, who: FigureId, card: string): boolean {
  return g.state.turn.owned.includes(card) && whyCannot(g, who, 'weapon', card) === undefined;
}

/** BH-ATK-02: opponents within reach, of where the attacker is or of somewhere else. */
export function targetsOf(g: Betrayal, who: FigureId, way: AttackWay, from = tileOf(g, who)): FigureId[] {
  return reachOf(g, from, way.reach)
    .flatMap((tile) => bodiesOn(g, tile))
    .filter((one) => canBeAttacked(g, who, one, way));
}

const reachOf = (g: Betrayal, from: TileId, reach: AttackWay['reach']): readonly TileId[] => reach?.(g, from) ?? [from];

/** Whether somebody can be attacked in this way, wherever the two are. */
export function canBeAttacked(g: Betrayal, who: FigureId, target: FigureId, { trait }: AttackWay): boolean {
  if (!areOpposed(g, who, target)) return false;
  if (!isMonster(target)) return !isUntouched(g, target) && !isShielded(g, target);
  const one = monster(g, target);
  const { attackable, attackedWith } = kindOf(g, one);
  if (attackedWith !== undefined && attackedWith !== trait) return false;
  return typeof attackable === 'function' ? attackable(g, mineOf(g), one) : attackable !== false;
}

/** Whether a status keeps others from attacking an explorer. */
function isShielded(g: Betrayal, seat: Seat): boolean {
  return hauntOf(g)?.statuses?.some(({ id, attackable }) => attackable === false && has(g, seat, id)) === true;
}

/** BH-ATK-03 to BH-ATK-09, BH-DICE-04 to BH-DICE-06: an attack, from the choice of the weapon to the damage. */
export function* attack(g: Betrayal, attacker: FigureId, target: FigureId, way: AttackWay): Rules {
  const { trait, weapon } = way;
  const fight: Fight = {
    attacker,
    defender: target,
    trait,
    weapon,
    attack: 0,
    defence: 0,
    winner: null,
    loser: null,
    damage: 0,
  };
  if (weapon !== null) g.state.turn.weapons.push(weapon);
  for (const one of [attacker, target]) if (isMonster(one)) open(g, `monster:${monster(g, one).kind}`);
  g.tell('all', 'attacked', { attacker, defender: target, weapon, trait, rule: 'BH-ATK-04' });
  if (way.first !== undefined) yield* way.first(g);
  yield* moment(g, 'onAttack', fight);
  if (!isThere(g, attacker) || !isThere(g, fight.defender)) return checkEnds(g);
  fight.attack = yield* traitRoll(g, attacker, trait, {
    purpose: 'attack',
    rule: 'BH-ATK-04',
    dice: way.dice ?? 0,
    bonus: way.bonus ?? 0,
  });
  if (!isThere(g, attacker)) return checkEnds(g);
  fight.defence = yield* traitRoll(g, fight.defender, trait, {
    purpose: 'defence',
    rule: 'BH-ATK-04',
    leasts: [fight.attack + 1, fight.attack, 0],
  });
  if (!isThere(g, fight.defender)) return checkEnds(g);
  decide(fight);
  yield* moment(g, 'outcome', fight);
  yield* settle(g, fight, way);
  yield* moment(g, 'afterAttack', fight);
  checkEnds(g);
}

/** BH-ATK-05, BH-ATK-06. */
function decide(fight: Fight): void {
  const margin = fight.attack - fight.defence;
  if (margin === 0) return;
  [fight.winner, fight.loser] = margin > 0 ? [fight.attacker, fight.defender] : [fight.defender, fight.attacker];
  fight.damage = Math.abs(margin);
}

/** BH-ATK-08, BH-ATK-09: Mental damage for Knowledge and Sanity, Physical for Might and Speed. */
function* settle(g: Betrayal, fight: Fight, way: AttackWay): Rules {
  const { attacker, defender, winner, loser, trait } = fight;
  if (winner === null || loser === null) return g.tell('all', 'attack-tied', { attacker, defender, rule: 'BH-ATK-06' });
  const amount = loser === attacker && way.safe === true ? 0 : fight.damage;
  g.tell('all', 'attack-won', { winner, loser, amount, rule: 'BH-ATK-05' });
  if (amount <= 0 || !isThere(g, loser)) return;
  if (isMonster(loser)) return yield* harm(g, loser, fight, amount);
  const kind = fight.kind ?? (trait === 'knowledge' || trait === 'sanity' ? 'mental' : 'physical');
  yield* damage(g, loser, kind, amount, 'BH-ATK-05', { by: winner, from: 'attack' });
}

/** An attack that a rule makes, with what the attacker usually attacks with. */
export function* fight(g: Betrayal, attacker: FigureId, defender: FigureId): Rules {
  const way = usualWay(g, attacker);
  if (way !== null) yield* attack(g, attacker, defender, way);
}

/** Whether an explorer lives. */
export const isAlive = (g: Betrayal, seat: Seat): boolean => !explorerAt(g, seat).dead;
