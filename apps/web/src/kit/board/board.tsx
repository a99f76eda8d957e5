import {
  type KeyboardEvent,
  type ReactNode,
  type RefObject,
  useCallback,
  useEffect,
  useId,
  useMemo,
  useRef,
  useState,
} from 'react';
import { useText } from '../../text/text.ts';
import { afterPaint } from '../basics/after-paint.ts';
import { useShowMe } from '../tutorial/show-me.ts';
import style from './board.module.css';
import { type Direction, placeToward } from './compass.ts';
import { Controls } from './controls.tsx';
import { Figures } from './figures.tsx';
import { namesClearOf } from './name-room.ts';
import { PlaceName, PlaceShape, PointedFrame } from './places.tsx';
import { Pointers } from './pointers.tsx';
import { RulesHere } from './rules-here.tsx';
import { Signs } from './signs.tsx';
import { text } from './text.ts';
import { Tip } from './tip.tsx';
import type { Box, Figure, Place, PlayedBoard, Point, RuleAbout, Sign, Size, Way } from './types.ts';
import { type CameraControl, useCamera } from './use-camera.ts';
import { type HeldNote, useHeldNote } from './use-held-note.ts';

export interface BoardProps extends PlayedBoard {
  /** What the board shows, for those who listen. */
  readonly label: string;
  readonly size: Size;
  readonly places: readonly Place[];
  readonly ways: readonly Way[];
  readonly signs?: readonly Sign[];
  readonly figures: readonly Figure[];
  /** The drawing below the places; pass the same element again and it is never drawn twice. */
  readonly ground: ReactNode;
  /** Marks, tokens and piles, below the figures. */
  readonly marks?: ReactNode;
  /** What flashes up above everything. */
  readonly effects?: ReactNode;
  /** More about a place, shown beside it. */
  readonly tip?: (place: string) => ReactNode;
  /** What the rulebook says about a place and whatever is there: offered in the note, once that is held. */
  readonly rules?: (place: string) => readonly RuleAbout[];
  /** Told whenever another place is looked at, or none. */
  readonly onLook?: (place: string | null) => void;
  /** The place that a small window opens on. */
  readonly focus?: string;
  /** The scale below which names cannot be read. */
  readonly readable?: number;
  /** The scale down to which the whole board is shown all the same: a large screen is read from afar. */
  readonly smallest?: number;
  /** How much larger than drawn names may become where the board is seen from afar. */
  readonly growth?: number;
  /** The whole board is shown below the buttons: names stand along its upper edge. */
  readonly belowButtons?: boolean;
}

const NO_SIGNS: readonly Sign[] = [];
const NOTHING: ReadonlySet<string> = new Set();
const never = (): boolean => false;

const ARROWS: Readonly<Record<string, Direction>> = {
  ArrowUp: 'up',
  ArrowDown: 'down',
  ArrowLeft: 'left',
  ArrowRight: 'right',
};

