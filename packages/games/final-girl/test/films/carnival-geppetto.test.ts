import { describe, expect, test } from 'vitest';
import { acted, crowd, health, minions, wounds } from '../kit.ts';
import { table, terror } from './carnival-table.ts';

describe('marionettes', () => {
  test('Geppetto rule 2, FG-MINION-13: one ready marionette comes to him, then the destroyed ones become ready', () => {
    const t = table('killer', { nextTerror: ['gp16'], minions: ['destroyed', 'ready', 'ready'] });
    expect(minions(t)).toEqual(['ready', 'clown_car', 'ready']);
    expect(t.state.minions[1]?.markers).toBe(1);
  });

  test('Geppetto rule 2, FG-MINION-04: with none ready, none is placed', () => {
    const t = table('killer', { nextTerror: ['gp16'], minions: ['clown_car', 'destroyed', 'destroyed'] });
    t.tells('no-minion-free', { rule: 'FG-MINION-04' });
    expect(minions(t)).toEqual(['clown_car', 'ready', 'ready']);
  });

  test('Geppetto rule 2: after the finale no marionette comes back', () => {
    const t = table('killer', { finale: 'gp_f2', minions: ['destroyed', 'ready', 'ready'] });
    expect(minions(t)).toEqual(['destroyed', 'ready', 'ready']);
  });

  test('Geppetto rule 3: a marionette goes as near to its target as its strings allow', () => {
    const t = table('killer', {
      nextTerror: ['gp16'],
      killer: { bloodlust: 7 }, // 3 spaces, enough to reach the victim
      minions: ['clown_car', 'destroyed', 'destroyed'],
      victims: { forest_of_horrors: 1 },
    });
    expect(minions(t)[0]).toBe('south_walk');
  });

  test('Geppetto rule 3: outside the strings it moves toward him instead of toward its target', () => {
    const t = table('killer', {
      nextTerror: ['gp16'],
      minions: ['ferris_wheel', 'destroyed', 'destroyed'],
      victims: { coaster: 1 },
      heroine: 'west_plaza',
    });
    expect(['exit_gate', 'animal_cages']).toContain(minions(t)[0]);
  });

  test('Geppetto rule 4, FG-MINION-11: each has its own target; the nearest to the heroine acts first, Geppetto last', () => {
    const t = terror('gp03', {
      minions: ['mirror_house', 'fairground', 'ready'],
      heroine: 'south_walk',
      victims: { ticket_booth: 1 },
    });
    expect(acted(t)).toEqual(['minion:2', 'minion:1', 'killer']);
    t.tells('targets', { enemy: 'minion:1', space: 'ticket_booth' });
    t.tells('targets', { enemy: 'minion:2', space: 'south_walk' });
  });

  test('Geppetto rule 5, FG-R-28: Retaliation strikes the group of the attacking marionette, not Geppetto', () => {
    const t = terror('gp03', {
      heroine: 'clown_car',
      minions: ['clown_car', 'clown_car', 'ready'],
      hand: ['retaliation'],
    });
    t.dice('horror', 5, 5).expects(0, 'react', ['take-it', 'play:retaliation']).answers('play:retaliation');
    t.expects(0, 'split-damage', ['hit:minion:1', 'hit:minion:2']).answers('hit:minion:2');
    expect(minions(t)).toEqual(['destroyed', 'destroyed', 'ready']);
    expect(wounds(t)).toBe(0);
  });

  test('FG-MINION-06: killer or marionettes, never both', () => {
    const t = table('action', {
      heroine: 'clown_car',
      minions: ['clown_car', 'clown_car', 'fairground'],
      hand: ['furious_strike'],
    });
    t.answers('play:furious_strike').expects(0, 'attack', ['killer@clown_car:unarmed', 'minions@clown_car:unarmed']);
    t.dice('horror', 5, 5).answers('minions@clown_car:unarmed', 'hit:minion:1');
    expect(minions(t)).toEqual(['destroyed', 'destroyed', 'fairground']);
    expect(wounds(t)).toBe(0);
  });

  test('FG-MINION-09: victims follow the heroine to marionettes, but not to Geppetto', () => {
    const t = table('action', {
      heroine: 'mirror_house',
      victims: { mirror_house: 2 },
      minions: ['ticket_booth', 'ready', 'ready'],
      hand: ['walk', 'walk'],
    });
    t.dice('horror', 5, 1, 5, 1).answers('play:walk', 'keep', 'go:ticket_booth');
    t.expects(0, 'follow', ['follow:0', 'follow:1', 'follow:2']).answers('follow:2');
    expect(crowd(t)).toEqual({ ticket_booth: 2 });
  });

  test('FG-MINION-12: victims with a marionette panic after a death', () => {
    const t = table('panic', {
      tally: { killedThisTurn: 1 },
      minions: ['shooting_gallery', 'ready', 'ready'],
      victims: { shooting_gallery: 1 },
    }).dice('panic', 1);
    expect(crowd(t)).toEqual({ forest_of_horrors: 1 });
  });
});

