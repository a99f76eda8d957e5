import type { Played } from '@dreadhouse/betrayal/check';
import type { HauntCheck } from './check-haunt.ts';

/** Who wins each haunt with each number of players, as a table in Markdown. */
export function hauntTable(checks: readonly HauntCheck[]): string {
  const rows = checks.flatMap(({ haunt, title, type, findings, played }) => {
    if (played === null)
      return [[`${haunt} ${title}`, `not played: ${findings.map(({ message }) => message).join('; ')}`]];
    const share = type === 'alone' ? luckiest : heroes;
    const cells = played.map((one) => share([one]));
    return [
      [
        `${haunt} ${title}`,
        ...cells,
        share(played),
        percent(
          sum(played, ({ stalled }) => stalled),
          endedIn(played),
        ),
      ],
    ];
  });
  const head = ['haunt', '3', '4', '5', '6', 'all', 'longer than 14 rounds'];
  return [head, head.map(() => '---'), ...rows].map((row) => `| ${row.join(' | ')} |\n`).join('');
}

const sum = (played: readonly Played[], of: (one: Played) => number): number =>
  played.reduce((total, one) => total + of(one), 0);
const percent = (n: number, of: number): string => `${Math.round((100 * n) / Math.max(1, of))} %`;
const endedIn = (played: readonly Played[]): number => sum(played, ({ games, failures }) => games - failures.length);

/** How many of the games the heroes have won. */
function heroes(played: readonly Played[]): string {
  const won = sum(played, ({ endings }) =>
    Object.entries(endings).reduce((total, [ending, n]) => (ending.startsWith('heroes ') ? total + n : total), 0),
  );
  return percent(won, endedIn(played));
}

/** Where everybody plays alone: how many times its share the luckiest seat has won. */
function luckiest(played: readonly Played[]): string {
  const times = played.map((one) => (Math.max(...one.winsOfSeats) * one.seats) / Math.max(1, endedIn([one])));
  return `× ${Math.max(...times).toFixed(2)}`;
}
