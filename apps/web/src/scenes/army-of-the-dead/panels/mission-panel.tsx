import { isComplete, isReached } from '@dreadhouse/army-of-the-dead';
import { useSettings } from '../../../settings/settings.ts';
import { useText } from '../../../text/text.ts';
import { briefingIn } from '../briefing.ts';
import { missionIn, useView } from '../view.ts';
import { PersonalGoal } from './dossier.tsx';
import style from './panel.module.css';
import { text } from './text.ts';

/** The mission sheet: what is done and what is still to be done, and what this mission does differently. */
export function MissionPanel() {
  const view = useView();
  const { language } = useSettings();
  const say = useText(text);
  const mission = missionIn(view);
  const sheet = briefingIn(view, language);
  const reached = [
    ...mission.victory.map((goal) => view.survivors.length > 0 && isReached(view, goal)),
    view.goals.length > 0 && view.goals.every((goal) => isComplete(view, goal)),
  ];
  return (
    <div className={style['sheet']}>
      <p className={style['story']}>{sheet.story}</p>
      <h3>{say('win')}</h3>
      <ul className={style['checks']}>
        {sheet.win.map((line, place) => (
          <li key={line} data-done={reached[place] || undefined}>
            <span aria-hidden="true">{reached[place] ? '✓' : '○'}</span>
            <span>
              {line} <span className="for-ears">({say(reached[place] ? 'done' : 'open')})</span>
            </span>
          </li>
        ))}
      </ul>
      {view.goals.map(({ owner }) => (
        <PersonalGoal key={owner} view={view} id={owner} />
      ))}
      {sheet.rules.length === 0 ? null : <Lines title={say('rules')} lines={sheet.rules} />}
      <Lines title={say('lose')} lines={sheet.lose} />
    </div>
  );
}

function Lines({ title, lines }: { readonly title: string; readonly lines: readonly string[] }) {
  return (
    <>
      <h3>{title}</h3>
      <ul className={style['lines']}>
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </>
  );
}
