import { DEFAULTS, type TerrorscapeState } from '@dreadhouse/terrorscape';
import type { Lesson, LessonTable } from '../../../contract/lesson.ts';
import { layTable as layOut, putOnTop, take } from '../../../kit/tutorial/lay-table.ts';
import { seatNames } from '../seat-names.ts';

/** What lies on the table when a lesson begins. Whatever is not named stays as it was dealt. */
interface Layout {
  readonly killer: string;
  readonly phase: string;
  readonly round: number;
  /** Where the Killer stands. */
  readonly at?: string;
  /** Where Anna, Marco and Johnson are. */
  readonly places?: readonly [anna: string, marco: string, johnson: string];
  /** The Killer's hand. */
  readonly hand?: readonly string[];
  /** Noise that has been reported. */
  readonly noise?: readonly string[];
  /** The top of the discovery deck. */
  readonly discoveries?: readonly string[];
  /** Which side is taught. */
  readonly side: 'killer' | 'survivors';
}

const SURVIVORS = ['anna', 'marco', 'johnson'];

export function layTable(layout: Layout, stacks: LessonTable['stacks'] = {}): Lesson['table'] {
  // People are put where the story wants them, so there is nothing to work out from what was heard before.
  const notebook = Object.hasOwn(DEFAULTS, 'notebook') ? { notebook: false } : {};
  return layOut<TerrorscapeState>({
    options: { killer: layout.killer, survivors: SURVIVORS, ...notebook },
    players: () => seatNames(layout.side, layout.killer),
    phase: layout.phase,
    arrange: (s) => arrange(s, layout),
    stacks,
  });
}

function arrange(s: TerrorscapeState, { phase, round, at, places, hand, noise, discoveries }: Layout): void {
  s.round = round;
  s.step = phase.startsWith('killer') ? 'killer' : 'survivors';
  s.turns = { done: [], current: null, acted: false };
  s.killer.at = at ?? s.killer.at;
  for (const [slot, one] of s.survivors.entries()) one.at = places?.[slot] ?? one.at;
  if (hand !== undefined) dealHand(s, hand);
  if (noise !== undefined) {
    s.noise = [...noise];
    s.reported = [...noise];
  }
  if (discoveries !== undefined) putOnTop(s.discovery, discoveries);
}

function dealHand({ killer }: TerrorscapeState, hand: readonly string[]): void {
  killer.deck.push(...killer.hand.splice(0));
  killer.deck.sort();
  for (const card of hand) killer.hand.push(take(killer.deck, card));
  killer.hand.sort();
}

/** Defence dice by what they show (TS-R-06: 0, 0, 1, 1, 2, 3), for luck that is laid out in advance. */
export function shields(...worth: readonly (0 | 1 | 2 | 3)[]): number[] {
  return worth.map((n) => ({ 0: 0, 1: 2, 2: 4, 3: 5 })[n]);
}
