import { useId } from 'react';
import { changeSettings, type Settings, useSettings } from '../../settings/settings.ts';
import style from './settings-dialog.module.css';

interface Props<Key extends keyof Settings> {
  readonly of: Key;
  readonly label: string;
  /** A heading nearby says it already. */
  readonly bare?: boolean;
  readonly choices: readonly (readonly [value: Settings[Key], label: string])[];
  readonly onChosen?: () => void;
}

/** One of a few values, side by side. */
export function Choice<Key extends keyof Settings>({ of, label, bare = false, choices, onChosen }: Props<Key>) {
  const { [of]: chosen } = useSettings();
  const name = useId();
  return (
    <fieldset className={style['choice']}>
      <legend className={bare ? 'for-ears' : ''}>{label}</legend>
      <div className={style['row']}>
        {choices.map(([value, words]) => (
          <label key={String(value)} className={style['pick']}>
            <input
              type="radio"
              name={name}
              checked={value === chosen}
              onChange={() => {
                changeSettings({ [of]: value });
                onChosen?.();
              }}
            />
            <span>{words}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
