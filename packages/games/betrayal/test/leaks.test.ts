import type { Game, Phase, Viewer } from '@dreadhouse/engine';
import { contract } from '@dreadhouse/engine/testing';
import { expect, test } from 'vitest';
import { type BetrayalOptions, type BetrayalState, betrayal } from '../src/index.ts';
import type { Betrayal } from '../src/state.ts';

type Leaky = Game<BetrayalState, BetrayalOptions>;

/** The two-worlds check, over a few games with a hidden traitor, of a version that says too much. */
function twoWorlds(game: Leaky, haunt = 24): void {
  const hidden: Leaky = { ...game, sampleOptions: (n, seats) => ({ ...game.sampleOptions(n, seats), haunt }) };
  const check = contract(hidden, { games: 4, positions: 40 }).find(({ name }) => name.startsWith('two worlds'));
  if (check === undefined) throw new Error('the contract has no such check');
  check.run();
}

/** A version whose view has something more. */
function seeing(more: (state: BetrayalState, viewer: Viewer) => object): Leaky {
  return {
    ...betrayal,
    publicView: (state) => ({ ...betrayal.publicView(state), ...more(state, 'spectator') }),
    ownView: (state, seat) => ({ ...betrayal.ownView?.(state, seat), ...more(state, seat) }),
  };
}

/** A version that tells something more when a phase is over. */
function saying(phase: string, more: (g: Betrayal) => void): Leaky {
  const original = betrayal.phases[phase] as Phase<BetrayalState>;
  const leaky: Phase<BetrayalState> = function* (g) {
    const next = yield* original(g);
    more(g as Betrayal);
    return next;
  };
  return { ...betrayal, phases: { ...betrayal.phases, [phase]: leaky } };
}

const wearer = ({ haunt }: BetrayalState): number => haunt?.roles.findIndex(({ face }) => face === 'wearer') ?? -1;

/** Versions that say too much, one thing each. */
const LEAKS: Readonly<Record<string, Leaky>> = {
  'the hidden role, in a view': seeing((state) => ({ wearer: wearer(state) })),
  'the hidden role, in a number': seeing((state) => ({ pad: ' '.repeat(Math.max(0, wearer(state))) })),
  'the hidden role, in the log': saying('end-of-turn', (g) => {
    if (g.state.haunt !== null) g.tell('all', 'first-player', { seat: Math.max(0, wearer(g.state)) });
  }),
  'the next tile': seeing((state) => ({ next: state.stack[0] })),
  'the next card': seeing((state) => ({ next: state.decks.item[0] })),
};

test.each(Object.entries(LEAKS))(
  'a version that gives away %s is caught',
  (_, game) => {
    expect(() => twoWorlds(game)).toThrow(/A leak/);
  },
  120_000,
);

interface Case {
  readonly case?: readonly { readonly sample: { readonly face: string } }[];
}
const samples = ({ haunt }: BetrayalState) => (haunt?.memory as Case | undefined)?.case ?? [];

test('a version that gives away what lies in the Case is caught', () => {
  const leaky = seeing((state) =>
    state.haunt === null ? {} : { spoilt: samples(state).some(({ sample }) => sample.face === 'dirty') },
  );
  expect(() => twoWorlds(leaky, 16)).toThrow(/A leak/);
}, 120_000);

/** Versions of The Heir Apparent that say too much: what lies or is carried face down. */
const FACES_SHOWN: Readonly<Record<string, Leaky>> = {
  'a face-down Heirloom, on the table': seeing(({ haunt, tokens }) =>
    haunt === null ? {} : { faces: tokens.map(({ face }) => face?.face) },
  ),
  'which Heirloom is not in the house': seeing(({ haunt }) => ({
    supply: (haunt?.memory as { readonly supply?: unknown } | undefined)?.supply,
  })),
  'what somebody carries, in the log': saying('end-of-turn', (g) => {
    const [worst] = g.state.tokens.flatMap(({ on, face }) => (on === null ? [] : (face?.face ?? []))).sort();
    if (worst !== undefined) g.tell('all', 'token-turned', { token: worst, at: null, up: true });
  }),
};

test.each(Object.entries(FACES_SHOWN))(
  'a version that gives away %s is caught',
  (_, game) => {
    expect(() => twoWorlds(game, 38)).toThrow(/A leak/);
  },
  120_000,
);

test('a version that gives away whose hand is the Impostor’s is caught', () => {
  const leaky = seeing(({ haunt }) => ({ hand: haunt?.roles.findIndex(({ face }) => face === 'impostor') }));
  expect(() => twoWorlds(leaky, 5)).toThrow(/A leak/);
}, 120_000);

test('a version that gives away what the Missal asks for is caught', () => {
  const leaky = seeing(({ haunt }) => ({
    next: (haunt?.memory as { readonly missal?: readonly { readonly face: string }[] } | undefined)?.missal?.[1]?.face,
  }));
  expect(() => twoWorlds(leaky, 26)).toThrow(/A leak/);
}, 120_000);

