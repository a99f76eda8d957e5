import { describe, expect, test } from 'vitest';
import type { RoomId } from '../src/content/board.ts';
import type { TileId } from '../src/content/tiles.ts';
import type { NemesisState } from '../src/state.ts';
import { contaminated, hold, hurt, inHand, lay, NOISE_DIE, OPEN, put, type Table, table, who } from './table.ts';

const attack = (s: NemesisState) => s.attack.draw;
type Cast = Parameters<typeof table>[0];

/** Seat 0 stands in this tile, in room 002, with cards to pay with; the others are far away. */
function inTile(tile: TileId, cast: Cast, edit: (s: NemesisState) => void = () => {}, mode?: string): Table {
  const edited = (s: NemesisState): void => {
    lay(s, '002', tile);
    who(s, 0).at = '002';
    for (const [seat, one] of s.people.entries()) if (seat > 0) one.at = 'EPS';
    hold(s, 0, 'rest', 'sabotage');
    edit(s);
  };
  return table(cast, edited, mode === undefined ? {} : { mode });
}

/** Uses a room's action with the two cards in hand. */
const use = (t: Table, action: string): Table => t.answers(`room:${action}`, 'rest', 'sabotage');
const at = (t: Table, seat: number) => who(t.state, seat).at;

describe('room actions', () => {
  test('NL-GEN-01: only whoever is in the room, unless a card says otherwise', () => {
    const t = table(['hacker'], (s) => {
      lay(s, '002', 'archive');
      hold(s, 0, 'rest', 'sabotage', 'remote-login');
    });
    expect(t.offered('room:archive')).toEqual([]);
    t.answers('play:remote-login:room:archive', 'rest', 'pool:0');
    expect(who(t.state, 0).informed).toBe(true);
  });

  test('NL-GEN-02 NL-GEN-03 NL-ACT-06: not in combat, not with a malfunction', () => {
    inTile('archive', ['sentry'], (s) => void put(s, 'adult', '002')).expects(0, 'act', undefined, {
      'room:archive': 'only-out-of-combat',
    });
    const broken = inTile('archive', ['sentry'], (s) => {
      s.rooms['002'].malfunction = true;
    });
    broken.expects(0, 'act', undefined, { 'room:archive': 'malfunction' });
  });

  test('NL-ACT-05: a room action costs two cards, never contamination', () => {
    const t = inTile('archive', ['sentry'], (s) => hold(s, 0, 'contamination'));
    t.answers('room:archive').expects(0, 'pay', ['rest', 'sabotage']);
    const poor = inTile('archive', ['sentry'], (s) => {
      who(s, 0).deck.push(...who(s, 0).hand.splice(1, 1));
      hold(s, 0, 'contamination');
    });
    poor.expects(0, 'act', undefined, { 'room:archive': 'too-few-cards' });
  });
});

