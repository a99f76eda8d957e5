import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import webPush from 'web-push';

/** By these keys browsers know that a push comes from this server. */
export interface VapidKeys {
  readonly publicKey: string;
  readonly privateKey: string;
}

export function pushKeysFile(folder: string): string {
  return join(folder, 'push-keys.json');
}

/** Given from outside (several nodes must share them), or made once and kept in the data folder. */
export function vapidKeys(given: VapidKeys | null, folder: string): VapidKeys {
  if (given !== null) return given;
  const file = pushKeysFile(folder);
  if (existsSync(file)) return JSON.parse(readFileSync(file, 'utf8')) as VapidKeys;
  const keys = webPush.generateVAPIDKeys();
  mkdirSync(folder, { recursive: true });
  writeFileSync(file, JSON.stringify(keys), { mode: 0o600 });
  return keys;
}
