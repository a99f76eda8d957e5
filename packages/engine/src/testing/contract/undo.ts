import { fastChance } from '../../chance/fast.ts';
import { showEvents } from '../../events.ts';
import type { Game } from '../../game.ts';
import { sameData } from '../../plain.ts';
import { viewOf } from '../../view.ts';
import { difference } from '../difference.ts';
import { picture } from './repeats.ts';
import { ContractBroken, type ContractSettings, demand, type Visit, walk } from './walk.ts';

/** Undo takes back exactly the last answer, and only where nobody has learnt anything by it. */
export function undoIsExact<S>(game: Game<S>, settings: ContractSettings): void {
  walk(game, settings, (visit) => {
    const { match, seat, option, seed } = visit;
    const fork = match.fork();
    const before = picture(fork);
    const applied = fork.answer(seat, option.id);
    if (!applied.ok) throw new ContractBroken(`"${option.id}" was offered and refused (${seed})`);
    const other = (seat + 1) % match.seats;
    if (other !== seat) demand(!fork.canUndo(other), 'A seat may take back another’s answer', seed);
    if (!fork.canUndo(seat)) {
      demand(!fork.undo(seat), 'An undo that is not allowed was carried out', seed);
      return;
    }
    nothingWasLearnt(visit);
    demand(fork.undo(seat), 'An undo that is allowed was not carried out', seed);
    demand(picture(fork) === before, 'Undo did not bring back what was', seed);
  });
}

/**
 * The answer was quiet, the match says. Then giving it in another world that the seat could be in shows the seat exactly the same;
 * if it shows something else, the seat has learnt in which world it is.
 */
function nothingWasLearnt<S>({ match, seat, option, seed }: Visit<S>): void {
  const shown = [match.world(), match.imagine(seat, fastChance(`${seed} other`))].map((run) => {
    const answer = run.legal(seat).find((one) => one.id === option.id);
    if (answer === undefined)
      throw new ContractBroken(`"${option.id}" is not offered in a world that looks the same (${seed})`);
    run.play.events = [];
    run.answer(seat, answer);
    return { view: viewOf(run.game, run.state, seat), told: showEvents(run.play.events, seat, run.game) };
  });
  if (sameData(shown[0], shown[1])) return;
  throw new ContractBroken(
    `"${option.id}" can be taken back, although it taught something new (${seed}):\n${difference(shown[0], shown[1])}`,
  );
}
