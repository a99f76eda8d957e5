import { describe, expect, test } from 'vitest';
import type { NemesisState } from '../src/state.ts';
import { calm, hold, hurt, lay, NOISE_DIE, put, table, who } from './table.ts';

const attack = (s: NemesisState) => s.attack.draw;
const event = (s: NemesisState) => s.event.draw;
type Cast = Parameters<typeof table>[0];
type Field = NemesisState['time']['field'];

/** From this phase on, with a harmless event card and a bag that brings nobody. */
const from = (phase: string, cast: Cast, edit: (s: NemesisState) => void = () => {}, mode = 'semi-cooperative') =>
  table(
    cast,
    (s) => {
      calm(s);
      edit(s);
    },
    { phase, mode },
  ).top(event, 'crossed-lines');

/** The event phase, with the time token on this field. */
const onField = (field: Field, edit: (s: NemesisState) => void = () => {}, cast: Cast = ['sentry', 'hacker']) =>
  from('launch', cast, (s) => {
    s.time.field = field;
    s.css = [];
    edit(s);
  });

describe('the players’ phase', () => {
  test('NL-ROUND-01 NL-ROUND-20: players’ phase, then the event phase, step by step', () => {
    const t = from('turn', ['sentry'], (s) => {
      s.time.field = 8;
      s.rooms['011'].fire = true;
      put(s, 'larva', '011');
      s.corridors['001-002'].noise = true;
      s.power['S-01'].on = true;
    });
    t.answers('pass');
    expect(
      t
        .order('passed', 'launch', 'time', 'power', 'noise-removed', 'killed', 'event-card', 'colony', 'round')
        .slice(0, 8),
    ).toEqual(['passed', 'launch', 'time', 'power', 'noise-removed', 'killed', 'event-card', 'power']);
    expect(t.order('event-card', 'colony', 'round')).toEqual(['event-card', 'colony', 'round']);
  });

  test('NL-ROUND-02 NL-ROUND-22: everybody draws up to five; cards that were kept count', () => {
    const t = from('round', ['sentry', 'hacker'], (s) => hold(s, 1, 'rest', 'contamination'));
    expect(t.told('drew-cards').map(({ details }) => details['n'])).toEqual([5, 3]);
    const full = from('round', ['sentry'], (s) =>
      hold(s, 0, 'rest', 'sabotage', 'interrupt', 'search', 'search', 'baton'),
    );
    expect([full.told('drew-cards'), who(full.state, 0).hand.length]).toEqual([[], 6]);
  });

  test('NL-SPEC-ISO-01 NL-SPEC-ISO-02 NL-SPEC-ISO-03: six in the Isolation Room from the first round on, not with a malfunction', () => {
    const drawn = (edit: (s: NemesisState) => void) => {
      const t = from('round', ['sentry'], (s) => {
        who(s, 0).at = 'ISO';
        edit(s);
      });
      return who(t.state, 0).hand.length;
    };
    expect(drawn(() => {})).toBe(6);
    expect(
      drawn((s) => {
        s.rooms.ISO.malfunction = true;
      }),
    ).toBe(5);
    expect(drawn((s) => hurt(s, 0, 'torso'))).toBe(5);
  });

  test('NL-ROUND-03: the first player token moves on, not in the first round, and past those who are out', () => {
    const first = (round: number, edit: (s: NemesisState) => void = () => {}) =>
      from('round', ['sentry', 'hacker', 'janitor'], (s) => {
        s.round = round;
        edit(s);
      }).state.first;
    expect([first(0), first(1)]).toEqual([0, 1]);
    expect(first(1, (s) => Object.assign(who(s, 1), { fate: 'locked-in', at: null }))).toBe(2);
  });

  test('NL-ROUND-04 NL-ROUND-05 NL-ROUND-07 NL-ROUND-08: clockwise; two actions, or one and pass, or pass; until all have passed', () => {
    const t = from('turn', ['sentry', 'hacker', 'janitor'], (s) => {
      for (const [seat, one] of s.people.entries()) {
        one.at = 'STO';
        hold(s, seat, 'rest', 'sabotage');
      }
      for (const one of s.people) one.deck = one.deck.filter(({ face }) => face !== 'interrupt'); // nobody interrupts
    });
    const alone = () => t.asked;
    t.answers('move:006', 'rest');
    while (t.decision.kind === 'interrupt') t.answersAs(alone(), 'no');
    expect(t.state.turn.actions).toBe(1);
    t.answers('pass');
    if (t.decision.kind === 'pass-discard') t.answers('done');
    t.expects(1, 'act').answers('pass').answers('done');
    t.expects(2, 'act').answers('pass', 'done');
    expect(t.told('passed').map(({ details }) => details['seat'])).toEqual([0, 1, 2]);
    t.tells('time', { field: 14 });
  });

  test('NL-ROUND-05: after two actions it is the next player’s turn', () => {
    const t = from('turn', ['sentry', 'hacker'], (s) => {
      who(s, 0).at = 'STO';
      hold(s, 0, 'rest', 'sabotage');
      who(s, 1).at = 'ISO';
      hold(s, 1, 'rest');
    });
    t.dice('noise', NOISE_DIE.silence, NOISE_DIE.silence);
    t.answers('move:EL2', 'rest', 'move:007', 'sabotage').expects(1, 'act');
    expect(who(t.state, 0).passed).toBe(false);
  });

  test('NL-ROUND-06: whoever passes may lay down any cards, contamination too', () => {
    const t = from('turn', ['sentry', 'hacker'], (s) => hold(s, 0, 'rest', 'sabotage', 'contamination'));
    t.answers('pass').expects(0, 'pass-discard', ['rest', 'sabotage', 'contamination', 'done']);
    t.answers('contamination', 'rest', 'done');
    expect(who(t.state, 0).hand.map(({ face }) => face)).toEqual(['sabotage']);
  });
});

