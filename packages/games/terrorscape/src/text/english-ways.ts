import type { Ways } from './ways.ts';

const inside = (name: string): Ways => ({ at: `in the ${name}`, to: `to the ${name}`, from: `from the ${name}` });

/** Rooms as a sentence has them. */
export const ENGLISH_WAYS: Readonly<Record<string, Ways>> = {
  C1: inside('Entrance Hall'),
  C2: inside('Gallery'),
  C3: inside('Corridor'),
  C4: inside('Study'),
  C5: inside('Library'),
  N1: inside('Living Room'),
  N2: inside('Dining Room'),
  N3: inside('Kitchen'),
  N4: inside('Storeroom'),
  N5: inside('Banquet Hall'),
  Z1: { at: 'on the Back Path', to: 'to the Back Path', from: 'from the Back Path' },
  Z2: inside('Cemetery'),
  Z3: inside('Shed'),
  Z4: inside('Greenhouse'),
  Z5: inside('Garden'),
};
