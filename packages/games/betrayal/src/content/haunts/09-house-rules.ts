import type { Aim, Betrayal, Hands, Rules, Seat, TileId, Trait } from '../kit.ts';
import {
  distance,
  explorerAt,
  gainChosen,
  haunt,
  hunting,
  living,
  othersAlive,
  symbolOf,
  TRAITS,
  tileOf,
  tiles,
  tokens,
} from '../kit.ts';
import { type Loot, snatching } from '../snatch.ts';
import { call, drawTrait, favours, holds, LAWS, lay, memory, stepOf, tableAt, tables } from './09-calls.ts';

const spent = tokens('spent');

const numbers = {
  favours: [3, 3, 3, 3],
  calls: [9, 9, 9, 9],
  range: [3, 3, 3, 3],
  lost: [1, 1, 1, 1],
} as const;
type Mine = Hands<typeof memory, typeof numbers, 'alone'>;

/** How fast the others may run under the Law. */
const STROLL = 2;
const canAnte = (g: Betrayal, tile: TileId): boolean => symbolOf(tile) !== null && !spent.lieOn(g, tile);

/** A Favour can be snatched, too. */
function snatchable(g: Betrayal, winner: Seat, loser: Seat): Loot[] {
  function* favour(): Rules {
    favours.take(g, favours.firstHeldBy(g, loser), winner);
  }
  return favours.held(g, loser) > 0 ? [{ id: 'snatch-favour', take: favour }] : [];
}

function aims(g: Betrayal, me: Mine, seat: Seat): Aim[] {
  const table = tableAt(g);
  const far = holds(me, 'high-table') ? 1 : me.n.range;
  const near = tiles(g).filter((tile) => table !== null && distance(g, tile, table) <= far);
  const prey = othersAlive(g, seat);
  return [
    { worth: stepOf(g, seat, me) >= 3 ? 7 : 2, at: near },
    { worth: 4, at: tiles(g).filter((tile) => canAnte(g, tile)) },
    ...hunting(prey, (one) => 0.5 + 2.5 * favours.held(g, one)),
  ];
}

/** From 0 to 3, all alike, so that nobody can be read; more where it is urgent, and never the last step. */
function bidLiked(g: Betrayal, me: Mine, seat: Seat, bid: number): number {
  const step = stepOf(g, seat, me);
  const isUrgent = living(g).some((other) => other !== seat && favours.held(g, other) >= me.n.favours - 1);
  const [least, most] = step <= 2 ? [0, 0] : [isUrgent ? 1 : 0, Math.min(step - 1, isUrgent ? 4 : 3)];
  return Math.min(0, bid - least, most - bid);
}

export const houseRules = haunt<Mine>({
  number: 9,
  type: 'alone',
  numbers,
  memory,
  books: { all: ['opponents', 'call', 'bids', ...LAWS, 'snatch', 'dead'] },
  counters: { call: { goal: 'calls' } },
  tallies: {
    favour: { count: (g) => Math.max(0, ...living(g).map((seat) => favours.held(g, seat))), goal: 'favours' },
  },
  tokens: [
    tables,
    spent,
    favours,
    ...TRAITS.map((trait) => ({ id: `call-${trait}` })),
    ...LAWS.map((law) => ({ id: `law-${law}` })),
  ],
  setup: {
    all(g, me) {
      drawTrait(g, me);
      lay(g, me, tileOf(g, g.state.haunt?.revealer ?? 0));
    },
  },
  allowance: (_g, me, seat, now) => (holds(me, 'no-running') && seat !== me.memory.by ? Math.min(STROLL, now) : now),
  cannot: (_g, me, _who, doing, what) => {
    const isTable = doing === 'trade' && what?.startsWith('token:') === true;
    return isTable || (doing === 'attack' && holds(me, 'no-brawling')) ? 'kept-from-it' : undefined;
  },
  won: [snatching(snatchable)],
  endOfRound: (g, me) => call(g, me),
  actions: {
    'ante-up': {
      by: 'all',
      where: canAnte,
      *does(g, _me, { who, at }) {
        spent.place(g, { at });
        yield* gainChosen(g, who);
      },
    },
  },
  tells: ['bids'],
  asks: ['bid', 'law', 'deal-trait', 'deal-table', 'snatch'],
  ends: [
    {
      side: 'one',
      why: 'favours',
      when: (g, me) => {
        const { winner } = me.memory;
        return winner !== null && favours.held(g, winner) >= me.n.favours ? winner : undefined;
      },
    },
    { side: 'one', why: 'ninth', when: (_g, me) => me.memory.winner ?? undefined },
  ],
  progress: { each: (g, me, seat) => favours.held(g, seat) / (favours.held(g, seat) + me.n.favours) },
  aims,
  likes: {
    'ante-up': 5,
    bid: (g, me, seat, { rest }) => bidLiked(g, me, seat, Number(rest)),
    law: (_g, _me, _seat, { id }) =>
      ['no-running', 'high-table', 'no-brawling', 'open-hands', 'house-edge', 'my-deal'].indexOf(id),
    'deal-trait': (g, _me, seat, { rest }) => explorerAt(g, seat).traits[rest as Trait],
    'deal-table': (g, _me, seat, { tile }) => -distance(g, tileOf(g, seat), tile),
    snatch: { 'snatch-favour': 9, hurt: 1.5, snatch: 2 },
  },
});
