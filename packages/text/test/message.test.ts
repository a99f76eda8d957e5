import { expect, test } from 'vitest';
import { format } from '../src/index.ts';

const VICTIMS =
  '{n, plural, one {# ofiara} few {# ofiary} many {# ofiar} other {# ofiary}} ({who, select, null {nikt} other {{who}}})';

test('Polish plurals: one, few, many', () => {
  const said = [1, 2, 5, 12, 22, 25].map((n) =>
    format('{n, plural, one {# krok} few {# kroki} other {# kroków}}', 'pl', { n }),
  );
  expect(said).toEqual(['1 krok', '2 kroki', '5 kroków', '12 kroków', '22 kroki', '25 kroków']);
});

test('a value is counted or chosen by as it is, and said where it stands in the sentence', () => {
  const say = (hole: string, value: unknown): string => `<${hole}: ${value}>`;
  expect(format(VICTIMS, 'pl', { n: 3, who: 'hans' }, say)).toBe('3 ofiary (<who: hans>)');
  expect(format(VICTIMS, 'pl', { n: 5, who: null }, say)).toBe('5 ofiar (nikt)');
});

test('a choice by an id with a hyphen is written with an underscore', () => {
  const way = '{how, select, main_exit {through the front door} other {{how}}}';
  expect(format(way, 'en', { how: 'main-exit' })).toBe('through the front door');
  expect(format(way, 'en', { how: 'cellar-door' })).toBe('cellar-door');
});

test('a message without holes is left alone, numbers get a true minus, and what is missing leaves no trace', () => {
  expect(format('Done', 'en')).toBe('Done');
  expect(format('{n} to health{more}', 'en', { n: -2 })).toBe('−2 to health');
});

test('in Polish a word of one letter goes with the next one, in English it may stand at the end of a line', () => {
  const [idzie, chce] = [
    'W domu i w ogrodzie (z psem).',
    '{who} idzie z {whom}: {n, plural, one {i # pies} other {a # psy}}',
  ];
  expect(format(idzie, 'pl')).toBe('W\u00a0domu i\u00a0w\u00a0ogrodzie (z\u00a0psem).');
  expect(format(chce, 'pl', { who: 'Ala', whom: 'Olą', n: 1 })).toBe('Ala idzie z\u00a0Olą: i\u00a01 pies');
  expect(format('A door, a key', 'en')).toBe('A door, a key');
});

test('a broken message is an error that can be found, not a blank', () => {
  expect(() => format('{n, plural, one {# step}', 'en', { n: 1 })).toThrow();
});
