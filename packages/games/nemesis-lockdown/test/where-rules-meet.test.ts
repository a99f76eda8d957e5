import { describe, expect, test } from 'vitest';
import { ROOM_IDS } from '../src/content/board.ts';
import type { NemesisState } from '../src/state.ts';
import { calm, contaminated, equip, hold, hurt, inHand, lay, NOISE_DIE, put, table, weakness, who } from './table.ts';

// What happens where two or three rules meet: the questions that are asked at a table.

type Cast = Parameters<typeof table>[0];
type Face = NemesisState['css'][number]['token']['face'];
const attack = (s: NemesisState) => s.attack.draw;
const event = (s: NemesisState) => s.event.draw;
const egg = { what: 'egg', ammunition: 0, extra: 0, tape: 0 };

/** Step 7, with these characters in Storage, and a harmless rest of the round. */
const step7 = (cast: Cast, edit: (s: NemesisState) => void) =>
  table(
    cast,
    (s) => {
      calm(s);
      for (const one of s.people) one.at = 'STO';
      edit(s);
    },
    { phase: 'attacks' },
  ).top(event, 'crossed-lines');

/** Seat 0 steps from the shaft into room 009, an Archive that nobody has explored, with this token on it. */
const exploring = (token: string, edit: (s: NemesisState) => void = () => {}, cast: Cast = ['sentry', 'hacker']) =>
  table(cast, (s) => {
    who(s, 0).at = 'EL2';
    for (const [seat, one] of s.people.entries()) if (seat > 0) one.at = 'RRC';
    hold(s, 0, 'rest', 'sabotage', 'search');
    lay(s, '009', 'archive');
    Object.assign(s.rooms['009'], { explored: false, token: { face: token, seen: 0 } });
    s.rooms['009'].tile.seen = 0;
    edit(s);
  });

/** The event phase from its first step on, on this field. */
const launching = (field: NemesisState['time']['field'], edit: (s: NemesisState) => void, cast: Cast) =>
  table(
    cast,
    (s) => {
      calm(s);
      s.time.field = field;
      s.css = [];
      edit(s);
    },
    { phase: 'launch' },
  ).top(event, 'crossed-lines');

describe('the body', () => {
  test('NL-G-12: two infected cards in one scan are one larva; with a larva before, one death and one creeper', () => {
    const rested = (larva: boolean) =>
      table(['sentry', 'hacker'], (s) => {
        hold(s, 0, 'rest', 'infected', 'infected');
        who(s, 0).larva = larva;
        who(s, 1).at = 'RRC';
      }).answers('play:rest');
    expect([who(rested(false).state, 0).larva, inHand(rested(false), 0).length]).toEqual([true, 2]);
    const burst = rested(true);
    expect([who(burst.state, 0).fate, burst.state.stalkers.map(({ type }) => type)]).toEqual(['dead', ['creeper']]);
  });

  test('NL-G-24: the scan that is forgiven the Lab Rat does not kill her when she carries a larva', () => {
    const t = table(['lab-rat', 'sentry'], (s) => {
      hold(s, 0, 'rest', 'infected');
      who(s, 0).larva = true;
      who(s, 1).at = 'RRC';
    }).answers('play:rest');
    expect(who(t.state, 0)).toMatchObject({ fate: 'in-play', larva: true, forgiven: true });
  });

  test('NL-ATTACK-03 NL-G-12: a larva that attacks a carrier leaves a contamination card and nothing else (R-28)', () => {
    const t = step7(['sentry'], (s) => {
      put(s, 'larva', 'STO');
      who(s, 0).larva = true;
    });
    expect([who(t.state, 0).fate, t.told('contaminated').length, t.told('attack-card')]).toEqual(['in-play', 1, []]);
    expect(t.state.stalkers).toEqual([]);
  });

  test('NL-ITEM-04: two weapons taped together fit into the one hand that a hurt arm leaves; a cart gives another', () => {
    const wounded = (edit: (s: NemesisState) => void) =>
      table(['janitor', 'hacker'], (s) => {
        who(s, 1).at = 'RRC';
        put(s, 'adult', 'STO');
        equip(s, 0, 'carbine');
        hold(s, 0, 'rest');
        edit(s);
      })
        .top((s) => s.wounds.draw, 'arm')
        .dice('combat', 1)
        .answers('melee:1', 'rest');
    wounded(() => {}).expects(0, 'make-room');
    wounded((s) => {
      for (const thing of who(s, 0).hands) thing.tape = 1;
    }).expects(0, 'act');
    wounded((s) => equip(s, 0, 'utility-cart')).expects(0, 'act');
  });

  test('NL-COMBAT-11 NL-G-11: a miss is a death for whoever has three serious wounds, and the corpse lies where it was', () => {
    const t = table(['sentry', 'hacker'], (s) => {
      who(s, 1).at = 'RRC';
      put(s, 'adult', 'STO');
      hurt(s, 0, 'leg', 'eyes', 'torso');
      hold(s, 0, 'rest');
    });
    t.dice('combat', 1).answers('melee:1', 'rest').tells('died', { seat: 0, room: 'STO' });
    expect([t.state.gateOpen, t.state.rooms.STO.objects]).toEqual([true, ['corpse:sentry']]);
    t.expects(1, 'act');
  });

  test('NL-ROOM-CSSA-09 NL-ROUND-14: put back beside a stalker, a passenger is wounded and then attacked in the same phase', () => {
    const token: Face = 'none';
    const t = launching(
      8,
      (s) => {
        s.css = [{ field: 8, token: { face: token, seen: 0 } }];
        lay(s, '002', 'css-a');
        who(s, 0).at = 'A';
        who(s, 1).at = 'RRC';
        put(s, 'adult', '002');
      },
      ['sentry', 'hacker'],
    ).top(attack, 'slash-1');
    expect(t.order('pod-stays', 'serious-wound', 'time', 'attack-card')).toEqual([
      ...['pod-stays', 'serious-wound', 'time', 'attack-card'],
    ]);
  });
});

