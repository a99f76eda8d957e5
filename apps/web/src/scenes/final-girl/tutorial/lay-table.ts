import type { FinalGirlState } from '@dreadhouse/final-girl';
import type { Lesson, LessonTable } from '../../../contract/lesson.ts';
import { layTable as layOut } from '../../../kit/tutorial/lay-table.ts';

/** What lies on the table when a lesson begins, with the Action phase of the turn after `turn`. Whatever is not named stays away: no events, nobody else on the board. */
interface Layout {
  readonly turn: number;
  readonly heroine: string;
  readonly killer: string;
  readonly victims: Readonly<Record<string, number>>;
  readonly hand: readonly string[];
  readonly horror: number;
  readonly time: number;
  readonly bloodlust?: number;
  /** Health markers, without the last breath token. */
  readonly markers?: { readonly heroine?: number; readonly killer?: number };
  /** What the killer's last breath token hides. */
  readonly killerBreath?: number;
  readonly holds?: readonly string[];
  readonly piles?: Readonly<Record<string, readonly string[]>>;
  /** The terror deck from the top; unnamed: as it was dealt. */
  readonly terror?: readonly string[];
  readonly terrorDrawn?: readonly string[];
  /** The slots that saved victims cover. */
  readonly saved?: readonly number[];
  readonly dead?: number;
}

/** The reference film: it has no special rules. */
const OPTIONS = { killer: 'hans', location: 'camp', heroine: 'laurie', setupCard: 'camp_s1' };

/** What the last lesson counts on; the player does not know of it before. */
const FINALE = 'hans_f3';
const DARK_POWER = 'hans_d3';

export function layTable(layout: Layout, stacks: LessonTable['stacks']): Lesson['table'] {
  return layOut<FinalGirlState>({
    options: OPTIONS,
    players: () => ['Laurie'],
    phase: 'action-start',
    arrange: (s) => arrange(s, layout),
    stacks,
  });
}

function arrange(s: FinalGirlState, layout: Layout): void {
  clear(s);
  s.phase = 'upkeep';
  s.turn = layout.turn;
  s.heroine.space = layout.heroine;
  s.killer.space = layout.killer;
  s.killer.trail = [layout.killer];
  s.killer.bloodlust = layout.bloodlust ?? 1;
  s.horror = layout.horror;
  s.time = layout.time;
  hideCards(s);
  for (const [space, n] of Object.entries(layout.victims)) for (let i = 0; i < n; i++) placeVictim(s, space);
  for (const card of layout.hand) takeCard(s, card);
  for (const slot of layout.saved ?? []) coverSlot(s, slot);
  for (let i = 0; i < (layout.dead ?? 0); i++) s.dead.push(yellowPawn(s));
  s.tally.deaths = s.dead.length;
  for (const item of layout.holds ?? []) s.items.hands.push({ id: takeItem(s, item), uses: 0 });
  for (const [space, cards] of Object.entries(layout.piles ?? {})) stackPile(s, space, cards);
  if (layout.terror !== undefined) stackTerror(s, layout.terror, layout.terrorDrawn ?? []);
  s.heroine.markers = layout.markers?.heroine ?? s.heroine.markers;
  s.killer.markers = layout.markers?.killer ?? s.killer.markers;
  if (layout.killerBreath !== undefined) giveBreath(s, layout.killerBreath);
}

function clear(s: FinalGirlState): void {
  s.supply.push(...s.victims.splice(0).map(({ id }) => id));
  s.supply.sort();
  s.events.deck.push(...s.inPlay.splice(0).map(({ id }) => id), ...s.events.discard.splice(0));
  s.events.deck.sort();
  for (const card of s.hand.splice(0)) s.market[card] = (s.market[card] ?? 0) + 1;
  for (const key of Object.keys(s.memory)) if (key.startsWith('ce')) delete s.memory[key];
  s.tokens = [];
  s.lasting = [];
}

function yellowPawn(s: FinalGirlState): string {
  return s.supply.splice(
    s.supply.findIndex((id) => id.startsWith('v')),
    1,
  )[0] as string; // there are 21 of them
}

function placeVictim(s: FinalGirlState, space: string): void {
  s.victims.push({ id: yellowPawn(s), space, role: null });
}

function coverSlot(s: FinalGirlState, slot: number): void {
  s.heroine.slots[slot] = yellowPawn(s);
  s.tally.savedThisGame += 1;
}

function takeCard(s: FinalGirlState, card: string): void {
  s.market[card] = (s.market[card] ?? 0) - 1;
  s.hand.push(card);
}

function takeItem(s: FinalGirlState, id: string): string {
  s.items.unused = s.items.unused.filter((one) => one !== id);
  for (const pile of s.items.piles) pile.cards = pile.cards.filter((card) => card.id !== id);
  return id;
}

/** Exactly these cards, the first on top and face up. */
function stackPile(s: FinalGirlState, space: string, cards: readonly string[]): void {
  const pile = s.items.piles.find((one) => one.space === space);
  if (pile === undefined) throw new Error(`There is no pile at ${space}.`);
  s.items.unused.push(...pile.cards.splice(0).map(({ id }) => id));
  pile.cards = cards.map((id, place) => ({ id: takeItem(s, id), up: place === 0, seen: place === 0 }));
}

function stackTerror(s: FinalGirlState, deck: readonly string[], drawn: readonly string[]): void {
  const { terror } = s;
  terror.unused.push(...terror.deck.splice(0).map(({ id }) => id));
  for (const id of [...deck, ...drawn]) terror.unused.splice(terror.unused.indexOf(id), 1);
  terror.deck = deck.map((id) => ({ id, seen: false }));
  terror.discard = [...drawn];
}

function hideCards(s: FinalGirlState): void {
  s.unusedFinales = [...s.unusedFinales, s.finale.id].filter((id) => id !== FINALE);
  s.finale = { id: FINALE, revealed: false, known: false };
  s.unusedDarkPowers = [...s.unusedDarkPowers, ...s.darkPowers.map(({ id }) => id)].filter((id) => id !== DARK_POWER);
  s.darkPowers = [{ id: DARK_POWER, revealed: false, known: false }];
}

/** Exchanges the killer's token for one with so many symbols. */
function giveBreath(s: FinalGirlState, symbols: number): void {
  const mine = s.killer.breath;
  const others = [...s.breathTokens.unused, s.heroine.breath];
  const wanted = others.find((token) => token.symbols === symbols);
  if (mine === null || mine.symbols === symbols || wanted === undefined) return;
  [mine.symbols, wanted.symbols] = [wanted.symbols, mine.symbols];
}
