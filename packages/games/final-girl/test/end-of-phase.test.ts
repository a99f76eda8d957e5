import { describe, expect, test } from 'vitest';
import { table as carnival, terror as carnivalTerror } from './films/carnival-table.ts';
import { table as creech } from './films/creech-manor-table.ts';
import { table as maple } from './films/maple-lane-table.ts';
import { health, type Table, table, wounds } from './kit.ts';

const HANS = { killer: 'hans' };

/** House Fire breaks out in the Smalley House. */
const houseFire = (layout: Parameters<typeof maple>[1]): Table =>
  maple('terror', [{ nextTerror: ['lt06'], nextEvent: 'le02', hiddenPower: 'hans_d3' }, layout ?? {}], HANS).dice(
    'plain-die',
    6,
  );

describe('both at once', () => {
  const last = { heroine: [0, 0], killer: [0, 0] } as const;

  test('FG-GEN-09, FG-R-36: House Fire kills both: she has won', () => {
    const t = houseFire({ heroine: 'smalley_house', killer: 'smalley_house', health: last });
    expect(t.state.result).toEqual({ side: 'heroine', why: 'killer-dead' });
  });

  test('FG-GEN-09, FG-R-36: so does Fire!', () => {
    const t = table('terror', { heroine: 'dock', killer: 'dock', terror: ['ct06', 'ct07'], health: last });
    t.dice('plain-die', 6);
    expect(t.state.result).toEqual({ side: 'heroine', why: 'killer-dead' });
  });

  test('FG-R-36: what brings him back to life hurts her all the same', () => {
    const fire = table('terror', {
      heroine: 'dock',
      killer: 'dock',
      terror: ['ct06', 'ct07'],
      health: { heroine: 3, killer: [0, 2] },
    }).dice('plain-die', 6);
    expect([health(fire), fire.state.killer.markers]).toEqual([3, 1]);
    const lion = carnivalTerror('bt08', {
      heroine: 'ferris_wheel',
      killer: 'animal_cages',
      victims: { curiosity_tent: 1 },
      health: { killer: [0, 2] },
    }).dice('panic', 6);
    lion.tells('revived', { who: 'killer' });
    expect(health(lion)).toBe(4);
  });

  test('FG-R-36: and her death of it is a death, although he is back', () => {
    const t = houseFire({
      heroine: 'smalley_house',
      killer: 'smalley_house',
      health: { heroine: [0, 0], killer: [0, 3] },
    });
    expect(t.state.result).toEqual({ side: 'killer', why: 'heroine-dead' });
  });
});

describe('House Fire', () => {
  test('FG-BREATH-07, FG-GEN-07: a heroine who returns to life in it stands on the street', () => {
    const t = houseFire({ heroine: 'smalley_house', health: { heroine: [0, 2] } });
    t.tells('phase-cut-short', { why: 'heroine-revived' });
    expect([t.state.heroine.space === 'smalley_house', health(t)]).toEqual([false, 2]);
  });

  test('FG-BREATH-07: one that returns to life by the deaths of those beside her, too', () => {
    const t = maple(
      'terror',
      {
        nextTerror: ['lt06'],
        nextEvent: 'le02',
        heroine: 'smalley_house',
        victims: { smalley_house: 1 },
        health: { heroine: [0, 2] },
        killer: { bloodlust: 9 },
      },
      { killer: 'poltergeist' },
    ).dice('plain-die', 6);
    t.tells('phase-cut-short', { why: 'heroine-revived' });
    expect([t.state.heroine.space === 'smalley_house', health(t)]).toEqual([false, 2]);
  });
});

describe('deaths and bloodlust', () => {
  const poltergeist = { killer: 'poltergeist' };

  test('FG-BREATH-07, FG-R-33: what is no bloodlust effect is dropped once the end effect has brought her back', () => {
    const t = table(
      'killer',
      {
        killer: { space: 'campfire', bloodlust: 9 },
        special: { ce06: { white: 'campfire' } },
        horror: 7,
        health: { heroine: [0, 2] },
      },
      poltergeist,
    );
    // Five more steps of horror would have been five more end effects.
    t.expects(0, 'action').tells('phase-cut-short', { phase: 'killer', why: 'heroine-revived' });
    expect([health(t), t.told('horror-beyond-red')]).toEqual([2, []]);
    // The event of the dead girl is gone all the same.
    expect(t.state.inPlay).toEqual([]);
  });

  test('FG-BLOOD-04, FG-R-33: bloodlust that was due is finished: the next end effect, and the rest of this one', () => {
    const t = table(
      'killer',
      {
        killer: { space: 'campfire', bloodlust: 9 },
        special: { ce10: { orange: 'campfire' } }, // two steps
        terror: ['ct07', 'ct02', 'ct01'],
        health: { heroine: [0, 2] },
      },
      poltergeist,
    );
    t.expects(0, 'action');
    expect([health(t), t.told('terror-burnt').length]).toEqual([1, 2]);
  });

  test('FG-BLOOD-04: two die at once: bloodlust for both comes before anything else', () => {
    const t = table('terror', {
      heroine: 'dock',
      killer: 'campfire',
      special: { ce06: { white: 'dock' } },
      victims: { dock: 1 },
      terror: ['ct06', 'ct07'],
    }).dice('plain-die', 6);
    expect(t.order('bloodlust', 'horror').slice(0, 3)).toEqual(['bloodlust', 'bloodlust', 'horror']);
  });

  test('FG-BLOOD-01, FG-SPEC-02: the Smalleys die at once: each of them counts double', () => {
    const t = houseFire({ special: { le05: { orange: 'smalley_house', white: 'smalley_house' } } });
    expect(t.told('bloodlust')).toHaveLength(4);
    expect(t.state.inPlay.map(({ id }) => id)).not.toContain('le05');
  });
});

