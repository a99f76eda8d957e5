import { memo, useLayoutEffect, useMemo, useRef } from 'react';
import { useSettings, useStillness } from '../../settings/settings.ts';
import { useText } from '../../text/text.ts';
import style from './board.module.css';
import { lineUp } from './line-up.ts';
import { joins, useStandIns } from './stand-ins.ts';
import { text } from './text.ts';
import type { Figure, Place, Point, Way } from './types.ts';
import { useLeaving } from './use-leaving.ts';

interface Props {
  readonly places: readonly Place[];
  readonly figures: readonly Figure[];
  readonly ways: readonly Way[];
  readonly isLit: (target: string) => boolean;
  readonly pointedAt: ReadonlySet<string>;
  readonly pick: (target: string) => void;
}

/** More figures of one kind than this become one with a number. */
const CROWD = 6;

export function Figures({ places, figures, ways, isLit, pointedAt, pick }: Props) {
  const known = useStandIns(figures, ways);
  const standing = useMemo(() => standingOf(places, known), [places, known]);
  const { leaving, gone } = useLeaving(standing);
  return (
    <g className={style['figures']}>
      {leaving.map((one) => (
        <g key={`gone-${one.figure.id}`} style={{ transform: at(one) }} onAnimationEnd={() => gone(one.figure.id)}>
          <g className={style['vanishing']}>{one.figure.drawing}</g>
        </g>
      ))}
      {standing.map((one) => {
        const target = one.figure.target;
        return (
          <StandingFigure
            key={one.figure.id}
            standing={one}
            ways={ways}
            isPointedAt={target !== undefined && pointedAt.has(target)}
            {...(target !== undefined && isLit(target) ? { pick } : {})}
          />
        );
      })}
    </g>
  );
}

export interface Standing extends Point {
  readonly figure: Figure;
  readonly scale: number;
  /** How many it stands for; 0 when it is one of a crowd that another stands for. */
  readonly count: number;
}

function standingOf(places: readonly Place[], figures: readonly Figure[]): Standing[] {
  const found = new Map<string, Standing>();
  for (const place of places) {
    const here = figures.filter((figure) => figure.place === place.id);
    const shown = here.filter((figure) => crowdOf(here, figure)[0] === figure || crowdOf(here, figure).length <= CROWD);
    const sizes = shown.map((one) => (crowdOf(here, one).length > CROWD ? { ...one, width: one.width + 30 } : one));
    const spots = lineUp(sizes, place.stand);
    for (const figure of here) {
      const crowd = crowdOf(here, figure);
      const many = crowd.length > CROWD;
      const leader = many ? (crowd[0] as Figure) : figure;
      const spot = spots[shown.indexOf(leader)];
      if (spot === undefined) continue;
      const aside = many ? 12 * spot.scale : 0;
      found.set(figure.id, {
        ...spot,
        x: spot.x - aside,
        figure,
        count: leader !== figure ? 0 : many ? crowd.length : 1,
      });
    }
  }
  // In the order of ids, so that the drawings are never taken out of the page and put back while they move.
  return [...found.values()].sort((one, other) => (one.figure.id < other.figure.id ? -1 : 1));
}

function crowdOf(here: readonly Figure[], { id, alike }: Figure): readonly Figure[] {
  return here.filter((one) => (alike === undefined ? one.id === id : one.alike === alike));
}

const at = ({ x, y, scale }: Standing): string => `translate(${x}px, ${y}px) scale(${scale})`;

interface FigureProps {
  readonly standing: Standing;
  readonly ways: readonly Way[];
  readonly isPointedAt: boolean;
  /** Given where it can be picked. */
  readonly pick?: (target: string) => void;
}

/** Drawn again only when it moves, or when it is lit or pointed at. */
const StandingFigure = memo(function StandingFigure({ standing, ways, isPointedAt, pick }: FigureProps) {
  const ref = useRef<SVGGElement>(null);
  const say = useText(text);
  useWalk(ref, standing, ways);
  const { figure, count } = standing;
  const choose = (): void => pick?.(figure.target ?? '');
  const asButton =
    pick === undefined
      ? { 'aria-hidden': true as const }
      : {
          role: 'button',
          tabIndex: 0,
          'aria-label': figure.name,
          onClick: choose,
          onKeyDown: (event: React.KeyboardEvent) => (event.key === 'Enter' || event.key === ' ') && choose(),
        };
  return (
    <g
      ref={ref}
      className={style['figure']}
      data-figure={figure.id}
      data-lit={pick !== undefined}
      data-pointed={isPointedAt}
      data-hidden={count === 0}
      style={{ transform: at(standing) }}
      {...asButton}
    >
      {pick !== undefined && (
        <ellipse
          className={style['foot']}
          cx="0"
          cy={-figure.height / 2}
          rx={figure.width * 0.7}
          ry={figure.height * 0.62}
        />
      )}
      {isPointedAt && (
        <ellipse
          className={style['aim']}
          cx="0"
          cy={-figure.height / 2}
          rx={figure.width * 0.75}
          ry={figure.height * 0.66}
        />
      )}
      {figure.drawing}
      {count > 1 && (
        <text className={style['count']} x={figure.width / 2 + 3} y={-figure.height * 0.3}>
          {say('crowd', { n: count })}
        </text>
      )}
    </g>
  );
});

const STEP = 420;

/** Walks from where it stood to where it stands: along the way if one joins the two places. */
function useWalk(ref: React.RefObject<SVGGElement | null>, standing: Standing, ways: readonly Way[]): void {
  const still = useStillness();
  const { speed } = useSettings();
  const before = useRef(standing);
  useLayoutEffect(() => {
    const from = before.current;
    before.current = standing;
    if (still || ref.current === null || at(from) === at(standing)) return;
    const stops = [from, ...between(from, standing, ways), standing];
    const steps = stops.map((stop) => ({ transform: at({ ...standing, x: stop.x, y: stop.y }) }));
    const moved = from.figure.place === standing.figure.place;
    ref.current.animate(steps, { duration: (moved ? 200 : STEP) / Math.max(speed, 0.5), easing: 'ease-in-out' });
  }, [ref, standing, ways, still, speed]);
}

function between(from: Standing, to: Standing, ways: readonly Way[]): readonly Point[] {
  const way = ways.find((one) => joins(one, from.figure.place, to.figure.place));
  if (way === undefined) return [];
  return way.from === from.figure.place ? way.points : way.points.toReversed();
}
