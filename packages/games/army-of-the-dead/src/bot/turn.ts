import { equipment } from '../content/equipment.ts';
import { GOALS } from '../content/goals.ts';
import type { ZoneId } from '../map/index.ts';
import { countAt, zombiesAt } from '../rules/horde.ts';
import { itemsOf } from '../rules/inventory.ts';
import { sleepersAt } from '../rules/sleepers.ts';
import { isSpecialist, missionIn, slotOf, survivor, waysIn } from '../rules/table.ts';
import { actionsLeft, type TurnOption, turnOf } from '../rules/turn.ts';
import type { ArmyState, Slot } from '../state.ts';
import { attackWorth, killsPerAction, noiseCost } from './attacks.ts';
import { danger, pressure } from './danger.ts';
import { type Opinion, opinion } from './opinion.ts';
import { isPrecious } from './precious.ts';
import { gathering, isLeaving, type Task, tasksOf, wantsTokens } from './tasks.ts';

/** What somebody whose turn it is looks at. */
export interface Situation {
  readonly state: ArmyState;
  readonly slot: Slot;
  readonly at: ZoneId;
  readonly task: Task | null;
  readonly left: number;
  readonly fear: number;
}

export function lookAround(state: ArmyState, slot: Slot): Situation {
  const { at } = survivor(state, slot);
  const turn = state.turns.length > 0 ? turnOf(state) : null;
  return {
    state,
    slot,
    at,
    task: tasksOf(state)[slot] ?? null,
    left: turn === null ? 1 : actionsLeft(state, turn),
    fear: danger(state, at),
  };
}

const prefixOf = (id: string): string => {
  const i = id.indexOf(':');
  return i < 0 ? id : id.slice(0, i);
};

/** How much is to be feared there, for somebody with that much Health left. */
function fearOf(state: ArmyState, slot: Slot, wounds: number): number {
  const one = survivor(state, slot);
  const precious = isPrecious(state, one) ? 1.5 : 1;
  const deadly = wounds >= one.health ? 2.5 : 0;
  return precious * (0.55 * wounds + deadly);
}

export function turnOpinion(s: Situation, option: TurnOption): Opinion {
  const { state, slot } = s;
  const prefix = prefixOf(option.id);
  switch (prefix) {
    case 'move':
    case 'charge':
    case 'bloodlust':
      return moveOpinion(s, option.to as ZoneId, prefix === 'move' ? 0 : -0.2);
    case 'attack':
    case 'attack-focus':
      return opinion(attackWorth(state, slot, option.item as never, option.to as ZoneId, option.type ?? null), 'kill');
    case 'gun':
    case 'gun-focus':
      return opinion(attackWorth(state, slot, 'machine-gun', option.to as ZoneId, option.type ?? null), 'kill');
    case 'charge-attack':
    case 'charge-attack-focus':
      return opinion(
        attackWorth(state, slot, option.item as never, option.to as ZoneId, option.type ?? null) -
          fearOf(state, slot, danger(state, option.to as ZoneId)) * 0.5,
        'kill',
      );
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
      return opinion(s.task !== null && waysIn(state).distance(s.at, s.task.zone) >= 2 ? 1.6 : -0.5, 'towards');
    default:
      return otherOpinion(s, option, prefix);
  }
}

