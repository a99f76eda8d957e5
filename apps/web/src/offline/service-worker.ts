// Keeps the whole page for use without a network. Written into the build as one plain script; imports nothing.

/** As much of a service worker as is used here: the types of pages and of workers cannot be had side by side. */
interface Lifetime extends Event {
  waitUntil(done: Promise<unknown>): void;
}
interface Fetching extends Event {
  readonly request: Request;
  respondWith(answer: Promise<Response>): void;
}
interface Pushed extends Lifetime {
  readonly data: { json(): unknown } | null;
}
interface Clicked extends Lifetime {
  readonly notification: { readonly data: unknown; close(): void };
}
interface Tab {
  readonly url: string;
  focus(): Promise<unknown>;
}
interface Keeper {
  readonly registration: {
    readonly scope: string;
    showNotification(title: string, options: object): Promise<void>;
  };
  readonly clients: {
    claim(): Promise<void>;
    matchAll(which: { type: 'window'; includeUncontrolled: boolean }): Promise<readonly Tab[]>;
    openWindow(address: string): Promise<unknown>;
  };
  skipWaiting(): Promise<void>;
  addEventListener(kind: 'install' | 'activate', listener: (event: Lifetime) => void): void;
  addEventListener(kind: 'fetch', listener: (event: Fetching) => void): void;
  addEventListener(kind: 'message', listener: (event: MessageEvent) => void): void;
  addEventListener(kind: 'push', listener: (event: Pushed) => void): void;
  addEventListener(kind: 'notificationclick', listener: (event: Clicked) => void): void;
}
const worker = globalThis as unknown as Keeper; // it is one, where this script runs

// Both are filled in by the build; see offline.ts beside the Vite configuration.
const VERSION = '__VERSION__';
const FILES = JSON.parse('__FILES__') as readonly string[];

const PREFIX = 'dreadhouse ';
const CACHE = PREFIX + VERSION;
const PAGE = './';
/** What the server says is never kept. */
const API = `${worker.registration.scope}api/`;

worker.addEventListener('install', (event) => {
  event.waitUntil(fill());
});

/** Everything or nothing: a version that is only half there never takes over. */
async function fill(): Promise<void> {
  const cache = await caches.open(CACHE);
  await cache.addAll([PAGE, ...FILES].map((file) => new Request(file, { cache: 'no-cache' })));
}

worker.addEventListener('activate', (event) => {
  event.waitUntil(tidy().then(() => worker.clients.claim()));
});

/** The version before stays: another tab may still be playing with it and ask for a part that it has not loaded yet. */
async function tidy(): Promise<void> {
  const ours = (await caches.keys()).filter((name) => name.startsWith(PREFIX) && name !== CACHE);
  await Promise.all(ours.slice(0, -1).map((name) => caches.delete(name)));
}

/** A new version waits until somebody says that it may take over. */
worker.addEventListener('message', ({ data }) => {
  if (data === 'take-over') void worker.skipWaiting();
});

worker.addEventListener('fetch', (event) => {
  const { request } = event;
  const mine = request.url.startsWith(worker.registration.scope) && !request.url.startsWith(API);
  if (request.method === 'GET' && mine) event.respondWith(answer(request));
});

async function answer(request: Request): Promise<Response> {
  const cache = await caches.open(CACHE);
  const wanted = request.mode === 'navigate' ? PAGE : request;
  // Some hosts say that answers vary with who asks; what is kept here is the same for everybody.
  const how = { ignoreSearch: true, ignoreVary: true };
  const kept = (await cache.match(wanted, how)) ?? (await caches.match(wanted, how));
  return kept ?? fetch(request);
}

/** In the language that the page had when it asked for notices. */
interface Notice {
  readonly title?: string;
  readonly body?: string;
  readonly link?: string;
}

/** The server says whose turn it is and nothing else; which table, only this browser knows how to open. */
worker.addEventListener('push', (event) => {
  const { title = 'Dreadhouse', body = 'It is your turn.', link = '' } = (event.data?.json() ?? {}) as Notice;
  const match = /#\/online\/([\w-]+)$/.exec(link)?.[1] ?? '';
  event.waitUntil(
    worker.registration.showNotification(title, {
      body,
      icon: './icon-192.png',
      tag: match,
      data: match,
    }),
  );
});

worker.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(openTable(String(event.notification.data)));
});

/** Goes to the tab where the table is open already, or opens one. */
async function openTable(match: string): Promise<void> {
  const address = `${worker.registration.scope}#/online/${match}`;
  const tabs = await worker.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const tab = tabs.find(({ url }) => url === address);
  await (tab === undefined ? worker.clients.openWindow(address) : tab.focus());
}
