import {
  type KnownOdds,
  type KnownOptionOdds,
  type Option,
  type Outlook,
  preview,
  type Seat,
} from '@dreadhouse/engine';
import { damageByRow } from './damage.ts';
import { certainRow, keyOf, reached, rollAfter, rowOdds, rowsOf, signOf, toneOf } from './roll.ts';
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
  return { outcomes: rowOdds(model, damageByRow(match, seat, option, model)), exact: true };
}

/** The dice lie there: keeping them and converting are certain, rolling again is not. */
function afterRoll(match: FinalGirlMatch, seat: Seat, option: string): KnownOptionOdds {
  const about = match.run.ask?.about as { card: string; successes: number } | undefined;
  if (about === undefined) return NOTHING;
  if (option === 'keep') return { outcomes: certainRow(about.card, about.successes), exact: true };
  if (option === 'convert') return { outcomes: certainRow(about.card, about.successes + 1), exact: true };
  return isReroll(option) ? rolledAgain(match, seat, option, about.card) : NOTHING;
}

function isReroll(option: string): boolean {
  return option.startsWith('close_call:');
}

function rolledAgain(match: FinalGirlMatch, seat: Seat, option: string, card: string): KnownOptionOdds {
  const rows = rowsOf(card);
  const { outcomes, exact } = preview(match, seat, option, (run, events) => {
    const counted = events.find(({ kind }) => kind === 'roll-counted')?.details ?? run.ask?.about;
    return String(reached(rows, Number((counted as { successes?: number } | undefined)?.successes ?? 0)));
  });
  const list = rows.map((row): Outlook => {
    const chance = outcomes.find(({ outcome }) => outcome === String(row))?.odds ?? 0;
    return { key: keyOf(row, card), chance, tone: toneOf(rows, row), sign: signOf(row) };
  });
  return { outcomes: list, exact };
}
