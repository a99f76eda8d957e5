import type { SurvivorId } from '@dreadhouse/army-of-the-dead';
import { useMemo } from 'react';
import { vars } from '../../../kit/basics/tone.ts';
import { type Drawing, Drawn } from '../../../kit/drawing/drawing.tsx';
import { boxes, dots } from '../../../kit/drawing/paths.ts';

// Screen prints: four or five inks each, the sun behind them, light from the left.

type Hair = 'short' | 'crop' | 'swept' | 'long' | 'bob' | 'curls' | 'bun' | 'crest' | 'braid' | 'none';

const HAIR: Readonly<Record<Hair, string>> = {
  none: '',
  short: 'M31 45Q28 20 50 18Q72 20 69 45Q67 34 61 30Q48 35 38 30Q33 34 31 45Z',
  crop: 'M33 40Q32 22 50 20Q68 22 67 40Q64 30 50 29Q36 30 33 40Z',
  swept: 'M30 46Q26 24 44 19Q58 10 70 22Q74 32 69 45Q66 33 56 31Q42 34 36 32Q32 36 30 46Z',
  long: 'M29 74Q22 22 50 17Q78 22 71 74Q64 72 66 52Q67 36 58 30Q46 36 38 31Q32 40 34 54Q36 70 29 74Z',
  bob: 'M29 60Q24 20 50 17Q76 20 71 60Q65 62 66 50Q66 36 60 31L36 31Q33 38 34 50Q35 62 29 60Z',
  curls:
    'M28 52Q20 46 27 38Q23 28 33 25Q36 15 47 18Q56 12 63 20Q74 21 73 32Q80 40 73 47Q76 54 70 57Q69 40 60 33Q48 37 39 33Q32 40 31 57Q25 57 28 52Z',
  bun: 'M43 16Q40 6 50 5Q60 6 57 16Q74 22 69 47Q66 34 60 30Q48 34 39 30Q33 34 31 47Q27 22 43 16Z',
  crest: 'M42 30Q40 12 52 10Q62 14 59 30Q51 27 42 30Z',
  braid: 'M30 50Q25 20 50 17Q75 20 70 48Q73 62 79 78Q71 82 68 70Q66 52 66 42Q64 33 58 30Q46 35 38 31Q32 36 30 50Z',
};

interface Look {
  readonly skin: 'pale' | 'tan' | 'brown' | 'deep';
  readonly hair: Hair;
  readonly ink: 'black' | 'brown' | 'fair' | 'rust' | 'grey';
  readonly more?: readonly (keyof typeof MORE)[];
}

const LOOKS: Readonly<Record<SurvivorId, Look>> = {
  scott: { skin: 'tan', hair: 'crop', ink: 'grey', more: ['beard', 'vest'] },
  kate: { skin: 'pale', hair: 'long', ink: 'brown', more: ['jacket'] },
  dieter: { skin: 'pale', hair: 'swept', ink: 'fair', more: ['glasses', 'collar'] },
  cruz: { skin: 'tan', hair: 'braid', ink: 'black', more: ['bandana', 'vest'] },
  guzman: { skin: 'tan', hair: 'crest', ink: 'black', more: ['goatee', 'chain'] },
  chambers: { skin: 'brown', hair: 'curls', ink: 'black', more: ['headband', 'vest'] },
  martin: { skin: 'pale', hair: 'short', ink: 'brown', more: ['shades', 'moustache', 'collar'] },
  tanaka: { skin: 'tan', hair: 'bob', ink: 'black', more: ['collar'] },
  peters: { skin: 'pale', hair: 'bun', ink: 'rust', more: ['headset', 'jacket'] },
  vanderohe: { skin: 'deep', hair: 'none', ink: 'black', more: ['beard', 'strap'] },
  lilly: { skin: 'pale', hair: 'swept', ink: 'fair', more: ['hood', 'scar'] },
  geeta: { skin: 'brown', hair: 'long', ink: 'black', more: ['scarf'] },
};

