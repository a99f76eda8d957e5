import type { Ledger } from '@dreadhouse/engine';
import { actionPhase } from './text/rules/action-phase.ts';
import { ambiguity } from './text/rules/ambiguity.ts';
import { attacking } from './text/rules/attacking.ts';
import { bloodlustAndDarkPowers } from './text/rules/bloodlust-and-dark-powers.ts';
import { boards } from './text/rules/boards.ts';
import { endOfActionPhase } from './text/rules/end-of-action-phase.ts';
import { eventsAndTokens } from './text/rules/events-and-tokens.ts';
import { general } from './text/rules/general.ts';
import { horrorLevel } from './text/rules/horror-level.ts';
import { horrorRoll } from './text/rules/horror-roll.ts';
import { items } from './text/rules/items.ts';
import { killerPhase } from './text/rules/killer-phase.ts';
import { lastBreath } from './text/rules/last-breath.ts';
import { minions } from './text/rules/minions.ts';
import { movement } from './text/rules/movement.ts';
import { panicPhase } from './text/rules/panic-phase.ts';
import { planningPhase } from './text/rules/planning-phase.ts';
import { reactions } from './text/rules/reactions.ts';
import { resolvingCards } from './text/rules/resolving-cards.ts';
import { resting } from './text/rules/resting.ts';
import { rulings } from './text/rules/rulings.ts';
import { savingVictims } from './text/rules/saving-victims.ts';
import { searching } from './text/rules/searching.ts';
import { setup } from './text/rules/setup.ts';
import { terms } from './text/rules/terms.ts';
import { time } from './text/rules/time.ts';
import { turn } from './text/rules/turn.ts';
import { upkeepAndFinale } from './text/rules/upkeep-and-finale.ts';

/** The rulebook, chapter by chapter. */
export const ledger: Ledger = [
  general,
  boards,
  setup,
  turn,
  actionPhase,
  horrorRoll,
  resolvingCards,
  movement,
  savingVictims,
  searching,
  resting,
  attacking,
  time,
  horrorLevel,
  endOfActionPhase,
  planningPhase,
  killerPhase,
  reactions,
  panicPhase,
  upkeepAndFinale,
  items,
  lastBreath,
  bloodlustAndDarkPowers,
  eventsAndTokens,
  terms,
  ambiguity,
  minions,
  rulings,
];
