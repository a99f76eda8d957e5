import { describe, expect, test } from 'vitest';
import type { CharacterId } from '../src/content/characters.ts';
import type { NemesisState } from '../src/state.ts';
import {
  ADVANTAGE_DIE,
  COMBAT_DIE,
  equip,
  faces,
  hold,
  hurt,
  inHand,
  lay,
  NOISE_DIE,
  OPEN,
  put,
  table,
  who,
} from './table.ts';

// Cards, items and wounds that no other file uses the way they are meant (G-11, G-21, G-22, G-24, G-25).

const attack = (s: NemesisState) => s.attack.draw;
const event = (s: NemesisState) => s.event.draw;

/** A character in Storage with these cards; the second one is far away. */
const holding = (id: CharacterId, cards: readonly string[], edit: (s: NemesisState) => void = () => {}) =>
  table([id, id === 'sentry' ? 'hacker' : 'sentry'], (s) => {
    who(s, 0).at = 'STO';
    who(s, 1).at = 'RRC';
    hold(s, 0, ...cards);
    edit(s);
  });
type Held = ReturnType<typeof holding>;
const carried = (t: Held) => who(t.state, 0).hands.map(({ what }) => what);
const packOf = (t: Held) => faces(who(t.state, 0).pack);

describe('action cards', () => {
  test('NL-G-24: All-In Strike costs a contamination card and deals two (SU-1)', () => {
    const t = holding('survivor', ['all-in-strike'], (s) => void put(s, 'adult', 'STO'));
    t.top(attack, 'slash-1').answers('play:all-in-strike:1');
    expect([t.state.stalkers, t.told('contaminated').length]).toEqual([[], 1]); // blood 2 is not above 2
  });

  test('NL-G-24: Throw It Away leaves an item behind and nobody strikes; an inactive personal one cannot be thrown (SU-2)', () => {
    const t = holding('survivor', ['throw-it-away'], (s) => {
      put(s, 'breeder', 'STO');
      equip(s, 0, 'medkit');
    });
    expect(new Set(t.offered('play:throw-it-away').map((id) => id.split(':')[2]))).toEqual(new Set(['medkit']));
    t.dice('noise', NOISE_DIE.silence).answers('play:throw-it-away:medkit:EL2');
    expect([who(t.state, 0).at, packOf(t), t.told('attack-card')]).toEqual(['EL2', [], []]);
    expect(faces(t.state.decks.green.discard)).toEqual(['medkit']);
  });

  test('NL-G-24: Baton empties a small hand, or gives a weapon up to drive a stalker away (SE-2)', () => {
    const beaten = (cards: readonly string[]) =>
      holding('sentry', ['baton'], (s) => {
        who(s, 1).at = 'STO';
        hold(s, 1, ...cards);
        for (const one of s.people) one.deck = one.deck.filter(({ face }) => face !== 'interrupt');
      });
    const t = beaten(['rest', 'contamination', 'search']).answers('play:baton:seat:1').answersAs(1, 'no');
    expect(inHand(t, 1)).toEqual([]);
    expect(beaten(['rest', 'contamination', 'search', 'bypass']).offered('play:baton:seat')).toEqual([]);
    const driven = holding('sentry', ['baton'], (s) => void put(s, 'queen', 'STO')).top(event, 'brownout');
    driven.answers('play:baton:submachine-gun:1');
    expect([driven.state.stalkers[0]?.at, carried(driven)]).toEqual(['010', []]);
  });

  test('NL-G-24: Service Keys turn one door or two (JA-2)', () => {
    const t = holding('janitor', ['service-keys'], (s) => {
      s.corridors['EL2-STO'].door = 'closed';
      s.corridors['006-STO'].door = 'destroyed';
    });
    expect(t.offered('play:service-keys').sort()).toEqual(
      ['010', 'EL2', '010:EL2'].map((rooms) => `play:service-keys:${rooms}`).sort(),
    );
    t.answers('play:service-keys:010:EL2');
    expect([t.state.corridors['EL2-STO'].door, t.state.corridors['STO-010'].door]).toEqual(['open', 'closed']);
  });

  test('NL-G-24 NL-ROOM-CONTAM-01: Rummage searches an empty room, and slimes like a Search (JA-4)', () => {
    const t = holding('janitor', ['rummage', 'rest'], (s) => {
      lay(s, '009', 'contaminated-room', 0);
      who(s, 0).at = '009';
    });
    expect(t.offered('play:rummage')).toHaveLength(3);
    t.top((s) => s.decks.green.draw, 'medkit', 'scalpel').answers('play:rummage:green', 'rest', 'keep:medkit');
    expect([packOf(t), t.state.rooms['009'].items, who(t.state, 0).slime]).toEqual([['medkit'], 0, true]);
  });

  test('NL-G-24: Quick Patch is free where the tile has a computer, although it is silenced (HA-5)', () => {
    const broken = (tile: 'archive' | 'infirmary') =>
      holding('hacker', ['quick-patch'], (s) => {
        lay(s, '002', tile);
        who(s, 0).at = '002';
        s.rooms['002'].malfunction = true;
      });
    expect(broken('archive').answers('play:quick-patch').state.rooms['002'].malfunction).toBe(false);
    broken('infirmary').expects(0, 'act', undefined, { 'play:quick-patch': 'too-few-cards' });
  });

  test('NL-G-24 NL-G-35: Night Eyes ignore a surprise in darkness (LR-5)', () => {
    const t = holding('lab-rat', ['night-eyes', 'rest'], (s) => {
      who(s, 0).at = 'EL2';
      lay(s, '009', 'archive');
      s.corridors['009-011'].noise = true;
      s.bag = ['adult-1', 'blank'];
    });
    t.dice('noise', NOISE_DIE[3]).picks('bag', 0).answers('move:009', 'rest');
    t.expects(0, 'react', ['no', 'night-eyes']).answers('night-eyes');
    expect([t.told('attack-card'), t.state.stalkers.length]).toEqual([[], 1]);
  });

  test('NL-G-35: an Interrupt stops an action that stays paid, and can be interrupted in turn (CO-3, b)', () => {
    const shooting = () =>
      table(['sentry', 'hacker', 'janitor'], (s) => {
        put(s, 'adult', 'STO');
        for (const one of s.people) one.at = 'STO';
        hold(s, 0, 'rest', 'search');
        hold(s, 1, 'interrupt');
        hold(s, 2, 'interrupt');
      }).answers('shoot:submachine-gun:1', 'rest');
    const stopped = shooting().answersAs(1, 'interrupt').answersAs(2, 'no').answersAs(2, 'no');
    stopped.answersAs(0, 'no');
    expect([who(stopped.state, 0).hands[0]?.ammunition, inHand(stopped, 0)]).toEqual([4, ['search']]); // nothing was fired
    expect(stopped.state.turn.actions).toBe(1);
    const saved = shooting().answersAs(2, 'no').answersAs(1, 'interrupt').dice('combat', COMBAT_DIE.blank);
    saved.answersAs(0, 'no').answersAs(2, 'interrupt');
    while (saved.decision.kind === 'interrupt') saved.answersAs(saved.asked, 'no');
    saved.tells('interrupted', { seat: 1, by: 2 }).answers('no');
    expect(who(saved.state, 0).hands[0]?.ammunition).toBe(3);
  });
});

