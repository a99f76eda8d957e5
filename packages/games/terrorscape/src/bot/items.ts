import type { ItemId } from '../content/items.ts';
import { survivorDef } from '../content/survivors.ts';
import type { Survivor } from '../state.ts';
import { packOf, type SurvivorSituation } from './survivor-situation.ts';

type Worth = (s: SurvivorSituation, one: Survivor) => number;

const withItem =
  (partner: ItemId, together: number, alone: number): Worth =>
  (s, one) =>
    packOf(s, one).includes(partner) ? together : alone;
const ifWounded =
  (now: number, later: number): Worth =>
  ({ state }) =>
    state.survivors.some(({ health }) => health === 1) ? now : later;
const forSophia =
  (hers: number, others: number): Worth =>
  (_s, { id }) =>
    id === 'sophia' ? hers : others;

const WORTH: Readonly<Record<ItemId, number | Worth>> = {
  key: ({ keyWorth }) => keyWorth,
  toolkit: ({ repairWorth }, { id }) => (repairWorth > 0 ? 0.45 + 0.25 * ((survivorDef(id).toolkit ?? 2) - 1) : 0.02),
  'lime-powder': 0.42,
  longsword: 0.9,
  knife: withItem('longsword', 0.1, 0.45),
  revolver: withItem('ammunition', 0.4 + 0.4, 0.4),
  ammunition: withItem('revolver', 0.6, 0.15),
  hatchet: 0.25,
  'first-aid-kit': ifWounded(0.9, 0.55),
  herbs: ifWounded(0.75, 0.4),
  sedative: (_s, { fear }) => 0.22 + 0.1 * fear,
  adrenaline: 0.28,
  talisman: ({ state: { killer } }) => (killer.id === 'specter' || killer.id === 'butcher' ? 0.3 : 0.2),
  'secret-map': 0.25,
  flashlight: forSophia(0.4, 0.15),
  trap: 0.2,
  firecracker: 0.2,
  'whisky-bottle': 0.18,
  camera: forSophia(0.2, 0),
};

/** What an item is worth in somebody's backpack. */
export function itemWorth(s: SurvivorSituation, one: Survivor, id: ItemId): number {
  const worth = WORTH[id];
  return typeof worth === 'number' ? worth : worth(s, one);
}
