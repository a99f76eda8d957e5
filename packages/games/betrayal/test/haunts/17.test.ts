import { describe, expect, test } from 'vitest';
import type { TileId } from '../../src/index.ts';
import { amid, begins, stand, token, tokens } from '../haunt-kit.ts';
import { type Edit, monster, rolls, steps, type Table, table, turn } from '../kit.ts';

interface Memory {
  night: number;
  burned: number;
  stitched: { of: number; marks: number }[];
}
const memory = (t: Table) => t.state.haunt?.memory as Memory;
const remembers =
  (some: Partial<Memory>): Edit =>
  (s) => {
    if (s.haunt) Object.assign(s.haunt.memory, some);
  };
const at =
  (tile: TileId, ...seats: number[]): Edit =>
  (s) =>
    stand(s, tile, ...seats);
const shadow =
  (of: number, tile: TileId, stunned = false): Edit =>
  (s) =>
    monster(s, 'shadow', tile, { of, stunned });
/** On the first Shadow. */
const on =
  (kind: 'pin' | 'burn', count = 1, which = 1): Edit =>
  (s) => {
    for (let i = 0; i < count; i++) token(s, kind, { on: `shadow:${which}` });
  };
const lamp =
  (tile: TileId, up = true): Edit =>
  (s) =>
    token(s, 'lamp', { at: tile, up });
const lantern =
  (up = true): Edit =>
  (s) =>
    token(s, 'lantern', { on: 1, up });
const isBurning = (t: Table, kind: string): boolean | undefined => tokens(t, kind)[0]?.up;
const weak =
  (seat: number, traits: object): Edit =>
  (s) => {
    Object.assign(s.explorers[seat]?.traits ?? {}, traits);
  };
/** The heroes (0 and 2) in the Salon, the traitor in the Bloody Room; the Shadow of 2 sits in the Conservatory. */
const scene = (...edits: Edit[]): Edit =>
  amid(17, (s) => {
    stand(s, 'salon', 0, 2);
    stand(s, 'bloody-room', 1);
    for (const edit of edits) edit(s);
  });
const heroes = (...edits: Edit[]) => turn(scene(...edits));
const traitors = (...edits: Edit[]) =>
  turn(
    scene(
      (s) => {
        s.turn.seat = 1;
      },
      ...edits,
    ),
  );
const night = (...edits: Edit[]) =>
  table(
    'monsters',
    scene(
      (s) => {
        s.turn.seat = 1;
      },
      ...edits,
    ),
  );

describe('17, Second Shadow: set-up', () => {
  test.each([
    [3, 2, 0],
    [6, 3, 2],
  ])(
    'for %i: %i burning Lamps, a Shadow for each hero far from its owner, the traitor stronger',
    (seats, lamps, might) => {
      const t = begins(17, seats, weak(1, { might: 1, speed: 1 }));
      expect(t.state.haunt).toMatchObject({ traitor: 1 });
      expect(tokens(t, 'lamp').map(({ at: tile }) => tile)).toEqual(
        ['entrance-hall', 'upper-landing', 'basement-landing'].slice(0, lamps),
      );
      expect(tokens(t, 'lamp').every(({ up }) => up)).toBe(true);
      expect(t.state.monsters.map(({ of }) => of).sort()).toEqual([...Array(seats).keys()].filter((one) => one !== 1));
      const where = t.state.monsters.map(({ at: tile }) => tile);
      // Three steps from the Entrance Hall: Dining Room, Salon, and the Bloody Room.
      for (const tile of where) expect(['dining-room', 'salon', 'bloody-room']).toContain(tile);
      if (seats === 3) expect(new Set(where).size).toBe(2);
      expect(tokens(t, 'lantern')).toMatchObject([{ on: 1, up: true }]);
      expect(steps(t, 1).slice(0, 2)).toEqual([4 + might, steps(begins(17, seats), 1)[1]]);
    },
  );

  test('where nothing is three steps away, the farthest', () => {
    const t = begins(17, 3, (s) => {
      const gone = ['dining-room', 'salon', 'bloody-room'];
      s.house = Object.fromEntries(Object.entries(s.house).filter(([tile]) => !gone.includes(tile)));
    });
    expect(t.state.monsters.map(({ at: tile }) => tile).sort()).toEqual(['conservatory', 'kitchen']);
  });
});

