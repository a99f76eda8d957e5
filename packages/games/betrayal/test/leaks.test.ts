import { expect, test } from 'vitest';
import { betrayal, registry } from '../src/index.ts';
import { unseenIn } from '../src/secrets.ts';
import type { BetrayalState, TokenFace } from '../src/state.ts';
import { moments, saying, seeing, showing, twoWorlds, type Version } from './versions.ts';

// Each haunt that hides anything, in versions that give one of its secrets away: the two-worlds check must notice. What several choose under seal
// at the same moment: sealed.test.ts. What stands in the two books: secret-books.test.ts.

/** Who has the secret role of this name. */
const holder =
  (secret: string) =>
  ({ haunt }: BetrayalState): number =>
    haunt?.roles.findIndex(({ face }) => face === secret) ?? -1;
const role = (secret: string): Version => showing(holder(secret));

/** Something that a haunt keeps in its memory, by the name under which it does. */
const kept = (name: string): Version =>
  showing(({ haunt }) => (haunt?.memory as Readonly<Record<string, unknown>> | undefined)?.[name]);

/** Something about the faces of the tokens that lie or are carried. */
const faces = (of: (face: TokenFace | null, on: unknown) => unknown): Version =>
  showing(({ haunt, tokens }) => (haunt === null ? null : tokens.map(({ face, on }) => of(face, on))));

/** By haunt: versions that say too much, one thing each. */
const LEAKS: Readonly<Record<number, Readonly<Record<string, Version>>>> = {
  5: { 'whose hand is the Impostor’s': role('impostor'), 'what a hand has felt': kept('felt') },
  8: { 'which Drawer holds the Key': faces((face) => face?.face === 'key') },
  16: { 'who is the Tainted': role('tainted'), 'what lies in the Case': kept('case') },
  19: { 'a Sin that nobody has confessed': kept('sins'), 'the Sins that were not dealt': kept('rest') },
  24: {
    'the hidden role, in a view': role('wearer'),
    'the hidden role, in a number': seeing((state) => ({ pad: ' '.repeat(Math.max(0, holder('wearer')(state))) })),
    'the hidden role, in the log': saying('end-of-turn', (g) => {
      if (g.state.haunt !== null) g.tell('all', 'first-player', { seat: Math.max(0, holder('wearer')(g.state)) });
    }),
    'the next tile': showing(({ stack }) => stack[0]),
    'the next card': showing(({ decks }) => decks.item[0]),
  },
  26: { 'what the Missal asks for': kept('missal') },
  27: { 'where the Hollow Face is': role('hollow'), 'what everybody has noted': kept('notes') },
  32: { 'where the Scenes are': kept('scenes'), 'whether bones were shifted': kept('left') },
  38: {
    'a face-down Heirloom': faces((face) => face?.face),
    'which Heirloom is not in the house': kept('supply'),
    'what somebody carries, in the log': saying('end-of-turn', (g) => {
      const [worst] = g.state.tokens.flatMap(({ on, face }) => (on === null ? [] : (face?.face ?? []))).sort();
      if (worst !== undefined) g.tell('all', 'token-turned', { token: worst, at: null, up: true });
    }),
  },
  39: {
    'a Page that somebody carries': faces((face, on) => (on === null ? null : face?.face)),
    'where the Blank lies': faces((face) => face?.face === 'the-blank'),
  },
  40: { 'which Mannequins breathe': faces((face) => face?.face === 'breathing') },
  42: { 'where the Beast is, and where it has gone': kept('walk') },
  44: {
    'who is the Double': role('double'),
    'what a Memory shows': faces((face) => face?.face),
    'who has seen a Memory': faces((face) => face?.seen.length),
  },
  45: { 'who is the Author': role('author'), 'whom the Slip names': kept('slip') },
};

const haunts = Object.keys(LEAKS).map(Number);
const rows = Object.entries(LEAKS).flatMap(([haunt, leaks]) =>
  Object.entries(leaks).map(([what, version]) => [Number(haunt), what, version] as const),
);

test.each(rows)(
  'haunt %i: a version that gives away %s is caught',
  (haunt, _, version) => {
    expect(() => twoWorlds(version, haunt, 8)).toThrow(/A leak/); // the first leak ends it
  },
  120_000,
);

test.each(haunts)(
  'haunt %i: ours gives away nothing',
  (haunt) => {
    expect(() => twoWorlds(betrayal, haunt, 4)).not.toThrow();
  },
  240_000,
);

/** Whether anything but decks and stack is ever hidden from anybody, in a few games. */
function hides(haunt: number): boolean {
  for (const { match } of moments(betrayal, haunt, 2)) {
    const { state } = match;
    const kept = [state.haunt?.roles, state.haunt?.memory, state.tokens];
    if (state.haunt !== null && unseenIn(kept, state.seats).length > 0) return true;
  }
  return false;
}

test('no other haunt hides anything, and each hidden traitor has a row', () => {
  const all = [...registry().haunts.values()];
  expect(all.map(({ number }) => number).filter(hides)).toEqual(haunts);
  for (const { number, role: secret } of all)
    if (secret !== undefined)
      expect(rows.some(([haunt, , version]) => haunt === number && version !== betrayal)).toBe(true);
});
