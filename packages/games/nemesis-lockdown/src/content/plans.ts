// Contingency plans (G-27; NL-ROOM-COMMS-03: one of them asks for a sent signal) and CSS tokens (G-28).

export const PLAN_IDS = [
  'full-rescue',
  'loose-ends',
  'file-a-report',
  'intercept',
  'sterilise',
  'collapse-the-ridge',
  'clearance-audit',
] as const;
export type PlanId = (typeof PLAN_IDS)[number];

/** The pod that leaves; `all` and `none` speak for every pod. One of the seven is out of the game. */
export const CSS_TOKENS = ['A', 'A', 'B', 'C', 'all', 'all', 'none'] as const;
export type CssFace = (typeof CSS_TOKENS)[number];