describe('actions and what they cost', () => {
  const ready = (edit: (s: NemesisState) => void = () => {}) =>
    from('turn', ['hacker'], (s) => {
      who(s, 0).at = 'EL2';
      lay(s, '009', 'archive');
      hold(s, 0, 'rest', 'sabotage', 'contamination');
      edit(s);
    });

  test('NL-ACT-01 NL-ACT-02: a basic action costs one action card, never contamination', () => {
    ready().answers('move:009').expects(0, 'pay', ['rest', 'sabotage']).dice('noise', NOISE_DIE[1]);
    const only = ready((s) => {
      who(s, 0).deck.push(...who(s, 0).hand.splice(0, 2));
    });
    only.expects(0, 'act', undefined, { 'move:009': 'too-few-cards' });
  });

  test('NL-ACT-03: a careful move costs two, makes no roll and marks a corridor of one’s choice', () => {
    const t = ready().answers('careful:009', 'rest', 'sabotage');
    t.expects(0, 'careful-noise', ['EL2-009', '009-011', '008-009']).answers('009-011');
    expect([t.state.corridors['009-011'].noise, t.told('noise-rolled')]).toEqual([true, []]);
    const marked = ready((s) => {
      for (const id of ['EL2-009', '009-011', '008-009'] as const) s.corridors[id].noise = true;
    });
    marked.expects(0, 'act', undefined, { 'careful:009': 'all-corridors-marked' });
  });

  test('NL-ACT-04: an action card and as many others as it costs', () => {
    const t = ready((s) => {
      s.rooms.EL2.malfunction = true;
      hold(s, 0, 'quick-patch');
    });
    t.answers('play:quick-patch').expects(0, 'pay', ['rest', 'sabotage']).answers('rest');
    expect(who(t.state, 0).discard.map(({ face }) => face)).toEqual(['quick-patch', 'rest']);
    expect(t.state.rooms.EL2.malfunction).toBe(false);
  });

  test('NL-COMBAT-01 NL-SYM-03 NL-SYM-04: in combat exactly while a stalker is in the room; eggs are none', () => {
    const t = ready((s) => {
      put(s, 'larva', 'EL2');
      hold(s, 0, 'search');
    });
    t.expects(0, 'act', undefined, { 'careful:009': 'only-out-of-combat' });
    expect([t.isLegal('move:009'), t.isLegal('melee:1')]).toEqual([true, true]);
    const eggs = ready((s) => s.rooms.EL2.objects.push('egg'));
    expect([eggs.isLegal('careful:009'), eggs.isLegal('pick-up:egg')]).toEqual([true, true]);
  });
});

