import type { Wound } from './definitions.ts';

// The serious wounds of the design G-11: 25 cards.

export const WOUNDS: readonly Wound[] = [
  { id: 'arm', n: 4, handSlots: -1 },
  { id: 'hand', n: 4, itemCost: 1 },
  { id: 'leg', n: 4, moveCost: 1 },
  { id: 'torso', n: 5, drawsLess: 1 },
  { id: 'haemorrhage', n: 4, bleeds: true },
  { id: 'eyes', n: 4, blinds: true },
];
