import {
  ADD,
  becomeSpecial,
  chooseOne,
  decideSpace,
  divert,
  type EventCard,
  type FinalGirl,
  farthestVictimFromKiller,
  firstSteps,
  heroineSpace,
  killerSpace,
  killVictims,
  lasts,
  loseHealth,
  type Me,
  moveVictim,
  nearest,
  nearestVictimToHeroine,
  placeToken,
  raiseHorror,
  remember,
  roleOf,
  type SpaceId,
  type Thing,
  type VictimId,
  victims,
  victimsOfRole,
  victimsOn,
} from '../kit.ts';

const LAKE = 'lake';
const TUNNEL_ENDS: readonly SpaceId[] = ['cabins', 'dock', 'tool_shed'];

/** Where a special victim of this event stands, if it does. */
function whereIs(g: FinalGirl, role: string): SpaceId | null {
  const [id] = victimsOfRole(g, role);
  return id === undefined ? null : (victims(g).find((one) => one.id === id)?.space ?? null);
}

/** ce08: the two ends of the tunnel are adjacent for the heroine and those who follow her. */
function tunnelFrom(me: Me, from: SpaceId): SpaceId[] {
  const { one, other } = me.memory;
  if (from === one) return [other as SpaceId];
  return from === other ? [one as SpaceId] : [];
}

function* digTunnel(g: FinalGirl) {
  const pairs = [
    ['cabins', 'dock'],
    ['cabins', 'tool_shed'],
    ['dock', 'tool_shed'],
  ] as const;
  const pick = yield* chooseOne(
    g,
    'tunnel',
    'FG-BRD-18',
    pairs.map((pair) => pair.join('-')),
  );
  const [one = TUNNEL_ENDS[0], other = TUNNEL_ENDS[1]] = pick.split('-');
  remember(g, 'ce08', { one: one as SpaceId, other: other as SpaceId });
}

function* drownAll(g: FinalGirl) {
  placeToken(g, 'black-water', LAKE);
  yield* killVictims(g, victimsOn(g, LAKE), { cause: 'ce07' });
}

/** ce09: the victim nearest to the killer, but not with him, goes one step toward him. */
function* walkToDeath(g: FinalGirl) {
  const killer = killerSpace(g);
  if (killer === null) return;
  const elsewhere = victims(g).filter((one) => one.space !== killer);
  const close = nearest(
    g,
    killer,
    elsewhere.map((one) => one.space),
    'killer',
  );
  if (close.length === 0) return;
  const from = decideSpace(g, close, { rule: 'FG-PRIN-01' });
  const [id] = elsewhere.filter((one) => one.space === from).map((one): VictimId => one.id);
  const steps = firstSteps(g, from, killer, 'victim');
  if (id !== undefined && steps.length > 0)
    yield* moveVictim(g, id, decideSpace(g, steps, { rule: 'FG-R-55' }), 'ce09');
}

export const campEvents: readonly EventCard[] = [
  {
    id: 'ce01',
    stays: true,
    *onVictimKilled(g, _me, death) {
      const left = victimsOn(g, death.space);
      if (left.length === 1) yield* killVictims(g, left, { cause: 'ce01' });
    },
  },
  {
    id: 'ce02',
    stays: true,
    special: ['blue'],
    effects: [becomeSpecial('ce02', ['blue'], nearestVictimToHeroine)],
    *onVictimKilled(g, _me, death) {
      if (death.role === 'ce02' && death.space === heroineSpace(g)) lasts(g, 'twelve-time', 'start-of-action');
    },
    badDeath: (g, _me, victim) => (roleOf(g, victim) === 'ce02' && whereIs(g, 'ce02') === heroineSpace(g) ? -1 : 0),
  },
  { id: 'ce03', effects: [ADD(2, 'cabins'), ADD(2, 'dock'), ADD(2, 'campfire')] },
  { id: 'ce04', stays: true, followLimit: () => -1 },
  {
    id: 'ce05',
    stays: true,
    *onVictimSaved(g, me) {
      if (g.state.tally.savedThisPhase > 1) yield* loseHealth(g, 1, me.key);
    },
  },
  {
    id: 'ce06',
    stays: true,
    special: ['white'],
    effects: [becomeSpecial('ce06', ['white'], nearestVictimToHeroine)],
    followsToKiller: (g, _me, victim) => roleOf(g, victim) === 'ce06',
    dice: (g) => (whereIs(g, 'ce06') === heroineSpace(g) ? 1 : 0),
    *onVictimKilled(g, me, death) {
      if (death.role === 'ce06' && death.space === heroineSpace(g))
        yield* raiseHorror(g, 5, { from: 'event', card: me.key });
    },
    badDeath: (g, _me, victim) => (roleOf(g, victim) === 'ce06' ? (whereIs(g, 'ce06') === heroineSpace(g) ? 5 : 1) : 0),
  },
  {
    id: 'ce07',
    stays: true,
    effects: [drownAll],
  },
  {
    id: 'ce08',
    stays: true,
    effects: [digTunnel],
    extraWays: (_g, me, from, mover) => (mover === 'heroine' || mover === 'follower' ? tunnelFrom(me, from) : []),
  },
  {
    id: 'ce09',
    stays: true,
    *upkeep(g) {
      yield* walkToDeath(g);
    },
  },
  {
    id: 'ce10',
    stays: true,
    special: ['orange'],
    effects: [becomeSpecial('ce10', ['orange'], farthestVictimFromKiller)],
    *retarget(g, _me, aim) {
      const space = whereIs(g, 'ce10');
      if (aim.enemy !== 'killer' || space === null) return;
      divert(g, aim, space, 'ce10');
    },
    forbidsSaving: (g, _me, victim) =>
      roleOf(g, victim) === 'ce10' && victims(g).length > 1 ? 'saved-last' : undefined,
    bloodlustForDeath: (_g, _me, death) => (death.role === 'ce10' ? 1 : 0),
    badDeath: (g, _me, victim) => (roleOf(g, victim) === 'ce10' ? 3 : 0),
  },
];

/** ce07: victims that enter the Lake die. */
export const blackWater: Thing = {
  id: 'black-water',
  *onEnter(g, me, figure, space) {
    if (space === me.token?.space && victims(g).some((one) => one.id === figure)) {
      yield* killVictims(g, [figure], { cause: 'ce07' });
    }
  },
};

export const campLasting: readonly Thing[] = [
  /** ce02: the next Action phase starts with 12 time. */
  { id: 'twelve-time', timeAtStart: () => 12 },
];
