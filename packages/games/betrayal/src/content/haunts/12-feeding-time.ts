import type { Aim, Betrayal, CardId, Hands, Rules, Seat, TileId } from '../kit.ts';
import {
  allRooms,
  bury,
  damage,
  ENTRANCE,
  explorerAt,
  haunt,
  hauntChoice,
  hunting,
  isAlive,
  isItem,
  keep,
  othersAlive,
  rollFor,
  roundOf,
  say,
  shuffled,
  tokens,
} from '../kit.ts';
import { type Loot, snatching } from '../snatch.ts';

const mouths = tokens('mouth');
const fed = tokens('fed');

const numbers = { mouths: [2, 2, 3, 3], enough: [6, 6, 6, 6], hungry: [7, 7, 7, 7] } as const;
/** Who has got out. */
const memory = { left: keep.seat };
type Mine = Hands<typeof memory, typeof numbers, 'alone'>;

const withoutMouth = (g: Betrayal): TileId[] => allRooms(g).filter((tile) => !mouths.lieOn(g, tile));

function feed(g: Betrayal, seat: Seat, more: number): void {
  fed.mark(g, seat, fed.markedWith(g, seat) + more);
  say(g, 'fed', { who: seat, n: fed.markedWith(g, seat) });
}

/** What the house takes: Items, Omens, a song, blood. */
function menu(g: Betrayal, seat: Seat) {
  const { cards } = explorerAt(g, seat);
  function* give(card: CardId): Rules<number> {
    const worth = isItem(card) ? 2 : 3;
    bury(g, seat, card);
    return worth;
  }
  function* sing(): Rules<number> {
    const result = yield* rollFor(g, seat, 'sanity', []);
    return result >= 4 && isAlive(g, seat) ? 1 : 0;
  }
  function* bleed(): Rules<number> {
    yield* damage(g, seat, 'physical', 2, 'BH-STRUCT-06');
    return isAlive(g, seat) ? 1 : 0;
  }
  return [
    { id: 'sing', eat: sing },
    { id: 'bleed', eat: bleed },
    ...cards.map((card) => ({ id: `feed:${card}`, details: { card }, eat: () => give(card) })),
  ];
}

/** One *Fed* can be snatched, too. */
function snatchable(g: Betrayal, winner: Seat, loser: Seat): Loot[] {
  function* takeOne(): Rules {
    feed(g, loser, -1);
    feed(g, winner, 1);
  }
  return fed.markedWith(g, loser) > 0 ? [{ id: 'snatch-fed', take: takeOne }] : [];
}

export const feedingTime = haunt<Mine>({
  number: 12,
  type: 'alone',
  numbers,
  memory,
  books: { all: ['opponents', 'snatch', 'hunger', 'last'] },
  tokens: [mouths, fed],
  setup: {
    all(g, me) {
      const free = shuffled(g, 'mouths', withoutMouth(g));
      for (const at of free.slice(0, me.n.mouths)) mouths.place(g, { at });
    },
  },
  won: [snatching(snatchable)],
  /** The house grows hungry. */
  *endOfTurn(g, me, seat) {
    if (roundOf(g) >= me.n.hungry) yield* damage(g, seat, 'general', 1, 'BH-STRUCT-05');
  },
  actions: {
    feed: {
      by: 'all',
      where: mouths,
      *does(g, _me, { who, at }) {
        const mouth = mouths.firstOn(g, at);
        const { eat } = yield* hauntChoice(g, who, 'feed', menu(g, who));
        const more = yield* eat();
        if (more === 0) return;
        feed(g, who, more);
        const free = withoutMouth(g);
        if (mouth === undefined || free.length === 0) return;
        mouth.at = g.pick('mouths', free);
        say(g, 'mouth', { at: mouth.at });
      },
    },
    leave: {
      by: 'all',
      roll: 'speed',
      can: (g, me, who, at) => at === ENTRANCE && fed.markedWith(g, who) >= me.n.enough,
      rows: {
        4(_g, me, { who }) {
          me.memory.left = who;
        },
      },
    },
  },
  tells: ['fed', 'mouth'],
  asks: ['feed', 'snatch'],
  ends: [{ side: 'one', why: 'left', when: (_g, me) => me.memory.left ?? undefined }],
  // More is always further, whatever is enough: of two who die together it decides.
  progress: { each: (g, me, seat) => fed.markedWith(g, seat) / (fed.markedWith(g, seat) + me.n.enough) },
  aims: hungers,
  likes: {
    feed: (g, _me, seat, { id }) => taste(g, seat, id),
    leave: 20,
    snatch: { 'snatch-fed': 4, hurt: 1.5, snatch: 3 },
  },
});

/** Omens and Items are the quickest way; a song costs nothing; blood is for those who can spare it. */
function taste(g: Betrayal, seat: Seat, id: string): number {
  const [kind = '', card = ''] = id.split(':');
  if (kind === 'feed') return isItem(card) ? 5 : 6;
  if (kind === 'sing') return 4;
  if (kind !== 'bleed') return 6; // the action itself
  const { might, speed } = explorerAt(g, seat).traits;
  return might + speed >= 7 ? 3 : -3;
}

/** To a Mouth until it is enough, then to the door; whoever is ahead is worth a fight. */
function hungers(g: Betrayal, me: Mine, seat: Seat): Aim[] {
  const isEnough = fed.markedWith(g, seat) >= me.n.enough;
  const goal: Aim = isEnough ? { worth: 15, at: [ENTRANCE] } : { worth: 7, at: mouths.tiles(g) };
  const others = othersAlive(g, seat);
  return [goal, ...hunting(others, (prey) => (isEnough ? 0.5 : 1 + 0.6 * fed.markedWith(g, prey)))];
}
