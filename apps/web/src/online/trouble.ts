import type { Say } from '../text/text.ts';
import { ApiTrouble } from './api.ts';
import type { OnlineKey } from './text.ts';

const KNOWN = [
  'too-fast',
  'seat-taken',
  'bad-name',
  'unknown-match',
  'unknown-token',
  'other-version',
  'started',
  'seat-present',
  'not-host',
  'seat-free',
  'unplayable',
  'no-mail',
  'too-long',
  'no-undo',
  'no-proposal',
  'other-proposal',
  'too-late',
  'too-early',
  'put-aside',
  'no-side',
] as const;

/** Why it did not work, in a sentence. */
export function troubleIn(say: Say<OnlineKey>, error: unknown): string {
  if (!(error instanceof ApiTrouble)) return say('trouble.other', { why: String(error) });
  if (error.code === 'no-server') return say('no-server');
  return codeIn(say, error.code) ?? say('trouble.other', { why: error.message });
}

/** Trying again would not find it. */
export function isUnknownTable(error: unknown): boolean {
  return error instanceof ApiTrouble && error.code === 'unknown-match';
}

const ANSWERS = ['too-fast', 'not-your-seat', 'not-started', 'unavailable'] as const;

/** Why the server did not take an answer, when the rules have nothing to do with it. */
export function answerTroubleIn(say: Say<OnlineKey>, code: string): string {
  const known = ANSWERS.find((one) => one === code);
  return known === undefined ? (codeIn(say, code) ?? say('trouble.other', { why: code })) : say(`answer.${known}`);
}

/** Why the table was not asked, or did not do what it was asked. */
export function wishTroubleIn(say: Say<OnlineKey>, code: string): string {
  const known = code === 'too-fast' ? null : codeIn(say, code);
  return known ?? say('wish-failed');
}

/** A refusal that has a sentence of its own. */
export function codeIn(say: Say<OnlineKey>, code: string): string | null {
  const known = KNOWN.find((one) => one === code);
  return known === undefined ? null : say(`trouble.${known}`);
}
