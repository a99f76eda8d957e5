import type { CSSProperties } from 'react';
import { vars } from '../../../kit/basics/tone.ts';

/** The four Danger Levels, by what they are called. */
export const LEVELS = ['danger-0', 'danger-1', 'danger-2', 'danger-3'] as const;

export const levelName = (level: number): (typeof LEVELS)[number] => LEVELS[level] ?? 'danger-3';

export const levelTone = (level: number): CSSProperties => vars({ '--level': `var(--${levelName(level)})` });
