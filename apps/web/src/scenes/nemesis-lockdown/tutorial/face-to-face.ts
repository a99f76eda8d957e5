import { dice } from '../../../kit/tutorial/lay-table.ts';
import { lesson } from '../../../kit/tutorial/lesson.ts';
import { layTable } from './lay-table.ts';
import { words } from './text/face-to-face.ts';

/** The blank token lies behind five adults. */
const BLANK = 5;

/** Scene 2: shooting, what it takes to kill, melee and its price, wounds, the stalkers' turn. */
export const faceToFace = lesson(words, {
  id: 'face-to-face',
  minutes: 4,
  table: layTable(
    {
      ...{ round: 9, field: 7, lit: 'S-02' },
      sentry: { at: '011', hand: ['search', 'rest', 'interrupt', 'sabotage', 'baton'] },
      hacker: null,
      rooms: { '011': { tile: 'generator', token: null } },
      adultAt: '011',
      tops: { attack: ['slash-3', 'slash-2', 'maul-1'], event: ['bulkheads-release'], wounds: ['leg'] },
    },
    { advantage: dice(2, 5, 4), combat: dice(1), bag: [BLANK] },
  ),
  steps: {
    adult: { points: ['room:011'] },
    shoot: { points: ['option:shoot:submachine-gun:1'], answers: ['shoot:submachine-gun:1'] },
    pay: { points: ['hand:sabotage', 'option:sabotage'], answers: ['sabotage'] },
    reroll: { points: ['option:yes'], answers: ['yes'] },
    lives: { points: ['room:011'] },
    melee: { points: ['option:melee:1'], answers: ['melee:1'] },
    'pay-melee': { points: ['hand:interrupt', 'option:interrupt'], answers: ['interrupt'] },
    wound: { points: ['own'] },
    pass: { points: ['option:pass'], answers: ['pass'] },
    keep: { points: ['option:done'], answers: ['done'] },
    attacked: { points: ['own', 'room:011'] },
    again: { points: ['option:shoot:submachine-gun:1'], answers: ['shoot:submachine-gun:1'] },
    'pay-again': { points: ['hand:search', 'option:search'], answers: ['search'] },
    'no-reroll': { points: ['option:no'], answers: ['no'] },
    dead: { points: ['room:011'] },
    end: { points: ['own'] },
  },
});
