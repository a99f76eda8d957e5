import { describe, expect, test } from 'vitest';
import { drawsFrom, dying, HAUNTING, isDead, lines, macheteNext, noItems, three, tokens, weak } from './events-kit.ts';
import { at, cards, drawsEvent, gives, haunts, lays, steps } from './kit.ts';
import './fixture.ts';

const GROUND = ['entrance-hall', 'hallway', 'ground-floor-staircase', 'dining-room'];

describe('events E31 to E43', () => {
  test('Say Cheese: an Item, whether it is rolled for or not', () => {
    expect(cards(drawsEvent('say-cheese', [], macheteNext))).toEqual(['machete']);
    expect(cards(drawsEvent('say-cheese', [], noItems).tells('deck-empty', { deck: 'item' }))).toEqual([]);
    const both = (s: Parameters<typeof three>[0]) => {
      three(s);
      macheteNext(s);
    };
    expect(cards(drawsEvent('say-cheese', [2, 2, 0], both, HAUNTING).answers('roll-haunt'))).toEqual(['machete']);
    expect(cards(drawsEvent('say-cheese', [], both, HAUNTING).answers('decline'))).toEqual(['machete']);
  });

  test('Say Cheese: haunt 33, and whoever owns the Magic Camera is the traitor, or else the drawer', () => {
    const t = drawsEvent('say-cheese', [2, 2, 1], three, HAUNTING).answers('roll-haunt');
    expect(cards(t.expects(0, 'stay-traitor'))).toEqual([]);
    t.answers('yes').tells('haunt-begins', { named: 33 }).tells('traitor-chosen', { seat: 0 });
    const owned = drawsEvent(
      'say-cheese',
      [2, 2, 1],
      (s) => {
        three(s);
        gives(s, 2, 'magic-camera');
      },
      HAUNTING,
    ).answers('roll-haunt');
    owned.expects(2, 'stay-traitor').answers('yes');
    expect(owned.state.haunt).toMatchObject({ traitor: 2, revealer: 0, named: 33 });
  });

  test('Secret Elevator: to any tile of another region, or nowhere', () => {
    const t = drawsEvent('secret-elevator').expects(0, 'event-choice', ['ride', 'leave']).answers('ride');
    t.expects(0, 'which-tile', ['upper-landing', 'basement-landing']);
    expect(at(t.answers('basement-landing'))).toBe('basement-landing');
    expect(at(drawsEvent('secret-elevator').answers('leave'))).toBe('dining-room');
    const below = drawsFrom('basement-landing', 'secret-elevator').answers('ride');
    below.expects(0, 'which-tile', ['entrance-hall', 'hallway', 'ground-floor-staircase', 'upper-landing']);
  });

  test('Severed Hand: 2 Physical damage for an Item, or nothing', () => {
    const t = drawsEvent('severed-hand', [], macheteNext).expects(0, 'event-choice', ['shake-hands', 'leave']);
    t.answers('shake-hands', 'might', 'speed');
    expect([steps(t), cards(t)]).toEqual([[3, 3, 3, 3], ['machete']]);
    const left = drawsEvent('severed-hand').answers('leave');
    expect([steps(left), cards(left)]).toEqual([[4, 4, 3, 3], []]);
    const empty = drawsEvent('severed-hand', [], noItems).answers('shake-hands', 'might', 'might');
    expect([steps(empty), cards(empty)]).toEqual([[2, 4, 3, 3], []]);
  });

  test('Severed Hand: at the last steps it costs nothing before the haunt; whoever dies of it draws nothing', () => {
    const worn = drawsEvent('severed-hand', [], weak('might', 'speed')).answers('shake-hands');
    expect([steps(worn), cards(worn).length]).toEqual([[1, 1, 3, 3], 1]);
    const dead = drawsEvent('severed-hand', [], dying('might')).answers('shake-hands', 'might');
    expect([isDead(dead), cards(dead)]).toEqual([true, []]);
  });

  test('Spiders!: Sanity, one of two rises and away; Speed for Sanity; or Speed falls', () => {
    const t = drawsEvent('spiders', [2, 2, 0, 0], (s) => lays(s, 'kitchen', { x: 2, y: -2 }));
    t.expects(0, 'gain-trait', ['sanity', 'speed']).answers('speed');
    t.expects(0, 'which-tile', ['entrance-hall', 'kitchen']).answers('kitchen');
    expect([steps(t), at(t)]).toEqual([[4, 5, 3, 3], 'kitchen']);
    expect(steps(drawsEvent('spiders', [2, 0, 0, 0]))).toEqual([4, 5, 3, 2]);
    expect(steps(drawsEvent('spiders', [2, 0], weak('sanity')))).toEqual([4, 5, 3, 1]);
    expect(steps(drawsEvent('spiders', [1, 0, 0, 0]))).toEqual([4, 3, 3, 3]);
    expect(steps(drawsEvent('spiders', [1, 0, 0, 0], weak('speed')))).toEqual([4, 1, 3, 3]);
  });

  test('Taxidermy: Might, Sanity rises, or 1 Physical damage and an Obstacle', () => {
    const won = drawsEvent('taxidermy', [2, 2, 1, 0, 0]);
    expect([steps(won), tokens(won)]).toEqual([[4, 4, 3, 4], []]);
    const lost = drawsEvent('taxidermy', [2, 2, 0, 0, 0]).answers('speed');
    expect([steps(lost), tokens(lost)]).toEqual([[4, 3, 3, 3], ['obstacle dining-room']]);
    const dead = drawsEvent('taxidermy', [0, 0, 0, 0], dying('might', 'speed')).answers('might');
    expect([isDead(dead), tokens(dead)]).toEqual([true, ['obstacle dining-room']]);
  });

  test('Technical Difficulties: one region down, and from the bottom to the top for 1 Mental damage', () => {
    expect(at(drawsFrom('upper-landing', 'technical-difficulties'))).toBe('ground-floor-staircase');
    expect(at(drawsEvent('technical-difficulties'))).toBe('basement-landing');
    const t = drawsFrom('basement-landing', 'technical-difficulties').answers('sanity');
    expect([at(t), steps(t)]).toEqual(['upper-landing', [4, 4, 3, 2]]);
  });

  test('The Deepest Closet: Speed, an Item, 1 Mental damage, or a fall', () => {
    const found = drawsEvent('the-deepest-closet', [2, 2, 0, 0], macheteNext);
    expect([cards(found), at(found)]).toEqual([['machete'], 'dining-room']);
    expect(cards(drawsEvent('the-deepest-closet', [2, 2, 0, 0], noItems))).toEqual([]);
    expect(steps(drawsEvent('the-deepest-closet', [2, 1, 0, 0]).answers('sanity'))).toEqual([4, 4, 3, 2]);
    expect(steps(drawsEvent('the-deepest-closet', [1, 0, 0, 0]).answers('knowledge'))).toEqual([4, 4, 2, 3]);
    const fallen = drawsEvent('the-deepest-closet', [0, 0, 0, 0, 1]).answers('might');
    expect([steps(fallen), at(fallen)]).toEqual([[3, 4, 3, 3], 'basement-landing']);
    const dead = drawsEvent('the-deepest-closet', [0, 0, 1], dying('speed')).answers('speed');
    expect([isDead(dead), at(dead)]).toEqual([true, 'dining-room']);
  });

  test('The Flowering: 1 General damage, then down or here; where there is a Conservatory, there', () => {
    const t = drawsEvent('the-flowering').expects(0, 'take-damage', ['might', 'speed', 'knowledge', 'sanity']);
    t.answers('knowledge')
      .expects(0, 'which-tile', [...GROUND, 'basement-landing'])
      .answers('basement-landing');
    expect([steps(t), at(t)]).toEqual([[4, 4, 2, 3], 'basement-landing']);
    const green = drawsEvent('the-flowering', [], (s) => lays(s, 'conservatory', { x: 1, y: -1 })).answers('might');
    expect([steps(green), at(green)]).toEqual([[3, 4, 3, 3], 'conservatory']);
  });

  test('The House Is Hungry: any trait rises; or a roll for haunt 12', () => {
    const t = drawsEvent('the-house-is-hungry').expects(0, 'gain-trait', ['might', 'speed', 'knowledge', 'sanity']);
    expect(steps(t.answers('speed'))).toEqual([4, 5, 3, 3]);
    const haunting = drawsEvent('the-house-is-hungry', [2, 2, 1], three, HAUNTING);
    haunting.expects(0, 'event-choice', ['roll-haunt', 'decline']).answers('roll-haunt');
    expect(haunting.tells('haunt-begins', { named: 12 }).state.haunt?.revealer).toBe(0);
    const calm = drawsEvent('the-house-is-hungry', [2, 2, 0], three, HAUNTING).answers('roll-haunt');
    expect(steps(calm)).toEqual([5, 4, 3, 3]);
    const declined = drawsEvent('the-house-is-hungry', [], three, HAUNTING).answers('decline', 'sanity');
    expect(steps(declined)).toEqual([4, 4, 3, 4]);
    const running = drawsEvent('the-house-is-hungry', [], (s) => haunts(s, 1), HAUNTING).answers('might');
    expect(steps(running)).toEqual([5, 4, 3, 3]);
  });

  test('The Oldest House: Speed or Might, anywhere, here, or below', () => {
    const t = drawsEvent('the-oldest-house', [2, 2, 1, 0]).expects(0, 'which-trait', ['speed', 'might']);
    t.answers('speed').expects(0, 'which-tile', [...GROUND, 'upper-landing', 'basement-landing']);
    expect(at(t.answers('upper-landing'))).toBe('upper-landing');
    const here = drawsEvent('the-oldest-house', [2, 1, 0, 0, 0]).answers('might');
    here.expects(0, 'which-tile', GROUND).answers('hallway');
    here.expects(0, 'take-damage', ['might', 'speed', 'knowledge', 'sanity']).answers('speed');
    expect([steps(here), at(here)]).toEqual([[4, 3, 3, 3], 'hallway']);
    const below = drawsEvent('the-oldest-house', [2, 0, 0, 0, 0]).answers('might');
    below.expects(0, 'take-damage', ['knowledge', 'sanity']).answers('sanity');
    expect([steps(below), at(below)]).toEqual([[4, 4, 3, 2], 'basement-landing']);
  });

  test('The Stars at Night: a trait of the own choice is rolled, and rises, falls or heals', () => {
    const t = drawsEvent('the-stars-at-night', [2, 2, 1, 0]);
    t.expects(0, 'which-trait', ['might', 'speed', 'knowledge', 'sanity']).answers('sanity');
    expect([steps(t), lines(t)]).toEqual([[4, 4, 3, 4], [5]]);
    expect(steps(drawsEvent('the-stars-at-night', [2, 2, 0]).answers('knowledge'))).toEqual([4, 4, 2, 3]);
    expect(steps(drawsEvent('the-stars-at-night', [2, 2, 0, 0], weak('might')).answers('might'))[0]).toBe(1);
    const healed = drawsEvent('the-stars-at-night', [2, 1], weak('speed', 'sanity')).answers('speed');
    expect(steps(healed)).toEqual([4, 4, 3, 1]);
    const well = drawsEvent('the-stars-at-night', [0, 0, 0, 0, 0, 0], (s) => {
      if (s.explorers[0]) s.explorers[0].traits.might = 5;
    });
    expect(steps(well.answers('might'))).toEqual([5, 4, 3, 3]);
  });

  test('Tiny Robot: Knowledge, an Item, or one die of Physical damage', () => {
    expect(cards(drawsEvent('tiny-robot', [2, 2, 1], macheteNext))).toEqual(['machete']);
    expect(cards(drawsEvent('tiny-robot', [2, 2, 1], noItems))).toEqual([]);
    expect(steps(drawsEvent('tiny-robot', [2, 2, 0, 1]).answers('might'))).toEqual([3, 4, 3, 3]);
  });

  test('Wandering Ghost: an Item for a trait, weapons too, but no Omens', () => {
    const t = drawsEvent('wandering-ghost', [], (s) => gives(s, 0, 'machete', 'armor', 'strange-medicine'));
    t.expects(0, 'event-choice', ['bury:machete', 'bury:strange-medicine', 'keep']).answers('bury:machete');
    t.expects(0, 'gain-trait', ['might', 'speed', 'knowledge', 'sanity']).answers('knowledge');
    expect([steps(t), cards(t)]).toEqual([
      [4, 4, 4, 3],
      ['armor', 'strange-medicine'],
    ]);
    expect(t.state.decks.item.at(-1)).toBe('machete');
    expect(t.told('rolled')).toEqual([]);
  });

  test('Wandering Ghost: otherwise Sanity, an Item, or 1 General damage; without Items nobody is asked', () => {
    const kept = drawsEvent('wandering-ghost', [2, 2, 0, 0], (s) => {
      gives(s, 0, 'strange-medicine');
      macheteNext(s);
    }).answers('keep');
    expect(cards(kept)).toEqual(['strange-medicine', 'machete']);
    const bare = drawsEvent('wandering-ghost', [2, 1, 0, 0]);
    bare.expects(0, 'take-damage', ['might', 'speed', 'knowledge', 'sanity']);
    expect(steps(bare.answers('might'))).toEqual([3, 4, 3, 3]);
    expect(cards(drawsEvent('wandering-ghost', [2, 2, 0, 0], noItems))).toEqual([]);
  });

  test('BH-EVT-01: an Event lies on the table while it is followed, and is buried afterwards', () => {
    const t = drawsEvent('wandering-ghost', [1, 0, 0, 0]).expects(0, 'take-damage');
    expect(t.state.drawn).toBe('wandering-ghost');
    t.answers('might');
    expect([t.state.drawn, t.state.decks.event.at(-1)]).toEqual([null, 'wandering-ghost']);
  });
});
