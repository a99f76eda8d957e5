import type { LocationId } from '../content/board.ts';
import type { NoiseCause } from '../events.ts';
import { followTrails } from '../notebook/report.ts';
import type { Terrorscape } from '../state.ts';
import { team } from './team.ts';

/**
 * TS-NOISE-01: one token per location, however often there is noise. TS-NOISE-05: it says neither who nor how often. TS-RPT-05: the
 * Killer hears of it at the end of the phase.
 */
export function makeNoise(g: Terrorscape, at: LocationId, cause: NoiseCause, rule: string): void {
  const { state } = g;
  if (state.noise.includes(at)) return;
  state.noise.push(at);
  g.tell(team(g), 'noise-made', { at, cause, rule });
}

/** TS-NOISE-02: noise in every location. */
export function noiseEverywhere(g: Terrorscape): void {
  g.state.everywhere = true;
  g.tell(team(g), 'noise-everywhere', { rule: 'TS-NOISE-02' });
}

/** TS-FEAR-04, TS-FEAR-05: a panic is heard at once. TS-AMB-08: whatever noise there is already. TS-NOISE-06: it stays until step 0. */
export function panicNoise(g: Terrorscape, at: LocationId): void {
  const { state } = g;
  if (!state.noise.includes(at)) state.noise.push(at);
  if (state.firecracker === null && !state.reported.includes(at)) state.reported.push(at);
}

/** TS-STEP0-01, TS-STEP0-08: all noise goes. TS-STEP0-09, TS-AMB-04: what was reported is remembered, but is no noise any more. */
export function clearNoise(g: Terrorscape): void {
  const { state } = g;
  state.lastNoise = state.reported;
  state.lastEverywhere = state.firecracker !== null;
  state.noise = [];
  state.everywhere = false;
  state.reported = [];
  state.firecracker = null;
}

/** TS-RPT-01, TS-RPT-02: the Survivors tell where there is noise, truly and all of it; the engine does it for them. */
export function reportNoise(g: Terrorscape): void {
  const { state } = g;
  if (state.everywhere) {
    // TS-NOISE-03, TS-RPT-04: the token says "everywhere", and hides all other noise (TS-NOISE-04). TS-R-11: nobody but the Killer knows more
    // than the last open location.
    state.firecracker = state.killer.sneak?.from ?? state.killer.at;
    const card = state.discard.find((one) => one.endsWith('.firecracker'));
    if (card !== undefined && !state.seen.includes(card)) state.seen.push(card);
    g.reveal('all', 'firecracker-reported', { at: state.firecracker, rule: 'TS-RPT-04' });
  } else {
    state.reported = [...state.noise].sort();
    g.reveal('all', 'noise-reported', { at: state.reported.slice(), rule: 'TS-RPT-01' });
  }
  followTrails(state); // TS-RPT-03: the Killer knows no more than that
}

/** Whether the Killer has been told of noise there. */
export function heardNoise(g: Terrorscape, at: LocationId): boolean {
  return g.state.firecracker !== null || g.state.reported.includes(at);
}
