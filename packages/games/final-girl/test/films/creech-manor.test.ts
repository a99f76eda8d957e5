import { describe, expect, test } from 'vitest';
import type { Film, TerrorCard } from '../../src/content/types.ts';
import { type FinalGirlState, finalGirl } from '../../src/index.ts';
import { count, health } from '../kit.ts';
import { carries, diceRolled, type Edit, event, pileOf, table, terror, won } from './creech-manor-table.ts';

/** The heroine is about to move from here, two spaces. */
const walking = (space: string, edit: Edit = {}) =>
  table('action', { heroine: space, hand: ['walk'], also: edit })
    .dice('horror', 6, 6)
    .answers('play:walk');

const token = (s: FinalGirlState, kind: string, space: string, to: string): void => {
  s.tokens.push({ id: s.nextToken++, kind, space, to });
};

describe('the box', () => {
  const { films } = finalGirl.content as { films: readonly Film[] };
  const { killer, location } = films.find((film) => film.id === 'creech-manor') as Film;
  const cards = (deck: readonly TerrorCard[]): number => deck.reduce((sum, card) => sum + (card.copies ?? 1), 0);

  test('as many cards as the film has', () => {
    expect([cards(killer.terror), cards(location.terror)]).toEqual([16, 8]);
    expect([location.events.length, location.items.length, location.setups.length]).toEqual([10, 18, 5]);
    expect([killer.finales.length, killer.darkPowers.length, killer.track.length]).toEqual([3, 4, 9]);
  });

  test('ten victims on every setup card, heroine and killer apart', () => {
    for (const card of location.setups) {
      expect(Object.values(card.victims).reduce((sum, n) => sum + n)).toBe(10);
      expect(card.heroine).not.toBe(card.killer);
      for (const space of [card.heroine, card.killer, ...Object.keys(card.victims)])
        expect(location.spaces[space]).toBeDefined();
    }
  });

  test('every connection has two sides, but for the chute and two windows', () => {
    const oneWay = Object.values(location.spaces).flatMap((space) =>
      Object.keys(space.ways)
        .filter((to) => location.spaces[to]?.ways[space.id] === undefined)
        .map((to) => `${space.id} > ${to}`),
    );
    expect(oneWay).toEqual(['tv_room > west_bath', 'office > east_yard', 'east_bath > east_yard']);
    for (const space of Object.values(location.spaces)) {
      const numbers = Object.values(space.ways).flat();
      expect(new Set(numbers).size).toBe(numbers.length);
    }
  });
});

describe('the map', () => {
  test('rule 1 (FG-R-47): down the laundry chute, not up', () => {
    expect(walking('tv_room').legal).toContain('go:west_bath');
    expect(walking('west_bath').legal).not.toContain('go:tv_room');
  });

  test('rule 1 (FG-R-55): the killer has to take the long way back', () => {
    const t = table('killer', { killer: 'east_yard', heroine: 'east_bath' });
    t.tells('enemy-moved', { from: 'east_yard', to: 'front_lawn' });
  });

  test('rule 3: the ladder leads up from the West Yard', () => {
    expect(walking('west_yard').legal).toContain('go:west_bath');
  });
});

