import { type Registry, stock } from '../catalogue.ts';
import { CORE_ACTIONS } from './actions.ts';
import { COMMON_LASTING, COMMON_TOKENS } from './common-things.ts';
import { films } from './films.ts';
import { heroines } from './heroines/index.ts';
import type { Killer, Location } from './types.ts';

// Whoever imports this has the whole content: rules find it in the catalogue.
stock(build);

function build(): Registry {
  const all = films();
  const killers = all.map((film) => film.killer);
  const locations = all.map((film) => film.location);
  const both: readonly (Killer | Location)[] = [...killers, ...locations];
  return {
    killers: byId(killers),
    locations: byId(locations),
    heroines: byId(heroines()),
    ultimates: byId(heroines().map(({ id, ultimate }) => ({ ...ultimate, id }))),
    actions: byId([...CORE_ACTIONS, ...both.flatMap((one) => one.actionCards ?? [])]),
    items: byId([
      ...locations.flatMap((one) => [...one.items, ...(one.pileItems ?? [])]),
      ...killers.flatMap((one) => one.items ?? []),
    ]),
    terror: byId(both.flatMap((one) => one.terror)),
    events: byId(locations.flatMap((one) => one.events)),
    finales: byId(killers.flatMap((one) => one.finales)),
    darkPowers: byId(killers.flatMap((one) => one.darkPowers)),
    setups: byId(locations.flatMap((one) => one.setups)),
    tokens: byId([...COMMON_TOKENS, ...both.flatMap((one) => one.tokens ?? [])]),
    lasting: byId([...COMMON_LASTING, ...both.flatMap((one) => one.lasting ?? [])]),
  };
}

function byId<T extends { readonly id: string }>(list: readonly T[]): ReadonlyMap<string, T> {
  return new Map(list.map((one) => [one.id, one]));
}
