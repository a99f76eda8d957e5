import type { EquipmentId } from './equipment.ts';
import type { Specialisation } from './missions/mission.ts';
import type { SkillId } from './skills.ts';

export const SURVIVOR_IDS = [
  'scott',
  'kate',
  'dieter',
  'cruz',
  'guzman',
  'chambers',
  'martin',
  'tanaka',
  'peters',
  'vanderohe',
  'lilly',
  'geeta',
] as const;
export type SurvivorId = (typeof SURVIVOR_IDS)[number];

export type StartingSet = 'a' | 'b';

/** A Survivor card: skills on its front, Starting Equipment on its back (AD-SETUP-08). Yellow is +1 Action for everybody (AD-R-101). */
interface SurvivorDef {
  /** AD-SPEC-01. AD-SPEC-06: what it is good for, besides, a Mission says. */
  readonly specialisation: Specialisation;
  readonly blue: SkillId;
  readonly orange: readonly [SkillId, SkillId];
  readonly red: readonly [SkillId, SkillId, SkillId];
  readonly a: readonly [EquipmentId, EquipmentId];
  readonly b: readonly [EquipmentId, EquipmentId];
}

/** AD-R-101. */
export const SURVIVORS: Readonly<Record<SurvivorId, SurvivorDef>> = {
  scott: {
    specialisation: 'tough',
    blue: 'born-leader',
    orange: ['free-combat', 'to-the-rescue'],
    red: ['damage-combat', 'die-combat', 'regeneration'],
    a: ['machete', 'assault-rifle'],
    b: ['pump-shotgun', 'grenade'],
  },
  kate: {
    specialisation: 'shadow',
    blue: 'sidestep',
    orange: ['free-move', 'lifesaver'],
    red: ['free-combat', 'slippery', 'search-2'],
    a: ['military-knife', 'revolver'],
    b: ['smg', 'crowbar'],
  },
  dieter: {
    specialisation: 'safecracker',
    blue: 'lucky',
    orange: ['search-2', 'slippery'],
    red: ['free-combat', 'die-combat', 'sidestep'],
    a: ['nail-bat', 'revolver'],
    b: ['crowbar', 'desert-eagle'],
  },
  cruz: {
    specialisation: 'mechanic',
    blue: 'lifesaver',
    orange: ['free-ranged', 'steady-hand'],
    red: ['free-combat', 'hit-and-run', 'damage-ranged'],
    a: ['smg', 'machete'],
    b: ['assault-rifle', 'gas-can'],
  },
  guzman: {
    specialisation: 'tough',
    blue: 'escalation-ranged',
    orange: ['die-ranged', 'demolition'],
    red: ['free-ranged', 'reaper-ranged', 'roll6-die-ranged'],
    a: ['golden-ak', 'clip'],
    b: ['hmg', 'military-knife'],
  },
  chambers: {
    specialisation: 'pilot',
    blue: 'hit-and-run',
    orange: ['free-melee', 'free-ranged'],
    red: ['free-combat', 'bloodlust-combat', 'roll6-die-combat'],
    a: ['smg', 'military-knife'],
    b: ['assault-rifle', 'grenade'],
  },
  martin: {
    specialisation: 'tough',
    blue: 'roll6-damage-ranged',
    orange: ['free-ranged', 'shove'],
    red: ['damage-ranged', 'hunter-alpha', 'combat-reflexes'],
    a: ['sniper-rifle', 'clip'],
    b: ['desert-eagle', 'tnt'],
  },
  tanaka: {
    specialisation: 'safecracker',
    blue: 'die-melee',
    orange: ['free-melee', 'search-2'],
    red: ['reaper-melee', 'damage-melee', 'tactician'],
    a: ['katana', 'revolver'],
    b: ['desert-eagle', 'clip'],
  },
  peters: {
    specialisation: 'pilot',
    blue: 'free-move',
    orange: ['combat-reflexes', 'sprint'],
    red: ['free-combat', 'regeneration', 'slippery'],
    a: ['revolver', 'grenade'],
    b: ['smg', 'crowbar'],
  },
  vanderohe: {
    specialisation: 'tough',
    blue: 'reaper-melee',
    orange: ['free-melee', 'bloodlust-melee'],
    red: ['die-melee', 'damage-melee', 'shove'],
    a: ['ring-saw', 'revolver'],
    b: ['hmg', 'machete'],
  },
  lilly: {
    specialisation: 'shadow',
    blue: 'silent-killer',
    orange: ['free-ranged', 'sprint'],
    red: ['hunter-alpha', 'zone-per-move', 'lucky'],
    a: ['assault-rifle', 'military-knife'],
    b: ['bolas', 'pump-shotgun'],
  },
  geeta: {
    specialisation: 'mechanic',
    blue: 'search-again',
    orange: ['free-search', 'shove'],
    red: ['free-combat', 'lucky', 'tactician'],
    a: ['crowbar', 'desert-eagle'],
    b: ['nail-bat', 'bomb-trap'],
  },
};

export function survivorDef(id: SurvivorId): SurvivorDef {
  return SURVIVORS[id];
}
