import { randomBytes } from 'node:crypto';
import type { SeatRow } from '../store/schema.ts';
import { hashOf, newToken } from './tokens.ts';

/** What opens a seat besides the token of whoever sat down there: hashes, never the keys themselves. */
export interface SeatKeys {
  /** Of other devices, the newest last. */
  readonly tokens: readonly string[];
  readonly phrase: string | null;
  /** For one more device, once, until then. */
  readonly pass: { readonly hash: string; readonly until: number } | null;
}

const NONE: SeatKeys = { tokens: [], phrase: null, pass: null };

/** So many devices besides the first: more than anybody plays on, too few to be handed out. */
const MOST_DEVICES = 8;

/** How long a pass can be used, in milliseconds: time enough to find the other device. */
export const PASS_LASTS = 15 * 60_000;

export function keysOf({ keys }: Pick<SeatRow, 'keys'>): SeatKeys {
  return keys === null ? NONE : (JSON.parse(keys) as SeatKeys); // written by us
}

/** Whether a token with this hash lets somebody sit on this seat. */
export function opens(row: SeatRow, hash: string): boolean {
  return row.token !== null && (row.token === hash || keysOf(row).tokens.includes(hash));
}

export type KeyKind = 'pass' | 'phrase';

/** A new key, and the seat's keys with it; it replaces the one of its kind before. */
export function newKey(keys: SeatKeys, kind: KeyKind, now: number): { key: string; keys: SeatKeys; until?: number } {
  if (kind === 'phrase') {
    const key = newPhrase();
    return { key, keys: { ...keys, phrase: hashOfKey(kind, key) } };
  }
  const key = newToken();
  const until = now + PASS_LASTS;
  return { key, until, keys: { ...keys, pass: { hash: hashOfKey(kind, key), until } } };
}

/** The seat that a key opens at this time, if any. */
export function seatOpenedBy(seats: readonly SeatRow[], kind: KeyKind, hash: string, now: number): SeatRow | undefined {
  return seats.find((row) => {
    const { pass, phrase } = keysOf(row);
    const fits = kind === 'phrase' ? phrase === hash : pass !== null && pass.hash === hash && now < pass.until;
    return fits && row.token !== null;
  });
}

/** A token for one more device, and the seat's keys with it: a pass is used up. */
export function useKey(keys: SeatKeys, kind: KeyKind): { token: string; keys: SeatKeys } {
  const token = newToken();
  const tokens = [...keys.tokens, hashOf(token)].slice(-MOST_DEVICES);
  return { token, keys: { ...keys, tokens, ...(kind === 'pass' ? { pass: null } : {}) } };
}

/** What is kept of a key. A phrase is read and typed by people: only its letters count. */
export function hashOfKey(kind: KeyKind, key: string): string {
  const said = kind === 'pass' ? key : key.toLowerCase().replace(/[^a-z]/g, '');
  return hashOf(`${kind} ${said}`);
}

const CONSONANTS = 'bdfghjklmnprstvz';
const VOWELS = 'aiou';
const WORDS = 5;

/** 80 bits as five words that can be said in any language: consonants and vowels by turns, sixteen bits a word. */
export function newPhrase(): string {
  const bytes = randomBytes(WORDS * 2);
  return Array.from({ length: WORDS }, (_, n) => wordFor(bytes.readUInt16BE(n * 2))).join('-');
}

function wordFor(bits: number): string {
  const consonant = (shift: number): string => CONSONANTS[(bits >> shift) & 15] ?? '';
  const vowel = (shift: number): string => VOWELS[(bits >> shift) & 3] ?? '';
  return consonant(12) + vowel(10) + consonant(6) + vowel(4) + consonant(0);
}
