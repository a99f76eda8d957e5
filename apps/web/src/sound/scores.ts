import type { Cue } from './cues.ts';
import type { Synth } from './synth.ts';

function dice(synth: Synth): void {
  for (const at of [0, 0.07, 0.13, 0.21, 0.31]) {
    synth.noise({ at, seconds: 0.05, gain: 1.6, from: 2600 - at * 3000, narrow: 5 });
    synth.tone({ at, from: 420 - at * 500, seconds: 0.03, gain: 0.3, wave: 'triangle' });
  }
}

function beat(synth: Synth, at: number): void {
  synth.tone({ at, from: 62, to: 38, seconds: 0.16, gain: 0.9 });
  synth.tone({ at: at + 0.2, from: 54, to: 34, seconds: 0.18, gain: 0.6 });
}

function chord(synth: Synth, at: number, notes: readonly number[], seconds: number, wave: OscillatorType): void {
  for (const from of notes) synth.tone({ at, from, seconds, gain: 0.8 / notes.length, wave });
}

/** What each cue sounds like. An old cassette: soft attacks, a little flutter, nothing shrill. */
export const SCORES: Readonly<Record<Cue, (synth: Synth) => void>> = {
  turn(synth) {
    synth.tone({ from: 523, seconds: 0.22, gain: 0.3, wave: 'triangle' });
    synth.tone({ at: 0.12, from: 784, seconds: 0.34, gain: 0.3, wave: 'triangle' });
  },
  dice,
  step(synth) {
    synth.noise({ seconds: 0.12, gain: 3, from: 420, to: 180, narrow: 1.5 });
    synth.tone({ from: 110, to: 60, seconds: 0.08, gain: 0.3 });
  },
  card(synth) {
    synth.noise({ seconds: 0.16, gain: 0.8, from: 1800, to: 4200, narrow: 1.5 });
  },
  hit(synth) {
    synth.noise({ seconds: 0.16, gain: 1.8, from: 900, to: 180, narrow: 0.8 });
    synth.tone({ from: 150, to: 48, seconds: 0.24, gain: 0.8 });
  },
  death(synth) {
    synth.tone({ from: 220, to: 55, seconds: 0.9, gain: 0.35, wave: 'sawtooth' });
    synth.tone({ from: 233, to: 52, seconds: 0.9, gain: 0.25, wave: 'sawtooth' });
    synth.noise({ at: 0.05, seconds: 0.5, gain: 0.25, from: 700, to: 120 });
  },
  saved(synth) {
    for (const [i, from] of [392, 494, 587, 784].entries())
      synth.tone({ at: i * 0.09, from, seconds: 0.4, gain: 0.26, wave: 'triangle' });
  },
  fright(synth) {
    chord(synth, 0, [466, 494, 659], 0.55, 'sawtooth');
  },
  heartbeat(synth) {
    for (const at of [0, 0.85, 1.7]) beat(synth, at);
  },
  win(synth) {
    chord(synth, 0, [262, 330, 392], 0.5, 'triangle');
    chord(synth, 0.45, [294, 370, 440], 0.5, 'triangle');
    chord(synth, 0.9, [330, 415, 494, 659], 1.4, 'triangle');
  },
  lose(synth) {
    chord(synth, 0, [220, 262, 311], 0.8, 'triangle');
    chord(synth, 0.7, [208, 247, 294], 0.8, 'triangle');
    chord(synth, 1.4, [110, 131, 156], 2, 'triangle');
  },
};
