import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import type { AnyGame, GameEvent, Run, SeatAnswer } from '@dreadhouse/engine';
import { build } from 'vite';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { straightRules } from '../../scripts/straight-rules.mjs';
import * as source from './fixtures/built-games.ts';

type Built = typeof source;
type Name = 'armyOfTheDead' | 'finalGirl' | 'terrorscape';

const NAMES: readonly Name[] = ['armyOfTheDead', 'finalGirl', 'terrorscape'];
const GAMES = 40;

let folder: string;
let built: Built;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'dreadhouse-straight-'));
  await build({
    configFile: false,
    logLevel: 'error',
    plugins: [straightRules()],
    ssr: { noExternal: [/^@dreadhouse\//] },
    build: {
      ssr: fileURLToPath(new URL('fixtures/built-games.ts', import.meta.url)),
      outDir: folder,
      minify: false,
      rolldownOptions: { output: { entryFileNames: 'games.mjs' } },
    },
  });
  built = (await import(/* @vite-ignore */ pathToFileURL(join(folder, 'games.mjs')).href)) as Built;
});
afterAll(() => rmSync(folder, { recursive: true }));

/** The n-th of many games, with everybody who may be there, before anything has begun. */
function table({ engine, ...games }: Built, name: Name, n: number): Run<unknown> {
  const game: AnyGame = games[name];
  const seats = game.seats.min + (n % (game.seats.max - game.seats.min + 1));
  const run = new engine.Run(
    game,
    game.initial(game.sampleOptions(n, seats), seats),
    engine.fastChance(`luck ${n}`),
    seats,
  );
  run.play.events = [];
  run.play.touched = new Set();
  return run;
}

/** All that can be seen of a run while it is played. */
interface Played {
  readonly run: Run<unknown>;
  readonly answers: string[];
  readonly phases: string[];
}

/** Plays it as matches are played, from answer to answer; or out, straight. */
function played(from: Built, name: Name, n: number, most: number, way: 'answer by answer' | 'straight'): Played {
  const run = table(from, name, n);
  const chance = from.engine.fastChance(`player ${n}`);
  const answers: string[] = [];
  const phases: string[] = [];
  run.onPhase = ({ phase, position }) => phases.push(`${phase} ${position}`);
  const player = (): SeatAnswer | null => {
    if (run.position >= most) return null;
    const answer = from.engine.randomAnswer(run, chance);
    answers.push(`${run.ask?.kind} ${answer.seat} ${answer.option.id}`);
    return answer;
  };
  if (way === 'straight') run.playOut(player);
  else answerByAnswer(run, player);
  return { run, answers, phases };
}

function answerByAnswer(run: Run<unknown>, player: () => SeatAnswer | null): void {
  run.begin(run.game.first);
  while (!run.over) {
    const answer = player();
    if (answer === null) return;
    run.answer(answer.seat, answer.option);
  }
}

const events = ({ run }: Played): readonly GameEvent[] => run.play.events ?? [];

function expectTheSame(straight: Played, other: Played): void {
  expect(straight.answers).toEqual(other.answers);
  expect(straight.phases).toEqual(other.phases);
  expect(straight.run.state).toEqual(other.run.state);
  expect(events(straight)).toEqual(events(other));
  expect(straight.run.play.touched).toEqual(other.run.play.touched);
  expect(straight.run.over).toBe(other.run.over);
  expect(straight.run.position).toBe(other.run.position);
}

test.each(NAMES)('%s: built and played straight, a game is the same as from answer to answer', (name) => {
  for (let n = 0; n < GAMES; n++) {
    expectTheSame(
      played(built, name, n, Number.POSITIVE_INFINITY, 'straight'),
      played(source, name, n, Number.POSITIVE_INFINITY, 'answer by answer'),
    );
  }
});

test.each(NAMES)('%s: left in the middle of a rule, the table is the same as from answer to answer', (name) => {
  for (let n = 0; n < GAMES; n++) {
    const straight = played(built, name, n, 7 * n + 1, 'straight');
    const other = played(source, name, n, 7 * n + 1, 'answer by answer');
    expectTheSame(straight, other);
    expect(straight.run.ask?.kind).toBe(other.run.ask?.kind);
    expect(straight.run.ask?.about).toEqual(other.run.ask?.about);
    expect(straight.run.waitingFor()).toEqual(other.run.waitingFor());
    for (const seat of other.run.waitingFor()) {
      const ids = ({ run }: Played) => run.legal(seat).map(({ id }) => id);
      expect(ids(straight)).toEqual(ids(other));
    }
  }
});

test.each(NAMES)('%s: played straight, no generator is ever started', (name) => {
  const phases = built[name].phases as Record<string, unknown>;
  const kept = { ...phases };
  onTestFinished(() => {
    Object.assign(phases, kept);
  });
  for (const phase of Object.keys(phases)) {
    phases[phase] = () => {
      throw new Error(`The phase ${phase} does not run straight.`);
    };
  }
  expect(played(built, name, 1, Number.POSITIVE_INFINITY, 'straight').run.over).toBe(true);
});

/** What a bot that searches thinks of its options, now and then in a game. */
function thoughts({ engine, ...games }: Built, name: Name): unknown[] {
  const game: AnyGame = games[name];
  const seats = game.seats.max;
  const started = engine.Match.start(game, {
    options: game.sampleOptions(3, seats),
    players: Array.from({ length: seats }, (_, seat) => `Seat ${seat}`),
    luck: { kind: 'fast', seed: 'thoughts' },
  });
  if (!started.ok) throw new Error(started.why);
  const match = started.value;
  const found: unknown[] = [];
  const chance = engine.fastChance('answers');
  for (let i = 0; i < 60 && !match.over; i++) {
    const seat = match.waitingFor()[0] as number;
    if (i % 12 === 7) found.push(engine.search(match, seat, { seed: `${i}`, iterations: 24, trust: 2, depth: 60 }));
    match.answer(seat, chance.pick('option', match.legal(seat)).id, match.position);
  }
  return found;
}

test.each(NAMES)('%s: built, a bot that searches comes to the same conclusions', (name) => {
  const found = thoughts(built, name);
  expect(found.length).toBeGreaterThan(3);
  expect(JSON.parse(JSON.stringify(found))).toEqual(JSON.parse(JSON.stringify(thoughts(source, name))));
});
