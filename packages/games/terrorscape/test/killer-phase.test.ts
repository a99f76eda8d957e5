import { describe, expect, test } from 'vitest';
import { KILLERS } from '../src/content/killers/index.ts';
import { dice, type Edit, K, killerAt, one, S, table, view } from './kit.ts';

const phase = (name: string, edit: Edit = {}, options = {}) => table(name, edit, options);

describe('the Killer’s phase', () => {
  test('TS-KILL-01: whoever sneaked reappears first', () => {
    const t = phase('killer', { sneaking: { at: 'N4', from: 'Z5' } }, { killer: 'murderer' });
    t.tells('killer-reappeared', { at: 'N4' }).expects(K, 'quick');
    expect(view(t, S).killer.at).toBe('N4');
  });

  test('TS-KILL-02: then a quick card, one', () => {
    const t = phase('killer-quick', { hand: ['give-chase', 'give-chase', 'cleave', 'board-up'] });
    t.expects(K, 'quick', ['play:give-chase', 'pass']).answers('play:give-chase', 'stop').expects(K, 'main');
  });

  test('TS-R-04: or any number, with the switch', () => {
    const t = phase('killer-quick', { hand: ['give-chase', 'give-chase'] }, { quickLimit: 'unlimited' });
    t.answers('play:give-chase', 'stop').expects(K, 'quick', ['play:give-chase', 'pass']);
  });

  test('TS-KILL-03: then a special card or two actions, never both', () => {
    const t = phase('killer-main', { hand: ['chainsaw', 'board-up', 'board-up'] });
    t.expects(K, 'main', ['move:N4', 'move:Z3', 'search', 'play:chainsaw', 'pass']);
    t.answers('move:N4').expects(K, 'main', ['move:N3', 'move:Z5', 'search', 'pass'], {
      'play:chainsaw': 'after-an-action',
    });
    t.answers('move:N3').expects(K, 'slow');
    const special = phase('killer-main', { hand: ['chainsaw', 'board-up', 'board-up'] });
    special.answers('play:chainsaw', 'stop').expects(K, 'slow');
  });

  test('TS-KILL-04: each action is MOVE 1 or SEARCH, in any combination', () => {
    phase('killer-main').answers('search', 'search').expects(K, 'slow');
    const t = phase('killer-main').answers('search', 'move:N4');
    expect(t.state.killer.at).toBe('N4');
    expect(phase('killer-main').answers('pass').state.killer.at).toBe('Z5');
  });

  test('TS-KILL-05: then a slow card, unless there was an encounter', () => {
    const edit: Edit = { hand: ['board-up'] };
    phase('killer-main', edit).answers('pass').expects(K, 'slow', ['play:board-up', 'pass']);
    const met = dice(killerAt('N3', ['anna'], edit), 3, 3, 0, 0).answers('search', 'none', 'none', 'stay', 'pass');
    expect(met.told('card-played')).toEqual([]);
    met.expects(S, 'whose-turn');
  });

  test('TS-KILL-06: then three cards, faces for the Killer only', () => {
    const t = phase('killer-draw');
    expect(t.state.killer.hand).toHaveLength(3);
    expect(t.heard(K)).toContain('cards-drawn');
    expect(t.heard(S)).toContain('cards-drawn-unseen');
    expect(t.heard(S)).not.toContain('cards-drawn');
    expect(view(t, S).killer).not.toHaveProperty('hand');
    expect(view(t, S).killer.handSize).toBe(3);
  });

  test('TS-KILL-07: four kinds of cards, each in its own step', () => {
    for (const { skills } of KILLERS) {
      const kinds = (['quick', 'special', 'slow', 'attack'] as const).filter((kind) =>
        skills.some((skill) => skill[kind] !== undefined),
      );
      expect(kinds).toEqual(['quick', 'special', 'slow', 'attack']);
    }
    const cards: Edit = { hand: ['give-chase', 'chainsaw', 'board-up', 'cleave'] };
    phase('killer-quick', cards).expects(K, 'quick', ['play:give-chase', 'pass']);
    phase('killer-slow', cards).expects(K, 'slow', ['play:board-up', 'pass']);
  });

  test('TS-KILL-08: level and strength are open, and cards can raise the strength', () => {
    const t = phase('killer-quick', { hand: ['blood-frenzy', 'cleave', 'cleave'] }).answers('play:blood-frenzy');
    t.answers('block:N4-Z5').tells('strength-raised', { plus: 2 });
    expect(view(t, S).killer).toMatchObject({ level: 1, base: 5, strength: 7 });
    t.answers('pass');
    while (t.state.round === 1) t.answers(t.legal.at(-1) as string);
    expect(view(t, S).killer.strength).toBe(5);
  });

  test('TS-KILL-09: the Butcher at level 4 has strength 6', () => {
    const t = phase('killer-main', { killer: { level: 4 } });
    expect(view(t, S).killer.strength).toBe(6);
  });

  test('TS-KILL-10: a repelled attack costs cards of the deck', () => {
    const t = dice(killerAt('N3', ['anna']), 3, 3, 0, 0);
    const { deckSize } = view(t, S).killer;
    t.answers('search', 'none', 'none');
    expect(view(t, S).killer).toMatchObject({ deckSize: deckSize - 2, discardSize: 2 });
  });

  test('TS-KILL-11: an encounter does not end the actions', () => {
    const t = dice(killerAt('N3', ['anna']), 3, 3, 0, 0).answers('search', 'none', 'none', 'stay');
    t.expects(K, 'main', ['move:N2', 'move:N4', 'search', 'pass']);
  });

  test('TS-R-04: unless the switch says so', () => {
    const t = dice(killerAt('N3', ['anna'], {}, { encounterEndsActions: true }), 3, 3, 0, 0);
    t.answers('search', 'none', 'none', 'stay').expects(S, 'whose-turn');
    expect(t.state.killer.hand).toHaveLength(3);
  });
});

