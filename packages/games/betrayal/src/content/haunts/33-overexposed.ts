import type { Betrayal, Hands, Rules, Seat, TileId, Token } from '../kit.ts';
import {
  advance,
  byRound,
  distance,
  haunt,
  hauntChoice,
  hauntTile,
  heroes,
  heroesOn,
  isAlive,
  isHero,
  keep,
  rather,
  rollFor,
  roomsOnFoot,
  say,
  tokens,
  traitRoll,
  use,
  whyNotCarry,
} from '../kit.ts';
import { fires, fireTokens, fixed, inFrame, looseOn, negatives, secondFire, shots } from './33-photographs.ts';
import { develops, shoots, stalks } from './33-wishes.ts';

const lensCaps = tokens('lens-cap');

const numbers = { negatives: [4, 6, 8, 9], album: [4, 5, 7, 8], bugs: [0, 1, 2, 3] } as const;
const memory = { burned: keep.count(99), album: keep.count(999) };
type Mine = Hands<typeof memory, typeof numbers>;

const LAST_ROUND = 12;
/** With so few players there is no Shutterbug, so that nobody can be photographed without the traitor. */
const FEW = 3;

function* lightFirst(g: Betrayal): Rules {
  const [first] = heroes(g);
  const at = first === undefined ? undefined : yield* hauntTile(g, first, 'fire', roomsOnFoot(g));
  if (at !== undefined) fireTokens.place(g, { at });
}

/** The flash: everybody on the tile rolls against it, and whoever stays below is Fixed. */
function* flash(g: Betrayal, tile: TileId, result: number): Rules {
  for (const seat of inFrame(g, tile)) {
    const own = yield* rollFor(g, seat, 'speed', [result, 0]);
    if (own >= result || !isAlive(g, seat)) continue;
    fixed.put(g, seat);
    negatives.place(g, { at: tile, of: seat });
  }
}

/** Into the frame: whoever enters frees all who are Fixed there, and may take one of their Negatives. */
function* enter(g: Betrayal, hero: Seat, tile: TileId): Rules {
  const freed = heroesOn(g, tile).filter((seat) => seat !== hero && fixed.isOn(g, seat));
  if (freed.length === 0) return;
  for (const seat of freed) fixed.lift(g, seat);
  const theirs = negatives.on(g, tile).filter(({ of }) => of !== null && freed.includes(of));
  if (theirs.length === 0 || negatives.firstHeldBy(g, hero) !== undefined) return;
  const finds = theirs.map((token) => ({ id: `picture:${token.id}`, details: { seat: token.of }, token }));
  const { token } = yield* hauntChoice(g, hero, 'frame', [...finds, { id: 'no-picture', token: null }]);
  if (token !== null) negatives.take(g, token, hero);
}

function takeDown(g: Betrayal, who: Seat, token: Token | undefined): void {
  if (token !== undefined && whyNotCarry(g, token, who) === null) negatives.take(g, token, who);
}

