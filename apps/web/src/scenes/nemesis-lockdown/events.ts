import type { NemesisEvents } from '@dreadhouse/nemesis-lockdown';
import type { EventTable } from '../../contract/events.ts';
import { eventsIn } from '../../kit/log/events-in.ts';
import { both, pointing } from '../../kit/log/targets.ts';

// --- what an event points at ---

const seat = pointing('seat', 'person:');
const room = pointing('room', 'room:');
const here = both(room, seat);
const walked = both(pointing('to', 'room:'), pointing('from', 'room:'));
const deal = both(pointing('from', 'person:'), pointing('to', 'person:'));
const time = (): readonly string[] => ['time'];

const EVENTS = {
  // --- the beginning, rounds and turns ---
  'character-chosen': { pause: 300, sign: 'saved', weight: 'plain', at: seat },
  round: {
    ...{ pause: 700, sign: 'time', weight: 'important', at: time },
    place: ({ round }) => ({ turn: round, phase: 'players' }),
  },
  drew: { pause: 300, sign: 'card', weight: 'plain', sound: 'card', at: seat },
  'drew-cards': { pause: 0, sign: 'card', weight: 'detail', at: seat },
  turn: { pause: 450, sign: 'time', weight: 'plain', sound: 'turn', at: seat },
  paid: { pause: 250, sign: 'card', weight: 'detail', at: seat },
  'action-card': { pause: 800, sign: 'card', weight: 'plain', sound: 'card', at: seat },
  interrupted: { pause: 900, sign: 'card', weight: 'important', at: both(seat, pointing('by', 'person:')) },
  reacted: { pause: 800, sign: 'card', weight: 'important', at: seat },
  passed: { pause: 400, sign: 'time', weight: 'plain', at: seat },
  discarded: { pause: 0, sign: 'card', weight: 'detail', at: seat },

  // --- items and objects ---
  searched: { pause: 500, sign: 'item', weight: 'plain', at: seat },
  found: { pause: 900, sign: 'item', weight: 'important', sound: 'card', at: seat },
  'kept-item': { pause: 400, sign: 'item', weight: 'plain', at: seat },
  'took-item': { pause: 500, sign: 'item', weight: 'plain', at: seat },
  'item-used': { pause: 600, sign: 'item', weight: 'plain', at: seat },
  'item-discarded': { pause: 0, sign: 'item', weight: 'detail', at: seat },
  dropped: { pause: 300, sign: 'item', weight: 'plain', at: seat },
  'dropped-card': { pause: 300, sign: 'item', weight: 'plain', at: seat },
  'picked-up': { pause: 400, sign: 'item', weight: 'plain', at: seat },
  crafted: { pause: 800, sign: 'item', weight: 'important', at: seat },
  'deal-offered': { pause: 500, sign: 'item', weight: 'plain', at: both(seat, pointing('to', 'person:')) },
  'deal-declined': { pause: 400, sign: 'item', weight: 'plain', at: seat },
  'thing-traded': { pause: 600, sign: 'item', weight: 'plain', at: deal },
  'card-traded': { pause: 600, sign: 'item', weight: 'plain', at: deal },
  'card-received': { pause: 600, sign: 'item', weight: 'plain', at: deal },
  loaded: { pause: 400, sign: 'item', weight: 'plain', at: seat },
  'personal-item': { pause: 700, sign: 'item', weight: 'important', at: seat },

  // --- the base ---
  moved: { pause: 450, sign: 'move', weight: 'plain', sound: 'step', at: both(walked, seat) },
  explored: { pause: 1100, sign: 'event', weight: 'important', at: here },
  'exploration-token': { pause: 900, sign: 'token', weight: 'important', at: here },
  'noise-rolled': { pause: 1000, sign: 'dice', weight: 'plain', sound: 'dice', at: seat },
  'noise-placed': { pause: 450, sign: 'panic', weight: 'plain', at: pointing('corridor', 'corridor:') },
  'noise-removed': { pause: 300, sign: 'panic', weight: 'detail' },
  fire: { pause: 600, sign: 'panic', weight: 'important', at: room },
  malfunction: { pause: 500, sign: 'token', weight: 'plain', at: room },
  repaired: { pause: 500, sign: 'saved', weight: 'plain', sound: 'saved', at: room },
  door: { pause: 500, sign: 'token', weight: 'plain', at: pointing('corridor', 'corridor:') },
  power: { pause: 900, sign: 'horror', weight: 'important', sound: 'heartbeat' },
  'time-token': { pause: 500, sign: 'time', weight: 'plain', at: time },
  elevator: { pause: 600, sign: 'move', weight: 'plain', at: pointing('shaft', 'room:') },
  'gate-open': { pause: 1200, sign: 'event', weight: 'important', at: () => ['room:001'] },
  'fire-out': { pause: 400, sign: 'saved', weight: 'plain', at: room },
  rover: { pause: 900, sign: 'event', weight: 'important', at: () => ['room:001'] },
  ventilation: { pause: 1300, sign: 'horror', weight: 'important', sound: 'heartbeat', at: room },
  'ventilation-ends': { pause: 800, sign: 'event', weight: 'important', at: room },
  'nest-destroyed': { pause: 1300, sign: 'event', weight: 'important' },
  'egg-hatched': { pause: 900, sign: 'enemy', weight: 'important' },
  'egg-laid': { pause: 700, sign: 'enemy', weight: 'plain' },
  alert: { pause: 1300, sign: 'horror', weight: 'important', sound: 'heartbeat', at: time, read: true },
  'self-destruct-stopped': { pause: 1000, sign: 'saved', weight: 'important', at: time },
  'css-shifted': { pause: 600, sign: 'token', weight: 'plain', at: time },
  looked: { pause: 400, sign: 'reason', weight: 'plain', at: seat },
  saw: { pause: 1000, sign: 'reason', weight: 'important', at: seat },
  'plan-shown': { pause: 1200, sign: 'reason', weight: 'important', at: seat },
  'plan-taken': { pause: 500, sign: 'reason', weight: 'plain', at: seat },
  knowledge: { pause: 400, sign: 'reason', weight: 'plain', at: seat },
  informed: { pause: 500, sign: 'reason', weight: 'plain', at: seat },
  signal: { pause: 900, sign: 'event', weight: 'important', at: seat },
  'computer-used': { pause: 700, sign: 'event', weight: 'plain', at: seat },
  'computer-card': { pause: 300, sign: 'card', weight: 'detail' },
  lockdown: { pause: 1000, sign: 'panic', weight: 'important', at: here },
  weakness: { pause: 1100, sign: 'reason', weight: 'important' },

  // --- stalkers ---
  encounter: { pause: 1500, sign: 'horror', weight: 'important', sound: 'fright', at: here, read: true },
  placed: { pause: 900, sign: 'enemy', weight: 'important', sound: 'fright', at: room },
  'stalker-moved': { pause: 550, sign: 'enemy', weight: 'plain', sound: 'step', at: walked },
  vanished: { pause: 600, sign: 'enemy', weight: 'plain', at: room },
  damaged: { pause: 500, sign: 'enemy', weight: 'plain', sound: 'hit', at: room },
  recovered: { pause: 500, sign: 'enemy', weight: 'plain', at: room },
  killed: { pause: 1100, sign: 'saved', weight: 'important', at: room },
  retreats: { pause: 700, sign: 'enemy', weight: 'plain', at: room },
  'attack-target': { pause: 500, sign: 'reason', weight: 'reason', at: here },
  'damage-check': { pause: 1000, sign: 'card', weight: 'important', sound: 'card', at: room },
  'eggs-destroyed': { pause: 700, sign: 'saved', weight: 'plain', at: room },
  'attack-card': { pause: 1400, sign: 'enemy', weight: 'important', sound: 'card', at: seat, read: true },
  surprise: { pause: 1200, sign: 'horror', weight: 'important', sound: 'heartbeat', at: seat, read: true },

  // --- characters ---
  'die-rolled': { pause: 1000, sign: 'dice', weight: 'plain', sound: 'dice', at: seat },
  shot: { pause: 500, sign: 'item', weight: 'plain', at: seat },
  'light-wound': { pause: 600, sign: 'health', weight: 'important', sound: 'hit', at: seat },
  'serious-wound': { pause: 1300, sign: 'health', weight: 'important', sound: 'hit', at: seat, read: true },
  died: { pause: 1600, sign: 'death', weight: 'important', sound: 'death', at: here },
  contaminated: { pause: 600, sign: 'panic', weight: 'important', at: seat },
  infested: { pause: 1300, sign: 'horror', weight: 'important', sound: 'fright', at: seat },
  slimed: { pause: 700, sign: 'panic', weight: 'important', at: seat },
  'slime-removed': { pause: 500, sign: 'saved', weight: 'plain', sound: 'saved', at: seat },
  'larva-removed': { pause: 900, sign: 'saved', weight: 'important', sound: 'saved', at: seat },
  'light-healed': { pause: 500, sign: 'health', weight: 'plain', sound: 'saved', at: seat },
  'wound-dressed': { pause: 500, sign: 'health', weight: 'plain', sound: 'saved', at: seat },
  'wound-healed': { pause: 500, sign: 'health', weight: 'plain', sound: 'saved', at: seat },
  scanned: { pause: 600, sign: 'card', weight: 'plain', at: seat },
  'scan-result': { pause: 1300, sign: 'card', weight: 'important', sound: 'heartbeat', at: seat, read: true },
  'cards-removed': { pause: 500, sign: 'card', weight: 'plain', at: seat },
  'roll-skipped': { pause: 300, sign: 'dice', weight: 'detail', at: seat },
  revived: { pause: 1000, sign: 'saved', weight: 'important', sound: 'saved', at: here },
  'locked-in': { pause: 1200, sign: 'saved', weight: 'important', sound: 'saved', at: seat },
  'lock-in-failed': { pause: 900, sign: 'horror', weight: 'important', at: seat },
  'entered-pod': { pause: 900, sign: 'move', weight: 'important', at: seat },
  'left-base': { pause: 1300, sign: 'saved', weight: 'important', sound: 'saved', at: seat },
  'escape-failed': { pause: 900, sign: 'horror', weight: 'important', at: seat },
  'objective-kept': { pause: 400, sign: 'reason', weight: 'plain', at: seat },

  // --- the event phase and the end ---
  'event-phase': {
    ...{ pause: 700, sign: 'time', weight: 'important', at: time },
    place: ({ round }) => ({ turn: round, phase: 'events' }),
  },
  launch: { pause: 1300, sign: 'event', weight: 'important', at: time },
  evacuated: { pause: 1300, sign: 'saved', weight: 'important', sound: 'saved', at: seat },
  'pod-stays': { pause: 1100, sign: 'horror', weight: 'important', at: seat },
  time: { pause: 800, sign: 'time', weight: 'important', sound: 'turn', at: time },
  'self-destruct': { pause: 1300, sign: 'horror', weight: 'important', sound: 'heartbeat', at: time, read: true },
  'isolation-open': { pause: 900, sign: 'event', weight: 'important', at: () => ['room:ISO'] },
  'event-card': { pause: 1800, sign: 'event', weight: 'important', sound: 'card', read: true },
  colony: { pause: 1200, sign: 'enemy', weight: 'important', sound: 'heartbeat' },
  'base-ends': { pause: 1800, sign: 'end', weight: 'important', sound: 'death' },
  'plan-revealed': { pause: 1600, sign: 'end', weight: 'important' },
  perished: { pause: 1500, sign: 'death', weight: 'important', sound: 'death', at: seat },
  'final-scan': { pause: 1600, sign: 'end', weight: 'important', at: seat },
  'objective-checked': { pause: 1600, sign: 'end', weight: 'important', at: seat },
  winners: { pause: 1600, sign: 'end', weight: 'important', at: ({ seats }) => seats.map((one) => `person:${one}`) },
} satisfies EventTable<NemesisEvents>;

export const events = eventsIn<NemesisEvents>(EVENTS);
