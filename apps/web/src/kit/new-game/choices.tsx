import { type ReactNode, useId } from 'react';
import { useStyle } from './style.ts';

interface ChoicesProps {
  readonly label: string;
  /** Otherwise a heading nearby says it already. */
  readonly showLabel?: boolean;
  readonly children: ReactNode;
}

/** Pictures side by side, to choose one or some of; `className` lays them out otherwise. */
export function Pictures({ label, className, children }: ChoicesProps & { readonly className?: string | undefined }) {
  const style = useStyle();
  return (
    <fieldset className={className ?? style['pictures']}>
      <legend className="for-ears">{label}</legend>
      {children}
    </fieldset>
  );
}

interface PictureProps {
  /** One of this group; without, one of any number. */
  readonly group?: string;
  readonly checked: boolean;
  readonly choose: () => void;
  readonly picture: ReactNode;
  /** A class for the frame around the picture. */
  readonly frame?: string | undefined;
  readonly children: ReactNode;
}

/** One of several pictures to choose from; a button of its kind to the keyboard and to screen readers. */
export function PictureChoice({ group, checked, choose, picture, frame = '', children }: PictureProps) {
  const style = useStyle();
  return (
    <label className={style['choice']}>
      <input type={group === undefined ? 'checkbox' : 'radio'} name={group} checked={checked} onChange={choose} />
      <span className={`${style['frame']} ${frame}`}>{picture}</span>
      <span className={style['caption']}>{children}</span>
    </label>
  );
}

/** Lines one under the other. */
export function Lines({ label, showLabel = false, children }: ChoicesProps) {
  const style = useStyle();
  return (
    <fieldset className={style['lines']}>
      <legend className={showLabel ? '' : 'for-ears'}>{label}</legend>
      {children}
    </fieldset>
  );
}

interface LineProps {
  readonly group?: string;
  readonly name: string;
  readonly note: string;
  readonly on: boolean;
  readonly possible?: boolean;
  readonly turn: (on: boolean) => void;
}

/** A line to choose or to switch on, and what it means. */
export function Line({ group, name, note, on, possible = true, turn }: LineProps) {
  const style = useStyle();
  return (
    <label className={style['line']}>
      <input
        type={group === undefined ? 'checkbox' : 'radio'}
        name={group}
        checked={on}
        disabled={!possible}
        onChange={({ target }) => turn(target.checked)}
      />
      <span>
        <strong>{name}</strong> <small>{note}</small>
      </span>
    </label>
  );
}

interface LineChoiceProps<Id extends string> extends Omit<ChoicesProps, 'children'> {
  readonly choices: readonly { readonly id: Id; readonly name: string; readonly note: string }[];
  readonly chosen: Id | null;
  readonly choose: (id: Id) => void;
}

/** One of a few, each with a line that says what it means. */
export function LineChoice<Id extends string>({ choices, chosen, choose, ...rest }: LineChoiceProps<Id>) {
  const group = useId();
  return (
    <Lines {...rest}>
      {choices.map(({ id, name, note }) => (
        <Line key={id} group={group} name={name} note={note} on={id === chosen} turn={() => choose(id)} />
      ))}
    </Lines>
  );
}

interface SelectProps<Id extends string> {
  readonly label: string;
  readonly note?: string;
  readonly choices: readonly { readonly id: Id; readonly name: string }[];
  readonly chosen: Id;
  readonly choose: (id: Id) => void;
}

/** One of many, each a word or two. */
export function SelectField<Id extends string>({ label, note, choices, chosen, choose }: SelectProps<Id>) {
  const style = useStyle();
  return (
    <label className={style['field']}>
      <span>{label}</span>
      <select
        value={chosen}
        onChange={({ target }) => choose(choices.find(({ id }) => id === target.value)?.id ?? chosen)}
      >
        {choices.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </select>
      {note === undefined ? null : <small>{note}</small>}
    </label>
  );
}

interface NameProps {
  readonly label: string;
  readonly value: string;
  /** Who one is without a name. */
  readonly placeholder: string;
  readonly change: (name: string) => void;
}

export function NameField({ label, value, placeholder, change }: NameProps) {
  const style = useStyle();
  return (
    <label className={style['field']}>
      <span>{label}</span>
      <input
        maxLength={30}
        autoComplete="nickname"
        value={value}
        placeholder={placeholder}
        onChange={({ target }) => change(target.value)}
      />
    </label>
  );
}
