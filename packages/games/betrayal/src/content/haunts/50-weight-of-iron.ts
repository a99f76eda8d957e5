import type { Hands } from '../kit.ts';
import {
  advance,
  agrees,
  damage,
  distance,
  haunt,
  hunting,
  inSight,
  isAlive,
  isCritical,
  isHero,
  isMonster,
  monster,
  passOn,
  status,
  takeOver,
  tileOf,
  use,
  wares,
  whereAre,
} from '../kit.ts';
import { iron, load, lost, melt, memory, shackle, spare, taken } from './50-iron.ts';

const rust = status('rust');

const numbers = { slag: [3, 4, 6, 7], smiths: [0, 1, 1, 2], statues: [2, 3, 3, 4], fire: [13, 13, 13, 13] } as const;
type Mine = Hands<typeof memory, typeof numbers>;

const FURNACE = 'furnace-room';
/** How far something is passed on, on foot. */
const REACH = 2;
/** So many moves are left to whoever is not pinned. */
const SLOW = 3;
/** By so much an attack must be won for a second piece. */
const HARD = 3;

export const weightOfIron = haunt<Mine>({
  number: 50,
  type: 'traitor',
  traitor: { most: 'speed' },
  numbers,
  memory,
  books: { all: ['load', 'iron', 'rust'], traitor: ['shackle', 'fire'] },
  counters: { slag: { goal: 'slag', side: 'heroes' }, fire: { goal: 'fire', side: 'traitor' } },
  tallies: { statue: { count: lost, goal: 'statues', side: 'traitor' } },
  tokens: [iron],
  statuses: [rust, taken],
  monsters: {
    smith: { traits: { might: 4, speed: 3, knowledge: 2, sanity: 3 }, comes: { count: 'smiths', to: FURNACE } },
  },
  places: [FURNACE],
  rises: {},
  /** Pinned by more than Speed; otherwise some moves are always left. */
  allowance: (g, _me, seat, now) =>
    !isHero(g, seat) ? now : spare(g, seat) < 0 ? 0 : Math.max(Math.min(now, SLOW), now - load(g, seat)),
  endOfTurn(g, _me, seat) {
    if (!isHero(g, seat) || !isAlive(g, seat) || taken.isOn(g, seat)) return;
    const second = rust.isOn(g, seat);
    if (spare(g, seat) >= 0) return rust.lift(g, seat);
    if (!second) return rust.put(g, seat);
    rust.lift(g, seat);
    taken.put(g, seat);
  },
  *outcome(g, me, fight) {
    const { winner, loser } = fight;
    const isTheirs =
      winner !== null && (winner === me.traitor || (isMonster(winner) && monster(g, winner).kind === 'smith'));
    if (!isTheirs || loser === null || !isHero(g, loser)) return;
    if (!(yield* agrees(g, me.traitor, 'shackle', 'shackle-yes', 'shackle-no'))) return;
    use(g, 'shackle');
    shackle(g, loser, fight.damage >= HARD ? 2 : 1);
    fight.damage = 0;
  },
  endOfRound(g, me) {
    use(g, 'fire');
    advance(g, me.memory, 'fire');
  },
  actions: {
    'pass-on': {
      by: 'heroes',
      can: (g, _me, who, at) =>
        wares(g, who).length > 0 &&
        taken.others(g).filter((other) => other !== who && distance(g, at, tileOf(g, other)) <= REACH),
      does: (g, _me, { who, whom }) => passOn(g, who, whom),
    },
    melt: {
      by: 'heroes',
      can: (g, _me, who, at) => at === FURNACE && (load(g, who) > 0 || 'nothing-to-melt'),
      *does(g, me, { who }) {
        yield* melt(g, me, who);
        if (load(g, who) === 0 || !(yield* agrees(g, who, 'second', 'second-yes', 'second-no'))) return;
        yield* damage(g, who, 'physical', 1, 'BH-STRUCT-06');
        if (isAlive(g, who)) yield* melt(g, me, who);
      },
    },
    lift: {
      by: 'heroes',
      roll: 'might',
      can: (g, _me, who, at) => taken.heroes(g).filter((other) => other !== who && tileOf(g, other) === at),
      rows: {
        *4(g, _me, { who, whom: friend }) {
          yield* takeOver(g, who, friend);
          if (spare(g, friend) >= 0) taken.lift(g, friend);
        },
      },
    },
    forge: {
      by: 'traitor',
      dice: 3,
      can: (g, _me, _who, at) => taken.others(g).filter((hero) => inSight(g, at, tileOf(g, hero))),
      rows: { 4: (g, _me, { whom }) => shackle(g, whom, 1) },
    },
  },
  tells: ['iron', 'slag', 'fire'],
  asks: ['piece', 'second', 'shackle'],
  ends: [
    { side: 'heroes', why: 'molten', reached: 'slag' },
    { side: 'traitor', why: 'statues', when: (g, me) => lost(g) >= me.n.statues || taken.others(g).length === 0 },
    { side: 'traitor', why: 'fire', at: 'round', reached: 'fire' },
  ],
  progress: { heroes: 'slag', traitor: ['fire', 'statue'] },
  aims: {
    heroes(g, me, seat) {
      const friends = whereAre(g, taken.heroes(g));
      return [
        { worth: lost(g) + 1 >= me.n.statues ? 9 : 5, at: friends },
        load(g, seat) > 0 ? { worth: 8, at: [FURNACE] } : { worth: 4, explore: true },
      ];
    },
    traitor: (g) => hunting(taken.others(g), (prey) => Math.max(2, 6 - Math.max(0, spare(g, prey)))),
  },
  likes: {
    melt: 10,
    second: (g, _me, seat, { id }) =>
      id === 'second-no' ? 0 : isCritical(g, seat, 'might') && isCritical(g, seat, 'speed') ? -9 : 6,
    piece: { 'melt-iron': 5, 'melt-card': 1 },
    lift: 9,
    'keep-iron': -1,
    'trade-give': (g, _me, seat, { id }) => (id === 'done' ? 0 : spare(g, seat) < 0 ? 3 : -1),
    'pass-on': (g, _me, seat, { whom: other }) => {
      const nearer = distance(g, tileOf(g, other), FURNACE) < distance(g, tileOf(g, seat), FURNACE);
      return (nearer || spare(g, seat) < 0) && spare(g, other) > 0 ? 6 : -2;
    },
    shackle: (g, _me, _seat, { id }) =>
      id === 'shackle-yes' && taken.others(g).some((hero) => spare(g, hero) <= 2) ? 4 : 1,
    forge: (g, _me, _seat, { whom }) => 6 - Math.min(4, Math.max(0, spare(g, whom))),
  },
});
