import { type Option, type Rules, type Seat, shape } from '@dreadhouse/engine';
import {
  type Aim,
  BASEMENT,
  type Betrayal,
  checkEnds,
  damage,
  distance,
  ENTRANCE,
  ensureTile,
  entrust,
  explorerAt,
  gain,
  gainChosen,
  has,
  haunt,
  hauntChoice,
  hauntTile,
  heal,
  heroes,
  inSight,
  isAlive,
  isCritical,
  isHero,
  isInHouse,
  isMonster,
  isTraitor,
  judgedAfter,
  layCard,
  loseChosen,
  type Mine as MineOf,
  monstersOf,
  passOut,
  pickUpCard,
  placeToken,
  put,
  rollAgainst,
  roundOf,
  spawn,
  type TileId,
  TRAITS,
  type Trait,
  tileOf,
  tiles,
  tokensOf,
  tokensOn,
  traitOf,
  UPPER,
  unset,
  use,
} from '../kit.ts';

const numbers = { might: [2, 2, 2, 2], masons: [2, 3, 4, 5], statues: [2, 2, 2, 3], washes: [3, 3, 3, 3] } as const;
interface Memory {
  /** What was washed gives way: for a moment stone can rise. */
  softened: boolean;
}
type Mine = MineOf<Memory, typeof numbers>;

const IDOL = 'idol';
const [STATUE, WHISPERED] = ['statue', 'whispered'];
const LAST_ROUND = 12;

interface Basin {
  readonly tile: TileId;
  /** Where it is washed if the tile has no place in the house. */
  readonly landing: TileId;
  readonly trait: Trait;
}
const BLOODY: TileId = 'bloody-room';
const BASINS: readonly Basin[] = [
  { tile: 'underground-lake', landing: BASEMENT, trait: 'might' },
  { tile: 'larder', landing: ENTRANCE, trait: 'knowledge' },
  { tile: BLOODY, landing: UPPER, trait: 'sanity' },
];

const placeOf = (g: Betrayal, { tile, landing }: Basin): TileId => (isInHouse(g, tile) ? tile : landing);
const basinOn = (g: Betrayal, at: TileId): Basin | undefined => BASINS.find((one) => placeOf(g, one) === at);
const basins = (g: Betrayal): TileId[] => BASINS.map((one) => placeOf(g, one));
const unwashed = (g: Betrayal): TileId[] => basins(g).filter((at) => tokensOn(g, at, 'wash').length === 0);

const bearer = (g: Betrayal): Seat | undefined => heroes(g).find((seat) => explorerAt(g, seat).cards.includes(IDOL));
const idolAt = (g: Betrayal): TileId | undefined => g.state.laid.find(({ card }) => card === IDOL)?.at;

/** A hero's critical traits have turned to stone: they neither rise nor fall. */
const stones = (g: Betrayal, seat: Seat): number => TRAITS.filter((trait) => isCritical(g, seat, trait)).length;
const statues = (g: Betrayal): Seat[] => [...g.state.explorers.keys()].filter((seat) => has(g, seat, STATUE));

/** All four traits are stone: the figure stays, the hero does not. */
function* harden(g: Betrayal, seat: Seat): Rules {
  if (!isHero(g, seat) || !isAlive(g, seat) || stones(g, seat) < TRAITS.length) return;
  if (explorerAt(g, seat).cards.includes(IDOL)) layCard(g, seat, IDOL, tileOf(g, seat));
  yield* passOut(g, seat, STATUE);
}

/** More than two traits are not stone from the start. */
function* soften(g: Betrayal, me: Mine, seat: Seat): Rules {
  me.memory.softened = true;
  while (stones(g, seat) > 2) {
    const critical = TRAITS.filter((trait) => isCritical(g, seat, trait));
    yield* gainChosen(g, seat, critical);
  }
  me.memory.softened = false;
}

interface Gain extends Option {
  readonly trait: Trait | null;
}
const GAINS: readonly Gain[] = [
  ...TRAITS.map((trait) => ({ id: `warm:${trait}`, trait, details: { trait } })),
  { id: 'stay-cold', trait: null },
];

/** The marker, the blood, then whether that was the last one; then warmth for everybody who is no Statue. */
function* wash(g: Betrayal, me: Mine, who: Seat): Rules {
  const at = tileOf(g, who);
  placeToken(g, 'wash', { at });
  if (at === BLOODY) yield* damage(g, who, 'physical', 1, 'BH-STRUCT-06');
  checkEnds(g);
  for (const seat of heroes(g)) {
    const { trait } = yield* hauntChoice<Gain>(g, seat, 'warmth', GAINS);
    me.memory.softened = true;
    if (trait !== null) gain(g, seat, trait);
    me.memory.softened = false;
  }
}

