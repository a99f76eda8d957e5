import type { Betrayal, Hands, Seat, TileId, Trait } from '../kit.ts';
import {
  agrees,
  distance,
  ensureTile,
  entrust,
  explorerAt,
  haunt,
  hauntTile,
  heroes,
  heroesHunted,
  inSight,
  isAlive,
  isCritical,
  isHero,
  isMonster,
  isTraitor,
  layCard,
  loseChosen,
  monsters,
  pickUpCard,
  rollAgainst,
  status,
  tileOf,
  tiles,
  traitOf,
  use,
} from '../kit.ts';
import {
  BLOODY,
  basinOn,
  basins,
  bearer,
  harden,
  IDOL,
  idolAt,
  memory,
  soften,
  statue,
  statues,
  stones,
  unwashed,
  wash,
  washes,
} from './23-stone.ts';

const masons = monsters('mason');
const whispered = status('whispered', {
  onRoll(g, me, roll) {
    if (me.owner === null || roll.who !== me.owner) return;
    roll.more += 1;
    whispered.lift(g, me.owner);
  },
  endOfTurn(g, me, seat) {
    if (seat === me.owner) whispered.lift(g, seat);
  },
});

const numbers = { might: [2, 2, 2, 2], masons: [2, 3, 4, 5], statues: [2, 2, 2, 3], washes: [3, 3, 3, 3] } as const;
type Mine = Hands<typeof memory, typeof numbers>;
const LAST_ROUND = 12;

export const stoneByStone = haunt<Mine>({
  number: 23,
  type: 'traitor',
  traitor: 'left',
  numbers,
  memory,
  books: { all: ['stone', 'slow', 'statue', 'idol'], heroes: ['touch', 'warmth'], traitor: ['knock', 'dusk'] },
  tallies: {
    wash: { count: washes.count, goal: 'washes', side: 'heroes' },
    statue: { count: (g) => statues(g).length, goal: 'statues', side: 'traitor' },
    dusk: { until: LAST_ROUND },
  },
  tokens: [washes],
  statuses: [statue, whispered],
  monsters: {
    mason: { traits: { might: 4, speed: 3, knowledge: 2, sanity: 2 }, comes: { count: 'masons', to: 'traitor' } },
  },
  rises: { might: 'might' },
  setup: {
    *heroes(g, me) {
      yield* ensureTile(g, 'underground-lake', null);
      yield* ensureTile(g, 'larder', null);
      yield* ensureTile(g, BLOODY, null);
      const [first, ...others] = heroes(g);
      if (first === undefined) return;
      const from = tileOf(g, me.traitor);
      const far = (seat: Seat): number => distance(g, from, tileOf(g, seat));
      const nearest = others.reduce((best, seat) => (far(seat) < far(best) ? seat : best), first);
      if (bearer(g) === undefined) entrust(g, nearest, IDOL);
      for (const seat of heroes(g)) yield* soften(g, me, seat);
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
  afterDamage: (g, _me, { who }) => harden(g, who),
  afterLoss: (g, _me, seat) => harden(g, seat),
  *onGain(g, _me, who, what) {
    if (what !== IDOL || !isHero(g, who)) return;
    use(g, 'touch');
    yield* loseChosen(g, who);
  },
  *outcome(g, me, fight) {
    const { attacker, winner, loser } = fight;
    if (winner === null || winner !== attacker || winner !== me.traitor || loser === null || isMonster(loser)) return;
    if (bearer(g) !== loser || !(yield* agrees(g, winner, 'knock', 'knock-away', 'knock-not'))) return;
    use(g, 'knock');
    const near = tiles(g).filter((tile) => !basins(g).includes(tile) && distance(g, tileOf(g, winner), tile) <= 2);
    const to = yield* hauntTile(g, winner, 'knock-to', near);
    if (to === undefined) return;
    fight.damage = 0;
    layCard(g, loser, IDOL, to);
  },
  actions: {
    wash: {
      by: 'heroes',
      roll: (g, _me, { at }) => basinOn(g, at)?.trait ?? 'might',
      can: (g, _me, who, at) => bearer(g) === who && unwashed(g).includes(at),
      rows: { 5: (g, me, { who }) => wash(g, me, who) },
    },
    'take-the-idol': {
      by: 'heroes',
      can: (g, _me, _who, at) => idolAt(g) === at,
      does: (g, _me, { who }) => pickUpCard(g, who, IDOL),
    },
    whisper: {
      by: 'heroes',
      also: ['dead'],
      can: (g, _me, who, at) => statue.isOn(g, who) && heroes(g).filter((seat) => inSight(g, at, tileOf(g, seat))),
      does: (g, _me, { whom }) => whispered.put(g, whom),
    },
    gaze: {
      by: 'traitor',
      can: (g, _me, _who, at) => heroes(g).filter((seat) => inSight(g, at, tileOf(g, seat))),
      *does(g, _me, { who, whom }) {
        const [mine, theirs] = yield* rollAgainst(g, who, whom, 'sanity', 'BH-STRUCT-06');
        if (mine > theirs && isAlive(g, whom)) yield* loseChosen(g, whom);
      },
    },
  },
  asks: ['warmth', 'knock', 'knock-to'],
  ends: [
    { side: 'heroes', why: 'washed', reached: 'wash' },
    { side: 'traitor', why: 'garden', reached: 'statue' },
    { side: 'heroes', why: 'dusk', after: LAST_ROUND, when: (g) => washes.count(g) >= 2 },
    { side: 'traitor', why: 'night', after: LAST_ROUND },
  ],
  progress: { heroes: 'wash', traitor: 'statue' },
  aims: {
    heroes(g, _me, seat) {
      const owner = bearer(g);
      if (owner === seat) return [{ worth: 9, at: unwashed(g) }];
      const lying = idolAt(g);
      if (owner === undefined) return [{ worth: 8, at: lying === undefined ? [] : [lying] }];
      const near = masons.all(g).filter(({ at }) => distance(g, tileOf(g, owner), at) <= 2);
      return [
        // The next hands walk beside the owner, or ahead.
        { worth: stones(g, owner) >= 2 ? 6 : 2, at: [tileOf(g, owner)] },
        { worth: 2, at: unwashed(g) },
        ...near.map(({ id }) => ({ worth: 3, prey: id })),
      ];
    },
    traitor(g) {
      const owner = bearer(g);
      const pull = (prey: Seat): number => (prey === owner ? 6 : 2 + stones(g, prey));
      return heroesHunted(g, (prey) => pull(prey));
    },
  },
  likes: {
    wash: 12,
    'take-the-idol': (g, _me, seat) => (stones(g, seat) >= 3 ? 1 : 8),
    'keep-idol': (g, _me, seat) => 6 - 1.5 * Math.max(0, stones(g, seat) - 1),
    whisper: (g, _me, _seat, { whom }) => (bearer(g) === whom ? 3 : 1),
    warmth: (g, _me, seat, { details }) => warmthWorth(g, seat, details?.['trait'] as Trait | undefined),
    gaze: (g, _me, seat, { whom: hero }) => {
      const isStronger = traitOf(g, seat, 'sanity') >= traitOf(g, hero, 'sanity');
      return (isStronger ? 3 : 1.5) + 0.5 * stones(g, hero) + (bearer(g) === hero ? 1 : 0);
    },
    knock: { 'knock-away': 2, 'knock-not': 1 },
    'knock-to': (g, _me, _seat, { tile }) => {
      const near = (from: TileId): number => Math.min(9, distance(g, from, tile));
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
