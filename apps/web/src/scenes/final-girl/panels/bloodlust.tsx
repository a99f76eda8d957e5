import { killerCalled } from '@dreadhouse/final-girl';
import { Icon } from '../../../kit/basics/icon.tsx';
import { inPlace } from '../../../kit/basics/in-place.tsx';
import { type Cell, Track } from '../../../kit/track/track.tsx';
import { icon } from '../../../look/icon.ts';
import { useText } from '../../../text/text.ts';
import { EffectMark, sayEffect } from '../cards/effects.tsx';
import { useCardWords } from '../cards/words.ts';
import { useViewPart } from '../view.ts';
import style from './bloodlust.module.css';
import { Part } from './part.tsx';
import { text } from './text.ts';

/** Step by step: how hard he hits, how far he goes, and what happens when the marker comes there. */
export function Bloodlust() {
  const killer = useViewPart((view) => view.killer);
  const say = useText(text);
  const words = useCardWords();
  const { track, endEffect } = killerCalled(killer.id);
  const cells = track.map(({ attack, move, effects = [] }, place): Cell => {
    const more = effects.map((effect) => sayEffect(words.say, words.name, effect)).join(', ');
    return {
      key: place,
      spoken: say('bloodlust.row', { n: place + 1, attack, move, more: more === '' ? '' : `, ${more}` }),
      show: (
        <span className={style['cell']} title={more}>
          <b>{attack}</b>
          <b>{move}</b>
          <span>
            {inPlace(effects, (effect) => (
              <EffectMark effect={effect} />
            ))}
          </span>
        </span>
      ),
    };
  });
  const end = endEffect.map((effect) => sayEffect(words.say, words.name, effect)).join(', ');
  return (
    <Part title={say('bloodlust')} aside={killer.bloodlust}>
      <div className={style['track']}>
        <span className={style['legend']} aria-hidden="true">
          <Icon body={icon('dripping-knife')} />
          <Icon body={icon('boot-prints')} />
        </span>
        <Track label={say('bloodlust')} cells={cells} at={killer.bloodlust - 1} />
        <span
          className={style['end']}
          role="img"
          aria-label={`${say('bloodlust.end')}: ${end}`}
          title={`${say('bloodlust.end')}: ${end}`}
        >
          {inPlace(endEffect, (effect) => (
            <EffectMark effect={effect} />
          ))}
        </span>
      </div>
    </Part>
  );
}
