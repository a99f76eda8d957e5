import { expect, test } from 'vitest';
import { seatAgain } from '../src/online/seat-again.ts';

const person = { kind: 'person' } as const;
const bot = { kind: 'bot' } as const;
const open = { kind: 'open' } as const;

test('a rematch brings everybody back to their seat; swapped, to that of the next person', () => {
  const before = [person, bot, { kind: 'bot', standIn: true }] as const;
  const again = [open, bot, open];
  expect([0, 2].map((own) => seatAgain(own, before, again, false))).toEqual([0, 2]);
  expect([0, 2].map((own) => seatAgain(own, before, again, true))).toEqual([2, 0]);
});

test('whoever comes second takes what is left, and watches when nothing is', () => {
  expect(seatAgain(0, [person, person], [person, open], false)).toBe(1);
  expect(seatAgain(0, [person, person], [person, person], true)).toBeNull();
  expect(seatAgain(0, [person, bot], [open, bot], true), 'nobody to swap with').toBe(0);
});
