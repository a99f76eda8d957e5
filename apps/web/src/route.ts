import { useSyncExternalStore } from 'react';

/** Where in the page we are; addresses are `#/shelf`, `#/new/final-girl`, `#/play/<id>` … */
export interface Route {
  readonly page: string;
  readonly rest: readonly string[];
}

let last: { hash: string; route: Route } | null = null;

function currentRoute(): Route {
  const { hash } = location;
  if (last?.hash !== hash) {
    const [page = '', ...rest] = hash.replace(/^#\/?/, '').split('/').map(decoded);
    last = { hash, route: { page, rest } };
  }
  return last.route;
}

/** A part of an address; what nobody could have encoded is taken as it stands. */
function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

export function addressOf(page: string, ...rest: readonly string[]): string {
  return `#/${[page, ...rest].map(encodeURIComponent).join('/')}`;
}

export function goTo(page: string, ...rest: readonly string[]): void {
  location.hash = addressOf(page, ...rest);
}

function onRoute(listener: () => void): () => void {
  addEventListener('hashchange', listener);
  return () => removeEventListener('hashchange', listener);
}

export function useRoute(): Route {
  return useSyncExternalStore(onRoute, currentRoute);
}