/** A board of places: seen from above, moved and zoomed like a map, played by mouse, finger, keys and ear. */
export function Board(props: BoardProps) {
  const { label, size, places, signs = NO_SIGNS, focus, readable = 0.62, smallest = readable, growth = 1.25 } = props;
  const { belowButtons = false, isLit = never, pointedAt = NOTHING, pick = never } = props;
  const say = useText(text);
  const help = useId();
  const frame = useRef<HTMLDivElement>(null);
  const ground = useRef<SVGGElement>(null);
  const world = useRef<SVGGElement>(null);
  const buttons = useRef<HTMLDivElement>(null);
  const camera = useCamera(
    { window: frame, ground, world, ...(belowButtons ? { head: buttons } : {}) },
    size,
    { readable, smallest, growth },
    boxOf(places, focus),
  );
  const [looked, lookAt] = useState<string | null>(null);
  const note = useRef<HTMLDivElement>(null);
  const held = useHeldNote(note);
  const [current, setCurrent] = useState(focus ?? places[0]?.id ?? '');
  const tabStop = places.some(({ id }) => id === current) ? current : places[0]?.id;
  useWatch(camera, places, props.watch);
  useTelling(looked, props.onLook);
  useShowMe(frame, (element) => {
    const box = boxOf(places, element.getAttribute('data-place') ?? '');
    if (box !== undefined) camera.show(withRoom(box));
  });
  const names = useNames(places, signs);
  const lit = useLit(places, isLit);
  const pickNow = useLatest(pick);
  const focusOn = useCallback((id: string, byKey: boolean) => {
    setCurrent(id);
    if (byKey) lookAt(id);
  }, []);
  const onKeyDown = (event: KeyboardEvent): void => {
    if (steer(camera, event)) held.release();
    else if (isPlace(event.target) && isAsking(event)) held.hold(event.target.dataset['place'] ?? '', true);
    else if (!goTo(event, frame.current, places)) return;
    event.preventDefault();
  };
  const shown = held.place ?? looked;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for forms
    <div
      ref={frame}
      className={style['window']}
      role="group"
      aria-label={label}
      aria-describedby={help}
      onKeyDown={onKeyDown}
    >
      <p id={help} className="for-ears">
        {say('keys')}
      </p>
      <svg className={style['ground']} width="100%" height="100%" aria-hidden="true">
        <g ref={ground} className={style['world']}>
          {props.ground}
        </g>
      </svg>
      {/* biome-ignore lint/a11y/noSvgWithoutTitle: the group around it has the name; a title would pop up under the pointer */}
      <svg className={style['board']} width="100%" height="100%">
        <g ref={world} className={style['world']}>
          {places.map((place) => (
            <PlaceShape
              key={place.id}
              place={place}
              isLit={isLit(place.id)}
              isPointedAt={pointedAt.has(place.id)}
              inTabOrder={place.id === tabStop || isLit(place.id)}
              pick={pickNow}
              onLook={lookAt}
              onFocus={focusOn}
              onTap={held.hold}
            />
          ))}
          <Scenery>{props.marks}</Scenery>
          <Figures {...props} isLit={isLit} pointedAt={pointedAt} pick={pickNow} />
          <Scenery>
            {places.map(({ id, name, box, label, unnamed }) =>
              unnamed ? null : (
                <PlaceName key={id} name={name} width={box.width} at={names.get(id) ?? label} isLit={isLit(id)} />
              ),
            )}
            <Signs signs={signs} from={looked} />
            {places.map((place) => pointedAt.has(place.id) && <PointedFrame key={place.id} place={place} />)}
            {props.effects}
          </Scenery>
        </g>
      </svg>
      {shown !== null && props.tip !== undefined && (
        <Note {...{ ...props, camera, note, held, shown }} tip={props.tip} frame={frame.current} />
      )}
      <Controls camera={camera} lie={buttons} />
      <Pointers camera={camera} lit={lit} show={({ box }) => camera.show(withRoom(box))} />
    </div>
  );
}

interface NoteProps extends Pick<BoardProps, 'places' | 'rules' | 'openRule'> {
  readonly tip: (place: string) => ReactNode;
  readonly shown: string;
  readonly held: HeldNote;
  readonly note: RefObject<HTMLDivElement | null>;
  readonly camera: CameraControl;
  readonly frame: HTMLElement | null;
}

/** The note about a place; with the rules about it, if it is held. */
function Note({ places, rules, openRule, tip, shown, held, note, camera, frame }: NoteProps) {
  const say = useText(text);
  const inBook = held.place !== null && openRule !== undefined ? (rules?.(shown) ?? []) : [];
  const close = (): void => {
    held.release();
    frame?.querySelector<SVGGElement>(`[data-place="${CSS.escape(shown)}"]`)?.focus();
  };
  const place = places.find(({ id }) => id === shown);
  const heldAs = inBook.length === 0 ? undefined : say('about', { place: place?.name ?? shown });
  return (
    <Tip {...{ note, camera, frame, heldAs, close }} box={place?.box}>
      {tip(shown)}
      {inBook.length === 0 || openRule === undefined ? null : (
        <RulesHere key={shown} rules={inBook} open={openRule} focused={held.byKey} />
      )}
    </Tip>
  );
}

