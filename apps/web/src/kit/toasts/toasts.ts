import { useSyncExternalStore } from 'react';

/** A short message at the edge of the page, with at most one thing to do about it. */
interface Toast {
  readonly id: number;
  readonly text: string;
  readonly action?: { readonly label: string; readonly run: () => void };
  /** Stays until it is closed; others go after a while. */
  readonly stays?: boolean;
  /** When it goes or is closed without its action. */
  readonly gone?: () => void;
}

const READING_TIME = 8000;

let toasts: readonly Toast[] = [];
let made = 0;
const listeners = new Set<() => void>();

export function showToast(toast: Omit<Toast, 'id'>): number {
  made += 1;
  const id = made;
  change([...toasts.filter(({ text }) => text !== toast.text), { ...toast, id }]);
  if (toast.stays !== true) setTimeout(() => closeToast(id), READING_TIME);
  return id;
}

export function closeToast(id: number): void {
  const toast = toasts.find((one) => one.id === id);
  if (toast === undefined) return;
  change(toasts.filter((one) => one !== toast));
  toast.gone?.();
}

export function actOn(toast: Toast): void {
  change(toasts.filter((one) => one !== toast));
  toast.action?.run();
}

function change(next: readonly Toast[]): void {
  toasts = next;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function useToasts(): readonly Toast[] {
  return useSyncExternalStore(subscribe, () => toasts);
}
