import ak from 'virtual:icon/ak47';
import rifle from 'virtual:icon/ak47u';
import knife from 'virtual:icon/bowie-knife';
import saw from 'virtual:icon/circular-saw';
import mounted from 'virtual:icon/cloaked-figure-on-horseback';
import crowbar from 'virtual:icon/crowbar';
import zeus from 'virtual:icon/crowned-skull';
import dynamite from 'virtual:icon/dynamite';
import aid from 'virtual:icon/first-aid-kit';
import light from 'virtual:icon/flashlight';
import truck from 'virtual:icon/food-truck';
import grenade from 'virtual:icon/grenade';
import pilot from 'virtual:icon/helicopter';
import bolas from 'virtual:icon/hunting-bolas';
import masked from 'virtual:icon/iron-mask';
import gasCan from 'virtual:icon/jerrycan';
import katana from 'virtual:icon/katana';
import machete from 'virtual:icon/machete';
import machineGun from 'virtual:icon/machine-gun';
import ammo from 'virtual:icon/machine-gun-magazine';
import hmg from 'virtual:icon/minigun';
import launcher from 'virtual:icon/missile-launcher';
import mechanic from 'virtual:icon/monkey-wrench';
import strong from 'virtual:icon/muscle-up';
import shadow from 'virtual:icon/ninja-head';
import eagle from 'virtual:icon/pistol-gun';
import chip from 'virtual:icon/poker-hand';
import crown from 'virtual:icon/queen-crown';
import alpha from 'virtual:icon/raise-zombie';
import revolver from 'virtual:icon/revolver';
import rocket from 'virtual:icon/rocket';
import scream from 'virtual:icon/screaming';
import shambler from 'virtual:icon/shambling-zombie';
import shotgun from 'virtual:icon/shotgun';
import bat from 'virtual:icon/spiked-bat';
import objective from 'virtual:icon/star-medal';
import safecracker from 'virtual:icon/strongbox';
import bag from 'virtual:icon/swap-bag';
import tiger from 'virtual:icon/tiger-head';
import bombTrap from 'virtual:icon/time-bomb';
import smg from 'virtual:icon/uzi';
import sniper from 'virtual:icon/winchester-rifle';

/** What Equipment cards show. */
export const ITEM_ART: Readonly<Record<string, string>> = {
  'military-knife': knife,
  'nail-bat': bat,
  crowbar,
  katana,
  machete,
  'ring-saw': saw,
  revolver,
  'desert-eagle': eagle,
  smg,
  'pump-shotgun': shotgun,
  'assault-rifle': rifle,
  'golden-ak': ak,
  hmg,
  'sniper-rifle': sniper,
  bolas,
  grenade,
  tnt: dynamite,
  'gas-can': gasCan,
  'bomb-trap': bombTrap,
  'grenade-launcher': launcher,
  'rocket-launcher': rocket,
  clip: ammo,
  flashlight: light,
  'first-aid-kit': aid,
  chip,
  aaahh: scream,
  truck,
  'machine-gun': machineGun,
};

export const UNKNOWN_ART = objective;

/** What a specialist is known by. */
export const SPECIALIST_ART: Readonly<Record<string, string>> = {
  tough: strong,
  pilot,
  safecracker,
  shadow,
  mechanic,
};

export const ZOMBIE_ART: Readonly<Record<string, string>> = {
  shambler,
  alpha,
  valentine: tiger,
  queen: crown,
  zeus,
  masked,
  mounted,
};

/** What Survivors carry besides Equipment. */
export const TOKEN_ART: Readonly<Record<string, string>> = {
  red: objective,
  yellow: objective,
  purple: objective,
  bag,
  crown,
};
