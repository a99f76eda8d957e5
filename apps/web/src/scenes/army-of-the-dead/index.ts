import { armyOfTheDead } from '@dreadhouse/army-of-the-dead';
import type { NewTable, Scene } from '../../contract/scene.ts';
import { guestName } from '../../kit/new-game/guest-name.ts';
import { typefaces } from './art/typefaces.ts';
import { events } from './events.ts';
import { glance } from './glance.tsx';
import { guide } from './guide/guide.ts';
import { words } from './guide/words.ts';
import { NewGame } from './new-game/new-game.tsx';
import { FIRST_WISHES, forSeats, tableFor } from './new-game/wishes.ts';
import { roles } from './roles.ts';
import { glossary } from './story/glossary.ts';
import { placeOf, recap } from './story/recap.ts';
import { TableScene } from './table-scene.tsx';
import { lessons } from './tutorial/index.ts';

/** One person, all six, the easiest mission. */
function quickStart(): NewTable {
  return { ...tableFor(FIRST_WISHES, guestName), begins: ['whose-turn', 'turn'] };
}

export const scene: Scene = {
  game: armyOfTheDead,
  typefaces,
  words,
  guide,
  quickStart,
  NewGame,
  roles,
  forSeats,
  TableScene,
  events,
  openQuestions: ['turn', 'whose-turn', 'lent-action'],
  story: { inRounds: true, placeOf, recap },
  glossary,
  lessons,
  glance,
};
