import { spawnSync } from 'node:child_process';
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const SCRIPT = fileURLToPath(new URL('../../scripts/audit.mjs', import.meta.url));

/** The audit, with an npm that reports this. */
function audited(report: string): { status: number | null; said: string } {
  const folder = mkdtempSync(join(tmpdir(), 'dreadhouse-audit-'));
  writeFileSync(join(folder, 'report'), report);
  writeFileSync(join(folder, 'npm'), `#!/bin/sh\ncat '${folder}/report'\nexit 1\n`, { mode: 0o755 });
  const env = { ...process.env, PATH: `${folder}${delimiter}${process.env['PATH'] ?? ''}` };
  const { status, stdout, stderr } = spawnSync(process.execPath, [SCRIPT], { env, encoding: 'utf8' });
  return { status, said: stdout + stderr };
}

const report = (high: number, vulnerabilities: object): string =>
  JSON.stringify({ vulnerabilities, metadata: { vulnerabilities: { low: 3, high, critical: 0 } } });

test('a known vulnerability fails the audit, by name', () => {
  const found = { ws: { name: 'ws', severity: 'high' }, x: { name: 'x', severity: 'low' } };
  expect(audited(report(1, found))).toEqual({ status: 1, said: 'Failed: known vulnerabilities in ws (high)\n' });
});

test('nothing known against them passes; so does a registry that cannot be asked, and says so', () => {
  expect(audited(report(0, {}))).toMatchObject({ status: 0, said: expect.stringContaining('nothing known') });
  const unreachable = '{"message":"request failed, reason: ENOTFOUND","error":{"summary":""}}';
  for (const said of [unreachable, ''])
    expect(audited(said)).toMatchObject({ status: 0, said: expect.stringContaining('not audited') });
});
