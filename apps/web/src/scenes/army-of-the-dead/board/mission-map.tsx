import { type Ways, waysOf } from '@dreadhouse/army-of-the-dead/map';
import type { Mission } from '@dreadhouse/army-of-the-dead/missions';
import { type ReactNode, useMemo } from 'react';
import { Board, type BoardProps } from '../../../kit/board/board.tsx';
import type { Place, PlayedBoard, Size, Way } from '../../../kit/board/types.ts';
import { useUnchanged } from '../../../kit/board/use-unchanged.ts';
import { useSettings } from '../../../settings/settings.ts';
import { isText, type Say, sayIn } from '../../../text/text.ts';
import { layoutOf, type MapLayout, type PlacedZone } from './layout.ts';
import { MapGround } from './map-ground.tsx';
import { MapMarks } from './map-marks.tsx';
import { text } from './text.ts';

type MapSay = Say<keyof (typeof text)['en']>;

interface Props extends PlayedBoard, Pick<BoardProps, 'figures' | 'tip' | 'rules' | 'focus'> {
  readonly mission: Mission;
  /** The window that the map is shown in: floors are arranged to fill it. */
  readonly window: Size;
  readonly opened: readonly string[];
  readonly power: boolean;
  /** Coloured Spawn Zones that are active by now. */
  readonly active: readonly string[];
  /** Spawn tokens that have left the game. */
  readonly gone: readonly string[];
  readonly marks: (layout: MapLayout) => ReactNode;
  /** What flashes up above everything. */
  readonly effects: (layout: MapLayout) => ReactNode;
  /** Who and what is in a Zone, in words, for those who listen. */
  readonly about: (zone: string) => string;
}

/** The map of any mission, drawn as a place, with whatever stands and lies on it. It knows nothing of a match. */
export function MissionMap(props: Props) {
  const { mission, window, opened, power, active, gone, marks, effects, about, ...board } = props;
  const { language } = useSettings();
  const say = useMemo(() => sayIn(text, language), [language]);
  const { width, height } = window;
  const layout = useMemo(() => layoutOf(mission.board, { width, height }), [mission, width, height]);
  const ways = waysOf(mission.board, opened, power);
  const described = useMemo(() => describedZones(mission, layout, ways, say), [mission, layout, ways, say]);
  const fresh = useMemo(() => placesOf(layout, described, about), [layout, described, about]);
  const places = useUnchanged(fresh);
  const paths = useMemo(() => pathsOf(layout, ways), [layout, ways]);
  const ground = useMemo(
    () => <MapGround mission={mission} layout={layout} opened={opened} nameOf={(floor) => floorName(floor, say)} />,
    [mission, layout, opened, say],
  );
  return (
    <Board
      {...board}
      label={say('map', { title: mission.title[language] })}
      size={layout.size}
      places={places}
      ways={paths}
      ground={ground}
      marks={
        <>
          <MapMarks mission={mission} layout={layout} active={active} gone={gone} say={say} />
          {marks(layout)}
        </>
      }
      effects={effects(layout)}
      smallest={0.42}
    />
  );
}

function floorName(floor: string, say: MapSay): string {
  const words = `floor-${floor}`;
  return say(isText(text, words) ? words : 'floor-other', { floor });
}

/** What each Zone is, in words: that changes only when doors open. */
function describedZones(mission: Mission, layout: MapLayout, ways: Ways, say: MapSay): ReadonlyMap<string, string> {
  return new Map([...layout.zones.keys()].map((id) => [id, describe(mission, id, ways, say)]));
}

function placesOf(layout: MapLayout, described: ReadonlyMap<string, string>, about: Props['about']): Place[] {
  return [...layout.zones.values()].map(({ zone, shape, box, label, stand }) => ({
    id: zone.id,
    name: zone.id,
    description: `${about(zone.id)} ${described.get(zone.id) ?? ''}`.trim(),
    shape,
    box,
    label,
    stand,
  }));
}

/** What a Zone is and where it leads, in words. */
function describe(mission: Mission, id: string, ways: Ways, say: MapSay): string {
  const kind = mission.board.byId.get(id)?.kind ?? 'room';
  const spawn = mission.spawns.find(({ zone }) => zone === id);
  const sight = ways.visible(id).filter((other) => other !== id);
  const parts = [
    say(kind),
    ...(spawn === undefined ? [] : [say(`spawn-${spawn.kind}`)]),
    ...(mission.start.includes(id) ? [say('start')] : []),
    ...(mission.exit === id ? [say('exit')] : []),
  ];
  const list = (zones: readonly string[]): string => (zones.length === 0 ? say('nothing') : zones.join(', '));
  return `${parts.join(', ')}. ${say('ways', { list: list(ways.exits(id)) })}. ${say('sight', { list: list(sight) })}.`;
}

/** Figures walk through the middle of the edge that two Zones share; elevators have no way that one sees. */
function pathsOf(layout: MapLayout, ways: Ways): Way[] {
  return [...layout.zones.values()].flatMap((from) =>
    ways.exits(from.zone.id).flatMap((id) => {
      const to = layout.zones.get(id);
      if (to === undefined || to.zone.floor !== from.zone.floor || to.zone.index < from.zone.index) return [];
      return [{ from: from.zone.id, to: id, points: [between(from, to)] }];
    }),
  );
}

function between(one: PlacedZone, other: PlacedZone): { x: number; y: number } {
  return { x: (one.middle.x + other.middle.x) / 2, y: (one.middle.y + other.middle.y) / 2 };
}
