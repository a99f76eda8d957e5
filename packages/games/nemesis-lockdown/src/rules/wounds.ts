import type { Rules, Seat } from '@dreadhouse/engine';
import { found, registry } from '../catalogue.ts';
import type { Wound } from '../content/definitions.ts';
import { LIGHT_WOUNDS, SERIOUS_WOUNDS } from '../content/supplies.ts';
import type { Nemesis } from '../state.ts';
import { die } from './death.ts';
import { turnUp } from './pieces.ts';
import { isInPlay, person, type Table } from './table.ts';

// E-WOUND, one wound at a time. Whoever gives one looks afterwards whether the character lives.

/** With three serious wounds any wound kills; the third light one becomes a serious one. */
export function* lightWound(g: Nemesis, seat: Seat): Rules {
  const one = person(g, seat);
  if (!isInPlay(g, seat)) return;
  if (one.serious.length >= SERIOUS_WOUNDS) return yield* die(g, seat);
  if (one.light + 1 < LIGHT_WOUNDS) {
    one.light += 1;
    g.tell('all', 'light-wound', { seat, n: one.light, rule: 'NL-G-11' });
    return;
  }
  one.light = 0;
  yield* seriousWound(g, seat);
}

export function* seriousWound(g: Nemesis, seat: Seat): Rules {
  const one = person(g, seat);
  if (!isInPlay(g, seat)) return;
  if (one.serious.length >= SERIOUS_WOUNDS) return yield* die(g, seat);
  const card = turnUp(g, 'wounds', g.state.wounds);
  if (card === undefined) return;
  one.serious.push({ wound: card.face, dressed: false });
  g.reveal('all', 'serious-wound', { seat, wound: card.face, rule: 'NL-G-11' });
}

/** What a character's open wounds do; a second one of a kind adds nothing (G-11). */
export function openWounds(t: Table, seat: Seat): Wound[] {
  const ids = person(t, seat)
    .serious.filter(({ dressed }) => !dressed)
    .map(({ wound }) => wound);
  return [...new Set(ids)].map((id) => found(registry().wounds, id));
}

/** The card of a healed wound goes to the discards. */
export function heal(g: Nemesis, seat: Seat, at: number): void {
  const [healed] = person(g, seat).serious.splice(at, 1);
  if (healed !== undefined) g.state.wounds.discard.push({ face: healed.wound, seen: 31 });
}
