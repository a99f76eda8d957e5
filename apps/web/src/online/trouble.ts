import type { Say } from '../text/text.ts';
import { ApiTrouble } from './api.ts';
import type { OnlineKey } from './text.ts';

const KNOWN = [
  'too-fast',
  'seat-taken',
  'unknown-match',
  'unknown-token',
  'other-version',
  'started',
  'seat-present',
  'not-host',
  'seat-free',
] as const;

/** Why it did not work, in a sentence. */
export function troubleIn(say: Say<OnlineKey>, error: unknown): string {
  if (!(error instanceof ApiTrouble)) return say('trouble.other', { why: String(error) });
  if (error.code === 'no-server') return say('no-server');
  return codeIn(say, error.code) ?? say('trouble.other', { why: error.message });
}

/** A refusal that has a sentence of its own. */
export function codeIn(say: Say<OnlineKey>, code: string): string | null {
  const known = KNOWN.find((one) => one === code);
  return known === undefined ? null : say(`trouble.${known}`);
}
