import { describe, expect, test } from 'vitest';
import type { TileId } from '../../src/index.ts';
import { amid, begins, stand } from '../haunt-kit.ts';
import { type Edit, gives, lays, monster, rolls, steps, type Table, table, turn, viewOf } from '../kit.ts';

interface Memory {
  severity: number;
  sins: { face: string; seen: number[] }[];
  rest: { face: string; seen: number[] }[];
  marks: string[][];
  absolved: number[];
}
const memory = (t: Table) => t.state.haunt?.memory as Memory;
const has = (t: Table, seat: number, status: string): boolean =>
  t.state.explorers[seat]?.statuses.includes(status) === true;
const remembers =
  (some: object): Edit =>
  (s) => {
    if (s.haunt) Object.assign(s.haunt.memory, some);
  };
const at =
  (tile: TileId, ...seats: number[]): Edit =>
  (s) =>
    stand(s, tile, ...seats);
const put =
  (status: string, ...seats: number[]): Edit =>
  (s) => {
    for (const seat of seats) s.explorers[seat]?.statuses.push(status);
    if (status === 'absolved' && s.haunt) (s.haunt.memory as Memory).absolved.push(...seats);
  };
const dies =
  (...seats: number[]): Edit =>
  (s) => {
    for (const seat of seats) if (s.explorers[seat]) Object.assign(s.explorers[seat], { dead: true, diedIn: -1 });
  };
/** Seat 0 has this Sin, seat 1 Wrath or Sloth, seat 2 Envy or Pride. */
const sin = (face: string): Edit =>
  remembers({
    sins: [face, face === 'wrath' ? 'sloth' : 'wrath', face === 'envy' ? 'pride' : 'envy'].map((one, seat) => ({
      ...{ face: one, seen: [seat] },
    })),
  });
const marks = (...mine: string[]): Edit => remembers({ marks: [mine, [], []] });
/** Seats 0 and 1 in the Salon, 2 in the Bloody Room, the Confessor in the cellar; the Chapel north of the Entrance Hall. */
const scene = (face: string, ...edits: Edit[]): Edit =>
  amid(19, (s) => {
    lays(s, 'chapel', { x: 2, y: -1 });
    stand(s, 'salon', 0, 1);
    stand(s, 'bloody-room', 2);
    monster(s, 'confessor', 'basement-landing');
    sin(face)(s);
    for (const edit of edits) edit(s);
  });
const day = (face: string, ...edits: Edit[]) => turn(scene(face, ...edits));
/** In the middle of the Penance for a Sin. */
const doing = (face: string, ...edits: Edit[]) => day(face, put('confessed', 0), ...edits);
const marksOf = (t: Table): string[] => memory(t).marks[0] ?? [];
const ends = (t: Table): string[] => marksOf(t.answers('end-turn'));
const night = (...edits: Edit[]) => table('round', scene('sloth', ...edits));

describe('19, Penance: set-up', () => {
  test.each([3, 6])('for %i: the Chapel, a Sin for each that only its holder sees, the Confessor far away', (seats) => {
    const t = begins(19, seats);
    expect(t.state.house['chapel']).toBeDefined();
    const { sins, rest } = memory(t);
    expect(new Set([...sins, ...rest].map(({ face }) => face)).size).toBe(8);
    expect(sins.map(({ seen }) => seen)).toEqual(sins.map((_, seat) => [seat]));
    expect(t.state.monsters[0]?.at).toBe('bloody-room'); // of the farthest, the first of the list
    const seen = (viewer: number | 'spectator') =>
      ((viewOf(t, viewer).haunt?.memory ?? { sins: [] }) as Memory).sins.map(({ face }) => face !== null);
    expect(seen(0)).toEqual(sins.map((_, seat) => seat === 0));
    expect(seen('spectator')).toEqual(sins.map(() => false));
  });
});

describe('19, Penance: confessing and absolution', () => {
  test('Confess: beside somebody else alive, for all to see; the last one alive in the Chapel', () => {
    const t = day('sloth').answers('haunt:confess');
    expect([has(t, 0, 'confessed'), memory(t).sins[0]?.seen]).toEqual([true, [0, 1, 2]]);
    t.tells('haunt-tells', { what: 'sloth', who: 0 });
    expect(t.legal).not.toContain('haunt:confess');
    expect(day('sloth', at('kitchen', 0)).legal).not.toContain('haunt:confess');
    const alone = (tile: TileId) =>
      table('turn', scene('sloth', at(tile, 0), dies(2), remembers({ severity: 0 })), {}, 3).legal;
    expect(alone('chapel')).not.toContain('haunt:confess'); // seat 1 lives
  });

  test('the marks of this very turn count', () => {
    expect(ends(day('sloth').answers('haunt:confess'))).toEqual(['ground']);
  });

  test('Absolve: in the Chapel with all marks, Sanity, 4 or more', () => {
    const done = (...edits: Edit[]) => doing('sloth', at('chapel', 0), marks('ground', 'upper', 'basement'), ...edits);
    const t = rolls(done(), 2, 2, 0, 0).answers('haunt:absolve');
    expect([has(t, 0, 'absolved'), has(t, 0, 'confessed'), memory(t).absolved]).toEqual([true, false, [0]]);
    expect(has(rolls(done(), 2, 1, 0, 0).answers('haunt:absolve'), 0, 'absolved')).toBe(false);
    expect(done(marks('ground', 'upper')).legal).not.toContain('haunt:absolve');
    expect(done(at('kitchen', 0)).legal).not.toContain('haunt:absolve');
  });
});

