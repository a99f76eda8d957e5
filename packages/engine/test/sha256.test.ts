import { createHash, createHmac } from 'node:crypto';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { fromHex, hmacSha256, sha256, toHex, utf8 } from '../src/chance/sha256.ts';

test('SHA-256 is SHA-256, for messages of every length up to three blocks', () => {
  for (let length = 0; length <= 200; length++) {
    const message = Uint8Array.from({ length }, (_, i) => (i * 37 + length) & 255);
    expect(toHex(sha256(message))).toBe(createHash('sha256').update(message).digest('hex'));
  }
});

test('HMAC-SHA-256 is HMAC-SHA-256, for short and long keys', () => {
  const bytes = fc.uint8Array({ maxLength: 200 });
  fc.assert(
    fc.property(bytes, bytes, (key, message) => {
      expect(toHex(hmacSha256(key, message))).toBe(createHmac('sha256', key).update(message).digest('hex'));
    }),
  );
});

test('UTF-8 is UTF-8, and hexadecimal goes both ways', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (text) => {
      expect(toHex(utf8(text))).toBe(Buffer.from(text, 'utf8').toString('hex'));
      expect([...fromHex(toHex(utf8(text)))]).toEqual([...utf8(text)]);
    }),
  );
});
