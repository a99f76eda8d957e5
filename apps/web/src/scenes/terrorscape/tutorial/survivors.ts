import { lesson } from '../../../kit/tutorial/lesson.ts';
import { layTableFor, shields } from './lay-table.ts';
import { words as aLongNightWords } from './text/a-long-night.ts';
import { words as behindTheScreenWords } from './text/behind-the-screen.ts';
import { words as foundWords } from './text/found.ts';

const KILLER = 0;
const layTable = layTableFor('survivors');

/** Moving, noise, discoveries, what the Killer hears. */
const behindTheScreen = lesson(behindTheScreenWords, {
  id: 'behind-the-screen',
  minutes: 3,
  seat: 1,
  table: layTable({
    killer: 'butcher',
    phase: 'turns',
    round: 1,
    discoveries: ['d.key', 'd.herbs'],
  }),
  steps: {
    'shut-in': { points: ['C1'] },
    goal: { points: ['keys', 'radio'] },
    anna: { points: ['survivor:anna'], answers: ['turn:anna'] },
    gallery: { points: ['C2'], answers: ['move:C2'] },
    bottle: { points: ['item:whisky-bottle'], answers: ['whisky-bottle:C5'] },
    johnson: { points: ['survivor:johnson'], answers: ['turn:johnson'] },
    radio: { points: ['N1'], answers: ['move:N1'] },
    'end-johnson': { points: ['option:end'], answers: ['end'] },
    marco: { points: ['N2'], answers: ['move:N2'] },
    'end-marco': { points: ['option:end'], answers: ['end'] },
    discover: { points: ['survivor:anna'], answers: ['discover:anna'] },
    key: { points: ['item:key'], answers: ['keep:key'] },
    report: { points: ['C2', 'C5'] },
  },
});

/** SEARCH, who defends, dice, flight. */
const found = lesson(foundWords, {
  id: 'found',
  minutes: 2,
  seat: 1,
  table: layTable(
    {
      killer: 'butcher',
      phase: 'killer-main',
      round: 2,
      at: 'C2',
      places: ['C2', 'N2', 'C2'],
      noise: ['C2'],
      hand: ['board-up', 'give-chase', 'give-chase'],
    },
    { defence: shields(2, 1, 0, 1) },
  ),
  steps: {
    knock: { points: ['C2'] },
    search: { points: ['C2'], by: KILLER, answers: ['search'] },
    attack: { points: ['encounter'], by: KILLER, answers: ['none'] },
    defender: { points: ['survivor:johnson'], answers: ['defend:johnson'] },
    hatchet: { points: ['item:hatchet'], answers: ['use:hatchet'] },
    repelled: { points: ['killer'] },
    'flee-anna': { points: ['C5'], answers: ['flee:C5'] },
    'flee-johnson': { points: ['C3'], answers: ['flee:C3'] },
    end: { points: ['C2'] },
  },
});

/** Fear, healing, ransacking, and what the notebook says. */
const aLongNight = lesson(aLongNightWords, {
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

/** Three scenes behind the screen. */
export const survivorsLessons = [behindTheScreen, found, aLongNight];
