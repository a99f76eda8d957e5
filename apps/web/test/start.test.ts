import { type ChildProcess, spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, describe, expect, test } from 'vitest';

const scripts = fileURLToPath(new URL('../../../scripts/', import.meta.url));

describe('npm start', () => {
  let started: ChildProcess | null = null;
  let blocker: Server | null = null;
  afterEach(() => {
    started?.kill('SIGKILL');
    blocker?.close();
  });

  /** Its exit code and its only words; it must not come as far as building. */
  function start(environment: Record<string, string>): Promise<{ code: number | null; said: string; built: boolean }> {
    started = spawn(process.execPath, [join(scripts, 'start.mjs')], { env: { ...process.env, ...environment } });
    let said = '';
    let built = false;
    started.stderr?.on('data', (data) => {
      said += data;
    });
    started.stdout?.on('data', () => {
      built = true;
      started?.kill('SIGKILL');
    });
    return new Promise((resolve) => started?.once('close', (code) => resolve({ code, said: said.trim(), built })));
  }

  /** A port that somebody listens on. */
  function takenPort(host: string): Promise<number> {
    return new Promise((resolve) => {
      blocker = createServer().listen({ port: 0, host }, () => {
        const address = blocker?.address();
        resolve(typeof address === 'object' && address !== null ? address.port : 0);
      });
    });
  }

  test.each(['abc', '0', '65536', '-1', '80.5', '', ' 8080'])('refuses PORT="%s" in one sentence', async (port) => {
    const { code, said, built } = await start({ PORT: port });
    expect({ code, built }).toEqual({ code: 1, built: false });
    expect(said).toBe(`PORT must be a whole number from 1 to 65535, not "${port}".`);
  });

  test.each(['127.0.0.1', '0.0.0.0'])('says that a port is taken on %s, and what to do', async (host) => {
    const port = await takenPort(host);
    const { code, said, built } = await start({ PORT: String(port) });
    expect({ code, built }).toEqual({ code: 1, built: false });
    expect(said).toContain(`Port ${port} is taken`);
    expect(said).toContain('PORT=');
    expect(said.split('\n')).toHaveLength(1);
  });

  test('refuses a HOST that is not of this machine', async () => {
    const { code, said } = await start({ PORT: '18080', HOST: '203.0.113.7' });
    expect(code).toBe(1);
    expect(said).toBe('HOST must be an address of this machine, not "203.0.113.7".');
  });
});

interface Answer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Buffer | string;
}

describe('the site that is served', () => {
  const PAGE = '<meta http-equiv="Content-Security-Policy" content="default-src &#39;none&#39;">';

  /** A small site, and beside it a file that nobody may read. */
  async function site(): Promise<(url: string, method?: string, accepts?: string) => Answer> {
    const folder = mkdtempSync(join(tmpdir(), 'dreadhouse-site-'));
    mkdirSync(join(folder, 'dist/assets'), { recursive: true });
    mkdirSync(join(folder, 'dist/.vite'));
    writeFileSync(join(folder, 'secret.txt'), 'secret');
    writeFileSync(join(folder, 'dist/.vite/manifest.json'), '{}');
    writeFileSync(join(folder, 'dist/index.html'), PAGE);
    writeFileSync(join(folder, 'dist/assets/page-1a2b.js'), 'export {};');
    writeFileSync(join(folder, 'dist/assets/letters-1a2b.woff2'), 'letters');
    writeFileSync(join(folder, 'dist/manifest.webmanifest'), '{}');
    // Plain JavaScript that works on a bare clone, and no package: so it is found by its place.
    const { siteAt } = await import(/* @vite-ignore */ join(scripts, 'site.mjs'));
    const { answer } = siteAt(join(folder, 'dist'));
    rmSync(folder, { recursive: true });
    return (url, method = 'GET', accepts = '') => answer({ url, method, headers: { 'accept-encoding': accepts } });
  }

  test('answers with the right types, and lets only hashed names be kept', async () => {
    const get = await site();
    const told = ['/', '/assets/page-1a2b.js', '/assets/letters-1a2b.woff2', '/manifest.webmanifest?x=1'].map((url) => {
      const { status, headers } = get(url);
      return [status, headers['Content-Type'], headers['Cache-Control']];
    });
    const forever = 'public, max-age=31536000, immutable';
    expect(told).toEqual([
      [200, 'text/html; charset=utf-8', 'no-cache'],
      [200, 'text/javascript; charset=utf-8', forever],
      [200, 'font/woff2', forever],
      [200, 'application/manifest+json; charset=utf-8', 'no-cache'],
    ]);
  });

  test('sends the policy that the page states, and forbids frames', async () => {
    const get = await site();
    expect(get('/').headers['Content-Security-Policy']).toBe("default-src 'none'; frame-ancestors 'none'");
  });

  test.each([
    '/../secret.txt',
    '/%2e%2e/secret.txt',
    '/..%2fsecret.txt',
    '/assets/../../secret.txt',
    '/.vite/manifest.json',
    '/assets',
    '/%',
    '//etc/passwd',
  ])('nothing is found at %s', async (url) => {
    const get = await site();
    expect(get(url).status).toBe(404);
  });

  test('compresses what a browser accepts compressed, and answers nothing but GET and HEAD', async () => {
    const get = await site();
    expect(get('/', 'GET', 'gzip, br').headers['Content-Encoding']).toBe('br');
    expect(get('/', 'GET', 'gzip').headers['Content-Encoding']).toBe('gzip');
    expect(get('/').headers['Content-Encoding']).toBeUndefined();
    expect(get('/', 'POST').status).toBe(405);
  });
});
