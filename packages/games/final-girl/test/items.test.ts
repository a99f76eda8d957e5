import { describe, expect, test } from 'vitest';
import type { Item } from '../src/content/types.ts';
import { type Language, teller, texts } from '../src/index.ts';
import { table as maple } from './films/maple-lane-table.ts';
import { type Edit, FILMS, fresh, look, type Table, table } from './kit.ts';

/** She searches the Dock and finds this. */
const finding = (found: string, edit: Edit = {}): Table =>
  table('action', { heroine: 'dock', piles: { dock: [found] }, hand: ['search'], also: edit })
    .dice('horror', 5, 1)
    .answers('play:search');

/** She stands at the Campfire with what `edit` gives her; the killer is far away. */
const having = (edit: Edit): Table => table('action', edit);
const ids = (items: readonly { id: string }[]): string[] => items.map((one) => one.id).sort();
const holds = (t: Table): string[] =>
  t.legal
    .filter((id) => id.startsWith('hold:'))
    .map((id) => id.slice(5))
    .sort();

describe('finding', () => {
  test.each(FILMS.map((film) => film.location))('FG-ITEM-01: $id: item piles lie on search spaces only', (location) => {
    const t = table('action', {}, { location: location.id });
    const places = t.state.items.piles.map((one) => one.space);
    const search = Object.values(location.spaces).filter((space) => space.tags.includes('search'));
    expect(places.sort()).toEqual(search.map((space) => space.id).sort());
  });

  test('FG-ITEM-01: there she finds them, elsewhere she cannot even look', () => {
    expect(ids(finding('pills').state.items.backpack)).toEqual(['pills']);
    const t = having({ hand: ['search'] });
    t.expects(0, 'action', ['discard:search', 'end'], { 'play:search': 'no-search-space' });
  });

  test.each([
    ['into the hands', 'hold:knife', ['knife'], []],
    ['into the backpack', 'hold:', [], ['knife']],
  ])('FG-ITEM-04: a new item goes %s, as the player likes', (_where, answer, hands, backpack) => {
    const t = finding('knife').expects(0, 'arrange', ['hold:', 'hold:knife']).answers(answer).expects(0, 'action');
    t.tells('item-gained', { item: 'knife', rule: 'FG-ITEM-04' });
    expect([ids(t.state.items.hands), ids(t.state.items.backpack)]).toEqual([hands, backpack]);
  });

  test('FG-ITEM-04: what needs no hand goes into the backpack without a question', () => {
    const t = finding('pills').expects(0, 'action');
    expect([ids(t.state.items.hands), ids(t.state.items.backpack)]).toEqual([[], ['pills']]);
  });
});

