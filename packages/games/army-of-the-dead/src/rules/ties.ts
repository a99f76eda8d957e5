import type { Option, Rules } from '@dreadhouse/engine';
import type { ZoneId } from '../map/index.ts';
import type { ArmyQuestions } from '../questions.ts';
import type { Army } from '../state.ts';
import { AUTO, DECIDE, decideAgain, isLeft, leave, takingBack } from './left-to-the-game.ts';

/** How a tie was settled: there was none, by the First Player, or by the game. */
export type Tie = 'none' | 'first-player' | 'game';

interface Settled<O extends Option> {
  readonly choice: O;
  readonly tie: Tie;
}

export const zoneOption = (zone: ZoneId) => ({ id: `at:${zone}`, at: zone, details: { to: zone }, zone });

/** What the rules leave to the First Player. */
type TieKind = 'destination' | 'route' | 'split' | 'outflank' | 'stir' | 'noise-tie';

/**
 * Lets the First Player decide between things that the rules hold equal. Where the game decides, it takes the first: choices are listed in
 * the order of the map, or with what is nearest in front.
 */
export function* settle<O extends Option, K extends TieKind>(
  g: Army,
  kind: K,
  rule: string,
  choices: readonly O[],
  about: ArmyQuestions[K],
): Rules<Settled<O>> {
  const first = choices[0] as O;
  if (choices.length === 1) return { choice: first, tie: 'none' };
  const { state } = g;
  const seat = state.firstPlayer;
  const asked: TieKind = kind;
  while (!isLeft(state, seat, 'horde')) {
    const listing = (): readonly Option[] => [...choices, AUTO.horde, ...takingBack(state, seat)];
    const pick = yield* g.ask(seat, asked, rule, listing, about);
    if (pick.id === DECIDE.id) decideAgain(g, seat);
    else if (pick.id === AUTO.horde.id) leave(g, seat, 'horde');
    else return { choice: pick as O, tie: 'first-player' };
  }
  return { choice: first, tie: 'game' };
}
