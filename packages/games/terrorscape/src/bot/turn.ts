import type { Option } from '@dreadhouse/engine';
import type { ItemId } from '../content/items.ts';
import { mansion } from '../content/mansion.ts';
import { REPAIR_TOKENS } from '../content/numbers.ts';
import { survivorDef } from '../content/survivors.ts';
import { stepsWith } from '../notebook/places.ts';
import type { Slot, Survivor } from '../state.ts';
import { itemWorth } from './items.ts';
import { indexOf, RADIO } from './killer-situation.ts';
import { type Opinion, opinion, type Reason } from './opinion.ts';
import { aboutGoal, danger, packOf, promise, type SurvivorSituation } from './survivor-situation.ts';

const detail = (option: Option, key: string): string => String(option.details?.[key] ?? '');

/** Cards that make noise when they are ransacked: keys, toolkits and a sword among twelve. */
const NOISY_RANSACK = 0.67;

/** What somebody thinks of all that can be done in a turn. */
export function turnOpinions(s: SurvivorSituation, slot: Slot, options: readonly Option[]): Opinion[] {
  const { acted } = s.state.turns;
  if (acted) return options.map((option) => (option.id === 'end' ? opinion(0, 'wait') : extra(s, slot, option, true)));
  const mains = options.map((option) => main(s, slot, option));
  let most = Number.NEGATIVE_INFINITY;
  for (const one of mains) if (one !== null) most = Math.max(most, one.value);
  return options.map((option, i) => {
    const one = mains[i];
    if (one !== undefined && one !== null) return one;
    const { value, why } = extra(s, slot, option, false, most);
    return opinion(most + value, why);
  });
}

/** What it is worth to stand there when the Killer comes. */
function standing(s: SurvivorSituation, slot: Slot, room: number, noisy = 0): number {
  return promise(s, slot, room) - danger(s, slot, room, noisy);
}

/** What a step is for; where it leads to, if it is not only away from something. */
function movingOpinion(s: SurvivorSituation, slot: Slot, way: readonly [number, number], worth: number): Opinion {
  const why = movingReason(s, slot, ...way);
  return opinion(worth, why, why === 'towards' || why === 'exit' ? aboutGoal(s, slot, way[1]) : undefined);
}

function movingReason(s: SurvivorSituation, slot: Slot, from: number, to: number): Reason {
  const safer = danger(s, slot, from, 0) - danger(s, slot, to, 0);
  const closer = promise(s, slot, to) - promise(s, slot, from);
  if (safer <= 0 && closer <= 0) return 'other';
  if (safer > closer) return 'hide';
  return s.leaving ? 'exit' : 'towards';
}

/** One of the six actions, or null for what comes on top of them. */
function main(s: SurvivorSituation, slot: Slot, option: Option): Opinion | null {
  const one = s.state.survivors[slot] as Survivor;
  const here = indexOf(one.at);
  const [kind = ''] = option.id.split(':');
  switch (kind) {
    case 'end':
      return opinion(standing(s, slot, here) - 0.05, 'wait');
    case 'move':
    case 'sprint': {
      const to = indexOf(detail(option, 'to'));
      return movingOpinion(s, slot, [here, to], standing(s, slot, to));
    }
    case 'perceptive':
    case 'flashlight':
    case 'hidden-way': {
      const to = indexOf(mansion.passageFrom[one.at] ?? one.at);
      return movingOpinion(s, slot, [here, to], standing(s, slot, to));
    }
    case 'calm':
      return opinion(standing(s, slot, here) + fearWorth(s, one), one.fear > 0 ? 'calm' : 'wait');
    case 'unblock': {
      const opened = promise(s, slot, here, stepsWith(s.state.blocks.filter((door) => door !== option.at)));
      return opinion(opened - danger(s, slot, here, 0), opened > promise(s, slot, here) ? 'open' : 'other');
    }
    case 'repair':
      return opinion(standing(s, slot, here, 1) + s.repairWorth, 'radio');
    case 'toolkit':
      return opinion(standing(s, slot, here, 1) + toolkitGain(s, one), 'radio');
    case 'ransack':
      return opinion(
        standing(s, slot, here, ransackNoise(s, one)) + s.keyChance * s.keyWorth + 0.12,
        s.keyChance > 0 ? 'key' : 'item',
      );
    case 'herbs':
    case 'first-aid-kit':
      return opinion(
        standing(s, slot, here, kind === 'herbs' ? 1 : 0) + healWorth(s, detail(option, 'survivor')),
        'heal',
      );
    case 'supply':
      return opinion(
        standing(s, slot, here) + 0.7 * itemWorth(s, one, detail(option, 'item') as ItemId) - 0.15,
        'item',
      );
    case 'trap':
      return opinion(standing(s, slot, here) + (here === RADIO || s.leaving ? 0.3 : 0.1), 'item');
    case 'firecracker':
      return opinion(standing(s, slot, here) + 0.35 * noiseCost(s) - 0.05, 'decoy');
    case 'locksmith':
      return opinion(standing(s, slot, here) + s.keyWorth, 'plan');
    case 'jury-rig':
      return opinion(standing(s, slot, here, 1) + (REPAIR_TOKENS - s.state.repair) * s.repairWorth, 'plan');
    case 'dark-bargain':
      return opinion(standing(s, slot, here, 0.4) + 0.5, 'plan');
    default:
      return null;
  }
}

