import { describe, expect, test } from 'vitest';
import type { NemesisState } from '../src/state.ts';
import { calm, hold, hurt, lay, NOISE_DIE, put, table, who } from './table.ts';

const attack = (s: NemesisState) => s.attack.draw;

/** Step 9 with this card, two characters in the light of Storage, and a bag that brings nobody. */
const played = (card: string, edit: (s: NemesisState) => void = () => {}) =>
  table(
    ['sentry', 'hacker'],
    (s) => {
      calm(s);
      for (const one of s.people) one.at = 'STO';
      s.power['S-02'].on = true;
      edit(s);
    },
    { phase: 'event' },
  ).top((s) => s.event.draw, card);
const burning = (t: ReturnType<typeof played>) =>
  Object.entries(t.state.rooms)
    .flatMap(([id, { fire }]) => (fire ? [id] : []))
    .sort();
const broken = (t: ReturnType<typeof played>) =>
  Object.entries(t.state.rooms)
    .flatMap(([id, { malfunction }]) => (malfunction ? [id] : []))
    .sort();

describe('event cards', () => {
  test('NL-G-09: Coolant Leak breaks the Cooling System, and then starts the countdown (EV-01)', () => {
    expect(broken(played('coolant-leak', (s) => lay(s, '002', 'cooling-system')))).toEqual(['002']);
    const t = played('coolant-leak', (s) => {
      lay(s, '002', 'cooling-system');
      s.rooms['002'].malfunction = true;
    });
    expect(t.state.selfDestruct).toEqual({ field: 12, red: false });
    expect(broken(played('coolant-leak'))).toEqual([]); // unexplored: nothing
  });

  test('NL-G-09: Grid Surge turns the time token back, or power drops; Brownout always drops it (EV-02, EV-03)', () => {
    const t = played('grid-surge', (s) => {
      s.time.active = true;
    });
    expect([t.state.time.active, t.state.power['S-02'].on]).toEqual([false, true]);
    for (const card of ['grid-surge', 'brownout'])
      expect(
        played(card, (s) => {
          s.power.elevator.on = false;
        }).state.power['S-02'].on,
      ).toBe(false);
  });

  test('NL-G-09: Spreading Flames take a snapshot, and do not pass closed doors (EV-05)', () => {
    const t = played('spreading-flames', (s) => {
      s.rooms.ISO.fire = true;
      s.corridors['ISO-014'].door = 'closed';
    });
    expect(burning(t)).toEqual(['015', 'ISO']);
  });

  test('NL-G-09: Burn-out empties and breaks burning rooms; Short Circuit sets broken ones on fire (EV-06, EV-07)', () => {
    const t = played('burn-out', (s) => {
      lay(s, '002', 'archive', 3);
      for (const room of ['002', '003'] as const) s.rooms[room].fire = true;
    });
    expect([broken(t), t.state.rooms['002'].items]).toEqual([['002'], 0]);
    const sparks = played('short-circuit', (s) => {
      s.power['S-01'].on = true;
      for (const room of ['RRC', 'STO', 'ISO', 'EPS', 'EVA'] as const) s.rooms[room].malfunction = true;
    });
    expect(burning(sparks)).toEqual(['EPS', 'ISO', 'RRC']); // the lowest, and those in unpowered sectors
  });

  test('NL-G-09: System Fault, Medical Shutdown, Terminal Crash (EV-08, EV-09, EV-10)', () => {
    const explored = (s: NemesisState): void => {
      lay(s, '006', 'infirmary');
      lay(s, '008', 'laboratory');
      lay(s, '010', 'nest');
      lay(s, '012', 'archive');
    };
    expect(broken(played('system-fault', explored))).toEqual(['006']);
    expect(broken(played('medical-shutdown', explored))).toEqual(['006', '008']);
    expect(broken(played('terminal-crash', explored))).toEqual(['008']); // the Archive has no power
  });

  test('NL-G-09: Prowlers are heard around whoever is alone, and leave dark places (EV-11)', () => {
    const t = played('prowlers', (s) => {
      who(s, 1).at = 'ISO';
      put(s, 'breeder', '001');
      put(s, 'breeder', '007');
    });
    expect([
      t.state.corridors['EL2-STO'].noise,
      t.state.corridors['ISO-014'].noise,
      t.state.corridors['RRC-003'].noise,
    ]).toEqual([true, true, false]);
    expect(t.state.stalkers.map(({ at }) => at)).toEqual(['007']);
  });

  test('NL-G-09: Regrowth heals two, and everything in dark rooms (EV-12)', () => {
    const t = played('regrowth', (s) => {
      put(s, 'adult', '007', 3);
      put(s, 'adult', '012', 3);
    });
    expect(t.state.stalkers.map(({ damage }) => damage)).toEqual([1, 0]);
    t.tells('recovered', { room: '007', damage: 1 });
  });

  test('NL-G-09: Hatching takes an egg and infests whoever is in the Nest without action cards (EV-13)', () => {
    const t = played('hatching', (s) => {
      lay(s, '010', 'nest');
      for (const one of s.people) one.at = '010';
      hold(s, 0, 'contamination');
      hold(s, 1, 'rest');
    });
    expect([t.state.lab.eggs, who(t.state, 0).larva, who(t.state, 1).larva]).toEqual([4, true, false]);
    const bagged = played('hatching').picks('bag', 0); // the blank comes up in step 10
    expect(bagged.state.bag.some((id) => id.startsWith('larva'))).toBe(true);
    const gone = played('hatching', (s) => {
      s.lab.eggs = 1;
    });
    expect(gone.state.nestDestroyed).toBe(true);
  });

  test('NL-G-09: Brood Guard meets whoever is in the Nest or carries an egg, but for one in its case (EV-14)', () => {
    const met = (edit: (s: NemesisState) => void) => played('brood-guard', edit).order('encounter', 'colony')[0];
    const egg = (s: NemesisState): void => void who(s, 0).hands.push({ what: 'egg', ammunition: 0, extra: 0, tape: 0 });
    expect([met(() => {}), met(egg)]).toEqual(['colony', 'encounter']);
    expect(
      met((s) => {
        egg(s);
        who(s, 0).hands.push({ what: 'specimen-case', ammunition: 0, extra: 0, tape: 0 });
      }),
    ).toBe('colony');
  });

  test('NL-G-09: the second Pack Hunt moves adults and attacks nobody (EV-16)', () => {
    const t = played('pack-hunt-2', (s) => {
      put(s, 'adult', '006');
      put(s, 'adult', '010');
      s.corridors['STO-010'].door = 'closed';
    });
    expect([t.state.stalkers.map(({ at }) => at), t.told('attack-card')]).toEqual([['STO', '010'], []]);
    expect(t.state.corridors['STO-010'].door).toBe('destroyed');
  });

  test('NL-G-09: Slime Trail is heard around the slimed, and hurts them (EV-17)', () => {
    const t = played('slime-trail', (s) => {
      who(s, 1).slime = true;
      who(s, 1).at = 'ISO';
    });
    expect([t.state.corridors['ISO-014'].noise, who(t.state, 1).light, who(t.state, 0).light]).toEqual([true, 1, 0]);
  });

  test('NL-G-09: Echo in the Ducts marks the technical space, or makes everybody at an entrance roll (EV-18)', () => {
    expect(played('echo-in-the-ducts').state.technicalNoise).toBe(true);
    const t = played('echo-in-the-ducts', (s) => {
      s.technicalNoise = true;
      who(s, 1).at = 'ISO';
    }).dice('noise', NOISE_DIE[2]);
    expect(t.told('noise-rolled').map(({ details }) => details['seat'])).toEqual([0]);
  });

  test('NL-G-09: Bulkheads Release opens every closed door (EV-19)', () => {
    const t = played('bulkheads-release', (s) => {
      s.corridors['ISO-014'].door = 'closed';
      s.corridors['EPS-016'].door = 'destroyed';
    });
    expect([t.state.corridors['ISO-014'].door, t.state.corridors['EPS-016'].door]).toEqual(['open', 'destroyed']);
  });

  test('NL-G-09: Incubation kills those who carried a larva when it began, and a creeper is there (EV-20)', () => {
    const t = played('incubation', (s) => {
      who(s, 0).larva = true;
    });
    expect([who(t.state, 0).fate, t.state.stalkers.map(({ type, at }) => `${type} ${at}`)]).toEqual([
      'dead',
      ['creeper STO'],
    ]);
    expect(who(t.state, 1).discard.length).toBe(4);
  });
});

