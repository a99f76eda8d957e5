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

/** The message of whatever was thrown, on one line. */
export function oneLine(thrown: unknown): string {
  const message = thrown instanceof Error ? thrown.message : String(thrown);
  return message.trim().replace(/\s*\n\s*/g, '; ');
}