describe('what an attack costs', () => {
  const attack = (weapon: Parameters<typeof carnival>[1], heroine: string): Table =>
    carnival('action', [{ heroine, hand: ['furious_strike'], health: { killer: [0, 2] } }, weapon ?? {}], HANS).dice(
      'horror',
      5,
      5,
      5,
    );

  test('FG-R-60: the use marker goes when the killer returns to life', () => {
    const t = attack({ hands: { knife_belt: 4 } }, 'clown_car').answers(
      'play:furious_strike',
      'killer@clown_car:knife_belt',
    );
    expect([t.phase, t.state.items.hands]).toEqual(['planning', [{ id: 'knife_belt', uses: 3 }]]);
  });

  test('FG-R-60: a thrown axe is gone', () => {
    const t = attack({ hands: ['throwing_axe'] }, 'fairground').answers('play:furious_strike');
    expect([t.phase, t.state.items.discard]).toEqual(['planning', ['throwing_axe']]);
  });

  test('FG-R-60: the hammer takes its health', () => {
    const t = attack({ hands: ['strongman_hammer'] }, 'clown_car').answers(
      'play:furious_strike',
      'killer@clown_car:strongman_hammer',
    );
    expect([t.phase, health(t)]).toEqual(['planning', 4]);
  });

  test('FG-R-60, FG-R-37: also in the Killer phase, with Retaliation', () => {
    const t = carnival(
      'killer',
      { heroine: 'clown_car', hands: { knife_belt: 4 }, hand: ['retaliation'], health: { killer: [0, 2] } },
      HANS,
    ).dice('horror', 5, 5, 5);
    t.answers('play:retaliation', 'killer@clown_car:knife_belt').expects(0, 'action');
    t.tells('phase-cut-short', { phase: 'killer', why: 'killer-revived' });
    expect(t.state.items.hands).toEqual([{ id: 'knife_belt', uses: 3 }]);
  });

  test('FG-R-60, FG-ITEM-13: items that are used without a card pay in the same way', () => {
    const t = table('action', {
      killer: 'south_trail',
      hands: { bow: 3 },
      health: { killer: [0, 2] },
    }).answers('use:bow');
    expect([t.phase, t.state.items.hands, t.state.time]).toEqual(['planning', [{ id: 'bow', uses: 2 }], 4]);
  });
});

describe('the rest', () => {
  test('FG-EVENT-05, FG-R-33: a special victim is saved, and its event leaves, although the rescue ends the phase', () => {
    const t = table('action', {
      heroine: 'se_exit',
      inPlay: ['ce05'],
      special: { ce06: { white: 'se_exit' } },
      tally: { savedThisPhase: 1 },
      health: { heroine: [0, 2] },
    });
    t.answers('save:white', 'slot:0', 'go-on');
    t.tells('phase-cut-short', { why: 'heroine-revived' });
    expect(t.state.inPlay.map(({ id }) => id)).toEqual(['ce05']);
  });

  test('FG-SAVE-14: on her own space Laurie’s extra point counts for items, too', () => {
    const laurie = { heroine: { flipped: true } };
    const shot = creech(
      'action',
      [laurie, { carry: ['shotgun'], killer: 'landing', hand: ['walk', 'focus'] }],
      HANS,
    ).dice('plain-die', 5, 5, 3, 3, 3, 3);
    shot.answers('use:shotgun', 'discard:walk');
    const ritual = (killer: string): Table =>
      creech('action', [laurie, { carry: ['ritual_dagger'], killer, victims: { landing: 1 } }], HANS).answers(
        'use:ritual_dagger',
        'wound-killer',
      );
    expect([shot, ritual('landing'), ritual('garage')].map(wounds)).toEqual([3, 2, 1]);
  });

  test('FG-SAVE-14: once for each enemy, and never for what is no doing of hers', () => {
    const shot = creech(
      'action',
      {
        heroine: { flipped: true },
        carry: ['shotgun'],
        killer: 'landing',
        minions: ['landing'],
        hand: ['walk', 'focus'],
      },
      { killer: 'geppetto' },
    ).dice('plain-die', 5, 3, 3, 3, 3, 3);
    shot.answers('use:shotgun', 'discard:walk');
    expect(wounds(shot)).toBe(2);
    const fire = table('terror', {
      heroine: { flipped: true, space: 'dock' },
      killer: 'dock',
      terror: ['ct06', 'ct07'],
    });
    fire.dice('plain-die', 6);
    expect(wounds(fire)).toBe(1);
  });
});
