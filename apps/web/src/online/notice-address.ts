import type { Caller } from '@dreadhouse/protocol';
import type { Language } from '../settings/settings.ts';
import { callMe, callMeNot } from './api.ts';
import { readKept, writeKept } from './kept.ts';
import type { Ticket } from './tickets.ts';

/** Ways to be told that need an address. */
export type AddressKind = 'mail' | 'webhook';

const keyOf = (match: string, kind: AddressKind): string => `dreadhouse.notices.${match}.${kind}`;

/** Where this browser has asked to be told; the server tells nobody. */
export function noticesTo(match: string, kind: AddressKind): string | null {
  const kept = readKept(keyOf(match, kind));
  return typeof kept === 'string' ? kept : null;
}

export function callerFor(kind: AddressKind, to: string, language: Language): Caller {
  return kind === 'mail' ? { kind, address: to, language } : { kind, url: to };
}

export async function tellAt(
  { match, token }: Ticket,
  kind: AddressKind,
  to: string,
  language: Language,
): Promise<void> {
  if (token === null) return;
  await callMe(match, token, callerFor(kind, to, language));
  writeKept(keyOf(match, kind), to);
}

export async function tellNoMore({ match, token }: Ticket, kind: AddressKind): Promise<void> {
  if (token !== null) await callMeNot(match, token, kind);
  writeKept(keyOf(match, kind), null);
}
