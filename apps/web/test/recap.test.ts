import { fastChance, Match } from '@dreadhouse/engine';
import { finalGirl } from '@dreadhouse/final-girl';
import { describe, expect, test } from 'vitest';
import { isRecapDue } from '../src/kit/recap/is-due.ts';
import { recap } from '../src/scenes/final-girl/story/recap.ts';
import { momentOf } from '../src/table/moment.ts';

function momentAfter(answers: number, seed = 'recap', options: unknown = {}) {
  const started = Match.start(finalGirl, { options, players: ['Laurie'], luck: { kind: 'fast', seed } });
  if (!started.ok) throw new Error(started.why);
  const match = started.value as Match<unknown>;
  const chance = fastChance(seed);
  for (let i = 0; i < answers && !match.over; i++) match.answer(0, chance.pick('answer', match.legal(0)).id);
  return momentOf(match, 0);
}

const MINUTE = 60_000;

describe('"previously on …"', () => {
  const moment = momentAfter(40);

  test('is due after ten minutes, or when something was not seen', () => {
    const last = { played: 0, seen: moment.position };
    expect(isRecapDue(last, moment, 0, 11 * MINUTE)).toBe(true);
    expect(isRecapDue(last, moment, 0, 9 * MINUTE)).toBe(false);
    expect(isRecapDue({ ...last, seen: 30 }, moment, 0, MINUTE)).toBe(true);
  });

  test('never stands in the way of a new game, a finished one or a replay', () => {
    const late = { played: 0, seen: 0 };
    expect(isRecapDue(late, momentAfter(0), 0, 99 * MINUTE)).toBe(false);
    expect(isRecapDue(late, momentAfter(10_000), 0, 99 * MINUTE)).toBe(false);
    expect(isRecapDue(null, moment, 0, 99 * MINUTE)).toBe(false);
  });

  test('tells three to eight sentences, in both languages, of every film', () => {
    for (const options of Object.values(finalGirl.balance?.['film'] ?? {})) {
      for (const answers of [1, 20, 60]) {
        const then = momentAfter(answers, `film ${answers}`, options);
        for (const language of ['en', 'pl'] as const) {
          const { title, sentences } = recap(then, language);
          expect(title).not.toMatch(/undefined|_/);
          expect(sentences.length).toBeGreaterThanOrEqual(3);
          expect(sentences.length).toBeLessThanOrEqual(8);
          for (const sentence of sentences) expect(sentence).toMatch(/^\S.*[.!?…]$/);
          expect(sentences.join(' ')).not.toMatch(/undefined|null|[{}]|\w_\w|[?!]\./);
        }
      }
    }
  });
});
