import type { Scene } from '../contract/scene.ts';

/** Every game of the shelf; each is loaded when it is opened. */
const SCENES: Readonly<Record<string, () => Promise<{ readonly scene: Scene }>>> = {
  'final-girl': () => import('../scenes/final-girl/index.ts'),
  terrorscape: () => import('../scenes/terrorscape/index.ts'),
  'army-of-the-dead': () => import('../scenes/army-of-the-dead/index.ts'),
};

export const GAME_IDS: readonly string[] = Object.keys(SCENES);

export async function loadScene(id: string): Promise<Scene> {
  const load = Object.hasOwn(SCENES, id) ? SCENES[id] : undefined;
  if (load === undefined) throw new Error(`There is no game "${id}".`);
  return (await load()).scene;
}
