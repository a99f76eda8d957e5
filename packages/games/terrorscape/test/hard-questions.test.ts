import { describe, expect, test } from 'vitest';
import { PLAN_IDS, type PlanId } from '../src/content/plans.ts';
import { carried, dice, finishPhase, K, killerAt, one, S, table, turn, view } from './kit.ts';

/** Where two rules meet: what somebody who knows the rulebook well would ask at the table. */
describe('an encounter and something else', () => {
  test('TS-ENC-17: a trap goes off and is gone, even where the defence would have been enough without it', () => {
    const t = dice(killerAt('N3', ['anna'], { traps: ['N3'], discard: ['d.trap'] }), 3, 3, 0, 0);
    t.answers('search', 'none', 'none').tells('attack-repelled', { defence: 8, strength: 5 });
    expect(t.state.traps).toEqual([]);
  });

  test('TS-ENC-16: a trap helps whoever is attacked first, also after an item (TS-ENC-15)', () => {
    const edit = { traps: ['N3'], discard: ['d.trap'], survivors: { anna: { pack: ['lime-powder'] } } };
    const t = dice(killerAt('N3', ['anna', 'marco'], edit), 0, 0, 0, 0);
    t.answers('search', 'none', 'defend:anna', 'use:lime-powder').tells('defence-failed', { defence: 4, strength: 5 });
    expect(t.state.traps).toEqual([]);
    t.expects(K, 'attack-card'); // TS-ENC-23
  });

  test('TS-ENC-19: a repelled attack takes two cards also where the deck runs out in between (TS-R-20)', () => {
    const t = dice(
      killerAt('N3', ['anna'], {
        killer: { played: ['cleave', 'cleave', 'give-chase'], deck: ['board-up'], hand: [] },
      }),
      3,
      3,
      0,
      0,
    );
    t.answers('search', 'none', 'none').tells('level-up', { level: 2 });
    const { deck, paid, played } = t.state.killer;
    expect([deck.length, paid.length, played.length]).toEqual([3, 1, 0]);
  });

  test('TS-R-20: a level that is reached in the middle of an attack counts from the next attack on', () => {
    const t = dice(
      killerAt('N3', ['anna', 'marco'], {
        killer: { played: ['cleave', 'give-chase'], deck: ['board-up'] },
        survivors: { anna: { pack: ['s.longsword'] } },
      }),
      1,
      0,
      0,
      0,
    );
    // TS-R-07: the Longsword lets the Killer draw his last card, which makes him stronger.
    t.answers('search', 'none', 'defend:anna', 'use:longsword').tells('level-up', { level: 2, strength: 6 });
    t.tells('defence-failed', { survivor: 'anna', strength: 5 }).expects(K, 'attack-card');
    expect(t.state.encounter?.strength).toBe(6);
  });

  test('TS-R-09: whoever dies of fear as the encounter begins is not attacked any more, and nobody flees', () => {
    const t = killerAt(
      'N3',
      ['anna', 'marco'],
      {
        killer: { level: 3 },
        hand: ['wail', 'icy-grip', 'icy-grip'],
        survivors: { anna: { fear: 2, health: 1 } },
      },
      { killer: 'specter' },
    );
    t.answers('search', 'scare:anna', 'yes', 'take');
    expect(t.match.outcome).toEqual({ side: 'killer', winners: [0] });
    expect([t.told('defender'), t.told('fled')]).toEqual([[], []]);
  });

  test('TS-ENC-26: two SEARCHes in one phase can find the same Survivor twice; the slow card is lost once and for all', () => {
    const t = dice(killerAt('N3', ['anna'], { hand: ['board-up'] }), 0, 0, 0, 0, 3, 3, 0, 0);
    t.answers('search', 'none', 'none', 'stay', 'search', 'none', 'none', 'stay');
    expect([one(t.state, 'anna').health, t.told('encounter').length]).toEqual([1, 2]);
    expect(t.told('card-played')).toEqual([]);
    t.expects(S, 'whose-turn');
  });

  test('TS-ENC-13: a Revolver without its Ammunition leaves the Ammunition where it is', () => {
    const edit = { survivors: { anna: { pack: ['revolver', 'ammunition'] } } };
    const t = dice(killerAt('N3', ['anna'], edit), 0, 0, 0, 0).answers('search', 'none', 'use:revolver');
    expect([carried(t.state, 'anna'), t.state.discard]).toEqual([['revolver', 'ammunition'], []]);
  });

  test('TS-R-09: Icy Grip counts the fear of whoever defends, not of whoever has most (TS-ENC-10)', () => {
    const t = killerAt(
      'N3',
      ['anna', 'marco'],
      { hand: ['icy-grip'], survivors: { anna: { fear: 1 } } },
      { killer: 'specter' },
    ).answers('search', 'play:icy-grip', 'defend:marco');
    t.tells('defender', { survivor: 'marco', strength: 4 }); // 3, and the one fear that her coming gave him
  });
});

