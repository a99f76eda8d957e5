import { type Play, shape } from '@dreadhouse/engine';
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
import { SKILL_IDS } from './content/skills.ts';
import { SURVIVOR_IDS } from './content/survivors.ts';
import { VAULT_CARD_IDS } from './content/vault-cards.ts';
import { ABOMINATION_TYPES, ZOMBIE_CARD_IDS, ZOMBIE_TYPES } from './content/zombies.ts';
import type { ArmyEvents } from './events.ts';
import type { ArmyOptions } from './options.ts';
import type { ArmyQuestions } from './questions.ts';

export type Army = Play<ArmyState, ArmyEvents, ArmyQuestions>;

/** The place of a Survivor in the row of dashboards: 0 to 5. */
export type Slot = number;

/** A mission is won or lost long before. */
const ROUNDS = 2000;
/** More than any deck, and more than lies or stands about. */
const MANY = 200;

/** What was chosen before the game. */
interface Table {
  readonly options: ArmyOptions;
  readonly seats: number;
}

const few = shape.whole(0, MANY);
const count = shape.whole(0, ROUNDS);
const seat = shape.given(({ seats }: Table) => shape.whole(0, seats - 1));
const slot = shape.whole(0, TEAM - 1);
const survivorId = shape.oneOf(SURVIVOR_IDS);
const survivorIds = shape.listOf(survivorId, SURVIVOR_IDS.length);
const face = shape.oneOf(EQUIPMENT_IDS);
const faces = shape.listOf(face, MANY);
const skill = shape.oneOf(SKILL_IDS);
const die = shape.whole(1, DIE);
const dice = shape.listOf(die, MANY);
const shamblers = shape.whole(0, SHAMBLERS);
const alphas = shape.whole(0, ALPHAS);
const zombieCards = shape.listOf(shape.oneOf(ZOMBIE_CARD_IDS), ZOMBIE_CARD_IDS.length);
const orders = shape.listOf(shape.oneOf(ORDER_IDS), ORDER_IDS.length);
const sleeperFace = shape.oneOf<number>(SLEEPER_TOKENS);
const sleeperFaces = shape.listOf(sleeperFace, SLEEPER_TOKENS.length);
const vaultCard = shape.oneOf(VAULT_CARD_IDS);
/** What depends on the Mission's sheet: the names on it, and how many of them there are. */
const onSheet = <T>(make: (mission: Mission) => shape.Shape<T>): shape.Shape<T> =>
  shape.given(({ options }: Table) => make(missionOf(options.mission)));
const zone = onSheet(({ board }) => shape.oneOf(board.byId.keys()));

const colour = shape.oneOf(['yellow', 'purple']);
export type GoalColour = shape.Of<typeof colour>;
/** What a Survivor carries besides Equipment; it takes no slot (AD-R-113). */
const token = shape.oneOf(['red', 'yellow', 'purple', 'bag', 'crown']);
const tokens = shape.listOf(token, MANY);
export type Token = shape.Of<typeof token>;

/** An Equipment card in somebody's hands. */
const item = shape.record({
  face,
  /** AD-AMMO-03: out of ammo. */
  spent: shape.flag,
});
export interface Item extends shape.Of<typeof item> {}

const survivor = shape.record({
  id: survivorId,
  seat,
  at: zone,
  /** 0: eliminated (AD-ZACT-08). */
  health: shape.whole(0, TOUGH_HEALTH),
  adrenaline: shape.whole(0, MOST_ADRENALINE),
  /** AD-AP-05, AD-AP-06: the skills that were chosen. */
  orange: shape.nullable(skill),
  red: shape.nullable(skill),
  hand: shape.listOf(item, HANDS),
  backpack: shape.listOf(item, BACKPACK),
  tokens,
  /** Has had its turn in this round. */
  acted: shape.flag,
});
export interface Survivor extends shape.Of<typeof survivor> {}

/** AD-COMP-01. */
const companion = shape.record({
  id: survivorId,
  at: zone,
  leader: shape.nullable(slot),
  /** Until then it hides: nobody sees, hits or counts it. */
  recruited: shape.flag,
  alive: shape.flag,
});
export interface Companion extends shape.Of<typeof companion> {}

/** Shamblers and Alphas in one Zone. */
const group = shape.record({
  at: zone,
  shamblers,
  alphas,
  /** AD-SLEEP-03: so many of the Shamblers woke in this Phase and take no Actions in it. */
  drowsy: shamblers,
});
export interface Group extends shape.Of<typeof group> {}

const abomination = shape.record({ type: shape.oneOf(ABOMINATION_TYPES), at: zone });
export interface AbominationFigure extends shape.Of<typeof abomination> {}

/** AD-BOLAS-02: a Zombie that lies in bolas until the Zombie Phase of this round is over. */
const trapped = shape.record({ at: zone, type: shape.oneOf(ZOMBIE_TYPES), until: count });

