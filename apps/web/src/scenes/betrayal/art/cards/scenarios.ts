import { box, type Drawing, disc, put, row } from '../drawing.ts';
import { CANDLE } from '../furniture.ts';

/** The house on its hill, under a moon; it stands on 0,0 and is 60 wide. */
export const HOUSE: Drawing = [
  ['night', 'M-30 0v-26l-4 0 12-14 4 4v-16l-3 0 9-16 9 16-3 0v8l6-7 16 17h-3v8h10l10 8-3 0V0z'],
  ['soot/100', 'M-12-52l9-14 5 14zM6-46l12 11H2zM-31-27l9-11 6 6v5z'],
  ['flame/100', 'M-14-46h5v8h-5zM-25-22h5v8h-5zM-14-28h5v8h-5zM4-28h5v8H4zM14-28h5v8h-5zM14-14h5v8h-5zM-25-9h5v6h-5z'],
  ['glow/100', 'M-3 0v-10q0-4 4-4t4 4V0z'],
  ['night', 'M-11.500-46v8M-22.500-22v8M-11.500-28v8M6.500-28v8M16.500-28v8M16.500-14v8', 0.8],
  ['night', 'M5-44v-9h5v14z'],
];

/** Why they have come: one for each Scenario card. */
export const SCENARIOS: Readonly<Record<string, Drawing>> = {
  'paranormal-investigators': [
    ['iron', 'M30 96 50 60l20 36M50 60v36', 2.4],
    ['soot', 'M24 34h44v28H24z'],
    ['slate', 'M68 40l18-8v30l-18-8z'],
    ['iron', disc(34, 24, 11) + disc(58, 24, 11)],
    ['soot', disc(34, 24, 7) + disc(58, 24, 7)],
    ['ice', disc(84, 47, 4, 12)],
    ['crimson', disc(31, 40, 2.4)],
    ['ice/40', 'M88 38 100 28v38L88 58z'],
    ['silver/50', 'M34 13v22M23 24h22M58 13v22M47 24h22', 1],
    ['bone', box(30, 46, 26, 12)],
    ['crimson', 'M33 54l5-5 5 6 5-8 5 5', 1.2],
  ],
  cursed: [
    [
      'fair',
      'M34 96V64q-12-14-14-28 4-4 8 2l8 14-4-34q4-6 8 0l5 28 1-34q5-5 9 0l1 34 6-28q5-4 8 2l-4 38q8-12 14-10 2 6-10 24-4 6-4 22z',
    ],
    ['night/25', 'M56 8q2 0 4 2l1 34 6-28q5-4 8 2l-4 38q8-12 14-10 2 6-10 24-4 6-4 22H54q14-40 2-84z'],
    ['crimson', disc(50, 68, 11), 2],
    ['crimson', 'M50 57l6.500 20-17-12.500h21L43.500 77z', 1.6],
    ['blood', 'M50 79q-3 8 0 14 3-6 0-14zM44 76q-2 4 0 8 2-4 0-8z'],
    ['lilac/60', 'M14 60q-8-12 0-24M88 64q8-14 0-26M8 70q-2 4 0 8', 1.6],
  ],
  'a-strange-disappearance': [
    ['oak', box(10, 10, 80, 80)],
    ['honey/40', row(5, (i) => `M10 ${22 + i * 14}h80`), 1],
    ['bone', 'M24 18l50-4 4 70-52 3z'],
    ['slate', 'M32 26l36-3 2 34-37 2z'],
    ['fair', 'M42 40q0-11 9-11t9 11q0 10-9 13-9-3-9-13z'],
    ['umber', 'M40 48q-3-22 11-22t11 22q-2-10-6-12-6 3-11 0-4 3-5 12z'],
    ['teal', 'M35 59q2-8 16-7 14 0 17 5l.2 2z'],
    ['night/100', disc(47, 41, 1.2) + disc(55, 41, 1.2)],
    ['crimson', 'M35 66h32M36 73h30M42 80h18', 2],
    ['crimson', disc(49, 15, 4)],
    ['crimson', 'M49 15 12 50M49 15l40 20', 0.9],
  ],
  'a-mysterious-invitation': [
    ['linen', 'M8 34h84v52H8z'],
    ['bone', 'M8 34h84L50 66z'],
    ['dust', 'M8 86l34-27M92 86 58 59M8 34l42 32 42-32', 1.2],
    ['bone', 'M20 8h60v34L50 64 20 42z'],
    ['walnut', 'M28 16h44M32 23h36M28 30h44M34 37h32', 1.4],
    ['crimson', disc(50, 66, 12)],
    ['rose/60', 'M42 60q6-6 14-3', 2],
    ['wine', 'M50 58v16M43 66h14M45 61l10 10M55 61 45 71', 1.4],
    put(CANDLE, 88, 34, 1.6),
  ],
  'for-sale': [
    put(HOUSE, 62, 78, 1),
    ['moss', 'M0 96q30-24 100-18v22H0z'],
    ['oak', 'M18 98V34h5v64zM18 36h36v5H18z'],
    ['bone', box(27, 45, 26, 24)],
    ['crimson', box(27, 45, 26, 9)],
    ['bone', 'M31 49.500h18', 2],
    ['walnut', 'M31 59h18M31 64h12', 1.6],
    ['iron', 'M30 41v4M50 41v4', 1],
    ['crimson', 'M28 70 54 44', 2.2],
  ],
};
