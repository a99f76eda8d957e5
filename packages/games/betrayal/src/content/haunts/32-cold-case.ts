import type { Betrayal, Hands, Rules, Seat, TileId } from '../kit.ts';
import {
  advance,
  damage,
  distancesFrom,
  expose,
  haunt,
  hauntChoice,
  heroesHunted,
  heroesOn,
  hurts,
  isAlive,
  isHero,
  isStart,
  say,
  tileOf,
  use,
} from '../kit.ts';
import {
  afterDig,
  afterTurn,
  answerFrom,
  caseMemory,
  eligible,
  everyWay,
  graves,
  hideScenes,
  likelihood,
  moveWitness,
  placesOf,
  placeWitnesses,
  shiftsFrom,
  undertakers,
  witnesses,
} from './32-scenes.ts';
import { boldness, buries, isSure, isWarm, searches } from './32-wishes.ts';

const numbers = {
  witnesses: [2, 2, 3, 3],
  undertakers: [3, 3, 4, 5],
  first: [1, 2, 2, 3],
  scenes: [1, 2, 2, 2],
  shifts: [2, 2, 3, 3],
  might: [0, 0, 1, 1],
  answer: [5, 5, 5, 5],
  dig: [4, 5, 5, 5],
  graves: [3, 3, 3, 3],
  statute: [6, 6, 5, 5],
} as const;
const memory = caseMemory(numbers.statute);
type Mine = Hands<typeof memory, typeof numbers>;

function* answers(g: Betrayal, me: Mine, who: Seat): Rules {
  const at = tileOf(g, who);
  const far = distancesFrom(g, at, 'explorer');
  const answer = answerFrom(far, placesOf(me.memory));
  me.memory.possible = me.memory.possible.filter((one) => answerFrom(far, one.at) === answer);
  expose(g, answer, { who, at });
  const witness = witnesses.firstOn(g, at);
  if (witness !== undefined) moveWitness(g, witness);
}

function* digUp(g: Betrayal, me: Mine, who: Seat): Rules {
  const at = tileOf(g, who);
  const isFound = placesOf(me.memory).includes(at);
  me.memory.possible = afterDig(me.memory.possible, at, isFound);
  expose(g, isFound ? 'solved' : 'wrong', { who, at });
  graves.place(g, { at, up: !isFound });
  if (isFound) {
    me.memory.solved += 1;
    me.memory.scenes = me.memory.scenes.filter(({ face }) => face !== at);
    return;
  }
  advance(g, me.memory, 'graves');
  if (undertakers.count(g) < me.n.undertakers) undertakers.spawn(g, at);
  yield* damage(g, who, 'mental', 1, 'BH-STRUCT-06');
}

/** Always asked, so that the pause tells nothing; with nothing to move there is one answer. */
function shifts(g: Betrayal, me: Mine, traitor: Seat) {
  const at = tileOf(g, traitor);
  const places = placesOf(me.memory);
  const mayMove = places.includes(at) && heroesOn(g, at).length === 0 && Number(me.memory.left.face) > 0;
  const targets = mayMove ? shiftsFrom(g, at, places) : [];
  return [
    { id: 'leave-bones', to: null },
    ...targets.map((to) => ({ id: `shift:${to}`, at: `tile:${to}`, details: { tile: to }, to })),
  ];
}

function* shiftTheBones(g: Betrayal, me: Mine, traitor: Seat): Rules {
  const at = tileOf(g, traitor);
  const { to } = yield* hauntChoice(g, traitor, 'bones', () => shifts(g, me, traitor));
  const scene = me.memory.scenes.find(({ face }) => face === at);
  if (to !== null && scene !== undefined) {
    scene.face = to;
    me.memory.left.face = String(Number(me.memory.left.face) - 1);
    g.tell(traitor, 'haunt-tells', { haunt: 32, what: 'shifted', at: to, rule: 'BH-SECRET-02' });
  }
  if (heroesOn(g, at).length === 0) me.memory.possible = afterTurn(g, me.memory.possible, at);
}

