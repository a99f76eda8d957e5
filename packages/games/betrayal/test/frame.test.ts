import { fastChance, Run, randomAnswer } from '@dreadhouse/engine';
import { describe, expect, test } from 'vitest';
import { betrayal, EXPLORERS, registry, SCENARIOS, texts } from '../src/index.ts';
import { entriesOf } from '../src/rules/books.ts';
import { haunts, turn, viewOf } from './kit.ts';

/** Plays a random game and looks at every decision. */
function walk(n: number, look: (run: Run<ReturnType<typeof betrayal.initial>>) => void): void {
  const seats = 3 + (n % 4);
  const run = new Run(
    betrayal,
    betrayal.initial(betrayal.sampleOptions(n, seats), seats),
    fastChance(`frame ${n}`),
    seats,
  );
  const player = fastChance(`frame ${n} player`);
  run.begin(betrayal.first);
  while (!run.over) {
    look(run);
    const { seat, option } = randomAnswer(run, player);
    run.answer(seat, option);
  }
  look(run);
}

describe('the frame', () => {
  test('BH-GOAL-01, BH-GOAL-03, BH-GOAL-04: first all explore and nobody attacks or wins, then the haunt is played to its end', () => {
    for (let n = 0; n < 6; n++) {
      let haunted = false;
      walk(n, (run) => {
        if (haunted) expect(run.state.haunt).not.toBeNull();
        haunted ||= run.state.haunt !== null;
        if (haunted) return;
        expect(run.state.result).toBeNull();
        const options = run.ask === null ? [] : run.legal(run.ask.seats[0] ?? 0);
        expect(options.filter(({ id }) => id.startsWith('attack'))).toEqual([]);
      });
      expect(haunted).toBe(true);
    }
  });

  test('BH-GOAL-05, BH-GOAL-07, BH-HAUNT-10: a haunt with a traitor has a book for each side, with its actions and its goal', () => {
    const traitors = [...registry().haunts.values()].filter(({ type }) => type === 'traitor');
    expect(traitors.length).toBeGreaterThan(0);
    for (const def of traitors) {
      expect(entriesOf(def, 'heroes')).toContain('goal:heroes');
      expect(entriesOf(def, 'traitor')).toContain('goal:traitor');
      expect(entriesOf(def, 'heroes').filter((entry) => entriesOf(def, 'traitor').includes(entry))).toEqual([]);
    }
  });

  test('BH-GOAL-06, BH-CARD-04: the five scenarios name all fifty haunts, each once', () => {
    const all = SCENARIOS.flatMap((one) => Object.values(one.haunts).flat());
    expect([...all].sort((a, b) => a - b)).toEqual(Array.from({ length: 50 }, (_, i) => i + 1));
  });

  test('BH-GOAL-08: a haunt that does not end is decided by progress', () => {
    const t = turn((s) => haunts(s, 1, { round: 14, first: 1 })).answers('end-turn');
    while (!t.match.over) t.answers(t.legal.includes('end-turn') ? 'end-turn' : (t.legal[0] ?? ''));
    t.tells('stall-guard', { round: 14 });
    expect(t.state.result).toEqual({ side: 'heroes', why: 'progress', winners: [0, 2] });
  });

  test('BH-GOAL-09: three to six players', () => {
    expect(betrayal.seats).toEqual({ min: 3, max: 6 });
  });

  test('BH-GOAL-10: the house is another one every time', () => {
    const houses = [0, 8].map((n) => {
      let house = '';
      walk(n, (run) => {
        house = Object.keys(run.state.house).sort().join();
      });
      return house;
    });
    expect(houses[0]).not.toBe(houses[1]);
  });

  test('BH-SETUP-01, BH-HAUNT-07: before a haunt nobody sees anything of one', () => {
    const t = turn();
    for (const viewer of [0, 1, 'spectator'] as const) expect(viewOf(t, viewer).haunt).toBeNull();
    expect(JSON.stringify(viewOf(t, 0))).not.toContain('keepsake');
  });
});

describe('explorers', () => {
  const PRINTED = {
    'BH-CHAR-01': ['isa', 11, 3, 30],
    'BH-CHAR-02': ['anita', 12, 6, 11],
    'BH-CHAR-03': ['warren', 71, 11, 17],
    'BH-CHAR-04': ['dan', 60, 5, 6],
    'BH-CHAR-05': ['michelle', 19, 8, 19],
    'BH-CHAR-06': ['brittani', 22, 12, 1],
    'BH-CHAR-07': ['josef', 25, 2, 25],
    'BH-CHAR-08': ['oliver', 33, 7, 3],
    'BH-CHAR-09': ['stephanie', 40, 1, 12],
    'BH-CHAR-10': ['persephone', 49, 4, 15],
    'BH-CHAR-11': ['sammy', 9, 9, 18],
    'BH-CHAR-12': ['jaden', 11, 10, 4],
  } as const;

  test('BH-CHAR-01, BH-CHAR-02, BH-CHAR-03, BH-CHAR-04, BH-CHAR-05, BH-CHAR-06, BH-CHAR-07, BH-CHAR-08, BH-CHAR-09, BH-CHAR-10, BH-CHAR-11, BH-CHAR-12: ages and birthdays', () => {
    const found = Object.values(PRINTED).map(([id]) => EXPLORERS.find((one) => one.id === id));
    expect(found.map((one) => [one?.id, one?.age, ...(one?.birthday ?? [])])).toEqual(Object.values(PRINTED));
  });

  test('BH-CHAR-13, BH-CHAR-14, BH-CHAR-15, BH-CHAR-16, BH-CHAR-17, BH-CHAR-18, BH-CHAR-19, BH-CHAR-20, BH-CHAR-21, BH-CHAR-22, BH-CHAR-23, BH-CHAR-24: everybody has a story, in both languages', () => {
    for (const { id } of EXPLORERS)
      for (const language of ['en', 'pl'] as const)
        expect(texts[language][`text.explorer.${id}`]?.length).toBeGreaterThan(40);
  });

  test('BH-TRAIT-01, BH-TRAIT-02, BH-TRAIT-03: twelve of them, four rows of eight ascending numbers, green numbers that add up to 16', () => {
    expect(EXPLORERS).toHaveLength(12);
    for (const { id, traits } of EXPLORERS) {
      expect(Object.keys(traits), id).toEqual(['might', 'speed', 'knowledge', 'sanity']);
      for (const { row } of Object.values(traits)) {
        expect(row, id).toHaveLength(8);
        expect(
          [...row].sort((a, b) => a - b),
          id,
        ).toEqual(row);
      }
      const sum = Object.values(traits).reduce((all, { row, start }) => all + (row[start - 1] ?? 0), 0);
      expect(sum, id).toBe(16);
    }
  });
});
