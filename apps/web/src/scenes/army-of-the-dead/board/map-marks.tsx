import type { Mission, SpawnKind, SpawnZone } from '@dreadhouse/army-of-the-dead/missions';
import { toneOf } from '../../../kit/basics/tone.ts';
import { Drawn } from '../../../kit/drawing/drawing.tsx';
import { boxes, rings, rounded } from '../../../kit/drawing/paths.ts';
import type { Say } from '../../../text/text.ts';
import type { MapLayout, PlacedZone } from './layout.ts';
import style from './mission-map.module.css';
import type { text } from './text.ts';

type MapSay = Say<keyof (typeof text)['en']>;

interface Props {
  readonly mission: Mission;
  readonly layout: MapLayout;
  readonly active: readonly string[];
  /** Spawn tokens that have left the game (AD-SPAWN-08). */
  readonly gone: readonly string[];
  readonly say: MapSay;
}

/** What a mission sheet marks on the map: where the team starts, where it wants to go, where Zombies appear. */
export function MapMarks({ mission, layout, active, gone, say }: Props) {
  const { start, exit, spawns } = mission;
  const at = (zone: string): PlacedZone | undefined => layout.zones.get(zone);
  return (
    <g>
      {start.map((zone) => (
        <Marked key={zone} zone={at(zone)} tone="token-ink" words={say(zone === exit ? 'start-exit' : 'start')} />
      ))}
      {start.includes(exit) ? null : <Marked zone={at(exit)} tone="money" words={say('exit')} />}
      {spawns
        .filter(({ zone }) => !gone.includes(zone))
        .map((spawn) => (
          <SpawnMark
            key={spawn.zone}
            spawn={spawn}
            zone={at(spawn.zone)}
            isActive={!isColoured(spawn) || active.includes(spawn.zone)}
            words={say(`sign-${spawn.kind}`)}
          />
        ))}
    </g>
  );
}

const isColoured = ({ kind }: SpawnZone): boolean => kind === 'blue' || kind === 'green';

interface MarkedProps {
  readonly zone: PlacedZone | undefined;
  readonly tone: string;
  readonly words: string;
}

/** A dashed frame, and a flag with a word on its lower edge, out of the way of what lies in the Zone. */
function Marked({ zone, tone, words }: MarkedProps) {
  if (zone === undefined) return null;
  const { x, y, width, height } = zone.box;
  const wide = 22 + words.length * 10.5;
  return (
    <g style={toneOf(tone)}>
      <Drawn of={[['tone/85 5 18 10', boxes([[x + 16, y + 16, width - 32, height - 32]])]]} />
      <g transform={`translate(${x + width / 2} ${y + height + 3})`}>
        <Drawn of={[['token-ground + tone 2.5', rounded([[-wide / 2, -14, wide, 28, 4]])]]} />
        <text className={style['word']} y="6">
          {words}
        </text>
      </g>
    </g>
  );
}

/** A letter for each kind: colours are never the only sign. */
const SPAWNS: Readonly<Record<SpawnKind, { readonly letter: string; readonly tone: string }>> = {
  start: { letter: '1', tone: 'bad' },
  normal: { letter: 'N', tone: 'bad' },
  zeus: { letter: 'Z', tone: 'neon-rose' },
  blue: { letter: 'B', tone: 'door-blue' },
  green: { letter: 'G', tone: 'money' },
};

interface SpawnProps extends Omit<MarkedProps, 'tone'> {
  readonly spawn: SpawnZone;
  readonly isActive: boolean;
}

function SpawnMark({ spawn, zone, isActive, words }: SpawnProps) {
  if (zone === undefined) return null;
  const { x, y, width } = zone.box;
  const { letter, tone } = SPAWNS[spawn.kind];
  return (
    <g style={toneOf(tone)} transform={`translate(${x + width - 33} ${y + 34})`}>
      <text className={style['sign']} x="15" y="34">
        {words}
      </text>
      <Drawn of={[[`token-ground + tone 4${isActive ? '' : ' 5 5'}`, rings('0 0 17')]]} />
      <text className={style['letter']} y="7">
        {letter}
      </text>
    </g>
  );
}