/** Nearer to the task, and away from what is dangerous. */
function moveOpinion(s: Situation, to: ZoneId, extra: number): Opinion {
  const { state, slot, task } = s;
  const ways = waysIn(state);
  const gain = task === null ? 0 : (ways.distance(s.at, task.zone) - ways.distance(to, task.zone)) * task.weight;
  // What can still be killed there after the step is not to be feared.
  const there = Math.max(
    0,
    danger(state, to) - 0.8 * Math.max(0, s.left - 1 - zombiesAt(state, s.at)) * killsPerAction(state, slot),
  );
  const last = s.left <= 1 ? 1 : 0.6;
  const relief =
    fearOf(state, slot, s.fear) - fearOf(state, slot, there) - 0.12 * (pressure(state, to) - pressure(state, s.at));
  const sleeping = sleepersAt(state, s.at) > 0 && !isSpecialist(survivor(state, slot), 'shadow') ? 0.2 : 0;
  const cost = zombiesAt(state, s.at) * 0.3;
  const alone = company(state, slot, to) - company(state, slot, s.at);
  const worth = gain + last * relief - sleeping - cost + extra + 0.12 * alone;
  return opinion(worth, relief > Math.abs(gain) ? 'escape' : 'towards');
}

/** Friends nearby. */
function company(state: ArmyState, slot: Slot, at: ZoneId): number {
  const ways = waysIn(state);
  let near = 0;
  state.survivors.forEach((one, other) => {
    if (other === slot || one.health === 0) return;
    const steps = ways.distance(at, one.at);
    if (steps === 0) near += 1;
    else if (steps === 1) near += 0.5;
  });
  return Math.min(3, near);
}

function searchOpinion({ state, slot, at, fear }: Situation): Opinion {
  const one = survivor(state, slot);
  const goal = state.goals.find(({ owner, done }) => owner === one.id && !done && GOALS[owner].kind === 'search-zones');
  if (goal !== undefined && !goal.zones.includes(at)) return opinion(4, 'goal');
  const good = itemsOf(one).filter(({ face, spent }) => !spent && (equipment(face).weapon?.dice ?? 0) > 1).length;
  const sleeping = 1.5 * sleepersAt(state, at);
  return opinion((good >= 2 ? 0.1 : good === 1 ? 0.45 : 0.8) - sleeping - 0.2 * fear, 'search');
}

function jobOpinion({ state, slot, at }: Situation, option: TurnOption, prefix: string): Opinion {
  const woken = sleepersAt(state, at) * 0.8;
  if (prefix === 'take' && option.what === 'objective') {
    const cruz = state.goals.some(
      ({ owner, done }) => !done && GOALS[owner].kind === 'objectives' && survivor(state, slot).id === owner,
    );
    return opinion(wantsTokens(state) || cruz ? 5 - woken : 0.3 - woken, 'objective');
  }
  if (prefix === 'take') {
    const wanted =
      option.what === 'bag' || option.what === 'crown' || option.what === 'yellow' || option.what === 'purple';
    return opinion(wanted ? 4 : -0.5, 'objective');
  }
  if (prefix === 'challenge') return opinion(4, 'vault');
  return opinion(6, 'objective');
}

function eliminateOpinion({ state, slot, fear }: Situation): Opinion {
  const one = survivor(state, slot);
  const geeta = state.goals.some(({ owner, done }) => !done && owner === one.id && GOALS[owner].kind === 'sleepers');
  return opinion((geeta ? 5 : 0.5) - 0.3 * fear, geeta ? 'goal' : 'quiet');
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
      return opinion(needsArranging(state, slot) ? 0.9 : -1, 'keep');
    case 'place':
    case 'set-trap':
      return opinion(-0.4, 'other');
    case 'discard':
      return opinion(-3, 'other');
    default:
      return truckOpinion(s, option, prefix);
  }
}

/** A Survivor without a usable weapon in Hand, who has one in the Backpack. */
function needsArranging(state: ArmyState, slot: Slot): boolean {
  const one = survivor(state, slot);
  const fights = (list: typeof one.hand): number =>
    list.filter(({ face, spent }) => !spent && equipment(face).weapon !== undefined).length;
  return fights(one.hand) === 0 && fights(one.backpack) > 0;
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
  const fear = fearOf(state, other, danger(state, one.at));
  return opinion(0.6 + 0.3 * Math.min(3, fear) + (one.acted ? 0.1 : 0) + (isPrecious(state, one) ? 0.2 : 0), 'help');
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

export { gathering };