describe('Geppetto’s finales', () => {
  test('gp_f1: victims act as marionettes and hit the heroine; a reaction cannot hurt them', () => {
    const t = table('killer', { finale: 'gp_f1', heroine: 'shooting_gallery', victims: { west_plaza: 2 } });
    expect(crowd(t)).toEqual({ shooting_gallery: 2 });
    expect(health(t)).toBe(3);
    expect(acted(t)).toEqual(['v01', 'v02', 'killer']);
  });

  test('gp_f1: one that cannot reach her strikes whoever is with it (FG-KATK-15)', () => {
    const t = table('killer', {
      finale: 'gp_f1',
      victims: { big_top: 2 }, // four spaces from the coaster
    });
    expect(t.state.dead).toHaveLength(1);
    expect(t.state.killer.bloodlust).toBe(2);
  });

  test('gp_f1: outside the Killer phase victims are only victims, but the heroine may attack them as a group', () => {
    const t = table('action', { finale: 'gp_f1', victims: { coaster: 2, entrance: 1 }, hand: ['furious_strike'] });
    t.dice('horror', 5, 6).answers('play:furious_strike');
    expect(crowd(t)).toEqual({ entrance: 1 });
    expect(t.state.killer.bloodlust).toBe(3);
  });

  test('gp_f1: the player chooses which victims of the group are hit', () => {
    const t = table('action', {
      finale: 'gp_f1',
      victims: { coaster: 1 },
      special: { be03: { white: 'coaster' } },
      hand: ['weak_attack'],
    });
    t.dice('horror', 5, 6).answers('play:weak_attack', 'keep');
    t.expects(0, 'split-damage', ['hit:v01', 'hit:white']).answers('hit:v01');
    expect(t.state.victims.map((one) => one.id)).toEqual(['white']);
  });

  test('gp_f2: without strings, and one space farther', () => {
    const t = table('killer', {
      finale: 'gp_f2',
      minions: ['clown_car', 'ready', 'ready'],
      killer: { bloodlust: 4 }, // movement 2, so 3
      victims: { forest_of_horrors: 1 },
    });
    expect(minions(t)[0]).toBe('forest_of_horrors');
    expect(t.state.dead).toHaveLength(1);
  });

  test('gp_f3: on reveal all marionettes come to Geppetto; they move one space less', () => {
    const t = table('upkeep', { hiddenFinale: 'gp_f3', minions: ['destroyed', 'ready', 'ferris_wheel'] });
    expect(minions(t)).toEqual(['clown_car', 'clown_car', 'ferris_wheel']);
    const later = table('killer', {
      finale: 'gp_f3',
      minions: ['clown_car', 'ready', 'ready'],
      victims: { fairground: 1 },
    });
    expect(minions(later)[0]).toBe('clown_car');
    expect(later.state.killer.space).not.toBe('clown_car');
  });
});

describe('Geppetto’s dark powers', () => {
  test('gp_d1: each marionette ignores the first point of damage each turn', () => {
    const t = table('action', {
      darkPower: 'gp_d1',
      heroine: 'fairground',
      minions: ['fairground', 'ready', 'ready'],
      hand: ['furious_strike', 'weak_attack'],
    });
    t.dice('horror', 5, 1, 5, 6).answers('play:weak_attack', 'keep');
    expect(minions(t)[0]).toBe('fairground');
    t.answers('play:furious_strike');
    expect(minions(t)[0]).toBe('destroyed');
    const bitten = table('upkeep', {
      darkPower: 'gp_d1',
      special: { be05: { orange: 'entrance' } },
      heroine: 'big_top',
      minions: ['coaster', 'ready', 'ready'],
    }).dice('panic', 1); // the Werewolf deals 2 damage
    expect(minions(bitten)[0]).toBe('destroyed');
  });

  test('gp_d2: marionettes have attack 2', () => {
    const t = terror('gp03', {
      darkPower: 'gp_d2',
      heroine: 'fairground',
      killer: 'clown_car',
      minions: ['fairground', 'ready', 'ready'],
    });
    expect(health(t)).toBe(5 - 2 - 1);
  });

  test('gp_d3: with all three on the board Geppetto keeps his last breath', () => {
    const strike = (...where: string[]) =>
      table('action', {
        darkPower: 'gp_d3',
        heroine: 'clown_car',
        killer: { markers: 1, breath: { color: 'white', symbols: 0, known: true } },
        minions: [...where],
        hand: ['critical_blow'],
      })
        .dice('horror', 5, 6, 6)
        .answers('play:critical_blow');
    const safe = strike('coaster', 'coaster', 'coaster');
    expect(safe.state.killer.markers).toBe(0);
    expect(safe.match.over).toBe(false);
    expect(strike('coaster', 'coaster', 'ready').match.outcome?.side).toBe('heroine');
  });

  test('gp_e: with all three marionettes on her space in the Killer phase only her last breath is left', () => {
    const t = table('terror', {
      nextTerror: ['gp11', 'gp16'],
      darkPower: 'gp_e',
      heroine: { space: 'fairground', breath: { color: 'black', symbols: 3, known: false } },
      minions: ['ready', 'fairground', 'fairground'],
      also: (s) => {
        s.breathTokens.unused = s.breathTokens.unused.filter((one) => one.symbols !== 3);
      },
    }).dice('plain-die', 1);
    t.tells('join-the-family');
    expect(health(t)).toBe(3);
    t.tells('revived', { who: 'heroine', health: 3 });
  });
});

