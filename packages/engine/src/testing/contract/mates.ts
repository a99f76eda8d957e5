import { fastChance } from '../../chance/fast.ts';
import type { Option, Seat } from '../../decision.ts';
import { type GameEvent, mayKnow } from '../../events.ts';
import type { Game, Mates } from '../../game.ts';
import type { Match } from '../../match.ts';
import { sameData } from '../../plain.ts';
import { spokenIn } from '../../players/mates.ts';
import { bestRated } from '../../players/policy.ts';
import { targetsOf, type Wish } from '../../players/wish.ts';
import type { Run } from '../../run.ts';
import { difference } from '../difference.ts';
import { seenBy } from './seen.ts';
import { ContractBroken, type ContractSettings, demand, eitherWay, type Visit, walk } from './walk.ts';

/**
 * Who is on one side lies open; so does every answer that is spoken about; and what is said of it to a viewer is the same in every world that
 * this viewer could be in, also what becomes of a wish.
 */
export function matesSpeakOfWhatLiesOpen<S>(game: Game<S>, settings: ContractSettings): void {
  const { mates } = game;
  if (mates === undefined) return;
  walk(
    game,
    settings,
    (visit) => {
      const { match, seat, seed } = visit;
      const viewer = fastChance(`${seed} viewer`).below('viewer', match.seats);
      sidesLieOpen(match, mates, viewer, seed);
      if (!mates.of(match.state, seat).includes(viewer)) return;
      answerLiesOpen(visit, mates, viewer);
      saidAlike(visit, viewer);
    },
    { choose: eitherWay },
  );
}

function sidesLieOpen<S>(match: Match<S>, mates: Mates<S>, viewer: Seat, seed: string): void {
  const other = match.imagine(viewer, fastChance(`${seed} sides for ${viewer}`));
  for (let seat = 0; seat < match.seats; seat++) {
    const [mine, theirs] = [match.state, other.state].map((state) => ({
      side: mates.of(state, seat),
      places: mates.places(state, seat),
    }));
    demand(!mates.of(match.state, seat).includes(seat), `Seat ${seat} is on its own side twice`, seed);
    if (mates.of(match.state, viewer).includes(seat) || mates.of(other.state, viewer).includes(seat))
      if (!sameData(mine, theirs))
        throw new ContractBroken(
          `Who is with seat ${seat}, and where, depends on what seat ${viewer} cannot know (${seed}).\n${difference(mine, theirs)}`,
        );
  }
}

/** In one and the same world, with the same luck to come, an answer for another reason must look different to whoever is on the side, once anything is told of it. */
function answerLiesOpen<S>({ match, seat, option, seed }: Visit<S>, { open }: Mates<S>, viewer: Seat): void {
  const { ask } = match.run;
  if (ask === null || ask.mode !== 'one' || !open.includes(ask.kind)) return;
  const others = match.legal(seat).filter(({ id }) => id !== option.id);
  const other = others[fastChance(`${seed} other`).below('option', Math.max(1, others.length))];
  if (other === undefined) return;
  const reasons = [option, other].map(({ id }) => spokenIn(() => match.world(), viewer, seat, id, null)?.reason);
  if (sameData(reasons[0] ?? null, reasons[1] ?? null)) return;
  const [one, two] = [option, other].map((chosen) => witnessed(match, seat, chosen, viewer, seed));
  demand(one !== two, `Seat ${viewer} cannot tell "${option.id}" from "${other.id}" in "${ask.kind}"`, seed);
}

/** So many more answers of the same seat may be needed until its side is told what it does: what an action is paid with. */
const UNTIL_TOLD = 12;

/** All that a viewer gets to see of an answer once something of it is told, as one text. */
function witnessed<S>(match: Match<S>, seat: Seat, { id }: Option, viewer: Seat, seed: string): string {
  const run = match.world();
  const chance = fastChance(`${seed} to come`);
  run.play.chance = chance;
  run.play.events = [];
  run.replay({ seat, option: id });
  const open: readonly string[] = match.game.mates?.open ?? [];
  const isOver = (): boolean => run.ask === null || open.includes(run.ask.kind);
  const told = (): GameEvent[] => (run.play.events ?? []).filter((event) => mayKnow(event, viewer));
  for (let n = 0; n < UNTIL_TOLD && !isOver() && told().length === 0 && run.legal(seat).length > 0; n++)
    run.answer(seat, bestRated(run, seat, chance));
  return JSON.stringify([seenBy(run, viewer), told().map(({ kind, details }) => ({ kind, details }))]);
}

function saidAlike<S>({ match, seat, option, seed }: Visit<S>, viewer: Seat): void {
  const elsewhere = (): Run<S> => match.imagine(viewer, fastChance(`${seed} told to ${viewer}`));
  for (const wish of wishesFor(match, option, seed)) {
    const [real, other] = [() => match.world(), elsewhere].map((world) =>
      spokenIn(world, viewer, seat, option.id, wish),
    );
    if (!sameData(real, other))
      throw new ContractBroken(
        `What seat ${seat} says to seat ${viewer} depends on what is hidden (${seed}).\n${difference(real, other)}`,
      );
  }
}

/** Nothing, and one of each kind: something that it does, or does not. */
function wishesFor<S>(match: Match<S>, option: Option, seed: string): (Wish | null)[] {
  const chance = fastChance(`${seed} wish`);
  const { state, game, seats } = match;
  const places = Array.from({ length: seats }, (_, seat) => game.mates?.places(state, seat) ?? []).flat();
  const targets = [...places, ...targetsOf(option)];
  const at: Wish[] = targets.length === 0 ? [] : [{ kind: 'at', at: chance.pick('target', targets) }];
  return [null, ...at, { kind: 'option', option: option.id }];
}
