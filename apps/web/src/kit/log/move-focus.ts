import type { KeyboardEvent } from 'react';

/** Up and down through the lines; into them from the newest one. Only one of hundreds of lines should be in the tab order. */
export function moveFocus(event: KeyboardEvent<HTMLElement>): void {
  const lines = [...event.currentTarget.querySelectorAll<HTMLElement>('[data-line]')];
  const at = lines.findIndex((line) => line.matches(':focus'));
  const next = { ArrowUp: at < 0 ? lines.length - 1 : at - 1, ArrowDown: at + 1, Home: 0, End: lines.length - 1 }[
    event.key
  ];
  if (event.key === 'Escape' && at >= 0) {
    event.stopPropagation();
    event.currentTarget.focus();
  }
  if (next === undefined || (at < 0 && event.key === 'ArrowDown')) return;
  event.preventDefault();
  lines[Math.max(0, Math.min(next, lines.length - 1))]?.focus();
}
