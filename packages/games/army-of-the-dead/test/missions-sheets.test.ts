import { describe, expect, test } from 'vitest';
import { checkMission, MISSION_IDS, missionOf, readMission } from '../src/content/missions/index.ts';
import { armyOfTheDead } from '../src/index.ts';
import { changed, read, troublesOf } from './missions-kit.ts';

describe('the ten missions', () => {
  test('AD-GEN-05: there are ten, and each can be chosen on its own', () => {
    expect(MISSION_IDS).toEqual(['M1', 'M2', 'M3', 'M4', 'M5', 'M6', 'M7', 'M8', 'M9', 'M10']);
    for (const id of MISSION_IDS) expect(missionOf(id).id).toBe(id);
  });

  test.each(MISSION_IDS)('%s is without fault: syntax, goals within reach, spawn order, sight, specialists', (id) => {
    expect(checkMission(missionOf(id))).toEqual([]);
  });

  test('AD-MISS-01: a sheet says who is needed, which Zeus, how hard, how long, and what to do', () => {
    const facts = MISSION_IDS.map((id) => {
      const { required, zeus, difficulty, minutes, personalGoals } = missionOf(id);
      return [id, required.join(' '), zeus, difficulty, minutes, personalGoals];
    });
    expect(facts).toEqual([
      ['M1', 'shadow', 'zeus', 'easy', 45, 2],
      ['M2', 'mechanic', 'zeus', 'easy', 45, 2],
      ['M3', 'mechanic', 'zeus', 'medium', 60, 2],
      ['M4', 'pilot', 'masked', 'hard', 75, 2],
      ['M5', 'tough', 'zeus', 'medium', 60, 2],
      ['M6', 'safecracker', 'masked', 'medium', 90, 2],
      ['M7', 'tough', 'masked', 'hard', 75, 2],
      ['M8', 'shadow', 'zeus', 'medium', 75, 2],
      ['M9', 'pilot', 'mounted', 'medium', 75, 2],
      ['M10', 'safecracker mechanic pilot', 'mounted', 'very-hard', 150, 1],
    ]);
  });

  test('AD-R-202, AD-R-206: a sheet becomes data that the rules can follow', () => {
    expect(missionOf('M2')).toMatchObject({
      truck: { zone: 'D3', works: false },
      devices: [
        {
          id: 'truck-engine',
          zone: 'D3',
          by: 'mechanic',
          needs: [{ kind: 'red-taken' }],
          effects: [{ kind: 'truck-works' }],
        },
      ],
      victory: [{ kind: 'truck', zone: 'G1', with: ['mechanic'] }],
      defeat: [{ kind: 'none-alive', specialisation: 'mechanic', until: null }],
    });
    expect(missionOf('M6')).toMatchObject({
      vault: { trap: 'VD2', door: 'VD1-VD2', needs: [{ kind: 'red-taken' }] },
      events: [
        { when: { kind: 'floor', floor: 'V' }, effects: [{ kind: 'spawn', zone: 'VE1' }] },
        {
          when: { kind: 'vault-open' },
          effects: [
            { kind: 'bags', zone: 'VC1', count: 2 },
            { kind: 'bags', zone: 'VD1', count: 2 },
          ],
        },
      ],
    });
    expect(missionOf('M10').defeat).toContainEqual({ kind: 'none-alive', specialisation: 'mechanic', until: 'power' });
  });

  test('every mission has a title and a story in both languages', () => {
    for (const id of MISSION_IDS) {
      const { title, story } = missionOf(id);
      for (const text of [title.en, title.pl, story.en, story.pl]) expect(text.length, id).toBeGreaterThan(4);
      expect(story.pl).not.toBe(story.en);
    }
  });
});