describe('terror cards', () => {
  test('mt01: one item is gone; with nothing to lose the next card comes', () => {
    const t = terror('mt01', { carry: ['candle'] });
    expect([carries(t, 'candle'), t.state.items.discard]).toEqual([false, ['candle']]);
    terror('mt01', { carry: ['carolyn'] }).tells('terror-replaced', { card: 'mt01' });
  });

  test('mt02: who runs out of a window falls to death', () => {
    const t = terror('mt02', { events: { deck: [] }, killer: 'attic', victims: { office: 2, foyer: 1 } }).dice(
      'panic',
      5,
      6,
      1,
    );
    t.answers('panic:yellow@foyer');
    expect([count(t, 'front_lawn'), t.state.dead.length, count(t, 'back_stairs')]).toEqual([1, 1, 1]);
  });

  test('mt03 (FG-MOVE-02): indoors she cannot move, outdoors she cannot go in', () => {
    const next = (space: string) =>
      terror('mt03', { events: { deck: [] }, heroine: space, hand: ['walk'] })
        .dice('horror', 6, 6)
        .answers('play:walk');
    expect(next('study').legal.filter((id) => id.startsWith('go:'))).toEqual([]);
    const outside = next('front_lawn');
    outside.expects(0, 'move', undefined, { 'go:foyer': 'slammed-shut' });
    outside.answers('go:west_yard').expects(0, 'move', undefined, { 'go:west_bath': 'slammed-shut' });
    outside.answers('stay', 'end', 'done');
    expect(outside.state.lasting).toEqual([]);
  });

  test('mt04 (FG-BRD-18): the ladder is gone for everybody, also in panic', () => {
    const t = terror('mt04');
    expect(t.state.horror).toBe(4);
    expect(t.state.tokens).toMatchObject([{ kind: 'broken-ladder', space: 'west_yard', to: 'west_bath' }]);
    const broken = (s: FinalGirlState) => token(s, 'broken-ladder', 'west_yard', 'west_bath');
    expect(walking('west_yard', broken).legal).not.toContain('go:west_bath');
    expect(walking('west_bath', broken).legal).not.toContain('go:west_yard');
    const panicking = table('panic', {
      also: broken,
      victims: { west_yard: 1 },
      killer: 'west_yard',
      tally: { killedThisTurn: 1 },
    }).dice('panic', 1);
    expect(count(panicking, 'west_yard')).toBe(1);
  });

  test('mt05: he appears on unholy ground and attacks there first', () => {
    const t = terror('mt05', { victims: { closet: 2, bedroom: 1 } }).dice('plain-die', 4);
    expect([t.state.dead.length, count(t, 'closet')]).toEqual([2, 0]);
    expect(t.state.killer.space).toBe('closet');
  });

  test('mt06: everybody goes up', () => {
    const t = terror('mt06', { victims: { loft_stairs: 1, office: 1 }, killer: 'garage' });
    expect([count(t, 'attic'), count(t, 'back_stairs'), t.state.horror]).toEqual([1, 1, 4]);
  });

  test('mt07 (FG-KMOV-05): one victim dies on each space of his way, first and last included', () => {
    const t = terror('mt07', { killer: 'garage', victims: { foyer: 2 } });
    expect([t.state.killer.space, t.state.dead.length]).toEqual(['foyer', 1]);
    const more = terror('mt07', { killer: 'front_lawn', victims: { front_lawn: 2 } });
    expect(more.state.dead).toHaveLength(1); // he is there already: one space, one death
  });

  test('mt08: glass everywhere', () => {
    const t = terror('mt08', {
      events: { deck: [] },
      heroine: 'office',
      killer: { space: 'attic', bloodlust: 3 },
      victims: { east_bath: 1, foyer: 1 },
    });
    expect([health(t), t.state.dead.length, t.state.horror]).toEqual([4, 1, 4]);
    const nobody = terror('mt08', { events: { deck: [] } });
    expect([health(nobody), nobody.state.horror]).toEqual([5, 3]);
  });
});

