import type { EquipmentId } from '../content/equipment.ts';
import { equipment } from '../content/equipment.ts';
import { GOALS } from '../content/goals.ts';
import type { ZoneId } from '../map/index.ts';
import { countAt, zombiesAt } from '../rules/horde.ts';
import { itemsOf } from '../rules/inventory.ts';
import { sleepersAt } from '../rules/sleepers.ts';
import { isSpecialist, missionIn, slotOf, survivor, waysIn } from '../rules/table.ts';
import { affordable, type TurnOption } from '../rules/turn.ts';
import type { ArmyState, Slot } from '../state.ts';
import { adrenalineCost } from './adrenaline.ts';
import { attackEffect, noiseCost } from './attacks.ts';
import { danger } from './danger.ts';
import { type Opinion, opinion } from './opinion.ts';
import { isPrecious } from './precious.ts';
import { isHunting } from './prey.ts';
import { Standing } from './standing.ts';
import { isLeaving, type Task, tasksOf, wantsToken } from './tasks.ts';
import { handWorth } from './worth.ts';

/** What somebody whose turn it is looks at. */
export interface Situation {
  readonly state: ArmyState;
  readonly slot: Slot;
  readonly at: ZoneId;
  readonly task: Task | null;
  readonly standing: Standing;
  /** Actions that are left, and what could be done with them by walking and fighting alone. */
  readonly left: number;
  readonly walking: number;
  /** What it is worth to end the turn here and now. */
  readonly base: number;
}

export function lookAround(state: ArmyState, slot: Slot): Situation {
  const { at } = survivor(state, slot);
  const task = tasksOf(state)[slot] ?? null;
  const standing = new Standing(state, slot, task);
  const { left } = standing;
  return { state, slot, at, task, standing, left, walking: standing.walking(), base: standing.ending(at, 0) };
}

const prefixOf = (id: string): string => {
  const i = id.indexOf(':');
  return i < 0 ? id : id.slice(0, i);
};

/** What the rest of the turn is worth after something that takes so many Actions. */
function rest(s: Situation, cost: number): number {
  return s.standing.best(s.at, Math.max(0, s.walking - cost)) - s.base;
}

/** How many Shamblers a Sleeper token stands for, on average. */
const SLEEPERS = 1.9;

/** The same, after something that wakes whoever sleeps here. */
function restAwake(s: Situation, cost: number): number {
  const tokens = sleepersAt(s.state, s.at);
  if (tokens === 0) return rest(s, cost);
  const woken = { at: s.at, shamblers: -SLEEPERS * tokens, alphas: 0 };
  return s.standing.best(s.at, Math.max(0, s.walking - cost), woken) - s.base - 0.6 * tokens;
}

export function turnOpinion(s: Situation, option: TurnOption): Opinion {
  const prefix = prefixOf(option.id);
  switch (prefix) {
    case 'move':
      return moveOpinion(s, option.to as ZoneId, s.standing.stepCost());
    case 'charge':
    case 'bloodlust':
      return moveOpinion(s, option.to as ZoneId, prefix === 'charge' ? 0 : 1);
    case 'attack':
    case 'attack-focus':
      return attackOpinion(s, option, option.item as EquipmentId);
    case 'gun':
    case 'gun-focus':
      return attackOpinion(s, option, 'machine-gun');
    case 'charge-attack':
    case 'charge-attack-focus':
      return chargeOpinion(s, option);
    case 'search':
      return searchOpinion(s);
    case 'take':
    case 'recruit':
    case 'activate':
    case 'open-vault':
    case 'challenge':
      return jobOpinion(s, option, prefix);
    case 'eliminate':
      return eliminateOpinion(s);
    case 'sprint':
      return opinion(s.task !== null && waysIn(s.state).distance(s.at, s.task.zone) >= 2 ? 1.6 : -0.5, 'towards');
    default:
      return otherOpinion(s, option, prefix);
  }
}

/** Nobody walks about for nothing. */
const STEP = 0.02;

/** To the best place that is still in reach by this step. */
function moveOpinion(s: Situation, to: ZoneId, cost: number): Opinion {
  const { state, slot, task, standing } = s;
  const sleeping = sleepersAt(state, s.at) > 0 && !isSpecialist(survivor(state, slot), 'shadow') ? 0.25 : 0;
  const worth = standing.best(to, Math.max(0, s.walking - cost)) - s.base - sleeping - STEP;
  const ways = waysIn(state);
  const nearer = task !== null && ways.distance(to, task.zone) < ways.distance(s.at, task.zone);
  return opinion(worth, nearer ? 'towards' : 'escape');
}

