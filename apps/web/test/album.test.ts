import { betrayal, registry } from '@dreadhouse/betrayal';
import { fastChance, Match, randomAnswer } from '@dreadhouse/engine';
import { beforeEach, describe, expect, test } from 'vitest';
import { endsIn } from '../src/scenes/betrayal/album/ends.ts';
import { box } from '../src/scenes/betrayal/art/box.tsx';
import { FIRST_WISHES, tableFor } from '../src/scenes/betrayal/new-game/wishes.ts';
import type { View } from '../src/scenes/betrayal/view.ts';
import { albumOf, noteEnd, noteMet } from '../src/settings/album.ts';

const kept = new Map<string, string>();
beforeEach(() => {
  kept.clear();
  globalThis.localStorage = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, text: string) => void kept.set(key, text),
  } as unknown as Storage; // all that an album asks of it
});

describe('an album', () => {
  const won = { match: 'a', side: 'heroes', won: true };

  test('what was met stays met; a match counts once for each side', () => {
    noteMet('betrayal', '7', 4);
    expect(albumOf('betrayal')).toEqual({ '7': { seats: 4, ends: [] } });
    for (let twice = 0; twice < 2; twice++) noteEnd('betrayal', '7', won);
    noteEnd('betrayal', '7', { ...won, side: 'traitor', won: false });
    noteEnd('betrayal', '7', { ...won, match: 'b' });
    noteMet('betrayal', '7', 5);
    noteMet('another', '7', 3);
    expect(albumOf('betrayal')['7']).toEqual({
      seats: 5,
      ends: [won, { ...won, side: 'traitor', won: false }, { ...won, match: 'b' }],
    });
    expect(albumOf('another')).toEqual({ '7': { seats: 3, ends: [] } });
  });

  test.each([
    'no json',
    '[]',
    'null',
    '{"betrayal":3}',
    '{"betrayal":{"7":null,"8":{"seats":"x","ends":[]},"9":{"seats":4,"ends":{}}}}',
  ])('what cannot be read is an empty album: %s', (text) => {
    kept.set('dreadhouse.album', text);
    expect(albumOf('betrayal')).toEqual({});
    noteMet('betrayal', '1', 3);
    expect(Object.keys(albumOf('betrayal'))).toEqual(['1']);
  });

  test('ends that are none are left out', () => {
    kept.set(
      'dreadhouse.album',
      JSON.stringify({ betrayal: { '1': { seats: 3, ends: [won, { ...won, won: 1 }, 7] } } }),
    );
    expect(albumOf('betrayal')['1']?.ends).toEqual([won]);
  });
});

describe('the album of haunts', () => {
  test('the box says how many haunts there are', () => {
    expect(box.album?.pages).toBe(50);
    expect([...registry().haunts.keys()].every((number) => number >= 1 && number <= 50)).toBe(true);
  });

  test.each([
    [1, 'traitor'],
    [24, 'traitor'],
    [12, 'alone'],
    [7, 'heroes'],
  ])('haunt %i: whoever won is who the game says, each on their side', (haunt, side) => {
    const match = Match.start(betrayal, {
      options: { haunt },
      players: ['a', 'b', 'c'],
      luck: { kind: 'fast', seed: `album ${haunt}` },
    });
    if (!match.ok) throw new Error(match.why);
    const view = (): View => match.value.view(0) as View;
    const chance = fastChance(`album ${haunt}`);
    while (!match.value.over) {
      expect(endsIn(view(), 'm', [0, 1, 2])).toEqual([]);
      const { seat, option } = randomAnswer(match.value.run, chance);
      match.value.answer(seat, option.id);
    }
    const ends = endsIn(view(), 'm', [0, 1, 2]);
    expect(ends.map(({ won }) => won)).toEqual([0, 1, 2].map((seat) => view().result?.winners.includes(seat)));
    const sides = ends.map((end) => end.side);
    expect(sides).toContain(side);
    if (side === 'traitor') expect(sides.filter((one) => one === 'traitor')).toHaveLength(1);
    else expect(new Set(sides)).toEqual(new Set([side]));
  });

  test('only what was never met may come, as long as there is any', () => {
    const haunts = () =>
      (tableFor({ ...FIRST_WISHES, haunt: 'unmet' }, String, new Date()).options as { haunts: unknown }).haunts;
    const all = [...registry().haunts.keys()];
    expect(haunts()).toEqual(all);
    noteMet('betrayal', '1', 4);
    expect(haunts()).toEqual(all.filter((number) => number !== 1));
    for (const number of all) noteMet('betrayal', String(number), 4);
    expect(haunts()).toBeNull();
    expect(tableFor({ ...FIRST_WISHES, haunt: 24 }, String, new Date()).options).toMatchObject({
      haunt: 24,
      haunts: null,
    });
  });
});
