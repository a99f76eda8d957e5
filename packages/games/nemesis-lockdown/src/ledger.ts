import type { Ledger } from '@dreadhouse/engine';

/** The rulebook, chapter by chapter. */
export const ledger: Ledger = [];
