import type { EventView } from '@dreadhouse/engine';
import type { Events } from '../../contract/events.ts';
import type { Sign } from '../../contract/story.ts';

/** From one position to the next mark: a phase of a turn on the time line. */
export interface Stretch {
  readonly turn: number;
  readonly phase: string;
  readonly from: number;
  readonly to: number;
}

/** The phases of a game by the decisions that fell into them. Phases without one have no place on the line. */
export function stretchesOf(
  events: readonly EventView[],
  { place: placeOf }: Pick<Events, 'place'>,
  end: number,
): readonly Stretch[] {
  const marks = events.flatMap((event) => {
    const place = placeOf(event);
    return place === null ? [] : [{ ...place, from: event.position }];
  });
  return marks
    .map((mark, i) => ({ turn: mark.turn, phase: mark.phase, from: mark.from, to: marks[i + 1]?.from ?? end }))
    .filter(({ from, to }) => to > from);
}

/** Where each turn begins. */
export function turnStarts(stretches: readonly Stretch[]): readonly { readonly turn: number; readonly from: number }[] {
  return stretches.filter(({ turn }, i) => stretches[i - 1]?.turn !== turn).map(({ turn, from }) => ({ turn, from }));
}

/** The phase that a position falls into; null before the first. */
export function stretchAt(stretches: readonly Stretch[], position: number): Stretch | null {
  return stretches.findLast(({ from }) => from <= position) ?? null;
}

/** The start of the turn before or after a position, within what there is. */
export function turnFrom(
  stretches: readonly Stretch[],
  position: number,
  step: -1 | 1,
  start: number,
  end: number,
): number {
  const starts = turnStarts(stretches).map(({ from }) => from);
  if (step < 0) return starts.findLast((from) => from < position) ?? start;
  return starts.find((from) => from > position) ?? end;
}

/** Something on the way that one would look for again. */
export interface Beat {
  readonly position: number;
  readonly sign: Sign;
}

const LOOKED_FOR: ReadonlySet<Sign> = new Set(['death', 'saved', 'end']);

/** Deaths, rescues and the end, once each where they happened. */
export function beatsOf(events: readonly EventView[], kinds: Pick<Events, 'weight' | 'sign'>): readonly Beat[] {
  const found = new Map<number, Beat>();
  for (const event of events) {
    const sign = kinds.sign(event);
    const { position } = event;
    if (kinds.weight(event) === 'important' && LOOKED_FOR.has(sign) && found.get(position)?.sign !== 'death')
      found.set(position, { position, sign });
  }
  return [...found.values()];
}
