import type { KnownOptionOdds, Outlook, Seat } from '@dreadhouse/engine';
import { backOf, face, type ItemCard, item } from '../content/items.ts';
import { survivorDef } from '../content/survivors.ts';
import type { Survivor, TerrorscapeState } from '../state.ts';

// What may be found, and whether it is heard (TS-RANS-06, TS-DISC-03). Every card that is not in a deck lies in the open for the team; in "On
// your own" some are in backpacks that this seat cannot look into (TS-R-17), but for keys, which nobody carries.

/** TS-RANS-04: the next card of the search deck, whose last one is known (TS-SETUP-07). */
export function ofRansack(state: TerrorscapeState, seat: Seat, one: Survivor): KnownOptionOdds | null {
  const { search, killer, options } = state;
  // TS-AMB-11: whether he stops it is for him to know.
  if (options.sneakBansActions && killer.sneak?.maybe.includes(one.at) === true) return null;
  const above = search.filter((card) => backOf(card) === 's');
  const isSilent = options.lightFingers && survivorDef(one.id).lightFingers === true;
  const isHeard = !isSilent && !state.noise.includes(one.at);
  return told(above.length > 0 ? above : search, hiddenFrom(state, seat, 's'), 1, isHeard);
}

/** TS-DISC-02, TS-DISC-05: the next cards of the discovery deck, of which one is kept. */
export function ofDiscovery(state: TerrorscapeState, seat: Seat, one: Survivor, count: number): KnownOptionOdds {
  const { discovery } = state;
  const isHeard = !state.noise.includes(one.at);
  return told(discovery, hiddenFrom(state, seat, 'd'), Math.min(count, discovery.length), isHeard);
}

function hiddenFrom({ options, survivors }: TerrorscapeState, seat: Seat, back: 's' | 'd'): ItemCard[] {
  if (!options.onYourOwn) return [];
  const others = survivors.filter((one) => one.seat !== seat).flatMap(({ pack }) => pack);
  return others.filter((card) => backOf(card) === back);
}

const isKey = (card: ItemCard): boolean => face(card) === 'key';
const isLoud = (card: ItemCard): boolean => item(face(card)).noise === true;

function told(
  deck: readonly ItemCard[],
  hidden: readonly ItemCard[],
  count: number,
  isHeard: boolean,
): KnownOptionOdds {
  const others = [...deck, ...hidden].filter((card) => !isKey(card));
  const noKey = without(deck.filter(isKey).length, deck.length, count);
  const quiet = isHeard ? noKey * without(others.filter(isLoud).length, others.length, count) : noKey;
  const outcomes: Outlook[] = [
    { key: isHeard ? 'key-loud' : 'key', chance: 1 - noKey, tone: 'good', sign: '✓' },
    { key: 'item', chance: quiet, tone: 'fair', sign: '+' },
    { key: 'item-loud', chance: noKey - quiet, tone: 'bad', sign: '!' },
  ];
  return { outcomes: outcomes.filter(({ chance }) => chance > 0), exact: hidden.length === 0 };
}

/** The chance that of so many cards, drawn from `all`, none is among `some`. */
function without(some: number, all: number, count: number): number {
  let chance = 1;
  for (let i = 0; i < count && chance > 0; i++) chance *= Math.max(0, (all - some - i) / (all - i));
  return chance;
}
