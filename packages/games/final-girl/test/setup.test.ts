import { scenario } from '@dreadhouse/engine/testing';
import { describe, expect, test } from 'vitest';
import { dailyChallenge, type FinalGirlState, finalGirl } from '../src/index.ts';
import { FILMS, fresh, look, type Options, table } from './kit.ts';

const SEEDS = Array.from({ length: 40 }, (_, i) => `setup ${i}`);
/** The state right after the setup, for many seeds. */
const setups = (options: Options = {}): FinalGirlState[] => SEEDS.map((seed) => afterSetup(options, seed));
const afterSetup = (options: Options, seed: string): FinalGirlState => fresh(options, seed).state;
const different = (values: readonly string[]): string[] => [...new Set(values)].sort();
const sorted = (values: readonly string[]): string[] => [...values].sort();
const happyTrails = FILMS[0]!;

describe('what is chosen', () => {
  test('FG-SETUP-01: a killer and a location are chosen', () => {
    const t = fresh({ killer: 'geppetto', location: 'groves' });
    expect([look(t).killer.id, look(t).options.location]).toEqual(['geppetto', 'groves']);
    expect(Object.keys(t.state.memory)).toContain('groves');
    expect(finalGirl.options({ location: 'moon' }, 1)).toMatchObject({
      ok: false,
      why: expect.stringContaining('camp, creech, groves, carnival or maple'),
    });
  });

  test('FG-SETUP-02: one heroine is chosen, or drawn by chance as in the daily challenge', () => {
    expect(look(fresh({ heroine: 'nancy' })).heroine).toMatchObject({ id: 'nancy', markers: 3 });
    expect(finalGirl.options({ heroine: 'hans' }, 1)).toMatchObject({ ok: false });
    const days = Array.from({ length: 28 }, (_, i) => `2026-02-${String(i + 1).padStart(2, '0')}`);
    const drawn = days.map((day) => dailyChallenge(day).options);
    expect(different(drawn.map((options) => options.heroine)).length).toBeGreaterThan(4);
    for (const options of drawn) expect(finalGirl.options(options, 1).ok).toBe(true);
  });

  test('FG-SETUP-03: normal or extreme horror; normal unless something else is said', () => {
    expect(look(fresh())).toMatchObject({ options: { mode: 'normal' }, time: 6 });
    expect(look(fresh({ mode: 'extreme' }))).toMatchObject({ options: { mode: 'extreme' }, time: 5 });
    expect(finalGirl.options({ mode: 'easy' }, 1)).toMatchObject({
      ok: false,
      why: expect.stringContaining('normal or extreme'),
    });
  });

  test('FG-EX-20 (FG-SETUP-01, FG-SETUP-02, FG-SETUP-03): without a word it is Hans, the camp and Laurie', () => {
    const t = fresh();
    expect(look(t)).toMatchObject({ killer: { id: 'hans' }, heroine: { id: 'laurie' }, options: { location: 'camp' } });
    t.expects(0, 'action');
    expect(t.legal).toEqual(expect.arrayContaining(['play:walk', 'play:focus', 'play:short_rest', 'end']));
  });
});

describe('heroine and action cards', () => {
  test('FG-SETUP-04: her card shows its slots, and her ultimate ability does not work yet', () => {
    const t = fresh();
    expect(look(t).heroine).toMatchObject({ flipped: false, slots: [null, null, null, null, null, null] });
    const strike = (flipped: boolean) =>
      table('action', { heroine: { flipped }, killer: 'campfire', hand: ['weak_attack'] })
        .dice('horror', 5, 5)
        .answers('play:weak_attack').state.killer.markers;
    expect([strike(false), strike(true)]).toEqual([10, 9]);
  });

  test('FG-SETUP-05: the six cards of cost 0 are the starting hand', () => {
    const { hand: cards } = fresh().state;
    expect(sorted(cards)).toEqual(['focus', 'focus', 'short_rest', 'walk', 'walk', 'weak_attack']);
  });

  test('FG-SETUP-06: the other 17 lie in the market, in open piles of one or two copies by name', () => {
    const { market } = look(fresh());
    expect(
      Object.fromEntries(market.filter((pile) => pile.copies > 0).map((pile) => [pile.card, pile.copies])),
    ).toEqual({
      close_call: 2,
      search: 2,
      run: 2,
      guard: 2,
      distract: 2,
      improvise: 1,
      planning: 1,
      retaliation: 1,
      furious_strike: 2,
      long_rest: 1,
      critical_blow: 1,
    });
    expect(market.filter((pile) => pile.cost === 0).map((pile) => pile.copies)).toEqual([0, 0, 0, 0]);
  });
});

