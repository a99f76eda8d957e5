import { describe, expect, test } from 'vitest';
import {
  crowd,
  darkPower,
  finale,
  hand,
  health,
  inPlay,
  marionettes,
  nextTerror,
  order,
  puppets,
  special,
  table,
  terror,
  victims,
  wounds,
} from './carnival-table.ts';

describe('marionettes', () => {
  test('Geppetto rule 2, FG-MINION-13: one ready marionette comes to him, then the destroyed ones become ready', () => {
    const t = table('killer', (s) => {
      nextTerror(s, 'gp16');
      marionettes(s, 'destroyed', 'ready', 'ready');
    });
    expect(puppets(t)).toEqual(['ready', 'clown_car', 'ready']);
    expect(t.state.minions[1]?.markers).toBe(1);
  });

  test('Geppetto rule 2, FG-MINION-04: with none ready, none is placed', () => {
    const t = table('killer', (s) => {
      nextTerror(s, 'gp16');
      marionettes(s, 'clown_car', 'destroyed', 'destroyed');
    });
    t.tells('no-minion-free', { rule: 'FG-MINION-04' });
    expect(puppets(t)).toEqual(['clown_car', 'ready', 'ready']);
  });

  test('Geppetto rule 2: after the finale no marionette comes back', () => {
    const t = table('killer', (s) => {
      finale(s, 'gp_f2');
      marionettes(s, 'destroyed', 'ready', 'ready');
    });
    expect(puppets(t)).toEqual(['destroyed', 'ready', 'ready']);
  });

  test('Geppetto rule 3: a marionette goes as near to its target as its strings allow', () => {
    const t = table('killer', (s) => {
      nextTerror(s, 'gp16');
      s.killer.bloodlust = 7; // 3 spaces, enough to reach the victim
      marionettes(s, 'clown_car', 'destroyed', 'destroyed');
      victims(s, 'forest_of_horrors');
    });
    expect(puppets(t)[0]).toBe('south_walk');
  });

  test('Geppetto rule 3: outside the strings it moves toward him instead of toward its target', () => {
    const t = table('killer', (s) => {
      nextTerror(s, 'gp16');
      marionettes(s, 'ferris_wheel', 'destroyed', 'destroyed');
      victims(s, 'coaster');
      s.heroine.space = 'west_plaza';
    });
    expect(['exit_gate', 'animal_cages']).toContain(puppets(t)[0]);
  });

  test('Geppetto rule 4, FG-MINION-11: each has its own target; the nearest to the heroine acts first, Geppetto last', () => {
    const t = terror('gp03', (s) => {
      marionettes(s, 'mirror_house', 'fairground', 'ready');
      s.heroine.space = 'south_walk';
      victims(s, 'ticket_booth');
    });
    expect(order(t)).toEqual(['minion:2', 'minion:1', 'killer']);
    t.tells('targets', { enemy: 'minion:1', space: 'ticket_booth' });
    t.tells('targets', { enemy: 'minion:2', space: 'south_walk' });
  });

  test('Geppetto rule 5, FG-R-28: Retaliation strikes the group of the attacking marionette, not Geppetto', () => {
    const t = terror('gp03', (s) => {
      s.heroine.space = 'clown_car';
      marionettes(s, 'clown_car', 'clown_car', 'ready');
      hand(s, 'retaliation');
    });
    t.dice('horror', 5, 5).expects(0, 'react', ['take-it', 'play:retaliation']).answers('play:retaliation');
    t.expects(0, 'split-damage', ['hit:minion:1', 'hit:minion:2']).answers('hit:minion:2');
    expect(puppets(t)).toEqual(['destroyed', 'destroyed', 'ready']);
    expect(wounds(t)).toBe(0);
  });

  test('FG-MINION-06: killer or marionettes, never both', () => {
    const t = table('action', (s) => {
      s.heroine.space = 'clown_car';
      marionettes(s, 'clown_car', 'clown_car', 'fairground');
      hand(s, 'furious_strike');
    });
    t.answers('play:furious_strike').expects(0, 'attack', ['killer@clown_car:unarmed', 'minions@clown_car:unarmed']);
    t.dice('horror', 5, 5).answers('minions@clown_car:unarmed', 'hit:minion:1');
    expect(puppets(t)).toEqual(['destroyed', 'destroyed', 'fairground']);
    expect(wounds(t)).toBe(0);
  });

  test('FG-MINION-09: victims follow the heroine to marionettes, but not to Geppetto', () => {
    const t = table('action', (s) => {
      s.heroine.space = 'mirror_house';
      victims(s, 'mirror_house', 2);
      marionettes(s, 'ticket_booth', 'ready', 'ready');
      hand(s, 'walk', 'walk');
    });
    t.dice('horror', 5, 1, 5, 1).answers('play:walk', 'keep', 'go:ticket_booth');
    t.expects(0, 'follow', ['follow:0', 'follow:1', 'follow:2']).answers('follow:2');
    expect(crowd(t)).toEqual({ ticket_booth: 2 });
  });

  test('FG-MINION-12: victims with a marionette panic after a death', () => {
    const t = table('panic', (s) => {
      s.tally.killedThisTurn = 1;
      marionettes(s, 'shooting_gallery', 'ready', 'ready');
      victims(s, 'shooting_gallery');
    }).dice('panic', 1);
    expect(crowd(t)).toEqual({ forest_of_horrors: 1 });
  });
});

