import { useEffect, useRef } from 'react';
import { useTable } from './context.tsx';
import { focusOn } from './skip-links.tsx';

/**
 * For those who play by keyboard: when the answer that had the focus is gone, the focus goes to the next question instead of
 * getting lost.
 */
export function useFocusKept(): void {
  const { moment, event } = useTable();
  const byKeyboard = useRef(false);
  useEffect(() => {
    const typed = (): void => {
      byKeyboard.current = true;
    };
    const clicked = (): void => {
      byKeyboard.current = false;
    };
    document.addEventListener('keydown', typed, true);
    document.addEventListener('pointerdown', clicked, true);
    return () => {
      document.removeEventListener('keydown', typed, true);
      document.removeEventListener('pointerdown', clicked, true);
    };
  }, []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: looks whenever another question or event is on the screen
  useEffect(() => {
    const lost = document.activeElement === null || document.activeElement === document.body;
    if (lost && byKeyboard.current) focusOn('decision');
  }, [moment.decision, event]);
}
