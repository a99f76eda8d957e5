import { describe, expect, test } from 'vitest';
import { type Edit, K, one, S, table, view } from './kit.ts';

const quick = (killer: string, card: string, edit: Edit = {}, options = {}) =>
  table('killer-quick', edit, { killer, ...options }).answers(`play:${card}`);
const main = (killer: string, card: string, edit: Edit = {}, options = {}) =>
  table('killer-main', edit, { killer, ...options }).answers(`play:${card}`);
const level = (n: number, ...cards: string[]): Edit => ({ killer: { level: n }, hand: [...cards] });
const both = (...edits: Edit[]): Edit => edits;

describe('TS-R-09: the Butcher', () => {
  test('TS-R-09: Give Chase is one step', () => {
    const t = quick('butcher', 'give-chase', level(1, 'give-chase')).answers('move:N4');
    expect(t.state.killer.at).toBe('N4');
    t.expects(K, 'main');
  });

  test('TS-R-09: from level 4 the Chainsaw is quick enough for a quick card', () => {
    const cards = ['chainsaw', 'cleave', 'cleave'];
    expect(table('killer-quick', level(4, ...cards)).legal).toEqual(['play:chainsaw', 'pass']);
    expect(table('killer-quick', level(3, ...cards)).legal).toEqual(['pass']);
    quick('butcher', 'chainsaw', level(4, ...cards))
      .answers('stop')
      .expects(K, 'main');
  });

  test('TS-R-09: Rampage goes on once after a broken door, if nobody was there', () => {
    const edit = both(level(3, 'rampage', 'rampage', 'cleave'), { blocks: ['N4-Z5', 'N3-N4'] });
    const t = main('butcher', 'rampage', edit).answers('pay:cleave', 'move:N4', 'stop').tells('searched', { at: 'N4' });
    t.expects(K, 'killer-move').answers('move:N3', 'stop').tells('searched', { at: 'N3' }).expects(K, 'slow');
    const open = main('butcher', 'rampage', level(3, 'rampage', 'rampage', 'cleave')).answers(
      'pay:cleave',
      'move:N4',
      'stop',
    );
    open.expects(K, 'slow');
    const found = main('butcher', 'rampage', both(edit, { survivors: { anna: 'N4' } })).answers(
      'pay:cleave',
      'move:N4',
      'stop',
    );
    found.expects(K, 'attack-card');
  });

  test('TS-R-09: at level 5 encounters begin with fear', () => {
    const t = table('killer-main', both(level(5), { survivors: { anna: 'Z5' } })).answers('search');
    expect(one(t.state, 'anna').fear).toBe(1);
    const calm = table('killer-main', both(level(4), { survivors: { anna: 'Z5' } })).answers('search');
    expect(one(calm.state, 'anna').fear).toBe(0);
  });
});

