import { describe, expect, test } from 'vitest';
import { type Edit, FILMS, look, type Options, type Table, table } from './kit.ts';

const CAMP = FILMS.find((film) => film.location.id === 'camp')!.location;

/** Laurie plays Search at the Dock: on top lies the Old Revolver, face up; then an Energy Drink, a Map and Pills, face down. */
const searching = (successes: 0 | 1 | 2, edit: Edit = {}, options: Options = {}): Table =>
  table(
    'action',
    {
      heroine: 'dock',
      piles: { dock: ['old_revolver', 'energy_drink', 'map', 'pills'] },
      hand: ['search'],
      also: edit,
    },
    options,
  )
    .dice('horror', successes > 0 ? 5 : 1, successes > 1 ? 6 : 2)
    .answers('play:search');

const dock = (t: Table) => t.state.items.piles.find((one) => one.space === 'dock')!.cards;
const dockSeen = (t: Table) => look(t).items.piles.find((one) => one.space === 'dock')!.cards;
const owned = (t: Table): string[] => [...t.state.items.hands, ...t.state.items.backpack].map((item) => item.id);

describe('where', () => {
  test.each(Object.entries(CAMP.spaces))('FG-SRCH-01: Search needs a search space: %s', (space, { tags }) => {
    const t = table('action', { heroine: space, hand: ['search'] });
    if (tags.includes('search')) t.expects(0, 'action', ['play:search', 'discard:search', 'end']);
    else t.expects(0, 'action', ['discard:search', 'end'], { 'play:search': 'no-search-space' });
  });

  test('FG-SRCH-01: an item comes from playing Search there, not from being there', () => {
    const idle = table('action', { heroine: 'dock', hand: ['walk'] });
    expect(idle.legal).toEqual(['play:walk', 'discard:walk', 'end']);
    const t = searching(1).answers('hold:old_revolver');
    expect(owned(t)).toEqual(['old_revolver']);
  });

  test('FG-SRCH-01: another effect may grant an item, far from any search space: Barbara’s reward', () => {
    const t = table(
      'action',
      { heroine: 'se_exit', victims: { se_exit: 1 }, piles: { cabins: ['knife', 'map'] } },
      { heroine: 'barbara' },
    );
    t.answers('save:yellow', 'slot:3', 'reward:3').expects(0, 'which-pile', ['cabins', 'tool_shed', 'dock']);
    t.answers('cabins', 'hold:knife');
    expect(owned(t)).toEqual(['knife']);
  });

  test.each([
    ['cabins', 'map'],
    ['tool_shed', 'pills'],
    ['dock', 'energy_drink'],
  ])('FG-SRCH-02: the pile of her own space: %s', (space, found) => {
    const t = table('action', {
      heroine: space,
      killer: 'lake',
      piles: { cabins: ['map', 'axe'], tool_shed: ['pills', 'knife'], dock: ['energy_drink', 'bow'] },
      hand: ['search'],
    }).dice('horror', 5, 1);
    t.answers('play:search').tells('items-drawn', { space, items: [found], rule: 'FG-SRCH-03' });
    expect(owned(t)).toEqual([found]);
    expect(t.state.items.piles.map((one) => [one.space, one.cards.length])).toEqual(
      ['cabins', 'tool_shed', 'dock'].map((one) => [one, one === space ? 1 : 2]),
    );
  });
});

