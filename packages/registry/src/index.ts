import type { AnyGame } from '@dreadhouse/engine';

/** A game that ships with Dreadhouse, before anything of it is loaded. */
interface Registered {
  readonly id: string;
  /** Its name as it stands on the box, in every language. */
  readonly title: string;
  /** Its rules. */
  readonly load: () => Promise<AnyGame>;
}

/** Every game, in the order of the shelf. Page, server, command line and benchmarks read this list; a further game is one more line. */
export const REGISTERED: readonly Registered[] = [
  { id: 'final-girl', title: 'Final Girl', load: async () => (await import('@dreadhouse/final-girl')).finalGirl },
  { id: 'terrorscape', title: 'Terrorscape', load: async () => (await import('@dreadhouse/terrorscape')).terrorscape },
  {
    id: 'army-of-the-dead',
    title: 'Army of the Dead',
    load: async () => (await import('@dreadhouse/army-of-the-dead')).armyOfTheDead,
  },
  {
    id: 'betrayal',
    title: 'Betrayal at House on the Hill',
    load: async () => (await import('@dreadhouse/betrayal')).betrayal,
  },
  {
    id: 'nemesis-lockdown',
    title: 'Nemesis: Lockdown',
    load: async () => (await import('@dreadhouse/nemesis-lockdown')).nemesisLockdown,
  },
];

export function registered(id: string): Registered | undefined {
  return REGISTERED.find((game) => game.id === id);
}
