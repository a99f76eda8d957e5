import type { Betrayal, Hands, Seat, TileId } from '../kit.ts';
import {
  BASEMENT,
  checkEnds,
  damage,
  distancesFrom,
  ENTRANCE,
  explorerAt,
  haunt,
  huntsNearest,
  isAlive,
  isMonster,
  isStart,
  keep,
  living,
  monsters,
  monstersTurn,
  rather,
  regionOf,
  say,
  symbolOf,
  tileOf,
  tiles,
  tokens,
  traitOf,
} from '../kit.ts';

const drowned = monsters('drowned');
const scents = tokens('scent');
const wren = tokens('wren', { carried: { most: 1, freely: true, atDeath: 'tile' } });

const numbers = { scents: [8, 9, 8, 11], drowned: [1, 2, 3, 3], might: [4, 5, 5, 4], flood: [8, 8, 8, 8] } as const;
const memory = {
  water: keep.count(8),
  /** Wren has been found: from now on she is somewhere in the house. */
  found: keep.flag,
};
type Mine = Hands<typeof memory, typeof numbers, 'none'>;

const bearer = (g: Betrayal): Seat | undefined => living(g).find((seat) => wren.areHeldBy(g, seat));
const smells = (g: Betrayal, tile: TileId): boolean =>
  ['event', 'omen'].includes(symbolOf(tile) ?? '') && !scents.lieOn(g, tile);

/** At 3 the Basement is under water, at 6 the Ground Floor, too. */
function isFlooded(g: Betrayal, { memory: { water } }: Mine, tile: TileId): boolean {
  const region = regionOf(g, tile);
  return (region === 'basement' && water >= 3) || (region === 'ground' && water >= 6);
}

/** She is where the way from the Entrance Hall is longest; where several are as far, the first of the list. */
function find(g: Betrayal, me: Mine): void {
  me.memory.found = true;
  const far = distancesFrom(g, ENTRANCE, 'explorer');
  const reached = tiles(g).filter((tile) => far.has(tile));
  const some = rather(reached, (tile) => !isStart(tile));
  const most = Math.max(...some.map((tile) => far.get(tile) ?? 0));
  const at = some.find((tile) => far.get(tile) === most) ?? ENTRANCE;
  wren.place(g, { at });
  say(g, 'found', { at });
}

/** What comes with the water: at 2 the first of the Drowned, at 5 one more. */
function rise(g: Betrayal, me: Mine): void {
  me.memory.water += 1;
  const { water } = me.memory;
  say(g, 'water', { n: water });
  if (water === 3) say(g, 'basement-flooded');
  if (water === 6) say(g, 'ground-flooded');
  const count = water === 2 ? me.n.drowned : water === 5 ? 1 : 0;
  for (let i = 0; i < count; i++) drowned.spawn(g, BASEMENT);
}

export const bringHerHome = haunt<Mine>({
  number: 43,
  type: 'none',
  numbers,
  memory,
  books: { all: ['wren', 'water', 'flood'] },
  counters: { water: { goal: 'flood' } },
  tallies: { scent: { count: scents.count, goal: 'scents' } },
  tokens: [scents, wren],
  monsters: {
    drowned: { traits: { might: 'might', speed: 3, knowledge: 1, sanity: 1 }, behaviour: huntsNearest },
  },
  // The water rises first, and then they come.
  monstersAct: () => 'when-called',
  *endOfRound(g, me) {
    rise(g, me);
    checkEnds(g);
    if (g.state.monsters.length > 0) yield* monstersTurn(g);
  },
  stepCost: (g, me, { who, from }, now) => {
    const isLaden = !isMonster(who) && wren.areHeldBy(g, who);
    return isLaden || isFlooded(g, me, from) ? Math.max(2, now) : now;
  },
  *endOfTurn(g, me, seat) {
    if (isAlive(g, seat) && isFlooded(g, me, tileOf(g, seat))) yield* damage(g, seat, 'physical', 1, 'BH-STRUCT-05');
  },
  actions: {
    'follow-the-scent': {
      by: 'all',
      roll: 'knowledge',
      bonus: (g, _me, { who }) => (explorerAt(g, who).cards.includes('dog') ? 2 : 0),
      where: smells,
      rows: {
        4(g, me, { at }) {
          scents.place(g, { at });
          if (!me.memory.found && scents.count(g) >= me.n.scents) find(g, me);
        },
      },
    },
  },
  tells: ['found', 'water', 'basement-flooded', 'ground-flooded'],
  ends: [
    {
      side: 'heroes',
      why: 'home',
      when: (g) => {
        const seat = bearer(g);
        return seat !== undefined && tileOf(g, seat) === ENTRANCE;
      },
    },
    { side: 'house', why: 'drowned', reached: 'water' },
  ],
  progress: {
    heroes: (g, me) =>
      (0.7 * Math.min(scents.count(g), me.n.scents)) / me.n.scents + (bearer(g) === undefined ? 0 : 0.2),
    traitor: 'water',
  },
  aims: (g, me, seat) => {
    const wet = { worth: 1, shun: tiles(g).filter((tile) => isFlooded(g, me, tile)) };
    const drowned = g.state.monsters.map(({ id }) => ({ worth: traitOf(g, seat, 'might') >= 5 ? 2 : 0.5, prey: id }));
    if (bearer(g) === seat) return [{ worth: 12, at: [ENTRANCE] }];
    if (!me.memory.found) {
      const left = tiles(g).filter((tile) => smells(g, tile));
      const needed = me.n.scents - scents.count(g);
      return [{ worth: 6, at: left }, { worth: left.length < needed ? 6 : 2, explore: true }, ...drowned, wet];
    }
    // Whoever is free goes to her, or keeps the Drowned away from whoever has her.
    return [{ worth: 10, at: wren.tiles(g) }, ...drowned, wet];
  },
  likes: { 'follow-the-scent': (_g, me) => (me.memory.found ? 0 : 8) },
});
