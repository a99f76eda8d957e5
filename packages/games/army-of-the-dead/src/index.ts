import type { Game } from '@dreadhouse/engine';
import { judging } from './bot/judging.ts';
import { opinions } from './bot/opinions.ts';
import { score } from './bot/score.ts';
import { thinking } from './bot/thinking.ts';
import { catalogue } from './catalogue.ts';
import { components, invariant } from './components.ts';
import { EQUIPMENT } from './content/equipment.ts';
import { GOALS } from './content/goals.ts';
import { MISSION_IDS, missionOf } from './content/missions/index.ts';
import { ORDERS } from './content/orders.ts';
import { SURVIVORS } from './content/survivors.ts';
import { VAULT_CARDS } from './content/vault-cards.ts';
import { ZOMBIE_CARDS, ZOMBIES } from './content/zombies.ts';
import { imagine } from './imagine.ts';
import { initial } from './initial.ts';
import { ledger } from './ledger.ts';
import { mates } from './mates.ts';
import { cameTrue } from './odds/came-true.ts';
import { odds } from './odds/odds.ts';
import { type ArmyOptions, checkOptions, sampleOptions } from './options.ts';
import { phases } from './phases.ts';
import { type ArmyState, stateShape } from './state.ts';
import { publicView } from './view.ts';

export {
  EQUIPMENT_IDS,
  type EquipmentDef,
  type EquipmentId,
  equipment,
  MACHINE_GUN,
  TRUCK_ATTACK,
  type Weapon,
} from './content/equipment.ts';
export { GOALS } from './content/goals.ts';
export * from './content/missions/index.ts';
export * as numbers from './content/numbers.ts';
export { ORDER_IDS, type OrderId, type OrderKind, orderCard } from './content/orders.ts';
export { SKILL_IDS, type SkillId } from './content/skills.ts';
export { type StartingSet, SURVIVOR_IDS, type SurvivorId, survivorDef } from './content/survivors.ts';
export { type Bonus, VAULT_CARD_IDS, type VaultCardId, vaultCard } from './content/vault-cards.ts';
export {
  type AbominationType,
  type Spawn,
  ZOMBIE_CARD_IDS,
  ZOMBIE_CARDS,
  ZOMBIES,
  type ZombieCardId,
  type ZombieType,
} from './content/zombies.ts';
export type { ArmyEvents } from './events.ts';
export * from './map/index.ts';
export { type ArmyOptions, DEFAULTS, LEVELS, missingSpecialist } from './options.ts';
export type { ArmyQuestions } from './questions.ts';
export { isComplete, isReached } from './rules/end.ts';
export { countAt, typesAt } from './rules/horde.ts';
export { type Intent, intentsOf } from './rules/intent.ts';
export { baseHealth } from './rules/items.ts';
export { combatSkill, dangerOf, skillCount } from './rules/skills.ts';
export { missionIn, waysIn } from './rules/table.ts';
export { seatOf } from './rules/truck-seats.ts';
export type { ArmyState, Goal, GoalColour, Item, Slot, Token } from './state.ts';
export { type Briefing, briefing, type Needed } from './text/briefing.ts';
export { sexOf } from './text/forms.ts';
export { type Language, type Teller, type Texts, teller, texts } from './text/index.ts';
export type { ArmyView } from './view.ts';

/** Every mission. */
const balance = { mission: Object.fromEntries(MISSION_IDS.map((mission) => [mission, { mission }])) };

export const armyOfTheDead: Game<ArmyState, ArmyOptions> = {
  id: 'army-of-the-dead',
  version: '6',
  seats: { min: 1, max: 6 }, // AD-GEN-01
  content: {
    missions: MISSION_IDS.map((id) => missionOf(id).source),
    survivors: SURVIVORS,
    equipment: EQUIPMENT,
    zombies: ZOMBIES,
    zombieCards: ZOMBIE_CARDS,
    orders: ORDERS,
    vaultCards: VAULT_CARDS,
    goals: GOALS,
  },
  ledger,
  options: checkOptions,
  sampleOptions,
  initial,
  first: 'setup',
  phases,
  outcome: ({ result }) => ({ side: result?.side ?? 'nobody', winners: result?.winners ?? [] }),
  publicView,
  imagine,
  score,
  judging,
  mates,
  opinions,
  odds,
  cameTrue,
  thinking,
  balance,
  stateShape,
  components,
  invariant,
  catalogue: catalogue(),
};
