import { expect, test } from 'vitest';
import { fastChance, type GameEvent, Match, mayKnow } from '../src/index.ts';
import { randomAnswer } from '../src/players/random.ts';
import { type HuntState, hunt } from './hunt/hunt.ts';

function start(): Match<HuntState> {
  const luck = { kind: 'fast', seed: 'steps' } as const;
  const started = Match.start(hunt, { options: {}, players: ['A', 'B', 'C'], luck });
  if (!started.ok) throw new Error(started.why);
  return started.value;
}

test('while an answer is carried out everything that is told is shown at that moment, to those who are told', () => {
  const match = start();
  const player = fastChance('player');
  const wounds: string[] = [];
  let shown = 0;
  match.onTell = (event) => {
    shown += 1;
    for (const viewer of [0, 1, 2])
      if (mayKnow(event, viewer) && event.kind === 'wounded') {
        const { seat } = event.details as { seat: number };
        const { survivors } = match.view(viewer) as { survivors: { wounds: number }[] };
        wounds.push(`${seat} has ${survivors[seat]?.wounds}`);
      }
  };
  const before = match.events.length;
  while (!match.over) {
    const { seat, option } = randomAnswer(match.run, player);
    match.answer(seat, option.id);
  }
  expect(shown).toBe(match.events.length - before);
  expect(wounds.length).toBeGreaterThan(0);
  expect(wounds.every((one) => !one.endsWith('has 0'))).toBe(true);
});

test('rules that only run again show nothing: not after an undo, a fork, a look at the past or a thought', () => {
  const match = start();
  const seen: GameEvent[] = [];
  match.onTell = (event) => void seen.push(event);
  match.answer(0, 'go:attic');
  match.answer(1, 'go:attic');
  const told = seen.length;
  expect(told).toBeGreaterThan(0);
  match.undo(1);
  match.fork();
  match.at(0);
  match.world().replay({ seat: 1, option: 'hide' });
  expect(seen).toHaveLength(told);
  match.answer(1, 'go:cellar');
  expect(seen.length).toBeGreaterThan(told);
});
