import { type ReactNode, useId } from 'react';
import { useText } from '../../text/text.ts';
import { Button } from './button.tsx';
import style from './dialog.module.css';
import { text } from './text.ts';
import { useModal } from './use-modal.ts';

interface Props {
  readonly title: string;
  readonly children: ReactNode;
  readonly close: () => void;
  /** `side`: a drawer along the edge; `middle`: a box. */
  readonly place?: 'middle' | 'side';
}

/** Something to read or decide on top of the table. Escape, a click beside it and the browser's Back close it. */
export function Dialog({ title, children, close, place = 'middle' }: Props) {
  const ref = useModal(close);
  const say = useText(text);
  const heading = useId();
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape closes it, by the browser itself
    <dialog
      ref={ref}
      className={`${style['dialog']} ${style[place]}`}
      aria-labelledby={heading}
      onClose={close}
      onClick={({ target }) => target === ref.current && close()}
    >
      <div className={style['inside']}>
        <div className={style['header']}>
          <h2 id={heading}>{title}</h2>
          <Button look="quiet" onClick={close} aria-label={say('close')}>
            ✕
          </Button>
        </div>
        {children}
      </div>
    </dialog>
  );
}
