import { describe, expect, test } from 'vitest';
import type { VaultCardId } from '../src/content/vault-cards.ts';
import { allRedTaken, type Edit, fresh, type Member, turn } from './missions-play-kit.ts';

/** In the Trap Zone of M6: the floor plan is complete, and this card lies there. Everybody else waits upstairs. */
function atTheTraps(card: VaultCardId, who: Member, edit: Edit = {}) {
  return turn('M6', who, {
    everybody: '0A5',
    survivors: { [who]: 'VD2' },
    vault: { card, revealed: true, beaten: false, open: false },
    also: [allRedTaken, edit],
  });
}

describe('the Trap Zone', () => {
  test('AD-SETUP-22: one Vault card lies face down, the others are in the box', () => {
    const { vault, vaultBox } = fresh('M6').state;
    expect(vault).toMatchObject({ revealed: false, beaten: false, open: false });
    expect(vaultBox).toHaveLength(5);
    expect(fresh('M1').state.vault).toBeNull();
  });

  test('AD-VAULT-03: the first Survivor who enters turns it up (AD-EX-11)', () => {
    const t = turn('M6', 'guzman', { everybody: 'VC2' });
    expect(t.state.vault?.revealed).toBe(false);
    t.answers('move:VD2').tells('vault-card', { card: t.state.vault?.card, rule: 'AD-VAULT-03' });
    expect(t.state.vault?.revealed).toBe(true);
  });

  test('AD-VAULT-01, AD-VAULT-02: first the traps, then a Safecracker', () => {
    expect(atTheTraps('fading-code', 'dieter').legal).not.toContain('open-vault');
    const beaten = (who: Member) => atTheTraps('fading-code', who, { vault: { beaten: true } });
    beaten('guzman').expects(0, 'turn', undefined, { 'open-vault': 'needs-safecracker' });
    expect(beaten('dieter').legal).toContain('open-vault');
  });

  test('AD-VAULT-15, AD-R-43: the Safecracker opens it from the Trap Zone, for 1 Action, and it stays open', () => {
    const t = atTheTraps('fading-code', 'dieter', { vault: { beaten: true } }).answers('open-vault');
    expect(t.state.turns[0]?.spent).toBe(1);
    expect(t.state.vault?.open).toBe(true);
    expect(t.legal).not.toContain('open-vault');
    const beside = turn('M6', 'dieter', { everybody: 'VC2', vault: { beaten: true } });
    expect(beside.legal).not.toContain('open-vault');
  });
});

describe('the Challenge', () => {
  test('AD-VAULT-04: anybody in the Trap Zone may attempt it, for 2 Actions', () => {
    const t = atTheTraps('pressure-floor', 'chambers').answers('challenge');
    expect(t.state.turns[0]?.spent).toBe(2);
    t.expects(0, 'challenge');
    const tired = atTheTraps('pressure-floor', 'chambers').answers('noise', 'noise');
    tired.expects(0, 'turn', undefined, { challenge: 'no-actions' });
  });

  test.each([
    ['1-2-3-4-5', [1, 2, 3, 4, 5]],
    ['2-3-4-5-6', [6, 5, 4, 3, 2]],
  ])('AD-VAULT-05: a Straight is %s', (_, dice) => {
    const t = atTheTraps('pressure-floor', 'chambers')
      .dice('vault', ...dice)
      .answers('challenge', 'roll', 'keep:0', 'keep:1', 'keep:2', 'keep:3', 'keep:4');
    expect(t.state.vault?.beaten).toBe(true);
    t.tells('challenge-won', { survivor: 'chambers' });
  });

  test('AD-VAULT-05: three rolls, and what is no Straight is none', () => {
    const t = atTheTraps('pressure-floor', 'chambers')
      .dice('vault', 1, 1, 1, 1, 1, 2, 2, 2, 2, 2, 3, 3, 3, 3, 3)
      .answers('challenge', 'roll', 'roll', 'roll');
    expect(t.legal).not.toContain('roll');
    expect(t.legal).toContain('give-up');
    expect(t.state.challenge?.dice).toEqual([3, 3, 3, 3, 3]);
  });

  test('AD-VAULT-06, AD-R-10: dice in reserve are not rolled again, and do not come back', () => {
    const t = atTheTraps('pressure-floor', 'chambers')
      .dice('vault', 1, 2, 3, 6, 6, 4, 5)
      .answers('challenge', 'roll', 'keep:0', 'keep:1', 'keep:2', 'roll');
    expect(t.state.challenge?.dice).toEqual([1, 2, 3, 4, 5]);
    expect(t.legal).not.toContain('keep:0');
    t.answers('keep:3', 'keep:4');
    expect(t.state.vault?.beaten).toBe(true);
  });

  test('AD-VAULT-07: a failed attempt leaves the card face up, and may be repeated for 2 Actions', () => {
    const t = atTheTraps('pressure-floor', 'chambers', {
      survivors: { chambers: { adrenaline: 7 } }, // Yellow: four Actions
    })
      .dice('vault', 1, 1, 1, 1, 1)
      .answers('challenge', 'roll', 'keep:0', 'give-up');
    t.tells('challenge-lost', { rule: 'AD-VAULT-07' });
    expect(t.state.vault).toMatchObject({ revealed: true, beaten: false });
    expect(t.state.challenge).toBeNull(); // AD-R-10: nothing stays in reserve
    expect(t.legal).toContain('challenge');
  });
});

