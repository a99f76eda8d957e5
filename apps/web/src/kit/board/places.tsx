import { type KeyboardEvent, memo } from 'react';
import { useText } from '../../text/text.ts';
import style from './board.module.css';
import { inLines } from './name-room.ts';
import { text } from './text.ts';
import type { Place, Point } from './types.ts';

interface Props {
  readonly place: Place;
  readonly isLit: boolean;
  readonly isPointedAt: boolean;
  /** Reached with the Tab key. */
  readonly inTabOrder: boolean;
  readonly pick: (id: string) => void;
  readonly onLook: (id: string | null) => void;
  /** `byKey`: whoever taps or clicks a place does not ask what is there. */
  readonly onFocus: (id: string, byKey: boolean) => void;
  /** Its note is asked for: by a click that chooses nothing, a right click or a long press. */
  readonly onTap: (id: string) => void;
}

/** A place as a thing to look at, to focus and to click. Its floor and walls are drawn by the scene, below and above it. */
export const PlaceShape = memo(function PlaceShape(props: Props) {
  const { place, isLit, isPointedAt, inTabOrder, pick, onLook, onFocus, onTap } = props;
  const say = useText(text);
  const choose = (): void => (isLit ? pick(place.id) : onTap(place.id));
  const press = (event: KeyboardEvent): void => {
    if (event.key !== 'Enter' && event.key !== ' ') return;
    event.preventDefault();
    choose();
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: a button when it can be chosen, otherwise a described group
    <g
      className={style['place']}
      data-place={place.id}
      data-lit={isLit}
      data-pointed={isPointedAt}
      role={isLit ? 'button' : 'group'}
      tabIndex={inTabOrder ? 0 : -1}
      aria-label={[`${place.name}.`, isLit ? say('lit') : '', place.description]
        .filter((part) => part !== '')
        .join(' ')}
      onClick={choose}
      onContextMenu={(event) => {
        event.preventDefault();
        onTap(place.id);
      }}
      onKeyDown={press}
      onFocus={({ currentTarget }) => onFocus(place.id, currentTarget.matches(':focus-visible'))}
      onBlur={() => onLook(null)}
      onPointerEnter={({ pointerType }) => pointerType === 'mouse' && onLook(place.id)}
      onPointerLeave={({ pointerType }) => pointerType === 'mouse' && onLook(null)}
    >
      <path className={style['area']} d={place.shape} />
      {isLit && <path className={style['halo']} d={place.shape} />}
      <path className={style['edge']} d={place.shape} />
    </g>
  );
});

/** What is being talked about, framed like in a viewfinder: a sign apart from the glow of what can be clicked. */
export function PointedFrame({ place: { box } }: { readonly place: Place }) {
  const [left, top, right, bottom] = [box.x - 6, box.y - 6, box.x + box.width + 6, box.y + box.height + 6];
  const arm = Math.min(30, box.width / 4, box.height / 4);
  const corners = [
    [left, top, 1, 1],
    [right, top, -1, 1],
    [right, bottom, -1, -1],
    [left, bottom, 1, -1],
  ] as const;
  const d = corners.map(([x, y, dx, dy]) => `M${x + dx * arm} ${y}H${x}V${y + dy * arm}`).join('');
  return <path className={style['frame']} d={d} />;
}

interface NameProps {
  readonly name: string;
  readonly width: number;
  readonly at: Point;
  readonly isLit: boolean;
}

/** The name, over whatever stands there; clicks go through to the place. */
export const PlaceName = memo(function PlaceName({ name, width, at: { x, y }, isLit }: NameProps) {
  const lines = inLines(name, width);
  return (
    <g className={style['name']} data-lit={isLit} style={{ transform: `translate(${x}px, ${y}px)` }}>
      <text className={style['letters']} textAnchor="middle">
        {lines.map((line, i) => (
          <tspan key={line} x="0" dy={i === 0 ? `${(1 - lines.length) * 0.4}em` : '0.86em'}>
            {line}
          </tspan>
        ))}
      </text>
    </g>
  );
});
