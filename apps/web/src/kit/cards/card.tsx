import { type CSSProperties, memo, type ReactNode } from 'react';
import { useText } from '../../text/text.ts';
import { Icon } from '../basics/icon.tsx';
import style from './card.module.css';
import { text } from './text.ts';
import type { Standing } from './use-target.ts';

export interface CardProps {
  readonly title: string;
  /** What kind of card it is, in a word. */
  readonly kind?: string;
  /** The ink that its head is printed in; any CSS colour that carries light letters. */
  readonly ink?: string;
  /** A Game-icon. */
  readonly art?: string;
  /** On the price sticker. */
  readonly cost?: ReactNode;
  /** Beside the kind, at the foot. */
  readonly marks?: ReactNode;
  /** Rows or text. */
  readonly children?: ReactNode;
  readonly standing?: Standing;
  readonly pointed?: boolean;
  readonly selected?: boolean;
  readonly copies?: number;
  /** One line across the card: why it cannot be had, what it costs now. */
  readonly note?: string | undefined;
  /** For ears: everything that the card says, in one sentence or two. */
  readonly spoken?: string;
  /** What its keywords mean, for a pointer that rests on it. */
  readonly explained?: string;
  /** The width, any CSS length; everything on the card grows with it. */
  readonly width?: string;
  readonly pick?: () => void;
  readonly read?: () => void;
  readonly tabIndex?: number;
  readonly target?: string;
}

/** A card, face up. A click picks it when it answers the question, and opens it for reading when it does not. */
export function Card(props: CardProps) {
  const { title, ink, width, standing = 'idle', pointed = false, selected = false, copies = 1, note } = props;
  const { kind, art, cost, marks, children } = props;
  const vars: Record<`--${string}`, string> = {};
  if (ink !== undefined) vars['--card-print'] = ink;
  if (width !== undefined) vars['--card-w'] = width;
  return (
    <article
      className={style['card']}
      data-standing={standing}
      data-pointed={pointed || undefined}
      data-selected={selected || undefined}
      data-copies={copies > 1 ? Math.min(copies, 3) : undefined}
      style={vars as CSSProperties}
      // Whoever rests the pointer on it reads in words what its signs say; ears are told by the button on it.
      title={props.spoken}
    >
      <Face title={title} kind={kind} art={art} cost={cost} marks={marks} copies={copies}>
        {children}
      </Face>
      {note === undefined ? null : (
        <p className={style['note']} aria-hidden="true">
          {note}
        </p>
      )}
      <Handles {...props} />
      <span className="for-ears">{title}</span>
    </article>
  );
}

interface FaceProps {
  readonly title: string;
  readonly kind: string | undefined;
  readonly art: string | undefined;
  readonly cost: ReactNode;
  readonly marks: ReactNode;
  readonly copies: number;
  readonly children: ReactNode;
}

/** What is printed on it. Hidden from ears: they hear `spoken` instead. */
const Face = memo(function Face({ title, kind, art, cost, marks, children, copies }: FaceProps) {
  return (
    <div className={style['face']} aria-hidden="true">
      <header className={style['head']}>
        {cost === undefined ? null : <span className={style['cost']}>{cost}</span>}
        <h3 className={style['title']} data-long={title.length > 13 || undefined}>
          {title}
        </h3>
      </header>
      {art === undefined ? null : (
        <div className={style['art']}>
          <Icon body={art} size="3.6em" />
        </div>
      )}
      <div className={style['body']}>{children}</div>
      <footer className={style['foot']}>
        <span>{kind}</span>
        <span className={style['marks']}>
          {marks}
          {copies > 1 ? <b>×{copies}</b> : null}
        </span>
      </footer>
    </div>
  );
});

/** The buttons that lie over the face: the whole card, and a corner for reading when a click on the card means something else. */
function Handles({
  title,
  spoken,
  standing = 'idle',
  copies = 1,
  note,
  pick,
  read,
  tabIndex,
  target,
  selected,
  explained,
}: CardProps) {
  const say = useText(text);
  const act = standing === 'idle' ? (read ?? pick) : (pick ?? read);
  const heard = [
    title,
    copies > 1 ? say('copies', { n: copies }) : '',
    standing === 'idle' ? '' : say(standing),
    note ?? '',
    spoken ?? '',
  ];
  const label = heard.filter((part) => part !== '').join('. ');
  if (act === undefined) return null;
  return (
    <>
      <button
        type="button"
        className={style['whole']}
        aria-label={label}
        title={explained === '' ? undefined : explained}
        aria-pressed={selected}
        tabIndex={tabIndex}
        data-target={target}
        data-roving
        onClick={act}
      />
      {standing === 'idle' || read === undefined || pick === undefined ? null : (
        <button
          type="button"
          className={style['info']}
          tabIndex={tabIndex}
          aria-label={say('read', { title })}
          onClick={read}
        >
          i
        </button>
      )}
    </>
  );
}

/** A card, face down. */
export function CardBack({
  art,
  label,
  width,
}: {
  readonly art: string;
  readonly label: string;
  readonly width?: string;
}) {
  const vars: Record<`--${string}`, string> = width === undefined ? {} : { '--card-w': width };
  return (
    <div className={`${style['card']} ${style['back']}`} style={vars as CSSProperties} role="img" aria-label={label}>
      <Icon body={art} size="5em" />
    </div>
  );
}
