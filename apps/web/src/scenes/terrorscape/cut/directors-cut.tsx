import { useEffect, useMemo, useRef, useState } from 'react';
import type { Moment } from '../../../contract/table.ts';
import { Button } from '../../../kit/basics/button.tsx';
import { inPlace } from '../../../kit/basics/in-place.tsx';
import { useLayer } from '../../../kit/basics/layers.ts';
import { useTable, useTablePart } from '../../../kit/table/context.tsx';
import { Deck } from '../../../kit/time/deck.tsx';
import { beatsOf, stretchesOf } from '../../../kit/time/marks.ts';
import { usePlayback } from '../../../kit/time/use-playback.ts';
import { useText } from '../../../text/text.ts';
import { MansionBoard } from '../board/mansion-board.tsx';
import { useNames } from '../names.ts';
import { type Suspect, tracesOf } from '../notebook/notebook.ts';
import { KILLER_SEAT, type View, viewOf } from '../view.ts';
import style from './directors-cut.module.css';
import { text } from './text.ts';

const TEAM_SEAT = 1;

/** The whole game once more, with both sides of the screen side by side. */
export function DirectorsCut({ close }: { readonly close: () => void }) {
  const say = useText(text);
  const dialog = useRef<HTMLDialogElement>(null);
  useLayer(close, () => dialog.current);
  const [truth, setTruth] = useState(false);
  const [side, setSide] = useState<'killer' | 'survivors'>('killer');
  const { table, state, guide } = useTable();
  const [at, setAt] = useState(table.history.start);
  useEffect(() => {
    if (dialog.current?.open === false) dialog.current.showModal();
  }, []);
  const hunt = useMemo(() => table.history.seenBy(KILLER_SEAT, at), [table, at]);
  const team = useMemo(() => table.history.seenBy(TEAM_SEAT, at), [table, at]);
  if (hunt === null || team === null) return null;
  const both = { hunt: viewOf(hunt), team: viewOf(team) };
  const titles = { killer: say(knownWhen(both.hunt)), survivors: say('survivors') };
  return (
    <dialog ref={dialog} className={style['cut']} aria-labelledby="cut" onClose={close} data-scene="terrorscape">
      <header className={style['head']}>
        <h2 id="cut">{say('title')}</h2>
        <p className={style['when']}>{guide.phase(hunt)}</p>
        <label className={style['truth']}>
          <input type="checkbox" checked={truth} onChange={({ target }) => setTruth(target.checked)} />
          {say('truth')}
        </label>
        <Button onClick={close}>{say('close')}</Button>
      </header>
      <fieldset className={style['which']} aria-label={say('which')}>
        {(['killer', 'survivors'] as const).map((one) => (
          <Button key={one} aria-pressed={side === one} onClick={() => setSide(one)}>
            {titles[one]}
          </Button>
        ))}
      </fieldset>
      <div className={style['sides']} data-side={side}>
        <Half
          title={titles.killer}
          moment={hunt}
          view={truth ? withPeople(both.hunt, both.team) : both.hunt}
          side="killer"
        />
        <Half
          title={titles.survivors}
          moment={team}
          view={truth ? withKiller(both.team, both.hunt) : both.team}
          side="survivors"
        />
      </div>
      <Controls at={at} set={setAt} end={state.now.position} />
    </dialog>
  );
}

/** While the Survivors act his notebook shows where they can be once they have; at any other time, where they can be now. */
function knownWhen({ step }: View): 'killer' | 'killer-after' {
  return step === 'survivors' ? 'killer-after' : 'killer';
}

/** The Killer's map with the Survivors where they truly were. */
function withPeople(view: View, { survivors }: View): View {
  return { ...view, survivors: view.survivors.map((one, slot) => ({ ...survivors[slot], ...one })) };
}

/** The Survivors' map with the Killer where he truly was. */
function withKiller(view: View, { killer }: View): View {
  return { ...view, killer: { ...view.killer, at: killer.at } };
}

interface HalfProps {
  readonly title: string;
  readonly moment: Moment;
  readonly view: View;
  readonly side: 'killer' | 'survivors';
}

/** One side of the screen: its map with everything it could work out, and what it has just noticed. */
function Half({ title, moment, view, side }: HalfProps) {
  const traces = useMemo(() => {
    const who: Suspect[] = side === 'killer' ? view.survivors.map(({ id }) => id) : ['killer'];
    return tracesOf(view, new Set(who));
  }, [view, side]);
  return (
    <section className={style['half']} data-of={side} aria-label={title}>
      <h3>{title}</h3>
      <div className={style['map']}>
        <MansionBoard view={view} side={side} traces={traces} label={title} />
      </div>
      <Holdings view={view} side={side} />
      <News moment={moment} />
    </section>
  );
}

/** The Killer's cards, or what is in the backpacks. */
function Holdings({ view, side }: Pick<HalfProps, 'view' | 'side'>) {
  const say = useText(text);
  const names = useNames();
  if (side === 'killer') {
    const cards = (view.killer.hand ?? []).map((id) => names.name('skill', id)).join(', ');
    return <p className={style['held']}>{say('hand', { cards: cards === '' ? say('empty') : cards })}</p>;
  }
  return (
    <p className={style['held']}>
      {view.survivors
        .map(({ id, pack = [] }) =>
          say('pack', {
            name: names.name('survivor', id),
            items: pack.length === 0 ? '–' : pack.map((one) => names.name('item', one)).join(', '),
          }),
        )
        .join(' · ')}
    </p>
  );
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
  const table = useTablePart(({ table }) => table);
  const scene = useTablePart((table) => table.scene);
  const say = useText(text);
  const { start } = table.history;
  const events = useMemo(() => table.history.seenBy('spectator', end)?.events ?? [], [table, end]);
  const stretches = useMemo(() => stretchesOf(events, scene.events, end), [events, scene, end]);
  const beats = useMemo(() => beatsOf(events, scene.events), [events, scene]);
  const seek = (position: number): void => set(Math.min(Math.max(position, start), end));
  const playback = usePlayback(at, start, end, seek);
  return (
    <section className={style['deck']} aria-label={say('controls')}>
      <Deck {...{ at, start, end, stretches, beats }} {...playback} />
    </section>
  );
}
