import type { EventView } from '@dreadhouse/engine';
import { SortedEvents } from '../../../kit/log/sorted-events.ts';

/** The kinds of Final Girl's events: what they are about, and what one would tell a friend afterwards. */
export const events = new SortedEvents({
  card: {
    detail: 'card-taken market-refilled converted stays-in-play straight-back',
    plain: 'bought card-discarded card-not-in-market left-play lasting used',
    important: 'played ultimate-unlocked',
  },
  death: { important: 'victim-killed jump-scare saved-pawn-died minion-destroyed manifestation-destroyed' },
  dice: { detail: 'plain-roll plain-dice', plain: 'rolled re-rolled', important: 'roll-counted outcome' },
  end: { important: 'won lost' },
  enemy: {
    detail: 'nobody-to-attack no-minion-free enemy-stopped killer-action attack-reduced',
    plain:
      'targets enemy-moved minion-placed minion-damaged attack-avoided attack-lost dark-power-damaged padlock-broken killer-token-swapped attack-harmless damage-ignored',
    important:
      'attacked killer-damaged killer-healed dark-power-revealed finale-revealed bloodlust bloodlust-at-top terror-drawn never-truly-dead killer-left-map manifestation wrath-unleashed join-the-family',
  },
  event: {
    detail: 'event-deck-empty terror-deck-empty terror-replaced terror-ignored terror-seen terror-peeked terror-burnt',
    plain:
      'set-up action-phase-skipped phase-cut-short dream-card dreams-reset terror-deck-refilled wrath-raised wrath-lowered',
    important: 'event-drawn fell-asleep woke-up helicopter fire house-burns',
  },
  health: { important: 'health-lost healed last-breath revived', plain: 'token-seen token-swapped token-put-away' },
  horror: { plain: 'horror horror-beyond-green horror-beyond-red' },
  item: {
    detail: 'items-arranged use-spent pile-empty pile-reshuffled not-found shuffled-into-pile moved-to-pile',
    plain:
      'item-turned-up items-drawn item-discarded item-removed item-returned pile-discarded pile-turned-up piles-rigged trap-clings golf-cart-driven',
    important: 'item-gained trap trap-token sleeping-gas',
  },
  move: { plain: 'heroine-moved victim-moved figure-put' },
  panic: { plain: 'panic panicked' },
  reason: { reason: 'tie-broken victim-decided hilarity' },
  saved: { important: 'victim-saved', plain: 'reward special-victim victims-added victim-removed no-special-pawn' },
  time: { detail: 'time time-reset time-lost-on-red' },
  token: { plain: 'token-placed token-moved token-removed sacred-space patrol-car' },
});

/** What is told twice, for the eyes of the stage: a card that is bought comes into the hand, dice that are counted give an outcome. */
export function echoes(event: Told, before: Told): boolean {
  const same = (key: string): boolean => event.details[key] === before.details[key];
  if (event.kind === 'card-taken') return before.kind === 'bought' && same('card');
  return event.kind === 'outcome' && before.kind === 'roll-counted' && same('card') && same('successes');
}

type Told = Pick<EventView, 'kind' | 'details'>;
