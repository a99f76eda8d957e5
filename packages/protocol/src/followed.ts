import { applied } from './delta.ts';
import type { Update } from './messages.ts';
import type { Screen } from './screen.ts';

/** The screen after an update, and the view as it was after each of the update's events. */
interface Followed {
  readonly screen: Screen;
  readonly views: readonly unknown[];
}

/** Each event brings what it changed in the view; `delta` is what has changed besides, once all of them have happened. */
export function followed(before: Screen, { events, delta }: Pick<Update, 'events' | 'delta'>): Followed {
  let { view } = before;
  const views = events.map((event) => {
    if (event.view !== undefined) view = applied(view, event.view);
    return view;
  });
  const stepped = view === before.view ? before : { ...before, view };
  return { screen: delta === null ? stepped : (applied(stepped, delta) as Screen), views };
}
