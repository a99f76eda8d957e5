/**
 * How often a cautious bot survives each film in normal mode, in percent: the measurements of the game's BALANCE.md. A person who thinks
 * ahead does better; the order of the films is what matters here.
 */
const SURVIVED: Readonly<Record<string, number>> = {
  'happy-trails': 48.5,
  'creech-manor': 29.8,
  'sacred-groves': 13.3,
  carnival: 46,
  'maple-lane': 55.3,
};

export type Difficulty = 'kind' | 'fair' | 'hard' | 'merciless';

export const DIFFICULTIES: readonly Difficulty[] = ['kind', 'fair', 'hard', 'merciless'];

export function difficultyOf(film: string): Difficulty {
  const survived = SURVIVED[film] ?? 0;
  if (survived > 50) return 'kind';
  if (survived > 35) return 'fair';
  return survived > 20 ? 'hard' : 'merciless';
}
