import { expect, test } from 'vitest';
import { readMessage } from '../src/testing/index.ts';

test('the strict reader finds what is wrong', () => {
  const broken = ['{n', 'n}', '{n, plural, one {#}}', '{n, plural, one {#} one {#} other {#}}', '# victims', '{a b}'];
  for (const text of broken) expect(() => readMessage(text), text).toThrow();
  expect([...readMessage('{n, plural, one {# {space}} other {#}} {who}').holes]).toEqual(['n', 'space', 'who']);
});
