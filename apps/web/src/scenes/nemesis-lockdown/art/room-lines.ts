import type { TileId } from '@dreadhouse/nemesis-lockdown';

/** A room as the base's own screen shows it: lines on a field of 100 by 64, and what shines, lives or is frozen in it. */
export interface RoomLines {
  readonly lines: string;
  /** Filled with phosphor. */
  readonly solid?: string;
  /** What is alive and should not be. */
  readonly alive?: string;
  readonly frost?: string;
  readonly letter?: string;
}

const rows = (from: number, to: number, step: number, draw: (at: number) => string): string =>
  Array.from({ length: Math.floor((to - from) / step) + 1 }, (_, i) => draw(from + i * step)).join('');
const circle = (x: number, y: number, r: number): string =>
  `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0`;

/** A capsule on its ramp, nose up. */
const pod = (letter: string): RoomLines => ({
  lines:
    'M36 56V26C36 12 44 6 50 6S64 12 64 26V56ZM36 44H64M30 60L36 44M70 60L64 44M24 60H76M8 60V20M92 60V20M4 20H12M88 20H96',
  solid: 'M42 60h4v4h-4zM54 60h4v4h-4z',
  letter,
});

export const ROOM_LINES: Readonly<Record<TileId, RoomLines>> = {
  archive: {
    lines: `M8 8H92M8 26H92M8 44H92M8 62H92M8 4V62M50 4V62M92 4V62${rows(13, 43, 6, (x) => `M${x} 12V24`)}${rows(56, 86, 6, (x) => `M${x} 30V42`)}${rows(13, 37, 6, (x) => `M${x} 48V60`)}`,
    solid: 'M56 12h10v13h-10zM20 30h8v13h-8zM70 48h14v13h-14z',
  },
  'cave-entrance': {
    lines:
      'M4 62L10 40L4 26L18 10L34 14L48 4L64 12L82 8L96 24L90 42L96 62M26 62L30 40L40 30L52 26L64 32L72 46L76 62M40 30L44 18M64 32L70 20M30 40L20 34',
    solid: 'M34 62L37 46L46 36L54 34L63 42L68 62Z',
  },
  'cooling-system': {
    lines: `${circle(50, 32, 24)}${circle(50, 32, 29)}M4 14H26M4 22H23M96 42H77M96 50H74M50 8V3M50 61V56`,
    solid:
      'M50 32C46 20 52 12 60 12C62 22 58 28 50 32ZM50 32C62 28 70 34 70 42C60 44 54 40 50 32ZM50 32C54 44 48 52 40 52C38 42 42 36 50 32ZM50 32C38 36 30 30 30 22C40 20 46 24 50 32Z',
  },
  decontamination: {
    lines: `M4 8H96M22 8V16M50 8V16M78 8V16M14 16H30L27 22H17ZM42 16H58L55 22H45ZM70 16H86L83 22H73ZM8 60H92M36 60L40 56H60L64 60${rows(28, 50, 8, (y) => `M17 ${y}v4M22 ${y + 2}v4M27 ${y}v4M45 ${y}v4M50 ${y + 2}v4M55 ${y}v4M73 ${y}v4M78 ${y + 2}v4M83 ${y}v4`)}`,
  },
  infirmary: {
    lines: 'M8 50H62M8 38H62V56M8 30V58M14 38V32H26V38M70 10H94V40H70ZM76 58L82 40L88 58M30 8V30M24 10H36',
    solid: 'M79 16h6v6h6v6h-6v6h-6v-6h-6v-6h6z',
  },
  laboratory: {
    lines:
      'M4 58H96M14 58V46H40V58M18 46L24 30V16H30V30L36 46M21 16H33M60 58H84M64 52H80M72 52V44C84 42 86 28 76 22M66 14L78 26L70 34L58 22ZM46 58V40H54V58M46 46H54',
    solid: 'M20 46L25 38H29L34 46Z',
  },
  'css-a': pod('A'),
  nest: {
    lines: 'M2 62C16 50 10 34 2 26M98 62C84 52 90 30 98 20M20 4C30 16 42 8 50 16C60 6 74 18 84 4',
    alive:
      'M24 60C14 60 14 38 24 34C34 38 34 60 24 60ZM50 62C38 62 38 36 50 30C62 36 62 62 50 62ZM76 60C66 60 66 40 76 36C86 40 86 60 76 60ZM24 34C22 40 26 42 24 46M50 30C46 38 54 42 50 48M76 36C74 42 78 44 76 48',
  },
  generator: {
    lines: `M10 58H90M16 58V20H36V58M64 58V20H84V58${rows(26, 52, 6, (y) => `M16 ${y}H36M64 ${y}H84`)}M26 20V10H44M74 20V10H56M4 58V62M96 58V62`,
    solid: 'M54 8L42 34H50L44 56L60 28H51L58 8Z',
  },
  communications: {
    lines:
      'M18 60H58M38 60L44 34M24 12C20 34 44 48 62 40ZM44 26L58 14M66 10A14 14 0 0 1 72 22M72 4A22 22 0 0 1 82 24M79 -1A30 30 0 0 1 92 26',
    solid: circle(60, 12, 4),
  },
  'css-b': pod('B'),
  'css-c': pod('C'),
  'css-control': {
    lines:
      'M6 60L14 42H86L94 60ZM14 36V8H86V36ZM26 30V18C26 13 30 12 30 12S34 13 34 18V30ZM46 30V18C46 13 50 12 50 12S54 13 54 18V30ZM66 30V18C66 13 70 12 70 12S74 13 74 18V30Z',
    solid: 'M24 48h6v4h-6zM36 48h6v4h-6zM48 48h6v4h-6zM60 48h16v4h-16z',
  },
  'defence-control': {
    lines: `${circle(50, 30, 22)}${circle(50, 30, 12)}M50 2V18M50 42V58M22 30H38M62 30H78M4 62L12 50H30M96 62L88 50H70`,
    solid: 'M50 26L58 38H42Z',
  },
  'guard-quarters': {
    lines:
      'M6 60V8M46 60V8M6 22H46M6 46H46M6 16H18V22M6 40H18V46M58 60V6H76V60ZM78 60V6H94V60ZM72 32V36M82 32V36M61 12H73M61 17H73M81 12H91M81 17H91',
    solid: 'M22 28h20v3h-4v5h-3v-5h-13z',
  },
  'contaminated-room': {
    lines: 'M6 62V10H94V62M30 62V34H52V62M46 48V51',
    alive:
      'M6 10C10 26 14 10 18 14C22 34 26 14 30 14C34 22 38 12 42 12C48 44 54 14 58 12C62 24 66 12 70 14C76 38 80 14 84 14C88 22 92 16 94 10M58 62C60 52 72 54 76 58C80 50 92 54 94 62',
  },
  surgery: {
    lines:
      'M16 44H78V50H16ZM30 50L26 62M64 50L68 62M16 44C16 38 26 38 28 44M50 4V12M30 12H70L62 24H38ZM84 62V30H96V62M84 40H96',
    solid: 'M42 26h16l-3 4h-10z',
  },
  'test-room': {
    lines: 'M26 58V8H74V58ZM20 8H80M20 58H80M20 4H80M20 62H80M4 40H16V58M84 30H96V58M8 46H12M88 36H92M88 42H92',
    alive:
      'M50 16C56 16 58 24 54 28C62 32 60 44 56 46L60 56H52L50 48L48 56H40L44 46C40 44 38 32 46 28C42 24 44 16 50 16Z',
  },
  'ventilation-control': {
    lines: `M8 6H56V58H8Z${rows(14, 50, 7, (y) => `M14 ${y}H50`)}${circle(77, 24, 17)}M66 58H90M66 50H90`,
    solid: 'M77 24L77 10C84 12 84 20 77 24ZM77 24L90 30C86 37 79 34 77 24ZM77 24L64 30C62 22 68 18 77 24Z',
  },
  'rapid-response-centre': {
    lines:
      'M6 60L16 44H84L94 60ZM10 38V12H36V38ZM64 38V12H90V38ZM44 30V22C44 14 56 14 56 22V30M40 30H60V36H40ZM36 8L40 14M64 8L60 14M50 4V10M14 30L20 22L26 28L32 18M68 32H86M68 26H80M68 20H84',
    solid: 'M46 30V23C46 17 54 17 54 23V30Z',
  },
  'emergency-power': {
    lines: `M8 16H32V60H8ZM14 16V10H26V16M38 16H62V60H38ZM44 16V10H56V16M68 60V20H94V60ZM81 52V40L90 28M72 26H78`,
    solid: 'M12 30h16v26h-16zM42 42h16v14h-16z',
  },
  'elevator-shaft': {
    lines:
      'M26 2V62M74 2V62M44 2V20M56 2V20M32 20H68V54H32ZM50 20V54M8 24L14 14L20 24M8 40L14 50L20 40M80 24L86 14L92 24M80 40L86 50L92 40',
  },
  'evacuation-passage': {
    lines: 'M2 4L36 22H64L98 4M2 62L36 44H64L98 62M36 22V44M64 22V44M18 12V54M82 12V54M27 17V49M73 17V49',
    solid: 'M42 30h9v-5l8 8l-8 8v-5h-9z',
  },
  storage: {
    lines:
      'M6 60V32H36V60ZM6 32L36 60M36 32L6 60M40 60V38H64V60ZM68 60V26H94V60ZM68 43H94M16 32V12H42V32ZM16 22H42M48 38V20H64V38M4 60H96',
    solid: 'M46 46h12v4h-12zM76 32h10v4h-10z',
  },
  'isolation-room': {
    lines: 'M6 60H94M10 60V6H30V60M70 60V6H90V60M30 6H70M76 34H84M50 60V6',
    frost:
      'M36 54V16L42 12L48 16V54ZM52 54V16L58 12L64 16V54ZM36 28H48M52 28H64M38 44L46 36M54 44L62 36M42 12V6M58 12V6',
  },
};
