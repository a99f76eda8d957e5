import { onSettings, settings } from '../settings/settings.ts';
import type { Cue } from './cues.ts';
import { SCORES } from './scores.ts';
import { Synth } from './synth.ts';

/** Modest, at the loudest: cues accompany the table, they do not fill the room. */
const LOUDEST = 0.42;
/** A cue that comes again within this time, in seconds, is the same cue. */
const SAME = 0.07;

let synth: Synth | null = null;
let touched = false;
const lastPlayed = new Map<Cue, number>();

/** Browsers allow sound once somebody has touched the page; before that nothing is even made. */
for (const kind of ['pointerdown', 'keydown']) {
  globalThis.addEventListener?.(kind, () => {
    touched = true;
    void synth?.wake();
  });
}

function volume(): number {
  return LOUDEST * settings().volume;
}

onSettings(() => synth?.setVolume(volume()));

export function play(cue: Cue): void {
  if (!settings().sound || !touched || document.hidden) return;
  synth ??= Synth.inThisBrowser(volume());
  if (synth === null) return;
  const { now } = synth;
  if (now - (lastPlayed.get(cue) ?? Number.NEGATIVE_INFINITY) < SAME) return;
  lastPlayed.set(cue, now);
  SCORES[cue](synth);
}