describe('basic rooms', () => {
  test('NL-ROOM-ARCHIVE-01 NL-ROOM-ARCHIVE-02 NL-ROOM-ARCHIVE-03 NL-ROOM-ARCHIVE-04 NL-ROOM-ARCHIVE-09: Knowledge once', () => {
    const t = use(inTile('archive', ['sentry', 'hacker']), 'archive').answers('pool:0');
    expect(who(t.state, 0)).toMatchObject({ knowledge: 3, informed: true });
    inTile('archive', ['sentry'], (s) => {
      who(s, 0).informed = true;
    }).expects(0, 'act', undefined, {
      'room:archive': 'informed',
    });
  });

  test('NL-ROOM-ARCHIVE-05 NL-ROOM-ARCHIVE-06 NL-ROOM-ARCHIVE-07 NL-ROOM-ARCHIVE-08: a look at a plan, never at the active one', () => {
    const t = use(
      inTile('archive', ['sentry', 'hacker', 'janitor'], (s) => {
        who(s, 2).fate = 'evacuated';
      }),
      'archive',
    );
    t.expects(0, 'look-at-plan', ['pool:0', 'pool:1', 'pool:2', 'seat:1:0', 'seat:2:0']);
    const plan = who(t.state, 1).plans[0];
    t.answers('seat:1:0').tells('saw', { seat: 0, face: plan?.face });
    expect([plan?.seen, who(t.state, 1).plans.length, t.state.plans.active.seen]).toEqual([0b011, 1, 0]);
    expect([t.heard(0).includes('saw'), t.heard(2).includes('saw'), t.heard(2).includes('looked')]).toEqual([
      true,
      false,
      true,
    ]);
  });

  test('NL-G-34: together the Archive turns a plan of the pool up for all', () => {
    const t = use(
      inTile('archive', ['sentry', 'hacker'], () => {}, 'cooperative'),
      'archive',
    ).answers('pool:1');
    t.tells('plan-shown', { at: 'plan:pool:1' });
    expect(t.state.plans.pool[1]?.seen).toBe(OPEN);
  });

  test('NL-ROOM-CAVE-01 NL-ROOM-CAVE-02 NL-ROOM-CAVE-03 NL-ROOM-CAVE-07: to another explored room with an entrance', () => {
    const t = inTile('cave-entrance', ['sentry'], (s) => lay(s, '005', 'infirmary'));
    expect(t.offered('room:cave')).toEqual(['room:cave:005', 'room:cave:RRC', 'room:cave:STO', 'room:cave:EPS']);
    t.top(attack, 'impale-1');
    use(t, 'cave:005');
    expect([at(t, 0), t.state.stalkers, t.told('noise-rolled')]).toEqual(['005', [], []]);
  });

  test('NL-ROOM-CAVE-04 NL-ROOM-CAVE-05 NL-ROOM-CAVE-06: one attack of an adult, in darkness even where there is light', () => {
    const t = inTile('cave-entrance', ['sentry'], (s) => {
      s.power['S-02'].on = true;
    }).top(attack, 'slash-1');
    use(t, 'cave:STO').tells('attack-card', { type: 'adult', hits: true });
    expect([who(t.state, 0).light, t.told('attack-card').length]).toEqual([2, 1]);
    const killed = inTile('cave-entrance', ['sentry', 'hacker'], (s) => hurt(s, 0, 'leg', 'leg', 'leg'));
    use(killed.top(attack, 'slash-1'), 'cave:STO');
    expect(killed.state.rooms.STO.objects).toEqual(['corpse:sentry']);
  });

  test('NL-ROOM-COOL-01 NL-ROOM-COOL-02 NL-ROOM-COOL-03: the countdown starts three fields ahead, yellow', () => {
    const t = use(
      inTile('cooling-system', ['sentry'], (s) => {
        s.time.field = 12;
      }),
      'cooling-system',
    );
    expect(t.state.selfDestruct).toEqual({ field: 9, red: false });
    const late = use(
      inTile('cooling-system', ['sentry'], (s) => {
        s.time.field = 2;
      }),
      'cooling-system',
    );
    expect(late.state.selfDestruct).toEqual({ field: 0, red: false });
    inTile('cooling-system', ['sentry'], (s) => {
      s.selfDestruct = { field: 9, red: false };
    }).expects(0, 'act', undefined, { 'room:cooling-system': 'countdown-runs' });
  });

  test('NL-ROOM-DECON-01 NL-ROOM-DECON-02 NL-ROOM-DECON-03 NL-ROOM-DECON-04: infected cards of the hand go, no others', () => {
    const t = inTile('decontamination', ['sentry', 'hacker'], (s) => {
      hold(s, 0, 'infected', 'clean');
      who(s, 0).discard.push(contaminated(s, 'infected'));
      who(s, 0).larva = true;
    });
    use(t, 'decontamination').tells('cards-removed', { n: 1, infected: 1 });
    expect(inHand(t, 0)).toEqual(['contamination']);
    expect(who(t.state, 0).discard.filter(({ face }) => face.startsWith('contamination')).length).toBe(1);
    expect(who(t.state, 0).fate).toBe('in-play');
  });

  test('NL-ROOM-DECON-05 NL-ROOM-DECON-06: larva and slime go; with nothing to clean it is not offered', () => {
    const t = inTile('decontamination', ['sentry'], (s) => Object.assign(who(s, 0), { larva: true, slime: true }));
    use(t, 'decontamination');
    expect(who(t.state, 0)).toMatchObject({ larva: false, slime: false });
    inTile('decontamination', ['sentry']).expects(0, 'act', undefined, { 'room:decontamination': 'nothing-to-clean' });
  });

  test('NL-ROOM-INFIRM-01 NL-ROOM-INFIRM-02 NL-ROOM-INFIRM-05: all own serious wounds are dressed, nobody else’s', () => {
    const t = inTile('infirmary', ['sentry', 'hacker'], (s) => {
      hurt(s, 0, 'leg', 'leg', 'eyes');
      who(s, 1).at = '002';
      hurt(s, 1, 'leg');
    });
    use(t, 'dress-all');
    expect(who(t.state, 0).serious.map(({ dressed }) => dressed)).toEqual([true, true, true]);
    expect(who(t.state, 1).serious[0]?.dressed).toBe(false);
  });

  test('NL-ROOM-INFIRM-03 NL-ROOM-INFIRM-04: one dressed wound is healed, or all light ones', () => {
    const t = inTile('infirmary', ['sentry'], (s) => {
      hurt(s, 0, 'leg', 'eyes');
      Object.assign(who(s, 0).serious[0] ?? {}, { dressed: true });
      who(s, 0).light = 2;
    });
    expect(t.offered('room:')).toEqual(['room:dress-all', 'room:heal:leg', 'room:heal-light']);
    use(t, 'heal:leg');
    expect(who(t.state, 0)).toMatchObject({ light: 2, serious: [{ wound: 'eyes' }] });
    const light = use(
      inTile('infirmary', ['sentry'], (s) => {
        who(s, 0).light = 2;
      }),
      'heal-light',
    );
    expect(who(light.state, 0).light).toBe(0);
  });

  test('NL-ROOM-LAB-01 NL-ROOM-LAB-02 NL-ROOM-LAB-04 NL-ROOM-LAB-05 NL-ROOM-LAB-06: an object fills the first space and a weakness is seen', () => {
    expect(inTile('laboratory', ['sentry']).offered('room:')).toEqual([]);
    const t = use(
      inTile('laboratory', ['sentry', 'hacker'], (s) => s.rooms['002'].objects.push('egg')),
      'examine:egg',
    );
    expect([who(t.state, 0).knowledge, t.state.lab.spaces, t.state.rooms['002'].objects]).toEqual([4, ['egg'], []]);
    t.tells('weakness', { slot: 1 });
    expect(t.state.lab.weaknesses.map(({ seen }) => seen)).toEqual([OPEN, OPEN, 0]);
  });

  test('NL-ROOM-LAB-03: what is carried is there, too; what another carries only if they agree (R-07)', () => {
    const carried = (labConsent: boolean) =>
      inTile('laboratory', ['sentry', 'hacker'], (s) => {
        s.options = { ...s.options, labConsent };
        who(s, 1).at = '002';
        who(s, 1).hands.push({ what: 'egg', ammunition: 0, extra: 0, tape: 0 });
      });
    const t = carried(true).answers('room:examine:seat-1:egg').expects(1, 'consent', ['yes', 'no']).answers('no');
    t.expects(0, 'act', undefined, { 'room:examine:seat-1:egg': 'refused' });
    expect(inHand(t, 0)).toEqual(['rest', 'sabotage']); // a refusal costs nothing
    const agreed = carried(true).answers('room:examine:seat-1:egg', 'yes', 'rest', 'sabotage');
    expect([agreed.state.lab.spaces, who(agreed.state, 1).hands.some(({ what }) => what === 'egg')]).toEqual([
      ['egg'],
      false,
    ]);
    carried(false).answers('room:examine:seat-1:egg').expects(0, 'pay');
  });

  test('NL-ROOM-LAB-07 NL-ROOM-LAB-08: a kind that was used before, or a third one, gives Knowledge and is gone', () => {
    const t = inTile('laboratory', ['sentry'], (s) => {
      s.lab.spaces.push('carcass');
      s.rooms['002'].objects.push('carcass:adult');
    });
    use(t, 'examine:carcass:adult');
    expect([who(t.state, 0).knowledge, t.state.lab.spaces, t.told('weakness')]).toEqual([4, ['carcass'], []]);
    expect(t.state.rooms['002'].objects).toEqual([]);
  });

  const css = (field: NemesisState['time']['field'], edit: (s: NemesisState) => void = () => {}) =>
    inTile('css-a', ['sentry', 'hacker'], (s) => {
      s.time.field = field;
      edit(s);
    });

  test('NL-ROOM-CSSA-01 NL-ROOM-CSSA-02 NL-ROOM-CSSA-03 NL-ROOM-CSSA-10: any token under the field, and an empty pod', () => {
    css(9).expects(0, 'act', undefined, { 'room:css-a': 'no-css-token' });
    css(8, (s) => {
      who(s, 1).at = 'A';
    }).expects(0, 'act', undefined, { 'room:css-a': 'pod-taken' });
    for (const face of ['none', 'C'] as const) {
      const t = css(8, (s) => {
        for (const { token } of s.css) token.face = face;
      });
      expect(t.isLegal('room:css-a')).toBe(true);
    }
  });

  test('NL-ROOM-CSSA-04 NL-ROOM-CSSA-05 NL-ROOM-CSSA-06 NL-ROOM-CSSA-08: the hand goes, the player passes, nothing reaches the pod', () => {
    const t = css(8, (s) => {
      hold(s, 0, 'contamination', 'interrupt');
      s.rooms['002'].fire = true;
    });
    use(t, 'css-a');
    expect([at(t, 0), who(t.state, 0).passed, who(t.state, 0).hand, who(t.state, 0).light]).toEqual(['A', true, [], 1]);
    t.expects(1, 'act');
    const dead = css(8, (s) => {
      hurt(s, 0, 'leg', 'leg', 'leg');
      s.rooms['002'].fire = true;
    });
    use(dead, 'css-a'); // whoever dies on passing does not enter
    expect([who(dead.state, 0).fate, dead.state.rooms['002'].objects]).toEqual(['dead', ['corpse:sentry']]);
  });

  test('NL-ROOM-NEST-03 NL-ROOM-NEST-04 NL-ROOM-NEST-05 NL-ROOM-NEST-06 NL-ROOM-NEST-12: an egg into a hand, and a noise roll', () => {
    const t = inTile('nest', ['hacker']).dice('noise', NOISE_DIE[1]);
    use(t, 'nest').tells('noise-rolled', { seat: 0 });
    expect([t.state.lab.eggs, who(t.state, 0).hands.map(({ what }) => what)]).toEqual([4, ['wrist-terminal', 'egg']]);
    const full = inTile('nest', ['hacker'], (s) => {
      for (const what of ['egg', 'corpse:janitor']) who(s, 0).hands.push({ what, ammunition: 0, extra: 0, tape: 0 });
    });
    full.expects(0, 'act', undefined, { 'room:nest': 'hands-full' });
  });

  test('NL-ROOM-NEST-07 NL-ROOM-NEST-08: without its last egg the Nest is destroyed, however it went', () => {
    const t = inTile('nest', ['hacker'], (s) => {
      s.lab.eggs = 1;
    }).dice('noise', NOISE_DIE[1]);
    use(t, 'nest').tells('nest-destroyed');
    expect(t.state.nestDestroyed).toBe(true);
  });

  test('NL-ROOM-GEN-01 NL-ROOM-GEN-02 NL-ROOM-GEN-03 NL-ROOM-COOL-04: a yellow countdown can be stopped, a red one cannot', () => {
    const running = (red: boolean) =>
      inTile('generator', ['sentry'], (s) => {
        s.selfDestruct = { field: 5, red };
      });
    const t = use(running(false), 'stop-countdown').tells('self-destruct-stopped');
    expect(t.state.selfDestruct).toBeNull();
    running(true).expects(0, 'act', undefined, { 'room:stop-countdown': 'no-yellow-token' });
    inTile('generator', ['sentry']).expects(0, 'act', undefined, { 'room:stop-countdown': 'no-yellow-token' });
  });

  test('NL-ROOM-GEN-04 NL-ROOM-GEN-05: the token of the sector in which the character stands, on or off', () => {
    const flipped = (on: boolean) =>
      use(
        inTile('generator', ['sentry'], (s) => {
          s.power['S-01'].on = on;
        }),
        'flip-power',
      ).state.power['S-01'].on;
    expect([flipped(true), flipped(false)]).toEqual([false, true]);
    const remote = table(['hacker'], (s) => {
      lay(s, '002', 'generator');
      hold(s, 0, 'remote-login', 'rest');
    });
    remote.answers('play:remote-login:room:flip-power', 'rest');
    expect([remote.state.power['S-01'].on, remote.state.power['S-02'].on]).toEqual([false, true]);
  });

  test('NL-ROOM-COMMS-01 NL-ROOM-COMMS-02 NL-ROOM-COMMS-03: a signal is sent, once', () => {
    const t = use(inTile('communications', ['sentry']), 'send-signal').tells('signal', { seat: 0 });
    expect(who(t.state, 0).signal).toBe(true);
    inTile('communications', ['sentry'], (s) => {
      who(s, 0).signal = true;
    }).expects(0, 'act', undefined, {
      'room:send-signal': 'signal-sent',
    });
  });

  const signalled = (edit: (s: NemesisState) => void = () => {}, mode?: string) =>
    inTile(
      'communications',
      ['sentry', 'hacker', 'janitor'],
      (s) => {
        who(s, 1).signal = true;
        edit(s);
      },
      mode,
    );

  test('NL-ROOM-COMMS-04 NL-ROOM-COMMS-06 NL-ROOM-COMMS-07: whoever has sent one shows the kept card to the actor alone', () => {
    const t = signalled((s) => {
      who(s, 1).fate = 'dead';
      who(s, 1).at = null;
      who(s, 1).kept = { face: 'second', seen: 0b010 };
    });
    expect(t.offered('room:read')).toEqual(['room:read-objective:1']);
    use(t, 'read-objective:1');
    const [first, second] = who(t.state, 1).objectives;
    expect([first?.seen, second?.seen, who(t.state, 1).kept?.seen]).toEqual([0b010, 0b011, 0b011]);
    expect([t.heard(2).includes('saw'), t.heard(2).includes('looked')]).toEqual([false, true]);
    expect(signalled(() => {}, 'cooperative').offered('room:read')).toEqual([]);
  });

  test('NL-ROOM-COMMS-05: before the choice both cards are shown', () => {
    const t = signalled((s) => {
      s.firstFigure = false;
      for (const one of s.people) one.kept = null;
    });
    use(t, 'read-objective:1');
    expect(who(t.state, 1).objectives.map(({ seen }) => seen)).toEqual([0b011, 0b011]);
  });
});