describe('TS-R-09: the Specter', () => {
  test('TS-R-09: her encounters begin with fear', () => {
    const t = table('killer-main', { survivors: { anna: 'Z5' } }, { killer: 'specter' }).answers('search');
    expect(one(t.state, 'anna').fear).toBe(1);
  });

  test('TS-R-09: Phase Rush scares whoever is where she passes', () => {
    const t = main(
      'specter',
      'phase-rush',
      both(level(1, 'phase-rush'), { survivors: { anna: 'N4', william: 'N3', marco: 'Z5' } }),
    );
    t.answers('move:N4', 'move:N3', 'stop').tells('frightened', { found: ['anna', 'william'] });
    expect(t.state.survivors.map(({ fear }) => fear)).toEqual([1, 1, 0]);
    t.expects(K, 'slow');
  });

  test('TS-R-09: from level 2 she may SEARCH then, for two cards', () => {
    const t = main('specter', 'phase-rush', level(2, 'phase-rush', 'wail', 'icy-grip'));
    t.answers('move:N4', 'stop').expects(K, 'may-search', ['yes', 'no']).answers('yes').tells('searched', { at: 'N4' });
    expect(t.state.killer.paid).toEqual(['icy-grip', 'wail']);
  });

  test('TS-R-09: from level 3 she can wound one who panics, for three cards, once', () => {
    const t = quick(
      'specter',
      'wail',
      both(level(3, 'wail', 'icy-grip', 'icy-grip', 'cold-draught', 'phase-rush'), {
        survivors: { anna: { at: 'Z5', fear: 2 }, william: { at: 'Z5', fear: 2 } },
      }),
    );
    t.answers('scare:anna').expects(K, 'panic-wound', ['yes', 'no']).answers('yes', 'pay:icy-grip', 'pay:icy-grip');
    t.answers('pay:phase-rush').expects(S, 'wound', ['take']).answers('take');
    expect(one(t.state, 'anna').health).toBe(1);
    t.tells('panicked', { survivor: 'william' }).expects(K, 'main');
  });

  test('TS-R-09: Scent of Dread finds the frightened, Anna too', () => {
    const t = quick(
      'specter',
      'scent-of-dread',
      both(level(1, 'scent-of-dread', 'wail', 'wail'), { survivors: { anna: { at: 'Z2', fear: 1 } } }),
    );
    expect(t.told('fear-smelt').map(({ details }) => details)).toEqual([{ survivor: 'anna', at: 'Z2' }]);
  });

  test('TS-R-09: Icy Grip counts the fear of whoever defends', () => {
    const t = table('killer-main', both(level(1, 'icy-grip'), { survivors: { anna: { at: 'Z5', fear: 1 } } }), {
      killer: 'specter',
    });
    t.answers('search', 'play:icy-grip').tells('defender', { survivor: 'anna', strength: 5 });
  });

  test('TS-R-09: Soul Drain costs everything and wounds the terrified', () => {
    const t = main(
      'specter',
      'soul-drain',
      both(level(4, 'soul-drain', 'wail', 'wail', 'icy-grip', 'fade-out'), {
        survivors: { anna: { fear: 2 }, marco: { fear: 1 } },
      }),
    );
    expect(t.state.killer.hand).toEqual([]);
    t.expects(S, 'wound').answers('take').expects(K, 'slow');
    expect(t.state.survivors.map(({ health }) => health)).toEqual([1, 2, 2]);
    const poor = table('killer-main', level(4, 'soul-drain', 'wail', 'wail'), { killer: 'specter' });
    poor.expects(K, 'main', undefined, { 'play:soul-drain': 'cannot-pay' });
  });
});

describe('TS-R-09: the Murderer', () => {
  const ambushed = (n: number) =>
    table('killer', both(level(n), { sneaking: { at: 'N3', from: 'N4' }, survivors: { anna: 'N3' } }), {
      killer: 'murderer',
    }).answers('pass', 'search');

  test('TS-R-09: from level 2 he is stronger after reappearing', () => {
    expect([1, 2, 5].map((n) => view(ambushed(n), S).killer.strength)).toEqual([5, 7, 10]);
  });

  test('TS-R-09: Stalk is a slow card or an attack card', () => {
    const t = table('killer-main', both(level(1, 'stalk'), { survivors: { anna: 'Z5' } }), { killer: 'murderer' });
    t.answers('search').expects(K, 'attack-card', ['play:stalk', 'none']).answers('play:stalk');
    expect(view(t, S).killer.strength).toBe(6);
  });

  test('TS-R-09: Death Bloom wounds whoever is there when he reappears', () => {
    const t = table(
      'killer',
      { sneaking: { at: 'N3', from: 'N4', card: 'death-bloom' }, survivors: { anna: 'N3' } },
      { killer: 'murderer' },
    );
    t.tells('caught', { at: 'N3', found: ['anna'] })
      .expects(S, 'wound')
      .answers('take')
      .expects(K, 'quick');
    expect([one(t.state, 'anna').health, t.state.killer.encountered]).toEqual([1, false]);
  });
});

