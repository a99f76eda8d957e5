import type { Betrayal, Hands, MonsterState } from '../kit.ts';
import { fallen, haunt, heroesHunted, isAwake, isDown, keep, monsters, tileOf, traitOf } from '../kit.ts';

const hounds = monsters('hound');

const numbers = { hounds: [2, 3, 3, 4], might: [5, 5, 5, 5], howls: [1, 1, 2, 2] } as const;
const memory = { howls: keep.count(2) };

/** A Hound on the tile of an explorer that lies stunned. */
const lyingBy = (g: Betrayal, seat: number): MonsterState | undefined => hounds.on(g, tileOf(g, seat)).find(isDown);

export const packLaw = haunt<Hands<typeof memory, typeof numbers>>({
  number: 20,
  type: 'traitor',
  traitor: 'revealer',
  numbers,
  memory,
  books: {},
  counters: { howls: { goal: 'howls', side: 'traitor' } },
  tallies: { hounds: { count: hounds.count, goal: () => 0, falls: true, side: 'heroes' } },
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
        4(g, _me, { who }) {
          const hound = lyingBy(g, who);
          if (hound !== undefined) hounds.remove(g, hound.id);
        },
      },
    },
    howl: {
      by: 'traitor',
      dice: 3,
      can: (_g, me) => me.memory.howls < me.n.howls,
      rows: {
        3(g, me, { at }) {
          me.memory.howls += 1;
          hounds.spawn(g, at);
        },
      },
    },
  },
  ends: [{ side: 'heroes', why: 'named', at: 'hero-turn', reached: 'hounds' }],
  progress: {
    heroes: (g, me) => 1 - hounds.count(g) / (me.n.hounds + me.n.howls),
    traitor: fallen,
  },
  aims: {
    // Whoever knows much goes to those that lie; whoever is strong stuns the others.
    heroes: (g, _me, seat) => [
      { worth: 3 + traitOf(g, seat, 'knowledge'), at: hounds.tiles(g, isDown) },
      ...hounds.hunted(g, 1 + Math.min(5, traitOf(g, seat, 'might')), isAwake),
    ],
    traitor: (g) => heroesHunted(g, (prey) => 6 - Math.min(4, traitOf(g, prey, 'might') / 2)),
  },
  likes: { 'speak-its-name': 9, howl: 9 },
});
