import { useLayoutEffect, useSyncExternalStore } from 'react';
import { useSettings, useStillness } from './settings.ts';

const LIGHT = '(prefers-color-scheme: light)';

function onDeviceTheme(listener: () => void): () => void {
  const query = globalThis.matchMedia(LIGHT);
  query.addEventListener('change', listener);
  return () => query.removeEventListener('change', listener);
}

function deviceIsLight(): boolean {
  return globalThis.matchMedia(LIGHT).matches;
}

/** Tells the style sheets what is set: theme, calm, stillness, language and the size of letters, on the root of the page. */
export function useLook(): void {
  const { theme, calm, language, textSize } = useSettings();
  const still = useStillness();
  const light = useSyncExternalStore(onDeviceTheme, deviceIsLight);
  // Before the first paint, so that nobody sees the wrong light for a moment.
  useLayoutEffect(() => {
    const root = document.documentElement;
    root.lang = language;
    root.dataset['theme'] = theme === 'system' ? (light ? 'light' : 'dark') : theme;
    root.toggleAttribute('data-calm', calm);
    root.toggleAttribute('data-still', still);
    // All lengths that have to do with letters are in `rem`; of what the browser itself is set to.
    root.style.fontSize = textSize === 1 ? '' : `${textSize * 100}%`;
  }, [theme, light, calm, still, language, textSize]);
}
