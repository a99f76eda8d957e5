import type { Betrayal, Hands, MonsterId, TileId } from '../kit.ts';
import {
  advance,
  BASEMENT,
  distance,
  ENTRANCE,
  haunt,
  heroes,
  heroesOn,
  isAlive,
  isAwake,
  isHero,
  isMonster,
  monster,
  tileOf,
  tiles,
  traitOf,
  UPPER,
  use,
} from '../kit.ts';
import {
  burns,
  burnUp,
  cut,
  isStitched,
  lamps,
  lanterns,
  letLoose,
  marks,
  memory,
  pins,
  relight,
  shadowOf,
  shadows,
  stitch,
  stunnedOn,
} from './17-shadows.ts';
import { aims } from './17-wishes.ts';

const numbers = {
  lamps: [2, 3, 3, 3],
  might: [0, 1, 1, 2],
  marks: [3, 2, 3, 4],
  burned: [2, 2, 3, 3],
  dawn: [10, 10, 10, 10],
} as const;
type Mine = Hands<typeof memory, typeof numbers>;

const LAMPS: readonly TileId[] = [ENTRANCE, UPPER, BASEMENT];
const DAWN = 10;

/** Lit tiles: with a burning Lamp, or the living traitor's with a burning Lantern. */
const isLit = (g: Betrayal, { traitor }: Mine, tile: TileId): boolean =>
  burns(lamps.firstOn(g, tile)) || (burns(lanterns.first(g)) && isAlive(g, traitor) && tileOf(g, traitor) === tile);
/** No Shadow is in the house, and too few of them were burned. */
const isWhole = (g: Betrayal, me: Mine): boolean => shadows.count(g) === 0 && me.memory.burned < me.n.burned;

