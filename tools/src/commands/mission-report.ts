import type { Mission } from '@dreadhouse/army-of-the-dead/missions';
import type { Summary } from '../simulate/tally.ts';
import type { MissionCheck } from './check-mission.ts';

const MOST_FAILURES = 3;

/** What was found out about a mission, for a person. */
export function missionReport({ file, findings, played }: MissionCheck, mission: Mission | null): string {
  const errors = findings.filter(({ severity }) => severity === 'error').length;
  const lines = [
    mission === null ? `${file}: not a mission` : heading(file, mission),
    ...findings.map(({ severity, message }) => `  ${severity.padEnd(7)}  ${message}`),
    `  checks   ${count(errors, 'error')}, ${count(findings.length - errors, 'warning')}`,
    ...(played === null ? [] : playedLines(played)),
  ];
  return lines.map((line) => `${line}\n`).join('');
}

function heading(file: string, { id, title, board, difficulty, minutes }: Mission): string {
  const size = `${count(board.zones.length, 'Zone')} on ${count(board.floors.length, 'floor')}`;
  return `${file}: ${title.en} (${id}), ${difficulty}, ${minutes} minutes, ${size}`;
}

function playedLines({ games, ended, failures, wins, decisions, seconds }: Summary): string[] {
  const won = wins['survivors'] ?? 0;
  const shown = failures.slice(0, MOST_FAILURES);
  return [
    `  played   ${count(games, 'game')} in ${seconds} s: ${ended} ended, ${failures.length} failed, ${won} won`,
    ...(ended === 0 ? [] : [`  length   ${decisions.min} to ${decisions.max} decisions, median ${decisions.median}`]),
    ...shown.flatMap(({ seed, error }) => [
      `  FAILED   seed ${seed}`,
      ...error.split('\n').map((line) => `    ${line}`),
    ]),
  ];
}

function count(number: number, thing: string): string {
  return `${number === 0 ? 'no' : number} ${thing}${number === 1 ? '' : 's'}`;
}
