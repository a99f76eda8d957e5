import { inPlace } from '../../../kit/basics/in-place.tsx';
import { useSettings } from '../../../settings/settings.ts';
import { useText } from '../../../text/text.ts';
import { useNames } from '../names.ts';
import { objectiveOf, sharedObjectives, useSeat, useView } from '../view.ts';
import style from './secrets.module.css';
import { text } from './text.ts';

/** What only its owner reads: behind a press, and folded away again with every other turn. */
export function Secrets() {
  const view = useView();
  const { people, turn } = view;
  const seat = useSeat();
  const say = useText(text);
  const names = useNames();
  const { language } = useSettings();
  const one = seat === null ? undefined : people[seat];
  if (seat === null || one === undefined) return null;
  const kept = one.kept?.face ?? null;
  const shared = sharedObjectives(view).map((id) => ({ id, isKept: false }));
  const own = one.objectives.flatMap((id, place) =>
    id === null ? [] : [{ id, isKept: kept === (place === 0 ? 'first' : 'second') }],
  );
  const objectives = shared.length > 0 ? shared : own;
  const plans = one.plans.flatMap((id) => id ?? []);
  if (objectives.length + plans.length === 0) return null;
  return (
    <details className={style['secrets']} key={turn.seat} data-target="secrets">
      <summary>{say('secrets')}</summary>
      <dl>
        {inPlace(objectives, ({ id, isKept }) => (
          <div data-kept={isKept || undefined}>
            <dt>
              {say('objective')}: {names.name('objective', id)} {isKept ? <b>({say('chosen')})</b> : null}
            </dt>
            <dd>{objectiveOf(view, seat, id, language)}</dd>
          </div>
        ))}
        {inPlace(plans, (id) => (
          <div>
            <dt>
              {say('plan')}: {names.name('plan', id)}
            </dt>
            <dd>{names.text('plan', id)}</dd>
          </div>
        ))}
      </dl>
    </details>
  );
}
