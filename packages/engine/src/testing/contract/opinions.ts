import { fastChance } from '../../chance/fast.ts';
import type { Option, Seat } from '../../decision.ts';
import type { Game, Opinion } from '../../game.ts';
import { sameData } from '../../plain.ts';
import { bestRated, type Policy, ratings } from '../../players/policy.ts';
import type { Run } from '../../run.ts';
import { difference } from '../difference.ts';
import { type Chooser, ContractBroken, type ContractSettings, demand, eitherWay, walk } from './walk.ts';

const POLICIES: readonly Policy[] = ['thumb', 'experience'];

/** There is one opinion for every option of every decision, in the order of the options, and how much each is liked can be reckoned with. */
export function everyOptionIsRated<S>(game: Game<S>, settings: ContractSettings): void {
  walk(
    game,
    { ...settings, positions: 'all' },
    ({ match, seed }) => {
      for (const seat of match.waitingFor())
        checkOpinions(match.run, seat, `seat ${seat}, ${match.run.ask?.kind}, ${seed}`);
    },
    { choose: eitherWay },
  );
}

/** Playing a bot's game takes longer than playing by chance, and whoever goes round in circles does so soon. */
const FEW = 10;

/** Whoever always does what is liked best comes to an end: nobody takes a thing and gives it back for ever. */
export function botsComeToAnEnd<S>(game: Game<S>, settings: ContractSettings): void {
  for (const policy of POLICIES) {
    if (policy === 'experience' && game.experience === undefined) continue;
    const choose: Chooser = (run, chance) => {
      const seat = chance.pick('player:seat', run.waitingFor());
      return { seat, option: bestRated(run, seat, chance, { policy }) };
    };
    walk(game, { ...settings, games: Math.min(FEW, settings.games) }, () => {}, { choose });
  }
}

function checkOpinions<S>(run: Run<S>, seat: Seat, where: string): void {
  const options = run.legal(seat);
  const opinions = opinionsIn(run, seat, options);
  demand(opinions.length === options.length, `${options.length} options have ${opinions.length} opinions`, where);
  const vague = options.find((_, i) => !Number.isFinite(opinions[i]?.value) || opinions[i]?.why === '');
  demand(vague === undefined, `What "${vague?.id}" is worth is not finite, or has no reason`, where);
  for (const policy of POLICIES) {
    const liked = ratings(run, seat, options, { policy });
    demand(
      liked.every((one) => one >= 0) && Math.max(...liked) === 1,
      `Options cannot be liked ${liked.join(', ')} (${policy})`,
      where,
    );
  }
  const turned = [...opinionsIn(run, seat, [...options].reverse())].reverse();
  if (!sameData(opinions, turned))
    throw new ContractBroken(
      `Opinions are not in the order of the options (${where}).\n${difference(opinions, turned)}`,
    );
}

function opinionsIn<S>({ game, state, ask }: Run<S>, seat: Seat, options: readonly Option[]): readonly Opinion[] {
  return ask === null ? [] : (game.opinions?.(state, seat, ask, options) ?? []);
}

/** Imagining costs more than walking: not every position has its turn, but more than of other checks. */
const AS_MANY_POSITIONS = 8;

/** What a seat thinks of its options rests on what it knows: in the real world and in one that it could be in it thinks the same. */
export function worldsAreRatedAlike<S>(game: Game<S>, settings: ContractSettings): void {
  const { positions = 2 } = settings;
  walk(
    game,
    { ...settings, positions: positions === 'all' ? 'all' : AS_MANY_POSITIONS * positions },
    ({ match, seed }) => {
      for (const seat of match.waitingFor()) {
        // Two copies, as players are only ever shown copies: what has been remembered of the match itself plays no part.
        const worlds = [match.world(), match.imagine(seat, fastChance(`${seed} rated by ${seat}`))];
        const where = `seat ${seat}, ${match.run.ask?.kind}, ${seed}`;
        const [real, other] = worlds.map((run) => opinionsIn(run, seat, run.legal(seat)));
        if (!sameData(real, other))
          throw new ContractBroken(`Opinions depend on what is hidden (${where}).\n${difference(real, other)}`);
        if (game.judging?.reads === 'an imagined world') continue;
        const [liked, likedThere] = worlds.map((run) => ratings(run, seat, run.legal(seat), { policy: 'experience' }));
        if (!sameData(liked, likedThere))
          throw new ContractBroken(
            `Experience depends on what is hidden (${where}).\n${difference(liked, likedThere)}`,
          );
      }
    },
    { choose: eitherWay },
  );
}

/** What a position is judged by is told alike in all worlds that a seat could be in, where the game says that it rests on what the seat knows. */
export function worldsAreJudgedAlike<S>(game: Game<S>, settings: ContractSettings): void {
  const { positions = 2 } = settings;
  const { judging } = game;
  if (judging === undefined) return;
  walk(
    game,
    { ...settings, positions: positions === 'all' ? 'all' : AS_MANY_POSITIONS * positions },
    ({ match, seed }) => {
      // Only there are positions judged; in the middle of a set-up there may be nothing yet that a seat knows.
      if (!judging.moments.includes(match.phase)) return;
      for (let seat = 0; seat < match.seats; seat++) {
        const worlds = [match.world(), match.imagine(seat, fastChance(`${seed} judged by ${seat}`))];
        const [real, other] = worlds.map(({ state }) => judging.features(state, seat));
        const where = `seat ${seat}, ${seed}`;
        demand(
          real?.values.length === (real === null ? undefined : judging.names.length),
          'A name has no number',
          where,
        );
        demand(
          [...(real?.values ?? []), ...(real?.own ?? [])].every(Number.isFinite),
          `Not all is a number: ${real?.values.join(' ')}, ${real?.own?.join(' ')}`,
          where,
        );
        if (judging.reads === 'an imagined world' || sameData(real, other)) continue;
        throw new ContractBroken(
          `What a position is judged by depends on what is hidden (${where}).\n${difference(real, other)}`,
        );
      }
    },
    { choose: eitherWay },
  );
}
