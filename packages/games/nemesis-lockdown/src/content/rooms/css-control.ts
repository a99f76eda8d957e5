import type { Option, Rules, Seat } from '@dreadhouse/engine';
import { lookAt } from '../../rules/looks.ts';
import type { Table } from '../../rules/table.ts';
import type { Nemesis } from '../../state.ts';
import type { Act } from '../definitions.ts';
import { FIELDS, FINAL, type Field } from '../track.ts';
import { act } from './acts.ts';

/** NL-ROOM-CSSCTL-01 to NL-ROOM-CSSCTL-06: a look at a token, and perhaps a step to one side. */
export const cssActs = (g: Nemesis, seat: Seat): Act[] =>
  g.state.css.map(({ field }) =>
    act(`css:${field}`, 'NL-ROOM-CSSCTL-01', (now) => lookAndShift(now, seat, field), { details: { field } }),
  );

function* lookAndShift(g: Nemesis, seat: Seat, field: Field): Rules {
  const lying = g.state.css.find((one) => one.field === field);
  if (lying === undefined) return;
  lookAt(g, seat, `css:${field}`, lying.token, 'NL-ROOM-CSSCTL-01');
  const options = (): (Option & { to?: Field })[] => [
    { id: 'stay' },
    ...shifts(g, field).map((to) => ({ id: `shift:${to}`, details: { field: to }, to })),
  ];
  const { to } = yield* g.choose(seat, 'css-shift', 'NL-ROOM-CSSCTL-02', options, { field });
  if (to === undefined) return;
  lying.field = to;
  g.tell('all', 'css-shifted', { from: field, to, rule: 'NL-ROOM-CSSCTL-02' });
}

/** NL-ROOM-CSSCTL-03, NL-ROOM-CSSCTL-04, NL-ROOM-CSSCTL-05, R-18, R-46: from 15 to 01, not from under the time token, not onto another token. */
function shifts({ state }: Table, field: Field): Field[] {
  if (state.time.field === field) return [];
  return FIELDS.filter(
    (to) => Math.abs(to - field) === 1 && to !== FINAL && !state.css.some((other) => other.field === to),
  );
}
