import clapperboard from 'virtual:icon/clapperboard';
import { type CSSProperties, type RefObject, useId } from 'react';
import type { Coach, Coaching } from '../contract/coach.ts';
import { Icon } from '../kit/basics/icon.tsx';
import { useKeys } from '../kit/keys/use-keys.ts';
import { useTablePart } from '../kit/table/context.tsx';
import { useSettings } from '../settings/settings.ts';
import { useText } from '../text/text.ts';
import style from './coach-panel.module.css';
import { LessonMenu } from './lesson-menu.tsx';
import { NextSteps } from './next-steps.tsx';
import type { Spot } from './place-panel.ts';
import { isToRead } from './script.ts';
import { plain, Stressed } from './stressed.tsx';
import { text } from './text.ts';
import { useCoachFocus } from './use-coach-focus.ts';

interface Props {
  readonly ref: RefObject<HTMLElement | null>;
  readonly coach: Coach;
  readonly coaching: Coaching;
  readonly points: readonly string[];
  /** Null until it has been measured. */
  readonly place: Spot | null;
  readonly folded: boolean;
  readonly fold: (folded: boolean) => void;
}

/** What the coach says, on a clapperboard. */
export function CoachPanel({ ref, coach, coaching, points, place, folded, fold }: Props) {
  const say = useText(text);
  const { language } = useSettings();
  const scene = useTablePart((table) => table.scene);
  const heading = useId();
  const { step, refusal, refused, index, of, done } = coaching;
  const reading = isToRead(step) && !done;
  useCoachFocus(ref, coaching, points);
  useKeys(reading ? { Enter: () => coach.next() } : {});
  const number = (scene.lessons ?? []).indexOf(coach.lesson) + 1;
  return (
    <aside
      ref={ref}
      className={style['panel']}
      aria-labelledby={heading}
      tabIndex={-1}
      data-folded={folded || undefined}
      style={placeOf(place)}
      id="coach"
    >
      <header className={style['slate']}>
        <span className={style['scene']}>
          <Icon body={clapperboard} size="1.25rem" /> {say('scene', { n: number })}
        </span>
        <span className={style['take']}>{say('step', { n: index + 1, of })}</span>
        <LessonMenu coach={coach} folded={folded} fold={fold} />
      </header>
      <progress className={style['progress']} max={of} value={index + 1} aria-hidden="true" />
      <div className={style['words']}>
        <h2 id={heading}>{step.title[language]}</h2>
        {folded ? null : (
          <p>
            <Stressed text={step.text[language]} />
          </p>
        )}
        {refusal === null ? null : (
          <p key={refused} className={style['refusal']}>
            {refusal[language]}
          </p>
        )}
      </div>
      {folded ? null : <NextSteps coach={coach} coaching={coaching} />}
      <p className="for-ears" aria-live="polite">
        {refusal === null
          ? `${asSentence(step.title[language])} ${plain(step.text[language])}`
          : `${refusal[language]}${refused % 2 === 0 ? ' ' : ''}`}
      </p>
    </aside>
  );
}

/** For ears, so that there is a pause after it. */
function asSentence(title: string): string {
  return /[.?!…]$/.test(title) ? title : `${title}.`;
}

function placeOf(place: Spot | null): CSSProperties {
  if (place === null) return { opacity: 0 }; // there, so that it can be measured and have the focus
  return { transform: `translate(${place.x}px, ${place.y}px)` };
}
