import { advise, bestRated, fastChance, Run, ruleOfThumb } from '@dreadhouse/engine';
import { describe, expect, test } from 'vitest';
import { type BetrayalState, betrayal, texts } from '../src/index.ts';
import { gives, haunts, lays, monster, turn } from './kit.ts';

/** How often the heroes win haunt 1, where each side plays like this. */
function heroWins(games: number, heroes: 'thumb' | 'random', traitor: 'thumb' | 'random'): number {
  let wins = 0;
  for (let n = 0; n < games; n++) {
    const seats = 3 + (n % 4);
    const options = { ...betrayal.sampleOptions(n, seats), haunt: 1 };
    const run = new Run<BetrayalState>(betrayal, betrayal.initial(options, seats), fastChance(`bot ${n}`), seats);
    const chance = fastChance(`bots ${n}`);
    run.begin(betrayal.first);
    while (!run.over) {
      const seat = run.waitingFor()[0] as number;
      const player = run.state.haunt?.traitor === seat ? traitor : heroes;
      run.answer(seat, player === 'thumb' ? bestRated(run, seat, chance) : chance.pick('option', run.legal(seat)));
    }
    if (run.state.result?.side === 'heroes') wins += 1;
  }
  return wins;
}

describe('the rule of thumb', () => {
  test('beats random players on both sides', () => {
    expect(heroWins(20, 'thumb', 'random')).toBeGreaterThanOrEqual(17);
    expect(heroWins(20, 'random', 'thumb')).toBeLessThanOrEqual(8);
  }, 60_000);

  test('explores before the haunt', () => {
    expect(ruleOfThumb(turn().match, 0, 'x').id).toMatch(/^(discover|go):/);
  });

  test('does what the book says where it can, and carries what it has to its place', () => {
    const onKeepsake = turn((s) => {
      lays(s, 'chapel', { x: 2, y: -1 });
      haunts(s, 1);
      if (s.explorers[0] !== undefined) s.explorers[0].at = 'chapel';
      s.tokens.push({
        ...{ id: 1, kind: 'keepsake', at: 'chapel', on: null, edge: null, of: null },
        n: 0,
        up: true,
        face: null,
      });
      s.nextToken = 2;
    });
    expect(ruleOfThumb(onKeepsake.match, 0, 'x').id).toBe('haunt:search');
  });

  test('lets that trait go down that can be spared, and never lets itself be killed by choice', () => {
    const t = turn((s) => {
      haunts(s, 1);
      monster(s, 'ghost', 'entrance-hall');
      if (s.explorers[0] !== undefined) s.explorers[0].traits = { might: 4, speed: 1, knowledge: 4, sanity: 1 };
    });
    const g = { state: t.state, seat: 0 };
    const ask = { mode: 'one', seats: [0], kind: 'take-damage', rule: '', about: {}, options: () => [] } as const;
    const said = betrayal.opinions?.(g.state, 0, ask, [{ id: 'might' }, { id: 'speed' }]) ?? [];
    expect(said[0]?.value).toBeGreaterThan(said[1]?.value ?? 0);
  });

  test('never ends a turn with an attack unused that was worth the way', () => {
    const t = turn((s) => {
      haunts(s, 20);
      monster(s, 'hound', 'entrance-hall');
      if (s.explorers[0] !== undefined) s.explorers[0].traits = { might: 7, speed: 4, knowledge: 1, sanity: 4 };
    });
    for (let n = 0; n < 12; n++) expect(ruleOfThumb(t.match, 0, `tie ${n}`).id).toMatch(/^attack:/);
  });

  test('leaves a room that hurts by a new door, and does not turn back before it', () => {
    const t = turn((s) => {
      lays(s, 'armory', { region: 'basement', x: 0, y: -1, turn: 1 });
      lays(s, 'furnace-room', { region: 'basement', x: 1, y: -1, turn: 2 });
      if (s.explorers[0] !== undefined) s.explorers[0].at = 'furnace-room';
    });
    expect(ruleOfThumb(t.match, 0, 'x').id).toMatch(/^discover:/);
  });

  test('hands a second weapon to a friend who has none', () => {
    const t = turn((s) => gives(s, 0, 'machete', 'chainsaw'));
    expect(ruleOfThumb(t.match, 0, 'x').id).toMatch(/^trade:/);
  });
});

describe('hints and score', () => {
  test('a hint names up to three legal answers, each with a reason in both languages', () => {
    const { match } = turn();
    const found = advise(match, 0);
    expect(found.length).toBeGreaterThan(0);
    for (const {
      option,
      reason: { why },
    } of found) {
      expect(match.legal(0).map(({ id }) => id)).toContain(option);
      expect([texts.en[`hint.${why}`], texts.pl[`hint.${why}`]].every(Boolean)).toBe(true);
    }
  }, 30_000);

  test('the score is a chance, and sure once the game is over', () => {
    for (let n = 0; n < 8; n++) {
      const seats = 3 + (n % 4);
      const run = new Run<BetrayalState>(
        betrayal,
        betrayal.initial(betrayal.sampleOptions(n, seats), seats),
        fastChance(`score ${n}`),
        seats,
      );
      const chance = fastChance(`score player ${n}`);
      run.onPhase = () => {
        for (let seat = 0; seat < seats; seat++) {
          const score = betrayal.score?.(run.state, seat) ?? -1;
          expect(score).toBeGreaterThanOrEqual(0);
          expect(score).toBeLessThanOrEqual(1);
        }
      };
      run.begin(betrayal.first);
      while (!run.over) {
        const seat = run.waitingFor()[0] as number;
        run.answer(seat, bestRated(run, seat, chance));
      }
      const { winners = [] } = run.state.result ?? {};
      for (let seat = 0; seat < seats; seat++)
        expect(betrayal.score?.(run.state, seat)).toBe(winners.includes(seat) ? 1 : 0);
    }
  }, 60_000);
});
