import type { SkillId } from './skills.ts';
import type { SurvivorId } from './survivors.ts';

/** What counts towards a Personal Goal. */
export type GoalKind =
  | 'zeus' // Zeus has been killed, or his mask is off
  | 'search-zones' // searched in so many different Zones
  | 'kill-shamblers' // a kill counter (AD-GOAL-03)
  | 'objectives' // took or activated so many
  | 'kill-alphas'
  | 'massacre' // so many Zombies with one Attack Action
  | 'kill-close' // Alphas and Abominations in the own Zone
  | 'hold-token' // holds the linked token at the moment of victory
  | 'quiet-turns' // ended turns in so many different Zones in the open without Zombies
  | 'kill-melee'
  | 'sacrifice' // somebody without a Personal Goal falls to Zombies nearby
  | 'sleepers'; // eliminated so many Sleeper tokens

/** AD-GOAL-01: the goal itself, and what the linked Objective token does for whoever holds it. */
interface GoalDef {
  readonly kind: GoalKind;
  readonly count: number;
  /** AD-GOAL-03: figures lie on the card. */
  readonly counter?: true;
  readonly effect: SkillId | 'double-adrenaline' | 'summon-zeus';
}

/** AD-R-106. AD-GOAL-06: Dieter's; AD-GOAL-07: Scott's. */
export const GOALS: Readonly<Record<SurvivorId, GoalDef>> = {
  scott: { kind: 'zeus', count: 1, effect: 'summon-zeus' },
  kate: { kind: 'search-zones', count: 3, effect: 'lifesaver' },
  dieter: { kind: 'kill-shamblers', count: 8, counter: true, effect: 'double-adrenaline' },
  cruz: { kind: 'objectives', count: 2, effect: 'free-search' },
  guzman: { kind: 'kill-alphas', count: 4, counter: true, effect: 'die-ranged' },
  chambers: { kind: 'massacre', count: 3, effect: 'roll6-die-combat' },
  martin: { kind: 'kill-close', count: 3, counter: true, effect: 'hunter-alpha' },
  tanaka: { kind: 'hold-token', count: 1, effect: 'search-2' },
  peters: { kind: 'quiet-turns', count: 4, effect: 'zone-per-move' },
  vanderohe: { kind: 'kill-melee', count: 6, counter: true, effect: 'damage-melee' },
  lilly: { kind: 'sacrifice', count: 1, effect: 'slippery' },
  geeta: { kind: 'sleepers', count: 2, effect: 'silent-killer' },
};

/** AD-R-106, Geeta: where no Sleepers are left, so many Shamblers killed in Melee do. */
export const SHAMBLERS_FOR_SLEEPERS = 4;
/** AD-R-106, Lilly, for families: so many Zombie Phases ended next to a Zone with so many Zombies. */
export const VIGILS = 2;
export const VIGIL_ZOMBIES = 3;
