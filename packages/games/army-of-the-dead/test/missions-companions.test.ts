import { describe, expect, test } from 'vitest';
import { survivorDef } from '../src/content/survivors.ts';
import { has } from '../src/rules/skills.ts';
import type { ArmyState, Companion } from '../src/state.ts';
import { type Edit, type Member, one, result, TEAM, table, turn } from './missions-play-kit.ts';

const slot = (who: Member): number => TEAM.indexOf(who);
const companion = (state: ArmyState, i = 0): Companion => state.companions[i] as Companion; // M8 has two

/** The Companions of M8, led by these. */
const led = (...leaders: readonly Member[]): Edit => ({
  progress: { red: 2 },
  also: (state) => {
    leaders.forEach((who, i) => {
      Object.assign(companion(state, i), { recruited: true, leader: slot(who), at: one(state, who).at });
    });
  },
});

describe('Companions', () => {
  test('AD-COMP-01, AD-COMP-11: the players choose who they are, and everybody sees their cards', () => {
    const t = turn('M8', 'kate');
    expect(t.state.companions).toHaveLength(2);
    for (const { id } of t.state.companions) expect(JSON.stringify(t.view(0))).toContain(`"${id}"`);
  });

  test('AD-COMP-02: the Leader uses the Companion’s Blue skill', () => {
    const t = turn('M8', 'kate', led('kate'));
    const { blue } = survivorDef(companion(t.state).id);
    expect(has(t.state, slot('kate'), blue)).toBe(true);
    expect(has(t.state, slot('scott'), blue)).toBe(survivorDef('scott').blue === blue);
  });

  test('AD-COMP-03: a Companion changes hands in a trade, and its skill with it', () => {
    const t = turn('M8', 'kate', led('kate'));
    const { id } = companion(t.state);
    t.answers('trade:scott', `give:companion.${id}`, 'done');
    expect(companion(t.state).leader).toBe(slot('scott'));
    expect(has(t.state, slot('scott'), survivorDef(id).blue)).toBe(true);
  });

  test('AD-COMP-04: one Survivor may lead several', () => {
    const t = turn('M8', 'kate', { survivors: { kate: '1D2' }, also: led('kate', 'kate') }).answers('move:1C2');
    expect(t.state.companions.map(({ at }) => at)).toEqual(['1C2', '1C2']);
  });

  test('AD-COMP-05, AD-R-32: they count as Survivors for Zombies and Noise', () => {
    const t = table('M8', 'end-phase', {
      everybody: '0A4',
      survivors: { kate: '1C2', scott: '1C2', dieter: '1C2' },
      noise: '0F1',
      also: led('kate'),
    });
    expect(t.state.noise).toBe('1C2'); // three and a Companion against three
  });

  test('AD-COMP-06: friendly fire can hit them, and one Wound is enough (AD-COMP-07)', () => {
    const t = turn('M8', 'scott', {
      survivors: { scott: '1D2' },
      also: [
        led('kate'),
        (state) => {
          Object.assign(companion(state), { leader: null, at: '1C2' }); // alone with a Shambler
        },
      ],
      groups: [{ at: '1C2', shamblers: 1, alphas: 0, drowsy: 0 }],
    })
      .dice('dice', 1, 1)
      .dice('ammo', 3);
    const shot = t.legal.find((id) => id.includes('assault-rifle') && id.endsWith('1C2')) ?? 'there is none';
    expect(result(t.answers(shot))).toBe('zombies: companion-lost');
  });

  test('AD-COMP-08: it follows its Leader wherever that one goes', () => {
    const t = turn('M8', 'kate', { survivors: { kate: '1E2' }, also: led('kate') }).answers('move:1F2', 'move:0E3');
    expect(companion(t.state).at).toBe('0E3');
  });

  test('AD-COMP-09: aboard the Truck it always sits on a Passenger seat', () => {
    const withTruck: Edit = {
      everybody: '0B1',
      also: led('kate'),
      truck: { at: '0B1', works: true, driver: null, gunner: null, passengers: [], companions: [] },
    };
    const t = turn('M8', 'kate', withTruck).answers('board:driver');
    expect(t.state.truck).toMatchObject({ driver: slot('kate'), passengers: [], companions: [companion(t.state).id] });
    t.answers('drive:0C1');
    expect(companion(t.state).at).toBe('0C1');
    const full = turn('M8', 'kate', { also: withTruck, truck: { passengers: [slot('scott'), slot('dieter')] } });
    full.expects(0, 'turn', undefined, { 'board:driver': 'no-seat' });
  });

  test('AD-COMP-10: no turn, no inventory', () => {
    const t = turn('M8', 'kate', led('kate'));
    expect(Object.keys(companion(t.state)).sort()).toEqual(['alive', 'at', 'id', 'leader', 'recruited']);
    const who = table('M8', 'players', { step: 'players', also: led('kate') });
    expect(who.legal).toEqual(TEAM.map((id) => `turn:${id}`));
  });

  test('AD-R-117: without a Leader it stays, and can be taken again', () => {
    const t = table('M8', 'zombies', {
      survivors: { guzman: { at: '1C2', health: 1 }, kate: '1B2' },
      also: led('guzman'),
      groups: [{ at: '1C2', shamblers: 1, alphas: 0, drowsy: 0 }],
    });
    expect(one(t.state, 'guzman').health).toBe(0);
    expect(companion(t.state)).toMatchObject({ alive: true, leader: null, at: '1C2' });
    const again = turn('M8', 'kate', {
      survivors: { kate: '1C2', guzman: { health: 0 } },
      also: [
        led('guzman'),
        (state) => {
          Object.assign(companion(state), { leader: null, at: '1C2' });
        },
      ],
    });
    again.answers(`recruit:${companion(again.state).id}`);
    expect(companion(again.state).leader).toBe(slot('kate'));
    expect(again.state.progress.recruited).toBe(0); // nobody new
  });
});
