import { useEffect, useRef, useState } from 'react';
import type { Coach } from '../contract/coach.ts';
import { useTable, useTablePart } from '../kit/table/context.tsx';
import { CoachPanel } from './coach-panel.tsx';
import { placesOf } from './places-of.ts';
import { finishLesson } from './progress.ts';
import { Spotlight } from './spotlight.tsx';
import style from './tutorial-overlay.module.css';
import { useCoaching } from './use-coaching.ts';
import { usePanelSpot } from './use-panel-spot.ts';
import { elementsAt, useShown, useSpots } from './use-spots.ts';

/** Over the table when it is a lesson: the coach, and a light on what he speaks of. */
export function TutorialOverlay() {
  const coach = useTablePart(({ table }) => table.coach);
  return coach === null || coach === undefined ? null : <Coached coach={coach} />;
}

const NOTHING: readonly string[] = [];
/** Opens the list of answers where it is folded away. */
const ALL_OPTIONS: readonly string[] = ['options'];
/** There as long as that list is pulled up over the table. */
const PULLED_UP: readonly string[] = ['answers'];

function Coached({ coach }: { readonly coach: Coach }) {
  const { scene, moment } = useTable();
  const coaching = useCoaching(coach);
  const [folded, fold] = useState(false);
  const panel = useRef<HTMLElement>(null);
  const { points, wanted } =
    coaching === null ? { points: NOTHING, wanted: NOTHING } : placesOf(coaching.step, moment.decision);
  const pointed = useSpots(points);
  const also = useSpots(wanted);
  const door = useSpots(wanted.length === 0 ? NOTHING : ALL_OPTIONS);
  const isPulledUp = useSpots(PULLED_UP).length > 0;
  const answers = isPulledUp ? wanted.filter((target) => target.startsWith('option:')) : NOTHING;
  const inList = useSpots(answers);
  // Where there is no room for what he speaks of, the answer itself is lit up, or the way to all answers.
  const onTable = [pointed, also, door].find(({ length }) => length > 0) ?? door;
  // Whoever pulled the list up looks for the answer there, and not at what still looks out above it.
  const spots = isPulledUp ? inList : onTable;
  const place = usePanelSpot(panel, spots, isPulledUp ? inList : also, coaching);
  const spokenOf = points.some((target) => elementsAt(target).length > 0) ? points : wanted;
  useShown(answers.length > 0 ? answers : spokenOf);
  const done = coaching?.done === true;
  useEffect(() => {
    if (done) finishLesson(scene.game.id, coach.lesson.id);
  }, [done, scene, coach]);
  return (
    <div className={style['overlay']}>
      {coaching === null || folded ? null : <Spotlight spots={spots} />}
      {coaching === null ? null : (
        <CoachPanel
          ref={panel}
          coach={coach}
          coaching={coaching}
          points={points}
          place={place}
          folded={folded}
          fold={fold}
        />
      )}
    </div>
  );
}
