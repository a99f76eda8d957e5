import { killerCalled, locationCalled } from '@dreadhouse/final-girl';
import { useId } from 'react';
import { useText } from '../../../text/text.ts';
import { useNames } from '../names.ts';
import type { SectionProps } from './film-choice.tsx';
import { PlainChoice } from './plain-choice.tsx';
import { style } from './style.ts';
import { text } from './text.ts';

/** What most never touch: the epic dark powers, who settles doubts, and practice. */
export function Variants({ wishes, wish }: SectionProps) {
  const say = useText(text);
  const names = useNames();
  return (
    <details className={style['more']}>
      <summary>{say('more')}</summary>
      <PlainChoice
        label={say('epic')}
        showLabel
        choices={(['off', 'shuffled', 'forced'] as const).map((id) => ({ id, name: names.name('epic', id), note: '' }))}
        chosen={wishes.epic}
        choose={(epic) => wish({ ...wishes, epic })}
      />
      <PlainChoice
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
    </details>
  );
}

function Practice({ wishes, wish }: SectionProps) {
  const say = useText(text);
  const { finales, darkPowers } = killerCalled(wishes.killer);
  const { setups } = locationCalled(wishes.location);
  const help = useId();
  return (
    <fieldset className={style['practice']}>
      <legend>{say('practice-note')}</legend>
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
      <label className={style['line']}>
        <input
          type="checkbox"
          aria-describedby={help}
          checked={wishes.weaponInSight}
          onChange={({ target }) => wish({ ...wishes, weaponInSight: target.checked })}
        />
        <span>
          <strong>{say('weapon-in-sight')}</strong> <small id={help}>{say('weapon-in-sight-note')}</small>
        </span>
      </label>
    </fieldset>
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
  const field = useId();
  return (
    <p className={style['name']}>
      <label htmlFor={field}>{label}</label>
      <select id={field} value={chosen ?? ''} onChange={({ target }) => choose(target.value || null)}>
        <option value="">{say('drawn')}</option>
        {cards.map(({ id }) => (
          <option key={id} value={id}>
            {names.name(kind, id)}
          </option>
        ))}
      </select>
    </p>
  );
}
