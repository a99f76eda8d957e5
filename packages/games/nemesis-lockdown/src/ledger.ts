import type { Ledger } from '@dreadhouse/engine';

/** The rulebook, chapter by chapter. NL-XREF-01: what its sheet only points to is written down as the designs NL-G-01 to NL-G-36. */
export const ledger: Ledger = [];
