import { describe, expect, test } from 'vitest';
import { cardsWithBack } from '../src/content/items.ts';
import { carried, type Edit, K, S, table, view } from './kit.ts';

const discovering = (cards: string[], edit: Edit = {}, options = {}, seats = 2) =>
  table('discovery', { discovery: cards, also: edit }, options, seats);

describe('discovery', () => {
  test('TS-DISC-01: the team chooses who looks around', () => {
    const t = discovering(['d.herbs', 'd.trap', 'd.key']);
    t.expects(S, 'discover', ['discover:anna', 'discover:william', 'discover:marco']);
    expect(table('discovery', {}, {}, 4).match.waitingFor()).toEqual([1, 2, 3]);
  });

  test('TS-DISC-02: two cards, one is kept, the other discarded', () => {
    const t = discovering(['d.herbs', 'd.trap', 'd.key']).answers('discover:william');
    t.expects(S, 'keep-one', ['keep:herbs', 'keep:trap']).answers('keep:trap');
    expect([carried(t.state, 'william'), t.state.discard]).toEqual([['trap'], ['d.herbs']]);
    expect(t.state.discovery).toEqual(['d.key']);
  });

  test('TS-DISC-03: noise for what was drawn, kept or not', () => {
    const t = discovering(['d.herbs', 'd.toolkit', 'd.trap'], { survivors: { william: 'Z3' } });
    t.answers('discover:william', 'keep:herbs').tells('noise-reported', { at: ['Z3'] });
    const anna = discovering(['d.herbs', 'd.toolkit', 'd.trap']).answers('discover:anna', 'keep:herbs');
    anna.tells('noise-reported', { at: ['C1'] });
  });

  test('TS-DISC-04: there are exactly two keys among the discoveries', () => {
    expect(cardsWithBack('d').filter((card) => card === 'd.key')).toHaveLength(2);
  });

  test('TS-DISC-05: the last card is drawn alone; TS-AMB-06: to be kept or not', () => {
    const t = discovering(['d.herbs']).answers('discover:william').expects(S, 'keep', ['keep', 'discard']);
    expect(t.answers('discard').state.discard).toEqual(['d.herbs']);
  });

  test('TS-DISC-06: nothing left to discover, and no help on its way: lost', () => {
    expect(discovering([]).match.outcome).toEqual({ side: 'killer', winners: [K] });
  });

  test('TS-DISC-07: with help on its way the step is skipped', () => {
    const t = discovering([], { help: 3 });
    expect(t.match.over).toBe(false);
    expect(t.asked).toBe(K);
  });

  test('TS-DISC-08: a radio finished in the same phase is in time', () => {
    const t = table('turn', {
      turns: { done: [0, 1], current: 2, acted: false },
      survivors: { marco: 'N1' },
      repair: 4,
      discovery: [],
    });
    t.answers('repair', 'end');
    expect(t.match.over).toBe(false);
    expect(t.asked).toBe(K);
  });

  test('TS-DISC-09: also beside the Killer', () => {
    const t = discovering(['d.herbs', 'd.trap'], { survivors: { william: 'Z5' } });
    t.answers('discover:william', 'keep:trap');
    expect(carried(t.state, 'william')).toEqual(['trap']);
  });

  test('TS-DISC-10: in "On your own" the first player looks around', () => {
    const t = discovering(['d.herbs', 'd.trap'], { firstPlayer: 1 }, { onYourOwn: true }, 4);
    t.expects(2, 'keep-one', ['keep:herbs', 'keep:trap']);
  });

  test('TS-DISC-11: a key to the rack, anything else under the limit of the backpack', () => {
    const key = discovering(['d.key', 'd.trap']).answers('discover:william', 'keep:key');
    expect(key.state.rack).toEqual(['d.key']);
    const full = discovering(['d.herbs', 'd.trap'], {
      survivors: { william: { pack: ['knife', 'revolver', 'hatchet'] } },
    });
    full.answers('discover:william', 'keep:trap').expects(S, 'pack-full');
  });

  test('TS-R-14: the Killer sees how many discoveries are left, and nothing else', () => {
    const t = discovering(['d.herbs', 'd.trap', 'd.revolver', 'd.talisman']).answers('discover:william');
    expect(view(t, K).discovery).toBe(2);
    expect(t.heard(K)).toEqual(['discovery-drawn']);
    expect(JSON.stringify([t.view(K), t.match.eventsFor(K)])).not.toMatch(/herbs|trap|discover:|"pack"/);
  });
});
