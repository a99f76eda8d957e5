import type { Aim, Betrayal, Hands, Rules, Seat } from '../kit.ts';
import {
  allRooms,
  ENTRANCE,
  haunt,
  hauntChoice,
  hunting,
  isAlive,
  isStart,
  othersAlive,
  rollFor,
  say,
  shuffled,
  tileOf,
} from '../kit.ts';
import { FACES, heirlooms, hide, look, memory, search, seems, show, sumOf, tokenNumbered } from './38-heirlooms.ts';

const numbers = { heirlooms: [6, 7, 8, 9], sum: [9, 8, 8, 7] } as const;
type Mine = Hands<typeof memory, typeof numbers, 'alone'>;

function* readTheWill(g: Betrayal, me: Mine, seat: Seat): Rules {
  show(g, seat);
  if (sumOf(g, seat) < me.n.sum) return;
  const result = yield* rollFor(g, seat, 'knowledge', [4, 0]);
  if (!isAlive(g, seat)) return;
  if (result >= 4) me.memory.heir = seat;
  else for (const one of heirlooms.heldBy(g, seat)) if (!one.up) heirlooms.turn(g, one, true);
}

export const theHeirApparent = haunt<Mine>({
  number: 38,
  type: 'alone',
  numbers,
  memory,
  books: { all: ['opponents', 'secret', 'wrest', 'dead', 'last'] },
  tallies: { heirloom: { count: (g) => heirlooms.tiles(g).length } },
  tokens: [heirlooms],
  secrets: [{ pieces: (g, me) => [...heirlooms.all(g).flatMap(({ face }) => face ?? []), ...me.memory.supply] }],
  setup: {
    all(g, me) {
      me.memory.supply = shuffled(g, 'heirlooms', FACES).map((face) => ({ face, seen: [] }));
      me.memory.owed = me.n.heirlooms;
      hide(g, me, shuffled(g, 'rooms', allRooms(g)));
    },
  },
  onDiscovered(g, me, _seat, tile) {
    if (!isStart(tile)) hide(g, me, [tile]);
  },
  /** What is lost with a tile can be none of those that are left: its face goes back to the others. */
  onTileGone: (g, me, tile) => me.memory.supply.push(...heirlooms.on(g, tile).flatMap(({ face }) => face ?? [])),
  onGain(g, _me, who, what) {
    if (what === 'heirloom') look(g, who);
  },
  onDeath(g, _me, seat) {
    for (const one of heirlooms.on(g, tileOf(g, seat))) if (one.up) heirlooms.turn(g, one, false);
  },
  won: [
    {
      ...{ by: 'explorer', over: 'explorer' },
      can: (g, _me, { loser }) => heirlooms.areHeldBy(g, loser),
      *does(g, _me, { by, loser }) {
        const { id } = yield* hauntChoice(g, by, 'wrest', [{ id: 'harm' }, { id: 'wrest' }]);
        if (id === 'harm') return false;
        say(g, 'wrested', { who: loser });
        heirlooms.take(g, g.pick('wrest', heirlooms.heldBy(g, loser)), by);
        look(g, by);
        return true;
      },
    },
  ],
  actions: {
    search: {
      by: 'all',
      roll: 'knowledge',
      where: heirlooms,
      rows: { 3: (g, _me, { who }) => search(g, who) },
    },
    'read-the-will': {
      by: 'all',
      can: (g, _me, who, at) => at === ENTRANCE && heirlooms.areHeldBy(g, who),
      does: (g, me, { who }) => readTheWill(g, me, who),
    },
  },
  tells: ['looked', 'shows', 'shown', 'wrested'],
  asks: ['which', 'wrest'],
  ends: [{ side: 'one', why: 'heir', when: (_g, me) => me.memory.heir ?? undefined }],
  progress: { each: (g, me, seat) => Math.min(1, sumOf(g, seat) / me.n.sum) },
  aims: covets,
  likes: {
    search: 9,
    // To show too little only tells the others whom to rob.
    'read-the-will': (g, me, seat) => (sumOf(g, seat) >= me.n.sum ? 20 : -5),
    which: (g, _me, seat, { id }) => seems(tokenNumbered(g, id), seat),
    wrest: { wrest: 5, harm: 1.5 },
    'keep-heirloom': (g, _me, seat, { id }) => 2 * seems(tokenNumbered(g, id), seat),
  },
});

/** To the Heirlooms until it is enough, then to the Entrance Hall; whoever seems to have much is worth a fight, most of all when nothing else is left. */
function covets(g: Betrayal, me: Mine, seat: Seat): Aim[] {
  const lying = heirlooms.tiles(g);
  const isEnough = sumOf(g, seat) >= me.n.sum;
  const greed = isEnough ? 0.1 : lying.length === 0 ? 1.2 : 0.6;
  const seen = (one: Seat): number => heirlooms.heldBy(g, one).reduce((sum, token) => sum + seems(token, seat), 0);
  const prey = hunting(othersAlive(g, seat), (one) => 0.5 + greed * seen(one));
  if (isEnough) return [{ worth: 15, at: [ENTRANCE] }, ...prey];
  const more: Aim[] = me.memory.owed > 0 ? [{ worth: lying.length === 0 ? 6 : 3, explore: true }] : [];
  return [{ worth: 7, at: lying }, ...more, ...prey];
}
