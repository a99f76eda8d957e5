import { icon } from '../../../look/icon.ts';

/** The picture on each item and on each skill card. */
export const ITEM_ART: Readonly<Record<string, string>> = {
  key: icon('skeleton-key'),
  toolkit: icon('toolbox'),
  'whisky-bottle': icon('brandy-bottle'),
  firecracker: icon('dynamite'),
  'lime-powder': icon('powder-bag'),
  ammunition: icon('bullets'),
  revolver: icon('revolver'),
  adrenaline: icon('syringe'),
  sedative: icon('medicine-pills'),
  herbs: icon('herbs-bundle'),
  hatchet: icon('wood-axe'),
  trap: icon('wolf-trap'),
  flashlight: icon('flashlight'),
  talisman: icon('eye-of-horus'),
  longsword: icon('broadsword'),
  knife: icon('bowie-knife'),
  'secret-map': icon('treasure-map'),
  'first-aid-kit': icon('first-aid-kit'),
  camera: icon('photo-camera'),
};

export const SKILL_ART: Readonly<Record<string, string>> = {
  'give-chase': icon('run'),
  'prick-up-ears': icon('human-ear'),
  'blood-frenzy': icon('enrage'),
  chainsaw: icon('chainsaw'),
  'board-up': icon('barricade'),
  cleave: icon('meat-cleaver'),
  rampage: icon('footsteps'),
  wail: icon('screaming'),
  'scent-of-dread': icon('sniffing-dog'),
  'phase-rush': icon('ghost'),
  'fade-out': icon('hooded-assassin'),
  'cold-draught': icon('barricade'),
  'icy-grip': icon('evil-hand'),
  'soul-drain': icon('soul-vessel'),
  deduction: icon('magnifying-glass'),
  'calling-card': icon('stabbed-note'),
  'bar-the-way': icon('barricade'),
  lunge: icon('knife-thrust'),
  stalk: icon('hooded-assassin'),
  'lie-in-wait': icon('hooded-assassin'),
  'death-bloom': icon('dagger-rose'),
  lope: icon('run'),
  'blood-scent': icon('sniffing-dog'),
  howl: icon('wolf-howl'),
  territory: icon('footsteps'),
  pounce: icon('knife-thrust'),
  'savage-bite': icon('wolf-head'),
  'keen-hearing': icon('human-ear'),
};

export const KILLER_ART: Readonly<Record<string, string>> = {
  butcher: icon('meat-cleaver'),
  specter: icon('ghost'),
  murderer: icon('hooded-assassin'),
  lycanthrope: icon('wolf-head'),
};

export const UNKNOWN_ART = icon('skull-crossed-bones');
