import type { Betrayal, FigureId, Hands, Rules, Seat, TileId, Victory } from '../kit.ts';
import {
  adjacent,
  BASEMENT,
  distance,
  haunt,
  hauntChoice,
  hauntTile,
  heroes,
  heroesHunted,
  heroesOn,
  hunting,
  isMonster,
  isUndisturbed,
  monster,
  pushChosen,
  say,
  swarmOf,
  tileOf,
  tiles,
  tokens,
  traitOf,
  use,
  within,
} from '../kit.ts';
import { attackBySwarms, moveSwarms } from '../swarms.ts';
import { follow, isGuarded, lure, memory, queens, spring, traps } from './04-queen.ts';
import { born, breed, fits, isNearPrey, nest, ROOM, rats, ratsOn, room } from './04-rats.ts';

const bowl = tokens('bowl', { carried: { most: 1, by: 'heroes', freely: true, atDeath: 'tile' } });

const numbers = {
  pairs: [2, 3, 5, 6],
  spring: [4, 6, 7, 9],
  breed: [1, 2, 3, 4],
  rats: [11, 14, 15, 16],
  surveyed: [5, 7, 8, 9],
} as const;
type Mine = Hands<typeof memory, typeof numbers>;
const LAST_ROUND = 12;
const holder = (g: Betrayal): Seat | undefined => heroes(g).find((seat) => bowl.areHeldBy(g, seat));
const isOf = (g: Betrayal, who: FigureId, kind: string): boolean => isMonster(who) && monster(g, who).kind === kind;

const isBare = (g: Betrayal, who: Seat, tile: TileId): boolean =>
  ![tile, ...adjacent(g, tile, who)].some((one) => traps.lieOn(g, one));
/** Kick the bowl: besides the damage. */
function* kick(g: Betrayal, _me: Mine, { by, loser }: Victory): Rules {
  const held = bowl.firstHeldBy(g, loser);
  if (held === undefined) return;
  use(g, 'kick');
  bowl.layDown(g, held, (yield* hauntTile(g, by, 'kick', within(g, tileOf(g, by), 3))) ?? tileOf(g, loser));
}

/** Enough Traps for at least even odds. */
const isEnough = (g: Betrayal, me: Mine): boolean => traps.count(g) >= me.n.spring;

