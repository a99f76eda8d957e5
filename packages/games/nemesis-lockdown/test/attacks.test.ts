import { describe, expect, test } from 'vitest';
import type { NemesisState } from '../src/state.ts';
import { contaminated, equip, hold, hurt, inHand, lay, NOISE_DIE, OPEN, put, table, weakness, who } from './table.ts';

const attack = (s: NemesisState) => s.attack.draw;
const event = (s: NemesisState) => s.event.draw;

/** Step 7, with these characters in Storage. */
const step7 = (characters: Parameters<typeof table>[0], edit: (s: NemesisState) => void) =>
  table(
    characters,
    (s) => {
      for (const one of s.people) one.at = 'STO';
      edit(s);
    },
    { phase: 'attacks' },
  );

describe('attacks', () => {
  test('NL-ATTACK-01 NL-ATTACK-02: whoever holds the fewest action cards, contamination not counted; else turn order', () => {
    const t = step7(['sentry', 'hacker', 'janitor'], (s) => {
      put(s, 'adult', 'STO');
      hold(s, 0, 'rest', 'sabotage');
      hold(s, 1, 'rest', 'contamination', 'contamination');
      hold(s, 2, 'rest');
      s.first = 2;
    });
    t.top(attack, 'impale-1').tells('attack-target', { seat: 2 });
  });

  test('NL-ATTACK-03 NL-ATTACK-04 NL-ATTACK-06: with the symbol it hits, without it misses', () => {
    const hit = step7(['sentry'], (s) => {
      put(s, 'adult', 'STO');
      s.power['S-02'].on = true;
    });
    hit.top(attack, 'slash-1').tells('attack-card', { hits: true });
    expect(who(hit.state, 0).light).toBe(1);
    const miss = step7(['sentry'], (s) => void put(s, 'adult', 'STO'));
    miss.top(attack, 'impale-1').tells('attack-card', { hits: false });
    expect(who(miss.state, 0).serious).toEqual([]);
  });

  test('NL-ATTACK-05: in darkness its line applies as well; a light lit for the round keeps it away', () => {
    const dark = step7(['sentry'], (s) => void put(s, 'adult', 'STO')).top(attack, 'slash-1');
    expect(who(dark.state, 0).light).toBe(2);
    const lit = step7(['sentry'], (s) => {
      put(s, 'adult', 'STO');
      who(s, 0).used.push('lit');
    });
    lit.top(attack, 'slash-1').top(event, 'crossed-lines');
    expect(who(lit.state, 0).light).toBe(1);
  });

  test('NL-G-08: Impale kills at one serious wound in darkness, at two in the light', () => {
    const struck = (isLit: boolean, ...wounds: string[]) => {
      const t = step7(['sentry', 'hacker'], (s) => {
        put(s, 'queen', 'STO');
        who(s, 1).at = 'ISO';
        s.power['S-02'].on = isLit;
        hurt(s, 0, ...wounds);
      });
      return who(t.top(attack, 'impale-1').state, 0).fate;
    };
    expect([struck(false, 'leg'), struck(true, 'leg'), struck(true, 'leg', 'leg')]).toEqual([
      'dead',
      'in-play',
      'dead',
    ]);
  });

  test('NL-G-08: a creeper that moults keeps its damage; the breeder attacks an empty hand, and in darkness any hand', () => {
    const moulted = (isLit: boolean) => {
      const t = step7(['sentry'], (s) => {
        put(s, 'creeper', 'STO', 1);
        s.power['S-02'].on = isLit;
        hold(s, 0, 'rest');
      });
      t.top(attack, 'moult-1', 'impale-1').top(event, 'crossed-lines');
      expect(t.state.stalkers[0]).toMatchObject({ type: 'breeder', damage: 1 });
      return t.told('attack-card').length;
    };
    expect([moulted(true), moulted(false)]).toEqual([1, 2]);
  });

  test('NL-ROUND-14: the next stalker chooses its own target, and attacks nobody where nobody is left (R-44)', () => {
    const t = step7(['sentry', 'hacker'], (s) => {
      put(s, 'adult', 'STO');
      put(s, 'adult', 'STO');
      who(s, 1).at = 'ISO';
      hurt(s, 0, 'leg', 'leg', 'leg');
    });
    t.top(attack, 'slash-1', 'slash-2').tells('died', { seat: 0 });
    expect(t.told('attack-card').length).toBe(1);
  });
});

