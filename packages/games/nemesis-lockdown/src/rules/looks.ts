import type { Option, Rules, Seat } from '@dreadhouse/engine';
import { type RoomId, SLOTS } from '../content/board.ts';
import type { Nemesis, Piece } from '../state.ts';
import { look, refill } from './pieces.ts';
import { roomAt, type Table } from './table.ts';

// "Look at": only the looker learns the face; that it happened, and at which piece, is seen by all (5.0).

export const unexplored = (t: Table): RoomId[] => SLOTS.filter((room) => !roomAt(t, room).explored);

export function lookAt(g: Nemesis, seat: Seat, at: string, piece: Piece<string>, rule = 'NL-G-24'): void {
  g.tell('all', 'looked', { seat, at, rule });
  look(piece, seat);
  g.reveal([seat], 'saw', { seat, at, face: piece.face, rule });
}

export function lookAtTile(g: Nemesis, seat: Seat, room: RoomId): void {
  lookAt(g, seat, `tile:${room}`, roomAt(g, room).tile);
}

/** "Look at two unexplored tiles": one, then another; what was seen may decide which. */
export function* lookAtTiles(g: Nemesis, seat: Seat, rule: string): Rules {
  const seen: RoomId[] = [];
  for (let left = tilesToLookAt(g); left > 0; left--) {
    const others = (): Option[] =>
      unexplored(g)
        .filter((room) => !seen.includes(room))
        .map((room) => ({ id: room, at: `room:${room}`, details: { room } }));
    const { id } = yield* g.choose(seat, 'look-at-tile', rule, others, { left });
    const room = unexplored(g).find((one) => one === id);
    if (room === undefined) return;
    lookAtTile(g, seat, room);
    seen.push(room);
  }
}

/** Two, as long as so many lie face down. */
export const tilesToLookAt = (t: Table): number => Math.min(2, unexplored(t).length);

export function lookAtTileAndToken(g: Nemesis, seat: Seat, room: RoomId): void {
  lookAtTile(g, seat, room);
  const { token } = roomAt(g, room);
  if (token !== null) lookAt(g, seat, `token:${room}`, token);
}

/** The top event card, which stays or goes to the bottom. */
export function* lookAtEvent(g: Nemesis, seat: Seat): Rules {
  const { event } = g.state;
  refill(g, 'event', event);
  const [card] = event.draw;
  if (card === undefined) return;
  lookAt(g, seat, 'event', card);
  const options = (): Option[] => [{ id: 'leave' }, { id: 'bottom' }];
  const { id } = yield* g.ask(seat, 'event-card', 'NL-G-24', options, { card: card.face });
  if (id === 'bottom') event.draw.push(...event.draw.splice(0, 1));
}
