import {
  fastChance,
  type KnownOdds,
  type KnownOptionOdds,
  type Match,
  type Option,
  type Seat,
} from '@dreadhouse/engine';
import { BARGAIN_DRAW, DISCOVERY_DRAW } from '../content/numbers.ts';
import { KILLER, type Survivor, type TerrorscapeState } from '../state.ts';
import { ofDefence, ofDefender } from './attacks.ts';
import { ofDiscovery, ofRansack } from './finds.ts';

/**
 * What dice and decks have in store for the Survivors, from a world that the seat could be in. What the Killer does depends on where they are
 * and what they hold, and that is what the notebook is for.
 */
export function odds(match: Match<TerrorscapeState>, seat: Seat): KnownOdds {
  const { kind, about } = match.decision(seat) ?? {};
  if (seat === KILLER || kind === undefined || !TOLD.includes(kind)) return {};
  const { state } = match.imagine(seat, fastChance('odds'));
  return oddsIn(state, seat, { kind, about }, match.legal(seat));
}

const TOLD = ['defend', 'defender', 'volunteer', 'turn', 'discover'];

interface Asked {
  readonly kind: string;
  readonly about?: Option['details'] | undefined;
}

/** The same in every world that looks alike to this seat. */
export function oddsIn(state: TerrorscapeState, seat: Seat, asked: Asked, options: readonly Option[]): KnownOdds {
  const known = options.flatMap((option) => {
    const odds = ofOption(state, seat, asked, option);
    return odds === null || odds.outcomes.length === 0 ? [] : [[option.id, odds] as const];
  });
  return Object.fromEntries(known);
}

function ofOption(state: TerrorscapeState, seat: Seat, { kind, about }: Asked, option: Option): KnownOptionOdds | null {
  const named = (id: unknown): Survivor | undefined => state.survivors.find((one) => one.id === id);
  const exactly = (outcomes: KnownOptionOdds['outcomes']): KnownOptionOdds => ({ outcomes, exact: true });
  const one = named(
    kind === 'volunteer' ? about?.['volunteer'] : (option.details?.['survivor'] ?? about?.['survivor']),
  );
  if (one === undefined) return null;
  if (kind === 'defend') return exactly(ofDefence(state, option));
  if (kind === 'defender' || (kind === 'volunteer' && option.id === 'yes'))
    return exactly(ofDefender(state, seat, one));
  if (kind === 'discover') return ofDiscovery(state, seat, one, DISCOVERY_DRAW);
  if (option.id === 'dark-bargain') return ofDiscovery(state, seat, one, BARGAIN_DRAW);
  return option.id === 'ransack' ? ofRansack(state, seat, one) : null;
}
