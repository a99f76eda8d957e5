import { memo, type ReactNode } from 'react';
import { EVENTS } from './cards/events.ts';
import { ITEMS } from './cards/items.ts';
import { OMENS } from './cards/omens.ts';
import { SCENARIOS } from './cards/scenarios.ts';
import { colourOf, type Drawing, disc, type Ink, put } from './drawing.ts';
import { Layers } from './layers.tsx';
import { bustOf, corpseOf, EXPLORERS, type Explorer, figureOf } from './pieces/explorers.ts';
import { monsterOf, tokenOf } from './pieces/kinds.ts';
import { SKULL, SYMBOLS, TRAITOR, TRAITS } from './signs.ts';
import { type Light, Textures } from './textures.tsx';

// What the rest of the scene puts on the table. A figure, a token or a sign is a group, for a drawing that has them in its own places; a picture is a
// whole svg. All of it is decoration: the words stand beside it.

/** The three decks, and what each is printed with. */
const DECKS = {
  omen: { ink: 'wine', edge: 'crimson', light: 'blood', faces: OMENS },
  item: { ink: 'walnut', edge: 'gold', light: 'warm', faces: ITEMS },
  event: { ink: 'pine', edge: 'lime', light: 'sick', faces: EVENTS },
} as const satisfies Record<string, { ink: Ink; edge: Ink; light: Light; faces: Readonly<Record<string, Drawing>> }>;

export type Deck = keyof typeof DECKS;

/** The picture of a card: square, the thing itself in the light of its deck. */
export const CardPicture = memo(function CardPicture({ deck, id }: { readonly deck: Deck; readonly id: string }) {
  const { ink, light, faces } = DECKS[deck];
  const found: Drawing = (faces as Readonly<Record<string, Drawing>>)[id] ?? [put(SYMBOLS[deck], 50, 50, 2.6)];
  return (
    <svg viewBox="0 0 100 100" aria-hidden="true">
      <Textures />
      <rect width="100" height="100" fill={colourOf(ink)} />
      <rect width="100" height="100" fill="url(#bt-damask)" />
      <circle cx="50" cy="48" r="62" fill={`url(#bt-light-${light})`} />
      <rect width="100" height="100" fill="url(#bt-gloom)" />
      <g transform="translate(8 8) scale(0.84)">
        <Layers of={found} />
      </g>
    </svg>
  );
});

/** Why they have come, square. */
export const ScenarioPicture = memo(function ScenarioPicture({ id }: { readonly id: string }) {
  return (
    <svg viewBox="0 0 100 100" aria-hidden="true">
      <Textures />
      <rect width="100" height="100" fill={colourOf('navy')} />
      <rect width="100" height="100" fill="url(#bt-stripes)" />
      <circle cx="50" cy="48" r="62" fill="url(#bt-light-moon)" />
      <rect width="100" height="100" fill="url(#bt-gloom)" />
      <g transform="translate(8 8) scale(0.84)">
        <Layers of={SCENARIOS[id] ?? [put(SKULL, 50, 50, 2.4)]} />
      </g>
    </svg>
  );
});

/** One of the two books of a haunt, shut; two by three. Which one is all that its cover tells. */
export const BookCover = memo(function BookCover({ side }: { readonly side: 'heroes' | 'traitor' }) {
  const dark = side === 'traitor';
  return (
    <svg viewBox="0 0 100 150" aria-hidden="true">
      <Textures />
      <path d="M6 0h88q6 0 6 6v138q0 6-6 6H6z" fill="#d9c89d" />
      <path d="M4 0h88q4 0 4 4v138q0 4-4 4H4z" fill={colourOf(dark ? 'wine' : 'teal')} stroke="#0b0709" />
      <path d="M12 0h84v146H12z" fill="url(#bt-damask)" />
      <circle cx="54" cy="70" r="70" fill={`url(#bt-light-${dark ? 'blood' : 'warm'})`} />
      <Layers of={dark ? TOME : SURVIVAL} />
      <path d="M4 0h92v146H4z" fill="url(#bt-gloom)" />
    </svg>
  );
});

