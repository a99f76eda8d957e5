import type { AnyEvent, EventRow, Events, EventTable } from '../../contract/events.ts';

/** What a newer server may tell that this page has never heard of: it stands in the log, and that is all. */
const UNHEARD_OF: EventRow<AnyEvent['details']> = { pause: 0, sign: 'event', weight: 'plain' };

/** A game's table of events, for the table that knows no game. */
export function eventsIn<E>(table: EventTable<E>): Events {
  // The rules tell each kind with the details that the table knows it by; that they do is checked where they tell it.
  const rows = table as unknown as Readonly<Record<string, EventRow<AnyEvent['details']>>>;
  const row = ({ kind }: AnyEvent): EventRow<AnyEvent['details']> =>
    (Object.hasOwn(rows, kind) ? rows[kind] : null) ?? UNHEARD_OF;
  return {
    pause: (event) => row(event).pause,
    sign: (event) => row(event).sign,
    weight: (event) => row(event).weight,
    isToRead: (event) => row(event).read ?? false,
    at: (event) => [...new Set(row(event).at?.(event.details) ?? [])],
    sound(event) {
      const { sound = null } = row(event);
      return typeof sound === 'function' ? sound(event.details) : sound;
    },
    place: (event) => row(event).place?.(event.details) ?? null,
    echoes: (event, before) => row(event).echoes?.(event.details, before) ?? false,
  };
}
