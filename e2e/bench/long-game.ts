import { type AnyGame, Match, ruleOfThumb, save, saveText } from '@dreadhouse/engine';

/** A game that was played here and now, so that it always fits the rules: its answers, and itself as a file at any moment. */
export interface LongGame {
  readonly answers: readonly string[];
  readonly lines: number;
  /** After how many answers they had been told so much. */
  positionAt(lines: number): number;
  /** How the game stood after so many answers, as a game file. */
  fileAt(position: number): string;
}

const BEGINNINGS = 20;
/** When a game ends too soon, so many of its last answers, or a few times as many, are given otherwise. */
const TAKEN_BACK = 25;
const PATIENCE = 400;

/**
 * A game of one person in which they were told so much. Few last that long by themselves: their ends are put off, also by somebody who
 * `spares` the enemy.
 */
export function longGame(
  game: AnyGame,
  options: object,
  lines: number,
  spares: RegExp,
  players: readonly string[],
): LongGame {
  let longest = begun(game, options, players, 'long 0');
  for (let n = 1; n < BEGINNINGS; n++) longest = longer(longest, begun(game, options, players, `long ${n}`));
  for (let n = 0; n < PATIENCE && linesOf(longest) < lines; n++) {
    const back = longest.position - TAKEN_BACK * (1 + (n % 6));
    longest = longer(longest, playedOn(longest.branch(Math.max(0, back)), `again ${n}`, spares));
  }
  if (linesOf(longest) < lines) throw new Error(`The longest game had ${linesOf(longest)} lines, not ${lines}.`);
  return written(longest);
}

export type Played = Match<unknown>;

/** A match, with how it is written down. */
export function written(
  match: Played,
  fileAt = (position: number): string => saveText(save(match.branch(position))),
): LongGame {
  return {
    answers: match.answers.map(({ option }) => option),
    lines: linesOf(match),
    positionAt: (many) => positionAt(match, many),
    fileAt,
  };
}

export function begun(game: AnyGame, options: object, players: readonly string[], seed: string): Played {
  const started = Match.start(game, { options, players, luck: { kind: 'fast', seed } });
  if (!started.ok) throw new Error(started.why);
  return playedOn(started.value, seed);
}

function playedOn(match: Played, mood: string, spares: RegExp | null = null): Played {
  while (!match.over) {
    const [seat = 0] = match.waitingFor();
    const { id } = ruleOfThumb(match, seat, `${mood} ${match.position}`);
    const others = spares?.test(id) === true ? (match.decision(seat)?.options ?? []) : [];
    const other = others.findLast((option) => option.blocked === undefined && spares?.test(option.id) === false);
    match.answer(seat, other?.id ?? id);
  }
  return match;
}

function linesOf(match: Played): number {
  return match.eventsFor(0).length;
}

function longer(one: Played, other: Played): Played {
  return linesOf(other) > linesOf(one) ? other : one;
}

function positionAt(match: Played, lines: number): number {
  let [low, high] = [0, match.position];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (linesOf(match.branch(middle)) < lines) low = middle + 1;
    else high = middle;
  }
  return low;
}
