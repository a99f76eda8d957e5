import { describe, expect, test } from 'vitest';
import { CSS_TOKENS } from '../src/content/plans.ts';
import { TILE_IDS, tileDef } from '../src/content/tiles.ts';
import type { NemesisState } from '../src/state.ts';
import { calm, equip, hold, hurt, lay, NOISE_DIE, put, table, who } from './table.ts';

// What the designs and rulings say beyond the rulebook, where no other file shows it.

type Field = NemesisState['time']['field'];
type Cast = Parameters<typeof table>[0];
const attack = (s: NemesisState) => s.attack.draw;

/** Seat 0 in Storage with these cards, the other one far away, nobody in the bag. */
const holding = (cast: Cast, cards: readonly string[], edit: (s: NemesisState) => void = () => {}) =>
  table(cast, (s) => {
    calm(s);
    for (const [seat, one] of s.people.entries()) one.at = seat === 0 ? 'STO' : 'RRC';
    hold(s, 0, ...cards);
    edit(s);
  });

describe('time', () => {
  const eventPhase = (field: Field, selfDestruct: NemesisState['selfDestruct']) =>
    table(
      ['sentry', 'hacker'],
      (s) => {
        calm(s);
        s.time.field = field;
        s.selfDestruct = selfDestruct;
        s.css = [];
      },
      { phase: 'launch' },
    ).top((s) => s.event.draw, 'crossed-lines');

  test('NL-G-03: the countdown by the field on which it was started', () => {
    for (const [yellow, red] of [
      [12, 9],
      [4, 1],
      [3, 0],
      [2, 0],
      [1, 0],
    ] as const) {
      const t = eventPhase(yellow, { field: yellow, red: false });
      if (yellow === 1) t.tells('base-ends', { how: 'destroyed' });
      else expect(t.state.selfDestruct).toEqual({ field: red, red: true });
    }
    const late = eventPhase(2, { field: 0, red: false }); // started on 03 or later: it stays yellow on S
    expect([late.state.selfDestruct, late.state.gateOpen]).toEqual([{ field: 0, red: false }, false]);
    eventPhase(1, { field: 0, red: false }).tells('base-ends', { how: 'destroyed' });
  });

  test('NL-ROOM-GEN-02: a countdown that was stopped can be started again, from where the time token is (R-43)', () => {
    const t = holding(['sentry', 'hacker'], ['rest', 'sabotage', 'search', 'search'], (s) => {
      lay(s, '002', 'generator');
      lay(s, '003', 'cooling-system');
      Object.assign(s, { selfDestruct: { field: 12, red: false } });
      s.time.field = 13;
      who(s, 0).at = '002';
      who(s, 1).at = '003';
      hold(s, 1, 'rest', 'sabotage');
    });
    t.answers('room:stop-countdown', 'rest', 'sabotage', 'pass', 'done');
    t.answers('room:cooling-system', 'rest', 'sabotage');
    expect(t.state.selfDestruct).toEqual({ field: 10, red: false });
  });

  test('NL-G-28: a token is turned up with empty pods, too, and is out of the game then', () => {
    const t = table(
      ['sentry', 'hacker'],
      (s) => {
        calm(s);
        s.time.field = 8;
      },
      { phase: 'launch' },
    ).top((s) => s.event.draw, 'crossed-lines');
    expect([t.told('launch').length, t.state.css.length, t.state.unused.css.length]).toEqual([1, 5, 2]);
    expect([...CSS_TOKENS].sort()).toEqual(['A', 'A', 'B', 'C', 'all', 'all', 'none'].sort());
  });
});