describe('17, Second Shadow: heroes', () => {
  const dice = (t: Table): number => [t.told('rolled').at(-1)?.details?.['dice'] ?? []].flat().length;

  test('Thin: a die less on every trait roll, one at the least; the stitched and the traitor roll as ever', () => {
    const snuffs = (...edits: Edit[]) => dice(heroes(lamp('salon'), ...edits).answers('haunt:snuff'));
    expect(snuffs()).toBe(3); // Sanity 4
    expect(snuffs(remembers({ stitched: [{ of: 0, marks: 0 }] }))).toBe(4);
    expect(snuffs(weak(0, { sanity: 1 }))).toBe(1); // Sanity 2
    const t = traitors(lantern(false)).answers('haunt:relight');
    expect(dice(t)).toBe(3); // Speed 3
  });

  const here = (...edits: Edit[]) => heroes(shadow(2, 'salon', true), ...edits);

  test('Pin: a stunned Shadow of somebody else, Knowledge or Sanity, 4 or more', () => {
    const t = rolls(here(), 2, 2, 0).answers('haunt:pin:shadow:1', 'sanity');
    expect(tokens(t, 'pin')).toMatchObject([{ on: 'shadow:1' }]);
    expect(tokens(rolls(here(), 2, 1, 0).answers('haunt:pin:shadow:1', 'sanity'), 'pin')).toEqual([]);
    for (const other of [heroes(shadow(2, 'salon')), heroes(shadow(0, 'salon', true)), here(on('pin'))])
      expect(other.legal.some((id) => id.startsWith('haunt:pin'))).toBe(false);
  });

  test('Stitch: the own stunned Shadow, pinned or not: it leaves the house, its marks are remembered', () => {
    const own = (...edits: Edit[]) => heroes(shadow(0, 'salon', true), shadow(2, 'conservatory'), ...edits);
    const t = rolls(own(on('pin'), on('burn', 2)), 2, 2, 0).answers('haunt:stitch', 'sanity');
    expect([t.state.monsters.length, memory(t).stitched]).toEqual([1, [{ of: 0, marks: 2 }]]);
    expect([tokens(t, 'pin'), tokens(t, 'burn')]).toEqual([[], []]);
    expect(rolls(own(), 2, 1, 0).answers('haunt:stitch', 'sanity').state.monsters).toHaveLength(2);
    expect(heroes(shadow(0, 'salon')).legal).not.toContain('haunt:stitch');
    expect(here().legal).not.toContain('haunt:stitch');
  });

  test('Snuff: Sanity, 4 or more', () => {
    expect(isBurning(rolls(heroes(lamp('salon')), 2, 2, 0).answers('haunt:snuff'), 'lamp')).toBe(false);
    expect(isBurning(rolls(heroes(lamp('salon')), 2, 1, 0).answers('haunt:snuff'), 'lamp')).toBe(true);
    expect(heroes(lamp('salon', false)).legal).not.toContain('haunt:snuff');
  });

  test('any hero attacks any Shadow; who loses takes 1 Mental damage, whatever the difference', () => {
    const fights = (...pips: number[]) => rolls(heroes(shadow(2, 'salon')), ...pips).answers('attack:bare:shadow:1');
    const won = fights(2, 0, 0, 0, 0, 0).expects(0, 'turn');
    expect(won.state.monsters).toMatchObject([{ stunned: true }]);
    const lost = fights(0, 0, 0, 2, 2, 2).expects(0, 'take-damage', ['knowledge', 'sanity']).answers('sanity');
    lost.expects(0, 'turn');
    expect(steps(lost)).toEqual([4, 4, 3, 2]);
  });
});

describe('17, Second Shadow: Shadows', () => {
  test('each rolls for itself, as many dice as its owner is fast; they never attack', () => {
    const t = night(shadow(0, 'kitchen'), shadow(2, 'dining-room'), weak(0, { speed: 1 }), at('kitchen', 0));
    t.answers('act:shadow:1').expects(1, 'monster');
    expect(t.told('dice-rolled').length + t.told('monster-moves').length).toBeGreaterThan(0);
    expect(t.legal.some((id) => id.startsWith('attack'))).toBe(false);
    expect(t.told('monster-moves')).toHaveLength(1);
    t.answers('done').expects(1, 'monster');
    expect(t.told('monster-moves')).toHaveLength(2);
  });

  test('Burning: awake on a lit tile at the end of its turn, a mark; never two at once', () => {
    const t = night(shadow(2, 'conservatory'), lamp('conservatory'), lamp('conservatory')).answers('done');
    expect(tokens(t, 'burn')).toMatchObject([{ on: 'shadow:1' }]);
    expect(tokens(night(shadow(2, 'conservatory'), lamp('conservatory', false)).answers('done'), 'burn')).toEqual([]);
    t.tells('rule-read', { entry: 'rule:burning' });
  });

  test('the traitor’s own tile is lit by a burning Lantern, while the traitor lives', () => {
    const marks = (...edits: Edit[]) =>
      tokens(night(shadow(2, 'bloody-room'), ...edits).answers('done'), 'burn').length;
    expect(marks(lantern())).toBe(1);
    expect(marks(lantern(false))).toBe(0);
    expect(marks(lantern(), (s) => s.explorers[1] && Object.assign(s.explorers[1], { dead: true }))).toBe(0);
  });

  test('BH-R-05: one that gets up gets no mark; a pinned one does not even get up', () => {
    const up = night(shadow(2, 'conservatory', true), lamp('conservatory'));
    expect([up.state.monsters[0]?.stunned, tokens(up, 'burn')]).toEqual([false, []]);
    const pinned = night(shadow(2, 'conservatory', true), on('pin'), lamp('conservatory'));
    expect([pinned.state.monsters[0]?.stunned, tokens(pinned, 'burn')]).toEqual([true, []]);
  });

  test('with the third mark it is burned and gone', () => {
    const t = night(shadow(2, 'conservatory'), shadow(0, 'kitchen', true), on('burn', 2), lamp('conservatory'));
    t.answers('act:shadow:1', 'done');
    expect([memory(t).burned, t.state.monsters.map(({ of }) => of), tokens(t, 'burn')]).toEqual([1, [0], []]);
  });

  test('the death of an owner burns the Shadow in the house, not a stitched one', () => {
    const kills = (...edits: Edit[]) => {
      const t = traitors(at('salon', 1), weak(0, { might: 1, speed: 1 }), shadow(2, 'conservatory'), ...edits);
      rolls(t, 2, 2, 2, 2, 0, 0, 0, 0, 0, 0).answers('attack:bare:0');
      while (t.decision.kind !== 'turn') t.answers(t.legal.at(-1) ?? '');
      return [t.state.explorers[0]?.dead, memory(t).burned];
    };
    expect(kills(shadow(0, 'kitchen'))).toEqual([true, 1]);
    expect(kills(remembers({ stitched: [{ of: 0, marks: 0 }] }))).toEqual([true, 0]);
  });
});

