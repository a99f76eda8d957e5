import type { Aim, Betrayal, Hands, Seat, TileId } from '../kit.ts';
import {
  advance,
  damage,
  distance,
  ENTRANCE,
  explorerAt,
  haunt,
  heroes,
  hunting,
  inSight,
  isAlive,
  isCritical,
  isHero,
  isMonster,
  isUndisturbed,
  keep,
  passOut,
  roundOf,
  status,
  TRAITS,
  tileOf,
  tiles,
} from '../kit.ts';
import { drawers, exits, hideDrawers, KITCHEN, openDoors, openExit, search } from './08-drawers.ts';
import { bag, bagged, flush, hidden, keys, LARDER, release, shootable, volley } from './08-prey.ts';

const away = status('away', { noCorpse: true, gone: true });

const numbers = {
  drawers: [7, 7, 7, 8],
  beaters: [2, 2, 3, 3],
  away: [1, 2, 3, 4],
  bagged: [2, 2, 2, 2],
  gun: [4, 4, 3, 2],
} as const;
const memory = {
  away: keep.count(6),
  /** Whether the attack under way is one that bags: the traitor's, or a Beater's once the traitor is dead. */
  hunts: keep.flag,
};
type Mine = Hands<typeof memory, typeof numbers>;

/** From this round on the Hounds are loose. */
const HOUNDS = 9;
/** Whoever has tried to hide stays there until the turn is over. */
const CROUCHED = 'crouched';
/** Whether the traitor could shoot at a tile from where the traitor stands. */
const isSeen = (g: Betrayal, me: Mine, tile: TileId): boolean =>
  isAlive(g, me.traitor) && inSight(g, tileOf(g, me.traitor), tile);

/** Where a hero wants to go next. */
function goals(g: Betrayal, seat: Seat): Aim[] {
  const exit = openExit(g);
  if (exit !== undefined) return [{ worth: 10, at: [exit] }];
  if (keys.areHeldBy(g, seat)) return [{ worth: 10, at: exits(g) }];
  const keyHeld = heroes(g).some((one) => keys.areHeldBy(g, one));
  return [
    { worth: 9, at: keys.tiles(g) },
    { worth: keyHeld ? 2 : 6, at: drawers.tiles(g) },
    ...(keyHeld ? [{ worth: 3, at: exits(g) }] : []),
  ];
}

