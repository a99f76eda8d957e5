import {
  type Betrayal,
  fallen,
  type Hands,
  haunt,
  heroes,
  hunting,
  isStunned,
  keep,
  type MonsterState,
  monstersOf,
  monstersOn,
  removeMonster,
  spawn,
  tileOf,
  traitOf,
} from '../kit.ts';

const numbers = { hounds: [2, 3, 3, 4], might: [5, 5, 5, 5], howls: [1, 1, 2, 2] } as const;
const memory = { howls: keep.count(2) };

/** A Hound on the tile of an explorer that lies stunned. */
const lyingBy = (g: Betrayal, seat: number): MonsterState | undefined =>
  monstersOf(g, 'hound').find(({ id }) => isStunned(g, id) && monstersOn(g, tileOf(g, seat)).includes(id));

export const packLaw = haunt<Hands<typeof memory, typeof numbers>>({
  number: 20,
  type: 'traitor',
  traitor: 'revealer',
  numbers,
  memory,
  books: {},
  counters: { howls: { goal: 'howls', side: 'traitor' } },
  tallies: { hounds: { count: (g) => monstersOf(g, 'hound').length, goal: () => 0, falls: true, side: 'heroes' } },
  monsters: {
    hound: {
      traits: { might: 'might', speed: 5, knowledge: 1, sanity: 2 },
      comes: { count: 'hounds', to: 'traitor' },
    },
  },
  rises: {},
  actions: {
    'speak-its-name': {
      by: 'heroes',
      roll: 'knowledge',
      can: (g, _me, who) => lyingBy(g, who) !== undefined,
      rows: {
        *4(g, _me, { who }) {
          const hound = lyingBy(g, who);
          if (hound !== undefined) removeMonster(g, hound.id);
        },
      },
    },
    howl: {
      by: 'traitor',
      dice: 3,
      can: (_g, me) => me.memory.howls < me.n.howls,
      rows: {
        *3(g, me, { at }) {
          me.memory.howls += 1;
          spawn(g, 'hound', at);
        },
      },
    },
  },
  ends: [{ side: 'heroes', why: 'named', at: 'hero-turn', reached: 'hounds' }],
  progress: {
    heroes: (g, me) => 1 - monstersOf(g, 'hound').length / (me.n.hounds + me.n.howls),
    traitor: fallen,
  },
  aims: {
    heroes(g, _me, seat) {
      const hounds = monstersOf(g, 'hound');
      // Whoever knows much goes to those that lie; whoever is strong stuns the others.
      return [
        { worth: 3 + traitOf(g, seat, 'knowledge'), at: hounds.filter(({ stunned }) => stunned).map(({ at }) => at) },
        ...hounds
          .filter(({ stunned }) => !stunned)
          .map(({ id }) => ({ worth: 1 + Math.min(5, traitOf(g, seat, 'might')), prey: id })),
      ];
    },
    traitor: (g) => hunting(heroes(g), (prey) => 6 - Math.min(4, traitOf(g, prey, 'might') / 2)),
  },
  likes: { 'speak-its-name': 9, howl: 9 },
});