/** AD-SETUP-04: the number is hidden. */
const sleepers = shape.record({ at: zone, face: sleeperFace });
export interface Sleepers extends shape.Of<typeof sleepers> {}

/** AD-SETUP-20: the face is hidden. */
const objective = shape.record({ at: zone, face: shape.oneOf(['red', 'yellow', 'purple']) });
export interface Objective extends shape.Of<typeof objective> {}

/** Something that lies in the open: a bag, a crown, what the dead have dropped. */
const loot = shape.record({ at: zone, what: token });

/** AD-EXPL-03: Explosives that lie in a Zone. A Bomb Trap waits for Zombies; charges wait for another blast. */
const charge = shape.record({ at: zone, face, owner: slot });
export interface Charge extends shape.Of<typeof charge> {}

const spawn = shape.record({
  at: zone,
  kind: shape.oneOf(SPAWN_KINDS),
  /** AD-SPAWN-09, AD-SPAWN-10: the round in which it begins to spawn; null while it is inactive. */
  since: shape.nullable(count),
});
export interface SpawnToken extends shape.Of<typeof spawn> {}

/** A Personal Goal in play. */
const goal = shape.record({
  owner: survivorId,
  colour,
  progress: few,
  /** Different Zones that have counted. */
  zones: shape.listOf(zone, MANY),
  /** Another way to the same goal. */
  instead: few,
  done: shape.flag,
  /** AD-GOAL-03: figures on the card. */
  shamblers,
  alphas,
});
export interface Goal extends shape.Of<typeof goal> {}

/** AD-TRUCK-06. Companions ride as passengers (AD-COMP-09). */
const truck = shape.record({
  at: zone,
  works: shape.flag,
  driver: shape.nullable(slot),
  gunner: shape.nullable(slot),
  passengers: shape.listOf(slot, PASSENGERS),
  companions: survivorIds,
});
export interface Truck extends shape.Of<typeof truck> {}

const vault = shape.record({
  card: vaultCard,
  revealed: shape.flag,
  /** AD-VAULT-15: a Straight is in reserve. */
  beaten: shape.flag,
  open: shape.flag,
});
export interface VaultState extends shape.Of<typeof vault> {}

/** AD-VAULT-08, AD-R-11: what somebody nearby can still contribute. */
const help = shape.record({
  /** A Survivor of the team, or a Companion. */
  who: survivorId,
  bonus: shape.oneOf(['nudge', 'balance', 'set', 'extra-roll', 'extra-die']),
  used: shape.flag,
});
export interface Help extends shape.Of<typeof help> {}

/** AD-VAULT-04: an attempt under way. All of it is open. */
const challenge = shape.record({
  slot,
  dice: shape.listOf(die, CHALLENGE_DICE + TEAM),
  reserved: shape.listOf(shape.flag, CHALLENGE_DICE + TEAM),
  rolls: few,
  help: shape.listOf(help, MANY),
  lucky: shape.flag,
});
export interface Challenge extends shape.Of<typeof challenge> {}

/** How far a Survivor's turn has got. */
const turn = shape.record({
  slot,
  /** AD-SKILL-22, AD-SKILL-10: a single Action out of turn. */
  lent: shape.nullable(shape.oneOf(['leader', 'rescue'])),
  /** Actions spent, free ones aside. */
  spent: few,
  /** Free Actions used, by what gave them (AD-SKILL-01, AD-SKILL-17). */
  free: shape.record({ combat: few, melee: few, ranged: few, move: few, search: few, explosives: few }),
  /** AD-SKILL-28: free Actions that Bloodlust has given. */
  bloodlust: shape.listOf(shape.oneOf(['combat', 'melee', 'ranged']), MANY),
  searches: few,
  /** Skills that work once per turn and have. */
  used: shape.listOf(skill, SKILL_IDS.length),
  /** AD-SKILL-06: consecutive Actions of a kind. */
  streak: shape.record({ combat: few, melee: few, ranged: few }),
});
export interface Turn extends shape.Of<typeof turn> {}

/** Dice on the table while somebody thinks about them. */
const roll = shape.record({ slot, dice, ammo: dice });
export interface Roll extends shape.Of<typeof roll> {}

/** Hits or attacks that are being shared out among the Survivors of a Zone (AD-ZACT-06, AD-FF-03). */
const sharing = shape.record({
  at: zone,
  /** The Wounds of each attack that nobody has taken yet. */
  left: shape.listOf(shape.whole(0, 10), MANY),
  /** Who takes how many Wounds: Survivors by slot, Companions by name. */
  taken: shape.listOf(shape.record({ who: survivorId, wounds: few }), SURVIVOR_IDS.length),
});
export interface Sharing extends shape.Of<typeof sharing> {}

const left = shape.record({ seat, what: shape.oneOf(['horde', 'attacks']) });

