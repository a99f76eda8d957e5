import { type Rules, type Seat, shape } from '@dreadhouse/engine';
import {
  type Aim,
  type Betrayal,
  carriedBy,
  damage,
  distance,
  ENTRANCE,
  expose,
  type Hands,
  haunt,
  hauntChoice,
  hauntTile,
  heroes,
  heroesOn,
  isAlive,
  isHero,
  keep,
  layDown,
  monstersOf,
  placeToken,
  plainDice,
  roomsOnFoot,
  roundOf,
  say,
  sealed,
  spawn,
  type TileId,
  type Token,
  TRAITS,
  type Trait,
  take,
  tileOf,
  tiles,
  tilesWith,
  together,
  tokensOn,
  traitOf,
  traitRoll,
  use,
  type Victory,
} from '../kit.ts';

const numbers = { dice: [4, 5, 5, 5], laurels: [4, 5, 4, 4], squires: [0, 1, 1, 2] } as const;
const WEAK = shape.whole(0, 99);
const memory = {
  laurels: keep.count(99),
  /** Traits with a Won marker. */
  won: keep.some(TRAITS),
  /** Weakness tokens of the Champion. */
  weak: keep.as(
    () => ({ might: 0, speed: 0, knowledge: 0, sanity: 0 }),
    () => shape.record({ might: WEAK, speed: WEAK, knowledge: WEAK, sanity: WEAK }),
  ),
  /** The round of the last bout, and who fought it. */
  boutIn: keep.count(99),
  fighter: keep.seat,
};
type Mine = Hands<typeof memory, typeof numbers>;

const BALLROOM: TileId = 'ballroom';
const RELICS = { might: 'gauntlet', speed: 'spur', knowledge: 'visor', sanity: 'crest' } as const;
const RELIC_KINDS = Object.values(RELICS);
const NEEDED = 3;
const FIRST_BILL = 2;
const LAST_ROUND = 12;
/** How far a Relic is flung. */
const FLUNG = 3;

const relicsOf = (g: Betrayal, seat: Seat): Token[] => RELIC_KINDS.flatMap((kind) => carriedBy(g, seat, kind));
const relicOn = (g: Betrayal, tile: TileId): Token | undefined =>
  RELIC_KINDS.flatMap((kind) => tokensOn(g, tile, kind))[0];
const isOn = (g: Betrayal, seat: Seat): boolean => isAlive(g, seat) && tileOf(g, seat) === BALLROOM;
const isFought = (g: Betrayal, me: Mine): boolean => me.memory.boutIn === roundOf(g);
const left = ({ memory }: Mine): Trait[] => TRAITS.filter((trait) => !memory.won.includes(trait));
/** Whoever fought the last bout waits for the next, unless nobody else is left. */
const mayFight = (g: Betrayal, me: Mine, seat: Seat): boolean =>
  me.memory.fighter !== seat || heroes(g).every((one) => one === seat);

const isCheered = (g: Betrayal, seat: Seat): boolean => heroesOn(g, BALLROOM).some((one) => one !== seat);
const armed = (g: Betrayal, seat: Seat, trait: Trait): number => carriedBy(g, seat, RELICS[trait]).length;

/** The Champion's dice on a trait, besides what guards it. */
function champions(g: Betrayal, me: Mine, trait: Trait): number {
  const watched = me.traitor !== null && isOn(g, me.traitor) ? 1 : 0;
  return Math.max(2, me.n.dice - me.memory.weak[trait]) + watched;
}

function* bout(g: Betrayal, me: Mine, fighter: Seat): Rules {
  Object.assign(me.memory, { boutIn: roundOf(g), fighter });
  const picks = left(me).map((trait) => ({ id: `bout:${trait}`, trait, details: { trait } }));
  const asked = me.traitor === null ? [fighter] : [fighter, me.traitor];
  const [chosen, guard] = yield* sealed(g, asked, 'bout', () => picks);
  if (chosen === undefined) return;
  const { trait } = chosen;
  expose(g, `with-${trait}`, { who: fighter });
  if (guard !== undefined) expose(g, `guard-${guard.trait}`);
  const more = { dice: armed(g, fighter, trait), bonus: isCheered(g, fighter) ? 1 : 0 };
  const mine = yield* traitRoll(g, fighter, trait, { purpose: 'haunt', rule: 'BH-STRUCT-06', ...more });
  if (!isAlive(g, fighter)) return;
  const [champion] = monstersOf(g, 'champion');
  const dice = Math.min(8, champions(g, me, trait) + (guard?.trait === trait ? 2 : 0));
  const theirs = yield* plainDice(g, dice, champion?.id ?? null);
  yield* settle(g, me, fighter, trait, mine - theirs);
}

