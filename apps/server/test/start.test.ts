import { spawn } from 'node:child_process';
import { chmodSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { SQLITE_FILE } from '../src/store/database.ts';
import { newFolder } from './fixtures/belfry.ts';
import { bundled } from './fixtures/bundled.ts';

const PROGRAM = new URL('../src/main.ts', import.meta.url);

/** What the server says when it cannot start, and with what it ends. */
async function started(env: Readonly<Record<string, string>>): Promise<{ code: number | null; said: string }> {
  const settings = { PATH: process.env['PATH'] ?? '', HOST: '127.0.0.1', PORT: '0', LOG_LEVEL: 'silent', ...env };
  const server = spawn(process.execPath, [await bundled(PROGRAM)], {
    env: settings,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let said = '';
  for (const stream of [server.stdout, server.stderr])
    stream.on('data', (data) => {
      said += String(data);
    });
  server.stdout.on('data', () => server.kill()); // it has started after all
  const code = await new Promise<number | null>((resolve) => server.once('exit', resolve));
  return { code, said };
}

const SENTENCE = /^[^\n]+\.\n$/;

test('on a folder that cannot be written to, and on a file that is no database: one sentence', async () => {
  const damaged = newFolder();
  writeFileSync(join(damaged, SQLITE_FILE), 'a diary. '.repeat(500));
  const locked = newFolder();
  chmodSync(locked, 0o500);
  const places = { damaged, 'no folder': join(damaged, SQLITE_FILE), 'no place for one': '/dev/null/data' };
  // Root may write anywhere.
  const tried = process.getuid?.() === 0 ? places : { ...places, 'read only': locked };
  for (const [what, folder] of Object.entries(tried)) {
    const { code, said } = await started({ DATA_DIR: folder });
    expect.soft(code, what).toBe(1);
    expect.soft(said, what).toMatch(SENTENCE);
    expect.soft(said, what).toContain(folder);
  }
}, 60_000);

test('where somebody else listens already: one sentence', async () => {
  const other = createServer().listen(0, '127.0.0.1');
  await new Promise((resolve) => other.once('listening', resolve));
  const address = other.address();
  const port = typeof address === 'object' && address !== null ? String(address.port) : '';
  const { code, said } = await started({ DATA_DIR: newFolder(), PORT: port });
  expect(code).toBe(1);
  expect(said).toMatch(SENTENCE);
  expect(said).toContain(port);
  other.close();
}, 60_000);
