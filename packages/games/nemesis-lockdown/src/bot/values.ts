/** What cards and items are worth to hold, beside 0.3 for any other. */
const CARDS: Readonly<Record<string, number>> = {
  search: 0.45,
  rest: 0.5,
  interrupt: 0.15,
  sabotage: 0.05,
  'crude-fix': 0.1,
  'patch-up': 0.12,
  'repair-drill': 0.12,
  'expert-repair': 0.15,
  'quick-patch': 0.15,
  'seal-it': 0.1,
  'service-keys': 0.1,
  'all-in-strike': 0.5,
  'too-stubborn': 0.4,
  'strange-blood': 0.5,
  'night-eyes': 0.5,
  overlooked: 0.5,
  vivisect: 0.5,
  'field-notes': 0.45,
};

const ITEMS: Readonly<Record<string, number>> = {
  carbine: 1.2,
  'old-assault-rifle': 1.2,
  'battle-suit': 1,
  'override-key': 0.8,
  scattergun: 1.2,
  flamethrower: 1.1,
  'space-suit': 1,
  neutralizer: 0.9,
  taser: 0.9,
  'frag-grenade': 1,
  medkit: 0.9,
  'wound-stapler': 0.8,
  'gate-key': 0.8,
  'smoke-canister': 0.7,
  antiseptic: 0.6,
  'weapon-battery': 0.5,
  'ration-pack': 0.6,
  stimulant: 0.6,
  flashlight: 0.6,
  egg: 0.8,
};

export const cardWorth = (card: string): number => CARDS[card] ?? 0.3;
export const itemWorth = (item: string): number => ITEMS[item.split(':')[0] ?? item] ?? 0.4;
