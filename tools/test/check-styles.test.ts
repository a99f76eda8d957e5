import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, expect, test } from 'vitest';

const SCRIPT = fileURLToPath(new URL('../../scripts/check-styles.mjs', import.meta.url));

/** A small page whose style sheets and parts fit together. */
const SOUND = {
  'tsconfig.json':
    '{ "compilerOptions": { "strict": true, "module": "esnext", "moduleResolution": "bundler", "types": [], "allowImportingTsExtensions": true, "noEmit": true }, "include": ["src"] }',
  'src/card.module.css':
    ".card { color: red } /* .old {} */ @media (width < 1.5rem) { .card .name:hover { margin: .5rem; content: '.no' } } :global(.dark) .tone-good, .tone-bad { }",
  'src/card.ts':
    "import style from './card.module.css';\nexport const card = (tone: 'good' | 'bad') => style['card'] + style['name'] + style[`tone-$" +
    '{tone}`];',
};

let page: string;
beforeEach(() => {
  page = mkdtempSync(join(tmpdir(), 'dreadhouse-styles-'));
});
afterEach(() => rmSync(page, { recursive: true }));

/** All that the check says about the sound page with these files changed or added. */
function check(changes: Record<string, string> = {}): { readonly ok: boolean; readonly said: string } {
  for (const [path, text] of Object.entries({ ...SOUND, ...changes })) {
    mkdirSync(dirname(join(page, path)), { recursive: true });
    writeFileSync(join(page, path), text);
  }
  const { status, stdout, stderr } = spawnSync(process.execPath, [SCRIPT, page], { encoding: 'utf8' });
  return { ok: status === 0, said: stdout + stderr };
}

test('a page whose styles fit passes', () => {
  expect(check()).toEqual({ ok: true, said: '' });
});

test.each([
  ["style['title']", "Property 'title' does not exist"],
  ["style['old']", "Property 'old' does not exist"],
  ["style['no']", "Property 'no' does not exist"],
  ["style['dark']", "Property 'dark' does not exist"],
  ["style[Math.random() < 1 ? 'card' : 'cart']", "Property 'cart' does not exist"],
])('a class that no style sheet has is found: %s', (use, why) => {
  const { ok, said } = check({
    'src/other.ts': `import style from './card.module.css';\nexport const other = ${use};`,
  });
  expect(ok).toBe(false);
  expect(said).toContain(why);
});

test('a class that nobody uses is found', () => {
  const { ok, said } = check({
    'src/card.module.css': `${SOUND['src/card.module.css']} .card > .lost { color: blue }`,
  });
  expect(ok).toBe(false);
  expect(said).toMatch(/^\S*src\/card\.module\.css: nobody uses \.lost\n$/);
});

test('what is chosen elsewhere counts as used', () => {
  const part =
    "import style from './part.module.css';\nimport { type Look, LOOKS } from './looks.ts';\nexport const part = (look: Look) => [style[look], LOOKS];";
  const looks = "export type Look = 'main' | 'quiet';\nexport const LOOKS: Look[] = ['main', 'quiet'];";
  const files = { 'src/part.ts': part, 'src/looks.ts': looks, 'src/part.module.css': '.main {} .quiet {}' };
  expect(check(files)).toEqual({ ok: true, said: '' });
});