/** Won, drawn or lost; what it counts for comes before what it costs. */
function* settle(g: Betrayal, { memory }: Mine, fighter: Seat, trait: Trait, margin: number): Rules {
  if (margin > 0) {
    memory.won.push(trait);
    return say(g, 'won', { who: fighter, n: memory.won.length });
  }
  memory.weak[trait] += 1;
  if (margin === 0) return say(g, 'drawn', { who: fighter });
  memory.laurels += 1;
  say(g, 'lost', { who: fighter, n: memory.laurels });
  const kind = trait === 'might' || trait === 'speed' ? 'physical' : 'mental';
  yield* damage(g, fighter, kind, Math.min(2, -margin), 'BH-STRUCT-06');
}

/** The bill for a round without a bout. */
function* bill(g: Betrayal, { memory }: Mine): Rules {
  memory.laurels += 1;
  say(g, 'billed', { n: memory.laurels });
  for (const seat of heroes(g)) yield* damage(g, seat, 'general', 1, 'BH-STRUCT-05');
}

/** Disarm: a Relic flies somewhere near in place of the damage. */
function* disarm(g: Betrayal, _me: Mine, { winner, by, loser }: Victory): Rules<boolean> {
  const near = tiles(g).filter((tile) => tile !== BALLROOM && distance(g, tileOf(g, winner), tile) <= FLUNG);
  const relics = relicsOf(g, loser).map((token) => ({
    ...{ id: `disarm:${token.kind}`, details: { token: token.kind }, token },
  }));
  if (relics.length === 0 || near.length === 0) return false;
  const { token } = yield* hauntChoice(g, by, 'disarm', [...relics, { id: 'disarm-not', token: null }]);
  if (token === null) return false;
  use(g, 'disarm');
  layDown(g, token, yield* hauntTile(g, by, 'flung', near));
  return true;
}

const weakOn = (trait: Trait) => ({ count: (_g: Betrayal, me: Mine) => me.memory.weak[trait] });

