// A drawing is a list of layers, each an ink and the `d` of a path. Few inks for everything: the house is lit by candles.

const INKS = {
  night: '#0b0709',
  soot: '#1b1314',
  umber: '#2c1c16',
  walnut: '#4b2d1c',
  oak: '#704628',
  honey: '#9c6836',
  tan: '#c49257',
  brass: '#b4832f',
  gold: '#e5b958',
  flame: '#ff9d33',
  glow: '#ffe3a1',
  bone: '#e6d7b3',
  linen: '#c2ae89',
  ash: '#8a7e70',
  blood: '#7a1217',
  crimson: '#b0262b',
  wine: '#521526',
  rose: '#c9675c',
  moss: '#394a28',
  leaf: '#5f8038',
  lime: '#a7c05a',
  pine: '#1c3128',
  teal: '#235052',
  sea: '#3f8789',
  ice: '#b4dcd9',
  navy: '#182040',
  dusk: '#363a66',
  violet: '#573766',
  purple: '#84509f',
  blue: '#3b74ad',
  lilac: '#a184ba',
  slate: '#32363f',
  iron: '#555a62',
  steel: '#8d949b',
  silver: '#cdd2d2',
  rock: '#38312d',
  stone: '#58504a',
  dust: '#7d7164',
  fair: '#ecc49c',
  amber: '#cf9766',
  brown: '#93603c',
  deep: '#5f3a26',
} as const;

type Colour = keyof typeof INKS;

/** `bone` is opaque and has an outline; `bone/40` lets through, has none, and is for light, shadow and detail. */
export type Ink = Colour | `${Colour}/${number}`;

/** Filled; or, with a width, a line. */
type Stroke = readonly [ink: Ink, path: string, width?: number];

/** A drawing inside another one: moved, scaled, perhaps mirrored. */
interface Part {
  readonly of: Drawing;
  readonly at: string;
}

export type Drawing = readonly (Stroke | Part)[];

export const OUTLINE = INKS.night;

export function colourOf(ink: Ink): string {
  return INKS[ink.split('/')[0] as Colour]; // The type says that what stands before the stroke is a colour.
}

/** How much an ink covers, or null where it is opaque. */
export function coverOf(ink: Ink): number | null {
  const percent = ink.split('/')[1];
  return percent === undefined ? null : Number(percent) / 100;
}

export function put(of: Drawing, x: number, y: number, scale = 1, mirrored = false): Part {
  return { of, at: `translate(${x} ${y}) scale(${mirrored ? -scale : scale} ${scale})` };
}

export function turned(of: Drawing, degrees: number, x: number, y: number, scale = 1): Part {
  return { of, at: `translate(${x} ${y}) rotate(${degrees}) scale(${scale})` };
}

export function disc(x: number, y: number, r: number, ry = r): string {
  return `M${x - r} ${y}a${r} ${ry} 0 1 0 ${2 * r} 0a${r} ${ry} 0 1 0 ${-2 * r} 0z`;
}

export function box(x: number, y: number, width: number, height: number): string {
  return `M${x} ${y}h${width}v${height}h${-width}z`;
}

/** The same again and again, a step further each time. */
export function row(count: number, path: (place: number) => string): string {
  return Array.from({ length: count }, (_, place) => path(place)).join('');
}
