import { type ArmyEvents, intentsOf } from '@dreadhouse/army-of-the-dead';
import type { ReactNode } from 'react';
import { useMemo, useRef } from 'react';
import { useSoon } from '../../../kit/basics/use-soon.ts';
import { PlaceNote } from '../../../kit/board/place-note.tsx';
import type { PlayedBoard, Size } from '../../../kit/board/types.ts';
import { usePlayedBoard } from '../../../kit/board/use-played-board.ts';
import { useTable } from '../../../kit/table/context.tsx';
import { useEvent } from '../../../kit/table/use-event.ts';
import { type Say, useText } from '../../../text/text.ts';
import { figuresOf } from '../board/figures.tsx';
import { Intents } from '../board/intents.tsx';
import { MissionMap } from '../board/mission-map.tsx';
import { SightLines } from '../board/sight-lines.tsx';
import { text as mapText } from '../board/text.ts';
import { Tokens } from '../board/tokens.tsx';
import { useNames } from '../names.ts';
import { actorOf, missionIn, type View, viewOf, waysIn } from '../view.ts';
import { aboutZone, rulesAbout } from './about-zone.ts';
import { useAiming } from './aim.tsx';
import { Effects } from './effects.tsx';
import { Fixtures } from './fixtures.tsx';
import style from './on-board.module.css';
import { text } from './text.ts';
import { useSize } from './use-size.ts';
import { useWalking } from './use-walking.ts';

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
  const { moment } = useTable();
  const event = useEvent<ArmyEvents>();
  const say = useText(text);
  const names = useNames();
  const { aim } = useAiming();
  const view = viewOf(moment);
  const actor = actorOf(view, moment);
  const played = usePicking(useWalking(usePlayedBoard(actor?.at ?? nextToAct(view))));
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
          {view.step === 'players' && aim === null ? <Intents layout={layout} intents={intentsOf(view)} /> : null}
          {aim === null ? null : <SightLines layout={layout} ways={waysIn(view)} {...aim} />}
        </>
      )}
      effects={(layout) => <Effects event={event} view={view} layout={layout} />}
      about={about}
      tip={(zone) => <ZoneNote zone={zone} />}
      rules={(zone) => rulesAbout(view, zone, names, say)}
      {...played}
      focus={actor?.at ?? mission.start[0] ?? ''}
    />
  );
}

/** While it is open whose turn it is: where somebody is who has not had one, so that the map does not stay where Zombies came last. */
function nextToAct({ survivors, step }: View): string | undefined {
  return step === 'players' ? survivors.find(({ acted, health }) => !acted && health > 0)?.at : undefined;
}

/** With a weapon in hand, Zones are there to be fired at; otherwise whatever answers the question glows. */
function usePicking(played: PlayedBoard): PlayedBoard {
  const { isLit, pick } = useTable();
  const { armed, arm } = useAiming();
  if (armed === null) return played;
  const withItem = (zone: string): string => `${zone}&item:${armed}`;
  return {
    ...played,
    isLit: (target) => isLit(withItem(target)),
    pick: (target) => {
      pick(isLit(withItem(target)) ? withItem(target) : target);
      arm(null);
    },
  };
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
    <PlaceNote
      name={zone}
      {...(kind === undefined ? {} : { kind: sayMap(kind) })}
      lines={[
        who.length === 0 ? say('empty') : who.map(({ name }) => name).join(', '),
        what.map(({ name }) => name).join(' · '),
        intentIn(view, zone, say),
      ]}
      {...(spawn === undefined
        ? {}
        : { aside: `${sayMap(`spawn-${spawn.kind}`)}: ${say(spawn.since === null ? 'asleep' : 'spawn-next')}` })}
    />
  );
}

/** What the Zombies of a Zone would do if their Phase began now, in words. */
function intentIn(view: View, zone: string, say: Say<keyof (typeof text)['en']>): string {
  const intent = view.step === 'players' ? intentsOf(view).find(({ at }) => at === zone) : undefined;
  if (intent === undefined) return '';
  if (intent.wounds > 0) return say('would-attack', { n: intent.wounds });
  return intent.steps.length === 0 ? say('would-stay') : say('would-go', { list: intent.steps.join(', ') });
}
