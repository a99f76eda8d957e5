import type { Rules } from '@dreadhouse/engine';
import { killerDef } from '../content/killers/index.ts';
import { MOST_FEAR } from '../content/numbers.ts';
import { KILLER, type Slot, type Survivor, type Terrorscape } from '../state.ts';
import { learnWhere, note } from './knowledge.ts';
import { panicNoise } from './noise.ts';
import { options, SURVIVOR } from './pointing.ts';
import { pay } from './skill-cards.ts';
import { nameOf, names, slotOf, survivor } from './team.ts';
import { woundOutside } from './wounds.ts';

/** TS-KW-13: SCARE one Survivor. */
export function* scare(g: Terrorscape, slot: Slot): Rules {
  const one = survivor(g, slot);
  if (one.health === 0) return;
  if (one.fear < MOST_FEAR) {
    one.fear += 1; // TS-FEAR-02
    return g.reveal('all', 'scared', { survivor: one.id, fear: one.fear, rule: 'TS-FEAR-02' });
  }
  // TS-FEAR-03, TS-FEAR-06: no third token, and the two stay.
  panicNoise(g, one.at);
  learnWhere(one, one.at);
  note(g, { kind: 'panic', zone: one.at, found: [one.id] });
  g.reveal('all', 'panicked', { survivor: one.id, at: one.at, rule: 'TS-FEAR-05' });
  yield* panicWound(g, slot);
}

/** TS-R-09: from a level on the Specter can wound somebody who panics. */
function* panicWound(g: Terrorscape, slot: Slot): Rules {
  const { killer } = g.state;
  const power = killerDef(killer.id).panicWound;
  if (power === undefined || killer.level < power.from) return;
  if (killer.panicWoundUsed || killer.hand.length < power.cost) return;
  const about = { survivor: nameOf(g, slot), cost: power.cost };
  if (!(yield* g.confirm(KILLER, 'panic-wound', 'TS-R-09', about))) return;
  killer.panicWoundUsed = true;
  yield* pay(g, power.cost);
  yield* woundOutside(g, slot);
}

/** TS-R-23: one after the other, in an order that the Killer chooses where it makes a difference. */
export function* scareEach(g: Terrorscape, slots: readonly Slot[]): Rules {
  const left = [...slots];
  while (left.length > 0) {
    const first = left.length > 1 && left.some((slot) => survivor(g, slot).fear === MOST_FEAR);
    const next = first ? yield* chooseVictim(g, 'scare-order', 'TS-R-23', left) : (left[0] as Slot);
    left.splice(left.indexOf(next), 1);
    yield* scare(g, next);
  }
}

const SCARE = options('scare', SURVIVOR, { rule: 'TS-KW-13' });

/** Whom, of these? */
export function* chooseVictim(
  g: Terrorscape,
  kind: 'scare-one' | 'scare-order',
  rule: string,
  slots: readonly Slot[],
): Rules<Slot> {
  const victims = names(g, slots).map(SCARE);
  return slotOf(g, (yield* g.ask(KILLER, kind, rule, () => victims)).whom);
}

/** TS-FEAR-01: all fear goes. Fear lies in the open, so everybody sees it go; by which means is nobody's business. */
export function calm(g: Terrorscape, one: Survivor): void {
  if (one.fear === 0) return;
  one.fear = 0;
  g.reveal('all', 'calmed', { survivor: one.id, rule: 'TS-FEAR-01' });
}
