import { describe, expect, test } from 'vitest';
import { amid, stand, token, tokens } from './haunt-kit.ts';
import { type Edit, gives, type Table, turn } from './kit.ts';

// What is carried has a limit, however it comes to somebody: Herbs of haunt 6, two for each; Keepsakes of haunt 1, for heroes only.

/** Tokens 1, 2 … : so many Herbs for seat 0, then so many for seat 2, who stands on the same tile. */
const herbs = (mine: number, theirs: number, edit: Edit = () => {}): Table =>
  turn(
    amid(6, (s) => {
      stand(s, 'kitchen', 1);
      for (let i = 0; i < mine; i++) token(s, 'herb', { on: 0 });
      for (let i = 0; i < theirs; i++) token(s, 'herb', { on: 2 });
      edit(s);
    }),
  );
const carried = (t: Table, kind = 'herb'): (number | string | null)[] => tokens(t, kind).map(({ on }) => on);

describe('BH-TRADE-02, BH-STRUCT-05: nobody carries more after a trade than they may', () => {
  test('what would be too much must come back in the same trade', () => {
    const t = herbs(2, 1).answers('trade:2', 'ware:token:1', 'ware:token:2', 'done');
    t.expects(0, 'trade-take', ['ware:token:3'], { done: 'carries-enough' });
    t.answers('ware:token:3', 'done').expects(2, 'agree-trade');
    expect(t.decision.about).toMatchObject({ given: ['herb', 'herb'], taken: ['herb'] });
    t.answers('yes');
    expect(carried(t)).toEqual([2, 2, 0]);
  });

  test('two full hands may still change what is in them', () => {
    const t = herbs(2, 2).answers('trade:2', 'ware:token:1', 'done');
    t.expects(0, 'trade-take', ['ware:token:3'], { done: 'carries-enough' }); // one Herb is like another
    t.answers('ware:token:3');
    t.expects(0, 'trade-take', ['done'], { 'ware:token:4': 'carries-enough' });
    t.answers('done', 'yes');
    expect(carried(t)).toEqual([2, 0, 0, 2]);
  });

  test('with full hands nothing more can be asked for; where that is all there is, the trade ends with nothing', () => {
    const t = herbs(2, 1).answers('trade:2', 'done');
    t.expects(0, 'trade-take', ['done'], { 'ware:token:3': 'carries-enough' });
    const card = herbs(2, 1, (s) => gives(s, 2, 'map')).answers('trade:2', 'done');
    card.expects(0, 'trade-take', ['ware:map'], { done: 'nothing-to-trade', 'ware:token:3': 'carries-enough' });
  });

  test('BH-TRADE-03: refused, everything stays where it was', () => {
    const t = herbs(2, 1).answers('trade:2', 'ware:token:1', 'done', 'done', 'no');
    expect(carried(t)).toEqual([0, 0, 2]);
    t.refuses('trade:2', 'blocked');
  });

  test('what only heroes carry is not for the traitor', () => {
    const keepsake = (on: number) =>
      turn(
        amid(1, (s) => {
          token(s, 'keepsake', { on });
          gives(s, 0, 'map');
        }),
      );
    keepsake(0).answers('trade:1').expects(0, 'trade-give', ['done', 'ware:map'], { 'ware:token:1': 'not-carried' });
    const friend = keepsake(0).answers('trade:2', 'ware:token:1', 'done', 'done', 'yes');
    expect(carried(friend, 'keepsake')).toEqual([2]);
  });
});

describe('BH-LOOT-02, BH-R-09: what the dead carried is looted like a card, as far as it can be carried', () => {
  const corpse = (mine: number) =>
    herbs(mine, 1, (s) => {
      if (s.explorers[2]) s.explorers[2].dead = true;
    });

  test('with room for it', () => {
    const t = corpse(1).answers('loot:token:2');
    expect(carried(t)).toEqual([0, 0]);
    t.tells('token-taken', { token: 'herb', who: 0 });
  });

  test('without, it stays with the corpse', () => {
    const t = corpse(2);
    t.expects(0, 'turn', t.legal, { 'loot:token:3': 'carries-enough' }).refuses('loot:token:3', 'blocked');
    expect(carried(t)).toEqual([0, 0, 2]);
  });
});