describe('additional rooms', () => {
  test('NL-ROOM-CSSB-01 NL-ROOM-CSSC-01: pods B and C work like pod A', () => {
    for (const [tile, pod] of [
      ['css-b', 'B'],
      ['css-c', 'C'],
    ] as const) {
      const t = use(
        inTile(tile, ['sentry', 'hacker'], (s) => {
          s.time.field = 8;
        }),
        tile,
      );
      expect([at(t, 0), who(t.state, 0).passed]).toEqual([pod, true]);
    }
  });

  const control = (edit: (s: NemesisState) => void = () => {}) => inTile('css-control', ['sentry', 'hacker'], edit);

  test('NL-ROOM-CSSCTL-01 NL-ROOM-CSSCTL-02 NL-ROOM-CSSCTL-03 NL-ROOM-CSSCTL-06: a secret look, and perhaps a step to one side', () => {
    const t = use(control(), 'css:10').expects(0, 'css-shift', ['stay', 'shift:11', 'shift:9']).answers('shift:9');
    expect(t.state.css[0]).toMatchObject({ field: 9, token: { seen: 1 } });
    expect(t.heard(1).includes('saw')).toBe(false);
    expect(use(control(), 'css:10').answers('stay').state.css[0]?.field).toBe(10);
  });

  test('NL-ROOM-CSSCTL-04 NL-ROOM-CSSCTL-05: not from under the time token, not onto another token, not onto S', () => {
    const under = use(
      control((s) => {
        s.time.field = 10;
      }),
      'css:10',
    );
    under.expects(0, 'act'); // looked at, and nothing to ask
    use(control(), 'css:2').expects(0, 'css-shift', ['stay', 'shift:3']);
    const onto = use(
      control((s) => {
        s.time.field = 9;
      }),
      'css:10',
    );
    onto.expects(0, 'css-shift', ['stay', 'shift:11', 'shift:9']);
  });

  const defence = (edit: (s: NemesisState) => void) =>
    inTile('defence-control', ['sentry', 'hacker'], (s) => {
      put(s, 'adult', 'EPS');
      edit(s);
    });

  test('NL-ROOM-DEFENCE-01 NL-ROOM-DEFENCE-03 NL-ROOM-DEFENCE-04 NL-ROOM-DEFENCE-05: a price here, damage and wounds there', () => {
    const t = defence((s) => {
      s.rooms['002'].items = 2;
    }).top(attack, 'maul-3');
    use(t, 'defence:EPS:items');
    expect([t.state.rooms['002'].items, t.state.rooms.EPS.malfunction, t.state.rooms['002'].malfunction]).toEqual([
      1,
      true,
      false,
    ]);
    expect([t.state.stalkers[0]?.damage, who(t.state, 1).serious.length]).toEqual([1, 1]);
  });

  test('NL-ROOM-DEFENCE-02 NL-ROOM-DEFENCE-06: rooms with a stalker and no malfunction; without items only the marker pays', () => {
    const t = defence((s) => {
      put(s, 'larva', '003'); // unexplored: R-09
      put(s, 'larva', 'STO');
      s.rooms.STO.malfunction = true;
    });
    expect(t.offered('room:defence')).toEqual(['room:defence:003:malfunction', 'room:defence:EPS:malfunction']);
    use(t, 'defence:003:malfunction');
    expect([t.state.rooms['002'].malfunction, t.state.rooms['003'].malfunction]).toEqual([true, false]);
    expect(t.state.stalkers.map(({ at: room }) => room)).toEqual(['EPS', 'STO']);
  });

  test('NL-ROOM-GUARD-01 NL-ROOM-GUARD-02: a Taser or a Space Suit for one item of the room', () => {
    const t = use(
      inTile('guard-quarters', ['hacker'], (s) => {
        s.rooms['002'].items = 2;
      }),
      'guard:taser',
    );
    expect([who(t.state, 0).pack.map(({ face }) => face), t.state.rooms['002'].items]).toEqual([['taser'], 1]);
    inTile('guard-quarters', ['hacker']).expects(0, 'act', undefined, { 'room:guard:taser': 'no-items' });
    const empty = inTile('guard-quarters', ['hacker'], (s) => {
      s.rooms['002'].items = 1;
      s.unused.items.push(...s.decks.crafted.draw.splice(0));
    });
    empty.expects(0, 'act', undefined, { 'room:guard:space-suit': 'none-left' });
    expect(inTile('guard-quarters', ['sentry']).isLegal('room:guard:space-suit')).toBe(true); // the Sentry's trait (G-24)
  });

  test('NL-ROOM-CONTAM-01 NL-ROOM-CONTAM-02 NL-ROOM-CONTAM-03: searching slimes; no malfunction, no action', () => {
    const t = inTile('contaminated-room', ['sentry'], (s) => {
      s.rooms['002'].items = 2;
      hold(s, 0, 'search');
    });
    expect(t.offered('room:')).toEqual([]);
    expect(t.offered('play:sabotage')).toEqual([]); // no marker can lie here, and no door is closed
    t.answers('play:search:green');
    expect(who(t.state, 0).slime).toBe(true);
  });

  const surgery = (edit: (s: NemesisState) => void = () => {}) =>
    inTile('surgery', ['sentry', 'hacker'], (s) => {
      Object.assign(who(s, 0), { larva: true, slime: true });
      hold(s, 0, 'infected', 'clean');
      who(s, 0).deck.push(contaminated(s, 'infected'));
      who(s, 0).discard.push(contaminated(s, 'infected'));
      edit(s);
    });

  test('NL-ROOM-SURGERY-01 NL-ROOM-SURGERY-02 NL-ROOM-SURGERY-03 NL-ROOM-SURGERY-08: infected cards everywhere and the larva go, slime stays', () => {
    const t = use(surgery(), 'surgery').tells('cards-removed', { n: 3, infected: 3 });
    expect(who(t.state, 0)).toMatchObject({ larva: false, slime: true, fate: 'in-play' });
  });

  test('NL-ROOM-SURGERY-04 NL-ROOM-SURGERY-05 NL-ROOM-SURGERY-06 NL-ROOM-SURGERY-07: a wound, then all cards make a deck and the player passes', () => {
    const t = use(surgery(), 'surgery');
    expect(who(t.state, 0)).toMatchObject({ light: 1, passed: true, hand: [], discard: [] });
    expect(who(t.state, 0).deck.length).toBe(11); // ten of one's own and the clean contamination card
    const fatal = use(
      surgery((s) => hurt(s, 0, 'leg', 'leg', 'leg')),
      'surgery',
    );
    expect([who(fatal.state, 0).fate, who(fatal.state, 0).passed]).toEqual(['dead', false]);
    expect(fatal.state.rooms['002'].objects).toEqual(['corpse:sentry']);
  });

  test('NL-ROOM-TEST-01 NL-ROOM-TEST-02: with Knowledge 4 a Neutralizer, while there are any', () => {
    const t = use(
      inTile('test-room', ['sentry'], (s) => {
        who(s, 0).knowledge = 4;
      }),
      'test-room',
    );
    expect(who(t.state, 0).pack.map(({ face }) => face)).toEqual(['neutralizer']);
    inTile('test-room', ['sentry'], (s) => {
      who(s, 0).knowledge = 3;
    }).expects(0, 'act', undefined, {
      'room:test-room': 'too-little-knowledge',
    });
  });

  const vented = (room: RoomId, edit: (s: NemesisState) => void = () => {}) =>
    use(inTile('ventilation-control', ['sentry', 'hacker'], edit), `vent:${room}`);

  test('NL-ROOM-VENT-01 NL-ROOM-VENT-02 NL-ROOM-VENT-10: any room with an entrance and no destroyed door, explored or not', () => {
    const t = inTile('ventilation-control', ['sentry'], (s) => {
      s.corridors['001-002'].door = 'destroyed';
    });
    expect(t.offered('room:vent')).toEqual(
      ['004', '005', '006', '007', '008', '012', '014', '016', 'RRC', 'STO', 'EPS'].map((room) => `room:vent:${room}`),
    );
  });

  test('NL-ROOM-VENT-03 NL-ROOM-VENT-04 NL-ROOM-VENT-05: its doors close, its fire goes out, the token lies there', () => {
    const t = vented('EPS', (s) => {
      s.rooms.EPS.fire = true;
    });
    expect([t.state.corridors['014-EPS'].door, t.state.corridors['EPS-016'].door]).toEqual(['closed', 'closed']);
    expect([t.state.rooms.EPS.fire, t.state.ventilation]).toEqual([false, 'EPS']);
    const again = inTile('ventilation-control', ['sentry'], (s) => {
      s.ventilation = 'STO';
    });
    expect(again.offered('room:vent')).toEqual([]);
  });

  test('NL-ROOM-VENT-06: a door that opens or breaks ends it at once', () => {
    const t = vented('EPS', (s) => hold(s, 1, 'sabotage'));
    t.answers('pass').answers('play:sabotage:014');
    expect(t.state.ventilation).toBeNull();
    t.tells('ventilation-ends', { room: 'EPS', rule: 'NL-ROOM-VENT-06' });
  });

  test('NL-ROOM-VENT-07 NL-ROOM-VENT-08 NL-ROOM-VENT-09 NL-ROOM-VENT-11: when all have passed everybody there dies, eggs do not', () => {
    const t = vented('EPS', (s) => {
      put(s, 'adult', 'EPS');
      s.rooms.EPS.objects.push('egg');
    });
    t.answers('pass', 'pass');
    expect(t.order('died', 'killed', 'time').slice(0, 3)).toEqual(['killed', 'died', 'time']);
    expect(t.state.rooms.EPS.objects.sort()).toEqual(['carcass:adult', 'corpse:hacker', 'egg']);
    expect(t.state.ventilation).toBeNull();
  });

  test('NL-ROOM-VENT-03 NL-G-16: without tokens left, the actor chooses the closed doors elsewhere that they come from (R-38)', () => {
    const t = vented('EPS', (s) => {
      for (const id of [
        '001-002',
        '002-RRC',
        'RRC-003',
        '003-004',
        '002-EL1',
        '003-EL1',
        'EL1-005',
        '001-EVA',
      ] as const)
        s.corridors[id].door = 'destroyed';
      for (const id of ['006-007', '007-008', 'EPS-016'] as const) s.corridors[id].door = 'closed';
    });
    t.expects(0, 'which-door', ['door:006-007', 'door:007-008']).answers('door:007-008');
    expect([t.state.corridors['014-EPS'].door, t.state.corridors['007-008'].door, t.state.ventilation]).toEqual([
      'closed',
      'open',
      'EPS',
    ]);
  });

  test('NL-ROOM-CSSA-08: whoever sits in a pod is nobody that anything can be aimed at', () => {
    const t = inTile('defence-control', ['sentry', 'hacker'], (s) => {
      lay(s, '003', 'css-a');
      who(s, 1).at = 'A';
      who(s, 1).passed = true;
      put(s, 'larva', '003');
      s.rooms['002'].items = 1;
    });
    use(t, 'defence:003:items');
    expect([who(t.state, 1).serious, t.state.stalkers]).toEqual([[], []]);
  });

  test('NL-ROOM-VENT-03: too few door tokens are taken from elsewhere, and a room that cannot be sealed is not offered (R-38)', () => {
    const t = inTile('ventilation-control', ['sentry'], (s) => {
      for (const id of [
        '001-002',
        '002-RRC',
        'RRC-003',
        '003-004',
        '002-EL1',
        '003-EL1',
        'EL1-005',
        '001-EVA',
        '005-EVA',
        '004-EVB',
      ] as const)
        s.corridors[id].door = 'destroyed';
      s.corridors['005-EVB'].door = 'closed';
    });
    expect(t.offered('room:vent')).toEqual([]); // one token to be had, and every room has two corridors or more
  });
});

