import type { Option, Outlook, Seat } from '@dreadhouse/engine';
import { skillDef } from '../content/killers/index.ts';
import { TRAP_DEFENCE } from '../content/numbers.ts';
import { survivorDef } from '../content/survivors.ts';
import { defences } from '../rules/encounter.ts';
import type { Encounter, Survivor, TerrorscapeState } from '../state.ts';
import { repels } from './dice.ts';

// What is open in an encounter (TS-R-15) and what lies behind the Survivors' screen is all that an attack depends on, but for the dice.

/** TS-ENC-12: what an answer to an attack comes to. */
export function ofDefence(state: TerrorscapeState, { details }: Option): Outlook[] {
  const { encounter } = state;
  const one = encounter?.defender == null ? undefined : state.survivors[encounter.defender];
  if (encounter === null || one === undefined) return [];
  const { plus } = (details ?? {}) as { readonly plus?: number };
  return outcomes(one, repels(one.fear, (plus ?? bare(one)) + trap(state, encounter), encounter.strength));
}

/** TS-ENC-10: whoever steps forward, with bare hands; at best with the best that there is to defend with, as far as this seat can look into the backpack. */
export function ofDefender(state: TerrorscapeState, seat: Seat, { id, seat: owner }: Survivor): Outlook[] {
  const { encounter, options } = state;
  const one = state.survivors.find((each) => each.id === id);
  if (encounter === null || one === undefined) return [];
  const strength = encounter.strength + fearCounts(encounter, one);
  const chanceWith = (plus: number): number => repels(one.fear, plus + trap(state, encounter), strength);
  const chance = chanceWith(bare(one));
  const best = chanceWith(bestOf(one));
  const isSeen = !options.onYourOwn || owner === seat;
  return outcomes(one, chance, isSeen && best > chance ? best : undefined);
}

const bare = ({ id }: Survivor): number => survivorDef(id).bareHands ?? 0;
const bestOf = (one: Survivor): number =>
  Math.max(...defences(one).map(({ details }) => ((details ?? {}) as { readonly plus?: number }).plus ?? bare(one)));

/** TS-ENC-17. */
const trap = ({ traps }: TerrorscapeState, { at }: Encounter): number => (traps.includes(at) ? TRAP_DEFENCE : 0);

/** Some attacks are as strong as the defender is afraid. */
const fearCounts = ({ card }: Encounter, { fear }: Survivor): number =>
  card !== null && skillDef(card).attack === 'fear' ? fear : 0;

/** TS-ENC-18, TS-ENC-21, TS-ENC-22. */
function outcomes({ health }: Survivor, chance: number, reach?: number): Outlook[] {
  const better = reach === undefined ? {} : { reach };
  const lost = health === 1 ? ({ key: 'dies', sign: '☠' } as const) : ({ key: 'wounded', sign: '!' } as const);
  return [
    { key: 'repels', chance, tone: 'good', sign: '✓', ...better },
    { ...lost, chance: 1 - chance, tone: 'bad' },
  ];
}
