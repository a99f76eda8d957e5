import { fastChance } from '../../chance/fast.ts';
import type { Viewer } from '../../decision.ts';
import type { Game } from '../../game.ts';
import type { Header, Snapshot } from '../../history.ts';
import { type KeptMatch, restore } from '../../load.ts';
import type { Match } from '../../match.ts';
import { botAnswer } from '../../players/bot.ts';
import { randomAnswer } from '../../players/random.ts';
import { type Change, changed, changesOf } from './changes.ts';
import { ContractBroken, type ContractSettings, demand, walk } from './walk.ts';

/** So many moments of random games are falsified, and a match that is let through is followed so far. */
const MOMENTS = 6;
const FOLLOWED = 12;
/** Of the changes that could have come about by play, so many are followed at each moment: they are as good as any match. */
const LIKELY_FOLLOWED = 30;

/**
 * States that come from elsewhere: every number made huge, negative, fractional or no number, every text another, every list emptied or
 * blown up, every field dropped. A match that is laid out like this is refused, with the place; or it can be shown, thought about and played
 * on as any other.
 */
export function hostileStatesAreHarmless<S>(game: Game<S>, settings: ContractSettings): void {
  const games = Math.min(settings.games, MOMENTS);
  walk(game, { ...settings, games, positions: 1 }, ({ match, seed }) => {
    const layout = lastBoundary(match);
    const { refused } = tryAll(game, match.header, layout, seed);
    demand(refused > 0, 'Nothing is refused, whatever the state', seed);
  });
}

function lastBoundary<S>(match: Match<S>): Snapshot {
  const checkpoint = match.checkpoints.at(-1);
  if (checkpoint === undefined) throw new ContractBroken('A match has no boundary.');
  const { phase, state, places } = checkpoint;
  return { position: 0, phase, state, places };
}

function tryAll<S>(game: Game<S>, header: Header, layout: Snapshot, seed: string): { refused: number } {
  const dice = fastChance(`${seed} hostile`);
  let refused = 0;
  const likely: Change[] = [];
  for (const change of changesOf(layout.state)) {
    if (change.likely) likely.push(change);
    else if (attempt(game, header, layout, change, seed) === 'refused') refused += 1;
  }
  dice.shuffle('likely', likely);
  for (const change of likely.slice(0, LIKELY_FOLLOWED)) attempt(game, header, layout, change, seed);
  for (const phase of Object.keys(game.phases)) {
    const elsewhere = { ...layout, phase };
    attempt(game, header, elsewhere, { place: [], value: layout.state, likely: true }, `${seed}, in phase ${phase}`);
  }
  return { refused };
}

function attempt<S>(
  game: Game<S>,
  header: Header,
  layout: Snapshot,
  change: Change,
  seed: string,
): 'refused' | 'played' {
  const where = `${change.place.join('.')} = ${JSON.stringify(change.value)?.slice(0, 40)} (${seed})`;
  const state = changed(layout.state, change);
  const kept: KeptMatch = {
    ...{ header: { ...header, layout: { ...layout, state } } },
    ...{ answers: [], marks: [], snapshots: [], notes: [] },
  };
  const loaded = guarded(() => restore(game, kept), `Loading fails: ${where}`);
  if (!loaded.ok) {
    demand(/^match\.header\.layout\.|\n|^[A-Z]/.test(loaded.where), `Refused without a place: ${loaded.where}`, where);
    return 'refused';
  }
  guarded(() => follow(loaded.match, seed), `A match that was let through fails: ${where}`);
  return 'played';
}

/** Shown to everybody, thought about, played on. A rule that cannot go on refuses the answer, and nothing is changed. */
function follow<S>(match: Match<S>, seed: string): void {
  const player = fastChance(`${seed} player`);
  for (let i = 0; i < FOLLOWED && !match.over; i++) {
    const viewers: Viewer[] = [...match.header.players.keys(), 'spectator'];
    for (const viewer of viewers) match.view(viewer);
    const [asked = 0] = match.waitingFor();
    if (i === 0) botAnswer(match, asked, 'thumb', seed);
    const { seat, option } = randomAnswer(match.run, player);
    const applied = match.answer(seat, option.id);
    if (!applied.ok) throw applied.error ?? new Error(applied.why);
  }
}

function guarded<T>(work: () => T, what: string): T {
  try {
    return work();
  } catch (error) {
    throw new ContractBroken(`${what}\n${(error as Error).stack?.slice(0, 1500)}`);
  }
}
