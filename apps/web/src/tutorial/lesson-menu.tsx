import { type FocusEvent, useId, useState } from 'react';
import type { Coach } from '../contract/coach.ts';
import { useTablePart } from '../kit/table/context.tsx';
import { addressOf, goTo } from '../route.ts';
import { useText } from '../text/text.ts';
import style from './lesson-menu.module.css';
import { beginLesson } from './start-lesson.ts';
import { text } from './text.ts';

interface Props {
  readonly coach: Coach;
  readonly folded: boolean;
  readonly fold: (folded: boolean) => void;
}

/** What can be done with the lesson itself, at any time. */
export function LessonMenu({ coach, folded, fold }: Props) {
  const say = useText(text);
  const scene = useTablePart((table) => table.scene);
  const [open, setOpen] = useState(false);
  const list = useId();
  const closeWhenLeft = ({ currentTarget, relatedTarget }: FocusEvent): void => {
    if (!currentTarget.contains(relatedTarget)) setOpen(false);
  };
  const restart = (): void => void beginLesson(scene, coach.lesson).then((id) => goTo('play', id));
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: only listens to what happens to its buttons
    <div className={style['menu']} onBlur={closeWhenLeft} onKeyDown={({ key }) => key === 'Escape' && setOpen(false)}>
      <button
        type="button"
        aria-expanded={!folded}
        aria-label={say(folded ? 'unfold' : 'fold')}
        onClick={() => fold(!folded)}
      >
        <span aria-hidden="true">{folded ? '▴' : '▾'}</span>
      </button>
      <button
        type="button"
        aria-expanded={open}
        aria-controls={list}
        aria-label={say('more')}
        onClick={() => setOpen(!open)}
      >
        <span aria-hidden="true">⋯</span>
      </button>
      <ul id={list} className={style['list']} hidden={!open}>
        <li>
          <button type="button" onClick={restart}>
            {say('restart')}
          </button>
        </li>
        <li>
          <button type="button" onClick={() => coach.leave()}>
            {say('leave')}
          </button>
        </li>
        <li>
          <a href={addressOf('learn', scene.game.id)}>{say('lessons')}</a>
        </li>
      </ul>
    </div>
  );
}
