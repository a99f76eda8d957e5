import { END, type Game, type Phase, type Play, shape } from '../src/index.ts';

/** A game of one phase, for tests of a single mechanism. */
export interface TinyState {
  log: string[];
  secret: number;
}

export type Tiny = Play<TinyState>;

export function tiny(phase: Phase<TinyState>, more: Partial<Game<TinyState>> = {}): Game<TinyState> {
  return {
    id: 'tiny',
    version: '1',
    seats: { min: 1, max: 4 },
    content: {},
    ledger: [],
    options: () => ({ ok: true, value: {} }),
    sampleOptions: () => ({}),
    initial: () => ({ log: [], secret: 0 }),
    first: 'play',
    phases: { play: phase },
    outcome: () => ({ side: 'all', winners: [] }),
    publicView: ({ log }) => ({ log }),
    imagine: () => {},
    stateShape: () =>
      shape.record<TinyState>({ log: shape.listOf(shape.text, 1000), secret: shape.whole(0, 1_000_000) }),
    components: () => [],
    catalogue: [],
    ...more,
  };
}

/** Whoever likes taking and giving back may do so for ever. */
export const takingAndGivingBack: Phase<TinyState> = function* (g) {
  for (;;) {
    const { id } = yield* g.ask(0, 'turn', 'T-1', () => [{ id: 'end' }, { id: 'take' }]);
    if (id === 'end') return END;
    yield* g.ask(0, 'full', 'T-1', () => [{ id: 'give-back' }, { id: 'drop' }]);
  }
};

/** Opinions by which taking is worth so much, and giving back a little. */
export const likes =
  (taking: number): NonNullable<Game<TinyState>['opinions']> =>
  (_state, _seat, _ask, options) =>
    options.map(({ id }) => ({ value: id === 'take' ? taking : id === 'give-back' ? 1 : 0, why: 'thing' }));

export { END };
