import type { Rules } from '@dreadhouse/engine';
import { darkPowerCard } from '../catalogue.ts';
import type { FinalGirl, HiddenCard } from '../state.ts';
import { removeFromPlay } from './cards-in-play.ts';
import { contextOf, resolve } from './effects.ts';

/** FG-BRD-10, FG-DARK-01: the dark power is revealed; from now on it applies. */
export function* revealDarkPower(g: FinalGirl): Rules {
  for (const card of g.state.darkPowers) if (!card.revealed) yield* show(g, card);
}

/** A second dark power, at random among the unused ones (hans_f1, FG-R-58). */
export function* revealAnotherDarkPower(g: FinalGirl): Rules {
  const pool = [...g.state.unusedDarkPowers]
    .filter((id) => g.state.options.epic !== 'off' || !darkPowerCard(id).epic)
    .sort();
  if (pool.length === 0) return;
  const id = g.pick('dark-power', pool);
  g.state.unusedDarkPowers = g.state.unusedDarkPowers.filter((one) => one !== id);
  const card: HiddenCard = { id, revealed: false, known: false };
  g.state.darkPowers.push(card);
  yield* show(g, card);
}

function* show(g: FinalGirl, card: HiddenCard): Rules {
  card.revealed = true;
  g.touch(`darkpower:${card.id}`);
  g.reveal('all', 'dark-power-revealed', { card: card.id, rule: 'FG-DARK-01' });
  yield* resolve(g, darkPowerCard(card.id).onReveal ?? [], contextOf(g, card.id, 'other'));
}

/** All minor dark powers, or one, are taken out of play (Carolyn, ritual_dagger, metal_bat). */
export function removeDarkPowers(g: FinalGirl, which?: string): void {
  for (const card of [...g.state.inPlay]) {
    if (card.kind === 'mdp' && (which === undefined || which === card.id)) removeFromPlay(g, card.id, 'FG-DARK-06');
  }
}

export const minorDarkPowers = (g: FinalGirl): string[] =>
  g.state.inPlay.filter((card) => card.kind === 'mdp').map((card) => card.id);
