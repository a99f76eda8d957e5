import { fastChance, Match, NOT_YET, oddsOf, randomAnswer } from '@dreadhouse/engine';
import { describe, expect, test } from 'vitest';
import { terrorscape } from '../src/index.ts';
import { cameTrue } from '../src/odds/came-true.ts';
import { odds, oddsIn } from '../src/odds/odds.ts';
import { dice, type Edit, K, killerAt, S, type Table, table, turn } from './kit.ts';

/** What is told of an option, in whole per cent. */
const told = (t: Table, option: string, seat = S): Readonly<Record<string, number>> =>
  Object.fromEntries(
    (oddsOf(t.match, seat)[option]?.outcomes ?? []).map(({ key, chance }) => [key, Math.round(chance * 100)]),
  );

/** The Butcher, as strong as 5, searches the Kitchen and attacks with no card. */
const attacked = (edit: Edit = {}, options = {}): Table =>
  killerAt('N3', ['anna'], edit, options).answers('search', 'none').expects(S, 'defend');

describe('what an attack may come to', () => {
  test('TS-ENC-14, TS-ENC-18: four dice against the strength, and what an item adds', () => {
    const t = attacked({ survivors: { anna: { at: 'N3', pack: ['hatchet', 'lime-powder'] } } });
    expect(told(t, 'none')).toEqual({ repels: 51, wounded: 49 });
    expect(told(t, 'use:hatchet')).toEqual({ repels: 69, wounded: 31 });
    expect(told(t, 'use:lime-powder')).toEqual({ repels: 84, wounded: 16 });
    expect(oddsOf(t.match, S)['none']?.exact).toBe(true);
  });

  test('TS-FEAR-07, TS-R-02: fear takes dice, and the second wound is the last', () => {
    const t = attacked({ survivors: { anna: { at: 'N3', fear: 2, health: 1 } } });
    expect(told(t, 'none')).toEqual({ repels: 8, dies: 92 });
  });

  test('TS-ENC-17, TS-R-08: a trap counts, and William’s bare hands', () => {
    expect(told(attacked({ traps: ['N3'] }), 'none')).toEqual({ repels: 84, wounded: 16 });
    const william = killerAt('N3', ['william'], { survivors: { william: { at: 'N3', pack: ['hatchet'] } } });
    william.answers('search', 'none');
    expect(told(william, 'none')).toEqual({ repels: 69, wounded: 31 });
    expect(told(william, 'use:hatchet')).toEqual({ repels: 69, wounded: 31 });
  });

  test('TS-ENC-10: whoever steps forward, bare and with the best that there is', () => {
    const t = killerAt('N3', ['anna', 'marco'], {
      survivors: { anna: { at: 'N3', pack: ['hatchet'] }, marco: { at: 'N3', fear: 1 } },
    });
    t.answers('search', 'none').expects(S, 'defender');
    expect(told(t, 'defend:anna')).toEqual({ repels: 51, wounded: 49 });
    expect(told(t, 'defend:marco')).toEqual({ repels: 29, wounded: 71 });
    const reach = (option: string) => oddsOf(t.match, S)[option]?.outcomes[0]?.reach;
    expect(reach('defend:anna')).toBeCloseTo(0.69, 2);
    expect(reach('defend:marco')).toBeUndefined();
  });

  test('TS-R-09: an attack that is as strong as the defender is afraid', () => {
    const survivors = { anna: { at: 'N3', fear: 1 }, marco: 'N3' };
    const t = killerAt('N3', [], { survivors, hand: ['icy-grip'] }, { killer: 'specter' });
    t.answers('search', 'play:icy-grip').expects(S, 'defender');
    const before = told(t, 'defend:anna');
    t.answers('defend:anna').expects(S, 'defend');
    expect(told(t, 'none')).toEqual(before);
  });

  test('TS-R-17: in "On your own" nobody is told what others hold', () => {
    const survivors = { anna: { at: 'N3', pack: ['hatchet'] }, marco: { at: 'N3', pack: ['hatchet'] } };
    const t = table('killer-main', { killer: { at: 'N3' }, survivors }, { onYourOwn: true }, 4);
    t.answers('search', 'none');
    const known = oddsOf(t.match, 1);
    expect(known['defend:anna']?.outcomes[0]?.reach).toBeCloseTo(0.69, 2);
    expect(known['defend:marco']?.outcomes[0]?.chance).toBeCloseTo(0.51, 2);
    expect(known['defend:marco']?.outcomes[0]?.reach).toBeUndefined();
  });
});