describe('items', () => {
  test('NL-G-24: the Nail Driver is loaded with a hard item, and wastes adult hits', () => {
    const t = holding('janitor', ['rest', 'search'], (s) => {
      put(s, 'adult', 'STO');
      equip(s, 0, 'duct-tape');
      for (const thing of who(s, 0).hands) thing.ammunition = 1;
    });
    t.answers('item:nail-driver:restore:duct-tape', 'rest').dice('combat', COMBAT_DIE['adult-hit']);
    expect([who(t.state, 0).hands[0]?.ammunition, packOf(t)]).toEqual([3, []]);
    t.answers('shoot:nail-driver:1', 'search');
    expect([who(t.state, 0).hands[0]?.ammunition, t.state.stalkers[0]?.damage]).toEqual([2, 0]);
  });

  test('NL-G-25: the Old Assault Rifle is put together in Storage or a red room, with a battery, loaded with three', () => {
    const t = holding('survivor', ['rest'], (s) => equip(s, 0, 'spare-battery', 'medkit'));
    expect(t.offered('activate:')).toEqual(['activate:old-assault-rifle:spare-battery']);
    t.answers('activate:old-assault-rifle:spare-battery', 'rest');
    expect(who(t.state, 0).hands).toEqual([{ what: 'old-assault-rifle', ammunition: 3, extra: 0, tape: 0 }]);
    const away = holding('survivor', ['rest'], (s) => {
      equip(s, 0, 'weapon-battery');
      who(s, 0).at = 'RRC';
    });
    expect(away.whyNot('activate:old-assault-rifle:weapon-battery')).toBe('not-activated-here');
    const armoury = holding('survivor', ['rest'], (s) => {
      equip(s, 0, 'weapon-battery');
      lay(s, '002', 'communications');
      who(s, 0).at = '002';
    });
    expect(armoury.isLegal('activate:old-assault-rifle:weapon-battery')).toBe(true);
  });

  test('NL-G-25: where the other personal items are activated', () => {
    const activated = (id: CharacterId, edit: (s: NemesisState) => void) => {
      const t = holding(id, ['rest', 'sabotage'], edit);
      const [act] = t.offered('activate:');
      return act === undefined ? null : act.split(':')[1];
    };
    const inCentre = (s: NemesisState): void => {
      who(s, 0).at = 'RRC';
    };
    expect([activated('sentry', inCentre), activated('sentry', () => {})]).toEqual(['battle-suit', null]);
    const inLaboratory = (s: NemesisState): void => {
      lay(s, '002', 'laboratory');
      who(s, 0).at = '002';
    };
    expect([activated('xenobiologist', inLaboratory), activated('xenobiologist', () => {})]).toEqual([
      'specimen-case',
      null,
    ]);
    const atComputer = (knowledge: number) => (s: NemesisState) => {
      who(s, 0).knowledge = knowledge;
      s.power['S-02'].on = true; // the Wrist Terminal is the computer
    };
    expect([activated('hacker', atComputer(3)), activated('hacker', atComputer(2))]).toEqual(['override-key', null]);
    const noisy = (isLit: boolean) => (s: NemesisState) => {
      for (const id of ['EL2-STO', 'STO-010'] as const) s.corridors[id].noise = true;
      s.power['S-02'].on = isLit;
    };
    expect([activated('lab-rat', noisy(false)), activated('lab-rat', noisy(true))]).toEqual(['wail', null]);
  });

  test('NL-G-21: Repair Belt and Duct Tape mend the room; Solvent fills a Flamethrower', () => {
    const t = holding('sentry', ['rest', 'sabotage', 'search'], (s) => {
      equip(s, 0, 'repair-belt', 'duct-tape', 'solvent', 'flamethrower');
      s.rooms.STO.malfunction = true;
      for (const thing of who(s, 0).hands) thing.ammunition = 1;
    });
    expect(t.isLegal('item:duct-tape:repair')).toBe(true);
    t.answers('item:repair-belt:repair', 'rest', 'item:solvent:flamethrower', 'sabotage');
    expect([t.state.rooms.STO.malfunction, who(t.state, 0).hands[1]?.ammunition]).toEqual([false, 4]);
  });

  test('NL-G-21: a scalpel cuts a stalker, for a contamination card; a test kit scans the hand without a larva', () => {
    const t = holding('sentry', ['rest'], (s) => {
      put(s, 'larva', 'STO');
      equip(s, 0, 'scalpel');
    }).answers('item:scalpel:1', 'rest');
    expect([t.state.stalkers, t.told('contaminated').length]).toEqual([[], 1]);
    const scanned = holding('sentry', ['rest', 'infected'], (s) => {
      who(s, 0).hands = [];
      equip(s, 0, 'field-test-kit');
    }).answers('item:field-test-kit:scan', 'rest');
    expect([who(scanned.state, 0).larva, inHand(scanned, 0)]).toEqual([false, ['contamination']]);
    expect(scanned.state.contamination.filter(({ seen }) => seen === 1)).toHaveLength(1);
  });

  test('NL-G-22: a Pistol counts a double as a single hit; the Scattergun hits whatever the face is', () => {
    const shot = (weapon: string, face: number) => {
      const t = holding('sentry', ['rest'], (s) => {
        put(s, 'adult', 'STO');
        who(s, 0).hands = [];
        equip(s, 0, weapon);
      });
      t.top(attack, 'maul-3').dice('combat', face).answers(`shoot:${weapon}:1`, 'rest');
      return t.state.stalkers[0]?.damage;
    };
    expect([shot('pistol', COMBAT_DIE.double), shot('scattergun', COMBAT_DIE['creeper-hit'])]).toEqual([1, 1]);
    expect(shot('scattergun', COMBAT_DIE.single)).toBe(2);
  });

  test('NL-G-35: a light that was used is known to all, and a second time in a round it cannot be', () => {
    const t = table(
      ['sentry'],
      (s) => {
        for (let i = 0; i < 2; i++) put(s, 'adult', 'STO');
        equip(s, 0, 'flashlight');
      },
      { phase: 'attacks' },
    );
    t.top(attack, 'slash-1', 'slash-2').top(event, 'crossed-lines').answers('flashlight');
    expect(t.told('reacted').length).toBe(1);
    expect([who(t.state, 0).pack[0]?.seen, who(t.state, 0).serious.length]).toEqual([OPEN, 1]); // one, and then two light wounds
  });

  test('NL-EGG-01 NL-EGG-07: a grenade at eggs destroys two, hurts all who are there, and is heard', () => {
    const t = holding('sentry', ['rest'], (s) => {
      lay(s, '010', 'nest');
      who(s, 0).at = '010';
      put(s, 'larva', '010');
      equip(s, 0, 'frag-grenade');
    });
    t.dice('noise', NOISE_DIE.silence).answers('item:frag-grenade:egg:010', 'rest');
    expect([t.state.lab.eggs, t.state.stalkers, who(t.state, 0).light]).toEqual([3, [], 1]);
    expect(t.told('noise-rolled').length).toBe(1);
  });

  test('NL-EGG-08: in the light the advantage die is thrown at eggs too, a card bought face included (R-11, R-37)', () => {
    const t = holding('sentry', ['rest', 'sabotage'], (s) => {
      lay(s, '010', 'nest');
      who(s, 0).at = '010';
      s.power['S-02'].on = true;
    });
    t.dice('advantage', ADVANTAGE_DIE['card-for-2']).dice('noise', NOISE_DIE.silence);
    t.answers('shoot:submachine-gun:egg', 'rest', 'no', 'sabotage');
    expect(t.state.lab.eggs).toBe(3);
  });
});

