import { type EquipmentId, equipment } from '../content/equipment.ts';
import type { Item } from '../state.ts';

/** How useful a card is to whoever fights. */
export const WORTH: Readonly<Record<EquipmentId, number>> = {
  'military-knife': 1.2,
  'nail-bat': 2,
  crowbar: 1,
  katana: 2.2,
  machete: 2.4,
  'ring-saw': 3.6,
  revolver: 1.8,
  'desert-eagle': 2.4,
  smg: 3.2,
  'pump-shotgun': 2.6,
  'assault-rifle': 3,
  'golden-ak': 3.8,
  hmg: 4.2,
  'sniper-rifle': 2.6,
  bolas: 1.4,
  grenade: 2.6,
  tnt: 2.4,
  'gas-can': 1.6,
  'bomb-trap': 1.6,
  'grenade-launcher': 3,
  'rocket-launcher': 3,
  clip: 1.5,
  flashlight: 1,
  'first-aid-kit': 2,
  chip: 1,
  aaahh: 0,
};

/** How useful it is to have a card in Hand: those that work from the Backpack need no Hand, and nothing can be done without ammo. */
export function handWorth({ face, spent }: Item): number {
  if (equipment(face).weapon === undefined || equipment(face).fromBackpack === true) return 0.1;
  return spent ? 0.2 : WORTH[face];
}
