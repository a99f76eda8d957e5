import type { Decision, OptionView } from '@dreadhouse/engine';
import { finalGirl } from '@dreadhouse/final-girl';
import { expect, test } from 'vitest';
import { arrange, countOf } from '../src/kit/decision/arrange.ts';
import { keysFor } from '../src/kit/decision/keys-for.ts';
import { guide as guideOf } from '../src/scenes/final-girl/guide/guide.ts';
import { guide as scapeGuide } from '../src/scenes/terrorscape/guide/guide.ts';

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

test('what can only be said here in very many ways stands under a heading, and leaves the way out in sight', () => {
  const many = Array.from({ length: 9 }, (_, n): OptionView => ({ id: `discard:${n}`, details: { card: 'walk' } }));
  const { groups, main } = arrange(decision('action', ...many, { id: 'end' }), guide);
  expect(main.map(({ id }) => id)).toEqual(['end']);
  expect(groups.map(({ name, options }) => [name, options.length])).toEqual([['Discard for time', 9]]);
  const few = arrange(decision('action', ...many.slice(0, 4), { id: 'end' }), guide);
  expect([few.groups.length, few.main.length]).toEqual([0, 5]);
});

test('so many answers that nobody reads them one by one count as the one that they stand under', () => {
  const many = (n: number) => Array.from({ length: n }, (_, at): OptionView => ({ id: `discard:${at}`, at: 'hand' }));
  const counted = (...list: OptionView[]) => countOf(arrange(decision('action', ...list, { id: 'end' }), guide));
  expect(counted(card('play', 'walk'), { ...card('play', 'run'), blocked: 'x' })).toBe(2);
  expect(counted(card('play', 'walk'), ...many(9))).toBe(11);
  expect(counted(card('play', 'walk'), ...many(121))).toBe(3);
});

const scape = scapeGuide('en', { killer: null, survivors: null });
const move = (to: string): OptionView => ({ id: `move:${to}`, at: to, details: { to } });
const bottle: OptionView = { id: 'whisky-bottle:C2', at: 'C2', details: { item: 'whisky-bottle', to: 'C2' } };

test('what is done in Terrorscape stands before calming down, and ending the turn comes last', () => {
  const asked = decision('turn', { id: 'calm' }, { id: 'end' }, { id: 'repair' }, { id: 'ransack' });
  expect(arrange(asked, scape).main.map(({ id }) => id)).toEqual(['repair', 'ransack', 'calm', 'end']);
});

test('a room that glows in Terrorscape is one to go to: what is thrown there is chosen by the item', () => {
  expect(scape.chosenBy?.(bottle, [bottle, { id: 'end' }])).toEqual(['item:whisky-bottle']);
  expect(scape.chosenBy?.(move('C2'), [move('C2'), bottle])).toEqual(['C2']);
  const sprint = (to: string): OptionView => ({ id: `sprint:${to}`, at: to, details: { to } });
  expect(scape.chosenBy?.(sprint('C2'), [move('C2')])).toEqual([]);
  expect(scape.chosenBy?.(sprint('Z1'), [move('C2')])).toEqual(['Z1']);
});

test('every answer has a key, what can only be said here first; a folded heading has one that opens it', () => {
  const rooms = ['C2', 'C3', 'C4', 'C5', 'N1', 'N2', 'N3', 'N4', 'N5', 'Z1'];
  const arranged = arrange(decision('turn', ...rooms.map(move), bottle, { id: 'ransack' }, { id: 'end' }), scape);
  const open = keysFor(arranged, new Set(), false);
  expect(open.slice(0, 3).map(({ answers }) => answers)).toEqual(['ransack', 'end', 'move:C2']);
  expect(open.length).toBe(13);
  expect(new Set(open.map(({ key }) => key)).size).toBe(13);
  const [heading] = arranged.groups;
  const folded = keysFor(arranged, new Set([heading?.name ?? '']), false);
  expect(folded.map(({ key, opens, answers }) => [key, opens ?? answers])).toEqual([
    ['1', 'ransack'],
    ['2', 'end'],
    ['3', 'Go somewhere'],
    ['4', 'whisky-bottle:C2'],
  ]);
  expect(open.map(({ key }) => key).some((key) => 'uhlritmfpn'.includes(key))).toBe(false);
});
