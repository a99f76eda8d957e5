import type { Rules, Seat } from '@dreadhouse/engine';
import { found, registry } from '../catalogue.ts';
import type { Wound } from '../content/definitions.ts';
import { LIGHT_WOUNDS, SERIOUS_WOUNDS } from '../content/supplies.ts';
import type { Nemesis } from '../state.ts';
import { makeRoom } from './carry.ts';
import { die } from './death.ts';
import { open, turnUp } from './pieces.ts';
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
  g.touch(`wound:${card.face}`);
  one.serious.push({ wound: card.face, dressed: false });
  g.reveal('all', 'serious-wound', { seat, wound: card.face, rule: 'NL-G-11' });
  yield* makeRoom(g, seat);
}

/** What a character's open wounds do; a second one of a kind adds nothing (G-11). */
export function openWounds(t: Table, seat: Seat): Wound[] {
  const ids = person(t, seat)
    .serious.filter(({ dressed }) => !dressed)
    .map(({ wound }) => wound);
  return [...new Set(ids)].map((id) => found(registry().wounds, id));
}

/** Dressed wounds do nothing more, but they still count. */
export function dress(g: Nemesis, seat: Seat, wound: string): void {
  const found = person(g, seat).serious.find((one) => one.wound === wound && !one.dressed);
  if (found === undefined) return;
  found.dressed = true;
  g.tell('all', 'wound-dressed', { seat, wound, rule: 'NL-G-11' });
}

/** The card of a healed wound goes to the discards; only a dressed one can be healed. */
export function heal(g: Nemesis, seat: Seat, wound: string): void {
  const one = person(g, seat);
  const healed = one.serious.find((other) => other.wound === wound && other.dressed);
  if (healed === undefined) return;
  one.serious = one.serious.filter((other) => other !== healed);
  g.state.wounds.discard.push(open(wound));
  g.tell('all', 'wound-healed', { seat, wound, rule: 'NL-G-11' });
}

export function healLight(g: Nemesis, seat: Seat, n: number): void {
  const one = person(g, seat);
  const healed = Math.min(n, one.light);
  if (healed === 0) return;
  one.light -= healed;
  g.tell('all', 'light-healed', { seat, n: healed, rule: 'NL-G-11' });
}

/** The kinds of serious wounds that a character has, dressed or open: whose choice it is names one of them. */
export function woundsOf(t: Table, seat: Seat, dressed: boolean): string[] {
  const fitting = person(t, seat).serious.filter((one) => one.dressed === dressed);
  return [...new Set(fitting.map(({ wound }) => wound))];
}
