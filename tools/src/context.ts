import type { GameSource } from './games.ts';

/** Somewhere to write to: a standard stream, or a list in a test. */
export interface Sink {
  write(text: string): unknown;
  readonly isTTY?: boolean | undefined;
}

/** What the commands know of the world around them. */
export interface Context {
  readonly games: Readonly<Record<string, GameSource>>;
  readonly out: Sink;
  readonly err: Sink;
  /** How long a simulated game may stand still before it counts as hung. */
  readonly patienceSeconds?: number;
}

/** Something is wrong with what was asked for. One line that says what, and what would be right. */
export class UsageError extends Error {
  override readonly name = 'UsageError';
}

/** Longer sentences are cut. */
const MOST_LETTERS = 1000;

/** What comes from a file, so that a terminal only shows it: signs that would steer it, or cannot be seen, are written as their numbers. */
export function harmless(text: string): string {
  return text.replace(/[\p{C}\p{Zl}\p{Zp}]/gu, (sign) => {
    if (sign === '\u200d') return sign; // inside emoji
    return `\\u{${(sign.codePointAt(0) ?? 0).toString(16)}}`;
  });
}

/** The message of whatever was thrown, on one line. */
export function oneLine(thrown: unknown): string {
  const message = thrown instanceof Error ? thrown.message : String(thrown);
  const line = message.trim().replace(/\s*\n\s*/g, '; ');
  return line.length > MOST_LETTERS ? `${line.slice(0, MOST_LETTERS)}…` : line;
}