describe('reactions', () => {
  const hunted = (edit: (s: NemesisState) => void = () => {}) =>
    step7(['lab-rat', 'sentry'], (s) => {
      put(s, 'adult', 'STO');
      hold(s, 0, 'overlooked');
      hold(s, 1, 'rest', 'sabotage');
      edit(s);
    });

  test('NL-G-35: before the card is drawn the Lab Rat may make another the target (c)', () => {
    const t = hunted().top(attack, 'slash-1').top(event, 'crossed-lines');
    t.expects(0, 'react', ['no', 'overlooked:1']).answers('overlooked:1');
    expect([who(t.state, 0).light, who(t.state, 1).light]).toEqual([0, 2]);
    expect(who(t.state, 0).discard.map(({ face }) => face)).toEqual(['overlooked']);
  });

  test('NL-G-35: asked as long as the card could be held, and not when it lies among the discards', () => {
    const without = hunted((s) => {
      who(s, 0).deck.push(...who(s, 0).hand.splice(0));
      hold(s, 0, 'rest');
    });
    without.expects(0, 'react', ['no']);
    const gone = hunted((s) => {
      who(s, 0).discard.push(...who(s, 0).hand.splice(0));
      hold(s, 0, 'rest');
    });
    expect(gone.told('attack-card').length).toBe(1);
  });

  test('NL-G-35: before a darkness line Night Eyes and flashlights can be used (e)', () => {
    const t = step7(['lab-rat'], (s) => {
      put(s, 'adult', 'STO');
      equip(s, 0, 'flashlight');
      hold(s, 0, 'night-eyes');
    });
    t.top(attack, 'slash-1').expects(0, 'react', ['no', 'night-eyes', 'flashlight']).answers('flashlight');
    expect([who(t.state, 0).light, who(t.state, 0).pack[0]?.seen]).toEqual([1, OPEN]);
  });

  test('NL-G-35: whoever has an unseen yellow card is asked, whatever it is', () => {
    const t = step7(['sentry'], (s) => {
      put(s, 'adult', 'STO');
      equip(s, 0, 'duct-tape');
    });
    t.top(attack, 'slash-1').expects(0, 'react', ['no']).answers('no');
    expect(who(t.state, 0).light).toBe(2);
  });

  test('NL-G-35: a light brings the lit number of a surprise (d)', () => {
    const t = table(['sentry'], (s) => {
      equip(s, 0, 'flashlight');
      hold(s, 0, 'rest', 'sabotage', 'interrupt');
      s.corridors['EL2-009'].noise = true;
      s.bag = ['adult-1', 'blank'];
    });
    t.dice('noise', NOISE_DIE[1]).picks('bag', 0).answers('move:EL2', 'rest');
    t.expects(0, 'react', ['no', 'flashlight']).answers('flashlight');
    expect(t.told('attack-card')).toEqual([]);
    t.tells('surprise', { number: 3, surprised: true });
  });

  test('NL-G-35: in a dark room the Lab Rat may skip the roll of step 10 (f)', () => {
    const t = table(
      ['lab-rat'],
      (s) => {
        hold(s, 0, 'overlooked');
        s.bag = ['adult-1', 'blank'];
      },
      { phase: 'colony' },
    );
    t.picks('bag', 0).expects(0, 'react', ['no', 'overlooked']).answers('overlooked');
    t.tells('roll-skipped', { seat: 0 });
    expect(t.told('noise-rolled')).toEqual([]);
  });
});

