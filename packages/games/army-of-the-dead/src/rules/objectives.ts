import type { Rules } from '@dreadhouse/engine';
import type { Device, DeviceId } from '../content/missions/mission.ts';
import { OBJECTIVE_ADRENALINE } from '../content/numbers.ts';
import type { SurvivorId } from '../content/survivors.ts';
import type { Army, Companion, GoalColour, Objective, Slot, Token } from '../state.ts';
import { gain } from './adrenaline.ts';
import { counted } from './goals.ts';
import { zombiesAt } from './horde.ts';
import { allHold, deviceBlocked, devicesHere, rewardFor, setGoing } from './mission.ts';
import { tokenWith } from './skills.ts';
import { sleepersAt, wake } from './sleepers.ts';
import { missionIn, survivor } from './table.ts';
import { follow, hasRoom } from './truck-seats.ts';
import { affordable, type Lister, offer, pay, priced, type TurnOption } from './turn.ts';
import { forEach, onSomebody } from './turn-options.ts';
import { summonZeus } from './zeus.ts';

const TAKE_OBJECTIVE = forEach<'objective'>((what) => ({ what }))('take', 'AD-ACT-OBJ-01', takeObjective)('objective');
const TAKE = forEach<Token>((what) => ({ details: { token: what }, what }))('take', 'AD-ACT-OBJ-01', pickUp);
const RECRUIT = onSomebody('recruit', 'AD-COMP-02', recruit);

/** AD-ACT-OBJ-01, AD-R-49: in the own Zone, Zombies or not. */
export const listObjectives: Lister = (g, slot, looking, out) => {
  const { state } = g;
  const { at } = survivor(state, slot);
  if (affordable(state, 'other') < 1) return;
  if (state.objectives.some((one) => one.at === at)) out.push(priced(TAKE_OBJECTIVE, looking, 1));
  const loot = new Set(state.loot.flatMap((one) => (one.at === at ? [one.what] : [])));
  for (const what of loot) out.push(priced(TAKE(what), looking, 1));
  for (const companion of state.companions) if (companion.at === at) listRecruit(g, slot, companion, looking, out);
  listDevices(g, slot, looking, out);
};

/** AD-R-117: with no Zombie there, and once the Mission allows it; AD-R-48: in the Truck only with a seat for it. */
function listRecruit(g: Army, slot: Slot, companion: Companion, looking: boolean, out: TurnOption[]): void {
  const { state } = g;
  if (!companion.alive || companion.leader !== null) return;
  const needs = companion.recruited ? [] : (missionIn(state).companions?.needs ?? []);
  const why = !allHold(state, needs)
    ? 'not-yet'
    : zombiesAt(state, companion.at) > 0
      ? 'zombies-here'
      : hasRoom(state, slot)
        ? null
        : 'no-seat';
  offer(out, looking, priced(RECRUIT(companion.id), looking, 1), why);
}

const ACTIVATE = forEach<DeviceId>((device) => ({ details: { device } }))('activate', 'AD-ACT-OBJ-01', activateDevice);

/** AD-SPEC-04: devices are for specialists. */
function listDevices(g: Army, slot: Slot, looking: boolean, out: TurnOption[]): void {
  for (const device of devicesHere(g.state, slot))
    offer(out, looking, priced(ACTIVATE(device.id), looking, 1), deviceBlocked(g.state, slot, device));
}

/** AD-ACT-OBJ-02, AD-SLEEP-07: as a Search does, and before anything else (AD-R-14). */
function* begin(g: Army, slot: Slot): Rules {
  const { at } = survivor(g.state, slot);
  pay(g.state, 'other', 1);
  if (sleepersAt(g.state, at) > 0) yield* wake(g, at, 'AD-SLEEP-07');
}

/** AD-ACT-OBJ-03: only now its colour is seen. AD-R-113: red gives Adrenaline; the taker carries it. */
function* takeObjective(g: Army, slot: Slot): Rules {
  const { state } = g;
  yield* begin(g, slot);
  const one = survivor(state, slot);
  if (one.health === 0) return;
  const i = state.objectives.findIndex(({ at }) => at === one.at);
  const [{ face }] = state.objectives.splice(i, 1) as [Objective];
  one.tokens.push(face);
  g.touch(`objective:${face}`);
  if (face === 'red') state.progress.red += 1;
  else state.progress.taken.push(face);
  g.reveal('all', 'objective-taken', { survivor: one.id, at: one.at, token: face, rule: 'AD-ACT-OBJ-03' });
  counted(g, slot, 'objectives');
  if (face === 'red') yield* gain(g, slot, OBJECTIVE_ADRENALINE, 'AD-AP-02');
  if (face !== 'yellow') yield* rewardFor(g, slot, face);
}

/** What lies in the open: bags, a crown, what the dead have dropped. */
function* pickUp(g: Army, slot: Slot, what: Token): Rules {
  const { state } = g;
  yield* begin(g, slot);
  const one = survivor(state, slot);
  const i = state.loot.findIndex((loot) => loot.at === one.at && loot.what === what);
  if (i < 0 || one.health === 0) return;
  state.loot.splice(i, 1);
  one.tokens.push(what);
  g.tell('all', 'picked-up', { survivor: one.id, token: what, at: one.at, rule: 'AD-ACT-OBJ-01' });
}

/** AD-COMP-02: whoever takes the Companion's card is its Leader. */
function* recruit(g: Army, slot: Slot, whom: SurvivorId): Rules {
  const { state } = g;
  yield* begin(g, slot);
  const companion = state.companions.find(({ id }) => id === whom) as Companion;
  const one = survivor(state, slot);
  if (one.health === 0) return;
  if (!companion.recruited) state.progress.recruited += 1;
  companion.recruited = true;
  follow(state, companion, slot);
  g.tell('all', 'recruited', { survivor: one.id, companion: companion.id, rule: 'AD-COMP-02' });
}

function* activateDevice(g: Army, slot: Slot, wanted: DeviceId): Rules {
  const { state } = g;
  yield* begin(g, slot);
  const one = survivor(state, slot);
  if (one.health === 0) return;
  const device = missionIn(state).devices.find(({ id }) => id === wanted) as Device;
  counted(g, slot, 'objectives');
  yield* setGoing(g, slot, device);
}

const SUMMON: TurnOption = { id: 'summon-zeus', rule: 'AD-GOAL-07', run: summon };

/** AD-GOAL-07: free, in the own turn, while his spawn token is there. */
export const listSummon: Lister = (g, slot, _looking, out) => {
  if (tokenWith(g.state, slot, 'summon-zeus') === null) return;
  if (g.state.spawns.some(({ kind }) => kind === 'zeus')) out.push(SUMMON);
};

function* summon(g: Army, slot: Slot): Rules {
  const { state } = g;
  const one = survivor(state, slot);
  const token = tokenWith(state, slot, 'summon-zeus') as GoalColour;
  one.tokens.splice(one.tokens.indexOf(token), 1);
  state.tokensGone.push(token);
  g.tell('all', 'summoned', { survivor: one.id, rule: 'AD-GOAL-07' });
  yield* summonZeus(g, 'AD-GOAL-07');
}
