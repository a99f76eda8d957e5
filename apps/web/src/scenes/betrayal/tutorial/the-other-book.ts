import { lesson } from '../../../kit/tutorial/lesson.ts';
import { layTable } from './lay-table.ts';
import { words } from './text/the-other-book.ts';

const HERO = 2;

/** Scene 3: the traitor's book, an attack, what the traitor need not fear, monsters; the haunt is won by the other side. */
export const theOtherBook = lesson(words, {
  id: 'the-other-book',
  minutes: 3,
  table: layTable(
    {
      turn: 0,
      places: ['entrance-hall', 'library', 'hallway'],
      rooms: {
        library: { region: 'ground', x: 1, y: -1, turn: 0 },
        graveyard: { region: 'ground', x: 2, y: -1, turn: 2 },
      },
      haunt: {
        ...{ traitor: 0, first: 1, laid: 1, dead: [1], shaken: [HERO] },
        ghost: { at: 'library', stunned: false },
        keepsakes: [HERO, 'upper-landing'],
      },
    },
    // The attack 4 against 3; the Ghost's steps; its attack 3 against 2.
    { dice: [2, 1, 1, 1, 1, 1, 0, 1, 1, 0, 2, 1, 1, 1, 0, 0] },
  ),
  steps: {
    'other-side': { points: ['explorer:0', 'people'] },
    book: { points: ['book', 'haunt'] },
    walk: { points: ['tile:hallway'], answers: ['go:hallway'] },
    strike: { points: ['option:attack:bare:2', 'explorer:2'], answers: ['attack:bare:2'] },
    snatch: { points: ['tile:ground-floor-staircase'], answers: ['ground-floor-staircase'] },
    hurt: { points: ['explorer:2', 'people'], by: HERO, answers: ['might'] },
    rest: { points: ['option:end-turn'], answers: ['end-turn'] },
    ghost: { points: ['tile:hallway'], answers: ['go:hallway'] },
    sanity: { points: ['option:attack:bare:2'], answers: ['attack:bare:2'] },
    last: { points: ['explorer:2', 'people'], by: HERO, answers: ['sanity'] },
    end: { points: ['book', 'haunt'] },
  },
});
