import { Track } from '../../../kit/track/track.tsx';
import { useText } from '../../../text/text.ts';
import { useCardWords } from '../cards/words.ts';
import { useViewPart } from '../view.ts';
import style from './killer-tracks.module.css';
import panel from './panel.module.css';
import { Part } from './part.tsx';
import { text } from './text.ts';

/** What only some films have: wraths, sleep, minions. */
export function KillerTracks() {
  const minions = useViewPart((view) => view.minions);
  return (
    <>
      <Wraths />
      <Sleep />
      {minions.length === 0 ? null : <Minions />}
    </>
  );
}

function Wraths() {
  const memory = useViewPart((view) => view.memory);
  const [killers, gods] = [memory['inkanyamba']?.['wrath'], memory['groves']?.['wrath']];
  if (killers === undefined && gods === undefined) return null;
  return (
    <div className={style['wraths']} data-crowded>
      <Wrath who="KW" level={killers} />
      <Wrath who="DW" level={gods} />
    </div>
  );
}

const LEVELS = Array.from({ length: 10 }, (_, place) => place + 1);

function Wrath({ who, level }: { readonly who: 'KW' | 'DW'; readonly level: unknown }) {
  const say = useText(text);
  const { printed } = useCardWords();
  if (typeof level !== 'number') return null;
  const cells = LEVELS.map((n) => ({ key: n, show: '', spoken: `${n}. ${printed(`wrath.${who}`, `${n}`)}` }));
  return (
    <Part title={say('wrath', { who })} aside={<b className={style['level']}>{level}</b>}>
      <Track label={say('wrath', { who })} cells={cells} at={level - 1} />
      <p className={panel['short']}>{printed(`wrath.${who}`, `${level}`)}</p>
    </Part>
  );
}

function Sleep() {
  const memory = useViewPart((view) => view.memory);
  const shown = useViewPart((view) => view.shown);
  const say = useText(text);
  const asleep = memory['dr_fright']?.['asleep'];
  if (typeof asleep !== 'boolean') return null;
  const left = dreamsLeft(shown.killer);
  return (
    <Part title={say('heroine')}>
      <p className={panel['quiet']}>{asleep ? say('asleep', { n: left }) : say('awake')}</p>
    </Part>
  );
}

function dreamsLeft(shown: unknown): number {
  const { dreamsLeft: n } = (shown ?? {}) as { dreamsLeft?: unknown };
  return typeof n === 'number' ? n : 0;
}

function Minions() {
  const minions = useViewPart((view) => view.minions);
  const say = useText(text);
  const count = (status: string): number => minions.filter((one) => one.status === status).length;
  return (
    <Part title={say('minions')}>
      <p className={panel['quiet']}>
        {say('minions.count', { board: count('board'), ready: count('ready'), destroyed: count('destroyed') })}
      </p>
    </Part>
  );
}
