import { useCallback, useEffect, useState } from 'react';
import { useSettings } from '../../settings/settings.ts';

/** How long each decision is looked at, at ease. */
const PAUSE = 1100;

export interface Playback {
  readonly playing: boolean;
  readonly toggle: () => void;
  /** Stops, and goes there. */
  readonly go: (position: number) => void;
}

/** Goes on by itself, decision by decision, as fast as events are set to be shown; from the start when it stands at the end. */
export function usePlayback(at: number, start: number, end: number, seek: (position: number) => void): Playback {
  const { speed } = useSettings();
  const [playing, setPlaying] = useState(false);
  useEffect(() => {
    if (!playing) return;
    const timer = setTimeout(() => (at >= end ? setPlaying(false) : seek(at + 1)), PAUSE / Math.max(speed, 0.5));
    return () => clearTimeout(timer);
  }, [playing, at, end, seek, speed]);
  const toggle = useCallback(() => {
    if (!playing && at >= end) seek(start);
    setPlaying(!playing);
  }, [playing, at, start, end, seek]);
  const go = (position: number): void => {
    setPlaying(false);
    seek(position);
  };
  return { playing: playing && at < end, toggle, go };
}
