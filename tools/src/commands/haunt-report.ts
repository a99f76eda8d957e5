import type { HauntCheck } from './check-haunt.ts';

/** What was found out about a haunt, for a person. */
export function hauntReport({ haunt, title, type, findings, played }: HauntCheck): string {
  const errors = findings.filter(({ severity }) => severity === 'error').length;
  const lines = [
    `${haunt}: ${title} (${type})`,
    ...findings.map(({ severity, message }) => `  ${severity.padEnd(7)}  ${message}`),
    `  checks   ${count(errors, 'error')}, ${count(findings.length - errors, 'warning')}`,
    ...(played ?? []).map(({ seats, games, endings, failures }) => {
      const ended = Object.entries(endings).map(([ending, n]) => `${ending} ${n}`);
      return `  ${seats} seats  ${count(games, 'game')}, ${failures.length} failed: ${ended.sort().join(', ')}`;
    }),
  ];
  return lines.map((line) => `${line}\n`).join('');
}

function count(number: number, thing: string): string {
  return `${number === 0 ? 'no' : number} ${thing}${number === 1 ? '' : 's'}`;
}
