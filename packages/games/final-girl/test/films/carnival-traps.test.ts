import { fastChance } from '@dreadhouse/engine';
import { scenario } from '@dreadhouse/engine/testing';
import { describe, expect, test } from 'vitest';
import { finalGirl } from '../../src/index.ts';
import { crowd, health, minions } from '../kit.ts';
import { isTrap, search, TRAPS, table, terror, trapsPerPile, upkeep } from './carnival-table.ts';

function afterSetup(killer: string, seed: string) {
  const options = { killer, location: 'carnival' };
  return scenario(finalGirl, { options, seed }).at('action').match;
}

describe('Carnival of Blood: traps in the piles', () => {
  test.each(['geppetto', 'poltergeist'])('rule 1, FG-SETUP-11, FG-SETUP-12: %s', (killer) => {
    for (let i = 0; i < 30; i++) {
      const { items } = afterSetup(killer, `piles ${i}`).state;
      const found = items.piles.flatMap((one) => one.cards.map((card) => card.id));
      // Zappo (be07) may have been taken out of a pile, or be at hand from the unused ones.
      expect(found.length + items.backpack.length + items.hands.length).toBeGreaterThanOrEqual(12);
      expect(found.filter(isTrap).sort()).toEqual(TRAPS);
      expect(trapsPerPile(afterSetup(killer, `piles ${i}`).state)).toEqual([1, 1, 1]);
      expect(items.piles.some((one) => one.cards[0]?.up === true && isTrap(one.cards[0].id))).toBe(false);
      if (killer === 'poltergeist') expect(found).toEqual(expect.arrayContaining(['carolyn', 'mr_floppy']));
    }
  });

  test.each(['geppetto', 'poltergeist'])(
    'rule 1: everybody knows that each pile holds one trap, not which: %s',
    (killer) => {
      const { match } = scenario(finalGirl, { options: { killer, location: 'carnival' } }).at('action', (s) => {
        for (const one of s.items.piles) one.mixed = [];
      });
      const dealt = new Set<string>();
      for (let i = 0; i < 60; i++) {
        const { state } = match.imagine(0, fastChance(`world ${i}`));
        expect(trapsPerPile(state)).toEqual([1, 1, 1]);
        dealt.add(state.items.piles.map((one) => one.cards.findIndex((card) => isTrap(card.id))).join());
        dealt.add(state.items.piles[0]?.cards.find((card) => isTrap(card.id))?.id ?? '');
      }
      expect([...dealt]).toEqual(expect.arrayContaining(TRAPS));
      expect(dealt.size).toBeGreaterThan(10);
    },
  );

  test('rule 1: a trap that showed on top before the pile was shuffled again is known to be in that pile', () => {
    const { match } = scenario(finalGirl, { options: { location: 'carnival' } }).at('action', (s) => {
      for (const one of s.items.piles) one.mixed = one.cards.map((card) => card.id).filter((id) => id === 'trap_gas');
    });
    const place = match.state.items.piles.findIndex((one) => one.cards.some((card) => card.id === 'trap_gas'));
    for (let i = 0; i < 20; i++) {
      const { state } = match.imagine(0, fastChance(`world ${i}`));
      expect(trapsPerPile(state)).toEqual([1, 1, 1]);
      expect(state.items.piles[place]?.cards.some((card) => card.id === 'trap_gas')).toBe(true);
    }
  });

  test('rule 1: once its trap has come out, a pile is known to be safe', () => {
    const t = search('mirror_house', ['trap_cobra', 'knife', 'whip', 'pills'], 5, 1);
    for (let i = 0; i < 20; i++) {
      const { state } = t.match.imagine(0, fastChance(`world ${i}`));
      const safe = state.items.piles.findIndex((one) => one.space === 'mirror_house');
      expect(trapsPerPile(state)[safe]).toBe(0);
      expect(state.items.unused.some(isTrap)).toBe(false);
    }
  });

  test('rule 2: a trap among several drawn cards must be kept; the other goes back', () => {
    const t = search('mirror_house', ['knife', 'trap_gas', 'whip'], 5, 5);
    t.expects(0, 'return-item', ['top', 'bottom']).answers('top');
    expect(t.state.items.discard).toContain('trap_gas');
    expect(t.state.items.hands).toEqual([]);
    expect(t.state.items.piles.find((one) => one.space === 'mirror_house')?.cards[0]).toMatchObject({
      id: 'knife',
      up: true,
    });
  });

  test('rule 2: two traps drawn together both take effect', () => {
    const t = search('mirror_house', ['trap_bear', 'trap_cobra', 'whip'], 5, 5);
    expect(t.state.items.aside.map((one) => one.id)).toEqual(['trap_bear', 'trap_cobra']);
    expect(health(t)).toBe(4);
  });

  test('Asami’s ultimate: she draws one more, and traps neither hurt her nor must be kept', () => {
    const t = search('mirror_house', ['trap_bear', 'knife', 'whip'], 5, 1, { heroine: { flipped: true } }, 'asami');
    t.expects(0, 'keep-item', ['keep:trap_bear', 'keep:knife']).answers('keep:knife', 'bottom');
    expect(t.state.items.hands.map((one) => one.id)).toEqual(['knife']);
    expect(health(t)).toBe(5);
  });

  test('trap_bear: LOSE 1, and no step until 2 time are paid', () => {
    const t = search('mirror_house', ['trap_bear', 'knife'], 5, 1, { hand: ['walk'] });
    expect(health(t)).toBe(4);
    t.dice('horror', 5, 1).answers('play:walk');
    t.expects(0, 'after-roll').answers('keep');
    t.expects(0, 'move', ['stay'], { 'go:big_top': 'steel-jaws' }).answers('stay');
    t.answers('open-jaws');
    expect(t.state.items.discard).toContain('trap_bear');
    expect(t.state.time).toBe(6 - 1 - 1 - 2);
  });

  test('trap_gas: the Action phase ends with no time left and 1 health more; the rest of the row is dropped', () => {
    const t = search('mirror_house', ['trap_gas', 'knife'], 1, 1, { heroine: { markers: 2 } });
    t.answers('row:1');
    expect(t.phase).toBe('planning');
    expect([t.state.time, t.state.horror, health(t)]).toEqual([0, 3, 4]);
  });

  test('trap_cobra: LOSE 1 each Upkeep until a recovery drives it off', () => {
    const t = upkeep([], { aside: ['trap_cobra'], hand: ['short_rest'] });
    expect(health(t)).toBe(4);
    t.dice('horror', 5, 5).answers('play:short_rest');
    expect(health(t)).toBe(4);
    expect(t.state.items.aside).toEqual([]);
    expect(t.state.items.discard).toContain('trap_cobra');
  });
});

