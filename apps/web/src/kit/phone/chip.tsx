import type { ReactNode } from 'react';

interface Props {
  /** What lessons and log lines point at. */
  readonly target: string;
  readonly spoken: string;
  /** Something inside it can be chosen. */
  readonly lit?: boolean;
  readonly open: () => void;
  readonly children: ReactNode;
}

/** Opens a part of the table for which there is no room: signs for the eye, a sentence for the ear. */
export function Chip({ target, spoken, lit = false, open, children }: Props) {
  return (
    <button type="button" data-target={target} data-lit={lit || undefined} onClick={open}>
      <span className="for-ears">{spoken}</span>
      <span aria-hidden="true">{children}</span>
    </button>
  );
}
