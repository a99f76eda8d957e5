import { figureTone } from '../../../kit/basics/tone.ts';
import type { Figure } from '../../../kit/board/types.ts';
import { type Drawing, Drawn } from '../../../kit/drawing/drawing.tsx';
import { boxes, dots, rings, rounded } from '../../../kit/drawing/paths.ts';
import { Bolas, Mass, type Mob, massHeight, massWidth } from './mass.tsx';
import style from './mission-map.module.css';
import type { OnMap } from './on-map.ts';

/** What each is called, for those who listen and for the note beside it. */
type NameOf = (kind: 'survivor' | 'zombie' | 'truck', id: string) => string;

/** Everybody on the map; `acting` is the Survivor who is asked to do something. */
export function figuresOf(on: OnMap, nameOf: NameOf, acting?: string): Figure[] {
  return [
    ...truckFigure(on, nameOf),
    ...on.groups.flatMap(({ at, shamblers, alphas }) => [
      ...crowd('alpha', at, alphas, held(on, 'alpha', at), nameOf),
      ...crowd('shambler', at, shamblers, held(on, 'shambler', at), nameOf),
    ]),
    ...on.abominations.map(
      ({ type, at }): Figure => ({
        id: `zombie:${type}`,
        place: at,
        target: `zombie:${type}`,
        name: nameOf('zombie', type),
        width: 52,
        height: 60,
        drawing: <Abomination type={type} isHeld={held(on, type, at) > 0} />,
      }),
    ),
    ...survivorFigures(on, nameOf, acting),
  ];
}

const held = ({ trapped }: OnMap, type: string, at: string): number =>
  trapped.filter((one) => one.type === type && one.at === at).length;

/** One letter where it is enough, two where somebody else on the map begins the same way. */
function lettersOf(id: string, { survivors, companions }: OnMap, nameOf: NameOf): string {
  const name = nameOf('survivor', id);
  const alike = [...survivors, ...companions].filter(({ id: other }) => nameOf('survivor', other)[0] === name[0]);
  return name.slice(0, alike.length > 1 ? 2 : 1);
}

/** The name, and what is written on the base where that is more than a letter: whoever steers by voice says what they see. */
function calledOn(id: string, on: OnMap, nameOf: NameOf): string {
  const letters = lettersOf(id, on, nameOf);
  return letters.length > 1 ? `${nameOf('survivor', id)}, ${letters}` : nameOf('survivor', id);
}

function survivorFigures(on: OnMap, nameOf: NameOf, acting: string | undefined): Figure[] {
  const { survivors, companions } = on;
  const standing = (id: string, at: string, isHurt: boolean, led?: 'led' | 'hiding'): Figure => ({
    id: `survivor:${id}`,
    place: at,
    target: `survivor:${id}`,
    name: calledOn(id, on, nameOf),
    width: 38,
    height: 54,
    drawing: (
      <SurvivorFigure
        id={id}
        letters={lettersOf(id, on, nameOf)}
        isHurt={isHurt}
        isActing={id === acting}
        {...(led === undefined ? {} : { led })}
      />
    ),
  });
  return [
    ...survivors.filter(({ health }) => health > 0).map(({ id, at, health }) => standing(id, at, health === 1)),
    ...companions
      .filter(({ alive }) => alive)
      .map(({ id, at, recruited }) => standing(id, at, false, recruited ? 'led' : 'hiding')),
  ];
}

/** All of a kind in a Zone as one mass with a number: a horde is counted, not told apart. */
function crowd(type: Mob, at: string, count: number, trapped: number, nameOf: NameOf): Figure[] {
  if (count === 0) return [];
  const name = nameOf('zombie', type);
  return [
    {
      id: `${type}:${at}`,
      place: at,
      alike: type,
      name: count === 1 ? name : `${count} × ${name}`,
      width: massWidth(type, count),
      height: massHeight(type, count),
      drawing: <Mass type={type} count={count} trapped={trapped} />,
    },
  ];
}

function truckFigure({ truck }: OnMap, nameOf: NameOf): Figure[] {
  if (truck === null) return [];
  const name = nameOf('truck', 'truck');
  return [
    {
      id: 'truck',
      place: truck.at,
      target: 'truck',
      name,
      width: 96,
      height: 50,
      drawing: <Drawn of={truck.works ? TRUCK : WRECK} />,
    },
  ];
}

interface SurvivorProps {
  readonly id: string;
  readonly letters: string;
  readonly isHurt: boolean;
  readonly isActing: boolean;
  /** A Companion: smaller, with a ring of dashes; pale while nobody has found them. */
  readonly led?: 'led' | 'hiding';
}

