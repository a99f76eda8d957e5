import type { Outlook, Seat } from '@dreadhouse/engine';
import { ADVANTAGE, COMBAT, type CombatFace } from '../content/dice.ts';
import { SERIOUS_WOUNDS } from '../content/supplies.ts';
import { itemDef } from '../rules/carry.ts';
import { byWeapon, hits, readAs } from '../rules/fight.ts';
import { actionCards } from '../rules/hand.ts';
import { any, total } from '../rules/hooks.ts';
import { isPowered, person, roomAt, roomOf, stalkersIn, type Table } from '../rules/table.ts';
import type { Carried, Stalker } from '../state.ts';
import { type Checked, checkOdds, missOdds } from './checks.ts';

/** Something that can come of an attack, before the damage check. */
interface Fall {
  readonly damage: number;
  readonly share: number;
}

/** NL-COMBAT-02 to NL-COMBAT-05: as the die falls; `reach` where everything is paid for that can be (G-10). */
export function ofShot(t: Table, seat: Seat, thing: Carried, target: Stalker): Outlook[] {
  const plain = after(t, seat, target, falls(t, seat, thing, target, false));
  const paid = after(t, seat, target, falls(t, seat, thing, target, true));
  const better = (key: keyof Checked) => (paid[key] > plain[key] + 1e-9 ? { reach: paid[key] } : {});
  return [
    { key: 'kills', chance: plain.dies, tone: 'good', sign: '✝', ...better('dies') },
    { key: 'drives-off', chance: plain.retreats, tone: 'good', sign: '↷' },
    { key: 'wounds', chance: plain.lives, tone: 'fair', sign: '✸' },
    { key: 'misses', chance: plain.missed, tone: 'bad', sign: '–' },
  ];
}

/** What a shot deals, face by face. */
function falls(t: Table, seat: Seat, thing: Carried, target: Stalker, pays: boolean): Fall[] {
  const room = roomOf(t, seat);
  const faces: readonly CombatFace[] = room !== null && isPowered(t, room) ? ADVANTAGE : COMBAT;
  const dealt = faces.map((face) => dealtBy(t, seat, thing, target, face, pays));
  const all = dealt.map((damage) => ({ damage, share: 1 / faces.length }));
  const { weapon } = itemDef(thing.what);
  if (!pays || weapon?.rerolls !== true || thing.ammunition < 2) return all;
  // A miss is rolled again.
  const missed = dealt.filter((damage) => damage === 0).length / faces.length;
  return all.map(({ damage, share }) => ({ damage, share: (damage === 0 ? 0 : share) + share * missed }));
}

function dealtBy(t: Table, seat: Seat, thing: Carried, target: Stalker, rolled: CombatFace, pays: boolean): number {
  const { weapon } = itemDef(thing.what);
  if (weapon === undefined) return 0;
  const face = readAs(t, seat, rolled, target);
  let dealt = byWeapon(weapon, face, hits(face, target.type));
  if (pays && face === 'double' && thing.ammunition > 1) dealt += weapon.surplus ?? 0;
  const spare = actionCards(t, seat).length > 1; // one is paid for the shot itself
  if (pays && spare && face === 'card-for-1') dealt = Math.max(dealt, 1);
  if (pays && spare && face === 'card-for-2') dealt = Math.max(dealt, 2);
  if (dealt === 0) return 0;
  return dealt + (weapon.kind === 'energy' ? total(t, seat, 'energyDamage') : 0) + (weapon.more ?? 0);
}

/** What comes of it: nothing, or a check of all the damage that the stalker then has. */
function after(t: Table, seat: Seat, target: Stalker, all: readonly Fall[]): Checked & { readonly missed: number } {
  const sum = { dies: 0, retreats: 0, lives: 0, missed: 0 };
  for (const { damage, share } of all) {
    if (damage === 0) sum.missed += share;
    else {
      const checked = checkOdds(t, target.type, target.damage + damage, total(t, seat, 'blood'));
      for (const end of ['dies', 'retreats', 'lives'] as const) sum[end] += share * checked[end];
    }
  }
  return sum;
}

/** NL-COMBAT-06 to NL-COMBAT-11: one damage, or a serious wound; with three of them already it is the last. */
export function ofMelee(t: Table, seat: Seat, target: Stalker): Outlook[] {
  const dealt = COMBAT.map((face) => Math.min(1, hits(readAs(t, seat, face, target), target.type)));
  const { dies, retreats, lives, missed } = after(
    t,
    seat,
    target,
    dealt.map((damage) => ({ damage, share: 1 / COMBAT.length })),
  );
  const isLast = person(t, seat).serious.length >= SERIOUS_WOUNDS;
  return [
    { key: 'kills', chance: dies, tone: 'good', sign: '✝' },
    { key: 'drives-off', chance: retreats, tone: 'good', sign: '↷' },
    { key: 'wounds', chance: lives, tone: 'fair', sign: '✸' },
    { key: isLast ? 'death' : 'serious-wound', chance: missed, tone: 'bad', sign: isLast ? '☠' : '!' },
  ];
}

/** NL-COMBAT-14, NL-COMBAT-15: whether anything that was there hits whoever runs. */
export function ofEscape(t: Table, seat: Seat): Outlook[] {
  const room = roomOf(t, seat);
  const here = room === null ? [] : stalkersIn(t, room);
  if (room === null || here.length === 0) return [];
  const isFree = roomAt(t, room).fire && any(t, seat, 'escapesFire'); // WK-7
  const unhurt = isFree
    ? 1
    : missOdds(
        t,
        here.map(({ type }) => type),
      );
  return [
    { key: 'unhurt', chance: unhurt, tone: 'good', sign: '➜' },
    { key: 'hit', chance: 1 - unhurt, tone: 'bad', sign: '✸' },
  ];
}
