import { readFileSync } from 'node:fs';
import { shape } from '@dreadhouse/engine';
import { describe, expect, test } from 'vitest';
import { checkData, checkPlayed, type Material, playHaunt } from '../src/check/index.ts';
import { wordsOf } from '../src/check/words.ts';
import type { Haunt } from '../src/content/types.ts';
import { betrayal, hauntNumbered } from '../src/index.ts';

const whole: Haunt = hauntNumbered(1);
const SOURCE = "n.ghosts n.keepsakes n.laid n.might n.sanity ensureTile(g, 'graveyard')";

/** Words for everything that this haunt needs, but for these. */
function material(def: Haunt, ...without: string[]): Material {
  const words = Object.fromEntries(wordsOf(def).flatMap((key) => (without.includes(key) ? [] : [[key, 'a word']])));
  return { texts: { en: words, pl: words }, source: SOURCE };
}

const messages = (def: Haunt, given: Material = material(def)): string[] =>
  checkData(def, given).map(({ message }) => message);

describe('what is wrong with a haunt is said', () => {
  test('nothing, where nothing is', () => {
    expect(messages(whole)).toEqual([]);
  });

  test('a text that is missing in one language', () => {
    const { texts } = material(whole);
    const polish = { ...texts['pl'], 'haunt.1.text.search': ' ' };
    const found = messages(whole, { texts: { en: texts['en'] ?? {}, pl: polish }, source: SOURCE });
    expect(found).toEqual(['there is no text "haunt.1.text.search" (pl)']);
  });

  test('a number that nothing uses', () => {
    const def = { ...whole, numbers: { ...whole.numbers, candles: [1, 2, 3, 4] } } as const;
    expect(messages(def)).toEqual(['nothing uses the number "candles"']);
  });

  test('a number that is not given for every number of players', () => {
    const per = [1, 2, 3] as unknown as Haunt['numbers'][string]; // as a careless author would
    const found = messages({ ...whole, numbers: { ...whole.numbers, laid: per } });
    expect(found).toEqual(['the number "laid" must be four whole numbers, for 3, 4, 5 and 6 players, not 1, 2, 3']);
  });

  test('a place that need not exist', () => {
    const found = messages(whole, { ...material(whole), source: SOURCE.replace('ensureTile', 'goTo') });
    expect(found).toEqual([
      'it names the tile "graveyard", which need not be in the house: use ensureTile, or ask isInHouse',
    ]);
  });

  test('a memory that does not fit its own shape', () => {
    const def: Haunt = { ...whole, shape: () => shape.record({ laid: shape.whole(1, 4) }) as shape.Shape<object> };
    expect(messages(def)).toHaveLength(4);
    expect(messages(def)[0]).toMatch(/^with 3 players what it starts with does not fit its shape: memory\.laid/);
  });

  test('a counter without a number behind it, or with a goal that is none', () => {
    const counters = { laid: { goal: 'nowhere' }, drunk: {} } as Haunt['counters'];
    expect(messages({ ...whole, ...(counters === undefined ? {} : { counters }) })).toEqual([
      'the counter "laid" has the goal "nowhere", which is none of its numbers',
      'the counter "drunk" is no number that it keeps in mind',
    ]);
  });

  test('a hidden traitor without a role, two actions of one name, heroes who cannot win', () => {
    expect(messages({ ...whole, type: 'hidden' })).toContain('a hidden traitor has a secret role, and nobody else has');
    expect(messages({ ...whole, actions: [...whole.actions, ...whole.actions.slice(0, 1)] })).toEqual([
      'there are two actions "search"',
    ]);
    expect(messages({ ...whole, ends: [] })).toEqual(['the heroes have no way to win']);
  });
});

describe('a haunt is played', () => {
  test('with every number of players, and an ending that never comes is named', () => {
    const def: Haunt = { ...whole, ends: [...whole.ends, { side: 'heroes', why: 'miracle', when: () => false }] };
    const played = playHaunt(betrayal, def, 4, 'check');
    expect(played.map(({ seats, games, failures }) => [seats, games, failures.length])).toEqual([
      [3, 4, 0],
      [4, 4, 0],
      [5, 4, 0],
      [6, 4, 0],
    ]);
    const found = checkPlayed(def, played).map(({ message }) => message);
    expect(found).toContain('the ending "heroes miracle" was never reached in 16 games');
  });

  test('and a game that goes wrong is named with its seed; games that last too long are counted', () => {
    const base = { seats: 3, games: 10, endings: { 'heroes laid': 9 } };
    const failed = { ...base, stalled: 0, winsOfSeats: [], failures: [{ seed: 'x:1:3:0', error: 'it hangs' }] };
    expect(checkPlayed(whole, [failed])).toEqual([
      { severity: 'error', message: 'with 3 players, seed x:1:3:0: it hangs' },
    ]);
    const long = { ...base, stalled: 1, winsOfSeats: [], failures: [] };
    expect(checkPlayed(whole, [long])).toEqual([
      {
        severity: 'warning',
        message: '1 of 10 games lasted too long, though nobody played by chance, and were decided by progress',
      },
    ]);
  });
});

test('what HAUNTS.md shows of a haunt stands in its file', () => {
  const read = (name: string): string => readFileSync(new URL(`../${name}`, import.meta.url), 'utf8');
  const blocks = [...read('HAUNTS.md').matchAll(/```ts\n(.*?)```/gs)].map(([, block = '']) => block);
  const file = read('src/content/haunts/01-the-last-tenant.ts').split('\n');
  const shown = blocks.flatMap((block) => block.split('\n')).filter((line) => line !== '');
  expect(shown.length).toBeGreaterThan(20);
  expect(shown.filter((line) => !file.includes(line))).toEqual([]);
});
