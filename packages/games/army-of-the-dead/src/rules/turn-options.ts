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

/** One option for each thing of a kind, made once: `about` says where it points, and what it tells. */
export const forEach =
  <K extends string>(about: (chosen: K) => Omit<TurnOption, 'id' | 'run'>) =>
  (verb: string, rule: string, run: Doing<K>): ((chosen: K) => TurnOption) =>
    memo((chosen) => ({ id: `${verb}:${chosen}`, rule, ...about(chosen), run: (g, slot) => run(g, slot, chosen) }));

export const inZone = forEach<ZoneId>((to) => ({ at: to, details: { to }, to }));
export const withCard = forEach<EquipmentId>((item) => ({ at: `item:${item}`, details: { item }, item }));
export const onSomebody = forEach<SurvivorId>((whom) => ({
  ...{ at: `survivor:${whom}`, details: { survivor: whom } },
  whom,
}));

/** A target of a Concentrated Attack as options name it: `alpha`, or `trapped-alpha` for one that lies in bolas. */
export const targetOf = ({ type, trapped }: Pick<Focus, 'type' | 'trapped'>): string =>
  trapped ? `trapped-${type}` : type;

/** The same Attack, concentrated on one kind of target. */
function concentrated(plain: TurnOption, target: string, rule: string): TurnOption {
  const [verb = '', ...rest] = plain.id.split(':');
  const trapped = target.startsWith('trapped-');
  const type = target.replace('trapped-', '') as ZombieType; // as `targetOf` has written it
  const details = { ...plain.details, type, trapped: trapped ? 'yes' : 'no' };
  return { ...plain, id: [`${verb}-focus`, ...rest, target].join(':'), rule, details, type, trapped };
}

/** An Attack on a Zone, and the same on each target that it can be concentrated on. */
export interface Attacks {
  readonly plain: TurnOption;
  readonly focus: (target: string) => TurnOption;
}

export const attacks = (plain: TurnOption, rule: string): Attacks => ({
  plain,
  focus: memo((target: string) => concentrated(plain, target, rule)),
});

/** Whom an option aims at, if at anybody in particular. */
export const focusOf = ({ type, trapped = false }: TurnOption): Focus | null =>
  type === undefined ? null : { type, trapped };