describe('TS-R-19: the Lycanthrope', () => {
  const feral = { feralInstincts: true };

  test('TS-R-19: Blood Scent needs somebody wounded', () => {
    const t = table('killer-quick', level(1, 'blood-scent'), { killer: 'lycanthrope', ...feral });
    t.expects(K, 'quick', ['pass'], { 'play:blood-scent': 'nobody-wounded' });
    const hurt = quick(
      'lycanthrope',
      'blood-scent',
      both(level(1, 'blood-scent'), { survivors: { anna: { health: 1 } } }),
      feral,
    );
    hurt.answers('move:N4', 'move:N3').expects(K, 'main');
  });

  test('TS-R-19: Territory asks about every place to ransack, or sneaks', () => {
    const t = quick('lycanthrope', 'territory', both(level(1, 'territory'), { survivors: { marco: 'N4' } }), feral);
    expect(t.told('detected').map(({ details }) => [details['zone'], details['found']])).toEqual([
      ['C2', []],
      ['N4', ['marco']],
      ['Z4', []],
    ]);
    const slow = table('killer-slow', level(1, 'territory'), { killer: 'lycanthrope', ...feral }).answers(
      'play:territory',
    );
    expect(slow.legal).toContain('sneak:C5');
  });

  test('TS-R-19: Keen Hearing leads to the nearest noise', () => {
    const t = main(
      'lycanthrope',
      'keen-hearing',
      both(level(2, 'keen-hearing', 'lope', 'lope', 'howl'), {
        noise: ['N3', 'C2', 'Z4'],
        reported: ['N3', 'C2', 'Z4'],
      }),
      feral,
    );
    t.expects(K, 'hearken', ['move:N3', 'move:Z4']).answers('move:N3').tells('searched', { at: 'N3' });
    const silent = main('lycanthrope', 'keen-hearing', level(2, 'keen-hearing', 'lope', 'lope', 'howl'), feral);
    silent.tells('nothing-to-hear').tells('searched', { at: 'Z5' });
  });

  test('TS-R-19: from level 4 it is frightening at the end of a quiet phase', () => {
    const prowl = (n: number, edit: Edit = {}) =>
      table('killer-draw', both(level(n), { survivors: { anna: 'Z3' } }, edit), { killer: 'lycanthrope', ...feral });
    expect(one(prowl(4).state, 'anna').fear).toBe(1);
    expect(one(prowl(3).state, 'anna').fear).toBe(0);
    expect(one(prowl(4, { sneaking: { at: 'Z5', from: 'Z5' } }).state, 'anna').fear).toBe(0);
    expect(one(prowl(4, { killer: { encountered: true } }).state, 'anna').fear).toBe(0);
  });
});

describe('what nobody may know', () => {
  test('TS-KW-22, TS-R-03: the Survivors see neither hand nor deck nor face-down discards', () => {
    const t = table('killer-quick', { hand: ['give-chase', 'cleave'] });
    for (const viewer of [S, 'spectator'] as const) {
      const { killer } = view(t, viewer);
      expect(killer).not.toHaveProperty('hand');
      expect(killer).not.toHaveProperty('deck');
      expect(killer).not.toHaveProperty('paid');
      expect([killer.handSize, killer.deckSize]).toEqual([2, 12]);
    }
  });

  test('TS-RPT-03: the Killer sees neither places, backpacks, draws, discards nor traps', () => {
    const edits: Edit[] = [
      { survivors: { anna: { at: 'Z3', pack: ['herbs'] } }, traps: ['C2'] },
      {
        survivors: { anna: 'N5' },
        discard: ['d.herbs'],
        drawn: ['d.trap'],
        also: (s) => {
          s.search = s.search.slice(4);
        },
      },
    ];
    const worlds = edits.map((edit) => {
      const t = table('killer-quick', edit);
      return JSON.stringify([t.view(K), t.view('spectator'), t.heard(K), t.decision]);
    });
    expect(worlds[0]).toBe(worlds[1]);
  });
});
