import { type AnyGame, fastChance, load, Match, save, saveText } from '@dreadhouse/engine';
import { terrorscape } from '@dreadhouse/terrorscape';
import { expect, test } from 'vitest';
import type { KeptGame } from '../src/contract/kept-game.ts';
import { LocalTable } from '../src/table/local-table.ts';

const TRIO = ['anna', 'marco', 'johnson'];

function tableFor(seats: number, options: object = {}): LocalTable {
  const players = Array.from({ length: seats }, (_, seat) => `P${seat}`);
  const started = Match.start(terrorscape, {
    options: { killer: 'murderer', survivors: TRIO, ...options },
    players,
    luck: { kind: 'fast', seed: 'hot seat' },
  });
  if (!started.ok) throw new Error(started.why);
  return tableOf(started.value as Match<unknown>, { id: 'hot-seat' });
}

/** A match on the page as it is kept there, with a person on every seat. */
function tableOf(match: Match<unknown>, more: Pick<KeptGame, 'id' | 'branchOf'>): LocalTable {
  return new LocalTable(terrorscape, match, {
    game: 'terrorscape',
    file: saveText(save(match)),
    seats: match.header.players.map((name) => ({ name, kind: 'person' })),
    options: match.header.options,
    position: match.position,
    over: false,
    look: match.view('spectator'),
    begun: 0,
    played: 0,
    ...more,
  });
}

test('a table with secrets opens behind the curtain, and shows nobody’s side before it is lifted', () => {
  const table = tableFor(2);
  const { curtain, now } = table.state();
  expect(curtain).toBe(1);
  expect(now.viewer).toBe('spectator');
  table.liftCurtain();
  expect(table.state().now.viewer).toBe(1);
});

/** Plays on by chance until this holds; every state on the way is handed to `look`. */
function playUntil(table: LocalTable, holds: () => boolean, look: () => void = () => {}): void {
  const chance = fastChance('hot seat player');
  for (let i = 0; i < 2000 && !holds(); i++) {
    look();
    const { curtain, handing, now } = table.state();
    if (curtain !== null) table.liftCurtain();
    else if (handing !== null) table.handOver();
    else {
      const open = now.decision?.options.filter(({ blocked }) => blocked === undefined) ?? [];
      expect(table.answer(chance.pick('player:option', open).id).ok).toBe(true);
    }
  }
}

test('whoever has answered may still look, then the curtain falls; nobody ever sees or answers for the other side', () => {
  const table = tableFor(2);
  let handed = 0;
  playUntil(
    table,
    () => table.state().now.outcome !== null,
    () => {
      const { now, handing, curtain } = table.state();
      if (handing !== null) {
        handed += 1;
        expect(now.decision).toBeNull();
        expect(handing).not.toBe(now.viewer);
      }
      if (curtain !== null) expect(table.answer('pass').ok).toBe(false);
      const view = now.view as { survivors: { at?: string; health: number }[]; killer: { hand?: string[] } };
      if (now.viewer !== 1)
        expect(view.survivors.every(({ at, health }) => at === undefined || health === 0)).toBe(true);
      if (now.viewer !== 0) expect(view.killer.hand).toBeUndefined();
    },
  );
  expect(table.state().now.outcome).not.toBeNull();
  expect(handed).toBeGreaterThan(4);
});

test('Survivors who share everything need no curtain between them, and choose together who acts', () => {
  const table = tableFor(4);
  expect(table.state().curtain).toBe(1);
  table.liftCurtain();
  const { decision } = table.state().now;
  expect(decision?.kind).toBe('whose-turn');
  expect(decision?.options.map(({ id }) => id)).toEqual(['turn:anna', 'turn:marco', 'turn:johnson']);
  expect(table.answer('turn:johnson').ok).toBe(true);
  expect(table.state().curtain).toBeNull();
  expect(table.state().handing).toBeNull();
  expect(table.state().now.viewer).toBe(3);
  expect(table.state().now.decision?.about).toEqual({ survivor: 'johnson' });
});