describe('drawing and keeping', () => {
  test('FG-SRCH-03: one success draws one card, and it is kept', () => {
    const t = searching(1).expects(0, 'arrange').answers('hold:old_revolver');
    expect([owned(t), dock(t).map((card) => card.id)]).toEqual([['old_revolver'], ['energy_drink', 'map', 'pills']]);
  });

  test.each(['old_revolver', 'energy_drink'])('FG-SRCH-03: of two drawn cards exactly one is kept: %s', (kept) => {
    const other = kept === 'old_revolver' ? 'energy_drink' : 'old_revolver';
    const t = searching(2).expects(0, 'keep-item', ['keep:old_revolver', 'keep:energy_drink']);
    t.answers(`keep:${kept}`).expects(0, 'return-item', ['top', 'bottom']).answers('bottom');
    if (kept === 'old_revolver') t.answers('hold:');
    t.expects(0, 'action');
    expect([owned(t), dock(t).map((card) => card.id)]).toEqual([[kept], ['map', 'pills', other]]);
  });

  test('FG-SRCH-03: a failure draws one card, or by the other row none', () => {
    const risky = searching(0).expects(0, 'failure-row', ['row:1', 'row:2']).answers('row:1', 'hold:old_revolver');
    expect([owned(risky), dock(risky).length, risky.state.horror, risky.state.time]).toEqual([
      ['old_revolver'],
      3,
      5,
      4,
    ]);
    const safe = searching(0).answers('row:2');
    expect([owned(safe), dock(safe).length, safe.state.horror, safe.state.time]).toEqual([[], 4, 4, 4]);
  });

  test('FG-SRCH-03, FG-SRCH-04: with Asami’s ability three are drawn, one is kept, and each other goes its own way', () => {
    const t = searching(2, { heroine: { flipped: true } }, { heroine: 'asami' });
    t.expects(0, 'keep-item', ['keep:old_revolver', 'keep:energy_drink', 'keep:map']).answers('keep:map');
    t.answers('top').expects(0, 'return-item', ['top', 'bottom']).answers('bottom').expects(0, 'action');
    expect(owned(t)).toEqual(['map']);
    expect(dock(t).map((card) => [card.id, card.up])).toEqual([
      ['old_revolver', true],
      ['pills', false],
      ['energy_drink', false],
    ]);
  });

  test('FG-SRCH-04: what is not kept goes back face up on top or face down to the bottom', () => {
    const top = searching(2).answers('keep:old_revolver', 'top', 'hold:old_revolver');
    top.tells('item-returned', { item: 'energy_drink', where: 'top', rule: 'FG-SRCH-04' });
    expect(dock(top).map((card) => [card.id, card.up])).toEqual([
      ['energy_drink', true],
      ['map', false],
      ['pills', false],
    ]);
    const bottom = searching(2).answers('keep:old_revolver', 'bottom', 'hold:old_revolver');
    bottom.tells('item-returned', { item: 'energy_drink', where: 'bottom', rule: 'FG-SRCH-04' });
    expect(dock(bottom).map((card) => [card.id, card.up])).toEqual([
      ['map', false],
      ['pills', false],
      ['energy_drink', false],
    ]);
  });

  test('FG-SRCH-05: the next card stays face down, and is drawn unseen', () => {
    const t = searching(1, { hand: ['search'] }).answers('keep', 'hold:old_revolver');
    expect(dockSeen(t)).toEqual([
      { id: null, up: false },
      { id: null, up: false },
      { id: null, up: false },
    ]);
    expect(t.told('item-turned-up')).toEqual([]);
    const again = searching(1, { hand: ['search'] }).dice('horror', 5, 1);
    again.answers('keep', 'hold:', 'play:search').usesAllLuck();
    expect(owned(again)).toEqual(['old_revolver', 'energy_drink']);
    expect(dockSeen(again)[0]).toEqual({ id: null, up: false });
  });

  test('FG-SRCH-06: the last card of a pile is kept, then the space yields nothing, and the pile stays empty', () => {
    const t = searching(2, { piles: { dock: ['map'] }, hand: ['search'], terror: ['ht09', 'ct07'] }).dice(
      'horror',
      5,
      5,
    );
    t.answers('keep').expects(0, 'action');
    expect([owned(t), dock(t)]).toEqual([['map'], []]);
    t.answers('play:search').expects(0, 'action').tells('pile-empty', { space: 'dock', rule: 'FG-SRCH-06' });
    t.usesAllLuck();
    expect([owned(t), dock(t), t.state.time]).toEqual([['map'], [], 4]); // the card was played for nothing
    t.answers('end', 'done').expects(0, 'action');
    expect([t.state.turn, dock(t)]).toEqual([2, []]);
  });

  test('FG-SRCH-07: two successes reveal the top two, one is taken, and 1 time is lost', () => {
    const t = searching(2);
    t.tells('items-drawn', { items: ['old_revolver', 'energy_drink'] });
    expect([look(t).items.drawn, t.state.time]).toEqual([['old_revolver', 'energy_drink'], 6]);
    t.answers('keep:energy_drink', 'top');
    expect([owned(t), t.state.time, t.state.horror]).toEqual([['energy_drink'], 5, 3]);
  });

  test('FG-EX-05 (FG-SRCH-01 to FG-SRCH-07): Laurie searches the Dock and keeps the Old Revolver', () => {
    const t = searching(2).usesAllLuck();
    expect(look(t).items.drawn).toEqual(['old_revolver', 'energy_drink']); // she looks at both
    t.answers('keep:old_revolver', 'bottom', 'hold:old_revolver').expects(0, 'action');
    expect([t.state.items.hands, t.state.time]).toEqual([[{ id: 'old_revolver', uses: 0 }], 5]);
    expect(dock(t).map((card) => [card.id, card.up])).toEqual([
      ['map', false],
      ['pills', false],
      ['energy_drink', false],
    ]);
    expect(dockSeen(t)[0]).toEqual({ id: null, up: false });
    expect(t.state.discard).toEqual(['search']);
  });
});
