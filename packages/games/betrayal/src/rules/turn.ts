import type { Option, Rules, Seat } from '@dreadhouse/engine';
import type { TileId } from '../content/tiles.ts';
import type { Action } from '../content/types.ts';
import type { Betrayal, Token } from '../state.ts';
import { attack, attackWays, isAlive, targetsOf } from './attack.ts';
import { whyCannot } from './cannot.ts';
import { pickUpCard } from './cards.ts';
import { isUntouched } from './damage.ts';
import { discover } from './discover.ts';
import { checkEnds, revealTraitor, roleOf } from './endings.ts';
import { explorerAt, hasHaunt, hauntOf, isTraitor, othersOn, tileOf } from './figures.ts';
import { forgetUses, hauntActions } from './haunt-actions.ts';
import { openDoorsAt } from './house.ts';
import { answer, having, listed, moment, through } from './in-play.ts';
import { laidHere, loot, takeFromCorpse } from './loot.ts';
import { step, stepCost } from './move.ts';
import { carriedBy, layDown, likeness, looksOf, take, tokenKind, tokensOn, whyNotCarry } from './tokens.ts';
import { canTrade, knownAs, trade } from './trade.ts';
import { traitOf } from './traits.ts';
import { isUsed, useSpecial, useUp, whyNotUsed } from './uses.ts';
import { adjacent } from './ways.ts';

interface Deed extends Option {
  readonly run: (g: Betrayal) => Rules;
}

/** BH-MOVE-01, BH-SPEC-05: the turn of a seat begins. */
export function* beginTurn(g: Betrayal, seat: Seat): Rules {
  const { turn } = g.state;
  const explorer = explorerAt(g, seat);
  // BH-R-18: what a haunt ties to the start of the traitor's turn happens before the first of two only.
  const isSecond = turn.again && turn.seat === seat && isTraitor(g, seat);
  g.state.turn = {
    ...{ number: turn.number + 1, seat, moves: 0, owned: [...explorer.cards], used: [], weapons: [] },
    ...{
      traded: false,
      looted: false,
      attacked: false,
      begun: false,
      over: false,
      notes: [],
      again: false,
      together: null,
    },
  };
  forgetUses(g, 'turn');
  // BH-MOVE-02: what Speed is now counts for the whole turn.
  const allowed = explorer.dead ? 0 : through(g, 'allowance', traitOf(g, seat, 'speed'), seat);
  g.state.turn.moves = Math.max(0, allowed);
  g.tell('all', 'turn', { seat, moves: g.state.turn.moves, n: g.state.turn.number, rule: 'BH-TURN-01' });
  if (isTraitor(g, seat) && !isSecond) checkEnds(g, 'traitor-start');
  if (!isSecond) yield* moment(g, 'startOfTurn', seat);
  checkEnds(g);
}

/** BH-TURN-02 to BH-TURN-04, BH-PLAY-01: anything in any order and nothing compulsory (BH-TURN-03), until there is nothing more to do or to wish for. */
export function* takeTurn(g: Betrayal, seat: Seat): Rules {
  if (skipsTurn(g, seat)) return;
  while (!g.state.turn.over) {
    const pick = yield* g.ask(seat, 'turn', 'BH-TURN-01', (looking) => deeds(g, seat, looking), {
      moves: g.state.turn.moves,
    });
    g.state.turn.begun = true;
    if (!('run' in pick)) return;
    yield* pick.run(g);
    if (!isAlive(g, seat) && !hasDeadActions(g, seat)) return;
  }
}

function skipsTurn(g: Betrayal, seat: Seat): boolean {
  const { statuses, dead } = explorerAt(g, seat);
  if (dead) return !hasDeadActions(g, seat);
  const none =
    hauntOf(g)
      ?.statuses?.filter(({ noTurn }) => noTurn === true)
      .map(({ id }) => id) ?? [];
  return statuses.some((status) => none.includes(status));
}

const hasDeadActions = (g: Betrayal, seat: Seat): boolean =>
  hauntActions(g, seat).some(({ blocked }) => (blocked ?? false) === false);

function deeds(g: Betrayal, seat: Seat, looking: boolean): (Option | Deed)[] {
  const all: Deed[] = explorerAt(g, seat).dead
    ? hauntActions(g, seat)
    : [
        ...revealing(g, seat),
        ...steps(g, seat),
        ...discoveries(g, seat),
        ...trades(g, seat),
        ...loots(g, seat),
        ...attacks(g, seat),
        ...burdens(g, seat),
        ...specials(g, seat),
        ...hauntActions(g, seat),
      ];
  const shown = looking ? all : all.filter(({ blocked }) => (blocked ?? false) === false);
  return [{ id: 'end-turn', rule: 'BH-TURN-07' }, ...shown];
}

