import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { TYPEFACES } from '../src/shelf/typefaces.ts';

test('every typeface that the page serves is credited, and no other', () => {
  const { dependencies, devDependencies } = JSON.parse(
    readFileSync(new URL('../package.json', import.meta.url), 'utf8'),
  ) as { dependencies?: Record<string, string>; devDependencies?: Record<string, string> };
  const served = Object.keys({ ...dependencies, ...devDependencies }).flatMap((name) =>
    name.startsWith('@fontsource/') ? [name.slice('@fontsource/'.length)] : [],
  );
  expect(Object.keys(TYPEFACES).sort()).toEqual(served.sort());
});
