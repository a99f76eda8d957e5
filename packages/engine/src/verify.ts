import { Chance, type Places } from './chance/chance.ts';
import { commitmentTo } from './chance/secure.ts';
import type { Game, Outcome } from './game.ts';
import { contentHash } from './history.ts';
import { checkedHeader, history, readSave } from './load.ts';
import { Match } from './match.ts';
import { canonical } from './plain.ts';
import { rerunning } from './rerun.ts';
import { type Rolls, type SavedMatch, save, saveText } from './save.ts';
import { atOnce, type Work } from './work.ts';

export type Verdict =
  | {
      readonly ok: true;
      readonly answers: number;
      readonly rolls: number;
      readonly outcome: Outcome;
      /** The luck was committed to before the match; otherwise its seed was open from the start. */
      readonly committed: boolean;
      /** The match did not begin at the beginning, or its luck was laid out: a scenario, not a feat. */
      readonly laidOut: boolean;
    }
  | { readonly ok: false; readonly why: VerifyRefusal; readonly where: string };

type VerifyRefusal = 'unreadable' | 'altered' | 'not-over' | 'other-rules' | 'commitment' | 'unplayable';

/**
 * A finished match with everything revealed: the secret, and every number that luck gave. It is made from header and answers
 * alone, so that anybody who has those can make it again and compare.
 */
export function reveal<S>(match: Match<S>): SavedMatch {
  return atOnce(revealing(match));
}

/** The same, an answer at a time. */
export function* revealing<S>(match: Match<S>): Work<SavedMatch> {
  if (!match.over) throw new Error('Only a finished match may be revealed.');
  const { game, header, answers, notes } = match;
  const start = header.layout?.position ?? 0;
  const again = new Match(game, header, {}, { ...NOTHING, answers: answers.slice(0, start), notes });
  for (const { seat, option } of answers.slice(start)) {
    again.answer(seat, option);
    yield;
  }
  return save(again, yield* rollsOf(again));
}

const NOTHING = { events: [], marks: [], checkpoints: [] };

function* rollsOf<S>(match: Match<S>): Work<Rolls> {
  const recorder = new Recorder();
  yield* rerunning(match.game, match.header, match.answers, (chance) => recorder.over(chance));
  return recorder.rolls;
}

/**
 * Derives every roll and shuffle of a revealed match again, plays it again with them, and compares the whole file, byte for byte.
 * Trusts nothing in it but the answers, and those only if the rules allow them.
 */
export function verify<S>(game: Game<S>, source: string): Verdict {
  const read = readSave(source);
  if (!read.ok) return { ok: false, why: 'unreadable', where: `${read.why}: ${read.where}` };
  const { saved } = read;
  const { header, outcome, rolls } = saved;
  if (outcome === null || rolls === undefined) return { ok: false, why: 'not-over', where: 'outcome' };
  if (header.luck.kind === 'secure' && commitmentTo(header.luck.secret) !== header.luck.commitment) {
    return { ok: false, why: 'commitment', where: 'the secret is not the one that was committed to' };
  }
  if (header.game !== game.id || header.rules !== game.version || header.content !== contentHash(game)) {
    return { ok: false, why: 'other-rules', where: `${header.game} ${header.rules}` };
  }
  const checked = checkedHeader(game, header);
  if (!checked.ok) return { ok: false, why: 'unplayable', where: checked.why };
  const again = playedAgain(game, saved);
  if (typeof again === 'string') return { ok: false, why: 'unplayable', where: again };
  // Who sat where is written beside the match, and cannot be derived from it.
  const whole = saved.seats === undefined ? again : { ...again, seats: saved.seats };
  if (saveText(whole) !== source) return { ok: false, why: 'altered', where: firstDifference(saved, again) };
  const laidOut = header.layout !== undefined || (header.luck.kind === 'fast' && header.luck.stacks !== undefined);
  const count = Object.values(rolls).reduce((sum, stream) => sum + stream.length, 0);
  return {
    ok: true,
    answers: saved.answers.length,
    rolls: count,
    outcome,
    committed: header.luck.kind === 'secure',
    laidOut,
  };
}

/** The revealed file as it must be, or why the match cannot be played. */
function playedAgain<S>(game: Game<S>, saved: SavedMatch): SavedMatch | string {
  try {
    const inputs = { ...saved, snapshots: [], marks: [] };
    const match = new Match<S>(game, saved.header, {}, history(inputs, saved.answers.length));
    return match.over ? reveal(match) : 'the match does not end with its last answer';
  } catch (error) {
    return (error as Error).message;
  }
}

function firstDifference(saved: SavedMatch, again: SavedMatch): string {
  const fields = Object.keys(again) as (keyof SavedMatch)[];
  return (
    fields.find((field) => canonical(saved[field]) !== canonical(again[field])) ?? 'the text is not as it was written'
  );
}

/** Chance that notes every number it hands on. */
class Recorder extends Chance {
  readonly rolls: Record<string, [number, number][]> = {};
  #beneath: Chance | null = null;

  over(chance: Chance): this {
    this.#beneath = chance;
    return this;
  }

  below(stream: string, n: number): number {
    if (this.#beneath === null) throw new Error('Nothing to record.');
    this.used += 1;
    const number = this.#beneath.below(stream, n);
    const rolls = this.rolls[stream] ?? [];
    this.rolls[stream] = rolls;
    rolls.push([n, number]);
    return number;
  }

  places(): Places {
    return this.#beneath?.places() ?? {};
  }
}
