import { lesson } from '../../../kit/tutorial/lesson.ts';
import { layTable } from './lay-table.ts';
import { words } from './text/through-the-wall.ts';

/** Scene 1: turns, Actions, moving, Objectives, searching, hands and backpack. */
export const throughTheWall = lesson(words, {
  id: 'through-the-wall',
  minutes: 3,
  table: layTable({ round: 1, goals: ['kate', 'dieter'], red: ['B5', 'B2', 'E5'], equipment: ['flashlight'] }),
  steps: {
    team: { points: ['team'] },
    mission: { points: ['mission'] },
    kate: { points: ['survivor:kate'], answers: ['turn:kate'] },
    street: { points: ['B6'], answers: ['move:B6'] },
    door: { points: ['B5'], answers: ['move:B5'] },
    take: { points: ['option:take:objective'], answers: ['take:objective'] },
    red: { points: ['danger'] },
    dieter: { points: ['survivor:dieter'], answers: ['turn:dieter'] },
    follow: { points: ['B6'], answers: ['move:B6'] },
    inside: { points: ['B5'], answers: ['move:B5'] },
    search: { points: ['option:search'], answers: ['search'] },
    keep: { points: ['option:keep'], answers: ['keep'] },
    hands: { points: ['arrange'], answers: ['hold:nail-bat+revolver'] },
    end: { points: ['team'] },
  },
});
