import type { Rules, Seat } from '@dreadhouse/engine';
import {
  type Aim,
  adjacent,
  agrees,
  areOpposed,
  BASEMENT,
  type Betrayal,
  carriedBy,
  countOf,
  endTurnOf,
  type FigureId,
  figuresOn,
  type Hands,
  has,
  haunt,
  heal,
  heroes,
  heroesOn,
  inSight,
  isHero,
  isMonster,
  isStart,
  keep,
  lies,
  place,
  placeToken,
  put,
  type Region,
  regionOf,
  removeToken,
  say,
  scatter,
  type TileId,
  tileOf,
  tiles,
  tokensOf,
  tokensOn,
  traitRoll,
  unset,
  use,
} from '../kit.ts';

const numbers = {
  evidence: [8, 8, 11, 11],
  cleaners: [0, 0, 1, 1],
  speed: [1, 1, 1, 2],
  developed: [3, 4, 5, 6],
} as const;
const memory = {
  developed: keep.count(100),
  /** Whether the attack under way is a hero's: what a hero suffers by it is no attack by the others. */
  byHero: keep.flag,
  /** Whether the Cleaner whose turn it is has attacked. */
  fought: keep.flag,
};
type Mine = Hands<typeof memory, typeof numbers>;

const BATH = 'bath';
const HANDFUL = 3;
const LAST_ROUND = 12;

const samplesOf = (g: Betrayal, seat: Seat): number => carriedBy(g, seat, 'sample').length;
/** What can still be developed, with what has been. */
const left = (g: Betrayal, me: Mine): number => me.memory.developed + countOf(g, 'sample') + countOf(g, 'evidence');

function removeEvidence(g: Betrayal, at: TileId): void {
  const [one] = tokensOn(g, at, 'evidence');
  if (one !== undefined) removeToken(g, one);
}

/** No opponent on the tile, beside it or in line of sight. */
function isQuiet(g: Betrayal, who: Seat, at: TileId = tileOf(g, who)): boolean {
  const near = tiles(g).filter((tile) => tile === at || adjacent(g, at, who).includes(tile) || inSight(g, at, tile));
  return !near.some((tile) => figuresOn(g, tile).some((one) => areOpposed(g, who, one)));
}

function spoil(g: Betrayal, seat: Seat): void {
  if (!has(g, seat, BATH)) return;
  unset(g, seat, BATH);
  say(g, 'spoilt', { who: seat });
}

/** Quiet, please: an attack spoils every Bath in the regions of both. */
function disturb(g: Betrayal, ...regions: Region[]): void {
  for (const seat of heroes(g)) if (regions.includes(regionOf(g, tileOf(g, seat)))) spoil(g, seat);
}

function* develop(g: Betrayal, me: Mine, seat: Seat): Rules {
  unset(g, seat, BATH);
  use(g, 'bath');
  const result = yield* traitRoll(g, seat, 'knowledge', { purpose: 'haunt', rule: 'BH-STRUCT-06', leasts: [4, 0] });
  if (result < 4 || !heroes(g).includes(seat)) return say(g, 'blank', { who: seat });
  for (const sample of carriedBy(g, seat, 'sample')) {
    removeToken(g, sample);
    me.memory.developed += 1;
  }
  say(g, 'developed', { who: seat, n: me.memory.developed });
}

/** Burn it: a Sample in place of the damage, and so no new Evidence. */
function* burn(g: Betrayal, traitor: Seat, hero: Seat): Rules<boolean> {
  const [sample] = carriedBy(g, hero, 'sample');
  if (sample === undefined || !(yield* agrees(g, traitor, 'burn', 'burn-sample', 'burn-not'))) return false;
  use(g, 'burn');
  removeToken(g, sample);
  return true;
}

const evidenceTiles = (g: Betrayal): TileId[] => [...new Set(tokensOf(g, 'evidence').flatMap(({ at }) => at ?? []))];

function aims(g: Betrayal, me: Mine, seat: Seat): Aim[] {
  if (!isHero(g, seat)) {
    const bathing = heroes(g).filter((one) => has(g, one, BATH));
    const prey = (one: Seat): number => (bathing.includes(one) ? 7 : samplesOf(g, one) > 0 ? 2 + samplesOf(g, one) : 1);
    return [{ worth: 5, at: evidenceTiles(g) }, ...heroes(g).map((one) => ({ worth: prey(one), prey: one }))];
  }
  const mine = samplesOf(g, seat);
  const isEnough = mine >= HANDFUL || me.memory.developed + mine >= me.n.developed || evidenceTiles(g).length === 0;
  const quiet = tiles(g).filter((tile) => isQuiet(g, seat, tile));
  return [
    { worth: mine < HANDFUL ? (isEnough ? 2 : 6) : 0, at: evidenceTiles(g) },
    { worth: mine === 0 ? 0 : isEnough ? 8 : 2, at: quiet },
  ];
}

