import type { Betrayal, Floor, Hands, Region, Rules, Seat, TileId } from '../kit.ts';
import {
  awakeMonstersOn,
  damage,
  distance,
  ensureTile,
  haunt,
  heroesHunted,
  heroesOn,
  isAlive,
  isHero,
  isTraitorOn,
  LANDINGS,
  REGIONS,
  regionOf,
  rollFor,
  roundOf,
  say,
  seatsFrom,
  symbolOf,
  tileDef,
  tileOf,
  tiles,
  tokens,
  traitOf,
  whereAre,
} from '../kit.ts';
import { apart, closeChain, heave, linkBetween, linkedTo, links, memory, snap, tautOf } from './02-links.ts';

const used = tokens('used');
const vows = tokens('vow');

const numbers = { bridesmaids: [2, 2, 3, 4], broken: [3, 4, 5, 5], vows: [2, 2, 2, 2] } as const;
type Mine = Hands<typeof memory, typeof numbers>;

const HALLS: Readonly<Record<Floor, TileId>> = { basement: 'catacombs', ground: 'chapel', upper: 'observatory' };

/** What the heroes must break; never more than can be broken. */
const goal = (g: Betrayal, me: Mine): number => Math.min(me.n.broken, me.memory.broken + links.count(g));

const halls = (g: Betrayal, region: Region): TileId[] =>
  tiles(g).filter((tile) => symbolOf(tile) === 'omen' && regionOf(g, tile) === region);

/** An Omen tile serves once. Where a region has none left, and none to come, its landing does. */
function serves(g: Betrayal, tile: TileId): boolean {
  if (used.lieOn(g, tile)) return false;
  if (symbolOf(tile) === 'omen') return true;
  const region = regionOf(g, tile);
  const isToCome = (one: TileId): boolean => symbolOf(one) === 'omen' && tileDef(one).regions.includes(region);
  return (
    LANDINGS[region] === tile && halls(g, region).every((one) => used.lieOn(g, one)) && !g.state.stack.some(isToCome)
  );
}
const hasVow = (g: Betrayal, region: Region): boolean => vows.tiles(g).some((at) => regionOf(g, at) === region);
const servingTiles = (g: Betrayal): TileId[] => tiles(g).filter((tile) => serves(g, tile));

/** Heroes linked to the traitor and near enough to see the vow. */
const witnesses = (g: Betrayal, me: Mine, traitor: Seat): Seat[] =>
  linkedTo(g, traitor).filter((hero) => apart(g, hero, traitor) <= me.memory.slack);

/** Partners with whom a hero can break a Link here. */
function partners(g: Betrayal, who: Seat): Seat[] {
  const at = tileOf(g, who);
  if (isTraitorOn(g, at) || awakeMonstersOn(g, at).length > 0 || !serves(g, at)) return [];
  return heroesOn(g, at).filter((other) => other !== who && linkBetween(g, who, other) !== undefined);
}

function* breakLink(g: Betrayal, me: Mine, who: Seat, partner: Seat): Rules {
  let sum = 0;
  for (const seat of [who, partner]) sum += yield* rollFor(g, seat, 'might', []);
  // What was done about the dice may have cost one of them their life, and the Link with it.
  if (sum < 7 || linkBetween(g, who, partner) === undefined) return say(g, 'held', { who, n: sum });
  used.place(g, { at: tileOf(g, who) });
  snap(g, me, who, partner);
}

/** A pull is worth it for who is stronger: a partner to a hall, the traitor away from one. */
function heaveWorth(g: Betrayal, seat: Seat, other: Seat): number {
  if (traitOf(g, seat, 'might') <= traitOf(g, other, 'might')) return -1;
  if (isHero(g, seat) && isHero(g, other)) return serves(g, tileOf(g, seat)) ? 3 : -1;
  return isHero(g, seat) && serves(g, tileOf(g, other)) ? 3 : -1;
}

