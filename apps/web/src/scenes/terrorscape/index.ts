import { terrorscape } from '@dreadhouse/terrorscape';
import type { Scene } from '../../contract/scene.ts';
import { OLD_STANDARD } from '../../look/old-standard.ts';
import { DirectorsCut } from './cut/directors-cut.tsx';
import { text as cut } from './cut/text.ts';
import { events } from './events.ts';
import { glance } from './glance.tsx';
import { guide } from './guide/guide.ts';
import { words } from './guide/words.ts';
import { LastPicture } from './last-picture.tsx';
import { NewGame } from './new-game/new-game.tsx';
import { sides, startAs } from './new-game/sides.ts';
import { forSeats } from './new-game/wishes.ts';
import { roles } from './roles.ts';
import { glossary } from './story/glossary.ts';
import { placeOf, recap } from './story/recap.ts';
import { TableScene } from './table-scene.tsx';
import { lessons } from './tutorial/index.ts';

export const scene: Scene = {
  game: terrorscape,
  typefaces: OLD_STANDARD,
  words,
  guide,
  quickStart: () => startAs('survivors'),
  sides,
  NewGame,
  roles,
  forSeats,
  TableScene,
  events,
  story: { inRounds: true, placeOf, recap },
  glossary,
  lessons,
  glance,
  LastPicture,
  afterword: { text: cut, Page: DirectorsCut },
};
