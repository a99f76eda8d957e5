import { nemesisLockdown } from '@dreadhouse/nemesis-lockdown';
import type { Scene } from '../../contract/scene.ts';
import { events } from './events.ts';
import { glance } from './glance.tsx';
import { guide } from './guide/guide.ts';
import { cast, words } from './guide/words.ts';
import { LastPicture } from './last-picture.tsx';
import { NewGame } from './new-game/new-game.tsx';
import { forSeats, quickStart } from './new-game/wishes.ts';
import { roles } from './roles.ts';
import { glossary } from './story/glossary.ts';
import { placeOf, recap } from './story/recap.ts';
import { TableScene } from './table-scene.tsx';
import { lessons } from './tutorial/index.ts';

export const scene: Scene = {
  game: nemesisLockdown,
  words,
  cast,
  guide,
  quickStart,
  NewGame,
  roles,
  forSeats,
  TableScene,
  events,
  openQuestions: ['act'],
  story: { inRounds: true, placeOf, recap },
  glossary,
  lessons,
  glance,
  LastPicture,
};
