import { bestRated, fastChance, randomAnswer } from '@dreadhouse/engine';
import { begun } from '@dreadhouse/engine/testing';
import { describe, expect, test } from 'vitest';
import { type ArmyState, armyOfTheDead } from '../src/index.ts';
import { turn } from './kit.ts';

const costOf = (t: ReturnType<typeof turn>, id: string): unknown =>
  t.decision.options.find((option) => option.id === id)?.cost;

/** What a turn has used up so far: Actions, and free ones. */
function spent(state: ArmyState): { slot: number; actions: number; free: number } | null {
  const now = state.turns.at(-1);
  if (now === undefined || state.turns.length !== 1) return null;
  const { combat, melee, ranged, move, search, explosives } = now.free;
  return { slot: now.slot, actions: now.spent, free: combat + melee + ranged + move + search + explosives };
}

describe('prices', () => {
  test('AD-R-115: a free Action goes first, and the price says so', () => {
    const t = turn('scott', 'A4', ['machete'], {
      zombies: { A4: '1S' },
      survivors: { scott: { orange: 'free-melee', red: 'free-search' } },
    });
    expect(costOf(t, 'attack:machete:A4')).toEqual({ actions: 0, free: 1 });
    expect(costOf(t, 'noise')).toEqual({ actions: 1 });
  });

  test('AD-SKILL-17: to lay a charge is free for whoever is an expert', () => {
    const t = turn('scott', 'A4', ['tnt'], { survivors: { scott: { red: 'demolition' } } });
    expect(costOf(t, 'place:tnt')).toEqual({ actions: 0, free: 1 });
  });

  test('AD-R-47, AD-ACT-MOVE-02: a Charge with the Katana also costs what it takes to get away', () => {
    const t = turn('scott', 'A4', ['katana'], { zombies: { A4: '1S', A3: '1S' } });
    expect(costOf(t, 'charge-attack:katana:A3')).toEqual({ actions: 2 });
  });

  test('what is asked for an answer is what is paid for it, over games of every mission', () => {
    let compared = 0;
    for (let n = 0; n < 12; n++) {
      const seats = 1 + (n % 6);
      const match = begun<ArmyState>(armyOfTheDead, {
        seed: `prices ${n}`,
        options: armyOfTheDead.sampleOptions(n, seats),
        seats,
      });
      const chance = fastChance(`prices ${n}`);
      for (let i = 0; i < 250 && !match.over; i++) {
        const seat = match.waitingFor()[0] ?? 0;
        const before = match.run.ask?.kind === 'turn' ? spent(match.run.state) : null;
        const likes = n % 2 === 0 ? randomAnswer(match.run, chance) : null;
        const id = likes?.option.id ?? bestRated(match.run, seat, chance).id;
        const cost = match.decision(likes?.seat ?? seat)?.options.find((option) => option.id === id)?.cost;
        match.answer(likes?.seat ?? seat, id);
        const after = match.over ? null : spent(match.run.state);
        if (before === null || after === null || cost === undefined || after.slot !== before.slot) continue;
        const paid = { actions: after.actions - before.actions, free: after.free - before.free };
        expect({ free: 0, ...cost }, `${id} in game ${n}`).toEqual(paid);
        compared += 1;
      }
    }
    expect(compared).toBeGreaterThan(200);
  });
});
