import type { Plan } from './play-game.ts';
import type { Player } from './players.ts';
import type { Failure, Summary } from './tally.ts';

const MOST_FAILURES = 10;

/** The summary for a person. */
export function reportText(summary: Summary, plan: Plan, catalogue: number): string {
  const { game, games, ended, failures, decisions, seconds } = summary;
  const speed = Math.round(decisions.total / Math.max(seconds, 0.001));
  const { min, q1, median, q3, max, total } = decisions;
  const lines = [
    `${game}: ${count(games, 'game')}, seed ${plan.seed}, ${count(plan.seats, 'seat')}, ${playersText(plan.players)}`,
    `  ended      ${ended}, failures ${failures.length}`,
    ...Object.keys(summary.wins).map((side) => winLine(side, summary)),
    ...(ended === 0 ? [] : [`  decisions  ${min} to ${max}, quartiles ${q1} / ${median} / ${q3}, ${total} in all`]),
    `  untouched  ${summary.untouched.length} of ${catalogue}${list(summary.untouched)}`,
    `  time       ${seconds} s, ${speed} decisions/s`,
    ...failures.slice(0, MOST_FAILURES).flatMap((failure) => failureLines(failure, game, plan)),
    ...(failures.length > MOST_FAILURES ? [`… and ${failures.length - MOST_FAILURES} more (all of them: --json)`] : []),
  ];
  return lines.map((line) => `${line}\n`).join('');
}

function winLine(side: string, { wins, rates }: Summary): string {
  const { rate, low, high } = rates[side]!;
  const percent = (share: number) => (share * 100).toFixed(1);
  return `  wins       ${side} ${wins[side]}: ${percent(rate)} % (95 %: ${percent(low)} to ${percent(high)})`;
}

function failureLines({ n, seed, options, error }: Failure, game: string, plan: Plan): string[] {
  return [
    `FAILED game ${n}, seed ${seed}, options ${JSON.stringify(options)}`,
    ...error.split('\n').map((line) => `  ${line}`),
    `  again: dreadhouse simulate ${game} ${againFlags(n, plan)}`,
  ];
}

/** The flags that play this game, and no other, once more. */
function againFlags(n: number, { seed, seats, players, options, maxDecisions }: Plan): string {
  const flags = [`--games 1 --from ${n} --seed ${quoted(seed)} --seats ${seats}`, `--players ${playersText(players)}`];
  if (options !== null) flags.push(`--options ${quoted(JSON.stringify(options.value))}`);
  return [...flags, `--max-decisions ${maxDecisions}`].join(' ');
}

function quoted(text: string): string {
  return /^[\w.:-]+$/.test(text) ? text : `'${text.replaceAll("'", `'\\''`)}'`;
}

function playersText(players: readonly Player[]): string {
  const names = players.map((player) => {
    if (typeof player === 'string') return player;
    return 'wild' in player ? `wild:${player.wild}` : `search:${player.search}`;
  });
  return new Set(names).size === 1 ? names[0]! : names.join(',');
}

function list(ids: readonly string[]): string {
  return ids.length === 0 ? '' : `: ${ids.join(', ')}`;
}

function count(number: number, thing: string): string {
  return `${number} ${thing}${number === 1 ? '' : 's'}`;
}
