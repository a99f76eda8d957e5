import { type Rules, shape } from '@dreadhouse/engine';
import {
  type Betrayal,
  ENTRANCE,
  haunt,
  heal,
  heroes,
  heroesOn,
  isHero,
  isStart,
  placeToken,
  removeToken,
  say,
  spawn,
  type TileId,
  tileOf,
  tileOfToken,
  tiles,
  tokensOf,
  tokensOn,
} from '../kit.ts';

const numbers = { realtors: [2, 2, 3, 3], might: [6, 6, 6, 7], faults: [5, 7, 9, 10], deeds: [5, 4, 4, 4] } as const;
type Mark = 'fault' | 'deed';

const isMark = (kind: string): kind is Mark => kind === 'fault' || kind === 'deed';
const marked = (g: Betrayal, mark: Mark): TileId[] => tokensOf(g, mark).flatMap(tileOfToken);
const faults = (g: Betrayal): number => tokensOf(g, 'fault').length;
const deeds = (g: Betrayal): number => tokensOf(g, 'deed').length;

/** A tile holds at most one marker, starting tiles none. */
const isFree = (g: Betrayal, tile: TileId): boolean =>
  !isStart(tile) && !tokensOn(g, tile).some(({ kind }) => isMark(kind));

function* lay(g: Betrayal, mark: Mark, at: TileId): Rules {
  placeToken(g, mark, { at });
  say(g, mark, { at, n: tokensOf(g, mark).length });
}

function* strike(g: Betrayal, mark: Mark, at: TileId): Rules {
  const [one] = tokensOn(g, at, mark);
  if (one === undefined) return;
  removeToken(g, one);
  say(g, `${mark}-gone`, { at, n: tokensOf(g, mark).length });
}

export const clearTitle = haunt<Record<string, never>, typeof numbers>({
  number: 14,
  type: 'traitor',
  traitor: { most: 'knowledge', not: 'revealer' },
  numbers,
  start: () => ({}),
  shape: () => shape.record({}),
  books: { all: ['markers'] },
  tallies: {
    fault: { count: faults, goal: 'faults', side: 'heroes' },
    deed: { count: deeds, goal: 'deeds', side: 'traitor' },
  },
  tokens: [{ id: 'fault' }, { id: 'deed' }],
  monsters: [
    {
      id: 'realtor',
      traits: { might: 'might', speed: 3, knowledge: 5, sanity: 4 },
      *atEnd(g, _me, { at }) {
        if (heroesOn(g, at).length === 0) yield* strike(g, 'fault', at);
      },
    },
  ],
  setup: {
    *traitor(g, me) {
      if (me.traitor !== null) heal(g, me.traitor, 'all');
      for (let i = 0; i < me.n.realtors; i++) spawn(g, 'realtor', ENTRANCE);
    },
  },
  actions: [
    {
      id: 'find-fault',
      by: 'heroes',
      roll: ['might', 'knowledge'],
      can: (g, _me, who) => isFree(g, tileOf(g, who)),
      rows: { 5: (g, _me, { who }) => lay(g, 'fault', tileOf(g, who)) },
    },
    {
      id: 'strike-out',
      by: 'heroes',
      roll: 'might',
      can: (g, _me, who) => tokensOn(g, tileOf(g, who), 'deed').length > 0,
      rows: { 5: (g, _me, { who }) => strike(g, 'deed', tileOf(g, who)) },
    },
    {
      id: 'appraise',
      by: 'traitor',
      roll: 'knowledge',
      can: (g, _me, who) => isFree(g, tileOf(g, who)),
      rows: { 4: (g, _me, { who }) => lay(g, 'deed', tileOf(g, who)) },
    },
  ],
  tells: ['fault', 'deed', 'fault-gone', 'deed-gone'],
  ends: [
    { side: 'heroes', why: 'condemned', when: (g, me) => faults(g) >= me.n.faults },
    { side: 'traitor', why: 'sold', when: (g, me) => deeds(g) >= me.n.deeds },
  ],
  progress: {
    heroes: (g, me) => faults(g) / me.n.faults,
    traitor: (g, me) => deeds(g) / me.n.deeds,
  },
  aims: (g, me, seat) => {
    const free = tiles(g).filter((tile) => isFree(g, tile));
    const open = { worth: 6, at: free };
    // With hardly a room left to mark, new ones are worth a turn.
    const more = free.length <= heroes(g).length ? [{ worth: 4, explore: true as const }] : [];
    if (!isHero(g, seat)) return [open, ...more, ...heroes(g).map((prey) => ({ worth: 2, prey }))];
    const isClose = deeds(g) >= me.n.deeds - 2;
    return [open, ...more, { worth: isClose ? 9 : 5, at: marked(g, 'deed') }];
  },
  /** A Realtor ends its turn on Faults that nobody watches; otherwise it goes for whoever makes them, and for the last of them above all. */
  monsterAims: (g) => [
    { worth: 6, at: marked(g, 'fault').filter((tile) => heroesOn(g, tile).length === 0) },
    ...heroes(g).map((prey) => ({ worth: heroes(g).length === 1 ? 9 : 3, prey })),
  ],
});
