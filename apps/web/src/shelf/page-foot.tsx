import { addressOf } from '../route.ts';
import { useText } from '../text/text.ts';
import style from './shelf.module.css';
import { text } from './text.ts';

export function PageFoot() {
  const say = useText(text);
  return (
    <footer className={style['foot']}>
      <p>{say('private')}</p>
      <nav>
        <a href={addressOf('tables')}>{say('open-tables')}</a>
        <a href={addressOf('credits')}>{say('credits')}</a>
        <a href={addressOf('accessibility')}>{say('accessibility')}</a>
      </nav>
      <p>{say('unofficial')}</p>
    </footer>
  );
}
