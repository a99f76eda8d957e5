import type { FinalGirlState } from '../../src/index.ts';
import { table as cleared, type Edit, item, finale as kitFinale, mdp, type Options, type Table } from '../kit.ts';

export { darkPower, event, hand, nextEvent, special, victims, wounds } from '../kit.ts';

/**
 * Inkanyamba in the Sacred Groves (unless `options` say otherwise), emptied: no victims, no events, no cards in hand; Laurie on the
 * South Path, the killer at the North Gate, horror 3, time 6, both wraths at 2.
 */
export function table(phase: string, edit: Edit = () => {}, options: Options = {}): Table {
  const empty = (s: FinalGirlState): void => {
    if (s.options.killer === 'inkanyamba') wrath(s, { kw: 2 });
    if (s.options.location === 'groves') {
      s.memory['groves'] = { wrath: 2, bloodlust: 0 };
      s.heroine.space = 'south_path';
      s.killer.space = 'north_exit';
    }
    edit(s);
  };
  return cleared(phase, empty, { killer: 'inkanyamba', location: 'groves', ...options });
}

// --- laying the table ---

/** These terror cards are drawn next, and then others. */
export function terror(s: FinalGirlState, ...ids: string[]): void {
  for (const id of [...ids].reverse()) {
    takeTerror(s, id);
    s.terror.deck.unshift({ id, seen: false });
  }
}

/** A terror card that stays in play; with markers, a minor dark power. */
export function staying(s: FinalGirlState, id: string, markers = 0): void {
  if (markers > 0) return mdp(s, id, markers);
  takeTerror(s, id);
  s.inPlay.push({ id, kind: 'terror', markers });
}

function takeTerror(s: FinalGirlState, id: string): void {
  const at = s.terror.deck.findIndex((card) => card.id === id);
  if (at >= 0) s.terror.deck.splice(at, 1);
  else s.terror.unused.splice(s.terror.unused.indexOf(id), 1);
}

/** There are no terror cards any more, and the finale is revealed or about to be. */
export function finale(s: FinalGirlState, id: string, revealed = true): void {
  kitFinale(s, id, revealed);
  s.terror.unused.push(...s.terror.deck.splice(0).map((card) => card.id));
}

export const holds = (s: FinalGirlState, id: string, uses = 0): void => item(s, id, uses, 'hands');
export const carries = (s: FinalGirlState, id: string, uses = 0): void => item(s, id, uses, 'backpack');

export function wrath(s: FinalGirlState, levels: { kw?: number; dw?: number }): void {
  if (levels.kw !== undefined) s.memory['inkanyamba'] = { wrath: levels.kw };
  if (levels.dw !== undefined) s.memory['groves'] = { ...s.memory['groves'], wrath: levels.dw };
}

/** Bloodlust has risen so often already; from 7 on the groves add nothing to it. */
export function overlay(s: FinalGirlState, rises: number): void {
  s.memory['groves'] = { ...s.memory['groves'], bloodlust: rises };
}

// --- looking at it ---

export const kw = (t: Table): unknown => t.state.memory['inkanyamba']?.['wrath'];
export const dw = (t: Table): unknown => t.state.memory['groves']?.['wrath'];

/** How many victims are where. */
export function crowd(t: Table): Record<string, number> {
  const found: Record<string, number> = {};
  for (const one of t.state.victims) found[one.space] = (found[one.space] ?? 0) + 1;
  return found;
}
