import type { EventView } from '@dreadhouse/engine';
import type { Changes } from './stage/change.ts';
import { HORDE } from './stage/horde.ts';
import { SURVIVORS } from './stage/survivors.ts';
import { TABLE } from './stage/table.ts';
import type { View } from './view.ts';

// How the table looks on the way from one decision to the next. Only for the eye: the rules have long gone on.

const CHANGES: Changes = { ...SURVIVORS, ...HORDE, ...TABLE };

/** The view before an event, as it should look after it. */
export function stage(view: unknown, { kind, details }: EventView): unknown {
  const before = view as View; // scenes are only handed views of their own game
  const change = CHANGES[kind];
  return change === undefined ? before : { ...before, ...change(before, details) };
}
