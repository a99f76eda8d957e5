// The dice of the design G-10 and G-05.

export const COMBAT = ['blank', 'creeper-hit', 'adult-hit', 'adult-hit', 'single', 'double'] as const;
export const ADVANTAGE = ['card-for-1', 'creeper-hit', 'adult-hit', 'single', 'double', 'card-for-2'] as const;
export type CombatFace = (typeof COMBAT)[number] | (typeof ADVANTAGE)[number];

export const NOISE = [1, 1, 2, 2, 3, 3, 4, 4, 'danger', 'silence'] as const;
export type NoiseFace = (typeof NOISE)[number];
