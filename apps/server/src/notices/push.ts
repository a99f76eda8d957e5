import { Agent } from 'node:https';
import webPush from 'web-push';
import { type Call, CallerGone, type CallerOf, PATIENCE } from './call.ts';
import { lookupOutside, refusePrivateNumbers } from './outward.ts';
import type { VapidKeys } from './vapid.ts';
import { wordsFor } from './words.ts';

/** Browsers' push services answer like this when somebody has unsubscribed. */
const GONE = [404, 410];

export interface PushSettings {
  readonly vapid: VapidKeys;
  /** Whom push services can turn to about us. */
  readonly subject: string;
  readonly privateToo: boolean;
  /** For a push service whose certificate is of one's own making. */
  readonly ca?: string;
}

export async function push(
  { endpoint, keys, language }: CallerOf<'push'>,
  { game, match, link }: Call,
  { vapid, subject, privateToo, ca }: PushSettings,
): Promise<void> {
  if (!privateToo) refusePrivateNumbers(new URL(endpoint));
  const { title, turn } = wordsFor(game, language);
  const options = {
    vapidDetails: { subject, ...vapid },
    timeout: PATIENCE,
    topic: match.slice(0, 32),
    agent: new Agent({ ...(privateToo ? {} : { lookup: lookupOutside }), ...(ca === undefined ? {} : { ca }) }),
  };
  try {
    await webPush.sendNotification({ endpoint, keys }, JSON.stringify({ game, title, body: turn, link }), options);
  } catch (error) {
    if (error instanceof webPush.WebPushError && GONE.includes(error.statusCode))
      throw new CallerGone('The browser has unsubscribed.', { cause: error });
    throw error;
  } finally {
    options.agent.destroy();
  }
}
