import { expect, test } from 'vitest';
import { layered } from '../src/kit/basics/layered.ts';
import { written } from '../src/kit/scene/glossary.ts';
import { allOf, lastOf } from '../src/kit/scene/happened.ts';
import { namesOf } from '../src/kit/scene/names.ts';

const texts = {
  en: { 'name.item.key': 'Key', 'text.item.key': 'Opens.', 'text.skill.run': 'Go.' },
  pl: { 'name.item.key': 'Klucz', 'text.item.key': 'Otwiera.', 'text.skill.run': 'Biegnij.' },
};

test('names are the game’s own, in each language; what has none is called by its id', () => {
  const { namesIn } = namesOf(texts);
  expect(namesIn('en').name('item', 'key')).toBe('Key');
  expect(namesIn('pl').name('item', 'key')).toBe('Klucz');
  expect(namesIn('pl').text('item', 'key')).toBe('Otwiera.');
  expect([namesIn('en').name('item', 'rope'), namesIn('en').text('item', 'rope')]).toEqual(['rope', '']);
  expect(namesIn('en')).toBe(namesIn('en'));
});

test('a teller finds names that stand under another kind', () => {
  const { namesIn } = namesOf(texts, (language) => ({ name: (id, kinds) => `${language} ${kinds?.join()} ${id}` }));
  expect(namesIn('pl').name('item', 'key')).toBe('pl item key');
});

test('a glossary has an entry for each text of a kind, and for no other', () => {
  expect(written(texts.en, 'item', { called: 'Items', name: (id) => id.toUpperCase() })).toEqual([
    { id: 'item.key', kind: 'Items', name: 'KEY', text: 'Opens.' },
  ]);
});

test('events are found by their kinds', () => {
  type Event = { readonly kind: 'hit'; readonly n: number } | { readonly kind: 'miss' };
  const events: readonly Event[] = [{ kind: 'hit', n: 1 }, { kind: 'miss' }, { kind: 'hit', n: 2 }, { kind: 'miss' }];
  expect(allOf(events, 'hit').map(({ n }) => n)).toEqual([1, 2]);
  expect(lastOf(events, ['hit'])?.n).toBe(2);
  expect(lastOf<Event, 'hit'>([], ['hit'])).toBeUndefined();
});

test('a scene’s sheet adds to the kit’s classes, and to no others', () => {
  expect(layered({ page: 'a', line: 'b' }, { page: 'c', own: 'd' })).toEqual({ page: 'a c', line: 'b' });
});
