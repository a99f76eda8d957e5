import { describe, expect, test } from 'vitest';
import { count, look, type Table, table } from './kit.ts';

describe('to discard', () => {
  test('FG-TERM-01: an action card, played or discarded, goes to the discard pile of action cards', () => {
    const t = table('action', { hand: ['focus', 'walk', 'guard'] }).dice('horror', 5, 1);
    t.answers('discard:guard', 'play:focus', 'keep');
    expect([look(t).discard, t.state.hand, t.state.market['guard'], t.state.market['focus']]).toEqual([
      ['focus', 'guard'],
      ['walk'],
      1,
      1,
    ]);
  });

  test('FG-TERM-01: items, events and terror cards each to their own', () => {
    const t = table(
      'action',
      { backpack: ['pills'], special: { ce02: { blue: 'cabins' } }, killer: 'cabins', terror: ['ct07', 'ct02'] },
      {},
    );
    t.answers('use:pills', 'calm', 'end', 'done'); // Hans kills the Boyfriend, then the terror card
    expect([look(t).items.discard, look(t).events.discard, look(t).terror.discard]).toEqual([
      ['pills'],
      ['ce02'],
      ['ct07'],
    ]);
    expect(look(t).discard).toEqual([]);
  });

  test('FG-TERM-01: a minor dark power goes to the discard pile of terror cards', () => {
    const t = table('action', { killer: 'campfire', inPlay: { ht10: 1 }, hand: ['weak_attack'] }).dice('horror', 5, 5);
    t.answers('play:weak_attack');
    expect([look(t).terror.discard, look(t).events.discard]).toEqual([['ht10'], []]);
  });

  test('FG-TERM-02: action cards discarded for time or for a conversion return to the market after Planning', () => {
    const t = table('action', { hand: ['focus', 'guard', 'walk', 'run'] }).dice('horror', 3, 1); // a partial success
    t.answers('discard:guard', 'play:focus', 'convert', 'discard:walk');
    expect(look(t).discard).toEqual(['focus', 'guard', 'run', 'walk']);
    t.answers('end', 'done');
    expect([t.state.discard, ['focus', 'guard', 'run', 'walk'].map((card) => t.state.market[card])]).toEqual([
      [],
      [2, 2, 2, 2],
    ]);
  });

  test('FG-TERM-02: and not before', () => {
    const t = table('action', { hand: ['retaliation', 'walk', 'walk'], terror: ['ct07', 'ct02'] });
    t.answers('discard:retaliation', 'discard:walk', 'end');
    t.expects(0, 'buy', undefined, { 'buy:retaliation': 'still-in-discard', 'buy:walk': 'still-in-discard' });
    t.refuses('buy:walk', 'blocked').answers('done');
    expect([t.state.discard, t.state.market['retaliation'], t.state.market['walk']]).toEqual([[], 1, 1]);
  });

  test('FG-TERM-02, FG-R-14: cards discarded because of the hand limit as well', () => {
    const t = table('action', {
      hand: ['walk', 'walk', 'focus', 'focus', 'run', 'run', 'search', 'search', 'guard', 'guard'],
      heroine: 'se_exit',
      victims: { se_exit: 1 },
      terror: ['ct07', 'ct02'],
    });
    t.answers('save:yellow', 'slot:4', 'reward:4', 'take:close_call'); // the eleventh card
    t.expects(0, 'discard').answers('discard:guard');
    t.tells('card-discarded', { card: 'guard', rule: 'FG-R-14' });
    expect([t.state.hand.length, t.state.discard]).toEqual([10, ['guard']]);
    t.answers('end', 'done');
    expect([t.state.discard, t.state.market['guard']]).toEqual([[], 1]);
  });

  test('FG-TERM-02: cards discarded by another effect, even after Planning, wait for the next one', () => {
    const t = table(
      'terror',
      {
        killer: 'campfire',
        hand: ['walk', 'run', 'guard'],
        terror: ['gp13', 'gp03'], // Razor Strings: a Walk or Run discarded saves 1 health each
      },
      { killer: 'geppetto' },
    );
    t.answers('discard:walk', 'discard:run');
    t.tells('card-discarded', { card: 'walk', rule: 'FG-TERM-02' });
    while (t.decision.kind !== 'action') t.answers(t.legal[0] as string);
    expect([look(t).discard, t.state.market['walk']]).toEqual([['run', 'walk'], 1]);
    t.answers('end', 'done');
    expect([t.state.discard, t.state.market['walk'], t.state.market['run']]).toEqual([[], 2, 2]);
  });

  test('FG-TERM-04: a card that orders its own discard does nothing else', () => {
    const t = table('terror', {
      killer: 'campfire',
      terror: ['ht08', 'ct07', 'ct02'], // without victims: the next card instead
    });
    t.tells('terror-replaced', { card: 'ht08', rule: 'FG-TERM-04' });
    expect([t.state.heroine.markers, t.told('targets')]).toEqual([4, []]); // its attacks were not made
    expect(t.state.terror.discard).toEqual(['ht08', 'ct07']);
    const not = table('terror', { killer: 'campfire', victims: { campfire: 1 }, terror: ['ht08', 'ct07', 'ct02'] });
    expect([not.told('terror-replaced'), not.state.terror.discard]).toEqual([[], ['ht08']]);
    expect([not.state.dead.length, not.state.heroine.markers]).toEqual([1, 2]);
  });

  test('FG-TERM-04, FG-R-59: to discard an item in order to use it is a cost, and its effect happens', () => {
    const t = table('action', { health: { heroine: 1 }, backpack: ['pills'] });
    t.answers('use:pills', 'heal');
    expect([t.state.heroine.markers, t.state.items.discard]).toEqual([3, ['pills']]);
  });

  test('FG-TERM-05: a card discarded from the top of a deck does nothing', () => {
    const t = table('killer', {
      killer: { space: 'cabins', bloodlust: 11 }, // the top: the death burns a terror card
      victims: { cabins: 2 },
      terror: ['ct06', 'ct02', 'ct07'],
    });
    t.tells('terror-burnt', { card: 'ct06', left: 2, rule: 'FG-TERM-05' });
    expect([t.told('fire'), t.told('terror-drawn').map(({ details }) => details['card'])]).toEqual([[], ['ct02']]);
    expect(t.state.terror.discard).toEqual(['ct06', 'ct02']);
    const gone = table('terror', { piles: { cabins: ['motorboat', 'knife'] }, terror: ['ct06', 'ct02'] }).dice(
      'plain-die',
      1,
    );
    expect([gone.state.items.discard, gone.told('item-gained'), gone.state.tokens]).toEqual([
      ['motorboat', 'knife'],
      [],
      [],
    ]);
  });
});

