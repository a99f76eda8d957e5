import type { Option, Rules } from '@dreadhouse/engine';
import { actionCard } from '../catalogue.ts';
import type { Attack } from '../content/types.ts';
import { type CardId, type FinalGirl, PLAYER } from '../state.ts';
import { playCard } from './action-card.ts';
import { retaliationPlans } from './attack.ts';
import { handNames } from './hand.ts';
import { loseHealth } from './health.ts';
import { answer, moment } from './in-play.ts';
import { isOffer, offers, take } from './things.ts';

/**
 * FG-R-27: an attack on the heroine: announced, then reactions one at a time, then shield items; what is left is lost health
 * (FG-KATK-12). Returns the health lost. FG-R-28: whoever attacks. FG-REACT-10: victims have no such defence.
 */
export function* hitHeroine(g: FinalGirl, attack: Attack): Rules<number> {
  const lost = answer(g, 'losesAttack', attack);
  if (lost !== undefined) {
    g.tell('all', 'attack-lost', { attacker: attack.attacker, why: lost, rule: 'FG-KATK-11' });
    return 0;
  }
  g.tell('all', 'attacked', { attacker: attack.attacker, damage: attack.amount, rule: 'FG-KATK-11' });
  yield* moment(g, 'onAttack', attack);
  yield* reactions(g, attack);
  yield* shields(g, attack);
  if (attack.cancelled || attack.amount <= 0) {
    g.tell('all', 'attack-avoided', { attacker: attack.attacker, rule: 'FG-REACT-03' });
    return 0;
  }
  return yield* loseHealth(g, attack.amount, null, attack);
}

/**
 * FG-REACT-01, FG-REACT-02: reaction cards in hand, several if wanted (FG-REACT-07), each against this attack
 * alone (FG-REACT-06, FG-REACT-08). FG-R-12: nothing else is played meanwhile, except Close Call after the roll.
 */
function* reactions(g: FinalGirl, attack: Attack): Rules {
  const cards = (): CardId[] =>
    handNames(g).filter((card) => actionCard(card).type === 'reaction' && helps(g, attack, card));
  for (;;) {
    const pick = yield* g.choose(
      PLAYER,
      'react',
      'FG-REACT-01',
      (): (Option & { card?: CardId })[] => [
        { id: 'take-it' },
        ...cards().map((card) => ({ id: `play:${card}`, at: `hand:${card}`, card, details: { card } })),
      ],
      { attacker: attack.attacker, damage: attack.cancelled ? 0 : attack.amount },
    );
    if (pick.card === undefined) return;
    yield* playCard(g, pick.card, { attack });
  }
}

/** FG-REACT-07: an attack that is warded off can still be answered; only what would defend against nothing is not worth asking for. */
function helps(g: FinalGirl, attack: Attack, card: CardId): boolean {
  if (!attack.cancelled && attack.amount > 0) return true;
  return actionCard(card).damage === true && retaliationPlans(g, card, attack).length > 0;
}

/** FG-R-27: shield items come after the reactions. */
function* shields(g: FinalGirl, attack: Attack): Rules {
  while (!attack.cancelled && attack.amount > 0) {
    const about = { attacker: attack.attacker, damage: attack.amount };
    const list = (): Option[] => [{ id: 'take-it' }, ...offers(g, 'shields', attack)];
    const pick = yield* g.choose(PLAYER, 'shield', 'FG-R-27', list, about);
    if (!isOffer(pick)) return;
    yield* take(g, pick);
  }
}
