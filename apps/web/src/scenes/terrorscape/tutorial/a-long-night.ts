import { lesson } from '../../../kit/tutorial/lesson.ts';
import { layTable } from './lay-table.ts';
import { words } from './text/a-long-night.ts';

/** Survivors, scene 3: fear, healing, ransacking, and what the notebook says. */
export const aLongNight = lesson(words, {
  id: 'a-long-night',
  minutes: 3,
  seat: 1,
  table: layTable({
    killer: 'butcher',
    phase: 'turns',
    round: 4,
    at: 'Z3',
    places: ['C3', 'C2', 'C2'],
    fear: [2, 0, 0],
    wounded: ['johnson'],
    search: ['s.knife'],
    discoveries: ['d.adrenaline', 'd.sedative'],
    side: 'survivors',
  }),
  steps: {
    afraid: { points: ['survivor:anna'] },
    anna: { points: ['survivor:anna'], answers: ['turn:anna'] },
    calm: { points: ['option:calm'], answers: ['calm'] },
    'end-anna': { points: ['option:end'], answers: ['end'] },
    marco: { points: ['survivor:marco'], answers: ['turn:marco'] },
    kit: { points: ['item:first-aid-kit'], answers: ['first-aid-kit:johnson'] },
    'end-marco': { points: ['option:end'], answers: ['end'] },
    ransack: { points: ['C2'], answers: ['ransack'] },
    knife: { points: ['item:knife'], answers: ['keep'] },
    'end-johnson': { points: ['option:end'], answers: ['end'] },
    discover: { points: ['survivor:anna'], answers: ['discover:anna'] },
    sedative: { points: ['item:sedative'], answers: ['keep:sedative'] },
    notebook: { points: ['notebook'] },
  },
});