describe('exploration', () => {
  const entering = (token: string, edit: (s: NemesisState) => void = () => {}, cast: Cast = ['hacker', 'sentry']) =>
    from('turn', cast, (s) => {
      who(s, 0).at = 'EL2';
      hold(s, 0, 'rest', 'sabotage');
      lay(s, '009', 'archive');
      Object.assign(s.rooms['009'], { explored: false, token: { face: token, seen: 0 } });
      s.rooms['009'].tile.seen = 0;
      edit(s);
    });

  test('NL-EXPL-01 NL-EXPL-02 NL-EXPL-03 NL-EXPL-05: the tile, its token, then a noise roll', () => {
    const t = entering('malfunction-3').dice('noise', NOISE_DIE[3]).answers('move:009', 'rest');
    expect(t.order('moved', 'explored', 'exploration-token', 'malfunction', 'noise-rolled')).toEqual([
      'moved',
      'explored',
      'exploration-token',
      'malfunction',
      'noise-rolled',
    ]);
    expect(t.state.rooms['009']).toMatchObject({ explored: true, items: 3, malfunction: true, token: null });
    expect(t.state.corridors['009-011'].noise).toBe(true);
  });

  test('NL-EXPL-04: Silence and Danger cancel the roll; for whoever is in slime Silence is Danger', () => {
    expect(entering('silence-2').answers('move:009', 'rest').told('noise-rolled')).toEqual([]);
    const danger = entering('danger-2', (s) => void put(s, 'adult', '008')).answers('move:009', 'rest');
    expect([danger.state.stalkers[0]?.at, danger.told('noise-rolled')]).toEqual(['009', []]);
    const slimed = entering('silence-2', (s) => {
      who(s, 0).slime = true;
    }).answers('move:009', 'rest');
    expect(slimed.state.corridors['009-011'].noise).toBe(true); // nobody near: noise on every corridor
  });

  test('NL-EXPL-05: no roll where somebody else is, or a stalker', () => {
    const company = entering('fire-2', (s) => {
      who(s, 1).at = '009';
    }).answers('move:009', 'rest');
    expect([company.told('noise-rolled'), company.state.rooms['009'].fire]).toEqual([[], true]);
    const stalked = entering('fire-2', (s) => void put(s, 'larva', '009')).answers('move:009', 'rest');
    expect(stalked.told('noise-rolled')).toEqual([]);
  });

  test('NL-G-31: a door closes behind whoever came; slime sticks; alone one finds half as much', () => {
    const door = entering('door-1').dice('noise', NOISE_DIE.silence).answers('move:009', 'rest');
    expect(door.state.corridors['EL2-009'].door).toBe('closed');
    const slime = entering('slime-3', () => {}, ['hacker'])
      .dice('noise', NOISE_DIE[1])
      .answers('move:009', 'rest');
    expect([who(slime.state, 0).slime, slime.state.rooms['009'].items]).toEqual([true, 2]); // G-34
  });

  test('NL-ROOM-NEST-01 NL-ROOM-NEST-02 NL-ROOM-NEST-11: the Nest gives Knowledge to its explorer, holds no items and no malfunction', () => {
    const t = entering('malfunction-4', (s) => {
      lay(s, '010', 'nest');
      Object.assign(s.rooms['010'], { explored: false, token: { face: 'malfunction-4', seen: 0 } });
      s.rooms['010'].tile.seen = 0;
      who(s, 0).at = 'STO';
    });
    t.dice('noise', NOISE_DIE.silence, NOISE_DIE.silence).answers('move:010', 'rest');
    expect([who(t.state, 0).knowledge, t.state.rooms['010'].items, t.state.rooms['010'].malfunction]).toEqual([
      2,
      0,
      false,
    ]);
    t.answers('move:011', 'sabotage');
    expect(t.told('knowledge').length).toBe(1);
  });
});

