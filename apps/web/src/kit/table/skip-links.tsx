import { useText } from '../../text/text.ts';
import style from './skip-links.module.css';
import { text } from './text.ts';

/** Brings the keyboard to a part of the page. Addresses are taken by the pages, so these are buttons and no links. */
export function focusOn(id: string): void {
  document.getElementById(id)?.focus();
}

export function SkipLinks() {
  const say = useText(text);
  return (
    <div className={style['links']}>
      {(['decision', 'board', 'log'] as const).map((id) => (
        <button key={id} type="button" onClick={() => focusOn(id)}>
          {say(`to-${id}`)}
        </button>
      ))}
    </div>
  );
}
