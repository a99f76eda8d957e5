import type { Features, Seat } from '@dreadhouse/engine';
import { ROOM_IDS, type RoomId, SECTORS } from '../content/board.ts';
import { tokenDef } from '../content/stalkers.ts';
import type { NemesisState } from '../state.ts';
import { encounterChance, encounterCost, isLit, stayCost } from './dangers.ts';
import { Field } from './field.ts';
import { Look } from './look.ts';
import { explored, namedBy, progressOf, SHARED } from './progress.ts';
import { goal, life, scan, spared } from './standing.ts';
import { itemWorth } from './values.ts';
import { roundsTo, type WayOut } from './ways-out.ts';

/** What a position is judged by, each about from 0 to 1, as one seat knows it. */
export const FEATURES = [
  // What winning takes, as guesses.
  ...['guess', 'life', 'spared', 'scan', 'goal'],
  // The objective, or what is shared; of two that can still be kept the better one.
  ...['progress', 'least-progress', 'met', 'ready', 'duties', 'done'],
  // The character.
  ...['dead', 'locked-in', 'outside', 'serious', 'light', 'open-wounds', 'larva', 'slime', 'signal', 'informed'],
  ...['knowledge', 'cards', 'sick', 'passed', 'things', 'worth', 'ammunition', 'object'],
  // Where it is.
  ...['in-combat', 'attacks', 'noise', 'surprise', 'hunted', 'fire', 'malfunction', 'lit', 'company', 'trapped'],
  ...['pull', 'pull-off', 'leaving', 'to-signal', 'to-archive'],
  // Ways out.
  ...['lock-in', 'pod', 'gate', 'any-way', 'time-to-spare'],
  // The base.
  ...['rounds', 'field', 'alert', 'self-destruct', 'red', 'active', 'power', 'explored', 'found-pods', 'nest-known'],
  'weaknesses',
  ...['eggs', 'nest-destroyed', 'queen-killed', 'stalkers', 'large', 'bag', 'bag-danger', 'fires', 'malfunctions'],
  // The others.
  ...['players', 'together', 'others-in-play', 'others-out', 'others-dead', 'others-hurt', 'others-near'],
  ...['others-signals', 'before', 'noise-stays'],
] as const;

const ROUNDS = 15;
/** How much less a danger is for each step of the way. */
const FAR = 0.7;
/** A way loses so much with each card that it takes, and with each round of waiting. */
const STEP = 0.95;
const WAIT = 0.97;
/** The pull of a place that is wanted most. */
const MOST_PULL = 9;

const flag = (is: boolean): number => (is ? 1 : 0);
const share = (of: number, all: number): number => (all === 0 ? 0 : of / all);