const MORE = {
  beard: [['hair', 'M35 52Q36 70 50 71Q64 70 65 52Q63 60 56 59Q50 56 44 59Q37 60 35 52Z']],
  goatee: [['hair', 'M44 60Q50 57 56 60L54 69Q50 72 46 69Z']],
  moustache: [['hair', 'M41 57Q50 52 59 57Q55 60 50 58Q45 60 41 57Z']],
  glasses: [
    ['print-light/55', 'M36 44h11v8H36ZM53 44h11v8H53Z'],
    ['print-shade 2', 'M36 44h11v8H36ZM53 44h11v8H53ZM47 47h6'],
  ],
  shades: [['print-shade', 'M34 43H66L64 52Q57 55 52 49H48Q43 55 36 52Z']],
  bandana: [['accent', 'M30 36Q50 26 70 36V30Q66 17 50 17Q34 17 30 30ZM70 33l10 4 -8 3Z']],
  headband: [['accent', 'M30 34Q50 27 70 34V39Q50 32 30 39Z']],
  headset: [['print-shade 3.5', 'M29 48Q26 14 50 14Q74 14 71 48M27 43h6v13h-6ZM67 43h6v13h-6ZM31 56Q34 64 42 64']],
  hood: [['tone', 'M22 82Q16 12 50 9Q84 12 78 82Q72 60 70 40Q64 24 50 24Q36 24 30 40Q28 60 22 82Z']],
  scarf: [['accent/92', 'M26 78Q20 14 50 10Q80 14 74 78Q68 56 68 40Q64 26 50 27Q36 26 32 40Q32 56 26 78Z']],
  scar: [['print-shade 1.6', 'M58 40L63 56M57 46l5 -1M59 51l5 -1']],
  vest: [['print-shade/65', 'M30 80L36 100H64L70 80L60 84H40ZM38 88h8v8h-8ZM54 88h8v8h-8Z']],
  jacket: [['print-shade/60', 'M40 78L50 92L60 78L66 82L56 100H44L34 82Z']],
  collar: [['print-light', 'M38 76L50 88L62 76L58 90L50 84L42 90Z']],
  chain: [['neon-gold 2.5 3 2', 'M36 78Q50 100 64 78']],
  strap: [['print-shade/70', 'M24 84L70 100H58L22 90Z']],
} satisfies Record<string, Drawing>;

const BEHIND: Drawing = [
  ['print-sky', boxes('0 0 100 100')],
  ['tone/90', dots('50 46 42')],
  ['print-sky/50 3', 'M0 70H100M0 78H100M0 86H100M0 94H100'],
];

const BUST: Drawing = [
  ['print-cloth', 'M10 100Q12 82 34 78L42 74V62H58V74L66 78Q88 82 90 100Z'],
  ['skin', 'M42 66H58V76Q50 84 42 76Z'],
  ['skin', 'M33 42Q32 22 50 22Q68 22 67 42Q67 62 58 68Q50 72 42 68Q33 62 33 42Z'],
  ['print-shade/28', 'M50 22Q68 22 67 42Q67 62 58 68Q54 70 50 70.5Q58 60 56 46Q54 32 50 22Z'],
  ['print-shade 2.2', 'M37 44Q41 41 46 44M54 44Q59 41 63 44'],
  ['print-shade 2.4 round-ends', 'M40 48h4M56 48h4M46 62Q50 64 55 61'],
];

function drawingOf({ hair, more = [] }: Look): Drawing {
  return [
    ...BEHIND,
    ...(hair === 'long' || hair === 'braid' ? [['hair', HAIR[hair]] as const] : []),
    ...BUST,
    ['hair', HAIR[hair]],
    ...more.flatMap((one): Drawing => MORE[one]),
  ];
}

const CROSSED_OUT: Drawing = [['bad/90 7', 'M12 12L88 88M88 12L12 88']];

interface Props {
  readonly id: SurvivorId;
  /** No longer with us: the print has faded. */
  readonly lost?: boolean;
  /** The side of a small print with round corners; without, it is as large as there is room. */
  readonly size?: string;
}

export function Portrait({ id, lost = false, size }: Props) {
  const { skin, ink } = LOOKS[id];
  const print = useMemo(() => drawingOf(LOOKS[id]), [id]);
  const look = vars({
    '--tone': `var(--figure-${id})`,
    '--hair': `var(--hair-${ink})`,
    '--skin': `var(--skin-${skin})`,
  });
  return (
    <svg
      viewBox="0 0 100 100"
      aria-hidden="true"
      style={{
        ...look,
        display: 'block',
        ...(size === undefined ? {} : { flex: 'none', inlineSize: size, borderRadius: 4 }),
      }}
      opacity={lost ? 0.35 : 1}
    >
      <Drawn of={print} />
      {lost ? <Drawn of={CROSSED_OUT} /> : null}
    </svg>
  );
}
