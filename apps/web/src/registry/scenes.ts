import { registered } from '@dreadhouse/registry';
import type { Scene } from '../contract/scene.ts';
import { knowTypefaces } from '../look/typefaces.ts';

/** The page of each game is the folder of its id; it is loaded when the game is opened. */
const SCENES = import.meta.glob<{ readonly scene: Scene }>('../scenes/*/index.ts');

export async function loadScene(id: string): Promise<Scene> {
  const load = registered(id) === undefined ? undefined : SCENES[`../scenes/${id}/index.ts`];
  if (load === undefined) throw new Error(`There is no game "${id}".`);
  const { scene } = await load();
  knowTypefaces(scene.typefaces ?? []);
  return scene;
}
