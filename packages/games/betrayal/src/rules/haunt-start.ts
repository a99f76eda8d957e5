import type { Rules, Seat } from '@dreadhouse/engine';
import { hauntNumbered, registry } from '../catalogue.ts';
import { explorerDef } from '../content/explorers.ts';
import { hauntsOf, OMEN_IDS, type OmenId } from '../content/scenarios.ts';
import type { Haunt, TraitorRule } from '../content/types.ts';
import type { Betrayal } from '../state.ts';
import { handOver } from './cards.ts';
import { throwDice } from './dice.ts';
import { checkEnds } from './endings.ts';
import { explorerAt, seatsFrom } from './figures.ts';
import { follow } from './follow.ts';
import { mineOf } from './in-play.ts';
import { traitOf } from './traits.ts';

/** BH-HAUNT-01 to BH-HAUNT-06, BH-START: which haunt, who is the traitor, the set-up of both sides, and who begins. */
export function* beginHaunt(g: Betrayal): Rules<string> {
  const { revealing } = g.state;
  if (revealing === null) throw new Error('No haunt has come.');
  const { seat: revealer, omen } = revealing;
  const named = revealing.haunt ?? whichHaunt(g, omen as OmenId);
  const number = g.state.options.haunt ?? playable(named, g.state.options.haunts);
  const def = hauntNumbered(number);
  g.touch(`haunt:${number}`);
  const rule = def.traitor ?? 'revealer';
  const picked = def.type === 'traitor' ? (revealing.traitor ?? pickTraitor(g, rule, revealer)) : null;
  const traitor = picked === null ? null : yield* volunteers(g, def, picked, revealer, omen);
  g.state.revealing = null;
  g.state.haunt = {
    ...{ number, named, trigger: omen, revealer, traitor, roles: [], revealed: false, revealedIn: 0 },
    ...{ memory: def.start(g.seats), first: firstSeat(g, traitor ?? revealer), round: 1, read: [], used: {} },
  };
  g.tell('all', 'haunt-begins', { haunt: number, named, rule: 'BH-HAUNT-03' });
  if (traitor !== null) g.tell('all', 'traitor-chosen', { seat: traitor, rule: 'BH-HAUNT-02' });
  else g.tell('all', 'no-traitor', { haunt: number, rule: 'BH-HAUNT-05' });
  if (def.role !== undefined) dealRoles(g, def);
  yield* setUp(g, def);
  // Places that only some know are never laid as tokens: they are in play from now on.
  for (const [kind, pieces] of Object.entries(def.lairs ?? {}))
    if (pieces(g, mineOf(g)).length > 0) g.touch(`token:${kind}`);
  const { first } = g.state.haunt;
  g.tell('all', 'first-haunt-turn', { seat: first, rule: 'BH-PLAY-03' });
  g.state.turn.seat = first;
  checkEnds(g);
  return 'turn';
}

/** BH-HAUNT-01, BH-AMB-45: where a cell has a second number, one die decides. */
function whichHaunt(g: Betrayal, omen: OmenId): number {
  if (!OMEN_IDS.includes(omen)) throw new Error(`${omen} names no haunt.`);
  const [first = 1, second] = hauntsOf(g.state.scenario, omen);
  if (second === undefined || g.state.options.eventHaunts) return first;
  return throwDice(g, 1)[0] === 2 ? second : first;
}

/** All are played, unless the options say which: then one of these, of its type if there is one, comes in the place of any other. */
export function playable(named: number, some: readonly number[] | null): number {
  if (some === null || some.includes(named)) return named;
  const all = [...registry().haunts.values()].filter(({ number }) => some.includes(number));
  const alike = all.filter(({ type }) => type === hauntNumbered(named).type);
  const others = alike.length > 0 ? alike : all;
  return others[named % others.length]?.number ?? named;
}

