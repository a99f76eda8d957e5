import type { Option, Rules } from '@dreadhouse/engine';
import type { Effect, Me, Offer } from '../content/types.ts';
import type { PlainQuestion } from '../questions.ts';
import { type CardId, type FinalGirl, PLAYER, type SpaceId, type VictimId } from '../state.ts';
import { isSpecial, spaceOf } from './board.ts';
import { contextOf, resolve } from './effects.ts';
import { discardItem, spendUse } from './items.ts';
import { kindOfVictim } from './save-victims.ts';
import { atExit } from './windows.ts';

// Questions that cards ask, and the usual ways to use an item.

/** The player chooses a space; one candidate needs no question. */
export function* chooseSpace(
  g: FinalGirl,
  kind: PlainQuestion,
  rule: string,
  spaces: readonly SpaceId[],
): Rules<SpaceId | null> {
  const [only] = spaces;
  if (only === undefined || spaces.length === 1) return only ?? null;
  return (yield* g.ask(PLAYER, kind, rule, () => [...new Set(spaces)].map((id) => ({ id, at: id })))).id;
}

/** The player chooses a victim; pawns of one kind on one space are all alike. */
export function* chooseVictim(
  g: FinalGirl,
  kind: PlainQuestion,
  rule: string,
  ids: readonly VictimId[],
): Rules<VictimId | null> {
  const options = (): (Option & { victim: VictimId })[] => {
    const seen = new Map<string, Option & { victim: VictimId }>();
    for (const victim of ids) {
      const space = spaceOf(g, victim);
      const id = `${kindOfVictim(victim)}@${space}`;
      if (space !== null && !seen.has(id)) {
        seen.set(id, {
          id,
          at: space,
          victim,
          details: { victim: kindOfVictim(victim), space, special: isSpecial(victim) },
        });
      }
    }
    return [...seen.values()];
  };
  return options().length === 0 ? null : (yield* g.choose(PLAYER, kind, rule, options)).victim;
}

/** The player chooses one of these ids. */
export function* chooseOne(g: FinalGirl, kind: PlainQuestion, rule: string, ids: readonly string[]): Rules<string> {
  return (yield* g.choose(PLAYER, kind, rule, () => ids.map((id) => ({ id })))).id;
}

type OfferSettings = Partial<Pick<Offer, 'when' | 'once' | 'cost' | 'blocked' | 'at' | 'details' | 'rule'>>;

type Price = (g: FinalGirl, item: CardId) => Rules;

function offer(me: Me, effects: readonly Effect[], settings: OfferSettings, price: Price | null = null): Offer {
  const { key: item } = me;
  const { when } = settings;
  return {
    id: `use:${item}`,
    at: `item:${item}`,
    rule: 'FG-TERM-07',
    details: { item },
    ...settings,
    *run(g) {
      yield* price?.(g, item) ?? [];
      yield* resolve(g, effects, contextOf(g, item, 'other'));
      // FG-SAVE-01: if it took the last time, whoever came to her by it can still be saved.
      if (when === 'between' && g.state.ending) yield* atExit(g);
    },
  };
}

/** FG-ITEM-11, FG-R-59: discarding the item is the price; then its effect happens. */
export function discardToUse(me: Me, effects: readonly Effect[], settings: OfferSettings = {}): Offer {
  return offer(me, effects, { cost: { item: 1 }, ...settings }, discardItem);
}

/** FG-ITEM-13: one use marker is the price, paid first: what follows may end the phase (FG-R-33). */
export function spendToUse(me: Me, effects: readonly Effect[], settings: OfferSettings = {}): Offer {
  return offer(me, effects, { cost: { use: 1 }, ...settings }, spendUse);
}

/** FG-ITEM-10: used without being used up. */
export function freeToUse(me: Me, effects: readonly Effect[], settings: OfferSettings = {}): Offer {
  return offer(me, effects, settings);
}
