import { type Heroine, heroines } from '@dreadhouse/final-girl';
import { useId } from 'react';
import { PictureChoice, Pictures } from '../../../kit/new-game/choices.tsx';
import { Section } from '../../../kit/new-game/section.tsx';
import { useSettings } from '../../../settings/settings.ts';
import { useText } from '../../../text/text.ts';
import { Portrait } from '../art/portraits.tsx';
import { Stranger } from '../art/stranger.tsx';
import { rewardIn, useNames } from '../names.ts';
import style from './new-game.module.css';
import { text } from './text.ts';
import type { SectionProps } from './wishes.ts';

/** Who has to survive: one of ten, or whoever it happens to be. */
export function HeroineChoice({ wishes, wish }: SectionProps) {
  const say = useText(text);
  const names = useNames();
  const group = useId();
  const all = heroines();
  const chosen = all.find(({ id }) => id === wishes.heroine);
  return (
    <Section id="heroine" title={say('heroine')}>
      <Pictures label={say('heroine')} className={style['portraits']}>
        {all.map(({ id, health }) => (
          <PictureChoice
            key={id}
            group={group}
            checked={id === wishes.heroine}
            choose={() => wish({ ...wishes, heroine: id })}
            picture={<Portrait heroine={id} />}
          >
            <strong>{names.name('heroine', id)}</strong>
            <span className={style['health']}>
              <span aria-hidden>♥ {health}</span>
              <span className="for-ears">{say('health', { n: health })}</span>
            </span>
          </PictureChoice>
        ))}
        <PictureChoice
          group={group}
          checked={wishes.heroine === null}
          choose={() => wish({ ...wishes, heroine: null })}
          picture={<Stranger />}
        >
          <strong>{say('surprise')}</strong>
        </PictureChoice>
      </Pictures>
      <p className={style['about']} aria-live="polite">
        {chosen === undefined ? say('surprise-note') : <About heroine={chosen} />}
      </p>
    </Section>
  );
}

function About({ heroine: { id, slots, further } }: { readonly heroine: Heroine }) {
  const say = useText(text);
  const names = useNames();
  const { language } = useSettings();
  return (
    <>
      <strong>{names.name('heroine', id)}.</strong> <span className={style['key']}>{say('rewards')}:</span>{' '}
      {slots.map((slot) => rewardIn(language, slot)).join(' · ')};{' '}
      {say('further', { reward: rewardIn(language, further) })}.{' '}
      <span className={style['key']}>{say('ultimate')}:</span> {names.text('heroine', id)}
    </>
  );
}
