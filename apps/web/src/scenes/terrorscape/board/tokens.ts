import { mansion } from '@dreadhouse/terrorscape';
import { icon } from '../../../look/icon.ts';
import type { View } from '../view.ts';

/** What lies in a room, from the left: what it looks like, what it is called, and what the rulebook has on it. */
export function tokensIn({ noise, lastNoise, team, firecracker, survivors, killer, plan }: View, id: string) {
  const isNoisy = noise.includes(id);
  const isTrap = team?.traps.includes(id) === true;
  const isDecoy = plan !== undefined && 'marker' in plan && plan.marker === id;
  const isOld = lastNoise.includes(id) && !isNoisy;
  const isGrave = survivors.some(({ at, health }) => health === 0 && at === id);
  const tokens = [
    { isHere: isNoisy || team?.everywhere === true, look: 'noise', icon: icon('sound-waves'), rule: 'TS-NOISE-01' },
    { isHere: isOld, look: 'old-noise', icon: icon('sound-waves'), rule: 'TS-STEP0-09' },
    { isHere: firecracker === id, look: 'firecracker', icon: icon('dynamite'), rule: 'TS-NOISE-03' },
    { isHere: isTrap, look: 'trap', icon: icon('wolf-trap'), rule: 'TS-R-13' },
    { isHere: isDecoy, look: 'marker', icon: icon('position-marker'), rule: 'plan.decoys' },
    { isHere: isGrave, look: 'body', icon: icon('tombstone'), rule: 'TS-R-22' },
    { isHere: killer.sneak?.from === id, look: 'last-seen', icon: icon('footprint'), rule: 'TS-KW-20' },
  ] as const;
  return tokens.filter(({ isHere }) => isHere);
}

const PRINTED = [
  { name: 'radio', rule: 'TS-RADIO-01', on: [mansion.radio] },
  { name: 'ransack', rule: 'TS-RANS-01', on: mansion.ransack },
  { name: 'main-exit', rule: 'TS-WIN-02', on: [mansion.mainExit] },
  { name: 'hidden-exit', rule: 'TS-WIN-03', on: [mansion.hiddenExit] },
] as const;

/** What is printed on a room. */
export const printedIn = (id: string) => PRINTED.filter(({ on }) => on.includes(id));
