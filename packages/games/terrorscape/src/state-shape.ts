import { type Seat, shape } from '@dreadhouse/engine';
import { FACE } from './content/items.ts';
import { KILLERS, killerDef } from './content/killers/index.ts';
import { mansion } from './content/mansion.ts';
import {
  BLOCK_TOKENS,
  DICE,
  DIE,
  HELP_TRACK,
  HIGHEST_LEVEL,
  MOST_FEAR,
  REPAIR_TOKENS,
  SURVIVORS_IN_PLAY,
} from './content/numbers.ts';
import { PLAN_IDS, PLAN_STAGES } from './content/plans.ts';
import { SURVIVOR_IDS } from './content/survivors.ts';
import type { Visit } from './notebook/report.ts';
import { CERTAIN, canBe, type Trail } from './notebook/trail.ts';
import type { TerrorscapeOptions } from './options.ts';
import type {
  Body,
  Encounter,
  Finding,
  KillerState,
  Offer,
  PlanState,
  Result,
  Sneak,
  Survivor,
  TerrorscapeState,
  Turns,
} from './state.ts';

/** More than all cards together. */
const CARDS = 100;
/** Nothing is left to discover long before. */
const ROUNDS = 1000;

const location = shape.oneOf(mansion.locations);
const locations = shape.listOf(location, mansion.locations.length);
const someLocations = shape.listOf(location, mansion.locations.length, 1);
const places = shape.whole(0, mansion.everywhere);
const slot = shape.whole(0, SURVIVORS_IN_PLAY - 1);
const slots = shape.listOf(slot, SURVIVORS_IN_PLAY);
const card = shape.oneOf(Object.keys(FACE));
const cards = shape.listOf(card, CARDS);
const round = shape.whole(0, ROUNDS);
const few = shape.whole(0, 50);
const survivorId = shape.oneOf(SURVIVOR_IDS);
const planId = shape.oneOf(PLAN_IDS);
const plans = shape.listOf(planId, PLAN_IDS.length);

const sketch = shape.record<Trail>({
  sets: shape.listOf(places, 20, 1),
  heat: shape.listOf(shape.whole(0, CERTAIN), mansion.locations.length, mansion.locations.length),
});

/** Somewhere everybody is. */
const trail: shape.Shape<Trail> = (value, place) => {
  const trouble = sketch(value, place);
  if (trouble !== null) return trouble;
  const { sets, heat } = value as Trail; // as its shape says
  const can = canBe({ sets, heat });
  return heat.some((share, i) => share > 0 && (can & (1 << i)) !== 0) ? null : `${place}: expected a place to be`;
};

const survivor = (seat: shape.Shape<Seat>): shape.Shape<Survivor> =>
  shape.record<Survivor>({
    id: survivorId,
    seat,
    at: location,
    health: shape.whole(0, 2),
    fear: shape.whole(0, MOST_FEAR),
    pack: cards,
    supplies: shape.whole(0, 3),
    trail,
    shown: cards,
  });

/** TS-SETUP-10: the skills of the Killer in play; before one is chosen there are none. */
function killer(options: TerrorscapeOptions): shape.Shape<KillerState> {
  const ids = options.killer === null ? ['', ...KILLERS.map(({ id }) => id)] : [options.killer];
  const skill = shape.oneOf(ids.flatMap((id) => (id === '' ? [] : killerDef(id).skills.map((one) => one.id))));
  const skills = shape.listOf(skill, CARDS);
  return shape.record<KillerState>({
    id: shape.oneOf(ids),
    level: shape.whole(1, HIGHEST_LEVEL),
    at: location,
    sneak: shape.nullable(shape.record<Sneak>({ card: skill, from: location, maybe: someLocations })),
    hand: skills,
    deck: skills,
    played: skills,
    paid: skills,
    locked: skills,
    unlocked: skills,
    quickPlayed: few,
    actions: few,
    encountered: shape.flag,
    reappeared: shape.flag,
    bonus: few,
    panicWoundUsed: shape.flag,
  });
}

function encounter(options: TerrorscapeOptions): shape.Shape<Encounter> {
  const killers = options.killer === null ? KILLERS : [killerDef(options.killer)];
  return shape.record<Encounter>({
    at: location,
    found: slots,
    attacked: slots,
    strength: few,
    card: shape.nullable(shape.oneOf(killers.flatMap(({ skills }) => skills.map(({ id }) => id)))),
    defender: shape.nullable(slot),
    items: cards,
    dice: shape.listOf(shape.oneOf(DIE), DICE),
  });
}

const finding = shape.record<Finding>({
  kind: shape.oneOf(['search', 'detect', 'scare', 'panic', 'smell', 'caught', 'stopped']),
  zone: shape.either(shape.oneOf([...mansion.locations, ...Object.keys(mansion.areas)]), locations),
  found: shape.listOf(survivorId, SURVIVORS_IN_PLAY),
});

const plan = shape.record<PlanState>({
  card: shape.nullable(planId),
  offer: plans,
  rest: plans,
  stage: shape.whole(0, PLAN_STAGES),
  revealed: shape.flag,
  used: shape.flag,
  marker: shape.nullable(location),
  round,
});

/** Whatever a match of Terrorscape can come to, and nothing else. */
export function stateShape(options: TerrorscapeOptions, seats: number): shape.Shape<TerrorscapeState> {
  const seat = shape.whole(0, seats - 1);
  return shape.record<TerrorscapeState>({
    options: shape.same(options),
    seats: shape.exactly(seats),
    round,
    step: shape.oneOf(['setup', 'survivors', 'killer']),
    survivors: shape.listOf(survivor(seat), SURVIVORS_IN_PLAY),
    killer: killer(options),
    blocks: shape.listOf(shape.oneOf(mansion.doors), BLOCK_TOKENS),
    traps: locations,
    noise: locations,
    everywhere: shape.flag,
    reported: locations,
    firecracker: shape.nullable(location),
    lastNoise: locations,
    lastEverywhere: shape.flag,
    rack: cards,
    repair: shape.whole(0, REPAIR_TOKENS),
    repairRound: round,
    help: shape.nullable(shape.whole(0, HELP_TRACK)),
    discovery: cards,
    search: cards,
    discard: cards,
    seen: cards,
    drawn: cards,
    offer: shape.nullable(shape.record<Offer>({ from: slot, to: slot, card })),
    turns: shape.record<Turns>({ done: slots, current: shape.nullable(slot), acted: shape.flag }),
    encounter: shape.nullable(encounter(options)),
    fleeing: shape.listOf(shape.record<TerrorscapeState['fleeing'][number]>({ slot, to: location }), SURVIVORS_IN_PLAY),
    findings: shape.listOf(finding, 100),
    visits: shape.listOf(shape.record<Visit>({ kind: shape.oneOf(['repair', 'unblock', 'key']), at: places }), 100),
    plan,
    firstPlayer: slot,
    bodies: shape.listOf(shape.record<Body>({ at: location, items: cards }), SURVIVORS_IN_PLAY),
    result: shape.nullable(
      shape.record<Result>({
        side: shape.oneOf(['killer', 'survivors']),
        how: shape.oneOf(['main-exit', 'hidden-exit', 'rescue', 'elimination', 'no-discoveries']),
        winners: shape.listOf(seat, seats),
      }),
    ),
  });
}
