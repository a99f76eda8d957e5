import { useEffect, useState } from 'react';
import { addressOf } from '../../route.ts';
import { loadScene } from '../../scenes/index.ts';
import type { Scene } from '../../scenes/scene.ts';
import { useText } from '../../text/text.ts';
import style from './rules.module.css';
import { RulesBook } from './rules-book.tsx';
import { text } from './text.ts';

/** The rulebook of a game on a page of its own: `#/rules/<game>`, or `#/rules/<game>/<rule>`. */
export function RulesPage({ game, rule }: { readonly game: string; readonly rule?: string }) {
  const say = useText(text);
  const [scene, setScene] = useState<Scene | null>(null);
  const [unknown, setUnknown] = useState(false);
  useEffect(() => {
    loadScene(game).then(setScene, () => setUnknown(true));
  }, [game]);
  return (
    <main className={style['page']} data-scene={game}>
      <header className={style['pageHeader']}>
        <h1 className={style['pageTitle']}>{say('book')}</h1>
        <a href={addressOf('shelf')}>{say('back')}</a>
      </header>
      {unknown ? <p role="alert">{say('unknown')}</p> : null}
      {scene === null ? null : <RulesBook scene={scene} wide {...(rule === undefined ? {} : { at: rule })} />}
    </main>
  );
}
