import type { Seat } from '@dreadhouse/engine';
import { equipmentDeck } from './content/equipment.ts';
import { type Mission, missionOf } from './content/missions/index.ts';
import { ALPHAS, SHAMBLERS, SLEEPER_TOKENS } from './content/numbers.ts';
import { ORDER_IDS } from './content/orders.ts';
import { SURVIVOR_IDS, type SurvivorId } from './content/survivors.ts';
import { VAULT_CARD_IDS } from './content/vault-cards.ts';
import { ZOMBIE_CARD_IDS } from './content/zombies.ts';
import type { ZoneId } from './map/index.ts';
import type { ArmyOptions } from './options.ts';
import { baseHealth } from './rules/items.ts';
import type { ArmyState, Objective, Progress, Survivor, Truck } from './state.ts';

/** Everything in its box and on the sheet: AD-SETUP-02, AD-SETUP-03. What is not chosen in advance is chosen in the first phase. The order is that of recorded games: their digests go by it. */
export function initial(options: ArmyOptions, seats: number): ArmyState {
  const mission = missionOf(options.mission);
  return {
    options,
    mission: options.mission,
    seats,
    round: 0,
    step: 'setup',
    firstPlayer: options.firstPlayer ?? 0,
    player: 0,
    survivors: (options.survivors ?? []).map((id, slot) => newSurvivor(id, ownerOf(options, slot, seats), mission)),
    companions: [],

    // Nobody is there yet, and nothing lies about.
    groups: [],
    abominations: [],
    trapped: [],
    pool: { shamblers: SHAMBLERS, alphas: ALPHAS },
    loot: [],
    tokensGone: [],
    charges: [],

    // AD-SETUP-03: where the Mission says.
    noise: mission.start[0] as ZoneId, // every mission has one
    sleepers: mission.sleepers.map((at, i) => ({ at, face: SLEEPER_TOKENS[i] ?? 1 })),
    sleeperBox: SLEEPER_TOKENS.slice(mission.sleepers.length),
    sleepersGone: [],
    objectives: objectivesOf(mission),
    // AD-SPAWN-09: coloured ones wait for their event.
    spawns: mission.spawns.map(({ zone, kind }) => ({
      ...{ at: zone, kind },
      since: kind === 'blue' || kind === 'green' ? null : 1,
    })),
    truck: newTruck(mission),

    // All cards, in the order of the box: they are shuffled in the first phase.
    goals: [],
    goalBox: [...SURVIVOR_IDS],
    equipment: equipmentDeck(),
    equipmentDiscard: [],
    drawn: [],
    zombieDeck: [...ZOMBIE_CARD_IDS],
    zombieDiscard: [],
    zombieOut: [],
    orders: [...ORDER_IDS],
    ordersDiscard: [],
    vault: null,
    vaultBox: [...VAULT_CARD_IDS],

    // Nothing is under way.
    turns: [],
    challenge: null,
    roll: null,
    sharing: null,
    trade: null,
    spawning: 0,
    wounded: false,
    auto: [],
    progress: newProgress(mission),
    result: null,
  };
}

function newTruck({ truck }: Mission): Truck | null {
  if (truck === null) return null;
  return { at: truck.zone, works: truck.works, driver: null, gunner: null, passengers: [], companions: [] };
}

function newProgress({ power }: Mission): Progress {
  return {
    opened: [],
    power,
    devices: [],
    events: [],
    red: 0,
    taken: [],
    recruited: 0,
    killed: [],
    unmasked: false,
    arrival: null,
    arrived: false,
  };
}

/** AD-SETUP-20: red ones, yellow and purple; they are mixed in the first phase. */
function objectivesOf({ tokens, red }: Mission): Objective[] {
  return tokens.map((at, i) => ({ at, face: i < red.count ? 'red' : i === red.count ? 'yellow' : 'purple' }));
}

/** AD-SETUP-01: as the players like; if nothing is said, dealt round the table. */
export function ownerOf({ owners }: ArmyOptions, slot: number, seats: number): Seat {
  return owners?.[slot] ?? slot % seats;
}

/** AD-SETUP-07, AD-SETUP-12, AD-SETUP-14, AD-SETUP-16. */
export function newSurvivor(id: SurvivorId, seat: Seat, mission: Mission): Survivor {
  return {
    id,
    seat,
    at: mission.start[0] as ZoneId,
    health: baseHealth({ id }),
    adrenaline: 0,
    orange: null,
    red: null,
    hand: [],
    backpack: [],
    tokens: [],
    acted: false,
  };
}
