import type { Features, Seat } from '@dreadhouse/engine';
import { ROOM_IDS, type RoomId } from '../content/board.ts';
import { type StalkerType, tokenDef } from '../content/stalkers.ts';
import type { NemesisState } from '../state.ts';
import { encounterCost } from './dangers.ts';
import { Field } from './field.ts';
import { Look } from './look.ts';
import { namedBy, progressOf, SHARED } from './progress.ts';
import { goal, life, scan, spared } from './standing.ts';
import { roundsTo, type WayOut } from './ways-out.ts';

/** What a position is judged by, each about from 0 to 1, as one seat knows it. */
export const FEATURES = [
  // What winning takes, as guesses; what must all come true multiplies, so that logarithms add up.
  ...['guess', 'guess-odds', 'life', 'scan', 'goal', 'log-life', 'log-spared', 'log-scan', 'log-goal'],
  // The objective, or what is shared; of two that can still be kept the better one.
  ...['progress', 'least-progress', 'met', 'ready', 'duties', 'done'],
  // The character.
  ...['dead', 'locked-in', 'outside', 'serious', 'open-wounds', 'light', 'larva', 'slime', 'sick', 'signal'],
  ...['informed', 'cards', 'things', 'ammunition', 'object'],
  // Where it is.
  ...['in-combat', 'surprise', 'hunted', 'pull', 'pull-off', 'leaving', 'to-signal', 'to-archive'],
  ...['any-way', 'time-to-spare'],
  // The base.
  ...['rounds', 'stalkers', 'bag-danger', 'noise-stays', 'players', 'together'],
  // What counts the more, the later it is.
  ...[
    'late-progress',
    'last-progress',
    'late-met',
    'late-ready',
    'late-way',
    'late-wounds',
    'late-duties',
    'last-least',
  ],
] as const;

const ROUNDS = 15;
/** How much less a danger is for each step of the way. */
const FAR = 0.7;
/** A way loses so much with each card that it takes, and with each round of waiting. */
const STEP = 0.95;
const WAIT = 0.97;
/** The pull of a place that is wanted most. */
const MOST_PULL = 9;

/** What a token in the bag threatens. */
const THREATS: Readonly<Partial<Record<StalkerType, number>>> = { adult: 1, breeder: 2, queen: 2 };

const flag = (is: boolean): number => (is ? 1 : 0);
const share = (of: number, all: number): number => (all === 0 ? 0 : of / all);

/** A position as this seat knows it; nothing before the board is laid. */
export function features(state: NemesisState, seat: Seat): Features {
  const look = new Look(state, seat);
  const field = new Field(look);
  const [progress, wounds, way] = [objectivesOf(look), woundsOf(look), outOf(look, field.ways)];
  return {
    group: groupOf(look),
    values: [
      ...chances(state, look, field.ways),
      ...progress,
      ...character(look, wounds),
      ...place(look, field),
      ...way,
      ...base(look),
      ...late(look, progress, wounds, way),
    ],
    own: look.isTogether ? shared(look) : [],
  };
}

/** What is to be reached. Who is named by the own card must be the last one; whom others are named by does not matter. */
function groupOf(look: Look): string {
  if (look.isTogether) return 'together';
  const [first = 'undecided', ...more] = look.objectives;
  if (more.length > 0) return 'undecided';
  if (!first.startsWith('personal-matter')) return first;
  return namedBy(look, first) === null ? 'sole-witness' : 'personal-matter';
}

function chances(state: NemesisState, look: Look, ways: readonly WayOut[]): number[] {
  const parts = [life(look, ways), spared(look), scan(state, look), goal(look)] as const;
  const [lives, , passes, fulfils] = parts;
  const guess = parts.reduce((product, one) => product * one, 1);
  const sure = Math.min(0.98, Math.max(0.01, guess));
  const logs = parts.map((one) => Math.log(Math.max(0.02, one)) / 3);
  return [guess, Math.log(sure / (1 - sure)) / 4, lives, passes, fulfils, ...logs];
}

function objectivesOf(look: Look): number[] {
  const { objectives } = look;
  const progress = objectives.map((one) => progressOf(look, one));
  const met = objectives.filter((one) => look.isMet(one)).length;
  const ready = objectives.filter((one) => look.isReady(one)).length;
  const sum = progress.reduce((total, one) => total + one, 0);
  return [
    look.isTogether ? share(sum, objectives.length) : Math.max(0, ...progress),
    Math.min(1, ...progress),
    share(met, objectives.length),
    share(ready, objectives.length),
    look.duties.length / 3,
    flag(look.isDone),
  ];
}