describe('attack cards', () => {
  /** Step 7: one stalker in the dark of Storage. */
  const struck = (type: Parameters<typeof put>[1], card: string, edit: (s: NemesisState) => void = () => {}) =>
    table(
      ['sentry', 'hacker'],
      (s) => {
        calm(s);
        who(s, 0).at = 'STO';
        who(s, 1).at = 'RRC';
        put(s, type, 'STO');
        edit(s);
      },
      { phase: 'attacks' },
    )
      .top(attack, card)
      .top((s) => s.event.draw, 'crossed-lines');

  test('NL-G-08: Drop from the Ceiling and Blood Trail: two light wounds, and a card or contamination in darkness', () => {
    const t = struck('adult', 'drop-from-the-ceiling-1', (s) => hold(s, 0, 'rest', 'contamination'));
    expect(who(t.state, 0).light).toBe(2);
    t.tells('discarded', { seat: 0, cards: ['rest'] });
    const trail = struck('creeper', 'blood-trail-1');
    expect([who(trail.state, 0).light, trail.told('contaminated').length]).toEqual([2, 1]);
    struck('adult', 'blood-trail-2').tells('attack-card', { hits: false });
  });

  test('NL-G-08: Maul and Rampage kill at two serious wounds, where the large ones strike', () => {
    const mauled = (type: Parameters<typeof put>[1], card: string, ...wounds: string[]) =>
      who(struck(type, card, (s) => hurt(s, 0, ...wounds)).state, 0);
    expect(mauled('adult', 'maul-1', 'leg', 'leg')).toMatchObject({ fate: 'in-play', serious: { length: 3 } });
    expect(mauled('breeder', 'maul-1', 'leg', 'leg').fate).toBe('dead');
    struck('adult', 'maul-2').tells('attack-card', { hits: false }); // only one of the four is an adult's
    const t = struck('queen', 'rampage-1', (s) => {
      who(s, 1).at = 'STO';
      hurt(s, 1, 'leg', 'leg');
    });
    expect([who(t.state, 0).serious.length, who(t.state, 1).fate]).toEqual([1, 'dead']);
  });

  test('NL-G-08: Spray: slime and contamination, and a light wound in darkness', () => {
    const t = struck('breeder', 'spray-1');
    expect([who(t.state, 0).slime, who(t.state, 0).light, t.told('contaminated').length]).toEqual([true, 1, 1]);
  });

  test('NL-G-08: Swarm Call brings another one, in darkness two; they surprise nobody', () => {
    const t = struck('creeper', 'swarm-call-1', (s) => {
      s.bag = ['adult-1', 'adult-2', 'blank'];
      s.supply = s.supply.filter((id) => id !== 'adult-1' && id !== 'adult-2');
    }).picks('bag', 0, 0);
    expect([t.told('placed').length, t.told('surprise').length]).toEqual([2, 0]);
  });
});
