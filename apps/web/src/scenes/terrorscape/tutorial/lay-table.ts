import { type AnyGame, copy, Match } from '@dreadhouse/engine';
import { DEFAULTS, type TerrorscapeState } from '@dreadhouse/terrorscape';
import type { LessonTable } from '../../../contract/lesson.ts';
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

type Stacks = LessonTable['stacks'];

const SURVIVORS = ['anna', 'marco', 'johnson'];

/** Sets the game up by its own rules, then moves things to where the lesson wants them; nothing is added or lost. */
export function layTable(layout: Layout, stacks: Stacks = {}): (game: AnyGame) => LessonTable {
  // People are put where the story wants them, so there is nothing to work out from what was heard before.
  const notebook = Object.hasOwn(DEFAULTS, 'notebook') ? { notebook: false } : {};
  const options = { killer: layout.killer, survivors: SURVIVORS, ...notebook };
  return (game) => {
    const players = seatNames(layout.side, layout.killer);
    const started = Match.start(game, { options, players, luck: { kind: 'fast', seed: 'lesson' } });
    if (!started.ok) throw new Error(started.why);
    const state = copy(started.value.state) as TerrorscapeState; // the lessons of this scene are for this game
    arrange(state, layout);
    return { options, players, layout: { phase: layout.phase, state }, stacks };
  };
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

function putOnTop(deck: string[], cards: readonly string[]): void {
  deck.unshift(...cards.map((card) => take(deck, card)));
}

function take(pile: string[], card: string): string {
  const at = pile.indexOf(card);
  if (at < 0) throw new Error(`There is no ${card} to be laid out.`);
  return pile.splice(at, 1)[0] as string;
}

/** Defence dice by what they show (TS-R-06: 0, 0, 1, 1, 2, 3), for luck that is laid out in advance. */
export function shields(...worth: readonly (0 | 1 | 2 | 3)[]): number[] {
  return worth.map((n) => ({ 0: 0, 1: 2, 2: 4, 3: 5 })[n]);
}