export const coldCase = haunt<Mine>({
  number: 32,
  type: 'traitor',
  traitor: { least: 'knowledge' },
  numbers,
  memory,
  books: { all: ['scenes', 'witnesses', 'undertakers'], traitor: ['shift', 'dead', 'statute'] },
  counters: { graves: { goal: 'graves', side: 'traitor' }, statute: { goal: () => 0, falls: true, side: 'traitor' } },
  tallies: {
    solved: { count: (_g, { memory }) => memory.solved, goal: (_g, { memory }) => memory.hidden, side: 'heroes' },
  },
  tokens: [witnesses, graves, { id: 'scene' }],
  lairs: { scene: (_g, me) => me.memory.scenes },
  secrets: [
    {
      pieces: (_g, me) => [...me.memory.scenes, me.memory.left],
      redraw: (_g, me, _seat, unseen, chance) => {
        if (unseen.length === 0 || me.memory.possible.length === 0) return;
        const { at, left } = chance.pick('imagine', me.memory.possible);
        const places = [...at];
        chance.shuffle('imagine', places);
        for (const scene of me.memory.scenes) scene.face = places.shift() ?? scene.face;
        me.memory.left.face = String(left);
      },
    },
  ],
  monsters: {
    undertaker: {
      traits: { might: 4, speed: 3, knowledge: 2, sanity: 3 },
      comes: { count: 'first', to: 'traitor' },
      atEnd(g, _me, { at }) {
        if (heroesOn(g, at).length > 0) return;
        for (const witness of witnesses.on(g, at)) moveWitness(g, witness);
      },
    },
  },
  rises: { might: 'might' },
  setup: {
    heroes: (g, me) => placeWitnesses(g, me.n.witnesses),
    *traitor(g, me, traitor) {
      me.memory.left = { face: String(me.n.shifts), seen: [traitor] };
      me.memory.possible = [...everyWay(g, eligible(g, me.n.scenes), me.n.scenes, me.n.shifts)];
      yield* hideScenes(g, me.memory, traitor);
      me.memory.hidden = me.memory.scenes.length;
      say(g, 'hidden', { n: me.memory.hidden });
    },
  },
  *endOfTurn(g, me, seat) {
    if (seat === me.traitor && isAlive(g, seat)) yield* shiftTheBones(g, me, seat);
  },
  onDeath(g, me, seat) {
    if (!isHero(g, seat)) return;
    use(g, 'dead');
    advance(g, me.memory, 'graves');
  },
  endOfRound(g, me) {
    use(g, 'statute');
    advance(g, me.memory, 'statute', {}, -1);
  },
  actions: {
    question: {
      by: 'heroes',
      roll: ['knowledge', 'sanity'],
      where: witnesses,
      rows: {
        answer: (g, me, { who }) => answers(g, me, who),
        2() {},
        0: hurts('mental'),
      },
    },
    dig: {
      by: 'heroes',
      roll: 'might',
      can: (g, _me, _who, at) => !isStart(at) && !graves.lieOn(g, at),
      rows: { dig: (g, me, { who }) => digUp(g, me, who) },
    },
  },
  tells: ['here', 'close', 'far', 'away', 'witness', 'solved', 'wrong', 'graves', 'statute', 'hidden', 'shifted'],
  asks: ['scene', 'bones'],
  ends: [
    { side: 'heroes', why: 'solved', when: (_g, { memory }) => memory.hidden > 0 && memory.solved >= memory.hidden },
    { side: 'traitor', why: 'graves', reached: 'graves' },
    { side: 'traitor', why: 'statute', at: 'round', reached: 'statute' },
  ],
  progress: {
    heroes: (_g, { memory }) => {
      const known = 1 / Math.max(1, memory.possible.length);
      return Math.min(1, (memory.solved + 0.8 * known) / Math.max(1, memory.hidden));
    },
    traitor: (_g, me) =>
      Math.min(1, Math.max(me.memory.graves / me.n.graves, 1 - me.memory.statute / (me.n.statute + 1))),
  },
  aims: {
    heroes: searches,
    traitor: buries,
    monsters: (g) => [
      ...heroesHunted(g, 3),
      { worth: 2.5, at: witnesses.tiles(g).filter((at) => heroesOn(g, at).length === 0) },
    ],
  },
  likes: {
    question: (_g, me) => (isSure(me) ? 1 : 8),
    dig: (g, me, seat) => {
      const chance = likelihood(me.memory.possible).get(tileOf(g, seat)) ?? 0;
      return chance >= boldness(me) ? 4 + 8 * chance : -3;
    },
    // Far from everybody who could tell.
    scene: (g, _me, _seat, { tile }) => {
      const far = distancesFrom(g, tile, 'explorer');
      return witnesses.all(g).reduce((sum, { at }) => sum + Math.min(5, (at && far.get(at)) ?? 5), 0) / 10;
    },
    bones: (_g, me, _seat, { id, rest }) => {
      if (id === 'leave-bones') return 0;
      const guessed = likelihood(me.memory.possible).get(rest as TileId) ?? 0;
      return isWarm(me) ? 3 - 2 * guessed : -1;
    },
  },
});
