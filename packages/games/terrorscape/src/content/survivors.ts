import type { ItemId } from './items.ts';

export type SurvivorId = keyof typeof SURVIVORS;

/** What sets a Survivor apart. TS-R-08. */
interface SurvivorDef {
  /** TS-SETUP-13. */
  readonly start: readonly ItemId[];
  /** TS-KW-16: DETECT never finds them. */
  readonly undetected?: true;
  /** What they draw when they ransack makes no noise. */
  readonly lightFingers?: true;
  /** TS-PACK-03. */
  readonly noLimit?: true;
  /** Progress by a Toolkit (TS-RADIO-07, TS-RADIO-08). */
  readonly toolkit?: number;
  /** How often per game a medical item can be taken back from the discard pile. */
  readonly supplies?: number;
  /** TS-EXTRA-04: secret passages without an item. */
  readonly perceptive?: true;
  /** A special action: MOVE up to so far. */
  readonly sprint?: number;
  /** Added to a defence without an item. */
  readonly bareHands?: number;
  /** The only one who can use the camera. */
  readonly camera?: true;
}

export const SURVIVORS = {
  anna: { start: ['whisky-bottle'], undetected: true, lightFingers: true },
  marco: { start: ['first-aid-kit', 'lime-powder'], supplies: 3 },
  johnson: { start: ['toolkit', 'hatchet'], noLimit: true, toolkit: 3 },
  sophia: { start: ['camera', 'sedative'], perceptive: true, camera: true },
  william: { start: ['adrenaline', 'lime-powder'], sprint: 3, bareHands: 1 },
} as const satisfies Record<string, SurvivorDef>;

export const SURVIVOR_IDS = Object.keys(SURVIVORS) as SurvivorId[];

export function survivorDef(id: SurvivorId): SurvivorDef {
  return SURVIVORS[id];
}