describe('hidden cards', () => {
  test('FG-SETUP-07: one random finale lies face down, the others are out of the game', () => {
    const all = setups();
    const ids = ['hans_f1', 'hans_f2', 'hans_f3'];
    expect(different(all.map((s) => s.finale.id))).toEqual(ids);
    for (const s of all) {
      expect(sorted([s.finale.id, ...s.unusedFinales])).toEqual(ids);
      expect(s.finale).toMatchObject({ revealed: false, known: false });
    }
    expect(look(fresh()).finale).toEqual({ id: null, revealed: false });
  });

  test('FG-SETUP-08: one random dark power lies face down; the epic one only if wanted', () => {
    const drawn = (epic: string) => different(setups({ epic }).map((s) => s.darkPowers.map((card) => card.id).join()));
    expect(drawn('off')).toEqual(['hans_d1', 'hans_d2', 'hans_d3']);
    expect(drawn('shuffled')).toEqual(['hans_d1', 'hans_d2', 'hans_d3', 'hans_e']);
    expect(drawn('forced')).toEqual(['hans_e']);
    const t = fresh();
    expect([t.state.darkPowers.length, t.state.unusedDarkPowers.length]).toEqual([1, 3]);
    expect(look(t).darkPowers).toEqual([{ id: null, revealed: false }]);
  });

  test('FG-SETUP-09: ten random cards of both terror decks together, face down', () => {
    const all = setups();
    const killers = happyTrails.killer.terror.map((card) => card.id);
    const mixes = all.map((s) => s.terror.deck.filter((card) => killers.includes(card.id)).length);
    expect(all.every((s) => s.terror.deck.length === 10)).toBe(true);
    const mean = mixes.reduce((sum, n) => sum + n, 0) / mixes.length;
    expect(mean).toBeGreaterThan(6); // 16 of 24 cards are Hans', so 6.7 of 10
    expect(mean).toBeLessThan(7.4);
    expect(different(mixes.map(String)).length).toBeGreaterThan(2);
    expect(different(all.map((s) => s.terror.deck[0]?.id ?? '')).length).toBeGreaterThan(5);
    expect(look(fresh()).terror).toMatchObject({ deck: 10, known: Array(10).fill(null), discard: [] });
  });

  test('FG-SETUP-10: the other 14 are set aside and never drawn, not even when the deck is empty', () => {
    const { terror: dealt } = fresh().state;
    const copies = [...happyTrails.killer.terror, ...happyTrails.location.terror].flatMap((card) =>
      Array<string>(card.copies ?? 1).fill(card.id),
    );
    expect(dealt.unused).toHaveLength(14);
    expect(sorted([...dealt.deck.map((card) => card.id), ...dealt.unused])).toEqual(sorted(copies));
    const t = table('terror', { terror: [] }).tells('terror-deck-empty');
    expect([t.told('terror-drawn').length, t.state.terror.unused.length]).toEqual([0, 24]);
  });
});

describe('items', () => {
  test('FG-SETUP-11: three piles of four random items; the rest is out of the game', () => {
    const all = setups();
    const items = sorted(happyTrails.location.items.map((item) => item.id));
    for (const s of all) {
      expect(s.items.piles.map((pile) => pile.cards.length)).toEqual([4, 4, 4]);
      expect(s.items.unused).toHaveLength(6);
      const dealt = s.items.piles.flatMap((pile) => pile.cards.map((card) => card.id));
      expect(sorted([...dealt, ...s.items.unused])).toEqual(items);
    }
    expect(different(all.map((s) => s.items.piles[0]?.cards[3]?.id ?? '')).length).toBeGreaterThan(8);
    expect(different(all.flatMap((s) => s.items.unused)).length).toBeGreaterThan(12);
  });

  test('FG-SETUP-12: the top card of each pile lies face up, the others face down', () => {
    const t = fresh();
    expect(t.state.items.piles.map((pile) => pile.cards.map((card) => card.up))).toEqual(
      Array(3).fill([true, false, false, false]),
    );
    for (const [i, pile] of look(t).items.piles.entries()) {
      const ids = pile.cards.map((card) => card.id);
      expect(ids).toEqual([t.state.items.piles[i]?.cards[0]?.id, null, null, null]);
    }
    expect(t.told('item-turned-up')).toHaveLength(3);
  });
});