describe('light, noise and slime', () => {
  test('NL-G-04: hurt eyes are in darkness whatever the light; else a light keeps it away; else the room decides', () => {
    const wounds = (edit: (s: NemesisState) => void) => {
      const t = table(
        ['sentry', 'hacker'],
        (s) => {
          calm(s);
          for (const one of s.people) one.at = 'STO';
          who(s, 1).at = 'RRC';
          put(s, 'adult', 'STO');
          edit(s);
        },
        { phase: 'attacks' },
      )
        .top(attack, 'slash-1')
        .top((s) => s.event.draw, 'crossed-lines');
      return who(t.state, 0).light;
    };
    const light = (s: NemesisState): void => {
      s.power['S-02'].on = true;
    };
    expect([wounds(() => {}), wounds(light)]).toEqual([2, 1]);
    const eyes = (s: NemesisState): void => {
      light(s);
      hurt(s, 0, 'eyes');
      who(s, 0).used.push('lit');
    };
    expect(wounds(eyes)).toBe(2);
  });

  test('NL-G-04: where no power token is lit, a threshold does nothing', () => {
    const t = table(
      ['sentry'],
      (s) => {
        calm(s);
        s.time.field = 8;
        s.css = [];
        for (const where of ['S-01', 'S-02', 'S-03', 'elevator'] as const) s.power[where].on = false;
      },
      { phase: 'launch' },
    ).top((s) => s.event.draw, 'spreading-flames');
    expect(t.told('power')).toEqual([]);
  });

  const walking = (edit: (s: NemesisState) => void = () => {}) =>
    holding(['sentry', 'hacker'], ['rest', 'sabotage'], (s) => {
      who(s, 0).at = 'EL2';
      lay(s, '009', 'archive');
      lay(s, '007', 'surgery');
      edit(s);
    });

  test('NL-G-05: a marker on the corridor of the number; where one lies, an encounter that removes all around', () => {
    const t = walking().dice('noise', NOISE_DIE[3]).answers('move:009', 'rest');
    expect([t.state.corridors['009-011'].noise, t.told('encounter')]).toEqual([true, []]);
    const met = walking((s) => {
      for (const id of ['009-011', '008-009'] as const) s.corridors[id].noise = true;
      s.supply = s.supply.filter((id) => id !== 'larva-1');
      s.bag = ['blank', 'larva-1'];
    })
      .dice('noise', NOISE_DIE[3])
      .picks('bag', 1)
      .answers('move:009', 'rest');
    expect([
      met.told('encounter').length,
      met.state.corridors['009-011'].noise,
      met.state.corridors['008-009'].noise,
    ]).toEqual([1, false, false]);
    // a larva that surprises infests, and is gone.
    expect([who(met.state, 0).larva, met.state.stalkers, met.told('attack-card')]).toEqual([true, [], []]);
  });

  test('NL-G-05: the technical space counts at every entrance; the blank brings noise and nobody', () => {
    const t = walking((s) => {
      s.technicalNoise = true;
    }).dice('noise', NOISE_DIE[3]);
    t.answers('move:007', 'rest').tells('encounter', { room: '007', type: null });
    expect([t.state.technicalNoise, t.state.corridors['007-008'].noise, t.state.stalkers]).toEqual([true, true, []]);
  });

  test('NL-G-05: Danger brings all who are free next door; a closed door is destroyed, and then no noise is placed', () => {
    const t = walking((s) => {
      put(s, 'adult', '008');
      put(s, 'adult', '008');
    }).dice('noise', NOISE_DIE.danger);
    t.answers('move:009', 'rest');
    expect(t.state.stalkers.map(({ at }) => at)).toEqual(['009', '009']);
    const shut = walking((s) => {
      put(s, 'adult', '008');
      s.corridors['008-009'].door = 'closed';
    }).dice('noise', NOISE_DIE.danger);
    shut.answers('move:009', 'rest');
    expect([shut.state.stalkers[0]?.at, shut.state.corridors['008-009'].door, shut.told('noise-placed')]).toEqual([
      '008',
      'destroyed',
      [],
    ]);
  });

  test('NL-G-13: in slime Silence is Danger; one marker at the most, none on a Battle Suit', () => {
    const t = walking((s) => {
      who(s, 0).slime = true;
    }).dice('noise', NOISE_DIE.silence);
    t.answers('move:009', 'rest');
    expect(t.state.corridors['009-011'].noise).toBe(true);
    const suited = holding(['sentry', 'hacker'], ['search'], (s) => {
      lay(s, '009', 'contaminated-room', 2);
      who(s, 0).at = '009';
      equip(s, 0, 'battle-suit');
    });
    suited.answers('play:search:red');
    expect(who(suited.state, 0).slime).toBe(false);
  });

  test('NL-G-32: colours and computers of the tiles', () => {
    const of = (which: (id: (typeof TILE_IDS)[number]) => boolean) => TILE_IDS.filter(which).sort();
    expect(of((id) => tileDef(id).computer === true)).toEqual(
      [
        'archive',
        'laboratory',
        'generator',
        'communications',
        'css-control',
        'defence-control',
        'test-room',
        'ventilation-control',
        'rapid-response-centre',
      ].sort(),
    );
    expect(of((id) => tileDef(id).colour === 'white')).toEqual(['archive', 'contaminated-room', 'css-control']);
    expect(of((id) => tileDef(id).colour === 'red')).toEqual([
      'communications',
      'css-c',
      'defence-control',
      'guard-quarters',
    ]);
    expect(of((id) => tileDef(id).colour === 'green')).toEqual([
      'decontamination',
      'infirmary',
      'laboratory',
      'surgery',
      'test-room',
    ]);
    expect(of((id) => tileDef(id).colour === null)).toEqual(['nest']);
  });
});

