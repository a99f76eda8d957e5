import type { Betrayal, Hands, Rules, TileId } from '../kit.ts';
import {
  allRooms,
  checkEnds,
  distance,
  figuresOn,
  haunt,
  hauntTile,
  heroes,
  heroesOn,
  hunting,
  keep,
  otherHeroes,
  rather,
  say,
  shuffled,
  symbolOf,
  theseFirst,
  tileOf,
  tiles,
  tokens,
  touching,
  use,
  whereAre,
} from '../kit.ts';
import { areJoined, doorways, doorwayTokens, groupsIn, rewritable, rewrite, sample } from './21-plan.ts';

const pages = tokens('page');

const numbers = {
  pages: [3, 3, 4, 4],
  redactors: [0, 1, 1, 2],
  might: [0, 3, 4, 4],
  read: [5, 7, 12, 14],
  chapters: [3, 3, 3, 2],
  groups: [2, 2, 3, 3],
  rewrites: [1, 1, 2, 2],
} as const;
const memory = {
  read: keep.count(50),
  chapters: keep.count(20),
  /** Pages that still wait for a tile. */
  owed: keep.count(20),
  /** The heroes were apart before anybody had written anything: the first look does not count. */
  skip: keep.flag,
};
type Mine = Hands<typeof memory, typeof numbers>;

const LAST_ROUND = 12;

const isApart = (g: Betrayal, me: Mine): boolean =>
  heroes(g).length > 0 && groupsIn(g, g.state.house).length >= Math.min(me.n.groups, heroes(g).length);

/** Where a new Page may lie: on a symbol tile without a hero; without any, on any room; each holds one. */
function blank(g: Betrayal): readonly TileId[] {
  const free = allRooms(g).filter((tile) => !pages.lieOn(g, tile));
  return rather(free, (tile) => symbolOf(tile) !== null && heroesOn(g, tile).length === 0);
}

/** Pages that are owed are written at once, as far as there is room for them. */
function* writePages(g: Betrayal, me: Mine): Rules {
  for (; me.memory.owed > 0; me.memory.owed -= 1) {
    const at = yield* hauntTile(g, me.traitor, 'page', blank(g));
    if (at === undefined) return;
    pages.place(g, { at });
  }
}

/** At the start: on symbol tiles by chance, those where nobody stands first. */
function scatter(g: Betrayal, me: Mine): void {
  const rooms = shuffled(
    g,
    'pages',
    tiles(g).filter((tile) => symbolOf(tile) !== null),
  );
  const order = theseFirst(rooms, (tile) => figuresOn(g, tile).length === 0);
  for (const at of order.slice(0, me.n.pages)) pages.place(g, { at });
  me.memory.owed = me.n.pages - pages.count(g);
}

/** Tiles that touch this one without being adjacent across that edge. */
const walls = (g: Betrayal, tile: TileId): TileId[] => touching(g, tile).filter((to) => !areJoined(g, tile, to));

export const lastEntry = haunt<Mine>({
  number: 21,
  type: 'traitor',
  traitor: { least: 'sanity' },
  numbers,
  memory,
  books: { traitor: ['groups', 'chapter', 'pages', 'pen'] },
  counters: { read: { goal: 'read', side: 'heroes' }, chapters: { goal: 'chapters', side: 'traitor' } },
  tokens: [pages, doorwayTokens],
  monsters: {
    redactor: {
      traits: { might: 'might', speed: 3, knowledge: 3, sanity: 3 },
      comes: { count: 'redactors', to: 'traitor' },
      throughWalls: true,
    },
  },
  rises: { might: 1, speed: 1 },
  setup: {
    heroes(g, me) {
      scatter(g, me);
      me.memory.skip = isApart(g, me);
    },
    traitor: writePages,
  },
  ways: (g, _me, from) => doorways(g, from).flatMap(({ edge }) => edge?.filter((tile) => tile !== from) ?? []),
  onDiscovered: (g, me) => writePages(g, me),
  /** The heroes have had a full round to mend a cut. */
  startOfTurn(g, me, seat) {
    if (seat !== me.traitor) return;
    const { skip } = me.memory;
    me.memory.skip = false;
    if (skip || !isApart(g, me)) return;
    use(g, 'groups');
    use(g, 'chapter');
    me.memory.chapters += 1;
    say(g, 'chapter', { n: me.memory.chapters });
  },
  actions: {
    read: {
      by: 'heroes',
      roll: 'knowledge',
      where: pages,
      rows: {
        *4(g, me, { who, at }) {
          const page = pages.firstOn(g, at);
          if (page === undefined) return;
          pages.remove(g, page);
          me.memory.read += 1;
          me.memory.owed += 1;
          say(g, 'read', { who, n: me.memory.read });
          checkEnds(g);
          use(g, 'pages');
          yield* writePages(g, me);
        },
      },
    },
    'break-a-wall': {
      by: 'heroes',
      roll: 'might',
      can: (g, _me, _who, at) => walls(g, at),
      rows: {
        4: (g, _me, { at, to }) => doorwayTokens.place(g, { edge: [at, to] }),
      },
    },
    rewrite: {
      by: 'traitor',
      also: ['dead'],
      limit: { times: 'rewrites', per: 'turn' },
      can: rewritable,
      does: (g, _me, { who, to }) => rewrite(g, who, to),
    },
  },
  tells: ['chapter', 'read', 'rewritten'],
  asks: ['page', 'rewrite-with', 'turn-first', 'turn-second'],
  ends: [
    { side: 'heroes', why: 'read', reached: 'read' },
    { side: 'traitor', why: 'chapters', reached: 'chapters' },
    { side: 'traitor', why: 'full', after: LAST_ROUND },
  ],
  progress: { heroes: 'read', traitor: 'chapters' },
  aims: {
    heroes(g, _me, seat) {
      const others = otherHeroes(g, seat);
      return [
        { worth: 6, at: pages.tiles(g) },
        { worth: 2, at: whereAre(g, others) },
      ];
    },
    traitor(g, _me, seat) {
      const others = otherHeroes(g, seat);
      return hunting(others, 3);
    },
  },
  likes: {
    read: 9,
    // Towards somebody from whom one is cut off.
    'break-a-wall': (g, _me, seat, { tile: to }) => {
      const mine = groupsIn(g, g.state.house).find((group) => group.includes(seat)) ?? [];
      return mine.length < heroes(g).length && distance(g, tileOf(g, seat), to) > 2 ? 5 : -1;
    },
    rewrite: (g, _me, _seat, { tile }) => 1 + 2 * sample(g, tile),
    'rewrite-with': (g, _me, _seat, { tile }) => sample(g, tile),
    page: (g, _me, _seat, { tile }) => Math.min(9, ...heroes(g).map((seat) => distance(g, tileOf(g, seat), tile))),
  },
});
