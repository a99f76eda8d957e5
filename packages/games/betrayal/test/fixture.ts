import { registry, stock } from '../src/catalogue.ts';
import '../src/content/all.ts';
import { type Hands, haunt, heal, hunt, keep, living, nearestOf, spawn, tileOf } from '../src/content/kit.ts';
import type { Haunt } from '../src/content/types.ts';

// Small haunts of the other types, for rules that no haunt of the content shows on its own.

const memory = { count: keep.count(100) };
const traits = { might: 3, speed: 3, knowledge: 1, sanity: 1 };

/** Without a traitor: a hunter that goes for the nearest, and a moth that dies when it is hurt. */
export const WITHOUT = 60;
/** Everybody alone. */
export const ALONE = 61;
/** A traitor with two kinds of monsters and a Saint whom nothing hurts. */
export const LED = 62;
/** A traitor, heroes whom the haunt spares, at a price, until it has done so fifty times, and a deed that takes strength. */
export const MORTAL = 63;

const numbers = { goal: [1, 5, 7, 9] } as const;

const fixtures: readonly Haunt[] = [
  haunt<Hands<typeof memory, typeof numbers, 'none'>>({
    memory,
    number: WITHOUT,
    type: 'none',
    numbers,
    books: { all: ['hunter'] },
    counters: { count: { goal: 'goal' } },
    monsters: {
      hunter: {
        traits,
        *behaviour(g, _me, one, steps) {
          yield* hunt(g, one, nearestOf(g, one), steps);
        },
      },
      moth: { traits, harmed: 'killed', attack: 'never' },
    },
    actions: {},
    ends: [{ side: 'heroes', why: 'count', when: (_g, me) => me.memory.count >= me.n.goal }],
    progress: { heroes: () => 0, traitor: () => 0 },
    aims: () => [],
  }),
  haunt<Hands<typeof memory, typeof numbers, 'alone'>>({
    memory,
    number: ALONE,
    type: 'alone',
    numbers,
    books: {},
    actions: {},
    ends: [],
    progress: { each: (_g, _me, seat) => seat },
    aims: (g, _me, seat) =>
      living(g)
        .filter((one) => one !== seat)
        .map((prey) => ({ worth: 1, prey })),
  }),
  haunt<Hands<typeof memory, typeof numbers>>({
    memory,
    number: LED,
    type: 'traitor',
    traitor: 'left',
    numbers,
    books: { traitor: ['plan'] },
    monsters: {
      hound: { traits },
      crow: { traits: { ...traits, speed: 1 } },
      saint: { traits, harmed: 'unharmed' },
    },
    actions: {
      raise: {
        by: 'traitor',
        can: (g, _me, who) => g.state.explorers.some(({ dead, at }) => dead && at === tileOf(g, who)),
        *does(g, _me, { who }) {
          spawn(g, 'hound', tileOf(g, who));
        },
      },
    },
    ends: [],
    progress: { heroes: () => 1, traitor: () => 0 },
    aims: () => [],
  }),
  haunt<Hands<typeof memory, typeof numbers>>({
    memory,
    number: MORTAL,
    type: 'traitor',
    traitor: 'left',
    numbers,
    books: {},
    *insteadOfDeath(g, me, seat) {
      if (me.memory.count >= 50) return false;
      me.memory.count += 1;
      heal(g, seat, 'all');
      return true;
    },
    actions: {
      strain: {
        by: 'heroes',
        roll: 'might',
        *does(_g, me) {
          me.memory.count += 1;
        },
      },
    },
    ends: [],
    progress: { heroes: () => 1, traitor: () => 0 },
    aims: () => [],
  }),
];

const all = registry();
stock(() => ({ ...all, haunts: new Map([...all.haunts, ...fixtures.map((one) => [one.number, one] as const)]) }));
