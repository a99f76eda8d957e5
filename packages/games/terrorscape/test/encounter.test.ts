import { describe, expect, test } from 'vitest';
import { carried, dice, type Edit, K, killerAt, one, S, table, view } from './kit.ts';

/** The Killer searches the Kitchen. */
const searching = (here: ('anna' | 'william' | 'marco')[], edit: Edit = {}, options = {}) =>
  killerAt('N3', here, edit, options).answers('search');

describe('the encounter', () => {
  test('TS-ENC-01: the Killer can SEARCH where he is', () => {
    expect(killerAt('N3', []).legal).toContain('search');
    searching([]).tells('searched', { at: 'N3', found: [] });
  });

  test('TS-ENC-02: the answer is true, and nobody types it', () => {
    searching(['anna']).tells('searched', { found: ['anna'] });
    searching([], { survivors: { anna: 'N2' } }).tells('searched', { found: [] });
  });

  test('TS-ENC-03: names, all of them', () => {
    searching(['anna', 'marco']).tells('searched', { at: 'N3', found: ['anna', 'marco'] });
    expect(view(searching(['anna', 'marco']), K).encounter?.found).toEqual(['anna', 'marco']);
  });

  test('TS-ENC-04: somebody there is an encounter, nobody is nothing', () => {
    searching(['anna']).expects(K, 'attack-card');
    searching([]).expects(K, 'main');
    expect(searching([]).told('encounter')).toEqual([]);
  });

  test('TS-ENC-05: attack after attack, until all have failed or one has not', () => {
    const t = dice(killerAt('N3', ['anna', 'william']), 0, 0, 0, 0, 0, 0, 0, 0);
    t.answers('search', 'none', 'defend:anna', 'none').expects(K, 'attack-card');
    t.answers('none', 'none').expects(S, 'flee');
    expect([one(t.state, 'anna').health, one(t.state, 'william').health]).toEqual([1, 1]);
  });

  test('TS-ENC-06: at most one attack card for an attack', () => {
    const t = searching(['anna'], { hand: ['cleave', 'cleave', 'give-chase'] });
    t.expects(K, 'attack-card', ['play:cleave', 'none']).answers('play:cleave').expects(S, 'defend');
    expect(t.state.killer.hand).toEqual(['cleave', 'give-chase']);
  });

  test('TS-ENC-07: the card is shown', () => {
    const t = searching(['anna'], { hand: ['cleave'] }).answers('play:cleave');
    t.tells('card-played', { card: 'cleave', kind: 'attack' });
    expect(t.heard(S)).toContain('card-played');
    expect(view(t, S).killer.played).toEqual(['cleave']);
  });

  test('TS-ENC-08: and the strength adjusted', () => {
    const t = searching(['anna'], { hand: ['cleave'] }).answers('play:cleave');
    expect([view(t, S).killer.base, view(t, S).killer.strength]).toEqual([5, 6]);
  });

  test('TS-ENC-09: the next attack may have a card of its own', () => {
    const t = dice(killerAt('N3', ['anna', 'william'], { hand: ['cleave', 'cleave'] }), 0, 0, 0, 0);
    t.answers('search', 'play:cleave', 'defend:anna', 'none').expects(K, 'attack-card', ['play:cleave', 'none']);
    expect(t.state.encounter?.strength).toBe(5);
  });

  test('TS-ENC-10: the team chooses who defends, after the attack card', () => {
    const t = searching(['anna', 'william'], { hand: ['cleave'] }).answers('play:cleave');
    t.expects(S, 'defender', ['defend:anna', 'defend:william']);
    expect(t.decision.about).toEqual({ strength: 6 });
  });

  test('TS-ENC-11: only somebody who was not attacked yet', () => {
    const t = dice(killerAt('N3', ['anna', 'william', 'marco']), 0, 0, 0, 0);
    t.answers('search', 'none', 'defend:william', 'none', 'none').expects(S, 'defender', [
      'defend:anna',
      'defend:marco',
    ]);
  });

  test('TS-ENC-12: one item, or none', () => {
    const t = searching(['anna'], { survivors: { anna: { pack: ['lime-powder', 'knife', 'herbs'] } } }).answers('none');
    t.expects(S, 'defend', ['none', 'use:lime-powder', 'use:knife']);
  });

  test('TS-ENC-13: ammunition goes with the revolver, and no other pair', () => {
    const both = searching(['anna'], { survivors: { anna: { pack: ['revolver', 'ammunition', 'knife'] } } }).answers(
      'none',
    );
    both.expects(S, 'defend', ['none', 'use:revolver', 'use:revolver+ammunition', 'use:knife']);
    const t = dice(
      killerAt('N3', ['anna'], { survivors: { anna: { pack: ['revolver', 'ammunition'] } } }),
      1,
      0,
      0,
      0,
    ).answers('search', 'none', 'use:revolver+ammunition');
    t.tells('attack-repelled', { defence: 5 });
    expect([carried(t.state, 'anna'), t.state.discard]).toEqual([['revolver'], ['d.ammunition']]);
    searching(['anna'], { survivors: { anna: { pack: ['ammunition'] } } })
      .answers('none')
      .expects(S, 'defend', ['none']);
  });

  test('TS-ENC-14: four dice, less one for each fear token', () => {
    const t = dice(killerAt('N3', ['anna'], { survivors: { anna: { fear: 1 } } }), 3, 2, 1).answers(
      'search',
      'none',
      'none',
    );
    t.tells('dice-rolled', { dice: [3, 2, 1], sum: 6 }).usesAllLuck();
  });

  test('TS-ENC-15: item and dice together are the defence (TS-EX-17)', () => {
    const t = dice(
      killerAt('N3', ['marco'], { killer: { level: 4 }, survivors: { marco: { pack: ['lime-powder'] } } }),
      3,
      2,
      1,
      0,
    ).answers('search', 'none', 'use:lime-powder');
    // TS-ENC-15: the sum is told, not only its result.
    t.tells('attack-repelled', { survivor: 'marco', dice: 6, plus: 2, defence: 8, strength: 6 });
    expect(t.state.killer.paid).toHaveLength(2);
    t.expects(S, 'flee', ['stay', 'flee:N2', 'flee:N4']);
  });

  test('TS-ENC-16: a trap must go off, adds two and is gone', () => {
    const t = dice(killerAt('N3', ['anna'], { traps: ['N3', 'C1'] }), 3, 0, 0, 0).answers('search', 'none', 'none');
    t.tells('trap-sprung', { at: 'N3' }).tells('attack-repelled', { dice: 3, plus: 2, defence: 5 });
    expect(t.state.traps).toEqual(['C1']);
  });

  test('TS-ENC-17: for one attack only, the first that comes to it', () => {
    const t = dice(killerAt('N3', ['anna', 'marco'], { traps: ['N3'] }), ...[0, 0, 0, 0], ...[2, 2, 0, 0]).answers(
      'search',
      'none',
      'defend:anna',
      'none',
      'none',
      'none',
    );
    t.tells('defence-failed', { survivor: 'anna', defence: 2 }).tells('defence-failed', {
      survivor: 'marco',
      defence: 4,
    });
    expect(t.told('trap-sprung')).toHaveLength(1);
  });

  test('TS-ENC-18: as strong as the Killer is enough', () => {
    const roll = (...values: number[]) => dice(killerAt('N3', ['anna']), ...values).answers('search', 'none', 'none');
    roll(3, 2, 0, 0).tells('attack-repelled', { defence: 5, strength: 5 });
    roll(3, 1, 0, 0).tells('defence-failed', { defence: 4, strength: 5 });
  });

  test('TS-ENC-19: repelled, the Killer loses two cards of his deck; only he sees which', () => {
    const t = dice(killerAt('N3', ['anna']), 3, 3, 0, 0);
    const before = t.state.killer.deck.length;
    t.answers('search', 'none', 'none');
    expect([t.state.killer.deck.length, t.state.killer.paid.length]).toEqual([before - 2, 2]);
    expect(t.heard(S)).toContain('cards-lost-unseen');
    expect(t.heard(S)).not.toContain('cards-lost');
    expect(view(t, S).killer).not.toHaveProperty('paid');
  });

  test('TS-ENC-20: and the encounter is over, whoever else is there', () => {
    const t = dice(killerAt('N3', ['anna', 'william']), 3, 3, 0, 0).answers('search', 'none', 'defend:anna', 'none');
    t.expects(S, 'flee');
    expect(one(t.state, 'william').health).toBe(2);
  });

  test('TS-ENC-21: a failed defence is a wound, in the open', () => {
    const t = dice(killerAt('N3', ['anna']), 0, 0, 0, 0).answers('search', 'none', 'none');
    expect(view(t, K).survivors[0]?.health).toBe(1);
    t.tells('wounded', { survivor: 'anna' });
  });

  test('TS-ENC-22: a second wound eliminates, and the Killer wins', () => {
    const t = dice(killerAt('N3', ['anna', 'william'], { survivors: { anna: { health: 1 } } }), 0, 0, 0, 0).answers(
      'search',
      'none',
      'defend:anna',
      'none',
    );
    expect(t.match.outcome).toEqual({ side: 'killer', winners: [K] });
  });

  test('TS-ENC-23: a failed defence is followed by the next attack, like it or not', () => {
    const t = dice(killerAt('N3', ['anna', 'william']), 0, 0, 0, 0).answers('search', 'none', 'defend:anna', 'none');
    t.expects(K, 'attack-card', ['none']);
  });

  test('TS-ENC-24: with nobody left to attack it is over', () => {
    dice(killerAt('N3', ['anna']), 0, 0, 0, 0)
      .answers('search', 'none', 'none')
      .expects(S, 'flee');
  });

  test('TS-ENC-25: nobody is attacked twice in an encounter', () => {
    const t = dice(killerAt('N3', ['anna', 'william']), ...Array<number>(8).fill(0));
    t.answers('search', 'none', 'defend:anna', 'none', 'none', 'none', 'stay', 'stay');
    expect(t.told('defender').map(({ details }) => details['survivor'])).toEqual(['anna', 'william']);
  });

  test('TS-ENC-26: a later SEARCH starts a new encounter', () => {
    const t = dice(killerAt('N3', ['anna']), 3, 3, 0, 0).answers('search', 'none', 'none', 'stay');
    t.expects(K, 'main').answers('search').expects(K, 'attack-card');
    expect(t.told('encounter')).toHaveLength(2);
  });

  test('TS-R-07: the Longsword helps the Killer to a card', () => {
    const t = dice(killerAt('N3', ['anna'], { survivors: { anna: { pack: ['s.longsword'] } } }), 2, 0, 0, 0).answers(
      'search',
      'none',
      'use:longsword',
    );
    t.tells('attack-repelled', { defence: 5 });
    expect(t.state.killer.hand).toHaveLength(1);
    expect(carried(t.state, 'anna')).toEqual(['longsword']);
  });

  test('TS-R-08: William fights better without an item', () => {
    const bare = dice(killerAt('N3', ['william']), 3, 1, 0, 0).answers('search', 'none', 'none');
    bare.tells('attack-repelled', { defence: 5 });
    const armed = dice(
      killerAt('N3', ['william'], { survivors: { william: { pack: ['knife'] } } }),
      3,
      1,
      0,
      0,
    ).answers('search', 'none', 'use:knife');
    armed.tells('attack-repelled', { defence: 5 });
  });
});

