/** From the browser's own generator. Not `crypto.randomUUID`, which is missing where the page is served without encryption to other machines. */
export function randomHex(bytes: number): string {
  const drawn = crypto.getRandomValues(new Uint8Array(bytes));
  return Array.from(drawn, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
