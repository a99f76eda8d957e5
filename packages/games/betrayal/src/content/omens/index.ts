import type { Seat } from '@dreadhouse/engine';
import {
  type Betrayal,
  canTradeAfar,
  chooseFigure,
  distancesFrom,
  explorerAt,
  type FigureId,
  figuresOn,
  isMonster,
  isMovable,
  living,
  lose,
  nothing,
  type OmenCard,
  plainDice,
  pushChosen,
  type Roll,
  TRAITS,
  type Trait,
  tileOf,
  trade,
  whyCannot,
} from '../kit.ts';

/** "+1 to the results of your rolls of this trait". */
const adds = (trait: Trait): Pick<OmenCard, 'bonus'> => ({
  bonus: (_g, me, roll, now) => (roll.who === me.owner && roll.trait === trait ? now + 1 : now),
});

/** Until the end of the turn, or the owner's next roll. */
const OPEN_BOOK = 'book';
/** Whether the Book lies open for this roll: the owner's next one this turn that is no attack. */
const isNextRoll = (g: Betrayal, owner: Seat | null, { who, purpose }: Roll): boolean =>
  who === owner &&
  g.state.turn.seat === owner &&
  g.state.turn.notes.includes(OPEN_BOOK) &&
  purpose !== 'attack' &&
  purpose !== 'defence';

/** How far the Dog runs. */
const NEAR = 4;

/** What the Skull's three dice must show for its owner to live. */
const ALIVE = 4;

/** Explorers to whom the Dog can run, and who have something to trade, or could be given something but the Dog. */
function partners(g: Betrayal, seat: Seat): Seat[] {
  const far = distancesFrom(g, tileOf(g, seat), 'explorer');
  return living(g).filter(
    (other) =>
      other !== seat &&
      (far.get(tileOf(g, other)) ?? Number.POSITIVE_INFINITY) <= NEAR &&
      canTradeAfar(g, seat, other, 'dog'),
  );
}

/** Everybody else on the tile who can be moved. */
const othersHere = (g: Betrayal, seat: Seat): FigureId[] =>
  figuresOn(g, tileOf(g, seat)).filter((who) => who !== seat && isMovable(g, who));

/** The nine Omens. */
export const OMENS: readonly OmenCard[] = [
  {
    id: 'armor',
    *beforeDamage(_g, me, blow) {
      if (blow.who === me.owner && blow.kind === 'physical') blow.amount -= 1;
    },
  },
  {
    id: 'book',
    ...adds('knowledge'),
    specials: (_g, _me, seat) => [
      {
        id: 'use:book',
        details: { card: 'book' },
        *run(g) {
          g.state.turn.notes.push(OPEN_BOOK);
          yield* lose(g, seat, 'sanity');
        },
      },
    ],
    rollsAs: (g, me, roll) => (isNextRoll(g, me.owner, roll) ? ['knowledge'] : []),
    // It was for the next roll only, whether it was used or not.
    *onRoll(g, me, roll) {
      const { turn } = g.state;
      if (isNextRoll(g, me.owner, roll)) turn.notes = turn.notes.filter((note) => note !== OPEN_BOOK);
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
    id: 'dog',
    ...adds('speed'),
    specials: (g, _me, seat) => [
      {
        id: 'use:dog',
        details: { card: 'dog' },
        blocked: whyCannot(g, seat, 'trade') ?? (partners(g, seat).length === 0 && 'nobody-near'),
        *run(now) {
          const other = yield* chooseFigure(now, seat, 'trade', 'BH-TRADE-01', partners(now, seat));
          if (other !== undefined && !isMonster(other)) yield* trade(now, seat, other);
        },
      },
    ],
  },
  {
    id: 'holy-symbol',
    ...adds('sanity'),
    mayBuryTile: (_g, me, { seat }) => seat === me.owner,
  },
  {
    id: 'idol',
    ...adds('might'),
    mayDeclineEvent: (_g, me, seat) => seat === me.owner,
  },
  {
    id: 'mask',
    ...adds('speed'),
    specials: (g, _me, seat) => [
      {
        id: 'use:mask',
        details: { card: 'mask' },
        blocked: othersHere(g, seat).length === 0 && 'nobody-here',
        *run(now) {
          for (const who of othersHere(now, seat))
            if (othersHere(now, seat).includes(who)) yield* pushChosen(now, seat, who, 'BH-FORCE-01');
        },
      },
    ],
  },
  {
    id: 'ring',
    ...adds('sanity'),
    weapon: true,
    attacks: () => [{ id: 'ring', weapon: 'ring', trait: 'sanity' }],
  },
  {
    id: 'skull',
    ...adds('knowledge'),
    *insteadOfDeath(g, me, seat) {
      if (seat !== me.owner || (yield* plainDice(g, 3, seat, [ALIVE, 0])) < ALIVE) return false;
      const explorer = explorerAt(g, seat);
      for (const trait of TRAITS) explorer.traits[trait] = 1;
      g.tell('all', 'death-avoided', { seat, card: 'skull', rule: 'BH-DEATH-01' });
      return true;
    },
  },
];