describe('17, Second Shadow: the traitor', () => {
  test('Blown out: Physical damage darkens the Lantern; Relight takes Speed, or a burning Lamp here', () => {
    const hit = heroes(at('salon', 1), lantern(), shadow(2, 'conservatory'));
    rolls(hit, 1, 0, 0, 0, 0, 0, 0, 0).answers('attack:bare:1');
    while (hit.decision.kind === 'take-damage') hit.answersAs(1, 'might');
    expect(isBurning(hit, 'lantern')).toBe(false);
    const dark = (...edits: Edit[]) => traitors(lantern(false), shadow(2, 'conservatory'), ...edits);
    expect(isBurning(rolls(dark(), 2, 2, 0).answers('haunt:relight'), 'lantern')).toBe(true);
    expect(isBurning(rolls(dark(), 2, 1, 0).answers('haunt:relight'), 'lantern')).toBe(false);
    const easy = dark(lamp('bloody-room')).answers('haunt:relight').usesAllLuck();
    expect(isBurning(easy, 'lantern')).toBe(true);
    expect(traitors(lantern(), shadow(2, 'conservatory')).legal).not.toContain('haunt:relight');
  });

  test('Kindle a dark Lamp; Pull a Pin: the Shadow still lies', () => {
    expect(isBurning(traitors(lamp('bloody-room', false)).answers('haunt:kindle'), 'lamp')).toBe(true);
    const t = traitors(shadow(2, 'bloody-room', true), on('pin')).answers('haunt:pull:shadow:1');
    expect([tokens(t, 'pin'), t.state.monsters[0]?.stunned]).toEqual([[], true]);
  });

  test('Cut: a won attack on somebody stitched sets the Shadow free, with its marks, in place of the damage', () => {
    const strikes = (...edits: Edit[]) => {
      const sewn = remembers({ stitched: [{ of: 0, marks: 2 }] });
      return rolls(
        traitors(at('salon', 1), sewn, shadow(2, 'conservatory'), ...edits),
        2,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
      ).answers('attack:bare:0');
    };
    const t = strikes().expects(1, 'haunt-choice', ['cut-loose', 'cut-not']).answers('cut-loose').expects(1, 'turn');
    expect(t.state.monsters.at(-1)).toMatchObject({ of: 0, at: 'salon', stunned: false });
    expect([tokens(t, 'burn').length, memory(t).stitched, steps(t)[0]]).toEqual([2, [], 4]);
    strikes().answers('cut-not').expects(0, 'take-damage');
    strikes(remembers({ stitched: [] })).expects(0, 'take-damage');
  });
});

describe('17, Second Shadow: the end', () => {
  test('no Shadow in the house at the end of a turn: the heroes win, unless enough have burned', () => {
    expect(heroes().answers('end-turn').state.result).toEqual({ side: 'heroes', why: 'sewn', winners: [0, 2] });
    expect(heroes(shadow(2, 'salon')).answers('end-turn').state.result).toBeNull();
  });

  test('the last Shadow burns: below the target the heroes win, at the target the traitor', () => {
    const burns = (burned: number) =>
      night(shadow(2, 'conservatory'), on('burn', 2), lamp('conservatory'), remembers({ burned })).answers('done').state
        .result;
    expect(burns(0)).toMatchObject({ side: 'heroes', why: 'sewn' });
    expect(burns(1)).toEqual({ side: 'traitor', why: 'burned', winners: [1] });
  });

  test('Dawn: when round 10 ends every Shadow in the house burns, pinned ones too; then it is counted', () => {
    const dawns = (burned: number, nights = 9) =>
      table(
        'round',
        scene(shadow(2, 'conservatory', true), on('pin'), remembers({ burned, night: nights }), (s) => {
          if (s.haunt) s.haunt.round = nights + 1;
        }),
      );
    expect(dawns(1).state.result).toMatchObject({ side: 'traitor', why: 'burned' });
    expect(dawns(0).state.result).toMatchObject({ side: 'heroes', why: 'noon' });
    expect([dawns(0, 8).state.result, dawns(0, 8).state.monsters.length]).toEqual([null, 1]);
  });
});
