/** Something that is wrong with a haunt, or looks as if it were. */
export interface Finding {
  readonly severity: 'error' | 'warning';
  readonly message: string;
}

export const wrong = (message: string): Finding => ({ severity: 'error', message });
export const odd = (message: string): Finding => ({ severity: 'warning', message });
