import { changeSettings, type Language, useSettings } from '../../settings/settings.ts';
import { useText } from '../../text/text.ts';
import style from './settings-dialog.module.css';
import { text } from './text.ts';

/** Each language by its own name. */
export const LANGUAGES: readonly (readonly [Language, string])[] = [
  ['en', 'English'],
  ['pl', 'Polski'],
];

/** The languages as two small buttons, for the corner of a page. */
export function LanguageSwitch() {
  const { language } = useSettings();
  const say = useText(text);
  return (
    <fieldset className={style['languages']} aria-label={say('language')}>
      {LANGUAGES.map(([id, name]) => (
        <button
          key={id}
          type="button"
          lang={id}
          title={name}
          aria-label={`${id.toUpperCase()}, ${name}`}
          aria-pressed={id === language}
          onClick={() => changeSettings({ language: id })}
        >
          {id.toUpperCase()}
        </button>
      ))}
    </fieldset>
  );
}
