import { vigil } from '@dreadhouse/vigil';
import type { Scene } from '../../contract/scene.ts';
import { BoardOnTable } from './board.tsx';
import { events } from './events.ts';
import { glance } from './glance.tsx';
import { guide, recap, words } from './guide.ts';
import { NewGame, quickStart } from './new-game.tsx';

export const scene: Scene = {
  game: vigil,
  words,
  guide,
  quickStart,
  NewGame,
  TableScene: BoardOnTable,
  events,
  story: { inRounds: true, recap },
  glance,
};
