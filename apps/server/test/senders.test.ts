import { createECDH, randomBytes } from 'node:crypto';
import type { LookupAddress } from 'node:dns';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import { type AddressInfo, createServer as createTcpServer, type Server } from 'node:net';
import { afterEach, expect, test, vi } from 'vitest';
import webPush from 'web-push';
import { CallerGone } from '../src/notices/call.ts';
import { isPrivate, lookupOutside, PrivateAddress } from '../src/notices/outward.ts';
import { push } from '../src/notices/push.ts';
import { sender } from '../src/notices/senders.ts';

const CALL = { game: 'army-of-the-dead', match: 'm1', link: 'https://play.example/#/online/m1', key: 'm1-0-7' };
const SETTINGS = {
  ...{ smtpUrl: null, mailFrom: 'house@example.org', publicUrl: null, privateWebhooks: true },
  vapid: webPush.generateVAPIDKeys(),
};

const open: Server[] = [];
afterEach(() => {
  for (const server of open.splice(0)) server.close();
  vi.restoreAllMocks();
});

async function listening(server: Server): Promise<number> {
  open.push(server);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return (server.address() as AddressInfo).port; // it listens on a port
}

interface Heard {
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
}

async function hook(status: number): Promise<{ url: string; heard: Heard[] }> {
  const heard: Heard[] = [];
  const server = createServer((request, response) => {
    let body = '';
    request.on('data', (data) => {
      body += String(data);
    });
    request.on('end', () => {
      heard.push({ headers: request.headers, body });
      response.writeHead(status, { location: 'http://127.0.0.1:1/elsewhere' }).end('x'.repeat(100_000));
    });
  });
  return { url: `http://127.0.0.1:${await listening(server)}/turn`, heard };
}

test('a webhook is told the game by its proper name, and where; the key is the same for the same turn', async () => {
  const { url, heard } = await hook(200);
  await sender(SETTINGS)({ kind: 'webhook', url }, CALL);
  expect(JSON.parse(heard[0]?.body ?? '')).toEqual({
    ...{ type: 'your-turn', game: 'army-of-the-dead', title: 'Army of the Dead' },
    ...{ match: 'm1', link: CALL.link },
  });
  expect(heard[0]?.headers).toMatchObject({ 'idempotency-key': 'm1-0-7', 'content-type': 'application/json' });
});

test.each([
  [500, 'answered 500'],
  [302, 'answered 302'], // it is not followed elsewhere
])('a webhook that answers %i has failed', async (status, why) => {
  const { url, heard } = await hook(status);
  await expect(sender(SETTINGS)({ kind: 'webhook', url }, CALL)).rejects.toThrow(why);
  expect(heard).toHaveLength(1);
});

test('a webhook that is gone says so', async () => {
  const { url } = await hook(410);
  await expect(sender(SETTINGS)({ kind: 'webhook', url }, CALL)).rejects.toThrow(CallerGone);
});

test.each([
  'http://127.0.0.1:8080/x',
  'http://[::1]/x',
  'http://[::ffff:10.0.0.1]/x',
  'http://2130706433/x', // 127.0.0.1, as a number
  'http://localhost/x',
  'https://10.1.2.3/x',
])('nobody makes the server call %s, as a webhook or as a push service', async (url) => {
  const send = sender({ ...SETTINGS, privateWebhooks: false });
  await expect(send({ kind: 'webhook', url }, CALL)).rejects.toThrow(PrivateAddress);
  const endpoint = url.replace('http:', 'https:');
  await expect(send({ kind: 'push', endpoint, keys: browserKeys() }, CALL)).rejects.toThrow(PrivateAddress);
});

test('what is connected to is what was looked up: there is one look-up, and it is checked', async () => {
  const looked = (all: boolean): Promise<unknown> =>
    new Promise((resolve) => {
      lookupOutside('localhost', { all }, (error: Error | null, found: string | LookupAddress[]) =>
        resolve(error ?? found),
      );
    });
  expect(await looked(true)).toBeInstanceOf(PrivateAddress);
  expect(await looked(false)).toBeInstanceOf(PrivateAddress);
  const numbers = ['8.8.8.8', '2001:4860:4860::8888', '192.168.1.1', 'fe80::1', '169.254.169.254', '100.64.0.1'];
  expect(numbers.map(isPrivate)).toEqual([false, false, true, true, true, true]);
});

