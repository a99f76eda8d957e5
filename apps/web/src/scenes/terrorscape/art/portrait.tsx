import { recordOf } from '@dreadhouse/engine';
import { SURVIVOR_IDS, type SurvivorId } from '@dreadhouse/terrorscape';
import { type Drawing, Drawn } from '../../../kit/drawing/drawing.tsx';
import { boxes, dots } from '../../../kit/drawing/paths.ts';
import { Patterns } from './patterns.tsx';

/** What tells the five apart: hair, shoulders, and something each of them never puts down. */
interface Sitter {
  readonly hair: string;
  readonly over?: string;
  readonly clothes: string;
  readonly lines: string;
}

const SITTERS: Readonly<Record<SurvivorId, Sitter>> = {
  anna: {
    hair: 'M33 44Q30 18 52 18Q73 19 70 46Q71 60 74 68Q64 66 63 52Q64 40 58 33Q50 40 41 40Q39 50 40 60Q34 66 27 66Q34 58 33 44Z',
    clothes: 'M14 108Q16 84 38 80L50 90L63 80Q85 84 87 108Z',
    lines: 'M38 80L50 104L63 80M24 92l-6 14M30 88l-6 18M77 92l6 14M71 88l6 18M44 92l6 8 6-8',
  },
  marco: {
    hair: 'M34 42Q32 22 50 21Q69 21 67 42Q66 33 60 31Q48 34 40 31Q35 34 34 42Z',
    over: 'M37 46h11v7h-11ZM53 46h11v7h-11ZM48 48h5',
    clothes: 'M13 108Q15 84 38 80L50 86L63 80Q86 84 88 108Z',
    lines: 'M38 80L44 108M63 80L57 108M50 86V108M68 92h9M72.500 87.500v9M22 92l-5 14M28 88l-4 20',
  },
  johnson: {
    hair: 'M31 36Q33 22 50 21Q68 22 70 36L74 38Q62 34 50 34Q38 34 27 38Z',
    over: 'M38 56Q50 50 63 56Q62 70 50 71Q39 70 38 56ZM44 60q6 -4 12 0',
    clothes: 'M8 108Q10 84 36 79L50 84L65 79Q91 84 93 108Z',
    lines: 'M30 82V108M71 82V108M30 98H71M16 94l-4 12M22 90l-4 18M85 94l4 12',
  },
  sophia: {
    hair: 'M32 50Q27 22 50 17Q75 20 69 50Q75 66 67 78Q60 74 64 58Q66 44 60 34Q46 40 40 36Q36 46 37 58Q41 74 34 78Q26 66 32 50Z',
    clothes: 'M16 108Q18 86 39 81L50 88L62 81Q83 86 85 108Z',
    lines: 'M40 81Q50 100 62 81M42 92h18v13h-18ZM51 98.500a4 4 0 1 0 .1 0M24 94l-4 12M78 94l4 12',
  },
  william: {
    hair: 'M35 36Q38 20 52 20Q68 22 66 38Q62 30 52 30Q42 28 35 36Z',
    clothes: 'M12 108Q14 85 38 80L50 87L63 80Q87 85 89 108Z',
    lines: 'M38 80L46 90L36 104M63 80L55 90L66 104M50 87V108M20 94l-5 12M26 90l-5 18M80 94l5 12',
  },
};

const FACE = 'M36 42Q36 30 50 30Q65 30 65 42Q66 60 58 67Q50 73 43 67Q35 60 36 42ZM43 66V80H59V66';

/** A Survivor, engraved in an oval, with a candle somewhere to the right. Decoration: the name stands beside it. */
export function SurvivorPortrait({ id, lost = false }: { readonly id: SurvivorId; readonly lost?: boolean }) {
  return (
    <svg viewBox="0 0 100 110" aria-hidden="true" style={lost ? { filter: 'grayscale(1) brightness(0.6)' } : {}}>
      <Patterns />
      <clipPath id="ts-oval">
        <ellipse cx="50" cy="55" rx="44" ry="50" />
      </clipPath>
      <Drawn of={[[`plate-deep + figure-${id} 3`, dots('50 55 47 53')]]} />
      <g clipPath="url(#ts-oval)">
        <Drawn of={PORTRAITS[id]} />
      </g>
      {lost ? <Drawn of={CROSSED} /> : null}
    </svg>
  );
}

const CROSSED: Drawing = [['wax 5 round-ends', 'M18 18 82 92M82 18 18 92']];

const PORTRAITS = recordOf(SURVIVOR_IDS, (id): Drawing => {
  const { hair, over = '', clothes, lines } = SITTERS[id];
  return [
    ['plate', boxes('0 0 100 110')],
    ['url(#ts-hatch-30)/50', boxes('0 0 100 110')],
    ['url(#ts-candle)', dots('78 34 46')],
    ['plate-deep + etch 1.5', clothes],
    ['url(#ts-hatch-30)', clothes],
    ['plate + etch 1.5', FACE],
    ['url(#ts-hatch-60)', 'M36 42Q36 60 44 67L50 72V31Q36 30 36 42Z'],
    ['plate-deep + etch 1.3', hair],
    ['url(#ts-hatch-dense)', hair],
    ['etch 1.3 round-ends', `${lines}M41 47q3 -2 6 0M54 47q3 -2 6 0M50 48l-2 8h4M45 62q5 2 10 0${over}`],
  ];
});