describe('wounds', () => {
  test('NL-G-11: a hurt leg makes moves and escapes dearer, and neither careful moves nor cards (SW-3)', () => {
    const cost = (edit: (s: NemesisState) => void) => {
      const t = holding('janitor', ['rest', 'search', 'back-stairs'], (s) => {
        hurt(s, 0, 'leg');
        edit(s);
      });
      const of = (id: string) => t.decision.options.find((one) => one.id === id)?.cost;
      return [of('move:EL2'), of('careful:EL2'), of('play:back-stairs:007')];
    };
    expect(cost(() => {})).toEqual([{ cards: 2 }, { cards: 2 }, { cards: 1 }]);
    expect(cost((s) => void put(s, 'larva', 'STO'))[0]).toEqual({ cards: 2 });
    expect(cost((s) => Object.assign(who(s, 0), { serious: [{ wound: 'leg', dressed: true }] }))[0]).toEqual({
      cards: 1,
    });
  });

  test('NL-G-11: a hurt torso draws one card less, and two of them no more than that (SW-4)', () => {
    const drawn = (...wounds: string[]) => {
      const t = table(['sentry'], (s) => hurt(s, 0, ...wounds), { phase: 'round' });
      return inHand(t, 0).length;
    };
    expect([drawn(), drawn('torso'), drawn('torso', 'torso')]).toEqual([5, 4, 4]);
  });

  test('NL-G-11: bleeding comes before the fire, and either can be the last wound (SW-5)', () => {
    const t = holding('sentry', [], (s) => {
      hurt(s, 0, 'haemorrhage');
      s.rooms.STO.fire = true;
      who(s, 0).light = 1;
    }).top((s) => s.wounds.draw, 'eyes');
    t.answers('pass');
    expect([who(t.state, 0).serious.length, who(t.state, 0).light]).toEqual([2, 0]);
    const last = holding('sentry', [], (s) => hurt(s, 0, 'haemorrhage', 'leg', 'eyes')).answers('pass');
    last.tells('died', { seat: 0, room: 'STO' }).expects(1, 'act');
  });

  test('NL-G-11: hurt eyes see darkness in the light, but the die is that of the room (SW-6)', () => {
    const t = holding('sentry', ['rest'], (s) => {
      put(s, 'adult', 'STO');
      hurt(s, 0, 'eyes');
      s.power['S-02'].on = true;
    });
    t.dice('advantage', ADVANTAGE_DIE['creeper-hit']).answers('shoot:submachine-gun:1', 'rest', 'no').usesAllLuck();
  });
});
