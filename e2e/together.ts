import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import type { Browser, BrowserContext, BrowserContextOptions, Page } from 'playwright-core';
import { AS_SHIPPED, FROM_SOURCE, type Start } from './artefact.ts';

/** The server with the page, as a process of its own that can be killed: what is shipped where it has been made, else from source. */
export class Together {
  readonly #port: number;
  readonly #data = mkdtempSync(join(tmpdir(), 'dreadhouse-together-'));
  readonly #start: Start;
  #process: ChildProcess | null = null;
  /** What the server itself calls an error, whoever was to blame for it. */
  readonly complaints: string[] = [];

  private constructor(port: number, start: Start) {
    this.#port = port;
    this.#start = start;
  }

  static async open(how: Start = AS_SHIPPED[0] ?? FROM_SOURCE): Promise<Together> {
    const together = new Together(await freePort(), how);
    await together.start();
    return together;
  }

  get address(): string {
    return `http://127.0.0.1:${this.#port}/`;
  }

  /** With the same data, at the same address, however it ended before. */
  async start(): Promise<void> {
    const { folder, program, settings } = this.#start;
    const own = { PORT: String(this.#port), DATA_DIR: this.#data, LOG_LEVEL: 'warn' };
    const child = spawn(process.execPath, [program], {
      cwd: folder,
      env: { PATH: process.env['PATH'] ?? '', ...settings, ...own },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    this.#process = child;
    child.stderr.on('data', (data) => this.complaints.push(String(data)));
    await new Promise<void>((resolve, reject) => {
      createInterface(child.stdout).on('line', (line) => {
        if (line.startsWith('Dreadhouse is at')) resolve();
        if (isComplaint(line)) this.complaints.push(line);
      });
      child.once('exit', (code) => reject(new Error(`The server ended with ${code}. ${this.complaints.join('\n')}`)));
    });
  }

  /** Without a word of warning: it cannot write down anything any more. */
  async kill(): Promise<void> {
    const child = this.#process;
    if (child === null) return;
    const gone = new Promise((resolve) => child.once('exit', resolve));
    child.kill('SIGKILL');
    await gone;
    this.#process = null;
  }
}

/** Of an error; warnings are about what others did. */
function isComplaint(line: string): boolean {
  return line.startsWith('{') && (JSON.parse(line) as { level: number }).level >= 50;
}

function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' && address !== null ? address.port : 0));
    });
  });
}

/** Somebody with a browser of their own, and every byte that the server sends them. */
export interface Person {
  readonly context: BrowserContext;
  page: Page;
  /** Socket messages and answers to requests, as they came. */
  readonly received: string[];
  readonly troubles: string[];
}

export async function person(browser: Browser, size: BrowserContextOptions, language = 'en'): Promise<Person> {
  const context = await browser.newContext({ locale: 'en-GB', reducedMotion: 'reduce', ...size });
  const settings = JSON.stringify({ language, speed: 0, sound: false });
  await context.addInitScript((kept) => {
    if (localStorage.getItem('dreadhouse.settings') === null) localStorage.setItem('dreadhouse.settings', kept);
  }, settings);
  const received: string[] = [];
  const troubles: string[] = [];
  return { context, page: await openPage(context, received, troubles), received, troubles };
}

/** Another tab of the same browser, as after closing the last one. */
export async function comeBack(one: Person, address: string): Promise<void> {
  one.page = await openPage(one.context, one.received, one.troubles);
  await one.page.goto(address);
}

/** What the browser itself writes when a server is gone, as it is on purpose in some of these tests, or refuses something. */
const OF_THE_LINE = /^(WebSocket connection to|Failed to load resource)/;

async function openPage(context: BrowserContext, received: string[], troubles: string[]): Promise<Page> {
  const page = await context.newPage();
  page.on('websocket', (socket) => socket.on('framereceived', ({ payload }) => void received.push(String(payload))));
  page.on('response', (response) => {
    if (response.url().includes('/api/'))
      response.text().then(
        (body) => received.push(body),
        () => undefined,
      );
  });
  page.on('pageerror', (error) => troubles.push(String(error)));
  page.on('console', (message) => {
    if (message.type() === 'error' && !OF_THE_LINE.test(message.text())) troubles.push(message.text());
  });
  return page;
}
