import { betrayal } from '@dreadhouse/betrayal';
import type { Scene } from '../../contract/scene.ts';
import { OLD_STANDARD } from '../../look/old-standard.ts';
import { Album } from './album/album.tsx';
import { albumTitle } from './album/text.ts';
import { events } from './events.ts';
import { glance } from './glance.tsx';
import { guide } from './guide/guide.ts';
import { cast, words } from './guide/words.ts';
import { Book } from './haunt/book.tsx';
import { afterword } from './haunt/text.ts';
import { LastPicture } from './last-picture.tsx';
import { NewGame } from './new-game/new-game.tsx';
import { forSeats, quickStart } from './new-game/wishes.ts';
import { roles } from './roles.ts';
import { glossary } from './story/glossary.ts';
import { recap } from './story/recap.ts';
import { TableScene } from './table-scene.tsx';
import { lessons } from './tutorial/index.ts';

export const scene: Scene = {
  game: betrayal,
  typefaces: OLD_STANDARD,
  words,
  cast,
  guide,
  quickStart,
  NewGame,
  roles,
  forSeats,
  TableScene,
  events,
  openQuestions: ['turn'],
  story: { recap },
  glossary,
  glance,
  lessons,
  LastPicture,
  album: { text: albumTitle, Page: Album },
  afterword: { text: afterword, Page: Book },
};
