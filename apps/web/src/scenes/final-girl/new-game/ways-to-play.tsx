import { finalGirl } from '@dreadhouse/final-girl';
import { LineChoice, NameField } from '../../../kit/new-game/choices.tsx';
import { Section } from '../../../kit/new-game/section.tsx';
import { levelsOf } from '../../../kit/seats/levels.ts';
import { useText } from '../../../text/text.ts';
import { useNames } from '../names.ts';
import { text } from './text.ts';
import type { SectionProps } from './wishes.ts';

export function ModeChoice({ wishes, wish }: SectionProps) {
  const say = useText(text);
  return (
    <Section id="mode" title={say('mode')}>
      <LineChoice
        label={say('mode')}
        choices={(['normal', 'extreme'] as const).map((id) => ({
          id,
          name: say(`mode.${id}`),
          note: say(`mode-note.${id}`),
        }))}
        chosen={wishes.mode}
        choose={(mode) => wish({ ...wishes, mode })}
      />
    </Section>
  );
}

export function PlayerChoice({ wishes, wish }: SectionProps) {
  const say = useText(text);
  const names = useNames();
  return (
    <Section id="who" title={say('who')}>
      <LineChoice
        label={say('who')}
        choices={[
          { id: 'you', name: say('you'), note: say('you-note') },
          { id: 'bot', name: say('bot'), note: say('bot-note') },
        ]}
        chosen={wishes.bot === null ? 'you' : 'bot'}
        choose={(who) => wish({ ...wishes, bot: who === 'you' ? null : 'search' })}
      />
      {wishes.bot === null ? null : (
        <LineChoice
          label={say('level')}
          showLabel
          choices={levelsOf(finalGirl).map((id) => ({ id, name: say(`level.${id}`), note: say(`level-note.${id}`) }))}
          chosen={wishes.bot}
          choose={(bot) => wish({ ...wishes, bot })}
        />
      )}
      <NameField
        label={say('name')}
        value={wishes.name}
        placeholder={wishes.heroine === null ? '' : names.name('heroine', wishes.heroine)}
        change={(name) => wish({ ...wishes, name })}
      />
    </Section>
  );
}
