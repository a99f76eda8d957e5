import type { Betrayal, FigureId, Hands, Seat, TileId } from '../kit.ts';
import {
  advance,
  awakeEnemiesOn,
  endTurnOf,
  fallen,
  haunt,
  heal,
  heroesHunted,
  keep,
  place,
  say,
  stun,
  symbolOf,
  tileOf,
  tiles,
  tokens,
  use,
} from '../kit.ts';

/** How many Herbs somebody gathers before they must be brought to the table. */
const HANDFUL = 2;
const herbs = tokens('herb', { carried: { most: HANDFUL } });
const blood = tokens('blood');
const picked = tokens('picked');

const numbers = { waiters: [2, 2, 2, 3], might: [5, 4, 4, 4], spoiled: [3, 4, 4, 5], goblet: [3, 4, 4, 6] } as const;
const memory = { goblet: keep.count(100), spoiled: keep.count(100) };
type Mine = Hands<typeof memory, typeof numbers>;
const DINING_ROOM: TileId = 'dining-room';

/** Herbs grow on Event and Item tiles that nobody has picked from, but not at the table. */
const growsOn = (g: Betrayal, tile: TileId): boolean =>
  tile !== DINING_ROOM && ['event', 'item'].includes(symbolOf(tile) ?? '') && !picked.lieOn(g, tile);

/** Pour: whatever Blood is on the figure goes into the Goblet. */
function pour(g: Betrayal, me: Mine, who: FigureId): void {
  const drops = blood.held(g, who);
  if (tileOf(g, who) !== DINING_ROOM || drops === 0) return;
  use(g, 'pour');
  blood.strip(g, who);
  me.memory.goblet += drops;
  say(g, 'poured', { who, n: me.memory.goblet });
}

/** All Herbs at once. */
function spoil(g: Betrayal, me: Mine, who: Seat): void {
  const spoilt = herbs.held(g, who);
  herbs.strip(g, who);
  advance(g, me.memory, 'spoiled', { who }, spoilt);
}

export const lastCourse = haunt<Mine>({
  number: 6,
  type: 'traitor',
  traitor: 'left',
  numbers,
  memory,
  books: { heroes: ['herbs'], traitor: ['blood', 'pour', 'guest'] },
  counters: { spoiled: { goal: 'spoiled', side: 'heroes' }, goblet: { goal: 'goblet', side: 'traitor' } },
  tokens: [herbs, blood, picked],
  monsters: {
    waiter: {
      traits: { might: 'might', speed: 3, knowledge: 2, sanity: 3 },
      comes: { count: 'waiters', to: DINING_ROOM },
      harmed(g, _me, one) {
        blood.strip(g, one.id);
        stun(g, one);
      },
      atEnd: (g, me, { id }) => pour(g, me, id),
    },
  },
  places: [DINING_ROOM],
  rises: {},
  won: [{ by: 'enemy', over: 'hero', rule: 'blood', does: (g, _me, { winner }) => blood.place(g, { on: winner }) }],
  endOfTurn(g, me, seat) {
    if (seat === me.traitor) pour(g, me, seat);
  },
  /** Grandfather's guest does not die: back to the table, at the price of what was in the glass. */
  *insteadOfDeath(g, me, seat) {
    if (seat !== me.traitor) return false;
    use(g, 'guest');
    blood.strip(g, seat);
    heal(g, seat, 'all');
    me.memory.goblet = Math.max(0, me.memory.goblet - 2);
    say(g, 'returns', { who: seat, n: me.memory.goblet });
    endTurnOf(g, seat);
    yield* place(g, seat, DINING_ROOM);
    return true;
  },
  actions: {
    gather: {
      by: 'heroes',
      roll: 'knowledge',
      can: (g, _me, who, at) => growsOn(g, at) && herbs.fitWith(g, who),
      rows: {
        4(g, _me, { who, at }) {
          herbs.place(g, { on: who });
          picked.place(g, { at });
        },
      },
    },
    spoil: {
      by: 'heroes',
      roll: 'speed',
      can: (g, _me, who, at) => at === DINING_ROOM && herbs.areHeldBy(g, who),
      rows: {
        5: (g, me, { who }) => spoil(g, me, who),
        // Only while nobody watches over the table.
        4: (g, me, { who }) => awakeEnemiesOn(g, who).length === 0 && spoil(g, me, who),
      },
    },
  },
  tells: ['poured', 'spoiled', 'returns'],
  ends: [
    { side: 'heroes', why: 'spoiled', reached: 'spoiled' },
    { side: 'traitor', why: 'goblet', reached: 'goblet' },
  ],
  progress: { heroes: 'spoiled', traitor: ['goblet', fallen] },
  aims: {
    heroes: herbalists,
    traitor: thirsty,
    /** A Waiter brings Blood to the table, too. */
    monsters: (g, me, { id }) => thirsty(g, me, id),
  },
  likes: { gather: 6, spoil: (g, _me, seat) => 5 + 2 * herbs.held(g, seat) },
});

/** To the table with a handful, or with what is enough; else to where Herbs grow. Without Herbs there is nothing to be had at the table. */
function herbalists(g: Betrayal, me: Mine, seat: Seat) {
  const mine = herbs.held(g, seat);
  const isEnough = mine >= HANDFUL || me.memory.spoiled + mine >= me.n.spoiled;
  const meadow = { worth: isEnough ? 1 : 6, at: tiles(g).filter((tile) => growsOn(g, tile)) };
  return [meadow, mine > 0 ? { worth: isEnough ? 10 : 5, at: [DINING_ROOM] } : { worth: 2, shun: [DINING_ROOM] }];
}

/** Blood is worth something only in the Goblet; whoever carries Herbs must not get to the table. */
function thirsty(g: Betrayal, me: Mine, who: FigureId) {
  const mine = blood.held(g, who);
  const isEnough = me.memory.goblet + mine >= me.n.goblet;
  const prey = heroesHunted(g, (one) => 3 + 2 * herbs.held(g, one));
  return mine === 0 ? prey : [...prey, { worth: isEnough ? 20 : 3 * mine, at: [DINING_ROOM] }];
}
