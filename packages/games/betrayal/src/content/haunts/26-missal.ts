import type { Betrayal, Chance, Hands, Hidden, Option, Rules, Seat, TileId } from '../kit.ts';
import { everybody, expose, hiddenShape, keep, shape, symbolOf, use } from '../kit.ts';
import { altars, candles } from './26-candles.ts';

// The Missal of Black Candlemas: what it asks for, who has read it, and what everybody can rule out.

export const memory = {
  amen: keep.count(2),
  /** The symbols of the Candles 2 to 5, for the traitor alone until they have been tried. */
  missal: keep.as(
    () => ['event', 'event', 'item', 'omen'].map((face): Hidden => ({ face, seen: [] })),
    (players) => shape.listOf<Hidden>(hiddenShape<string>(players, SYMBOLS), 4, 4),
  ),
  /** For each of them the symbols that everybody can rule out. */
  ruledOut: keep.as(
    (): string[][] => [[], [], [], []],
    () => shape.listOf<string[]>(shape.setOf<string>(shape.oneOf<string>(SYMBOLS), 3), 4, 4),
  ),
  /** Any altar will do, until the traitor's next turn. */
  anyAltar: keep.flag,
  /** Candles that Acolytes have lit in this monsters' turn. */
  lit: keep.count(9),
};
type Mine = Hands<typeof memory, Record<never, never>>;

const SYMBOLS = ['event', 'item', 'omen'] as const;
/** What the Missal says of the next Candle. */
export const stepOf = (g: Betrayal): number => candles.count(g) - 1;

const wanted = (g: Betrayal, me: Mine): string | undefined => me.memory.missal[stepOf(g)]?.face;
export const fits = (g: Betrayal, me: Mine, tile: TileId): boolean =>
  altars(g).includes(tile) && (me.memory.anyAltar || symbolOf(tile) === wanted(g, me));

interface Order extends Option {
  readonly symbols: readonly string[];
}

/** Two Events, an Item and an Omen, in every order. */
export const ORDERS: readonly Order[] = SYMBOLS.flatMap((a) =>
  SYMBOLS.flatMap((b) => SYMBOLS.flatMap((c) => SYMBOLS.map((d) => [a, b, c, d]))),
)
  .filter((symbols) => [...symbols].sort().join() === 'event,event,item,omen')
  .map((symbols) => ({ id: `order-${symbols.map(([letter]) => letter).join('')}`, symbols }));

/** All learn what the Missal says of a Candle. */
export function openStep(g: Betrayal, me: Mine, step: number): void {
  const piece = me.memory.missal[step];
  if (piece === undefined || piece.seen.length === g.seats) return;
  piece.seen = everybody(g);
  expose(g, `asks-${piece.face}`, { n: step + 2 }, 'BH-STRUCT-05');
}

/** At the start of the traitor's turn all see whether any altar will do, and what that says about the Missal. */
export function* lookRound(g: Betrayal, me: Mine): Rules {
  const free = SYMBOLS.filter((symbol) => altars(g).some((tile) => symbolOf(tile) === symbol));
  me.memory.anyAltar = !free.some((symbol) => symbol === wanted(g, me));
  const { anyAltar, ruledOut, missal } = me.memory;
  if (anyAltar) use(g, 'any-altar');
  if (anyAltar) expose(g, 'any-altar', {}, 'BH-STRUCT-05');
  const gone = ruledOut[stepOf(g)];
  if (gone === undefined || missal[stepOf(g)]?.seen.length === g.seats) return;
  for (const symbol of SYMBOLS) if (free.includes(symbol) === anyAltar && !gone.includes(symbol)) gone.push(symbol);
}

/** One of the orders that nothing shown so far has ruled out. */
export function redraw(_g: Betrayal, { memory }: Mine, _seat: Seat, unseen: readonly Hidden[], chance: Chance): void {
  const { missal, ruledOut } = memory;
  const isPossible = ({ symbols }: Order): boolean =>
    missal.every((piece, i) =>
      unseen.includes(piece) ? ruledOut[i]?.includes(symbols[i] ?? '') !== true : piece.face === symbols[i],
    );
  const possible = ORDERS.filter(isPossible);
  if (possible.length === 0) return;
  const { symbols } = chance.pick('imagine', possible);
  for (const [i, piece] of missal.entries()) piece.face = symbols[i] ?? piece.face;
}
