import { type Match, type Seat, save, saveText } from '@dreadhouse/engine';
import type { KeptGame } from '../contract/kept-game.ts';
import type { SeatInfo } from '../contract/table.ts';

/** A game for this browser's shelf that goes on from a position of a finished match, all seats at this screen. */
export function branchOf(
  match: Match<unknown>,
  position: number,
  seats: readonly SeatInfo[],
  id: string,
  now: number,
): KeptGame {
  const branch = match.branch(position);
  const { game, options, players } = match.header;
  const sitting = players.map((name, seat: Seat): SeatInfo => {
    const { kind, level } = seats[seat] ?? { kind: 'person' };
    return { name, kind, ...(level === undefined ? {} : { level }) };
  });
  return {
    ...{ id, game, options, seats: sitting, position, over: branch.over, begun: now, played: now, seen: position },
    file: saveText(save(branch)),
    look: branch.view('spectator'),
  };
}