describe('the Killer’s cards and something else', () => {
  test('TS-KW-06: without a token in the supply a door that is blocked already needs none (TS-KW-08)', () => {
    const blocks = ['C1-C2', 'C1-C3', 'C1-N1', 'C1-N2', 'N2-N3', 'N3-N4', 'N4-Z5'];
    const at = () =>
      table('killer-slow', { blocks, killer: { at: 'N4' }, hand: ['board-up'] }).answers('play:board-up');
    const again = at().answers('block:N4-Z5').expects(S, 'whose-turn');
    expect(again.state.blocks).toEqual(blocks);
    expect(again.told('block-destroyed')).toEqual([]);
  });

  test('TS-R-09: Rampage is done twice at the most, however many doors it breaks', () => {
    const blocks = ['N2-N3', 'N3-N4', 'N4-Z5'];
    const t = table('killer-main', { blocks, killer: { level: 3 }, hand: ['rampage', 'cleave'] });
    t.answers('play:rampage', 'move:N4', 'stop', 'move:N3', 'move:N2').expects(K, 'slow');
    expect([t.state.blocks, t.told('searched').length]).toEqual([[], 2]);
  });

  test('TS-R-21: a Chainsaw that kills one of two ends the game before the other is asked', () => {
    const edit = { survivors: { anna: { health: 1 } }, hand: ['chainsaw', 'cleave', 'cleave'] };
    const t = killerAt('N3', ['anna', 'marco'], edit).answers('play:chainsaw', 'stop');
    t.expects(S, 'wound').answers('take');
    expect(t.match.outcome).toEqual({ side: 'killer', winners: [0] });
    expect(one(t.state, 'marco').health).toBe(2);
  });

  test('TS-KILL-05: the Chainsaw is no encounter, so a slow card may follow, and nobody flees', () => {
    const t = killerAt('N3', ['marco'], { hand: ['chainsaw', 'cleave', 'cleave', 'board-up'] });
    t.answers('play:chainsaw', 'pay:cleave', 'pay:cleave', 'stop', 'take').expects(K, 'slow', [
      'play:board-up',
      'pass',
    ]);
    expect(t.told('fled')).toEqual([]);
  });

  test('TS-AMB-08: who panics under a Firecracker is heard where he is, and no token is laid there', () => {
    const t = table(
      'killer-quick',
      { firecracker: 'Z5', everywhere: true, survivors: { anna: { at: 'N4', fear: 2 } }, hand: ['wail'] },
      { killer: 'specter' },
    ).answers('play:wail');
    t.tells('panicked', { survivor: 'anna', at: 'N4' });
    expect([view(t, K).noise, view(t, K).firecracker]).toEqual([[], 'Z5']);
    expect(one(t.state, 'anna').fear).toBe(2);
  });

  test('TS-KW-16: Anna is not named where two places are asked for one by one, and is by her fear (TS-R-09)', () => {
    const asked = table(
      'killer-quick',
      { survivors: { anna: 'N3', marco: 'N4' }, hand: ['deduction', 'stalk'] },
      {
        killer: 'murderer',
      },
    ).answers('play:deduction', 'pair:N3-N4');
    asked.tells('detected', { zone: 'N3', found: [] }).tells('detected', { zone: 'N4', found: ['marco'] });
    const smelt = table(
      'killer-quick',
      { survivors: { anna: { at: 'N3', fear: 1 } }, hand: ['scent-of-dread', 'wail', 'wail'] },
      { killer: 'specter' },
    ).answers('play:scent-of-dread');
    smelt.tells('fear-smelt', { survivor: 'anna', at: 'N3' });
  });
});