describe('to draw', () => {
  test('FG-TERM-06: an action card goes to the hand', () => {
    const t = table('action', { heroine: 'se_exit', victims: { se_exit: 1 } }, { heroine: 'reiko' });
    t.answers('save:yellow', 'slot:2', 'reward:2'); // take Planning
    expect([t.state.hand, t.state.market['planning'], t.told('played')]).toEqual([['planning'], 0, []]);
  });

  test('FG-TERM-06: an item goes to hands or backpack', () => {
    const lucky = (...cards: string[]): Table =>
      table('terror', {
        piles: { dock: [...cards] },
        terror: ['ct02', 'ct07'], // take the top card of any pile
      }).answers('dock');
    const knife = lucky('knife', 'axe').answers('hold:knife');
    expect([look(knife).items.hands, knife.state.items.discard]).toEqual([[{ id: 'knife', uses: 0 }], []]);
    const away = lucky('knife', 'axe').answers('hold:');
    expect(away.state.items.backpack).toMatchObject([{ id: 'knife' }]);
    const pills = lucky('pills', 'axe');
    expect([pills.state.items.hands, pills.state.items.backpack]).toMatchObject([[], [{ id: 'pills' }]]);
    expect(pills.state.heroine.markers).toBe(4); // taken, not used
  });

  test('FG-TERM-06: every other card is resolved at once', () => {
    const t = table(
      'terror',
      {
        terror: ['ht04', 'ct01', 'ct02'], // H+1; the next terror card: victims, H+1, an event
        nextEvent: 'ce03',
      },
      { setupCard: 'camp_s1' },
    );
    expect(t.order('terror-drawn', 'horror', 'event-drawn', 'victims-added')).toEqual([
      'terror-drawn',
      'horror',
      'terror-drawn',
      'victims-added',
      'horror',
      'event-drawn',
      'victims-added',
      'victims-added',
      'victims-added',
    ]);
    expect([count(t, 'marsh'), count(t, 'dock')]).toEqual([2, 2]);
  });
});

