import type { Advice, Tellable } from '@dreadhouse/engine';
import type {
  Caller,
  CameBack,
  ComeBack,
  Here,
  MadeKey,
  MatchInfo,
  NewMatch,
  OddsOf,
  Seated,
  SeatOfKey,
} from '@dreadhouse/protocol';

import { readKept, writeKept } from './kept.ts';

/** Why something could not be had from the server: a code that the page has a sentence for. */
export class ApiTrouble extends Error {
  readonly code: string;

  constructor(code: string, message: string) {
    super(message);
    this.code = code;
  }
}

/** `no-server`: nobody answers, or somebody who is not our server (the page alone, on a plain web host). */
const NO_SERVER = 'no-server';

interface Call {
  readonly method?: 'GET' | 'POST' | 'DELETE';
  readonly body?: unknown;
  /** A seat's token; in a header, never in the address. */
  readonly token?: string | undefined;
}

function addressTo(path: string): URL {
  return new URL(`api/${path}`, document.baseURI);
}

async function call(path: string, { method = 'GET', body, token }: Call = {}): Promise<Response> {
  const headers = {
    ...(body === undefined ? {} : { 'content-type': 'application/json' }),
    ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
  };
  const request = { method, headers, ...(body === undefined ? {} : { body: JSON.stringify(body) }) };
  const response = await fetch(addressTo(path), request).catch(() => null);
  if (response === null) throw new ApiTrouble(NO_SERVER, 'The server cannot be reached.');
  if (response.ok) {
    noteServer();
    return response;
  }
  const problem = (await response.json().catch(() => null)) as { error?: string; message?: string } | null;
  throw new ApiTrouble(problem?.error ?? NO_SERVER, problem?.message ?? response.statusText);
}

/** Whether this browser has found a server behind the page: then the shelf looks for open tables there. */
export const SERVER = 'dreadhouse.server';

function noteServer(): void {
  if (readKept(SERVER) !== true) writeKept(SERVER, true);
}

async function ask<T>(path: string, how?: Call): Promise<T> {
  const response = await call(path, how);
  const value = (await response.json().catch(() => null)) as T | null;
  if (value === null) throw new ApiTrouble(NO_SERVER, 'This is not a Dreadhouse server.');
  return value;
}

export function socketAddress(match: string): string {
  const address = addressTo(`matches/${encodeURIComponent(match)}/socket`);
  address.protocol = address.protocol === 'https:' ? 'wss:' : 'ws:';
  return address.href;
}

export const createTable = (wish: NewMatch): Promise<MatchInfo> => ask('matches', { method: 'POST', body: wish });
/** A table that goes on with a saved game. */
export const importTable = (file: string): Promise<MatchInfo> =>
  ask('matches/import', { method: 'POST', body: { file } });
export const openTables = (): Promise<MatchInfo[]> => ask('matches');
export const tableInfo = (match: string, token?: string): Promise<MatchInfo> =>
  ask(`matches/${encodeURIComponent(match)}`, { token });
export const rematch = (match: string, token: string): Promise<MatchInfo> =>
  ask(`matches/${encodeURIComponent(match)}/rematch`, { method: 'POST', token });
export const oddsAt = (match: string, token: string): Promise<OddsOf> =>
  ask(`matches/${encodeURIComponent(match)}/odds`, { token });
/** What a good player would answer; the server tells it as the engine has found it. */
export const hintsAt = (match: string, token: string): Promise<{ ask: string; advice: readonly Advice[] }> =>
  ask(`matches/${encodeURIComponent(match)}/hints`, { token });
/** What a bot on one's side can be told. */
export const tellableAt = (match: string, token: string, seat: number): Promise<Tellable> =>
  ask(`matches/${encodeURIComponent(match)}/seats/${seat}/tellable`, { token });
export const serverHere = (): Promise<Here> => ask('here');
export const pushKey = (): Promise<{ readonly key: string }> => ask('push-key');

export const takeSeat = (match: string, seat: number, name: string, nonce: string): Promise<Seated> =>
  ask(`matches/${encodeURIComponent(match)}/seats/${seat}`, { method: 'POST', body: { name, nonce } });

/** A key to one's own seat. */
export const makeKey = (match: string, token: string, kind: MadeKey['kind']): Promise<MadeKey> =>
  ask(`matches/${encodeURIComponent(match)}/keys`, { method: 'POST', body: { kind }, token });

/** Whose seat a key opens; it is not used up by asking. */
export const seatOfKey = (match: string, kind: ComeBack['kind'], key: string): Promise<SeatOfKey> =>
  ask(`matches/${encodeURIComponent(match)}/seat-of-key`, { method: 'POST', body: { kind, key } });

/** Sits down again with a key. */
export const comeBack = (match: string, kind: ComeBack['kind'], key: string): Promise<CameBack> =>
  ask(`matches/${encodeURIComponent(match)}/come-back`, { method: 'POST', body: { kind, key } });

/** From now on only this token opens the seat. */
export async function shutOthersOut(match: string, token: string): Promise<void> {
  await call(`matches/${encodeURIComponent(match)}/keys`, { method: 'DELETE', token });
}

/** One's own seat; or, for the host, that of somebody who does not come. */
export async function leaveSeat(match: string, seat: number, token: string): Promise<void> {
  await call(`matches/${encodeURIComponent(match)}/seats/${seat}`, { method: 'DELETE', token });
}

export async function callMe(match: string, token: string, caller: Caller): Promise<void> {
  await call(`matches/${encodeURIComponent(match)}/callers`, { method: 'POST', body: caller, token });
}

export async function callMeNot(match: string, token: string, kind: Caller['kind']): Promise<void> {
  await call(`matches/${encodeURIComponent(match)}/callers/${kind}`, { method: 'DELETE', token });
}

/** The match as a file, once it is over. */
export async function matchFile(match: string): Promise<string> {
  return (await call(`matches/${encodeURIComponent(match)}/file`)).text();
}
