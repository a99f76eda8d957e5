import {
  type KnownOdds,
  type KnownOptionOdds,
  type Option,
  type Outlook,
  preview,
  type Seat,
} from '@dreadhouse/engine';
import { damageByRow } from './damage.ts';
import { certainRow, reached, rollAfter, rowOdds, rowOutlook, rowsOf, type Worth } from './roll.ts';
import type { FinalGirlMatch } from './types.ts';

/** What is known of every option of the present decision, from worlds that the player could be in. */
export function odds(match: FinalGirlMatch, seat: Seat): KnownOdds {
  return Object.fromEntries(match.legal(seat).map((option) => [option.id, outcomesOf(match, seat, option)]));
}

const NOTHING: KnownOptionOdds = { outcomes: [], exact: true };

function outcomesOf(match: FinalGirlMatch, seat: Seat, option: Option): KnownOptionOdds {
  const kind = match.run.ask?.kind;
  if (kind === 'after-roll') return afterRoll(match, seat, option.id);
  if (kind === 'attack' || option.id.startsWith('play:')) return ofRoll(match, seat, option.id);
  return NOTHING;
}

function ofRoll(match: FinalGirlMatch, seat: Seat, option: string): KnownOptionOdds {
  const model = rollAfter(match, seat, option);
  if (model === null) return NOTHING;
  return { outcomes: rowOdds(model, worthOf(match, seat, option, model.card)), exact: true };
}

function worthOf(match: FinalGirlMatch, seat: Seat, option: string, card: string): Worth {
  return { damage: damageByRow(match, seat, option, card), ends: match.run.state.phase === 'action' };
}

/** The dice lie there: keeping them and converting are certain, rolling again is not. */
function afterRoll(match: FinalGirlMatch, seat: Seat, option: string): KnownOptionOdds {
  const about = match.run.ask?.about as { card: string; successes: number } | undefined;
  if (about === undefined) return NOTHING;
  const { card, successes } = about;
  const certain = (n: number): KnownOptionOdds => ({
    outcomes: certainRow(card, n, worthOf(match, seat, option, card)),
    exact: true,
  });
  if (option === 'keep') return certain(successes);
  if (option === 'convert') return certain(successes + 1);
  return isReroll(option) ? rolledAgain(match, seat, option, card) : NOTHING;
}

function isReroll(option: string): boolean {
  return option.startsWith('close_call:');
}

const UNSEEN = 'unseen';

function rolledAgain(match: FinalGirlMatch, seat: Seat, option: string, card: string): KnownOptionOdds {
  const rows = rowsOf(card);
  const { outcomes, exact } = preview(match, seat, option, (run, events) => {
    const counted = events.find(({ kind }) => kind === 'roll-counted')?.details ?? run.ask?.about;
    const successes = (counted as { successes?: number } | undefined)?.successes;
    return successes === undefined ? UNSEEN : String(reached(rows, successes));
  });
  // Something else is asked first (time runs out): the dice have not been rolled again yet.
  if (outcomes.some(({ outcome }) => outcome === UNSEEN)) return NOTHING;
  const worth = worthOf(match, seat, option, card);
  const list = rows.map((row): Outlook => {
    const chance = outcomes.find(({ outcome }) => outcome === String(row))?.odds ?? 0;
    return rowOutlook(card, rows, row, chance, worth);
  });
  return { outcomes: list, exact };
}