export const noPetsAllowed = haunt<Mine>({
  number: 4,
  type: 'traitor',
  traitor: 'left',
  numbers,
  memory,
  books: {
    all: ['swarm', 'queen', 'bowl'],
    heroes: ['rattle', 'sprung'],
    traitor: ['bite-or-breed', 'litter', 'kick', 'surveyor'],
  },
  tallies: {
    rat: { count: rats.count, goal: 'rats', side: 'traitor' },
    trap: { count: traps.count },
  },
  tokens: [traps, bowl],
  monsters: {
    queen: {
      traits: { might: 6, speed: 3, knowledge: 2, sanity: 4 },
      isWild: (g, me) => lure(g, me) !== null,
      behaviour: follow,
      *harmed(g, _me, { id }, combat) {
        if (combat?.defender === id && !isMonster(combat.attacker) && combat.attack - combat.defence >= 2)
          yield* pushChosen(g, combat.attacker, id, 'BH-STRUCT-05');
      },
      *onMoved(g, me, { who, to }) {
        if (who === me.monster?.id && traps.lieOn(g, to)) yield* spring(g, me, to);
      },
      *atEnd(g, me, { id, at }) {
        if (heroesOn(g, at).length > 0) return;
        use(g, 'litter');
        yield* born(g, me.traitor, at, id);
      },
    },
    rat: {
      traits: { might: (g, _me, { id }) => swarmOf(g, id).length + 1, speed: 3, knowledge: 1, sanity: 1 },
      swarms: true,
      ownTurn: false,
      harmed(g, _me, { id }, _combat, amount) {
        for (const rat of swarmOf(g, id).slice(0, amount)) queens.remove(g, rat.id);
      },
    },
  },
  rises: {},
  setup: {
    heroes: (g) => bowl.place(g, { on: g.state.haunt?.revealer ?? 0 }),
    *traitor(g, me, traitor) {
      queens.spawn(g, BASEMENT);
      yield* nest(g, traitor, me.n.pairs);
    },
  },
  cannot: (g, me, who, doing, what) => {
    if (isOf(g, who, 'queen')) return me.memory.sprung && doing !== 'land' ? 'kept-from-it' : undefined;
    return isOf(g, who, 'rat') && doing === 'land' && !fits(g, who, what as TileId) ? 'kept-from-it' : undefined; // what: where it would land
  },
  *endOfTurn(g, me, seat) {
    if (seat !== holder(g)) return;
    const { id } = yield* hauntChoice(g, seat, 'rattle', [{ id: 'rattle' }, { id: 'keep-quiet' }]);
    if (id !== 'rattle') return;
    use(g, 'rattle');
    me.memory.rattler = seat;
    say(g, 'rattled', { who: seat });
  },
  startOfMonsters(_g, me) {
    me.memory.sprung = false;
  },
  *endOfMonsters(g, me) {
    me.memory.rattler = null;
    if (rats.count(g) === 0) return;
    const { id } = yield* hauntChoice(g, me.traitor, 'rats', [{ id: 'swarm-bite' }, { id: 'swarm-breed' }]);
    use(g, 'bite-or-breed');
    if (id === 'swarm-breed') return yield* breed(g, me.traitor, me.n.breed);
    yield* moveSwarms(g, me.traitor, 'rat', ROOM);
    yield* attackBySwarms(g, me.traitor, 'rat');
  },
  won: [{ by: 'traitor', over: 'explorer', does: kick }],
  actions: {
    'set-a-trap': {
      by: 'heroes',
      roll: 'knowledge',
      can: (g, _me, who, at) => isBare(g, who, at) && isUndisturbed(g, who),
      rows: { 4: (g, _me, { at }) => traps.place(g, { at }) },
    },
    disarm: {
      by: 'traitor',
      roll: 'knowledge',
      where: traps,
      rows: { 5: (g, _me, { at }) => traps.sweepUp(g, at) },
    },
  },
  tells: ['rattled', 'caught', 'missed'],
  asks: ['nest', 'born', 'lured', 'rattle', 'rats', 'scurry', 'scurry-to', 'scurry-many', 'bite', 'brood', 'kick'],
  ends: [
    { side: 'heroes', why: 'caught', when: (_g, me) => me.memory.caught },
    { side: 'traitor', why: 'overrun', at: 'monsters', reached: 'rat' },
    { side: 'heroes', why: 'clean', after: LAST_ROUND, when: (g, me) => rats.count(g) < me.n.surveyed },
    { side: 'traitor', why: 'surveyed', after: LAST_ROUND },
  ],
  progress: { heroes: (g, me) => Math.min(0.9, traps.count(g) / (2 * me.n.spring)), traitor: 'rat' },
  aims: {
    heroes(g, me, seat) {
      const pairs = tiles(g).filter((tile) => ratsOn(g, tile).length >= 2);
      const queen = queens.first(g);
      const near = tiles(g).filter(
        (tile) => isBare(g, seat, tile) && queen !== undefined && distance(g, queen.at, tile) <= 4,
      );
      const first = pairs.flatMap((tile) => ratsOn(g, tile)[0]?.id ?? []);
      if (seat === holder(g) && isEnough(g, me))
        return [{ worth: 9, at: tiles(g).filter((tile) => isGuarded(g, tile)) }];
      return [
        { worth: isEnough(g, me) ? 1 : 1 + traitOf(g, seat, 'knowledge'), at: near },
        { worth: 6, at: bowl.tiles(g) },
        { worth: 3, at: pairs },
        ...hunting(first, (rat) => (traitOf(g, seat, 'might') > traitOf(g, rat, 'might') ? 4 : 2)),
      ];
    },
    traitor: (g) => [{ worth: 5, at: traps.tiles(g) }, ...heroesHunted(g, (prey) => (prey === holder(g) ? 6 : 3))],
    // She likes it where nobody is, and no Trap.
    monsters: (g) => [
      { worth: 3, at: tiles(g).filter((tile) => heroesOn(g, tile).length === 0 && room(g, tile) > 0) },
      { worth: 9, shun: traps.tiles(g) },
      ...heroesHunted(g, 1),
    ],
  },
  likes: {
    'set-a-trap': (g, me) => (isEnough(g, me) ? 1 : 7),
    disarm: 6,
    rattle: (g, me, seat, { id }) =>
      (id === 'rattle') === (isGuarded(g, tileOf(g, seat)) && traps.count(g) >= me.n.spring - 1) ? 1 : 0,
    lured: (g, _me, _seat, { tile }) => (traps.lieOn(g, tile) ? 0 : 1),
    rats: (g, _me, _seat, { id }) => ((id === 'swarm-bite') === isNearPrey(g) ? 1 : 0),
    brood: (_g, _me, _seat, { id }) => (id === 'enough' ? 0 : 1),
    scurry(g, _me, _seat, { id, rest }) {
      const tile = rest as TileId; // as swarms are moved
      return id === 'all-stay' ? 0.5 : heroesOn(g, tile).length > 0 || ratsOn(g, tile).length < 3 ? 0 : 1;
    },
    'scurry-to': (g, _me, _seat, { tile }) => (heroesOn(g, tile).length > 0 ? 5 : 0) + room(g, tile) / 10,
    'scurry-many': (_g, _me, _seat, { rest }) => Number(rest),
    bite: (g, _me, _seat, { id, rest }) => {
      const who = Number(rest);
      if (id === 'hold-back') return 0;
      return ratsOn(g, tileOf(g, who)).length + 1 >= traitOf(g, who, 'might') ? 1 : -1;
    },
  },
});
