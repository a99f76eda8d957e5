import { icon } from '../../../look/icon.ts';

/** The sign of each kind of effect. */
export const EFFECT_ICONS = {
  move: icon('boot-prints'),
  search: icon('magnifying-glass'),
  horror: icon('screaming'),
  time: icon('stopwatch'),
  heal: icon('health-normal'),
  lose: icon('broken-heart'),
  damage: icon('dripping-knife'),
  end: icon('stop-sign'),
  'ignore-attack': icon('shield'),
  reduce: icon('cracked-shield'),
  'next-roll-dice': icon('rolling-dices'),
  lasting: icon('light-bulb'),
  bloodlust: icon('droplets'),
  burn: icon('burning-embers'),
  'killer-heal': icon('heart-plus'),
  event: icon('newspaper'),
  'dark-power': icon('evil-eyes'),
  take: icon('card-pickup'),
  'take-cost': icon('card-draw'),
  'top-item': icon('open-chest'),
  special: icon('star-formation'),
} as const;

export type EffectSign = keyof typeof EFFECT_ICONS;

const isKnown = (kind: string): kind is EffectSign => Object.hasOwn(EFFECT_ICONS, kind);

/** What only one card does has the sign of everything special. */
export function iconOf(kind: string): string {
  return EFFECT_ICONS[isKnown(kind) ? kind : 'special'];
}