/** BH-HAUNT-08, BH-HAUNT-09, BH-TIE-01, BH-TIE-02, BH-AMB-29, BH-R-13: whoever is nearest clockwise from the revealer, where several are equal. */
export function pickTraitor(g: Betrayal, rule: TraitorRule, revealer: Seat): Seat {
  const [, left = revealer] = seatsFrom(g, revealer);
  if (rule === 'revealer') return revealer;
  if (rule === 'left') return left;
  const eligible = seatsFrom(g, revealer).filter((seat) => rule.not !== 'revealer' || seat !== revealer);
  const holder = eligible.find((seat) => explorerAt(g, seat).cards.includes(rule.holder ?? ''));
  if (rule.holder !== undefined) return holder ?? revealer;
  const rank = (seat: Seat): number => {
    if (rule.most !== undefined) return traitOf(g, seat, rule.most);
    if (rule.least !== undefined) return -traitOf(g, seat, rule.least);
    return explorerDef(explorerAt(g, seat).id).age;
  };
  const best = Math.max(...eligible.map(rank));
  return eligible.find((seat) => rank(seat) === best) ?? revealer;
}

/** BH-TRAITOR-01 to BH-TRAITOR-03, BH-AMB-30, BH-AMB-31: whoever was picked may step back if somebody volunteers. */
function* volunteers(g: Betrayal, def: Haunt, picked: Seat, revealer: Seat, trigger: string): Rules<Seat> {
  if (yield* g.confirm(picked, 'stay-traitor', 'BH-TRAITOR-01')) return picked;
  const others = seatsFrom(g, picked).filter(
    (seat) => seat !== picked && !(def.traitor === 'left' && seat === revealer),
  );
  const answers = yield* g.askAll(others, 'volunteer', 'BH-TRAITOR-01', () => [{ id: 'no' }, { id: 'yes' }]);
  const volunteer = others.find((_, i) => answers[i]?.id === 'yes');
  if (volunteer === undefined) return picked;
  const [one, other] = [explorerAt(g, picked), explorerAt(g, volunteer)];
  [one.at, other.at] = [other.at, one.at];
  const owner = g.state.explorers.findIndex(({ cards }) => cards.includes(trigger));
  if (owner >= 0 && owner !== volunteer) yield* handOver(g, owner, volunteer, [trigger], 'taken');
  g.tell('all', 'traitor-swapped', { seat: picked, volunteer, rule: 'BH-TRAITOR-02' });
  return volunteer;
}

/** BH-AMB-24: left of the traitor, or of the revealer where there is no open one. */
function firstSeat(g: Betrayal, from: Seat): Seat {
  return seatsFrom(g, from)[1] ?? from;
}

/** BH-TYPE-04: one seat has the secret role; each sees its own. */
function dealRoles(g: Betrayal, { number, role }: Haunt): void {
  const { haunt } = g.state;
  if (haunt === null || role === undefined) return;
  const faces = [role.secret, ...Array<string>(g.seats - 1).fill(role.others)];
  g.shuffle('roles', faces);
  haunt.roles = faces.map((face, seat) => ({ face, seen: [seat] }));
  g.tell('all', 'roles-dealt', { haunt: number, rule: 'BH-TYPE-04' });
  for (const [seat, { face }] of haunt.roles.entries())
    g.reveal(seat, 'your-role', { haunt: number, role: face, rule: 'BH-TYPE-04' });
}

/** BH-START-01 to BH-START-07, BH-SECRET-01: introductions and set-ups are for all ears, the heroes' (BH-START-02) before the traitor's (BH-START-04, BH-STRUCT-04), all before the first turn (BH-START-06); each side has read its own by then (BH-START-05). */
function* setUp(g: Betrayal, { number, type, setup = {} }: Haunt): Rules {
  if (type !== 'traitor') {
    g.tell('all', 'introduction', { haunt: number, side: 'all', rule: 'BH-START-07' });
    yield* follow(setup.all?.(g, mineOf(g)));
    return;
  }
  g.tell('all', 'introduction', { haunt: number, side: 'heroes', rule: 'BH-START-01' });
  yield* follow(setup.all?.(g, mineOf(g)));
  yield* follow(setup.heroes?.(g, mineOf(g)));
  g.tell('all', 'introduction', { haunt: number, side: 'traitor', rule: 'BH-START-03' });
  const { traitor } = mineOf(g);
  if (traitor !== null) yield* follow(setup.traitor?.(g, mineOf(g), traitor));
}
