import type { Betrayal, Hands, MonsterState, Rules, TileId } from '../kit.ts';
import {
  advance,
  BASEMENT,
  ENTRANCE,
  entrust,
  explorerAt,
  haunt,
  hauntChoice,
  hauntTile,
  heroesHunted,
  isAlive,
  isAwake,
  isMonster,
  keep,
  monsters,
  plainDice,
  removeCard,
  say,
  stun,
  tileOf,
  tokens,
  UPPER,
  use,
} from '../kit.ts';
import {
  carrierOf,
  doorways,
  isSealed,
  looseIdol,
  pen,
  ring,
  salted,
  saltIn,
  salts,
  sweep,
  sweepLost,
} from './28-pen.ts';

const draughts = monsters('draught');
const offerings = tokens('idol-offering');

const numbers = {
  draughts: [1, 1, 2, 3],
  might: [0, 0, 1, 1],
  lay: [3, 3, 3, 4],
  pen: [6, 6, 6, 5],
  sealed: [3, 3, 3, 3],
  offerings: [3, 3, 3, 3],
} as const;
const memory = { sealed: keep.count(20) };
type Mine = Hands<typeof memory, typeof numbers>;

const IDOL = 'idol';
const THRESHOLDS: readonly TileId[] = [UPPER, ENTRANCE, BASEMENT];
const LAST_ROUND = 12;

const isOpenThreshold = (g: Betrayal, at: TileId): boolean => THRESHOLDS.includes(at) && !offerings.lieOn(g, at);
const openThresholds = (g: Betrayal): TileId[] => THRESHOLDS.filter((at) => isOpenThreshold(g, at));
const isShutIn = (g: Betrayal, reach: readonly TileId[]): boolean =>
  !openThresholds(g).some((at) => reach.includes(at));

function offer(g: Betrayal, at: TileId): void {
  offerings.place(g, { at });
  say(g, 'offered', { at });
}

/** A Draught that begins its turn on the tile of the fallen Idol may bear it. */
function* takeUp(g: Betrayal, me: Mine): Rules {
  const idol = looseIdol.first(g);
  if (idol === undefined || idol.at === null) return;
  const there = draughts.on(g, idol.at).filter(isAwake);
  if (there.length === 0) return;
  const bearers = there.map(({ id }) => ({ id: `bear-idol:${id}`, who: id, details: { who: id } }));
  const { who } = yield* hauntChoice(g, me.traitor, 'bear', [...bearers, { id: 'bear-not', who: null }]);
  if (who !== null) looseIdol.take(g, idol, who);
}

function* blow(g: Betrayal, me: Mine, one: MonsterState): Rules {
  const ends = salted(g, one.at);
  if (ends.length === 0 || (yield* plainDice(g, 1, one.id)) < 2) return;
  use(g, 'draughts');
  const end = yield* hauntTile(g, me.traitor, 'blow', ends);
  if (end !== undefined) sweep(g, one.at, end);
}