describe('Geppetto’s finales', () => {
  test('gp_f1: victims act as marionettes and hit the heroine; a reaction cannot hurt them', () => {
    const t = table('killer', (s) => {
      finale(s, 'gp_f1');
      s.heroine.space = 'shooting_gallery';
      victims(s, 'west_plaza', 2);
    });
    expect(crowd(t)).toEqual({ shooting_gallery: 2 });
    expect(health(t)).toBe(3);
    expect(order(t)).toEqual(['v01', 'v02', 'killer']);
  });

  test('gp_f1: one that cannot reach her strikes whoever is with it (FG-KATK-15)', () => {
    const t = table('killer', (s) => {
      finale(s, 'gp_f1');
      victims(s, 'big_top', 2); // four spaces from the coaster
    });
    expect(t.state.dead).toHaveLength(1);
    expect(t.state.killer.bloodlust).toBe(2);
  });

  test('gp_f1: outside the Killer phase victims are only victims, but the heroine may attack them as a group', () => {
    const t = table('action', (s) => {
      finale(s, 'gp_f1');
      victims(s, 'coaster', 2);
      victims(s, 'entrance');
      hand(s, 'furious_strike');
    });
    t.dice('horror', 5, 6).answers('play:furious_strike');
    expect(crowd(t)).toEqual({ entrance: 1 });
    expect(t.state.killer.bloodlust).toBe(3);
  });

  test('gp_f1: the player chooses which victims of the group are hit', () => {
    const t = table('action', (s) => {
      finale(s, 'gp_f1');
      victims(s, 'coaster');
      special(s, 'be03', 'white', 'coaster');
      hand(s, 'weak_attack');
    });
    t.dice('horror', 5, 6).answers('play:weak_attack', 'keep');
    t.expects(0, 'split-damage', ['hit:v01', 'hit:white']).answers('hit:v01');
    expect(t.state.victims.map((one) => one.id)).toEqual(['white']);
  });

  test('gp_f2: without strings, and one space farther', () => {
    const t = table('killer', (s) => {
      finale(s, 'gp_f2');
      marionettes(s, 'clown_car', 'ready', 'ready');
      s.killer.bloodlust = 4; // movement 2, so 3
      victims(s, 'forest_of_horrors');
    });
    expect(puppets(t)[0]).toBe('forest_of_horrors');
    expect(t.state.dead).toHaveLength(1);
  });

  test('gp_f3: on reveal all marionettes come to Geppetto; they move one space less', () => {
    const t = table('upkeep', (s) => {
      finale(s, 'gp_f3', false);
      marionettes(s, 'destroyed', 'ready', 'ferris_wheel');
    });
    expect(puppets(t)).toEqual(['clown_car', 'clown_car', 'ferris_wheel']);
    const later = table('killer', (s) => {
      finale(s, 'gp_f3');
      marionettes(s, 'clown_car', 'ready', 'ready');
      victims(s, 'fairground');
    });
    expect(puppets(later)[0]).toBe('clown_car');
    expect(later.state.killer.space).not.toBe('clown_car');
  });
});

