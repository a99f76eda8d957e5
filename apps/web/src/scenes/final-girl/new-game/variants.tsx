import { killerCalled, locationCalled } from '@dreadhouse/final-girl';
import { Line, LineChoice, Lines, SelectField } from '../../../kit/new-game/choices.tsx';
import { More } from '../../../kit/new-game/section.tsx';
import { useText } from '../../../text/text.ts';
import { useNames } from '../names.ts';
import { text } from './text.ts';
import type { SectionProps } from './wishes.ts';

/** What most never touch: the epic dark powers, who settles doubts, and practice. */
export function Variants({ wishes, wish }: SectionProps) {
  const say = useText(text);
  const names = useNames();
  return (
    <More title={say('more')}>
      <LineChoice
        label={say('epic')}
        showLabel
        choices={(['off', 'shuffled', 'forced'] as const).map((id) => ({ id, name: names.name('epic', id), note: '' }))}
        chosen={wishes.epic}
        choose={(epic) => wish({ ...wishes, epic })}
      />
      <LineChoice
        label={say('ambiguity')}
        showLabel
        choices={(['evil', 'realism', 'hilarity'] as const).map((id) => ({
          id,
          name: names.name('principle', id),
          note: names.text('principle', id),
        }))}
        chosen={wishes.ambiguity}
        choose={(ambiguity) => wish({ ...wishes, ambiguity })}
      />
      <Practice wishes={wishes} wish={wish} />
    </More>
  );
}

function Practice({ wishes, wish }: SectionProps) {
  const say = useText(text);
  const names = useNames();
  const { finales, darkPowers } = killerCalled(wishes.killer);
  const { setups } = locationCalled(wishes.location);
  const cards = [
    { part: 'finale', label: say('finale'), kind: 'finale', all: finales },
    { part: 'darkPower', label: say('dark-power'), kind: 'darkpower', all: darkPowers },
    { part: 'setupCard', label: say('setup-card'), kind: 'setup', all: setups },
  ] as const;
  return (
    <Lines label={say('practice-note')} showLabel>
      {cards.map(({ part, label, kind, all }) => (
        <SelectField
          key={part}
          label={label}
          choices={[{ id: '', name: say('drawn') }, ...all.map(({ id }) => ({ id, name: names.name(kind, id) }))]}
          chosen={wishes[part] ?? ''}
          choose={(id) => wish({ ...wishes, [part]: id || null })}
        />
      ))}
      <Line
        name={say('weapon-in-sight')}
        note={say('weapon-in-sight-note')}
        on={wishes.weaponInSight}
        turn={(weaponInSight) => wish({ ...wishes, weaponInSight })}
      />
    </Lines>
  );
}
