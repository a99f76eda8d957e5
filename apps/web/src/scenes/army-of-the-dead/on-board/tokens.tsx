import vaultCard from 'virtual:icon/card-random';
import device from 'virtual:icon/cog';
import star from 'virtual:icon/flat-star';
import truckIcon from 'virtual:icon/food-truck';
import sleeping from 'virtual:icon/night-sleep';
import crown from 'virtual:icon/queen-crown';
import noise from 'virtual:icon/sound-waves';
import bag from 'virtual:icon/swap-bag';
import type { Point } from '../../../kit/board/types.ts';
import { Glyph } from '../art/glyph.tsx';
import { ITEM_ART, UNKNOWN_ART } from '../art/icons.ts';
import type { MapLayout, PlacedZone } from '../board/layout.ts';
import { missionIn, type View } from '../view.ts';
import style from './on-board.module.css';

interface Props {
  readonly view: View;
  readonly layout: MapLayout;
}

interface Lying {
  readonly key: string;
  readonly look: string;
  readonly icon: string;
  /** A word or number on it. */
  readonly sign?: string;
}

const LOOT: Readonly<Record<string, { readonly look: string; readonly icon: string }>> = {
  bag: { look: 'money', icon: bag },
  crown: { look: 'money', icon: crown },
  red: { look: 'red', icon: star },
  yellow: { look: 'yellow', icon: star },
  purple: { look: 'purple', icon: star },
};

/** Everything that lies in the Zones and is not a figure. */
export function Tokens({ view, layout }: Props) {
  return (
    <g>
      {[...layout.zones.values()].map((zone) => (
        <TokensIn key={zone.zone.id} view={view} zone={zone} />
      ))}
      <NoiseToken view={view} layout={layout} />
      <TruckToken view={view} layout={layout} />
    </g>
  );
}

function lyingIn(view: View, id: string): Lying[] {
  const { devices, vault } = missionIn(view);
  return [
    ...view.sleepers.flatMap((at, i) => (at === id ? [{ key: `s${i}`, look: 'sleepers', icon: sleeping }] : [])),
    ...view.objectives.flatMap((at, i) =>
      at === id ? [{ key: `o${i}`, look: 'objective', icon: star, sign: '?' }] : [],
    ),
    ...view.loot.flatMap(({ at, what }, i) =>
      at === id ? [{ key: `l${i}`, look: LOOT[what]?.look ?? 'money', icon: LOOT[what]?.icon ?? star }] : [],
    ),
    ...view.charges.flatMap(({ at, face }, i) =>
      at === id ? [{ key: `c${i}`, look: 'charge', icon: ITEM_ART[face] ?? UNKNOWN_ART }] : [],
    ),
    ...devices.flatMap((one) =>
      one.zone === id && !view.progress.devices.includes(one.id) ? [{ key: one.id, look: 'device', icon: device }] : [],
    ),
    ...(vault?.trap === id && view.vault !== null && !view.vault.beaten
      ? [{ key: 'vault', look: 'device', icon: vaultCard }]
      : []),
  ];
}

/** Along the lower edge, from the left. */
function spot({ box }: PlacedZone, place: number): Point {
  return { x: box.x + 26 + place * 33, y: box.y + box.height - 25 };
}

function TokensIn({ view, zone }: { readonly view: View; readonly zone: PlacedZone }) {
  return lyingIn(view, zone.zone.id).map(({ key, look, icon, sign }, place) => {
    const { x, y } = spot(zone, place);
    return (
      <g key={key} className={style['token']} data-look={look} style={{ transform: `translate(${x}px, ${y}px)` }}>
        {look === 'objective' ? (
          <path d="M0 -18L18 0L0 18L-18 0Z" />
        ) : look === 'sleepers' ? (
          <path d="M-17 12Q-18 -6 -6 -12Q8 -17 15 -4Q19 6 16 12Z" />
        ) : (
          <circle r="15" />
        )}
        <Glyph body={icon} x={0} y={look === 'sleepers' ? 1 : 0} size={look === 'objective' ? 20 : 22} />
        {sign === undefined || look !== 'objective' ? null : null}
      </g>
    );
  });
}

/** AD-NOISE-01: the one token, in the upper right of its Zone, with rings. */
function NoiseToken({ view, layout }: Props) {
  const zone = layout.zones.get(view.noise);
  if (zone === undefined) return null;
  const { x, y, width } = zone.box;
  const spawn = view.spawns.some(({ at }) => at === view.noise);
  return (
    <g className={style['noise']} style={{ transform: `translate(${x + width - (spawn ? 70 : 32)}px, ${y + 32}px)` }}>
      <circle className={style['ring']} r="24" />
      <circle r="17" />
      <Glyph body={noise} x={0} y={0} size={24} />
    </g>
  );
}

function TruckToken({ view, layout }: Props) {
  const zone = view.truck === null ? undefined : layout.zones.get(view.truck.at);
  if (view.truck === null || zone === undefined) return null;
  const { x, y, width, height } = zone.box;
  return (
    <g
      className={style['truck']}
      data-works={view.truck.works}
      style={{ transform: `translate(${x + width - 46}px, ${y + height - 36}px)` }}
    >
      <ellipse cx="2" cy="22" rx="40" ry="7" />
      <Glyph body={truckIcon} x={0} y={0} size={66} />
    </g>
  );
}
