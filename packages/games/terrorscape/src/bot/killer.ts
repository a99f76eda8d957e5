import type { Ask, Option } from '@dreadhouse/engine';
import type { Effect, SkillId } from '../content/killers/definitions.ts';
import { skillDef } from '../content/killers/index.ts';
import { mansion } from '../content/mansion.ts';
import { survivorDef } from '../content/survivors.ts';
import { CERTAIN } from '../notebook/trail.ts';
import type { Survivor } from '../state.ts';
import {
  best,
  FAR,
  farFromPrey,
  hits,
  indexOf,
  type KillerSituation,
  RADIO,
  roomsWithin,
  scareWorth,
  sum,
  woundWorth,
} from './killer-situation.ts';
import { type Opinion, opinion, type Reason } from './opinion.ts';
import { detail, room } from './reading.ts';

type Judge = (k: KillerSituation, ask: Ask, option: Option) => Opinion;

/** What a step is worth beside what is found by it. */
const LURE = 0.25;
/** Cards that leave the hand bring the next level closer; cards that pay for others are missed a little. */
const CYCLE = 0.03;
const CARD = 0.06;

// --- why: only what the notebook bears out ---

const PROBABLY = 0.5;

/** What can be said of looking for somebody in the likeliest of these rooms. */
function findReason({ presence }: KillerSituation, rooms: readonly number[]): Reason {
  const chance = best(rooms, presence);
  return chance >= PROBABLY ? 'hunt' : chance > 0 ? 'maybe' : 'nobody';
}

/** What can be said of being there without looking for anybody. */
function beingReason(k: KillerSituation, x: number): Reason {
  if (x === RADIO && (k.prey[x] ?? 0) < 0.1) return 'guard';
  return farFromPrey(k, x) < farFromPrey(k, k.at) ? 'approach' : 'other';
}

// --- what can still be done in this phase ---

/** The best that special card or two actions can bring from here. */
function mainWorth(k: KillerSituation, x: number): number {
  const leap = k.state.killer.hand.some((card) => leaps(card)) ? 2 : 1;
  return Math.max(k.prey[x] ?? 0, best(roomsWithin(x, 1, leap), k.prey)) + LURE * (k.lure[x] ?? 0);
}

function leaps(card: SkillId): boolean {
  const [first, second] = skillDef(card).special ?? [];
  return first?.do === 'move' && second?.do === 'search';
}

function mainOption(k: KillerSituation, ask: Ask, option: Option): Opinion {
  const left = Number(ask.about?.['left'] ?? 2);
  if (option.id === 'pass') return opinion(0.01, 'wait');
  if (option.id === 'search') return searchHere(k, left);
  if (option.id.startsWith('play:')) return cardWorth(k, detail(option, 'card'), 'special');
  const x = room(option);
  const near = LURE * (k.lure[x] ?? 0);
  if (left === 1) return opinion(near, beingReason(k, x));
  const why = findReason(k, [x]);
  const value = Math.max(k.prey[x] ?? 0, 0.7 * best(roomsWithin(x, 1, 1), k.lure) * LURE) + near;
  return opinion(value, why === 'nobody' ? beingReason(k, x) : why);
}

/** After a SEARCH in vain there may be a step left. */
function searchHere(k: KillerSituation, left: number): Opinion {
  const after = left > 1 ? LURE * best(roomsWithin(k.at, 0, 1), k.lure) : LURE * (k.lure[k.at] ?? 0);
  return opinion((k.prey[k.at] ?? 0) + 0.9 * after, findReason(k, [k.at]));
}

// --- cards ---

function cardWorth(k: KillerSituation, card: SkillId, kind: 'quick' | 'special' | 'slow'): Opinion {
  const skill = skillDef(card);
  const effects =
    (kind === 'quick' ? (skill.quick ?? skill.special) : kind === 'special' ? skill.special : skill.slow) ?? [];
  const cost = skill.cost === 'all' ? k.state.killer.hand.length - 1 : skill.cost;
  let worth = CYCLE * (1 + cost) - CARD * cost;
  let why: Reason = 'other';
  for (const effect of effects) {
    const one = effectWorth(k, effect, kind, effects);
    worth += one.value;
    if (why === 'other' || one.value > 0.2) why = one.why;
  }
  return opinion(kind === 'special' ? worth + 0.5 * LURE * (k.lure[k.at] ?? 0) : worth, why);
}

