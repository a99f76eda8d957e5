import type { Seat } from '@dreadhouse/engine';
import type { Nemesis } from '../state.ts';
import { gainContamination } from './hand.ts';
import { person } from './table.ts';

/** E-INFEST: a larva where there is none, and a contamination card. */
export function infest(g: Nemesis, seat: Seat): void {
  person(g, seat).larva = true;
  g.tell('all', 'infested', { seat, rule: 'NL-G-12' });
  gainContamination(g, seat);
}
