import { useId } from 'react';
import style from './settings-dialog.module.css';

interface Props {
  readonly label: string;
  readonly note: string;
  readonly on: boolean;
  readonly change: (on: boolean) => void;
}

export function Switch({ label, note, on, change }: Props) {
  const id = useId();
  return (
    <div className={style['switch']}>
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        type="checkbox"
        role="switch"
        aria-describedby={`${id}-note`}
        checked={on}
        aria-checked={on}
        onChange={({ target }) => change(target.checked)}
      />
      <p id={`${id}-note`}>{note}</p>
    </div>
  );
}