describe('attacks and reactions', () => {
  test('NL-G-35 NL-ATTACK-05: whoever becomes the target instead is judged by their own darkness (LR-1)', () => {
    const t = step7(['lab-rat', 'sentry'], (s) => {
      put(s, 'adult', 'STO');
      hold(s, 0, 'overlooked');
      hold(s, 1, 'rest', 'sabotage');
      who(s, 1).used.push('lit');
    });
    t.top(attack, 'slash-1').answers('overlooked:1');
    expect([who(t.state, 0).light, who(t.state, 1).light]).toEqual([0, 1]);
  });

  test('NL-G-35: a card that was played against an attack is gone although the attack misses; larvae offer no chance to play it', () => {
    const t = step7(['lab-rat', 'sentry'], (s) => {
      put(s, 'adult', 'STO');
      hold(s, 0, 'overlooked');
      hold(s, 1, 'rest', 'sabotage');
    });
    t.top(attack, 'impale-1').answers('overlooked:1').tells('attack-card', { seat: 1, hits: false });
    expect(who(t.state, 0).discard.map(({ face }) => face)).toContain('overlooked');
    const larva = step7(['lab-rat', 'sentry'], (s) => {
      put(s, 'larva', 'STO');
      hold(s, 0, 'overlooked');
      hold(s, 1, 'rest', 'sabotage');
    });
    expect([who(larva.state, 0).larva, larva.told('reacted')]).toEqual([true, []]);
  });

  test('NL-G-08 NL-ATTACK-05: a wound of the card itself can bring the darkness in which its second line is read', () => {
    const t = step7(['sentry'], (s) => {
      put(s, 'adult', 'STO');
      s.power['S-02'].on = true;
      who(s, 0).light = 2;
    })
      .top(attack, 'slash-1')
      .top((s) => s.wounds.draw, 'eyes');
    expect(who(t.state, 0)).toMatchObject({ light: 1, serious: [{ wound: 'eyes', dressed: false }] });
  });

  test('NL-G-08: a creeper that finds no breeder free does not moult, and bites nobody', () => {
    const t = step7(['sentry'], (s) => {
      put(s, 'creeper', 'STO', 1);
      for (let i = 0; i < 2; i++) put(s, 'breeder', '016');
    }).top(attack, 'moult-1');
    expect([t.state.stalkers[0]?.type, t.told('attack-card').length]).toEqual(['creeper', 1]);
  });

  test('NL-G-22 NL-G-07: a stalker that the check drives away from a Taser does not retreat a second time', () => {
    const t = table(['sentry'], (s) => {
      put(s, 'adult', 'STO');
      equip(s, 0, 'taser');
      hold(s, 0, 'rest');
    });
    t.top(attack, 'maul-4').top(event, 'brownout', 'brood-guard').answers('item:taser:1', 'rest');
    expect([t.state.stalkers[0]?.at, t.told('retreats').length]).toEqual(['010', 1]);
  });

  test('NL-G-21 NL-G-07: a grenade counts all of its damage before the first check', () => {
    const t = table(['sentry', 'hacker'], (s) => {
      who(s, 1).at = 'RRC';
      put(s, 'adult', 'EL2', 1);
      put(s, 'creeper', 'EL2', 1);
      equip(s, 0, 'frag-grenade');
      hold(s, 0, 'rest');
    });
    t.top(attack, 'slash-2', 'slash-1').answers('item:frag-grenade:1', 'rest');
    expect(t.order('damaged', 'damage-check')).toEqual(['damaged', 'damaged', 'damage-check', 'damage-check']);
    expect(t.state.rooms.EL2.objects.length).toBe(2); // blood 3 and 2 against 3 and 2: both die
  });

  test('NL-ROUND-15: a queen that burns to death counts as killed; fire comes after the attacks (R-23)', () => {
    const t = step7(['sentry'], (s) => {
      who(s, 0).at = 'ISO';
      put(s, 'queen', 'STO', 8);
      s.rooms.STO.fire = true;
    }).top(attack, 'slash-1', 'slash-2');
    expect([t.state.queenKilled, t.state.rooms.STO.objects]).toEqual([true, ['carcass:queen']]);
  });
});

