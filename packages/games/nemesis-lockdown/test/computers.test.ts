import { describe, expect, test } from 'vitest';
import type { NemesisState } from '../src/state.ts';
import { hold, lay, OPEN, put, table, who } from './table.ts';

type Cast = Parameters<typeof table>[0];

/** In the Archive, with power and this card on top; seat 0 has one card to pay with. */
const at = (
  card: string,
  edit: (s: NemesisState) => void = () => {},
  cast: Cast = ['sentry', 'janitor'],
  mode = 'semi-cooperative',
) =>
  table(
    cast,
    (s) => {
      lay(s, '002', 'archive');
      who(s, 0).at = '002';
      s.power['S-01'].on = true;
      hold(s, 0, 'rest');
      const top = s.computer[0];
      const wanted = s.computer.find(({ face }) => face === card);
      if (top !== undefined && wanted !== undefined) [top.face, wanted.face] = [wanted.face, top.face];
      // Lockdown comes last.
      const last = s.computer.at(-1);
      const lockdown = s.computer.find(({ face }) => face === 'lockdown');
      if (last !== undefined && lockdown !== undefined) [last.face, lockdown.face] = [lockdown.face, last.face];
      edit(s);
    },
    { mode },
  );

describe('computers', () => {
  test('NL-COMP-01 NL-COMP-02 NL-ACT-09: a computer symbol makes computer actions possible, for one card', () => {
    const t = at('motor-pool').answers('computer:motor-pool:knowledge').expects(0, 'pay', ['rest']).answers('rest');
    expect(who(t.state, 0).knowledge).toBe(2);
    const without = at('motor-pool', (s) => {
      lay(s, '003', 'infirmary');
      who(s, 0).at = '003';
    });
    expect(without.offered('computer:')).toEqual([]);
  });

  test('NL-COMP-03 NL-ACT-10: not with a malfunction, not without power', () => {
    const broken = at('motor-pool', (s) => {
      s.rooms['002'].malfunction = true;
    });
    expect(broken.decision.options.some(({ id }) => id.startsWith('computer:'))).toBe(false);
    at('motor-pool', (s) => {
      s.power['S-01'].on = false;
    }).expects(0, 'act', undefined, { 'computer:motor-pool:rover': 'no-power' });
  });

  test('NL-SYM-04: in combat too, unless the table plays otherwise (R-30)', () => {
    const fighting = (computerInCombat: boolean) =>
      at('motor-pool', (s) => {
        s.options = { ...s.options, computerInCombat };
        put(s, 'adult', '002');
      });
    expect(fighting(true).isLegal('computer:motor-pool:rover')).toBe(true);
    fighting(false).expects(0, 'act', undefined, { 'computer:motor-pool:rover': 'only-out-of-combat' });
  });

  test('NL-G-18: the used card goes to the bottom, known to all, and the next is turned up', () => {
    const t = at('motor-pool');
    const next = t.state.computer[1]?.face;
    t.answers('computer:motor-pool:rover', 'rest').tells('computer-card', { card: next });
    expect([t.state.computer[0]?.face, t.state.computer[0]?.seen, t.state.computer.at(-1)]).toEqual([
      next,
      OPEN,
      { face: 'motor-pool', seen: OPEN },
    ]);
    expect(t.state.roverHere).toBe(false);
  });

  const lockedDown = (cast: Cast) =>
    at(
      'motor-pool',
      (s) => {
        const [, second] = s.computer;
        const lockdown = s.computer.find(({ face }) => face === 'lockdown');
        if (second !== undefined && lockdown !== undefined) [second.face, lockdown.face] = [lockdown.face, second.face];
      },
      cast,
    ).answers('computer:motor-pool:rover', 'rest');

  test('NL-G-18: Lockdown breaks the room down and seals it, but not for the Hacker; it never stays on top', () => {
    const t = lockedDown(['sentry']).tells('lockdown', { room: '002', ignored: false });
    expect([t.state.rooms['002'].malfunction, t.state.corridors['001-002'].door]).toEqual([true, 'closed']);
    expect(t.state.computer[0]?.face).not.toBe('lockdown');
    const hacker = lockedDown(['hacker']).tells('lockdown', { ignored: true });
    expect([hacker.state.rooms['002'].malfunction, hacker.state.corridors['001-002'].door]).toEqual([false, 'open']);
  });

  test('NL-G-18: Personnel: Knowledge, the plans of somebody in the sector, a door anywhere', () => {
    const t = at('personnel', (s) => {
      who(s, 1).at = 'EL1';
    });
    t.answers('computer:personnel:plans:1', 'rest');
    expect(who(t.state, 1).plans.map(({ seen }) => seen)).toEqual([0b11, 0b11]);
    expect(at('personnel').offered('computer:personnel:plans')).toEqual([]); // elsewhere
    const door = at('personnel').answers('computer:personnel:door:ISO-014', 'rest');
    expect(door.state.corridors['ISO-014'].door).toBe('closed');
    const open = at('personnel', (s) => {
      s.corridors['ISO-014'].door = 'closed';
    }).answers('computer:personnel:door:ISO-014', 'rest');
    expect(open.state.corridors['ISO-014'].door).toBe('open');
    const wise = at('personnel', (s) => {
      who(s, 0).knowledge = 8;
    });
    expect(wise.isLegal('computer:personnel:knowledge')).toBe(false);
  });

  test('NL-G-18: Motor Pool looks at a tile, Surveillance at its token as well, at noise and at the next event', () => {
    const tile = at('motor-pool').answers('computer:motor-pool:look:003', 'rest');
    expect([tile.state.rooms['003'].tile.seen, tile.state.rooms['003'].token?.seen]).toEqual([1, 0]);
    const both = at('surveillance').answers('computer:surveillance:look:003', 'rest');
    expect([both.state.rooms['003'].tile.seen, both.state.rooms['003'].token?.seen]).toEqual([1, 1]);
    const noise = at('surveillance', (s) => {
      s.corridors['ISO-014'].noise = true;
      s.technicalNoise = true;
    });
    expect(noise.offered('computer:surveillance:noise')).toEqual([
      'computer:surveillance:noise:ISO-014',
      'computer:surveillance:noise:technical',
    ]);
    noise.answers('computer:surveillance:noise:technical', 'rest');
    expect(noise.state.technicalNoise).toBe(false);
    const next = at('surveillance')
      .answers('computer:surveillance:event', 'rest')
      .expects(0, 'event-card', ['leave', 'bottom']);
    const card = next.state.event.draw[0]?.face;
    expect(next.answers('bottom').state.event.draw.at(-1)?.face).toBe(card);
  });

  test('NL-G-18: Maintenance repairs another room of the sector and puts fires out in it', () => {
    const t = at('maintenance', (s) => {
      for (const room of ['RRC', 'STO'] as const) Object.assign(s.rooms[room], { malfunction: true, fire: true });
      s.rooms['002'].fire = true;
    });
    expect(t.offered('computer:maintenance')).toEqual([
      'computer:maintenance:repair:RRC',
      'computer:maintenance:fire:002',
      'computer:maintenance:fire:RRC',
      'computer:maintenance:knowledge',
    ]);
    t.answers('computer:maintenance:repair:RRC', 'rest');
    expect(t.state.rooms.RRC).toMatchObject({ malfunction: false, fire: true });
  });

  test('NL-G-18: Freight looks at a token and at a plan of the pool, and calls the elevator', () => {
    const css = at('freight').answers('computer:freight:css:10', 'rest');
    expect(css.state.css[0]?.token.seen).toBe(1);
    const lift = at('freight', (s) => {
      s.power.elevator.on = true;
      s.elevator = 'EL1';
    });
    expect(lift.offered('computer:freight:elevator')).toEqual([
      'computer:freight:elevator:EL2',
      'computer:freight:elevator:EL3',
    ]);
    expect(lift.answers('computer:freight:elevator:EL3', 'rest').state.elevator).toBe('EL3');
    const plan = at('freight').answers('computer:freight:plan:pool:1', 'rest');
    expect(plan.state.plans.pool[1]?.seen).toBe(1);
    const shown = at('freight', () => {}, ['sentry', 'janitor'], 'cooperative').answers(
      'computer:freight:plan:pool:1',
      'rest',
    );
    expect(shown.state.plans.pool[1]?.seen).toBe(OPEN); // G-34
    expect(at('personnel', () => {}, ['sentry', 'janitor'], 'cooperative').offered('computer:personnel:plans')).toEqual(
      [],
    );
  });

  test('NL-G-24: Backdoor needs neither power nor payment (HA-1)', () => {
    const t = at(
      'motor-pool',
      (s) => {
        s.power['S-01'].on = false;
        hold(s, 0, 'backdoor');
      },
      ['hacker'],
    );
    t.answers('play:backdoor:computer:motor-pool:knowledge');
    expect([who(t.state, 0).knowledge, who(t.state, 0).hand.map(({ face }) => face)]).toEqual([2, ['rest']]);
  });

  test('NL-COMP-02: the Hacker’s Wrist Terminal makes any room one with a computer, while it works (G-24)', () => {
    const anywhere = (malfunction: boolean) =>
      at(
        'motor-pool',
        (s) => {
          who(s, 0).at = 'EL1';
          s.rooms.EL1.malfunction = malfunction;
        },
        ['hacker'],
      ).isLegal('computer:motor-pool:rover');
    expect([anywhere(false), anywhere(true)]).toEqual([true, false]);
  });
});
