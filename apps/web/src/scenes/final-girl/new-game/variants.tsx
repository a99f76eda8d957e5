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
  const { finales, darkPowers } = killerCalled(wishes.killer);
  const { setups } = locationCalled(wishes.location);
  return (
    <Lines label={say('practice-note')} showLabel>
      <CardField
        label={say('finale')}
        kind="finale"
        cards={finales}
        chosen={wishes.finale}
        choose={(finale) => wish({ ...wishes, finale })}
      />
      <CardField
        label={say('dark-power')}
        kind="darkpower"
        cards={darkPowers}
        chosen={wishes.darkPower}
        choose={(darkPower) => wish({ ...wishes, darkPower })}
      />
      <CardField
        label={say('setup-card')}
        kind="setup"
        cards={setups}
        chosen={wishes.setupCard}
        choose={(setupCard) => wish({ ...wishes, setupCard })}
      />
      <Line
        name={say('weapon-in-sight')}
        note={say('weapon-in-sight-note')}
        on={wishes.weaponInSight}
        turn={(weaponInSight) => wish({ ...wishes, weaponInSight })}
      />
    </Lines>
  );
}

interface CardFieldProps {
  readonly label: string;
  readonly kind: string;
  readonly cards: readonly { readonly id: string }[];
  readonly chosen: string | null;
  readonly choose: (id: string | null) => void;
}

function CardField({ label, kind, cards, chosen, choose }: CardFieldProps) {
  const say = useText(text);
  const names = useNames();
  return (
    <SelectField
      label={label}
      choices={[{ id: '', name: say('drawn') }, ...cards.map(({ id }) => ({ id, name: names.name(kind, id) }))]}
      chosen={chosen ?? ''}
      choose={(id) => choose(id || null)}
    />
  );
}
