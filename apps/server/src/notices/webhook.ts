import { type ClientRequest, type IncomingMessage, request as plainRequest } from 'node:http';
import { request as safeRequest } from 'node:https';
import type { WebhookCall } from '@dreadhouse/protocol';
import { titleOf } from '../games.ts';
import { type Call, CallerGone, PATIENCE } from './call.ts';
import { lookupOutside, refusePrivateNumbers } from './outward.ts';

/** Calls an address of the player's choice. It is not followed elsewhere, and what it answers is not read. */
export async function callWebhook(
  address: string,
  { game, match, link, key }: Call,
  privateToo: boolean,
): Promise<void> {
  const url = new URL(address);
  if (!privateToo) refusePrivateNumbers(url);
  const body: WebhookCall = { type: 'your-turn', game, title: titleOf(game), match, link };
  const status = await post(url, JSON.stringify(body), key, privateToo);
  if (status === 410) throw new CallerGone('The webhook is gone.');
  if (status < 200 || status > 299) throw new Error(`The webhook answered ${status}.`);
}

function post(url: URL, body: string, key: string, privateToo: boolean): Promise<number> {
  const headers = {
    'content-type': 'application/json',
    'content-length': Buffer.byteLength(body),
    'idempotency-key': key,
  };
  const ask = url.protocol === 'https:' ? safeRequest : plainRequest;
  return new Promise((resolve, reject) => {
    const request: ClientRequest = ask(
      url,
      {
        ...{ method: 'POST', headers, agent: false },
        ...{ signal: AbortSignal.timeout(PATIENCE) },
        ...(privateToo ? {} : { lookup: lookupOutside }),
      },
      (response: IncomingMessage) => {
        resolve(response.statusCode ?? 0);
        response.destroy();
      },
    );
    request.on('error', reject);
    request.end(body);
  });
}
