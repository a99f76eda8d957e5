import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { serve } from './table.ts';

const SCRIPT = 'export const answer = 42;\n'.repeat(100);

const POLICY = "default-src 'none'; script-src 'self'";

/** A small built page. */
function builtPage(): string {
  const folder = mkdtempSync(join(tmpdir(), 'dreadhouse-page-'));
  mkdirSync(join(folder, 'assets'));
  const index = `<!doctype html><meta http-equiv="Content-Security-Policy" content="${POLICY}"><title>House</title>`;
  writeFileSync(join(folder, 'index.html'), index);
  writeFileSync(join(folder, 'index.html.br'), brotliCompressSync(index));
  writeFileSync(join(folder, 'assets/page-1a2b.js'), SCRIPT);
  writeFileSync(join(folder, 'assets/page-1a2b.js.br'), brotliCompressSync(SCRIPT));
  return folder;
}

test('the page is served compressed, kept for good where its name says so, and with a strict policy', async () => {
  const server = await serve({ WEB_DIR: builtPage() });
  const get = (path: string, accepts = 'br'): Promise<Response> =>
    fetch(`${server.address}${path}`, { headers: { 'accept-encoding': accepts } });
  const page = await get('/');
  expect(await page.text()).toContain('House');
  expect(page.headers.get('cache-control')).toBe('no-cache');
  expect(page.headers.get('content-security-policy'), 'its own').toBe(`${POLICY}; frame-ancestors 'none'`);
  expect(page.headers.get('cross-origin-opener-policy')).toBe('same-origin');
  expect(page.headers.get('server-timing'), 'what the page looks for before it asks for tables').toBe('tables');
  const script = await get('/assets/page-1a2b.js');
  expect(await script.text()).toBe(SCRIPT);
  expect(script.headers.get('content-encoding')).toBe('br');
  expect(script.headers.get('cache-control')).toContain('immutable');
  expect(script.headers.get('content-type')).toContain('javascript');
  expect((await get('/assets/page-1a2b.js', 'identity')).headers.get('content-encoding')).toBeNull();
  expect((await get('/../package.json')).status).toBe(404);
  expect((await get('/api/nothing')).status).toBe(404);
  await server.close();
});

test('where friends reach it: what is set, else the addresses of this machine', async () => {
  const known = await serve({ PUBLIC_URL: 'https://dread.example/' });
  expect(await (await fetch(`${known.address}/api/here`)).json()).toEqual({
    addresses: ['https://dread.example'],
    mail: false,
  });
  await known.close();
  const local = await serve();
  expect(await (await fetch(`${local.address}/api/here`)).json()).toEqual({ addresses: [], mail: false });
  expect(local.elsewhere).toEqual([]);
  await local.close();
});
