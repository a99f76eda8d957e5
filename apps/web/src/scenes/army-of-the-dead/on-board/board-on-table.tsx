import type { ArmyEvents } from '@dreadhouse/army-of-the-dead';
import type { ReactNode } from 'react';
import { useCallback, useMemo, useRef } from 'react';
import { useSoon } from '../../../kit/basics/use-soon.ts';
import type { Size } from '../../../kit/board/types.ts';
import { usePointedAt, useTable } from '../../../kit/table/context.tsx';
import { useEvent } from '../../../kit/table/use-event.ts';
import { useText } from '../../../text/text.ts';
import { figuresOf } from '../board/figures.tsx';
import { MissionMap } from '../board/mission-map.tsx';
import { SightLines } from '../board/sight-lines.tsx';
import { text as mapText } from '../board/text.ts';
import { Tokens } from '../board/tokens.tsx';
import { useNames } from '../names.ts';
import { actorOf, missionIn, viewOf, waysIn } from '../view.ts';
import { aboutZone, rulesAbout } from './about-zone.ts';
import { useAiming } from './aim.tsx';
import { Effects } from './effects.tsx';
import { Fixtures } from './fixtures.tsx';
import style from './on-board.module.css';
import { text } from './text.ts';
import { useSize } from './use-size.ts';

/** The map as it is played on. */
export function BoardOnTable({ children }: { readonly children?: ReactNode }) {
  const frame = useRef<HTMLDivElement>(null);
  const size = useSize(frame);
  return (
    <div ref={frame} className={style['frame']}>
      {size === null ? null : <PlayedMap size={size} />}
      {children}
    </div>
  );
}

function PlayedMap({ size }: { readonly size: Size }) {
  const { moment, openRule } = useTable();
  const event = useEvent<ArmyEvents>();
  const pointedAt = usePointedAt();
  const say = useText(text);
  const names = useNames();
  const { aim } = useAiming();
  const view = viewOf(moment);
  const actor = actorOf(view, moment);
  const { isLit, pick } = usePicking();
  const mission = missionIn(view);
  const acting = actor?.id;
  const figures = useMemo(() => figuresOf(view, names.name, acting), [view, acting, names]);
  // Who is in each Zone is said to ears alone: that may come a frame later than the picture.
  const described = useSoon(view, view);
  // biome-ignore lint/correctness/useExhaustiveDependencies: `say` is new every time; `names` changes with the language
  const about = useMemo(() => {
    return (zone: string): string => {
      const { who, what } = aboutZone(described, zone, names, say);
      const told = [...who, ...what].map(({ name }) => name);
      return `${(who.length === 0 ? [say('empty'), ...told] : told).join(', ')}.`;
    };
  }, [described, names]);
  const { opened, power } = view.progress;
  const spawns = view.spawns.map(({ at }) => at);
  return (
    <MissionMap
      mission={mission}
      window={size}
      figures={figures}
      opened={opened}
      power={power}
      active={view.spawns.filter(({ since }) => since !== null).map(({ at }) => at)}
      gone={mission.spawns.map(({ zone }) => zone).filter((zone) => !spawns.includes(zone))}
      marks={(layout) => (
        <>
          <Tokens on={view} layout={layout} />
          <Fixtures view={view} layout={layout} />
          {aim === null ? null : <SightLines layout={layout} ways={waysIn(view)} {...aim} />}
        </>
      )}
      effects={(layout) => <Effects event={event} view={view} layout={layout} />}
      about={about}
      tip={(zone) => <ZoneNote zone={zone} />}
      rules={(zone) => rulesAbout(view, zone, names, say)}
      openRule={openRule}
      watch={useWatched()}
      isLit={isLit}
      pick={pick}
      pointedAt={pointedAt}
      focus={actor?.at ?? mission.start[0] ?? ''}
    />
  );
}

/** With a weapon in hand, Zones are there to be fired at; otherwise whatever answers the question glows. */
function usePicking(): { readonly isLit: (target: string) => boolean; readonly pick: (target: string) => void } {
  const table = useTable();
  const { armed, arm } = useAiming();
  const { isLit, pick } = table;
  const withItem = useCallback((zone: string): string => `${zone}&item:${armed}`, [armed]);
  return useMemo(() => {
    if (armed === null) return { isLit, pick };
    return {
      isLit: (target) => isLit(withItem(target)),
      pick: (target) => {
        pick(isLit(withItem(target)) ? withItem(target) : target);
        arm(null);
      },
    };
  }, [armed, arm, isLit, pick, withItem]);
}

/** Where it happens, or where whoever decides stands. */
function useWatched(): readonly string[] {
  const { moment, event, scene } = useTable();
  const view = viewOf(moment);
  const own = actorOf(view, moment)?.at;
  return useMemo(() => (event !== null ? scene.events.at(event) : own === undefined ? [] : [own]), [event, scene, own]);
}

function ZoneNote({ zone }: { readonly zone: string }) {
  const { moment } = useTable();
  const say = useText(text);
  const sayMap = useText(mapText);
  const names = useNames();
  const view = viewOf(moment);
  const { who, what } = aboutZone(view, zone, names, say);
  const kind = missionIn(view).board.byId.get(zone)?.kind;
  const spawn = view.spawns.find(({ at }) => at === zone);
  return (
    <div className={style['about']}>
      <strong>
        {zone} {kind === undefined ? null : <small>{sayMap(kind)}</small>}
      </strong>
      <span>{who.length === 0 ? say('empty') : who.map(({ name }) => name).join(', ')}</span>
      {what.length === 0 ? null : <span>{what.map(({ name }) => name).join(' · ')}</span>}
      {spawn === undefined ? null : <small>{say(spawn.since === null ? 'asleep' : 'spawn-next')}</small>}
    </div>
  );
}
