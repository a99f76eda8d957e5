import { shape } from '@dreadhouse/engine';
import { EQUIPMENT_IDS } from './content/equipment.ts';
import { ABOMINATIONS, DEVICE_IDS, type Mission, missionOf, SPAWN_KINDS } from './content/missions/index.ts';
import {
  ALPHAS,
  BACKPACK,
  CHALLENGE_DICE,
  DIE,
  HANDS,
  MOST_ADRENALINE,
  PASSENGERS,
  SHAMBLERS,
  SLEEPER_TOKENS,
  TEAM,
  TOUGH_HEALTH,
} from './content/numbers.ts';
import { ORDER_IDS } from './content/orders.ts';
import { type Scope, SKILL_IDS } from './content/skills.ts';
import { SURVIVOR_IDS } from './content/survivors.ts';
import { VAULT_CARD_IDS } from './content/vault-cards.ts';
import { ABOMINATION_TYPES, ZOMBIE_CARD_IDS, ZOMBIE_TYPES } from './content/zombies.ts';
import type { ArmyOptions } from './options.ts';
import type {
  AbominationFigure,
  ArmyState,
  Challenge,
  Charge,
  Companion,
  Goal,
  Group,
  Help,
  Item,
  Loot,
  Objective,
  Progress,
  Result,
  Roll,
  Sharing,
  Sleepers,
  SpawnToken,
  Survivor,
  Trade,
  Trapped,
  Truck,
  Turn,
  VaultState,
} from './state.ts';
import { ENDINGS } from './state.ts';

/** A mission is won or lost long before. */
const ROUNDS = 2000;
/** More than any deck, and more than lies or stands about. */
const MANY = 200;

const few = shape.whole(0, MANY);
const count = shape.whole(0, ROUNDS);
const slot = shape.whole(0, TEAM - 1);
const survivorId = shape.oneOf(SURVIVOR_IDS);
const colour = shape.oneOf(['yellow', 'purple']);
const objective = shape.oneOf(['red', 'yellow', 'purple']);
const token = shape.oneOf(['red', 'yellow', 'purple', 'bag', 'crown']);
const tokens = shape.listOf(token, MANY);
const face = shape.oneOf(EQUIPMENT_IDS);
const faces = shape.listOf(face, MANY);
const skill = shape.oneOf(SKILL_IDS);
const scope: shape.Shape<Scope> = shape.oneOf(['combat', 'melee', 'ranged']);
const die = shape.whole(1, DIE);
const dice = shape.listOf(die, MANY);
const shamblers = shape.whole(0, SHAMBLERS);
const alphas = shape.whole(0, ALPHAS);
const item = shape.record<Item>({ face, spent: shape.flag });
const zombieCards = shape.listOf(shape.oneOf(ZOMBIE_CARD_IDS), ZOMBIE_CARD_IDS.length);
const orders = shape.listOf(shape.oneOf(ORDER_IDS), ORDER_IDS.length);
const sleeperFace = shape.oneOf(SLEEPER_TOKENS);
const sleeperFaces = shape.listOf(sleeperFace, SLEEPER_TOKENS.length);

/** The names that mean something on this Mission's sheet. */
function sheet(mission: Mission) {
  const { board } = mission;
  return { zone: shape.oneOf(board.byId.keys()), door: shape.oneOf(board.doors.map(({ id }) => id)), mission };
}

type Sheet = ReturnType<typeof sheet>;

function people({ zone }: Sheet, seats: number) {
  return {
    survivors: shape.listOf(
      shape.record<Survivor>({
        id: survivorId,
        seat: shape.whole(0, seats - 1),
        at: zone,
        health: shape.whole(0, TOUGH_HEALTH),
        adrenaline: shape.whole(0, MOST_ADRENALINE),
        orange: shape.nullable(skill),
        red: shape.nullable(skill),
        hand: shape.listOf(item, HANDS),
        backpack: shape.listOf(item, BACKPACK),
        tokens,
        acted: shape.flag,
      }),
      TEAM,
    ),
    companions: shape.listOf(
      shape.record<Companion>({
        id: survivorId,
        at: zone,
        leader: shape.nullable(slot),
        recruited: shape.flag,
        alive: shape.flag,
      }),
      SURVIVOR_IDS.length,
    ),
    truck: shape.nullable(
      shape.record<Truck>({
        at: zone,
        works: shape.flag,
        driver: shape.nullable(slot),
        gunner: shape.nullable(slot),
        passengers: shape.listOf(slot, PASSENGERS),
        companions: shape.listOf(survivorId, SURVIVOR_IDS.length),
      }),
    ),
  };
}

function horde({ zone }: Sheet) {
  return {
    groups: shape.listOf(shape.record<Group>({ at: zone, shamblers, alphas, drowsy: shamblers }), MANY),
    abominations: shape.listOf(
      shape.record<AbominationFigure>({ type: shape.oneOf(ABOMINATION_TYPES), at: zone }),
      ABOMINATION_TYPES.length,
    ),
    trapped: shape.listOf(shape.record<Trapped>({ at: zone, type: shape.oneOf(ZOMBIE_TYPES), until: count }), MANY),
    pool: shape.record<ArmyState['pool']>({ shamblers, alphas }),
    noise: zone,
    sleepers: shape.listOf(shape.record<Sleepers>({ at: zone, face: sleeperFace }), SLEEPER_TOKENS.length),
    sleeperBox: sleeperFaces,
    sleepersGone: sleeperFaces,
  };
}

