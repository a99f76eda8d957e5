import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, expect, test } from 'vitest';

const SCRIPT = fileURLToPath(new URL('../../scripts/check-dependencies.mjs', import.meta.url));

/** A small project in which every arrow points the right way. */
const SOUND = {
  'package.json': '{ "workspaces": ["packages/*", "packages/games/*", "apps/*", "tools"] }',
  'packages/engine/package.json': '{ "name": "@dreadhouse/engine" }',
  'packages/engine/src/index.ts': "export { play } from './play.ts';",
  'packages/engine/src/play.ts': 'export const play = 1;',
  'packages/engine/test/play.test.ts': "import { test } from 'vitest';\nimport { play } from '../src/play.ts';",
  'packages/games/hunt/package.json': '{ "name": "@dreadhouse/hunt", "dependencies": { "@dreadhouse/engine": "*" } }',
  'packages/games/hunt/src/index.ts': "import type {\n  Seat,\n} from '@dreadhouse/engine';",
  'packages/games/hunt/test/hunt.test.ts': "import { scenario } from '@dreadhouse/engine/testing';",
  'packages/games/siege/package.json': '{ "name": "@dreadhouse/siege" }',
  'apps/web/package.json': '{ "name": "web" }',
  'apps/web/src/contract/scene.ts': "import type { Language } from '../settings/settings.ts';",
  'apps/web/src/kit/log/log.tsx': "import type { Scene } from '../../contract/scene.ts';\nimport '../basics/icon.tsx';",
  'apps/web/src/scenes/hunt/index.ts': "import { Log } from '../../kit/log/log.tsx';\nimport './board/board.tsx';",
  'apps/web/src/registry/scenes.ts': `const found = ${'import'}.meta.glob<Scene>('../scenes/*/index.ts');`,
  'apps/web/src/table/table-page.tsx': "import { loadScene } from '../registry/scenes.ts';",
  'apps/web/test/hunt.test.ts': "import { scene } from '../src/scenes/hunt/index.ts';",
  'packages/registry/package.json': '{ "name": "@dreadhouse/registry", "dependencies": { "@dreadhouse/engine": "*" } }',
  'packages/registry/src/index.ts': `const hunt = () => ${'import'}('@dreadhouse/hunt');`,
  'tools/package.json': '{ "name": "tools", "dependencies": { "@dreadhouse/registry": "*" } }',
  'tools/src/cli.ts': "import { hunt } from '@dreadhouse/hunt';\n// taken from '@dreadhouse/siege'",
  'tools/node_modules/other/index.js': "import '@dreadhouse/siege';",
};

const TEXT = { 'packages/text/package.json': '{ "name": "@dreadhouse/text" }' };

let root: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'dreadhouse-dependencies-'));
});
afterEach(() => rmSync(root, { recursive: true }));

/** The lines that the check prints for the sound project with these files changed or added. */
function check(changes: Record<string, string> = {}): string[] {
  for (const [path, text] of Object.entries({ ...SOUND, ...changes })) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), text);
  }
  const { status, stderr } = spawnSync(process.execPath, [SCRIPT, root], { encoding: 'utf8' });
  const lines = stderr.split('\n').filter((line) => line !== '');
  expect(status).toBe(lines.length > 0 ? 1 : 0);
  return lines;
}

test('a project whose arrows all point the right way passes', () => {
  expect(check()).toEqual([]);
});

test.each([
  ['a static import', "import { readFileSync } from 'node:fs';", 'node:fs'],
  ['an import for its effect', "import 'some-library';", 'some-library'],
  ['an export of something else', "export * from 'some-library/part';", 'some-library/part'],
  ['a dynamic import', `const fs = await ${'import'}('node:fs');`, 'node:fs'],
  ['an import over several lines', "import {\n  a,\n  type B,\n} from 'some-library';", 'some-library'],
])('the engine may import nothing: %s', (_, text, specifier) => {
  expect(check({ 'packages/engine/src/play.ts': text })).toEqual([
    `packages/engine/src/play.ts: the engine depends on nothing, so not on '${specifier}'`,
  ]);
});

test('the engine may declare no dependency', () => {
  const json = '{ "name": "@dreadhouse/engine", "dependencies": { "some-library": "1.0.0" } }';
  expect(check({ 'packages/engine/package.json': json })).toEqual([
    "packages/engine/package.json: the engine depends on nothing, so not on 'some-library'",
  ]);
});

test('not even the tests of the engine know a game', () => {
  const lines = check({ 'packages/engine/test/play.test.ts': "import { hunt } from '@dreadhouse/hunt';" });
  expect(lines).toContain(
    "packages/engine/test/play.test.ts: the engine depends on nothing, so not on '@dreadhouse/hunt'",
  );
});