/** What is only for the eye; clicks go through to the places. */
function Scenery({ children }: { readonly children: ReactNode }) {
  return (
    // biome-ignore lint/a11y/noAriaHiddenOnFocusable: a group of shapes cannot be focused
    <g aria-hidden="true" className={style['scenery']}>
      {children}
    </g>
  );
}

function boxOf(places: readonly Place[], id: string | undefined) {
  return places.find((place) => place.id === id)?.box;
}

/** Clear of the buttons along the edge, and with a little of its surroundings. */
function withRoom({ x, y, width, height }: Box): Box {
  return { x: x - 90, y: y - 60, width: width + 180, height: height + 120 };
}

/** Always the same function, which does what the newest one does: places need not be drawn again for it. */
function useLatest(run: (id: string) => void): (id: string) => void {
  const latest = useRef(run);
  useEffect(() => {
    latest.current = run;
  });
  return useCallback((id: string) => latest.current(id), []);
}

/** Says what is looked at, after it has been drawn. */
function useTelling(looked: string | null, tell: ((place: string | null) => void) | undefined): void {
  const latest = useRef(tell);
  latest.current = tell;
  useEffect(() => latest.current?.(looked), [looked]);
}

/** The places that glow: the same list as long as they are the same. */
function useLit(places: readonly Place[], isLit: (target: string) => boolean): readonly Place[] {
  const lit = places.filter(({ id }) => isLit(id));
  const key = lit.map(({ id }) => id).join();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the list is made anew whenever the board is drawn, which places glow is not
  return useMemo(() => lit, [key]);
}

/** Where names stand. They stay while figures come and go. */
function useNames(places: readonly Place[], signs: readonly Sign[]): ReadonlyMap<string, Point> {
  const key = places.map(({ name, label }) => `${name} ${label.x} ${label.y}`).join();
  // biome-ignore lint/correctness/useExhaustiveDependencies: places are new with every move, their names and where they stand are not
  return useMemo(() => namesClearOf(signs, places), [key, signs]);
}

/** Where something happens is brought into view. */
function useWatch(camera: CameraControl, places: readonly Place[], watch: readonly string[] = []): void {
  const key = watch.join(' ');
  const here = useRef(places);
  here.current = places;
  useEffect(() => {
    // Moving the whole board takes the browser longer than what has changed on it: that is to be seen first.
    return afterPaint(() => {
      const boxes = key.split(' ').map((id) => boxOf(here.current, id));
      const box = boxes.find((one) => one !== undefined);
      if (box !== undefined) camera.show(box);
    });
  }, [camera, key]);
}

const STEP = 90;

/** Keys that move the view. */
function steer(camera: CameraControl, { key, shiftKey, target }: KeyboardEvent): boolean {
  if (key === '+' || key === '=') camera.zoom(1.25, undefined, true);
  else if (key === '-' || key === '_') camera.zoom(0.8, undefined, true);
  else if (key === '0') camera.whole();
  else {
    const way = ARROWS[key];
    if (way === undefined || (!shiftKey && isPlace(target))) return false;
    const along = way === 'left' || way === 'up' ? STEP : -STEP;
    camera.move(way === 'left' || way === 'right' ? { x: along, y: 0 } : { x: 0, y: along }, true);
  }
  return true;
}

/** `I`, for information. */
function isAsking({ key, ctrlKey, metaKey, altKey }: KeyboardEvent): boolean {
  return key.toLowerCase() === 'i' && !ctrlKey && !metaKey && !altKey;
}

function isPlace(target: EventTarget): target is SVGGElement {
  return target instanceof SVGGElement && target.dataset['place'] !== undefined;
}

/** Arrow keys on a place lead to its neighbours on the board. */
function goTo({ key, target }: KeyboardEvent, frame: HTMLElement | null, places: readonly Place[]): boolean {
  const direction = ARROWS[key];
  if (direction === undefined || !isPlace(target)) return false;
  const next = placeToward(places, target.dataset['place'] ?? '', direction);
  if (next !== undefined) frame?.querySelector<SVGGElement>(`[data-place="${CSS.escape(next.id)}"]`)?.focus();
  return true;
}