function lyingAbout({ zone, mission }: Sheet) {
  return {
    objectives: shape.listOf(shape.record<Objective>({ at: zone, face: objective }), MANY),
    loot: shape.listOf(shape.record<Loot>({ at: zone, what: token }), MANY),
    tokensGone: tokens,
    charges: shape.listOf(shape.record<Charge>({ at: zone, face, owner: slot }), MANY),
    spawns: shape.listOf(
      shape.record<SpawnToken>({ at: zone, kind: shape.oneOf(SPAWN_KINDS), since: shape.nullable(count) }),
      mission.spawns.length,
    ),
    goals: shape.listOf(
      shape.record<Goal>({
        owner: survivorId,
        colour,
        progress: few,
        zones: shape.listOf(zone, MANY),
        instead: few,
        done: shape.flag,
        shamblers,
        alphas,
      }),
      2,
    ),
  };
}

const decks = {
  goalBox: shape.listOf(survivorId, SURVIVOR_IDS.length),
  equipment: faces,
  equipmentDiscard: faces,
  drawn: faces,
  zombieDeck: zombieCards,
  zombieDiscard: zombieCards,
  zombieOut: zombieCards,
  orders,
  ordersDiscard: orders,
  vaultBox: shape.listOf(shape.oneOf(VAULT_CARD_IDS), VAULT_CARD_IDS.length),
  vault: shape.nullable(
    shape.record<VaultState>({
      card: shape.oneOf(VAULT_CARD_IDS),
      revealed: shape.flag,
      beaten: shape.flag,
      open: shape.flag,
    }),
  ),
};

const turn = shape.record<Turn>({
  slot,
  lent: shape.nullable(shape.oneOf(['leader', 'rescue'])),
  spent: few,
  free: shape.record<Turn['free']>({
    combat: few,
    melee: few,
    ranged: few,
    move: few,
    search: few,
    explosives: few,
  }),
  bloodlust: shape.listOf(scope, MANY),
  searches: few,
  used: shape.listOf(skill, SKILL_IDS.length),
  streak: shape.record<Turn['streak']>({ combat: few, melee: few, ranged: few }),
});

const challenge = shape.record<Challenge>({
  slot,
  dice: shape.listOf(die, CHALLENGE_DICE + TEAM),
  reserved: shape.listOf(shape.flag, CHALLENGE_DICE + TEAM),
  rolls: few,
  help: shape.listOf(
    shape.record<Help>({
      who: survivorId,
      bonus: shape.oneOf(['nudge', 'balance', 'set', 'extra-roll', 'extra-die']),
      used: shape.flag,
    }),
    MANY,
  ),
  lucky: shape.flag,
});

const names = shape.listOf(shape.textUpTo(100), MANY);

function underWay({ zone }: Sheet) {
  return {
    turns: shape.listOf(turn, TEAM),
    challenge: shape.nullable(challenge),
    roll: shape.nullable(shape.record<Roll>({ slot, dice, ammo: dice })),
    sharing: shape.nullable(
      shape.record<Sharing>({
        at: zone,
        left: shape.listOf(shape.whole(0, 10), MANY),
        taken: shape.listOf(
          shape.record<Sharing['taken'][number]>({ who: survivorId, wounds: few }),
          SURVIVOR_IDS.length,
        ),
      }),
    ),
    trade: shape.nullable(shape.record<Trade>({ from: slot, to: slot, give: names, take: names })),
    spawning: few,
    wounded: shape.flag,
    auto: shape.flag,
  };
}

function progress({ zone, door, mission }: Sheet): shape.Shape<Progress> {
  return shape.record<Progress>({
    opened: shape.listOf(door, mission.board.doors.length),
    power: shape.flag,
    devices: shape.listOf(shape.oneOf(DEVICE_IDS), DEVICE_IDS.length),
    events: shape.listOf(shape.whole(0, Math.max(0, mission.events.length - 1)), mission.events.length),
    red: few,
    taken: shape.listOf(colour, 2),
    recruited: few,
    killed: shape.listOf(shape.record<Progress['killed'][number]>({ who: shape.oneOf(ABOMINATIONS), at: zone }), MANY),
    unmasked: shape.flag,
    arrival: shape.nullable(count),
    arrived: shape.flag,
  });
}

/** Whatever a mission can come to, and nothing else. */
export function stateShape(options: ArmyOptions, seats: number): shape.Shape<ArmyState> {
  const names = sheet(missionOf(options.mission));
  const seat = shape.whole(0, seats - 1);
  return shape.record<ArmyState>({
    ...people(names, seats),
    ...horde(names),
    ...lyingAbout(names),
    ...decks,
    ...underWay(names),
    options: shape.same(options),
    mission: shape.exactly(options.mission),
    seats: shape.exactly(seats),
    round: count,
    step: shape.oneOf(['setup', 'players', 'zombies', 'end']),
    firstPlayer: seat,
    player: seat,
    progress: progress(names),
    result: shape.nullable(
      shape.record<Result>({
        side: shape.oneOf(['survivors', 'zombies']),
        how: shape.oneOf(ENDINGS),
        winners: shape.listOf(seat, seats),
      }),
    ),
  });
}
