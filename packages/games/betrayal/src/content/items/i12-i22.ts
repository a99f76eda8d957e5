import type { Option, Rules, Seat } from '@dreadhouse/engine';
import {
  type Betrayal,
  bury,
  type CardId,
  chooseTile,
  damage,
  gain,
  hasHaunt,
  hauntedBy,
  heal,
  type ItemCard,
  isAlive,
  isCritical,
  isMonster,
  place,
  plainDice,
  reroll,
  TRAITS,
  type Trait,
  tileOf,
  tiles,
  totalOf,
  touching,
  whyCannot,
} from '../kit.ts';

/** A special action for which the card is buried. */
const buries = (
  card: CardId,
  does: (g: Betrayal, seat: Seat) => Rules,
  whyNot: (g: Betrayal) => string | false = () => false,
): Pick<ItemCard, 'id' | 'specials'> => ({
  id: card,
  specials: (g, _me, seat) => [
    {
      id: `use:${card}`,
      details: { card },
      blocked: whyNot(g),
      *run(now) {
        bury(now, seat, card);
        yield* does(now, seat);
      },
    },
  ],
});

/** A trait of the owner that is critical, or none. */
function* mayGainCritical(g: Betrayal, seat: Seat): Rules {
  const critical = TRAITS.filter((trait) => isCritical(g, seat, trait));
  if (!isAlive(g, seat) || critical.length === 0) return;
  const options = (): (Option & { trait: Trait | null })[] => [
    ...critical.map((trait) => ({ id: trait, trait })),
    { id: 'none', trait: null },
  ];
  const { trait } = yield* g.ask(seat, 'may-gain-critical', 'BH-TRAIT-05', options);
  if (trait !== null) gain(g, seat, trait);
}

/** Items I12 to I22. */
export const items12to22: readonly ItemCard[] = [
  {
    id: 'lucky-coin',
    afterRoll: (_g, _me, roll) =>
      !roll.dice.includes(0)
        ? []
        : [
            {
              id: 'use:lucky-coin',
              special: true,
              details: { card: 'lucky-coin' },
              *run(g) {
                const blanks = reroll(g, roll, 'lucky-coin', (die) => die === 0).filter((die) => die === 0).length;
                yield* damage(g, roll.who, 'mental', blanks, 'BH-DMG-03', { from: 'card' });
              },
            },
          ],
  },
  // BH-WPN-07
  { id: 'machete', weapon: true, attacks: () => [{ id: 'machete', weapon: 'machete', trait: 'might', bonus: 1 }] },
  { id: 'magic-camera', rollsAs: (_g, _me, { trait }) => (trait === 'knowledge' ? ['sanity'] : []) },
  buries('map', function* (g, seat) {
    const others = tiles(g).filter((tile) => tile !== tileOf(g, seat));
    const to = yield* chooseTile(g, seat, 'go-to', 'BH-FORCE-01', others);
    if (to !== undefined) yield* place(g, seat, to);
  }),
  buries('mirror', function* (g, seat) {
    heal(g, seat, ['knowledge', 'sanity']);
  }),
  buries(
    'mystical-stopwatch',
    function* (g) {
      g.state.turn.again = true;
    },
    (g) => !hasHaunt(g) && 'no-haunt-yet',
  ),
  {
    id: 'necklace-of-teeth',
    *endOfTurn(g, me, seat) {
      if (seat === me.owner) yield* mayGainCritical(g, seat);
    },
  },
  {
    id: 'rabbits-foot',
    afterDice: (_g, _me, thrown) =>
      thrown.dice.length === 0
        ? []
        : [
            {
              id: 'use:rabbits-foot',
              special: true,
              details: { card: 'rabbits-foot' },
              *run(g) {
                const { who, dice, leasts } = thrown;
                if (isMonster(who)) return;
                // Dice that show the same are the same to everybody.
                const faces = [...new Set(dice)].sort();
                const options = () => faces.map((n) => ({ id: `die:${n}`, n, details: { n } }));
                const about = { total: totalOf(g, thrown), leasts, ...hauntedBy(thrown) };
                const { n } = yield* g.choose(who, 'which-die', 'BH-SPEC-01', options, about);
                reroll(g, thrown, 'rabbits-foot', (_die, place) => place === dice.indexOf(n));
              },
            },
          ],
  },
  {
    id: 'skeleton-key',
    passes: (g, me, from, seat) =>
      seat !== me.owner || whyCannot(g, seat, 'card', 'skeleton-key') !== undefined
        ? []
        : touching(g, from).map((to) => ({
            to,
            *first(now) {
              now.tell('all', 'card-used', { seat, card: 'skeleton-key', rule: 'BH-MOVE-03' });
              if ((yield* plainDice(now, 1, seat)) === 0) bury(now, seat, 'skeleton-key');
            },
          })),
  },
  {
    id: 'strange-amulet',
    *afterDamage(g, me, { who, kind }) {
      if (who === me.owner && kind === 'physical') gain(g, who, 'sanity');
    },
  },
  buries('strange-medicine', function* (g, seat) {
    heal(g, seat, ['might', 'speed']);
  }),
];