export const secondShadow = haunt<Mine>({
  number: 17,
  type: 'traitor',
  traitor: 'revealer',
  numbers,
  memory,
  books: { all: ['thin', 'shadow', 'dawn', 'shy'], traitor: ['lit', 'burning', 'blown-out', 'cut'] },
  counters: { burned: { goal: 'burned', side: 'traitor' }, night: { goal: 'dawn' } },
  tallies: { loose: { count: shadows.count, goal: () => 0, falls: true, side: 'heroes' } },
  tokens: [lamps, lanterns, pins, marks],
  monsters: {
    shadow: {
      traits: {
        might: 3,
        speed: (g, _me, { of }) => (of === null || !isAlive(g, of) ? 2 : traitOf(g, of, 'speed')),
        knowledge: 2,
        sanity: 3,
      },
      attack: 'never',
      ownRoll: true,
      atEnd(g, me, one) {
        if (!isLit(g, me, one.at)) return;
        use(g, 'lit');
        use(g, 'burning');
        marks.place(g, { on: one.id });
        if (marks.heldBy(g, one.id).length >= me.n.marks) burnUp(g, me.memory, one);
      },
    },
  },
  rises: { might: 'might', speed: 1 },
  setup: {
    heroes(g, me) {
      for (const at of LAMPS.slice(0, me.n.lamps)) lamps.place(g, { at });
      for (const seat of heroes(g)) letLoose(g, seat);
    },
    traitor: (g, _me, traitor) => lanterns.place(g, { on: traitor }),
  },
  /** Thin: a die less, one at the least. */
  dice: (g, me, { who }, now) =>
    !isMonster(who) && isHero(g, who) && !isStitched(me.memory, who) ? Math.max(Math.min(1, now), now - 1) : now,
  cannot: (g, _me, who, doing) => {
    const isStuck = isMonster(who) && doing === 'get-up' && pins.areHeldBy(g, monster(g, who).id);
    return isStuck ? 'kept-from-it' : undefined;
  },
  *outcome(g, me, fight) {
    const { attacker, defender, winner, loser } = fight;
    if (winner === null || loser === null) return;
    // A hero who loses against a Shadow is only shaken.
    if (loser === attacker && isMonster(defender) && isHero(g, loser))
      Object.assign(fight, { damage: 1, kind: 'mental' });
    if (winner === me.traitor && winner === attacker && !isMonster(loser) && (yield* cut(g, me.memory, winner, loser)))
      fight.damage = 0;
  },
  afterDamage(g, me, { who, kind }) {
    const light = lanterns.first(g);
    if (who !== me.traitor || kind !== 'physical' || light === undefined || !light.up) return;
    use(g, 'blown-out');
    lanterns.turn(g, light, false);
  },
  onDeath(g, me, seat) {
    const shadow = shadowOf(g, seat);
    if (shadow !== undefined) burnUp(g, me.memory, shadow);
    const light = lanterns.first(g);
    if (seat === me.traitor && light !== undefined) lanterns.remove(g, light);
  },
  endOfRound(g, me) {
    advance(g, me.memory, 'night');
    if (me.memory.night >= me.n.dawn) for (const shadow of shadows.all(g)) burnUp(g, me.memory, shadow);
  },
  actions: {
    pin: {
      by: 'heroes',
      roll: ['knowledge', 'sanity'],
      can: (g, _me, who) =>
        stunnedOn(g, who)
          .filter((one) => one.of !== who && !pins.areHeldBy(g, one.id))
          .map(({ id }) => id),
      rows: {
        4: (g, _me, { target }) => pins.place(g, { on: target as MonsterId }), // as listed above
      },
    },
    stitch: {
      by: 'heroes',
      roll: ['knowledge', 'sanity'],
      can: (g, _me, who) => stunnedOn(g, who).some(({ of }) => of === who),
      rows: { 4: (g, me, { who }) => stitch(g, me.memory, who) },
    },
    snuff: {
      by: 'heroes',
      roll: 'sanity',
      can: (g, _me, _who, at) => burns(lamps.firstOn(g, at)),
      rows: { 4: (g, _me, { at }) => lamps.turn(g, lamps.firstOn(g, at), false) },
    },
    relight: {
      by: 'traitor',
      can: (g) => lanterns.first(g)?.up === false,
      does: (g, _me, { who }) => relight(g, who),
    },
    kindle: {
      by: 'traitor',
      can: (g, _me, _who, at) => lamps.firstOn(g, at)?.up === false,
      does: (g, _me, { at }) => lamps.turn(g, lamps.firstOn(g, at), true),
    },
    pull: {
      by: 'traitor',
      can: (g, _me, who) =>
        stunnedOn(g, who)
          .filter((one) => pins.areHeldBy(g, one.id))
          .map(({ id }) => id),
      does: (g, _me, { target }) => pins.strip(g, target as MonsterId), // as listed above
    },
  },
  tells: ['burned', 'stitched', 'night'],
  asks: ['cut'],
  ends: [
    { side: 'traitor', why: 'burned', reached: 'burned' },
    { side: 'heroes', why: 'sewn', at: 'turn', when: isWhole },
    { side: 'heroes', why: 'sewn', at: 'monsters', when: isWhole },
    { side: 'heroes', why: 'noon', after: DAWN, when: (_g, me) => me.memory.burned < me.n.burned },
    { side: 'traitor', why: 'burned', after: DAWN },
  ],
  progress: { heroes: (g) => 1 - shadows.count(g) / Math.max(1, g.seats - 1), traitor: 'burned' },
  aims: {
    ...aims,
    // To the light, where no hero is near; and away from heroes in any case.
    monsters: (g, me) => {
      const isSafe = (tile: TileId): boolean => heroes(g).every((seat) => distance(g, tileOf(g, seat), tile) >= 2);
      return [
        { worth: 7, at: tiles(g).filter((tile) => isLit(g, me, tile) && isSafe(tile)) },
        { worth: 4, at: tiles(g).filter((tile) => isLit(g, me, tile) && heroesOn(g, tile).length === 0) },
        { worth: 4, shun: tiles(g).filter((tile) => !isSafe(tile)) },
      ];
    },
  },
  likes: {
    stitch: 10,
    pin: 6,
    snuff: (g) => (shadows.all(g).some(isAwake) ? 3 : 1),
    relight: 6,
    kindle: 5,
    pull: 5,
    cut: { 'cut-loose': 1 },
  },
});
