import type { Outlook, Seat } from '@dreadhouse/engine';
import type { PodId } from '../content/board.ts';
import type { Field } from '../content/track.ts';
import { hasSeen } from '../rules/pieces.ts';
import { roomOf, type Table } from '../rules/table.ts';
import { noiseShares, tokensThatCome } from './moves.ts';

/** G-28: the chance that the token under this field lets a pod leave, as far as a seat has seen the tokens; null where none lies there. */
export function leaveChance({ state }: Table, seat: Seat, pod: PodId, field: Field): number | null {
  const token = state.css.find((one) => one.field === field)?.token;
  if (token === undefined) return null;
  const lets = (face: string): boolean => face === pod || face === 'all';
  if (hasSeen(token, seat)) return lets(token.face) ? 1 : 0;
  const unseen = [...state.css.map((one) => one.token), ...state.unused.css].filter((one) => !hasSeen(one, seat));
  return unseen.filter(({ face }) => lets(face)).length / unseen.length;
}

export function ofPod(t: Table, seat: Seat, pod: PodId): Outlook[] {
  const leaves = leaveChance(t, seat, pod, t.state.time.field);
  if (leaves === null) return [];
  return [
    { key: 'pod-leaves', chance: leaves, tone: 'good', sign: '▲' },
    { key: 'pod-stays', chance: 1 - leaves, tone: 'bad', sign: '!' },
  ];
}

/** whether a noise roll where the character stands leaves the room empty, which locks the door or opens the way. */
export function ofQuietExit(t: Table, seat: Seat): Outlook[] {
  const comes = turnsUp(t, seat);
  return [
    { key: 'gets-away', chance: 1 - comes, tone: 'good', sign: '➜' },
    { key: 'stalker-comes', chance: comes, tone: 'bad', sign: '✸' },
  ];
}

/** Nobody can stop a Rover. */
export const BY_ROVER: readonly Outlook[] = [{ key: 'gets-away', chance: 1, tone: 'good', sign: '➜' }];

/** NL-G-05, NL-G-06: a noisy corridor and a token that is not the blank one, or Danger next door. */
function turnsUp(t: Table, seat: Seat): number {
  const room = roomOf(t, seat);
  if (room === null) return 0;
  const { encounter, danger } = noiseShares(t, seat, room);
  return danger + (encounter * tokensThatCome(t).length) / t.state.bag.length;
}
