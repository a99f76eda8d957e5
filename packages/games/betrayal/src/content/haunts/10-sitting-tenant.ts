import type { Aim, Betrayal, FigureId, Floor, Hands, MonsterState, Rated, Rules, Seat } from '../kit.ts';
import {
  advance,
  BASEMENT,
  checkEnds,
  damage,
  ELEVATOR,
  ensureTile,
  explorersOn,
  haunt,
  isMonster,
  isStart,
  living,
  othersAlive,
  place,
  placeToken,
  plainDice,
  REGIONS,
  removeToken,
  roundOf,
  say,
  step,
  strip,
  tileOf,
  tiles,
  tilesIn,
  tokensOf,
  UPPER,
  whereAre,
} from '../kit.ts';
import {
  allNames,
  carriedSheets,
  floorOf,
  handing,
  isOmenTile,
  isOpen,
  maySign,
  memory,
  namesNeeded,
  sheetOf,
  unsigned,
} from './10-sheets.ts';
import { bells, farthest, goals, nextTile, ROUND, road, tenants, WITH_OMEN } from './10-tenants-road.ts';

const numbers = { lease: [9, 9, 10, 10], names: [3, 4, 4, 5], dice: [5, 5, 6, 6] } as const;
type Mine = Hands<typeof memory, typeof numbers, 'none'>;
const isTenant = (who: FigureId): boolean => isMonster(who) && who.startsWith('tenant:');

/** A reached Waypoint goes to another random tile of its region, and he to the next. */
function moveOn(g: Betrayal, me: Mine, region: Floor): void {
  me.memory.next = ROUND[(ROUND.indexOf(region) + 1) % ROUND.length] ?? 'ground';
  const [point] = tokensOf(g, `waypoint-${region}`);
  const others = tilesIn(g, region).filter((tile) => !isStart(tile) && tile !== point?.at);
  if (point === undefined || others.length === 0) return;
  removeToken(g, point);
  placeToken(g, point.kind, { at: g.pick('waypoint', others) });
}

/** Down the cellar stairs; Sheets are torn, unless it was about serving them. */
function* throwOut(g: Betrayal, me: Mine, seat: Seat, tears = true): Rules {
  say(g, 'caught', { who: seat });
  for (const region of tears ? carriedSheets(g, seat) : []) {
    strip(g, seat, `sheet-${region}`);
    Object.assign(sheetOf(me, region), { signer: null, names: [] });
    me.memory.lease += 1;
  }
  yield* place(g, seat, BASEMENT);
  yield* damage(g, seat, 'physical', 1, 'BH-STRUCT-05');
}

function* walk(g: Betrayal, me: Mine, tenant: MonsterState): Rules {
  const caught = new Set<Seat>();
  let heard = false;
  for (let left = Math.max(1, yield* plainDice(g, me.n.dice)); left > 0; left--) {
    const goal = goals(g, me.memory.next, heard).find(({ at }) => nextTile(g, tenant, at) !== undefined);
    const next = goal && nextTile(g, tenant, goal.at);
    if (goal === undefined || next === undefined) break;
    if (goal.region !== null) me.memory.next = goal.region;
    yield* step(g, tenant.id, next);
    for (const seat of explorersOn(g, next)) {
      if (caught.has(seat)) continue;
      caught.add(seat);
      yield* throwOut(g, me, seat);
    }
    if (tenant.at !== goal.at) continue;
    if (goal.region === null) heard = true;
    else moveOn(g, me, goal.region);
  }
  bells.sweepUp(g);
}

function aims(g: Betrayal, me: Mine, seat: Seat): Aim[] {
  const mine = carriedSheets(g, seat);
  const way = road(g, me.memory.next);
  const others = othersAlive(g, seat);
  const isEnough = allNames(me).size >= namesNeeded(g, me);
  const tenant = tenants.first(g);
  if (mine.length === REGIONS.length && isEnough && tenant !== undefined) return [{ worth: 12, at: [tenant.at] }];
  const missing = unsigned(me);
  const places = maySign(g, me, seat) ? tiles(g).filter((tile) => isOpen(g, me, tile)) : [];
  const wantsDown = places.length > 0 && missing.join() === 'basement' && mine.length === 0;
  const holders = others.filter((other) => carriedSheets(g, other).length > 0);
  const nameless = others.filter((other) => !allNames(me).has(other));
  return [
    { worth: 7, at: places },
    {
      worth: mine.length === 0 && allNames(me).has(seat) ? 1 : 5,
      at: whereAre(g, mine.length > 0 && !isEnough ? [...holders, ...nameless] : holders),
    },
    ...(wantsDown ? [{ worth: 6, at: way.slice(0, 4) }] : []),
    ...(mine.length > 0
      ? [{ worth: 9, shun: [...way.slice(0, 8), ...(tenant === undefined ? [] : [tenant.at])] }]
      : []),
  ];
}

