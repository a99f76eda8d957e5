import type { Ask, Option } from '@dreadhouse/engine';
import { itemCard } from '../catalogue.ts';
import { sparePairs, worthOfHolding, worthOfResults, worthOfRoll } from './cards.ts';
import { now } from './measure.ts';
import { type Judges, type Opinion, opinion } from './opinion.ts';
import type { Situation } from './situation.ts';
import { worthOfHealth } from './worth.ts';

/** FG-R-01: whom to attack, and with what. */
function opinionOfTarget(_s: Situation, option: Option): Opinion {
  const target = option.details?.['target'];
  const weapon = option.details?.['weapon'];
  const definition = typeof weapon === 'string' ? itemCard(weapon) : undefined;
  // What wears out is used last among equals.
  const wear = definition?.uses !== undefined ? 0.2 : weapon === 'strongman_hammer' ? 0.4 : 0;
  const damage = (definition?.weapon?.damage ?? 0) - wear;
  if (target === 'killer') return opinion(2 + damage, damage > 0 ? 'weapon' : 'attack');
  return opinion(target === 'minions' ? 0.8 + 0.3 * damage : 0.1, 'minions');
}

/** FG-MINION-07: a point of damage. */
function opinionOfHit(_s: Situation, option: Option): Opinion {
  return opinion(option.id === 'hit:killer' ? 1 : 0.5, option.id === 'hit:killer' ? 'attack' : 'minions');
}

/** FG-REACT-01: a reaction card against this attack, or take it. */
function opinionOfReaction(s: Situation, option: Option, ask: Ask): Opinion {
  if (option.id === 'take-it') return opinion(0, 'keep');
  const card = option.id.slice(5);
  const damage = Number(ask.about?.['damage'] ?? s.attack);
  const results = worthOfResults(s, card, now(s, card, damage));
  const worth = worthOfRoll(s, results, s.dice, sparePairs(s));
  return opinion(worth - 0.5 * worthOfHolding(s, card, 0), 'defend');
}

const SHIELD_PRICE: Readonly<Record<string, number>> = { 'use:trash_lid': 0.4, 'use:pitchfork': 1.8 };

/** FG-R-27: shield items, after the reactions. */
function opinionOfShield(s: Situation, option: Option, ask: Ask): Opinion {
  if (option.id === 'take-it') return opinion(0, 'keep');
  const damage = Number(ask.about?.['damage'] ?? s.attack);
  const saved =
    option.id === 'use:trash_lid'
      ? worthOfHealth(s, -damage + 1) - worthOfHealth(s, -damage)
      : -worthOfHealth(s, -damage);
  return opinion(saved - (SHIELD_PRICE[option.id] ?? 0.5), 'defend');
}

/** Pepper Spray: when she would be hit. */
function opinionInKillerPhase(s: Situation, option: Option): Opinion {
  if (option.id === 'go-on') return opinion(0, 'keep');
  const danger = s.away === 0 ? -worthOfHealth(s, -s.attack) * 1.2 : 0;
  return opinion(danger - 1.2, 'item');
}

/** A manifestation or a mob: play a damage card, or let it come. */
function opinionOfFacing(s: Situation, option: Option, ask: Ask): Opinion {
  if (!option.id.startsWith('play:')) return opinion(0, 'keep');
  const need = Number(ask.about?.['n'] ?? 1);
  const card = option.id.slice(5);
  const power = card === 'critical_blow' ? 2.4 : card === 'furious_strike' ? 1 : 0.6;
  const gain = Math.min(1, power / need) * -worthOfHealth(s, -(s.attack + 1));
  return opinion(gain - 0.5 * s.weights.heldAttack - 0.3, 'defend');
}

export const FIGHTING = {
  attack: opinionOfTarget,
  'split-damage': opinionOfHit,
  shoot: opinionOfHit,
  react: opinionOfReaction,
  shield: opinionOfShield,
  'killer-phase': opinionInKillerPhase,
  'face-manifestation': opinionOfFacing,
  'face-voices': opinionOfFacing,
  'hold-up-cross': (_s, option) => opinion(option.id === 'no' ? 0 : 0.5, 'defend'),
} satisfies Judges;