test('with private backpacks the screen is handed over between Survivors too', () => {
  const table = tableFor(4, { onYourOwn: true });
  table.liftCurtain();
  const own = table.state().now.viewer;
  const turns = table.state().now.decision?.options.map(({ id }) => id) ?? [];
  expect(turns).toHaveLength(1);
  let passed = false;
  playUntil(
    table,
    () => passed,
    () => {
      const { handing } = table.state();
      passed ||= handing !== null && handing !== 0 && own !== 0;
    },
  );
  expect(passed).toBe(true);
});

test('other eyes can be looked through only when it is over', () => {
  const table = tableFor(2);
  table.liftCurtain();
  expect(table.history.seenBy(0, 0)).toBeNull();
  playUntil(table, () => table.state().now.outcome !== null);
  const end = table.state().now.position;
  expect(table.history.seenBy(0, end)?.viewer).toBe(0);
  expect(table.history.seenBy(1, Math.floor(end / 2))?.position).toBe(Math.floor(end / 2));
});

test('who of several hidden seats is waited for is not shown to the other side', () => {
  const table = tableFor(4);
  const seen = new Set<string>();
  playUntil(
    table,
    () => table.state().now.outcome !== null,
    () => {
      const { now } = table.state();
      if (now.viewer === 0 && !now.waitingFor.includes(0)) seen.add(now.waitingFor.join());
    },
  );
  expect([...seen]).toEqual(expect.not.arrayContaining(['1', '2', '3']));
});

test('looking back has a step only where the viewer saw something: nobody can count what the other side answered', () => {
  const table = tableFor(2);
  playUntil(table, () => table.state().now.viewer === 0 && table.state().now.position > 60);
  const { position } = table.state().now;
  const steps = table.history.visiblePositions() ?? [];
  expect(steps[0]).toBe(0);
  expect(steps.at(-1)).toBe(position);
  expect(steps.length).toBeLessThan(position); // the Survivors answered in secret meanwhile
  const seenAt = (step: number): string => {
    const { view, phase, waitingFor, decision, events } = table.history.at(step);
    return JSON.stringify([view, phase, waitingFor, decision?.options, events.length]);
  };
  for (const [n, step] of steps.entries()) {
    const before = steps[n - 1];
    if (before === undefined || step === position || table.history.chosen(step - 1) !== null) continue;
    expect(seenAt(step), `step ${step}`).not.toBe(seenAt(before));
  }
  // Nothing that was to be seen is stepped over.
  for (let at = 1; at <= position; at++) {
    const last = steps.findLast((step) => step <= at) ?? 0;
    expect(seenAt(at), `position ${at}`).toBe(seenAt(last));
  }
});

test('while people at one screen have secrets from one another, no what-if shows what the other side holds or what comes', () => {
  const table = tableFor(2);
  expect(table.branching).toBeNull();
  expect(table.whole, 'the file is still theirs').not.toBeNull();
  playUntil(table, () => table.state().now.outcome !== null);
  expect(table.branching, 'after the end there is nothing left to hide').not.toBeNull();
});

test('a what-if from somebody’s past begins behind the curtain of that seat, whoever asked for it, and hides as much as any game', () => {
  const table = tableFor(2);
  playUntil(table, () => table.state().now.outcome !== null);
  const loaded = load(terrorscape as AnyGame, table.whole?.file() ?? '');
  if (!loaded.ok) throw new Error(loaded.why);
  const end = table.state().now.position;
  for (const seat of [0, 1] as const) {
    const asked = (at: number): boolean => table.history.seenBy(seat, at)?.decision != null;
    const from = Array.from({ length: end }, (_, at) => at).findLast(asked) ?? 0;
    const whatIf = tableOf(loaded.match.branch(from), { id: `what-if-${seat}`, branchOf: 'hot-seat' });
    const { curtain, now } = whatIf.state();
    expect([curtain, now.viewer, now.decision]).toEqual([seat, 'spectator', null]);
    expect(whatIf.branching, 'nor is there a way from here to look').toBeNull();
    whatIf.liftCurtain();
    expect(whatIf.state().now.viewer).toBe(seat);
    expect(whatIf.history.seenBy(seat === 0 ? 1 : 0, from)).toBeNull();
  }
});
