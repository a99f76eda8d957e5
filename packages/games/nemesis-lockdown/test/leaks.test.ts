import type { Game, Phase } from '@dreadhouse/engine';
import { contract } from '@dreadhouse/engine/testing';
import { describe, expect, test } from 'vitest';
import { type NemesisOptions, type NemesisState, nemesisLockdown } from '../src/index.ts';
import type { Nemesis } from '../src/state.ts';

type Leaky = Game<NemesisState, NemesisOptions>;

/** The two-worlds check, over a few games of a version that says too much. */
function twoWorlds(game: Leaky): void {
  const check = contract(game, { games: 10, positions: 10, seats: [3, 4] }).find(({ name }) =>
    name.startsWith('two worlds'),
  );
  if (check === undefined) throw new Error('the contract has no such check');
  check.run();
}

/** A version whose view has something more. */
function seeing(more: (state: NemesisState) => object): Leaky {
  return {
    ...nemesisLockdown,
    publicView: (state) => ({ ...nemesisLockdown.publicView(state), ...more(state) }),
  };
}

/** A version that says something more after a phase. */
function saying(phase: string, more: (g: Nemesis) => void): Leaky {
  const original = nemesisLockdown.phases[phase] as Phase<NemesisState>;
  const leaky: Phase<NemesisState> = function* (g) {
    const next = yield* original(g);
    more(g as unknown as Nemesis); // the same play, with this game's events
    return next;
  };
  return { ...nemesisLockdown, phases: { ...nemesisLockdown.phases, [phase]: leaky } };
}

/** Versions that say too much, one thing each. */
const LEAKS: Readonly<Record<string, Leaky>> = {
  'an objective': seeing((state) => ({ wants: state.people[0]?.objectives[0]?.face })),
  'which objective was kept': seeing((state) => ({ kept: state.people.map(({ kept }) => kept?.face ?? null) })),
  'a plan': seeing((state) => ({ plan: state.people[0]?.plans[0]?.face })),
  'the active plan': seeing((state) => ({ active: state.plans.active.face })),
  'a hand': seeing((state) => ({ hand: state.people[0]?.hand.map(({ face }) => face) })),
  'how many contamination cards are in a hand': seeing((state) => ({
    bad: state.people.map(({ hand }) => hand.filter(({ face }) => face.startsWith('contamination')).length),
  })),
  'who is infected': seeing((state) => ({ infected: state.contamination.map(({ face }) => face) })),
  'the next card of a deck': seeing((state) => ({ next: state.attack.draw[0]?.face })),
  'a backpack': seeing((state) => ({ packs: state.people.map(({ pack }) => pack.map(({ face }) => face)) })),
  'a tile': seeing((state) => ({ tile: state.rooms['003'].tile.face })),
  'an exploration token': seeing((state) => ({ token: state.rooms['003'].token?.face ?? null })),
  'a token under the track': seeing((state) => ({ css: state.css.map(({ token }) => token.face) })),
  'a card in the log': saying('turn', (g) => {
    const cards = g.state.people.flatMap(({ hand }) => hand.slice(0, 1).map(({ face }) => face.replace(/:.*/, '')));
    g.tell('all', 'discarded', { seat: 0, cards });
  }),
};

describe('leaks', () => {
  test('NL-ITEM-01: the game itself says nothing to those who may not know', () => {
    expect(() => twoWorlds(nemesisLockdown)).not.toThrow();
  });

  for (const [what, game] of Object.entries(LEAKS))
    test(`a version that tells ${what} is caught`, () => {
      expect(() => twoWorlds(game)).toThrow();
    });
});
