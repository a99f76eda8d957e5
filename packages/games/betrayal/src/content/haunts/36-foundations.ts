import type { Betrayal, Hands, TileId } from '../kit.ts';
import {
  advance,
  allRooms,
  BASEMENT,
  damage,
  dropTile,
  explorersOn,
  haunt,
  isAlive,
  keep,
  place,
  plainDice,
  REGIONS,
  regionOf,
  say,
  symbolOf,
  tileOf,
  tiles,
  tokens,
} from '../kit.ts';

const cornerstones = tokens('cornerstone');

const numbers = { stones: [6, 8, 10, 15], collapse: [8, 8, 7, 7] } as const;
const memory = { collapse: keep.count(8) };

const isSite = (g: Betrayal, tile: TileId): boolean =>
  ['omen', 'item'].includes(symbolOf(tile) ?? '') && !cornerstones.lieOn(g, tile);
/** Regions in which no Cornerstone lies yet. */
const bare = (g: Betrayal): string[] =>
  REGIONS.filter((region) => !tiles(g).some((tile) => regionOf(g, tile) === region && cornerstones.lieOn(g, tile)));
/** What can still fall. */
const loose = (g: Betrayal): TileId[] => allRooms(g).filter((tile) => !cornerstones.lieOn(g, tile));

export const foundations = haunt<Hands<typeof memory, typeof numbers, 'none'>>({
  number: 36,
  type: 'none',
  numbers,
  memory,
  books: { all: ['collapse', 'hole'] },
  counters: { collapse: { goal: 'collapse' } },
  tallies: {
    cornerstone: { count: cornerstones.count, goal: 'stones' },
    regions: { count: (g) => REGIONS.length - bare(g).length, goal: () => REGIONS.length },
  },
  tokens: [cornerstones],
  *endOfRound(g, me) {
    const falling = loose(g);
    if (falling.length > 0) {
      const tile = g.pick('collapse', falling);
      const kind = regionOf(g, tile) === 'basement' ? 'general' : 'physical';
      const fallen = explorersOn(g, tile);
      say(g, 'falls', { at: tile });
      yield* dropTile(g, tile);
      for (const seat of fallen) {
        const amount = yield* plainDice(g, 2, seat);
        if (isAlive(g, seat)) yield* damage(g, seat, kind, amount, 'BH-STRUCT-05');
      }
    }
    advance(g, me.memory, 'collapse');
  },
  actions: {
    'set-a-cornerstone': {
      by: 'all',
      roll: ['might', 'sanity'],
      where: isSite,
      rows: { 5: (g, _me, { at }) => cornerstones.place(g, { at }) },
    },
    'break-through': {
      by: 'all',
      limit: { times: 1, per: 'game' },
      can: (g, _me, _who, at) => regionOf(g, at) !== 'basement',
      *does(g, _me, { who }) {
        yield* place(g, who, BASEMENT);
        if (!isAlive(g, who)) return;
        const amount = yield* plainDice(g, 1, who);
        yield* damage(g, who, 'physical', amount, 'BH-STRUCT-06');
      },
    },
  },
  tells: ['falls', 'collapse'],
  ends: [
    { side: 'heroes', why: 'level', when: (g, me) => cornerstones.count(g) >= me.n.stones && bare(g).length === 0 },
    { side: 'house', why: 'sunk', at: 'round', reached: 'collapse' },
  ],
  progress: {
    heroes: (g, me) => (Math.min(cornerstones.count(g), me.n.stones) / me.n.stones) * (1 - 0.1 * bare(g).length),
    traitor: 'collapse',
  },
  aims: (g, me) => {
    const sites = tiles(g).filter((tile) => isSite(g, tile));
    const needed = me.n.stones - cornerstones.count(g);
    // A region without any Cornerstone comes first; where there are too few rooms, more must be found.
    return [
      { worth: 6, at: sites },
      { worth: 3, at: sites.filter((tile) => bare(g).includes(regionOf(g, tile))) },
      { worth: sites.length < needed + 2 ? 6 : 2, explore: true },
    ];
  },
  likes: {
    'set-a-cornerstone': 9,
    // Worth the bruises only while nothing holds below.
    'break-through': (g, _me, seat) =>
      bare(g).includes('basement') && !isSite(g, tileOf(g, seat)) && explorersOn(g, BASEMENT).length === 0 ? 1.5 : -3,
  },
});