/** BH-TYPE-04: a hidden traitor may step forward before anything else is done in the own turn; everybody else's first options look alike. */
function revealing(g: Betrayal, seat: Seat): Deed[] {
  const role = hauntOf(g)?.role;
  const { haunt, turn } = g.state;
  if (role?.mayReveal !== true || haunt === null || haunt.revealed || turn.begun) return [];
  return roleOf(g, seat) === role.secret
    ? [{ id: 'reveal', rule: 'BH-TYPE-04', run: (now) => revealTraitor(now, seat) }]
    : [];
}

function steps(g: Betrayal, seat: Seat): Deed[] {
  const from = tileOf(g, seat);
  const kept = whyCannot(g, seat, 'move');
  const near = adjacent(g, from, seat);
  const further = listed(g, 'passes', from, seat).filter(
    ({ to }) => !near.includes(to) && answer(g, 'noWay', from, to, seat) === undefined,
  );
  const ways = [
    ...near.map((to) => ({ to, id: `go:${to}`, first: null })),
    ...further.map(({ to, first }) => ({ to, id: `through:${to}`, first })),
  ];
  return ways.map(({ to, id, first }) => {
    const cost = stepCost(g, seat, to);
    return {
      id,
      at: `tile:${to}`,
      rule: 'BH-MOVE-03',
      cost: { moves: cost },
      details: { tile: to, cost },
      blocked: kept ?? (cost > g.state.turn.moves && 'no-moves-left'),
      *run(now: Betrayal) {
        now.state.turn.moves -= cost;
        if (first !== null) yield* first(now);
        yield* step(now, seat, to);
      },
    };
  });
}

function discoveries(g: Betrayal, seat: Seat): Deed[] {
  const from = tileOf(g, seat);
  const kept = whyCannot(g, seat, 'discover') ?? whyCannot(g, seat, 'move');
  return openDoorsAt(g.state.house, from).map((direction) => {
    const cost = stepCost(g, seat, from);
    const id = `discover:${direction}`;
    const tried = isUsed(g, id) && 'no-tile-left';
    return {
      id,
      at: `tile:${from}`,
      rule: 'BH-DISC-01',
      cost: { moves: cost },
      details: { direction, cost },
      blocked: kept ?? (cost > g.state.turn.moves ? 'no-moves-left' : tried),
      *run(now: Betrayal) {
        useUp(now, id);
        yield* discover(now, { seat, from, direction }, cost);
      },
    };
  });
}

function trades(g: Betrayal, seat: Seat): Deed[] {
  const kept = whyCannot(g, seat, 'trade') ?? (g.state.turn.traded && 'traded-already');
  return othersOn(g, seat)
    .filter((other) => canTrade(g, seat, other))
    .map((other) => ({
      id: `trade:${other}`,
      at: `explorer:${other}`,
      rule: 'BH-TRADE-01',
      details: { seat: other },
      blocked: kept,
      *run(now: Betrayal) {
        now.state.turn.traded = true;
        yield* trade(now, seat, other);
      },
    }));
}

/** BH-LOOT-02, and cards that a haunt has left lying. */
function loots(g: Betrayal, seat: Seat): Deed[] {
  if (!hasHaunt(g)) return [];
  const blocked = whyCannot(g, seat, 'loot') ?? (g.state.turn.looted && 'looted-already');
  const corpses = loot(g, seat).map(({ from, ware, kept }) => ({
    id: `loot:${ware}`,
    rule: 'BH-LOOT-02',
    details: { card: knownAs(g, ware, seat), from },
    blocked: kept ?? whyCannot(g, seat, 'own', ware) ?? blocked,
    *run(now: Betrayal) {
      now.state.turn.looted = true;
      yield* takeFromCorpse(now, seat, from, ware);
    },
  }));
  const lying = laidHere(g, seat).filter((card) => whyCannot(g, seat, 'loot', card) === undefined);
  const laid = lying.map((card) => ({
    id: `loot:${card}`,
    rule: 'BH-LOOT-02',
    details: { card },
    blocked: whyCannot(g, seat, 'own', card) ?? blocked,
    *run(now: Betrayal) {
      now.state.turn.looted = true;
      yield* pickUpCard(now, seat, card);
    },
  }));
  return [...corpses, ...laid];
}