describe('special rooms', () => {
  const inRoom = (room: RoomId, cast: Cast, edit: (s: NemesisState) => void = () => {}, mode?: string) =>
    table(
      cast,
      (s) => {
        who(s, 0).at = room;
        for (const [seat, one] of s.people.entries()) if (seat > 0) one.at = '016';
        hold(s, 0, 'rest', 'sabotage');
        edit(s);
      },
      mode === undefined ? {} : { mode },
    );

  test('NL-SPEC-RRC-01 NL-SPEC-RRC-02 NL-SPEC-RRC-04 NL-SPEC-RRC-05: the alert at half the field; the Isolation Room is open', () => {
    const on = (field: NemesisState['time']['field']) =>
      use(
        inRoom('RRC', ['sentry'], (s) => {
          s.time.field = field;
        }),
        'alert',
      ).tells('isolation-open').state.alert;
    expect([on(15), on(14), on(9), on(2), on(1)]).toEqual([7, 7, 4, 1, 0]); // half of 1 is S
    inRoom('RRC', ['sentry'], (s) => {
      s.alert = 5;
    }).expects(0, 'act', undefined, { 'room:alert': 'alert-runs' });
    expect(
      inRoom('ISO', ['sentry'], (s) => {
        s.alert = 7;
      }).isLegal('room:lock-in'),
    ).toBe(true);
  });

  test('NL-SPEC-RRC-06: a plan of the pool becomes the actor’s, seen by nobody else', () => {
    const t = inRoom('RRC', ['sentry', 'hacker', 'janitor']);
    const plan = t.state.plans.pool[1];
    use(t, 'take-plan:1').tells('plan-taken', { seat: 0, place: 1 });
    expect([who(t.state, 0).plans[1] === plan, plan?.seen, t.state.plans.pool.length]).toEqual([true, 1, 2]);
    const together = use(
      inRoom('RRC', ['sentry', 'hacker'], () => {}, 'cooperative'),
      'take-plan:2',
    );
    expect(who(together.state, 0).plans[0]?.seen).toBe(OPEN); // G-34
  });

  const emergency = (edit: (s: NemesisState) => void) =>
    inRoom('EPS', ['sentry'], (s) => {
      for (const [i, where] of (['S-01', 'S-02', 'S-03', 'elevator'] as const).entries())
        s.power[where] = { token: 4 - i, on: false };
      edit(s);
    });

  test('NL-SPEC-EPOWER-01 NL-SPEC-EPOWER-02 NL-SPEC-EPOWER-04 NL-SPEC-EPOWER-05: reset, laid out anew, time token active', () => {
    const t = use(
      emergency(() => {}),
      'emergency-power',
    ).answers('token:1', 'token:3', 'token:2');
    expect(t.state.power).toEqual({
      'S-01': { token: 1, on: true },
      'S-02': { token: 3, on: false },
      'S-03': { token: 2, on: true },
      elevator: { token: 4, on: false },
    });
    expect(t.state.time.active).toBe(true);
  });

  test('NL-SPEC-EPOWER-03 NL-SPEC-EPOWER-06: no reset where three are lit, the rest all the same', () => {
    const t = emergency((s) => {
      for (const where of ['S-01', 'S-02', 'S-03'] as const) s.power[where].on = true;
    });
    use(t, 'emergency-power').answers('token:4', 'token:3', 'token:2');
    expect(Object.values(t.state.power).map(({ on }) => on)).toEqual([true, true, true, false]);
    expect(t.state.time.active).toBe(true);
  });

  const shaft = (edit: (s: NemesisState) => void = () => {}, cast: Cast = ['sentry']) =>
    inRoom('EL2', cast, (s) => {
      s.power.elevator.on = true;
      s.elevator = 'EL2';
      edit(s);
    });

  test('NL-SPEC-ELEV-01 NL-SPEC-ELEV-02: the elevator is called for one card, with power, out of combat', () => {
    const t = shaft((s) => {
      s.elevator = 'EL1';
    }).answers('room:call-elevator', 'rest');
    expect(t.state.elevator).toBe('EL2');
    shaft((s) => {
      s.power.elevator.on = false;
    }).expects(0, 'act', undefined, {
      'room:call-elevator': 'elevator-dark',
      'room:ride:EL1': 'elevator-dark',
    });
    shaft().expects(0, 'act', undefined, { 'room:call-elevator': 'elevator-here' });
    shaft((s) => void put(s, 'adult', 'EL2')).expects(0, 'act', undefined, { 'room:ride:EL1': 'only-out-of-combat' });
  });

  test('NL-SPEC-ELEV-03 NL-SPEC-ELEV-04 NL-SPEC-ELEV-06 NL-SPEC-ELEV-08: a ride where the elevator is, without noise, whatever the sectors’ power', () => {
    const t = shaft().answers('room:ride:EL3', 'rest');
    expect([at(t, 0), t.state.elevator, t.told('noise-rolled')]).toEqual(['EL3', 'EL3', []]);
    shaft((s) => {
      s.elevator = 'EL1';
    }).expects(0, 'act', undefined, { 'room:ride:EL3': 'elevator-elsewhere' });
  });

  test('NL-SPEC-ELEV-05: one other who agrees comes along; several where the table plays so (R-06)', () => {
    const crowd = (elevatorPassengers: 'one' | 'all') =>
      shaft(
        (s) => {
          s.options = { ...s.options, elevatorPassengers };
          for (const one of s.people) one.at = 'EL2';
        },
        ['sentry', 'hacker', 'janitor'],
      );
    const t = crowd('one');
    expect(t.offered('room:ride:EL1')).toEqual(['room:ride:EL1', 'room:ride:EL1:with:1', 'room:ride:EL1:with:2']);
    t.answers('room:ride:EL1:with:2').expects(2, 'consent').answers('yes', 'rest');
    expect([at(t, 0), at(t, 1), at(t, 2)]).toEqual(['EL1', 'EL2', 'EL1']);
    const refused = crowd('one').answers('room:ride:EL1:with:2', 'no');
    refused.expects(0, 'act', undefined, { 'room:ride:EL1:with:2': 'refused' });
    const all = crowd('all').answers('room:ride:EL1:with:1-2', 'yes', 'no', 'rest');
    expect([at(all, 0), at(all, 1), at(all, 2)]).toEqual(['EL1', 'EL1', 'EL2']);
  });

  test('NL-SPEC-ELEV-07: every shaft works alike', () => {
    for (const [from, to] of [
      ['EL1', 'EL3'],
      ['EL3', 'EL1'],
    ] as const) {
      const t = inRoom(from, ['sentry'], (s) => {
        s.power.elevator.on = true;
        s.elevator = from;
      });
      expect(at(t.answers(`room:ride:${to}`, 'rest'), 0)).toBe(to);
    }
  });

  test('NL-SPEC-EVAC-01 NL-SPEC-EVAC-02 NL-SPEC-EVAC-03: passages are in no sector, always dark, and have no action', () => {
    const t = inRoom('EVA', ['sentry'], (s) => {
      for (const where of ['S-01', 'S-02', 'S-03'] as const) s.power[where].on = true;
      hold(s, 0, 'search');
      s.rooms.EVA.items = 2;
      put(s, 'adult', 'EVA');
    });
    expect([...t.offered('room:'), ...t.offered('play:search')]).toEqual([]);
    t.dice('combat', 5)
      .top(attack, 'maul-3')
      .answers('shoot:submachine-gun:1', 'rest', 'no')
      .tells('die-rolled', { rule: 'NL-COMBAT-08' });
  });

  test('NL-SPEC-STORE-01 NL-SPEC-STORE-02 NL-SPEC-STORE-03: in Storage one component is enough', () => {
    const t = inRoom('STO', ['sentry'], (s) => {
      const card = s.decks.green.draw.find(({ face }) => face === 'medkit');
      s.decks.green.draw = s.decks.green.draw.filter((one) => one !== card);
      if (card !== undefined) who(s, 0).pack.push({ ...card, seen: 1 });
    });
    expect(t.offered('craft:')).toEqual([]);
    use(t, 'craft:neutralizer:medkit');
    expect(who(t.state, 0).pack.map(({ face }) => face)).toEqual(['neutralizer']);
  });

  test('NL-SPEC-ISO-04 NL-SPEC-ISO-05 NL-BREAK-04: locking in from field 08 on', () => {
    const onField = (field: NemesisState['time']['field']) =>
      inRoom('ISO', ['sentry'], (s) => {
        s.time.field = field;
      });
    onField(9).expects(0, 'act', undefined, { 'room:lock-in': 'isolation-closed' });
    expect(onField(8).isLegal('room:lock-in')).toBe(true);
  });

  test('NL-SPEC-ISO-07 NL-SPEC-ISO-08 NL-SPEC-ISO-10: locked in, out of the game, and the countdown can still be started', () => {
    const t = inRoom('ISO', ['sentry', 'hacker'], (s) => {
      s.time.field = 8;
      lay(s, '016', 'cooling-system');
      hold(s, 1, 'rest', 'sabotage');
    });
    use(t.dice('noise', NOISE_DIE.silence), 'lock-in').tells('locked-in', { seat: 0 });
    expect(who(t.state, 0)).toMatchObject({ fate: 'locked-in', at: null });
    t.expects(1, 'act').answers('room:cooling-system', 'rest', 'sabotage').expects(1, 'act');
    expect(t.state.selfDestruct).toEqual({ field: 5, red: false });
  });

  test('NL-SPEC-ISO-11: after a failure the character stays and the action is spent', () => {
    const t = inRoom('ISO', ['sentry', 'hacker'], (s) => {
      s.time.field = 8;
      put(s, 'adult', '014');
    });
    use(t.dice('noise', NOISE_DIE.danger), 'lock-in').tells('lock-in-failed', { seat: 0 });
    expect([at(t, 0), t.state.turn.actions]).toEqual(['ISO', 1]);
  });
});