const names = shape.listOf(shape.textUpTo(100), MANY);

/** AD-ACT-TRADE-02: a trade that is being put together. */
const trade = shape.record({ from: slot, to: slot, give: names, take: names });
export interface Trade extends shape.Of<typeof trade> {}

const progress = shape.record({
  opened: onSheet(({ board: { doors } }) => shape.listOf(shape.oneOf(doors.map(({ id }) => id)), doors.length)),
  power: shape.flag,
  devices: shape.listOf(shape.oneOf(DEVICE_IDS), DEVICE_IDS.length),
  /** Which of the Mission's events have come about, by their place in its list. */
  events: onSheet(({ events: { length } }) => shape.listOf(shape.whole(0, Math.max(0, length - 1)), length)),
  red: few,
  taken: shape.listOf(colour, 2),
  recruited: few,
  /** Abominations that have fallen, and where. */
  killed: shape.listOf(shape.record({ who: shape.oneOf(ABOMINATIONS), at: zone }), MANY),
  /** AD-ZEUS-06: the mask is off. */
  unmasked: shape.flag,
  /** The round at whose end the helicopter comes. */
  arrival: shape.nullable(count),
  arrived: shape.flag,
});
export interface Progress extends shape.Of<typeof progress> {}

/** How a mission can end; the last two where the mission says so. */
export const ENDINGS = [
  'mission',
  'goal-owner',
  'nobody-left',
  'goal-out-of-reach',
  'specialist-lost',
  'companion-lost',
  'none-alive',
] as const;

const result = shape.record({
  side: shape.oneOf(['survivors', 'zombies']),
  how: shape.oneOf(ENDINGS),
  winners: shape.given(({ seats }: Table) => shape.listOf(seat, seats)),
});
export interface Result extends shape.Of<typeof result> {}

/** Whatever a mission can come to, and nothing else. */
const state = shape.record({
  options: shape.given(({ options }: Table) => shape.same(options)),
  /** Id or whole text of the Mission. */
  mission: shape.given(({ options }: Table) => shape.exactly(options.mission)),
  seats: shape.given(({ seats }: Table) => shape.exactly(seats)),
  round: count,
  step: shape.oneOf(['setup', 'players', 'zombies', 'end']),
  firstPlayer: seat,
  /** Whose player turn it is. */
  player: seat,
  survivors: shape.listOf(survivor, TEAM),
  companions: shape.listOf(companion, SURVIVOR_IDS.length),
  /** The Survivor who is acting, on top of those whose turn was interrupted. */
  turns: shape.listOf(turn, TEAM),
  groups: shape.listOf(group, MANY),
  abominations: shape.listOf(abomination, ABOMINATION_TYPES.length),
  trapped: shape.listOf(trapped, MANY),
  /** Figures in the box (AD-R-107). */
  pool: shape.record({ shamblers, alphas }),
  noise: zone,
  sleepers: shape.listOf(sleepers, SLEEPER_TOKENS.length),
  /** Sleeper tokens that are not in play, and those that have been turned over. */
  sleeperBox: sleeperFaces,
  sleepersGone: sleeperFaces,
  objectives: shape.listOf(objective, MANY),
  loot: shape.listOf(loot, MANY),
  /** Tokens that have been discarded. */
  tokensGone: tokens,
  charges: shape.listOf(charge, MANY),
  spawns: onSheet(({ spawns }) => shape.listOf(spawn, spawns.length)),
  goals: shape.listOf(goal, 2),
  /** Personal Goal cards of others (AD-SETUP-18). */
  goalBox: survivorIds,
  equipment: faces,
  equipmentDiscard: faces,
  /** Drawn, and not yet kept or discarded. */
  drawn: faces,
  zombieDeck: zombieCards,
  zombieDiscard: zombieCards,
  /** AD-ABOM-04: Abominations' cards beside the board or out of the game. */
  zombieOut: zombieCards,
  orders,
  ordersDiscard: orders,
  vault: shape.nullable(vault),
  vaultBox: shape.listOf(vaultCard, VAULT_CARD_IDS.length),
  challenge: shape.nullable(challenge),
  truck: shape.nullable(truck),
  progress,
  roll: shape.nullable(roll),
  sharing: shape.nullable(sharing),
  trade: shape.nullable(trade),
  /** Which Spawn Zone comes next. */
  spawning: few,
  /** AD-SKILL-10: a Survivor took a Wound in this round. */
  wounded: shape.flag,
  /** AD-R-53: what each seat has left to the game for the rest of this phase. */
  auto: shape.listOf(left, MANY),
  result: shape.nullable(result),
});
export interface ArmyState extends shape.Of<typeof state> {}

export const stateShape = (options: ArmyOptions, seats: number): shape.Shape<ArmyState> =>
  shape.within({ options, seats } satisfies Table, state);