export const openSeason = haunt<Mine>({
  number: 8,
  type: 'traitor',
  traitor: { most: 'speed', not: 'revealer' },
  numbers,
  memory,
  monstersAct: () => 'before-traitor',
  books: { all: ['bagged', 'freed', 'hounds'], traitor: ['flush'] },
  counters: { away: { goal: 'away', side: 'heroes' } },
  tallies: {
    bagged: { count: (g) => bagged.heroes(g).length, goal: 'bagged', side: 'traitor' },
    drawer: { count: drawers.count },
  },
  tokens: [drawers, keys, openDoors],
  secrets: [{ pieces: (g) => drawers.all(g).flatMap(({ face }) => face ?? []) }],
  statuses: [hidden, bagged, away],
  monsters: {
    beater: { traits: { might: 4, speed: 4, knowledge: 2, sanity: 3 }, comes: { count: 'beaters', to: ENTRANCE } },
  },
  places: [KITCHEN, LARDER],
  rises: { speed: 1 },
  setup: { heroes: hideDrawers },
  cannot: (g, _me, who, doing) =>
    who === g.state.turn.seat && ['move', 'discover'].includes(doing) && g.state.turn.notes.includes(CROUCHED)
      ? 'kept-from-it'
      : undefined,
  onMoved: (g, _me, { who }) => hidden.lift(g, who),
  onAttack(g, me, { attacker }) {
    hidden.lift(g, attacker);
    me.memory.hunts = isAlive(g, me.traitor) ? attacker === me.traitor : isMonster(attacker);
  },
  onThrow: (g, _me, seat) => hidden.lift(g, seat),
  won: [
    {
      ...{ by: 'monster', over: 'hero' },
      *does(g, me, { loser }) {
        hidden.lift(g, loser);
        if (!isAlive(g, me.traitor)) return false;
        yield* flush(g, me.traitor, loser);
        return true;
      },
    },
  ],
  *afterDamage(g, me, { who, from }) {
    const isDying = TRAITS.some((trait) => explorerAt(g, who).traits[trait] < 1);
    const isWounded = isCritical(g, who, 'might') || isCritical(g, who, 'speed');
    if (from === 'attack' && me.memory.hunts && isHero(g, who) && isWounded && !isDying) yield* bag(g, who);
  },
  *insteadOfDeath(g, _me, seat) {
    if (!isHero(g, seat)) return false;
    yield* bag(g, seat);
    return true;
  },
  *endOfTurn(g, _me, seat) {
    if (roundOf(g) >= HOUNDS && bagged.others(g).includes(seat)) yield* damage(g, seat, 'general', 1, 'BH-STRUCT-05');
  },
  actions: {
    search: {
      by: 'heroes',
      roll: 'knowledge',
      where: drawers,
      rows: { 4: (g, _me, { who }) => search(g, who) },
    },
    hide: {
      by: 'heroes',
      roll: 'sanity',
      can: (g, me, who, at) => !hidden.isOn(g, who) && (isSeen(g, me, at) ? 'enemies-near' : isUndisturbed(g, who)),
      rows: { 4: (g, _me, { who }) => hidden.put(g, who) },
      does: (g) => g.state.turn.notes.push(CROUCHED),
    },
    unlock: {
      by: 'heroes',
      roll: ['might', 'knowledge'],
      can: (g, _me, who, at) => keys.areHeldBy(g, who) && exits(g).includes(at),
      rows: {
        4(g, _me, { who, at }) {
          keys.strip(g, who);
          openDoors.place(g, { at });
        },
      },
    },
    'slip-away': {
      by: 'heroes',
      can: (g, _me, _who, at) => openExit(g) === at && (g.state.turn.moves > 0 || 'no-moves-left'),
      *does(g, me, { who }) {
        g.state.turn.moves -= 1;
        advance(g, me.memory, 'away', { who });
        yield* passOut(g, who, away.id);
      },
    },
    'cut-down': {
      by: 'heroes',
      roll: ['might', 'speed'],
      can: (g, _me, who, at) => at === LARDER && !bagged.isOn(g, who) && bagged.heroes(g),
      rows: { 5: (g, _me, { whom }) => release(g, whom) },
    },
    'wriggle-free': {
      by: 'heroes',
      roll: ['knowledge', 'sanity'],
      also: [bagged.id],
      can: (g, _me, who) => bagged.isOn(g, who),
      rows: { 6: (g, _me, { who }) => release(g, who) },
    },
    volley: {
      by: 'traitor',
      cost: 'attack',
      can: (g, _me, who) => shootable(g, who).length > 0,
      does: (g, me, { who }) => volley(g, who, me.n.gun),
    },
  },
  tells: ['key', 'brandy', 'away'],
  asks: ['volley', 'flush', 'flush-on'],
  ends: [
    { side: 'heroes', why: 'away', reached: 'away' },
    { side: 'traitor', why: 'bagged', reached: 'bagged' },
  ],
  progress: {
    heroes: (g, me) => Math.min(0.9, (me.memory.away + (openExit(g) === undefined ? 0 : 0.5)) / me.n.away),
    traitor: 'bagged',
  },
  aims: {
    heroes(g, me, seat) {
      if (bagged.isOn(g, seat)) return [];
      const seen = tiles(g).filter((tile) => isSeen(g, me, tile));
      return [...goals(g, seat), { worth: 4 * bagged.heroes(g).length, at: [LARDER] }, { worth: 2, shun: seen }];
    },
    traitor(g) {
      const exit = openExit(g);
      const sees = (tile: TileId): number =>
        bagged
          .others(g)
          .filter((one) => tileOf(g, one) !== tile && !hidden.isOn(g, one) && inSight(g, tile, tileOf(g, one))).length;
      return [
        ...[1, 2, 3].map((count) => ({ worth: 4, at: tiles(g).filter((tile) => sees(tile) >= count) })),
        ...(exit === undefined ? [] : [{ worth: 4, at: tiles(g).filter((tile) => inSight(g, tile, exit)) }]),
        ...hunting(bagged.others(g), (prey) => (keys.areHeldBy(g, prey) ? 3 : 1)),
      ];
    },
    monsters: (g) => hunting(bagged.others(g), (prey) => (hidden.isOn(g, prey) ? 5 : 3)),
  },
  likes: {
    search: 7,
    unlock: 12,
    'slip-away': 20,
    'cut-down': 8,
    'wriggle-free': 5,
    // Only where nothing that is wanted can still be reached.
    hide: (g, _me, seat) => {
      const far = goals(g, seat).flatMap(({ at = [] }) => at.map((tile) => distance(g, tileOf(g, seat), tile)));
      return far.some((steps) => steps > 0 && steps <= g.state.turn.moves) ? -1 : 1;
    },
    volley: (g, _me, seat) => 6 * shootable(g, seat).length,
    flush: (g, me, _seat, { tile }) => (isSeen(g, me, tile) ? 1 : 0),
    'flush-on': (g, me, _seat, { id, tile }) => (id === 'enough' ? 0.5 : isSeen(g, me, tile) ? 0.7 : 0),
  },
});
