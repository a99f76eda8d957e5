import { useEffect } from 'react';

/** The whole page takes on the look of a game while its table stands; `place` is where in the game that is, for looks that differ. */
export function useSceneLook(scene: string, place?: string): void {
  useEffect(() => {
    const { dataset } = document.documentElement;
    dataset['scene'] = scene;
    if (place !== undefined) dataset['location'] = place;
    return () => {
      delete dataset['scene'];
      delete dataset['location'];
    };
  }, [scene, place]);
}