describe('a turn of the Survivors and something else', () => {
  test('TS-EXTRA-04: Sophia borrows a Flashlight after her action, and goes twice through the passage', () => {
    const t = turn('sophia', { survivors: { sophia: 'N1', anna: { at: 'N1', pack: ['flashlight'] } } });
    t.answers('calm', 'take:flashlight:anna', 'perceptive-extra').expects(S, 'turn');
    expect(one(t.state, 'sophia').at).toBe('Z2');
    expect(t.legal.filter((id) => id.startsWith('give:'))).toEqual([]); // TS-TRADE-01: Anna is not here
    t.answers('perceptive-extra', 'give:flashlight:anna');
    expect(carried(t.state, 'anna')).toEqual(['flashlight']);
  });

  test('TS-UNBLK-05: two tokens in one turn take an action and a Hatchet, and each is told at once', () => {
    const t = turn('anna', { blocks: ['C1-C2', 'C1-N1'], survivors: { anna: { pack: ['hatchet'] } } });
    t.answers('unblock:C1-C2', 'hatchet:C1-N1');
    expect([t.state.blocks, t.heard(K).filter((kind) => kind === 'unblocked').length]).toEqual([[], 2]);
  });

  test('TS-PACK-02: what Marco finds again may be the fourth item, and may be what he discards (TS-PACK-04)', () => {
    const t = turn('marco', {
      survivors: { marco: { pack: ['trap', 'knife', 'hatchet'], supplies: 3 } },
      discard: ['d.herbs'],
    });
    t.answers('supply:herbs').expects(S, 'pack-full').answers('drop:herbs');
    expect([carried(t.state, 'marco'), t.state.discard]).toEqual([['trap', 'knife', 'hatchet'], ['d.herbs']]);
    expect(one(t.state, 'marco').supplies).toBe(2);
  });

  test('TS-DISC-06: a Dark Bargain that takes the last discovery loses the game, unless help is on its way (TS-DISC-07)', () => {
    const bargain = (help: number | null) =>
      turn(
        'marco',
        {
          plan: { card: 'dark-bargain', stage: 3, rest: [] },
          survivors: { marco: { pack: ['talisman'] } },
          discovery: ['d.herbs'],
          help,
        },
        { survivalPlan: true },
      ).answers('dark-bargain', 'keep');
    const lost = bargain(null);
    while (!lost.match.over) lost.answers(lost.phase === 'turn' ? 'end' : (lost.legal[0] as string));
    expect(lost.match.outcome).toEqual({ side: 'killer', winners: [0] });
    expect(finishPhase(bargain(3)).match.over).toBe(false);
  });

  test('TS-STEP0-06: who is rescued at the exit with five keys is rescued', () => {
    const t = table('begin', { help: 1, rack: ['d.key', 'd.key', 's.key', 's.key', 's.key'] });
    expect(t.state.result?.how).toBe('rescue');
  });
});

/** TS-PHASE-03: what the team is asked behind its screen must not show, whichever plan it has (TS-R-18). */
describe('what can be told from when something is heard', () => {
  /** All that the Killer hears of one answer, and whether anybody is still thinking out of his sight. */
  const afterFindingAKey = (card: PlanId) => {
    const t = table(
      'discovery',
      { discovery: ['d.key', 'd.herbs'], plan: { card, stage: 3, rest: [] } },
      { survivalPlan: true },
    ).answers('discover:anna');
    const before = t.heard(K).length;
    t.answers('keep:key');
    return t.heard(K).slice(before);
  };

  test('TS-R-18: a key on the rack is heard alike, whether the plan has something to ask then or not', () => {
    expect(afterFindingAKey('locksmith')).toContain('keys-on-rack');
    for (const card of PLAN_IDS) expect([card, afterFindingAKey(card)]).toEqual([card, afterFindingAKey('locksmith')]);
  });
});