describe('noise', () => {
  test('NL-G-26 NL-EXPL-04: dull hearing helps against a die that shows Danger, not against a token that does (WK-8)', () => {
    const t = exploring('danger-2', (s) => {
      weakness(s, 0, 'dull-hearing');
      put(s, 'adult', '008');
    }).answers('move:009', 'rest');
    expect([t.told('reacted'), t.state.stalkers[0]?.at]).toEqual([[], '009']);
  });

  test('NL-ACT-03 NL-EXPL-04: a careful move into Danger brings everybody, and the marker is placed all the same', () => {
    const t = exploring('danger-2', (s) => void put(s, 'adult', '008')).answers('careful:009', 'rest', 'sabotage');
    t.expects(0, 'careful-noise').answers('009-011');
    expect([t.state.stalkers[0]?.at, t.state.corridors['009-011'].noise]).toEqual(['009', true]);
  });

  test('NL-ACT-03: a careful move into company marks nothing', () => {
    const t = exploring('fire-2', (s) => {
      who(s, 1).at = '009';
    }).answers('careful:009', 'rest', 'sabotage');
    expect(Object.values(t.state.corridors).some(({ noise }) => noise)).toBe(false);
  });

  test('NL-ROUND-19 NL-G-05: in step 10 a roll is made whoever else is in the room, and by nobody who has company of another kind by then', () => {
    const t = table(
      ['sentry', 'hacker', 'janitor'],
      (s) => {
        for (const one of s.people) one.at = 'STO';
        s.bag = ['adult-1', 'blank'];
        s.supply = s.supply.filter((id) => id !== 'adult-1');
        s.corridors['STO-010'].noise = true; // number 2
        for (const seat of [0, 1, 2]) hold(s, seat, 'rest', 'sabotage', 'interrupt');
      },
      { phase: 'colony' },
    )
      .picks('bag', 0, 0)
      .dice('noise', NOISE_DIE[3], NOISE_DIE[2]);
    expect(t.told('noise-rolled').map(({ details }) => details['seat'])).toEqual([0, 1]);
    expect(t.told('encounter').length).toBe(1); // the third is in combat when the roll is due
  });

  test('NL-SPEC-ELEV-06 NL-COMBAT-01: a ride to a stalker makes no noise, and then there is no way out but an escape', () => {
    const t = table(['sentry'], (s) => {
      who(s, 0).at = 'EL2';
      s.elevator = 'EL2';
      s.power.elevator.on = true;
      put(s, 'adult', 'EL3');
      hold(s, 0, 'rest', 'sabotage');
    }).answers('room:ride:EL3', 'rest');
    expect([who(t.state, 0).at, t.told('noise-rolled'), t.told('surprise')]).toEqual(['EL3', [], []]);
    t.expects(0, 'act', undefined, { 'room:ride:EL2': 'only-out-of-combat' });
  });
});