/** A position as this seat knows it; nothing before the board is laid. */
export function features(state: NemesisState, seat: Seat): Features {
  const look = new Look(state, seat);
  const field = new Field(look);
  return {
    group: groupOf(look),
    values: [
      ...chances(state, look, field.ways),
      ...objectivesOf(look),
      ...character(look),
      ...place(look, field),
      ...outOf(look, field.ways),
      ...base(look),
      ...others(look),
      state.options.noiseRemoval === 'all' ? 0 : state.options.noiseRemoval === 'lit' ? 1 : 0.5,
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
  const all = [life(look, ways), spared(look), scan(state, look), goal(look)];
  return [all.reduce((product, one) => product * one, 1), ...all];
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

function character({ me, contamination }: Look): number[] {
  const { fate, serious, pack, hands } = me;
  const things = [...pack.map(({ face }) => face ?? ''), ...hands.map(({ what }) => what)];
  return [
    flag(fate === 'dead'),
    flag(fate === 'locked-in'),
    flag(fate === 'evacuated' || fate === 'bunker'),
    serious.length / 3,
    me.light / 2,
    serious.filter(({ dressed }) => !dressed).length / 3,
    flag(me.larva),
    flag(me.slime),
    flag(me.signal),
    flag(me.informed),
    me.knowledge / 8,
    me.hand.length / 5,
    contamination / 3,
    flag(me.passed),
    things.length / 6,
    things.reduce((sum, one) => sum + itemWorth(one), 0) / 4,
    Math.min(1, hands.reduce((sum, { ammunition }) => sum + ammunition, 0) / 4),
    flag(hands.some(({ what }) => /^(egg|corpse|carcass)/.test(what))),
  ];
}

function place(look: Look, field: Field): number[] {
  const { at, me } = look;
  const errands = [me.signal ? 1 : nearness(look, 'communications'), me.informed ? 1 : nearness(look, 'archive')];
  if (at === null) return [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, flag(field.leaving), ...errands];
  const { fire, malfunction } = look.room(at);
  const best = Math.max(...ROOM_IDS.map((room) => field.at(room)));
  return [
    look.stalkersIn(at).length / 2,
    stayCost(look, at),
    encounterChance(look, at),
    Math.min(1.5, encounterCost(look, at, me.hand.length)),
    hunted(look, at),
    flag(fire),
    flag(malfunction),
    flag(isLit(look, at)),
    (look.peopleIn(at).length - 1) / 2,
    flag(look.isTrapped),
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

/** The best way out of each kind, all of them together, and how many rounds the best leaves to spare. */
function outOf(look: Look, ways: readonly WayOut[]): number[] {
  if (look.at === null) return [0, 0, 0, 0, 0];
  const rated = ways.map(({ room, chance, wait, kind }) => ({
    kind,
    chance: chance * STEP ** (look.steps.get(room) ?? 20) * WAIT ** wait,
    spare: (kind === 'pod' ? wait : look.rounds - 1) - roundsTo(look, room),
  }));
  const inTime = rated.filter(({ spare }) => spare >= 0);
  const best = (kind: WayOut['kind']): number =>
    Math.max(0, ...inTime.filter((one) => one.kind === kind).map(({ chance }) => chance));
  const spare = Math.max(-1, ...rated.filter(({ chance }) => chance > 0.1).map((one) => one.spare));
  return [
    best('lock-in'),
    best('pod'),
    best('gate'),
    1 - inTime.reduce((none, { chance }) => none * (1 - chance), 1),
    Math.min(1, spare / 8),
  ];
}

function base(look: Look): number[] {
  const { view } = look;
  const rooms = ROOM_IDS.map((room) => look.room(room));
  const bag = view.bag.map((id) => tokenDef(id).type);
  const isLarge = (type: string | null): boolean => type === 'queen' || type === 'breeder';
  return [
    look.rounds / ROUNDS,
    view.time.field / ROUNDS,
    flag(view.alert !== null),
    flag(view.selfDestruct !== null),
    flag(view.selfDestruct?.red === true),
    flag(view.time.active),
    Object.values(view.power).filter(({ on }) => on).length / 4,
    SECTORS.reduce((sum, sector) => sum + explored(look, sector), 0) / SECTORS.length,
    ['css-a', 'css-b', 'css-c'].filter((pod) => look.whereIs(pod) !== undefined).length / 3,
    flag(look.whereIs('nest') !== undefined),
    view.spaces.length / 2,
    view.eggs / 8,
    flag(view.nestDestroyed),
    flag(view.queenKilled),
    view.stalkers.length / 6,
    view.stalkers.filter(({ type }) => isLarge(type)).length / 2,
    bag.length / 15,
    bag.reduce((sum, type) => sum + (isLarge(type) ? 2 : type === 'adult' ? 1 : 0), 0) / 10,
    rooms.filter(({ fire }) => fire).length / 6,
    rooms.filter(({ malfunction }) => malfunction).length / 6,
  ];
}

function others(look: Look): number[] {
  const rest = look.view.people.filter((_, seat) => seat !== look.seat);
  const there = rest.filter(({ fate }) => fate === 'in-play');
  const near = there.map(
    ({ at }) => 0.85 ** (ROOM_IDS.some((room) => room === at) ? (look.steps.get(at as RoomId) ?? 10) : 10),
  );
  const out = rest.filter(({ fate }) => fate !== 'in-play' && fate !== 'dead');
  return [
    rest.length / 4,
    flag(look.isTogether),
    share(there.length, rest.length),
    share(out.length, rest.length),
    share(rest.length - there.length - out.length, rest.length),
    share(
      there.reduce((sum, { serious }) => sum + serious.length / 3, 0),
      there.length,
    ),
    Math.max(0, ...near),
    share(rest.filter(({ signal, fate }) => signal && fate !== 'dead').length, rest.length),
    share((look.seat - look.view.turn.seat + look.view.seats) % look.view.seats, look.view.seats),
  ];
}

/** Of each shared objective: whether it is asked for, how far it has come, whether it is done. */
function shared(look: Look): number[] {
  return SHARED.flatMap((one) =>
    look.objectives.includes(one) ? [1, progressOf(look, one), flag(look.isMet(one))] : [0, 0, 0],
  );
}
