import { board } from '../map.ts';
import type { SetupCard } from '../types.ts';

/** 21 spaces. Three ways lead in one direction only: the laundry chute and two windows (Creech Manor rule 1, FG-R-47). */
export const spaces = board({
  attic: ['search, indoor, f5', 'loft_stairs 5-6'],
  tv_room: ['indoor, f4', 'loft_stairs 3-6; ->west_bath 1-2'],
  loft_stairs: ['indoor, f4', 'tv_room 1; bedroom 2; attic 3-6'],
  bedroom: ['indoor, f4', 'back_stairs 1; loft_stairs 2-4; closet 5-6'],
  closet: ['search, indoor, f4', 'bedroom 3-6'],
  west_bath: ['indoor, window, f3', 'trophy_room 1-4; west_yard 5-6'],
  trophy_room: ['indoor, f3', 'landing 1-2; study 3-5; west_bath 6'],
  study: ['indoor, f3', 'landing 1; trophy_room 2; back_stairs 3-6'],
  back_stairs: ['indoor, f3', 'study 1-2; office 3-4; bedroom 5-6'],
  office: ['indoor, window, f3', 'back_stairs 1-4; ->east_yard 5-6'],
  dormitory: ['indoor, f2', 'landing 3-6'],
  landing: ['indoor, f2', 'trophy_room 1-2; study 3; parlor 4; dormitory 5; foyer 6'],
  parlor: ['indoor, f2', 'landing 1-3; east_bath 4-6'],
  east_bath: ['indoor, window, f2', 'parlor 1-4; ->east_yard 5-6'],
  garage: ['search, indoor, f1', 'drawing_room 3-6'],
  drawing_room: ['indoor, f1', 'foyer 1-2; garage 4-6'],
  foyer: ['indoor, f1', 'landing 1-2; drawing_room 3; ballroom 4; front_lawn 5-6'],
  ballroom: ['indoor, f1', 'foyer 3-6'],
  west_yard: ['exit, f0', 'west_bath 1-2; front_lawn 3-6'],
  front_lawn: ['exit, f0', 'west_yard 1-2; east_yard 3-4; foyer 5-6'],
  east_yard: ['exit, f0', 'front_lawn 3-6'],
});

export const setups: readonly SetupCard[] = [
  {
    id: 'creech_s1',
    heroine: 'trophy_room',
    killer: 'foyer',
    victims: {
      attic: 2,
      tv_room: 1,
      loft_stairs: 1,
      bedroom: 1,
      closet: 1,
      office: 1,
      landing: 2,
      east_bath: 1,
    },
  },
  {
    id: 'creech_s2',
    heroine: 'west_bath',
    killer: 'ballroom',
    victims: {
      attic: 2,
      tv_room: 1,
      closet: 1,
      trophy_room: 2,
      office: 1,
      landing: 1,
      east_bath: 1,
      drawing_room: 1,
    },
  },
  {
    id: 'creech_s3',
    heroine: 'ballroom',
    killer: 'garage',
    victims: {
      attic: 2,
      west_bath: 1,
      back_stairs: 1,
      office: 1,
      landing: 1,
      east_bath: 1,
      foyer: 1,
      ballroom: 2,
    },
  },
  {
    id: 'creech_s4',
    heroine: 'attic',
    killer: 'west_bath',
    victims: { loft_stairs: 2, closet: 2, office: 1, dormitory: 1, landing: 1, drawing_room: 1, ballroom: 2 },
  },
  {
    id: 'creech_s5',
    heroine: 'front_lawn',
    killer: 'closet',
    victims: { attic: 3, tv_room: 1, loft_stairs: 1, office: 1, east_bath: 1, garage: 1, ballroom: 2 },
  },
];
