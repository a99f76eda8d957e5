import type { Seat } from '@dreadhouse/engine';
import { TRAITS, type Trait } from '../content/explorers.ts';
import { explorerAt, hasHaunt } from '../rules/figures.ts';
import { valueAt } from '../rules/traits.ts';
import type { Betrayal, DamageKind, Explorer } from '../state.ts';

const OF_KIND: Readonly<Record<DamageKind, readonly Trait[]>> = {
  physical: ['might', 'speed'],
  mental: ['knowledge', 'sanity'],
  general: TRAITS,
};

/** How many steps of this kind an explorer can lose and live: every trait down to its critical step. */
export function spareSteps({ traits }: Pick<Explorer, 'traits'>, kind: DamageKind): number {
  return OF_KIND[kind].reduce((sum, trait) => sum + Math.max(0, traits[trait] - 1), 0);
}

/** What death costs, in steps. */
const DEATH = 9;

/** What it costs an explorer to take so much damage, in steps: the fewer are left, the dearer they are. */
export function damageCost(g: Betrayal, seat: Seat, kind: DamageKind, amount: number): number {
  if (amount <= 0) return 0;
  const spare = spareSteps(explorerAt(g, seat), kind);
  if (amount > spare) return hasHaunt(g) ? DEATH : spare;
  return amount * (1 + 1.5 / (1 + spare - amount));
}

/** What the loss of one step of a trait costs. */
export function stepCost(g: Betrayal, seat: Seat, trait: Trait): number {
  const explorer = explorerAt(g, seat);
  const step = explorer.traits[trait];
  if (step <= 1) return hasHaunt(g) ? DEATH : 0;
  const lost = valueAt(explorer, trait, step) - valueAt(explorer, trait, step - 1);
  return 0.4 + lost + 1.6 / (step - 1);
}

/** What one step more of a trait is worth. */
export function stepGain(g: Betrayal, seat: Seat, trait: Trait): number {
  const explorer = explorerAt(g, seat);
  const step = explorer.traits[trait];
  return 0.4 + valueAt(explorer, trait, step + 1) - valueAt(explorer, trait, step) + 1.2 / Math.max(1, step);
}

/** From 0 (dead) to about 1: how far an explorer is from death. */
export function vigour({ traits, dead }: Pick<Explorer, 'traits' | 'dead'>): number {
  if (dead) return 0;
  const [body, mind] = [traits.might + traits.speed - 1, traits.knowledge + traits.sanity - 1];
  return 0.25 + 0.75 * Math.min(1, (Math.min(body, mind) + 0.3 * Math.max(body, mind)) / 9);
}
