import { fastChance } from '../../chance/fast.ts';
import type { Game } from '../../game.ts';
import { checkingWhatIsKept } from '../../keep-latest.ts';
import { unplainPlace } from '../../plain.ts';
import { randomAnswer } from '../../players/random.ts';
import { Run } from '../../run.ts';
import { ContractBroken, type ContractSettings, mostAnswers, seatsOf, seedOf } from './walk.ts';

/**
 * Random legal play reaches an end; on the way nothing of the game is lost, doubled or broken, and nothing is kept too long. Returns what
 * it came across.
 */
export function alwaysEnds<S>(game: Game<S>, settings: ContractSettings): ReadonlySet<string> {
  const touched = new Set<string>();
  checkingWhatIsKept(() => {
    for (let n = 0; n < settings.games; n++) playOne(game, settings, n, touched);
  });
  return touched;
}

function playOne<S>(game: Game<S>, settings: ContractSettings, n: number, touched: Set<string>): void {
  const seed = seedOf(settings, n);
  const seats = seatsOf(game, settings, n);
  const run = new Run(game, game.initial(game.sampleOptions(n, seats), seats), fastChance(seed), seats);
  const pieces = inventory(game, run.state);
  const fits = game.stateShape(game.sampleOptions(n, seats), seats);
  const check = (where: string): void => {
    checkState(game, run.state, pieces, where);
    const misfit = fits(run.state, 'state');
    if (misfit !== null)
      throw new ContractBroken(`A state that was come to has no place in its shape: ${misfit} (${where})`);
  };
  run.play.touched = touched;
  run.onPhase = () => check(`${seed}, phase ${run.phase} at ${run.position}`);
  const player = fastChance(`${seed} player`);
  run.begin(game.first);
  while (!run.over) {
    if (run.position > mostAnswers(settings)) throw new ContractBroken(`Game ${n} does not end (${seed}).`);
    const { seat, option } = randomAnswer(run, player);
    run.answer(seat, option);
  }
  check(`${seed}, after the end`);
  checkOutcome(game, run);
}

function checkOutcome<S>(game: Game<S>, run: Run<S>): void {
  const { side, winners } = game.outcome(run.state);
  if (side === '' || winners.some((seat) => seat < 0 || seat >= run.play.seats)) {
    throw new ContractBroken(`The outcome makes no sense: ${side}, ${winners.join(', ')}`);
  }
}

export function inventory<S>(game: Game<S>, state: S): string {
  return [...game.components(state)].sort().join('\n');
}

/** The state is plain data, nothing is missing or double, and the game itself has no complaint. */
export function checkState<S>(game: Game<S>, state: S, pieces: string, where: string): void {
  const unplain = unplainPlace(state);
  if (unplain !== null) throw new ContractBroken(`${unplain} (${where})`);
  const now = inventory(game, state);
  if (now !== pieces) throw new ContractBroken(`Components are missing or double: ${changes(pieces, now)} (${where})`);
  const trouble = game.invariant?.(state) ?? null;
  if (trouble !== null) throw new ContractBroken(`${trouble} (${where})`);
}

function changes(before: string, after: string): string {
  const left = after.split('\n');
  const missing = before.split('\n').filter((piece) => {
    const i = left.indexOf(piece);
    if (i >= 0) left.splice(i, 1);
    return i < 0;
  });
  return `missing ${missing.slice(0, 5).join(', ') || 'nothing'}; too many ${left.slice(0, 5).join(', ') || 'none'}`;
}

/** Content that the random games never came across and that is not excused. */
export function untouched<S>(game: Game<S>, settings: ContractSettings, touched: ReadonlySet<string>): string[] {
  const unknown = [...touched].find((id) => !game.catalogue.includes(id));
  if (unknown !== undefined) throw new ContractBroken(`"${unknown}" was touched and is not in the catalogue.`);
  return game.catalogue.filter((id) => !touched.has(id) && settings.untouched?.[id] === undefined);
}