describe('sheets that somebody else writes', () => {
  test('a mission can be given by its whole text, and is read once', () => {
    const own = changed('M1', ['mission: M1', 'mission: my-own'], ['minutes: 45', 'minutes: 20']);
    expect(missionOf(own)).toMatchObject({ id: 'my-own', minutes: 20 });
    expect(missionOf(own)).toBe(missionOf(own));
    expect(() => missionOf('M11')).toThrow('no such mission');
  });

  test('AD-SETUP-02: a match refuses a text that is no mission, or one that cannot be played', () => {
    const why = (mission: string): string => {
      const checked = armyOfTheDead.options({ mission }, 1);
      return checked.ok ? 'fine' : checked.why;
    };
    expect(why(missionOf('M1').source)).toBe('fine');
    expect(why('M11')).toMatch(/^There is no mission "M11"/);
    expect(why(changed('M1', ['start: A6', 'start: A9']))).toMatch(/^The mission cannot be read: line \d+, column 8: /);
    expect(why(changed('M1', ['spawn: D1 zeus', 'spawn: D1 normal']))).toBe(
      'The mission cannot be played: there must be exactly one Spawn Zone of kind zeus, not 0.',
    );
    expect(why(`${missionOf('M1').source}${'# \n'.repeat(9000)}`)).toMatch(/at most 20000 characters/);
  });

  test('remarks, empty lines and Windows line ends do not matter', () => {
    const own = `# a remark\n\n${missionOf('M3').source}`.replaceAll('\n', '\r\n');
    expect(read(own).board.zones).toHaveLength(missionOf('M3').board.zones.length);
  });

  test('what may be left out has the usual value', () => {
    const own = read(changed('M1', ['difficulty: easy\n', ''], ['minutes: 45\n', ''], ['goals: 2\n', '']));
    expect(own).toMatchObject({ difficulty: 'medium', minutes: 60, personalGoals: 2, power: true, truck: null });
  });

  test('without Polish words the English ones are shown', () => {
    expect(read(changed('M1', ['title.pl: Za murem z kontenerów\n', ''])).title.pl).toBe('Past the Containers');
  });
});

describe('what is wrong is named with line and column', () => {
  const line = (id: string, words: string): number =>
    missionOf(id).source.slice(0, missionOf(id).source.indexOf(words)).split('\n').length;

  test.each([
    ['M1', 'start: A6', 'start: A9', 8, 'there is no Zone A9 on the map'],
    [
      'M1',
      'red: 3 lane-marker',
      'red: many lane-marker',
      6,
      'the number of red tokens is a number from 0 to 8, not "many"',
    ],
    [
      'M1',
      'spawn: D1 zeus',
      'spawn: D1 hades',
      11,
      '"hades" is no kind of Spawn Zone; known: start, normal, zeus, blue, green',
    ],
    ['M1', 'zeus: zeus', 'zeus:', 6, 'form of Zeus is missing'],
    ['M1', 'goals: 2', 'goals: 2 3', 10, '"3" is not expected here'],
    [
      'M1',
      'required: shadow',
      'required: shadow ninja',
      18,
      '"ninja" is no specialisation; known: tough, pilot, safecracker, shadow, mechanic',
    ],
    ['M2', 'device: truck-engine at D3 by', 'device: truck-engine D3 by', 22, '"at" is expected here'],
    ['M3', 'event: floor 1 gives', 'event: floor 7 gives', 14, '"7" is no floor; known: 0, 1'],
    ['M6', 'vault: VD2', 'vault: VC2', 8, 'VC2 is no Trap Zone ("T")'],
    [
      'M7',
      'reward: red tnt 1',
      'reward: red bazooka 1',
      13,
      '"bazooka" is no card; known: tnt, grenade, clip, gas-can, first-aid-kit, flashlight',
    ],
  ] as const)('%s, %s → %s', (id, from, to, column, message) => {
    const expected = `line ${line(id, from)}, column ${column}: ${message}`;
    expect(troublesOf(changed(id, [from, to]))).toEqual([expected]);
  });

  test('unknown, doubled and missing entries, lines that are nothing', () => {
    expect(troublesOf(changed('M1', ['goals: 2', 'bananas: 2']))[0]).toMatch(
      /: "bananas" is no part of a mission; known: map, /,
    );
    expect(troublesOf(changed('M1', ['goals: 2', 'goals: 2\ngoals: 1']))[0]).toMatch(/: "goals:" stands there twice$/);
    expect(troublesOf(changed('M1', ['exit: F1\n', '']))).toEqual(['line 1, column 1: "exit:" is missing']);
    expect(troublesOf(changed('M1', ['goals: 2', 'two goals']))[0]).toMatch(/a line is "key: value"/);
    expect(troublesOf('mission: empty')).toEqual(['line 1, column 1: "map:" is missing']);
  });

  test('what is wrong with the map is named where it stands in the file', () => {
    const source = changed('M1', ['|S.S.S.S.S.S|', '|S.S?S.S.S.S|']);
    const parsed = readMission(source);
    expect(parsed.ok ? [] : parsed.troubles[0]).toMatchObject({ line: line('M1', '|S.S.S.S.S.S|'), column: 5 });
  });

  test('several faults are listed together, in reading order', () => {
    const found = troublesOf(
      changed('M1', ['start: A6', 'start: Z6'], ['exit: F1', 'exit: Z1'], ['goals: 2', 'goals: 9']),
    );
    expect(found).toHaveLength(3);
    expect(found[0]).toContain('Z6');
    expect(found[2]).toContain('Personal Goals');
  });
});
