import { adjacent, type ItemCard } from '../kit.ts';

/** Items I01 to I11. */
export const items01to11: readonly ItemCard[] = [
  {
    id: 'crossbow',
    weapon: true,
    attacks: () => [
      {
        id: 'crossbow',
        weapon: 'crossbow',
        trait: 'speed',
        dice: 1,
        safe: true,
        reach: (g, from) => [from, ...adjacent(g, from, 'explorer')],
      },
    ],
  },
  {
    id: 'leather-jacket',
    dice: (_g, me, roll, now) => (roll.who === me.owner && roll.purpose === 'defence' ? now + 1 : now),
  },
];