describe('flight', () => {
  const repelled = (edit: Edit = {}) =>
    dice(killerAt('N3', ['anna', 'william'], edit), 3, 3, 0, 0).answers('search', 'none', 'defend:anna', 'none');

  test('TS-FLEE-01: everybody there may MOVE 1', () => {
    const t = repelled().expects(S, 'flee', ['stay', 'flee:N2', 'flee:N4']).answers('flee:N4', 'stay');
    expect([one(t.state, 'anna').at, one(t.state, 'william').at]).toEqual(['N4', 'N3']);
  });

  test('TS-FLEE-02: attacked or not, repelled or wounded (TS-AMB-03)', () => {
    const t = repelled().answers('stay', 'flee:N2');
    expect(one(t.state, 'william').at).toBe('N2');
    dice(killerAt('N3', ['anna']), 0, 0, 0, 0)
      .answers('search', 'none', 'none')
      .expects(S, 'flee', ['stay', 'flee:N2', 'flee:N4']);
  });

  test('TS-FLEE-03: block tokens stop it, and it makes no noise', () => {
    const t = repelled({ blocks: ['N3-N4'] });
    t.expects(S, 'flee', ['stay', 'flee:N2'], { 'flee:N4': 'door-blocked' }).answers('flee:N2', 'flee:N2');
    expect(t.state.noise).toEqual([]);
  });

  test('TS-FLEE-04: the Killer learns neither who nor where', () => {
    const seen = [
      ['stay', 'stay'],
      ['flee:N4', 'stay'],
      ['flee:N2', 'flee:N4'],
    ].map((way) => {
      const t = repelled().answers(...way);
      return JSON.stringify([t.match.eventsFor(K), t.view(K), t.decision]);
    });
    expect(new Set(seen).size).toBe(1);
  });

  test('TS-R-15: all move together', () => {
    const t = repelled().answers('flee:N4');
    expect(one(t.state, 'anna').at).toBe('N3');
    expect(t.answers('stay').state.survivors[0]?.at).toBe('N4');
  });
});