describe('Geppetto’s dark powers', () => {
  test('gp_d1: each marionette ignores the first point of damage each turn', () => {
    const t = table('action', (s) => {
      darkPower(s, 'gp_d1');
      s.heroine.space = 'fairground';
      marionettes(s, 'fairground', 'ready', 'ready');
      hand(s, 'furious_strike', 'weak_attack');
    });
    t.dice('horror', 5, 1, 5, 6).answers('play:weak_attack', 'keep');
    expect(puppets(t)[0]).toBe('fairground');
    t.answers('play:furious_strike');
    expect(puppets(t)[0]).toBe('destroyed');
    const bitten = table('upkeep', (table) => {
      darkPower(table, 'gp_d1');
      special(table, 'be05', 'orange', 'entrance');
      table.heroine.space = 'big_top';
      marionettes(table, 'coaster', 'ready', 'ready');
    }).dice('panic', 1); // the Werewolf deals 2 damage
    expect(puppets(bitten)[0]).toBe('destroyed');
  });

  test('gp_d2: marionettes have attack 2', () => {
    const t = terror('gp03', (s) => {
      darkPower(s, 'gp_d2');
      s.heroine.space = 'fairground';
      s.killer.space = 'clown_car';
      marionettes(s, 'fairground', 'ready', 'ready');
    });
    expect(health(t)).toBe(5 - 2 - 1);
  });

  test('gp_d3: with all three on the board Geppetto keeps his last breath', () => {
    const strike = (...where: string[]) =>
      table('action', (s) => {
        darkPower(s, 'gp_d3');
        s.heroine.space = 'clown_car';
        s.killer.markers = 1;
        s.killer.breath = { color: 'white', symbols: 0, known: true };
        marionettes(s, ...where);
        hand(s, 'critical_blow');
      })
        .dice('horror', 5, 6, 6)
        .answers('play:critical_blow');
    const safe = strike('coaster', 'coaster', 'coaster');
    expect(safe.state.killer.markers).toBe(0);
    expect(safe.match.over).toBe(false);
    expect(strike('coaster', 'coaster', 'ready').match.outcome?.side).toBe('heroine');
  });

  test('gp_e: with all three marionettes on her space in the Killer phase only her last breath is left', () => {
    const t = table('terror', (s) => {
      nextTerror(s, 'gp11', 'gp16');
      darkPower(s, 'gp_e');
      s.heroine.space = 'fairground';
      s.heroine.breath = { color: 'black', symbols: 3, known: false };
      s.breathTokens.unused = s.breathTokens.unused.filter((one) => one.symbols !== 3);
      marionettes(s, 'ready', 'fairground', 'fairground');
    }).dice('plain-die', 1);
    t.tells('join-the-family');
    expect(health(t)).toBe(3);
    t.tells('revived', { who: 'heroine', health: 3 });
  });
});

