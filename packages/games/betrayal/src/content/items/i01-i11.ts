import type { Rules } from '@dreadhouse/engine';
import {
  adjacent,
  type Betrayal,
  bodiesOn,
  bury,
  chooseFigure,
  damage,
  explorersOn,
  type FigureId,
  heal,
  type ItemCard,
  inSight,
  isMonster,
  isThere,
  isUntouched,
  lose,
  reroll,
  seatsFrom,
  type TileId,
  tileOf,
  tiles,
  together,
  traitRoll,
} from '../kit.ts';

/** The tile itself, and those next to it. */
const nearTiles = (g: Betrayal, from: TileId): readonly TileId[] => [from, ...adjacent(g, from, 'explorer')];

/** Everybody on a tile: explorers clockwise from whoever is to act, then monsters. */
function inOrder(g: Betrayal, at: TileId): FigureId[] {
  const here = bodiesOn(g, at);
  const seats = seatsFrom(g, g.state.turn.seat).filter((seat) => here.includes(seat) && !isUntouched(g, seat));
  return [...seats, ...here.filter(isMonster)];
}

/** Dynamite: whoever rolls so much jumps clear. */
export const CLEAR = 4;

/** Everybody there rolls Speed; whoever has less than 4 takes 4 Physical damage, a monster as its box says. */
function* explode(g: Betrayal, thrower: FigureId, at: TileId): Rules {
  for (const who of inOrder(g, at)) {
    if (!isThere(g, who)) continue;
    const result = yield* traitRoll(g, who, 'speed', { purpose: 'card', rule: 'BH-WPN-01' });
    if (result < CLEAR) yield* damage(g, who, 'physical', 4, 'BH-WPN-01', { by: thrower, from: 'card' });
  }
}

/** What the Feather can be taken as. */
export const RESULTS = [0, 1, 2, 3, 4, 5, 6, 7, 8] as const;
/** The dice that the Flashlight adds. */
export const LIGHT = 2;

/** Items I01 to I11. */
export const items01to11: readonly ItemCard[] = [
  {
    id: 'angels-feather',
    beforeRoll: () => [
      {
        id: 'use:angels-feather',
        details: { card: 'angels-feather' },
        *run(g, roll) {
          const { who, trait, leasts } = roll;
          if (isMonster(who)) return;
          bury(g, who, 'angels-feather');
          const options = () => RESULTS.map((n) => ({ id: `result:${n}`, n, details: { n } }));
          const { n } = yield* g.ask(who, 'which-result', 'BH-DICE-03', options, { trait, leasts });
          roll.taken = n;
          g.tell('all', 'result-taken', { who, trait, total: n, card: 'angels-feather', rule: 'BH-DICE-03' });
        },
      },
    ],
  },
  { id: 'brooch', mayTakeAsGeneral: (_g, me, blow) => blow.who === me.owner },
  { id: 'chainsaw', weapon: true, attacks: () => [{ id: 'chainsaw', weapon: 'chainsaw', trait: 'might', dice: 1 }] },
  {
    id: 'creepy-doll',
    afterRoll: (g, me, roll) =>
      g.state.turn.seat !== me.owner || roll.dice.length === 0
        ? []
        : [
            {
              id: 'use:creepy-doll',
              special: true,
              details: { card: 'creepy-doll' },
              *run(now) {
                reroll(now, roll, 'creepy-doll', () => true);
                if (!isMonster(roll.who)) yield* lose(now, roll.who, 'sanity');
              },
            },
          ],
  },
  {
    id: 'crossbow',
    weapon: true,
    attacks: () => [{ id: 'crossbow', weapon: 'crossbow', trait: 'speed', dice: 1, safe: true, reach: nearTiles }],
  },
  {
    id: 'dynamite',
    weapon: true,
    attacks: (_g, _me, who) => [
      {
        id: 'dynamite',
        weapon: 'dynamite',
        trait: 'speed',
        reach: nearTiles,
        *instead(g, at) {
          if (isMonster(who)) return;
          g.tell('all', 'card-used', { seat: who, card: 'dynamite', rule: 'BH-WPN-01' });
          bury(g, who, 'dynamite');
          yield* together(g, explode(g, who, at));
        },
      },
    ],
  },
  {
    id: 'first-aid-kit',
    specials: (_g, _me, seat) => [
      {
        id: 'use:first-aid-kit',
        details: { card: 'first-aid-kit' },
        *run(g) {
          bury(g, seat, 'first-aid-kit');
          const whom = yield* chooseFigure(g, seat, 'heal', 'BH-TRAIT-08', explorersOn(g, tileOf(g, seat)));
          if (whom !== undefined && !isMonster(whom)) heal(g, whom, 'critical');
        },
      },
    ],
  },
  {
    id: 'flashlight',
    beforeRoll: (_g, _me, { purpose }) =>
      purpose !== 'event'
        ? []
        : [
            {
              id: 'use:flashlight',
              details: { card: 'flashlight' },
              *run(_now, roll) {
                roll.more += LIGHT;
              },
            },
          ],
  },
  {
    id: 'gun',
    weapon: true,
    attacks: () => [
      {
        id: 'gun',
        weapon: 'gun',
        trait: 'speed',
        safe: true,
        reach: (g, from) => tiles(g).filter((tile) => inSight(g, from, tile)),
      },
    ],
  },
  {
    id: 'headphones',
    *beforeDamage(_g, me, blow) {
      if (blow.who === me.owner && blow.kind === 'mental') blow.amount -= 1;
    },
  },
  {
    id: 'leather-jacket',
    dice: (_g, me, roll, now) => (roll.who === me.owner && roll.purpose === 'defence' ? now + 1 : now),
  },
];
