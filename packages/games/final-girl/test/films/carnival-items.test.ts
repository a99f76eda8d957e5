import { describe, expect, test } from 'vitest';
import { crowd, health, minions, wounds } from '../kit.ts';
import { type Edit, search, table, terror } from './carnival-table.ts';

describe('Carnival items', () => {
  test('strongman_hammer: +3, only with 4 or more health; then LOSE 1 and the phase ends', () => {
    const swing = (markers: number) =>
      table('action', { hands: ['strongman_hammer'], heroine: { space: 'clown_car', markers }, hand: ['weak_attack'] })
        .dice('horror', 5, 5)
        .answers('play:weak_attack');
    const t = swing(3);
    t.expects(0, 'attack', ['killer@clown_car:unarmed', 'killer@clown_car:strongman_hammer']);
    t.answers('killer@clown_car:strongman_hammer');
    expect([wounds(t), health(t), t.phase]).toEqual([4, 3, 'planning']);
    expect(wounds(swing(2))).toBe(1);
  });

  test('zappo: Search from up to 2 spaces away; a trap drawn that way costs him instead', () => {
    const t = table('action', {
      backpack: ['zappo'],
      heroine: 'west_plaza',
      piles: { mirror_house: ['trap_bear', 'knife'] },
      hand: ['search'],
    });
    t.dice('horror', 5, 1).answers('play:search').expects(0, 'search-where', ['mirror_house', 'forest_of_horrors']);
    t.answers('mirror_house');
    expect(t.state.items.discard.sort()).toEqual(['trap_bear', 'zappo']);
    expect([health(t), t.state.items.aside]).toEqual([5, []]);
    const far = table('action', { backpack: ['zappo'], hand: ['search'] });
    far.expects(0, 'action', undefined, { 'play:search': 'no-search-space' });
  });

  test('super_dice: re-roll any dice, then on 1–4 it is gone', () => {
    const roll = (die: number) =>
      table('action', { backpack: ['super_dice'], hand: ['focus'] })
        .dice('horror', 1, 2, 5, 6)
        .dice('plain-die', die)
        .answers('play:focus', 'use:super_dice', 'die:1', 'die:2');
    expect(roll(4).state.items.discard).toEqual(['super_dice']);
    const kept = roll(5);
    expect(kept.state.items.backpack).toHaveLength(1);
    kept.answers('keep');
    expect(kept.state.time).toBe(8);
  });

  test('pole: once per Action phase over a space that is not entered; nobody can follow', () => {
    const t = table('action', {
      hands: ['pole'],
      tokens: { acid: ['entrance'] },
      victims: { coaster: 1 },
      hand: ['run'],
    });
    t.dice('horror', 5, 5).answers('play:run');
    expect(t.legal).toEqual(expect.arrayContaining(['vault:west_plaza', 'vault:exit_gate', 'vault:animal_cages']));
    t.answers('vault:west_plaza');
    expect([t.state.heroine.space, health(t)]).toEqual(['west_plaza', 5]);
    expect(crowd(t)).toEqual({ coaster: 1 });
    expect(t.legal.some((id) => id.startsWith('vault:'))).toBe(false);
    expect(t.decision.about).toMatchObject({ left: 2 });
  });

  test('found_tape: cancels a trap item, or a trap card with all its effects', () => {
    const drawn = search('mirror_house', ['trap_bear', 'knife'], 5, 1, { backpack: ['found_tape'] });
    drawn.expects(0, 'found-tape', ['yes', 'no']).answers('yes');
    expect([health(drawn), drawn.state.items.discard.sort()]).toEqual([5, ['found_tape', 'trap_bear']]);
    const card = terror('bt02', { backpack: ['found_tape'] });
    card.expects(0, 'found-tape').answers('yes');
    expect([health(card), card.state.horror, card.state.tokens]).toEqual([5, 3, []]);
  });

  test('throwing_axe: thrown at distance 1 it is gone, held at distance 0 it stays', () => {
    const attack = (space: string) =>
      table('action', { hands: ['throwing_axe'], heroine: space, hand: ['weak_attack'] })
        .dice('horror', 5, 5)
        .answers('play:weak_attack');
    const thrown = attack('fairground');
    expect([wounds(thrown), thrown.state.items.discard]).toEqual([2, ['throwing_axe']]);
    const held = attack('clown_car').answers('killer@clown_car:throwing_axe');
    expect([wounds(held), held.state.items.hands.length]).toEqual([2, 1]);
  });

  test('crystal_ball: once per Action phase, on 5–6 a look at the top terror card', () => {
    const t = table('action', { backpack: ['crystal_ball'], nextTerror: ['gp03', 'gp16'] }).dice('plain-die', 5);
    t.answers('use:crystal_ball').expects(0, 'peeked', ['leave', 'bottom']).answers('bottom');
    expect(t.state.terror.deck[0]?.id).toBe('gp16');
    t.expects(0, 'action', ['end'], { 'use:crystal_ball': 'used-already' });
  });

  test('makeup_kit: an enemy that explicitly targets her takes its nearest victim instead', () => {
    const t = terror(
      'ht07', // F:MMA
      { backpack: ['makeup_kit'], heroine: 'fairground', victims: { mirror_house: 1 } },
      { killer: 'hans' },
    ).dice('plain-die', 2);
    t.expects(0, 'makeup-kit', ['yes', 'no']).answers('yes');
    expect([t.state.killer.space, t.state.dead.length, health(t)]).toEqual(['mirror_house', 1, 5]);
    expect(t.state.items.discard).toEqual(['makeup_kit']);
    const together: Edit = { backpack: ['makeup_kit'], heroine: 'clown_car', victims: { clown_car: 1 } };
    const hidden = terror('ht07', together, { killer: 'hans' }).dice('plain-die', 3).answers('yes');
    expect([hidden.state.dead.length, health(hidden), hidden.state.items.discard]).toEqual([1, 5, []]);
  });

  test('knife_belt: its damage may be split among all enemies in range, killer and marionettes alike (FG-MINION-08)', () => {
    const t = table('action', {
      hands: { knife_belt: 4 },
      heroine: 'fairground',
      minions: ['fairground', 'south_walk', 'coaster'],
      hand: ['furious_strike'],
    });
    t.dice('horror', 5, 5).answers('play:furious_strike', 'killer@clown_car:knife_belt');
    t.expects(0, 'split-damage', ['hit:minion:1', 'hit:minion:2', 'hit:killer']);
    t.answers('hit:minion:1', 'hit:minion:2');
    expect(minions(t)).toEqual(['destroyed', 'destroyed', 'coaster']);
    expect(wounds(t)).toBe(1);
    expect(t.state.items.hands).toEqual([{ id: 'knife_belt', uses: 3 }]);
  });
});