interface Choice extends Option {
  readonly yes: boolean;
}
const KNOCK: readonly Choice[] = [
  { id: 'knock-away', yes: true },
  { id: 'knock-not', yes: false },
];

function aims(g: Betrayal, _me: Mine, seat: Seat): Aim[] {
  const owner = bearer(g);
  if (!isHero(g, seat)) {
    const pull = (prey: Seat): number => (prey === owner ? 6 : 2 + stones(g, prey));
    return heroes(g).map((prey) => ({ worth: pull(prey), prey }));
  }
  if (owner === seat) return [{ worth: 9, at: unwashed(g) }];
  const lying = idolAt(g);
  if (owner === undefined) return [{ worth: 8, at: lying === undefined ? [] : [lying] }];
  const near = monstersOf(g, 'mason').filter(({ at }) => distance(g, tileOf(g, owner), at) <= 2);
  return [
    // The next hands walk beside the owner, or ahead.
    { worth: stones(g, owner) >= 2 ? 6 : 2, at: [tileOf(g, owner)] },
    { worth: 2, at: unwashed(g) },
    ...near.map(({ id }) => ({ worth: 3, prey: id })),
  ];
}

export const stoneByStone = haunt<Memory, typeof numbers>({
  number: 23,
  type: 'traitor',
  traitor: 'left',
  numbers,
  start: () => ({ softened: false }),
  shape: () => shape.record<Memory>({ softened: shape.flag }),
  books: { all: ['stone', 'slow', 'statue', 'idol'], heroes: ['touch', 'warmth'], traitor: ['knock', 'dusk'] },
  tallies: {
    wash: { count: (g) => tokensOf(g, 'wash').length, goal: 'washes', side: 'heroes' },
    statue: { count: (g) => statues(g).length, goal: 'statues', side: 'traitor' },
    dusk: { count: roundOf, goal: () => LAST_ROUND },
  },
  tokens: [{ id: 'wash' }],
  statuses: [
    { id: STATUE, keepsTurn: true },
    {
      id: WHISPERED,
      *onRoll(g, me, roll) {
        if (me.owner === null || roll.who !== me.owner) return;
        roll.more += 1;
        unset(g, me.owner, WHISPERED);
      },
      *endOfTurn(g, me, seat) {
        if (seat === me.owner) unset(g, seat, WHISPERED);
      },
    },
  ],
  monsters: [{ id: 'mason', traits: { might: 4, speed: 3, knowledge: 2, sanity: 2 } }],
  setup: {
    *heroes(g, me) {
      yield* ensureTile(g, 'underground-lake', null);
      yield* ensureTile(g, 'larder', null);
      yield* ensureTile(g, BLOODY, null);
      const [first, ...others] = heroes(g);
      if (first === undefined || me.traitor === null) return;
      const from = tileOf(g, me.traitor);
      const far = (seat: Seat): number => distance(g, from, tileOf(g, seat));
      const nearest = others.reduce((best, seat) => (far(seat) < far(best) ? seat : best), first);
      if (bearer(g) === undefined) entrust(g, nearest, IDOL);
      for (const seat of heroes(g)) yield* soften(g, me, seat);
    },
    *traitor(g, me) {
      if (me.traitor === null) return;
      heal(g, me.traitor, 'all');
      gain(g, me.traitor, 'might', me.n.might);
      for (let i = 0; i < me.n.masons; i++) spawn(g, 'mason', tileOf(g, me.traitor));
    },
  },
  lowest: (g, _me, seat, now) => (isHero(g, seat) ? 1 : now),
  spills: (g, _me, seat) => isHero(g, seat),
  cannotRise: (g, me, seat, trait) => isHero(g, seat) && isCritical(g, seat, trait) && !me.memory.softened,
  allowance: (g, _me, seat, now) => (isHero(g, seat) ? Math.max(1, now - stones(g, seat)) : now),
  cannot: (g, _me, who, doing, what) => {
    if (what !== IDOL) return undefined;
    // It is taken up as it lies, and it is no loot.
    if (doing === 'loot') return 'kept-from-it';
    return doing === 'own' && isTraitor(g, who) ? 'kept-from-it' : undefined;
  },
  *afterDamage(g, _me, { who }) {
    yield* harden(g, who);
  },
  *afterLoss(g, _me, seat) {
    yield* harden(g, seat);
  },
  *onGain(g, _me, who, what) {
    if (what !== IDOL || !isHero(g, who)) return;
    use(g, 'touch');
    yield* loseChosen(g, who);
  },
  *outcome(g, me, fight) {
    const { attacker, winner, loser } = fight;
    if (winner === null || winner !== attacker || winner !== me.traitor || loser === null || isMonster(loser)) return;
    if (bearer(g) !== loser || !(yield* hauntChoice(g, winner, 'knock', KNOCK)).yes) return;
    use(g, 'knock');
    const near = tiles(g).filter((tile) => !basins(g).includes(tile) && distance(g, tileOf(g, winner), tile) <= 2);
    const to = yield* hauntTile(g, winner, 'knock-to', near);
    if (to === undefined) return;
    fight.damage = 0;
    layCard(g, loser, IDOL, to);
  },
  actions: [
    {
      id: 'wash',
      by: 'heroes',
      roll: (g, _me, { who }) => ({ traits: [basinOn(g, tileOf(g, who))?.trait ?? 'might'] }),
      can: (g, _me, who) => bearer(g) === who && unwashed(g).includes(tileOf(g, who)),
      rows: { 5: (g, me, { who }) => wash(g, me, who) },
    },
    {
      id: 'take-the-idol',
      by: 'heroes',
      can: (g, _me, who) => idolAt(g) === tileOf(g, who),
      does: (g, _me, { who }) => pickUpCard(g, who, IDOL),
    },
    {
      id: 'whisper',
      by: 'heroes',
      also: ['dead'],
      can: (g, _me, who) =>
        has(g, who, STATUE) && heroes(g).filter((seat) => inSight(g, tileOf(g, who), tileOf(g, seat))),
      *does(g, _me, { target }) {
        put(g, Number(target), WHISPERED);
      },
    },
    {
      id: 'gaze',
      by: 'traitor',
      can: (g, _me, who) => heroes(g).filter((seat) => inSight(g, tileOf(g, who), tileOf(g, seat))),
      *does(g, _me, { who, target }) {
        const [mine, theirs] = yield* rollAgainst(g, who, Number(target), 'sanity', 'BH-STRUCT-06');
        if (mine > theirs && isAlive(g, Number(target))) yield* loseChosen(g, Number(target));
      },
    },
  ],
  asks: ['warmth', 'knock', 'knock-to'],
  ends: [
    { side: 'heroes', why: 'washed', when: (g, me) => tokensOf(g, 'wash').length >= me.n.washes },
    { side: 'traitor', why: 'garden', when: (g, me) => statues(g).length >= me.n.statues },
    ...judgedAfter<Memory, typeof numbers>(
      LAST_ROUND,
      { heroes: 'dusk', traitor: 'night' },
      (g) => tokensOf(g, 'wash').length >= 2,
    ),
  ],
  progress: {
    heroes: (g, me) => tokensOf(g, 'wash').length / me.n.washes,
    traitor: (g, me) => Math.min(1, statues(g).length / me.n.statues),
  },
  aims,
  likes: {
    wash: () => 12,
    'take-the-idol': (g, _me, seat) => (stones(g, seat) >= 3 ? 1 : 8),
    'keep-idol': (g, _me, seat) => 6 - 1.5 * Math.max(0, stones(g, seat) - 1),
    whisper: (g, _me, _seat, { details }) => (bearer(g) === Number(details?.['target']) ? 3 : 1),
    warmth: (g, _me, seat, { details }) => warmthWorth(g, seat, details?.['trait'] as Trait | undefined), // as the options are made
    gaze: (g, _me, seat, { details }) => {
      const hero = Number(details?.['target']);
      const isStronger = traitOf(g, seat, 'sanity') >= traitOf(g, hero, 'sanity');
      return (isStronger ? 3 : 1.5) + 0.5 * stones(g, hero) + (bearer(g) === hero ? 1 : 0);
    },
    knock: (_g, _me, _seat, { id }) => (id === 'knock-away' ? 2 : 1),
    'knock-to': (g, _me, _seat, { id }) => {
      const near = (tile: TileId): number => Math.min(9, distance(g, tile, id as TileId)); // options are tiles
      return Math.min(...unwashed(g).map(near)) + 0.3 * Math.min(...heroes(g).map((hero) => near(tileOf(g, hero))));
    },
  },
});

/** What moves comes first, then what is stone, then what a basin asks for. */
function warmthWorth(g: Betrayal, seat: Seat, trait: Trait | undefined): number {
  if (trait === undefined) return 0;
  const { [trait]: step } = explorerAt(g, seat).traits;
  return (step === 1 ? 2 : 1 / step) + (trait === 'speed' ? 0.6 : 0);
}
