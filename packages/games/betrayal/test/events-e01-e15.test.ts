import { describe, expect, test } from 'vitest';
import { drawsFrom, dying, HAUNTING, isDead, lines, three, tokens, weak } from './events-kit.ts';
import { at, drawsEvent, haunts, lays, monster, rolls, steps, table, turn } from './kit.ts';
import './fixture.ts';

describe('events E01 to E15', () => {
  test('A Bite!: Might, 4 or more nothing, 2 or 3 one, less three Physical damage', () => {
    expect(steps(drawsEvent('a-bite', [2, 2, 0, 0, 0]))).toEqual([4, 4, 3, 3]);
    const two = drawsEvent('a-bite', [2, 0, 0, 0, 0]).expects(0, 'take-damage', ['might', 'speed']);
    expect(steps(two.answers('might'))).toEqual([3, 4, 3, 3]);
    expect(steps(drawsEvent('a-bite', [2, 1, 0, 0, 0]).answers('speed'))).toEqual([4, 3, 3, 3]);
    const none = drawsEvent('a-bite', [1, 0, 0, 0, 0]).answers('might', 'speed', 'speed');
    expect(steps(none)).toEqual([3, 2, 3, 3]);
  });

  test('A Bite!: before the haunt nobody falls below the last step, afterwards it kills', () => {
    const worn = drawsEvent('a-bite', [0, 0, 0, 0], weak('might', 'speed')).tells('damage-lost', { amount: 3 });
    expect(steps(worn)).toEqual([1, 1, 3, 3]);
    expect(isDead(drawsEvent('a-bite', [0, 0, 0, 0], dying('might')).answers('might'))).toBe(true);
  });

  test('A Cry for Help: Knowledge, to any tile of the own region, or 1 Mental damage', () => {
    const t = drawsEvent('a-cry-for-help', [2, 2, 0]);
    t.expects(0, 'which-tile', ['entrance-hall', 'hallway', 'ground-floor-staircase', 'dining-room']);
    expect(at(t.answers('hallway'))).toBe('hallway');
    const below = drawsFrom('basement-landing', 'a-cry-for-help', [2, 2, 0]);
    below.expects(0, 'which-tile', ['basement-landing', 'cramped-passageway']);
    const failed = drawsEvent('a-cry-for-help', [2, 1, 0]).expects(0, 'take-damage', ['knowledge', 'sanity']);
    expect(steps(failed.answers('sanity'))).toEqual([4, 4, 3, 2]);
  });

  test('A Full Table: Knowledge or Sanity as the drawer likes, Speed rises, or 1 General damage', () => {
    const t = drawsEvent('a-full-table', [2, 2, 1]).expects(0, 'which-trait', ['knowledge', 'sanity']);
    expect(steps(t.answers('knowledge').usesAllLuck())).toEqual([4, 5, 3, 3]);
    const failed = drawsEvent('a-full-table', [2, 2, 0, 0]).answers('sanity');
    failed.expects(0, 'take-damage', ['might', 'speed', 'knowledge', 'sanity']).usesAllLuck();
    expect(steps(failed.answers('might'))).toEqual([3, 4, 3, 3]);
  });

  test('Alien Geometry: Knowledge, Sanity rises, or Speed falls, which is no damage', () => {
    expect(steps(drawsEvent('alien-geometry', [2, 2, 0]))).toEqual([4, 4, 3, 4]);
    const failed = drawsEvent('alien-geometry', [2, 1, 0]);
    expect(steps(failed)).toEqual([4, 3, 3, 3]);
    expect(failed.told('damaged')).toEqual([]);
    expect(steps(drawsEvent('alien-geometry', [0, 0, 0], weak('speed')))).toEqual([4, 1, 3, 3]);
    expect(isDead(drawsEvent('alien-geometry', [0, 0, 0], dying('speed')))).toBe(true);
  });

  test('A Moment of Hope: whoever stands by the Blessing rolls one more die', () => {
    expect(tokens(drawsEvent('a-moment-of-hope'))).toEqual(['blessing dining-room']);
    const found = drawsEvent('a-bite', [2, 2, 2, 2, 2, 1], (s) => {
      s.tokens.push(blessing(1, 'dining-room'));
      s.nextToken = 2;
    });
    found.tells('rolled', { trait: 'might', total: 11 }).usesAllLuck();
    const elsewhere = drawsEvent('a-bite', [2, 2, 2, 2, 2], (s) => {
      s.tokens.push(blessing(1, 'hallway'));
      s.nextToken = 2;
    });
    elsewhere.tells('rolled', { trait: 'might', total: 10 });
  });

  test('A Moment of Hope: there is one Blessing, and it moves', () => {
    const t = drawsEvent('a-moment-of-hope', [], (s) => {
      s.tokens.push(blessing(1, 'hallway'));
      s.nextToken = 2;
    });
    expect(tokens(t)).toEqual(['blessing dining-room']);
  });

  test('A Moment of Hope: in the haunt heroes are blessed, the traitor and monsters are not', () => {
    const fight = (seat: number) =>
      turn((s) => {
        haunts(s, 1);
        s.tokens.push(blessing(1, 'entrance-hall'));
        s.nextToken = 2;
        s.turn.seat = seat;
      });
    const hero = rolls(fight(0), 2, 2, 2, 2, 2, 2, 2, 2, 2, 2).answers('attack:bare:1').usesAllLuck();
    expect(hero.told('rolled').map(({ details }) => details['total'])).toEqual([12, 8]);
    const ghost = turn((s) => {
      haunts(s, 1);
      s.tokens.push(blessing(1, 'entrance-hall'));
      s.nextToken = 2;
      monster(s, 'ghost', 'entrance-hall');
    });
    ghost.answers('attack:bare:ghost:1');
    const dice = ghost.told('rolled').map(({ details }) => (details['dice'] as readonly number[]).length);
    expect(dice).toEqual([6, 3]);
  });

  test('An Eerie Feeling: two dice, each result takes from another trait', () => {
    expect(steps(drawsEvent('an-eerie-feeling', [2, 2]))).toEqual([4, 4, 3, 3]);
    expect(steps(drawsEvent('an-eerie-feeling', [2, 1]))).toEqual([4, 3, 3, 3]);
    expect(steps(drawsEvent('an-eerie-feeling', [1, 1]))).toEqual([4, 4, 3, 2]);
    expect(steps(drawsEvent('an-eerie-feeling', [0, 1]))).toEqual([4, 4, 2, 3]);
    expect(steps(drawsEvent('an-eerie-feeling', [0, 0]))).toEqual([3, 4, 3, 3]);
    expect(steps(drawsEvent('an-eerie-feeling', [0, 0], weak('might')))).toEqual([1, 4, 3, 3]);
    expect(isDead(drawsEvent('an-eerie-feeling', [0, 0], dying('might')))).toBe(true);
  });

  test('A Secret Passage: 5 or more, to any other tile, and Knowledge rises', () => {
    const t = drawsEvent('a-secret-passage', [2, 2, 1]);
    expect(tokens(t)).toEqual(['secret-passage dining-room']);
    const all = ['entrance-hall', 'hallway', 'ground-floor-staircase', 'upper-landing', 'basement-landing'];
    t.expects(0, 'which-tile', all).answers('upper-landing');
    expect(tokens(t)).toEqual(['secret-passage dining-room', 'secret-passage upper-landing']);
    expect(steps(t)).toEqual([4, 4, 4, 3]);
  });

  test('A Secret Passage: less, to the Ground Floor, or to the Basement for 1 Sanity', () => {
    const middling = drawsEvent('a-secret-passage', [2, 1, 0]);
    middling.expects(0, 'which-tile', ['entrance-hall', 'hallway', 'ground-floor-staircase']).answers('hallway');
    expect(tokens(middling)).toEqual(['secret-passage dining-room', 'secret-passage hallway']);
    expect(steps(middling)).toEqual([4, 4, 3, 3]);
    const low = drawsEvent('a-secret-passage', [1, 1, 0]);
    expect(tokens(low)).toEqual(['secret-passage dining-room', 'secret-passage basement-landing']);
    expect(steps(low)).toEqual([4, 4, 3, 2]);
  });

  test('A Secret Passage: it joins its two tiles for explorers, not for monsters, and no other passage', () => {
    const t = turn((s) => {
      haunts(s, 1);
      s.tokens.push(passage(1, 'entrance-hall', 1), passage(2, 'basement-landing', 1));
      s.tokens.push(passage(3, 'hallway', 2), passage(4, 'upper-landing', 2));
      s.nextToken = 5;
    });
    expect(t.legal).toContain('go:basement-landing');
    expect(t.legal).not.toContain('go:upper-landing');
    expect(at(t.answers('go:basement-landing'))).toBe('basement-landing');
    const monsters = table('monsters', (s) => {
      haunts(s, 1);
      s.turn.seat = 1;
      s.tokens.push(passage(1, 'entrance-hall', 1), passage(2, 'upper-landing', 1));
      s.nextToken = 3;
      monster(s, 'ghost', 'entrance-hall');
    });
    if (monsters.decision.kind === 'monsters')
      monsters.answers(monsters.legal.find((id) => id.startsWith('act')) ?? '');
    expect(monsters.decision.kind).toBe('monster');
    expect(monsters.legal).not.toContain('go:upper-landing');
  });

  test('A Secret Passage: a second one does not join the first', () => {
    const t = drawsEvent('a-secret-passage', [0, 0, 0], (s) => {
      s.tokens.push(passage(1, 'hallway', 1), passage(2, 'upper-landing', 1));
      s.nextToken = 3;
    });
    expect(t.state.tokens.map(({ n }) => n)).toEqual([1, 1, 2, 2]);
  });

  test('A Splash of Crimson: one die of Physical damage', () => {
    const t = drawsEvent('a-splash-of-crimson', [2]).expects(0, 'take-damage', ['might', 'speed']);
    expect(steps(t.answers('might', 'speed'))).toEqual([3, 3, 3, 3]);
    expect(steps(drawsEvent('a-splash-of-crimson', [0]))).toEqual([4, 4, 3, 3]);
  });

  test('BH-AMB-36, A Splash of Crimson: where Events may haunt, a roll may bring on haunt 1 with its drawer as the traitor', () => {
    const t = drawsEvent('a-splash-of-crimson', [2, 2, 1], three, HAUNTING);
    t.expects(0, 'event-choice', ['roll-haunt', 'decline']).answers('roll-haunt');
    t.tells('haunt-comes', { seat: 0, omen: 'a-splash-of-crimson' }).expects(0, 'stay-traitor').answers('yes');
    expect(t.state.haunt).toMatchObject({ number: 1, traitor: 0, revealer: 0, trigger: 'a-splash-of-crimson' });
    const calm = drawsEvent('a-splash-of-crimson', [2, 2, 0], three, HAUNTING).answers('roll-haunt');
    expect(steps(calm)).toEqual([4, 5, 3, 3]);
    expect(calm.state.revealing).toBeNull();
    const declined = drawsEvent('a-splash-of-crimson', [1], three, HAUNTING).answers('decline', 'speed');
    expect(steps(declined)).toEqual([4, 3, 3, 3]);
  });

  test('BH-AMB-36: an Event brings no second haunt', () => {
    const t = drawsEvent('a-splash-of-crimson', [1], (s) => haunts(s, 1), HAUNTING);
    expect(steps(t.expects(0, 'take-damage').answers('might'))).toEqual([3, 4, 3, 3]);
  });

  test('A Vial of Dust: Might falls, Sanity rises; or a roll for haunt 3', () => {
    expect(steps(drawsEvent('a-vial-of-dust'))).toEqual([3, 4, 3, 4]);
    expect(steps(drawsEvent('a-vial-of-dust', [], weak('might')))).toEqual([1, 4, 3, 4]);
    const dead = drawsEvent('a-vial-of-dust', [], dying('might'));
    expect([isDead(dead), steps(dead)[3]]).toEqual([true, 3]);
    const t = drawsEvent('a-vial-of-dust', [2, 2, 2], three, HAUNTING).answers('roll-haunt');
    expect(t.tells('haunt-begins', { named: 3 }).state.haunt?.revealer).toBe(0);
    expect(steps(drawsEvent('a-vial-of-dust', [2, 1, 1], three, HAUNTING).answers('roll-haunt'))).toEqual([4, 4, 3, 4]);
    expect(steps(drawsEvent('a-vial-of-dust', [], three, HAUNTING).answers('decline'))).toEqual([3, 4, 3, 4]);
  });

  test('Bat Out of Hell: Speed, to an adjacent tile of the own choice, or 1 Physical damage', () => {
    const t = drawsEvent('bat-out-of-hell', [2, 2, 0, 0], (s) => lays(s, 'kitchen', { x: 2, y: -2 }));
    t.expects(0, 'which-tile', ['entrance-hall', 'kitchen']);
    expect(at(t.answers('kitchen'))).toBe('kitchen');
    expect(at(drawsEvent('bat-out-of-hell', [2, 2, 0, 0]))).toBe('entrance-hall');
    const bitten = drawsEvent('bat-out-of-hell', [2, 1, 0, 0]).answers('speed');
    expect([at(bitten), steps(bitten)]).toEqual(['dining-room', [4, 3, 3, 3]]);
  });

  test('Behind You!: Speed, Sanity rises, or 1 Physical damage', () => {
    expect(steps(drawsEvent('behind-you', [2, 2, 0, 0]))).toEqual([4, 4, 3, 4]);
    expect(steps(drawsEvent('behind-you', [2, 1, 0, 0]).answers('might'))).toEqual([3, 4, 3, 3]);
  });

  test('Brain Food: Might, one of two rises; Speed for Sanity; or 2 General damage', () => {
    const t = drawsEvent('brain-food', [2, 2, 1, 0, 0]).expects(0, 'gain-trait', ['might', 'speed']);
    expect(steps(t.answers('might'))).toEqual([5, 4, 3, 3]);
    expect(steps(drawsEvent('brain-food', [2, 2, 0, 0, 0]))).toEqual([4, 5, 3, 2]);
    expect(steps(drawsEvent('brain-food', [1, 0, 0, 0, 0]))).toEqual([4, 5, 3, 2]);
    expect(steps(drawsEvent('brain-food', [1, 0, 0, 0, 0], weak('sanity')))).toEqual([4, 5, 3, 1]);
    const none = drawsEvent('brain-food', [0, 0, 0, 0, 0]);
    none.expects(0, 'take-damage', ['might', 'speed', 'knowledge', 'sanity']);
    expect(steps(none.answers('knowledge', 'sanity'))).toEqual([4, 4, 2, 2]);
  });

  test('Burning Figure: Sanity, back to the Entrance Hall, or two dice of damage', () => {
    expect(steps(drawsEvent('burning-figure', [2, 2, 0, 0]))).toEqual([4, 4, 3, 4]);
    expect(at(drawsEvent('burning-figure', [2, 0, 0, 0]))).toBe('entrance-hall');
    const burnt = drawsEvent('burning-figure', [1, 0, 0, 0, 1, 1]).answers('speed', 'sanity');
    expect(steps(burnt.usesAllLuck())).toEqual([4, 3, 3, 2]);
  });

  test('Burning Figure: whoever dies of the first die rolls no second', () => {
    const t = drawsEvent('burning-figure', [0, 0, 0, 0, 1], dying('speed')).answers('speed');
    expect([isDead(t), t.told('dice-rolled').length]).toEqual([true, 1]);
  });

  test('Cassette Player: Sanity, Knowledge rises, or 1 Mental damage', () => {
    expect(steps(drawsEvent('cassette-player', [2, 2, 0, 0]))).toEqual([4, 4, 4, 3]);
    expect(steps(drawsEvent('cassette-player', [2, 1, 0, 0]).answers('knowledge'))).toEqual([4, 4, 2, 3]);
  });

  test('Clown Room: Sanity, nothing, or 2 Mental damage', () => {
    const t = drawsEvent('clown-room', [2, 2, 0, 0]);
    expect([steps(t), lines(t)]).toEqual([[4, 4, 3, 3], [4]]);
    expect(steps(drawsEvent('clown-room', [2, 1, 0, 0]).answers('knowledge', 'sanity'))).toEqual([4, 4, 2, 2]);
  });
});

const none = { on: null, edge: null, of: null, up: true, face: null };
const blessing = (id: number, where: 'hallway' | 'dining-room' | 'entrance-hall') => ({
  ...none,
  ...{ id, kind: 'blessing', at: where, n: 0 },
});
const passage = (id: number, where: 'hallway' | 'entrance-hall' | 'upper-landing' | 'basement-landing', n: number) => ({
  ...none,
  ...{ id, kind: 'secret-passage', at: where, n },
});