type Worth<E> = (k: KillerSituation, effect: E, kind: string, effects: readonly Effect[]) => Opinion;

/** What an effect is worth; what is not named is counted with the move before it. */
const WORTH: { readonly [Do in Effect['do']]?: Worth<Extract<Effect, { do: Do }>> } = {
  move: moveWorth,
  block: (k) => opinion(blockWorth(k), 'block'),
  scare: (k, effect) => opinion(scareEffect(k, effect), 'frighten'),
  detect: (k, { zone }) => opinion(0.5 * bestQuestion(k, zone), 'ask'),
  strength: (k, { plus }) => opinion(strengthWorth(k, plus), 'strength'),
  'wound-terrified': ({ living }) =>
    opinion(
      sum(living, (one) => (one.fear === 2 ? woundWorth(one) : 0)),
      'strike',
    ),
  'smell-fear': ({ living }) =>
    opinion(
      sum(living, (one) => (one.fear > 0 ? 0.35 * doubt(one) : 0)),
      'ask',
    ),
  sneak: () => opinion(0.25, 'vanish'),
  hearken: (k, { max }) => opinion(hearkenWorth(k, max), 'other'),
  'may-search': ({ level }, { from }) => opinion(level >= from ? 0.1 : 0, 'other'),
};

function effectWorth(k: KillerSituation, effect: Effect, kind: string, effects: readonly Effect[]): Opinion {
  const worth = WORTH[effect.do] as Worth<Effect> | undefined; // the row of this effect
  return worth?.(k, effect, kind, effects) ?? opinion(0, 'other');
}

/** How little is known of where somebody is: 0 when it is certain. */
function doubt(one: Survivor): number {
  return 1 - Math.max(...one.trail.heat) / CERTAIN;
}

function moveWorth(
  k: KillerSituation,
  { min, max }: Extract<Effect, { do: 'move' }>,
  kind: string,
  effects: readonly Effect[],
): Opinion {
  const reach = roomsWithin(k.at, min, max);
  if (effects.some((one) => one.do === 'wound-here'))
    return opinion(best(reach, k.blood), best(reach, k.presence) > 0 ? 'strike' : 'nobody');
  if (effects.some((one) => one.do === 'scare' && one.who === 'entered'))
    return opinion(walkWorth(k, k.at, max), 'frighten');
  if (kind === 'special') return opinion(best(reach, k.prey), findReason(k, reach));
  const better = Math.max(...roomsWithin(k.at, 0, max).map((x) => mainWorth(k, x)));
  const isCloser = reach.some((x) => farFromPrey(k, x) < farFromPrey(k, k.at));
  return opinion(better - mainWorth(k, k.at), isCloser ? 'approach' : 'other');
}

/** The most fright on a way of so many steps, each room once. */
function walkWorth(k: KillerSituation, from: number, steps: number, seen = 0): number {
  if (steps === 0) return 0;
  let most = 0;
  for (const x of roomsWithin(from, 1, 1)) {
    const here = (seen & (1 << x)) === 0 ? (k.fright[x] ?? 0) : 0;
    most = Math.max(most, here + 0.98 * walkWorth(k, x, steps - 1, seen | (1 << x)));
  }
  return most;
}

function scareEffect(k: KillerSituation, effect: Extract<Effect, { do: 'scare' }>): number {
  if (effect.who === 'all') return sum(k.living, (one) => scareWorth(k.state, one));
  if (effect.who === 'one') return Math.max(0, ...k.living.map((one) => scareWorth(k.state, one)));
  if (effect.who === 'entered') return 0; // counted with the move before it
  return sum(roomsWithin(k.at, 0, effect.who === 'range' ? effect.range : 0), (r) => k.fright[r] ?? 0);
}