/** A figure on a base of its own colour, with a letter or two, because colours are not enough. */
function SurvivorFigure({ id, letters, isHurt, isActing, led }: SurvivorProps) {
  const isLed = led !== undefined;
  return (
    <g style={figureTone(id)} transform={`scale(${isLed ? 0.95 : 1.12})`} opacity={led === 'hiding' ? 0.6 : 1}>
      {isActing ? <Drawn of={ACTING} /> : null}
      <Drawn of={isLed ? LED : STANDING} />
      <text className={style['initials']} y="-13" data-long={letters.length > 1 || undefined}>
        {letters}
      </text>
      {isHurt ? <Drawn of={HURT} /> : null}
    </g>
  );
}

const ACTING: Drawing = [['neon-sea 5', dots('0 -5 24 11')]];
const HURT: Drawing = [['bad 4 round-ends', 'M7 -50l9 9M16 -50l-9 9']];
const BODY = 'M-13 -7Q-15 -24 -9 -29Q-14 -34 -11 -42A11 10 0 0 1 11 -42Q14 -34 9 -29Q15 -24 13 -7Q0 -2 -13 -7Z';
const onBase = (dashes: string): Drawing => [
  [`tone + town-wall 2.5${dashes}`, rings('0 -5 18 7.5')],
  ['tone + piece-edge 3 round-corners', BODY],
];
const STANDING = onBase('');
const LED = onBase(' 5 4');

const GREAT = 'horde-abomination + horde-edge 2.5 round-corners';
const GOLD = 'town-gold + horde 2.5 round-corners';
const HORSE = 'M-27 -2Q-30 -26 -20 -30L14 -28L24 -44L30 -34L25 -22V-2H18L15 -14H-14L-18 -2Z';

/** Somebody who has risen, on whatever they ride, with what they are known by. */
const risen = (paint: string, sign: string, mount: Drawing = []): Drawing => [
  ['town-shade', dots('2 -4 26 8')],
  ...mount,
  [GREAT, 'M-20 -3Q-23 -32 -13 -39Q-16 -56 0 -58Q16 -56 13 -39Q23 -32 20 -3Q0 2 -20 -3Z'],
  [paint, sign],
  ['horde-eyes', dots('-5.5 -44 2.8, 5.5 -44 2.8')],
];

const CROWN = 'M-15 -42Q-17 -60 0 -63Q17 -60 15 -42L8 -46V-52H-8V-46Z';
const ZEUS = risen(GOLD, CROWN);

/** Larger than anything else on the street. Valentine is a tiger, and looks like one. */
const ABOMINATIONS: Readonly<Record<string, Drawing>> = {
  queen: risen(GOLD, 'M-14 -46L-16 -62L-8 -54L0 -66L8 -54L16 -62L14 -46Z'),
  masked: risen('town-steel + horde 2.5 round-corners', 'M-14 -50Q0 -58 14 -50L11 -34Q0 -26 -11 -34Z'),
  mounted: risen(GOLD, CROWN, [[GREAT, HORSE]]),
  valentine: [
    ['town-shade', dots('2 -4 27 8')],
    [
      GREAT,
      'M-24 -44L-22 -60L-10 -53Q0 -58 10 -53L22 -60L24 -44Q30 -28 20 -14Q10 -2 0 -2Q-10 -2 -20 -14Q-30 -28 -24 -44Z',
    ],
    ['town-paint 3.5 round-ends round-corners', 'M0 -54V-44M-7 -52L-5 -44M7 -52L5 -44'],
    ['town-paint 3.5 round-ends round-corners', 'M-25 -38L-14 -34M-26 -28L-15 -27M-22 -17L-13 -20'],
    ['town-paint 3.5 round-ends round-corners', 'M25 -38L14 -34M26 -28L15 -27M22 -17L13 -20'],
    ['town-paint + horde-edge 2.5 round-corners', 'M-9 -20Q0 -28 9 -20Q8 -9 0 -8Q-8 -9 -9 -20Z'],
    [GREAT, 'M-4 -21h8l-4 5z'],
    ['horde-eyes', dots('-9 -33 3.2, 9 -33 3.2')],
  ],
};

function Abomination({ type, isHeld }: { readonly type: string; readonly isHeld: boolean }) {
  return (
    <>
      <Drawn of={ABOMINATIONS[type] ?? ZEUS} />
      {isHeld ? <Bolas half={type === 'valentine' ? 26 : 22} /> : null}
    </>
  );
}

const truckIn = (hull: string): Drawing => [
  ['town-shade', dots('4 -4 50 12')],
  [`${hull} + town-wall 3`, rounded('-46 -44 70 38 5')],
  ['town-glass + town-wall 3', 'M24 -36h14q8 0 8 12v16h-22z'],
  ['town-paint', boxes('-40 -40 52 9')],
  ['accent', boxes('-40 -40 8 9, -24 -40 8 9, -8 -40 8 9')],
  ['town-wall 5 round-ends', 'M-10 -46h16M-4 -50h26'],
  ['town-wall + town-steel 2.5', dots('-28 -5 7, 30 -5 7')],
];

const TRUCK = truckIn('neon-gold');
const WRECK: Drawing = [...truckIn('town-curb'), ['bad 4 round-ends', 'M-14 -30l16 16M2 -30l-16 16']];
