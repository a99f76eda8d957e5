import {
  advise,
  bestRated,
  botAnswer,
  copy,
  fastChance,
  type Match,
  type Option,
  Run,
  viewOf,
} from '@dreadhouse/engine';
import { begun } from '@dreadhouse/engine/testing';
import { describe, expect, test } from 'vitest';
import { mansion, type TerrorscapeState, type TerrorscapeView, teller, terrorscape, texts } from '../src/index.ts';
import { KILLER } from '../src/state.ts';

type Player = 'thumb' | 'random';

function newRun(
  n: number,
  seats = 2 + (n % 3),
  options: object = terrorscape.sampleOptions(n, seats),
): Run<TerrorscapeState> {
  const checked = terrorscape.options(options, seats);
  if (!checked.ok) throw new Error(checked.why);
  const run = new Run(terrorscape, terrorscape.initial(checked.value, seats), fastChance(`bot ${n}`), seats);
  run.begin(terrorscape.first);
  return run;
}

function newMatch(seed: string, seats: number, options: object): Match<TerrorscapeState> {
  return begun(terrorscape, { seed, options, seats }, { marks: false });
}

const KILLERS = ['butcher', 'specter', 'murderer'];

/** How often the Killer wins. */
function killerWins(games: number, killer: Player, survivors: Player): number {
  let wins = 0;
  for (let n = 0; n < games; n++) {
    const run = newRun(n, 2, { killer: KILLERS[n % 3], survivors: terrorscape.sampleOptions(4 * n, 2).survivors });
    const chance = fastChance(`bots ${n}`);
    while (!run.over) {
      const seat = run.waitingFor()[0] as number;
      const player = seat === KILLER ? killer : survivors;
      run.answer(seat, player === 'thumb' ? bestRated(run, seat, chance) : chance.pick('option', run.legal(seat)));
    }
    if (run.state.result?.side === 'killer') wins += 1;
  }
  return wins;
}

describe('the rules of thumb', () => {
  test('play every variant to its end, in a few milliseconds a decision', () => {
    for (let n = 0; n < 40; n++) {
      const run = newRun(n);
      const chance = fastChance(`ends ${n}`);
      for (let i = 0; !run.over; i++) {
        if (i > 5000) throw new Error(`game ${n} goes around in circles at ${run.ask?.kind}`);
        const seat = run.waitingFor()[0] as number;
        run.answer(seat, bestRated(run, seat, chance));
      }
    }
  });

  test('beat random players by far, on both sides', () => {
    expect(killerWins(60, 'thumb', 'random')).toBeGreaterThanOrEqual(57);
    expect(killerWins(60, 'random', 'thumb')).toBeLessThanOrEqual(3);
  });
});

describe('the score', () => {
  test('is a chance: between 0 and 1, the same for all of a side, and sure once the game is over', () => {
    for (let n = 0; n < 20; n++) {
      const run = newRun(n);
      const chance = fastChance(`score ${n}`);
      while (!run.over) {
        const scores = Array.from({ length: run.play.seats }, (_, seat) => terrorscape.score?.(run.state, seat) ?? -1);
        expect(scores.every((score) => score > 0 && score < 1)).toBe(true);
        expect((scores[0] ?? 0) + (scores[1] ?? 0)).toBeCloseTo(1);
        const seat = run.waitingFor()[0] as number;
        run.answer(seat, chance.pick('option', run.legal(seat)));
      }
      const { winners } = terrorscape.outcome(run.state);
      for (let seat = 0; seat < run.play.seats; seat++)
        expect(terrorscape.score?.(run.state, seat)).toBe(winners.includes(seat) ? 1 : 0);
    }
  });
});

describe('the best bot', () => {
  test('answers legally, and the same for the same seed', { timeout: 60_000 }, () => {
    const match = newMatch('best', 2, { killer: 'butcher', survivors: ['anna', 'marco', 'johnson'] });
    for (let i = 0; i < 6 && !match.over; i++) {
      const seat = match.waitingFor()[0] as number;
      const option = botAnswer(match, seat, 'search', `seed ${i}`);
      expect(botAnswer(match, seat, 'search', `seed ${i}`).id).toBe(option.id);
      expect(match.answer(seat, option.id)).toEqual({ ok: true });
    }
  });

  test('gives hints: legal options with chances, and a reason that has words', { timeout: 60_000 }, () => {
    const match = newMatch('hints', 2, { killer: 'murderer', survivors: ['anna', 'sophia', 'william'] });
    const chance = fastChance('hints');
    for (let i = 0; i < 24 && !match.over; i++) {
      const seat = match.waitingFor()[0] as number;
      const legal = match.legal(seat).map((option) => option.id);
      if (i % 4 === 0) {
        for (const {
          option,
          chance: odds,
          reason: { why },
        } of advise(match, seat)) {
          expect(legal).toContain(option);
          expect(odds >= 0 && odds <= 1).toBe(true);
          expect(wordsFor(why)).toEqual([expect.any(String), expect.any(String)]);
        }
      }
      match.answer(seat, bestRated(match.run, seat, chance).id);
    }
  });
});

