import { type Play, type Seat, shape } from '@dreadhouse/engine';
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
import type { TerrorscapeEvents } from './events.ts';
import { places } from './notebook/places.ts';
import { trail } from './notebook/trail.ts';
import type { TerrorscapeOptions } from './options.ts';
import type { TerrorscapeQuestions } from './questions.ts';

export type Terrorscape = Play<TerrorscapeState, TerrorscapeEvents, TerrorscapeQuestions>;

/** TS-SEAT-04: one seat is the Killer's, all others are the Survivors'. */
export const KILLER: Seat = 0;

/** The place of a Survivor in the row of sheets: 0, 1 or 2. */
export type Slot = number;

/** More than all cards together. */
const CARDS = 100;
/** Nothing is left to discover long before. */
const ROUNDS = 1000;

/** What was chosen before the game. */
interface Table {
  readonly options: TerrorscapeOptions;
  readonly seats: number;
}

const seat = shape.given(({ seats }: Table) => shape.whole(0, seats - 1));
const location = shape.oneOf(mansion.locations);
const locations = shape.listOf(location, mansion.locations.length);
const slot = shape.whole(0, SURVIVORS_IN_PLAY - 1);
const slots = shape.listOf(slot, SURVIVORS_IN_PLAY);
const card = shape.oneOf(Object.keys(FACE));
const cards = shape.listOf(card, CARDS);
const round = shape.whole(0, ROUNDS);
const few = shape.whole(0, 50);
const survivorId = shape.oneOf(SURVIVOR_IDS);
const planId = shape.oneOf(PLAN_IDS);
const plans = shape.listOf(planId, PLAN_IDS.length);
/** TS-SETUP-10: the skills of the Killer in play; of any, before one is chosen. */
const skill = shape.given(({ options: { killer } }: Table) => {
  const killers = killer === null ? KILLERS : [killerDef(killer)];
  return shape.oneOf(killers.flatMap(({ skills }) => skills.map(({ id }) => id)));
});
const skills = shape.listOf(skill, CARDS);

const survivor = shape.record({
  id: survivorId,
  seat,
  at: location,
  /** 2 healthy, 1 wounded, 0 eliminated (TS-R-02). */
  health: shape.whole(0, 2),
  fear: shape.whole(0, MOST_FEAR),
  pack: cards,
  /** How often Marco can still find something. */
  supplies: shape.whole(0, 3),
  /** What the Killer can work out about where this Survivor is. */
  trail,
  /** Items that the Killer has seen in these hands and that stay there after use. */
  shown: cards,
});
export interface Survivor extends shape.Of<typeof survivor> {}

const sneak = shape.record({
  card: skill,
  /** TS-KW-20: the last open location. */
  from: location,
  /** Where the Survivors know that the Killer may be. */
  maybe: shape.listOf(location, mansion.locations.length, 1),
});

const killer = shape.record({
  /** Empty until one is chosen. */
  id: shape.given(({ options }: Table) =>
    shape.oneOf(options.killer === null ? ['', ...KILLERS.map(({ id }) => id)] : [options.killer]),
  ),
  level: shape.whole(1, HIGHEST_LEVEL),
  /** True, even while sneaking. */
  at: location,
  sneak: shape.nullable(sneak),
  hand: skills,
  deck: skills,
  /** The discard pile: cards that were played in the open, and cards that only the Killer has seen. */
  played: skills,
  paid: skills,
  locked: skills,
  /** Cards in hand that everybody has seen coming. */
  unlocked: skills,
  /** What this phase has seen so far. */
  quickPlayed: few,
  actions: few,
  encountered: shape.flag,
  reappeared: shape.flag,
  bonus: few,
  panicWoundUsed: shape.flag,
});
export interface KillerState extends shape.Of<typeof killer> {}

/** TS-ENC-05: an encounter under way. All of it is open. */
const encounter = shape.record({
  at: location,
  /** Who was named. */
  found: slots,
  attacked: slots,
  strength: few,
  card: shape.nullable(skill),
  defender: shape.nullable(slot),
  items: cards,
  dice: shape.listOf(shape.oneOf<number>(DIE), DICE),
});
export interface Encounter extends shape.Of<typeof encounter> {}

