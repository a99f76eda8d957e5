import { describe, expect, test } from 'vitest';
import { fastChance, Match, type Phase, randomAnswer, reveal, saveText } from '../src/index.ts';
import { type ContractSettings, contract } from '../src/testing/index.ts';
import { type HuntState, hunt } from './hunt/hunt.ts';
import { GAMES } from './hunt/many-games.ts';
import { judged, judgedInside, mutants, whispering } from './hunt/mutants.ts';
import { likes, takingAndGivingBack, tiny } from './tiny.ts';

/** Half of the checks; the other half is in contract-worlds.test.ts, so that two cores can share the work. */
describe(`the contract holds for ${GAMES} random games of the fixture`, () => {
  const checks = contract(hunt, { games: GAMES, positions: 1 });
  for (const check of checks.filter(({ about }) => about === 'play')) test(check.name, check.run);
});

describe('the contract bites: every mutant is caught', () => {
  for (const { name, game, caughtBy, saying } of mutants) {
    test(name, () => {
      const check = contract(game, { games: 60, positions: 4, mostAnswers: 2000 }).find((one) => one.name === caughtBy);
      expect(check?.run).toThrow(saying);
    });
  }
});

test('a team that acts out of sight in phases that nobody else knows by name keeps the contract', () => {
  for (const check of contract(whispering, { games: 60, positions: 4 })) expect(check.run, check.name).not.toThrow();
});

test('a bot that goes round in circles is caught, by whichever policy', () => {
  const ends = (worth: number) =>
    contract(tiny(takingAndGivingBack, { opinions: likes(worth) }), { games: 2, mostAnswers: 500 }).find(
      ({ name }) => name === 'bots come to an end',
    )?.run;
  expect(ends(1)).toThrow(/does not end/);
  expect(ends(-1)).not.toThrow();
});

test.each([
  ['by what its seat knows', judged],
  ['in worlds that are imagined', judgedInside],
])('a game that is judged %s keeps the contract', (_, game) => {
  const check = contract(game, { games: 40, positions: 4 }).find(({ name }) => name === 'two worlds are judged alike');
  expect(check?.run).toBeDefined();
  expect(check?.run).not.toThrow();
});

describe('what does not apply to a game is said in its settings', () => {
  const names = (game: typeof hunt, settings: Partial<ContractSettings>): string[] =>
    contract(game, { games: 1, ...settings }).map(({ name }) => name);
  const left = (all: readonly string[], rest: readonly string[]): string[] =>
    all.filter((name) => !rest.includes(name));

  test('content that somebody else looks at', () => {
    const rest = names(hunt, { contentIsLeftTo: 'the simulation' });
    expect(left(names(hunt, {}), rest)).toEqual(['random play comes across all content']);
  });

  test('opinions that it does not have', () => {
    const { opinions: _, ...silent } = hunt;
    expect(left(names(hunt, {}), names(silent, {}))).toEqual([
      'every option is rated',
      'bots come to an end',
      'two worlds are rated alike',
    ]);
  });

  test('nothing hidden: then imagined worlds must not vary', () => {
    const vary = (game: typeof hunt) =>
      contract(game, { games: 3, nothingHidden: true }).find(({ name }) => name.startsWith('imagined worlds vary'))
        ?.run;
    expect(vary({ ...hunt, imagine: () => {} })).not.toThrow();
    expect(vary(hunt)).toThrow(/something is hidden/);
  });
});

describe('recorded games', () => {
  const recorded = Array.from({ length: 5 }, (_, n) => record(`${n}`));
  const replayBy = (game: typeof hunt) => contract(game, { games: 1 }, recorded).at(-1)?.run;

  test('replay byte for byte', () => {
    expect(replayBy(hunt)).not.toThrow();
  });

  test('notice a rule that has changed without a new version', () => {
    const later = { ...hunt, outcome: () => ({ side: 'nobody', winners: [] }) };
    expect(replayBy(later)).toThrow(/Recorded game 0: altered, outcome/);
    const dusk: Phase<HuntState> = function* (g) {
      g.state.night += 1;
      return yield* hunt.phases['dusk']!(g);
    };
    expect(replayBy({ ...hunt, phases: { ...hunt.phases, dusk } })).toThrow(/Recorded game 0/);
  });

  test('notice content that has changed', () => {
    expect(replayBy({ ...hunt, content: { other: true } })).toThrow(/Recorded game 0: other-rules/);
  });
});

function record(seed: string): string {
  const started = Match.start(hunt, { options: { nights: 6 }, players: ['a', 'b', 'c'], luck: { kind: 'fast', seed } });
  if (!started.ok) throw new Error(started.why);
  const player = fastChance(seed);
  while (!started.value.over) {
    const { seat, option } = randomAnswer(started.value.run, player);
    started.value.answer(seat, option.id);
  }
  return saveText(reveal(started.value));
}
