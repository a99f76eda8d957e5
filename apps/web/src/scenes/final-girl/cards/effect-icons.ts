import walkingBoot from 'virtual:icon/boot-prints';
import brokenHeart from 'virtual:icon/broken-heart';
import burningEmbers from 'virtual:icon/burning-embers';
import cardDraw from 'virtual:icon/card-draw';
import cardPickup from 'virtual:icon/card-pickup';
import crackedShield from 'virtual:icon/cracked-shield';
import drippingKnife from 'virtual:icon/dripping-knife';
import droplets from 'virtual:icon/droplets';
import evilEyes from 'virtual:icon/evil-eyes';
import healthNormal from 'virtual:icon/health-normal';
import heartPlus from 'virtual:icon/heart-plus';
import lightBulb from 'virtual:icon/light-bulb';
import magnifyingGlass from 'virtual:icon/magnifying-glass';
import newspaper from 'virtual:icon/newspaper';
import openChest from 'virtual:icon/open-chest';
import rollingDices from 'virtual:icon/rolling-dices';
import screaming from 'virtual:icon/screaming';
import shield from 'virtual:icon/shield';
import star from 'virtual:icon/star-formation';
import stopSign from 'virtual:icon/stop-sign';
import stopwatch from 'virtual:icon/stopwatch';

/** The sign of each kind of effect. */
export const EFFECT_ICONS = {
  move: walkingBoot,
  search: magnifyingGlass,
  horror: screaming,
  time: stopwatch,
  heal: healthNormal,
  lose: brokenHeart,
  damage: drippingKnife,
  end: stopSign,
  'ignore-attack': shield,
  reduce: crackedShield,
  'next-roll-dice': rollingDices,
  lasting: lightBulb,
  bloodlust: droplets,
  burn: burningEmbers,
  'killer-heal': heartPlus,
  event: newspaper,
  'dark-power': evilEyes,
  take: cardPickup,
  'take-cost': cardDraw,
  'top-item': openChest,
  special: star,
} as const;

export type EffectSign = keyof typeof EFFECT_ICONS;

const isKnown = (kind: string): kind is EffectSign => Object.hasOwn(EFFECT_ICONS, kind);

/** What only one card does has the sign of everything special. */
export function iconOf(kind: string): string {
  return EFFECT_ICONS[isKnown(kind) ? kind : 'special'];
}
