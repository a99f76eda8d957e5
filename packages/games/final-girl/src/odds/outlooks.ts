import {
  bestRated,
  fastChance,
  type GameEvent,
  type OptionOdds,
  type Outlook,
  type Outlooks,
  type Seat,
} from '@dreadhouse/engine';
import type { FinalGirlMatch } from './types.ts';

/** Enough for a fair estimate, few enough to be there before the player has read the question. */
const TRIES = 80;

/** Plays an option through in many worlds that the player could be in, and counts how each came out. */
function sample(tryOnce: (seed: string) => string | null): ReadonlyMap<string, number> {
  const found = new Map<string, number>();
  for (let i = 0; i < TRIES; i++) {
    const outcome = tryOnce(`outlook ${i}`);
    if (outcome === null) return new Map();
    found.set(outcome, (found.get(outcome) ?? 0) + 1);
  }
  return new Map([...found].map(([outcome, times]) => [outcome, times / TRIES]));
}

/** What only many tries can tell, by option. */
export function outlooks(match: FinalGirlMatch, seat: Seat): Outlooks {
  const kind = match.run.ask?.kind;
  const found: Record<string, Partial<OptionOdds>> = {};
  for (const { id } of match.legal(seat)) {
    if (id === 'take-it') found[id] = { outcomes: afterBlow(match, seat, id), exact: false };
    else if (kind === 'react') found[id] = { also: throughTheBlow(match, seat, id) };
    else if (endsTurn(kind, id)) found[id] = { outcomes: untilNextTurn(match, seat, id), exact: false };
  }
  return found;
}

/** After these the killer has the word. */
function endsTurn(kind: string | undefined, option: string): boolean {
  return option === 'end' || (option === 'done' && kind === 'buy') || (option === 'go-on' && kind === 'phase-ends');
}

/** Whether she lives to see the next turn, if she goes on as the rule of thumb would. */
function untilNextTurn(match: FinalGirlMatch, seat: Seat, option: string): Outlook[] {
  const chances = sample((seed) => {
    const chance = fastChance(seed);
    const run = match.imagine(seat, chance);
    const { turn } = run.state;
    if (run.replay({ seat, option }) !== null) return null;
    for (let i = 0; i < 60 && !run.over && run.state.turn === turn; i++) run.answer(seat, bestRated(run, seat, chance));
    return run.state.result?.side === 'killer' ? 'die' : 'survive';
  });
  if (chances.size === 0) return [];
  const survive = chances.get('survive') ?? 0;
  return [
    { key: 'survive', chance: survive, tone: 'good', sign: '♥' },
    { key: 'die', chance: 1 - survive, tone: 'bad', sign: '✝' },
  ];
}

/** Whether she survives this attack if she defends herself like that, and goes on as the rule of thumb would. */
function throughTheBlow(match: FinalGirlMatch, seat: Seat, option: string): Outlook[] {
  const chances = sample((seed) => {
    const chance = fastChance(seed);
    const run = match.imagine(seat, chance);
    const events: GameEvent[] = [];
    run.play.events = events;
    if (run.replay({ seat, option }) !== null) return null;
    const isOver = (): boolean => events.some(({ kind }) => kind === 'attack-avoided' || kind === 'health-lost');
    for (let i = 0; i < 20 && !run.over && !isOver(); i++) run.answer(seat, bestRated(run, seat, chance));
    return blowIn(events) === 'dead' ? 'dead' : 'through';
  });
  if (chances.size === 0) return [];
  const through = chances.get('through') ?? 0;
  return [{ key: 'through', chance: through, tone: through < 0.5 ? 'bad' : 'good', sign: '♥' }];
}

/** What taking the blow leads to: health left, or what the last breath token says. */
function afterBlow(match: FinalGirlMatch, seat: Seat, option: string): Outlook[] {
  const chances = sample((seed) => {
    const run = match.imagine(seat, fastChance(seed));
    const events: GameEvent[] = [];
    run.play.events = events;
    return run.replay({ seat, option }) === null ? blowIn(events) : null;
  });
  return [...chances]
    .map(([key, chance]) => ({ key, chance, tone: toneOf(key), sign: key === 'dead' ? '✝' : '♥' }))
    .sort((a, b) => ORDER.indexOf(a.tone) - ORDER.indexOf(b.tone));
}

const ORDER: readonly Outlook['tone'][] = ['good', 'fair', 'bad'];

/** The first blow only: what comes after it is another matter. */
function blowIn(events: readonly GameEvent[]): string {
  const at = events.findIndex(({ kind }) => kind === 'health-lost');
  if (at < 0) return 'unhurt';
  const next = events[at + 1];
  if (next?.kind === 'lost') return 'dead';
  if (next?.kind === 'last-breath') return next.details['symbols'] === 0 ? 'dead' : 'last-breath';
  return `health:${String(events[at]?.details['health'])}`;
}

function toneOf(key: string): Outlook['tone'] {
  if (key === 'dead') return 'bad';
  return key === 'unhurt' ? 'good' : 'fair';
}
