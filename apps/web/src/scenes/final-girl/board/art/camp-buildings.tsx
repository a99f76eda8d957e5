import { camp as layout } from '../layouts/camp.ts';
import { boxAt, boxesPath, dots, Light, lines, Rooms } from './shared.tsx';

// What people have built at Camp Happy Trails.

/** Bunks along the walls of three cabins that are one space. */
export function Cabins() {
  return (
    <g>
      <Rooms boxes={[boxAt(layout, 'cabins')]} fill="url(#camp-planks)" />
      <path
        d={lines([
          [328, 226, 0, 34],
          [398, 226, 0, 34],
          [328, 354, 0, -26],
          [398, 354, 0, -26],
        ])}
        stroke="var(--place-wall)"
        strokeWidth="5"
      />
      <g opacity="0.55">
        <path
          d={boxesPath([
            [266, 322, 40, 24],
            [340, 322, 40, 24],
            [418, 322, 42, 24],
            [266, 234, 24, 16],
            [440, 234, 22, 16],
          ])}
          fill="var(--cloth)"
        />
        <path
          d={boxesPath([
            [266, 322, 11, 24],
            [340, 322, 11, 24],
            [418, 322, 11, 24],
          ])}
          fill="var(--moon)"
          opacity="0.6"
        />
      </g>
    </g>
  );
}

export function ToolShed() {
  return (
    <g>
      <Rooms boxes={[boxAt(layout, 'tool_shed')]} fill="url(#camp-planks)" />
      <g opacity="0.6">
        <path
          d={boxesPath([
            [982, 38, 22, 96],
            [1142, 38, 22, 70],
          ])}
          fill="var(--wall-dark)"
        />
        <path
          d={lines([
            [988, 50, 10, 14],
            [988, 78, 10, 12],
            [988, 104, 12, 8],
            [1148, 48, 10, 20],
            [1148, 80, 8, 18],
          ])}
          stroke="var(--moon)"
          strokeWidth="3"
        />
      </g>
    </g>
  );
}

export function Dock() {
  const planks = Array.from({ length: 11 }, (_, i) => [774 + i * 15, 489, 0, 136] as const);
  return (
    <g>
      <path d="M700 440L775 510L760 540L690 478Z" fill="var(--wood-dark)" stroke="var(--dark)" strokeWidth="3" />
      <path
        d={lines([
          [712, 452, -12, 24],
          [728, 466, -12, 24],
          [744, 480, -12, 26],
          [758, 494, -10, 26],
        ])}
        stroke="var(--place-wall)"
        strokeWidth="2"
        opacity="0.6"
      />
      <path d="M768 486h170v142h-170Z" transform="translate(5 8)" fill="var(--dark)" opacity="0.5" />
      <path d="M768 486h170v142h-170Z" fill="var(--wood)" stroke="var(--wood-dark)" strokeWidth="5" />
      <path d={lines(planks)} stroke="var(--wood-dark)" strokeWidth="2.5" />
      <path
        d={dots([
          [772, 490, 5],
          [934, 490, 5],
          [772, 624, 5],
          [934, 624, 5],
          [704, 446, 5],
          [692, 474, 5],
        ])}
        fill="var(--place-wall)"
      />
      <g transform="translate(690 530) rotate(28)">
        <path d="M0 0q24 -16 52 0q-28 16 -52 0Z" fill="var(--wood)" stroke="var(--dark)" strokeWidth="2" />
        <path
          d={lines([
            [14, -6, 0, 12],
            [30, -7, 0, 14],
          ])}
          stroke="var(--wood-dark)"
          strokeWidth="3"
        />
      </g>
    </g>
  );
}

export function Fire() {
  const logs = [
    [470, 690, 34, -12],
    [560, 684, 26, 18],
    [476, 764, 30, 10],
    [560, 766, 30, -14],
  ] as const;
  return (
    <g>
      <Light at={{ x: 528, y: 734 }} r={150} strength={0.75} />
      <path d={lines(logs)} stroke="var(--wood)" strokeWidth="11" strokeLinecap="round" />
      <path
        d={dots([
          [514, 770, 5],
          [524, 776, 5],
          [536, 776, 5],
          [546, 769, 5],
          [510, 758, 4],
          [550, 758, 4],
        ])}
        fill="var(--stone)"
      />
      <path d="M529 748q-14 8 -13 18q13 8 28 0q1 -9 -7 -15q1 6 -3 7q-5 -3 -5 -10Z" fill="var(--flame)" />
      <path d="M530 757q-6 5 -5 10q6 4 12 0q0 -4 -4 -7Z" fill="var(--flame-core)" />
    </g>
  );
}

/** Gravel roads that leave the board, and the gate. */
export function Exits() {
  return (
    <g>
      <path
        d="M606 90V-30M140 690Q90 740 60 830M1074 706Q1150 740 1230 800"
        fill="none"
        stroke="var(--road)"
        strokeWidth="58"
      />
      <path
        d="M606 90V-30M140 690Q90 740 60 830M1074 706Q1150 740 1230 800"
        fill="none"
        stroke="var(--road-line)"
        strokeWidth="3"
        strokeDasharray="16 14"
      />
    </g>
  );
}

export function Gate() {
  return (
    <g>
      <path
        d={lines([
          [520, 24, 48, 0],
          [644, 24, 48, 0],
        ])}
        stroke="var(--wood)"
        strokeWidth="5"
        strokeDasharray="10 3"
      />
      <path
        d={boxesPath([
          [566, 14, 14, 20],
          [632, 14, 14, 20],
        ])}
        fill="var(--place-wall)"
        stroke="var(--dark)"
        strokeWidth="2"
      />
      <Light at={{ x: 573, y: 24 }} r={46} strength={0.6} />
      <Light at={{ x: 639, y: 24 }} r={46} strength={0.6} />
    </g>
  );
}
