import type { Drawing } from '../drawing.ts';
import { MONSTERS } from './monsters.ts';
import { TOKENS } from './tokens.ts';

// A haunt names its monsters and tokens as it likes. Those without a drawing of their own borrow one: a mason is a worker, a vow is a link of a chain.

const MONSTERS_ALIKE: Readonly<Record<string, readonly string[]>> = {
  spider: ['shutterbug'],
  spirit: ['caller', 'echo', 'draught'],
  undead: ['offended-guest'],
  demon: ['confessor'],
  cultist: ['robed', 'acolyte', 'scribe', 'redactor'],
  armour: ['the-armour', 'tenant', 'champion', 'squire'],
  worker: ['mason', 'digger', 'undertaker', 'smith', 'wrecker', 'beater', 'cleaner'],
  ghost: ['bridesmaid'],
};

const TOKENS_ALIKE: Readonly<Record<string, readonly string[]>> = {
  // The counters of the first twelve haunts.
  grave: ['laid', 'gravestone'],
  herb: ['spoiled', 'root', 'cure', 'spores'],
  crack: ['collapse', 'condemned', 'fallen', 'breach'],
  clock: ['midnight', 'rounds', 'dawn', 'night', 'patience', 'used', 'spent', 'call-speed'],
  reading: ['clean', 'transmitter', 'calibration', 'full', 'evidence', 'sample'],
  fault: ['dirty', 'rust'],
  // What other haunts put on the table.
  chain: ['link', 'vow', 'iron', 'hold'],
  page: [
    'letter',
    'page-found',
    'unwritten',
    'sheet',
    'slip',
    'sin',
    'struck',
    'searched',
    'knock',
    'missal',
    'law-no-running',
    'law-no-brawling',
    'law-high-table',
    'law-open-hands',
    'law-house-edge',
    'law-my-deal',
  ],
  deed: ['lot', 'sold', 'sale-favour', 'favour', 'gift', 'sheet-upper', 'sheet-ground', 'sheet-basement'],
  key: ['bolt', 'bolts', 'door-bolt', 'keys', 'drawer', 'call-knowledge'],
  candle: ['idol-offering', 'altar-candle', 'wax', 'offering', 'penance'],
  lamp: ['lantern', 'still', 'lens-cap'],
  flame: ['fire', 'ash', 'burn'],
  water: ['wash', 'quicksilver'],
  brick: ['prop', 'doorway'],
  stone: [
    'loose-idol',
    'waypoint',
    'statue',
    'altar',
    'roost',
    'landings',
    'waypoint-upper',
    'waypoint-ground',
    'waypoint-basement',
  ],
  shaft: ['shut'],
  live: ['hum', 'charge'],
  chair: ['table', 'seventh-chair'],
  eye: ['memory', 'witness', 'viewer', 'unseen', 'places', 'call-sanity'],
  claws: ['claw', 'tracks', 'marks', 'wounds', 'call-might'],
  face: ['mask', 'guest', 'calm-guest', 'taste', 'content', 'offended'],
  mirror: ['echo'],
  heirloom: ['relic', 'gauntlet', 'spur', 'visor', 'crest', 'weakness', 'won'],
  goblet: ['last', 'brandy', 'taste-might', 'taste-speed', 'taste-knowledge', 'taste-sanity'],
  wren: ['odile-hand'],
};

export const monsterOf = (kind: string): Drawing => drawn(kind, MONSTERS, MONSTERS_ALIKE, 'shadow');
export const tokenOf = (kind: string): Drawing => drawn(kind, TOKENS, TOKENS_ALIKE, 'marker');

type Drawings = Readonly<Record<string, Drawing>>;

function drawn(
  kind: string,
  own: Drawings,
  alike: Readonly<Record<string, readonly string[]>>,
  other: string,
): Drawing {
  const lender = Object.keys(alike).find((one) => alike[one]?.includes(kind));
  return own[kind] ?? own[lender ?? other] ?? [];
}
