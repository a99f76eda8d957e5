import { parentPort, workerData } from 'node:worker_threads';
import type { AnyGame } from '@dreadhouse/engine';
import { loadGame } from '../games.ts';
import type { Order, Played, Report, WorkerSettings } from './messages.ts';
import { type Plan, playGame } from './play-game.ts';

const { game: module, pulse } = workerData as WorkerSettings;
const port = parentPort!;
const pulses = new Int32Array(pulse);
const known = new Set<string>();
const game = await loadGame(module);

port.on('message', ({ plan, games }: Order) => {
  const practised = plan.experience === undefined ? game : { ...game, experience: plan.experience };
  for (const n of games) {
    Atomics.add(pulses, 0, 1);
    const touched = new Set<string>();
    const played = outcomeOf(practised, plan, n, touched);
    tell({ ...played, touched: news(touched) });
  }
});
tell({ ready: true });

function tell(report: Report): void {
  port.postMessage(report);
}

function outcomeOf(game: AnyGame, plan: Plan, n: number, touched: Set<string>): Played {
  try {
    return { n, ...playGame(game, plan, n, { touched, beat: () => Atomics.add(pulses, 0, 1) }) };
  } catch (thrown) {
    return { n, error: thrown instanceof Error ? thrown.message : String(thrown) };
  }
}

/** What this worker has not reported before. */
function news(touched: ReadonlySet<string>): string[] {
  const fresh = [...touched].filter((id) => !known.has(id));
  for (const id of fresh) known.add(id);
  return fresh;
}
