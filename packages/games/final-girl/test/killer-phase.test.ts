import { describe, expect, test } from 'vitest';
import { count, FILMS, look, type Table, table } from './kit.ts';

/** Where the killer went, step by step. */
const steps = (t: Table): unknown[] => t.told('enemy-moved').map((event) => event.details['to']);

describe('step 1, the killer action', () => {
  test('FG-KILL-01, FG-KILL-07: before any terror card Hans attacks once, where he stands', () => {
    const t = table('killer', { victims: { tool_shed: 2, east_trail: 3 }, terror: ['ht09', 'ct07'] }).dice('panic', 1);
    t.tells('killer-action', { finale: null, rule: 'FG-KILL-01' });
    expect(t.order('killer-action', 'victim-killed', 'terror-drawn')).toEqual([
      'killer-action',
      'victim-killed',
      'terror-drawn',
    ]);
    expect([t.state.dead.length, count(t, 'tool_shed'), count(t, 'east_trail')]).toEqual([1, 1, 3]);
    expect([t.state.killer.space, steps(t)]).toEqual(['tool_shed', []]);
  });

  test('FG-KILL-07: with prey only next to him Hans does not take the one step', () => {
    const t = table('killer', { victims: { east_trail: 1 }, terror: ['ht09', 'ct07'] });
    t.tells('nobody-to-attack', { enemy: 'killer', space: 'tool_shed' });
    expect([t.state.killer.space, count(t, 'east_trail')]).toEqual(['tool_shed', 1]);
  });

  test('FG-KILL-05: an action on either side of the finale card, and on terror cards', () => {
    const at = (phase: string, revealed: boolean) =>
      table(phase, {
        victims: { marsh: 1 },
        finale: ['hans_f3', revealed],
        darkPower: ['hans_d3', revealed],
        terror: ['ht05', 'ct07'],
      });
    const acted = (t: Table) => t.told('targets').map((event) => event.details['target']);
    const before = at('killer', false); // N:A, then the card V:MMA
    expect([acted(before), before.state.dead.length]).toEqual([['N', 'V'], 1]);
    before.tells('killer-action', { finale: null });
    const after = at('killer', true); // N:MMAA
    expect([acted(after), after.state.dead.length]).toEqual([['N'], 1]);
    after.tells('killer-action', { finale: 'hans_f3' });
    const card = at('terror', false);
    expect([acted(card), card.state.killer.space]).toEqual([['V'], 'marsh']);
  });

  test.each(FILMS.flatMap(({ killer }) => killer.finales.map((card) => ({ killer: killer.id, card: card.id }))))(
    'FG-KILL-05: both sides of $card have an action',
    ({ killer, card }) => {
      for (const revealed of [false, true]) {
        const t = table(
          'killer',
          { killer: 'campfire', victims: { campfire: 3 }, finale: [card, revealed] },
          { killer },
        );
        t.tells('killer-action', { finale: revealed ? card : null, rule: 'FG-KILL-01' });
        const told = t.match.events.map((event) => event.kind);
        // Something comes of it (or she is asked) before the terror card or the next phase.
        expect(revealed ? ['phase'] : ['terror-drawn', 'phase']).not.toContain(told[told.indexOf('killer-action') + 1]);
      }
    },
  );

  test('FG-KILL-06: target, then symbol by symbol, each with all it brings before the next', () => {
    const t = table('killer', {
      killer: { bloodlust: 4 }, // row 5 raises horror
      victims: { marsh: 2 },
      finale: 'hans_f3',
      hiddenPower: 'hans_d3',
    });
    expect(t.order('targets', 'enemy-moved', 'victim-killed', 'bloodlust', 'horror')).toEqual([
      'targets',
      'enemy-moved',
      'enemy-moved',
      'victim-killed',
      'bloodlust',
      'horror',
      'victim-killed',
      'bloodlust',
    ]);
  });

  test('FG-KILL-06: the second action of a card begins when the first is done, with the new values', () => {
    const t = table('terror', {
      killer: { bloodlust: 5 },
      victims: { east_trail: 1, se_exit: 1 },
      terror: ['ht01', 'ct07'], // V:MA; V:MA
      hiddenPower: 'hans_d3',
    });
    // One step and a death bring row 6 with movement 2: only with it the second victim is in reach.
    expect(steps(t)).toEqual(['east_trail', 'marsh', 'se_exit']);
    expect([t.state.dead.length, t.state.killer.bloodlust]).toEqual([2, 7]);
  });
});

