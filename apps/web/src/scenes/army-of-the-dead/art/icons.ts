import type { Token } from '@dreadhouse/army-of-the-dead';
import { icon } from '../../../look/icon.ts';

export const ITEM_ART: Readonly<Record<string, string>> = {
  'military-knife': icon('bowie-knife'),
  'nail-bat': icon('spiked-bat'),
  crowbar: icon('crowbar'),
  katana: icon('katana'),
  machete: icon('machete'),
  'ring-saw': icon('circular-saw'),
  revolver: icon('revolver'),
  'desert-eagle': icon('pistol-gun'),
  smg: icon('uzi'),
  'pump-shotgun': icon('shotgun'),
  'assault-rifle': icon('ak47u'),
  'golden-ak': icon('ak47'),
  hmg: icon('minigun'),
  'sniper-rifle': icon('winchester-rifle'),
  bolas: icon('hunting-bolas'),
  grenade: icon('grenade'),
  tnt: icon('dynamite'),
  'gas-can': icon('jerrycan'),
  'bomb-trap': icon('time-bomb'),
  'grenade-launcher': icon('missile-launcher'),
  'rocket-launcher': icon('rocket'),
  clip: icon('machine-gun-magazine'),
  flashlight: icon('flashlight'),
  'first-aid-kit': icon('first-aid-kit'),
  chip: icon('poker-hand'),
  aaahh: icon('screaming'),
  truck: icon('food-truck'),
  'machine-gun': icon('machine-gun'),
};

export const UNKNOWN_ART = icon('star-medal');

export const SPECIALIST_ART: Readonly<Record<string, string>> = {
  tough: icon('muscle-up'),
  pilot: icon('helicopter'),
  safecracker: icon('strongbox'),
  shadow: icon('ninja-head'),
  mechanic: icon('monkey-wrench'),
};

export const ZOMBIE_ART: Readonly<Record<string, string>> = {
  shambler: icon('shambling-zombie'),
  alpha: icon('raise-zombie'),
  valentine: icon('tiger-head'),
  queen: icon('queen-crown'),
  zeus: icon('crowned-skull'),
  masked: icon('iron-mask'),
  mounted: icon('cloaked-figure-on-horseback'),
};

export const TOKEN_TONES: Readonly<Record<Token, string>> = {
  red: 'token-red',
  yellow: 'token-yellow',
  purple: 'token-purple',
  bag: 'money',
  crown: 'money',
};

/** What Survivors carry besides Equipment. */
export const TOKEN_ART: Readonly<Record<string, string>> = {
  red: icon('star-medal'),
  yellow: icon('star-medal'),
  purple: icon('star-medal'),
  bag: icon('swap-bag'),
  crown: icon('queen-crown'),
};
