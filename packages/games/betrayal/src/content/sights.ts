import type { Chance, Seat } from '@dreadhouse/engine';
import { expose, whisper } from '../rules/choose.ts';
import { living } from '../rules/figures.ts';
import { flip } from '../rules/tokens.ts';
import type { Betrayal, Token } from '../state.ts';

// Tokens that lie face down, and of which each seat has seen some, alone. Who has seen which is hidden, too.

export const hasSeen = ({ face }: Token, seat: Seat): boolean => face?.seen.includes(seat) === true;

/** One seat alone learns what a token shows; in the words of the haunt: `<how>-<face>`. */
export function see(g: Betrayal, { at, n, face }: Token, seat: Seat, how: string): void {
  if (face === null) return;
  if (!face.seen.includes(seat)) face.seen.push(seat);
  whisper(g, seat, `${how}-${face.face}`, { at, n });
}

/** Each seat sees so many of them, at random. */
export function seeSome(g: Betrayal, tokens: readonly Token[], how: string, many: (seat: Seat) => number): void {
  for (const seat of g.state.explorers.keys()) {
    const order = [...tokens];
    g.shuffle('sights', order);
    for (const token of order.slice(0, many(seat))) see(g, token, seat, how);
  }
}

/** It is turned up for everybody, and stays so. */
export function turnUp(g: Betrayal, token: Token, how: string): void {
  if (token.face === null || token.up) return;
  token.face = { face: token.face.face, seen: [...g.state.explorers.keys()] };
  expose(g, `${how}-${token.face.face}`, { at: token.at, n: token.n });
  flip(g, token, true);
}

/** Faces that a seat has not seen, and who else has seen which: `sightsOf` says by their numbers what somebody can have seen. */
export function redrawSights(
  g: Betrayal,
  tokens: readonly Token[],
  faces: readonly string[],
  seat: Seat,
  chance: Chance,
  sightsOf: (other: Seat) => readonly number[],
): void {
  for (const { face } of tokens) {
    if (face === null) continue;
    const isSeen = face.seen.includes(seat);
    if (!isSeen) face.face = chance.pick('imagine', [...faces]);
    face.seen = isSeen ? [seat] : [];
  }
  for (const other of living(g)) {
    const seen = other === seat ? [] : sightsOf(other);
    for (const { n, face } of tokens) if (seen.includes(n)) face?.seen.push(other);
  }
}
