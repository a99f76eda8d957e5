import { figuresOn, lose, nothing, type OmenCard, pushChosen, type Trait, tileOf } from '../kit.ts';

/** "+1 to the results of your rolls of this trait". */
const adds = (trait: Trait): Pick<OmenCard, 'bonus'> => ({
  bonus: (_g, me, roll, now) => (roll.who === me.owner && roll.trait === trait ? now + 1 : now),
});

/** The nine Omens. */
export const OMENS: readonly OmenCard[] = [
  {
    id: 'armor',
    *beforeDamage(_g, me, blow) {
      if (blow.who === me.owner && blow.kind === 'physical') blow.amount -= 1;
    },
  },
  {
    id: 'dagger',
    weapon: true,
    attacks: (_g, _me, who) => [
      {
        id: 'dagger',
        weapon: 'dagger',
        trait: 'might',
        dice: 2,
        first: (g) => (typeof who === 'number' ? lose(g, who, 'speed') : nothing()),
      },
    ],
  },
  {
    id: 'mask',
    ...adds('speed'),
    specials: (g, _me, seat) => [
      {
        id: 'use:mask',
        details: { card: 'mask' },
        blocked: figuresOn(g, tileOf(g, seat)).length < 2 && 'nobody-here',
        *run(now) {
          for (const who of figuresOn(now, tileOf(now, seat)).filter((one) => one !== seat))
            yield* pushChosen(now, seat, who, 'BH-FORCE-01');
        },
      },
    ],
  },
];
