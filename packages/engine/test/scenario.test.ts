import { describe, expect, test } from 'vitest';
import { scenario } from '../src/testing/index.ts';
import { type HuntState, hunt } from './hunt/hunt.ts';

const everyoneIn = (room: 'hall' | 'attic') => (state: HuntState) => {
  for (const survivor of state.survivors) survivor.room = room;
};

const table = () => scenario(hunt).at('night', everyoneIn('attic'));

/** Night falls, everybody guesses wrong, and the lurker (room 1: the attic) comes for seat 0. */
function attacked() {
  return scenario(hunt)
    .at('night', everyoneIn('attic'))
    .top((state) => state.dread, 'two-wounds')
    .picks('lurker', 1)
    .answers('hall', 'hall', 'hall');
}

test('HU-STRIKE-02: a survivor in the room may take the blow', () => {
  const t = attacked().expects(1, 'step-in', ['step-in', 'stay-back']).answersAs(1, 'step-in').usesAllLuck();
  expect(t.state.survivors.map((x) => x.wounds)).toEqual([0, 2, 0]);
  t.tells('dread-drawn', { face: 'two-wounds', rule: 'HU-STRIKE-03' });
});

test('HU-TURN-03: nobody hides where there is noise', () => {
  scenario(hunt)
    .at('dusk', everyoneIn('attic'))
    .answers('go:hall')
    .expects(1, 'act', undefined, {})
    .answers('go:hall')
    .answers('hide')
    .expects(0, 'guess');
});

describe('what a scenario says when it fails', () => {
  test.each([
    ['another question', () => attacked().expects(1, 'flee'), 'Expected "flee", asked "step-in": phase "night"'],
    ['nobody asked', () => attacked().expects(0, 'step-in'), 'Expected seat 0 to be asked "step-in"'],
    ['other options', () => attacked().expects(1, 'step-in', ['step-in', 'run']), '- 0: "run"'],
    ['a missing block', () => attacked().expects(1, 'step-in', undefined, { run: 'tired' }), '+ run: "not listed"'],
    ['a refused answer', () => attacked().answers('run'), '"run" was refused (no-such-option'],
    [
      'an answer that is not refused',
      () => attacked().refuses('step-in', 'blocked', 1),
      'Expected "step-in" to be refused',
    ],
    ['an event that did not come', () => attacked().tells('thunder'), 'Expected thunder {}. What was told:'],
    ['luck left over', () => attacked().dice('fear', 3).usesAllLuck(), 'Luck that never came up: {"fear":[2]}'],
    ['a card that is not there', () => table().top((state) => state.dread, 'joy'), '"joy" is not in that pile'],
    ['a table that is not laid', () => scenario(hunt).top((state) => state.dread, 'calm'), 'Lay the table first'],
    ['bad options', () => scenario(hunt, { options: { nights: 1 } }), 'nights must be 3, 6 or 9'],
  ])('%s', (_name, run, message) => {
    expect(run).toThrow(message);
  });
});

test('a refused answer changes nothing', () => {
  attacked().refuses('run', 'no-such-option', 1).refuses('step-in', 'not-your-decision', 0);
});

test('what is offered, why not, and what came in which order', () => {
  const t = attacked();
  expect([t.isLegal('step-in'), t.isLegal('run'), t.offered('st')]).toEqual([true, false, ['step-in', 'stay-back']]);
  expect([t.whyNot('step-in'), t.whyNot('run')]).toEqual(['', undefined]);
  t.answersAs(1, 'step-in');
  expect(t.order('dread-drawn', 'thunder')).toEqual(['dread-drawn']);
  expect(t.heard('spectator')).toContain('dread-drawn');
});
