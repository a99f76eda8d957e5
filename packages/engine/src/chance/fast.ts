import { type Source, StreamChance } from './chance.ts';

/**
 * The fast source of search and simulation: a counter, stirred. Anybody who has seen a few numbers could work out the rest, so
 * it never serves a match between people.
 */
export function fastSource(seed: string | number): Source {
  const seedKey = textKey(String(seed));
  return {
    stream(name) {
      const low = stir(seedKey ^ textKey(name));
      const high = stir(low ^ 0x5bd1e995) | 1;
      return (place) => stir(stir(Math.imul(place, high) + low) ^ place) >>> 0;
    },
  };
}

export function fastChance(seed: string | number): StreamChance {
  return new StreamChance(fastSource(seed));
}

function textKey(text: string): number {
  let key = 0x811c9dc5;
  for (let i = 0; i < text.length; i++) key = Math.imul(key ^ text.charCodeAt(i), 0x01000193);
  return stir(key ^ text.length);
}

/** A well-tested way to let every input bit change every output bit. */
function stir(x: number): number {
  let h = x;
  h = Math.imul(h ^ (h >>> 16), 0x21f0aaad);
  h = Math.imul(h ^ (h >>> 15), 0x735a2d97);
  return h ^ (h >>> 15);
}
