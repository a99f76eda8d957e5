import type { Source } from './chance.ts';
import { digest, fromHex, hmacSha256, utf8 } from './sha256.ts';

/**
 * The source of real matches. Block k of the stream "fear" is HMAC-SHA-256(seed, "fear#k"): eight words of 32 bits. Whoever does
 * not know the seed cannot tell the next word from all the words seen so far; whoever learns it after the end can check every one.
 */
export function secureSource(seed: string): Source {
  const key = fromHex(seed);
  return {
    stream(name) {
      let block = -1;
      let words: DataView = new DataView(new ArrayBuffer(32));
      return (place) => {
        const wanted = Math.floor(place / 8);
        if (wanted !== block) {
          block = wanted;
          words = new DataView(hmacSha256(key, utf8(`${name}#${block}`)).buffer);
        }
        return words.getUint32((place % 8) * 4);
      };
    },
  };
}

const SECRET = /^[0-9a-f]{64}$/;
const NONCE = /^[0-9a-f]{16,128}$/;

/** What is published before anybody adds a nonce: it binds us to the secret without telling it. */
export function commitmentTo(secret: string): string {
  if (!SECRET.test(secret)) throw new Error('A secret is 64 lower-case hexadecimal digits.');
  return digest(`dreadhouse secret ${secret}`);
}

/** The seed of all streams: nobody who gave a nonce, and not the holder of the secret either, could choose it alone. */
export function seedFrom(secret: string, nonces: readonly string[]): string {
  for (const nonce of nonces) {
    if (!NONCE.test(nonce)) throw new Error('A nonce is 16 to 128 lower-case hexadecimal digits.');
  }
  return digest(`dreadhouse seed ${[secret, ...nonces].join(' ')}`);
}
