import type { Ledger } from '@dreadhouse/engine';
import { discoveries } from './text/rules/discoveries.ts';
import { encounter } from './text/rules/encounter.ts';
import { extraAndExchange } from './text/rules/extra-and-exchange.ts';
import { fear } from './text/rules/fear.ts';
import { items } from './text/rules/items.ts';
import { keywords } from './text/rules/keywords.ts';
import { killerPhase } from './text/rules/killer-phase.ts';
import { movement } from './text/rules/movement.ts';
import { noise } from './text/rules/noise.ts';
import { noiseReport } from './text/rules/noise-report.ts';
import { radio } from './text/rules/radio.ts';
import { ransack } from './text/rules/ransack.ts';
import { removingBlocks } from './text/rules/removing-blocks.ts';
import { rulings } from './text/rules/rulings.ts';
import { seatsAndSetup } from './text/rules/seats-and-setup.ts';
import { specialActions } from './text/rules/special-actions.ts';
import { step0 } from './text/rules/step-0.ts';
import { survivorsPhase } from './text/rules/survivors-phase.ts';
import { variants } from './text/rules/variants.ts';
import { victory } from './text/rules/victory.ts';

/** The rulebook, chapter by chapter. */
export const ledger: Ledger = [
  seatsAndSetup,
  survivorsPhase,
  step0,
  movement,
  fear,
  noise,
  specialActions,
  removingBlocks,
  radio,
  ransack,
  items,
  extraAndExchange,
  discoveries,
  noiseReport,
  encounter,
  victory,
  killerPhase,
  keywords,
  variants,
  rulings,
];