describe('Geppetto’s terror cards', () => {
  test('gp01: near the heroine they panic, with an enemy they die, and near Geppetto she loses his attack value', () => {
    const t = terror('gp01', {
      heroine: 'fairground',
      victims: { fairground: 1, coaster: 1, mirror_house: 1 }, // beside Geppetto, but with no enemy
      minions: ['coaster', 'ready', 'ready'],
      killer: { bloodlust: 4 }, // the deaths make it 6: attack 2
    }).dice('panic', 4); // to the Clown Car
    expect(t.state.dead).toHaveLength(2);
    expect(crowd(t)).toEqual({ mirror_house: 1 });
    expect(health(t)).toBe(3);
  });

  test('gp01: when nobody was harmed the next card follows', () => {
    terror('gp01', { nextTerror: ['gp01', 'gp16'] }).tells('terror-drawn', { card: 'gp16' });
  });

  test('gp02: each victim that Geppetto kills gives bloodlust +1 more and heals him', () => {
    const t = terror('gp02', {
      killer: { markers: 3 },
      setupCard: 'carnival_s1', // he started at the Ferris Wheel
    });
    expect(t.state.killer.space).toBe('ferris_wheel');
    expect([t.state.victims.length, t.state.dead.length]).toEqual([1, 1]);
    expect(t.state.killer.markers).toBe(4);
    expect(t.state.killer.bloodlust).toBe(3);
  });

  test('gp04: those that run into a marionette’s space die, those that run elsewhere live', () => {
    const t = terror('gp04', {
      minions: ['shooting_gallery', 'ready', 'ready'],
      killer: 'popcorn_stand',
      victims: { forest_of_horrors: 2, shooting_gallery: 1, curiosity_tent: 1 },
    }).dice('panic', 3, 1, 3);
    t.answers('any-order');
    expect(crowd(t)).toEqual({ south_walk: 1, west_plaza: 1, curiosity_tent: 1 });
    expect(t.state.horror).toBe(5);
  });

  test('gp05: half of the die, rounded up, in health or in victims of your choice', () => {
    const t = terror('gp05', { victims: { big_top: 1 } }).dice('plain-die', 3);
    t.expects(0, 'make-or-break', ['lose-health'], { 'kill-victims': 'too-few-victims' }).answers('lose-health');
    expect(health(t)).toBe(3);
    const other = terror('gp05', { victims: { big_top: 1, coaster: 2 } }).dice('plain-die', 4);
    other.answers('kill-victims', 'yellow@big_top');
    expect(crowd(other)).toEqual({ coaster: 1 });
    expect(health(other)).toBe(5);
  });

  test('gp06: all enemies on the exits, spread evenly', () => {
    const t = terror('gp06', { minions: ['big_top', 'big_top', 'big_top'], heroine: 'popcorn_stand' });
    const put = t.told('figure-put').map((event) => event.details['space']);
    expect(put).toHaveLength(4);
    expect(new Set(put)).toEqual(new Set(['entrance', 'clown_car', 'exit_gate']));
  });

  test('gp07: the nearest marionette drags her toward Geppetto, again and again', () => {
    const t = terror('gp07', { heroine: 'ticket_booth', minions: ['mirror_house', 'ready', 'ready'] });
    // Hit at the Ticket Booth and dragged to the House of Mirrors, where no marionette is any more.
    expect(t.state.heroine.space).toBe('mirror_house');
    expect(health(t)).toBe(4);
    const two = terror('gp07', { heroine: 'ticket_booth', minions: ['ticket_booth', 'mirror_house', 'ready'] });
    expect(two.state.heroine.space).toBe('clown_car');
    expect(health(two)).toBe(3);
  });

  test('gp08: Geppetto on the heroine, a marionette on each space around her', () => {
    const t = terror('gp08', { heroine: 'forest_of_horrors', minions: ['big_top', 'big_top', 'big_top'] });
    expect(t.state.killer.space).toBe('forest_of_horrors');
    expect(minions(t)).toEqual(expect.arrayContaining(['south_walk', 'shooting_gallery', 'big_top']));
    expect(health(t)).toBe(4);
  });

  test('gp10: on a success you lead each marionette; on a failure a victim with her dies, or horror rises by 2', () => {
    const t = terror('gp10', {
      heroine: 'south_walk',
      minions: ['clown_car', 'ready', 'ready'],
      victims: { big_top: 1 },
    }).dice('horror', 5, 1);
    t.expects(0, 'dance', ['toward-heroine', 'toward-victim']).answers('toward-victim');
    expect(['mirror_house', 'fairground']).toContain(minions(t)[0]);
    expect(terror('gp10').dice('horror', 1, 1).state.horror).toBe(5);
    const dead = terror('gp10', { victims: { coaster: 1 } }).dice('horror', 1, 1);
    expect([dead.state.dead.length, dead.state.horror]).toEqual([1, 3]);
  });

  test('gp11: below the horror level all marionettes come; they hunt the heroine either way', () => {
    const hunt = (die: number) =>
      terror('gp11', { minions: ['clown_car', 'destroyed', 'ready'], heroine: 'big_top' }).dice('plain-die', die);
    expect(minions(hunt(2))).toEqual(['big_top', 'big_top', 'big_top']);
    expect(minions(hunt(3))).toEqual(['big_top', 'destroyed', 'ready']);
    expect(health(hunt(3))).toBe(4);
  });

  test('gp12: victims come to the nearest marionette on 1–5, on 6 you move them', () => {
    const t = terror('gp12', {
      heroine: 'entrance',
      killer: 'exit_gate',
      minions: ['forest_of_horrors', 'ready', 'ready'],
      victims: { shooting_gallery: 2, forest_of_horrors: 2 },
    }).dice('plain-die', 2, 6, 5);
    // First one of the two in the forest is killed; then three dice; then another attack.
    t.expects(0, 'move-victim-to', ['forest_of_horrors', 'west_plaza']).answers('west_plaza');
    expect(t.state.dead).toHaveLength(2);
    expect(crowd(t)['west_plaza']).toBe(1);
  });

  test('gp13: victims around Geppetto die; each Walk or Run discarded saves 1 health', () => {
    const t = terror('gp13', { heroine: 'mirror_house', victims: { fairground: 1 }, hand: ['walk', 'focus', 'run'] });
    t.expects(0, 'razor-strings', ['take-it', 'discard:walk', 'discard:run']).answers('discard:run', 'take-it');
    expect(health(t)).toBe(4);
    expect(t.state.hand.sort()).toEqual(['focus', 'walk']);
    expect(t.state.dead).toHaveLength(1);
  });

  test('gp14: below the horror level she loses that much time, which the next Action phase lacks', () => {
    expect(terror('gp14').dice('plain-die', 2).state.time).toBe(3);
    expect(terror('gp14').dice('plain-die', 3).state.time).toBe(6);
  });

  test('gp15: more than 2 spaces from Geppetto at the start of the Action phase she loses his attack value', () => {
    const start = (space: string) =>
      table('action-start', { inPlay: { gp15: 2 }, heroine: space, killer: { bloodlust: 6 } });
    expect(health(start('south_walk'))).toBe(5);
    expect(health(start('exit_gate'))).toBe(3);
  });

  test('gp16: a death beside the heroine raises horror', () => {
    const lost = (space: string) =>
      terror('gp03', {
        inPlay: { gp16: 2 },
        killer: space,
        victims: { [space]: 1 },
        also: (s) => {
          s.terror.deck = s.terror.deck.filter((card) => card.id !== 'gp16');
        },
      }).state.horror;
    expect(lost('entrance')).toBe(3 + 2 + 1);
    expect(lost('west_plaza')).toBe(3 + 2);
  });

  test('the bloodlust track ends with BURN 1', () => {
    const t = terror('gp03', { killer: { bloodlust: 9 }, victims: { clown_car: 1 } });
    t.tells('terror-burnt', { rule: 'FG-TERM-05' });
  });
});
