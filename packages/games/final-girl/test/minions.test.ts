import { describe, expect, test } from 'vitest';
import { count, type Edit, fresh, look, minions, type Table, table, wounds } from './kit.ts';

/** Geppetto at the camp. */
const puppeteer = (phase: string, edit: Edit): Table => table(phase, edit, { killer: 'geppetto' });

/** The heroine at the Campfire has this card in hand; these marionettes are on the board. */
function fight(card: string, where: readonly string[], edit: Edit = {}): Table {
  return puppeteer('action', { minions: [...where], hand: [card], also: edit });
}

/** Who chose a target, in order. */
const acted = (t: Table): unknown[] => t.told('targets').map(({ details }) => details['enemy']);
const statuses = (t: Table): string[] => t.state.minions.map((one) => one.status);

describe('enemies', () => {
  test('FG-MINION-01: an enemy is the killer or a minion: both burn', () => {
    const t = puppeteer('terror', {
      killer: 'tool_shed',
      minions: ['tool_shed', 'east_trail', 'ready'],
      terror: ['ct06', 'gp16'], // DMGX 1 to each enemy there
    }).dice('plain-die', 3);
    expect([minions(t).slice(0, 2), wounds(t)]).toEqual([['destroyed', 'east_trail'], 1]);
  });

  test('FG-MINION-01: "the nearest enemy" may be a minion', () => {
    const t = puppeteer('terror', {
      killer: 'main_gate',
      minions: ['lake_path', 'ready', 'ready'],
      heroine: 'dock',
      victims: { south_trail: 1 },
      terror: ['ct05', 'gp16'], // every victim moves toward the nearest enemy
    });
    t.tells('victim-moved', { from: 'south_trail', to: 'lake_path' });
  });

  test('FG-MINION-01: "killer" is never a minion', () => {
    const t = puppeteer('terror', {
      killer: 'main_gate',
      minions: ['campfire', 'ready', 'ready'],
      heroine: 'dock',
      victims: { campfire: 1 },
      terror: ['ct08', 'gp16'], // PANIC(victims with the killer), twice
    });
    expect(t.told('panic').filter(({ rule }) => rule === 'FG-PANIC-07')).toEqual([]);
    // Pepper Spray wants the killer on her space.
    const spray = (space: string): Table =>
      puppeteer('killer', {
        killer: space,
        minions: ['campfire', 'destroyed', 'destroyed'],
        hands: ['pepper_spray'],
        terror: ['gp16', 'gp03'],
      });
    expect(spray('lake_path').decision.kind).not.toBe('killer-phase');
    spray('campfire').expects(0, 'killer-phase', ['go-on', 'use:pepper_spray']);
  });

  test('FG-MINION-01: "minion" is never the killer', () => {
    const t = puppeteer('terror', {
      killer: 'south_trail',
      minions: ['lake_path', 'ready', 'ready'],
      terror: ['gp11', 'gp16'], // F:MMA [minions]
    }).dice('plain-die', 6);
    expect([acted(t), t.state.killer.space, minions(t)[0]]).toEqual([['minion:1'], 'south_trail', 'campfire']);
    // And killing the minions does not win.
    const gone = fight('weak_attack', ['campfire', 'ready', 'ready']).dice('horror', 5, 5).answers('play:weak_attack');
    expect([statuses(gone)[0], gone.state.result]).toEqual(['destroyed', null]);
  });

  test('FG-MINION-02: some films have minions beside the killer, others none', () => {
    const tokens = Object.fromEntries(
      ['hans', 'poltergeist', 'inkanyamba', 'geppetto', 'dr_fright'].map((killer) => [
        killer,
        fresh({ killer }).state.minions.length,
      ]),
    );
    expect(tokens).toEqual({ hans: 0, poltergeist: 0, inkanyamba: 0, geppetto: 3, dr_fright: 0 });
  });

  test('FG-MINION-02, FG-R-57: minions act without a killer on the map', () => {
    const t = puppeteer('terror', {
      killer: { space: null },
      minions: ['south_trail', 'ready', 'ready'],
      terror: ['gp03', 'gp16'], // H+2; N:MA
    });
    expect([acted(t), minions(t)[0], look(t).heroine.health]).toEqual([['minion:1'], 'campfire', 4]);
  });

  test('FG-MINION-03: minions have values of their own', () => {
    const t = puppeteer('action', {
      killer: { bloodlust: 7 }, // 2/3
      minions: ['campfire', 'ready', 'ready'],
    });
    expect([look(t).killer.attack, look(t).killer.move]).toEqual([2, 3]);
    expect(look(t).minions[0]).toMatchObject({ id: 'minion:1', attack: 1, move: 3, markers: 1 });
    const attacked = puppeteer('terror', {
      killer: { space: 'campfire', bloodlust: 6 }, // 2/2
      minions: ['campfire', 'ready', 'ready'],
      terror: ['gp03', 'gp16'], // each attacks her once
    });
    expect(attacked.told('attacked').map(({ details }) => [details['attacker'], details['damage']])).toEqual([
      ['minion:1', 1],
      ['killer', 2],
    ]);
    expect(look(attacked).heroine.health).toBe(2);
  });

  test('FG-MINION-04: no more than there are tokens; a placement without a free one is ignored', () => {
    const t = puppeteer('killer', {
      minions: ['tool_shed', 'tool_shed', 'east_trail'],
      heroine: 'sw_exit',
      terror: ['gp16', 'gp03'],
    });
    t.tells('no-minion-free', { rule: 'FG-MINION-04' });
    expect([t.told('minion-placed'), statuses(t)]).toEqual([[], ['board', 'board', 'board']]);
    t.tells('targets', { enemy: 'killer' }); // and the rest of the action goes on
  });

  test('FG-MINION-13: they enter by rules of their own: none at the start, then one each Killer phase with Geppetto', () => {
    expect(statuses(fresh({ killer: 'geppetto' }))).toEqual(['ready', 'ready', 'ready']);
    const t = puppeteer('killer', { terror: ['gp16', 'gp15', 'gp03'], heroine: 'tool_shed' });
    t.tells('minion-placed', { minion: 'minion:1', space: 'tool_shed', rule: 'FG-MINION-13' });
    expect(statuses(t)).toEqual(['board', 'ready', 'ready']);
    expect(statuses(t.answers('end', 'done'))).toEqual(['board', 'board', 'ready']);
  });

  test('FG-MINION-13: or all at once, when the finale says so', () => {
    const t = puppeteer('upkeep', { hiddenFinale: 'gp_f3', terror: [], minions: ['marsh', 'destroyed', 'ready'] });
    expect(minions(t)).toEqual(['marsh', 'tool_shed', 'tool_shed']);
  });
});