describe('Bonuses', () => {
  const helped = (card: VaultCardId, helper: Member, at = 'VC2') =>
    atTheTraps(card, 'scott', { survivors: { [helper]: at } });
  const bonuses = (t: ReturnType<typeof helped>, helper: Member): string[] =>
    t.legal.filter((id) => id.endsWith(`:${helper}`));

  test('AD-VAULT-08: from Survivors at Range 0-1, if the card names their specialisation (AD-EX-11)', () => {
    const nudges = (at: string) =>
      bonuses(helped('cogs-and-bolts', 'cruz', at).dice('vault', 1, 2, 3, 4, 4).answers('challenge', 'roll'), 'cruz');
    expect(nudges('VD2')).toContain('up:4:cruz');
    expect(nudges('VC2')).toContain('up:4:cruz');
    expect(nudges('VB2')).toEqual([]);
    const other = helped('cogs-and-bolts', 'kate').dice('vault', 1, 2, 3, 4, 4).answers('challenge', 'roll');
    expect(bonuses(other, 'kate')).toEqual([]);
  });

  test('AD-VAULT-08, AD-R-11: one Bonus each, and none from the dead', () => {
    const t = helped('cogs-and-bolts', 'cruz').dice('vault', 1, 2, 3, 4, 4).answers('challenge', 'roll', 'up:4:cruz');
    expect(t.state.challenge?.dice).toEqual([1, 2, 3, 4, 5]);
    expect(bonuses(t, 'cruz')).toEqual([]);
    t.answers('keep:0', 'keep:1', 'keep:2', 'keep:3', 'keep:4');
    expect(t.state.vault?.beaten).toBe(true);
    const dead = atTheTraps('cogs-and-bolts', 'scott', { survivors: { cruz: { at: 'VC2', health: 0 } } })
      .dice('vault', 1, 2, 3, 4, 4)
      .answers('challenge', 'roll');
    expect(bonuses(dead, 'cruz')).toEqual([]);
  });

  test('AD-VAULT-09, AD-VAULT-10: one die up or down by 1, never round the corner', () => {
    const t = helped('cogs-and-bolts', 'cruz').dice('vault', 1, 6, 3, 3, 3).answers('challenge', 'roll');
    expect(bonuses(t, 'cruz').sort()).toEqual(
      ['up:0:cruz', 'down:1:cruz', ...[2, 3, 4].flatMap((i) => [`up:${i}:cruz`, `down:${i}:cruz`])].sort(),
    );
  });

  test('AD-VAULT-11: one die up and another one down, never just one (AD-EX-12)', () => {
    const t = helped('light-curtain', 'cruz').dice('vault', 1, 2, 4, 4, 4).answers('challenge', 'roll');
    const offered = bonuses(t, 'cruz');
    expect(offered.every((id) => id.startsWith('balance:'))).toBe(true);
    expect(offered).not.toContain('balance:2:2:cruz');
    t.answers('balance:3:2:cruz');
    expect(t.state.challenge?.dice).toEqual([1, 2, 3, 5, 4]);
  });

  test('AD-VAULT-12: one die takes any value', () => {
    const t = helped('light-curtain', 'kate').dice('vault', 1, 2, 3, 4, 1).answers('challenge', 'roll', 'set:4:5:kate');
    expect(t.state.challenge?.dice).toEqual([1, 2, 3, 4, 5]);
    t.tells('bonus', { survivor: 'kate', bonus: 'set', rule: 'AD-VAULT-12' });
  });

  test('AD-VAULT-13: a fourth roll', () => {
    const t = helped('cogs-and-bolts', 'dieter').answers('challenge', 'roll', 'roll', 'roll', 'extra-roll:dieter');
    expect(t.legal).toContain('roll');
    t.answers('roll');
    expect(t.legal).not.toContain('roll');
  });

  test('AD-VAULT-14, AD-R-11: a sixth die, declared before the first roll', () => {
    const t = helped('tumbler-clock', 'dieter').answers('challenge');
    expect(bonuses(t, 'dieter')).toEqual(['extra-die:dieter']);
    t.dice('vault', 1, 1, 2, 3, 4, 5);
    const six = helped('tumbler-clock', 'dieter')
      .dice('vault', 1, 1, 2, 3, 4, 5)
      .answers('challenge', 'extra-die:dieter', 'roll');
    expect(six.state.challenge?.dice).toEqual([1, 1, 2, 3, 4, 5]);
    six.answers('keep:1', 'keep:2', 'keep:3', 'keep:4', 'keep:5');
    expect(six.state.vault?.beaten).toBe(true);
    const late = helped('tumbler-clock', 'dieter').answers('challenge', 'roll');
    expect(bonuses(late, 'dieter')).toEqual([]);
  });

  test('AD-R-22: Lucky rolls anew all dice that are not in reserve, once', () => {
    const t = atTheTraps('pressure-floor', 'dieter', { survivors: { dieter: { hand: ['nail-bat'] } } })
      .dice('vault', 1, 2, 3, 6, 6, 4, 5)
      .answers('challenge', 'roll', 'keep:0', 'keep:1', 'keep:2', 'lucky');
    expect(t.state.challenge?.dice).toEqual([1, 2, 3, 4, 5]);
    expect(t.legal).not.toContain('lucky');
    expect(t.state.challenge?.rolls).toBe(2);
  });
});
