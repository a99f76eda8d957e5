import { memo, type Rules } from '@dreadhouse/engine';
import type { EquipmentId } from '../content/equipment.ts';
import type { SurvivorId } from '../content/survivors.ts';
import type { ZombieType } from '../content/zombies.ts';
import type { ZoneId } from '../map/index.ts';
import type { Army, Slot } from '../state.ts';
import type { Focus } from './attack.ts';
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

/** A target of a Concentrated Attack as options name it: `alpha`, or `trapped-alpha` for one that lies in bolas. */
export const targetOf = ({ type, trapped }: Pick<Focus, 'type' | 'trapped'>): string =>
  trapped ? `trapped-${type}` : type;

/** The same Attack, concentrated on one kind of target. */
export function concentrated(plain: TurnOption, target: string, rule: string): TurnOption {
  const [verb = '', ...rest] = plain.id.split(':');
  const trapped = target.startsWith('trapped-');
  const type = target.replace('trapped-', '') as ZombieType; // as `targetOf` has written it
  const details = { ...plain.details, type, trapped: trapped ? 'yes' : 'no' };
  return { ...plain, id: [`${verb}-focus`, ...rest, target].join(':'), rule, details, type, trapped };
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
