import type { Mind } from '../contract/mind.ts';

const MINDS: Readonly<Record<string, () => Promise<{ readonly mind: Mind }>>> = {
  'final-girl': () => import('../scenes/final-girl/mind.ts'),
  terrorscape: () => import('../scenes/terrorscape/mind.ts'),
  'army-of-the-dead': () => import('../scenes/army-of-the-dead/mind.ts'),
};

export async function loadMind(id: string): Promise<Mind> {
  const load = Object.hasOwn(MINDS, id) ? MINDS[id] : undefined;
  if (load === undefined) throw new Error(`There is no game "${id}".`);
  return (await load()).mind;
}
