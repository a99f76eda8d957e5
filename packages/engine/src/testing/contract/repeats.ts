import { fastChance } from '../../chance/fast.ts';
import type { Game } from '../../game.ts';
import { load } from '../../load.ts';
import type { Match, MatchSettings } from '../../match.ts';
import { fingerprint, sameData } from '../../plain.ts';
import { playRandomly, randomAnswer } from '../../players/random.ts';
import { rerun } from '../../rerun.ts';
import { save, saveText } from '../../save.ts';
import { reveal, verify } from '../../verify.ts';
import { ContractBroken, type ContractSettings, demand, mostAnswers, seedOf, startGame, walk } from './walk.ts';

/** Same inputs, same states: every phase boundary comes out again from header and answers alone. */
export function sameInputsSameStates<S>(game: Game<S>, settings: ContractSettings): void {
  for (let n = 0; n < settings.games; n++) {
    const match = finish(startGame(game, settings, n), seedOf(settings, n), settings);
    const again = rerun(game, match.header, match.answers);
    demand(again.trouble === null, `The answers cannot be given again: ${again.trouble}`, seedOf(settings, n));
    const seen = new Set(again.marks.map((mark) => mark.join(' ')));
    const lost = match.marks.find((mark) => !seen.has(mark.join(' ')));
    demand(lost === undefined, `The same inputs gave another state at ${lost?.join(' ')}`, seedOf(settings, n));
    demand(
      fingerprint(again.run.state) === fingerprint(match.state),
      'The same inputs gave another end',
      seedOf(settings, n),
    );
  }
}

const RECORDING: MatchSettings = { events: true, marks: true };

/** A save from any moment loads, quickly or whole, and plays on to the same end. */
export function savesGoOn<S>(game: Game<S>, settings: ContractSettings): void {
  walk(
    game,
    settings,
    ({ match, seed }) => {
      const saved = save(match);
      const text = saveText(saved);
      const quick = loaded(game, text, { events: false, marks: false }, seed);
      const whole = loaded(game, text, { whole: true }, seed);
      demand(save(whole).digest === saved.digest, 'Loading and saving again gives another file', seed);
      demand(sameData(whole.events, match.events), 'A save played again tells other events', seed);
      const ends = [match, quick, whole].map((one) => endOf(one, seed, settings));
      demand(new Set(ends).size === 1, 'A loaded match ends differently', seed);
    },
    { keep: RECORDING },
  );
}

/** The end that a match comes to with the answers that this seed gives; the match itself stays where it is. */
function endOf<S>(match: Match<S>, seed: string, settings: ContractSettings): string {
  const run = match.world();
  demand(playRandomly(run, fastChance(`${seed} player`), mostAnswers(settings)), 'The game does not end', seed);
  return fingerprint(run.state);
}

function loaded<S>(game: Game<S>, text: string, how: Parameters<typeof load>[2], seed: string): Match<S> {
  const result = load(game, text, how);
  if (!result.ok) throw new ContractBroken(`A save does not load: ${result.why}, ${result.where} (${seed})`);
  return result.match;
}

/** Plays a match to its end with the answers that this seed gives. */
export function finish<S>(match: Match<S>, seed: string, settings: ContractSettings): Match<S> {
  const player = fastChance(`${seed} player`);
  while (!match.over) {
    if (match.position > mostAnswers(settings)) throw new ContractBroken(`The game does not end (${seed}).`);
    const { seat, option } = randomAnswer(match.run, player);
    const applied = match.answer(seat, option.id);
    if (!applied.ok)
      throw new ContractBroken(`"${option.id}" was offered and refused (${applied.why}).\n${applied.error} (${seed})`);
  }
  return match;
}

/** A fork is equal to its origin, and what happens to one does not happen to the other. */
export function forksAreIndependent<S>(game: Game<S>, settings: ContractSettings): void {
  walk(game, settings, ({ match, seed }) => {
    const before = picture(match);
    const fork = match.fork();
    const other = match.fork();
    demand(picture(fork) === before, 'A fork differs from its origin', seed);
    finish(fork, seed, settings);
    demand(picture(match) === before, 'Playing a fork changed its origin', seed);
    demand(picture(other) === before, 'Playing a fork changed another fork', seed);
    demand(
      fingerprint(finish(other, seed, settings).state) === fingerprint(fork.state),
      'Two forks with the same answers differ',
      seed,
    );
  });
}

/** Everything that can be seen of a match at one moment. */
export function picture<S>(match: Match<S>): string {
  const seats = match.header.players.map((_, seat) => match.decision(seat));
  return `${match.position} ${fingerprint(match.state)} ${JSON.stringify(seats)} ${match.events.length} ${match.answers.length}`;
}

/** Games recorded earlier are derived again, byte for byte. */
export function goldenGames<S>(game: Game<S>, texts: readonly string[]): void {
  if (texts.length === 0) throw new ContractBroken('There are no recorded games.');
  for (const [i, text] of texts.entries()) {
    const verdict = verify(game, text);
    if (!verdict.ok) throw new ContractBroken(`Recorded game ${i}: ${verdict.why}, ${verdict.where}`);
    const again = saveText(reveal(loaded(game, text, { whole: true }, `recorded game ${i}`)));
    demand(again === text, 'A recorded game comes out differently', `recorded game ${i}`);
  }
}
