import { settings } from '../settings/settings.ts';
import { callMe, callMeNot, pushKey } from './api.ts';
import { readKept, writeKept } from './kept.ts';
import type { Ticket } from './tickets.ts';

const keyOf = (match: string): string => `dreadhouse.notices.${match}`;

/** Only pages that came over a safe way may have notices. */
export function canPush(): boolean {
  return 'serviceWorker' in navigator && 'PushManager' in globalThis && 'Notification' in globalThis;
}

export function isSubscribed(match: string): boolean {
  return readKept(keyOf(match)) === true;
}

/** Whether it is on now: the person may say no. */
export async function subscribe({ match, token }: Ticket): Promise<boolean> {
  if (token === null || (await Notification.requestPermission()) !== 'granted') return false;
  const { key } = await pushKey();
  const worker = await navigator.serviceWorker.ready;
  const made = await worker.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key });
  const { endpoint, keys } = made.toJSON();
  const { p256dh, auth } = keys ?? {};
  if (endpoint === undefined || p256dh === undefined || auth === undefined) return false;
  const { language } = settings();
  await callMe(match, token, { kind: 'push', endpoint, keys: { p256dh, auth }, language });
  writeKept(keyOf(match), true);
  return true;
}

export async function unsubscribe({ match, token }: Ticket): Promise<boolean> {
  if (token !== null) await callMeNot(match, token, 'push');
  writeKept(keyOf(match), null);
  return false;
}