function strengthWorth(k: KillerSituation, plus: number): number {
  const room = Math.max(k.prey[k.at] ?? 0, best(roomsWithin(k.at, 1, 1), k.prey));
  const gain =
    sum(k.living, (one) => hits(one, k.strength + plus) - hits(one, k.strength)) / Math.max(1, k.living.length);
  return room * gain * 1.5 - 0.05;
}

function hearkenWorth(k: KillerSituation, max: number): number {
  const { firecracker, reported } = k.state;
  if (firecracker !== null) return k.prey[k.at] ?? 0;
  const noisy = reported.map(indexOf).filter((r) => (FAR[k.at]?.[r] ?? 9) <= max);
  if (noisy.length === 0) return -0.5;
  const nearest = Math.min(...noisy.map((r) => FAR[k.at]?.[r] ?? 9));
  const closest = noisy.filter((r) => FAR[k.at]?.[r] === nearest);
  return best(closest, k.prey);
}

// --- questions ---

/** How much an answer about these rooms would tell, above all of where it can be used at once. */
function questionWorth(k: KillerSituation, rooms: readonly number[]): number {
  return sum(k.living, (one) => {
    if (survivorDef(one.id).undetected === true) return 0;
    const inside = sum(rooms, (r) => (one.trail.heat[r] ?? 0) / CERTAIN);
    const near = Math.min(...rooms.map((r) => FAR[k.at]?.[r] ?? 9));
    return 2 * inside * (1 - inside) * (near <= 2 ? 1 : 0.5);
  });
}

function bestQuestion(k: KillerSituation, zone: 'area' | 'pair' | 'ransack'): number {
  if (zone === 'ransack') return sum(mansion.ransack, (place) => questionWorth(k, [indexOf(place)]));
  if (zone === 'area')
    return Math.max(...Object.values(mansion.areas).map((places) => questionWorth(k, places.map(indexOf))));
  return Math.max(...[...mansion.doors, ...mansion.open].map((link) => pairWorth(k, link.split('-'))));
}

function pairWorth(k: KillerSituation, pair: readonly string[]): number {
  return sum(pair, (place) => questionWorth(k, [indexOf(place)]) * ((FAR[k.at]?.[indexOf(place)] ?? 9) <= 1 ? 1.3 : 1));
}

function detectOption(k: KillerSituation, _ask: Ask, option: Option): Opinion {
  const at = (typeof option.at === 'string' ? [option.at] : option.at) ?? [];
  const worth = option.id.startsWith('pair') ? pairWorth(k, at) : questionWorth(k, at.map(indexOf));
  return opinion(worth, 'ask');
}

// --- doors ---

/** A door is worth closing where they want to pass. */
function doorWorth(k: KillerSituation, door: string): number {
  if (k.state.blocks.includes(door)) return 0;
  const [a = 0, b = 0] = door.split('-').map(indexOf);
  const traffic = 0.15 * ((k.prey[a] ?? 0) + (k.prey[b] ?? 0));
  const radio = a === RADIO || b === RADIO ? 0.12 : 0;
  const exits = (door.includes('C1') ? 0.05 : 0) + (mansion.ransack.some((place) => door.includes(place)) ? 0.04 : 0);
  return 0.05 + traffic + radio + exits;
}

function blockWorth(k: KillerSituation): number {
  const doors = mansion.doorsOf[k.state.killer.at] ?? [];
  return Math.max(0, ...doors.map((door) => doorWorth(k, door)));
}

// --- steps of a card under way ---

