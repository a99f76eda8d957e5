import type { EventView } from '@dreadhouse/engine';
import { SortedEvents } from '../../../kit/log/sorted-events.ts';

type Told = Pick<EventView, 'kind' | 'details'>;

/** The kinds of events: what they are about, and what one would tell a friend afterwards. */
export const events = new SortedEvents({
  card: {
    detail: 'card-discarded card-discarded-unseen cards-drawn cards-drawn-unseen',
    plain: 'cards-lost cards-lost-unseen deck-reshuffled cards-unlocked',
    important: 'card-played',
  },
  death: { important: 'eliminated', plain: 'body-left' },
  dice: { plain: 'dice-rolled', important: 'attack-repelled defence-failed' },
  end: { important: 'game-over escaped' },
  enemy: {
    detail: 'nothing-to-block nothing-to-hear blocked-again',
    plain: 'killer-moved blocked block-broken block-destroyed strength-raised attack-strength defender sneaked-to',
    important: 'killer-chosen searched encounter killer-sneaks killer-reappeared level-up caught stopped-by-killer',
  },
  event: {
    plain: 'game-began plan-chosen plan-advanced plan-complete marker-placed first-player encounter-over',
    important: 'plan-revealed detected frightened fear-smelt',
  },
  health: { important: 'wounded healed talisman-used' },
  horror: { important: 'panicked', plain: 'scared calmed' },
  item: {
    detail: 'discovery-drawn discovery-skipped item-discarded',
    plain:
      'item-taken item-taken-unseen item-dropped item-used handed-over handed-over-unseen trade-refused looted-by looted defends-bare defends-with discovered discovered-unseen ransacked-unseen',
    important: 'ransacked key-taken keys-on-rack trap-sprung',
  },
  move: { plain: 'survivor-moved fled ability-used' },
  panic: { important: 'noise-reported firecracker-reported noise-everywhere', plain: 'noise-made' },
  reason: {},
  saved: { important: 'help-called help-moved repaired repair-progress', plain: 'survivor-chosen' },
  time: { detail: 'turn-over' },
  token: { plain: 'unblocked unblocked-by trap-placed' },
});

/** What is told to one's own side in full and to everybody in part. */
const TWICE: Readonly<Record<string, string>> = {
  unblocked: 'unblocked-by',
  'repair-progress': 'repaired',
  'keys-on-rack': 'key-taken',
  looted: 'looted-by',
};

export function echoes(event: Told, before: Told): boolean {
  return TWICE[event.kind] === before.kind;
}
