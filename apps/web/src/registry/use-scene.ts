import { useEffect, useState } from 'react';
import type { Scene } from '../contract/scene.ts';
import { loadScene } from './scenes.ts';

/** A game's scene, loaded once the page itself stands; null until then, or where it cannot be had. */
export function useScene(game: string): Scene | null {
  const [scene, setScene] = useState<Scene | null>(null);
  useEffect(() => {
    let left = false;
    loadScene(game).then(
      (loaded) => !left && setScene(loaded),
      () => undefined, // Without it the shelf shows less; whoever opens the game is told why.
    );
    return () => {
      left = true;
    };
  }, [game]);
  return scene;
}
