import { type BetrayalView, hauntNumbered, type TileId } from '@dreadhouse/betrayal';
import { viewsOf } from '../../kit/scene/view.ts';
import { looksOf } from './names.ts';

export { seatOf, useSeat, useWide } from '../../kit/scene/view.ts';

/** Whether an explorer has left the game alive. */
export function isGone({ haunt }: View, { statuses }: SeenExplorer): boolean {
  const known = haunt === null ? [] : (hauntNumbered(haunt.number).statuses ?? []);
  return known.some(({ id, gone }) => gone === true && statuses.includes(id));
}

/** What the game shows a viewer. */
export interface View extends BetrayalView {}
export type SeenExplorer = View['explorers'][number];
export type SeenHaunt = NonNullable<View['haunt']>;

export const { viewOf, useView, useViewPart } = viewsOf<View>();

/** Where the explorer is whose turn it is. */
export function turnTile({ explorers, turn }: View): TileId | undefined {
  return explorers[turn.seat]?.at;
}

/** The face that a viewer has been shown, of a role or a token; null where it is hidden. */
export function faceOf(hidden: unknown): string | null {
  const { face = null } = (hidden ?? {}) as { readonly face?: string | null }; // what the game's `masked` leaves of a hidden face
  return face;
}

/** The number that a token goes by: what tells those from each other that hide something, or how much is left of it; 0 where it has none. */
export function numberOf({ id, kind, face, n }: View['tokens'][number]): number {
  if (face !== null) return n > 0 ? n : id;
  return looksOf('en', kind)?.includes('{n}') === false ? 0 : n;
}

/** How a token lies there: what is printed on it, its number where it has one, or its back; what hides nothing lies with its other side up. */
export function discOf(token: View['tokens'][number]) {
  const { kind, face, up } = token;
  const shown = faceOf(face);
  const number = numberOf(token);
  return {
    kind: shown ?? kind,
    ...(number > 0 ? { number } : {}),
    faceDown: shown === null && face !== null,
    spent: face === null && !up,
  };
}

/** Whom everybody knows to have gone over to the house. */
export const isTraitor = (view: View, seat: number): boolean => view.haunt?.traitor === seat;