/** BH-ATK-01 to BH-ATK-03. */
function attacks(g: Betrayal, seat: Seat): Deed[] {
  if (!hasHaunt(g)) return [];
  const blocked = whyCannot(g, seat, 'attack') ?? (g.state.turn.attacked && 'attacked-already');
  return attackWays(g, seat).flatMap((way): Deed[] => {
    const about = { rule: 'BH-ATK-02', blocked };
    const { instead } = way;
    if (instead !== undefined)
      return (way.reach?.(g, tileOf(g, seat)) ?? []).map((at) => ({
        ...about,
        id: `throw:${way.id}:${at}`,
        at: `tile:${at}`,
        details: { weapon: way.weapon, tile: at },
        run: (now) => attackOnce(now, seat, way.weapon, thrown(now, seat, at, instead(now, at))),
      }));
    return targetsOf(g, seat, way).map((target) => ({
      ...about,
      id: `attack:${way.id}:${target}`,
      at: typeof target === 'number' ? `explorer:${target}` : `monster:${target}`,
      details: { weapon: way.weapon, who: target, trait: way.trait },
      run: (now) => attackOnce(now, seat, null, attack(now, seat, target, way)),
    }));
  });
}

function* attackOnce(g: Betrayal, _seat: Seat, weapon: string | null, rules: Rules): Rules {
  g.state.turn.attacked = true;
  if (weapon !== null) g.state.turn.weapons.push(weapon);
  yield* rules;
}

function* thrown(g: Betrayal, seat: Seat, at: TileId, rules: Rules): Rules {
  yield* moment(g, 'onThrow', seat, at);
  yield* rules;
}

/** Tokens that are taken up and laid down without an action. */
function burdens(g: Betrayal, seat: Seat): Deed[] {
  const isFree = ({ kind }: Token): boolean => tokenKind(g, kind)?.carried?.freely === true;
  const here = tokensOn(g, tileOf(g, seat)).filter(isFree);
  const taking = unlike(here, ({ id }) => isUsed(g, `drop:${id}`)).map((token) => ({
    id: `take:${token.id}`,
    rule: 'BH-STRUCT-05',
    details: looksOf(token),
    blocked: whyNotCarry(g, token, seat) ?? (isUsed(g, `drop:${token.id}`) && 'used-already'),
    *run(now: Betrayal) {
      useUp(now, `take:${token.id}`);
      take(now, token, seat);
      yield* moment(now, 'onGain', seat, token.kind, 'taken');
      checkEnds(now);
    },
  }));
  const held = carriedBy(g, seat).filter(isFree);
  const dropping = unlike(held, ({ id }) => isUsed(g, `take:${id}`)).map((token) => ({
    id: `drop:${token.id}`,
    rule: 'BH-STRUCT-05',
    details: looksOf(token),
    blocked: isUsed(g, `take:${token.id}`) && 'used-already',
    *run(now: Betrayal) {
      useUp(now, `drop:${token.id}`);
      layDown(now, token);
      checkEnds(now);
    },
  }));
  return [...taking, ...dropping];
}

/** The first of those that nobody could tell from each other, one that can be handled if there is any. */
function unlike(tokens: readonly Token[], isUsedUp: (token: Token) => boolean): Token[] {
  const found = new Map<string, Token>();
  for (const token of [...tokens].sort((a, b) => Number(isUsedUp(a)) - Number(isUsedUp(b)))) {
    const looks = likeness(token);
    if (!found.has(looks)) found.set(looks, token);
  }
  return tokens.filter((token) => [...found.values()].includes(token));
}

/** BH-SPEC-01 to BH-SPEC-05, each as one likes (BH-SPEC-02) and any number of different ones (BH-SPEC-04): special actions of the explorer's own cards, and of rooms and tokens. */
function specials(g: Betrayal, seat: Seat): Deed[] {
  return having(g, 'specials').flatMap((me) => {
    if (me.owner !== null && me.owner !== seat) return [];
    return (me.thing.specials?.(g, me, seat) ?? []).map((action) => special(g, seat, action, me.card));
  });
}

function special(g: Betrayal, seat: Seat, action: Action, card: string | undefined): Deed {
  const name = action.once ?? action.id;
  return {
    ...action,
    blocked: whyNotUsed(g, seat, name, card) ?? action.blocked ?? false,
    *run(now: Betrayal) {
      useSpecial(now, seat, name, card);
      yield* action.run(now);
    },
  };
}

/** BH-TURN-05: what ends with the turn: the haunt's word before the tile's, the tile's text, then everything else. */
export function* endTurn(g: Betrayal, seat: Seat): Rules {
  yield* moment(g, 'beforeEndOfTurn', seat);
  if (isAlive(g, seat) && !isUntouched(g, seat)) yield* moment(g, 'onTurnEnd', seat);
  yield* moment(g, 'endOfTurn', seat);
  g.tell('all', 'turn-over', { seat, rule: 'BH-TURN-04' });
  checkEnds(g, isTraitor(g, seat) ? 'turn' : 'hero-turn');
}
