import magnifyingGlass from 'virtual:icon/magnifying-glass';
import { useId } from 'react';
import { useText } from '../../text/text.ts';
import { Icon } from '../basics/icon.tsx';
import style from './rules.module.css';
import { text } from './text.ts';

export function SearchField({ query, change }: { readonly query: string; readonly change: (query: string) => void }) {
  const say = useText(text);
  const field = useId();
  return (
    <search className={style['search']}>
      <label htmlFor={field} className={style['searchIcon']}>
        <Icon body={magnifyingGlass} label={say('search')} size="1.2rem" />
      </label>
      <input
        id={field}
        className={style['field']}
        type="search"
        value={query}
        placeholder={say('placeholder')}
        autoComplete="off"
        spellCheck={false}
        onChange={({ target }) => change(target.value)}
        onKeyDown={(event) => {
          // Escape first empties the field; only an empty one lets it close the book.
          if (event.key !== 'Escape' || query === '') return;
          event.preventDefault();
          event.stopPropagation();
          change('');
        }}
      />
    </search>
  );
}
