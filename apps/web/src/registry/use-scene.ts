import { useEffect, useState } from 'react';
import type { Scene } from '../contract/scene.ts';
import { loadScene } from './scenes.ts';

/** Those that have been loaded: whoever needs one again has it at once. */
const loaded = new Map<string, Scene>();

/**
 * A game's scene, loaded once the page itself stands and somebody wants it; null until then, or where it cannot be had. A scene is most of what
 * a game weighs: the first page does without.
 */
export function useScene(game: string, wanted = true): Scene | null {
  const [scene, setScene] = useState(loaded.get(game) ?? null);
  useEffect(() => {
    if (!wanted) return;
    let left = false;
    loadScene(game).then(
      (found) => {
        loaded.set(game, found);
        if (!left) setScene(found);
      },
      () => undefined, // Without it the shelf shows less; whoever opens the game is told why.
    );
    return () => {
      left = true;
    };
  }, [game, wanted]);
  return scene;
}
