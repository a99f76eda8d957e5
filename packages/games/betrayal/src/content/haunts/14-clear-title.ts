import type { Betrayal, Hands, Rules, TileId } from '../kit.ts';
import {
  countOf,
  ENTRANCE,
  haunt,
  heroes,
  heroesHunted,
  heroesOn,
  isStart,
  lies,
  placeToken,
  removeToken,
  say,
  tiles,
  tilesWith,
  tokensOn,
} from '../kit.ts';

const numbers = { realtors: [2, 2, 3, 3], might: [6, 6, 6, 7], faults: [5, 7, 8, 10], deeds: [5, 4, 4, 4] } as const;
type Mark = 'fault' | 'deed';

const isMark = (kind: string): kind is Mark => kind === 'fault' || kind === 'deed';
const marked = (g: Betrayal, mark: Mark): TileId[] => tilesWith(g, mark);
const faults = (g: Betrayal): number => countOf(g, 'fault');
const deeds = (g: Betrayal): number => countOf(g, 'deed');

/** A tile holds at most one marker, starting tiles none. */
const isFree = (g: Betrayal, tile: TileId): boolean =>
  !isStart(tile) && !tokensOn(g, tile).some(({ kind }) => isMark(kind));

function* lay(g: Betrayal, mark: Mark, at: TileId): Rules {
  placeToken(g, mark, { at });
  say(g, mark, { at, n: countOf(g, mark) });
}

function* strike(g: Betrayal, mark: Mark, at: TileId): Rules {
  const [one] = tokensOn(g, at, mark);
  if (one === undefined) return;
  removeToken(g, one);
  say(g, `${mark}-gone`, { at, n: countOf(g, mark) });
}

export const clearTitle = haunt<Hands<object, typeof numbers>>({
  number: 14,
  type: 'traitor',
  traitor: { most: 'knowledge', not: 'revealer' },
  numbers,
  books: { all: ['markers'] },
  tallies: {
    fault: { count: faults, goal: 'faults', side: 'heroes' },
    deed: { count: deeds, goal: 'deeds', side: 'traitor' },
  },
  tokens: [{ id: 'fault' }, { id: 'deed' }],
  monsters: {
    realtor: {
      traits: { might: 'might', speed: 3, knowledge: 5, sanity: 4 },
      comes: { count: 'realtors', to: ENTRANCE },
      *atEnd(g, _me, { at }) {
        if (heroesOn(g, at).length === 0) yield* strike(g, 'fault', at);
      },
    },
  },
  rises: {},
  actions: {
    'find-fault': {
      by: 'heroes',
      roll: ['might', 'knowledge'],
      where: isFree,
      rows: { 5: (g, _me, { at }) => lay(g, 'fault', at) },
    },
    'strike-out': {
      by: 'heroes',
      roll: 'might',
      can: (g, _me, _who, at) => lies(g, 'deed', at),
      rows: { 5: (g, _me, { at }) => strike(g, 'deed', at) },
    },
    appraise: {
      by: 'traitor',
      roll: 'knowledge',
      where: isFree,
      rows: { 4: (g, _me, { at }) => lay(g, 'deed', at) },
    },
  },
  tells: ['fault', 'deed', 'fault-gone', 'deed-gone'],
  ends: [
    { side: 'heroes', why: 'condemned', reached: 'fault' },
    { side: 'traitor', why: 'sold', reached: 'deed' },
  ],
  progress: { heroes: 'fault', traitor: 'deed' },
  aims: {
    heroes(g, me) {
      const free = tiles(g).filter((tile) => isFree(g, tile));
      const open = { worth: 6, at: free };
      // With hardly a room left to mark, new ones are worth a turn.
      const more = free.length <= heroes(g).length ? [{ worth: 4, explore: true as const }] : [];
      const isClose = deeds(g) >= me.n.deeds - 2;
      return [open, ...more, { worth: isClose ? 9 : 5, at: marked(g, 'deed') }];
    },
    traitor(g) {
      const free = tiles(g).filter((tile) => isFree(g, tile));
      const open = { worth: 6, at: free };
      // With hardly a room left to mark, new ones are worth a turn.
      const more = free.length <= heroes(g).length ? [{ worth: 4, explore: true as const }] : [];
      return [open, ...more, ...heroesHunted(g, 2)];
    },
    /** A Realtor ends its turn on Faults that nobody watches; otherwise it goes for whoever makes them, and for the last of them above all. */
    monsters: (g) => [
      { worth: 6, at: marked(g, 'fault').filter((tile) => heroesOn(g, tile).length === 0) },
      ...heroesHunted(g, heroes(g).length === 1 ? 9 : 3),
    ],
  },
});
