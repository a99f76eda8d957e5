import { type Drawing, disc } from './drawing.ts';

// Signs, around 0,0 and inside a ring of 15.

/** What is printed on tiles and on the backs of cards. */
export const SYMBOLS: Readonly<Record<'event' | 'item' | 'omen', Drawing>> = {
  event: [['lime', 'M9-2a9 9 0 1 0-9 9 6 6 0 1 0-6-6 4 4 0 0 0 7 2', 3]],
  item: [
    ['gold', 'M-10 9V-2h20V9z'],
    ['gold', 'M-10-2q0-8 10-8t10 8z'],
    ['night', 'M-10-2h20', 1.2],
    ['night/100', 'M-2-3.500h4v4h-4zM-.8 0h1.600v3h-1.600z'],
  ],
  omen: [
    ['crimson', 'M0 11Q-12 4-10-6l5 2 5-8 5 8 5-2Q12 4 0 11z'],
    ['night/100', `${disc(-3.6, 1, 2.1)}${disc(3.6, 1, 2.1)}`],
    ['night', 'M-3 6.500h6', 1.2],
  ],
};

export const TRAITS: Readonly<Record<'might' | 'speed' | 'knowledge' | 'sanity', Drawing>> = {
  might: [
    ['crimson', 'M-9 10V-2q-2-7 3-7h11q5 0 5 6 0 6-4 8v5z'],
    ['rose/70', 'M-7 8V-2q-1-5 2-5h3q-3 7 0 15z'],
    ['night', 'M-2-9v6M2-9v6M6-8v5M-9-2h9q4 0 2 4', 1],
  ],
  speed: [
    ['lime', 'M-6-11H3l-1 10 8 5q4 3 2 7H-9q-2-2 1-6z'],
    ['night', 'M-9 8h21M-1-5h4M-1-1h4', 1],
    ['bone', 'M-14-4h5M-13 1h4M-14 6h3', 1.4],
  ],
  knowledge: [
    ['sea', 'M-12 8V-8q6-3 12 1 6-4 12-1V8Q6 5 0 9-6 5-12 8z'],
    ['bone', 'M-10 5V-6.500q5-2 9 1V6q-4-2.500-9-1zM10 5V-6.500q-5-2-9 1V6q4-2.500 9-1z'],
    ['teal', 'M-8-3q3-1 5 .5M-8 1q3-1 5 .5M8-3Q5-4 3-2.500M8 1q-3-1-5 .5', 0.9],
  ],
  sanity: [
    ['lilac', 'M-9 1q-3-12 8-12 11 0 10 9l3 5-3 1v4q-1 2-5 1l-1 3h-9z'],
    ['night', 'M0 2q-4 0-4-4t4-4q5 0 5 5 0 6-6 6-7 0-7-6', 1.3],
  ],
};

/** Whoever bears it has gone over to the house. */
export const TRAITOR: Drawing = [
  ['crimson', disc(0, 0, 14)],
  ['blood', disc(0, 0, 11.5)],
  ['night', 'M-8-3q-4-3-3-8 3 4 6 4 5-3 10 0 3 0 6-4 1 5-3 8 2 9-8 14-10-5-8-14z'],
  ['flame/100', 'M-6-1q3-1 5 2-4 1-5-2zM6-1q-3-1-5 2 4 1 5-2z'],
  ['flame', 'M-4 5.500q4 2 8 0', 1.1],
];

/** A trait at its end. */
export const SKULL: Drawing = [
  ['bone', 'M-10-1q0-11 10-11t10 11q0 5-3 7v4H-7V6q-3-2-3-7z'],
  ['night/100', `${disc(-4, -1, 2.8)}${disc(4, -1, 2.8)}M0 2l-1.500 3h3z`],
  ['night', 'M-3 6.500V10M0 6.500V10M3 6.500V10', 1],
];
