import type { Ask, Option } from '@dreadhouse/engine';
import type { SpaceId } from '../state.ts';
import { opinionOfAnytime } from './ask-action.ts';
import { aboutGoal, bestGoal, worthOfSpace } from './goals.ts';
import { type Judges, type Opinion, opinion } from './opinion.ts';
import type { Situation } from './situation.ts';

const spaceOf = ({ at, id }: Option): SpaceId => (typeof at === 'string' ? at : id);

/** A step, with so much movement left: what can still be reached from there counts. */
function opinionOfStep(s: Situation, option: Option, ask: Ask): Opinion {
  const { id } = option;
  if (id === 'stay') return opinion(0, 'keep');
  if (id === 'run-blindly') return opinion(0.1, 'walk');
  const left = Number(ask.about?.['left'] ?? 1);
  if (id.startsWith('go:') || id.startsWith('vault:'))
    return opinionOfGoing(s, id.slice(id.indexOf(':') + 1), left - 1);
  const other = opinionOfAnytime(s, option);
  if (other === undefined) return opinion(0.3, 'walk');
  return id.startsWith('discard:') ? opinion(other.value - 0.5, other.why) : other;
}

function opinionOfGoing(s: Situation, to: SpaceId, left: number): Opinion {
  const now = worthOfSpace(s, s.here);
  let best = worthOfSpace(s, to);
  let where = to;
  if (left > 0) {
    for (const space of Object.keys(s.map.spaces)) {
      const away = s.map.steps(to, space);
      if (away > left) continue;
      const worth = worthOfSpace(s, space) - 0.02 * away;
      if (worth > best) {
        best = worth;
        where = space;
      }
    }
  }
  const goal = bestGoal(s, where);
  return goal.worth > 0 ? opinion(best - now, goal.why, aboutGoal(s, goal)) : opinion(best - now, 'flee');
}

/** Where the heroine goes or is put by other means. */
function opinionOfPlace(s: Situation, option: Option): Opinion {
  const space = spaceOf(option);
  const goal = bestGoal(s, space);
  const worth = worthOfSpace(s, space) - worthOfSpace(s, s.here);
  return goal.why === 'other' ? opinion(worth, 'walk') : opinion(worth, goal.why, aboutGoal(s, goal));
}

/** FG-MOVE-05: who comes along. Toward an exit everybody; elsewhere they are left where they are. */
function opinionOfCompany(s: Situation, option: Option, ask: Ask): Opinion {
  const from = String(ask.about?.['from'] ?? s.here);
  const to = String(ask.about?.['to'] ?? s.here);
  const special = (option.details?.['special'] ?? []) as readonly string[];
  const taken = Number(option.details?.['yellow'] ?? 0) + special.length;
  const nearer = s.map.toExit(from) - s.map.toExit(to);
  const safer = Math.sign(s.map.steps(s.state.killer.space, to) - s.map.steps(s.state.killer.space, from));
  return opinion(taken * (0.5 * nearer + 0.15 * (Number.isNaN(safer) ? 0 : safer) + 0.05), 'save');
}

/** A victim moves: nearer to an exit and away from the killer is better for her. */
function opinionOfVictimAt(s: Situation, option: Option): Opinion {
  const space = spaceOf(option);
  const away = Math.min(6, s.map.steps(s.state.killer.space, space));
  const together = space === s.here ? 0.3 : 0;
  return opinion(0.2 * away - 0.15 * Math.min(8, s.map.toExit(space)) + together, 'save');
}

/** A victim must die: the one that could hardly be saved. */
function opinionOfDeathAt(s: Situation, option: Option): Opinion {
  const space = spaceOf(option);
  const lost = 0.2 * Math.min(8, s.map.toExit(space)) - 0.1 * Math.min(6, s.map.steps(s.state.killer.space, space));
  return opinion(lost - (option.details?.['special'] === true ? 0.5 : 0) - (space === s.here ? 0.3 : 0), 'sacrifice');
}

export const MOVING = {
  move: opinionOfStep,
  follow: opinionOfCompany,
  boat: opinionOfPlace,
  ride: opinionOfPlace,
  charge: opinionOfPlace,
  'lucid-space': opinionOfPlace,
  'enter-house': opinionOfPlace,
  'move-victim-to': opinionOfVictimAt,
  'call-where': opinionOfVictimAt,
  scatter: opinionOfVictimAt,
  'take-shelter': opinionOfVictimAt,
  'who-dies': opinionOfDeathAt,
  'kill-victim': opinionOfDeathAt,
  'sacrifice-victim': opinionOfDeathAt,
  'ritual-victim': opinionOfDeathAt,
} satisfies Judges;
