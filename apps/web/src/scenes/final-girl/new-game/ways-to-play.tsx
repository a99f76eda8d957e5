import { useId } from 'react';
import type { BotLevel } from '../../../contract/table.ts';
import { useText } from '../../../text/text.ts';
import { useNames } from '../names.ts';
import type { SectionProps } from './film-choice.tsx';
import { PlainChoice } from './plain-choice.tsx';
import { style } from './style.ts';
import { text } from './text.ts';

const LEVELS: readonly BotLevel[] = ['random', 'thumb', 'search'];

export function ModeChoice({ wishes, wish }: SectionProps) {
  const say = useText(text);
  return (
    <section className={style['section']} aria-labelledby="mode">
      <header>
        <h2 id="mode">{say('mode')}</h2>
      </header>
      <PlainChoice
        label={say('mode')}
        choices={(['normal', 'extreme'] as const).map((id) => ({
          id,
          name: say(`mode.${id}`),
          note: say(`mode-note.${id}`),
        }))}
        chosen={wishes.mode}
        choose={(mode) => wish({ ...wishes, mode })}
      />
    </section>
  );
}

export function PlayerChoice({ wishes, wish }: SectionProps) {
  const say = useText(text);
  const names = useNames();
  const field = useId();
  return (
    <section className={style['section']} aria-labelledby="who">
      <header>
        <h2 id="who">{say('who')}</h2>
      </header>
      <PlainChoice
        label={say('who')}
        choices={[
          { id: 'you', name: say('you'), note: say('you-note') },
          { id: 'bot', name: say('bot'), note: say('bot-note') },
        ]}
        chosen={wishes.bot === null ? 'you' : 'bot'}
        choose={(who) => wish({ ...wishes, bot: who === 'you' ? null : 'search' })}
      />
      {wishes.bot === null ? null : (
        <PlainChoice
          label={say('level')}
          showLabel
          choices={LEVELS.map((id) => ({ id, name: say(`level.${id}`), note: say(`level-note.${id}`) }))}
          chosen={wishes.bot}
          choose={(bot) => wish({ ...wishes, bot })}
        />
      )}
      <p className={style['name']}>
        <label htmlFor={field}>{say('name')}</label>
        <input
          id={field}
          maxLength={40}
          autoComplete="nickname"
          value={wishes.name}
          placeholder={wishes.heroine === null ? '' : names.name('heroine', wishes.heroine)}
          onChange={({ target }) => wish({ ...wishes, name: target.value })}
        />
      </p>
    </section>
  );
}
