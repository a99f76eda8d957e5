interface Happened {
  readonly kind: string;
}

type OfKind<Event, K> = Extract<Event, { readonly kind: K }>;

/** All events of one kind. */
export function allOf<Event extends Happened, K extends Event['kind']>(
  events: readonly Event[],
  kind: K,
): readonly OfKind<Event, K>[] {
  return events.filter((event): event is OfKind<Event, K> => event.kind === kind);
}

/** The last event of one of these kinds. */
export function lastOf<Event extends Happened, K extends Event['kind']>(
  events: readonly Event[],
  kinds: readonly K[],
): OfKind<Event, K> | undefined {
  return events.findLast((event): event is OfKind<Event, K> => kinds.some((kind) => kind === event.kind));
}
