import { BOT_LEVELS, Match, readSave, type SavedMatch, save, saveText } from '@dreadhouse/engine';
import { terrorscape } from '@dreadhouse/terrorscape';
import { describe, expect, test } from 'vitest';
import type { SeatInfo } from '../src/contract/table.ts';
import { fileName, seatsOf, withSeats } from '../src/store/match-file.ts';

const SEATS: readonly SeatInfo[] = [
  { name: 'The Killer', kind: 'bot', level: 'search' },
  { name: 'Ala', kind: 'person' },
];

function file(): string {
  const started = Match.start(terrorscape, {
    options: terrorscape.sampleOptions?.(1, 2),
    players: SEATS.map(({ name }) => name),
    luck: { kind: 'fast', seed: 'file' },
  });
  if (!started.ok) throw new Error(started.why);
  return saveText(save(started.value));
}

function read(source: string): SavedMatch {
  const found = readSave(source);
  if (!found.ok) throw new Error(`${found.why}: ${found.where}`);
  return found.saved;
}

describe('a match handed over as a file', () => {
  test('brings its bots along, and again from there', () => {
    const once = withSeats(file(), SEATS);
    expect(seatsOf(read(once), BOT_LEVELS)).toEqual(SEATS);
    expect(withSeats(once, SEATS)).toBe(once);
  });

  test('is played by people where it does not say who plays, or says what nobody here knows', () => {
    const people = SEATS.map(({ name }) => ({ name, kind: 'person' }));
    expect(seatsOf(read(file()), BOT_LEVELS)).toEqual(people);
    const { seats: _, ...saved } = read(withSeats(file(), SEATS));
    expect(seatsOf({ ...saved, seats: [{ kind: 'bot', level: 'oracle' }, { kind: 'person' }] }, BOT_LEVELS)).toEqual(
      people,
    );
    expect(seatsOf({ ...saved, seats: [{ kind: 'bot', level: 'thumb' }] }, BOT_LEVELS)).toEqual(people);
  });

  test('is called after its game, its day and itself', () => {
    expect(fileName('final-girl', 'abcdef0123', new Date('2026-11-15T12:00:00Z'))).toBe(
      'dreadhouse-final-girl-2026-11-15-abcdef.json',
    );
  });
});
