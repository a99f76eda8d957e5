import { Glyph } from '../../../kit/basics/glyph.tsx';
import { toneOf } from '../../../kit/basics/tone.ts';
import { type Drawing, Drawn } from '../../../kit/drawing/drawing.tsx';
import { dots } from '../../../kit/drawing/paths.ts';
import { icon } from '../../../look/icon.ts';
import type { MapLayout } from '../board/layout.ts';
import style from '../board/mission-map.module.css';
import { missionIn, type View } from '../view.ts';

const DISC: Drawing = [['token-ground + neon-gold 3', dots('0 0 16')]];

/** What waits for a specialist: devices that nobody has set going, and the traps before the Vault. */
export function Fixtures({ view, layout }: { readonly view: View; readonly layout: MapLayout }) {
  const { devices, vault } = missionIn(view);
  const waiting = [
    ...devices
      .filter(({ id }) => !view.progress.devices.includes(id))
      .map(({ id, zone }) => ({ id: id as string, zone, icon: icon('cog') })),
    ...(vault !== null && view.vault?.beaten === false
      ? [{ id: 'vault', zone: vault.trap, icon: icon('card-random') }]
      : []),
  ];
  return waiting.map(({ id, zone, icon }) => {
    const placed = layout.zones.get(zone);
    if (placed === undefined) return null;
    return (
      <g
        key={id}
        className={style['token']}
        style={toneOf('neon-gold')}
        transform={`translate(${placed.box.x + 30} ${placed.box.y + 62})`}
      >
        <Drawn of={DISC} />
        <Glyph body={icon} x={0} y={0} size={23} />
      </g>
    );
  });
}
