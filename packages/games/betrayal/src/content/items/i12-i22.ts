import { bury, heal, type ItemCard } from '../kit.ts';

/** Items I12 to I22. */
export const items12to22: readonly ItemCard[] = [
  { id: 'machete', weapon: true, attacks: () => [{ id: 'machete', weapon: 'machete', trait: 'might', bonus: 1 }] },
  {
    id: 'strange-medicine',
    specials: (_g, _me, seat) => [
      {
        id: 'use:strange-medicine',
        details: { card: 'strange-medicine' },
        *run(g) {
          bury(g, seat, 'strange-medicine');
          heal(g, seat, ['might', 'speed']);
        },
      },
    ],
  },
];
