import {
  bestRated,
  fastChance,
  type Game,
  Match,
  type Option,
  type Phase,
  type Seat,
  type Viewer,
} from '@dreadhouse/engine';
import { contract } from '@dreadhouse/engine/testing';
import { type BetrayalOptions, type BetrayalState, betrayal } from '../src/index.ts';
import type { Betrayal } from '../src/state.ts';

// Versions of the game that say too much, and how they are found out.

export type Version = Game<BetrayalState, BetrayalOptions>;

/** The same game with this haunt alone. */
export const only = (game: Version, haunt: number): Version => ({
  ...game,
  sampleOptions: (n, seats) => ({ ...game.sampleOptions(n, seats), haunt }),
});

/** The two-worlds check, over games of one haunt by chance and by the rule of thumb in turn. */
export function twoWorlds(game: Version, haunt: number, games: number): void {
  const check = contract(only(game, haunt), { games, positions: 40, byThumbToo: true }).find(({ name }) =>
    name.startsWith('two worlds'),
  );
  if (check === undefined) throw new Error('the contract has no such check');
  check.run();
}

/** A version whose view has something more. */
export function seeing(more: (state: BetrayalState, viewer: Viewer) => object): Version {
  return {
    ...betrayal,
    publicView: (state) => ({ ...betrayal.publicView(state), ...more(state, 'spectator') }),
    ownView: (state, seat) => ({ ...betrayal.ownView?.(state, seat), ...more(state, seat) }),
  };
}

/** A version that shows one thing more. */
export const showing = (secret: (state: BetrayalState) => unknown): Version =>
  seeing((state) => ({ secret: secret(state) }));

/** A version that tells something more when a phase is over. */
export function saying(phase: string, more: (g: Betrayal) => void): Version {
  const original = betrayal.phases[phase] as Phase<BetrayalState>;
  const leaky: Phase<BetrayalState> = function* (g) {
    const next = yield* original(g);
    more(g as Betrayal);
    return next;
  };
  return { ...betrayal, phases: { ...betrayal.phases, [phase]: leaky } };
}

/** Somebody is about to answer in a game of this haunt. */
export interface Moment {
  readonly match: Match<BetrayalState>;
  readonly seat: Seat;
  readonly option: Option;
}

/** A few games of one haunt by the rule of thumb, with every number of players, answer by answer. */
export function* moments(game: Version, haunt: number, games = 4): Generator<Moment> {
  for (let n = 0; n < games; n++) {
    const seats = 3 + (n % 4);
    const luck = { kind: 'fast', seed: `moments ${haunt} ${n}` } as const;
    const players = Array.from({ length: seats }, (_, seat) => `seat ${seat}`);
    const started = Match.start(game, { options: only(game, haunt).sampleOptions(n, seats), players, luck });
    if (!started.ok) throw new Error(started.why);
    const match = started.value;
    const chance = fastChance(`${luck.seed} player`);
    while (!match.over) {
      const seat = chance.pick('player:seat', match.waitingFor());
      const option = bestRated(match.run, seat, chance);
      yield { match, seat, option };
      match.answer(seat, option.id);
    }
  }
}
