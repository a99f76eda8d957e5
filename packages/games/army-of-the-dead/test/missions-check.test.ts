import { describe, expect, test } from 'vitest';
import { changed, findings } from './missions-kit.ts';

const found = (id: string, ...changes: readonly (readonly [string, string])[]): string[] =>
  findings(changed(id, ...changes));

describe('goals within reach', () => {
  test('a token, an exit or a device behind walls', () => {
    expect(found('M1', ['+.+-+o+.+o+.+', '+.+-+-+.+o+.+'], ['+.+o+-+.+o+.+', '+.+-+-+.+o+.+'])).toEqual([
      'error: a token in B2 can never be reached',
      'error: a token in C3 can never be reached',
      'warning: nobody can ever enter B2, C2, B3, C3',
    ]);
  });

  test('nothing restores the power', () => {
    const without = found('M3', ['device: power at 0E2 by mechanic gives power\n', '']);
    expect(without).toContain('error: the exit in 1F2 can never be reached');
    expect(without).toContain('error: win: gather: 1F2 can never be reached');
    expect(without).toContain('error: the event "floor" can never happen');
  });

  test('a device that needs what comes only after it', () => {
    expect(found('M3', ['by mechanic gives power', 'by mechanic needs red-taken gives power'])).toContain(
      'error: device power can never be used',
    );
  });

  test('goals that nothing leads to', () => {
    expect(found('M6', ['bags VC1 2, bags VD1 2', 'bags VC1 1'])).toEqual(['error: win: bags: only 1 bags can be had']);
    expect(found('M9', [', arrives 3', ''])).toEqual(['error: win: arrived: nothing calls the helicopter ("arrives")']);
    expect(found('M7', ['gives crown, zeus', 'gives zeus'])).toEqual([
      'error: win: crown: nothing puts a crown on the board',
    ]);
    expect(found('M4', ['device: helicopter-engine', 'device: generator'])).toEqual([
      'error: win: done: there is no device helicopter-engine',
    ]);
    expect(found('M8', ['companions: 1D1 1B3 needs red-taken\n', ''])).toContain(
      'error: win: companions: not all Companions can be recruited',
    );
  });

  test('AD-TRUCK-09: the Truck must be able to drive to its goal', () => {
    expect(found('M2', ['win: truck G1', 'win: truck B2'])).toEqual([
      'error: win: truck: no street leads from D3 to B2',
    ]);
    expect(found('M2', ['truck: D3 broken', 'truck: B2 broken'])).toContain(
      'error: the Truck cannot stand in B2: it keeps to the street',
    );
    expect(found('M2', ['gives truck-works', 'gives noise D3'])).toEqual([
      'error: win: truck: nothing ever repairs the Truck',
    ]);
  });

  test('AD-STATUE-01: nothing can be done in the Statue’s area', () => {
    expect(found('M9', ['exit: D5', 'exit: D4'])).toEqual([
      'error: the exit is in D4, in the Statue’s area, where nobody can go',
      'error: the exit in D4 can never be reached',
    ]);
  });

  test('a door that nothing opens is pointed out', () => {
    expect(found('M1', ['|S|B.B|S|B|S|', '|S|BxB|S|B|S|'])).toEqual(['warning: nothing ever opens the door B2-C2']);
  });
});

describe('Spawn Zones', () => {
  test('AD-SPAWN-02: the Start Spawn Zone comes first', () => {
    expect(found('M1', ['spawn: A1 start\nspawn: D1 zeus', 'spawn: D1 zeus\nspawn: A1 start'])).toContain(
      'error: the first "spawn:" must be the Start Spawn Zone',
    );
    expect(found('M1', ['spawn: D1 zeus', 'spawn: D1 normal'])).toContain(
      'error: there must be exactly one Spawn Zone of kind zeus, not 0',
    );
  });

  test('AD-SPAWN-03: the others follow clockwise', () => {
    expect(found('M1', ['spawn: D1 zeus\nspawn: F4 normal', 'spawn: F4 normal\nspawn: D1 zeus'])).toEqual([
      'error: D1 is out of order; clockwise the Spawn Zones are A1, D1, F4',
    ]);
  });

  test('AD-SPAWN-09: coloured ones must be activated by something', () => {
    expect(found('M3', ['event: floor 1 gives spawn 1B3\n', ''])).toEqual([
      'error: nothing ever activates the blue Spawn Zone 1B3',
    ]);
    expect(found('M4', ['gives spawn 1A2', 'gives spawn 0A1'])).toEqual([
      'error: nothing ever activates the blue Spawn Zone 1A2',
      'error: "spawn 0A1" activates no blue or green Spawn Zone',
    ]);
  });

  test('Zombies must be able to get to the team', () => {
    expect(found('M3', ['spawn: 0F1 zeus', 'spawn: 0F1 zeus\nspawn: 1F1 normal'])).toContain(
      'error: Zombies from 1F1 have no way to where the team starts',
    );
  });
});

describe('pieces and specialists', () => {
  test('AD-SETUP-20: as many marked Zones as tokens', () => {
    expect(found('M1', ['tokens: B2 C3 E2 E5 B5', 'tokens: B2 C3 E2 E5'])).toEqual([
      'error: 3 red tokens, the yellow and the purple one need 5 Zones, not 4',
    ]);
    expect(found('M1', ['tokens: B2 C3', 'tokens: B2 B2'])).toEqual(['error: two tokens lie in B2']);
  });

  test('figures and tokens that are not in the box', () => {
    expect(found('M7', ['zombies: D2 queen', 'zombies: D2 queen 2'])).toContain(
      'error: 2 figures of type queen are placed; there are 1',
    );
    const many = 'sleepers: A1 B1 C1 D1 E1 F1 A2 D2 F2 A3 D3 F3 A4';
    expect(found('M1', ['sleepers: B3 C2 E3 D5', many])).toEqual(['error: there are only 12 Sleeper tokens']);
  });

  test('AD-SPEC-05, AD-VAULT-02: whoever is needed must be required', () => {
    expect(found('M2', ['required: mechanic', 'required: tough'])).toEqual([
      'error: device truck-engine needs a mechanic; add it to "required:"',
      'error: win: truck needs a mechanic; add it to "required:"',
      'error: without a mechanic the mission is lost at once; add it to "required:"',
      'warning: a tough is required, but nothing needs one',
    ]);
    expect(found('M10', ['required: safecracker mechanic pilot', 'required: mechanic pilot'])).toContain(
      'error: the Vault Door needs a safecracker; add it to "required:"',
    );
  });

  test('parts that belong together', () => {
    expect(found('M6', ['vault: VD2 needs red-taken\n', ''])).toContain(
      'error: the map has the Trap Zone VD2, but there is no "vault:"',
    );
    expect(found('M1', ['win: red-taken', 'reward: purple clip 1\nwin: red-taken'])).toEqual([
      'error: the purple token has a reward of its own only with "goals: 1"',
    ]);
    expect(found('M1', ['title.pl: Za murem z kontenerów\n', ''])).toEqual([
      'warning: "title.pl:" is missing; Polish players will read the English title',
    ]);
  });
});