describe('events', () => {
  test('me01 (FG-SAVE-01): two victims are saved without an exit, and the helicopter is gone', () => {
    const t = walking('attic', { inPlay: ['me01'], victims: { attic: 3 } });
    t.answers('helicopter', 'follow:2', 'slot:0', 'slot:1');
    expect([count(t, 'attic'), t.state.tally.savedThisGame, t.state.heroine.space]).toEqual([1, 2, 'attic']);
    expect(t.state.events.discard).toContain('me01');
    expect(t.decision.about).toMatchObject({ left: 1 });
  });

  test('me01: with Carolyn it wins, unless the barrier keeps her in', () => {
    const fly = (power: string) =>
      walking('attic', { inPlay: ['me01'], carry: ['carolyn'], darkPower: power, heroine: { markers: 2 } });
    expect(won(fly('pg_d1').answers('helicopter'))).toBe('heroine: carolyn-saved');
    fly('pg_d2').expects(0, 'move', undefined, { helicopter: 'invisible-barrier' });
  });

  test('me02: who is in the Attic dies, and who enters it', () => {
    const t = event('me02', { victims: { attic: 2 }, killer: 'garage' });
    expect([t.state.dead.length, t.state.tokens[0]?.space]).toEqual([2, 'attic']);
    const led = walking('loft_stairs', { tokens: { 'no-return': ['attic'] }, victims: { loft_stairs: 1 } });
    led.answers('go:attic', 'follow:1');
    expect(led.state.dead).toHaveLength(1);
  });

  test('me03 (FG-MOVE-05): the three nearest become Ghost Hunters and do not follow until one of them has died', () => {
    const t = terror('mt08', {
      events: { deck: ['me03'] },
      victims: { landing: 1, study: 1, foyer: 1, attic: 1 },
      killer: 'attic',
      hand: ['walk'],
    }).dice('horror', 6, 6);
    const hunters = t.state.victims.filter((one) => one.role === 'me03');
    expect(hunters.map((one) => one.space).sort()).toEqual(['foyer', 'landing', 'study']);
    t.answers('play:walk', 'go:dormitory');
    expect(count(t, 'dormitory')).toBe(0);
  });

  test('me03 (FG-BLOOD-01): a Ghost Hunter’s death counts twice, and then the others follow', () => {
    const t = table('killer', {
      special: { me03: { white: 'garage', blue: 'landing' } },
      hiddenPower: 'pg_d1',
      also: (s) => {
        s.terror.deck = s.terror.deck.map(() => ({ id: 'mt04', seen: false }));
      },
      hand: ['walk'],
    }).dice('horror', 6, 6);
    expect(t.state.killer.bloodlust).toBe(3);
    t.answers('play:walk', ...(t.decision.kind === 'after-roll' ? ['keep'] : []), 'go:dormitory', 'follow:0+blue');
    expect(count(t, 'dormitory')).toBe(1);
  });

  test('me03 (FG-R-33): they are shaken even if the bloodlust of that death brings her back to life', () => {
    const t = table(
      'killer',
      {
        killer: { space: 'garage', bloodlust: 9 },
        special: { me03: { white: 'garage', blue: 'landing' } },
        health: { heroine: [0, 3] },
        hand: ['walk'],
      },
      { killer: 'poltergeist' },
    ).dice('horror', 6, 6);
    t.tells('phase-cut-short', { phase: 'killer', why: 'heroine-revived' });
    t.answers('play:walk', 'go:dormitory', 'follow:0+blue');
    expect(count(t, 'dormitory')).toBe(1);
  });

  test('me04 (FG-PANIC-01): nobody panics', () => {
    const t = table('panic', { inPlay: ['me04'], victims: { garage: 2 }, tally: { killedThisTurn: 1 } });
    expect([count(t, 'garage'), t.told('panicked').length]).toEqual([2, 0]);
  });

  test('me05: a step toward the Attic', () => {
    const t = event('me05', { victims: { bedroom: 1 }, killer: 'garage' });
    expect(count(t, 'loft_stairs')).toBe(1);
  });

  test('me06: four of six fall', () => {
    const t = event('me06', { victims: { office: 2, study: 1 } }).dice('plain-die', 4, 5);
    expect([t.state.dead.length, count(t, 'office'), count(t, 'study')]).toEqual([1, 1, 1]);
  });

  test('me07: a die less for moving, unless there is light', () => {
    const dice = (card: string, ...items: string[]) => {
      const t = table('action', { inPlay: ['me07'], carry: [...items], hand: [card] });
      return diceRolled(t.answers(`play:${card}`));
    };
    expect([dice('walk'), dice('focus'), dice('walk', 'candle'), dice('walk', 'flashlight')]).toEqual([1, 2, 2, 2]);
  });

  test('me08 (FG-MOVE-05): somebody has to come along', () => {
    const t = walking('landing', { inPlay: ['me08'], victims: { landing: 2 } });
    t.answers('go:foyer').expects(0, 'follow', ['follow:1', 'follow:2']);
  });

  test('me09 (FG-MOVE-07): even to the killer', () => {
    const t = walking('landing', { inPlay: ['me09'], killer: 'foyer', victims: { landing: 1 } });
    t.answers('go:foyer', 'follow:1');
    expect(count(t, 'foyer')).toBe(1);
  });

  test('me10: three come and run at once', () => {
    const t = event('me10').dice('panic', 5, 4, 1);
    expect([count(t, 'front_lawn'), count(t, 'ballroom'), count(t, 'landing')]).toEqual([1, 1, 1]);
  });
});