describe('the event phase', () => {
  const launched = (face: NemesisState['css'][number]['token']['face'], edit: (s: NemesisState) => void = () => {}) =>
    onField(8, (s) => {
      s.css = [{ field: 8, token: { face, seen: 0 } }];
      lay(s, '002', 'css-a');
      lay(s, '004', 'css-b');
      who(s, 0).at = 'A';
      who(s, 1).at = 'B';
      edit(s);
    });

  test('NL-ROUND-09 NL-ROOM-CSSA-07 NL-GOAL-04: the token says which pods leave', () => {
    const fates = (face: Parameters<typeof launched>[0]) =>
      launched(face, (s) => hurt(s, 1, 'leg')).match.state.people.map(({ fate }) => fate);
    expect([fates('A'), fates('B'), fates('C')]).toEqual([
      ['evacuated', 'in-play'],
      ['in-play', 'evacuated'],
      ['in-play', 'in-play'],
    ]);
    expect(launched('all').phase).not.toBe('turn'); // nobody is left: the game is over
  });

  test('NL-ROOM-CSSA-09: whoever stays is put back with a serious wound, which may kill', () => {
    const t = launched('A');
    expect([who(t.state, 1).at, who(t.state, 1).serious.length]).toEqual(['004', 1]);
    const fatal = launched('none', (s) => hurt(s, 1, 'leg', 'leg', 'leg'));
    expect([who(fatal.state, 1).fate, fatal.state.rooms['004'].objects]).toEqual(['dead', ['corpse:hacker']]);
    expect(fatal.state.gateOpen).toBe(true);
  });

  test('NL-ROUND-10 NL-BREAK-04: the time token moves on; on 08 the Isolation Room opens', () => {
    const t = onField(9);
    t.tells('time', { field: 8 }).tells('isolation-open', { rule: 'NL-BREAK-04' });
    expect(onField(10).told('isolation-open')).toEqual([]);
  });

  test('NL-ROUND-11 NL-BREAK-05 NL-BREAK-06: yellow turns red, the Gate opens, and then the base goes', () => {
    const t = onField(9, (s) => {
      s.selfDestruct = { field: 9, red: false };
    });
    expect([t.state.selfDestruct, t.state.gateOpen]).toEqual([{ field: 6, red: true }, true]);
    const gone = onField(6, (s) => {
      s.selfDestruct = { field: 6, red: true };
    });
    gone.tells('base-ends', { how: 'destroyed' });
    const early = onField(8, (s) => {
      s.selfDestruct = { field: 6, red: true };
    });
    expect(early.told('base-ends')).toEqual([]);
  });

  test('NL-SPEC-RRC-03 NL-ROUND-21: leaving the alert’s field ends the game, and no further step happens', () => {
    const t = onField(7, (s) => {
      s.alert = 7;
    });
    t.tells('base-ends', { how: 'purged' });
    expect(t.order('time', 'event-card', 'colony')).toEqual(['time']);
    const both = onField(7, (s) => {
      s.alert = 7;
      s.selfDestruct = { field: 4, red: false };
    });
    both.tells('base-ends', { how: 'destroyed' }); // G-33
    onField(1).tells('base-ends', { how: 'purged' });
  });

  test('NL-ROUND-12: red thresholds act while the time token is inactive, blue ones always; the highest lit token goes out', () => {
    const lit = (field: Field, active: boolean) => {
      const t = onField(field, (s) => {
        s.time.active = active;
        for (const [i, where] of (['S-01', 'S-02', 'S-03', 'elevator'] as const).entries())
          s.power[where] = { token: i + 1, on: i < 2 };
      });
      return t
        .told('power')
        .filter(({ rule }) => rule === 'NL-ROUND-12')
        .map(({ details }) => details['where']);
    };
    expect([lit(13, false), lit(13, true), lit(12, false)]).toEqual([['S-02'], [], []]);
    expect([lit(8, true), lit(4, true)]).toEqual([['S-02'], ['S-02']]);
  });

  const removal = (noiseRemoval: NemesisState['options']['noiseRemoval']) => {
    const t = onField(15, (s) => {
      s.options = { ...s.options, noiseRemoval };
      who(s, 0).at = '002';
      who(s, 1).at = '002';
      s.power['S-01'].on = true;
      for (const id of ['001-002', '003-004', '009-011'] as const) s.corridors[id].noise = true;
      s.technicalNoise = true;
    });
    const { corridors, technicalNoise } = t.state;
    return [corridors['001-002'].noise, corridors['003-004'].noise, corridors['009-011'].noise, technicalNoise];
  };

  test('NL-ROUND-13: noise goes where there is light and nobody near; the other readings of R-29 reach further', () => {
    expect(removal('lit')).toEqual([true, false, true, true]);
    expect(removal('lit-or-far')).toEqual([true, false, false, true]);
    expect(removal('all')).toEqual([false, false, false, true]);
  });

  test('NL-ROUND-15 NL-ROOM-NEST-09 NL-ROOM-NEST-10: fire burns stalkers and one lying egg a room, none that is carried', () => {
    const t = from('attacks', ['sentry', 'hacker'], (s) => {
      lay(s, '010', 'nest');
      s.rooms['010'].fire = true;
      s.rooms['010'].objects.push('egg');
      put(s, 'adult', '010');
      s.rooms['009'].fire = true;
      who(s, 1).at = '009';
      who(s, 1).hands.push({ what: 'egg', ammunition: 0, extra: 0, tape: 0 });
    }).top(attack, 'slash-4');
    expect([t.state.lab.eggs, t.state.rooms['010'].objects, t.told('damaged').length]).toEqual([4, ['egg'], 1]);
    expect(who(t.state, 1).hands.some(({ what }) => what === 'egg')).toBe(true);
    const hidden = from('attacks', ['sentry'], (s) => {
      lay(s, '010', 'nest');
      s.rooms['010'].explored = false;
      s.rooms['010'].fire = true;
    });
    expect(hidden.state.lab.eggs).toBe(5);
  });

  test('NL-ROUND-16 NL-ROUND-18: one card, and some leave the game with the deck shuffled', () => {
    const t = table(['sentry'], calm, { phase: 'event' }).top(event, 'brownout');
    expect([t.told('event-card').length, t.state.event.discard.map(({ face }) => face)]).toEqual([1, ['brownout']]);
    const removed = table(['sentry'], calm, { phase: 'event' }).top(event, 'grid-surge');
    expect(removed.state.unused.events.map(({ face }) => face)).toEqual(['grid-surge']);
    const back = table(['sentry'], calm, { phase: 'event' }).top(event, 'system-fault');
    expect([back.state.event.draw.length, back.state.event.discard]).toEqual([20, []]);
  });

  const drawn = (token: string, edit: (s: NemesisState) => void = () => {}) =>
    from('colony', ['sentry', 'hacker'], (s) => {
      s.bag = ['blank'];
      s.supply = s.supply.filter((id) => id !== token);
      s.bag = [token as NemesisState['bag'][number], ...(token === 'blank' ? [] : (['blank'] as const))];
      edit(s);
    }).picks('bag', 0);
  const bagged = (t: ReturnType<typeof drawn>) => t.state.bag.map((id) => id.split('-')[0]);

  test('NL-ROUND-19: one token of the bag: larvae and creepers grow up, adults are heard, the queen lays', () => {
    expect(bagged(drawn('larva-1'))).toEqual(['adult', 'blank']);
    expect(bagged(drawn('creeper-1'))).toEqual(['blank', 'breeder']);
    expect(bagged(drawn('blank'))).toEqual(['adult', 'blank']);
    const heard = drawn('adult-1', (s) => void put(s, 'larva', 'STO')).dice('noise', NOISE_DIE.silence);
    expect([bagged(heard), heard.told('noise-rolled').length]).toEqual([['adult', 'blank'], 0]); // both are in combat
    const queen = drawn('queen-1');
    queen.tells('egg-laid');
    expect([queen.state.lab.eggs, bagged(queen)]).toEqual([6, ['blank', 'queen']]);
  });

  test('NL-G-06: the queen comes to whoever is in the Nest, and lays no egg in a destroyed one', () => {
    const t = drawn('queen-1', (s) => {
      lay(s, '010', 'nest');
      who(s, 0).at = '010';
      hold(s, 0, 'rest', 'sabotage', 'search', 'search', 'interrupt');
    });
    expect([t.state.stalkers.map(({ type, at }) => `${type} ${at}`), bagged(t)]).toEqual([['queen 010'], ['blank']]);
    const destroyed = drawn('queen-1', (s) => {
      s.lab.eggs = 0;
      s.nestDestroyed = true;
    });
    expect(destroyed.state.lab.eggs).toBe(0);
  });
});

