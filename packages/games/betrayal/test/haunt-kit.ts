import type { BetrayalState } from '../src/index.ts';
import type { Token } from '../src/state.ts';
import { type Edit, haunts, lays, type Table, table } from './kit.ts';

/** A token of the haunt lies somewhere. */
export function token(s: BetrayalState, kind: string, where: Partial<Token>): void {
  const nowhere = { at: null, on: null, edge: null, of: null, n: 0, up: true, face: null };
  s.tokens.push({ id: s.nextToken, kind, ...nowhere, ...where });
  s.nextToken += 1;
}

/** Kitchen (Event), Dining Room (Event) and Salon (Event) north of the Hallway; Conservatory (Item) south of it; Bloody Room (Item) above. */
export function rooms(s: BetrayalState): void {
  lays(s, 'kitchen', { x: 1, y: -1 });
  lays(s, 'dining-room', { x: 1, y: -2 });
  lays(s, 'salon', { x: 0, y: -2, turn: 1 });
  lays(s, 'conservatory', { x: 1, y: 1 });
  lays(s, 'bloody-room', { region: 'upper', x: 0, y: -1, turn: 2 });
}

/** The haunt begins by itself, with these rooms in the house; everybody takes the first answer until the first turn. Seat 1 is the revealer. */
export function begins(number: number, seats: number, edit: Edit = () => {}): Table {
  const t = table(
    'haunt-begins',
    (s) => {
      s.revealing = { seat: 1, omen: 'mask', haunt: null };
      rooms(s);
      edit(s);
    },
    { haunt: number },
    seats,
  );
  while (t.decision.kind !== 'turn') t.answersAs(t.match.waitingFor()[0] ?? 0, t.legal[0] ?? '');
  return t;
}

/** In the middle of this haunt, with these rooms in the house; seat 1 is the traitor where there is one. */
export function amid(number: number, edit: Edit = () => {}): Edit {
  return (s) => {
    haunts(s, number);
    rooms(s);
    edit(s);
  };
}

/** These explorers stand here. */
export function stand(s: BetrayalState, where: Token['at'], ...seats: number[]): void {
  for (const seat of seats) if (s.explorers[seat] && where !== null) s.explorers[seat].at = where;
}

/** How many tokens of a kind there are, and where. */
export const tokens = (t: Table, kind: string): Token[] => t.state.tokens.filter((one) => one.kind === kind);
