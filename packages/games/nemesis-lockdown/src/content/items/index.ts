import type { Item } from '../definitions.ts';
import { CRAFTED } from './crafted.ts';
import { GREEN } from './green.ts';
import { PERSONAL, STARTING } from './own.ts';
import { RED } from './red.ts';
import { YELLOW } from './yellow.ts';

/** The item cards of the designs G-21, G-22, G-24 and G-25. */
export const ITEMS: readonly Item[] = [...RED, ...YELLOW, ...GREEN, ...CRAFTED, ...STARTING, ...PERSONAL];
