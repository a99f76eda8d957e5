import { type Game, type Phase, type Viewer, viewOf } from '@dreadhouse/engine';
import { contract } from '@dreadhouse/engine/testing';
import { describe, expect, test } from 'vitest';
import { type TerrorscapeOptions, type TerrorscapeState, type TerrorscapeView, terrorscape } from '../src/index.ts';
import { KILLER } from '../src/state.ts';

type Leaky = Game<TerrorscapeState, TerrorscapeOptions>;

/** The two-worlds check, over a few games of a version of Terrorscape that says too much. */
function twoWorlds(game: Leaky): void {
  const check = contract(game, { games: 12, positions: 12 }).find(({ name }) => name.startsWith('two worlds'));
  if (check === undefined) throw new Error('the contract has no such check');
  check.run();
}

/** A version whose view has something more. */
function seeing(more: (state: TerrorscapeState, viewer: Viewer) => object): Leaky {
  return {
    ...terrorscape,
    publicView: (state) => ({ ...terrorscape.publicView(state), ...more(state, 'spectator') }),
    ownView: (state, seat) => ({ ...terrorscape.ownView?.(state, seat), ...more(state, seat) }),
  };
}

function saying(phase: string, more: (g: Parameters<Phase<TerrorscapeState>>[0]) => void): Leaky {
  const original = terrorscape.phases[phase] as Phase<TerrorscapeState>;
  const leaky: Phase<TerrorscapeState> = function* (g) {
    const next = yield* original(g);
    more(g);
    return next;
  };
  return { ...terrorscape, phases: { ...terrorscape.phases, [phase]: leaky } };
}

/** Versions that say too much, one thing each. */
const LEAKS: Readonly<Record<string, Leaky>> = {
  'a place': seeing((state) => ({ first: state.survivors[0]?.at })),
  'the place of a sneaking Killer': seeing((state) => ({ killerAt: state.killer.at })),
  'a hand': seeing((state, viewer) => (viewer === KILLER ? {} : { hand: [...state.killer.hand] })),
  'a backpack': seeing((state) => ({ packs: state.survivors.map(({ pack }) => [...pack].sort()) })),
  'the log': saying('turn', (g) => g.tell('all', 'rustling', { at: g.state.survivors[0]?.at })),
  'who is waited for': withoutTeams(),
  'the phase': withoutPhaseSeenBy(),
  'a question that only one plan asks': askingMore(),
  'a name in another order': seeing((state) => {
    const [a, b] = [...state.survivors].sort((x, y) => x.at.localeCompare(y.at)).map(({ id }) => [id, 0] as const);
    return { names: Object.fromEntries([a, b].flatMap((one) => (one === undefined ? [] : [one]))) };
  }),
  'the notebook': seeing((state, viewer) => {
    const { notebook } = viewOf(terrorscape, state, viewer) as TerrorscapeView;
    const known = state.survivors.map(({ at }) => at);
    return {
      notebook: notebook && {
        ...notebook,
        survivors: notebook.survivors.map((one, i) => ({ ...one, rooms: [known[i]] })),
      },
    };
  }),
};

/** After a stage of one plan the team is asked something more, before the noise is reported. */
function askingMore(): Leaky {
  const plan = terrorscape.phases['plan'] as Phase<TerrorscapeState>;
  const leaky: Phase<TerrorscapeState> = function* (g) {
    const { stage } = g.state.plan;
    const next = yield* plan(g);
    if (g.state.plan.stage > stage && g.state.plan.card === 'stick-together') yield* g.confirm(1, 'agree', 'TS-R-18');
    return next;
  };
  const sampleOptions: Leaky['sampleOptions'] = (n, seats) => ({
    ...terrorscape.sampleOptions(n, seats),
    survivalPlan: true,
  });
  return { ...terrorscape, sampleOptions, phases: { ...terrorscape.phases, plan: leaky } };
}

function withoutTeams(): Leaky {
  const { teams: _, ...rest } = terrorscape;
  return rest;
}

function withoutPhaseSeenBy(): Leaky {
  const { phaseSeenBy: _, ...rest } = terrorscape;
  return rest;
}

describe('a leak that is seeded by hand is found', () => {
  test.each(Object.entries(LEAKS))('%s', (_name, game) => {
    expect(() => twoWorlds(game)).toThrow('A leak');
  });

  test('and without one there is none', () => {
    expect(() => twoWorlds(terrorscape)).not.toThrow();
  });
});
