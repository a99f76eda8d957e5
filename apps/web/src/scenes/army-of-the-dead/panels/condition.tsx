import { baseHealth, dangerOf, numbers, sexOf } from '@dreadhouse/army-of-the-dead';
import { Icon } from '../../../kit/basics/icon.tsx';
import { times } from '../../../kit/basics/in-place.tsx';
import { icon } from '../../../look/icon.ts';
import { useText } from '../../../text/text.ts';
import type { SeenSurvivor } from '../view.ts';
import { LEVELS, levelName, levelTone } from './danger.ts';
import style from './team.module.css';
import { text } from './text.ts';

/** Health in hearts, counted. */
export function Health({ one }: { readonly one: SeenSurvivor }) {
  const say = useText(text);
  const of = baseHealth(one);
  return (
    <span className={style['health']}>
      <span className="for-ears">
        {one.health === 0 ? say('fallen', { sex: sexOf(one.id) }) : say('health', { n: one.health, of })}
      </span>
      {times(of, (place) => (
        <span aria-hidden="true" data-full={place < one.health || undefined}>
          <Icon body={place < one.health ? icon('hearts') : icon('broken-heart')} />
        </span>
      ))}
      <b aria-hidden="true">{one.health}</b>
    </span>
  );
}

/** The Adrenaline track: four stretches, one for each Danger Level. */
export function Adrenaline({ one }: { readonly one: SeenSurvivor }) {
  const say = useText(text);
  const level = dangerOf(one.adrenaline);
  return (
    <span className={style['track']} style={levelTone(level)}>
      <span className="for-ears">
        {say('adrenaline', { n: one.adrenaline })}, {say(levelName(level))}
      </span>
      {LEVELS.map((name, place) => (
        <span key={name} aria-hidden="true" style={levelTone(place)}>
          <i style={{ inlineSize: `${share(one.adrenaline, place) * 100}%` }} />
        </span>
      ))}
      <b aria-hidden="true">{one.adrenaline}</b>
    </span>
  );
}

function share(adrenaline: number, level: number): number {
  const from = numbers.DANGER_LEVELS[level] ?? 0;
  const to = numbers.DANGER_LEVELS[level + 1] ?? numbers.MOST_ADRENALINE + 1;
  return Math.min(1, Math.max(0, (adrenaline - from + (level === 3 ? 1 : 0)) / (to - from)));
}

/** Actions that are left, as lamps. */
export function Actions({ n }: { readonly n: number }) {
  const say = useText(text);
  return (
    <span className={style['actions']}>
      <span className="for-ears">{say('actions', { n })}</span>
      {times(Math.max(n, numbers.ACTIONS), (place) => (
        <i aria-hidden="true" data-on={place < n || undefined} />
      ))}
    </span>
  );
}
