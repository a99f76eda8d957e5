import { mansion, type TerrorscapeEvents } from '@dreadhouse/terrorscape';
import type { AnyEvent, EventTable } from '../../contract/events.ts';
import { eventsIn } from '../../kit/log/events-in.ts';
import { both, pointing } from '../../kit/log/targets.ts';

// --- what an event points at ---

const room = pointing('at');
const way = both(pointing('to'), pointing('from'));
const door = ({ door: sides }: { door: readonly string[] }): readonly string[] => [sides.join('-')];
const survivor = pointing('survivor', 'survivor:');
const card = pointing('item', 'item:');
const item = both(survivor, card);
const skill = pointing('card', 'skill:');
const there = both(room, survivor);
/** A location, an area, or the locations of a range. */
export const zone = ({ zone: where }: { zone: string | readonly string[] }): readonly string[] =>
  typeof where === 'string' ? (mansion.areas[where] ?? [where]) : where;

const half = (phase: string) => (details: { round: number }) => ({ turn: details.round, phase });

/** What is told to one's own side in full and to everybody in part. */
const after =
  (kind: keyof TerrorscapeEvents) =>
  (_: unknown, before: AnyEvent): boolean =>
    before.kind === kind;

const EVENTS = {
  // --- the beginning ---
  'killer-chosen': { pause: 0, sign: 'enemy', weight: 'important' },
  'survivor-chosen': { pause: 0, sign: 'saved', weight: 'plain', at: survivor },
  'plan-chosen': { pause: 0, sign: 'event', weight: 'plain' },
  'game-began': { pause: 700, sign: 'event', weight: 'plain' },
  // TS-PHASE-01: a round is a phase of the Survivors and a phase of the Killer.
  round: { pause: 500, sign: 'event', weight: 'plain', place: half('survivors') },
  'killer-phase': { pause: 600, sign: 'event', weight: 'plain', place: half('killer') },

  // --- the Survivors' turns ---
  'turn-over': { pause: 0, sign: 'time', weight: 'detail', at: survivor },
  'survivor-moved': { pause: 420, sign: 'move', weight: 'plain', sound: 'step', at: both(way, survivor) },
  calmed: { pause: 0, sign: 'horror', weight: 'plain', at: survivor },
  'unblocked-by': { pause: 0, sign: 'token', weight: 'plain', at: both(door, survivor) },
  unblocked: { pause: 500, sign: 'token', weight: 'plain', at: door, echoes: after('unblocked-by') },
  'stopped-by-killer': { pause: 900, sign: 'enemy', weight: 'important', at: room },
  repaired: { pause: 500, sign: 'saved', weight: 'important', at: survivor },
  'repair-progress': { pause: 500, sign: 'saved', weight: 'important', echoes: after('repaired') },
  'help-called': { pause: 900, sign: 'saved', weight: 'important', sound: 'saved' },
  'help-moved': { pause: 700, sign: 'saved', weight: 'important' },
  ransacked: { pause: 500, sign: 'item', weight: 'important', sound: 'card', at: item },
  'ransacked-unseen': { pause: 0, sign: 'item', weight: 'plain', at: survivor },
  'item-taken': { pause: 0, sign: 'item', weight: 'plain', at: item },
  'item-taken-unseen': { pause: 0, sign: 'item', weight: 'plain', at: survivor },
  'item-discarded': { pause: 0, sign: 'item', weight: 'detail', at: item },
  'item-dropped': { pause: 0, sign: 'item', weight: 'plain', at: item },
  'item-used': { pause: 0, sign: 'item', weight: 'plain', at: item },
  'key-taken': { pause: 600, sign: 'item', weight: 'important', at: survivor },
  'keys-on-rack': { pause: 500, sign: 'item', weight: 'important', echoes: after('key-taken') },
  'ability-used': { pause: 0, sign: 'move', weight: 'plain', at: survivor },
  'trap-placed': { pause: 0, sign: 'token', weight: 'plain', at: there },
  'handed-over': { pause: 0, sign: 'item', weight: 'plain', at: card },
  'handed-over-unseen': { pause: 0, sign: 'item', weight: 'plain' },
  'trade-refused': { pause: 0, sign: 'item', weight: 'plain' },
  'looted-by': { pause: 0, sign: 'item', weight: 'plain', at: item },
  looted: { pause: 0, sign: 'item', weight: 'plain', echoes: after('looted-by'), at: both(room, card) },
  discovered: { pause: 500, sign: 'item', weight: 'plain', sound: 'card', at: item },
  'discovered-unseen': { pause: 0, sign: 'item', weight: 'plain', at: survivor },
  'discovery-drawn': { pause: 0, sign: 'item', weight: 'detail' },
  'discovery-skipped': { pause: 0, sign: 'item', weight: 'detail' },
  'plan-advanced': { pause: 500, sign: 'event', weight: 'plain' },
  'plan-complete': { pause: 0, sign: 'event', weight: 'plain' },
  'plan-revealed': { pause: 800, sign: 'event', weight: 'important', read: true },
  'marker-placed': { pause: 0, sign: 'event', weight: 'plain', at: room },
  'first-player': { pause: 0, sign: 'event', weight: 'plain', at: survivor },

  // --- what is heard ---
  'noise-made': { pause: 550, sign: 'panic', weight: 'plain', at: room },
  'noise-everywhere': { pause: 700, sign: 'panic', weight: 'important' },
  'noise-reported': { pause: 900, sign: 'panic', weight: 'important', at: room, read: true },
  'firecracker-reported': { pause: 900, sign: 'panic', weight: 'important', at: room },

  // --- the Killer ---
  'killer-moved': { pause: 500, sign: 'enemy', weight: 'plain', sound: 'step', at: way },
  'killer-sneaks': { pause: 900, sign: 'enemy', weight: 'important', at: pointing('from'), read: true },
  'sneaked-to': { pause: 0, sign: 'enemy', weight: 'plain', at: pointing('to') },
  'killer-reappeared': { pause: 900, sign: 'enemy', weight: 'important', sound: 'fright', at: room, read: true },
  'card-played': { pause: 900, sign: 'card', weight: 'important', sound: 'card', at: skill, read: true },
  'card-discarded': { pause: 0, sign: 'card', weight: 'detail', at: skill },
  'card-discarded-unseen': { pause: 0, sign: 'card', weight: 'detail' },
  'cards-drawn': { pause: 0, sign: 'card', weight: 'detail' },
  'cards-drawn-unseen': { pause: 0, sign: 'card', weight: 'detail' },
  'cards-lost': { pause: 0, sign: 'card', weight: 'plain' },
  'cards-lost-unseen': { pause: 0, sign: 'card', weight: 'plain' },
  'deck-reshuffled': { pause: 0, sign: 'card', weight: 'plain' },
  'level-up': { pause: 800, sign: 'enemy', weight: 'important' },
  'cards-unlocked': { pause: 600, sign: 'card', weight: 'plain', at: skill },
  'strength-raised': { pause: 0, sign: 'enemy', weight: 'plain' },
  blocked: { pause: 500, sign: 'enemy', weight: 'plain', at: door },
  'blocked-again': { pause: 0, sign: 'enemy', weight: 'detail', at: door },
  'block-broken': { pause: 500, sign: 'enemy', weight: 'plain', at: door },
  'block-destroyed': { pause: 450, sign: 'enemy', weight: 'plain', at: door },
  'nothing-to-block': { pause: 0, sign: 'enemy', weight: 'detail', at: room },
  'nothing-to-hear': { pause: 0, sign: 'enemy', weight: 'detail' },

  // --- his questions ---
  searched: { pause: 1000, sign: 'enemy', weight: 'important', at: room },
  detected: { pause: 1000, sign: 'event', weight: 'important', at: zone },
  frightened: { pause: 900, sign: 'event', weight: 'important', at: zone },
  caught: { pause: 900, sign: 'enemy', weight: 'important', at: room },
  'fear-smelt': { pause: 900, sign: 'event', weight: 'important', at: there },
  scared: { pause: 550, sign: 'horror', weight: 'plain', sound: 'heartbeat', at: survivor },
  panicked: { pause: 800, sign: 'horror', weight: 'important', sound: 'fright', at: there },

  // --- encounters ---
  encounter: { pause: 1000, sign: 'enemy', weight: 'important', sound: 'fright', at: room, read: true },
  'attack-strength': { pause: 0, sign: 'enemy', weight: 'plain', at: skill },
  defender: { pause: 600, sign: 'enemy', weight: 'plain', at: survivor },
  'defends-bare': { pause: 0, sign: 'item', weight: 'plain', at: survivor },
  'defends-with': { pause: 700, sign: 'item', weight: 'plain', at: both(survivor, pointing('items', 'item:')) },
  'dice-rolled': { pause: 1000, sign: 'dice', weight: 'plain', sound: 'dice', at: survivor },
  'trap-sprung': { pause: 800, sign: 'item', weight: 'important', at: room },
  'attack-repelled': { pause: 1000, sign: 'dice', weight: 'important', sound: 'saved', at: survivor, read: true },
  'defence-failed': { pause: 900, sign: 'dice', weight: 'important', at: survivor, read: true },
  wounded: { pause: 900, sign: 'health', weight: 'important', sound: 'hit', at: survivor, read: true },
  'talisman-used': { pause: 800, sign: 'health', weight: 'important', at: item },
  healed: { pause: 600, sign: 'health', weight: 'important', sound: 'saved', at: survivor },
  eliminated: { pause: 1300, sign: 'death', weight: 'important', sound: 'death', at: survivor },
  'body-left': { pause: 0, sign: 'death', weight: 'plain', at: there },
  fled: { pause: 450, sign: 'move', weight: 'plain', at: both(pointing('to'), survivor) },
  'encounter-over': { pause: 0, sign: 'event', weight: 'plain', at: room },

  // --- the end ---
  escaped: { pause: 1000, sign: 'end', weight: 'important', at: pointing('survivors', 'survivor:') },
  'game-over': { pause: 1200, sign: 'end', weight: 'important' },
} satisfies EventTable<TerrorscapeEvents>;

export const events = eventsIn<TerrorscapeEvents>(EVENTS);