describe('to play', () => {
  test('FG-TERM-07: a card is played with a horror roll; an item is used, which is not playing', () => {
    const t = table('action', {
      hand: ['focus'],
      backpack: ['pills'],
      heroine: 'se_exit',
      victims: { se_exit: 1 },
    }).dice('horror', 5, 1);
    // With a reward waiting no card may be played, but an item may be used.
    t.answers('save:yellow', 'slot:1');
    t.expects(0, 'action', ['use:pills', 'reward:1', 'discard:focus', 'end'], { 'play:focus': 'rewards-first' });
    t.answers('use:pills', 'calm');
    t.tells('used', { offer: 'use:pills', rule: 'FG-TERM-07' });
    expect([t.told('played'), t.told('rolled'), t.state.horror]).toEqual([[], [], 2]);
    t.answers('reward:1', 'play:focus');
    t.tells('played', { card: 'focus' }).tells('rolled', { card: 'focus', faces: [5, 1] });
    expect(t.told('used')).toHaveLength(1);
  });

  test('FG-TERM-07: nor is discarding a card', () => {
    const t = table('action', { hand: ['furious_strike'] }); // nobody in range, so it cannot be played
    t.expects(0, 'action', ['discard:furious_strike', 'end'], { 'play:furious_strike': 'nobody-in-range' });
    t.answers('discard:furious_strike');
    expect([t.told('played'), t.told('rolled'), t.state.time]).toEqual([[], [], 7]);
  });
});

describe('to remove', () => {
  test('FG-TERM-08: what is removed from the game does not come back', () => {
    const t = table('action', {
      backpack: ['map'],
      piles: { cabins: ['knife', 'axe'], dock: ['pills'], tool_shed: [] },
    });
    t.answers('use:map', 'yes', 'no'); // the Knife goes, the Pills stay
    t.tells('item-removed', { item: 'knife', rule: 'FG-TERM-08' });
    expect([look(t).items.removed, t.state.items.discard]).toEqual([['knife'], ['map']]);
    const piled = t.state.items.piles.map((one) => one.cards.map((card) => card.id));
    expect(piled.flat().sort()).toEqual(['axe', 'pills']);
  });

  test('FG-TERM-08: a removed last breath token is never drawn again', () => {
    const t = table('killer', { killer: 'campfire', health: { heroine: [0, 3] } });
    const { removed, unused } = t.state.breathTokens;
    expect([removed, unused.some((token) => token.symbols === 3)]).toEqual([[3], false]);
  });

  test('FG-TERM-08: what is removed from the board may return', () => {
    const t = table(
      'upkeep',
      {
        heroine: 'north_exit',
        killer: 'north_exit',
        special: { ge05: { blue: 'rocks' } }, // the Holy Man comes to the killer, and goes
      },
      { location: 'groves' },
    );
    t.tells('victim-removed', { victim: 'blue', space: 'north_exit', rule: 'FG-TERM-08' });
    expect([t.state.victims, t.state.dead, t.state.tally.savedThisGame]).toEqual([[], [], 0]);
    expect([t.state.supply.includes('blue'), t.state.killer.bloodlust]).toEqual([true, 1]); // neither dead nor saved
    const puppet = table(
      'killer',
      { minions: ['destroyed', 'destroyed', 'destroyed'], terror: ['gp16', 'gp03', 'ct07'] },
      { killer: 'geppetto' },
    );
    puppet.expects(0, 'action');
    expect(puppet.state.minions.map((one) => one.status)).toEqual(['ready', 'ready', 'ready']);
    puppet.answers('end', 'done');
    expect(puppet.state.minions.map((one) => one.status)).toEqual(['board', 'ready', 'ready']);
  });
});
