import { fastChance, Match, mayKnow, type Step } from '@dreadhouse/engine';
import { terrorscape } from '@dreadhouse/terrorscape';
import { expect, test } from 'vitest';
import { StepLog } from '../src/table/step-log.ts';

function newMatch(): Match<unknown> {
  const started = Match.start(terrorscape, {
    options: { killer: 'murderer', survivors: ['anna', 'marco', 'johnson'] },
    players: ['Killer', 'Survivors'],
    luck: { kind: 'fast', seed: 'step log' },
  });
  if (!started.ok) throw new Error(started.why);
  return started.value as Match<unknown>;
}

function play(match: Match<unknown>, answers: number, look: () => void = () => {}): void {
  const chance = fastChance('step log player');
  for (let i = 0; i < answers && !match.over; i++) {
    const [seat = 0] = match.waitingFor();
    expect(match.answer(seat, chance.pick('option', match.legal(seat)).id).ok).toBe(true);
    look();
  }
}

test('each pair of eyes gets a step for what it is told, with its own view at that moment, and for nothing else', () => {
  const match = newMatch();
  const log = new StepLog(match, () => [0, 1]);
  const record = match.onTell;
  match.onTell = (event) => {
    record?.(event);
    for (const viewer of [0, 1])
      if (mayKnow(event, viewer)) expect(log.of(viewer).at(-1)?.view).toEqual(match.view(viewer));
  };
  const first = [0, 1].map((viewer) => match.eventsFor(viewer).length);
  play(match, 60);
  for (const viewer of [0, 1]) {
    const kinds = match
      .eventsFor(viewer)
      .slice(first[viewer])
      .map(({ kind }) => kind);
    expect(log.of(viewer).map(({ event }) => event.kind)).toEqual(kinds);
    expect(kinds.length).toBeGreaterThan(20);
  }
});

test('what did not change between two steps is the same object, and a view that was shown never changes', () => {
  const match = newMatch();
  const log = new StepLog(match, () => [1]);
  const shown: [Step, string][] = [];
  play(match, 60, () => {
    const last = log.of(1).at(-1);
    if (last !== undefined) shown.push([last, JSON.stringify(last.view)]);
  });
  for (const [step, text] of shown) expect(JSON.stringify(step.view)).toBe(text);
  const views = log.of(1).map(({ view }) => view as { keys: unknown });
  const kept = views.filter((view, i) => view.keys === views[i + 1]?.keys);
  expect(kept.length).toBeGreaterThan(views.length / 2);
});