describe('fire, machines and doors', () => {
  test('NL-EXPL-03 NL-G-14: the thirteenth fire on a token ends the game in the middle of the exploration', () => {
    const t = exploring('fire-2', (s) => {
      for (const room of ROOM_IDS.filter((one) => one !== '009').slice(0, 12)) s.rooms[room].fire = true;
    }).answers('move:009', 'rest');
    t.tells('base-ends', { how: 'destroyed' });
    expect(t.told('noise-rolled')).toEqual([]);
  });

  test('NL-G-18 NL-G-15: a Lockdown with ten malfunctions on the board destroys the base', () => {
    const t = table(['sentry', 'hacker'], (s) => {
      lay(s, '002', 'archive');
      who(s, 0).at = '002';
      s.power['S-01'].on = true;
      hold(s, 0, 'rest');
      for (const room of ['RRC', 'EL1', 'EL2', 'EL3', 'ISO', 'EPS', 'EVA', 'EVB', 'EVC', 'EVD'] as const)
        s.rooms[room].malfunction = true;
    }).top((s) => s.computer, 'personnel', 'lockdown');
    t.answers('computer:personnel:knowledge', 'rest').tells('base-ends', { how: 'destroyed' });
  });

  test('NL-G-31 NL-G-16: without a door token left, whoever has turned the token up says from where one comes', () => {
    const t = exploring('door-1', (s) => {
      const others = (Object.keys(s.corridors) as (keyof typeof s.corridors)[]).filter((id) => id !== 'EL2-009');
      for (const [i, id] of others.slice(0, 11).entries()) s.corridors[id].door = i < 2 ? 'closed' : 'destroyed';
    });
    const [one = '', two = ''] = Object.entries(t.state.corridors).flatMap(([id, { door }]) =>
      door === 'closed' ? [`door:${id}`] : [],
    );
    t.answers('move:009', 'rest').expects(0, 'which-door', [one, two]).dice('noise', NOISE_DIE.silence);
    expect(t.answers(two).state.corridors['EL2-009'].door).toBe('closed');
  });

  test('NL-ROOM-DEFENCE-02 NL-ROOM-DEFENCE-05: aimed from afar at its own room it can only be paid with an item, and then it is silent', () => {
    const t = table(['hacker', 'sentry'], (s) => {
      lay(s, '002', 'defence-control', 2);
      who(s, 1).at = '002';
      put(s, 'larva', '002');
      hold(s, 0, 'remote-login', 'rest');
    });
    expect(t.offered('play:remote-login:room:defence')).toEqual(['play:remote-login:room:defence:002:items']);
    t.answers('play:remote-login:room:defence:002:items', 'rest');
    expect([t.state.rooms['002'].malfunction, who(t.state, 1).serious.length, t.state.stalkers]).toEqual([true, 1, []]);
  });

  test('NL-GEN-01: a room that is used from afar moves nobody, and is aimed as if the Hacker stood in it (HA-3, R-48)', () => {
    const t = table(['hacker', 'sentry'], (s) => {
      lay(s, '002', 'defence-control', 2);
      put(s, 'larva', 'EPS');
      hold(s, 0, 'remote-login', 'rest');
    }).answers('play:remote-login:room:defence:EPS:items', 'rest');
    expect([t.state.rooms['002'].items, t.state.stalkers, who(t.state, 0).at]).toEqual([1, [], 'STO']);
  });

  test('NL-ROOM-VENT-07 NL-ROOM-CSSA-08: who sits in a pod breathes on while the room of the pod is aired out', () => {
    const t = launching(
      9,
      (s) => {
        lay(s, '005', 'css-a');
        who(s, 0).at = 'A';
        who(s, 1).at = '005';
        who(s, 2).at = 'RRC';
        s.ventilation = '005';
        for (const id of ['EL1-005', '005-EVA', '005-EVB'] as const) s.corridors[id].door = 'closed';
      },
      ['sentry', 'hacker', 'janitor'],
    );
    expect(t.state.people.map(({ fate }) => fate)).toEqual(['in-play', 'dead', 'in-play']);
    expect(t.state.rooms['005'].objects).toEqual(['corpse:hacker']);
  });
});

