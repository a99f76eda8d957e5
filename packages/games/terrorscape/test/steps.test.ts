import { drawRated, type EventOf, fastChance, type GameEvent, mayKnow, type Seat } from '@dreadhouse/engine';
import { begun } from '@dreadhouse/engine/testing';
import { expect, test } from 'vitest';
import { type TerrorscapeEvents, type TerrorscapeView, terrorscape } from '../src/index.ts';
import { KILLER } from '../src/state.ts';

/** What the table shows at the moment when an event is told must be what the event says; for each kind that changes something visible. */
type Checks = {
  readonly [K in keyof TerrorscapeEvents]?: (
    view: TerrorscapeView,
    details: TerrorscapeEvents[K],
    viewer: Seat,
  ) => boolean;
};

const one = (view: TerrorscapeView, id: string) => view.survivors.find((survivor) => survivor.id === id);
/** The Killer's side is not shown where Survivors are. */
const stands = (view: TerrorscapeView, id: string, at: string, viewer: Seat): boolean =>
  viewer === KILLER || (one(view, id) as { readonly at?: string } | undefined)?.at === at;
const isBlocked = (view: TerrorscapeView, door: readonly string[]): boolean => view.blocks.includes(door.join('-'));

const CHECKS: Checks = {
  'killer-chosen': (view, { killer }) => view.killer.id === killer,
  'survivor-chosen': (view, { survivor }) => one(view, survivor) !== undefined,
  'plan-advanced': (view, { stage }) => view.plan?.stage === stage,
  round: (view, { round }) => view.round === round && view.step === 'survivors',
  'killer-phase': (view, { round }) => view.round === round && view.step === 'killer',
  'survivor-moved': (view, { survivor, to }, viewer) => stands(view, survivor, to, viewer),
  fled: (view, { survivor, to }, viewer) => stands(view, survivor, to, viewer),
  calmed: (view, { survivor }) => one(view, survivor)?.fear === 0,
  scared: (view, { survivor, fear }) => one(view, survivor)?.fear === fear,
  wounded: (view, { survivor }) => one(view, survivor)?.health === 1,
  healed: (view, { survivor }) => one(view, survivor)?.health === 2,
  eliminated: (view, { survivor }) => one(view, survivor)?.health === 0,
  unblocked: (view, { door }) => !isBlocked(view, door),
  'unblocked-by': (view, { door }) => !isBlocked(view, door),
  blocked: (view, { door }) => isBlocked(view, door),
  'block-broken': (view, { door }) => !isBlocked(view, door),
  'block-destroyed': (view, { door }) => !isBlocked(view, door),
  'help-called': (view, { left }) => view.help === left,
  'help-moved': (view, { left }) => view.help === left,
  'killer-moved': (view, { to }) => view.killer.at === to,
  'killer-sneaks': (view, { from }) => view.killer.sneak?.from === from,
  'sneaked-to': (view, { to }) => view.killer.at === to,
  'killer-reappeared': (view, { at }) => view.killer.at === at && view.killer.sneak === null,
  'level-up': (view, { level }) => view.killer.level === level,
  encounter: (view, { at }) => view.encounter?.at === at,
  'dice-rolled': (view, { dice }) => JSON.stringify(view.encounter?.dice) === JSON.stringify(dice),
  'attack-strength': (view, { strength }) => view.encounter?.strength === strength,
  'noise-made': (view, { at }) => view.noise.includes(at),
  'noise-reported': (view, { at }) => JSON.stringify(view.noise) === JSON.stringify(at),
};

/** TS-KW-08 needs all block tokens on the board. */
const RARE: ReadonlySet<string> = new Set(['block-destroyed']);

function falseSteps(n: number, seen: Set<string>): string[] {
  const seats = 2 + (n % 3);
  const match = begun(terrorscape, { seed: `steps ${n}`, options: terrorscape.sampleOptions(n, seats), seats });
  const wrong: string[] = [];
  match.onTell = (event: GameEvent) => {
    const told = event as unknown as EventOf<TerrorscapeEvents>;
    const check = CHECKS[told.kind] as ((view: TerrorscapeView, details: unknown, viewer: Seat) => boolean) | undefined;
    if (check === undefined) return;
    seen.add(told.kind);
    for (let viewer = 0; viewer < seats; viewer++) {
      if (!mayKnow(event, viewer) || check(match.view(viewer) as TerrorscapeView, told.details, viewer)) continue;
      wrong.push(`${told.kind} ${JSON.stringify(told.details)} for seat ${viewer}`);
    }
  };
  const chance = fastChance(`steps player ${n}`);
  for (let answers = 0; !match.over && answers < 600; answers++) {
    const [seat = 0] = match.waitingFor();
    // Half of the games by the rule of thumb: chance alone hardly ever calls for help.
    const option = n % 2 === 0 ? drawRated(match.run, seat, chance) : chance.pick('option', match.legal(seat));
    match.answer(seat, option.id);
  }
  return wrong;
}

test('whatever is told has happened: the table shows it at that moment', () => {
  const seen = new Set<string>();
  const wrong = Array.from({ length: 40 }, (_, n) => falseSteps(n, seen)).flat();
  expect([...new Set(wrong)].slice(0, 20)).toEqual([]);
  expect(Object.keys(CHECKS).filter((kind) => !seen.has(kind) && !RARE.has(kind))).toEqual([]);
}, 120_000);