/** As a browser makes them. */
function browserKeys(): { p256dh: string; auth: string } {
  const ecdh = createECDH('prime256v1');
  ecdh.generateKeys();
  return { p256dh: ecdh.getPublicKey('base64url'), auth: randomBytes(16).toString('base64url') };
}

const PUSH = { kind: 'push', endpoint: 'https://push.example/abc', keys: browserKeys() } as const;
const PUSHING = { vapid: SETTINGS.vapid, subject: 'mailto:house@example.org', privateToo: false };

test('a push says whose turn it is in the language of the page, and goes out by the checked way only', async () => {
  const sent = vi.spyOn(webPush, 'sendNotification').mockResolvedValue({ statusCode: 201, body: '', headers: {} });
  await push({ ...PUSH, language: 'pl' }, CALL, PUSHING);
  const [subscription, body, options] = sent.mock.calls[0] ?? [];
  expect(subscription).toEqual({ endpoint: PUSH.endpoint, keys: PUSH.keys });
  expect(JSON.parse(String(body))).toMatchObject({ title: 'Army of the Dead', body: 'Twój ruch.', link: CALL.link });
  expect(options?.agent?.options).toMatchObject({ lookup: lookupOutside });
});

test.each([
  [404, true],
  [410, true],
  [500, false],
])('a push service that answers %i: whether the browser is gone is %s', async (status, gone) => {
  const error = new webPush.WebPushError('no', status, {}, '', PUSH.endpoint);
  vi.spyOn(webPush, 'sendNotification').mockRejectedValue(error);
  const sending = push(PUSH, CALL, PUSHING);
  await (gone ? expect(sending).rejects.toThrow(CallerGone) : expect(sending).rejects.toBe(error));
});

/** As much of a mail server as a mail needs. */
async function mailServer(): Promise<{ url: string; mails: string[] }> {
  const mails: string[] = [];
  const server = createTcpServer((socket) => {
    let mail: string | null = null;
    socket.on('error', () => undefined);
    socket.write('220 post\r\n');
    socket.on('data', (data) => {
      for (const line of String(data).split('\r\n').slice(0, -1)) {
        if (mail !== null) {
          if (line !== '.') {
            mail += `${line}\n`;
            continue;
          }
          mails.push(mail);
          mail = null;
          socket.write('250 kept\r\n');
        } else if (line === 'DATA') {
          mail = '';
          socket.write('354 go\r\n');
        } else socket.write(line === 'QUIT' ? '221 bye\r\n' : '250 fine\r\n');
      }
    });
  });
  return { url: `smtp://127.0.0.1:${await listening(server)}`, mails };
}

test('a mail is in the language of the page, and nobody gets too many', async () => {
  const { url, mails } = await mailServer();
  const send = sender({ ...SETTINGS, smtpUrl: url });
  await send({ kind: 'mail', address: 'ada@example.org', language: 'pl' }, CALL);
  await send({ kind: 'mail', address: 'bob@example.org' }, CALL);
  expect(mails[0]).toMatch(/^To: ada@example.org$/m);
  expect(mails[0]).toMatch(/^Subject: =\?UTF-8\?Q\?Army_of_the_Dead=3A_tw=C3=B3j_ruch\?=$/m);
  expect(mails[1]).toMatch(/^Subject: Army of the Dead: your turn$/m);
  expect(mails[1]).toContain(CALL.link);
  for (let i = 1; i < 20; i++) await send({ kind: 'mail', address: 'ADA@example.org' }, CALL);
  await expect(send({ kind: 'mail', address: 'ada@example.org' }, CALL)).rejects.toThrow('Too many mails');
  expect(mails).toHaveLength(21);
});

test('without a mail server there are no mails', async () => {
  await expect(sender(SETTINGS)({ kind: 'mail', address: 'ada@example.org' }, CALL)).rejects.toThrow('SMTP_URL');
});
