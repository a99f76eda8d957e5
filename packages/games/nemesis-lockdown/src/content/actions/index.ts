import type { ActionCard } from '../definitions.ts';
import { HACKER } from './hacker.ts';
import { JANITOR } from './janitor.ts';
import { LAB_RAT } from './lab-rat.ts';
import { SENTRY } from './sentry.ts';
import { SHARED } from './shared.ts';
import { SURVIVOR } from './survivor.ts';
import { XENOBIOLOGIST } from './xenobiologist.ts';

/** Action cards of the design G-24, by whose they are. */
export const ACTIONS: readonly ActionCard[] = [
  ...SHARED,
  ...SURVIVOR,
  ...LAB_RAT,
  ...SENTRY,
  ...XENOBIOLOGIST,
  ...HACKER,
  ...JANITOR,
];
