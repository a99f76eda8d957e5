import { Chance, type Places } from './chance/chance.ts';
import { commitmentTo } from './chance/secure.ts';
import type { Game, Outcome } from './game.ts';
import { readSave } from './load.ts';
import { contentHash, type Match } from './match.ts';
import { canonical } from './plain.ts';
import { rerun } from './rerun.ts';
import { type Rolls, type SavedMatch, save, saveText } from './save.ts';

export type Verdict =
  | {
      readonly ok: true;
      readonly answers: number;
      readonly rolls: number;
      readonly outcome: Outcome;
      readonly committed: boolean;
    }
  | { readonly ok: false; readonly why: VerifyRefusal; readonly where: string };

export type VerifyRefusal =
  | 'unreadable'
  | 'altered'
  | 'not-over'
  | 'other-rules'
  | 'commitment'
  | 'answers'
  | 'marks'
  | 'rolls'
  | 'outcome';

/** A finished match with everything revealed: the secret, and every number that luck gave. Anybody can check it. */
export function reveal<S>(match: Match<S>): SavedMatch {
  if (!match.over) throw new Error('Only a finished match may be revealed.');
  const recorder = new Recorder();
  rerun(match.game, match.header, match.answers, (chance) => recorder.over(chance));
  return save(match, recorder.rolls);
}

/**
 * Derives every roll and shuffle of a revealed match again, and plays it again with them. Trusts nothing in the file but the
 * answers, and those only if the rules allow them.
 */
export function verify<S>(game: Game<S>, source: string): Verdict {
  const read = readSave(source);
  if (!read.ok) return { ok: false, why: 'unreadable', where: `${read.why}: ${read.where}` };
  const { saved } = read;
  if (saveText(saved) !== source) return { ok: false, why: 'altered', where: 'the text is not as it was written' };
  if (saved.outcome === null || saved.rolls === undefined) return { ok: false, why: 'not-over', where: 'outcome' };
  const { luck } = saved.header;
  if (luck.kind === 'secure' && commitmentTo(luck.secret) !== luck.commitment) {
    return { ok: false, why: 'commitment', where: 'the secret is not the one that was committed to' };
  }
  if (
    saved.header.game !== game.id ||
    saved.header.rules !== game.version ||
    saved.header.content !== contentHash(game)
  ) {
    return { ok: false, why: 'other-rules', where: `${saved.header.game} ${saved.header.rules}` };
  }
  return compare(game, saved, saved.outcome, saved.rolls);
}

function compare<S>(game: Game<S>, saved: SavedMatch, outcome: Outcome, rolls: Rolls): Verdict {
  const recorder = new Recorder();
  const answers = saved.answers.map(([seat, option]) => ({ seat, option }));
  const again = rerun(game, saved.header, answers, (chance) => recorder.over(chance));
  if (again.trouble !== null) return { ok: false, why: 'answers', where: again.trouble };
  if (!again.run.over) return { ok: false, why: 'answers', where: 'the match does not end with its last answer' };
  const strayed = Object.keys({ ...rolls, ...recorder.rolls }).find(
    (stream) => canonical(rolls[stream] ?? []) !== canonical(recorder.rolls[stream] ?? []),
  );
  if (strayed !== undefined) return { ok: false, why: 'rolls', where: strayed };
  const known = new Set(again.marks.map((mark) => mark.join(' ')));
  const parted = saved.marks.find((mark) => !known.has(mark.join(' ')));
  if (parted !== undefined) return { ok: false, why: 'marks', where: `${parted[1]} at position ${parted[0]}` };
  if (canonical(outcome) !== canonical(game.outcome(again.run.state)))
    return { ok: false, why: 'outcome', where: 'outcome' };
  const count = Object.values(rolls).reduce((sum, stream) => sum + stream.length, 0);
  return { ok: true, answers: answers.length, rolls: count, outcome, committed: saved.header.luck.kind === 'secure' };
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
