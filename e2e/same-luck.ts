/**
 * Runs in the page: what luck gives there is the same in every run, so that a game that a test walks through never ends, or turns, where
 * it did not before. It goes on over reloads: two games of one visit differ.
 */
export function sameLuck(): void {
  const DRAWN = 'dreadhouse.test.drawn';
  const draw = (): number => {
    const drawn = Number(sessionStorage.getItem(DRAWN) ?? 0) + 1;
    sessionStorage.setItem(DRAWN, String(drawn));
    let mixed = Math.imul(drawn, 0x9e3779b9);
    mixed = Math.imul(mixed ^ (mixed >>> 16), 0x85ebca6b);
    mixed = Math.imul(mixed ^ (mixed >>> 13), 0xc2b2ae35);
    return (mixed ^ (mixed >>> 16)) >>> 0;
  };
  Math.random = () => draw() / 2 ** 32;
  crypto.getRandomValues = <T extends ArrayBufferView | null>(array: T): T => {
    if (array !== null) {
      const bytes = new Uint8Array(array.buffer, array.byteOffset, array.byteLength);
      for (let i = 0; i < bytes.length; i++) bytes[i] = draw();
    }
    return array;
  };
}
