export type PlanId = (typeof PLAN_IDS)[number];

/** TS-R-18: the plan cards of the "Survival plan" variant; their stages are in rules/plan.ts. */
export const PLAN_IDS = ['locksmith', 'jury-rig', 'decoys', 'stick-together', 'hidden-ways', 'dark-bargain'] as const;

export const PLANS_DRAWN = 3;
export const PLAN_STAGES = 3;
