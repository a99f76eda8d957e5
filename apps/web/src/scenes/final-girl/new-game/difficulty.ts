/** How often the best bot, which thinks ahead, survives each film in normal mode, in percent: the measurements of the game's BALANCE.md. */
const SURVIVED: Readonly<Record<string, number>> = {
  'happy-trails': 56,
  'creech-manor': 38.5,
  'sacred-groves': 24,
  carnival: 45,
  'maple-lane': 42,
};

type Difficulty = 'kind' | 'fair' | 'hard' | 'merciless';

export const DIFFICULTIES: readonly Difficulty[] = ['kind', 'fair', 'hard', 'merciless'];

export function difficultyOf(film: string): Difficulty {
  const survived = SURVIVED[film] ?? 0;
  if (survived > 50) return 'kind';
  if (survived > 35) return 'fair';
  return survived > 20 ? 'hard' : 'merciless';
}
