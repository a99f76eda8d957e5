import type { VigilView } from '@dreadhouse/vigil';
import type { Moment } from '../../contract/table.ts';

/** Moments of this scene hold views of its own game. */
export function viewOf({ view }: Pick<Moment, 'view'>): VigilView {
  return view as VigilView;
}
