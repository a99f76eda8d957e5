import type { Option } from '@dreadhouse/engine';
import { mansion } from '../content/mansion.ts';
import { REPAIR_TOKENS } from '../content/numbers.ts';
import { survivorDef } from '../content/survivors.ts';
import { stepsWith } from '../notebook/places.ts';
import type { Slot, Survivor } from '../state.ts';
import { itemWorth } from './items.ts';
import { indexOf, RADIO, sum } from './killer-situation.ts';
import { type Opinion, opinion, type Reason } from './opinion.ts';
import { detail, itemOf, room } from './reading.ts';
import { aboutGoal, danger, packOf, promise, type SurvivorSituation } from './survivor-situation.ts';

/** Cards that make noise when they are ransacked: keys, toolkits and a sword among twelve. */
const NOISY_RANSACK = 0.67;

/** Somebody's turn. `most`: the best action from here, as long as there is one to be used. */
interface Turn {
  readonly s: SurvivorSituation;
  readonly slot: Slot;
  readonly one: Survivor;
  readonly here: number;
  readonly most: number | null;
}

type Judge = (t: Turn, option: Option) => Opinion;

/** What somebody thinks of all that can be done in a turn. */
export function turnOpinions(s: SurvivorSituation, slot: Slot, options: readonly Option[]): Opinion[] {
  const one = s.state.survivors[slot] as Survivor;
  const t: Turn = { s, slot, one, here: indexOf(one.at), most: null };
  if (s.state.turns.acted)
    return options.map((option) => (option.id === 'end' ? opinion(0, 'wait') : extra(t, option)));
  const mains = options.map((option) => MAINS[verbOf(option)]?.(t, option) ?? null);
  const most = Math.max(...mains.map((judged) => judged?.value ?? Number.NEGATIVE_INFINITY));
  return options.map((option, i) => {
    const judged = mains[i];
    if (judged !== undefined && judged !== null) return judged;
    const { value, why } = extra({ ...t, most }, option);
    return opinion(most + value, why);
  });
}

const verbOf = ({ id }: Option): string => id.split(':')[0] ?? '';

/** What it is worth to stand there when the Killer comes. */
function standing({ s, slot }: Turn, place: number, noisy = 0): number {
  return promise(s, slot, place) - danger(s, slot, place, noisy);
}

/** The same where one is, with something that is done there. */
const staying = (t: Turn, gain: number, why: Reason, noisy = 0): Opinion =>
  opinion(standing(t, t.here, noisy) + gain, why);

/** What a step is for; where it leads to, if it is not only away from something. */
function going(t: Turn, to: number): Opinion {
  const why = movingReason(t, to);
  return opinion(standing(t, to), why, why === 'towards' || why === 'exit' ? aboutGoal(t.s, t.slot, to) : undefined);
}

function movingReason({ s, slot, here }: Turn, to: number): Reason {
  const safer = danger(s, slot, here, 0) - danger(s, slot, to, 0);
  const closer = promise(s, slot, to) - promise(s, slot, here);
  if (safer <= 0 && closer <= 0) return 'other';
  if (safer > closer) return 'hide';
  return s.leaving ? 'exit' : 'towards';
}

const throughPassage = ({ one }: Turn): number => indexOf(mansion.passageFrom[one.at] ?? one.at);
const goThere: Judge = (t, option) => going(t, room(option));
const takePassage: Judge = (t) => going(t, throughPassage(t));
const healing =
  (noisy: number): Judge =>
  (t, option) =>
    staying(t, healWorth(t.s, detail(option, 'survivor')), 'heal', noisy);

/** The six actions; what is not among them comes on top. */
const MAINS: Readonly<Record<string, Judge>> = {
  end: (t) => staying(t, -0.05, 'wait'),
  move: goThere,
  sprint: goThere,
  perceptive: takePassage,
  flashlight: takePassage,
  'hidden-way': takePassage,
  calm: (t) => staying(t, fearWorth(t), t.one.fear > 0 ? 'calm' : 'wait'),
  unblock: (t, option) => {
    const { s, slot, here } = t;
    const opened = promiseWithout(t, option);
    return opinion(opened - danger(s, slot, here, 0), opened > promise(s, slot, here) ? 'open' : 'other');
  },
  repair: (t) => staying(t, t.s.repairWorth, 'radio', 1),
  toolkit: (t) => staying(t, toolkitGain(t), 'radio', 1),
  ransack: (t) => opinion(ransacking(t, t.here), t.s.keyChance > 0 ? 'key' : 'item'),
  herbs: healing(1),
  'first-aid-kit': healing(0),
  supply: (t, option) => opinion(standing(t, t.here) + 0.7 * itemWorth(t.s, t.one, itemOf(option)) - 0.15, 'item'),
  trap: (t) => staying(t, t.here === RADIO || t.s.leaving ? 0.3 : 0.1, 'item'),
  firecracker: (t) => opinion(standing(t, t.here) + 0.35 * peril(t.s, 1) - 0.05, 'decoy'),
  locksmith: (t) => staying(t, t.s.keyWorth, 'plan'),
  'jury-rig': (t) => staying(t, (REPAIR_TOKENS - t.s.state.repair) * t.s.repairWorth, 'plan', 1),
  'dark-bargain': (t) => staying(t, 0.5, 'plan', 0.4),
};

