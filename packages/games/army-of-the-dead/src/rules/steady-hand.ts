import type { Option, Rules } from '@dreadhouse/engine';
import type { SurvivorId } from '../content/survivors.ts';
import type { ZoneId } from '../map/index.ts';
import type { Army, Slot } from '../state.ts';
import { survivor } from './table.ts';

interface SpareOption extends Option {
  readonly spared?: readonly SurvivorId[];
}

/** AD-SKILL-13: the shooter chooses who is ignored; these are the others. AD-R-53: where the game decides, everybody is spared. */
export function* unspared(g: Army, slot: Slot, at: ZoneId, victims: readonly SurvivorId[]): Rules<SurvivorId[]> {
  const { state } = g;
  const { id, seat } = survivor(state, slot);
  const spared: SurvivorId[] = [];
  for (;;) {
    const left = victims.filter((who) => !spared.includes(who));
    if (state.options.letTheGameDecide) spared.push(...left);
    if (left.length === 0 || state.options.letTheGameDecide) break;
    const pick = yield* g.ask(seat, 'steady-hand', 'AD-SKILL-13', () => options(left), { survivor: id, at });
    if (pick.spared === undefined) break;
    spared.push(...pick.spared);
  }
  if (spared.length > 0) g.tell('all', 'steady-hand', { survivor: id, survivors: spared, rule: 'AD-SKILL-13' });
  return victims.filter((who) => !spared.includes(who));
}

function options(left: readonly SurvivorId[]): SpareOption[] {
  const all: SpareOption = { id: 'spare-all', at: left.map((who) => `survivor:${who}`), spared: left };
  const single = left.map((who) => {
    return { id: `spare:${who}`, at: `survivor:${who}`, details: { survivor: who }, spared: [who] };
  });
  return [...(left.length > 1 ? [all] : []), ...single, { id: 'enough' }];
}