describe('figures and tokens', () => {
  test('FG-SETUP-13: a random setup card is carried out and stays in sight; the others are out of the game', () => {
    const cards = happyTrails.location.setups;
    const ids = cards.map((card) => card.id);
    const all = SEEDS.map((seed) => fresh({}, seed));
    expect(different(all.map((t) => t.state.setupCard))).toEqual(ids);
    for (const t of all) {
      const card = cards.find((one) => one.id === t.state.setupCard)!;
      const before = t.match.events.slice(
        0,
        t.match.events.findIndex((event) => event.kind === 'event-drawn'),
      );
      const placed = before
        .filter((event) => event.kind === 'victims-added')
        .map(({ details }) => [details['space'], details['n']]);
      expect(Object.fromEntries(placed)).toEqual(card.victims);
      t.tells('set-up', { card: card.id, heroine: card.heroine, killer: card.killer });
      expect([t.state.heroine.space, t.state.killer.space]).toEqual([card.heroine, card.killer]);
      expect(look(t).setupCard).toBe(card.id);
      expect(sorted([card.id, ...t.state.unusedSetupCards])).toEqual(ids);
    }
  });

  test('FG-SETUP-14: of nine mixed black tokens the killer and the heroine get one each', () => {
    const all = setups();
    for (const s of all) {
      const tokens = [s.heroine.breath, s.killer.breath!, ...s.breathTokens.unused];
      expect(tokens.map((token) => token.color)).toEqual(Array(9).fill('black'));
      expect(tokens.map((token) => token.symbols).sort()).toEqual([0, 0, 0, 0, 0, 0, 1, 2, 3]);
    }
    expect(different(all.map((s) => String(s.heroine.breath.symbols)))).toEqual(['0', '1', '2', '3']);
    expect(different(all.map((s) => String(s.killer.breath?.symbols)))).toEqual(['0', '1', '2', '3']);
  });

  test('FG-SETUP-15: nobody sees the hidden side of a token, neither the two in use nor the seven others', () => {
    for (const seed of SEEDS.slice(0, 10)) {
      const view = look(fresh({}, seed));
      expect(view.heroine.breath).toEqual({ color: 'black', symbols: null });
      expect(view.killer.breath).toEqual({ color: 'black', symbols: null });
      expect(view.breathTokens).toEqual({ unused: Array(7).fill({ color: 'black', symbols: null }), removed: [] });
    }
  });

  test('FG-SETUP-16: the token counts as one health, and markers fill up the rest', () => {
    for (const film of FILMS) {
      for (const heroine of ['alice', 'barbara']) {
        const s = afterSetup({ killer: film.killer.id, location: film.location.id, heroine }, 'health');
        expect(s.heroine.markers + 1).toBe(heroine === 'alice' ? 4 : 7);
        if (film.killer.id === 'poltergeist') expect(s.killer).toMatchObject({ markers: 0, breath: null });
        else expect([s.killer.markers + 1, s.killer.breath?.color]).toEqual([film.killer.health, 'black']);
      }
    }
  });

  test('FG-EX-18, FG-SETUP-17, FG-SETUP-18: Laurie has a token and 4 markers, Hans a token and 11', () => {
    expect(look(fresh({ killer: 'hans', heroine: 'laurie' }))).toMatchObject({
      heroine: { markers: 4, health: 5, most: 5, breath: { color: 'black' } },
      killer: { markers: 11, most: 12, breath: { color: 'black' } },
    });
  });
});

describe('tracks and the first event', () => {
  const STARTS = FILMS.map(({ killer }) => [killer.id, killer.horror] as const);
  test.each(STARTS)(
    'FG-SETUP-19, FG-SETUP-21: against %s bloodlust starts on row 1, horror on level %i',
    (id, horror) => {
      const { state } = scenario(finalGirl, { options: { killer: id }, seed: 'tracks' }).at('planning');
      expect([state.killer.bloodlust, state.horror]).toEqual([1, horror]);
    },
  );

  test('FG-SETUP-20: time starts on 6, in extreme horror mode on 5', () => {
    expect([fresh().state.time, fresh({ mode: 'extreme' }).state.time]).toEqual([6, 5]);
  });

  test('FG-SETUP-22: the first event is drawn from a shuffled deck and carried out as the last step', () => {
    const all = SEEDS.map((seed) => fresh({}, seed));
    expect(different(all.map((t) => String(t.told('event-drawn')[0]?.details['card']))).length).toBeGreaterThan(6);
    for (const t of all) {
      const kinds = t.order('set-up', 'victims-added', 'item-turned-up', 'event-drawn', 'phase');
      expect(kinds.indexOf('event-drawn')).toBeGreaterThan(kinds.indexOf('set-up'));
      expect(kinds.indexOf('event-drawn')).toBeGreaterThan(kinds.lastIndexOf('item-turned-up'));
      expect(kinds.indexOf('event-drawn')).toBeLessThan(kinds.indexOf('phase'));
      expect(kinds.filter((kind) => kind === 'event-drawn')).toHaveLength(1);
      const drawn = t.told('event-drawn')[0]?.details['card'];
      expect(t.state.events.deck).toHaveLength(9);
      expect([...t.state.inPlay.map((card) => card.id), ...t.state.events.discard]).toEqual([drawn]);
      expect(look(t).events).toMatchObject({ deck: 9 });
    }
    const arrivals = all.find((t) => t.told('event-drawn')[0]?.details['card'] === 'ce03')!;
    expect(arrivals.state.victims).toHaveLength(16); // ten from the setup card and six New Arrivals
  });
});