describe('19, Penance: the Sins', () => {
  test('Greed: hand over and take nothing, once a turn; a trade both ways is none', () => {
    const rich: Edit = (s) => gives(s, 0, 'map', 'mirror');
    const gave = doing('greed', rich).answers('trade:1', 'ware:map', 'done', 'done').answersAs(1, 'yes');
    expect(ends(gave)).toEqual(['gift']);
    const swap = doing('greed', rich, (s) => gives(s, 1, 'idol'));
    swap.answers('trade:1', 'ware:map', 'done', 'ware:idol', 'done').answersAs(1, 'yes');
    expect(ends(swap)).toEqual([]);
  });

  test('Greed without a card draws an Item when the turn begins; only once it is confessed', () => {
    expect(doing('greed').state.explorers[0]?.cards).toHaveLength(1);
    expect(day('greed').state.explorers[0]?.cards).toEqual([]);
    const none = doing('greed', (s) => {
      s.decks.item = [];
    }).expects(0, 'haunt-choice');
    expect([steps(none.answers('give-up:might'))[0], marksOf(none)]).toEqual([3, ['gift']]);
  });

  test('Wrath: on the Confessor’s tile, stunned or not, without having attacked', () => {
    const here = (stunned = false) =>
      doing('wrath', at('basement-landing', 0), (s) => {
        for (const one of s.monsters) one.stunned = stunned;
      });
    expect([ends(here()), ends(here(true))]).toEqual([['patience'], ['patience']]);
    expect(ends(rolls(here(), ...Array(9).fill(0)).answers('attack:bare:confessor:1'))).toEqual([]);
    expect(ends(doing('wrath'))).toEqual([]);
  });

  test('Sloth: another region each time', () => {
    expect(ends(doing('sloth', marks('upper')))).toEqual(['upper', 'ground']);
    expect(ends(doing('sloth', marks('ground')))).toEqual(['ground']);
  });

  test('Pride: a mark for each whom one has not knelt to', () => {
    expect(ends(doing('pride', at('salon', 2)))).toEqual(['knelt:1', 'knelt:2']);
    expect(ends(doing('pride', marks('knelt:1')))).toEqual(['knelt:1']);
  });

  test('Envy: Bless somebody new: a step of one’s own for theirs', () => {
    const t = doing('envy').answers('haunt:bless:1', 'give-up:might');
    expect([steps(t)[0], steps(t, 1)[0], marksOf(t)]).toEqual([3, 5, ['blessed:1']]);
    expect(doing('envy', marks('blessed:1')).legal).not.toContain('haunt:bless:1');
    expect(day('envy').legal).not.toContain('haunt:bless:1');
  });

  test('Deceit: Testify, Sanity, 3 or more, once for each symbol; what is not in the house is waived', () => {
    const t = rolls(doing('deceit'), 2, 1, 0, 0).answers('haunt:testify');
    expect(marksOf(t)).toEqual(['event']);
    expect(marksOf(rolls(doing('deceit'), 2, 0, 0, 0).answers('haunt:testify'))).toEqual([]);
    expect(doing('deceit', marks('event')).legal).not.toContain('haunt:testify');
    const gone = ['conservatory', 'bloody-room'];
    const bare = day('deceit', at('salon', 2), (s) => {
      s.house = Object.fromEntries(Object.entries(s.house).filter(([tile]) => !gone.includes(tile)));
    });
    expect(marksOf(bare.answers('haunt:confess'))).toEqual(['item']);
  });

  test('Cowardice: nobody alive within two tiles', () => {
    expect(ends(doing('cowardice', at('conservatory', 1)))).toEqual(['alone']);
    expect(ends(doing('cowardice', at('kitchen', 1)))).toEqual([]);
    expect(ends(doing('cowardice', dies(1)))).toEqual(['alone']);
  });

  test('Haste: a turn without a step; a step clears all marks, unless they are complete', () => {
    expect(ends(doing('haste', marks('still')))).toEqual(['still', 'still']);
    expect(ends(doing('haste', marks('still')).answers('go:dining-room'))).toEqual([]);
    expect(ends(doing('haste', marks('still', 'still', 'still')).answers('go:dining-room'))).toHaveLength(3);
  });

  test('Pride and Envy take only as many marks as there are others alive', () => {
    const pride = doing('pride', at('chapel', 0), marks('knelt:1'));
    expect(pride.legal).not.toContain('haunt:absolve');
    expect(doing('pride', at('chapel', 0), marks('knelt:1'), dies(2)).legal).toContain('haunt:absolve');
  });
});

