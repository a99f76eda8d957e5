import { scenario } from '@dreadhouse/engine/testing';
import { describe, expect, test } from 'vitest';
import { cardsWithBack } from '../src/content/items.ts';
import { mansion } from '../src/content/mansion.ts';
import { SURVIVORS } from '../src/content/survivors.ts';
import { terrorscape } from '../src/index.ts';
import { K, S, view } from './kit.ts';

const SETUP = { options: { killer: 'butcher', survivors: ['anna', 'johnson', 'marco'] } };
const seatsOf = (seats: number): number[] =>
  scenario(terrorscape, { ...SETUP, seats }).state.survivors.map(({ seat }) => seat);

describe('seats', () => {
  test('TS-SEAT-01: three Survivors, whatever the number of people', () => {
    for (const seats of [2, 3, 4]) expect(scenario(terrorscape, { ...SETUP, seats }).state.survivors).toHaveLength(3);
    expect(terrorscape.options({ survivors: ['anna', 'marco'] }, 2).ok).toBe(false);
  });

  test('TS-SEAT-02: fewer than three people have more than one Survivor', () => {
    expect(seatsOf(3)).toEqual([1, 2, 1]);
    expect(seatsOf(4)).toEqual([1, 2, 3]);
  });

  test('TS-SEAT-03: with two people one has all three Survivors (TS-EX-01)', () => {
    expect(seatsOf(2)).toEqual([1, 1, 1]);
  });

  test('TS-SEAT-04: one Killer seat; the other seats are one team that knows the same', () => {
    expect(terrorscape.teams?.(4)).toEqual([[1, 2, 3]]);
    const t = scenario(terrorscape, { ...SETUP, seats: 4 });
    expect(t.view(1)).toEqual(t.view(2));
    expect(t.view(2)).toEqual(t.view(3));
    expect(t.match.waitingSeenBy(K)).toEqual([1, 2, 3]);
  });
});

describe('set-up', () => {
  const start = () => scenario(terrorscape, { ...SETUP, seats: 2 });
  const sorted = (cards: readonly string[]): string[] => [...cards].sort();

  test('TS-SETUP-02: no repair token is laid yet', () => {
    expect(start().state.repair).toBe(0);
    expect(view(start(), K).repairTokens).toBe(5);
  });

  test('TS-SETUP-04: items are sorted by their backs', () => {
    const { discovery, search } = start().state;
    expect(discovery.every((card) => card.startsWith('d.'))).toBe(true);
    expect(search.slice(0, -1).every((card) => card.startsWith('s.'))).toBe(true);
  });

  test('TS-SETUP-05: all magnifier cards, shuffled, are the discovery deck', () => {
    const { discovery } = start().state;
    expect(sorted(discovery)).toEqual(sorted(cardsWithBack('d')));
    expect(discovery).not.toEqual(cardsWithBack('d'));
  });

  test('TS-SETUP-06: all black-key cards, shuffled, are the search deck', () => {
    const { search } = start().state;
    expect(sorted(search.slice(0, -1))).toEqual(sorted(cardsWithBack('s')));
    expect(search.slice(0, -1)).not.toEqual(cardsWithBack('s'));
  });

  test('TS-SETUP-07: the coloured key lies at the bottom of the search deck, always', () => {
    for (const seed of ['a', 'b', 'c', 'd', 'e'])
      expect(scenario(terrorscape, { ...SETUP, seed }).state.search.at(-1)).toBe('c.key');
  });

  test('TS-SETUP-08: the Survivors start at the Main Exit', () => {
    expect(start().state.survivors.map(({ at }) => at)).toEqual(['C1', 'C1', 'C1']);
  });

  test('TS-SETUP-09: which is in the Entrance Hall', () => expect(mansion.mainExit).toBe('C1'));

  test('TS-SETUP-10: the Killer starts at the Hidden Exit', () => expect(start().state.killer.at).toBe('Z5'));

  test('TS-SETUP-11: which is in the Garden', () => expect(mansion.hiddenExit).toBe('Z5'));

  test('TS-SETUP-12: every Survivor has a sheet and a backpack; who plays is open, what is carried is not', () => {
    expect(view(start(), K).survivors.map(({ id }) => id)).toEqual(['anna', 'johnson', 'marco']);
    expect(view(start(), S).survivors[0]).toHaveProperty('pack');
    expect(view(start(), K).survivors[0]).not.toHaveProperty('pack');
  });

  test('TS-SETUP-13: starting items, to each their own', () => {
    const packs = start().state.survivors.map(({ pack }) => pack);
    expect(packs).toEqual([['b.whisky-bottle'], ['b.toolkit', 'b.hatchet'], ['b.first-aid-kit', 'b.lime-powder']]);
  });

  test('TS-SETUP-14: starting items of those who do not play leave the game', () => {
    const { discovery, search, discard } = start().state;
    const everything = [...discovery, ...search, ...discard];
    for (const item of [...SURVIVORS.sophia.start, ...SURVIVORS.william.start])
      expect(everything).not.toContain(`b.${item}`);
  });

  test('TS-SETUP-15: the Killer knows whose Survivor is whose', () => {
    const t = scenario(terrorscape, { ...SETUP, seats: 3 });
    expect(view(t, K).survivors.map(({ id, seat }) => [id, seat])).toEqual([
      ['anna', 1],
      ['johnson', 2],
      ['marco', 1],
    ]);
  });

  test('TS-SETUP-16: each side has its own map; the Survivors see the Killer on theirs', () => {
    expect(view(start(), S).killer.at).toBe('Z5');
    expect(view(start(), S).survivors[0]).toHaveProperty('at', 'C1');
    expect(view(start(), K).survivors[0]).not.toHaveProperty('at');
  });

  test('TS-SETUP-17: the Killer of the Feral Instincts is there for whoever wants it', () => {
    expect(terrorscape.options({ killer: 'lycanthrope' }, 2).ok).toBe(false);
    const t = scenario(terrorscape, { options: { killer: 'lycanthrope', feralInstincts: true } });
    expect(t.state.killer.id).toBe('lycanthrope');
  });
});

describe('choices at the table', () => {
  test('TS-R-01: first the Killer, then the Survivors, each by whoever plays them, in the open', () => {
    const t = scenario(terrorscape, { seats: 3 });
    t.expects(K, 'choose-killer', ['butcher', 'specter', 'murderer']).answers('specter');
    t.expects(1, 'choose-survivor', ['anna', 'marco', 'johnson', 'sophia', 'william']).answers('sophia');
    t.expects(2, 'choose-survivor', ['anna', 'marco', 'johnson', 'william']).answers('anna');
    t.expects(1, 'choose-survivor', ['marco', 'johnson', 'william']).answers('william');
    t.tells('killer-chosen', { killer: 'specter' }).tells('survivor-chosen', { survivor: 'anna', seat: 2 });
    expect(t.state.killer.hand).toHaveLength(3);
    expect(t.state.round).toBe(1);
    expect(t.match.waitingFor()).toEqual([1, 2]);
  });
});
