import { bearTrap, bow, campTokens, motorboat, whistle } from '../items/camp.ts';
import {
  axe,
  energyDrink,
  fireworks,
  firstAid,
  flashlight,
  knife,
  luckyDice,
  map,
  metalBat,
  oldRevolver,
  pepperSpray,
  pills,
  rabbitFoot,
  trashLid,
} from '../items/common.ts';
import { board, type Location, type SetupCard } from '../kit.ts';
import { blackWater, campEvents, campLasting } from './camp-events.ts';
import { campTerror } from './camp-terror.ts';

/** FG-BRD-19: Lovers' Spot is adjacent to the Cliff and not to the Cabins. FG-PANIC-08: the Campfire's numbers. */
const spaces = board({
  nw_woods: ['', 'cabins 1-4; sports_field 5; north_trail 6'],
  cabins: ['search, indoor, water', 'nw_woods 3-4; north_trail 5-6'],
  north_trail: ['', 'cabins 1-3; nw_woods 4-5; main_gate 6'],
  main_gate: ['exit', 'north_trail 1-2; north_woods 3-6'],
  north_woods: ['', 'cliff 1-4; main_gate 5; east_trail 6'],
  tool_shed: ['search, indoor', 'east_trail 3-6'],
  east_trail: ['water', 'north_woods 1-4; tool_shed 5; marsh 6'],
  marsh: ['water', 'se_exit 1-4; east_trail 5-6'],
  se_exit: ['exit', 'dock 1-4; south_trail 5; marsh 6'],
  dock: ['search, water', 'lake 1-4; south_trail 5; se_exit 6'],
  lake: ['openwater', 'dock 5; cliff 6'],
  cliff: ['water', 'lake 1-4; lovers_spot 5; north_woods 6'],
  lovers_spot: ['water', 'cliff 3-6'],
  south_trail: ['', 'dock 1-3; campfire 4; lake_path 5; se_exit 6'],
  campfire: ['', 'south_trail 2-5; lake_path 6'],
  lake_path: ['water', 'south_trail 1-4; campfire 5; sports_field 6'],
  sports_field: ['water', 'lake_path 1-3; nw_woods 4-5; sw_exit 6'],
  sw_exit: ['exit', 'sports_field 1-6'],
});

const setups: readonly SetupCard[] = [
  {
    id: 'camp_s1',
    heroine: 'sports_field',
    killer: 'marsh',
    victims: { tool_shed: 2, north_woods: 1, cabins: 2, lovers_spot: 1, lake_path: 1, dock: 2, campfire: 1 },
  },
  {
    id: 'camp_s2',
    heroine: 'lovers_spot',
    killer: 'south_trail',
    victims: { nw_woods: 2, north_trail: 1, tool_shed: 1, east_trail: 2, sports_field: 2, marsh: 2 },
  },
  {
    id: 'camp_s3',
    heroine: 'sports_field',
    killer: 'lake',
    victims: {
      nw_woods: 1,
      tool_shed: 1,
      lovers_spot: 2,
      cliff: 1,
      east_trail: 1,
      lake_path: 1,
      dock: 1,
      marsh: 1,
      campfire: 1,
    },
  },
  {
    id: 'camp_s4',
    heroine: 'dock',
    killer: 'east_trail',
    victims: { nw_woods: 1, north_trail: 1, cabins: 1, lovers_spot: 2, cliff: 2, lake: 1, campfire: 2 },
  },
  {
    id: 'camp_s5',
    heroine: 'marsh',
    killer: 'nw_woods',
    victims: { lovers_spot: 2, lake_path: 1, campfire: 6, south_trail: 1 },
  },
];

/** Camp Happy Trails. No special rules. */
export const camp: Location = {
  id: 'camp',
  film: 'happy-trails',
  spaces,
  setups,
  terror: campTerror,
  events: campEvents,
  lasting: campLasting,
  tokens: [...campTokens, blackWater],
  items: [
    knife,
    oldRevolver,
    axe,
    metalBat,
    trashLid,
    firstAid,
    pepperSpray,
    pills,
    luckyDice,
    energyDrink,
    rabbitFoot,
    flashlight,
    map,
    fireworks,
    whistle,
    motorboat,
    bow,
    bearTrap,
  ],
};