describe('trap tokens (rule 3)', () => {
  test('acid: each time she enters she loses 1 health; victims that follow die', () => {
    const t = table('action', { tokens: { acid: ['entrance'] }, victims: { coaster: 2 }, hand: ['run'] });
    t.dice('horror', 5, 5).answers('play:run', 'go:entrance', 'follow:1', 'go:coaster', 'go:entrance', 'follow:0');
    expect(health(t)).toBe(3);
    expect(crowd(t)).toEqual({ coaster: 1 });
    expect(t.state.dead).toHaveLength(1);
  });

  test('victims that panic onto a trap die, enemies ignore it', () => {
    const t = terror('gp04', {
      tokens: { acid: ['shooting_gallery'], net: ['west_plaza'] },
      minions: ['shooting_gallery', 'ready', 'ready'],
      victims: { shooting_gallery: 1 },
    }).dice('panic', 3);
    expect(t.state.dead).toHaveLength(1);
    expect(minions(t)[0]).toBe('shooting_gallery');
  });

  test('new victims put on a trap die', () => {
    const t = terror('gp02', { setupCard: 'carnival_s1', tokens: { saws: ['ferris_wheel'] } });
    expect(t.state.dead).toHaveLength(2);
  });

  test('bt01: after the attack she loses a random card to the net; Walk or Run makes horror rise', () => {
    const t = terror('bt01', { hand: ['walk'], victims: { coaster: 1 } });
    expect([t.state.hand.length, t.state.horror, t.state.dead.length]).toEqual([0, 5, 1]);
    expect(t.state.tokens).toMatchObject([{ kind: 'net', space: 'coaster' }]);
    expect(terror('bt01', { hand: ['focus'] }).state.horror).toBe(3);
  });

  test('bt02: acid at once, horror +2', () => {
    const t = terror('bt02', { victims: { coaster: 1 } });
    expect([health(t), t.state.horror, t.state.dead.length]).toEqual([4, 5, 1]);
  });

  test('bt03: LOSE 1 and horror +1 per die of 1–4; a 5 or 6 lets her move on', () => {
    const t = terror('bt03').dice('plain-die', 4, 5);
    t.expects(0, 'move', ['stay', 'go:entrance', 'go:ferris_wheel']).answers('go:entrance');
    expect([health(t), t.state.horror, t.state.heroine.space]).toEqual([4, 4, 'entrance']);
    const both = terror('bt03').dice('plain-die', 1, 4);
    expect([health(both), both.state.horror]).toEqual([3, 5]);
  });
});