describe('step 2, the terror card', () => {
  test('FG-KILL-02: the top card is drawn and resolved from top to bottom', () => {
    const t = table('killer', {
      victims: { marsh: 1 },
      terror: ['ht02', 'ct07'], // H+2; N:MM
    });
    t.tells('terror-drawn', { card: 'ht02', left: 1, rule: 'FG-KILL-02' });
    const card = t.order('terror-drawn', 'horror', 'enemy-moved');
    expect(card).toEqual(['terror-drawn', 'horror', 'horror', 'enemy-moved', 'enemy-moved']);
    expect(t.state.terror.deck.map((one) => one.id)).toEqual(['ct07']);
    expect(t.state.terror.discard).toEqual(['ht02']);
    expect([t.state.horror, t.state.killer.space]).toEqual([5, 'marsh']);
  });

  test('FG-KILL-03: with the finale revealed there is no step 2', () => {
    const turn = (revealed: boolean) => table('killer', { finale: ['hans_f3', revealed], terror: ['ct07', 'ht09'] });
    const before = turn(false);
    expect([before.told('terror-drawn').length, before.state.horror, count(before, 'cabins')]).toEqual([1, 5, 1]);
    const after = turn(true);
    expect([after.told('terror-drawn').length, after.state.horror, count(after, 'cabins')]).toEqual([0, 3, 0]);
    expect(after.state.terror.deck).toHaveLength(2);
  });

  test('FG-KILL-04: terror cards make the killer act, raise horror, add victims, and more', () => {
    const acting = table('terror', {
      victims: { east_trail: 1 },
      terror: ['ht03', 'ct07'], // H+1; N:MA
    });
    expect([acting.state.horror, acting.state.killer.space, acting.state.dead.length]).toEqual([4, 'east_trail', 1]);
    const adding = table('terror', {
      setupCard: 'camp_s4', // she starts at the Dock
      nextEvent: 'ce04',
      terror: ['ct04', 'ct07'], // ADD 2 @her start space; H+1; EV
    });
    expect([count(adding, 'dock'), adding.state.horror]).toEqual([2, 4]);
    expect(adding.state.inPlay.map((card) => card.id)).toEqual(['ce04']);
    const helping = table('terror', { terror: ['ct02', 'ct07'] });
    helping.expects(0, 'which-pile', ['cabins', 'dock', 'tool_shed']);
    helping.answers('dock').tells('item-gained');
  });

  test('FG-KILL-08: Terrible Hammer Charge without victims is replaced by the next card', () => {
    const t = table('terror', { terror: ['ht06', 'ct07', 'ht09'] });
    t.tells('terror-replaced', { card: 'ht06' }).tells('terror-drawn', { card: 'ct07' });
    expect([t.told('targets'), t.told('enemy-moved')]).toEqual([[], []]);
    expect([t.state.horror, count(t, 'cabins')]).toEqual([5, 1]);
    expect(t.state.terror.discard).toEqual(['ht06', 'ct07']);
  });

  test('FG-KILL-08: horror rises once for each victim that the charge killed, not for a blow at the heroine', () => {
    const t = table('terror', { heroine: 'marsh', victims: { marsh: 1, lake: 1 }, terror: ['ht06', 'ct07'] });
    expect(steps(t)).toEqual(['east_trail', 'marsh']);
    expect([t.state.dead.length, look(t).heroine.health]).toEqual([1, 3]);
    expect(t.state.horror).toBe(4);
    expect(t.told('terror-replaced')).toEqual([]);
  });

  test('FG-KILL-09: the location acts in the Killer phase too, after the killer', () => {
    const groves = (revealed: boolean) =>
      table(
        'killer',
        {
          memory: { groves: { wrath: 1, bloodlust: 0 } },
          finale: ['hans_f3', revealed],
          hiddenPower: 'hans_d3',
          terror: ['ht09', 'ht02'],
        },
        { location: 'groves' },
      );
    const t = groves(true);
    t.tells('wrath-unleashed', { wrath: 'DW', level: 1 });
    expect(t.order('killer-action', 'wrath-unleashed', 'wrath-raised', 'panic').slice(0, 3)).toEqual([
      'killer-action',
      'wrath-unleashed',
      'wrath-raised',
    ]);
    expect(t.state.memory['groves']?.['wrath']).toBe(3); // 1 from what level 1 does, 1 from the rule
    expect(groves(false).told('wrath-unleashed')).toEqual([]);
  });

  test('FG-KILL-01, FG-KILL-02, FG-R-34: a revival in step 1 ends the phase: no terror card', () => {
    const t = table('killer', {
      killer: 'campfire',
      health: { heroine: [0, 2] },
      hand: ['walk'],
      terror: ['ct07', 'ht09'],
    });
    t.tells('phase-cut-short', { phase: 'killer' });
    expect([t.told('terror-drawn'), t.state.terror.deck.length, look(t).heroine.health]).toEqual([[], 2, 2]);
  });
});

