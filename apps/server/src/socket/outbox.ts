import type { Duplex } from 'node:stream';

/** The first byte of a message that is whole, and text. */
const WHOLE_TEXT = 0x81;
/** Beyond this many bytes the length takes two more bytes, beyond the other eight. */
const SHORT = 125;
const MEDIUM = 0xffff;

/**
 * What is on its way to one client. Messages that are sent in the same turn of the event loop (a change, and that one's answer was kept) leave
 * together, framed by us (RFC 6455, 5.2): one write to the system instead of two for each, which is most of what a message costs.
 */
export class Outbox {
  readonly #raw: Duplex;
  #texts: string[] = [];

  constructor(raw: Duplex) {
    this.#raw = raw;
  }

  send(text: string): void {
    this.#texts.push(text);
    if (this.#texts.length > 1) return;
    if (waiting.length === 0) process.nextTick(flushAll);
    waiting.push(this);
  }

  /** Now, because what comes next does not go through here. */
  flush(): void {
    if (this.#texts.length === 0) return;
    const texts = this.#texts;
    this.#texts = [];
    if (!this.#raw.writable) return;
    const plain = framedPlain(texts);
    if (plain === null) this.#raw.write(framed(texts));
    else this.#raw.write(plain, 'latin1');
  }
}

/** Those who have something to send when this turn of the event loop is over: one reminder is enough for all of them. */
let waiting: Outbox[] = [];

function flushAll(): void {
  const now = waiting;
  waiting = [];
  for (const outbox of now) outbox.flush();
}

/**
 * The same as a text of which every character is one byte, which the system takes as it is; null when a message has others than those of ASCII.
 */
export function framedPlain(texts: readonly string[]): string | null {
  let frames = '';
  for (const text of texts) {
    const { length } = text;
    if (length > MEDIUM || Buffer.byteLength(text) !== length) return null;
    frames += (length <= SHORT ? SHORT_HEADS[length] : mediumHead(length)) + text;
  }
  return frames;
}

const SHORT_HEADS = Array.from({ length: SHORT + 1 }, (_, length) => String.fromCharCode(WHOLE_TEXT, length));

function mediumHead(length: number): string {
  return String.fromCharCode(WHOLE_TEXT, 126, length >> 8, length & 0xff);
}

/** The messages as the bytes of their frames, one after the other. */
export function framed(texts: readonly string[]): Buffer {
  const lengths = texts.map((text) => Buffer.byteLength(text));
  const bytes = Buffer.allocUnsafe(lengths.reduce((sum, length) => sum + headLength(length) + length, 0));
  let at = 0;
  for (const [i, text] of texts.entries()) {
    const length = lengths[i] ?? 0;
    at = writeHead(bytes, at, length);
    at += bytes.write(text, at);
  }
  return bytes;
}

function headLength(length: number): number {
  if (length <= SHORT) return 2;
  return length <= MEDIUM ? 4 : 10;
}

function writeHead(bytes: Buffer, at: number, length: number): number {
  bytes[at] = WHOLE_TEXT;
  if (length <= SHORT) {
    bytes[at + 1] = length;
  } else if (length <= MEDIUM) {
    bytes[at + 1] = 126;
    bytes.writeUInt16BE(length, at + 2);
  } else {
    bytes[at + 1] = 127;
    bytes.writeBigUInt64BE(BigInt(length), at + 2);
  }
  return at + headLength(length);
}
