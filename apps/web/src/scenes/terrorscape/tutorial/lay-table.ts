import { mansion, type TerrorscapeState } from '@dreadhouse/terrorscape';
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
  /** The top of the discovery deck, and of the search deck. */
  readonly discoveries?: readonly string[];
  readonly search?: readonly string[];
  /** How much fear Anna, Marco and Johnson have, and who of them is wounded. */
  readonly fear?: readonly [anna: number, marco: number, johnson: number];
  readonly wounded?: readonly string[];
  /** The Killer's level, and how many cards are left in the deck; the others lie in the discard pile. */
  readonly level?: number;
  readonly deck?: number;
}

const SURVIVORS = ['anna', 'marco', 'johnson'];

/** Lays tables for the side that is taught. */
export const layTableFor =
  (side: 'killer' | 'survivors') =>
  (layout: Layout, stacks: LessonTable['stacks'] = {}): Lesson['table'] =>
    layOut<TerrorscapeState>({
      options: { killer: layout.killer, survivors: SURVIVORS },
      players: () => seatNames(side, layout.killer),
      phase: layout.phase,
      arrange: (s) => arrange(s, layout),
      stacks,
    });

function arrange(s: TerrorscapeState, layout: Layout): void {
  const { phase, round, at, hand, noise, discoveries, search, level = 1, deck } = layout;
  s.round = round;
  s.step = phase.startsWith('killer') ? 'killer' : 'survivors';
  s.turns = { done: [], current: null, acted: false };
  s.killer.at = at ?? s.killer.at;
  layPeople(s, layout);
  s.killer.level = level;
  if (hand !== undefined) dealHand(s, hand);
  if (deck !== undefined) s.killer.played.push(...s.killer.deck.splice(deck));
  if (noise !== undefined) {
    s.noise = [...noise];
    s.reported = [...noise];
  }
  if (discoveries !== undefined) putOnTop(s.discovery, discoveries);
  if (search !== undefined) putOnTop(s.search, search);
}

function layPeople(s: TerrorscapeState, { places, fear, wounded = [], noise = [] }: Layout): void {
  for (const [slot, one] of s.survivors.entries()) {
    one.fear = fear?.[slot] ?? 0;
    if (wounded.includes(one.id)) one.health = 1;
    const at = places?.[slot];
    if (at === undefined) continue;
    one.at = at;
    one.trail = heardOf(noise);
  }
}

const CERTAIN = 10_000;
/** So much of what the notebook thinks is where there was noise. */
const IN_NOISE = 0.6;

/** The story begins in the middle: anybody can be anywhere, and where there was noise more likely than elsewhere. */
function heardOf(noise: readonly string[]): TerrorscapeState['survivors'][number]['trail'] {
  const { locations } = mansion;
  const elsewhere = Math.floor((CERTAIN * (noise.length === 0 ? 1 : 1 - IN_NOISE)) / locations.length);
  const more = noise.length === 0 ? 0 : Math.floor((CERTAIN * IN_NOISE) / noise.length);
  const heat = locations.map((id) => elsewhere + (noise.includes(id) ? more : 0));
  heat[0] = (heat[0] ?? 0) + CERTAIN - heat.reduce((sum, share) => sum + share, 0);
  return { sets: [2 ** locations.length - 1], heat };
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
