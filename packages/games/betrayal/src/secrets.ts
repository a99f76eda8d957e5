import type { Chance, Seat } from '@dreadhouse/engine';
import type { Hidden, Own, TokenFace } from './state.ts';

// What is hidden is told by its shape: a `Hidden` face and who has seen it, or an `Own` note of one seat.

type Fields = Readonly<Record<string, unknown>>;

export function isHidden(value: unknown): value is Hidden {
  return isRecord(value) && 'face' in value && Array.isArray(value['seen']);
}

export function isOwn(value: unknown): value is Own<unknown> {
  return isRecord(value) && 'of' in value && Array.isArray(value['own']);
}

function isRecord(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Who looks: a seat, whoever only watches (null), or everybody after the end. */
export type Eyes = Seat | null | 'all';

/** Whether everybody knows a face, and knows that everybody does. */
export const liesOpen = ({ seen, alone }: TokenFace, seats: number): boolean => alone !== true && seen.length >= seats;

/** Whether these eyes have seen a face. */
export const isSeen = ({ seen }: Hidden, eyes: Eyes): boolean =>
  eyes === 'all' || (eyes !== null && seen.includes(eyes));

/** A copy of some data with everything taken out that these eyes may not see. What all seats have seen, whoever watches has seen, too. */
export function masked(value: unknown, eyes: Eyes, seats: number): unknown {
  if (Array.isArray(value)) return value.map((one) => masked(one, eyes, seats));
  if (isHidden(value)) {
    return { face: liesOpen(value, seats) || isSeen(value, eyes) ? value.face : null };
  }
  if (isOwn(value)) return { of: value.of, own: eyes === 'all' || value.of === eyes ? value.own : [] };
  if (!isRecord(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, masked(one, eyes, seats)]));
}

/** Everything in some data that not all seats have seen: faces, and notes. */
export function unseenIn(value: unknown, seats: number): unknown[] {
  if (Array.isArray(value)) return value.flatMap((one) => unseenIn(one, seats));
  if (isHidden(value)) return liesOpen(value, seats) ? [] : [value.face];
  if (isOwn(value)) return value.own;
  return isRecord(value) ? Object.values(value).flatMap((one) => unseenIn(one, seats)) : [];
}

/** Empties the notes of everybody else. */
export function forgetOthers(value: unknown, seat: Seat): void {
  if (Array.isArray(value)) for (const one of value) forgetOthers(one, seat);
  else if (isOwn(value)) {
    if (value.of !== seat) value.own = [];
  } else if (isRecord(value)) for (const one of Object.values(value)) forgetOthers(one, seat);
}

/** The faces that a seat has not seen change places; sorted first, so that the deal depends on what is known alone. */
export function reshuffle(pieces: readonly Hidden[], seat: Seat, chance: Chance): void {
  const unseen = pieces.filter(({ seen }) => !seen.includes(seat));
  const faces = unseen.map(({ face }) => face).sort();
  chance.shuffle('imagine', faces);
  for (const [i, piece] of unseen.entries()) piece.face = faces[i] ?? piece.face;
}