describe('rulings', () => {
  test('NL-ATTACK-02: of those with equally few the first in turn order (R-15)', () => {
    const t = table(
      ['sentry', 'hacker', 'janitor'],
      (s) => {
        calm(s);
        for (const one of s.people) one.at = 'STO';
        s.first = 1;
        put(s, 'adult', 'STO');
      },
      { phase: 'attacks' },
    ).top(attack, 'impale-1');
    t.tells('attack-target', { seat: 1 });
  });

  test('NL-COMP-02: a card that merely asks for a computer needs no power (R-17)', () => {
    const t = holding(['sentry', 'hacker'], ['seal-it'], (s) => {
      lay(s, '002', 'archive');
      who(s, 0).at = '002';
    });
    expect([t.state.power['S-01'].on, t.isLegal('play:seal-it:ISO')]).toEqual([false, true]);
  });

  test('NL-SPEC-STORE-01: a malfunction takes the discount only; with two components one crafts there as anywhere (R-27)', () => {
    const t = holding(['sentry', 'hacker'], ['rest', 'sabotage'], (s) => {
      equip(s, 0, 'medkit', 'solvent');
      s.rooms.STO.malfunction = true;
    });
    t.expects(0, 'act', undefined, { 'room:craft:neutralizer:medkit': 'malfunction' });
    expect(t.isLegal('craft:neutralizer:medkit:solvent')).toBe(true);
  });

  test('NL-ROOM-SURGERY-05: passing by force is passing: wounds bleed and fire burns, and the second action is lost (R-42)', () => {
    const t = holding(['sentry', 'hacker'], ['rest', 'sabotage', 'search'], (s) => {
      lay(s, '002', 'surgery');
      who(s, 0).at = '002';
      s.rooms['002'].fire = true;
      hurt(s, 0, 'haemorrhage');
    });
    t.answers('room:surgery', 'rest', 'sabotage');
    expect([who(t.state, 0).light, who(t.state, 0).serious.length]).toEqual([0, 2]); // three light wounds are a serious one
    t.expects(1, 'act');
  });

  test('NL-ROOM-ARCHIVE-05: with nobody’s plan to look at the Archive still teaches (R-45)', () => {
    const t = holding(['sentry', 'hacker'], ['rest', 'sabotage'], (s) => {
      lay(s, '002', 'archive');
      who(s, 0).at = '002';
      who(s, 1).plans = [];
      s.plans.pool = [];
    });
    t.answers('room:archive', 'rest', 'sabotage').expects(0, 'act');
    expect(who(t.state, 0)).toMatchObject({ knowledge: 3, informed: true });
  });

  test('NL-ROOM-LAB-07: three kinds of objects, whoever it was and of whatever type (R-49)', () => {
    const t = holding(['sentry', 'hacker'], ['rest', 'sabotage'], (s) => {
      lay(s, '002', 'laboratory');
      who(s, 0).at = '002';
      s.lab.spaces.push('carcass');
      s.rooms['002'].objects.push('carcass:breeder');
    });
    t.answers('room:examine:carcass:breeder', 'rest', 'sabotage');
    expect(t.state.lab.spaces).toEqual(['carcass']);
  });

  test('NL-BREAK-03: the Gate opens inside the first death, before the next of the same effect (R-50)', () => {
    const t = table(
      ['sentry', 'hacker', 'janitor'],
      (s) => {
        calm(s);
        for (const one of s.people) one.at = 'STO';
        who(s, 2).at = 'ISO';
        s.ventilation = 'STO';
        s.first = 1;
        for (const id of ['EL2-STO', '006-STO', 'STO-010'] as const) s.corridors[id].door = 'closed';
      },
      { phase: 'launch' },
    );
    expect(t.order('died', 'gate-open')).toEqual(['died', 'gate-open', 'died']);
    expect(t.told('died').map(({ details }) => details['seat'])).toEqual([1, 0]);
  });

  test('NL-EXPL-05: the explorer alone makes the roll: whoever Danger has brought cancels it (R-16)', () => {
    const t = holding(['sentry', 'hacker'], ['rest'], (s) => {
      who(s, 0).at = 'EL2';
      const { token } = s.rooms['009'];
      if (token !== null) token.face = 'danger-2';
      put(s, 'adult', '008');
    });
    t.answers('move:009', 'rest');
    expect([t.told('noise-rolled'), t.state.stalkers[0]?.at]).toEqual([[], '009']);
  });

  test('NL-SPEC-EPOWER-04: leaving all four tokens where they are is a result, too (R-47)', () => {
    const t = holding(['sentry', 'hacker'], ['rest', 'sabotage'], (s) => {
      who(s, 0).at = 'EPS';
      for (const [i, where] of (['S-01', 'S-02', 'S-03', 'elevator'] as const).entries())
        s.power[where] = { token: i + 1, on: i < 3 };
    });
    t.answers('room:emergency-power', 'rest', 'sabotage', 'token:1', 'token:2', 'token:3');
    expect(Object.values(t.state.power).map(({ token, on }) => `${token} ${on}`)).toEqual([
      '1 true',
      '2 true',
      '3 true',
      '4 false',
    ]);
  });

  test('NL-ROUND-19: the ninth adult sends those home who are in no combat; without a free figure it is a blank (G-06)', () => {
    const ninth = (inCombat: number) =>
      table(['sentry', 'hacker'], (s) => {
        calm(s);
        for (let i = 0; i < 8; i++) put(s, 'adult', i < inCombat ? 'RRC' : '016');
        const token = s.supply.find((id) => id.startsWith('adult'));
        if (token !== undefined) {
          s.supply = s.supply.filter((id) => id !== token);
          s.bag = [token, 'blank'];
        }
        who(s, 0).at = 'EL2';
        who(s, 1).at = 'RRC';
        lay(s, '009', 'archive');
        s.corridors['009-011'].noise = true;
        hold(s, 0, 'rest', 'sabotage', 'search', 'search', 'interrupt');
      })
        .dice('noise', NOISE_DIE[3])
        .picks('bag', 0)
        .answers('move:009', 'rest')
        .state.stalkers.map(({ at }) => at);
    expect(ninth(2)).toEqual(['RRC', 'RRC', '009']);
    expect(ninth(8)).toEqual(Array.from({ length: 8 }, () => 'RRC'));
  });
});