describe('outside of encounters', () => {
  const chainsaw = (edit: Edit = {}) =>
    table('killer-main', {
      hand: ['chainsaw', 'board-up', 'board-up'],
      killer: { at: 'N3' },
      survivors: { anna: 'N3', william: 'N2' },
      also: edit,
    }).answers('play:chainsaw');

  test('TS-R-21: a wound without a defence; whoever is hit is named', () => {
    const t = chainsaw()
      .tells('frightened', { found: ['anna', 'william'] })
      .answers('stop');
    t.tells('caught', { at: 'N3', found: ['anna'] })
      .expects(S, 'wound', ['take'])
      .answers('take')
      .tells('wounded', { survivor: 'anna', card: 'chainsaw' });
    expect([one(t.state, 'anna').health, t.state.killer.encountered]).toEqual([1, false]);
    expect(t.state.killer.paid).toHaveLength(2);
    t.expects(K, 'slow');
  });

  test('TS-R-21: a Talisman stops it, and everybody is asked, with or without one', () => {
    const t = chainsaw({ survivors: { anna: { pack: ['talisman'] } } }).answers('stop');
    t.expects(S, 'wound', ['take', 'talisman']).answers('talisman').tells('talisman-used', { survivor: 'anna' });
    expect([one(t.state, 'anna').health, t.state.discard]).toEqual([2, ['d.talisman']]);
  });

  test('TS-R-02: a wounded Survivor is eliminated by the next wound', () => {
    const t = chainsaw({ survivors: { anna: { health: 1 } } });
    expect(t.answers('stop', 'take').match.outcome?.side).toBe('killer');
  });
});
