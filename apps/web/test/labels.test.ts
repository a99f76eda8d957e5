import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

/** Words that are cut after so many letters read well in one language only. */
const CUT = /\.slice\(0,[^)]*\)\}…/;

test('no label is cut by counting its letters', () => {
  const source = join(import.meta.dirname, '../src');
  const files = readdirSync(source, { recursive: true, encoding: 'utf8' }).filter((path) => /\.tsx?$/.test(path));
  expect(files.filter((path) => CUT.test(readFileSync(join(source, path), 'utf8')))).toEqual([]);
});
