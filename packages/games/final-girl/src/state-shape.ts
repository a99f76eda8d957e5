import { shape } from '@dreadhouse/engine';
import { heroineCalled, killerCalled, locationCalled, registry } from './catalogue.ts';
import type { FinalGirlOptions } from './options.ts';
import { type Film, type FinalGirlState, state } from './state.ts';
import { trayOf } from './tray.ts';

/** The shape of a state in the film that was chosen. Apart from the state, so that the cards may know the state and not each other. */
export function stateShape(options: FinalGirlOptions): shape.Shape<FinalGirlState> {
  const killer = killerCalled(options.killer);
  const location = locationCalled(options.location);
  const both = [killer, location];
  const film: Film = {
    options,
    tray: trayOf(killer, location),
    spaces: Object.keys(location.spaces),
    minions: Array.from({ length: killer.minions?.count ?? 0 }, (_, i) => `minion:${i + 1}`),
    rows: killer.track.length,
    slots: heroineCalled(options.heroine).slots.length,
    tokens: [...registry().tokens.keys()],
    keepers: both.flatMap(({ id, secret }) => (secret === undefined ? [] : [id])),
    secrets: both.flatMap(({ secretNames }) => secretNames?.() ?? []),
  };
  return shape.within(film, state);
}
