import { useId } from 'react';
import { style } from './style.ts';

interface Props<Id extends string> {
  readonly label: string;
  /** Otherwise a heading nearby says it already. */
  readonly showLabel?: boolean;
  readonly choices: readonly { readonly id: Id; readonly name: string; readonly note: string }[];
  readonly chosen: Id;
  readonly choose: (id: Id) => void;
}

/** One of a few, each with a line that says what it means. */
export function PlainChoice<Id extends string>({ label, showLabel = false, choices, chosen, choose }: Props<Id>) {
  const group = useId();
  return (
    <fieldset className={style['plain']}>
      <legend className={showLabel ? '' : 'for-ears'}>{label}</legend>
      {choices.map(({ id, name, note }) => (
        <label key={id} className={style['line']}>
          <input type="radio" name={group} checked={id === chosen} onChange={() => choose(id)} />
          <span>
            <strong>{name}</strong> <small>{note}</small>
          </span>
        </label>
      ))}
    </fieldset>
  );
}