describe('what may be found', () => {
  const ransacking = (edit: Edit = {}, options = {}, seats = 2): Table =>
    turn('william', [{ survivors: { william: 'N4' } }, edit], options, seats);

  test('TS-RANS-04, TS-RANS-06: the next card of those that are left, and whether it is heard', () => {
    // Five keys, two toolkits, a longsword; ammunition, the knife and the map are silent.
    expect(told(ransacking(), 'ransack')).toEqual({ 'key-loud': 45, item: 27, 'item-loud': 27 });
    const few = ransacking({ search: ['s.knife', 's.toolkit', 's.knife', 's.key', 'c.key'] });
    expect(told(few, 'ransack')).toEqual({ 'key-loud': 25, item: 50, 'item-loud': 25 });
  });

  test('TS-SETUP-07: the last card is a key', () => {
    expect(told(ransacking({ search: ['c.key'] }), 'ransack')).toEqual({ 'key-loud': 100 });
  });

  test('TS-NOISE-01, TS-R-08: where there is noise already, and for light fingers, nothing more is heard', () => {
    expect(told(ransacking({ noise: ['N4'] }), 'ransack')).toEqual({ key: 45, item: 55 });
    const anna = turn('anna', { survivors: { anna: 'N4' } }, { lightFingers: true });
    expect(told(anna, 'ransack')).toEqual({ key: 45, item: 55 });
  });

  test('TS-AMB-11: nothing is told where the hidden Killer may be to stop it', () => {
    const sneaking = { at: 'Z1', from: 'N4' };
    const options = { killer: 'murderer', sneakBansActions: true };
    expect(told(ransacking({ sneaking }, options), 'ransack')).toEqual({});
    expect(told(ransacking({ sneaking: { at: 'Z1', from: 'Z2' } }, options), 'ransack')['key-loud']).toBe(45);
  });

  test('TS-DISC-02, TS-DISC-03: two discoveries, of which one is kept; the last one alone', () => {
    const discovery = ['d.herbs', 'd.key', 'd.toolkit', 'd.trap'];
    const two = table('discovery', { discovery });
    expect(told(two, 'discover:anna')).toEqual({ 'key-loud': 50, item: 17, 'item-loud': 33 });
    expect(told(table('discovery', { discovery: ['d.trap'] }), 'discover:anna')).toEqual({ item: 100 });
  });

  test('TS-R-17, TS-KEY-01: what others carry may still be in the deck, for all that one knows; a key is not', () => {
    const edit: Edit = {
      search: ['s.key', 's.knife', 'c.key'],
      survivors: { marco: { at: 'Z1', pack: ['s.longsword'] } },
    };
    const t = ransacking(edit, { onYourOwn: true }, 4);
    expect(told(t, 'ransack', t.asked)).toEqual({ 'key-loud': 50, item: 25, 'item-loud': 25 });
    expect(oddsOf(t.match, t.asked)['ransack']?.exact).toBe(false);
    expect(told(ransacking(edit), 'ransack')).toEqual({ 'key-loud': 50, item: 50 });
  });
});

describe('whoever is told', () => {
  test('TS-SETUP-16: is never the Killer', () => {
    expect(odds(killerAt('N3', ['anna'], { hand: ['cleave'] }).answers('search').match, K)).toEqual({});
  });

  test('is told nothing that depends on what is hidden', () => {
    let compared = 0;
    for (let n = 0; n < 6; n++) {
      const seats = 2 + (n % 3);
      const players = Array.from({ length: seats }, (_, seat) => `Seat ${seat}`);
      const options = { ...(terrorscape.sampleOptions(n, seats) as object), onYourOwn: seats === 4 };
      const started = Match.start(terrorscape, { options, players, luck: { kind: 'fast', seed: `odds ${n}` } });
      if (!started.ok) throw new Error(started.why);
      const { value: match } = started;
      const chance = fastChance(`odds player ${n}`);
      while (!match.over) {
        const { seat, option } = randomAnswer(match.run, chance);
        const decision = match.decision(seat);
        const known = odds(match, seat);
        if (decision !== null && Object.keys(known).length > 0) {
          const other = match.imagine(seat, fastChance(`another world ${compared}`));
          expect(oddsIn(other.state, seat, decision, match.legal(seat))).toEqual(known);
          compared += 1;
        }
        match.answer(seat, option.id);
      }
    }
    expect(compared).toBeGreaterThan(50);
  });
});

describe('whether a promise is kept', () => {
  test('TS-ENC-12: whoever steps forward and uses an item had another promise; before that nothing shows', () => {
    const t = killerAt('N3', ['anna', 'marco'], { survivors: { anna: { at: 'N3', pack: ['hatchet'] }, marco: 'N3' } });
    dice(t, 3, 3, 0, 0).answers('search', 'none');
    const promised = oddsOf(t.match, S)['defend:anna'];
    if (promised === undefined) throw new Error('nothing is promised');
    const before = t.match.events.length;
    t.answers('defend:anna');
    const since = () => t.match.events.slice(before);
    expect(cameTrue('defend:anna', promised, since())).toBe(NOT_YET);
    t.answers('use:hatchet');
    expect(cameTrue('defend:anna', promised, since())).toBeNull();
    expect(cameTrue('use:hatchet', promised, since())).toBe('repels');
  });
});
