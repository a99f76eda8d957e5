import { describe, expect, test } from 'vitest';
import { drawsFrom, dying, HAUNTING, isDead, lines, macheteNext, noItems, three, weak } from './events-kit.ts';
import { at, cards, drawsEvent, gives, haunts, lays, steps } from './kit.ts';
import './fixture.ts';

const GROUND = ['entrance-hall', 'hallway', 'ground-floor-staircase', 'dining-room'];

describe('events E16 to E30', () => {
  test('Creaking Door: Knowledge, up or here, here, or down', () => {
    const best = drawsEvent('creaking-door', [2, 2, 2]).expects(0, 'which-tile', [...GROUND, 'upper-landing']);
    expect(at(best.answers('upper-landing'))).toBe('upper-landing');
    const good = drawsEvent('creaking-door', [2, 2, 1]).expects(0, 'which-tile', GROUND);
    expect(at(good.answers('hallway'))).toBe('hallway');
    expect(at(drawsEvent('creaking-door', [2, 1, 0]))).toBe('basement-landing');
  });

  test('Dark and Stormy Night: Knowledge, Sanity rises, or 1 Mental damage', () => {
    expect(steps(drawsEvent('dark-and-stormy-night', [2, 2, 0]))).toEqual([4, 4, 3, 4]);
    expect(steps(drawsEvent('dark-and-stormy-night', [2, 1, 0]).answers('knowledge'))).toEqual([4, 4, 2, 3]);
  });

  test('Eerie Mirror: an Item; or a roll for haunt 7', () => {
    expect(cards(drawsEvent('eerie-mirror', [], macheteNext))).toEqual(['machete']);
    expect(cards(drawsEvent('eerie-mirror', [], noItems).tells('deck-empty', { deck: 'item' }))).toEqual([]);
    const haunting = drawsEvent('eerie-mirror', [2, 2, 1], three, HAUNTING);
    haunting.expects(0, 'event-choice', ['roll-haunt', 'decline']).answers('roll-haunt');
    expect(haunting.tells('haunt-begins', { named: 7 }).state.haunt?.revealer).toBe(0);
    const calm = drawsEvent('eerie-mirror', [2, 2, 0], three, HAUNTING).answers('roll-haunt');
    expect([steps(calm), cards(calm)]).toEqual([[4, 4, 3, 4], []]);
    const declined = drawsEvent(
      'eerie-mirror',
      [],
      (s) => {
        three(s);
        macheteNext(s);
      },
      HAUNTING,
    ).answers('decline');
    expect(cards(declined)).toEqual(['machete']);
    const running = drawsEvent(
      'eerie-mirror',
      [],
      (s) => {
        haunts(s, 1);
        macheteNext(s);
      },
      HAUNTING,
    );
    expect(cards(running)).toEqual(['machete']);
  });

  test('Flickering Lights: Speed or Might as the drawer likes, Speed rises, or one die of Physical damage', () => {
    const t = drawsEvent('flickering-lights', [2, 2, 1, 0]).expects(0, 'which-trait', ['speed', 'might']);
    expect(steps(t.answers('speed').usesAllLuck())).toEqual([4, 5, 3, 3]);
    const dark = drawsEvent('flickering-lights', [2, 2, 0, 0, 0, 1]).answers('might');
    expect(steps(dark.expects(0, 'take-damage', ['might', 'speed']).answers('speed'))).toEqual([4, 3, 3, 3]);
  });

  test('Forbidden Knowledge: Sanity, Knowledge rises, at the price of Sanity, or 2 Mental damage', () => {
    expect(steps(drawsEvent('forbidden-knowledge', [2, 2, 0, 0]))).toEqual([4, 4, 4, 3]);
    expect(steps(drawsEvent('forbidden-knowledge', [2, 0, 0, 0]))).toEqual([4, 4, 4, 2]);
    expect(steps(drawsEvent('forbidden-knowledge', [2, 0], weak('sanity')))).toEqual([4, 4, 4, 1]);
    const low = drawsEvent('forbidden-knowledge', [1, 0, 0, 0]).answers('knowledge', 'knowledge');
    expect(steps(low)).toEqual([4, 4, 1, 3]);
  });

  test('Funeral: Sanity rises, or falls, or falls with Might', () => {
    expect(steps(drawsEvent('funeral', [2, 2, 0, 0]))).toEqual([4, 4, 3, 4]);
    expect(steps(drawsEvent('funeral', [2, 0, 0, 0]))).toEqual([4, 4, 3, 2]);
    expect(steps(drawsEvent('funeral', [2, 0], weak('sanity')))).toEqual([4, 4, 3, 1]);
    const low = drawsEvent('funeral', [1, 0, 0, 0]);
    expect([steps(low), at(low)]).toEqual([[3, 4, 3, 2], 'dining-room']);
  });

  test('Funeral: to the Graveyard or the Catacombs, whichever is there; where both are, the drawer chooses', () => {
    const grave = drawsEvent('funeral', [0, 0, 0, 0], (s) => lays(s, 'graveyard', { x: 1, y: -1 }));
    expect(at(grave)).toBe('graveyard');
    const both = drawsEvent('funeral', [0, 0, 0, 0], (s) => {
      lays(s, 'graveyard', { x: 1, y: -1 });
      lays(s, 'catacombs', { region: 'basement', x: 1, y: 0 });
    });
    both.expects(0, 'which-tile', ['graveyard', 'catacombs']);
    expect(at(both.answers('catacombs'))).toBe('catacombs');
  });

  test('Funeral: both losses are one; whoever dies of them stays where it happened', () => {
    const t = drawsEvent('funeral', [0, 0], (s) => {
      dying('sanity')(s);
      lays(s, 'graveyard', { x: 1, y: -1 });
    });
    expect([isDead(t), at(t), steps(t)]).toEqual([true, 'dining-room', [3, 4, 3, 0]]);
  });

  test('Hanged Men: each trait is rolled, whatever fails falls', () => {
    const dice = [1, 1, 0, 0, 0, 0, 0, 0, 1, 2, 0, 0, 1, 0, 0, 0];
    const t = drawsEvent('hanged-men', dice).usesAllLuck();
    expect(t.told('rolled').map(({ details }) => details['trait'])).toEqual(['might', 'speed', 'knowledge', 'sanity']);
    expect(steps(t)).toEqual([4, 3, 3, 2]);
    expect(steps(drawsEvent('hanged-men', [0, 0, 0, 0, 2, 0, 0, 0, 2, 0, 0, 2, 0, 0, 0], weak('might')))[0]).toBe(1);
  });

  test('Hanged Men: four times 2 or more, a trait of the own choice rises', () => {
    const t = drawsEvent('hanged-men', [2, 0, 0, 0, 0, 2, 0, 0, 0, 2, 0, 0, 2, 0, 0, 0]);
    t.expects(0, 'gain-trait', ['might', 'speed', 'knowledge', 'sanity']);
    expect(steps(t.answers('sanity'))).toEqual([4, 4, 3, 4]);
  });

  test('Hanged Men: the dead roll no more', () => {
    const t = drawsEvent('hanged-men', [0, 0, 0, 0], dying('might'));
    expect([isDead(t), t.told('rolled').length]).toEqual([true, 1]);
  });

  test('Impossible Architecture: Sanity, an Item, or one die of Mental damage', () => {
    const found = drawsEvent('impossible-architecture', [2, 2, 0, 0], macheteNext);
    expect([cards(found), lines(found)]).toEqual([['machete'], [4]]);
    const empty = drawsEvent('impossible-architecture', [2, 2, 0, 0], noItems);
    expect(cards(empty.tells('deck-empty', { deck: 'item' }))).toEqual([]);
    const lost = drawsEvent('impossible-architecture', [2, 1, 0, 0, 2]).answers('knowledge', 'sanity');
    expect(steps(lost)).toEqual([4, 4, 2, 2]);
  });

  test('Jar of Organs: Sanity, an Item, or Might falls', () => {
    expect(cards(drawsEvent('jar-of-organs', [2, 2, 0, 0], macheteNext))).toEqual(['machete']);
    expect(cards(drawsEvent('jar-of-organs', [2, 2, 0, 0], noItems))).toEqual([]);
    expect(steps(drawsEvent('jar-of-organs', [2, 1, 0, 0]))).toEqual([3, 4, 3, 3]);
    expect(steps(drawsEvent('jar-of-organs', [0, 0, 0, 0], weak('might')))).toEqual([1, 4, 3, 3]);
  });

  test('Jonah’s Turn: an Item that is no weapon for 1 Sanity', () => {
    const t = drawsEvent('jonahs-turn', [], (s) => gives(s, 0, 'machete', 'armor', 'strange-medicine'));
    t.expects(0, 'event-choice', ['bury:strange-medicine', 'keep']).answers('bury:strange-medicine');
    expect([cards(t), steps(t)]).toEqual([
      ['machete', 'armor'],
      [4, 4, 3, 4],
    ]);
    expect(t.state.decks.item.at(-1)).toBe('strange-medicine');
    expect(t.told('dice-rolled')).toEqual([]);
  });

  test('Jonah’s Turn: otherwise one die of Mental damage; without such an Item nobody is asked', () => {
    const kept = drawsEvent('jonahs-turn', [1], (s) => gives(s, 0, 'strange-medicine')).answers('keep', 'knowledge');
    expect([cards(kept), steps(kept)]).toEqual([['strange-medicine'], [4, 4, 2, 3]]);
    const bare = drawsEvent('jonahs-turn', [1], (s) => gives(s, 0, 'machete', 'armor'));
    expect(steps(bare.expects(0, 'take-damage', ['knowledge', 'sanity']).answers('sanity'))).toEqual([4, 4, 3, 2]);
  });

  test('Meat Moss: leave it, or inhale and roll two dice', () => {
    const t = drawsEvent('meat-moss').expects(0, 'event-choice', ['inhale', 'leave']);
    expect(steps(t.answers('leave'))).toEqual([4, 4, 3, 3]);
    expect(t.told('dice-rolled')).toEqual([]);
    const high = drawsEvent('meat-moss', [2, 1]).answers('inhale');
    expect(steps(high.answers('knowledge'))).toEqual([4, 4, 4, 3]);
    const low = drawsEvent('meat-moss', [1, 1, 1]).answers('inhale', 'sanity');
    expect([steps(low), lines(low)]).toEqual([[4, 4, 3, 2], [0]]);
  });

  test.each([
    [
      [2, 2, 2],
      [5, 5, 4, 4],
    ],
    [
      [2, 2, 1],
      [5, 5, 3, 3],
    ],
    [
      [2, 2, 0],
      [4, 4, 4, 4],
    ],
    [
      [2, 1, 0],
      [3, 4, 4, 3],
    ],
    [
      [2, 0, 0],
      [4, 4, 2, 2],
    ],
    [
      [1, 0, 0],
      [3, 3, 3, 3],
    ],
    [
      [0, 0, 0],
      [3, 3, 2, 2],
    ],
  ])('Mysterious Fluid: %j of three dice', (dice, after) => {
    expect(steps(drawsEvent('mysterious-fluid', dice).answers('drink'))).toEqual(after);
  });

  test('Mysterious Fluid: it can be left, the last step holds before the haunt, and afterwards it kills', () => {
    const t = drawsEvent('mysterious-fluid').expects(0, 'event-choice', ['drink', 'leave']);
    expect(steps(t.answers('leave'))).toEqual([4, 4, 3, 3]);
    const worn = drawsEvent('mysterious-fluid', [0, 0, 0], weak('might', 'sanity')).answers('drink');
    expect(steps(worn)).toEqual([1, 3, 2, 1]);
    expect(isDead(drawsEvent('mysterious-fluid', [1, 0, 0], dying('speed')).answers('drink'))).toBe(true);
  });

  test('Phone Call: two dice, good news, advice, a scream, or worse', () => {
    expect(steps(drawsEvent('phone-call', [2, 2]))).toEqual([4, 4, 3, 4]);
    expect(steps(drawsEvent('phone-call', [2, 1]))).toEqual([4, 4, 4, 3]);
    expect(steps(drawsEvent('phone-call', [2, 0, 1]).answers('knowledge'))).toEqual([4, 4, 2, 3]);
    expect(steps(drawsEvent('phone-call', [1, 0, 1]).answers('sanity'))).toEqual([4, 4, 3, 2]);
    const worst = drawsEvent('phone-call', [0, 0, 2, 1]).answers('might', 'might', 'speed');
    expect(steps(worst.usesAllLuck())).toEqual([2, 3, 3, 3]);
  });

  test('Poor Yorick: Sanity, Knowledge rises, or 1 Mental damage', () => {
    expect(steps(drawsEvent('poor-yorick', [2, 2, 0, 0]))).toEqual([4, 4, 4, 3]);
    expect(steps(drawsEvent('poor-yorick', [2, 1, 0, 0]).answers('sanity'))).toEqual([4, 4, 3, 2]);
  });

  test('Radio Broadcast: two dice, Knowledge rises, or one die of Mental damage', () => {
    expect(steps(drawsEvent('radio-broadcast', [2, 1]))).toEqual([4, 4, 4, 3]);
    expect(steps(drawsEvent('radio-broadcast', [1, 1, 2]).answers('sanity', 'sanity'))).toEqual([4, 4, 3, 1]);
    expect(steps(drawsFrom('upper-landing', 'radio-broadcast', [0, 0, 0]))).toEqual([4, 4, 3, 3]);
  });
});
