import { registered } from '@dreadhouse/registry';
import type { Mind } from '../contract/mind.ts';

const MINDS = import.meta.glob<{ readonly mind: Mind }>('../scenes/*/mind.ts');

export async function loadMind(id: string): Promise<Mind> {
  const load = registered(id) === undefined ? undefined : MINDS[`../scenes/${id}/mind.ts`];
  if (load === undefined) throw new Error(`There is no game "${id}".`);
  return (await load()).mind;
}
