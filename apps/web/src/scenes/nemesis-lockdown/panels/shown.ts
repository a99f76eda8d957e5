import type { NemesisEvent, StalkerType } from '@dreadhouse/nemesis-lockdown';

/** What of an event everybody looks at: a stalker, the face of a die, a card. */
export interface ShownEvent {
  readonly stalker?: StalkerType;
  /** What the die shows, as a name of this kind. */
  readonly die?: { readonly kind: 'noise' | 'face'; readonly face: string };
  readonly card?: {
    readonly kind: 'event' | 'attack' | 'wound' | 'weakness' | 'action' | 'plan' | 'objective';
    readonly id: string;
  };
}

/** Attack cards that say the same are told apart by a number: `maul-2`. */
const copyOf = (id: string): string => id.replace(/-\d+$/, '');

/** Null for what is seen on the board itself. */
export function shownOf(event: NemesisEvent): ShownEvent | null {
  switch (event.kind) {
    case 'noise-rolled':
      return { die: { kind: 'noise', face: String(event.details.result) } };
    case 'die-rolled':
      return { die: { kind: 'face', face: event.details.face } };
    case 'encounter':
    case 'colony':
      return event.details.type === null ? {} : { stalker: event.details.type };
    case 'placed':
    case 'attack-target':
    case 'damage-check':
    case 'killed':
      return { stalker: event.details.type };
    case 'attack-card':
      return { stalker: event.details.type, card: { kind: 'attack', id: copyOf(event.details.card) } };
    case 'event-card':
      return { card: { kind: 'event', id: event.details.card } };
    case 'action-card':
      return { card: { kind: 'action', id: event.details.card } };
    case 'serious-wound':
      return { card: { kind: 'wound', id: event.details.wound } };
    case 'weakness':
      return { card: { kind: 'weakness', id: event.details.weakness } };
    case 'plan-revealed':
      return { card: { kind: 'plan', id: event.details.plan } };
    case 'objective-checked':
      return { card: { kind: 'objective', id: event.details.objective } };
    case 'surprise':
    case 'launch':
    case 'time':
    case 'power':
    case 'alert':
    case 'self-destruct':
    case 'died':
    case 'perished':
    case 'base-ends':
    case 'final-scan':
      return {};
    default:
      return null;
  }
}