const woundsOf = ({ me }: Look): number => me.serious.length / 3;

function character({ me, contamination }: Look, wounds: number): number[] {
  const { fate, serious, pack, hands } = me;
  return [
    flag(fate === 'dead'),
    flag(fate === 'locked-in'),
    flag(fate === 'evacuated' || fate === 'bunker'),
    wounds,
    serious.filter(({ dressed }) => !dressed).length / 3,
    me.light / 2,
    flag(me.larva),
    flag(me.slime),
    contamination / 3,
    flag(me.signal),
    flag(me.informed),
    me.hand.length / 5,
    (pack.length + hands.length) / 6,
    Math.min(1, hands.reduce((sum, { ammunition }) => sum + ammunition, 0) / 4),
    flag(hands.some(({ what }) => /^(egg|corpse|carcass)/.test(what))),
  ];
}

function place(look: Look, field: Field): number[] {
  const { at, me } = look;
  const errands = [me.signal ? 1 : nearness(look, 'communications'), me.informed ? 1 : nearness(look, 'archive')];
  if (at === null) return [0, 0, 0, 0, 0, flag(field.leaving), ...errands];
  const best = Math.max(...ROOM_IDS.map((room) => field.at(room)));
  return [
    look.stalkersIn(at).length / 2,
    Math.min(1.5, encounterCost(look, at, me.hand.length)),
    hunted(look, at),
    field.at(at) / MOST_PULL,
    (best - field.at(at)) / MOST_PULL,
    flag(field.leaving),
    ...errands,
  ];
}

/** How near a tile is, if it has been found and works. */
function nearness(look: Look, tile: string): number {
  const room = look.whereIs(tile);
  if (room === undefined || look.room(room).malfunction) return 0;
  return 0.9 ** (look.steps.get(room) ?? 20);
}

/** How near the nearest stalkers are. */
function hunted(look: Look, at: RoomId): number {
  let sum = 0;
  for (const one of look.view.stalkers) if (one.at !== at) sum += FAR ** (look.steps.get(one.at) ?? 10);
  return Math.min(1.5, sum);
}

/** All ways out together that can be taken in time, and how many rounds the best leaves to spare. */
function outOf(look: Look, ways: readonly WayOut[]): [anyWay: number, spare: number] {
  if (look.at === null) return [0, 0];
  let [none, spare] = [1, -1];
  for (const { room, chance, wait, kind } of ways) {
    const left = (kind === 'pod' ? wait : look.rounds - 1) - roundsTo(look, room);
    const hope = chance * STEP ** (look.steps.get(room) ?? 20) * WAIT ** wait;
    if (left >= 0) none *= 1 - hope;
    if (hope > 0.1) spare = Math.max(spare, left);
  }
  return [1 - none, Math.min(1, spare / 8)];
}

function base(look: Look): number[] {
  const { bag, stalkers, people, options } = look.view;
  return [
    look.rounds / ROUNDS,
    stalkers.length / 6,
    bag.reduce((sum, id) => sum + (THREATS[tokenDef(id).type ?? 'larva'] ?? 0), 0) / 10,
    options.noiseRemoval === 'all' ? 0 : options.noiseRemoval === 'lit' ? 1 : 0.5,
    (people.length - 1) / 4,
    flag(look.isTogether),
  ];
}

function late(look: Look, progress: readonly number[], wounds: number, [anyWay]: readonly number[]): number[] {
  const [far = 0, least = 0, met = 0, ready = 0, duties = 0] = progress;
  const gone = 1 - look.rounds / ROUNDS;
  const each = [gone * met, gone * ready, gone * (anyWay ?? 0), gone * wounds, gone * duties];
  return [gone * far, gone * gone * far, ...each, gone * gone * least];
}

/** Of each shared objective: whether it is asked for, how far it has come, whether it is done. */
function shared(look: Look): number[] {
  return SHARED.flatMap((one) =>
    look.objectives.includes(one) ? [1, progressOf(look, one), flag(look.isMet(one))] : [0, 0, 0],
  );
}