describe('rearranging', () => {
  const full: Edit = { hands: { knife: 0, trash_lid: 3 }, backpack: ['axe'] };

  test('FG-ITEM-05: on gaining an item everything may change places', () => {
    const t = finding('pepper_spray', full).expects(0, 'arrange');
    expect(holds(t)).toEqual(
      [
        '',
        'axe',
        'knife',
        'knife+pepper_spray',
        'knife+trash_lid',
        'pepper_spray',
        'pepper_spray+trash_lid',
        'trash_lid',
      ].sort(),
    );
    t.answers('hold:axe').tells('items-arranged', { held: ['axe'], rule: 'FG-ITEM-05' });
    expect(ids(t.state.items.hands)).toEqual(['axe']);
    expect(ids(t.state.items.backpack)).toEqual(['knife', 'pepper_spray', 'trash_lid']);
    expect(t.state.items.backpack.find((one) => one.id === 'trash_lid')?.uses).toBe(3); // use markers stay on it
  });

  test('FG-ITEM-05: also when the new item itself needs no hand', () => {
    const t = finding('pills', full).expects(0, 'arrange').answers('hold:axe');
    expect([ids(t.state.items.hands), ids(t.state.items.backpack)]).toEqual([['axe'], ['knife', 'pills', 'trash_lid']]);
  });

  test('FG-ITEM-06: otherwise only in the Upkeep phase', () => {
    const t = table('action', { also: full, hand: ['focus'], terror: ['ht09', 'ct07'] }).dice('horror', 5, 1);
    t.expects(0, 'action', ['play:focus', 'discard:focus', 'end']).answers('play:focus', 'end').expects(0, 'buy');
    expect(t.legal.filter((id) => id.startsWith('hold:'))).toEqual([]);
    t.answers('done').expects(0, 'arrange'); // through the Killer and the Panic phase without a question
    expect(t.phase).toBe('upkeep');
    t.answers('hold:axe')
      .expects(0, 'action', ['end'])
      .tells('items-arranged', { held: ['axe'], rule: 'FG-UPK-03' });
    expect([t.state.turn, ids(t.state.items.hands)]).toEqual([2, ['axe']]);
  });

  test('FG-ITEM-07: two hands, one item in each', () => {
    const t = finding('first_aid', { hands: ['knife', 'pepper_spray'] });
    expect(holds(t).filter((held) => held.split('+').length === 2)).toEqual([
      'first_aid+knife',
      'first_aid+pepper_spray',
      'knife+pepper_spray',
    ]);
    expect(holds(t).filter((held) => held.split('+').length > 2)).toEqual([]);
    // Her hands are full: until she chooses otherwise the new one lies in the backpack.
    expect([ids(t.state.items.hands), ids(t.state.items.backpack)]).toEqual([['knife', 'pepper_spray'], ['first_aid']]);
  });

  test('FG-ITEM-08: with a two-handed item she holds nothing else', () => {
    const t = finding('axe', { hands: ['knife'], backpack: { bow: 3 } });
    expect(holds(t)).toEqual(['', 'axe', 'bow', 'knife']);
    t.refuses('hold:axe+knife', 'no-such-option').answers('hold:axe');
    expect([ids(t.state.items.hands), ids(t.state.items.backpack)]).toEqual([['axe'], ['bow', 'knife']]);
  });

  test('FG-ITEM-09: the backpack holds any number, hand symbols or not', () => {
    const many = [
      'knife',
      'axe',
      'bow',
      'metal_bat',
      'trash_lid',
      'pills',
      'lucky_dice',
      'map',
      'flashlight',
      'whistle',
    ];
    const t = finding('first_aid', { backpack: many });
    t.answers('keep', 'hold:').expects(0, 'action');
    expect([ids(t.state.items.hands), t.state.items.backpack.length]).toEqual([[], 11]);
  });
});