export const chainedVows = haunt<Mine>({
  number: 2,
  type: 'traitor',
  traitor: 'revealer',
  numbers,
  memory,
  books: { all: ['taut', 'slack', 'used', 'ring', 'death'], heroes: ['wrench'], traitor: ['rebind'] },
  counters: { slack: {} },
  tallies: {
    broken: { count: (_g, me) => me.memory.broken, goal, side: 'heroes' },
    vow: { count: vows.count, goal: 'vows', side: 'traitor' },
  },
  tokens: [links, used, vows],
  monsters: {
    bridesmaid: {
      traits: { might: 4, speed: 3, knowledge: 2, sanity: 3 },
      comes: { count: 'bridesmaids', to: 'traitor', last: true },
    },
  },
  rises: { might: 1 },
  setup: {
    heroes(g, me) {
      const ring = seatsFrom(g, me.traitor);
      for (const [i, seat] of ring.entries()) links.place(g, { on: seat, of: ring[(i + 1) % ring.length] ?? seat });
    },
    *traitor(g, _me, traitor) {
      for (const region of REGIONS)
        if (halls(g, region).length === 0) yield* ensureTile(g, HALLS[region], traitor, [region]);
    },
  },
  /** The Ring stays with the traitor. */
  cannot: (_g, me, who, doing, what) =>
    what === 'ring' && who === me.traitor && doing === 'trade' ? 'kept-from-it' : undefined,
  won: [
    /** Wrench: a hero who beats the traitor by 2 may tear their Link instead. */
    {
      ...{ by: 'hero', over: 'traitor', margin: 2, asks: ['wrench', 'wrench-link', 'wrench-hurt'], rule: 'wrench' },
      can: (g, _me, { by, loser }) => linkBetween(g, by, loser) !== undefined,
      does: (g, me, { by, loser }) => snap(g, me, by, loser),
    },
    /** Rebind: the traitor who beats a hero that is not linked to them may chain that hero again. */
    {
      ...{ by: 'traitor', over: 'hero', asks: ['rebind', 'rebind-link', 'rebind-hurt'], rule: 'rebind' },
      can: (g, _me, { by, loser }) => linkBetween(g, by, loser) === undefined && links.count(g) < g.seats,
      does: (g, _me, { by, loser }) => links.place(g, { on: by, of: loser }),
    },
  ],
  *endOfTurn(g, me, seat) {
    if (!isHero(g, seat) || !isAlive(g, seat)) return;
    const taut = roundOf(g) >= 2 ? tautOf(g, me, seat) : 0;
    if (taut > 0) yield* damage(g, seat, 'physical', taut, 'BH-STRUCT-05');
    if (roundOf(g) >= 11) yield* damage(g, seat, 'general', 1, 'BH-STRUCT-05');
  },
  endOfRound(g, me) {
    const slack = roundOf(g) >= 8 ? 1 : roundOf(g) >= 5 ? 2 : 3;
    if (slack === me.memory.slack) return;
    me.memory.slack = slack;
    say(g, 'slack', { n: slack });
  },
  onDeath(g, me, seat) {
    if (isHero(g, seat)) closeChain(g, me, seat);
  },
  actions: {
    heave: {
      by: 'all',
      can: (g, _me, who, at) =>
        linkedTo(g, who).filter(
          (other) => isAlive(g, other) && tileOf(g, other) !== at && Number.isFinite(apart(g, who, other)),
        ),
      does: (g, _me, { who, whom }) => heave(g, who, whom),
    },
    break: {
      by: 'heroes',
      can: (g, _me, who) => partners(g, who),
      does: (g, me, { who, whom }) => breakLink(g, me, who, whom),
    },
    vow: {
      by: 'traitor',
      roll: 'sanity',
      can: (g, me, who, at) => serves(g, at) && !hasVow(g, regionOf(g, at)) && witnesses(g, me, who).length > 0,
      rows: {
        5(g, _me, { at }) {
          vows.place(g, { at });
          used.place(g, { at });
        },
      },
    },
  },
  tells: ['broken', 'held', 'heaved', 'slack'],
  asks: ['way', 'wrench', 'rebind'],
  ends: [
    { side: 'heroes', why: 'broken', when: (g, me) => me.memory.broken >= goal(g, me) },
    { side: 'heroes', why: 'traitor-dead', when: (g, me) => !isAlive(g, me.traitor) },
    { side: 'traitor', why: 'vows', reached: 'vow' },
  ],
  progress: { heroes: (g, me) => Math.min(1, me.memory.broken / Math.max(1, goal(g, me))), traitor: 'vow' },
  aims: {
    heroes(g, me, seat) {
      const serving = servingTiles(g);
      const friends = linkedTo(g, seat).filter((other) => isHero(g, other));
      const together = serving.filter((tile) => whereAre(g, friends).some((one) => distance(g, one, tile) <= 2));
      const mayWrench = linkedTo(g, seat).includes(me.traitor);
      return [
        { worth: friends.length > 0 ? 4 : 1, at: serving },
        { worth: friends.length > 0 ? 7 : 1, at: together },
        { worth: 3, at: whereAre(g, friends) },
        { worth: serving.length < 2 ? 4 : 1, explore: true },
        { worth: mayWrench ? 5 : 2.5, prey: me.traitor },
      ];
    },
    traitor(g, me, seat) {
      const free = servingTiles(g).filter((tile) => !hasVow(g, regionOf(g, tile)));
      const chained = whereAre(g, linkedTo(g, seat));
      const seen = free.filter((tile) => chained.some((one) => distance(g, one, tile) <= me.memory.slack));
      return [
        { worth: 5, at: free },
        { worth: 9, at: seen },
        { worth: free.length === 0 ? 5 : 0.5, explore: true },
        ...heroesHunted(g, (prey) => (linkedTo(g, seat).includes(prey) ? 2 : 3)),
      ];
    },
    monsters: (g) => [{ worth: 3, at: servingTiles(g) }, ...heroesHunted(g, 3)],
  },
  likes: {
    break: 6,
    heave: (g, _me, seat, { whom }) => heaveWorth(g, seat, whom),
    wrench: { 'wrench-link': 4, 'wrench-hurt': 1 },
    rebind: (g, me, seat, { id }) => (id === 'rebind-link' ? (witnesses(g, me, seat).length === 0 ? 2 : -1) : 0),
  },
});
