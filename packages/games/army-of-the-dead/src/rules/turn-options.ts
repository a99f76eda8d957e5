import { memo, type Rules } from '@dreadhouse/engine';
import type { EquipmentId } from '../content/equipment.ts';
import type { SurvivorId } from '../content/survivors.ts';
import type { ZoneId } from '../map/index.ts';
import type { Army, Slot } from '../state.ts';
import type { TurnOption } from './turn.ts';

/** What is done with the Zone, the card or the person that was chosen. */
type Doing<K> = (g: Army, slot: Slot, chosen: K) => Rules<unknown> | unknown;

/** One option for each Zone, made once. */
export function inZone(verb: string, rule: string, run: Doing<ZoneId>): (to: ZoneId) => TurnOption {
  return memo((to) => ({ id: `${verb}:${to}`, at: to, rule, details: { to }, to, run: (g, slot) => run(g, slot, to) }));
}

export function withCard(verb: string, rule: string, run: Doing<EquipmentId>): (face: EquipmentId) => TurnOption {
  return memo((item) => ({
    id: `${verb}:${item}`,
    at: `item:${item}`,
    rule,
    details: { item },
    item,
    run: (g, slot) => run(g, slot, item),
  }));
}

export function onSomebody(
  verb: string,
  rule: string,
  run: Doing<SurvivorId>,
  item?: EquipmentId,
): (whom: SurvivorId) => TurnOption {
  return memo((whom) => ({
    id: `${verb}:${whom}`,
    at: `survivor:${whom}`,
    rule,
    details: { survivor: whom, ...(item === undefined ? {} : { item }) },
    whom,
    run: (g, slot) => run(g, slot, whom),
  }));
}