/** A step that is given: on the way, or out of turn. */
export function stepOpinion(s: Situation, to: ZoneId | undefined): Opinion {
  const stay = s.standing.best(s.at, s.left);
  return to === undefined ? opinion(0, 'wait') : opinion(s.standing.best(to, s.left) - stay, 'towards');
}

/** Those who fall attack nobody; the rest of the turn is still to come. */
function attackOpinion(s: Situation, option: TurnOption, face: EquipmentId | 'machine-gun'): Opinion {
  const { state, slot, standing, at } = s;
  const { fallen, worth } = attackEffect(state, slot, face, option.to as ZoneId, option.type ?? null);
  const kind = face === 'machine-gun' ? 'ranged' : (equipment(face).weapon?.kind ?? 'ranged');
  const free = state.turns.length > 0 && affordable(state, kind) > s.left ? 0 : 1;
  const then = standing.best(at, Math.max(0, s.walking - free), fallen) - s.base;
  return opinion(worth + then + standing.relief(fallen), 'kill');
}

/** The blow falls where the Charge has led. */
function chargeOpinion(s: Situation, option: TurnOption): Opinion {
  const { state, slot, standing } = s;
  const to = option.to as ZoneId;
  const { fallen, worth } = attackEffect(state, slot, option.item as EquipmentId, to, option.type ?? null);
  const then = standing.best(to, Math.max(0, s.left - 1), fallen) - s.base;
  return opinion(worth + then, 'kill');
}

/** An attack out of turn. */
export function reflexOpinion(state: ArmyState, slot: Slot, { item, to, type }: TurnOption): Opinion {
  if (item === undefined) return opinion(0, 'wait');
  const { worth, fallen } = attackEffect(state, slot, item, to as ZoneId, type ?? null);
  return opinion(worth + fallen.shamblers + 2 * fallen.alphas, 'kill');
}

function searchOpinion(s: Situation): Opinion {
  const { state, slot, at } = s;
  const one = survivor(state, slot);
  const goal = state.goals.find(({ owner, done }) => owner === one.id && !done && GOALS[owner].kind === 'search-zones');
  if (goal !== undefined && !goal.zones.includes(at)) return opinion(4 + restAwake(s, 1), 'goal');
  const good = itemsOf(one).filter(({ face, spent }) => !spent && (equipment(face).weapon?.dice ?? 0) > 1).length;
  return opinion((good >= 2 ? 0.15 : good === 1 ? 0.5 : 0.9) + restAwake(s, 1), 'search');
}

function jobOpinion(s: Situation, option: TurnOption, prefix: string): Opinion {
  const { state, slot } = s;
  const then = restAwake(s, prefix === 'challenge' ? 2 : 1);
  if (prefix === 'take' && option.what === 'objective') {
    const worth = wantsToken(state, slot) ? 5 - 0.6 * adrenalineCost(state, slot, 5) : -1;
    return opinion(worth + then, 'objective');
  }
  if (prefix === 'take') {
    const wanted =
      option.what === 'bag' || option.what === 'crown' || option.what === 'yellow' || option.what === 'purple';
    return opinion((wanted ? 4 : -0.5) + then, 'objective');
  }
  if (prefix === 'challenge') return opinion(4 + then, 'vault');
  if (prefix === 'recruit')
    return opinion((isHunting(state) ? -1 : isPrecious(state, survivor(state, slot)) ? 3 : 6) + then, 'objective');
  return opinion(6 + then, 'objective');
}

function eliminateOpinion(s: Situation): Opinion {
  const { state, slot } = s;
  const one = survivor(state, slot);
  const wanted = state.goals.find(({ owner, done }) => !done && GOALS[owner].kind === 'sleepers');
  const geeta = wanted?.owner === one.id;
  const inTheWay = state.objectives.some(({ at }) => at === s.at) || s.task?.zone === s.at;
  const worth = geeta ? 5 : wanted !== undefined ? -2 : inTheWay ? 1.8 : 0.6;
  return opinion(worth + rest(s, 1), geeta ? 'goal' : 'quiet');
}

