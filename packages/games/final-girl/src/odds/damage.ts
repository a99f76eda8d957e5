import type { Seat } from '@dreadhouse/engine';
import { actionCard } from '../catalogue.ts';
import { goOnUntil, probe } from './probe.ts';
import { type RollModel, rowsOf } from './roll.ts';
import type { FinalGirlMatch } from './types.ts';

const HARM: readonly string[] = ['killer-damaged', 'minion-damaged', 'dark-power-damaged'];

/** The damage that each row of an attack deals, weapon and all: every row is tried once, with dice that reach it. */
export function damageByRow(
  match: FinalGirlMatch,
  seat: Seat,
  option: string,
  { card, extra }: RollModel,
): ReadonlyMap<number, number> {
  const found = new Map<number, number>();
  const rows = rowsOf(card);
  if (extra > 0 || actionCard(card).damage !== true) return found;
  for (const row of rows) {
    const tried = probe(match, seat, option, (die) => (die < row ? 6 : 1));
    if (tried === null) continue;
    const { run, events } = tried;
    const isOut = (): boolean => events.some(({ kind }) => kind === 'outcome');
    const keep = (): void => {
      const leave = run.ask?.kind === 'after-roll' ? run.legal(seat).find(({ id }) => id === 'keep') : undefined;
      if (leave !== undefined) run.answer(seat, leave);
    };
    goOnUntil(tried, seat, () => run.ask?.kind === 'after-roll' || isOut());
    keep();
    goOnUntil(tried, seat, () => isOut() && run.ask?.kind !== 'split-damage' && run.ask?.kind !== 'which-dark-power');
    found.set(row, harmIn(events));
  }
  return found;
}

function harmIn(
  events: readonly { readonly kind: string; readonly details: Readonly<Record<string, unknown>> }[],
): number {
  return events
    .filter(({ kind }) => HARM.includes(kind))
    .reduce((sum, { details }) => sum + Number(details['amount'] ?? 0), 0);
}
