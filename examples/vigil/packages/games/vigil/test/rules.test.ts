import { type Scenario, scenario } from '@dreadhouse/engine/testing';
import { expect, test } from 'vitest';
import type { RoomId } from '../src/content.ts';
import { vigil } from '../src/index.ts';
import type { VigilState } from '../src/state.ts';

const alone = { seats: 1 };

/** The hour of one keeper, who stands here, before this omen. */
function hour(room: RoomId, omen: string, edit: (state: VigilState) => void = () => {}): Scenario<VigilState> {
  return scenario(vigil, alone)
    .at('keepers', (state) => {
      for (const keeper of state.keepers) keeper.room = room;
      edit(state);
    })
    .top((state) => state.omens, omen);
}

const out = (state: VigilState): void => {
  state.lit.tower = false;
};

test('VI-SETUP-01, VI-TURN-01: everybody begins in the nave, beside a candle, and acts once an hour', () => {
  const t = scenario(vigil, { seats: 2 });
  t.expects(0, 'act', ['go:tower', 'go:crypt', 'go:porch', 'listen', 'wait'], { relight: 'burns' });
  expect(t.state.keepers).toEqual(Array(2).fill({ room: 'nave', nerve: 2 }));
  t.answers('go:tower').expects(1, 'act').answers('wait').tells('omen').tells('hour', { hour: 2 });
});

test('VI-TURN-02: a candle that is out can be lit again, by whoever is there', () => {
  const t = hour('tower', 'calm', out).answers('relight').tells('relit', { room: 'tower' });
  expect(t.state.lit.tower).toBe(true);
  hour('nave', 'calm', out).refuses('relight', 'blocked');
});

test('VI-TURN-03: whoever listens knows the next omen, and nobody else', () => {
  const t = scenario(vigil, { seats: 2 })
    .at('keepers')
    .top((state) => state.omens, 'crypt')
    .answers('listen');
  expect(t.view(0)).toMatchObject({ next: 'crypt' });
  expect(t.view(1)).toMatchObject({ next: null });
  expect(t.view('spectator')).not.toHaveProperty('next');
});

test('VI-NIGHT-01: the omen puts out the candle of its room; a calm one does nothing', () => {
  expect(hour('nave', 'tower').answers('wait').state.lit).toMatchObject({ tower: false, nave: true });
  expect(Object.values(hour('nave', 'calm').answers('wait').state.lit)).not.toContain(false);
});

test('VI-NIGHT-02: a keeper who is there may shelter it, as long as there is nerve', () => {
  const t = hour('tower', 'tower').answers('wait').expects(0, 'shelter', ['yes', 'no']).answers('yes');
  expect(t.state.lit.tower).toBe(true);
  expect(t.state.keepers[0]?.nerve).toBe(1);
  const spent = hour('tower', 'tower', (state) => {
    for (const keeper of state.keepers) keeper.nerve = 0;
  });
  expect(spent.answers('wait').expects(0, 'act').state.lit.tower).toBe(false);
});

test('VI-NIGHT-03: where no candle burns the dark comes in', () => {
  hour('nave', 'tower', out).answers('wait').tells('dark-came-in', { room: 'tower', dark: 1 });
});

test('VI-NIGHT-04: without omens all are shuffled again', () => {
  const t = scenario(vigil, alone).at('keepers', (state) => {
    state.spent = state.omens.splice(0);
  });
  t.answers('listen').tells('omens-shuffled');
  expect([t.state.omens.length, t.state.spent.length]).toEqual([9, 1]);
});

test('VI-END-01: the third time that the dark comes in ends it; so does the last hour', () => {
  const third = hour('nave', 'tower', (state) => {
    out(state);
    state.dark = 2;
  });
  expect(third.answers('wait').match.outcome).toEqual({ side: 'dark', winners: [] });
  const last = hour('nave', 'calm', (state) => {
    state.hour = state.hours - 1;
  });
  expect(last.answers('wait').match.outcome).toEqual({ side: 'keepers', winners: [0] });
});
