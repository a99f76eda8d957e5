import { GOALS } from '@dreadhouse/army-of-the-dead';
import { useState } from 'react';
import { Dialog } from '../../../kit/basics/dialog.tsx';
import { Icon } from '../../../kit/basics/icon.tsx';
import { times } from '../../../kit/basics/in-place.tsx';
import { toneOf } from '../../../kit/basics/tone.ts';
import { Chip } from '../../../kit/phone/chip.tsx';
import { useTablePart } from '../../../kit/table/context.tsx';
import { icon } from '../../../look/icon.ts';
import { useText } from '../../../text/text.ts';
import { Portrait } from '../art/portrait.tsx';
import { useNames } from '../names.ts';
import { missionIn, useView } from '../view.ts';
import { levelName, levelTone } from './danger.ts';
import { averageIn, zombieForecast } from './forecast.ts';
import { ForecastPanel } from './forecast-panel.tsx';
import { MissionPanel } from './mission-panel.tsx';
import style from './panel.module.css';
import { text } from './text.ts';

type Sheet = 'mission' | 'forecast';

/** The game in one line: how far, how dangerous, what is still to be done; each part opens what it stands for. */
export function Status() {
  const { noise: zone } = useView();
  const say = useText(text);
  const [sheet, open] = useState<Sheet | null>(null);
  return (
    <div className={style['status']}>
      <MissionChip open={() => open('mission')} />
      <DangerChip open={() => open('forecast')} />
      <p className={style['noise']} title={say('noise', { zone })}>
        <Icon body={icon('sound-waves')} /> <span className="for-ears">{say('noise', { zone })}</span>
        <b aria-hidden="true">{zone}</b>
      </p>
      {sheet === null ? null : (
        <Dialog title={say(sheet)} close={() => open(null)} place="side">
          {sheet === 'mission' ? <MissionPanel /> : <ForecastPanel />}
        </Dialog>
      )}
    </div>
  );
}

/** Red Objectives and Personal Goals. */
function MissionChip({ open }: { readonly open: () => void }) {
  const view = useView();
  const say = useText(text);
  const names = useNames();
  const { red } = missionIn(view);
  const spoken = `${say('mission')}. ${say('objectives', { n: view.progress.red, of: red.count })}`;
  return (
    <Chip target="mission" open={open} spoken={spoken}>
      <Icon body={icon('treasure-map')} />
      <em>{say('mission')}</em>
      {red.count === 0 ? null : (
        <span className={style['pips']}>
          {times(red.count, (place) => (
            <i data-full={place < view.progress.red || undefined} />
          ))}
        </span>
      )}
      {view.goals.map(({ owner, done, progress, colour }) => (
        <span
          key={owner}
          className={style['owner']}
          style={toneOf(`token-${colour}`)}
          title={names.text('goal', owner)}
        >
          <Portrait id={owner} size="1.9rem" />
          <b>{done ? '✓' : `${progress}/${GOALS[owner].count}`}</b>
        </span>
      ))}
    </Chip>
  );
}

/** The Danger Level, and how many Zombies a card brings at it. */
function DangerChip({ open }: { readonly open: () => void }) {
  const view = useView();
  const say = useText(text);
  const level = say(levelName(view.danger));
  const language = useTablePart((table) => table.language);
  const average = averageIn(language, zombieForecast(view, view.danger).average);
  const spoken = `${say('danger', { level })}. ${say('forecast')}. ${say('forecast-average', { n: average })}`;
  return (
    <Chip target="forecast danger" open={open} spoken={spoken}>
      <span className={style['danger']} style={levelTone(view.danger)}>
        <Icon body={icon('lightning-trio')} />
        <b>{level}</b>
      </span>
      <span className={style['average']}>
        <Icon body={icon('raise-zombie')} />
        <b>⌀ {average}</b>
      </span>
    </Chip>
  );
}
