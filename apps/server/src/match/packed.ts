import { deflateRawSync, inflateRawSync } from 'node:zlib';
import { same } from '@dreadhouse/engine';

/** Plain data in as little memory as it takes; null when it would not come back as it was. */
export function packed(data: unknown): Uint8Array | null {
  // A copy: what comes from there lies in a piece of memory many times its size.
  const bytes = new Uint8Array(deflateRawSync(JSON.stringify(data), { level: 1 }));
  return same(unpacked(bytes), data) ? bytes : null;
}

export function unpacked(bytes: Uint8Array): unknown {
  return JSON.parse(inflateRawSync(bytes).toString());
}

/** What brings the same data back. */
export function putAway<T>(data: T): (() => T) | null {
  const bytes = packed(data);
  return bytes === null ? null : () => unpacked(bytes) as T; // the same, as has been seen
}