describe('hand symbols', () => {
  const rest = (where: 'hands' | 'backpack'): number => {
    const t = having({
      heroine: { markers: 0 },
      hand: ['short_rest'],
      [where]: ['first_aid'],
    }).dice('horror', 5, 1, 1); // adrenaline: three dice
    return t.answers('play:short_rest').state.heroine.markers;
  };

  test('FG-ITEM-02, FG-ITEM-09: an item with hand symbols works in the hands and not in the backpack', () => {
    expect([rest('hands'), rest('backpack')]).toEqual([2, 1]);
    const attacked = (where: 'hands' | 'backpack') =>
      table('killer', {
        killer: 'campfire',
        terror: ['ht09', 'ct07'],
        [where]: { trash_lid: 3 },
      });
    attacked('hands').expects(0, 'shield', ['take-it', 'use:trash_lid']);
    expect(attacked('backpack').told('health-lost').length).toBe(1);
    attacked('backpack').expects(0, 'arrange'); // no shield was offered on the way to the Upkeep phase
    const sprayed = (where: 'hands' | 'backpack') =>
      table('killer', {
        killer: 'campfire',
        terror: ['ht09', 'ct07'],
        [where]: ['pepper_spray'],
      });
    sprayed('hands').expects(0, 'killer-phase', ['go-on', 'use:pepper_spray']);
    sprayed('backpack').expects(0, 'arrange');
  });

  test('FG-ITEM-02: two hand symbols as well: bow and axe', () => {
    const near = (where: 'hands' | 'backpack'): Edit => ({ killer: 'lake_path', [where]: { bow: 3 } });
    expect([having(near('hands')).legal, having(near('backpack')).legal]).toEqual([['use:bow', 'end'], ['end']]);
    const fight = having({ killer: 'campfire', hand: ['weak_attack'], backpack: ['axe'] }).dice('horror', 5, 5);
    fight.answers('play:weak_attack').expects(0, 'action'); // no weapon to choose
    expect(fight.state.killer.markers).toBe(10);
  });

  test('FG-ITEM-03: without hand symbols it works from the backpack', () => {
    const t = having({ hand: ['focus'], backpack: ['pills', 'energy_drink', 'lucky_dice'] }).dice('horror', 1, 1, 5, 5);
    t.expects(0, 'action', ['play:focus', 'discard:focus', 'use:pills', 'use:energy_drink', 'end']);
    t.answers('use:energy_drink', 'time');
    expect(t.state.time).toBe(9);
    t.answers('play:focus').expects(0, 'after-roll', ['keep', 'use:lucky_dice', 'use:pills']);
    t.answers('use:lucky_dice', 'die:1', 'die:1', 'keep');
    expect([t.state.time, t.state.horror]).toEqual([11, 2]);
  });

  test('FG-ITEM-14: one hand for First Aid Kit and Pepper Spray, none for Pills and Dice, two for the Axe', () => {
    const t = finding('axe', { backpack: ['first_aid', 'pepper_spray', 'pills', 'lucky_dice'] });
    t.answers('keep').expects(0, 'arrange');
    expect(holds(t)).toEqual(['', 'axe', 'first_aid', 'first_aid+pepper_spray', 'pepper_spray']);
  });

  test('FG-EX-14 (FG-ITEM-02, FG-ITEM-03, FG-ITEM-07 to FG-ITEM-09, FG-ITEM-14): Adelaide’s items', () => {
    const adelaide = (phase: string, edit: Edit = {}) =>
      table(
        phase,
        {
          heroine: { markers: 2 },
          killer: 'campfire',
          hands: ['first_aid', 'pepper_spray'],
          terror: ['ht09', 'ct07'],
          backpack: ['pills', 'lucky_dice', 'axe'],
          also: edit,
        },
        { heroine: 'adelaide' },
      );
    // First Aid Kit, and the Lucky Dice after the roll; the Pills before it and after it.
    const rest = adelaide('action', { hand: ['short_rest'] }).dice('horror', 5, 1);
    expect(rest.legal).toContain('use:pills');
    rest.answers('play:short_rest').expects(0, 'after-roll', ['keep', 'use:lucky_dice', 'use:pills']).answers('keep');
    expect(rest.state.heroine.markers).toBe(4);
    // The Pepper Spray in the Killer phase.
    adelaide('killer').expects(0, 'killer-phase', ['go-on', 'use:pepper_spray']).answers('use:pepper_spray');
    // The Axe not, until it occupies both hands.
    const fight = adelaide('action', { hand: ['weak_attack'] }).dice('horror', 5, 5);
    fight.answers('play:weak_attack').expects(0, 'after-roll').answers('keep');
    expect(fight.state.killer.markers).toBe(10);
    const upkeep = adelaide('upkeep', { hand: ['weak_attack'] }).dice('horror', 5, 5);
    upkeep.expects(0, 'arrange').answers('hold:axe', 'play:weak_attack', 'killer@campfire:axe', 'keep');
    expect(upkeep.state.killer.markers).toBe(8);
    expect(ids(upkeep.state.items.backpack)).toEqual(['first_aid', 'lucky_dice', 'pepper_spray', 'pills']);
  });
});

