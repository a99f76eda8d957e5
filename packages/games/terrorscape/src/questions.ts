import type { SkillId } from './content/killers/definitions.ts';
import type { SurvivorId } from './content/survivors.ts';

interface OfSurvivor {
  survivor: SurvivorId;
}

/** How much is left: cards to pay, actions, steps. */
interface Left {
  left: number;
}

/** What can be asked, and what each question is about. */
export interface TerrorscapeQuestions {
  'choose-killer': object;
  'choose-survivor': object;
  'choose-plan': object;

  // --- the Survivors ---
  'whose-turn': object;
  turn: OfSurvivor;
  keep: OfSurvivor;
  'keep-one': OfSurvivor;
  'pack-full': OfSurvivor;
  agree: object;
  'asked-for': OfSurvivor;
  discover: object;
  plan: { stage: number };
  'stick-together': object;
  'plan-covered': object;

  // --- the Killer ---
  quick: object;
  main: Left;
  slow: object;
  pay: Left;
  'hand-full': Left;
  'killer-move': Left;
  sneak: { steps: number };
  block: object;
  'destroy-block': object;
  hearken: object;
  detect: object;
  'scare-one': object;
  'scare-order': object;
  'panic-wound': OfSurvivor & { cost: number };
  'may-search': { cost: number };

  // --- encounters ---
  'attack-card': { strength: number };
  defender: { strength: number };
  volunteer: OfSurvivor & { volunteer: SurvivorId };
  defend: OfSurvivor & { strength: number; dice: number };
  /** `card`: what wounds; null where it is no card. */
  wound: OfSurvivor & { card: SkillId | null };
  flee: OfSurvivor;
}
