import type { CardId } from '../state.ts';
import { worthOfPile } from './finds.ts';
import { strengthOf, worthOfMove } from './goals.ts';
import { worthOfTime } from './market.ts';
import { type Situation, weaponBonus } from './situation.ts';
import type { Measure } from './worth.ts';

/** How the rows of a card count when it is played here and now. */
export class Now implements Measure {
  readonly #s: Situation;
  readonly bonus: number;
  readonly damage: Measure['damage'];
  readonly attack: number;
  readonly end: number;
  readonly nextDie: number;
  readonly nextPartials: number;

  constructor(s: Situation, card: CardId, attack = 0) {
    const bonus = weaponBonus(s, card, s.away === 0 || minionsHere(s) ? 0 : s.away);
    const next = s.canHurt && s.away <= 1 ? Math.min(3, strengthOf(s)) : 0.15;
    this.#s = s;
    this.bonus = bonus ?? 0;
    this.damage = whom(s, bonus);
    this.attack = attack;
    this.end = priceOfEnding(s);
    this.nextDie = s.weights.nextDie * next;
    this.nextPartials = s.weights.nextPartials * next;
  }

  time(n: number): number {
    return worthOfTime(this.#s, n);
  }

  move(n: number): number {
    const { stuck, blind } = this.#s;
    return stuck ? 0 : (blind ? 0.3 : 1) * worthOfMove(this.#s, n);
  }

  search(n: number): number {
    return worthOfSearch(this.#s, n);
  }
}

const minionsHere = ({ state, here }: Situation): boolean =>
  state.minions.some((minion) => minion.space === here && minion.status === 'board');

/** Whom an attack would hit: the killer if he is within reach, else the marionettes beside her. */
function whom(s: Situation, bonus: number | null): Measure['damage'] {
  if (s.canHurt && (s.away === 0 || (bonus !== null && s.away <= 4))) return 'killer';
  return s.state.minions.some((minion) => minion.status === 'board') ? 'minions' : 'nobody';
}

function worthOfSearch(s: Situation, n: number): number {
  const pile = s.state.items.piles.find((one) => one.space === s.here);
  return pile === undefined ? 0.3 : worthOfPile(s, pile, n);
}

/** What cannot be done any more when the phase ends at once: other attacks, and getting away. */
function priceOfEnding(s: Situation): number {
  const more = s.away === 0 && s.canHurt ? s.weights.endAttacks * Math.min(4, strengthOf(s)) : 0;
  return s.weights.end + more;
}
