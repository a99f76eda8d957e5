import type { Nemesis } from '../state.ts';
import { shufflePieces } from './pieces.ts';
import { peopleIn, person, roomAt, stalkersIn, turnOrder, whereIs } from './table.ts';

/**
 * G-34: where people play together, a corpse that lies or is carried in a working Infirmary without stalkers brings its owner back: light
 * wounds gone, serious ones dressed, no larva, no slime, all own cards in the deck; Knowledge, signal and token side as they were.
 */
export function revive(g: Nemesis): void {
  const room = whereIs(g, 'infirmary');
  if (g.state.options.mode !== 'cooperative' || room === undefined) return;
  if (roomAt(g, room).malfunction || stalkersIn(g, room).length > 0) return;
  for (const seat of turnOrder(g)) {
    const one = person(g, seat);
    if (one.fate !== 'dead' || !takeCorpse(g, `corpse:${one.id}`, room)) continue;
    Object.assign(one, { fate: 'in-play', at: room, light: 0, larva: false, slime: false });
    for (const wound of one.serious) wound.dressed = true;
    shufflePieces(g, `deck-${seat}`, one.deck);
    g.tell('all', 'revived', { seat, room, rule: 'NL-G-34' });
  }
}

/** Takes the corpse off the floor or out of somebody's hands; false where it is not here. */
function takeCorpse(g: Nemesis, corpse: string, room: Parameters<typeof roomAt>[1]): boolean {
  const here = roomAt(g, room);
  if (here.objects.includes(corpse)) {
    here.objects = here.objects.filter((what) => what !== corpse);
    return true;
  }
  for (const bearer of peopleIn(g, room).map((seat) => person(g, seat))) {
    const thing = bearer.hands.find(({ what }) => what === corpse);
    if (thing === undefined) continue;
    bearer.hands = bearer.hands.filter((other) => other !== thing);
    return true;
  }
  return false;
}
