import { lesson } from '../../../kit/tutorial/lesson.ts';
import { layTable } from './lay-table.ts';
import { words } from './text/one-of-the-heroes.ts';

const [TRAITOR, STEPHANIE] = [1, 2];

/** Scene 2: the heroes' book, an attack, obstacles, haunt actions; the haunt is won. */
export const oneOfTheHeroes = lesson(words, {
  id: 'one-of-the-heroes',
  minutes: 3,
  table: layTable(
    {
      turn: TRAITOR,
      places: ['hallway', 'hallway', 'upper-landing'],
      rooms: {
        library: { region: 'ground', x: 1, y: -1, turn: 0 },
        graveyard: { region: 'ground', x: 2, y: -1, turn: 2 },
      },
      haunt: {
        ...{ traitor: TRAITOR, first: STEPHANIE, laid: 1 },
        ghost: { at: 'ground-floor-staircase', stunned: true },
        keepsakes: ['library', 'upper-landing'],
      },
    },
    // The attack 4 against 3; how far the Ghost would go; Knowledge 5; Sanity 4.
    { dice: [1, 1, 1, 1, 0, 1, 1, 1, 0, 1, 1, 2, 1, 1, 1, 1, 1, 1, 1] },
  ),
  steps: {
    haunt: { points: ['book', 'haunt'] },
    book: { points: ['book', 'haunt'] },
    strikes: { points: ['explorer:1', 'tile:hallway'], by: TRAITOR, answers: ['attack:bare:0'] },
    wound: { points: ['option:might', 'option:speed'], answers: ['might', 'speed'] },
    waits: { points: ['explorer:1'], by: TRAITOR, answers: ['end-turn'] },
    ghost: { points: ['monster:ghost:1', 'tile:ground-floor-staircase'], by: STEPHANIE, answers: ['end-turn'] },
    leave: { points: ['tile:library'], answers: ['go:library'] },
    search: { points: ['option:haunt:search'], answers: ['haunt:search'] },
    graveyard: { points: ['tile:graveyard'], answers: ['go:graveyard'] },
    rest: { points: ['option:haunt:lay-to-rest'], answers: ['haunt:lay-to-rest'] },
    end: { points: ['book', 'haunt'] },
  },
});
