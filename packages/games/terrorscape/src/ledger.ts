import type { Ledger } from '@dreadhouse/engine';

export const ledger: Ledger = [];
