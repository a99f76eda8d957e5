import { EQUIPMENT_IDS, equipment } from './content/equipment.ts';
import { MISSION_IDS } from './content/missions/index.ts';
import { ORDER_IDS, orderCard } from './content/orders.ts';
import { SURVIVOR_IDS, survivorDef } from './content/survivors.ts';
import { VAULT_CARD_IDS } from './content/vault-cards.ts';
import { ZOMBIE_CARD_IDS } from './content/zombies.ts';

/** Skills whose use random play comes across; the others are learnt by it, and used in scenarios. */
const USED = [
  'born-leader',
  'bloodlust-combat',
  'bloodlust-melee',
  'charge',
  'hit-and-run',
  'lifesaver',
  'lucky',
  'reaper',
  'roll6-damage',
  'search-2',
  'shove',
  'sidestep',
  'sprint',
  'to-the-rescue',
];

/** All that random games should come across; what takes luck upon luck, or a team that knows what it does, is left to the scenarios. */
export function catalogue(): string[] {
  const skills = SURVIVOR_IDS.flatMap((id) => [...survivorDef(id).orange, ...survivorDef(id).red]);
  const weapons = EQUIPMENT_IDS.filter((id) => {
    const { weapon, explosive } = equipment(id);
    return weapon !== undefined && explosive !== 'launcher';
  });
  const found = [
    ...MISSION_IDS.map((id) => `mission:${id}`),
    ...SURVIVOR_IDS.flatMap((id) => [`survivor:${id}`, `goal:${id}`]),
    ...EQUIPMENT_IDS.map((id) => `found:${id}`),
    ...weapons.map((id) => `use:${id}`),
    ...['action', ...skills].map((id) => `skill:${id}`),
    ...USED.map((id) => `used:${id}`),
    ...ZOMBIE_CARD_IDS.map((id) => `zombie-card:${id}`),
    ...ORDER_IDS.map((id) => `order:${orderCard(id).kind}`),
    ...VAULT_CARD_IDS.map((id) => `vault:${id}`),
    ...['red', 'yellow', 'purple'].map((face) => `objective:${face}`),
    ...['driver', 'gunner', 'passenger'].map((seat) => `seat:${seat}`),
    ...['shambler', 'alpha'].flatMap((type) => [`killed:${type}`, `shortage:${type}`]),
    'zombie:valentine',
    'zombie:queen',
    'place:tnt',
    'place:gas-can',
    'use:clip',
    'sleepers:woken',
    'concentrated',
    'friendly-fire',
    'out-of-ammo',
    'trade',
  ];
  return [...new Set(found)];
}
