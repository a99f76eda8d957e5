import { describe, expect, test } from 'vitest';
import { format, type Language, Teller } from '../src/index.ts';

test('placeholders, plurals and choices, also of what is missing', () => {
  const say = (message: string, values: Record<string, unknown>): string => format(message, 'en', values);
  expect(say('{who} goes', { who: 'Anna' })).toBe('Anna goes');
  const cards = '{n, plural, =0 {none} one {# card} other {# cards}}';
  expect([0, 1, 2].map((n) => say(cards, { n }))).toEqual(['none', '1 card', '2 cards']);
  const where = '{at, select, hall {in} undefined {nowhere} other {out: {at}}}';
  expect(['hall', 'shed', undefined].map((at) => say(where, { at }))).toEqual(['in', 'out: shed', 'nowhere']);
});

describe('the teller', () => {
  const words: Record<string, string> = {
    'ask.act': '{who}, what now?',
    'option.go': 'go to {to}',
    'option.act.stay': 'stay',
    'event.moved': '{who} is at {to}: {things}',
    'why.locked': 'It is locked.',
    'hint.near': 'It is near.',
    'hint.near.of': '{to} is near.',
    'name.room.hall': 'the hall',
    'name.person.anna': 'Anna',
    'name.thing.anna': 'a doll',
  };
  const teller = new Teller('en' satisfies Language, words, { who: ['person'], to: ['room'] }, ['thing', 'room']);

  test('questions, options, events and reasons', () => {
    expect(teller.ask({ kind: 'act', about: { who: 'anna' } })).toBe('Anna, what now?');
    expect(teller.option('act', { id: 'go:hall', details: { to: 'hall' } })).toBe('Go to the hall');
    expect(teller.option('act', { id: 'stay' })).toBe('Stay');
    expect(teller.option('act', { id: 'hall' })).toBe('The hall');
    expect(teller.event({ kind: 'moved', details: { who: 'anna', to: 'hall', things: [] } })).toBe(
      'Anna is at the hall: –',
    );
    expect(teller.event({ kind: 'moved', details: { who: 'anna', to: 'hall', things: ['anna', -2] } })).toBe(
      'Anna is at the hall: a doll, −2',
    );
    expect(teller.hint({ why: 'near', about: { to: 'hall' } })).toBe('The hall is near.');
    expect([teller.hint({ why: 'near' }), teller.hint({ why: 'other', about: {} })]).toEqual(['It is near.', 'other']);
    expect([teller.why('locked'), teller.why('other')]).toEqual(['It is locked.', 'other']);
  });

  test('a name that ends like a sentence ends it', () => {
    const told = new Teller(
      'en',
      { 'event.came': 'Event: {card}.', 'name.card.who': 'Who’s There?' },
      { card: ['card'] },
      [],
    );
    expect(told.event({ kind: 'came', details: { card: 'who' } })).toBe('Event: Who’s There?');
    expect(told.event({ kind: 'came', details: { card: 'rain' } })).toBe('Event: rain.');
  });
});
