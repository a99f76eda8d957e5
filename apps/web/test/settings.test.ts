import { afterEach, expect, test, vi } from 'vitest';

/** A browser's storage with something in it already. */
function storage(kept: string | null): Pick<Storage, 'getItem' | 'setItem'> {
  let value = kept;
  return {
    getItem: () => value,
    setItem: (_key, next) => {
      value = next;
    },
  };
}

async function settingsWith(kept: string | null) {
  vi.resetModules();
  vi.stubGlobal('localStorage', storage(kept));
  return import('../src/settings/settings.ts');
}

afterEach(() => vi.unstubAllGlobals());

test('what was set before is still set', async () => {
  const { settings } = await settingsWith('{"language":"pl","theme":"light","speed":4,"calm":true}');
  expect(settings()).toMatchObject({ language: 'pl', theme: 'light', speed: 4, calm: true, sound: true });
});

test('volume, the size of letters and how long things wait are kept, as far as there are such', async () => {
  const kept = await settingsWith('{"volume":0.25,"textSize":1.3,"reading":"never"}');
  expect(kept.settings()).toMatchObject({ volume: 0.25, textSize: 1.3, reading: 'never' });
  const odd = await settingsWith('{"volume":7,"textSize":"large","reading":true}');
  expect(odd.settings()).toEqual(odd.DEFAULTS);
});

test('what makes no sense is left out, and the rest is taken', async () => {
  const { settings, DEFAULTS } = await settingsWith(
    '{"language":"xx","speed":1e9,"sound":"loud","calm":true,"more":1}',
  );
  expect(settings()).toEqual({ ...DEFAULTS, calm: true });
});

test.each(['not json', '[]', 'null', null])('%s is no reason not to start', async (kept) => {
  const { settings, DEFAULTS } = await settingsWith(kept);
  expect(settings()).toEqual(DEFAULTS);
});

test('a change is kept, and everybody hears of it', async () => {
  const { changeSettings, onSettings, settings } = await settingsWith(null);
  const heard = vi.fn();
  onSettings(heard);
  changeSettings({ language: 'pl' });
  expect(settings().language).toBe('pl');
  expect(heard).toHaveBeenCalledOnce();
  expect(localStorage.getItem('dreadhouse.settings')).toContain('"language":"pl"');
});