export const overexposed = haunt<Mine>({
  number: 33,
  type: 'traitor',
  traitor: { holder: 'magic-camera' },
  numbers,
  memory,
  books: { all: ['fixed', 'frame', 'negatives'], heroes: ['cap'], traitor: ['developing', 'film'] },
  counters: { burned: { goal: 'negatives', side: 'heroes' }, album: { goal: 'album', side: 'traitor' } },
  tallies: { fixed: { count: (g) => fixed.heroes(g).length, goal: (g) => heroes(g).length, side: 'traitor' } },
  tokens: [negatives, fireTokens, lensCaps],
  statuses: [fixed],
  monsters: {
    shutterbug: {
      traits: { might: 3, speed: 4, knowledge: 2, sanity: 2 },
      comes: { count: 'bugs', to: 'traitor' },
      attack: 'never',
      instead: [
        {
          id: 'flash',
          of: 'attack',
          can: (g, _me, { at }) => shots(g, at),
          *does(g, _me, { id }, tile) {
            const result = yield* traitRoll(g, id, 'speed', { purpose: 'haunt', rule: 'BH-STRUCT-14' });
            yield* flash(g, tile, result);
          },
        },
      ],
    },
  },
  rises: {},
  setup: {
    *heroes(g, me) {
      yield* lightFirst(g);
      const dark = rather(roomsOnFoot(g), (tile) => !fireTokens.lieOn(g, tile));
      negatives.scatter(g, dark, me.n.negatives);
    },
    *traitor(g, _me, traitor) {
      const at = yield* hauntTile(g, traitor, 'second-fire', secondFire(g));
      if (at !== undefined) fireTokens.place(g, { at });
    },
  },
  *onMoved(g, _me, { who, from, to }) {
    if (from !== to && isHero(g, who)) yield* enter(g, who, to);
  },
  won: [
    {
      ...{ by: 'hero', over: 'traitor', asks: ['lens', 'put-cap', 'no-cap'], rule: 'cap' },
      can: (g, _me, { loser }) => !lensCaps.areHeldBy(g, loser),
      does: (g, _me, { loser }) => lensCaps.place(g, { on: loser }),
    },
  ],
  endOfTurn(g, me, seat) {
    if (seat === me.traitor) lensCaps.strip(g, seat);
  },
  endOfMonsters(g, me) {
    const more = fixed.heroes(g).length;
    if (more === 0) return;
    use(g, 'developing');
    me.memory.album += more;
    say(g, 'album', { n: me.memory.album });
  },
  actions: {
    'take-down': {
      by: 'heroes',
      can: (g, _me, who, at) => looseOn(g, at) !== undefined && negatives.fitWith(g, who),
      does: (g, _me, { who, at }) => takeDown(g, who, looseOn(g, at)),
    },
    burn: {
      by: 'heroes',
      roll: 'sanity',
      can: (g, _me, who, at) => fires(g).includes(at) && negatives.areHeldBy(g, who),
      rows: {
        4(g, me, { who }) {
          negatives.removeOf(g, who);
          advance(g, me.memory, 'burned');
        },
      },
    },
    blink: {
      by: 'heroes',
      also: [fixed.id],
      roll: 'sanity',
      can: (g, _me, who) => fixed.isOn(g, who),
      rows: {
        5(g, _me, { who, at }) {
          fixed.lift(g, who);
          const own = negatives.on(g, at).find(({ of }) => of === who);
          takeDown(g, who, own);
        },
        0(g) {
          g.state.turn.over = true;
        },
      },
    },
    expose: {
      by: 'traitor',
      roll: 'speed',
      moreDice: 1,
      can: (g, _me, who, at) => {
        const all = shots(g, at);
        return all.length > 0 && (lensCaps.areHeldBy(g, who) ? 'kept-from-it' : all);
      },
      does: (g, _me, { result, to }) => flash(g, to, result),
    },
  },
  tells: ['burned', 'album'],
  asks: ['fire', 'second-fire', 'lens', 'frame'],
  ends: [
    { side: 'heroes', why: 'burned', reached: 'burned' },
    { side: 'heroes', why: 'dark', when: (g, me) => g.seats === FEW && !isAlive(g, me.traitor) },
    { side: 'traitor', why: 'fixed', when: (g) => heroes(g).length > 0 && fixed.heroes(g).length === heroes(g).length },
    { side: 'traitor', why: 'album', at: 'monsters', reached: 'album' },
    { side: 'traitor', why: 'film', after: LAST_ROUND },
  ],
  progress: {
    heroes: (g, me) =>
      Math.min(
        1,
        (me.memory.burned + 0.3 * heroes(g).filter((one) => negatives.areHeldBy(g, one)).length) / me.n.negatives,
      ),
    traitor: ['album', byRound(LAST_ROUND + 2)],
  },
  aims: { heroes: develops, traitor: stalks, monsters: stalks },
  likes: {
    'take-down': 6,
    burn: 10,
    blink: 10,
    expose: shoots,
    flash: shoots,
    lens: { 'put-cap': 3, 'no-cap': 1 },
    frame: { picture: 3 },
    // Where it can be reached from everywhere.
    fire: (g, _me, _seat, { tile }) =>
      -roomsOnFoot(g).reduce((sum, room) => sum + Math.min(9, distance(g, room, tile)), 0) / 20,
  },
});