/** FG-EX-11 and FG-EX-12 in one Killer phase; `first` is what stands with Hans when it begins. */
function hammer(first: number, cards: readonly string[]): Table {
  return table('killer', {
    killer: { space: 'sports_field', bloodlust: 4 },
    heroine: 'lake_path',
    victims: { sports_field: first, cabins: 2, campfire: 3 },
    hiddenPower: 'hans_d2',
    hiddenFinale: 'hans_f3',
    terror: [...cards],
  });
}

describe('worked examples', () => {
  test('FG-EX-11: FG-KILL-07, FG-KATK-05, FG-KATK-06, FG-KATK-07, FG-BLOOD-01, FG-BLOOD-02, FG-BLOOD-05: Hans’ opening attack', () => {
    const t = hammer(1, ['ht09', 'ct07']); // ht09: H+1
    expect([t.state.dead.length, count(t, 'sports_field')]).toEqual([1, 0]);
    t.tells('bloodlust', { row: 5, attack: 3, move: 1 });
    expect(t.order('victim-killed', 'bloodlust', 'horror', 'terror-drawn')).toEqual([
      'victim-killed',
      'bloodlust',
      'horror',
      'terror-drawn',
      'horror',
    ]);
    expect([t.state.killer.bloodlust, look(t).killer.attack, t.state.horror]).toEqual([5, 3, 5]);
  });

  test('FG-EX-12: FG-KILL-08, FG-TARG-04, FG-KMOV-05, FG-BLOOD-04, FG-DARK-01: Terrible Hammer Charge', () => {
    const t = hammer(1, ['ht06', 'ct07']).dice('panic', 1);
    expect(t.told('terror-replaced')).toEqual([]);
    t.tells('targets', { target: 'V', space: 'campfire', tieBreak: 'larger-group', rule: 'FG-TARG-04' });
    expect(steps(t)).toEqual(['lake_path', 'campfire']);
    expect([t.told('attacked'), look(t).heroine.health]).toEqual([[], 5]);
    expect([t.state.dead.length, count(t, 'campfire'), count(t, 'cabins')]).toEqual([3, 1, 2]);
    const card = t.match.events.slice(t.match.events.findIndex((event) => event.kind === 'terror-drawn'));
    const told = ['victim-killed', 'bloodlust', 'dark-power-revealed', 'horror'];
    expect(card.map((event) => event.kind).filter((kind) => told.includes(kind))).toEqual([
      'victim-killed',
      'bloodlust',
      'dark-power-revealed',
      'victim-killed',
      'bloodlust',
      'horror',
      'horror',
    ]);
    t.tells('dark-power-revealed', { card: 'hans_d2' });
    expect([t.state.killer.bloodlust, t.state.horror, t.state.killer.space]).toEqual([7, 6, 'campfire']);
    t.usesAllLuck().expects(0, 'action');
  });
});
