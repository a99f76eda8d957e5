import { lookup } from 'node:dns/promises';
import { BlockList, isIP } from 'node:net';
import type { Caller } from '@dreadhouse/protocol';
import nodemailer from 'nodemailer';
import webPush from 'web-push';
import type { VapidKeys } from './vapid.ts';

/** What somebody is told: which game, and where. Never what happened in it. */
export interface Call {
  readonly game: string;
  readonly match: string;
  readonly link: string;
  /** The same call has the same key, however often it arrives. */
  readonly key: string;
}

export interface SenderSettings {
  readonly smtpUrl: string | null;
  readonly mailFrom: string;
  readonly vapid: VapidKeys;
  /** Webhooks to addresses inside one's own network; off, so that nobody can make the server knock on its neighbours' doors. */
  readonly privateWebhooks: boolean;
}

export type Sender = (caller: Caller, call: Call) => Promise<void>;

const PATIENCE = 10_000;

export function sender(settings: SenderSettings): Sender {
  const mailer = settings.smtpUrl === null ? null : nodemailer.createTransport(settings.smtpUrl);
  return async (caller, call) => {
    if (caller.kind === 'webhook') return callWebhook(caller.url, call, settings.privateWebhooks);
    if (caller.kind === 'push') return push({ endpoint: caller.endpoint, keys: caller.keys }, call, settings.vapid);
    if (mailer === null) throw new Error('Mail is not configured (SMTP_URL).');
    const subject = `${titleOf(call.game)}: your turn`;
    await mailer.sendMail({
      from: settings.mailFrom,
      to: caller.address,
      subject,
      text: `${subject}\n\n${call.link}\n`,
    });
  };
}

async function callWebhook(url: string, call: Call, privateToo: boolean): Promise<void> {
  if (!privateToo) await refusePrivate(new URL(url).hostname);
  const { game, match, link, key } = call;
  const response = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'idempotency-key': key },
    body: JSON.stringify({ type: 'your-turn', game, title: titleOf(game), match, link }),
    redirect: 'error',
    signal: AbortSignal.timeout(PATIENCE),
  });
  if (!response.ok) throw new Error(`The webhook answered ${response.status}.`);
}

async function push(subscription: webPush.PushSubscription, call: Call, vapid: VapidKeys): Promise<void> {
  const body = JSON.stringify({ game: call.game, title: titleOf(call.game), link: call.link });
  const vapidDetails = { subject: 'mailto:nobody@localhost', ...vapid };
  await webPush.sendNotification(subscription, body, {
    vapidDetails,
    timeout: PATIENCE,
    topic: call.match.slice(0, 32),
  });
}

/** "final-girl" as people write it. */
function titleOf(game: string): string {
  return game.replace(
    /(^|-)(\w)/g,
    (_, dash: string, letter: string) => (dash === '' ? '' : ' ') + letter.toUpperCase(),
  );
}

const PRIVATE = new BlockList();
for (const [net, bits] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.168.0.0', 16],
] as const)
  PRIVATE.addSubnet(net, bits, 'ipv4');
for (const [net, bits] of [
  ['::', 127],
  ['fc00::', 7],
  ['fe80::', 10],
] as const)
  PRIVATE.addSubnet(net, bits, 'ipv6');

async function refusePrivate(host: string): Promise<void> {
  const bare = host.replace(/^\[|\]$/g, '');
  const addresses = isIP(bare) ? [{ address: bare }] : await lookup(bare, { all: true });
  const inside = addresses.some(({ address }) => PRIVATE.check(address, isIP(address) === 6 ? 'ipv6' : 'ipv4'));
  if (inside) throw new Error('The webhook is in a private network (WEBHOOKS_PRIVATE allows that).');
}
