import type { Seat } from '../../decision.ts';
import type { GameEvent } from '../../events.ts';
import type { Game } from '../../game.ts';
import type { Match } from '../../match.ts';
import { type KnownOptionOdds, NOT_YET } from '../../players/odds.ts';
import { ContractBroken, type ContractSettings, demand, eitherWay, walk } from './walk.ts';

/** As near to a whole as sums of fractions come. */
const NEARLY = 1e-6;

/** What was promised of the option that was chosen, until it shows whether it came true. */
interface Promised {
  /** All that has happened in the match; it grows. */
  readonly events: () => readonly GameEvent[];
  readonly option: string;
  readonly odds: KnownOptionOdds;
  /** How many events there were before. */
  readonly from: number;
  readonly where: string;
}

/**
 * What is told of an option before it is chosen is what happens after: chances add up to a whole, what was called certain comes true, and
 * nothing happens that was called impossible. Where a player still has a say before it shows, there was no promise.
 */
export function promisesAreKept<S>(game: Game<S>, settings: ContractSettings): void {
  let kept = 0;
  /** Those of which nothing shows yet. */
  let open: readonly Promised[] = [];
  const look = (asked: string | null): void => {
    open = open.filter((promised) => {
      const { option, odds, events, from } = promised;
      const key = game.cameTrue?.(option, odds, events().slice(from), asked) ?? null;
      if (key === NOT_YET) return true;
      if (key !== null) holdTo(promised, key);
      kept += key === null ? 0 : 1;
      return false;
    });
  };
  const close = (): void => {
    look(null);
    open = [];
  };
  walk(
    game,
    { ...settings, positions: 'all' },
    ({ match, seat, option, seed }) => {
      // What was promised in the game before is over with it.
      if (match.position === 0) close();
      look(match.run.ask?.kind ?? null);
      const promised = promiseOf(match, seat, option.id, seed);
      if (promised !== null) open = [...open, promised];
    },
    { choose: eitherWay, keep: { events: true, marks: false } },
  );
  close();
  if (kept === 0) throw new ContractBroken('No promise was ever seen to be kept: `cameTrue` never knows.');
}

function promiseOf<S>(match: Match<S>, seat: Seat, option: string, seed: string): Promised | null {
  const odds = match.game.odds?.(match, seat)?.[option];
  if (odds === undefined || odds.outcomes.length === 0) return null;
  const where = `${match.run.ask?.kind}, "${option}", ${seed}`;
  const sum = odds.outcomes.reduce((all, { chance }) => all + chance, 0);
  demand(Math.abs(sum - 1) < NEARLY, `The chances add up to ${sum}`, where);
  return { events: () => match.events, option, odds, from: match.events.length, where };
}

function holdTo({ odds, where }: Promised, key: string): void {
  const promised = odds.outcomes.find((one) => one.key === key);
  const said = odds.outcomes.map((one) => `${one.key} (${one.chance})`).join(', ');
  demand(promised !== undefined && (promised.chance > 0 || !odds.exact), `It was "${key}", not any of ${said}`, where);
}