describe('19, Penance: the Confessor', () => {
  const target = (...edits: Edit[]) => night(...edits).told('monster-target')[0]?.details?.['target'];

  test('it goes for who does Penance, else for the silent, else for the absolved; of several for the lower Sanity', () => {
    expect(target(put('confessed', 2), put('absolved', 1))).toBe(2);
    expect(target(put('absolved', 2, 1))).toBe(0);
    expect(target((s) => Object.assign(s.explorers[0]?.traits ?? {}, { sanity: 8 }), at('salon', 2))).toBe(2);
  });

  const struck = (pips: readonly number[], ...edits: Edit[]) =>
    rolls(night(at('ground-floor-staircase', 0), put('confessed', 0), ...edits), 2, 0, 0, 0, ...pips);

  test('whoever it beats loses an unfinished mark of their own choice', () => {
    const t = struck([2, 0, 0, 0, 0, 0, 0, 0], marks('ground', 'upper'));
    t.expects(0, 'haunt-choice', ['unlearn-in:ground', 'unlearn-in:upper']).answers('unlearn-in:upper');
    expect(marksOf(t)).toEqual(['ground']);
    const complete = struck([2, 0, 0, 0, 0, 0, 0, 0], marks('ground', 'upper', 'basement'));
    complete.expects(0, 'take-damage');
    expect(marksOf(complete)).toHaveLength(3);
  });

  test('Shield: one of the absolved on the tile may defend instead', () => {
    const shield = () => struck([2, 0, 0, 0, ...Array(5).fill(0)], put('absolved', 1), at('ground-floor-staircase', 1));
    shield().expects(1, 'haunt-choice', ['step-before', 'step-aside']).answers('step-before').expects(1, 'take-damage');
    shield().answers('step-aside').expects(0, 'take-damage');
  });

  test('Severity makes it stronger; an explorer’s attack that stuns it raises Severity, its own lost attack does not', () => {
    const here = (severity: number) => day('sloth', at('basement-landing', 0), remembers({ severity }));
    const dice = (t: Table) =>
      t
        .told('rolled')
        .filter(({ details }) => details?.['who'] === 'confessor:1')
        .map(({ details }) => [details?.['dice']].flat().length);
    expect(dice(rolls(here(0), ...Array(9).fill(0)).answers('attack:bare:confessor:1'))).toEqual([4]);
    expect(dice(rolls(here(5), ...Array(11).fill(0)).answers('attack:bare:confessor:1'))).toEqual([6]);
    const t = rolls(here(0), 2, 0, 0, 0, 0, 0, 0, 0, 0).answers('attack:bare:confessor:1');
    expect([memory(t).severity, t.state.monsters[0]?.stunned]).toEqual([1, true]);
    const own = struck([0, 0, 0, 0, 2, 0, 0, 0], put('absolved', 1, 2));
    expect([memory(own).severity, own.state.monsters[0]?.stunned]).toEqual([1, true]);
  });
});

const asleep: Edit = (s) => {
  for (const one of s.monsters) one.stunned = true;
};

describe('19, Penance: the end', () => {
  test('Severity: 1 a round, 1 more while somebody is silent; 2 for a death without absolution', () => {
    expect(memory(night(dies(1, 0), put('confessed', 2))).severity).toBe(0); // the house has won before
    expect(memory(night(put('confessed', 0, 1, 2), remembers({ severity: 3 }), asleep)).severity).toBe(4);
    expect(memory(night(put('confessed', 0, 1), remembers({ severity: 3 }), asleep)).severity).toBe(5);
    const dead = (...edits: Edit[]) => {
      const t = day(
        'sloth',
        at('furnace-room', 0),
        (s) => {
          lays(s, 'furnace-room', { region: 'basement', x: 1, y: 0, turn: 1 });
          Object.assign(s.explorers[0]?.traits ?? {}, { might: 1 });
        },
        ...edits,
      ).answers('end-turn', 'might');
      return [memory(t).severity, memory(t).sins[0]?.seen.length];
    };
    expect(dead()).toEqual([2, 3]);
    expect(dead(put('absolved', 0))).toEqual([0, 3]);
  });

  test('all living absolved: they win, the dead with them', () => {
    const t = doing('sloth', at('chapel', 0), marks('ground', 'upper', 'basement'), put('absolved', 1), dies(2));
    rolls(t, 2, 2, 0, 0).answers('haunt:absolve');
    expect(t.state.result).toEqual({ side: 'heroes', why: 'absolved', winners: [0, 1, 2] });
  });

  test('the house wins at 12, and with two dead of three', () => {
    const lost = { side: 'house', why: 'severe', winners: [] };
    expect(night(put('confessed', 0, 1, 2), remembers({ severity: 11 }), asleep).state.result).toEqual(lost);
    expect(night(put('confessed', 0, 1, 2), remembers({ severity: 10 }), asleep).state.result).toBeNull();
    expect(day('sloth', dies(1, 2)).state.result).toEqual(lost);
  });
});
