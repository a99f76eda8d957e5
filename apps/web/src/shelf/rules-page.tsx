import { useEffect, useState } from 'react';
import type { Scene } from '../contract/scene.ts';
import { BookPage } from '../kit/rules/book-page.tsx';
import { loadScene } from '../registry/scenes.ts';

/** The rulebook of a game: `#/rules/<game>`, or `#/rules/<game>/<rule>`. */
export function RulesPage({ game, rule }: { readonly game: string; readonly rule?: string }) {
  const [scene, setScene] = useState<Scene | 'unknown' | null>(null);
  useEffect(() => {
    loadScene(game).then(setScene, () => setScene('unknown'));
  }, [game]);
  return <BookPage game={game} scene={scene} {...(rule === undefined ? {} : { rule })} />;
}
