import type { Ask, Opinion, Option, Seat } from '@dreadhouse/engine';
import { MORTAL, ROOM_IDS, type RoomId } from './content.ts';
import type { VigilState } from './state.ts';
import { nextKnownTo } from './view.ts';

/** What a thoughtful keeper thinks of each option. */
export function opinions(state: VigilState, seat: Seat, ask: Ask, options: readonly Option[]): readonly Opinion[] {
  if (ask.kind === 'shelter') return options.map(({ id }) => ({ value: id === 'yes' ? 1 : 0, why: 'flame' }));
  return options.map((option) => opinionOf(state, seat, option));
}

function opinionOf(state: VigilState, seat: Seat, { id }: Option): Opinion {
  if (id === 'relight') return { value: 3, why: 'flame' };
  if (id === 'listen') return { value: 1, why: 'know' };
  const here = state.keepers[seat]?.room;
  const to = ROOM_IDS.find((room) => id === `go:${room}`);
  const after = to ?? here;
  if (after !== undefined && after === nextKnownTo(state, seat)) return { value: 2, why: 'omen' };
  if (to !== undefined && !state.lit[to] && !isKept(state, to)) return { value: 2, why: 'dark' };
  return { value: to === undefined ? 0.5 : 0, why: 'wait' };
}

function isKept({ keepers }: VigilState, room: RoomId): boolean {
  return keepers.some((keeper) => keeper.room === room);
}

/** Every time that the dark has come in is a third of the way to losing, and every dark room a little. */
export function score({ dark, lit }: VigilState): number {
  const out = ROOM_IDS.filter((room) => !lit[room]).length;
  return Math.max(0, 1 - dark / MORTAL - out * 0.05);
}