test.each([
  ['where the Hollow Face is', (state: BetrayalState) => state.haunt?.roles.findIndex(({ face }) => face === 'hollow')],
  [
    'what everybody has noted',
    ({ haunt }: BetrayalState) =>
      (
        haunt?.memory as { readonly notes?: readonly { readonly own: readonly unknown[] }[] } | undefined
      )?.notes?.flatMap(({ own }) => own),
  ],
])(
  'a version that gives away %s is caught',
  (_, secret) => {
    expect(() =>
      twoWorlds(
        seeing((state) => ({ secret: secret(state) })),
        27,
      ),
    ).toThrow(/A leak/);
  },
  120_000,
);

/** Versions of Cold Case that say too much. */
const BONES_SHOWN: Readonly<Record<string, Leaky>> = {
  'where the Scenes are': seeing(({ haunt }) => ({
    scenes: (haunt?.memory as { readonly scenes?: readonly { readonly face: string }[] } | undefined)?.scenes?.map(
      ({ face }) => face,
    ),
  })),
  'whether bones were shifted': seeing(({ haunt }) => ({
    left: (haunt?.memory as { readonly left?: { readonly face: string } } | undefined)?.left?.face,
  })),
};

test.each(Object.entries(BONES_SHOWN))(
  'a version that gives away %s is caught',
  (_, game) => {
    expect(() => twoWorlds(game, 32)).toThrow(/A leak/);
  },
  120_000,
);

test('a version that gives away which Drawer holds the Key is caught', () => {
  const leaky = seeing(({ haunt, tokens }) =>
    haunt === null ? {} : { key: tokens.findIndex(({ face }) => face?.face === 'key') },
  );
  expect(() => twoWorlds(leaky, 8)).toThrow(/A leak/);
}, 120_000);

/** Versions of Unseen that say too much: where the Beast is, and how far it has gone. */
interface Walking {
  readonly walk?: { readonly at: { readonly face: string }; readonly trail: { readonly own: readonly string[] } };
}
const walked = ({ haunt }: BetrayalState) => (haunt?.memory as Walking | undefined)?.walk;

test.each([
  ['where the Beast is', seeing((state) => ({ beast: walked(state)?.at.face }))],
  ['how many steps the Beast has made', seeing((state) => ({ steps: walked(state)?.trail.own.length }))],
])(
  'a version that gives away %s is caught',
  (_, leaky) => {
    expect(() => twoWorlds(leaky, 42)).toThrow(/A leak/);
  },
  120_000,
);

test.each([
  ['what a Memory shows', seeing(({ tokens }) => ({ faces: tokens.map(({ face }) => face?.face) }))],
  ['who has seen a Memory', seeing(({ tokens }) => ({ seen: tokens.map(({ face }) => face?.seen.length) }))],
  ['who is the Double', seeing(({ haunt }) => ({ double: haunt?.roles.findIndex(({ face }) => face === 'double') }))],
])(
  'a version that gives away %s is caught',
  (_, leaky) => {
    expect(() => twoWorlds(leaky, 44)).toThrow(/A leak/);
  },
  120_000,
);

test('a version that gives away which Mannequins breathe is caught', () => {
  const leaky = seeing(({ haunt, tokens }) =>
    haunt === null ? {} : { breathing: tokens.filter(({ face }) => face?.face === 'breathing').map(({ on }) => on) },
  );
  expect(() => twoWorlds(leaky, 40)).toThrow(/A leak/);
}, 120_000);

/** Versions of Marginalia that say too much: what is carried, and what lies face down. */
const PAGES_SHOWN: Readonly<Record<string, Leaky>> = {
  'a Page that somebody carries (haunt 39)': seeing(({ haunt, tokens }) =>
    haunt === null ? {} : { faces: tokens.filter(({ on }) => on !== null).map(({ face }) => face?.face) },
  ),
  'where the Blank lies (haunt 39)': seeing(({ haunt, tokens }) =>
    haunt === null ? {} : { blank: tokens.findIndex(({ face }) => face?.face === 'the-blank') },
  ),
};

test.each(Object.entries(PAGES_SHOWN))(
  'a version that gives away %s is caught',
  (_, leaky) => {
    expect(() => twoWorlds(leaky, 39)).toThrow(/A leak/);
  },
  120_000,
);

test('a version that gives away whom the Slip names is caught', () => {
  const slip = ({ haunt }: BetrayalState) =>
    (haunt?.memory as { readonly slip?: { readonly face: string } } | undefined)?.slip;
  expect(() =>
    twoWorlds(
      seeing((state) => ({ slip: slip(state)?.face })),
      45,
    ),
  ).toThrow(/A leak/);
}, 120_000);

test('a version that gives away a Sin that nobody has confessed is caught', () => {
  const leaky = seeing(({ haunt }) => ({
    sins: (haunt?.memory as { readonly sins?: readonly { readonly face: string }[] } | undefined)?.sins?.map(
      ({ face }) => face,
    ),
  }));
  expect(() => twoWorlds(leaky, 19)).toThrow(/A leak/);
}, 120_000);

test.each([24, 16, 38, 5, 19, 26, 27, 8, 42, 32, 44, 45, 40, 39])(
  'ours gives away nothing (haunt %i)',
  (haunt) => {
    expect(() => twoWorlds(betrayal, haunt)).not.toThrow();
  },
  240_000,
);
