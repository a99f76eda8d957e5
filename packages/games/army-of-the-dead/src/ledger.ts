import type { Ledger } from '@dreadhouse/engine';
import { actions } from './text/rules/actions.ts';
import { combat } from './text/rules/combat.ts';
import { companions } from './text/rules/companions.ts';
import { contentRules } from './text/rules/content.ts';
import { equipmentAndNoise } from './text/rules/equipment-and-noise.ts';
import { generalAndSetup } from './text/rules/general-and-setup.ts';
import { goals } from './text/rules/goals.ts';
import { lineOfSight } from './text/rules/line-of-sight.ts';
import { missions } from './text/rules/missions.ts';
import { rounds } from './text/rules/rounds.ts';
import { rulings } from './text/rules/rulings.ts';
import { skills } from './text/rules/skills.ts';
import { specialPlaces } from './text/rules/special-places.ts';
import { survivors } from './text/rules/survivors.ts';
import { truck } from './text/rules/truck.ts';
import { vault } from './text/rules/vault.ts';
import { zombiePhase } from './text/rules/zombie-phase.ts';
import { zombies } from './text/rules/zombies.ts';
import { zonesAndMovement } from './text/rules/zones-and-movement.ts';

/**
 * The rulebook, chapter by chapter. AD-R-01 and up settle what the rulebook leaves open; AD-R-101 and up say what this edition fills in
 * where the rulebook is silent, AD-R-201 and up what the missions add.
 */
export const ledger: Ledger = [
  generalAndSetup,
  rounds,
  zonesAndMovement,
  lineOfSight,
  specialPlaces,
  vault,
  equipmentAndNoise,
  survivors,
  zombies,
  actions,
  zombiePhase,
  combat,
  companions,
  truck,
  goals,
  skills,
  missions,
  rulings,
  contentRules,
];
