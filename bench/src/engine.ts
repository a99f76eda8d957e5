import { copy, fastChance, type Match, randomAnswer, search } from '@dreadhouse/engine';
import type { Manor } from './game/manor.ts';
import { newMatch } from './game/ours.ts';
import { applyMove, isTheirsOver, legalMoves, newBot, newState, type TheirState } from './game/theirs.ts';
import { bytesEach, interleave, median, perSecond, ratio, rounded, table, writeResults } from './kit.ts';

/**
 * Our engine beside boardgame.io 0.50.2, playing the same game: `npm run bench:engine`, a minute or two. Compare the ratios, never
 * the times, which depend on the machine and on who else is using it.
 *
 * Our matches always keep their checkpoints, so each of them can be forked and undone. `recorded` ones also keep events and
 * fingerprints, as a server's do (the default settings); the others are as simulation keeps them.
 */
const ROUNDS = 15;
const MID_GAME = 90;
const ITERATIONS = 100;
const PLAYOUT = 50;
const LIVE = 1000;

const chance = fastChance('bench');
let seeds = 0;

function newSeed(): string {
  seeds += 1;
  return `bench ${seeds}`;
}

// --- playing ---

function answerRandomly(match: Match<Manor>): void {
  const { seat, option } = randomAnswer(match.run, chance);
  match.answer(seat, option.id);
}

function ourGames(games: number, recorded: boolean): number {
  let decisions = 0;
  for (let i = 0; i < games; i++) decisions += ourMatchAt(Number.POSITIVE_INFINITY, recorded).position;
  return decisions;
}

function ourMatchAt(position: number, recorded: boolean): Match<Manor> {
  const match = newMatch(newSeed(), recorded);
  while (!match.over && match.position < position) answerRandomly(match);
  return match;
}

/** Moves are listed and one is picked, as our side does. It is a small part of what a move takes. */
function moveRandomly(state: TheirState, undo: boolean): TheirState {
  return applyMove(state, chance.pick('player:option', legalMoves(state)), undo);
}

function theirGames(games: number, undo: boolean): number {
  let moves = 0;
  for (let i = 0; i < games; i++) moves += theirStateAt(Number.POSITIVE_INFINITY, undo)._stateID;
  return moves;
}

function theirStateAt(position: number, undo: boolean): TheirState {
  let state = newState(newSeed(), undo);
  while (!isTheirsOver(state) && state._stateID < position) state = moveRandomly(state, undo);
  return state;
}

// --- measuring ---

function measureDecisions() {
  const contenders = {
    ours: () => ourGames(100, false),
    oursRecorded: () => ourGames(100, true),
    theirs: () => theirGames(4, false),
    theirsWithUndo: () => theirGames(4, true),
  };
  return interleave(contenders, ROUNDS, 3);
}

/** At every position from the first to the 150th, so that the way from the last checkpoint is as long as it is on average. */
function measureForks() {
  const matches = Array.from({ length: 150 }, (_, position) => ourMatchAt(position, true));
  const unrecorded = Array.from({ length: 150 }, (_, position) => ourMatchAt(position, false));
  const undoable = matches.filter((match) => match.canUndo(lastToAnswer(match)));
  let forks: Match<Manor>[] = [];
  const contenders = {
    fork: () => forEach(matches, (match) => match.fork()),
    forkUnrecorded: () => forEach(unrecorded, (match) => match.fork()),
    undo: {
      prepare: () => {
        forks = undoable.map((match) => match.fork());
      },
      work: () => forEach(forks, (match) => match.undo(lastToAnswer(match))),
    },
    copy: () => forEach(matches, (match) => copy(match.state)),
    structuredClone: () => forEach(matches, (match) => structuredClone(match.state)),
  };
  return interleave(contenders, ROUNDS * 4, 20);
}

function lastToAnswer(match: Match<Manor>): number {
  return match.answers.at(-1)?.seat ?? 0;
}

function forEach<T>(list: readonly T[], make: (one: T) => unknown): number {
  for (const one of list) if (!make(one)) throw new Error('Nothing came of it.');
  return list.length;
}

