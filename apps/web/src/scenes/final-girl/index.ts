import { dailyChallenge, finalGirl, teller } from '@dreadhouse/final-girl';
import type { NewTable, Scene } from '../../contract/scene.ts';
import { events } from './events.ts';
import { glance } from './glance.tsx';
import { guide } from './guide/guide.ts';
import { words } from './guide/words.ts';
import { LastPicture } from './last-picture.tsx';
import { NewGame } from './new-game/new-game.tsx';
import { glossary } from './story/glossary.ts';
import { recap } from './story/recap.ts';
import { TableScene } from './table-scene.tsx';
import { lessons } from './tutorial/index.ts';

const ROLE = { en: 'The final girl', pl: 'Ostatnia dziewczyna' } as const;

function quickStart(): NewTable {
  return { options: {}, seats: [{ name: 'Laurie', kind: 'person' }], begins: ['action'] };
}

function daily(date: string): NewTable {
  const { options, seed } = dailyChallenge(date);
  const name = teller('en', options).name(options.heroine, ['heroine']);
  return { options, seed, daily: date, seats: [{ name, kind: 'person' }] };
}

export const scene: Scene = {
  game: finalGirl,
  words,
  guide,
  quickStart,
  NewGame,
  roles: (language) => [ROLE[language]],
  TableScene,
  events,
  openQuestions: ['action', 'buy', 'take-card', 'killer-phase'],
  story: { recap },
  glossary,
  lessons,
  glance,
  daily,
  LastPicture,
};