function fearWorth({ state }: SurvivorSituation, one: Survivor): number {
  const feeds = state.killer.id === 'specter' ? 1.5 : 1;
  return feeds * (0.22 * one.fear + (one.fear === 2 ? 0.2 : 0));
}

function toolkitGain(s: SurvivorSituation, one: Survivor): number {
  const progress = Math.min(survivorDef(one.id).toolkit ?? 2, REPAIR_TOKENS - s.state.repair);
  return s.repairWorth * progress - (progress === 1 ? 0.3 : 0);
}

function ransackNoise({ state }: SurvivorSituation, one: Survivor): number {
  return state.options.lightFingers && survivorDef(one.id).lightFingers === true ? 0 : NOISY_RANSACK;
}

function healWorth({ state }: SurvivorSituation, id: string): number {
  const one = state.survivors.find((each) => each.id === id);
  return one?.health === 1 ? 1.5 : -0.5;
}

/** What the noise of this phase costs those who are where it was made. */
function noiseCost(s: SurvivorSituation): number {
  let cost = 0;
  s.state.survivors.forEach((one, slot) => {
    if (one.health > 0 && s.state.noise.includes(one.at)) cost += danger(s, slot, indexOf(one.at), 1);
  });
  return cost;
}

/** What comes on top of the action of the turn, against doing without it. `most`: the best action from here. */
function extra(s: SurvivorSituation, slot: Slot, option: Option, acted: boolean, most = 0): Opinion {
  const one = s.state.survivors[slot] as Survivor;
  const here = indexOf(one.at);
  const [kind = ''] = option.id.split(':');
  switch (kind) {
    case 'sedative':
      return opinion(fearWorth(s, one) - 0.2, one.fear > 0 ? 'calm' : 'wait');
    case 'adrenaline':
    case 'camera':
    case 'perceptive-extra':
      return stepFirst(s, slot, option, kind, acted, most);
    case 'whisky-bottle':
      return opinion(
        acted ? decoyWorth(s, indexOf(detail(option, 'to'))) : -0.2,
        misleads(s, detail(option, 'to')) ? 'decoy' : 'other',
      );
    case 'decoy':
      return opinion(0.1, misleads(s, s.state.plan.marker ?? '') ? 'decoy' : 'other');
    case 'hatchet': {
      const blocks = s.state.blocks.filter((door) => door !== option.at);
      const gain = promise(s, slot, here, stepsWith(blocks)) - promise(s, slot, here);
      return opinion(gain - 0.25, gain > 0 ? 'open' : 'other');
    }
    case 'give':
      return opinion(handOver(s, one, mate(s, option), detail(option, 'item') as ItemId), 'item');
    case 'take':
      return opinion(handOver(s, mate(s, option), one, detail(option, 'item') as ItemId), 'item');
    case 'loot':
      return opinion(itemWorth(s, one, detail(option, 'item') as ItemId), 'item');
    default:
      return opinion(-0.5, 'other');
  }
}

function mate({ state }: SurvivorSituation, option: Option): Survivor {
  return state.survivors.find(({ id }) => id === detail(option, 'survivor')) as Survivor;
}

/** Only what belongs together, or what can be used at once: everything else goes around in circles. */
function handOver(s: SurvivorSituation, from: Survivor, to: Survivor, id: ItemId): number {
  const gain = itemWorth(s, to, id) - itemWorth(s, from, id);
  const room = packOf(s, to).length < 3 || survivorDef(to.id).noLimit === true;
  return room && gain > 0.2 && (id === 'toolkit' || id === 'ammunition') ? gain - 0.05 : -0.4;
}

/** A step beside the action: to do something there, or to get away afterwards. */
function stepFirst(
  s: SurvivorSituation,
  slot: Slot,
  option: Option,
  kind: string,
  acted: boolean,
  most: number,
): Opinion {
  const one = s.state.survivors[slot] as Survivor;
  const here = indexOf(one.at);
  const to =
    kind === 'perceptive-extra' ? indexOf(mansion.passageFrom[one.at] ?? one.at) : indexOf(detail(option, 'to'));
  const price = kind === 'perceptive-extra' ? 0.08 : 0.28;
  const why = movingReason(s, slot, here, to);
  if (acted) return opinion(standing(s, slot, to) - standing(s, slot, here) - price, why);
  let there = standing(s, slot, to);
  if (to === RADIO && s.state.repairRound !== s.state.round && s.repairWorth > 0)
    there = standing(s, slot, to, 1) + (packOf(s, one).includes('toolkit') ? toolkitGain(s, one) : s.repairWorth);
  else if (mansion.ransack.includes(mansion.locations[to] as string) && s.state.search.length > 0 && !s.leaving)
    there = standing(s, slot, to, ransackNoise(s, one)) + s.keyChance * s.keyWorth + 0.12;
  return opinion(there - most - price, why);
}

/** Whether noise there leads the Killer to where nobody is. */
function misleads({ state }: SurvivorSituation, place: string): boolean {
  return !state.survivors.some(({ at, health }) => health > 0 && at === place);
}

/** A noise where nobody is, when somebody is in danger near by. */
function decoyWorth(s: SurvivorSituation, room: number): number {
  const place = mansion.locations[room] as string;
  if (s.state.noise.includes(place) || s.state.survivors.some(({ at }) => at === place)) return -0.3;
  let peril = 0;
  s.state.survivors.forEach((one, i) => {
    if (one.health > 0) peril += danger(s, i, indexOf(one.at), 0);
  });
  return 0.25 * Math.min(1.5, peril) * (s.threat[room] ?? 0) - 0.12;
}
