import { useSyncExternalStore } from 'react';
import style from './toast-place.module.css';

let place: HTMLElement | null = null;
const listeners = new Set<() => void>();

function setPlace(next: HTMLElement | null): void {
  place = next;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Where short messages hang on a narrow screen: below what must stay in view, as high as that may be. */
export function ToastPlace() {
  return <div ref={setPlace} className={style['place']} />;
}

/** The place that the page has for them just now, if it has one. */
export function useToastPlace(): HTMLElement | null {
  return useSyncExternalStore(subscribe, () => place);
}
