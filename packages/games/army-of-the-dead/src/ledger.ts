import type { Ledger } from '@dreadhouse/engine';

/**
 * The rulebook, chapter by chapter. AD-R-01 and up settle what the rulebook leaves open; AD-R-101 and up say what this edition fills in
 * where the rulebook is silent.
 */
export const ledger: Ledger = [];
