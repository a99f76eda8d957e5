/** What a Combat skill applies to; `combat` is both. */
export type Scope = 'combat' | 'melee' | 'ranged';
export type CombatKind = 'melee' | 'ranged';
/** AD-SKILL-01: what a free Action can be used for. */
type FreeKind = Scope | 'move' | 'search';

export const SCOPES: readonly Scope[] = ['combat', 'melee', 'ranged'];
const FREE: readonly FreeKind[] = ['combat', 'melee', 'move', 'ranged', 'search'];
const HUNTED = ['shambler', 'alpha'] as const;

export type Scoped = 'die' | 'damage' | 'escalation' | 'reaper' | 'roll6-die' | 'roll6-damage' | 'bloodlust';
export const SCOPED: readonly Scoped[] = [
  'die',
  'damage',
  'escalation',
  'reaper',
  'roll6-die',
  'roll6-damage',
  'bloodlust',
];

const SINGLE = [
  'action', // AD-R-115
  'zone-per-move', // AD-SKILL-04
  'silent-killer', // AD-SKILL-05
  'lucky', // AD-SKILL-07
  'sidestep', // AD-SKILL-08
  'to-the-rescue', // AD-SKILL-10
  'slippery', // AD-SKILL-11
  'combat-reflexes', // AD-SKILL-12
  'steady-hand', // AD-SKILL-13
  'search-2', // AD-SKILL-14
  'regeneration', // AD-SKILL-15
  'demolition', // AD-SKILL-17
  'sprint', // AD-SKILL-18
  'charge', // AD-SKILL-19
  'tactician', // AD-SKILL-20
  'hit-and-run', // AD-SKILL-21
  'born-leader', // AD-SKILL-22
  'search-again', // AD-SKILL-23
  'shove', // AD-SKILL-26
  'lifesaver', // AD-SKILL-27
] as const;

type ScopedSkill = `${Scoped}-${Scope}`;
export type SkillId = (typeof SINGLE)[number] | `free-${FreeKind}` | ScopedSkill | `hunter-${(typeof HUNTED)[number]}`;

/** AD-SKILL-01 to AD-SKILL-28, with everything that the brackets can stand for. */
export const SKILL_IDS: readonly SkillId[] = [
  ...SINGLE,
  ...FREE.map((kind): SkillId => `free-${kind}`),
  ...SCOPED.flatMap((skill) => SCOPES.map((scope): SkillId => `${skill}-${scope}`)),
  ...HUNTED.map((type): SkillId => `hunter-${type}`),
];
