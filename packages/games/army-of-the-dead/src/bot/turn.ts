import type { EquipmentId } from '../content/equipment.ts';
import { equipment } from '../content/equipment.ts';
import type { ZoneId } from '../map/index.ts';
import { leavingCost } from '../rules/move.ts';
import { sleepersAt } from '../rules/sleepers.ts';
import { isSpecialist, survivor, waysIn } from '../rules/table.ts';
import { affordable, type TurnOption } from '../rules/turn.ts';
import type { ArmyState, Slot } from '../state.ts';
import { AIDS } from './aids.ts';
import { attackEffect } from './attacks.ts';
import { eliminateOpinion, jobOpinion, searchOpinion } from './deeds.ts';
import { type Opinion, opinion } from './opinion.ts';
import type { Situation } from './situation.ts';
import { truckOpinion } from './truck.ts';

export function turnOpinion(s: Situation, option: TurnOption): Opinion {
  const [prefix = ''] = option.id.split(':');
  return (DEEDS[prefix] ?? truckOpinion)(s, option, prefix);
}

type Deed = (s: Situation, option: TurnOption, prefix: string) => Opinion;

const strike: Deed = (s, option) => attackOpinion(s, option, option.item as EquipmentId);
const fire: Deed = (s, option) => attackOpinion(s, option, 'machine-gun');

const DEEDS: Readonly<Record<string, Deed>> = {
  ...AIDS,
  move: (s, { to }) => moveOpinion(s, to as ZoneId, 1 + leavingCost(s.state, s.slot)),
  charge: (s, { to }) => moveOpinion(s, to as ZoneId, 0),
  bloodlust: (s, { to }) => moveOpinion(s, to as ZoneId, 1),
  sprint: (s) => opinion(s.task !== null && waysIn(s.state).distance(s.at, s.task.zone) >= 2 ? 1.6 : -0.5, 'towards'),
  attack: strike,
  'attack-focus': strike,
  gun: fire,
  'gun-focus': fire,
  'charge-attack': chargeOpinion,
  'charge-attack-focus': chargeOpinion,
  search: searchOpinion,
  take: jobOpinion,
  recruit: jobOpinion,
  activate: jobOpinion,
  'open-vault': jobOpinion,
  challenge: jobOpinion,
  eliminate: eliminateOpinion,
};

/** Nobody walks about for nothing. */
const STEP = 0.02;

/** To the best place that is still in reach by this step. */
function moveOpinion(s: Situation, to: ZoneId, cost: number): Opinion {
  const { state, slot, task, standing } = s;
  const sleeping = sleepersAt(state, s.at) > 0 && !isSpecialist(survivor(state, slot), 'shadow') ? 0.25 : 0;
  const worth = standing.best(to, Math.max(0, s.walking - cost)) - s.base - sleeping - STEP;
  const ways = waysIn(state);
  if (task === null) return opinion(worth, 'escape');
  const { zone, what } = task;
  const steps = ways.distance(to, zone);
  return steps < ways.distance(s.at, zone)
    ? opinion(worth, 'towards', { zone, what, steps })
    : opinion(worth, 'escape');
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
