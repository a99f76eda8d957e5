import { expect, test, vi } from 'vitest';
import type { KeptGame } from '../src/contract/kept-game.ts';
import { ago } from '../src/kit/page/ago.ts';
import { forgetGame, keepGame, keptGame, keptGames, newId, onKeptGames } from '../src/store/games.ts';

// There is no IndexedDB here, as in some private windows: the page must still play.

const game = (id: string, played: number): KeptGame => ({
  id,
  game: 'final-girl',
  file: '{}',
  seats: [],
  options: {},
  position: 0,
  over: false,
  begun: played,
  played,
});

test('games are kept for as long as the page is open, the last played first', async () => {
  const heard = vi.fn();
  const stop = onKeptGames(heard);
  await keepGame(game('a', 1));
  await keepGame(game('b', 2));
  await keepGame(game('a', 3));
  expect((await keptGames()).map(({ id }) => id)).toEqual(['a', 'b']);
  expect((await keptGame('b'))?.played).toBe(2);
  await forgetGame('a');
  expect(await keptGame('a')).toBeUndefined();
  expect(heard).toHaveBeenCalledTimes(4);
  stop();
});

test('ids do not repeat and fit into an address', () => {
  const ids = Array.from({ length: 100 }, newId);
  expect(new Set(ids).size).toBe(100);
  expect(ids.every((id) => /^[0-9a-f]{32}$/.test(id))).toBe(true);
});

test.each([
  [30, 'en', null],
  [130, 'en', '2 minutes ago'],
  [2 * 3600, 'pl', '2 godziny temu'],
  [86_400, 'pl', 'wczoraj'],
  [9 * 86_400, 'en', 'last week'],
  [400 * 86_400, 'pl', 'zeszłym roku'],
])('%i seconds ago in %s: %s', (seconds, language, words) => {
  const said = ago(0, seconds * 1000, language);
  if (words === null) expect(said).toBeNull();
  else expect(said).toContain(words);
});
