import { HORROR_DICE } from '@dreadhouse/final-girl';
import { Icon } from '../../../kit/basics/icon.tsx';
import { times } from '../../../kit/basics/in-place.tsx';
import { useTablePart } from '../../../kit/table/context.tsx';
import { type Cell, Track } from '../../../kit/track/track.tsx';
import { icon } from '../../../look/icon.ts';
import { useText } from '../../../text/text.ts';
import { useViewPart } from '../view.ts';
import { text } from './text.ts';
import style from './tracks.module.css';

const TIMES = Array.from({ length: 14 }, (_, place) => place - 1);

/** The time that is left for buying cards, from red to 12. */
export function TimeTrack() {
  const time = useViewPart((view) => view.time);
  const say = useText(text);
  const openRule = useTablePart((table) => table.openRule);
  const cells = TIMES.map(
    (n): Cell => ({
      key: n,
      show: n < 0 ? '✕' : n,
      spoken: n < 0 ? say('time.red') : say('time.at', { n }),
      tone: n < 0 ? 'bad' : undefined,
    }),
  );
  return (
    <div className={style['line']} data-target="time">
      <button type="button" className={style['name']} title={say('time.tip')} onClick={() => openRule('FG-TIME-01')}>
        <Icon body={icon('stopwatch')} /> {say('time')} <b>{Math.max(time, 0)}</b>
      </button>
      <Track label={say('time')} cells={cells} at={time + 1} />
    </div>
  );
}

/** How afraid she is: the higher, the fewer dice. */
export function HorrorTrack() {
  const horror = useViewPart((view) => view.horror);
  const dice = useViewPart((view) => view.dice);
  const options = useViewPart((view) => view.options);
  const say = useText(text);
  const openRule = useTablePart((table) => table.openRule);
  const levels = HORROR_DICE[options.mode];
  const cells = levels.map(
    (n, level): Cell => ({
      key: level,
      show: <DiceSign n={n} />,
      spoken: say('horror.at', { n: level, dice: n }),
      tone: level === 0 ? 'good' : level === levels.length - 1 ? 'bad' : undefined,
    }),
  );
  return (
    <div className={style['line']} data-kind="horror" data-target="horror">
      <button type="button" className={style['name']} title={say('horror.tip')} onClick={() => openRule('FG-HOR-01')}>
        <Icon body={icon('screaming')} /> {say('horror')} <b>{horror}</b> <small>{say('dice', { n: dice })}</small>
      </button>
      <Track label={say('horror')} cells={cells} at={horror} />
    </div>
  );
}

/** So many dice, as little squares. */
function DiceSign({ n }: { readonly n: number }) {
  return (
    <span className={style['dice']}>
      {times(n, () => (
        <i />
      ))}
    </span>
  );
}
