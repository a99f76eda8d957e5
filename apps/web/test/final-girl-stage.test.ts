import { type EventView, Match } from '@dreadhouse/engine';
import { type FinalGirlView, finalGirl } from '@dreadhouse/final-girl';
import { expect, test } from 'vitest';
import { pause } from '../src/scenes/final-girl/pause.ts';
import { stage } from '../src/scenes/final-girl/stage.ts';
import { targetsOf } from '../src/scenes/final-girl/targets-of.ts';

const FILMS = [
  { killer: 'hans', location: 'camp' },
  { killer: 'poltergeist', location: 'creech' },
  { killer: 'inkanyamba', location: 'groves' },
  { killer: 'geppetto', location: 'carnival' },
  { killer: 'dr_fright', location: 'maple' },
  { killer: 'geppetto', location: 'maple' },
  { killer: 'dr_fright', location: 'carnival' },
];
const GAMES_OF_EACH = 3;

/** Where everybody stands; pawns of one kind are all alike. */
function standing(view: FinalGirlView): string[] {
  return [
    `heroine ${view.heroine.space}`,
    `killer ${view.killer.space}`,
    ...view.minions.map(({ id, space }) => `${id} ${space}`),
    ...view.victims.map(({ kind, space }) => `${kind} ${space}`),
    ...view.tokens.map(({ kind, space, to }) => `token ${kind} ${space} ${to}`),
  ].sort();
}

/** Events say how many come along and not who: when some of them are special it could be either. */
function isUnsure(view: FinalGirlView, { kind, details }: EventView): boolean {
  if (kind !== 'heroine-moved' && kind !== 'golf-cart-driven') return false;
  const here = view.victims.filter(({ space }) => space === details['from']);
  const led = Number(details['followers'] ?? details['riders']) - (details['heroine'] === true ? 1 : 0);
  return led > 0 && led < here.length && here.some((one) => one.kind !== 'yellow');
}

const plain = (list: readonly string[]): string[] =>
  list.map((one) => one.replace(/^(yellow|white|orange|blue) /, 'victim ')).sort();

interface Step {
  readonly before: FinalGirlView;
  readonly after: FinalGirlView;
  readonly events: readonly EventView[];
}

function* stepsOf(options: object, seed: string): Generator<Step> {
  const started = Match.start(finalGirl, { options, players: ['Laurie'], luck: { kind: 'fast', seed } });
  if (!started.ok) throw new Error(started.why);
  const match = started.value;
  let choice = seed.length + Number(seed.at(-1));
  while (!match.over) {
    const decision = match.decision(0);
    const open = decision?.options.filter(({ blocked }) => blocked === undefined) ?? [];
    choice = (choice * 1103515245 + 12345) % 2 ** 31;
    const walks = open.filter(({ id }) => id.startsWith('go:') || id.startsWith('follow:') || id.startsWith('save:'));
    const from = walks.length > 0 && choice % 3 > 0 ? walks : open;
    const before = match.view(0) as FinalGirlView;
    const told = match.eventsFor(0).length;
    match.answer(0, from[Math.floor((choice / 2 ** 31) * from.length)]?.id ?? '');
    yield { before, after: match.view(0) as FinalGirlView, events: match.eventsFor(0).slice(told) };
  }
}

test.each(FILMS)('events lead from one view to the next: $killer at $location', (film) => {
  for (let game = 0; game < GAMES_OF_EACH; game++) {
    for (const { before, after, events } of stepsOf(film, `stage ${film.killer} ${game}`)) {
      let view = before;
      let unsure = false;
      for (const event of events) {
        unsure ||= isUnsure(view, event);
        view = stage(view, event) as FinalGirlView;
      }
      const told = events.map(({ kind, details }) => `${kind} ${JSON.stringify(details)}`).join('\n');
      if (unsure) expect(plain(standing(view)), told).toEqual(plain(standing(after)));
      else expect(standing(view), told).toEqual(standing(after));
      expect([view.horror, view.time, view.heroine.health], told).toEqual([
        after.horror,
        after.time,
        after.heroine.health,
      ]);
    }
  }
});

test('an event that moves somebody is shown, and lights up where it happens', () => {
  const event: EventView = {
    position: 1,
    phase: 'killer',
    kind: 'enemy-moved',
    details: { enemy: 'killer', from: 'marsh', to: 'dock' },
  };
  expect(pause(event)).toBeGreaterThan(0);
  expect(targetsOf(event)).toEqual(['dock', 'marsh', 'killer']);
  expect(pause({ ...event, kind: 'tie-broken' })).toBe(0);
});