describe('Geppetto’s terror cards', () => {
  test('gp01: near the heroine they panic, with an enemy they die, and near Geppetto she loses his attack value', () => {
    const t = terror('gp01', (s) => {
      s.heroine.space = 'fairground';
      victims(s, 'fairground');
      victims(s, 'coaster');
      victims(s, 'mirror_house'); // beside Geppetto, but with no enemy
      marionettes(s, 'coaster', 'ready', 'ready');
      s.killer.bloodlust = 4; // the deaths make it 6: attack 2
    }).dice('panic', 4); // to the Clown Car
    expect(t.state.dead).toHaveLength(2);
    expect(crowd(t)).toEqual({ mirror_house: 1 });
    expect(health(t)).toBe(3);
  });

  test('gp01: when nobody was harmed the next card follows', () => {
    terror('gp01', (s) => nextTerror(s, 'gp01', 'gp16')).tells('terror-drawn', { card: 'gp16' });
  });

  test('gp02: each victim that Geppetto kills gives bloodlust +1 more and heals him', () => {
    const t = terror('gp02', (s) => {
      s.killer.markers = 3;
      s.setupCard = 'carnival_s1'; // he started at the Ferris Wheel
    });
    expect(t.state.killer.space).toBe('ferris_wheel');
    expect([t.state.victims.length, t.state.dead.length]).toEqual([1, 1]);
    expect(t.state.killer.markers).toBe(4);
    expect(t.state.killer.bloodlust).toBe(3);
  });

  test('gp04: those that run into a marionette’s space die, those that run elsewhere live', () => {
    const t = terror('gp04', (s) => {
      marionettes(s, 'shooting_gallery', 'ready', 'ready');
      s.killer.space = 'popcorn_stand';
      victims(s, 'forest_of_horrors', 2);
      victims(s, 'shooting_gallery');
      victims(s, 'curiosity_tent');
    }).dice('panic', 3, 1, 3);
    t.answers('any-order');
    expect(crowd(t)).toEqual({ south_walk: 1, west_plaza: 1, curiosity_tent: 1 });
    expect(t.state.horror).toBe(5);
  });

  test('gp05: half of the die, rounded up, in health or in victims of your choice', () => {
    const t = terror('gp05', (s) => victims(s, 'big_top')).dice('plain-die', 3);
    t.expects(0, 'make-or-break', ['lose-health'], { 'kill-victims': 'too-few-victims' }).answers('lose-health');
    expect(health(t)).toBe(3);
    const other = terror('gp05', (s) => {
      victims(s, 'big_top');
      victims(s, 'coaster', 2);
    }).dice('plain-die', 4);
    other.answers('kill-victims', 'yellow@big_top');
    expect(crowd(other)).toEqual({ coaster: 1 });
    expect(health(other)).toBe(5);
  });

  test('gp06: all enemies on the exits, spread evenly', () => {
    const t = terror('gp06', (s) => {
      marionettes(s, 'big_top', 'big_top', 'big_top');
      s.heroine.space = 'popcorn_stand';
    });
    const put = t.told('figure-put').map((event) => event.details['space']);
    expect(put).toHaveLength(4);
    expect(new Set(put)).toEqual(new Set(['entrance', 'clown_car', 'exit_gate']));
  });

  test('gp07: the nearest marionette drags her toward Geppetto, again and again', () => {
    const t = terror('gp07', (s) => {
      s.heroine.space = 'ticket_booth';
      marionettes(s, 'mirror_house', 'ready', 'ready');
    });
    // Hit at the Ticket Booth and dragged to the House of Mirrors, where no marionette is any more.
    expect(t.state.heroine.space).toBe('mirror_house');
    expect(health(t)).toBe(4);
    const two = terror('gp07', (s) => {
      s.heroine.space = 'ticket_booth';
      marionettes(s, 'ticket_booth', 'mirror_house', 'ready');
    });
    expect(two.state.heroine.space).toBe('clown_car');
    expect(health(two)).toBe(3);
  });

  test('gp08: Geppetto on the heroine, a marionette on each space around her', () => {
    const t = terror('gp08', (s) => {
      s.heroine.space = 'forest_of_horrors';
      marionettes(s, 'big_top', 'big_top', 'big_top');
    });
    expect(t.state.killer.space).toBe('forest_of_horrors');
    expect(puppets(t)).toEqual(expect.arrayContaining(['south_walk', 'shooting_gallery', 'big_top']));
    expect(health(t)).toBe(4);
  });

  test('gp10: on a success you lead each marionette; on a failure a victim with her dies, or horror rises by 2', () => {
    const t = terror('gp10', (s) => {
      s.heroine.space = 'south_walk';
      marionettes(s, 'clown_car', 'ready', 'ready');
      victims(s, 'big_top');
    }).dice('horror', 5, 1);
    t.expects(0, 'dance', ['toward-heroine', 'toward-victim']).answers('toward-victim');
    expect(['mirror_house', 'fairground']).toContain(puppets(t)[0]);
    expect(terror('gp10').dice('horror', 1, 1).state.horror).toBe(5);
    const dead = terror('gp10', (s) => victims(s, 'coaster')).dice('horror', 1, 1);
    expect([dead.state.dead.length, dead.state.horror]).toEqual([1, 3]);
  });

  test('gp11: below the horror level all marionettes come; they hunt the heroine either way', () => {
    const hunt = (die: number) =>
      terror('gp11', (s) => {
        marionettes(s, 'clown_car', 'destroyed', 'ready');
        s.heroine.space = 'big_top';
      }).dice('plain-die', die);
    expect(puppets(hunt(2))).toEqual(['big_top', 'big_top', 'big_top']);
    expect(puppets(hunt(3))).toEqual(['big_top', 'destroyed', 'ready']);
    expect(health(hunt(3))).toBe(4);
  });

  test('gp12: victims come to the nearest marionette on 1–5, on 6 you move them', () => {
    const t = terror('gp12', (s) => {
      s.heroine.space = 'entrance';
      s.killer.space = 'exit_gate';
      marionettes(s, 'forest_of_horrors', 'ready', 'ready');
      victims(s, 'shooting_gallery', 2);
      victims(s, 'forest_of_horrors', 2);
    }).dice('plain-die', 2, 6, 5);
    // First one of the two in the forest is killed; then three dice; then another attack.
    t.expects(0, 'move-victim-to', ['forest_of_horrors', 'west_plaza']).answers('west_plaza');
    expect(t.state.dead).toHaveLength(2);
    expect(crowd(t)['west_plaza']).toBe(1);
  });

  test('gp13: victims around Geppetto die; each Walk or Run discarded saves 1 health', () => {
    const t = terror('gp13', (s) => {
      s.heroine.space = 'mirror_house';
      victims(s, 'fairground');
      hand(s, 'walk', 'focus', 'run');
    });
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
      table('action-start', (s) => {
        inPlay(s, 'gp15', 2);
        s.heroine.space = space;
        s.killer.bloodlust = 6;
      });
    expect(health(start('south_walk'))).toBe(5);
    expect(health(start('exit_gate'))).toBe(3);
  });

  test('gp16: a death beside the heroine raises horror', () => {
    const lost = (space: string) =>
      terror('gp03', (s) => {
        s.terror.deck = s.terror.deck.filter((card) => card.id !== 'gp16');
        inPlay(s, 'gp16', 2);
        s.killer.space = space;
        victims(s, space);
      }).state.horror;
    expect(lost('entrance')).toBe(3 + 2 + 1);
    expect(lost('west_plaza')).toBe(3 + 2);
  });

  test('the bloodlust track ends with BURN 1', () => {
    const t = terror('gp03', (s) => {
      s.killer.bloodlust = 9;
      victims(s, 'clown_car');
    });
    t.tells('terror-burnt', { rule: 'FG-TERM-05' });
  });
});
