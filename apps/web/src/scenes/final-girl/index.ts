import { type FinalGirlOptions, finalGirl, teller } from '@dreadhouse/final-girl';
import type { NewTable, Scene } from '../scene.ts';
import { NewGame } from './new-game.tsx';
import { TableScene } from './table-scene.tsx';

function quickStart(): NewTable {
  return { options: {}, seats: [{ name: 'Laurie', kind: 'person' }] };
}

export const scene: Scene = {
  game: finalGirl,
  words: (language, options) => teller(language, options as FinalGirlOptions),
  quickStart,
  NewGame,
  TableScene,
  stage: (view) => view,
  pause: () => 0,
  targetsOf: () => [],
  botLevels: ['random', 'thumb', 'search'],
};
