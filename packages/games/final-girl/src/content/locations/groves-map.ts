import { board } from '../map.ts';
import type { SetupCard } from '../types.ts';

export const grovesMap = board({
  lookout: ['', 'west_woods 1; rocks 2; graveyard 3-6'],
  west_woods: ['', 'welcome_center 1; lookout 2; graveyard 3-6'],
  graveyard: ['sacred', 'west_woods 3; lookout 4; rocks 5; meadow 6'],
  rocks: ['', 'north_exit 1; lookout 2; lakeshore 3; meadow 4; graveyard 5-6'],
  north_exit: ['exit', 'rocks 1-3; lakeshore 4-6'],
  gardeners_shed: ['search, indoor', 'lakeshore 3-6'],
  lakeshore: ['', 'gardeners_shed 1; village 2; north_exit 3; rocks 4; sacred_trees 5-6'],
  village: ['indoor', 'lakeshore 1; east_woods 2; sacred_trees 3-6'],
  sacred_trees: ['sacred', 'lakeshore 3; village 4; east_woods 5; bridge 6'],
  east_woods: ['', 'village 1; se_exit 2; bridge 3; sacred_trees 4-6'],
  se_exit: ['exit', 'east_woods 1-6'],
  bridge: ['', 'lost_found 1; east_woods 2; sacred_trees 3-6'],
  lost_found: ['search, indoor', 'south_path 1; bridge 2; meadow 3; shrine 4-6'],
  meadow: ['', 'lost_found 1; rocks 2; shrine 3-4; graveyard 5-6'],
  shrine: ['sacred', 'sw_path 3; lost_found 4; south_path 5; meadow 6'],
  welcome_center: ['search, indoor', 'west_exit 1; west_woods 2-4; sw_path 5-6'],
  west_exit: ['exit', 'welcome_center 1-6'],
  sw_path: ['', 'welcome_center 1; south_path 2; shrine 3-6'],
  south_path: ['', 'sw_path 1; lost_found 2; shrine 3-6'],
});

export const grovesSetups: readonly SetupCard[] = [
  {
    id: 'groves_s1',
    heroine: 'meadow',
    killer: 'sw_path',
    victims: { welcome_center: 2, lookout: 2, shrine: 2, graveyard: 2, bridge: 2, lakeshore: 2 },
  },
  {
    id: 'groves_s2',
    heroine: 'meadow',
    killer: 'sacred_trees',
    victims: {
      sw_path: 1,
      lookout: 1,
      shrine: 1,
      graveyard: 1,
      lost_found: 2,
      rocks: 2,
      east_woods: 1,
      village: 1,
      gardeners_shed: 2,
    },
  },
  {
    id: 'groves_s3',
    heroine: 'se_exit',
    killer: 'gardeners_shed',
    victims: { shrine: 1, graveyard: 1, lost_found: 4, rocks: 4, bridge: 1, lakeshore: 1 },
  },
  {
    id: 'groves_s4',
    heroine: 'west_exit',
    killer: 'se_exit',
    victims: { welcome_center: 1, shrine: 1, graveyard: 1, lost_found: 1, meadow: 6, rocks: 1, lakeshore: 1 },
  },
  {
    id: 'groves_s5',
    heroine: 'sw_path',
    killer: 'meadow',
    victims: { west_woods: 1, lookout: 1, bridge: 2, sacred_trees: 2, lakeshore: 2, east_woods: 2, village: 2 },
  },
];
