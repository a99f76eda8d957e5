import type { Aim, Betrayal, Hands, MonsterState, Rules, Seat, TileId, Token } from '../kit.ts';
import {
  advance,
  awakeMonstersOn,
  damage,
  explorersOn,
  fight,
  haunt,
  hunting,
  inSight,
  isInHouse,
  isThere,
  isUndisturbed,
  keep,
  living,
  monsters,
  monstersTurn,
  othersAlive,
  tileOf,
  tiles,
  tilesWith,
  together,
  traitOf,
  walkTo,
} from '../kit.ts';
import {
  goalOf,
  isFull,
  isJammed,
  live,
  liveMarkers,
  nextToLight,
  runOut,
  setUp,
  shielded,
  TRANSMITTERS,
  transmitterOn,
  transmitters,
  tuned,
} from './31-transmitters.ts';

const echoKind = monsters('echo');

const numbers = {
  calibrated: [3, 4, 4, 3],
  tune: [4, 4, 4, 5],
  sanity: [3, 3, 3, 4],
  at2: [0, 0, 1, 2],
  at3: [1, 1, 0, 0],
  at4: [0, 0, 1, 1],
  at5: [0, 1, 0, 0],
  at6: [0, 0, 1, 0],
  hum: [8, 8, 8, 9],
} as const;
const memory = { hum: keep.count(99) };
type Mine = Hands<typeof memory, typeof numbers, 'none'>;
const ARRIVALS = { 2: 'at2', 3: 'at3', 4: 'at4', 5: 'at5', 6: 'at6' } as const;
const SOUNDPROOFED: TileId = 'soundproofed-room';
/** From here on the Hum hurts twice. */
const LOUD = 6;

const seesSomebody = (g: Betrayal, tile: TileId, others: readonly Seat[]): boolean =>
  others.some((other) => inSight(g, tile, tileOf(g, other), (one) => isJammed(g, one)));

const isShielded = (g: Betrayal, seat: Seat): boolean => shielded.isOn(g, seat) || tileOf(g, seat) === SOUNDPROOFED;

/** Whoever sees nobody else hears it; settled for all before it hurts the first. */
function* theHum(g: Betrayal, me: Mine): Rules {
  const all = living(g);
  const alone = all.filter((seat) => {
    return !isShielded(g, seat) && !seesSomebody(g, tileOf(g, seat), othersAlive(g, seat));
  });
  for (const seat of alone) yield* damage(g, seat, 'mental', me.memory.hum >= LOUD ? 2 : 1, 'BH-STRUCT-05');
}

function arrive(g: Betrayal, me: Mine): void {
  const name = ARRIVALS[me.memory.hum as keyof typeof ARRIVALS] as (typeof ARRIVALS)[2] | undefined; // none at other numbers
  const count = name === undefined ? 0 : me.n[name];
  for (let i = 0; i < count; i++) {
    const at = goalOf(g) ?? tilesWith(g, 'low')[0];
    if (at !== undefined) echoKind.spawn(g, at);
  }
}

function* echoes(g: Betrayal, _me: Mine, one: MonsterState, steps: number): Rules {
  const goal = goalOf(g, one);
  if (goal !== undefined) yield* walkTo(g, one, goal, steps);
  if (!isThere(g, one.id)) return;
  const here = explorersOn(g, one.at);
  const least = Math.min(...here.map((seat) => traitOf(g, seat, 'sanity')));
  const prey = here.find((seat) => traitOf(g, seat, 'sanity') === least);
  if (prey !== undefined) yield* fight(g, one.id, prey);
}

export const wrongFrequency = haunt<Mine>({
  number: 31,
  type: 'none',
  numbers,
  memory,
  books: { all: ['tuning', 'live', 'hum', 'sight', 'echoes', 'order'] },
  counters: { hum: { goal: 'hum' } },
  tallies: {
    full: { count: (g, me) => transmitters(g).filter((one) => isFull(me, one)).length, goal: () => 3 },
    live: { count: (g) => live(g).length, goal: () => 3 },
  },
  tokens: [...TRANSMITTERS.map(({ kind }) => ({ id: kind })), liveMarkers],
  statuses: [shielded],
  monsters: {
    echo: {
      traits: { might: 3, speed: 3, knowledge: 3, sanity: 'sanity' },
      attack: 'sanity',
      behaviour: echoes,
    },
  },
  setup: { all: setUp },
  monstersAct: () => 'when-called',
  /** The Hum, then the Echoes, then what was Live, then the Hum grows and brings more of them. */
  *endOfRound(g, me) {
    yield* together(g, theHum(g, me));
    if (g.state.monsters.length > 0) yield* monstersTurn(g);
    runOut(g);
    for (const seat of living(g)) shielded.lift(g, seat);
    advance(g, me.memory, 'hum');
    arrive(g, me);
  },
  actions: {
    tune: {
      by: 'all',
      roll: ['knowledge', 'sanity'],
      bonus(g, me, { at }) {
        const one = transmitterOn(g, at);
        return one !== undefined && isFull(me, one) ? 1 : 0;
      },
      can: (g, _me, who, at) => transmitterOn(g, at) !== undefined && isUndisturbed(g, who),
      rows: { tune: tuned },
    },
  },
  tells: ['calibrated', 'hum'],
  ends: [
    { side: 'heroes', why: 'chord', when: (g) => live(g).length === TRANSMITTERS.length },
    { side: 'house', why: 'hum', at: 'round', reached: 'hum' },
  ],
  progress: {
    heroes: (g, me) =>
      transmitters(g).reduce((sum, { n }) => sum + (0.8 * Math.min(n, me.n.calibrated)) / me.n.calibrated / 3, 0) +
      0.06 * live(g).length,
    traitor: 'hum',
  },
  aims,
  // Out of order it only shields.
  likes: {
    tune: (g, me, seat) => {
      const one = transmitterOn(g, tileOf(g, seat));
      if (one === undefined || !isFull(me, one)) return 8;
      return one === nextToLight(g) ? 12 : 4;
    },
  },
});

/** Early seats sit at the Low one, late seats at the High one; with fewer than three everybody follows the order. */
function postOf(g: Betrayal, me: Mine, seat: Seat): Token | undefined {
  const all = transmitters(g);
  const seats = living(g);
  const mine = all[Math.floor((seats.indexOf(seat) * all.length) / seats.length)];
  const left = all.filter((one) => !isFull(me, one));
  if (left.length === 0) return seats.length < all.length ? nextToLight(g) : mine;
  return mine !== undefined && left.includes(mine) ? mine : seats.length < all.length ? left[0] : mine;
}

function aims(g: Betrayal, me: Mine, seat: Seat): Aim[] {
  const post = postOf(g, me, seat)?.at ?? null;
  const others = othersAlive(g, seat);
  const isWeak = Math.min(traitOf(g, seat, 'knowledge'), traitOf(g, seat, 'sanity')) <= 3;
  const jams = awakeMonstersOn(g, post ?? tileOf(g, seat));
  const heard = isInHouse(g, SOUNDPROOFED) ? [SOUNDPROOFED] : [];
  return [
    { worth: 8, at: post === null ? [] : [post] },
    { worth: 3, at: transmitters(g).flatMap((one) => (isFull(me, one) ? [] : (one.at ?? []))) },
    { worth: isWeak ? 2.5 : 1, at: tiles(g).filter((tile) => seesSomebody(g, tile, others)) },
    { worth: isWeak ? 3 : 0.5, at: heard },
    ...hunting(jams, 5),
  ];
}