function ransacking(t: Turn, place: number): number {
  return standing(t, place, ransackNoise(t)) + t.s.keyChance * t.s.keyWorth + 0.12;
}

/** What this place promises without the block token that the option takes away. */
function promiseWithout({ s, slot, here }: Turn, option: Option): number {
  return promise(s, slot, here, stepsWith(s.state.blocks.filter((door) => door !== option.at)));
}

function fearWorth({ s: { state }, one }: Turn): number {
  const feeds = state.killer.id === 'specter' ? 1.5 : 1;
  return feeds * (0.22 * one.fear + (one.fear === 2 ? 0.2 : 0));
}

function toolkitGain({ s, one }: Turn): number {
  const progress = Math.min(survivorDef(one.id).toolkit ?? 2, REPAIR_TOKENS - s.state.repair);
  return s.repairWorth * progress - (progress === 1 ? 0.3 : 0);
}

function ransackNoise({ s: { state }, one }: Turn): number {
  return state.options.lightFingers && survivorDef(one.id).lightFingers === true ? 0 : NOISY_RANSACK;
}

function healWorth({ state }: SurvivorSituation, id: string): number {
  const one = state.survivors.find((each) => each.id === id);
  return one?.health === 1 ? 1.5 : -0.5;
}

/** What it costs everybody, or only those who are where noise was made, to stay where they are. */
function peril(s: SurvivorSituation, noisy: 0 | 1): number {
  const { survivors, noise } = s.state;
  return sum([...survivors.entries()], ([slot, { health, at }]) =>
    health > 0 && (noisy === 0 || noise.includes(at)) ? danger(s, slot, indexOf(at), noisy) : 0,
  );
}

/** What comes on top of the action of the turn, against doing without it. */
function extra(t: Turn, option: Option): Opinion {
  return EXTRAS[verbOf(option)]?.(t, option) ?? opinion(-0.5, 'other');
}

const EXTRAS: Readonly<Record<string, Judge>> = {
  sedative: (t) => opinion(fearWorth(t) - 0.2, t.one.fear > 0 ? 'calm' : 'wait'),
  adrenaline: (t, option) => stepFirst(t, room(option), 0.28),
  camera: (t, option) => stepFirst(t, room(option), 0.28),
  'perceptive-extra': (t) => stepFirst(t, throughPassage(t), 0.08),
  'whisky-bottle': ({ s, most }, option) =>
    opinion(most === null ? decoyWorth(s, room(option)) : -0.2, misleads(s, detail(option, 'to')) ? 'decoy' : 'other'),
  decoy: ({ s }) => opinion(0.1, misleads(s, s.state.plan.marker ?? '') ? 'decoy' : 'other'),
  hatchet: (t, option) => {
    const gain = promiseWithout(t, option) - promise(t.s, t.slot, t.here);
    return opinion(gain - 0.25, gain > 0 ? 'open' : 'other');
  },
  give: ({ s, one }, option) => handOver(s, one, mate(s, option), option),
  take: ({ s, one }, option) => handOver(s, mate(s, option), one, option),
  loot: ({ s, one }, option) => opinion(itemWorth(s, one, itemOf(option)), 'item'),
};

function mate({ state }: SurvivorSituation, option: Option): Survivor {
  return state.survivors.find(({ id }) => id === detail(option, 'survivor')) as Survivor;
}

/** So bad that no experience speaks for it. */
const IN_CIRCLES = -2;

/** Only what belongs together, or what can be used at once: everything else goes around in circles. */
function handOver(s: SurvivorSituation, from: Survivor, to: Survivor, option: Option): Opinion {
  const id = itemOf(option);
  const gain = itemWorth(s, to, id) - itemWorth(s, from, id);
  const hasRoom = packOf(s, to).length < 3 || survivorDef(to.id).noLimit === true;
  const isUseful = hasRoom && gain > 0.2 && (id === 'toolkit' || id === 'ammunition');
  return opinion(isUseful ? gain - 0.05 : IN_CIRCLES, 'item');
}

/** A step beside the action: to do something there, or to get away afterwards. */
function stepFirst(t: Turn, to: number, price: number): Opinion {
  const { s, one, here, most } = t;
  const why = movingReason(t, to);
  if (most === null) return opinion(standing(t, to) - standing(t, here) - price, why);
  let there = standing(t, to);
  if (to === RADIO && s.state.repairRound !== s.state.round && s.repairWorth > 0)
    there = standing(t, to, 1) + (packOf(s, one).includes('toolkit') ? toolkitGain(t) : s.repairWorth);
  else if (mansion.ransack.includes(mansion.locations[to] as string) && s.state.search.length > 0 && !s.leaving)
    there = ransacking(t, to);
  return opinion(there - most - price, why);
}

/** Whether noise there leads the Killer to where nobody is. */
function misleads({ state }: SurvivorSituation, place: string): boolean {
  return !state.survivors.some(({ at, health }) => health > 0 && at === place);
}

/** A noise where nobody is, when somebody is in danger near by. */
function decoyWorth(s: SurvivorSituation, place: number): number {
  const { survivors, noise } = s.state;
  const id = mansion.locations[place] as string;
  if (noise.includes(id) || survivors.some(({ at }) => at === id)) return -0.3;
  return 0.25 * Math.min(1.5, peril(s, 0)) * (s.threat[place] ?? 0) - 0.12;
}