describe('weaknesses and traits', () => {
  test('NL-G-26: a weakness helps only from its Knowledge on (WK-6)', () => {
    const struck = (knowledge: number) => {
      const t = step7(['sentry'], (s) => {
        put(s, 'adult', 'STO');
        weakness(s, 0, 'shallow-bite');
        who(s, 0).knowledge = knowledge;
      });
      return who(t.top(attack, 'maul-1').top(event, 'crossed-lines').state, 0).serious.length;
    };
    expect([struck(3), struck(2)]).toEqual([0, 1]);
  });

  test('NL-G-26: darkness effects of adults do not reach those who know them (WK-3)', () => {
    const t = step7(['sentry'], (s) => {
      put(s, 'adult', 'STO');
      weakness(s, 0, 'wary-of-shadows');
    });
    expect(who(t.top(attack, 'slash-1').state, 0).light).toBe(1);
  });

  test('NL-G-26: thin blood, exposed joints and a conductive hide (WK-5, WK-1, WK-2)', () => {
    const shot = (id: string, face: number, card: string) => {
      const t = table(['sentry'], (s) => {
        put(s, 'adult', 'STO');
        weakness(s, 0, id);
        hold(s, 0, 'rest');
      });
      t.top(attack, card).dice('combat', face).answers('shoot:submachine-gun:1', 'rest', 'no');
      return t.state.stalkers[0]?.damage ?? 'dead';
    };
    expect(shot('thin-blood', 5, 'slash-1')).toBe('dead'); // blood 2, and 1 damage
    expect(shot('exposed-joints', 1, 'maul-3')).toBe(1);
    expect(shot('conductive-hide', 5, 'maul-3')).toBe(2);
  });

  test('NL-G-26: once per round Danger is Silence for those who know (WK-8)', () => {
    const t = table(['sentry'], (s) => {
      weakness(s, 0, 'dull-hearing');
      who(s, 0).slime = true;
      hold(s, 0, 'rest', 'sabotage');
    });
    t.dice('noise', NOISE_DIE.danger).answers('move:EL2', 'rest').expects(0, 'react', ['no', 'dull-hearing']);
    t.answers('dull-hearing');
    expect(Object.values(t.state.corridors).some(({ noise }) => noise)).toBe(false);
  });

  test('NL-G-24: the Lab Rat’s first infected scan has no consequence, the second one has', () => {
    const t = table(['lab-rat'], (s) => {
      hold(s, 0, 'rest', 'infected');
      who(s, 0).light = 1;
    });
    t.answers('play:rest');
    expect([who(t.state, 0).larva, who(t.state, 0).forgiven, who(t.state, 0).light]).toEqual([false, true, 0]);
    const again = table(['lab-rat'], (s) => {
      hold(s, 0, 'rest', 'infected');
      who(s, 0).forgiven = true;
    });
    expect(who(again.answers('play:rest').state, 0).larva).toBe(true);
  });

  test('NL-G-24: the first fire of a round does not burn the Janitor', () => {
    const t = table(['janitor', 'sentry'], (s) => {
      s.rooms.STO.fire = true;
      who(s, 1).at = 'ISO';
    });
    t.answers('pass');
    expect([who(t.state, 0).light, who(t.state, 0).used]).toEqual([0, ['janitor']]);
  });
});

describe('wounds, scans and death', () => {
  test('NL-G-12: Rest scans the hand, removes clean cards, and with a larva an infected one kills', () => {
    const clean = table(['sentry'], (s) => hold(s, 0, 'rest', 'clean', 'clean')).answers('play:rest');
    expect(inHand(clean, 0)).toEqual([]);
    const t = table(['sentry', 'hacker'], (s) => {
      hold(s, 0, 'rest', 'infected');
      who(s, 0).larva = true;
      who(s, 1).at = 'ISO';
    });
    t.answers('play:rest');
    expect(who(t.state, 0).fate).toBe('dead');
    expect(t.state.stalkers.map(({ type, at }) => [type, at])).toEqual([['creeper', 'STO']]);
  });

  test('NL-G-12: that somebody rests is seen by all, how many cards were scanned is not', () => {
    const heard = (...cards: string[]) => {
      const t = table(['sentry', 'hacker'], (s) => {
        hold(s, 0, 'rest', ...cards);
        who(s, 0).light = 1;
        who(s, 1).at = 'ISO';
      }).answers('play:rest');
      return t.match.eventsFor(1).flatMap(({ kind, details }) => (kind.startsWith('scan') ? [details] : []));
    };
    expect([heard(), heard('infected', 'infected')]).toEqual([[{ seat: 0 }], [{ seat: 0 }]]);
  });

  test('NL-G-11: the dead keep their wounds; their items leave the game and their objects stay', () => {
    const t = step7(['sentry', 'hacker'], (s) => {
      put(s, 'adult', 'STO');
      who(s, 1).at = 'ISO';
      hurt(s, 0, 'leg', 'leg', 'leg');
      who(s, 0).hands.push({ what: 'egg', ammunition: 0, extra: 0, tape: 0 });
    });
    t.top(attack, 'slash-1').tells('died', { seat: 0 });
    expect(who(t.state, 0).serious.length).toBe(3);
    expect(t.state.rooms.STO.objects).toEqual(['corpse:sentry', 'egg']);
    expect(t.state.gateOpen).toBe(true);
  });

  test('NL-G-34: together, a corpse in a working Infirmary brings its owner back with dressed wounds', () => {
    const t = table(
      ['sentry', 'hacker'],
      (s) => {
        lay(s, '010', 'infirmary');
        hurt(s, 0, 'leg');
        Object.assign(who(s, 0), { fate: 'dead', at: null, light: 2, larva: true });
        s.rooms['010'].objects.push('corpse:sentry');
      },
      { phase: 'round', mode: 'cooperative' },
    );
    const { fate, at, light, larva, serious } = who(t.state, 0);
    expect([fate, at, light, larva, serious]).toEqual(['in-play', '010', 0, false, [{ wound: 'leg', dressed: true }]]);
    expect(who(t.state, 0).hand.length).toBe(5);
    expect(t.state.rooms['010'].objects).toEqual([]);
  });
});

