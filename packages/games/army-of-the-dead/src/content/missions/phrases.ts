import type { Board } from '../../map/index.ts';
import type { Entry } from './entry.ts';
import {
  ABOMINATIONS,
  type Condition,
  DEVICE_IDS,
  type DefeatCause,
  type Device,
  type Effect,
  type MissionEvent,
  REWARD_CARDS,
  type Reward,
  SPECIALISATIONS,
  type Specialisation,
  type Trigger,
  type VictoryGoal,
} from './mission.ts';

/** The most of anything that a sheet may ask for. */
const MANY = 12;
/** How many Survivors must gather unless a sheet says otherwise. */
const GATHERING = 3;

/** `needs red-taken, done power`; nothing where the word is missing. */
export function readNeeds(entry: Entry): Condition[] {
  return entry.takes('needs') ? entry.list(() => readCondition(entry)) : [];
}

function readCondition(entry: Entry): Condition {
  const kind = entry.oneOf(['red-taken', 'bags', 'done', 'vault-open'], 'condition');
  if (kind === 'bags') return { kind, count: entry.number('the number of bags', 1, MANY) };
  if (kind === 'done') return { kind, device: entry.oneOf(DEVICE_IDS, 'device') };
  return { kind };
}

const EFFECTS = ['power', 'truck-works', 'noise', 'zeus', 'spawn', 'open', 'bags', 'crown', 'arrives'] as const;

function readEffects(entry: Entry, board: Board): Effect[] {
  entry.expects('gives');
  return entry.list(() => readEffect(entry, board));
}

function readEffect(entry: Entry, board: Board): Effect {
  const kind = entry.oneOf(EFFECTS, 'effect');
  switch (kind) {
    case 'noise':
    case 'spawn':
      return { kind, zone: entry.zone(board) };
    case 'open':
      return { kind, door: entry.door(board) };
    case 'bags':
      return { kind, zone: entry.zone(board), count: entry.number('the number of bags', 1, MANY) };
    case 'arrives':
      return { kind, rounds: entry.number('the number of rounds', 0, MANY) };
    default:
      return { kind };
  }
}

/** `device: power at 0E2 by mechanic needs red-taken gives power` */
export function readDevice(entry: Entry, board: Board): Device {
  const id = entry.oneOf(DEVICE_IDS, 'device');
  entry.expects('at');
  const zone = entry.zone(board);
  entry.expects('by');
  const by = entry.oneOf(SPECIALISATIONS, 'specialisation');
  const needs = readNeeds(entry);
  const effects = entry.more ? readEffects(entry, board) : [];
  return { id, zone, by, needs, effects };
}

/** `event: floor 1 gives spawn 1B3` */
export function readEvent(entry: Entry, board: Board): MissionEvent {
  const when = readTrigger(entry, board);
  return { when, effects: readEffects(entry, board) };
}

function readTrigger(entry: Entry, board: Board): Trigger {
  const kind = entry.oneOf(['floor', 'killed', 'vault-open', 'red-taken', 'taken', 'recruited'], 'event');
  switch (kind) {
    case 'floor':
      return { kind, floor: entry.floor(board) };
    case 'killed':
      return { kind, abomination: entry.oneOf(ABOMINATIONS, 'Abomination') };
    case 'taken':
      return { kind, colour: entry.oneOf(['yellow', 'purple'], 'colour') };
    case 'recruited':
      return { kind, count: entry.number('the number of Companions', 1, MANY) };
    default:
      return { kind };
  }
}

const GOALS = ['red-taken', 'killed', 'done', 'arrived', 'bags', 'crown', 'companions', 'gather', 'truck'] as const;

/** `win: gather F1 with shadow` */
export function readVictory(entry: Entry, board: Board): VictoryGoal {
  const kind = entry.oneOf(GOALS, 'goal');
  switch (kind) {
    case 'killed':
      return { kind, abomination: entry.oneOf(ABOMINATIONS, 'Abomination') };
    case 'done':
      return { kind, device: entry.oneOf(DEVICE_IDS, 'device') };
    case 'bags':
      return { kind, zone: entry.zone(board), count: entry.number('the number of bags', 1, MANY) };
    case 'crown':
    case 'companions':
      return { kind, zone: entry.zone(board) };
    case 'gather': {
      const zone = entry.zone(board);
      const count = entry.takes('least') ? entry.number('the number of Survivors', 0, 6) : GATHERING;
      return { kind, zone, with: readCompany(entry), count };
    }
    case 'truck':
      return { kind, zone: entry.zone(board), with: readCompany(entry) };
    default:
      return { kind };
  }
}

function readCompany(entry: Entry): Specialisation[] {
  return entry.takes('with') ? entry.list(() => entry.oneOf(SPECIALISATIONS, 'specialisation')) : [];
}

/** `lose: no mechanic until power` */
export function readDefeat(entry: Entry): DefeatCause {
  if (entry.oneOf(['no', 'companion-lost'], 'cause of defeat') === 'companion-lost') return { kind: 'companion-lost' };
  const specialisation = entry.oneOf(SPECIALISATIONS, 'specialisation');
  return { kind: 'none-alive', specialisation, until: entry.takes('until') ? entry.oneOf(DEVICE_IDS, 'device') : null };
}

/** `reward: red tnt 1 or grenade` */
export function readReward(entry: Entry): Reward {
  const token = entry.oneOf(['red', 'purple'], 'token that can have a reward');
  const card = entry.oneOf(REWARD_CARDS, 'card');
  const count = entry.number('the number of cards', 1, 3);
  return { token, card, count, otherwise: entry.takes('or') ? entry.oneOf(REWARD_CARDS, 'card') : null };
}
