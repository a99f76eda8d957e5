import { dangerOf, type SkillId, type Token } from '@dreadhouse/army-of-the-dead';
import type { SeenSurvivor, View } from '../view.ts';
import { type Change, type Changes, eachOf, list, number, slotOf, theSurvivor, withoutOne, word } from './change.ts';

/** Somebody goes somewhere, and whoever follows them does too (AD-COMP-08). */
function goes(view: View, id: string, to: string): Partial<View> {
  const slot = slotOf(view, id);
  return {
    ...eachOf(view, id, () => ({ at: to })),
    companions: view.companions.map((one) => (one.alive && one.leader === slot ? { ...one, at: to } : one)),
  };
}

const wounded: Change = (view, details) => {
  const after = eachOf(view, word(details, 'survivor'), () => ({ health: number(details, 'health') }));
  return { ...after, danger: highest(after.survivors) };
};

const highest = (survivors: View['survivors']): number =>
  dangerOf(Math.max(0, ...survivors.filter(({ health }) => health > 0).map(({ adrenaline }) => adrenaline)));

/** AD-R-114: Equipment is gone; tokens and Companions stay behind. */
const eliminated: Change = (view, details) => {
  const id = word(details, 'survivor');
  const slot = slotOf(view, id);
  const one = view.survivors[slot];
  const loot = (one?.tokens ?? []).map((what) => ({ at: one?.at ?? '', what }));
  return {
    ...eachOf(view, id, () => ({ health: 0, tokens: [], hand: [], backpack: [] })),
    loot: [...view.loot, ...loot],
    companions: view.companions.map((each) => (each.leader === slot ? { ...each, leader: null } : each)),
    ...leaves(view, slot),
  };
};

const takesToken = theSurvivor((one, details) => ({ tokens: [...one.tokens, word(details, 'token') as Token] }));

/** Tokens and Companions that change hands; cards come to lie in their places when both have arranged them. */
const traded: Change = (view, details) => {
  const [one, other] = [word(details, 'survivor'), word(details, 'partner')];
  let seen: View = view;
  for (const thing of list(details, 'give')) seen = handed(seen, thing, one, other);
  for (const thing of list(details, 'take')) seen = handed(seen, thing, other, one);
  return { survivors: seen.survivors, companions: seen.companions };
};

function handed(view: View, thing: string, from: string, to: string): View {
  const leader = slotOf(view, to);
  if (view.companions.some(({ id }) => id === thing))
    return { ...view, companions: view.companions.map((one) => (one.id === thing ? { ...one, leader } : one)) };
  const giver = view.survivors.find(({ id }) => id === from);
  if (giver === undefined || !giver.tokens.includes(thing as Token)) return view;
  const after = eachOf(view, from, ({ tokens }) => ({ tokens: withoutOne(tokens, (token) => token === thing) }));
  return { ...view, ...eachOf(after, to, ({ tokens }) => ({ tokens: [...tokens, thing as Token] })) };
}

/** The first card of this face that is, or is not, out of ammo is turned over. */
function turned(one: SeenSurvivor, face: string, spent: boolean): Partial<SeenSurvivor> {
  const isIt = (item: SeenSurvivor['hand'][number]): boolean => item.face === face && item.spent !== spent;
  const turn = (items: SeenSurvivor['hand']): SeenSurvivor['hand'] => {
    const at = items.findIndex(isIt);
    return items.map((item, i) => (i === at ? { ...item, spent } : item));
  };
  return one.hand.some(isIt) ? { hand: turn(one.hand) } : { backpack: turn(one.backpack) };
}

type Seats = Pick<View, 'truck'>;

function leaves({ truck, companions }: View, slot: number): Partial<Seats> {
  if (truck === null) return {};
  const led = companions.filter(({ leader }) => leader === slot).map(({ id }) => id);
  return {
    truck: {
      ...truck,
      driver: truck.driver === slot ? null : truck.driver,
      gunner: truck.gunner === slot ? null : truck.gunner,
      passengers: truck.passengers.filter((one) => one !== slot),
      companions: truck.companions.filter((id) => !led.includes(id)),
    },
  };
}

const sits: Change = (view, details) => {
  const slot = slotOf(view, word(details, 'survivor'));
  const { truck } = { ...view, ...leaves(view, slot) };
  if (truck === null) return {};
  const led = view.companions.filter(({ leader, alive }) => alive && leader === slot).map(({ id }) => id);
  const seat = word(details, 'seat');
  return {
    truck: {
      ...truck,
      ...(seat === 'driver' ? { driver: slot } : seat === 'gunner' ? { gunner: slot } : {}),
      passengers: seat === 'passenger' ? [...truck.passengers, slot] : truck.passengers,
      companions: [...truck.companions, ...led],
    },
  };
};

const drove: Change = (view, details) => {
  const { truck } = view;
  if (truck === null) return {};
  const to = word(details, 'to');
  const aboard = [truck.driver, truck.gunner, ...truck.passengers];
  return {
    truck: { ...truck, at: to },
    survivors: view.survivors.map((one, slot) => (aboard.includes(slot) ? { ...one, at: to } : one)),
    companions: view.companions.map((one) => (truck.companions.includes(one.id) ? { ...one, at: to } : one)),
  };
};

export const SURVIVORS: Changes = {
  moved: (view, details) => goes(view, word(details, 'survivor'), word(details, 'to')),
  saved: (view, details) => goes(view, word(details, 'survivor'), word(details, 'to')),
  wounded,
  eliminated,
  healed: theSurvivor((_one, details) => ({ health: number(details, 'health') })),
  'companion-lost': (view, details) => ({
    companions: view.companions.map((one) => (one.id === details['survivor'] ? { ...one, alive: false } : one)),
  }),
  adrenaline: (view, details) => {
    const after = eachOf(view, word(details, 'survivor'), () => ({ adrenaline: number(details, 'total') }));
    return { ...after, danger: highest(after.survivors) };
  },
  'skill-chosen': theSurvivor((one, details) => ({ skills: [...one.skills, word(details, 'skill') as SkillId] })),
  'objective-taken': (view, details) => ({
    ...takesToken(view, details),
    objectives: view.objectives.toSpliced(view.objectives.indexOf(word(details, 'at')), 1),
    progress: {
      ...view.progress,
      red: view.progress.red + (details['token'] === 'red' ? 1 : 0),
    },
  }),
  'picked-up': (view, details) => ({
    ...takesToken(view, details),
    loot: withoutOne(view.loot, ({ at, what }) => at === details['at'] && what === details['token']),
  }),
  recruited: (view, details) => {
    const slot = slotOf(view, word(details, 'survivor'));
    const at = view.survivors[slot]?.at ?? '';
    return {
      companions: view.companions.map((one) =>
        one.id === details['companion'] ? { ...one, at, leader: slot, recruited: true } : one,
      ),
    };
  },
  traded,
  'out-of-ammo': theSurvivor((one, details) => turned(one, word(details, 'item'), true)),
  reloaded: theSurvivor((one, details) => turned(one, word(details, 'item'), false)),
  boarded: sits,
  'changed-seat': sits,
  'got-out': (view, details) => leaves(view, slotOf(view, word(details, 'survivor'))),
  drove,
};
