import type { Language } from '../settings/settings.ts';
import { isLoadRefusal, loadErrorText } from '../store/load-errors.ts';
import type { Say } from '../text/text.ts';
import { ApiTrouble } from './api.ts';
import type { OnlineKey } from './text.ts';
import { troubleIn } from './trouble.ts';

/** What the server's codes for files begin with; the rest is what is wrong with the file. */
const FILE = 'file-';

/** Why a saved game cannot be gone on with, in a sentence. */
export function fileTroubleIn(say: Say<OnlineKey>, language: Language, error: unknown): string {
  const code = error instanceof ApiTrouble && error.code.startsWith(FILE) ? error.code.slice(FILE.length) : '';
  return isLoadRefusal(code) ? loadErrorText(code, language) : troubleIn(say, error);
}
