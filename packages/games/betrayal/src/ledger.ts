import type { Ledger } from '@dreadhouse/engine';
import { anatomy } from './text/rules/anatomy.ts';
import { attacks } from './text/rules/attacks.ts';
import { cards } from './text/rules/cards.ts';
import { components } from './text/rules/components.ts';
import { corpses } from './text/rules/corpses.ts';
import { dice } from './text/rules/dice.ts';
import { discovery } from './text/rules/discovery.ts';
import { explorers } from './text/rules/explorers.ts';
import { frame } from './text/rules/frame.ts';
import { monsters } from './text/rules/monsters.ts';
import { movement } from './text/rules/movement.ts';
import { playing } from './text/rules/playing.ts';
import { rulings } from './text/rules/rulings.ts';
import { setup } from './text/rules/setup.ts';
import { starting } from './text/rules/starting.ts';
import { symbols } from './text/rules/symbols.ts';
import { theEnd } from './text/rules/the-end.ts';
import { trade } from './text/rules/trade.ts';
import { traitor } from './text/rules/traitor.ts';
import { traits } from './text/rules/traits.ts';
import { turn } from './text/rules/turn.ts';
import { types } from './text/rules/types.ts';
import { whichHaunt } from './text/rules/which-haunt.ts';

/** The rulebook, chapter by chapter. */
export const ledger: Ledger = [
  frame,
  setup,
  components,
  traits,
  dice,
  turn,
  movement,
  discovery,
  cards,
  trade,
  whichHaunt,
  types,
  starting,
  attacks,
  corpses,
  anatomy,
  playing,
  traitor,
  monsters,
  theEnd,
  symbols,
  explorers,
  rulings,
];
