import type { Decision, OptionView } from '@dreadhouse/engine';
import { finalGirl } from '@dreadhouse/final-girl';
import { expect, test } from 'vitest';
import { arrange } from '../src/kit/decision/arrange.ts';
import { guide as guideOf } from '../src/scenes/final-girl/guide/guide.ts';

const options = finalGirl.options({}, 1);
const guide = guideOf('en', options.ok ? options.value : {});

function decision(kind: string, ...list: OptionView[]): Decision {
  return { position: 0, kind, rule: 'FG-ACT-01', options: list };
}

const card = (verb: string, id: string): OptionView => ({
  id: `${verb}:${id}`,
  at: `hand:${id}`,
  details: { card: id },
});

test('nothing that may be answered is left out, and what is forbidden stands apart', () => {
  const asked = decision('action', card('play', 'walk'), { ...card('play', 'guard'), blocked: 'x' }, { id: 'end' });
  const { groups, main, blocked } = arrange(asked, guide);
  expect(groups.flatMap((group) => group.options).map(({ id }) => id)).toEqual(['play:walk']);
  expect(main.map(({ id }) => id)).toEqual(['end']);
  expect(blocked.map(({ id }) => id)).toEqual(['play:guard']);
});

test('long lists are sorted under headings, short ones are not', () => {
  const cards = ['walk', 'focus', 'run', 'search'];
  const long = decision('action', ...cards.map((id) => card('play', id)), ...cards.map((id) => card('discard', id)));
  expect(arrange(long, guide).groups.map(({ name, options }) => [name, options.length])).toEqual([
    ['Play a card', 4],
    ['Discard for time', 4],
  ]);
  expect(arrange(decision('action', card('play', 'walk')), guide).groups[0]?.name).toBeNull();
});
