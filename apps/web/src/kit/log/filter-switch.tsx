import { useText } from '../../text/text.ts';
import style from './log.module.css';
import { text } from './text.ts';

export type LogFilter = 'all' | 'important';

const FILTERS: readonly LogFilter[] = ['all', 'important'];

export function FilterSwitch({
  filter,
  choose,
}: {
  readonly filter: LogFilter;
  readonly choose: (filter: LogFilter) => void;
}) {
  const say = useText(text);
  return (
    <fieldset className={style['filters']}>
      <legend className="for-ears">{say('show')}</legend>
      {FILTERS.map((one) => (
        <button
          key={one}
          type="button"
          className={style['filter']}
          aria-pressed={filter === one}
          onClick={() => choose(one)}
        >
          {say(one)}
        </button>
      ))}
    </fieldset>
  );
}
