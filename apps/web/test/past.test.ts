import { fastChance, Match, save } from '@dreadhouse/engine';
import { finalGirl } from '@dreadhouse/final-girl';
import { describe, expect, test } from 'vitest';
import { momentOf, pastMoment } from '../src/table/moment.ts';
import { Past } from '../src/table/past.ts';

type AnyMatch = Match<unknown>;

function started(seed: string): AnyMatch {
  const match = Match.start(finalGirl, { options: {}, players: ['Laurie'], luck: { kind: 'fast', seed } });
  if (!match.ok) throw new Error(match.why);
  return match.value as AnyMatch;
}

/** Answers at random until the end, or so many times. */
function play(match: AnyMatch, seed: string, answers = Number.POSITIVE_INFINITY, each: () => void = () => {}): void {
  const chance = fastChance(seed);
  for (let i = 0; i < answers && !match.over; i++) {
    match.answer(0, chance.pick('answer', match.legal(0)).id);
    each();
  }
}

/** All that can be told of a match at one position. */
function told(match: AnyMatch): unknown {
  const { marks, answers, outcome } = save(match);
  return { moment: momentOf(match, 0), marks, answers, outcome, phase: match.phase };
}

describe('any position of a match', () => {
  test('is the same as if it were played again from the start', () => {
    const match = started('past');
    play(match, 'answers');
    const past = new Past(match);
    for (let position = match.position; position >= 0; position -= 9) {
      expect(told(past.at(position)), `position ${position}`).toEqual(told(match.at(position)));
    }
  });

  test('is the same while the match goes on and answers are taken back', () => {
    const match = started('undo');
    const past = new Past(match);
    const chance = fastChance('when');
    play(match, 'first', 120, () => {
      past.note();
      if (chance.below('undo', 3) === 0 && match.canUndo(0)) match.undo(0);
      if (chance.below('look', 10) > 0) return;
      const position = chance.below('position', match.position + 1);
      expect(told(past.at(position)), `position ${position}`).toEqual(told(match.at(position)));
    });
  });

  test('can be gathered in slices', () => {
    const match = started('slices');
    play(match, 'answers');
    const past = new Past(match);
    let slices = 0;
    const oneStep = () => {
      let steps = 0;
      return () => steps++ < 5;
    };
    while (!past.gather(match.position, oneStep())) slices += 1;
    expect(slices).toBeGreaterThan(5);
    expect(told(past.at(40))).toEqual(told(match.at(40)));
  });

  test('goes on as a match of its own', () => {
    const match = started('branch');
    play(match, 'answers');
    const before = match.position;
    const then = new Past(match).at(30);
    play(then, 'other answers');
    expect(then.over).toBe(true);
    expect(match.position).toBe(before);
  });

  test('tells the very same events as the present', () => {
    const match = started('events');
    play(match, 'answers', 80);
    const now = momentOf(match, 0);
    const then = pastMoment(match.at(33), now);
    expect(then.events).toEqual(match.at(33).eventsFor(0));
    expect(then.events.every((event, i) => event === now.events[i])).toBe(true);
    expect(momentOf(match, 0).events.every((event, i) => event === now.events[i])).toBe(true);
  });

  test('is there at once, once gathered', () => {
    const match = started('speed');
    play(match, 'answers');
    const past = new Past(match);
    past.gather();
    const times = Array.from({ length: match.position }, (_, position) => {
      const begun = performance.now();
      momentOf(past.at(position), 0);
      return performance.now() - begun;
    }).sort((a, b) => a - b);
    expect(times[Math.floor(times.length / 2)]).toBeLessThan(50);
  });
});
