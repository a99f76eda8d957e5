import { type Seat, shape } from '@dreadhouse/engine';
import { MORTAL, NERVE, OMENS, ROOM_IDS, type RoomId } from './content.ts';
import type { VigilOptions } from './options.ts';
import type { Keeper, Omen, VigilState } from './state.ts';

/** What every field of a state can be. */
export function stateShape({ hours }: VigilOptions, seats: number): shape.Shape<VigilState> {
  const keeper = shape.record<Keeper>({ room: shape.oneOf(ROOM_IDS), nerve: shape.whole(0, NERVE) });
  return shape.record<VigilState>({
    hours: shape.exactly(hours),
    hour: shape.whole(0, hours),
    keepers: shape.listOf(keeper, seats, seats),
    lit: shape.record<Record<RoomId, boolean>>({
      nave: shape.flag,
      tower: shape.flag,
      crypt: shape.flag,
      porch: shape.flag,
    }),
    dark: shape.whole(0, MORTAL),
    omens: pile(seats),
    spent: pile(seats),
    result: shape.nullable(shape.oneOf(['dawn', 'dark'])),
  });
}

function pile(seats: number): shape.Shape<Omen[]> {
  const omen = shape.record<Omen>({
    id: shape.whole(0, OMENS.length - 1),
    face: shape.oneOf(OMENS),
    heardBy: shape.setOf<Seat>(shape.whole(0, seats - 1), seats),
  });
  return shape.listOf(omen, OMENS.length);
}
