import type { CharacterId } from '@dreadhouse/nemesis-lockdown';
import type { CSSProperties } from 'react';
import style from './art.module.css';

interface Likeness {
  /** What is on the head, around the middle of the feet of a figure 56 high. */
  readonly head: string;
  readonly visor: string;
  readonly letter: string;
}

const LIKENESSES: Readonly<Record<CharacterId, Likeness>> = {
  survivor: {
    head: 'M-11-37C-13-50-6-57 0-57S13-50 11-37L6-33H-6ZM-12-46L12-50V-46L-12-42Z',
    visor: 'M-7-44H7V-39H-7Z',
    letter: 'S',
  },
  'lab-rat': {
    head: 'M-9-36C-12-48-8-54 0-54S12-48 9-36L0-32ZM-9-36L-13-40V-44L-9-42M9-36L13-40V-44L9-42',
    visor: 'M-6-45a3 3 0 1 0 .1 0ZM6-45a3 3 0 1 0 .1 0Z',
    letter: 'R',
  },
  sentry: {
    head: 'M-13-35V-48C-13-58 13-58 13-48V-35L7-31H-7Z',
    visor: 'M-10-46H10V-40L0-37L-10-40Z',
    letter: 'G',
  },
  xenobiologist: {
    head: 'M-10-36C-15-52-6-58 0-56C8-60 16-50 10-36L0-32Z',
    visor: 'M-9-45H-1V-39H-9ZM1-45H9V-39H1Z',
    letter: 'X',
  },
  hacker: {
    head: 'M-12-34C-16-52-8-58 0-58S16-52 12-34L6-32L0-36L-6-32Z',
    visor: 'M-8-46L8-44V-38L-8-40Z',
    letter: 'H',
  },
  janitor: {
    head: 'M-10-36C-12-48-8-52 0-52S12-48 10-36L0-32ZM-15-48H9C9-58-11-60-11-48Z',
    visor: 'M-6-43H-2V-40H-6ZM2-43H6V-40H2Z',
    letter: 'J',
  },
};

const toned = (id: CharacterId): CSSProperties => ({ '--tone': `var(--who-${id})` }) as CSSProperties;

interface Props {
  readonly id: CharacterId;
  /** Only from the chest up: nothing to stand on. */
  readonly bust?: boolean;
}

/** A character as it stands in a room: a colour, a shape of the head and a letter. */
export function PersonFigure({ id, bust = false }: Props) {
  const { head, visor, letter } = LIKENESSES[id];
  return (
    <g style={toned(id)}>
      {bust ? null : <ellipse className={style['base']} cx="0" cy="-3" rx="17" ry="6" />}
      <path className={style['person']} d="M-15-4C-17-24-10-32 0-32S17-24 15-4Z" />
      <path className={style['person']} d={head} />
      <path className={style['visor']} d={visor} />
      <text className={style['initial']} x="0" y="-11" textAnchor="middle">
        {letter}
      </text>
    </g>
  );
}

/** The same, from the chest up, for boards and strips. */
export function Portrait({ id }: Pick<Props, 'id'>) {
  return (
    <svg viewBox="-22 -61 44 54" aria-hidden="true">
      <PersonFigure id={id} bust />
    </svg>
  );
}
