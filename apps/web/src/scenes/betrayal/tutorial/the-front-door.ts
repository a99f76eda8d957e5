import { lesson } from '../../../kit/tutorial/lesson.ts';
import { layTable } from './lay-table.ts';
import { words } from './text/the-front-door.ts';

const [JOSEF, STEPHANIE] = [1, 2];

/** Scene 1: walking, opening doors, omens and the haunt roll, an event, damage. */
export const theFrontDoor = lesson(words, {
  id: 'the-front-door',
  minutes: 3,
  table: layTable(
    { turn: 0, stack: ['vault', 'library', 'larder', 'dining-room'], omens: ['dog'], events: ['a-bite'] },
    { dice: [1, 1, 1, 0] },
  ),
  steps: {
    house: { points: ['tile:entrance-hall'] },
    traits: { points: ['explorer:0', 'people'] },
    walk: { points: ['tile:hallway'], answers: ['go:hallway'] },
    door: { points: ['door:hallway:N', 'option:discover:N'], answers: ['discover:N'] },
    turn: { points: ['tile-in-hand'], answers: ['turn:0'] },
    omen: { points: ['card:dog'] },
    closer: { points: ['left'] },
    josef: { points: ['explorer:1', 'tile:entrance-hall'], by: JOSEF, answers: ['discover:S'] },
    larder: { points: ['tile-in-hand', 'tile:entrance-hall'], by: JOSEF, answers: ['turn:0'] },
    stephanie: { points: ['explorer:2', 'people'], by: STEPHANIE, answers: ['end-turn'] },
    again: { points: ['door:library:E', 'option:discover:E'], answers: ['discover:E'] },
    bite: { points: ['option:might', 'option:speed'], answers: ['might', 'speed'] },
    end: { points: ['left'] },
  },
});
