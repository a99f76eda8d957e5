import { useSyncExternalStore } from 'react';
import { mediaQuery } from '../look/media.ts';

export type Language = 'en' | 'pl';

/** What a person has set for this browser, for all games. */
export interface Settings {
  readonly language: Language;
  /** `system`: as the device asks for. */
  readonly motion: 'system' | 'full' | 'reduced';
  readonly theme: 'system' | 'dark' | 'light';
  /** No flashes, no shaking, nothing that jumps out. */
  readonly calm: boolean;
  readonly sound: boolean;
  /** How loud, of the loudest that there is. */
  readonly volume: number;
  /** How large everything is written, of the usual size. */
  readonly textSize: number;
  /** Whether what is to be read (a card turned up, an attack) waits for its reader: in the first games of each kind, always, never. */
  readonly reading: 'first' | 'always' | 'never';
  /** How fast events are shown: 1 is at ease, 4 is hasty, 0 not at all. */
  readonly speed: number;
  /** Ask again before an answer that cannot be taken back. */
  readonly confirm: boolean;
  /** Single keys as shortcuts. */
  readonly keys: boolean;
}

const KEY = 'dreadhouse.settings';

export const DEFAULTS: Settings = {
  language: 'en',
  motion: 'system',
  theme: 'dark', // the house is dark; whoever wants a lamp turns it on
  calm: false,
  sound: true,
  volume: 0.75,
  textSize: 1,
  reading: 'first',
  speed: 1,
  confirm: false,
  keys: true,
};

function preferredLanguage(): Language {
  return globalThis.navigator?.languages?.some((one) => one.toLowerCase().startsWith('pl')) ? 'pl' : 'en';
}

/** What was kept, as far as it still makes sense. */
function stored(): Partial<Settings> {
  try {
    const kept: unknown = JSON.parse(globalThis.localStorage?.getItem(KEY) ?? '{}');
    if (typeof kept !== 'object' || kept === null) return {};
    return Object.fromEntries(Object.entries(kept).filter(([key, value]) => isValid(key, value)));
  } catch {
    return {}; // Nothing kept, or nothing that can be read: the defaults are as good a start as any.
  }
}

export const VOLUMES = [0.25, 0.5, 0.75, 1] as const;
export const TEXT_SIZES = [0.9, 1, 1.15, 1.3] as const;

const CHOICES: Readonly<Record<string, readonly unknown[]>> = {
  language: ['en', 'pl'],
  motion: ['system', 'full', 'reduced'],
  theme: ['system', 'dark', 'light'],
  speed: [0, 0.5, 1, 2, 4],
  volume: VOLUMES,
  textSize: TEXT_SIZES,
  reading: ['first', 'always', 'never'],
};

function isValid(key: string, value: unknown): boolean {
  if (!Object.hasOwn(DEFAULTS, key)) return false;
  const choices = CHOICES[key];
  return choices === undefined ? typeof value === 'boolean' : choices.includes(value);
}

// After everything that reading them needs.
let current: Settings = { ...DEFAULTS, language: preferredLanguage(), ...stored() };
const listeners = new Set<() => void>();

export function settings(): Settings {
  return current;
}

export function changeSettings(changes: Partial<Settings>): void {
  current = { ...current, ...changes };
  try {
    globalThis.localStorage?.setItem(KEY, JSON.stringify(current));
  } catch {
    // A browser that keeps nothing still plays; the settings last as long as the page.
  }
  for (const listener of listeners) listener();
}

export function onSettings(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function useSettings(): Settings {
  return useSyncExternalStore(onSettings, settings);
}

const lessMotion = mediaQuery('(prefers-reduced-motion: reduce)');

/** Whether things should stand still: as set here, or as the device asks for. */
export function useStillness(): boolean {
  const { motion, speed } = useSettings();
  const system = useSyncExternalStore(lessMotion.subscribe, lessMotion.matches);
  return speed === 0 || motion === 'reduced' || (motion === 'system' && system);
}