describe('ends', () => {
  test('NL-ROUND-09 NL-ROUND-11: a pod that leaves in the phase in which the base goes is out of it', () => {
    const t = launching(
      6,
      (s) => {
        s.css = [{ field: 6, token: { face: 'A', seen: 0 } }];
        s.selfDestruct = { field: 6, red: true };
        lay(s, '002', 'css-a');
        who(s, 0).at = 'A';
        Object.assign(who(s, 1), { fate: 'locked-in', at: null });
        who(s, 2).at = 'RRC';
        s.plans.active.face = 'full-rescue';
      },
      ['sentry', 'hacker', 'janitor'],
    );
    expect(t.state.people.map(({ fate }) => fate)).toEqual(['evacuated', 'dead', 'dead']);
  });

  test('NL-ROOM-COMMS-04: the objective of somebody who died is read, if a signal was sent (R-25)', () => {
    const t = table(['sentry', 'hacker'], (s) => {
      lay(s, '002', 'communications');
      who(s, 0).at = '002';
      Object.assign(who(s, 1), { fate: 'dead', at: null, signal: true });
      hold(s, 0, 'rest', 'sabotage');
    });
    t.answers('room:read-objective:1', 'rest', 'sabotage');
    expect(who(t.state, 1).objectives.map(({ seen }) => seen)).toEqual([3, 2]);
  });

  test('NL-ROOM-ARCHIVE-06: a plan of somebody who has left the base can still be looked at', () => {
    const t = table(['sentry', 'hacker', 'janitor'], (s) => {
      lay(s, '002', 'archive');
      who(s, 0).at = '002';
      Object.assign(who(s, 1), { fate: 'evacuated', at: null });
      hold(s, 0, 'rest', 'sabotage');
    }).answers('room:archive', 'rest', 'sabotage');
    expect(t.offered('seat:')).toEqual(['seat:1:0', 'seat:2:0']);
  });

  test('NL-SPEC-ISO-05 NL-SPEC-RRC-05: an alert opens the Isolation Room early, and a malfunction shuts it', () => {
    const locking = (edit: (s: NemesisState) => void) =>
      table(['sentry', 'hacker'], (s) => {
        who(s, 0).at = 'ISO';
        s.time.field = 12;
        hold(s, 0, 'rest', 'sabotage');
        edit(s);
      });
    locking(() => {}).expects(0, 'act', undefined, { 'room:lock-in': 'isolation-closed' });
    const alert = (s: NemesisState): void => {
      s.alert = 6;
    };
    expect(locking(alert).isLegal('room:lock-in')).toBe(true);
    locking((s) => {
      alert(s);
      s.rooms.ISO.malfunction = true;
    }).expects(0, 'act', undefined, { 'room:lock-in': 'malfunction' });
  });

  test('NL-ITEM-05 NL-GOAL-07: an egg that is dropped on the way out is not carried out', () => {
    const t = table(['sentry', 'hacker'], (s) => {
      lay(s, '001', 'surgery');
      Object.assign(who(s, 0), { at: '001' });
      who(s, 0).hands = [{ ...egg }];
      s.gateOpen = true;
      hold(s, 0, 'rest', 'sabotage');
    }).answers('drop:egg', 'leave:rover', 'rest', 'sabotage');
    expect([who(t.state, 0).fate, who(t.state, 0).hands, t.state.rooms['001'].objects]).toEqual([
      'bunker',
      [],
      ['egg'],
    ]);
  });

  test('NL-GOAL-06: a card that Rest has removed is not scanned at the end', () => {
    const t = table(['sentry', 'hacker'], (s) => {
      hold(s, 0, 'rest', 'clean');
      who(s, 0).discard.push(contaminated(s, 'clean'));
    }).answers('play:rest');
    const own = [...who(t.state, 0).hand, ...who(t.state, 0).deck, ...who(t.state, 0).discard];
    expect(own.filter(({ face }) => face.startsWith('contamination')).length).toBe(1);
  });
});