describe('events', () => {
  const drawn = (card: string, edit: (s: NemesisState) => void, characters: Parameters<typeof table>[0] = ['sentry']) =>
    table(characters, edit, { phase: 'event' }).top(event, card);

  test('NL-ROUND-17 NL-G-09: all move together, and everybody before a closed door stays', () => {
    const t = drawn('brownout', (s) => {
      put(s, 'adult', '007');
      put(s, 'adult', '008');
      s.corridors['007-008'].door = 'closed';
    });
    expect(t.state.stalkers.map(({ at }) => at)).toEqual(['007', '008']);
    expect(t.state.corridors['007-008'].door).toBe('destroyed');
  });

  test('NL-ROUND-18: the hunting pack moves as the effect and attacks as the darkness effect (EV-15)', () => {
    const t = drawn('pack-hunt-1', (s) => void put(s, 'adult', '010'));
    t.top(attack, 'impale-1');
    expect(t.order('stalker-moved', 'attack-card').slice(0, 2)).toEqual(['stalker-moved', 'attack-card']);
    const lit = drawn('pack-hunt-1', (s) => {
      put(s, 'adult', '010');
      s.power['S-02'].on = true;
    });
    expect([lit.state.stalkers[0]?.at, lit.told('attack-card').length]).toEqual(['STO', 0]);
  });

  test('NL-G-09: Incubation reshuffles an empty deck before it takes four cards (EV-20)', () => {
    const t = drawn('incubation', (s) => {
      const one = who(s, 0);
      one.discard = one.deck.splice(2).map((card) => ({ ...card, seen: OPEN }));
      one.discard.push(contaminated(s, 'clean'));
    });
    expect(t.told('discarded')[0]?.details['cards']).toHaveLength(4);
  });

  test('NL-G-16: without a door token left one is taken from a closed door elsewhere, by choice', () => {
    const t = table(['janitor'], (s) => {
      const ids = Object.keys(s.corridors) as (keyof typeof s.corridors)[];
      for (const id of ids.slice(0, 11))
        s.corridors[id].door = id === '001-002' || id === '002-EL1' ? 'closed' : 'destroyed';
      hold(s, 0, 'service-keys');
    });
    t.answers('play:service-keys:010')
      .expects(0, 'which-door', ['door:001-002', 'door:002-EL1'])
      .answers('door:002-EL1');
    expect([t.state.corridors['STO-010'].door, t.state.corridors['002-EL1'].door]).toEqual(['closed', 'open']);
  });

  test('NL-SPEC-ISO-06: whoever turned up spoils the lock-in, even a larva that is gone again (R-35)', () => {
    const t = table(['sentry'], (s) => {
      who(s, 0).at = 'ISO';
      s.time.field = 8;
      s.corridors['ISO-014'].noise = true;
      s.bag = ['larva-1', 'blank'];
      hold(s, 0, 'rest', 'sabotage');
    });
    t.dice('noise', NOISE_DIE[2]).picks('bag', 0).answers('room:lock-in', 'rest', 'sabotage');
    expect([who(t.state, 0).fate, who(t.state, 0).larva]).toEqual(['in-play', true]);
  });
});