describe('breakthroughs', () => {
  const met = (edit: (s: NemesisState) => void = () => {}) =>
    from('turn', ['hacker', 'sentry', 'janitor'], (s) => {
      s.firstFigure = false;
      for (const one of s.people) one.kept = null;
      who(s, 0).at = 'EL2';
      lay(s, '009', 'archive');
      hold(s, 0, 'rest', 'sabotage', 'search', 'search', 'interrupt');
      s.supply = s.supply.filter((id) => id !== 'adult-1');
      s.bag = ['adult-1', 'blank'];
      s.corridors['009-011'].noise = true;
      edit(s);
    })
      .dice('noise', NOISE_DIE[3])
      .picks('bag', 0);

  test('NL-BREAK-01 NL-BREAK-02: at the first figure everybody keeps one of two cards, at once, and the other is not shown', () => {
    const t = met((s) => Object.assign(who(s, 2), { fate: 'dead', at: null })).answers('move:009', 'rest');
    expect(t.match.waitingFor()).toEqual([0, 1, 2]); // the dead as well
    for (const seat of [2, 0, 1]) t.answersAs(seat, who(t.state, seat).objectives[1]?.face ?? '');
    expect(t.state.people.map(({ kept }) => kept)).toEqual([1, 2, 4].map((seen) => ({ face: 'second', seen })));
    expect(t.state.people.map(({ objectives }) => objectives.map(({ seen }) => seen))).toEqual([
      [1, 1],
      [2, 2],
      [4, 4],
    ]);
    expect(t.order('placed', 'objective-kept', 'surprise').slice(0, 4)).toEqual([
      'placed',
      'objective-kept',
      'objective-kept',
      'objective-kept',
    ]);
  });

  test('NL-BREAK-03: the first death opens the Main Gate, before anything else goes on', () => {
    const t = from('turn', ['hacker', 'sentry'], (s) => {
      hurt(s, 0, 'haemorrhage', 'leg', 'leg');
      who(s, 1).at = 'ISO';
    });
    expect(t.state.gateOpen).toBe(false);
    t.answers('pass');
    expect(t.order('died', 'gate-open')).toEqual(['died', 'gate-open']);
  });
});
