import type { Seat } from '@dreadhouse/engine';
import { found, registry } from '../catalogue.ts';
import type { Weakness } from '../content/definitions.ts';
import { SLOT_KNOWLEDGE } from '../content/supplies.ts';
import type { Nemesis } from '../state.ts';
import { learn } from './explore.ts';
import { said } from './hooks.ts';
import type { ObjectKind } from './objects.ts';
import { layOpen } from './pieces.ts';
import { isInPlay, person, type Table, turnOrder } from './table.ts';

/** G-26: the weaknesses that lie open and whose number the character's Knowledge reaches. The first lies open from the start. */
export function knownWeaknesses(t: Table, seat: Seat): Weakness[] {
  const { weaknesses, spaces } = t.state.lab;
  const { knowledge } = person(t, seat);
  return weaknesses
    .filter((_, slot) => slot <= spaces.length && knowledge >= (SLOT_KNOWLEDGE[slot] ?? Number.POSITIVE_INFINITY))
    .map(({ face }) => found(registry().weaknesses, face));
}

/**
 * NL-ROOM-LAB-04 to NL-ROOM-LAB-08: three Knowledge; the object fills the first empty space (NL-ROOM-LAB-05) and its weakness is revealed,
 * unless one of its kind has been used before (NL-ROOM-LAB-07) or both spaces are filled. The object itself is gone either way; whoever calls this has taken it.
 */
export function research(g: Nemesis, seat: Seat, kind: ObjectKind): void {
  const { lab } = g.state;
  learn(g, seat, 3);
  const card = lab.weaknesses[lab.spaces.length + 1];
  if (lab.spaces.includes(kind) || card === undefined) return;
  lab.spaces.push(kind);
  layOpen(card);
  g.touch(`weakness:${card.face}`);
  g.reveal('all', 'weakness', { weakness: card.face, slot: lab.spaces.length, rule: 'NL-ROOM-LAB-06' });
  for (const other of turnOrder(g))
    if (isInPlay(g, other)) for (const hook of said(g, other, 'onWeakness')) hook(g, other);
}
