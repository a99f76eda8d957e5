import type { Hands } from '../kit.ts';
import {
  allRooms,
  ENTRANCE,
  graded,
  haunt,
  helped,
  heroesOn,
  isStart,
  plainDice,
  rather,
  tileOf,
  together,
} from '../kit.ts';
import {
  brittle,
  condemn,
  condemned,
  fall,
  isMarked,
  loss,
  lots,
  markable,
  mayProp,
  memory,
  props,
  shoreUp,
  standing,
} from './49-standing.ts';

const numbers = { props: [3, 4, 5, 6], wreckers: [1, 2, 2, 3], day: [6, 5, 7, 7] } as const;
type Mine = Hands<typeof memory, typeof numbers>;

/** The share of the Lots that makes the price. */
const SHARE = { of: 5, part: 2 };

export const knockDownPrice = haunt<Mine>({
  number: 49,
  type: 'traitor',
  traitor: 'revealer',
  numbers,
  memory,
  books: { all: ['falling', 'lots', 'fallen'], heroes: ['day'] },
  counters: { day: { goal: 'day', side: 'heroes', eachRound: 1 } },
  tallies: {
    lost: { count: (_g, me) => me.memory.lost, goal: (_g, me) => me.memory.price, side: 'traitor' },
    prop: { count: props.count, goal: 'props', side: 'heroes' },
  },
  tokens: [lots, condemned, props],
  monsters: {
    wrecker: {
      traits: { might: 4, speed: 3, knowledge: 1, sanity: 2 },
      comes: { count: 'wreckers', to: ENTRANCE },
      *atEnd(g, _me, { id, at }) {
        if (isMarked(g, at) && (yield* plainDice(g, 3, id, [3])) >= 3) condemn(g, at);
      },
    },
  },
  rises: {},
  setup: {
    heroes(g) {
      const rooms = allRooms(g);
      const near = standing(g);
      for (const at of rather(rooms, (tile) => near.has(tile))) lots.place(g, { at });
    },
    traitor(g, me) {
      me.memory.price = Math.max(1, Math.ceil((SHARE.part * lots.tiles(g).length) / SHARE.of));
    },
  },
  *startOfTurn(g, me, seat) {
    if (seat === me.traitor) yield* together(g, fall(g, me));
  },
  actions: {
    'shore-up': {
      by: 'heroes',
      roll: ['might', 'knowledge'],
      bonus: helped,
      can: (g, me, _who, at) => !isStart(at) && (condemned.lieOn(g, at) || mayProp(g, me, at)),
      rows: { 5: (g, _me, { at }) => shoreUp(g, at) },
    },
    condemn: {
      by: 'traitor',
      roll: 'might',
      where: isMarked,
      rows: { 4: (g, _me, { at }) => condemn(g, at) },
    },
  },
  tells: ['falls', 'day'],
  ends: [
    { side: 'traitor', why: 'levelled', when: (_g, me) => me.memory.lost >= me.memory.price },
    { side: 'heroes', why: 'stay', at: 'round', reached: 'day' },
  ],
  progress: { heroes: 'day', traitor: (_g, me) => Math.min(1, me.memory.lost / me.memory.price) },
  aims: {
    heroes(g, me) {
      const props = markable(g).filter((tile) => mayProp(g, me, tile));
      return graded([...condemned.tiles(g), ...props], (tile) => (condemned.lieOn(g, tile) ? 5 : 1) + loss(g, tile));
    },
    traitor: (g) => graded(markable(g), (tile) => brittle(g, tile)),
    monsters: (g) => graded(markable(g), (tile) => (heroesOn(g, tile).length > 0 ? 1 : brittle(g, tile))),
  },
  likes: {
    'shore-up': (g, _me, seat) => {
      const here = tileOf(g, seat);
      return (condemned.lieOn(g, here) ? 6 : 2) + loss(g, here);
    },
    condemn: (g, _me, seat) => 4 + loss(g, tileOf(g, seat)),
  },
});