describe('attacking them', () => {
  test('FG-MINION-05: with a damage card and a horror roll, like the killer', () => {
    const t = fight('weak_attack', ['campfire', 'lake_path', 'ready']).dice('horror', 5, 1);
    t.answers('play:weak_attack');
    t.tells('rolled', { card: 'weak_attack', faces: [5, 1] });
    t.tells('minion-damaged', { minion: 'minion:1', amount: 1, rule: 'FG-MINION-05' });
    t.tells('minion-destroyed', { minion: 'minion:1', rule: 'FG-MINION-05' });
    expect([minions(t), t.state.heroine.markers]).toEqual([['destroyed', 'lake_path', 'ready'], 3]); // DMG 1, LOSE 1
  });

  test('FG-MINION-05: only in range', () => {
    const away = fight('weak_attack', ['lake_path', 'ready', 'ready']);
    away.expects(0, 'action', ['discard:weak_attack', 'end'], { 'play:weak_attack': 'nobody-in-range' });
    const armed = fight('weak_attack', ['lake_path', 'ready', 'ready'], { hands: ['old_revolver'] });
    armed.dice('horror', 5, 5).answers('play:weak_attack'); // range 1
    expect(statuses(armed)[0]).toBe('destroyed');
  });

  test('FG-MINION-05: a failed roll does no harm, and a weapon does not help then', () => {
    const t = fight('weak_attack', ['campfire', 'ready', 'ready'], { hands: ['knife'] }).dice('horror', 1, 2);
    t.answers('play:weak_attack', 'minions@campfire:knife');
    expect([statuses(t)[0], t.phase]).toEqual(['board', 'planning']);
  });

  test('FG-MINION-06: with the killer there too, she chooses one of both before the roll', () => {
    const t = fight('weak_attack', ['campfire', 'campfire', 'ready'], { killer: 'campfire' }).dice('horror', 5, 5);
    t.answers('play:weak_attack');
    expect(t.told('rolled')).toEqual([]);
    t.expects(0, 'attack', ['killer@campfire:unarmed', 'minions@campfire:unarmed']);
    t.answers('killer@campfire:unarmed');
    expect([wounds(t), statuses(t)]).toEqual([1, ['board', 'board', 'ready']]);
  });

  test('FG-MINION-07: the damage is split among the minions of the space as she likes', () => {
    const t = fight('furious_strike', ['campfire', 'campfire', 'campfire']).dice('horror', 5, 5);
    t.answers('play:furious_strike').expects(0, 'split-damage', ['hit:minion:1', 'hit:minion:2', 'hit:minion:3']);
    t.answers('hit:minion:3').expects(0, 'split-damage', ['hit:minion:1', 'hit:minion:2']).answers('hit:minion:1');
    expect([statuses(t), t.state.horror]).toEqual([['destroyed', 'board', 'destroyed'], 2]);
  });

  test('FG-MINION-07: minions elsewhere are not hit, and what is too much is lost', () => {
    const t = fight('critical_blow', ['campfire', 'lake_path', 'ready']).dice('horror', 5, 5);
    t.answers('play:critical_blow'); // 3 damage
    expect(minions(t)).toEqual(['destroyed', 'lake_path', 'ready']);
  });

  test('FG-MINION-08: nothing of it goes to the killer', () => {
    const t = fight('critical_blow', ['campfire', 'campfire', 'ready'], { killer: 'campfire' }).dice('horror', 5, 5);
    t.answers('play:critical_blow', 'minions@campfire:unarmed');
    t.expects(0, 'split-damage', ['hit:minion:1', 'hit:minion:2']).answers('hit:minion:2');
    expect([statuses(t).slice(0, 2), wounds(t)]).toEqual([['destroyed', 'destroyed'], 0]);
    expect(t.told('killer-damaged')).toEqual([]);
  });

  test('FG-MINION-08: nor of an attack on the killer to them', () => {
    const t = fight('critical_blow', ['campfire', 'ready', 'ready'], {
      killer: { space: 'campfire', markers: 1 },
      also: (s) => {
        const [token] = s.breathTokens.unused.filter((one) => one.symbols === 0);
        if (s.killer.breath !== null && token !== undefined)
          [s.killer.breath.symbols, token.symbols] = [token.symbols, s.killer.breath.symbols];
      },
    }).dice('horror', 5, 5);
    t.answers('play:critical_blow', 'killer@campfire:unarmed');
    expect([statuses(t)[0], t.state.result?.side]).toEqual(['board', 'heroine']);
  });

  test('FG-MINION-09: victims follow her to minions, unless the killer is there', () => {
    const walk = (edit: Edit = {}): Table =>
      fight('walk', ['lake_path', 'ready', 'ready'], { victims: { campfire: 2 }, also: edit })
        .dice('horror', 5, 1)
        .answers('play:walk', 'go:lake_path');
    walk().expects(0, 'follow', ['follow:0', 'follow:1', 'follow:2']);
    const killerToo = walk({ killer: 'lake_path' });
    expect([killerToo.state.heroine.space, count(killerToo, 'campfire')]).toEqual(['lake_path', 2]);
  });
});