test('a step towards something says what is to be had there, and how far it still is', () => {
  const match = newMatch('steps', 2, { killer: 'murderer', survivors: ['anna', 'sophia', 'william'] });
  const chance = fastChance('steps');
  const said = new Set<string>();
  for (let i = 0; i < 200 && !match.over && said.size < 4; i++) {
    const [seat = 0] = match.waitingFor();
    const { ask, state } = match.run;
    for (const reason of ask === null ? [] : (terrorscape.opinions?.(state, seat, ask, match.legal(seat)) ?? [])) {
      if (reason.about === undefined) continue;
      for (const language of ['en', 'pl'] as const) {
        const words = teller(language).hint(reason);
        expect(words).not.toMatch(/–|undefined|[{}]/);
        said.add(words);
      }
    }
    match.answer(seat, bestRated(match.run, seat, chance).id);
  }
  expect([...said].join(' ')).toMatch(/It leads to .* where (the radio can be repaired|there may be a key)/);
  expect([...said].join(' ')).toMatch(/To droga do/);
});

function wordsFor(why: string): (string | undefined)[] {
  return [texts.en[`hint.${why}`], texts.pl[`hint.${why}`]];
}

test('what is thought of options follows from the state alone, whatever was thought before', () => {
  for (let n = 0; n < 30; n++) {
    const run = newRun(n);
    const chance = fastChance(`thoughts ${n}`);
    while (run.ask !== null) {
      const seat = run.waitingFor()[0] as number;
      const { ask } = run;
      if (ask === null) throw new Error('Nobody is asked.');
      const options = run.legal(seat);
      const thoughts = terrorscape.opinions?.(run.state, seat, ask, options);
      const afresh = terrorscape.opinions?.(copy(run.state), seat, ask, options);
      expect(thoughts, `game ${n}, ${run.phase} at ${run.position}`).toEqual(afresh);
      run.answer(seat, bestRated(run, seat, chance));
    }
  }
});

/** What a reason claims, held against what the seat can see; null where it claims nothing that can be checked. */
function isBorneOut(view: TerrorscapeView, option: Option, why: string): boolean | null {
  const { notebook, killer } = view;
  if (notebook?.of !== 'killer') return survivorsClaim(view, option, why);
  const room = option.id === 'search' ? killer.at : typeof option.at === 'string' ? option.at : null;
  if (room === null || !mansion.locations.includes(room)) return null;
  const none = notebook.survivors.reduce((rest, { heat }) => rest * (1 - (heat[room] ?? 0)), 1);
  if (why === 'hunt') return none <= 0.5;
  if (why === 'maybe') return none < 1;
  if (why === 'nobody') return none === 1;
  if (why !== 'approach' || killer.at === null) return null;
  const far = (from: string): number =>
    notebook.survivors.reduce((sum, { heat }) => {
      const each = Object.entries(heat).map(([at, share]) => share * (mansion.distance[from]?.[at] ?? 0));
      return sum + each.reduce((a, b) => a + b, 0);
    }, 0);
  return far(room) < far(killer.at);
}

function survivorsClaim(view: TerrorscapeView, option: Option, why: string): boolean | null {
  const [kind] = option.id.split(':');
  if (why === 'decoy' && kind === 'whisky-bottle')
    return !view.survivors.some((one) => one.health > 0 && (one as { readonly at?: string }).at === option.at);
  const current = view.survivors.find(({ id }) => id === view.team?.current);
  if (why === 'calm' && (kind === 'calm' || kind === 'sedative')) return (current?.fear ?? 0) > 0;
  return null;
}

test('a hint says only what the seat’s own knowledge bears out', { timeout: 120_000 }, () => {
  const wrong = new Set<string>();
  const checked = new Map<string, number>();
  for (let n = 0; n < 40; n++) {
    const seats = 2 + (n % 3);
    const run = newRun(n, seats, { ...terrorscape.sampleOptions(n, seats), notebook: true });
    const chance = fastChance(`claims ${n}`);
    while (run.ask !== null) {
      const seat = run.waitingFor()[0] as number;
      const options = run.legal(seat);
      const view = viewOf(terrorscape, run.state, seat) as TerrorscapeView;
      for (const [i, { why }] of (terrorscape.opinions?.(run.state, seat, run.ask, options) ?? []).entries()) {
        const option = options[i] as Option;
        const claim = isBorneOut(view, option, why);
        if (claim !== null) checked.set(why, (checked.get(why) ?? 0) + 1);
        if (claim === false) wrong.add(`${why}: ${run.ask.kind} ${option.id}, game ${n} at ${run.position}`);
      }
      run.answer(seat, n % 2 === 0 ? bestRated(run, seat, chance) : chance.pick('option', options));
    }
  }
  expect([...wrong].slice(0, 10)).toEqual([]);
  expect([...checked.keys()].sort()).toEqual(['approach', 'calm', 'decoy', 'hunt', 'maybe', 'nobody']);
});

test('no hint praises itself above the others: several stand in one list', () => {
  const praise = /\b(best|better than|nothing better|the more useful|nic lepszego|najlepsz\w*|przydatniejsz\w*)\b/i;
  const hints = [texts.en, texts.pl].flatMap((words) =>
    Object.entries(words).filter(([key]) => key.startsWith('hint.')),
  );
  expect(hints.filter(([, words]) => praise.test(words))).toEqual([]);
});
