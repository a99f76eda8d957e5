import { terrorscape } from '@dreadhouse/terrorscape';
import type { NewTable, Scene } from '../../contract/scene.ts';
import { OLD_STANDARD } from '../../look/old-standard.ts';
import { DirectorsCut } from './cut/directors-cut.tsx';
import { text as cut } from './cut/text.ts';
import { events } from './events.ts';
import { glance } from './glance.tsx';
import { guide } from './guide/guide.ts';
import { words } from './guide/words.ts';
import { LastPicture } from './last-picture.tsx';
import { NewGame } from './new-game/new-game.tsx';
import { roles } from './roles.ts';
import { seatNames } from './seat-names.ts';
import { glossary } from './story/glossary.ts';
import { recap } from './story/recap.ts';
import { TableScene } from './table-scene.tsx';
import { lessons } from './tutorial/index.ts';

/** One person behind the screen, and something in the house. */
function quickStart(): NewTable {
  const [killer, guest] = seatNames('survivors', 'butcher');
  return {
    options: { killer: 'butcher', survivors: ['anna', 'marco', 'johnson'] },
    seats: [
      { name: killer, kind: 'bot', level: 'thumb' },
      { name: guest, kind: 'person' },
    ],
  };
}

export const scene: Scene = {
  game: terrorscape,
  typefaces: OLD_STANDARD,
  words,
  guide,
  quickStart,
  NewGame,
  roles,
  TableScene,
  events,
  story: { inRounds: true, recap },
  glossary,
  lessons,
  glance,
  botLevels: ['random', 'thumb', 'search'],
  LastPicture,
  afterword: { text: cut, Page: DirectorsCut },
};