export const theHostsChampion = haunt<typeof memory, typeof numbers>({
  number: 37,
  type: 'traitor',
  traitor: { most: 'might', not: 'revealer' },
  numbers,
  memory,
  books: { all: ['bout', 'result', 'bill', 'champion'], traitor: ['disarm', 'dance'] },
  counters: { laurels: { goal: 'laurels', side: 'traitor' } },
  tallies: {
    won: { count: (_g, me) => me.memory.won.length, goal: () => NEEDED, side: 'heroes' },
    'weak-might': weakOn('might'),
    'weak-speed': weakOn('speed'),
    'weak-knowledge': weakOn('knowledge'),
    'weak-sanity': weakOn('sanity'),
  },
  tokens: RELIC_KINDS.map((id) => ({ id, carried: { most: 1, by: 'heroes' as const } })),
  monsters: [
    {
      id: 'champion',
      traits: { might: 0, speed: 0, knowledge: 0, sanity: 0 },
      attack: 'never',
      harmed: 'unharmed',
      attackable: false,
      hinders: false,
      pushed: 'never',
      ownTurn: false,
    },
    { id: 'squire', traits: { might: 3, speed: 4, knowledge: 2, sanity: 2 } },
  ],
  places: [BALLROOM],
  rises: {},
  setup: {
    *heroes(g) {
      const rooms = roomsOnFoot(g).filter((tile) => tile !== BALLROOM);
      g.shuffle('relics', rooms);
      for (const [i, kind] of RELIC_KINDS.entries()) placeToken(g, kind, { at: rooms[i % rooms.length] ?? ENTRANCE });
    },
    *traitor(g, me, traitor) {
      spawn(g, 'champion', BALLROOM);
      for (let i = 0; i < me.n.squires; i++) spawn(g, 'squire', tileOf(g, traitor));
    },
  },
  won: [{ by: 'enemy', over: 'hero', does: disarm }],
  *endOfRound(g, me) {
    if (roundOf(g) >= FIRST_BILL && !isFought(g, me)) yield* together(g, bill(g, me));
  },
  actions: [
    {
      id: 'step-forward',
      by: 'heroes',
      cost: 'attack',
      can: (g, me, who) => {
        if (!isOn(g, who)) return false;
        return isFought(g, me) ? 'used-already' : mayFight(g, me, who) || 'kept-from-it';
      },
      does: (g, me, { who }) => bout(g, me, who),
    },
    {
      id: 'pick-up',
      by: 'heroes',
      can: (g, _me, _who, at) => relicOn(g, at) !== undefined,
      *does(g, _me, { who, at }) {
        const relic = relicOn(g, at);
        if (relic !== undefined) take(g, relic, who);
      },
    },
  ],
  tells: [...TRAITS.flatMap((trait) => [`with-${trait}`, `guard-${trait}`]), ...['won', 'drawn', 'lost', 'billed']],
  asks: ['bout', 'disarm', 'flung'],
  ends: [
    { side: 'heroes', why: 'bested', when: (_g, me) => me.memory.won.length >= NEEDED },
    { side: 'traitor', why: 'laurels', reached: 'laurels' },
    { side: 'traitor', why: 'dance', after: LAST_ROUND },
  ],
  progress: {
    heroes: (_g, me) => Math.min(1, me.memory.won.length / NEEDED),
    traitor: (g, me) => Math.min(1, Math.max(me.memory.laurels / me.n.laurels, roundOf(g) / (LAST_ROUND + 2))),
  },
  aims: (g, me, seat) => (isHero(g, seat) ? fences(g, me, seat) : marshals(g)),
  monsterAims: (g) => marshals(g).filter(({ prey }) => prey !== undefined),
  likes: {
    'step-forward': (g, me, seat) => (strength(g, me, seat, ranked(g, me, seat)[0]) >= -2 || isDue(g, me) ? 8 : 1),
    'pick-up': 6,
    bout: (g, me, seat, { details }) => {
      const fighter = me.memory.fighter ?? seat;
      const order = ranked(g, me, fighter);
      // Every third time the second best, each by its own count, so that neither side can be read.
      const second = seat === fighter ? (roundOf(g) + fighter) % 3 === 0 : (roundOf(g) + me.memory.laurels) % 3 === 1;
      return order[second ? 1 : 0] === details?.['trait'] ? 2 : 0;
    },
    disarm: (_g, _me, _seat, { id }) => (id === 'disarm-not' ? 2 : 3),
  },
});

const isDue = (g: Betrayal, me: Mine): boolean => roundOf(g) >= FIRST_BILL && !isFought(g, me);

/** How far a fighter is ahead of the Champion with a trait, in dice. */
function strength(g: Betrayal, me: Mine, seat: Seat, trait: Trait | undefined): number {
  if (trait === undefined) return -9;
  return traitOf(g, seat, trait) + armed(g, seat, trait) + (isCheered(g, seat) ? 1 : 0) - champions(g, me, trait);
}

const ranked = (g: Betrayal, me: Mine, seat: Seat): Trait[] =>
  left(me).sort((a, b) => strength(g, me, seat, b) - strength(g, me, seat, a));

/** To the Ballroom, to fight or to cheer; to the Relics while others fight. */
function fences(g: Betrayal, me: Mine, seat: Seat): Aim[] {
  const isMine = !isFought(g, me) && mayFight(g, me, seat);
  const lying = left(me).flatMap((trait) => tilesWith(g, RELICS[trait]));
  const others = heroesOn(g, BALLROOM).filter((one) => one !== seat).length;
  return [
    { worth: isMine && others === 0 ? 9 : isMine ? 6 : others === 1 ? 5 : 3, at: [BALLROOM] },
    { worth: 5, at: lying },
    ...(me.traitor === null ? [] : [{ worth: isOn(g, me.traitor) ? 2.5 : 1, prey: me.traitor }]),
  ];
}

/** At the Champion's side, unless somebody with a Relic can be caught. */
function marshals(g: Betrayal): Aim[] {
  return [
    { worth: 4, at: [BALLROOM] },
    ...heroes(g).map((prey) => ({ worth: relicsOf(g, prey).length > 0 ? 5 : 3, prey })),
  ];
}
