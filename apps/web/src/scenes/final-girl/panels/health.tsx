import type { FinalGirlView } from '@dreadhouse/final-girl';
import { Icon } from '../../../kit/basics/icon.tsx';
import { times } from '../../../kit/basics/in-place.tsx';
import { icon } from '../../../look/icon.ts';
import { type Say, type TextsIn, useText } from '../../../text/text.ts';
import style from './health.module.css';
import { text } from './text.ts';

type Key = typeof text extends TextsIn<infer K> ? K : never;
type Breath = FinalGirlView['heroine']['breath'];

interface Props {
  readonly markers: number;
  /** Health at the start, the token included. */
  readonly most: number;
  readonly breath: Breath;
  readonly side: 'heroine' | 'killer';
}

/** How much health there is, and as it lies on the table: the last breath token, then the markers; lost ones stay as empty places. */
export function Health({ markers, most, breath, side }: Props) {
  const say = useText(text);
  const spoken = `${say('health', { n: markers + 1, most })}. ${sayBreath(say, breath)}`;
  const places = Math.max(most - 1, markers);
  return (
    <div
      className={style['health']}
      data-side={side}
      data-target={side === 'heroine' ? 'health' : undefined}
      role="img"
      aria-label={spoken}
      title={spoken}
    >
      <b className={style['count']}>{markers + 1}</b>
      <span className={style['breath']} data-color={breath.color}>
        {breath.symbols === null || breath.color === 'white' ? <Icon body={icon('lungs')} /> : breath.symbols}
      </span>
      {times(places, (place) => (
        <span className={style['marker']} data-lost={place >= markers || undefined}>
          <Icon body={side === 'heroine' ? icon('hearts') : icon('death-skull')} />
        </span>
      ))}
    </div>
  );
}

function sayBreath(say: Say<Key>, { color, symbols }: Breath): string {
  if (color === 'white') return say('breath.white');
  return symbols === null ? say('breath.hidden') : say('breath.known', { n: symbols });
}
