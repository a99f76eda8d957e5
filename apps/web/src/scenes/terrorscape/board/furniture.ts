import type { Drawing } from '../../../kit/drawing/drawing.tsx';

// What stands in the rooms, drawn with one needle: outlines, and strokes where the light does not reach.

const repeat = (n: number, d: (i: number) => string): string => Array.from({ length: n }, (_, i) => d(i)).join('');

/** A table seen from above, its shadow to the lower right. */
const table = (x: number, y: number, w: number, h: number): string =>
  `M${x} ${y}h${w}v${h}h${-w}Z${repeat(Math.floor(w / 12), (i) => `M${x + 6 + i * 12} ${y + h}l6 7`)}M${x + w} ${y + 6}l7 6V${y + h + 7}H${x + 8}`;
const chair = (x: number, y: number): string => `M${x} ${y}h18v14h-18Z`;
const chairs = (x: number, y: number, n: number, gap: number): string => repeat(n, (i) => chair(x + i * gap, y));
const shelf = (x: number, y: number, w: number): string =>
  `M${x} ${y}h${w}v20h${-w}Z${repeat(Math.floor(w / 7), (i) => `M${x + 4 + i * 7} ${y + (i % 3 === 0 ? 5 : 2)}v${i % 3 === 0 ? 13 : 16}`)}`;
const crate = (x: number, y: number, s: number): string =>
  `M${x} ${y}h${s}v${s}h${-s}ZM${x} ${y}l${s} ${s}M${x + s} ${y}l${-s} ${s}`;
const barrel = (x: number, y: number): string =>
  `M${x - 14} ${y}a14 14 0 1 0 28 0a14 14 0 1 0 -28 0M${x - 9} ${y}a9 9 0 1 0 18 0a9 9 0 1 0 -18 0`;
const cross = (x: number, y: number): string =>
  `M${x - 3} ${y}v-11h-8v-7h8v-10h7v10h8v7h-8v11ZM${x - 12} ${y}h26l4 5h-30Z`;
const stone = (x: number, y: number): string =>
  `M${x - 10} ${y}v-18a10 10 0 0 1 20 0v18ZM${x - 5} ${y - 14}h10M${x - 5} ${y - 9}h10M${x - 14} ${y}h30l3 5h-33Z`;
const bush = (x: number, y: number, r: number): string =>
  repeat(9, (i) => {
    const turn = (i / 9) * Math.PI * 2;
    const to = ((i + 1) / 9) * Math.PI * 2;
    const [ax, ay] = [x + Math.cos(turn) * r, y + Math.sin(turn) * r];
    const [bx, by] = [x + Math.cos(to) * r, y + Math.sin(to) * r];
    return `M${ax.toFixed(1)} ${ay.toFixed(1)}A${(r * 0.42).toFixed(1)} ${(r * 0.42).toFixed(1)} 0 0 1 ${bx.toFixed(1)} ${by.toFixed(1)}`;
  }) +
  repeat(5, (i) => `M${x - r * 0.3 + i * r * 0.22} ${y + r * 0.55}q${r * 0.1} ${-r * 0.3} ${r * 0.2} ${-r * 0.45}`);
const bed = (x: number, y: number, w: number): string =>
  `M${x} ${y}h${w}v24h${-w}Z${repeat(Math.floor(w / 16), (i) => `M${x + 8 + i * 16} ${y + 20}q-7 -6 -5 -15M${x + 8 + i * 16} ${y + 20}q7 -6 5 -15M${x + 8 + i * 16} ${y + 20}v-14`)}`;

const DRAWN: Readonly<Record<string, string>> = {
  // Entrance hall: the stairs up to where nobody goes, and the doors that do not open.
  C1: `M290 592h86v60h-86Z${repeat(7, (i) => `M${302 + i * 12} 592v60`)}M290 622h86M540 590h48v96h-48ZM552 602h24v72h-24Z`,
  C2: `${repeat(4, (i) => `M${646 + i * 58} 482h40v12h-40Z`)}M700 590h110v26h-110ZM706 590v26M804 590v26`,
  C3: 'M262 466h346v50h-346ZM270 473h330v36h-330Z',
  C4: `${table(654, 236, 86, 44)}${chair(686, 288)}M836 282a17 17 0 1 0 .1 0M836 282v34M822 290q14 8 28 0M822 308q14 -8 28 0`,
  C5: `${shelf(632, 330, 78)}${shelf(790, 330, 84)}${shelf(632, 442, 78)}${shelf(790, 442, 84)}${table(706, 384, 78, 32)}`,
  N1: `${table(42, 700, 54, 40)}M146 690h76v34h-76ZM146 690v-8h76v8M152 698h64M20 660h12v84h-12Z${repeat(8, (i) => `M20 ${668 + i * 10}h12`)}M128 786h92v50h-92ZM136 794h76v34h-76Z`,
  N2: `${table(88, 412, 88, 158)}${repeat(4, (i) => chair(64, 424 + i * 36) + chair(182, 424 + i * 36))}${chair(122, 392)}${chair(122, 580)}`,
  N3: `M22 212h30v96h-30ZM26 220h22v22h-22ZM26 248h22v22h-22ZM26 276h22v22h-22ZM212 208h30v78h-30ZM216 214h22v30h-22Z${table(98, 244, 72, 40)}`,
  N4: `${crate(26, 60, 40)}${crate(70, 74, 26)}${barrel(40, 132)}${barrel(72, 140)}${shelf(150, 22, 88)}${crate(206, 128, 30)}`,
  N5: `${table(296, 282, 118, 36)}${chairs(304, 262, 5, 22)}${chairs(304, 330, 5, 22)}${table(462, 282, 118, 36)}${chairs(470, 262, 5, 22)}${chairs(470, 330, 5, 22)}M396 200h78v14h-78Z`,
  Z4: `${bed(916, 384, 60)}${bed(998, 384, 58)}${bed(916, 450, 60)}${bed(998, 450, 58)}`,
  Z3: `M926 222h128v84h-128Z${repeat(9, (i) => `M${936 + i * 14} 222v84`)}M926 264h128M1090 288l26 -52M1096 290l26 -52M1114 234l16 8M1160 300l8 -60M1158 240h20v-12h-20Z`,
  Z2: `${cross(960, 602)}${stone(1010, 660)}${cross(1060, 590)}${stone(1112, 640)}${stone(1190, 590)}${cross(1190, 672)}${stone(1130, 470)}${cross(1180, 480)}${stone(940, 668)}`,
  Z1: `${repeat(13, (i) => `M${664 + i * 43} ${806 + (i % 3) * 8}q16 -10 30 0q4 12 -14 12q-18 0 -16 -12Z`)}${bush(1180, 770, 22)}${bush(692, 760, 16)}`,
  Z5: `${bush(352, 132, 22)}${bush(404, 60, 17)}${bush(1180, 62, 26)}${bush(1132, 130, 18)}${bush(560, 138, 15)}M748 104a34 34 0 1 0 .1 0M748 116a22 22 0 1 0 .1 0M748 130v12M742 128q6 -8 12 0`,
};

/** All furniture: one line drawing per room. */
export const FURNITURE: Drawing = Object.values(DRAWN).map((d) => ['etch-faint/85 1.4 round-corners', d]);
