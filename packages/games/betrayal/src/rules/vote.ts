import type { Option, Rules, Seat } from '@dreadhouse/engine';
import type { Betrayal } from '../state.ts';
import { say, sealed } from './choose.ts';
import { living } from './figures.ts';

interface Vote extends Option {
  readonly yes: boolean;
}

export interface Votes {
  readonly yes: readonly Seat[];
  readonly no: readonly Seat[];
}

/** All the living but the one named vote at the same moment, and then everybody hears how; in the words of the haunt: `vote`, `vote-yes`, `vote-no`. */
export function* voteOn(g: Betrayal, named: Seat): Rules<Votes> {
  const seats = living(g).filter((seat) => seat !== named);
  const ballot: Vote[] = [true, false].map((yes) => ({
    id: yes ? 'vote-yes' : 'vote-no',
    yes,
    details: { seat: named },
  }));
  const given = yield* sealed(g, seats, 'vote', () => ballot, { who: named });
  const yes = seats.filter((_, i) => given[i]?.yes === true);
  for (const seat of seats) say(g, yes.includes(seat) ? 'vote-yes' : 'vote-no', { who: seat });
  return { yes, no: seats.filter((seat) => !yes.includes(seat)) };
}
