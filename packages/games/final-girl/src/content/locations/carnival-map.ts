import { board } from '../map.ts';
import type { SetupCard } from '../types.ts';

/** 17 spaces; the eight outer ones form a closed ring. */
export const spaces = board({
  entrance: ['exit, ring, corner', 'coaster 1-3; west_plaza 4-6'],
  west_plaza: ['ring', 'shooting_gallery 1-2; ticket_booth 3-4; entrance 5-6'],
  shooting_gallery: ['ring', 'forest_of_horrors 1-2; west_plaza 3-6'],
  mirror_house: ['search, indoor', 'big_top 1-3; ticket_booth 4-5; clown_car 6'],
  clown_car: ['exit', 'mirror_house 1-5; fairground 6'],
  forest_of_horrors: ['search, ring, corner', 'south_walk 1-2; shooting_gallery 3-6'],
  coaster: ['ring', 'entrance 1-3; ferris_wheel 4-6'],
  ticket_booth: ['', 'west_plaza 1; mirror_house 2; big_top 3-4; east_plaza 5; animal_cages 6'],
  big_top: ['indoor', 'ticket_booth 1; east_plaza 2; fairground 5; mirror_house 6'],
  fairground: ['', 'big_top 1-3; clown_car 4; south_walk 5; curiosity_tent 6'],
  south_walk: ['ring', 'exit_gate 1; fairground 2-3; forest_of_horrors 4-6'],
  animal_cages: ['', 'popcorn_stand 1-2; ticket_booth 3-4; ferris_wheel 5-6'],
  ferris_wheel: ['ring, corner', 'exit_gate 1-2; animal_cages 3-4; coaster 5-6'],
  east_plaza: ['', 'popcorn_stand 1; curiosity_tent 2; big_top 3-4; ticket_booth 5-6'],
  popcorn_stand: ['', 'animal_cages 1; east_plaza 2-5; curiosity_tent 6'],
  curiosity_tent: ['search, indoor', 'popcorn_stand 1; east_plaza 2-5; fairground 6'],
  exit_gate: ['exit, ring, corner', 'south_walk 1-3; ferris_wheel 4-6'],
});

export const setups: readonly SetupCard[] = [
  {
    id: 'carnival_s1',
    heroine: 'west_plaza',
    killer: 'ferris_wheel',
    victims: { forest_of_horrors: 2, shooting_gallery: 3, south_walk: 2, fairground: 1, big_top: 2, popcorn_stand: 2 },
  },
  {
    id: 'carnival_s2',
    heroine: 'curiosity_tent',
    killer: 'clown_car',
    victims: { forest_of_horrors: 2, shooting_gallery: 2, south_walk: 2, big_top: 2, east_plaza: 4 },
  },
  {
    id: 'carnival_s3',
    heroine: 'big_top',
    killer: 'ticket_booth',
    victims: { forest_of_horrors: 3, fairground: 1, animal_cages: 2, popcorn_stand: 2, ferris_wheel: 4 },
  },
  {
    id: 'carnival_s4',
    heroine: 'curiosity_tent',
    killer: 'shooting_gallery',
    victims: {
      forest_of_horrors: 1,
      west_plaza: 1,
      mirror_house: 1,
      south_walk: 2,
      big_top: 3,
      fairground: 1,
      ticket_booth: 1,
      east_plaza: 1,
      popcorn_stand: 1,
    },
  },
  {
    id: 'carnival_s5',
    heroine: 'exit_gate',
    killer: 'big_top',
    victims: {
      forest_of_horrors: 2,
      shooting_gallery: 1,
      clown_car: 1,
      curiosity_tent: 1,
      animal_cages: 2,
      popcorn_stand: 3,
      ferris_wheel: 2,
    },
  },
];
