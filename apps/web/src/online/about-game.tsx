import { registered } from '@dreadhouse/registry';
import { addressOf } from '../route.ts';
import { useText } from '../text/text.ts';
import style from './about-game.module.css';
import { text } from './text.ts';

/** Which game it is, and where somebody who has never played it begins. */
export function AboutGame({ game }: { readonly game: string }) {
  const say = useText(text);
  const title = registered(game)?.title;
  if (title === undefined) return null;
  return (
    <p className={style['about']}>
      <strong>{title}</strong> <a href={addressOf('learn', game)}>{say('about-learn')}</a>{' '}
      <a href={addressOf('rules', game)}>{say('about-rules')}</a>
    </p>
  );
}
