import { readdirSync } from 'node:fs';
import { sep } from 'node:path';
import { REGISTERED } from '@dreadhouse/registry';
import { expect, test } from 'vitest';
import { BOXES } from '../src/registry/boxes.ts';
import { loadScene } from '../src/registry/scenes.ts';

const IDS = REGISTERED.map(({ id }) => id);

test('every registered game has a scene in the folder of its id, and there is no other', () => {
  const files = readdirSync(new URL('../src/scenes/', import.meta.url), { recursive: true, encoding: 'utf8' });
  const scenes = files.map((path) => path.split(sep).join('/')).filter((path) => /^[^/]+\/index\.ts$/.test(path));
  expect(scenes.sort()).toEqual(IDS.map((id) => `${id}/index.ts`).sort());
});

test('every game has a box, and stands on the shelf in the order of the registry', () => {
  expect(BOXES.map(({ id }) => id)).toEqual(IDS);
});

test.each(['chess', 'constructor', '*', ''])('there is no game "%s"', async (id) => {
  await expect(loadScene(id)).rejects.toThrow(`There is no game "${id}".`);
});