export const sittingTenant = haunt<Mine>({
  number: 10,
  type: 'none',
  numbers,
  memory,
  cellar: 'up-only',
  monstersAct: () => 'when-called',
  books: { all: ['tenant', 'walk', 'caught', 'custody'] },
  counters: { lease: { goal: 'lease' } },
  tallies: {
    sheet: { count: (_g, me) => REGIONS.length - unsigned(me).length, goal: () => REGIONS.length },
    names: { count: (_g, me) => allNames(me).size, goal: namesNeeded },
  },
  tokens: [
    bells,
    ...REGIONS.map((region) => ({ id: `waypoint-${region}` })),
    ...REGIONS.map((region) => ({ id: `sheet-${region}`, carried: { most: 1 } })),
  ],
  monsters: {
    tenant: {
      traits: { might: 0, speed: 0, knowledge: 0, sanity: 0 },
      ...{ attack: 'never', harmed: 'unharmed', attackable: false, pushed: 'never', ownTurn: false },
    },
  },
  setup: {
    *all(g) {
      const revealer = g.state.haunt?.revealer ?? 0;
      for (const region of [...REGIONS].reverse())
        if (!tilesIn(g, region).some(isOmenTile)) yield* ensureTile(g, WITH_OMEN[region], revealer, [region]);
      tenants.spawn(g, UPPER);
      for (const region of REGIONS) placeToken(g, `waypoint-${region}`, { at: farthest(g, region) });
    },
  },
  noWay: (_g, _me, from, to, who) =>
    isTenant(who) && (to === ELEVATOR || (from === 'laundry-chute' && to === BASEMENT)) ? 'kept-from-it' : undefined,
  *endOfTurn(g, me, seat) {
    if (living(g).includes(seat) && tenants.first(g)?.at === tileOf(g, seat)) yield* throwOut(g, me, seat);
  },
  *endOfRound(g, me) {
    const tenant = tenants.first(g);
    if (tenant !== undefined) yield* walk(g, me, tenant);
    advance(g, me.memory, 'lease');
    checkEnds(g);
  },
  /** Custody: whoever has it, even for a moment, has signed for it. */
  onGain(_g, me, who, what) {
    const region = REGIONS.find((one) => what === `sheet-${one}`);
    if (region === undefined) return;
    const { names } = sheetOf(me, region);
    if (!names.includes(who)) names.push(who);
  },
  actions: {
    'ring-the-bell': {
      by: 'all',
      limit: { times: 1, per: 'round', of: 'side' },
      can: (g, me, _who, at) =>
        isStart(at) && (me.memory.rung === 0 || roundOf(g) - me.memory.rung >= 2 || 'used-already'),
      does(g, me, { at }) {
        me.memory.rung = roundOf(g);
        bells.place(g, { at });
      },
    },
    sign: {
      by: 'all',
      roll: ['knowledge', 'sanity'],
      can: (g, me, who, at) => isOpen(g, me, at) && (maySign(g, me, who) || 'used-already'),
      rows: {
        4(g, me, { who, at }) {
          const region = floorOf(g, at);
          if (region === undefined) return;
          Object.assign(sheetOf(me, region), { signer: who, names: [who] });
          placeToken(g, `sheet-${region}`, { on: who });
        },
      },
    },
    serve: {
      by: 'all',
      roll: ['might', 'sanity'],
      can: (g, me, who, at) =>
        tenants.first(g)?.at === at &&
        carriedSheets(g, who).length === REGIONS.length &&
        allNames(me).size >= namesNeeded(g, me),
      rows: {
        5(_g, me) {
          me.memory.served = true;
        },
        *0(g, me, { who }) {
          g.state.turn.over = true;
          yield* throwOut(g, me, who, false);
        },
      },
    },
  },
  tells: ['caught', 'lease'],
  ends: [
    { side: 'heroes', why: 'served', when: (_g, me) => me.memory.served },
    { side: 'house', why: 'expired', reached: 'lease' },
  ],
  progress: {
    heroes: (g, me) =>
      (REGIONS.length - unsigned(me).length) * 0.2 + 0.3 * Math.min(1, allNames(me).size / namesNeeded(g, me)),
    traitor: 'lease',
  },
  aims,
  likes: {
    sign: 9,
    serve: 15,
    'ring-the-bell': (g, _me, seat) => {
      const isReady = living(g).some((one) => carriedSheets(g, one).length === REGIONS.length);
      return isReady && carriedSheets(g, seat).length === 0 && !bells.lieOn(g, tileOf(g, seat)) ? 0.3 : -1;
    },
    ...Object.fromEntries(
      REGIONS.map((region) => [
        `hand-sheet-${region}`,
        (g: Betrayal, me: Mine, seat: Seat, { rest }: Rated) => handing(g, me, seat, Number(rest)),
      ]),
    ),
  },
});
