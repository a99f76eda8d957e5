import type { Betrayal, Hands, TileId, Tokens } from '../kit.ts';
import { ENTRANCE, haunt, heroes, heroesHunted, heroesOn, isStart, say, tiles, tokens } from '../kit.ts';

const numbers = { realtors: [2, 2, 3, 3], might: [6, 6, 6, 7], faults: [5, 7, 8, 10], deeds: [5, 4, 4, 4] } as const;
const faults = tokens('fault');
const deeds = tokens('deed');

/** A tile holds at most one marker, starting tiles none. */
const isFree = (g: Betrayal, tile: TileId): boolean =>
  !isStart(tile) && !faults.lieOn(g, tile) && !deeds.lieOn(g, tile);

function lay(g: Betrayal, marks: Tokens, at: TileId): void {
  marks.place(g, { at });
  say(g, marks.id, { at, n: marks.count(g) });
}

function strike(g: Betrayal, marks: Tokens, at: TileId): void {
  if (!marks.lieOn(g, at)) return;
  marks.removeFrom(g, at);
  say(g, `${marks.id}-gone`, { at, n: marks.count(g) });
}

export const clearTitle = haunt<Hands<object, typeof numbers>>({
  number: 14,
  type: 'traitor',
  traitor: { most: 'knowledge', not: 'revealer' },
  numbers,
  books: { all: ['markers'] },
  tallies: {
    fault: { count: faults.count, goal: 'faults', side: 'heroes' },
    deed: { count: deeds.count, goal: 'deeds', side: 'traitor' },
  },
  tokens: [faults, deeds],
  monsters: {
    realtor: {
      traits: { might: 'might', speed: 3, knowledge: 5, sanity: 4 },
      comes: { count: 'realtors', to: ENTRANCE },
      atEnd(g, _me, { at }) {
        if (heroesOn(g, at).length === 0) strike(g, faults, at);
      },
    },
  },
  rises: {},
  actions: {
    'find-fault': {
      by: 'heroes',
      roll: ['might', 'knowledge'],
      where: isFree,
      rows: { 5: (g, _me, { at }) => lay(g, faults, at) },
    },
    'strike-out': {
      by: 'heroes',
      roll: 'might',
      where: deeds,
      rows: { 5: (g, _me, { at }) => strike(g, deeds, at) },
    },
    appraise: {
      by: 'traitor',
      roll: 'knowledge',
      where: isFree,
      rows: { 4: (g, _me, { at }) => lay(g, deeds, at) },
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
      const isClose = deeds.count(g) >= me.n.deeds - 2;
      return [open, ...more, { worth: isClose ? 9 : 5, at: deeds.tiles(g) }];
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
      { worth: 6, at: faults.tiles(g).filter((tile) => heroesOn(g, tile).length === 0) },
      ...heroesHunted(g, heroes(g).length === 1 ? 9 : 3),
    ],
  },
});
