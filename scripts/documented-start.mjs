import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './setup.mjs';

/** A line of the page on hosting that starts the server: settings, then the program. */
const START = /^ {4}((?:[A-Z_]+=\S+ )+)node (\S*server\.js)$/m;

/**
 * How docs/hosting.md says that what is shipped is started, in the folder that it was made in. Tests start it so and not otherwise.
 * @returns {{ program: string, settings: Record<string, string> }}
 */
export function documentedStart() {
  const [, settings = '', program = ''] = START.exec(readFileSync(join(root, 'docs/hosting.md'), 'utf8')) ?? [];
  if (program === '') throw new Error('docs/hosting.md does not say how the server is started.');
  const pairs = settings.trim().split(' ');
  return { program, settings: Object.fromEntries(pairs.map((pair) => pair.split('=', 2))) };
}
