import type { Layout } from '@dreadhouse/engine/testing';
import type { FinalGirlState } from '../../src/index.ts';
import { filmTable, type Table } from '../kit.ts';
import { type Revealed, WORDS } from '../words.ts';

const words = {
  ...WORDS,
  /** There are no terror cards any more, and the finale is revealed or about to be. */
  finale: (s: FinalGirlState, card: Revealed) => {
    WORDS.terror(s, []);
    WORDS.finale(s, card);
  },
  hiddenFinale: (s: FinalGirlState, id: string) => {
    WORDS.terror(s, []);
    WORDS.hiddenFinale(s, id);
  },
  wrath: (s: FinalGirlState, levels: { readonly kw?: number; readonly dw?: number }) => {
    if (levels.kw !== undefined) s.memory['inkanyamba'] = { wrath: levels.kw };
    if (levels.dw !== undefined) s.memory['groves'] = { ...s.memory['groves'], wrath: levels.dw };
  },
  /** Bloodlust has risen so often already; from 7 on the groves add nothing to it. */
  overlay: (s: FinalGirlState, rises: number) => {
    s.memory['groves'] = { ...s.memory['groves'], bloodlust: rises };
  },
};
export type Edit = Layout<FinalGirlState, typeof words>;

/**
 * Inkanyamba in the Sacred Groves (unless `options` say otherwise), emptied: no victims, no events, no cards in hand; Laurie on the
 * South Path, the killer at the North Gate, horror 3, time 6, both wraths at 2.
 */
export const table = filmTable(
  { killer: 'inkanyamba', location: 'groves' },
  (s) => {
    if (s.options.killer === 'inkanyamba') words.wrath(s, { kw: 2 });
    if (s.options.location !== 'groves') return;
    s.memory['groves'] = { wrath: 2, bloodlust: 0 };
    s.heroine.space = 'south_path';
    s.killer.space = 'north_exit';
  },
  words,
);

export const kw = (t: Table): unknown => t.state.memory['inkanyamba']?.['wrath'];
export const dw = (t: Table): unknown => t.state.memory['groves']?.['wrath'];
