import { useEffect, useRef, useSyncExternalStore } from 'react';

/** Something that was opened on top of the page, and how it is closed. */
interface Layer {
  readonly close: () => void;
  /** The dialog, where it is one: what must be seen above it stands inside it. */
  readonly element: () => HTMLElement | null;
}

/** What a browser lets us do with its history; a small part of it. */
export interface Steps {
  /** How many layers the entry that the browser stands at was made for. */
  depth(): number;
  push(depth: number): void;
  back(by: number): void;
}

/**
 * What lies on the page, the last opened on top. Each has an entry in the browser's history, so that Back closes what was opened last instead
 * of leaving the page.
 */
export class Layers {
  readonly #steps: Steps;
  readonly #soon: (work: () => void) => void;
  #layers: readonly Layer[] = [];
  readonly #listeners = new Set<() => void>();
  /** Steps back that we asked for ourselves, and that have not come yet. */
  #asked = 0;
  #settling = false;

  constructor(steps: Steps, soon: (work: () => void) => void) {
    this.#steps = steps;
    this.#soon = soon;
  }

  get top(): HTMLElement | null {
    return this.#layers.at(-1)?.element() ?? null;
  }

  subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** Gives back how to take it off again. */
  put(layer: Layer): () => void {
    this.#change([...this.#layers, layer]);
    return () => this.#change(this.#layers.filter((one) => one !== layer));
  }

  /** The browser has gone to another entry of its history. */
  moved(): void {
    if (this.#asked > 0) {
      this.#asked -= 1;
      return;
    }
    const depth = this.#steps.depth();
    for (const { close } of [...this.#layers.slice(depth)].reverse()) close();
  }

  #change(layers: readonly Layer[]): void {
    this.#layers = layers;
    for (const listener of this.#listeners) listener();
    if (this.#settling) return;
    this.#settling = true;
    // One that closes while the next one opens needs no step at all.
    this.#soon(() => {
      this.#settling = false;
      this.#settle();
    });
  }

  #settle(): void {
    const wanted = this.#layers.length;
    const depth = this.#steps.depth();
    for (let next = depth + 1; next <= wanted; next++) this.#steps.push(next);
    if (depth <= wanted) return;
    this.#asked += 1;
    this.#steps.back(depth - wanted);
  }
}

const browser: Steps = {
  depth: () => (history.state as { readonly layers?: number } | null)?.layers ?? 0,
  push: (layers) => history.pushState({ layers }, ''),
  back: (by) => history.go(-by),
};

const layers = new Layers(browser, (work) => void setTimeout(work, 0));
if (typeof window !== 'undefined') window.addEventListener('popstate', () => layers.moved());

/** As long as this part is there, Back closes it. */
export function useLayer(close: () => void, element: () => HTMLElement | null = () => null): void {
  const latest = useRef({ close, element });
  useEffect(() => {
    latest.current = { close, element };
  });
  useEffect(() => layers.put({ close: () => latest.current.close(), element: () => latest.current.element() }), []);
}

/** The topmost dialog, if any. */
export function useTopLayer(): HTMLElement | null {
  return useSyncExternalStore(layers.subscribe, () => layers.top);
}