describe('in the Killer phase', () => {
  test('FG-MINION-10: step 1: the minion action and then the killer action of the finale card', () => {
    const t = puppeteer('killer', {
      heroine: 'tool_shed',
      victims: { marsh: 1 },
      minions: ['east_trail', 'ready', 'ready'],
      terror: ['gp16', 'gp03'],
    });
    // S: a marionette comes, V:M by the minions. M: N:A by the killer.
    expect(t.order('killer-action', 'minion-placed', 'targets', 'attacked', 'terror-drawn')).toEqual([
      'killer-action',
      'minion-placed',
      'targets',
      'targets',
      'targets',
      'attacked',
      'terror-drawn',
    ]);
    expect([acted(t), t.told('attacked').map(({ details }) => details['attacker'])]).toEqual([
      ['minion:2', 'minion:1', 'killer'],
      ['killer'],
    ]);
    expect(minions(t).slice(0, 2)).toEqual(['marsh', 'east_trail']);
  });

  test('FG-MINION-10: the same on the revealed side', () => {
    const t = puppeteer('killer', {
      finale: 'gp_f3', // S: N:MA. M: F:MAA
      heroine: 'east_trail',
      minions: ['tool_shed', 'marsh', 'destroyed'],
      killer: { bloodlust: 4 }, // move 2, marionettes 1
    });
    expect(t.told('targets').map(({ details }) => [details['enemy'], details['target']])).toEqual([
      ['minion:1', 'N'],
      ['minion:2', 'N'],
      ['killer', 'F'],
    ]);
    expect(t.told('attacked').map(({ details }) => details['attacker'])).toEqual([
      'minion:1',
      'minion:2',
      'killer',
      'killer',
    ]);
  });

  test('FG-MINION-11: on a terror card every enemy acts, one after the other, minions before the killer', () => {
    const t = puppeteer('terror', {
      killer: 'campfire',
      minions: ['lake_path', 'campfire', 'ready'],
      victims: { campfire: 2 },
      terror: ['gp03', 'gp16'], // H+2; N:MA
    });
    expect(acted(t)).toEqual(['minion:2', 'minion:1', 'killer']); // the nearest to her first
    expect(t.told('victim-killed').map(({ details }) => details['by'])).toEqual(['minion:2', 'minion:1']);
    expect(t.told('attacked').map(({ details }) => details['attacker'])).toEqual(['killer']);
  });

  test('FG-MINION-11: also on the cards of the location', () => {
    const t = puppeteer('terror', {
      killer: 'campfire',
      minions: ['campfire', 'ready', 'ready'],
      victims: { campfire: 2 },
      terror: ['ct03', 'gp16'], // PANIC(not with her); N:A; V:M
    });
    expect(acted(t)).toEqual(['minion:1', 'killer', 'minion:1', 'killer']);
    expect(t.told('victim-killed').map(({ details }) => details['by'])).toEqual(['minion:1', 'killer']);
  });

  test('FG-MINION-11: unless the card names one kind', () => {
    const t = puppeteer('terror', {
      heroine: 'dock',
      killer: 'campfire',
      minions: ['campfire', 'ready', 'ready'],
      victims: { campfire: 2 },
      terror: ['gp02', 'gp16'], // ADD 2; PUT; N:A [killer]
    });
    expect([acted(t), t.state.dead.length]).toEqual([['killer'], 1]);
  });
});

describe('in the Panic phase', () => {
  test('FG-MINION-12: after a death victims with a minion panic as if they were with the killer', () => {
    const panic = (killed: number): Table =>
      puppeteer('panic', {
        heroine: 'dock',
        tally: { killedThisTurn: killed },
        minions: ['campfire', 'ready', 'ready'],
        victims: { campfire: 1, lake_path: 1 },
      }).dice('panic', 6);
    const t = panic(1);
    expect(t.told('panicked').map(({ details }) => [details['from'], details['to']])).toEqual([
      ['campfire', 'lake_path'],
    ]);
    expect(panic(0).told('panicked')).toEqual([]);
  });
});