export const theSaltLine = haunt<Mine>({
  number: 28,
  type: 'traitor',
  traitor: 'revealer',
  numbers,
  memory,
  books: { all: ['doorway', 'salt', 'idol'], heroes: ['pen', 'sealed'], traitor: ['draughts', 'fallen', 'late'] },
  counters: { sealed: { goal: 'sealed', side: 'heroes' } },
  tallies: {
    pen: { count: (g, me) => pen(g, me).length, goal: 'pen', falls: true, side: 'heroes' },
    offerings: { count: offerings.count, goal: 'offerings', side: 'traitor' },
    watch: { until: LAST_ROUND },
  },
  // Nobody takes the Idol up or lays it down without a word of this haunt, except that a Draught may drop it.
  tokens: [salts, offerings, looseIdol],
  monsters: {
    draught: {
      traits: { might: 3, speed: 4, knowledge: 2, sanity: 3 },
      comes: { count: 'draughts', to: 'traitor', last: true },
      carries: [looseIdol.id],
      harmed(g, _me, one) {
        stun(g, one);
        looseIdol.layDown(g, looseIdol.firstHeldBy(g, one.id));
      },
      instead: [
        {
          id: 'offer',
          of: 'nothing',
          can: (g, _me, one) => (carrierOf(g) === one.id && isOpenThreshold(g, one.at) ? [one.at] : []),
          *does(g, _me, one) {
            if ((yield* plainDice(g, 4, one.id)) >= 5) offer(g, one.at);
          },
        },
        {
          id: 'scour',
          of: 'nothing',
          can: (g, _me, one) => (carrierOf(g) === one.id ? salted(g, one.at) : []),
          *does(g, _me, one, end) {
            if ((yield* plainDice(g, 4, one.id)) >= 3) sweep(g, one.at, end);
          },
        },
      ],
      atEnd: blow,
    },
  },
  rises: { might: 'might', speed: 1 },
  setup: {
    traitor: (g, _me, traitor) => entrust(g, traitor, IDOL),
  },
  noWay: (g, me, from, to, who) =>
    (who === me.traitor || isMonster(who)) && saltIn(g, from, to) !== undefined ? 'salt-in-the-way' : undefined,
  cannot: (_g, me, who, doing, what) =>
    what === IDOL && ((doing === 'trade' && who === me.traitor) || doing === 'own') ? 'kept-from-it' : undefined,
  onMoved: (g) => sweepLost(g),
  endOfTurn: (g) => sweepLost(g),
  onDeath(g, me, seat) {
    if (seat !== me.traitor) return;
    // From now on it is a thing that lies there, and no card any more.
    removeCard(g, IDOL);
    use(g, 'fallen');
    looseIdol.place(g, { at: tileOf(g, seat) });
  },
  startOfMonsters: takeUp,
  endOfMonsters(g, me) {
    if (!isSealed(g, me)) return;
    use(g, 'pen');
    use(g, 'sealed');
    advance(g, me.memory, 'sealed');
  },
  actions: {
    'lay-salt': {
      by: 'heroes',
      roll: 'knowledge',
      can: (g, _me, _who, at) => doorways(g, at).filter((tile) => saltIn(g, at, tile) === undefined),
      rows: { lay: (g, _me, { at, to }) => salts.place(g, { edge: [at, to] }) },
    },
    offer: {
      by: 'traitor',
      roll: 'might',
      can: (g, _me, who, at) => explorerAt(g, who).cards.includes(IDOL) && isOpenThreshold(g, at),
      rows: { 5: (g, _me, { at }) => offer(g, at) },
    },
    scour: {
      by: 'traitor',
      roll: ['sanity', 'speed'],
      can: (g, _me, _who, at) => salted(g, at),
      rows: { 3: (g, _me, { at, to }) => sweep(g, at, to) },
    },
  },
  tells: ['offered', 'sealed'],
  asks: ['blow', 'bear'],
  ends: [
    { side: 'traitor', why: 'offered', reached: 'offerings' },
    { side: 'heroes', why: 'sealed', reached: 'sealed' },
    { side: 'heroes', why: 'dawn', after: LAST_ROUND, when: (_g, me) => me.memory.sealed >= 2 },
    { side: 'traitor', why: 'draught', after: LAST_ROUND },
  ],
  progress: { heroes: 'sealed', traitor: 'offerings' },
  aims: {
    heroes(g, me) {
      const wanted = ring(g, me);
      return [
        { worth: wanted.length === 0 ? 0 : 4 + 6 / wanted.length, at: wanted.flat() },
        { worth: 1.5, at: pen(g, me) },
      ];
    },
    traitor(g, me) {
      const reach = pen(g, me);
      return [
        { worth: 9, at: openThresholds(g) },
        { worth: isShutIn(g, reach) ? 7 : 1, at: reach.filter((tile) => salted(g, tile).length > 0) },
        ...heroesHunted(g, (prey) => (reach.includes(tileOf(g, prey)) ? 3 : 1)),
      ];
    },
    monsters: (g, me, one) => {
      const reach = pen(g, me);
      const near = reach.filter((tile) => salted(g, tile).length > 0);
      return [
        { worth: carrierOf(g) === one.id ? 9 : 0, at: openThresholds(g) },
        { worth: 8, at: looseIdol.tiles(g) },
        { worth: 5, at: near },
        ...heroesHunted(g, 2),
      ];
    },
  },
  likes: {
    'lay-salt': (g, me, seat, { tile }) => {
      const [here, there] = [tileOf(g, seat), tile];
      const wanted = ring(g, me);
      const isWanted = wanted.some((pair) => pair.includes(here) && pair.includes(there));
      return isWanted ? 6 + 6 / wanted.length : wanted.length === 0 ? 1 : 0.3;
    },
    offer: 10,
    scour: (g, me, seat) => {
      const reach = pen(g, me);
      return isAlive(g, seat) && (isShutIn(g, reach) || reach.length <= me.n.pen + 2) ? 8 : 2;
    },
    'drop-loose-idol': -5,
    bear: { 'bear-idol': 3 },
  },
});