const BINDING: Drawing = [
  ['night/50', 'M4 0h8v146H4z'],
  ['gold', 'M18 8h70v130H18zM22 12h62v122H22z', 0.9],
  ['gold', 'M18 8l12 0-12 12zM88 8H76l12 12zM18 138h12l-12-12zM88 138H76l12-12z'],
];
const TOME: Drawing = [...BINDING, put(TRAITOR, 53, 73, 1.7)];
const SURVIVAL: Drawing = [
  ...BINDING,
  ['gold', disc(53, 73, 24), 1.6],
  ['glow/40', disc(53, 62, 16)],
  ['bone', 'M47 94V70h12v24z'],
  ['flame/100', 'M53 70q-10-7 0-20 10 13 0 20z'],
  ['glow/100', 'M53 69q-4-4 0-10 4 6 0 10z'],
];

/** The back of a card, two by three. */
export const CardBack = memo(function CardBack({ deck }: { readonly deck: Deck }) {
  const { ink, edge, light } = DECKS[deck];
  return (
    <svg viewBox="0 0 100 150" aria-hidden="true">
      <Textures />
      <rect width="100" height="150" rx="7" fill={colourOf(ink)} />
      <rect width="100" height="150" rx="7" fill="url(#bt-damask)" />
      <circle cx="50" cy="75" r="74" fill={`url(#bt-light-${light})`} />
      <rect width="100" height="150" rx="7" fill="url(#bt-gloom)" />
      <Layers
        of={[
          [edge, 'M6 6h88v138H6zM10 10h80v130H10z', 0.9],
          [edge, 'M50 26l28 49-28 49-28-49z', 1],
          [edge, 'M6 34 34 6M66 6l28 28M6 116l28 28M66 144l28-28', 0.8],
          ['night', disc(50, 75, 25)],
          [edge, disc(50, 75, 25), 1.4],
          put(SYMBOLS[deck], 50, 75, 1.45),
        ]}
      />
    </svg>
  );
});

/** One of the eight dice: no pip, one, or two. */
export const DieFace = memo(function DieFace({ pips }: { readonly pips: 0 | 1 | 2 }) {
  return (
    <svg viewBox="0 0 30 30" aria-hidden="true">
      <rect x="1" y="1" width="28" height="28" rx="6" fill="#e6d7b3" stroke="#0b0709" />
      <path d="M4 24V9q0-5 5-5h14" fill="none" stroke="#fff6dc" strokeWidth="1.500" strokeLinecap="round" />
      <path d="M26 8v13q0 5-5 5H8" fill="none" stroke="#a98f62" strokeWidth="1.500" strokeLinecap="round" />
      <path d={DOTS[pips]} fill="#7a1217" stroke="#3a080b" strokeWidth="0.800" />
    </svg>
  );
});

const DOTS = ['', disc(15, 15, 3.6), disc(9.5, 20.5, 3.6) + disc(20.5, 9.5, 3.6)] as const;

/** Somebody who is not among the twelve. */
const NOBODY: Explorer = {
  colour: 'dust',
  skin: 'linen',
  hair: [['slate', 'M24 76Q16 12 50 10q34 2 26 66-6-30-12-40-14-6-28 0-6 10-12 40z']],
  clothes: [],
};

const explorer = (id: string): Explorer => EXPLORERS[id] ?? NOBODY;

interface PortraitProps {
  readonly id: string;
  /** Gone over to the house, as far as the viewer knows. */
  readonly traitor?: boolean;
  readonly dead?: boolean;
}

export const Portrait = memo(function Portrait({ id, traitor = false, dead = false }: PortraitProps) {
  const one = explorer(id);
  return (
    <svg viewBox="0 0 100 110" aria-hidden="true" data-dead={dead || undefined}>
      <Textures />
      <rect width="100" height="110" fill={colourOf(traitor ? 'wine' : 'umber')} />
      <rect width="100" height="110" fill="url(#bt-damask)" />
      <circle cx="24" cy="26" r="70" fill={`url(#bt-light-${traitor ? 'blood' : 'warm'})`} />
      <g transform={one.child ? 'translate(7 16) scale(0.86)' : 'translate(0 2)'}>
        <Layers of={bustOf(one)} />
      </g>
      <path d="M0 0h100v110H0z" fill="url(#bt-gloom)" />
      {dead ? <path d="M0 0h100v110H0z" fill="#0b0709" fillOpacity="0.62" /> : null}
      <path d="M1.500 1.500h97v107h-97z" fill="none" stroke={colourOf(one.colour)} strokeWidth="3" />
      <Layers of={[...(traitor ? [put(TRAITOR, 82, 92, 1)] : []), ...(dead ? [put(SKULL, 50, 54, 2)] : [])]} />
    </svg>
  );
});