test('no game imports another, even if it declares it', () => {
  const rule =
    "a game depends on no package of ours but @dreadhouse/engine, @dreadhouse/text, so not on '@dreadhouse/hunt'";
  const lines = check({
    'packages/games/siege/package.json': '{ "name": "@dreadhouse/siege", "dependencies": { "@dreadhouse/hunt": "*" } }',
    'packages/games/siege/src/index.ts': "import { hunt } from '@dreadhouse/hunt';",
  });
  expect(lines).toEqual([`packages/games/siege/package.json: ${rule}`, `packages/games/siege/src/index.ts: ${rule}`]);
});

test('a relative import stays in its package', () => {
  expect(check({ 'packages/games/hunt/src/index.ts': "import { play } from '../../../engine/src/play.ts';" })).toEqual([
    "packages/games/hunt/src/index.ts: '../../../engine/src/play.ts' leaves the package; import the other package by its name",
  ]);
});

test('what a package imports, it declares', () => {
  expect(check({ 'apps/web/src/table/rules.ts': "import { siege } from '@dreadhouse/siege';" })).toEqual([
    "apps/web/src/table/rules.ts: '@dreadhouse/siege' is not declared in package.json",
  ]);
  expect(check({ 'packages/registry/src/index.ts': "import { tell } from '@dreadhouse/text';", ...TEXT })).toContain(
    "packages/registry/src/index.ts: '@dreadhouse/text' is not declared in package.json",
  );
});

test.each([
  ['the kit knows no table', 'kit/log/log.tsx', '../../table/open.ts', "'kit' stands below 'table'"],
  ['the contract knows no kit', 'contract/scene.ts', '../kit/log/log.tsx', "'contract' stands below 'kit'"],
  ['the kit knows no scene', 'kit/log/log.tsx', '../../scenes/hunt/index.ts', 'only the registry knows the scenes'],
  ['nor does the table', 'table/table-page.tsx', '../scenes/hunt/index.ts', 'only the registry knows the scenes'],
  [
    'a scene does not ask the registry',
    'scenes/hunt/index.ts',
    '../../registry/scenes.ts',
    "'scenes' stands below 'registry'",
  ],
  ['a scene knows no other', 'scenes/hunt/index.ts', '../siege/index.ts', 'a scene knows no other'],
  ['everything has its place', 'misc/index.ts', '../kit/log/log.tsx', "'misc' has no place among the page's folders"],
])('inside the page: %s', (_, file, specifier, why) => {
  const line = `apps/web/src/${file}: ${why}, so not '${specifier}'`;
  expect(check({ [`apps/web/src/${file}`]: `import { one } from '${specifier}';` })).toEqual([line]);
  expect(check({ [`apps/web/src/${file}`]: `const one = ${'import'}('${specifier}');` })).toEqual([line]);
});

test('inside the page: whoever searches the scenes for files knows them, too', () => {
  const text = `const scenes = ${'import'}.meta.glob('../../scenes/*/index.ts');`;
  expect(check({ 'apps/web/src/kit/log/log.tsx': text })).toEqual([
    "apps/web/src/kit/log/log.tsx: only the registry knows the scenes, so not '../../scenes/*/index.ts'",
  ]);
});

const CARD = 'packages/games/hunt/src/content/cards/axe.ts';
const RULE = 'packages/games/hunt/src/rules/strike.ts';

test('inside a game: content stands on the rules', () => {
  const types = "import type { Axe } from '../content/cards/axe.ts';";
  const siblings = { 'packages/games/hunt/src/content/cards/saw.ts': "import { axe } from './axe.ts';" };
  const card = "import { strike } from '../../rules/strike.ts';\nimport { saw } from './saw.ts';";
  expect(check({ [CARD]: card, [RULE]: types, ...siblings })).toEqual([]);
});

test.each([
  ['straight back', { [RULE]: "import { axe } from '../content/cards/axe.ts';" }, ''],
  ['some of it types', { [RULE]: "import { axe, type Axe } from '../content/cards/axe.ts';" }, ''],
  [
    'by a file outside of both',
    {
      [RULE]: "import { all } from '../catalogue.ts';",
      'packages/games/hunt/src/catalogue.ts': "export { axe } from './content/cards/axe.ts';",
    },
    'catalogue.ts > ',
  ],
])('inside a game: content and rules in a circle are found, %s', (_, back, by) => {
  expect(check({ [CARD]: "import { strike } from '../../rules/strike.ts';", ...back })).toEqual([
    `packages/games/hunt/src: content and rules import each other in a circle: content/cards/axe.ts > rules/strike.ts > ${by}content/cards/axe.ts`,
  ]);
});
