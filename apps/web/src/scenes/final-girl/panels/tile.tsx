import type { ReactNode } from 'react';
import { Icon } from '../../../kit/basics/icon.tsx';
import { useTarget } from '../../../kit/cards/use-target.ts';
import { useText } from '../../../text/text.ts';
import { text } from './text.ts';
import style from './tile.module.css';

interface Props {
  readonly title: string;
  readonly art: string;
  /** What options name it by. */
  readonly target: string;
  /** A few signs under the title. */
  readonly signs?: ReactNode;
  readonly spoken?: string;
  readonly read: () => void;
  readonly wide?: boolean;
  readonly tone?: 'item' | 'dark' | 'event';
}

/** A card seen from afar: its sign and its name. A click picks it when it answers the question, else it is held up for reading. */
export function Tile({ title, art, target, signs, spoken = '', read, wide = false, tone = 'item' }: Props) {
  const say = useText(text);
  const { standing, pointed, why, pick } = useTarget(target);
  const more = [spoken, why ?? ''].filter((part) => part !== '').join('. ');
  return (
    <div
      className={style['tile']}
      data-standing={standing}
      data-pointed={pointed || undefined}
      data-wide={wide || undefined}
      data-tone={tone}
    >
      <button
        type="button"
        className={style['whole']}
        data-target={target}
        title={why}
        onClick={standing === 'idle' ? read : pick}
      >
        <Icon body={art} size="1.5rem" />
        <span className={style['told']}>
          <b>{title}</b>
          {signs === undefined ? null : <small aria-hidden={spoken === '' ? undefined : true}>{signs}</small>}
          <span className="for-ears">. {more}</span>
        </span>
      </button>
      {standing === 'idle' ? null : (
        <button type="button" className={style['info']} aria-label={say('read', { title })} onClick={read}>
          i
        </button>
      )}
    </div>
  );
}