describe('items', () => {
  test('padlock (FG-BRD-18): enemies cannot pass, she and her followers can', () => {
    const lock = (to: string, ...then: string[]) =>
      table('action', {
        carry: ['padlock'],
        heroine: 'drawing_room',
        victims: { drawing_room: 1 },
        hand: ['walk'],
        also: (s) => {
          s.terror.deck = s.terror.deck.map(() => ({ id: 'mt04', seen: false }));
        },
      })
        .dice('horror', 6, 6)
        .answers('use:padlock', to, ...then);
    const locked = lock('garage', 'end', 'done');
    expect([locked.state.killer.space, locked.state.dead.length]).toEqual(['garage', 0]); // the Garage has no other door
    expect(lock('foyer', 'end', 'done').state.dead).toHaveLength(1);
    expect(count(lock('foyer', 'play:walk', 'go:foyer', 'follow:1'), 'foyer')).toBe(1);
  });

  test('padlock (FG-R-22): whoever it keeps from her altogether breaks it open, and does nothing else', () => {
    const t = table('killer', (s) => {
      token(s, 'padlock', 'garage', 'drawing_room');
      s.killer.space = 'garage';
      s.terror.deck = s.terror.deck.map(() => ({ id: 'mt04', seen: false }));
    });
    t.tells('padlock-broken', { enemy: 'killer', rule: 'FG-R-22' });
    expect([t.state.killer.space, t.state.tokens.some((one) => one.kind === 'padlock')]).toEqual(['garage', false]);
  });

  test('padlock (FG-KATK-11): it stands one attack, then it breaks', () => {
    const t = table('killer', (s) => {
      token(s, 'padlock', 'foyer', 'landing');
      s.killer.space = 'landing';
      s.terror.deck = s.terror.deck.map(() => ({ id: 'mt04', seen: false }));
    });
    expect([health(t), t.state.tokens.filter((one) => one.kind === 'padlock')]).toEqual([5, []]);
  });

  test('list: a whole pile is turned up in its order, and the list is spent', () => {
    const t = table('action', {
      heroine: 'attic',
      piles: { attic: ['list'], closet: ['knife', 'carolyn', 'map'] },
      hand: ['search'],
    })
      .dice('horror', 6, 1)
      .dice('plain-die', 3);
    t.answers('play:search');
    const closet = t.state.items.piles.find((one) => one.space === 'closet')!;
    expect(pileOf(t, 'closet')).toEqual(['knife', 'carolyn', 'map']);
    expect(closet.cards.every((card) => card.up)).toBe(true);
    expect([carries(t, 'list'), t.state.items.discard]).toEqual([false, ['list']]);
  });

  test('ritual_dagger: a victim for all minor dark powers, or for 1 damage', () => {
    const rite = (killer: string, choice: string) => {
      const t = table(
        'action',
        {
          carry: ['ritual_dagger'],
          victims: { landing: 1 },
          inPlay: killer === 'poltergeist' ? ['pt12'] : [],
        },
        { killer },
      );
      return t.answers('use:ritual_dagger', choice);
    };
    const banished = rite('poltergeist', 'banish');
    expect([banished.state.inPlay, banished.state.dead.length, banished.state.killer.bloodlust]).toEqual([[], 1, 2]);
    expect(rite('hans', 'wound-killer').state.killer.markers).toBe(10);
    expect(rite('poltergeist', 'wound-killer').state.inPlay).toHaveLength(1); // rule 1: nothing to wound
    table('action', { carry: ['ritual_dagger'] }).expects(0, 'action', undefined, {
      'use:ritual_dagger': 'no-victim-here',
    });
  });

  test('old_tome: health for time, once', () => {
    const t = table('action', { carry: ['old_tome'] }).answers('use:old_tome');
    expect([health(t), t.state.time]).toEqual([4, 8]);
    t.refuses('use:old_tome', 'blocked');
  });

  test('rope_ladder: mends the ladder, or leads back up a one-way connection', () => {
    const mended = table('action', {
      carry: ['rope_ladder'],
      also: (s) => {
        token(s, 'broken-ladder', 'west_yard', 'west_bath');
      },
    }).answers('use:rope_ladder');
    expect(mended.state.tokens).toEqual([]);
    const climbing = table('action', { carry: ['rope_ladder'], heroine: 'east_yard', hand: ['walk'] }).dice(
      'horror',
      6,
      6,
    );
    climbing.answers('use:rope_ladder').expects(0, 'climb', ['climb:east_yard:office', 'climb:east_yard:east_bath']);
    climbing.answers('climb:east_yard:office', 'play:walk');
    expect(climbing.legal).toContain('go:office');
    expect(climbing.legal).not.toContain('go:east_bath');
    table('action', { carry: ['rope_ladder'] }).expects(0, 'action', undefined, {
      'use:rope_ladder': 'nothing-to-climb',
    });
  });

  test('candle: one victim comes to the light, once', () => {
    const t = table('action', { carry: ['candle'], victims: { foyer: 2, study: 1 } }).answers(
      'use:candle',
      'yellow@foyer',
    );
    expect([count(t, 'landing'), count(t, 'foyer')]).toEqual([1, 1]);
    t.refuses('use:candle', 'blocked');
  });

  test('shotgun: two cards, six dice, every enemy here; a jam loses it', () => {
    const shoot = (...faces: number[]) => {
      const t = table(
        'action',
        { carry: ['shotgun'], killer: 'landing', hand: ['walk', 'focus'] },
        { killer: 'hans' },
      ).dice('plain-die', ...faces);
      return t.answers('use:shotgun', 'discard:walk');
    };
    const good = shoot(5, 6, 3, 4, 1, 2);
    expect([good.state.killer.markers, carries(good, 'shotgun'), good.state.hand]).toEqual([9, true, []]);
    const jammed = shoot(5, 1, 2, 1, 3, 3);
    expect([jammed.state.killer.markers, carries(jammed, 'shotgun')]).toEqual([10, false]);
    table('action', { carry: ['shotgun'] }).expects(0, 'action', undefined, { 'use:shotgun': 'two-cards-needed' });
  });

  test('cross (FG-KILL-02): a terror card is ignored', () => {
    const t = terror('mt04', { carry: ['cross'] }).answers('yes');
    expect([t.state.horror, t.state.tokens, carries(t, 'cross')]).toEqual([3, [], false]);
  });
});