export const chainOfCustody = haunt<typeof memory, typeof numbers>({
  number: 15,
  type: 'traitor',
  traitor: 'revealer',
  numbers,
  memory,
  books: { all: ['wound', 'blood'], heroes: ['custody', 'bath'], traitor: ['burn', 'late'] },
  counters: { developed: { goal: 'developed', side: 'heroes' } },
  tallies: { evidence: { count: (g) => countOf(g, 'evidence') } },
  tokens: [{ id: 'evidence' }, { id: 'sample', carried: { most: HANDFUL, by: 'heroes', kept: true } }],
  statuses: [{ id: BATH }],
  monsters: [
    {
      id: 'cleaner',
      traits: { might: 3, speed: 3, knowledge: 1, sanity: 2 },
      comes: { count: 'cleaners', to: 'traitor' },
      *atEnd(g, me, one) {
        const { fought } = me.memory;
        me.memory.fought = false;
        if (!fought && heroesOn(g, one.at).length === 0) removeEvidence(g, one.at);
      },
    },
  ],
  rises: { speed: 'speed' },
  setup: {
    *heroes(g, me) {
      const rooms = tiles(g).filter((tile) => !isStart(tile));
      scatter(g, 'evidence', rooms, me.n.evidence);
    },
  },
  *startOfTurn(g, me, seat) {
    if (has(g, seat, BATH)) yield* develop(g, me, seat);
  },
  *startOfMonsters(_g, me) {
    me.memory.fought = false;
  },
  *onAttack(g, me, { attacker, defender }) {
    me.memory.byHero = isHero(g, attacker);
    if (isMonster(attacker)) me.memory.fought = true;
    const region = (who: FigureId): Region => regionOf(g, tileOf(g, who));
    disturb(g, region(attacker), region(defender));
  },
  *onThrow(g, _me, seat, at) {
    disturb(g, regionOf(g, tileOf(g, seat)), regionOf(g, at));
  },
  *onMoved(g, _me, { who }) {
    if (!isMonster(who)) spoil(g, who);
  },
  *afterDamage(g, me, { who, from }) {
    spoil(g, who);
    // Every wound tells, if it is one that the traitor or a Cleaner came to inflict.
    if (from === 'attack' && isHero(g, who) && !me.memory.byHero) placeToken(g, 'evidence', { at: tileOf(g, who) });
  },
  won: [{ by: 'traitor', over: 'hero', margin: 2, does: (g, _me, { by, loser }) => burn(g, by, loser) }],
  /** Blood will out: the traitor does not die of it, but it shows. */
  *insteadOfDeath(g, me, seat) {
    if (seat !== me.traitor) return false;
    for (let i = 0; i < 2; i++) placeToken(g, 'evidence', { at: tileOf(g, seat) });
    heal(g, seat, 'all');
    endTurnOf(g, seat);
    yield* place(g, seat, BASEMENT);
    return true;
  },
  *onDeath(g, _me, seat) {
    for (const sample of carriedBy(g, seat, 'sample')) {
      removeToken(g, sample);
      placeToken(g, 'evidence', { at: tileOf(g, seat) });
    }
  },
  actions: [
    {
      id: 'bag-it',
      by: 'heroes',
      roll: 'knowledge',
      can: (g, _me, who, at) => lies(g, 'evidence', at) && (samplesOf(g, who) < HANDFUL || 'carries-enough'),
      rows: {
        *4(g, _me, { who, at }) {
          removeEvidence(g, at);
          placeToken(g, 'sample', { on: who });
        },
      },
    },
    {
      id: 'start-the-bath',
      by: 'heroes',
      cost: 'turn',
      can: (g, _me, who) => samplesOf(g, who) > 0 && (isQuiet(g, who) || 'enemies-near'),
      does: (g, _me, { who }) => put(g, who, BATH),
    },
    {
      id: 'scrub',
      by: 'traitor',
      roll: ['speed', 'knowledge'],
      can: (g, _me, _who, at) => lies(g, 'evidence', at),
      rows: { 4: (g, _me, { at }) => removeEvidence(g, at) },
    },
  ],
  tells: ['spoilt', 'blank', 'developed'],
  asks: ['burn'],
  ends: [
    { side: 'heroes', why: 'developed', reached: 'developed' },
    { side: 'traitor', why: 'clean', at: 'turn', when: (g, me) => left(g, me) < me.n.developed },
    { side: 'traitor', why: 'closed', after: LAST_ROUND },
  ],
  progress: {
    heroes: (g, me) => Math.min(1, (me.memory.developed + 0.4 * countOf(g, 'sample')) / me.n.developed),
    traitor: (g, me) =>
      Math.min(1, Math.max(0, (me.n.evidence + 1 - left(g, me)) / (me.n.evidence + 2 - me.n.developed))),
  },
  aims,
  monsterAims: (g) => [
    { worth: 4, at: evidenceTiles(g).filter((tile) => heroesOn(g, tile).length === 0) },
    ...heroes(g).map((prey) => ({ worth: has(g, prey, BATH) ? 6 : 1, prey })),
  ],
  likes: {
    'bag-it': 7,
    'start-the-bath': (g, me, seat) => {
      const mine = samplesOf(g, seat);
      const isEnough = mine >= 2 || me.memory.developed + mine >= me.n.developed || evidenceTiles(g).length === 0;
      return isEnough ? 6 + mine : -1;
    },
    scrub: 6,
    burn: (_g, _me, _seat, { id }) => (id === 'burn-sample' ? 3 : 0),
  },
});
