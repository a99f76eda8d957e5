import {
  type AnyGame,
  chanceFrom,
  copy,
  type ExperienceFile,
  fastChance,
  Match,
  type Part,
  Run,
  type Seat,
} from '@dreadhouse/engine';
import { ChoiceNotes, type Choices } from '../practise/choices.ts';
import { optionsOf, type Series, seedOf } from '../values.ts';
import { choose, type Player, type Playing, playersIn, type Table, thinks } from './players.ts';
import { type Position, PositionNotes } from './positions.ts';
import { stateCheck } from './state-check.ts';

/** How the games of a simulation are played. Plain data, to be handed to workers. */
export interface Plan extends Series {
  /** One for each seat. */
  readonly players: readonly Player[];
  readonly maxDecisions: number;
  /** Line-ups of which one is drawn for each game, in place of `players`. */
  readonly lineups?: readonly (readonly Player[])[];
  /** Whether the positions are noted that the game's judging is made for. */
  readonly positions?: boolean;
  /** What players who practise have learnt so far, in place of what the game has; their choices are noted. */
  readonly experience?: ExperienceFile;
}

export interface Ended {
  readonly side: string;
  readonly decisions: number;
  readonly parts: readonly Part[];
  readonly positions?: readonly Position[];
  readonly choices?: Choices;
}

/** What is noted while a game is played. */
interface Notebook {
  readonly touched: Set<string>;
  beat(): void;
}

/** Plays the n-th game to its end; throws when anything about it is wrong. */
export function playGame(game: AnyGame, plan: Plan, n: number, notebook: Notebook): Ended {
  const players = lineupOf(plan, n);
  const table = layTable(game, plan, players, n, notebook);
  const { run, chance } = table;
  const positions = plan.positions === true ? new PositionNotes(run) : null;
  // Whoever learns plays games that have been checked often enough.
  const check = positions === null && table.choices === null ? stateCheck(game) : () => {};
  run.onPhase = () => {
    check(run);
    positions?.phase();
  };
  run.begin(game.first);
  while (!run.over) {
    if (run.position >= plan.maxDecisions) throw new Error(`Has not ended after ${plan.maxDecisions} decisions`);
    const waiting = run.waitingFor();
    const seat = waiting.length === 1 ? waiting[0]! : chance.pick('player:seat', waiting);
    answer(table, seat, choose(players[seat]!, table, seat).id);
    positions?.take();
    notebook.beat();
  }
  check(run);
  const { side, winners } = game.outcome(run.state);
  return {
    ...{ side, decisions: run.position, parts: game.parts?.(run.state) ?? [] },
    ...(positions === null ? {} : { positions: positions.judged(winners) }),
    ...(table.choices === null ? {} : { choices: table.choices.judged(winners) }),
  };
}

/** Drawn, so that options that take turns meet every line-up. */
function lineupOf({ lineups, players, seed }: Plan, n: number): readonly Playing[] {
  const seated = lineups === undefined ? players : fastChance(`${seed}:${n} line-up`).pick('line-up', lineups);
  return playersIn(seated, n);
}

/**
 * The game itself is a run, which is quick and can be watched from its first rule. Where somebody thinks, a match of the same
 * luck is played beside it, answer for answer.
 */
function layTable(game: AnyGame, plan: Plan, players: readonly Playing[], n: number, notebook: Notebook): Table {
  const seed = seedOf(plan, n);
  const options = optionsOf(game, plan, n);
  const luck = { kind: 'fast', seed } as const;
  const run: Run<unknown> = new Run(game, copy(game.initial(options, plan.seats)), chanceFrom(luck), plan.seats);
  run.play.touched = notebook.touched;
  let match: Match<unknown> | null = null;
  if (players.some(thinks)) {
    const names = players.map((_, seat) => `seat ${seat}`);
    const started = Match.start(game, { options, players: names, luck }, { events: false, marks: false });
    if (!started.ok) throw new Error(started.why);
    match = started.value;
  }
  const choices = plan.experience === undefined ? null : new ChoiceNotes();
  return { run, match, seed, chance: fastChance(seed), choices, beat: notebook.beat };
}

function answer({ run, match }: Table, seat: Seat, option: string): void {
  const trouble = run.replay({ seat, option });
  if (trouble !== null) throw new Error(trouble);
  const applied = match?.answer(seat, option) ?? { ok: true };
  if (!applied.ok) throw applied.error ?? new Error(`The match beside the run refuses "${option}": ${applied.why}`);
}
