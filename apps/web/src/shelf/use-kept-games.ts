import { useEffect, useState } from 'react';
import type { KeptGame } from '../contract/kept-game.ts';
import { keptGames, onKeptGames } from '../store/games.ts';

/** All kept games, the last played first; null until the browser has looked. */
export function useKeptGames(): readonly KeptGame[] | null {
  const [games, setGames] = useState<readonly KeptGame[] | null>(null);
  useEffect(() => {
    let left = false;
    const look = async (): Promise<void> => {
      const found = await keptGames();
      if (!left) setGames(found);
    };
    void look();
    const stop = onKeptGames(() => void look());
    return () => {
      left = true;
      stop();
    };
  }, []);
  return games;
}
