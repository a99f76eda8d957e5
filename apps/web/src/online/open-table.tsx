import type { MatchInfo } from '@dreadhouse/protocol';
import { registered } from '@dreadhouse/registry';
import { ago } from '../kit/page/ago.ts';
import tape from '../kit/page/kept-games.module.css';
import { useScene } from '../registry/use-scene.ts';
import { addressOf } from '../route.ts';
import { useSettings } from '../settings/settings.ts';
import { useText } from '../text/text.ts';
import { clockIn } from './clocks.ts';
import style from './tables.module.css';
import { text } from './text.ts';

/** A table that waits for players: which game, who is there, how much time there is. */
export function OpenTable({ info }: { readonly info: MatchInfo }) {
  const { language } = useSettings();
  const say = useText(text);
  const scene = useScene(info.game);
  if (scene === null) return null;
  const { title, picture } = scene.glance({ options: info.options, over: false }, language);
  const names = info.seats.flatMap(({ name, kind }) => (kind === 'person' && name !== null ? [name] : []));
  const when = ago(info.created, Date.now(), language);
  const facts = [
    registered(info.game)?.title ?? info.game,
    say('open-free', { n: info.seats.filter(({ kind }) => kind === 'open').length }),
    ...(names.length === 0 ? [] : [say('open-with', { names: names.join(', ') })]),
    clockIn(say, info.clock),
    ...(when === null ? [] : [when]),
  ];
  return (
    <a className={`${tape['label']} ${style['join']}`} href={addressOf('online', info.id)}>
      <span className={tape['picture']}>{picture}</span>
      <span className={tape['words']}>
        <span className="for-ears">{say('open-join')}</span>
        <strong>{title}</strong>
        <small>{facts.join(' · ')}</small>
      </span>
      <span className={tape['go']} aria-hidden="true">
        ▶
      </span>
    </a>
  );
}
