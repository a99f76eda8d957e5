/**
 * SHA-256 and HMAC-SHA-256, written out because rules need them at once: the browsers' own are asynchronous, and the engine has
 * no dependencies. Checked against Node's in the tests.
 */

const ROUND_CONSTANTS = fractionalBits(64, (prime) => Math.cbrt(prime));
const INITIAL = fractionalBits(8, (prime) => Math.sqrt(prime));

/** The first 32 fractional bits of a root of each of the first primes, as the standard defines its constants. */
function fractionalBits(count: number, root: (prime: number) => number): Int32Array {
  const words: number[] = [];
  for (let n = 2; words.length < count; n++) {
    if (isPrime(n)) words.push(((root(n) % 1) * 0x1_0000_0000) | 0);
  }
  return Int32Array.from(words);
}

function isPrime(n: number): boolean {
  for (let d = 2; d * d <= n; d++) if (n % d === 0) return false;
  return true;
}

export function sha256(message: Uint8Array): Uint8Array {
  const padded = pad(message);
  const hash = INITIAL.slice();
  const schedule = new Int32Array(64);
  const data = new DataView(padded.buffer);
  for (let offset = 0; offset < padded.length; offset += 64) {
    for (let i = 0; i < 16; i++) schedule[i] = data.getInt32(offset + i * 4);
    compress(hash, schedule);
  }
  const digest = new Uint8Array(32);
  const out = new DataView(digest.buffer);
  hash.forEach((word, i) => {
    out.setInt32(i * 4, word);
  });
  return digest;
}

function pad(message: Uint8Array): Uint8Array {
  const padded = new Uint8Array(((message.length + 8) >> 6) * 64 + 64);
  padded.set(message);
  padded[message.length] = 0x80;
  const data = new DataView(padded.buffer);
  data.setUint32(padded.length - 8, Math.floor(message.length / 0x2000_0000));
  data.setUint32(padded.length - 4, message.length << 3);
  return padded;
}

function compress(hash: Int32Array, w: Int32Array): void {
  for (let i = 16; i < 64; i++) {
    const x = w[i - 15]!;
    const y = w[i - 2]!;
    const s0 = rotate(x, 7) ^ rotate(x, 18) ^ (x >>> 3);
    const s1 = rotate(y, 17) ^ rotate(y, 19) ^ (y >>> 10);
    w[i] = w[i - 16]! + s0 + w[i - 7]! + s1;
  }
  let a = hash[0]!;
  let b = hash[1]!;
  let c = hash[2]!;
  let d = hash[3]!;
  let e = hash[4]!;
  let f = hash[5]!;
  let g = hash[6]!;
  let h = hash[7]!;
  for (let i = 0; i < 64; i++) {
    const s1 = rotate(e, 6) ^ rotate(e, 11) ^ rotate(e, 25);
    const t1 = (h + s1 + ((e & f) ^ (~e & g)) + ROUND_CONSTANTS[i]! + w[i]!) | 0;
    const s0 = rotate(a, 2) ^ rotate(a, 13) ^ rotate(a, 22);
    const t2 = (s0 + ((a & b) ^ (a & c) ^ (b & c))) | 0;
    h = g;
    g = f;
    f = e;
    e = (d + t1) | 0;
    d = c;
    c = b;
    b = a;
    a = (t1 + t2) | 0;
  }
  hash[0] = hash[0]! + a;
  hash[1] = hash[1]! + b;
  hash[2] = hash[2]! + c;
  hash[3] = hash[3]! + d;
  hash[4] = hash[4]! + e;
  hash[5] = hash[5]! + f;
  hash[6] = hash[6]! + g;
  hash[7] = hash[7]! + h;
}

function rotate(x: number, by: number): number {
  return (x >>> by) | (x << (32 - by));
}

export function hmacSha256(key: Uint8Array, message: Uint8Array): Uint8Array {
  const block = new Uint8Array(64);
  block.set(key.length > 64 ? sha256(key) : key);
  const inner = sha256(
    join(
      block.map((x) => x ^ 0x36),
      message,
    ),
  );
  return sha256(
    join(
      block.map((x) => x ^ 0x5c),
      inner,
    ),
  );
}

function join(a: Uint8Array, b: Uint8Array): Uint8Array {
  const both = new Uint8Array(a.length + b.length);
  both.set(a);
  both.set(b, a.length);
  return both;
}

/** UTF-8, by hand for the same reason as the rest. */
export function utf8(text: string): Uint8Array {
  const bytes = new Uint8Array(text.length * 3);
  let n = 0;
  for (let i = 0; i < text.length; i++) {
    const point = text.codePointAt(i) ?? 0;
    if (point < 0x80) {
      bytes[n++] = point;
      continue;
    }
    if (point >= 0x10000) {
      i += 1; // two code units
      bytes[n++] = 0xf0 | (point >> 18);
      bytes[n++] = 0x80 | ((point >> 12) & 0x3f);
    } else if (point >= 0x800) bytes[n++] = 0xe0 | (point >> 12);
    bytes[n++] = point < 0x800 ? 0xc0 | (point >> 6) : 0x80 | ((point >> 6) & 0x3f);
    bytes[n++] = 0x80 | (point & 0x3f);
  }
  return bytes.slice(0, n);
}

export function toHex(bytes: Uint8Array): string {
  return Array.from(bytes, (x) => x.toString(16).padStart(2, '0')).join('');
}

export function fromHex(text: string): Uint8Array {
  return Uint8Array.from({ length: text.length / 2 }, (_, i) => Number.parseInt(text.slice(i * 2, i * 2 + 2), 16));
}

/** The SHA-256 of a text, as hexadecimal digits. */
export function digest(text: string): string {
  return toHex(sha256(utf8(text)));
}
