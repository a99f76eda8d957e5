import { spawnSync } from 'node:child_process';
import { tmpdir } from 'node:os';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const BIN = fileURLToPath(new URL('../bin/dreadhouse.mjs', import.meta.url));

test.each([
  [['--help'], 0, /^usage: dreadhouse COMMAND/, /^$/],
  [['dance'], 2, /^$/, /^dreadhouse: unknown command "dance"; commands: .*\n$/],
])('the command works from any folder: %j', (argv, status, out, err) => {
  const ran = spawnSync(process.execPath, [BIN, ...argv], { cwd: tmpdir(), encoding: 'utf8' });
  expect(ran.status).toBe(status);
  expect(ran.stdout).toMatch(out);
  expect(ran.stderr).toMatch(err);
});