describe('uses', () => {
  test('FG-ITEM-10: any number of times, unless the card says otherwise', () => {
    const t = having({
      heroine: 'dock',
      time: 8,
      backpack: ['motorboat', 'flashlight'],
      tokens: { boat: ['dock'] },
      terror: ['ht09', 'ct07'],
    });
    t.answers('use:motorboat', 'cabins', 'use:motorboat', 'cliff', 'use:motorboat', 'marsh');
    expect([t.state.heroine.space, t.state.time, t.state.items.backpack.length]).toEqual(['marsh', 2, 2]);
    expect(t.legal).toContain('use:motorboat');
    // The Flashlight says: once per Action phase.
    t.answers('use:flashlight', 'leave').expects(0, 'action', undefined, { 'use:flashlight': 'used-already' });
    expect(t.legal).not.toContain('use:flashlight');
  });

  test('FG-ITEM-11: a single-use item is discarded in order to be used', () => {
    const t = having({ backpack: ['pills'] }).answers('use:pills');
    t.tells('item-discarded', { item: 'pills', rule: 'FG-ITEM-11' });
    expect([t.state.items.backpack, t.state.items.discard]).toEqual([[], ['pills']]); // before its effect
    t.answers('heal').expects(0, 'action', ['end']);
  });

  test.each([
    ['bow', 3],
    ['trash_lid', 3],
    ['knife', 0],
  ])('FG-ITEM-12: %s comes with %i use markers', (id, uses) => {
    const t = finding(id).answers(`hold:${id}`);
    expect(t.state.items.hands).toEqual([{ id, uses }]);
    expect(look(t).items.hands).toEqual([{ id, uses }]);
  });

  test('FG-ITEM-12: every item of every location that has uses gets as many markers', () => {
    const limited = FILMS.flatMap(({ location }) =>
      location.items.filter((one) => one.uses !== undefined).map((one) => [location.id, one] as const),
    );
    expect(limited.length).toBeGreaterThan(5);
    for (const [location, { id, uses, hands }] of limited) {
      const { space } = fresh({ location }).state.items.piles[0]!;
      const t = table('action', { heroine: space, piles: { [space]: [id] }, hand: ['search'] }, { location }).dice(
        'horror',
        5,
        1,
      );
      t.answers('play:search');
      if (hands > 0) t.answers(`hold:${id}`);
      expect([id, [...t.state.items.hands, ...t.state.items.backpack]]).toEqual([id, [{ id, uses }]]);
    }
  });

  test('FG-ITEM-13: each use takes a marker, and with the last the card goes', () => {
    const t = having({ killer: 'lake_path', hands: { bow: 3 } }).answers('use:bow');
    t.tells('use-spent', { item: 'bow', left: 2, rule: 'FG-ITEM-13' });
    expect(t.state.items.hands).toEqual([{ id: 'bow', uses: 2 }]);
    t.answers('use:bow');
    expect(t.state.items.hands).toEqual([{ id: 'bow', uses: 1 }]);
    t.answers('use:bow').expects(0, 'action', ['end']).tells('item-discarded', { item: 'bow', rule: 'FG-ITEM-13' });
    expect([t.state.items.hands, t.state.items.discard, t.state.killer.markers]).toEqual([[], ['bow'], 8]);
  });

  test('FG-ITEM-13: a use that brings the killer back, and so ends the phase, is a use too', () => {
    const t = having({ killer: 'lake_path', health: { killer: [0, 3] }, hands: { bow: 3 } });
    t.answers('use:bow').expects(0, 'buy').tells('revived', { who: 'killer' });
    expect(t.state.items.hands).toEqual([{ id: 'bow', uses: 2 }]);
  });

  test('FG-ITEM-13: a weapon with uses loses one with every attack, also with one that fails', () => {
    const t = table(
      'action',
      {
        hand: ['weak_attack'],
        hands: { knife_belt: 4 },
        also: (s) => {
          s.killer.space = s.heroine.space;
        },
      },
      { location: 'carnival' },
    ).dice('horror', 1, 1);
    t.answers('play:weak_attack', `killer@${t.state.killer.space}:knife_belt`).expects(0, 'buy');
    t.tells('use-spent', { item: 'knife_belt', left: 3 });
    expect([t.state.items.hands, t.state.killer.markers]).toEqual([[{ id: 'knife_belt', uses: 3 }], 11]);
  });

  test('FG-ITEM-13: a shield as well, once for each attack that it softens', () => {
    const t = table('killer', { killer: 'campfire', hands: { trash_lid: 2 }, terror: ['ht09', 'ct07'] }).answers(
      'use:trash_lid',
    );
    t.expects(0, 'shield', ['take-it', 'use:trash_lid']).answers('use:trash_lid').expects(0, 'action');
    expect([t.state.items.hands, t.state.items.discard]).toEqual([[], ['trash_lid']]);
    expect(t.state.heroine.markers).toBe(4);
  });
});

