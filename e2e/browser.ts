import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { type Browser, chromium, type LaunchOptions } from 'playwright-core';

const INSTALLED = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

export const QUIET = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
];

/** A browser without a window. */
export function openBrowser(options: LaunchOptions = {}): Promise<Browser> {
  return chromium.launch({ executablePath: browserPath(), args: QUIET, ...options });
}

/** An installed Chromium or Chrome, else Playwright's own, else Debian's package if we may install it. */
export function browserPath(): string {
  const found = installed();
  if (found !== undefined) return found;
  if (process.platform === 'linux' && process.getuid?.() === 0 && installDebians()) {
    const path = installed();
    if (path !== undefined) return path;
  }
  throw new Error(
    'The browser tests need Chromium or Chrome, and found none. Install either (Debian: apt-get install chromium), or run `npx playwright-core install chromium`.',
  );
}

function installed(): string | undefined {
  return [process.env['CHROMIUM_PATH'] ?? '', ...INSTALLED, chromium.executablePath()].find(
    (path) => path !== '' && existsSync(path),
  );
}

function installDebians(): boolean {
  const apt = (...args: string[]): boolean => spawnSync('apt-get', args, { stdio: 'inherit' }).status === 0;
  return apt('update') && apt('install', '-y', '--no-install-recommends', 'chromium');
}
