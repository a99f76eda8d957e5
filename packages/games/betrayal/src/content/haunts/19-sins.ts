import type { Betrayal, Details, MemoryOf, Rules, Seat, TileId } from '../kit.ts';
import {
  distance,
  drawCard,
  explorerAt,
  gain,
  hauntChoice,
  isAlive,
  keep,
  lose,
  othersAlive,
  othersOn,
  REGIONS,
  regionOf,
  symbolOf,
  TRAITS,
  tileOf,
  tiles,
} from '../kit.ts';
import { confessors } from './19-the-confessor.ts';

// The eight Sins of Penance: how a mark is earned for each, and how many it takes.

export const SINS = ['greed', 'wrath', 'sloth', 'pride', 'envy', 'deceit', 'cowardice', 'haste'] as const;
export type Sin = (typeof SINS)[number];
const SYMBOLS = ['event', 'item', 'omen'];
const NEAR = 2;

/** What a turn has been like so far, for whoever does Penance in it. */
export const deeds = { moved: keep.flag, gave: keep.flag, onHim: keep.flag };
type Deeds = MemoryOf<typeof deeds>;

/** Everything that a mark can be earned with. */
export const markNames = (players: number): string[] => [
  ...['gift', 'patience', 'alone', 'still', ...SYMBOLS, ...REGIONS],
  ...Array.from({ length: players }, (_, i) => [`knelt:${i}`, `blessed:${i}`]).flat(),
];

/** How many marks a Sin takes; Pride and Envy never more than there are others alive. */
export function marksFor(g: Betrayal, seat: Seat, sin: Sin, pride: number): number {
  const others = othersAlive(g, seat).length;
  if (sin === 'pride') return Math.min(pride, others);
  if (sin === 'envy') return Math.min(2, others);
  return sin === 'greed' || sin === 'wrath' ? 2 : 3;
}

/** Kinds of symbols of which no tile is in the house: their marks are waived. */
export const waived = (g: Betrayal): string[] =>
  SYMBOLS.filter((kind) => !tiles(g).some((tile) => symbolOf(tile) === kind));

/** What the end of a turn adds to the marks, by name where each counts once. */
export function earned(g: Betrayal, seat: Seat, sin: Sin, marks: readonly string[], deeds: Deeds): string[] {
  const once = (names: readonly string[]): string[] => names.filter((name) => !marks.includes(name));
  switch (sin) {
    case 'greed':
      return deeds.gave ? ['gift'] : [];
    case 'wrath':
      return deeds.onHim && !g.state.turn.attacked ? ['patience'] : [];
    case 'sloth':
      return once([regionOf(g, tileOf(g, seat))]);
    case 'pride':
      return once(othersOn(g, seat).map((other) => `knelt:${other}`));
    case 'cowardice': {
      const near = othersAlive(g, seat).some((other) => distance(g, tileOf(g, seat), tileOf(g, other)) <= NEAR);
      return near ? [] : ['alone'];
    }
    case 'haste':
      return deeds.moved ? [] : ['still'];
    default:
      return [];
  }
}

/** Greed without a card finds one to give; where there is none, it costs a step, and that is the mark. */
export function* findGift(g: Betrayal, seat: Seat): Rules<boolean> {
  if (explorerAt(g, seat).cards.length > 0) return false;
  if (g.state.decks.item.length > 0) {
    yield* drawCard(g, seat, 'item');
    return false;
  }
  yield* loseChosen(g, seat);
  return isAlive(g, seat);
}

function* loseChosen(g: Betrayal, seat: Seat): Rules<(typeof TRAITS)[number]> {
  const options = TRAITS.map((trait) => ({ id: `give-up:${trait}`, trait, details: { trait } }));
  const { trait } = yield* hauntChoice(g, seat, 'give-up', options);
  yield* lose(g, seat, trait);
  return trait;
}

/** Bless: a step of one's own for somebody else's. */
export function* bless(g: Betrayal, seat: Seat, other: Seat): Rules {
  const trait = yield* loseChosen(g, seat);
  gain(g, other, trait);
}

/** The marks that can be lost, each kind once. */
export function losable(
  marks: readonly string[],
): { readonly id: string; readonly name: string; readonly details?: Details }[] {
  return [...new Set(marks)].map((name) => {
    const [what, seat] = name.split(':');
    if (seat !== undefined) return { id: `unlearn-of:${seat}`, name, details: { who: Number(seat) } };
    const region = REGIONS.find((one) => one === what);
    return region === undefined
      ? { id: `unlearn-${what}`, name }
      : { id: `unlearn-in:${region}`, name, details: { region } };
  });
}

/** Where somebody does Penance for this Sin. */
export function placesFor(g: Betrayal, seat: Seat, sin: Sin, marks: readonly string[]): readonly TileId[] {
  const here = tileOf(g, seat);
  const others = othersAlive(g, seat);
  const unmarked = (names: (tile: TileId) => string): TileId[] =>
    tiles(g).filter((tile) => !marks.includes(names(tile)));
  switch (sin) {
    case 'wrath':
      return confessors.tiles(g);
    case 'sloth':
      return unmarked((tile) => regionOf(g, tile));
    case 'deceit':
      return unmarked((tile) => symbolOf(tile) ?? marks[0] ?? '').filter((tile) => symbolOf(tile) !== null);
    case 'cowardice':
      return tiles(g).filter((tile) => others.every((other) => distance(g, tile, tileOf(g, other)) > 2));
    case 'haste':
      return [here];
    default:
      return others
        .filter((other) => !marks.includes(`knelt:${other}`) && !marks.includes(`blessed:${other}`))
        .map((other) => tileOf(g, other));
  }
}
