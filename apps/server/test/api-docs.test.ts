import { readFileSync } from 'node:fs';
import { FromClient, REFUSALS } from '@dreadhouse/protocol';
import { expect, test } from 'vitest';

const text = readFileSync(new URL('../../../docs/api.md', import.meta.url), 'utf8');

test('every refusal and everything that can be said is in the description for people', () => {
  expect(REFUSALS.filter((why) => !text.includes(`\`${why}\``))).toEqual([]);
  const kinds = FromClient.anyOf.map(({ properties }) => properties.t.const);
  expect(kinds.filter((kind) => !text.includes(`"t":"${kind}"`))).toEqual([]);
});
