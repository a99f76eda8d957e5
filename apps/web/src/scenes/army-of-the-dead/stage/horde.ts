import { type EquipmentId, equipment, GOALS } from '@dreadhouse/army-of-the-dead';
import { missionIn, type View } from '../view.ts';
import { type Change, type Changes, type Details, number, word } from './change.ts';

type Horde = Pick<View, 'groups' | 'abominations'>;
type Pool = View['pool'];

const isHorde = (type: string): type is 'shambler' | 'alpha' => type === 'shambler' || type === 'alpha';
const poolOf = (type: 'shambler' | 'alpha'): keyof Pool => (type === 'shambler' ? 'shamblers' : 'alphas');

/** So many more Shamblers or Alphas in a Zone, or fewer; groups stay in the order of the map. */
function changed(view: View, at: string, type: 'shambler' | 'alpha', by: number): View['groups'] {
  const known = view.groups.find((one) => one.at === at) ?? { at, shamblers: 0, alphas: 0, drowsy: 0 };
  const kind = poolOf(type);
  const group = { ...known, [kind]: Math.max(0, known[kind] + by) };
  const { byId } = missionIn(view).board;
  const placeOf = (zone: string): number => byId.get(zone)?.index ?? 0;
  return [...view.groups.filter((one) => one.at !== at), group]
    .filter(({ shamblers, alphas }) => shamblers + alphas > 0)
    .sort((a, b) => placeOf(a.at) - placeOf(b.at));
}

export function moved(view: View, type: string, from: string, to: string, count: number): Partial<Horde> {
  if (isHorde(type)) {
    const groups = changed(view, from, type, -count);
    return { groups: changed({ ...view, groups }, to, type, count) };
  }
  return {
    abominations: view.abominations.map((one) => (one.type === type && one.at === from ? { ...one, at: to } : one)),
  };
}

/** Figures come out of the box, as far as there are any. */
function comes(view: View, at: string, type: 'shambler' | 'alpha', wanted: number): Partial<View> {
  const kind = poolOf(type);
  const count = Math.min(wanted, view.pool[kind]);
  return { groups: changed(view, at, type, count), pool: { ...view.pool, [kind]: view.pool[kind] - count } };
}

const killed: Change = (view, details) => {
  const [type, at, count] = [word(details, 'type'), word(details, 'at'), number(details, 'count')];
  if (!isHorde(type)) return { abominations: view.abominations.filter((one) => one.type !== type || one.at !== at) };
  return { groups: changed(view, at, type, -count), ...laid(view, details, type, count) };
};

/** AD-GOAL-03: figures that count for a Personal Goal lie on its card, all others go back to the box. */
function laid(view: View, details: Details, type: 'shambler' | 'alpha', count: number): Partial<View> {
  const kind = poolOf(type);
  const fits = (goal: View['goals'][number]): boolean =>
    !goal.done && goal.owner === details['survivor'] && counts(view, goal.owner, type, word(details, 'at'));
  if (!view.goals.some(fits)) return { pool: { ...view.pool, [kind]: view.pool[kind] + count } };
  return { goals: view.goals.map((goal) => (fits(goal) ? { ...goal, [kind]: goal[kind] + count } : goal)) };
}

function counts(view: View, owner: View['goals'][number]['owner'], type: 'shambler' | 'alpha', at: string): boolean {
  const { kind } = GOALS[owner];
  if (kind === 'kill-shamblers') return type === 'shambler';
  if (kind === 'kill-alphas') return type === 'alpha';
  if (kind === 'kill-close') return type === 'alpha' && view.survivors.some((one) => one.id === owner && one.at === at);
  return kind === 'kill-melee' && isMelee(view.attack?.item);
}

function isMelee(item: string | undefined): boolean {
  if (item === undefined || item === 'truck' || item === 'machine-gun') return false;
  return equipment(item as EquipmentId).weapon?.kind === 'melee'; // attacks are made with Equipment otherwise
}

const shoved: Change = (view, details) => {
  const [from, to] = [word(details, 'from'), word(details, 'to')];
  const group = view.groups.find((one) => one.at === from);
  const after = { ...view, ...moved(view, 'shambler', from, to, group?.shamblers ?? 0) };
  return {
    ...moved(after, 'alpha', from, to, group?.alphas ?? 0),
    abominations: view.abominations.map((one) => (one.at === from ? { ...one, at: to } : one)),
    trapped: view.trapped.map((one) => (one.at === from ? { ...one, at: to } : one)),
  };
};

const woke: Change = (view, details) => {
  const at = word(details, 'at');
  const i = view.sleepers.indexOf(at);
  return { ...comes(view, at, 'shambler', number(details, 'count')), sleepers: view.sleepers.toSpliced(i, 1) };
};

const arrives = (view: View, details: Details): View['abominations'] => [
  ...view.abominations,
  { type: word(details, 'type') as View['abominations'][number]['type'], at: word(details, 'at') },
];

export const HORDE: Changes = {
  'zombies-move': (view, details) =>
    moved(view, word(details, 'type'), word(details, 'from'), word(details, 'to'), number(details, 'count')),
  spawned: (view, details) =>
    comes(view, word(details, 'at'), word(details, 'type') as 'shambler' | 'alpha', number(details, 'count')),
  aaahh: (view, details) => comes(view, word(details, 'at'), 'shambler', 1),
  'sleepers-woke': woke,
  'sleepers-eliminated': (view, details) => ({
    sleepers: view.sleepers.toSpliced(view.sleepers.indexOf(word(details, 'at')), 1),
  }),
  abomination: (view, details) => ({ abominations: arrives(view, details) }),
  'zeus-came': (view, details) => ({
    abominations: arrives(view, details),
    spawns: view.spawns.filter(({ kind }) => kind !== 'zeus'),
  }),
  unmasked: (view) => ({
    abominations: view.abominations.map((one) => (one.type === 'masked' ? { ...one, type: 'zeus' as const } : one)),
    progress: { ...view.progress, unmasked: true },
  }),
  trapped: (view, details) => ({
    trapped: [
      ...view.trapped,
      {
        at: word(details, 'at'),
        type: word(details, 'type') as View['trapped'][number]['type'],
        until: view.step === 'zombies' ? view.round + 1 : view.round,
      },
    ],
  }),
  killed,
  shoved,
};
