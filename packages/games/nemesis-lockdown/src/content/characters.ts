import type { RoomId } from './board.ts';

// The six characters of the design G-24, as far as they are numbers and names; traits are in `traits.ts`, cards in `actions/`.

export const CHARACTER_IDS = ['survivor', 'lab-rat', 'sentry', 'xenobiologist', 'hacker', 'janitor'] as const;
export type CharacterId = (typeof CHARACTER_IDS)[number];

interface CharacterDef {
  readonly id: CharacterId;
  readonly group: 'ship-survivor' | 'staff';
  readonly startingItem: string | null;
  readonly personalItem: string;
  /** The five cards of one's own, besides the five that everybody has. */
  readonly cards: readonly string[];
}

export const START_OF: Readonly<Record<CharacterDef['group'], { readonly room: RoomId; readonly knowledge: number }>> =
  {
    'ship-survivor': { room: 'ISO', knowledge: 3 },
    staff: { room: 'STO', knowledge: 1 },
  };

/** CO-1 to CO-4: what everybody has. */
export const SHARED_CARDS: readonly string[] = ['search', 'search', 'rest', 'interrupt', 'sabotage'];

const CHARACTERS: Readonly<Record<CharacterId, CharacterDef>> = {
  survivor: {
    id: 'survivor',
    group: 'ship-survivor',
    startingItem: null,
    personalItem: 'old-assault-rifle',
    cards: ['all-in-strike', 'throw-it-away', 'too-stubborn', 'patch-up', 'crawl-the-ducts'],
  },
  'lab-rat': {
    id: 'lab-rat',
    group: 'ship-survivor',
    startingItem: null,
    personalItem: 'wail',
    cards: ['overlooked', 'strange-blood', 'crude-fix', 'listen', 'night-eyes'],
  },
  sentry: {
    id: 'sentry',
    group: 'staff',
    startingItem: 'submachine-gun',
    personalItem: 'battle-suit',
    cards: ['seal-it', 'baton', 'repair-drill', 'patrol-routes', 'escort'],
  },
  xenobiologist: {
    id: 'xenobiologist',
    group: 'staff',
    startingItem: 'probe-arm',
    personalItem: 'specimen-case',
    cards: ['vivisect', 'field-notes', 'pheromones', 'expert-repair', 'gentle-hands'],
  },
  hacker: {
    id: 'hacker',
    group: 'staff',
    startingItem: 'wrist-terminal',
    personalItem: 'override-key',
    cards: ['backdoor', 'bypass', 'remote-login', 'camera-loop', 'quick-patch'],
  },
  janitor: {
    id: 'janitor',
    group: 'staff',
    startingItem: 'nail-driver',
    personalItem: 'utility-cart',
    cards: ['clean-sweep', 'service-keys', 'back-stairs', 'rummage', 'make-do'],
  },
};

export const characterDef = (id: CharacterId): CharacterDef => CHARACTERS[id];
