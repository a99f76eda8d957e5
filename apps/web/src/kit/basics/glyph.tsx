import style from './icon.module.css';

interface Props {
  readonly body: string;
  readonly x: number;
  readonly y: number;
  readonly size: number;
}

/** A Game-icon inside a drawing, around a point; in the drawing's text colour. */
export function Glyph({ body, x, y, size }: Props) {
  return (
    <text className={style['glyph']} x={x} y={y + size / 2} style={{ fontSize: size }}>
      {body}
    </text>
  );
}
