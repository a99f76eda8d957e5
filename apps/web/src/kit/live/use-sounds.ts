import { useEffect, useRef } from 'react';
import { settings } from '../../settings/settings.ts';
import { SUDDEN } from '../../sound/cues.ts';
import { play } from '../../sound/player.ts';
import { useTable } from '../table/context.tsx';

/** Who waited this long, in milliseconds, may be looking elsewhere and is called back. */
const LONG_WAIT = 2500;

/** Makes the table heard: events as they are shown, and the call to decide after a wait. Called once, by the shell. */
export function useSounds(): void {
  const { scene, event, moment, past } = useTable();
  useEffect(() => {
    const cue = event === null ? null : scene.events.sound(event);
    if (cue !== null && !(settings().calm && SUDDEN.has(cue))) play(cue);
  }, [event, scene]);

  const asked = moment.decision !== null && past === null;
  const waitingSince = useRef<number | null>(null);
  useEffect(() => {
    if (!asked) {
      waitingSince.current ??= performance.now();
      return;
    }
    const waited = waitingSince.current === null ? 0 : performance.now() - waitingSince.current;
    waitingSince.current = null;
    if (waited > LONG_WAIT) play('turn');
  }, [asked]);

  const { outcome } = moment;
  const ended = useRef(outcome !== null);
  useEffect(() => {
    if (outcome !== null && !ended.current && past === null)
      play(outcome.winners.includes(Number(moment.viewer)) ? 'win' : 'lose');
    ended.current = outcome !== null;
  }, [outcome, moment.viewer, past]);
}