function otherOpinion(s: Situation, option: TurnOption, prefix: string): Opinion {
  const { state, slot, at } = s;
  switch (prefix) {
    case 'end':
      return opinion(0, 'wait');
    case 'noise':
      return opinion(-0.6 - noiseCost(state, at), 'other');
    case 'clip':
      return opinion(3, 'reload');
    case 'aid':
      return opinion(2.5, 'heal');
    case 'shove':
      return opinion(
        0.5 * zombiesAt(state, at) + 0.4 * countAt(state, at, 'alpha') - 0.6 * danger(state, option.to as ZoneId) * 0.2,
        'escape',
      );
    case 'lifesaver':
      return opinion(1, 'help');
    case 'lead':
      return leadOpinion(s, option);
    case 'summon-zeus':
      return opinion(isReadyForZeus(state) ? 3 : -1, 'goal');
    case 'trade':
      return tradeOpinion(s, option);
    case 'reorganise':
      return opinion(arrangingWorth(state, slot) + rest(s, 1), 'keep');
    case 'place':
    case 'set-trap':
      return opinion(-0.4, 'other');
    case 'discard':
      return opinion(-3, 'other');
    default:
      return truckOpinion(s, option, prefix);
  }
}

/** How much better the cards could be held that a Survivor has. */
function arrangingWorth(state: ArmyState, slot: Slot): number {
  const { hand, backpack } = survivor(state, slot);
  const worths = [...hand, ...backpack].map(handWorth).sort((a, b) => b - a);
  const held = hand.reduce((sum, item) => sum + handWorth(item), 0);
  const gain = (worths[0] ?? 0) + (worths[1] ?? 0) - held;
  const none = hand.every((item) => handWorth(item) < 1);
  return gain < 0.5 ? -1 : none ? 1 : 0.25 * gain - 0.2;
}

/** Somebody could take off his mask, or has a fair chance to kill him; or there is nothing else left to do. */
function isReadyForZeus(state: ArmyState): boolean {
  const masked = missionIn(state).zeus === 'masked';
  const armed = state.survivors.some((one) =>
    itemsOf(one).some(({ face, spent }) => {
      const { weapon, explosive } = equipment(face);
      if (spent || weapon === undefined) return false;
      return masked ? explosive !== undefined : (weapon.dice + weapon.ammo) * weapon.damage >= 6 && weapon.damage >= 2;
    }),
  );
  return armed || isLeaving(state);
}

/** An Action for whoever has most use for it. */
function leadOpinion({ state }: Situation, option: TurnOption): Opinion {
  const other = slotOf(state, option.whom as never);
  const one = survivor(state, other);
  return opinion(
    0.6 + 0.3 * Math.min(3, danger(state, one.at)) + (one.acted ? 0.1 : 0) + (isPrecious(state, one) ? 0.2 : 0),
    'help',
  );
}

/** Only to hand over what somebody must hold in the end. */
function tradeOpinion({ state, slot }: Situation, option: TurnOption): Opinion {
  return opinion(giftFor(state, slot, slotOf(state, option.whom as never)) === null ? -2 : 3, 'goal');
}

export function giftFor(state: ArmyState, from: Slot, to: Slot): string | null {
  for (const { owner, colour } of state.goals) {
    if (GOALS[owner].kind !== 'hold-token' || survivor(state, to).id !== owner) continue;
    if (survivor(state, from).tokens.includes(colour)) return colour;
  }
  return null;
}

/** Aboard when it is time to leave, and then to where it ends. */
function truckOpinion({ state, slot }: Situation, option: TurnOption, prefix: string): Opinion {
  const goal = missionIn(state).victory.find(({ kind }) => kind === 'truck');
  if (goal?.kind !== 'truck' || state.truck === null) return opinion(prefix === 'get-out' ? -0.2 : -1, 'other');
  const leaving = isLeaving(state);
  const one = survivor(state, slot);
  const needed = state.goals.some(({ owner }) => owner === one.id) || goal.with.some((spec) => isSpecialist(one, spec));
  if (prefix === 'board') return opinion(leaving && needed ? (option.word === 'driver' ? 5 : 4) : -1, 'objective');
  if (prefix === 'get-out') return opinion(leaving ? -2 : 1, 'other');
  if (prefix === 'change-seat')
    return opinion(option.word === 'driver' && leaving && state.truck.driver === null ? 4 : -1, 'objective');
  if (prefix !== 'drive') return opinion(-0.5, 'other');
  const ways = waysIn(state);
  const nearer = ways.distance(state.truck.at, goal.zone) - ways.distance(option.to as ZoneId, goal.zone);
  const everybody = state.goals.every(({ owner }) => isSeated(state, slotOf(state, owner)));
  return opinion(leaving && everybody ? 3 * nearer : -0.5, 'objective');
}

function isSeated({ truck }: ArmyState, slot: Slot): boolean {
  return truck !== null && (truck.driver === slot || truck.gunner === slot || truck.passengers.includes(slot));
}