describe('the Killer’s cards', () => {
  test('TS-R-03: a cost is paid with other cards, unseen', () => {
    const t = phase('killer-main', { hand: ['chainsaw', 'board-up', 'cleave', 'give-chase'] });
    t.answers('play:chainsaw').expects(K, 'pay', ['pay:board-up', 'pay:cleave', 'pay:give-chase']);
    t.answers('pay:cleave', 'pay:board-up');
    expect(t.state.killer).toMatchObject({ hand: ['give-chase'], played: ['chainsaw'], paid: ['cleave', 'board-up'] });
    expect(t.heard(S).filter((kind) => kind === 'card-discarded-unseen')).toHaveLength(2);
    expect(JSON.stringify([t.view(S), t.match.eventsFor(S)])).not.toContain('cleave');
    phase('killer-main', { hand: ['chainsaw', 'cleave'] }).expects(K, 'main', undefined, {
      'play:chainsaw': 'cannot-pay',
    });
  });

  test('TS-R-03: no more than six cards stay in hand', () => {
    const t = phase('killer-draw', { hand: ['give-chase', 'give-chase', 'cleave', 'cleave', 'board-up'] });
    t.expects(K, 'hand-full').answers(t.legal[0] as string);
    t.answers(t.legal[0] as string);
    expect(t.state.killer.hand).toHaveLength(6);
  });

  test('TS-R-20: when the deck runs out the Killer rises a level and the discards are the deck', () => {
    const t = phase('killer-draw', {
      hand: ['give-chase'],
      also: (s) => {
        s.killer.played = s.killer.deck.splice(2);
      },
    });
    t.tells('level-up', { level: 2, strength: 6 });
    expect(t.state.killer).toMatchObject({ level: 2, played: [], paid: [] });
    expect(t.state.killer.hand).toHaveLength(4);
    expect(t.state.killer.deck).toHaveLength(10);
  });

  test('TS-R-20: one level for one cycle, none above five, and nothing without discards', () => {
    const top = phase('killer-draw', {
      killer: { level: 5, locked: [] },
      also: (s) => {
        s.killer.played = s.killer.deck.splice(1);
      },
    });
    expect([top.state.killer.level, top.told('deck-reshuffled').length]).toEqual([5, 1]);
    const bare = phase('killer-draw', (s) => {
      s.killer.locked.push(...s.killer.deck.splice(2));
    });
    expect(bare.state.killer).toMatchObject({ level: 1, deck: [] });
    expect(bare.state.killer.hand).toHaveLength(2);
  });

  test('TS-R-03: locked cards join the hand at their level, for all to see', () => {
    const t = phase('killer-draw', {
      killer: { level: 2 },
      also: (s) => {
        s.killer.played = s.killer.deck.splice(3);
      },
    });
    t.tells('cards-unlocked', { card: 'rampage', n: 2 });
    expect(t.state.killer.locked).toEqual([]);
    expect(t.state.killer.hand.filter((card) => card === 'rampage')).toHaveLength(2);
    expect(view(t, S).killer.unlocked).toEqual(['rampage', 'rampage']);
  });
});

describe('reappearing', () => {
  test('TS-R-11: what the card does comes before the quick card', () => {
    const t = phase(
      'killer',
      { sneaking: { at: 'N3', from: 'N4', card: 'fade-out' }, survivors: { anna: 'N2', william: 'N3' } },
      { killer: 'specter' },
    );
    t.tells('frightened', { found: ['anna', 'william'] }).tells('searched', { found: ['william'] });
    expect([one(t.state, 'anna').fear, one(t.state, 'william').fear]).toEqual([1, 2]);
    t.expects(K, 'attack-card');
  });
});
