import type { Scene } from '../../contract/scene.ts';
import { addressOf } from '../../route.ts';
import { useText } from '../../text/text.ts';
import style from './rules.module.css';
import { RulesBook } from './rules-book.tsx';
import { text } from './text.ts';

interface Props {
  readonly game: string;
  /** Null until it is loaded. */
  readonly scene: Scene | 'unknown' | null;
  readonly rule?: string;
}

/** The rulebook of a game as a page of its own. */
export function BookPage({ game, scene, rule }: Props) {
  const say = useText(text);
  return (
    <main className={style['page']} data-scene={game}>
      <header className={style['pageHeader']}>
        <h1 className={style['pageTitle']}>{say('book')}</h1>
        <a href={addressOf('shelf')}>{say('back')}</a>
      </header>
      {scene === 'unknown' ? <p role="alert">{say('unknown')}</p> : null}
      {scene === 'unknown' || scene === null ? null : (
        <RulesBook scene={scene} wide {...(rule === undefined ? {} : { at: rule })} />
      )}
    </main>
  );
}