/** Which card moves the Killer is the last one that was played. */
function stepOption(k: KillerSituation, ask: Ask, option: Option): Opinion {
  const left = Number(ask.about?.['left'] ?? 1);
  const stops = option.id === 'stop';
  const x = stops ? k.at : room(option);
  const more = stops ? 0 : left - 1;
  const card = k.state.killer.played.at(-1);
  const effects = card === undefined ? [] : (skillDef(card).special ?? skillDef(card).quick ?? []);
  const reach = roomsWithin(x, 0, more);
  if (effects.some((one) => one.do === 'wound-here'))
    return opinion(best(reach, k.blood), best(reach, k.presence) > 0 ? 'strike' : 'nobody');
  if (effects.some((one) => one.do === 'scare' && one.who === 'entered')) {
    if (stops) return opinion(0, 'frighten');
    return opinion((k.fright[x] ?? 0) + walkWorth(k, x, more, 1 << x) + 0.05 * (k.lure[x] ?? 0), 'frighten');
  }
  if (effects.some((one) => one.do === 'search')) {
    const here = findReason(k, [x]);
    const why = here === 'nobody' && more > 0 ? beingReason(k, x) : here; // the way may go on
    return opinion(best(reach, k.prey) + 0.02 * (k.prey[x] ?? 0), why);
  }
  return opinion(Math.max(...reach.map((r) => mainWorth(k, r))), stops ? 'wait' : beingReason(k, x));
}

function sneakOption(k: KillerSituation, _ask: Ask, option: Option): Opinion {
  const x = room(option);
  const doors = (option.details?.['doors'] as readonly string[] | undefined)?.length ?? 0;
  return opinion((k.lure[x] ?? 0) + 0.3 * (k.prey[x] ?? 0) - 0.15 * doors, 'vanish');
}

// --- giving away cards ---

/** What a card in hand is worth keeping for; of several copies the others less. */
function keepWorth(k: KillerSituation, card: SkillId): number {
  const skill = skillDef(card);
  const copies = k.state.killer.hand.filter((one) => one === card).length;
  let worth = 0.2;
  if (skill.attack !== undefined) worth = Math.max(worth, 0.5);
  if (skill.special !== undefined) worth = Math.max(worth, 0.55);
  if (skill.quick !== undefined) worth = Math.max(worth, skill.quick.some((one) => one.do === 'move') ? 0.5 : 0.35);
  if (skill.slow !== undefined) worth = Math.max(worth, skill.slow.some((one) => one.do === 'sneak') ? 0.45 : 0.2);
  if (skill.locked !== undefined) worth += 0.2;
  return worth / copies;
}

const playing =
  (kind: 'quick' | 'slow'): Judge =>
  (k, _ask, option) =>
    option.id === 'pass' ? opinion(0, 'spare') : cardWorth(k, detail(option, 'card'), kind);
const giving: Judge = (k, _ask, option) => opinion(-keepWorth(k, detail(option, 'card')), 'cheapest');

const JUDGES: Readonly<Record<string, Judge>> = {
  main: mainOption,
  quick: playing('quick'),
  slow: playing('slow'),
  'killer-move': stepOption,
  hearken: (k, _ask, option) => opinion(k.prey[room(option)] ?? 0, findReason(k, [room(option)])),
  sneak: sneakOption,
  detect: detectOption,
  block: (k, _ask, option) => opinion(doorWorth(k, String(option.at)), 'block'),
  'destroy-block': (_k, _ask, option) => opinion(String(option.at).includes('N1') ? -0.5 : 0, 'cheapest'),
  pay: giving,
  'hand-full': giving,
  'attack-card': (_k, _ask, option) => (option.id === 'none' ? opinion(0, 'spare') : opinion(0.4, 'strength')),
  'scare-one': scareTarget,
  'scare-order': scareTarget,
  'panic-wound': (_k, _ask, option) => (option.id === 'yes' ? opinion(0.6, 'strike') : opinion(0, 'spare')),
  'may-search': (k, _ask, option) =>
    option.id === 'yes' ? opinion((k.prey[k.at] ?? 0) - 0.12, findReason(k, [k.at])) : opinion(0, 'spare'),
};

function scareTarget(k: KillerSituation, _ask: Ask, option: Option): Opinion {
  const one = k.living.find(({ id }) => id === detail(option, 'survivor'));
  return opinion(one === undefined ? 0 : scareWorth(k.state, one) + 0.1 * doubt(one), 'frighten');
}

/** What the Killer thinks of an option. */
export function killersOpinion(k: KillerSituation, ask: Ask, option: Option): Opinion {
  return JUDGES[ask.kind]?.(k, ask, option) ?? opinion(0, 'other');
}
