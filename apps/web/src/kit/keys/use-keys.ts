import { useEffect, useRef } from 'react';
import { useSettings } from '../../settings/settings.ts';

type Bindings = Readonly<Record<string, () => void>>;

/** Fields that take letters for themselves. */
const WRITING = 'input, textarea, select, [contenteditable]:not([contenteditable="false"])';
/** What Space and Enter already do something to. */
const PRESSABLE =
  'button, a[href], summary, [role="button"], [role="link"], [role="tab"], [role="checkbox"], [role="slider"]';

/**
 * Single keys as shortcuts, by what they write (`u`, `?`, ` `) or are called (`Escape`). They hold only where they are in nobody's way: not in
 * fields, not while something lies over the table, not together with the browser's own modifier keys.
 */
export function useKeys(bindings: Bindings): void {
  const { keys } = useSettings();
  const current = useRef(bindings);
  current.current = bindings;
  useEffect(() => {
    if (!keys) return;
    const press = (event: KeyboardEvent): void => {
      const name = nameOf(event);
      const act = name === null ? undefined : current.current[name];
      if (act === undefined || event.defaultPrevented || event.repeat || isTaken(event)) return;
      event.preventDefault();
      act();
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, [keys]);
}

/** `Ctrl+z` is the one shortcut with a modifier: everybody's hand knows it. */
function nameOf({ key, ctrlKey, metaKey, altKey, shiftKey }: KeyboardEvent): string | null {
  const name = key.length === 1 ? key.toLowerCase() : key;
  if (altKey) return null;
  if (!ctrlKey && !metaKey) return name;
  return name === 'z' && !shiftKey ? 'Ctrl+z' : null;
}

function isTaken({ key, target }: KeyboardEvent): boolean {
  if (document.querySelector('dialog:modal') !== null) return true;
  if (!(target instanceof Element)) return false;
  if (target.closest(WRITING) !== null) return true;
  return (key === ' ' || key === 'Enter') && target.closest(PRESSABLE) !== null;
}
