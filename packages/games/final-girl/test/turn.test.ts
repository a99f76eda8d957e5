import { expect, test } from 'vitest';
import { table } from './kit.ts';

test('FG-TURN-01: Action, Planning, Killer, Panic, Upkeep, and then the next turn', () => {
  const t = table('action-start', { turn: 0, terror: ['ct07', 'ht09'] });
  t.expects(0, 'action').answers('end').expects(0, 'buy').answers('done').expects(0, 'action');
  const phases = t.told('phase').map((event) => `${event.details['turn']} ${event.details['phase']}`);
  expect(phases).toEqual(['1 action', '1 planning', '1 killer', '1 panic', '1 upkeep', '2 action']);
});

test('FG-TURN-02: turns go on and on, until somebody is dead', () => {
  const t = table('action-start', { turn: 0, victims: { tool_shed: 3 }, terror: ['ht03', 'ht03'] });
  for (let answers = 0; !t.match.over && answers < 500; answers++) {
    expect(t.state.result).toBeNull();
    const { kind } = t.decision;
    t.answers(kind === 'action' ? 'end' : kind === 'buy' ? 'done' : (t.legal[0] as string));
  }
  const turns = t.told('phase').filter((event) => event.details['phase'] === 'action');
  expect(turns.map((event) => event.details['turn'])).toEqual(turns.map((_, i) => i + 1));
  expect(turns.length).toBeGreaterThan(3);
  expect([t.match.over, t.state.result]).toEqual([true, { side: 'killer', why: 'heroine-dead' }]);
});
