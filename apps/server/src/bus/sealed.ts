import { createCipheriv, createDecipheriv, hash, randomBytes } from 'node:crypto';
import type { EntryRow } from '../store/schema.ts';

/** What a node needs to apply an entry that another has written. */
export type ToldEntry = Pick<EntryRow, 'match' | 'seq' | 'kind' | 'seat' | 'body' | 'at'>;

const CIPHER = 'aes-256-gcm';
const NONCE = 12;
const TAG = 16;
/** Texts are filled up to a multiple of this, so that their length tells nothing about the answer. */
const BLOCK = 128;

/**
 * An entry as it travels on the bus. What was answered may be a secret, and whoever listens on the bus has no right to it: only nodes, which have
 * the match's secret from the database, can read it, and only they can have written it.
 */
export function seal(entry: ToldEntry, secret: string): string {
  const { kind, seat, body, at } = entry;
  const nonce = randomBytes(NONCE);
  const cipher = createCipheriv(CIPHER, keyOf(secret), nonce).setAAD(placeOf(entry));
  const text = cipher.update(filledUp(JSON.stringify([kind, seat, body, at])), 'utf8');
  cipher.final(); // this cipher keeps nothing back
  return Buffer.concat([nonce, text, cipher.getAuthTag()]).toString('base64');
}

/** Null when it was not sealed for this match and this number, or not by us. */
export function unseal(
  sealed: string,
  { match, seq }: Pick<ToldEntry, 'match' | 'seq'>,
  secret: string,
): ToldEntry | null {
  try {
    const bytes = Buffer.from(sealed, 'base64');
    const decipher = createDecipheriv(CIPHER, keyOf(secret), bytes.subarray(0, NONCE), { authTagLength: TAG });
    decipher.setAAD(placeOf({ match, seq })).setAuthTag(bytes.subarray(-TAG));
    const text = decipher.update(bytes.subarray(NONCE, -TAG)).toString();
    decipher.final(); // throws unless all of it is as it was sealed
    // Nobody else could have written it.
    const [kind, seat, body, at] = JSON.parse(text) as [EntryRow['kind'], number, string, number];
    return { match, seq, kind, seat, body, at };
  } catch {
    return null;
  }
}

function filledUp(text: string): string {
  const bytes = Buffer.byteLength(text);
  return text + ' '.repeat(BLOCK - (bytes % BLOCK));
}

/** Not the secret itself, from which luck is made. */
function keyOf(secret: string): Buffer {
  return hash('sha256', `bus ${secret}`, 'buffer');
}

/** An entry counts for its own place only. */
function placeOf({ match, seq }: Pick<ToldEntry, 'match' | 'seq'>): Buffer {
  return Buffer.from(`${match} ${seq}`);
}