/** A figure on the board; it stands on 0,0 and is about 30 wide and 60 high. */
export const ExplorerFigure = memo(function ExplorerFigure({ id, traitor = false, dead = false }: PortraitProps) {
  const one = explorer(id);
  if (dead) return <Layers of={corpseOf(one)} />;
  return <Layers of={[...figureOf(one), ...(traitor ? [put(TRAITOR, 13, -12, 0.5)] : [])]} />;
});

/**
 * Awake, or stunned: then it reels, pale, and sees stars. It stands on 0,0 and is about 40 wide and 60 high. Most monsters are dark, and so is the
 * house: a faint light behind them keeps them apart.
 */
export const MonsterFigure = memo(function MonsterFigure({ kind, number, stunned = false }: MonsterProps) {
  return (
    <>
      <Layers of={HALO} />
      <g {...(stunned ? { opacity: 0.6, transform: 'rotate(-16)' } : {})}>
        <Layers of={monsterOf(kind)} />
      </g>
      {stunned ? <Layers of={STARS} /> : null}
      {number === undefined ? null : (
        <g transform="translate(14 -6)">
          <Numeral n={number} />
        </g>
      )}
    </>
  );
});

interface MonsterProps {
  readonly kind: string;
  /** By which one of several is told from the others. */
  readonly number?: number;
  readonly stunned?: boolean;
}

const HALO: Drawing = [
  ['night/55', disc(0, -1, 19, 5)],
  ['glow/18', disc(0, -29, 25, 33)],
  ['glow/24', disc(0, -28, 19, 27)],
];
const STARS: Drawing = [-20, -7, 6].map((x, i) =>
  put(
    [['gold', 'M0-5l1.500 3.500 3.500.5-2.500 2.500.5 3.500L0 3.500-3 5l.5-3.500L-5-1l3.500-.5z']],
    x,
    i === 1 ? -62 : -57,
    1.1,
  ),
);

/** A number on a piece, on a small disc of its own. */
function Numeral({ n }: { readonly n: number }) {
  return (
    <>
      <circle r="6.500" fill="#0b0709" stroke="#b4832f" />
      <text y="3.500" fill="#ffe3a1" fontSize="10" fontWeight="700" textAnchor="middle">
        {n}
      </text>
    </>
  );
}

/** A round token around 0,0, 18 in radius, with the pale edge of cut cardboard, for the rooms are dark; with a number, or with its back up. */
export const TokenDisc = memo(function TokenDisc({
  kind,
  number,
  faceDown = false,
  spent = false,
}: {
  readonly kind: string;
  readonly number?: number;
  readonly faceDown?: boolean;
  /** Out, closed or dead: the same picture, in the dark. */
  readonly spent?: boolean;
}) {
  return (
    <>
      <circle r="18" cy="2" fill="#0b0709" fillOpacity="0.7" />
      <circle r="18" fill={colourOf('bone')} stroke="#0b0709" strokeWidth="0.800" />
      <circle r="15.200" fill="#5b4a3c" stroke="#b4832f" strokeWidth="0.900" />
      <g {...(spent ? { opacity: 0.4 } : {})}>
        <Layers of={faceDown ? TOKEN_BACK : tokenOf(kind)} />
      </g>
      {number === undefined ? null : (
        <g transform="translate(11 11)">
          <Numeral n={number} />
        </g>
      )}
    </>
  );
});

const TOKEN_BACK: Drawing = [
  ['brass', disc(0, 0, 10), 1],
  ['brass', 'M0-8l3 5 5 3-5 3-3 5-3-5-5-3 5-3z'],
];

function Disc({ children }: { readonly children: ReactNode }) {
  return (
    <>
      <circle r="17" cy="1.500" fill="#0b0709" fillOpacity="0.7" />
      <circle r="16.500" fill="#3a2519" stroke="#0b0709" strokeWidth="0.800" />
      <circle r="15" fill="#251610" stroke="#b4832f" strokeWidth="0.900" />
      {children}
    </>
  );
}

export type SignId = keyof typeof SIGNS;
const SIGNS = { ...SYMBOLS, ...TRAITS, traitor: TRAITOR, skull: SKULL } as const;

/** A symbol or a trait, around 0,0 and 15 in radius; on a disc where it must stand out from a picture. */
export const Sign = memo(function Sign({ id, onDisc = false }: { readonly id: SignId; readonly onDisc?: boolean }) {
  return onDisc ? (
    <Disc>
      <Layers of={SIGNS[id]} />
    </Disc>
  ) : (
    <Layers of={SIGNS[id]} />
  );
});