/** Something that everybody at the table has heard since the Killer's phase began. */
const finding = shape.record({
  kind: shape.oneOf(['search', 'detect', 'scare', 'panic', 'smell', 'caught', 'stopped']),
  /** A location, an area, or the locations of a range. */
  zone: shape.either(shape.oneOf([...mansion.locations, ...Object.keys(mansion.areas)]), locations),
  found: shape.listOf(survivorId, SURVIVORS_IN_PLAY),
});
export interface Finding extends shape.Of<typeof finding> {}

/** How far the Survivors have got in their turns. */
const turns = shape.record({
  /** Who has had a turn in this phase. */
  done: slots,
  current: shape.nullable(slot),
  /** Whether the current Survivor has used one of the six actions. */
  acted: shape.flag,
});

/** An item that one Survivor holds out to another. */
const offer = shape.record({ from: slot, to: slot, card });
export interface Offer extends shape.Of<typeof offer> {}

/** Somebody was there in this phase, and everybody knows it: at the radio, at a blocked door, where a key was found. */
const visit = shape.record({ kind: shape.oneOf(['repair', 'unblock', 'key']), at: places });
export interface Visit extends shape.Of<typeof visit> {}

const plan = shape.record({
  card: shape.nullable(planId),
  /** Drawn at the start, to choose one of. */
  offer: plans,
  rest: plans,
  stage: shape.whole(0, PLAN_STAGES),
  revealed: shape.flag,
  used: shape.flag,
  marker: shape.nullable(location),
  /** The round in which the decoy was last used. */
  round,
});

/** TS-R-22: what an eliminated Survivor leaves behind. */
const body = shape.record({ at: location, items: cards });
export interface Body extends shape.Of<typeof body> {}

const result = shape.record({
  side: shape.oneOf(['killer', 'survivors']),
  how: shape.oneOf(['main-exit', 'hidden-exit', 'rescue', 'elimination', 'no-discoveries']),
  winners: shape.given(({ seats }: Table) => shape.listOf(seat, seats)),
});
export interface Result extends shape.Of<typeof result> {}

/** Whatever a match of Terrorscape can come to, and nothing else. */
const state = shape.record({
  options: shape.given(({ options }: Table) => shape.same(options)),
  seats: shape.given(({ seats }: Table) => shape.exactly(seats)),
  round,
  step: shape.oneOf(['setup', 'survivors', 'killer']),
  survivors: shape.listOf(survivor, SURVIVORS_IN_PLAY),
  killer,
  blocks: shape.listOf(shape.oneOf(mansion.doors), BLOCK_TOKENS),
  traps: locations,
  /** Current noise, as the Survivors know it, and as the Killer has been told. */
  noise: locations,
  everywhere: shape.flag,
  reported: locations,
  /** TS-NOISE-03: where the firecracker token lies on both maps. */
  firecracker: shape.nullable(location),
  /** TS-STEP0-09: the reported noise of the previous round. */
  lastNoise: locations,
  lastEverywhere: shape.flag,
  /** TS-KEY-01: the key rack. */
  rack: cards,
  repair: shape.whole(0, REPAIR_TOKENS),
  /** TS-RADIO-04: the round in which somebody last repaired. */
  repairRound: round,
  /** How many moves the help marker still has to make; null while it is not on its track. */
  help: shape.nullable(shape.whole(0, HELP_TRACK)),
  discovery: cards,
  search: cards,
  discard: cards,
  /** Items in the discard pile that the Killer has seen in use. */
  seen: cards,
  /** Drawn, and not yet kept or discarded. */
  drawn: cards,
  offer: shape.nullable(offer),
  turns,
  encounter: shape.nullable(encounter),
  /** Where those who flee have decided to go; carried out together. */
  fleeing: shape.listOf(shape.record({ slot, to: location }), SURVIVORS_IN_PLAY),
  findings: shape.listOf(finding, 100),
  /** Where somebody is known to have been in this Survivors' phase. */
  visits: shape.listOf(visit, 100),
  plan,
  firstPlayer: slot,
  bodies: shape.listOf(body, SURVIVORS_IN_PLAY),
  result: shape.nullable(result),
});
export interface TerrorscapeState extends shape.Of<typeof state> {}

export const stateShape = (options: TerrorscapeOptions, seats: number): shape.Shape<TerrorscapeState> =>
  shape.within({ options, seats } satisfies Table, state);