/** The same number of iterations and the same length of playouts, without a policy on either side. */
function measureSearch() {
  const matches = Array.from({ length: 6 }, (_, i) => ourMatchAt(20 + i * 15, false));
  const states = Array.from({ length: 2 }, (_, i) => theirStateAt(35 + i * 45, false));
  const bot = newBot(ITERATIONS, PLAYOUT);
  const contenders = {
    ours: () => {
      for (const match of matches) {
        search(match, match.waitingFor()[0]!, { seed: newSeed(), iterations: ITERATIONS, depth: PLAYOUT });
      }
      return matches.length * ITERATIONS;
    },
    theirs: async () => {
      for (const state of states) await bot(state);
      return states.length * ITERATIONS;
    },
  };
  return interleave(contenders, ROUNDS, 2);
}

function measureMemory() {
  return {
    ours: bytesEach(LIVE, () => ourMatchAt(MID_GAME, true)),
    oursUnrecorded: bytesEach(LIVE, () => ourMatchAt(MID_GAME, false)),
    theirs: bytesEach(LIVE / 4, () => theirStateAt(MID_GAME, false)),
    theirsWithUndo: bytesEach(LIVE / 4, () => theirStateAt(MID_GAME, true)),
  };
}

// --- reporting ---

function inEach<Name extends string, T>(what: Record<Name, T>, read: (one: T) => number): Record<Name, number> {
  const entries = Object.entries(what) as [Name, T][];
  return Object.fromEntries(entries.map(([name, one]) => [name, rounded(read(one))])) as Record<Name, number>;
}

const decisions = await measureDecisions();
const forks = await measureForks();
const searches = await measureSearch();
const memory = measureMemory();

const raw = {
  stateBytes: JSON.stringify(ourMatchAt(MID_GAME, false).state).length,
  decisionsPerGame: { ours: ourGames(200, false) / 200, theirs: theirGames(20, false) / 20 },
  decisionsPerSecond: inEach(decisions, perSecond),
  microseconds: inEach(forks, median),
  iterationsPerSecond: inEach(searches, perSecond),
  bytesPerMatch: inEach(memory, (bytes) => bytes),
  node: process.version,
};

const results = {
  /** Without events and fingerprints, against boardgame.io without undo: the fastest settings of both. */
  decisionsRatio: ratio(decisions.theirs, decisions.ours),
  /** With the default settings of both. */
  decisionsRatioRecorded: ratio(decisions.theirsWithUndo, decisions.oursRecorded),
  forkVsStructuredClone: ratio(forks.fork, forks.structuredClone),
  undoVsStructuredClone: ratio(forks.undo, forks.structuredClone),
  searchRatio: ratio(searches.theirs, searches.ours),
  bytesPerMatch: Math.round(memory.ours),
  raw,
};

const { decisionsPerGame, decisionsPerSecond, microseconds, iterationsPerSecond, bytesPerMatch } = raw;
console.log(`A game of Manor, ${raw.stateBytes} bytes of state as JSON, by our engine and by boardgame.io\n`);
console.log(
  table([
    ['', 'ours', 'theirs', 'ratio'],
    ['decisions in a game', decisionsPerGame.ours, decisionsPerGame.theirs, ''],
    ['decisions/s', decisionsPerSecond.ours, decisionsPerSecond.theirs, results.decisionsRatio],
    [
      '  default settings',
      decisionsPerSecond.oursRecorded,
      decisionsPerSecond.theirsWithUndo,
      results.decisionsRatioRecorded,
    ],
    ['search iterations/s', iterationsPerSecond.ours, iterationsPerSecond.theirs, results.searchRatio],
    ['bytes of a live match', bytesPerMatch.oursUnrecorded, bytesPerMatch.theirs, ''],
    ['  default settings', bytesPerMatch.ours, bytesPerMatch.theirsWithUndo, ''],
  ]),
);
console.log();
console.log(
  table([
    ['', 'µs', 'of a structuredClone'],
    ['structuredClone of the state', microseconds.structuredClone, ''],
    ['copy of the state', microseconds.copy, ratio(forks.copy, forks.structuredClone)],
    ['fork of the match', microseconds.fork, results.forkVsStructuredClone],
    ['undo', microseconds.undo, results.undoVsStructuredClone],
  ]),
);
console.log(`\nWritten to ${writeResults('engine', results)}`);
