import type { ItemId } from '../content/items.ts';
import { survivorDef } from '../content/survivors.ts';
import type { Survivor } from '../state.ts';
import { packOf, type SurvivorSituation } from './survivor-situation.ts';

/** What an item is worth in somebody's backpack. */
export function itemWorth(s: SurvivorSituation, one: Survivor, id: ItemId): number {
  const { state } = s;
  const wounded = state.survivors.some(({ health }) => health === 1);
  const pack = packOf(s, one);
  switch (id) {
    case 'key':
      return s.keyWorth;
    case 'toolkit':
      return s.repairWorth > 0 ? 0.45 + 0.25 * ((survivorDef(one.id).toolkit ?? 2) - 1) : 0.02;
    case 'lime-powder':
      return 0.42;
    case 'longsword':
      return 0.9;
    case 'knife':
      return pack.includes('longsword') ? 0.1 : 0.45;
    case 'revolver':
      return 0.4 + (pack.includes('ammunition') ? 0.4 : 0);
    case 'ammunition':
      return pack.includes('revolver') ? 0.6 : 0.15;
    case 'hatchet':
      return 0.25;
    case 'first-aid-kit':
      return wounded ? 0.9 : 0.55;
    case 'herbs':
      return wounded ? 0.75 : 0.4;
    case 'sedative':
      return 0.22 + 0.1 * one.fear;
    case 'adrenaline':
      return 0.28;
    case 'talisman':
      return state.killer.id === 'specter' || state.killer.id === 'butcher' ? 0.3 : 0.2;
    case 'secret-map':
      return 0.25;
    case 'flashlight':
      return one.id === 'sophia' ? 0.4 : 0.15;
    case 'trap':
      return 0.2;
    case 'firecracker':
      return 0.2;
    case 'whisky-bottle':
      return 0.18;
    case 'camera':
      return one.id === 'sophia' ? 0.2 : 0;
  }
}
