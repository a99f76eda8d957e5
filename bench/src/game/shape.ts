import { shape } from '@dreadhouse/engine';
import { type Card, FACES, type Guest, type Lurker, type Manor, type Room } from './manor.ts';

const MANY = 1000;
const name = shape.textUpTo(100);
const count = shape.whole(0, MANY);
const cards = shape.listOf(shape.record<Card>({ id: count, face: shape.oneOf(FACES) }), MANY);
const guest = shape.record<Guest>({
  name,
  room: count,
  health: count,
  courage: count,
  found: count,
  hand: cards,
  tracks: shape.record<Guest['tracks']>({ noise: count, clues: count, luck: count }),
});
const room = shape.record<Room>({
  name,
  exits: shape.listOf(count, MANY),
  dark: shape.flag,
  finds: count,
  tokens: shape.listOf(name, MANY),
  lurkers: shape.listOf(shape.record<Lurker>({ id: count, strength: count }), MANY),
});

/** Any table of Manor. */
export const manorShape = shape.record<Manor>({
  round: count,
  dread: count,
  guests: shape.listOf(guest, MANY),
  rooms: shape.listOf(room, MANY),
  deck: cards,
  discard: cards,
});
