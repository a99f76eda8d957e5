import { waysOf } from '../../../map/index.ts';
import { type Check, error } from './finding.ts';
import { reachOf } from './reach.ts';

/** Whoever sees a Zone can be seen from it, at the same range, with all doors closed and with all that can be open. */
export const sightSymmetry: Check = (mission) => {
  const { board, power } = mission;
  const reach = reachOf(mission);
  const states = [waysOf(board, [], power), waysOf(board, reach.opened, reach.power)];
  const odd = states.flatMap((ways) =>
    board.zones.flatMap(({ id }) =>
      ways.visible(id).flatMap((to) => (ways.range(to, id) === ways.range(id, to) ? [] : [[id, to]])),
    ),
  );
  return odd.map(([from, to]) => error(`${from} sees ${to}, but ${to} does not see ${from} at the same range`));
};
