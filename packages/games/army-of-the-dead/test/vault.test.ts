import { describe, expect, test } from 'vitest';
import { VAULT_CARD_IDS, vaultCard } from '../src/content/vault-cards.ts';
import { isStraight } from '../src/rules/vault.ts';
import type { ArmyState } from '../src/state.ts';
import { actions, type Edit, one, turn } from './kit.ts';

const M6 = { mission: 'M6' };
/** Somebody stands in the Trap Zone, the floor plan is complete. */
const ready = (card: ArmyState['vaultBox'][number], edit: Edit = {}): Edit => ({
  progress: { red: 2 },
  vault: { card, revealed: true, beaten: false, open: false },
  also: edit,
});
const at = (id: Parameters<typeof turn>[0], card: ArmyState['vaultBox'][number], edit?: Edit) =>
  turn(id, 'VD2', [], ready(card, edit), M6);

describe('the Challenge', () => {
  test('AD-VAULT-05: 1-2-3-4-5 or 2-3-4-5-6', () => {
    expect(isStraight([1, 2, 3, 4, 5])).toBe(true);
    expect(isStraight([2, 3, 4, 5, 6])).toBe(true);
    expect(isStraight([1, 2, 3, 4, 6])).toBe(false);
    expect(isStraight([6, 5, 4, 3, 2, 2])).toBe(true);
  });

  test('AD-VAULT-03: the card is turned up when the first Survivor enters the Trap Zone', () => {
    const t = turn(
      'guzman',
      'VC2',
      [],
      { vault: { card: 'cogs-and-bolts', revealed: false, beaten: false, open: false } },
      M6,
    );
    t.answers('move:VD2');
    expect(t.state.vault?.revealed).toBe(true);
    t.tells('vault-card', { card: 'cogs-and-bolts' });
  });

  test('AD-VAULT-04: anybody there, for 2 Actions', () => {
    const t = at('guzman', 'cogs-and-bolts').answers('challenge');
    t.expects(0, 'challenge', ['roll']);
    expect(t.state.turns[0]?.spent).toBe(2);
    const elsewhere = turn('guzman', 'VC2', [], ready('cogs-and-bolts'), M6);
    expect(elsewhere.isLegal('challenge')).toBe(false);
  });

  test('AD-VAULT-01: the door stays shut before that', () => {
    const t = at('dieter', 'cogs-and-bolts');
    expect(t.isLegal('open-vault')).toBe(false);
  });

  test('AD-VAULT-06, AD-VAULT-08, AD-VAULT-09, AD-VAULT-15, AD-EX-11: three kept, one more, and Cruz turns the last die', () => {
    const t = at('guzman', 'cogs-and-bolts', { survivors: { cruz: 'VD2' } }).dice('vault', 1, 2, 3, 3, 3, 4, 6);
    t.answers('challenge', 'roll', 'keep:0', 'keep:1', 'keep:2', 'roll');
    expect(t.state.challenge?.dice).toEqual([1, 2, 3, 4, 6]);
    t.answers('keep:3', 'down:4:cruz', 'keep:4');
    expect(t.state.vault?.beaten).toBe(true);
    t.usesAllLuck();
  });

  test('AD-VAULT-08, AD-COMP-05: a Companion nearby contributes a Bonus, once it follows somebody', () => {
    const nearby = (recruited: boolean) =>
      at('guzman', 'cogs-and-bolts', {
        companions: [{ id: 'geeta', at: 'VD2', leader: recruited ? 4 : null, recruited, alive: true }],
      })
        .dice('vault', 1, 2, 3, 4, 6)
        .answers('challenge', 'roll');
    expect(nearby(false).offered('down:')).toEqual([]);
    const t = nearby(true);
    t.answers('down:4:geeta').tells('bonus', { survivor: 'geeta', dice: [1, 2, 3, 4, 5] });
    expect(t.offered('down:')).toEqual([]);
  });

  test('AD-VAULT-02, AD-VAULT-15, AD-R-43: then a Safecracker opens the door for 1 Action', () => {
    const beaten: Edit = { vault: { beaten: true } };
    expect(at('guzman', 'cogs-and-bolts', beaten).whyNot('open-vault')).toBe('needs-safecracker');
    const t = at('dieter', 'cogs-and-bolts', beaten).answers('open-vault');
    expect(t.state.vault?.open).toBe(true);
    expect([actions(t), one(t.state, 'dieter').adrenaline]).toEqual([2, 5]);
    expect(t.offered('move:')).toContain('move:VD1');
  });

  test('AD-VAULT-07, AD-R-10: after three rolls without a Straight it has failed, the reserve is cleared, and one may try again', () => {
    const t = at('guzman', 'light-curtain', { survivors: { guzman: { adrenaline: 7 } } });
    t.dice('vault', 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1);
    t.answers('challenge', 'roll', 'keep:0', 'roll', 'roll');
    expect(t.isLegal('roll')).toBe(false);
    t.answers('give-up');
    expect(t.state.challenge).toBeNull();
    expect(t.state.vault).toMatchObject({ beaten: false, revealed: true });
    expect(t.isLegal('challenge')).toBe(true);
    t.answers('challenge');
    expect(t.state.challenge?.reserved).toEqual([]);
  });

  test('AD-VAULT-10: 6 cannot become 1, nor 1 become 6', () => {
    const t = at('guzman', 'pressure-floor').dice('vault', 1, 6, 3, 3, 3).answers('challenge', 'roll');
    expect(t.isLegal('up:0:guzman')).toBe(true);
    expect(t.isLegal('down:0:guzman')).toBe(false);
    expect(t.isLegal('up:1:guzman')).toBe(false);
  });

  test('AD-VAULT-11, AD-EX-12: one up and another down, both or none', () => {
    const t = at('guzman', 'light-curtain', { survivors: { cruz: 'VC2' } })
      .dice('vault', 1, 2, 2, 5, 5)
      .answers('challenge', 'roll');
    expect(t.offered('balance:2:4:').length + t.offered('balance:2:2:').length).toBe(1);
    expect(t.offered('up:')).toEqual([]);
    t.answers('balance:2:4:cruz');
    expect(t.state.challenge?.dice).toEqual([1, 2, 3, 5, 4]);
    expect(t.offered('balance:')).toEqual([]);
  });

  test('AD-VAULT-12: set one die to anything', () => {
    const t = at('kate', 'light-curtain').dice('vault', 1, 2, 3, 4, 1).answers('challenge', 'roll', 'set:4:5:kate');
    expect(t.state.challenge?.dice).toEqual([1, 2, 3, 4, 5]);
  });

  test('AD-VAULT-13: an extra roll', () => {
    const t = at('dieter', 'cogs-and-bolts').dice('vault', ...new Array<number>(20).fill(1));
    t.answers('challenge', 'roll', 'roll', 'roll', 'extra-roll:dieter', 'roll');
    expect(t.isLegal('roll')).toBe(false);
  });

  test('AD-VAULT-14, AD-R-11: an extra die, before the first roll', () => {
    const t = at('guzman', 'closing-walls')
      .dice('vault', 1, 2, 3, 4, 5, 6)
      .answers('challenge', 'extra-die:guzman', 'roll');
    expect(t.state.challenge?.dice).toHaveLength(6);
    const late = at('guzman', 'closing-walls').dice('vault', 1, 1, 1, 1, 1).answers('challenge', 'roll');
    expect(late.offered('extra-die')).toEqual([]);
  });

  test('AD-VAULT-08: helpers at Range 0-1 only', () => {
    const t = at('guzman', 'cogs-and-bolts', { survivors: { cruz: 'VB2' } })
      .dice('vault', 1, 1, 1, 1, 1)
      .answers('challenge', 'roll');
    expect(t.offered('up:')).toEqual([]);
  });

  test('AD-R-22: who is Lucky rolls once more what is not in reserve', () => {
    const t = at('guzman', 'cogs-and-bolts', { survivors: { guzman: { red: 'lucky' } } }).dice(
      'vault',
      1,
      2,
      2,
      2,
      2,
      3,
      4,
      5,
      6,
    );
    t.answers('challenge', 'roll', 'keep:0', 'lucky');
    expect(t.state.challenge?.dice).toEqual([1, 3, 4, 5, 6]);
    expect(t.isLegal('lucky')).toBe(false);
  });

  test('AD-VAULT-04, AD-R-206: in M6 not before the floor plan is complete', () => {
    const t = turn(
      'guzman',
      'VD2',
      [],
      {
        also: ready('cogs-and-bolts', (x) => {
          x.progress.red = 1;
        }),
      },
      M6,
    );
    expect(t.whyNot('challenge')).toBe('not-yet');
  });

  test('AD-R-105: six cards with two Bonuses each', () => {
    expect(VAULT_CARD_IDS).toHaveLength(6);
    for (const id of VAULT_CARD_IDS) expect(vaultCard(id).bonuses).toHaveLength(2);
  });
});
