import type { Duel } from '@dreadhouse/betrayal/check';
import { wilson } from '../simulate/statistics.ts';

/** A side that thinks ahead against the same side by the rule of thumb, as a table in Markdown. */
export function duelTable(duels: readonly (Duel & { readonly haunt: number; readonly title: string })[]): string {
  const rows = duels.map((duel) => [`${duel.haunt} ${duel.title}`, ...cells(duel)]);
  const head = ['haunt', 'games', 'rule of thumb', 'search', 'only search', 'only rule of thumb', 'ms a decision'];
  const all = duels.length > 1 ? [['all', ...cells(together(duels))]] : [];
  return [head, head.map(() => '---'), ...rows, ...all].map((row) => `| ${row.join(' | ')} |\n`).join('');
}

function together(duels: readonly Duel[]): Duel {
  const sum = (of: (duel: Duel) => number): number => duels.reduce((total, duel) => total + of(duel), 0);
  return {
    games: sum(({ games }) => games),
    bySearch: sum(({ bySearch }) => bySearch),
    byThumb: sum(({ byThumb }) => byThumb),
    onlyBySearch: sum(({ onlyBySearch }) => onlyBySearch),
    onlyByThumb: sum(({ onlyByThumb }) => onlyByThumb),
    times: duels.flatMap(({ times }) => times),
  };
}

function cells({ games, bySearch, byThumb, onlyBySearch, onlyByThumb, times }: Duel): string[] {
  return [
    String(games),
    share(byThumb, games),
    share(bySearch, games),
    String(onlyBySearch),
    String(onlyByThumb),
    spread(times),
  ];
}

function share(won: number, games: number): string {
  const { rate, low, high } = wilson(won, games);
  const percent = (part: number): string => (100 * part).toFixed(0);
  return `${percent(rate)} % (${percent(low)} to ${percent(high)})`;
}

/** The middle one, what 19 of 20 stay below, and the slowest. */
function spread(times: readonly number[]): string {
  const sorted = [...times].sort((a, b) => a - b);
  const at = (part: number): string => (sorted[Math.ceil(part * sorted.length) - 1] ?? 0).toFixed(0);
  return `${at(0.5)}, ${at(0.95)}, ${at(1)} (${times.length})`;
}
