import { useMemo, useState } from 'react';
import type { Moment } from '../../../contract/table.ts';
import { Button } from '../../../kit/basics/button.tsx';
import dialog from '../../../kit/basics/dialog.module.css';
import { inPlace } from '../../../kit/basics/in-place.tsx';
import { mediaHook } from '../../../kit/basics/use-media.ts';
import { useModal } from '../../../kit/basics/use-modal.ts';
import { useTable, useTablePart } from '../../../kit/table/context.tsx';
import { Deck } from '../../../kit/time/deck.tsx';
import { beatsOf, stretchesOf } from '../../../kit/time/marks.ts';
import { usePlayback } from '../../../kit/time/use-playback.ts';
import { useText } from '../../../text/text.ts';
import { MansionBoard } from '../board/mansion-board.tsx';
import { useNames } from '../names.ts';
import { tracesOf } from '../notebook/notebook.ts';
import { KILLER_SEAT, type View, viewOf } from '../view.ts';
import style from './directors-cut.module.css';
import { text } from './text.ts';

const TEAM_SEAT = 1;
const SIDES = ['killer', 'survivors'] as const;
type Side = (typeof SIDES)[number];

/** Whether both maps can lie side by side; on a phone one chooses. */
const useRoomForBoth = mediaHook('(width >= 60rem)');

/** The whole game once more, with both sides of the screen side by side. */
export function DirectorsCut({ close }: { readonly close: () => void }) {
  const say = useText(text);
  const ref = useModal(close);
  const isWide = useRoomForBoth();
  const [truth, setTruth] = useState(false);
  const [side, setSide] = useState<Side>('killer');
  const { table, state, guide } = useTable();
  const [at, setAt] = useState(table.history.start);
  const killer = useMemo(() => table.history.seenBy(KILLER_SEAT, at), [table, at]);
  const survivors = useMemo(() => table.history.seenBy(TEAM_SEAT, at), [table, at]);
  if (killer === null || survivors === null) return null;
  const moments = { killer, survivors };
  const views = { killer: viewOf(killer), survivors: viewOf(survivors) };
  const shown = truth ? truly(views) : views;
  // While the Survivors act his notebook shows where they can be once they have; at any other time, where they can be now.
  const known = views.killer.step === 'survivors' ? 'killer-after' : 'killer';
  const titles = { killer: say(known), survivors: say('survivors') };
  return (
    <dialog
      ref={ref}
      className={`${dialog['whole']} ${style['cut']}`}
      aria-labelledby="cut"
      onClose={close}
      data-scene="terrorscape"
    >
      <header className={style['head']}>
        {/* On a phone the name of the drawer is for ears: the maps need its row. */}
        <h2 id="cut" className={isWide ? '' : 'for-ears'}>
          {say('title')}
        </h2>
        <p className={style['when']}>{guide.phase(killer)}</p>
        <label className={style['truth']}>
          <input type="checkbox" checked={truth} onChange={({ target }) => setTruth(target.checked)} />
          {say('truth')}
        </label>
        <Button onClick={close}>{say('close')}</Button>
      </header>
      {isWide ? null : (
        <fieldset className={style['which']} aria-label={say('which')}>
          {SIDES.map((one) => (
            <Button key={one} aria-pressed={side === one} onClick={() => setSide(one)}>
              {titles[one]}
            </Button>
          ))}
        </fieldset>
      )}
      <div className={style['sides']}>
        {SIDES.filter((one) => isWide || one === side).map((one) => (
          <section key={one} className={style['half']} data-of={one} aria-label={titles[one]}>
            {isWide ? <h3>{titles[one]}</h3> : null}
            <Half title={titles[one]} moment={moments[one]} view={shown[one]} side={one} />
          </section>
        ))}
      </div>
      <Controls at={at} set={setAt} end={state.now.position} />
    </dialog>
  );
}

/** Both maps with the others where they truly were. */
function truly({ killer, survivors }: Readonly<Record<Side, View>>): Readonly<Record<Side, View>> {
  const people = killer.survivors.map((one, slot) => ({ ...survivors.survivors[slot], ...one }));
  return {
    killer: { ...killer, survivors: people },
    survivors: { ...survivors, killer: { ...survivors.killer, at: killer.killer.at } },
  };
}

interface HalfProps {
  readonly title: string;
  readonly moment: Moment;
  readonly view: View;
  readonly side: Side;
}

/** One side of the screen: its map with everything it could work out, what it held, and what it has just noticed. */
function Half({ title, moment, view, side }: HalfProps) {
  const traces = useMemo(() => {
    const who = side === 'killer' ? view.survivors.map(({ id }) => id) : ['killer' as const];
    return tracesOf(view, new Set(who));
  }, [view, side]);
  // Whoever was hidden from this side comes into view with the truth.
  const hidden = side === 'killer' ? view.survivors : view.killer.sneak === null ? [] : [view.killer];
  const watch = hidden.flatMap(({ at }) => at ?? []);
  return (
    <>
      <div className={style['map']}>
        <MansionBoard view={view} side={side} traces={traces} label={title} played={{ watch }} />
      </div>
      <Holdings view={view} side={side} />
      <News moment={moment} />
    </>
  );
}

/** The Killer's cards, or what is in the backpacks. */
function Holdings({ view, side }: Pick<HalfProps, 'view' | 'side'>) {
  const say = useText(text);
  const names = useNames();
  const called = (kind: string, ids: readonly string[], none: string): string =>
    ids.map((id) => names.name(kind, id)).join(', ') || none;
  const packs = view.survivors.map(({ id, pack = [] }) =>
    say('pack', { name: names.name('survivor', id), items: called('item', pack, '–') }),
  );
  const hand = say('hand', { cards: called('skill', view.killer.hand ?? [], say('empty')) });
  return <p className={style['held']}>{side === 'killer' ? hand : packs.join(' · ')}</p>;
}

/** What this side learnt by the last answer. */
function News({ moment }: { readonly moment: Moment }) {
  const words = useTablePart((table) => table.words);
  const scene = useTablePart((table) => table.scene);
  const say = useText(text);
  const told = moment.events.filter(
    ({ position, kind, details }) =>
      position === moment.position && scene.events.weight({ kind, details }) !== 'detail',
  );
  return (
    <ul className={style['news']}>
      {told.length === 0 ? <li className={style['none']}>{say('nothing')}</li> : null}
      {inPlace(told.slice(-MOST), (event) => (
        <li>{words.event(event)}</li>
      ))}
    </ul>
  );
}

const MOST = 4;

interface ControlsProps {
  readonly at: number;
  readonly end: number;
  readonly set: (position: number) => void;
}

/** A slider over all decisions, rounds as marks, and the keys of a player. */
function Controls({ at, end, set }: ControlsProps) {
  const { table, scene } = useTable();
  const say = useText(text);
  const { start } = table.history;
  const events = useMemo(() => table.history.seenBy('spectator', end)?.events ?? [], [table, end]);
  const stretches = useMemo(() => stretchesOf(events, scene.events, end), [events, scene, end]);
  const beats = useMemo(() => beatsOf(events, scene.events), [events, scene]);
  const playback = usePlayback(at, start, end, (position) => set(Math.min(Math.max(position, start), end)));
  return (
    <section className={style['deck']} aria-label={say('controls')}>
      <Deck {...{ at, start, end, stretches, beats }} {...playback} />
    </section>
  );
}
