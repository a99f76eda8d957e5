import type { Betrayal, Hands, Rules, Seat, TileId, Token } from '../kit.ts';
import { everybody, expose, hauntChoice, hiddenShape, keep, say, tileOf, tokens, whisper } from '../kit.ts';

// The Heirlooms of The Heir Apparent: where they are hidden, what they are worth, and who knows that.

export const FACES = ['thimble', 'thimble', 'fan', 'fan', 'cup', 'cup', 'watch', 'watch', 'signet'] as const;
export const heirlooms = tokens('heirloom', { carried: { most: FACES.length, atDeath: 'tile' } });

export const memory = {
  /** Heirlooms that are not in the house; the first are the next to come. */
  supply: keep.list((_seat, players) => hiddenShape<string>(players, FACES), FACES.length),
  /** How many of them are still to come, because there was no room left for them. */
  owed: keep.count(FACES.length),
  heir: keep.seat,
};
type Mine = Hands<typeof memory, Record<never, never>, 'alone'>;

const VALUES: Readonly<Record<string, number>> = { thimble: 1, fan: 2, cup: 3, watch: 4, signet: 5 };
/** What a face is worth to whoever has not seen it. */
const UNSEEN = 2.8;

const worthOf = ({ face }: Token): number => VALUES[face?.face ?? ''] ?? 0;
export const sumOf = (g: Betrayal, seat: Seat): number =>
  heirlooms.heldBy(g, seat).reduce((sum, one) => sum + worthOf(one), 0);

const isKnownTo = ({ face }: Token, seat: Seat): boolean => face?.seen.includes(seat) === true;

/** They lie on different tiles; for whom there is none, the next tile that is found is meant. */
export function hide(g: Betrayal, me: Mine, free: readonly TileId[]): void {
  for (const at of free) {
    if (me.memory.owed === 0) return;
    const [face, ...rest] = me.memory.supply;
    if (face === undefined) return;
    me.memory.supply = rest;
    me.memory.owed -= 1;
    heirlooms.place(g, { at, up: false, face });
  }
}

/** Whoever carries an Heirloom knows it; nobody else is told. BH-R-25: whoever has seen it before goes on knowing it. */
export function look(g: Betrayal, seat: Seat): void {
  for (const one of heirlooms.heldBy(g, seat)) {
    if (one.face === null || isKnownTo(one, seat)) continue;
    one.face.seen.push(seat);
    whisper(g, seat, 'looked', { n: worthOf(one) });
  }
}

/** Where the dead have left several, the searcher chooses; a face that the searcher has seen before is still known. */
function* whichOf(g: Betrayal, seat: Seat): Rules<Token | undefined> {
  const here = () => heirlooms.on(g, tileOf(g, seat));
  const [first, ...more] = here();
  if (first === undefined || more.length === 0) return first;
  const options = () =>
    here().map((token) => ({
      id: `heirloom:${token.id}`,
      token,
      details: { card: isKnownTo(token, seat) ? token.face?.face : token.kind },
    }));
  return (yield* hauntChoice(g, seat, 'which', options)).token;
}

export function* search(g: Betrayal, seat: Seat): Rules {
  const found = yield* whichOf(g, seat);
  if (found === undefined) return;
  heirlooms.take(g, found, seat);
  look(g, seat);
}

/** Everybody sees what somebody carries, one after the other. */
export function show(g: Betrayal, seat: Seat): void {
  for (const one of heirlooms.heldBy(g, seat)) {
    if (one.face === null || one.face.seen.length === g.seats) continue;
    one.face.seen = everybody(g);
    expose(g, 'shows', { who: seat, n: worthOf(one) }, 'BH-STRUCT-06');
  }
  say(g, 'shown', { who: seat, n: sumOf(g, seat) });
}

/** A token by the number behind the colon. */
export const tokenNumbered = (g: Betrayal, id: string): Token | undefined =>
  heirlooms.all(g).find((one) => id === `heirloom:${one.id}`);

/** What an Heirloom is worth, as far as this seat knows. */
export const seems = (token: Token | undefined, seat: Seat): number =>
  token !== undefined && isKnownTo(token, seat) ? worthOf(token) : UNSEEN;
