import type { EventView } from '@dreadhouse/engine';
import type { Sign, Weight } from '../../../contract/story.ts';

type Told = Pick<EventView, 'kind' | 'details'>;

/** The kinds of events: what they are about, and what one would tell a friend afterwards. */
const KINDS: Readonly<Record<Sign, Readonly<Partial<Record<Weight, string>>>>> = {
  card: {
    detail: 'deck-reshuffled left-behind discarded',
    plain: 'found found-nothing reward traded trade-refused vault-card skill-chosen',
    important: 'zombie-card order-card',
  },
  death: { plain: 'killed', important: 'eliminated companion-lost' },
  dice: {
    plain: 'rolled rerolled more-dice crept-away challenge challenge-rolled bonus',
    important: 'challenge-won challenge-lost',
  },
  end: { important: 'won lost goal-complete' },
  enemy: {
    detail: 'zombies-stay',
    plain: 'zombies-move spawned trapped shoved',
    important: 'zombies-attack abomination zeus-came unmasked shortage sleepers-woke aaahh',
  },
  event: {
    detail: 'equipped survivor-chosen',
    plain: 'game-began goal-drawn companion-chosen goal-progress steady-hand',
    important:
      'device-on power-on truck-works spawn-zone-active door-opened vault-opened helicopter-called helicopter-arrived bags-found crown-left',
  },
  health: { important: 'wounded healed' },
  horror: { plain: 'explosion trap-sprung' },
  item: { plain: 'out-of-ammo reloaded trap-set charge-placed picked-up', important: 'objective-taken' },
  move: {
    plain: 'moved saved not-saved drove boarded changed-seat got-out',
    important: 'attack concentrated-attack sleepers-eliminated',
  },
  panic: { plain: 'noise shouted' },
  reason: {},
  saved: { important: 'recruited to-the-rescue led' },
  time: { detail: 'turn-over', plain: 'turn adrenaline', important: 'danger-level' },
  token: {},
};

interface Known {
  readonly sign: Sign;
  readonly weight: Weight;
}

const known = new Map<string, Known>(
  Object.entries(KINDS).flatMap(([sign, weights]) =>
    Object.entries(weights).flatMap(([weight, kinds]) =>
      // Both come from the table above.
      kinds.split(' ').map((kind) => [kind, { sign: sign as Sign, weight: weight as Weight }] as const),
    ),
  ),
);

export function aboutEvent(kind: string): Known {
  return known.get(kind) ?? { sign: 'event', weight: 'plain' };
}

export const SORTED_EVENTS: ReadonlySet<string> = new Set(known.keys());

/** A shout moves the token, and the token's move says the same again. */
export function echoes(event: Told, before: Told): boolean {
  return event.kind === 'noise' && before.kind === 'shouted' && event.details['at'] === before.details['at'];
}
