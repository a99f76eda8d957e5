import { armyOfTheDead } from '@dreadhouse/army-of-the-dead';
import type { NewTable, Scene } from '../../contract/scene.ts';
import { glance } from './glance.tsx';
import { guestName } from './guest-name.ts';
import { guide } from './guide/guide.ts';
import { words } from './guide/words.ts';
import { NewGame } from './new-game/new-game.tsx';
import { FIRST_WISHES, tableFor } from './new-game/wishes.ts';
import { pause } from './pause.ts';
import { sound } from './sound.ts';
import { glossary } from './story/glossary.ts';
import { story } from './story/story.ts';
import { TableScene } from './table-scene.tsx';
import { targetsOf } from './targets-of.ts';
import { lessons } from './tutorial/index.ts';

/** One person, all six, the easiest mission. */
function quickStart(): NewTable {
  return tableFor(FIRST_WISHES, guestName);
}

export const scene: Scene = {
  game: armyOfTheDead,
  words,
  guide,
  quickStart,
  NewGame,
  TableScene,
  pause,
  targetsOf,
  story,
  glossary,
  lessons,
  sound,
  glance,
  botLevels: ['random', 'thumb', 'search'],
};
