import { createCipheriv, createDecipheriv, hash, randomBytes } from 'node:crypto';
import type { EntryRow } from '../store/schema.ts';

type Place = Pick<EntryRow, 'match' | 'seq'>;
type Sealed = [EntryRow['kind'], number, string, number, string, number];

const CIPHER = 'aes-256-gcm';
const NONCE = 12;
const TAG = 16;
/** Texts are filled up to a multiple of this, so that their length tells nothing about the answer. */
const BLOCK = 128;

/**
 * An entry as it travels on the bus. What was answered may be a secret, and whoever listens on the bus has no right to it: only nodes, which have
 * the match's secret from the database, can read it, and only they can have written it.
 */
export function seal(entry: EntryRow, secret: string): string {
  const { kind, seat, body, border, command, at } = entry;
  const nonce = randomBytes(NONCE);
  const cipher = createCipheriv(CIPHER, keyOf(secret), nonce).setAAD(placeOf(entry));
  const text = cipher.update(
    filledUp(JSON.stringify([kind, seat, body, border, command, at] satisfies Sealed)),
    'utf8',
  );
  cipher.final(); // this cipher keeps nothing back
  return Buffer.concat([nonce, text, cipher.getAuthTag()]).toString('base64');
}

/** Null when it was not sealed for this match and this number, or not by us. */
export function unseal(sealed: string, { match, seq }: Place, secret: string): EntryRow | null {
  try {
    const bytes = Buffer.from(sealed, 'base64');
    const decipher = createDecipheriv(CIPHER, keyOf(secret), bytes.subarray(0, NONCE), { authTagLength: TAG });
    decipher.setAAD(placeOf({ match, seq })).setAuthTag(bytes.subarray(-TAG));
    const text = decipher.update(bytes.subarray(NONCE, -TAG)).toString();
    decipher.final(); // throws unless all of it is as it was sealed
    // Nobody else could have written it.
    const [kind, seat, body, border, command, at] = JSON.parse(text) as Sealed;
    return { match, seq, kind, seat, body, border, command, at };
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
function placeOf({ match, seq }: Place): Buffer {
  return Buffer.from(`${match} ${seq}`);
}