describe('the card', () => {
  const all: readonly (readonly [string, Item])[] = FILMS.flatMap(({ location, killer }) =>
    [...location.items, ...(location.pileItems ?? []), ...(killer.items ?? [])].map((one) => [one.id, one] as const),
  );

  test.each(['en', 'pl'] as const)('FG-ITEM-15: title and special rules of every item are told (%s)', (language) => {
    const untold = all.filter(([id]) => !texts[language][`name.item.${id}`] || !texts[language][`text.item.${id}`]);
    expect(untold.map(([id]) => id)).toEqual([]);
  });

  test('FG-ITEM-15: hands, uses, range and damage on the card are those of the rules', () => {
    for (const [id, { hands, uses, weapon }] of all) {
      const text = texts.en[`text.item.${id}`] ?? '';
      const said = /^(One|Two) hand/.exec(text)?.[1];
      if (said !== undefined) expect([id, hands]).toEqual([id, said === 'One' ? 1 : 2]);
      const times = /(\d) uses/.exec(text)?.[1];
      if (times !== undefined) expect([id, uses]).toEqual([id, Number(times)]);
      if (weapon === undefined) expect([id, text]).toEqual([id, expect.not.stringContaining('Range')]);
      else {
        const [, least, most, plus, more] = /Range (\d)(?: or (\d))?, (?:\+(\d) damage|damage \+(\d))/.exec(text) ?? [];
        expect([id, Number(plus ?? more)]).toEqual([id, weapon.damage]);
        const range = [least, most].filter((one) => one !== undefined).map(Number);
        if (typeof weapon.range !== 'function') expect([id, range]).toEqual([id, weapon.range]);
      }
    }
  });

  test('FG-ITEM-15: every item belongs to the location that shows its mark, eighteen each', () => {
    for (const { location } of FILMS) {
      const cards = location.items.reduce((sum, one) => sum + (one.copies ?? 1), 0);
      expect([location.id, cards]).toEqual([location.id, 18]);
    }
  });

  test('FG-ITEM-15: an item that needs a token places it: the boat comes to the nearest landing', () => {
    const t = finding('motorboat').expects(0, 'action');
    expect(look(t).tokens).toEqual([{ id: expect.any(Number), kind: 'boat', space: 'dock', to: null }]);
  });
});

describe('what an option says', () => {
  test('FG-ITEM-15: a choice between effects tells how much each of them is', () => {
    const words = (language: Language): string[] => {
      const t = table('action', { backpack: ['energy_drink'] }).answers('use:energy_drink');
      return t.decision.options.map((option) =>
        teller(language, t.state.options).option('energy-drink', option).replace('\u00a0', ' '),
      );
    };
    expect([words('en'), words('pl')]).toEqual([
      ['Gain 3 time', 'Move 1 space'],
      ['Zyskaj 3 punkty czasu', 'Rusz się o 1 pole'],
    ]);
  });

  test('FG-ITEM-07: copies of an item are no different choices', () => {
    const t = maple('upkeep', { hands: ['crucifix'], backpack: ['crucifix#2', 'knife'] });
    t.expects(0, 'arrange', [
      'hold:crucifix',
      'hold:',
      'hold:knife',
      'hold:crucifix+crucifix#2',
      'hold:crucifix+knife',
    ]);
    const search = maple('action', {
      heroine: 'smalley_house',
      hand: ['search'],
      piles: { smalley_house: ['crucifix', 'crucifix#2'] },
    }).dice('horror', 5, 5);
    search.answers('play:search').expects(0, 'return-item'); // one is kept, whichever it is
  });
});
