import { describe, expect, test } from 'vitest';
import { finalGirl } from '../src/index.ts';
import { type Edit, fresh, look, type Table, table } from './kit.ts';

/** One terror card is drawn, and another one is left in the deck. */
function drawn(ambiguity: string, card: string, edit: Edit): Table {
  return table('terror', { terror: [card, 'ct07'], also: edit }, { ambiguity });
}

/** Hans in the Tool Shed, two steps from either victim; nothing else tells them apart. */
const tie: Edit = { heroine: 'lovers_spot', victims: { marsh: 1, north_woods: 1 } };

const path = (t: Table): unknown[] => t.told('enemy-moved').map((event) => event.details['to']);
const why = (t: Table): unknown[] => t.told('tie-broken').map((event) => event.details['because']);

describe('the principles', () => {
  test('FG-PRIN-01: what the rules leave open is settled by a principle, and the player is told how', () => {
    for (const principle of ['evil', 'realism', 'hilarity']) {
      const t = drawn(principle, 'ht05', tie);
      t.expects(0, 'action'); // nobody was asked
      t.tells('tie-broken', { principle, candidates: ['marsh', 'north_woods'], rule: 'FG-TARG-05' });
      expect(['marsh', 'north_woods']).toContain(t.state.killer.space);
    }
    const clear = drawn('hilarity', 'ht05', { also: tie, victims: { marsh: 1 } }).dice('panic', 5);
    expect([clear.told('tie-broken'), path(clear).at(-1)]).toEqual([[], 'marsh']); // the rules settle it: the larger group
  });

  test('FG-PRIN-05: one of three, chosen before the game, for all of it', () => {
    expect(finalGirl.options({}, 1)).toMatchObject({ ok: true, value: { ambiguity: 'evil' } });
    for (const wrong of ['ask', '', null, ['evil', 'realism']]) {
      expect(finalGirl.options({ ambiguity: wrong }, 1)).toMatchObject({ ok: false });
    }
    for (const ambiguity of ['evil', 'realism', 'hilarity']) {
      const t = fresh({ ambiguity });
      expect(look(t).options.ambiguity).toBe(ambiguity);
      for (let answers = 0; !t.match.over && answers < 60; answers++) t.answers(t.legal.at(-1) as string);
      expect(t.state.turn).toBeGreaterThan(1);
      expect(look(t).options.ambiguity).toBe(ambiguity);
      for (const { details } of t.told('tie-broken')) expect(details['principle']).toBe(ambiguity);
    }
  });

  test('FG-PRIN-02, FG-PRIN-03, FG-PRIN-04: each has its own view of the same table', () => {
    const position: Edit = {
      also: tie, // from Lovers' Spot the North Woods are nearer
    };
    const evil = drawn('evil', 'ht05', position);
    const realism = drawn('realism', 'ht05', position);
    const funny = drawn('hilarity', 'ht05', position).picks('ambiguity', 1);
    expect([evil, realism, funny].map((t) => t.state.killer.space)).toEqual(['north_woods', 'marsh', 'north_woods']);
    expect([evil, realism, funny].flatMap(why)).toEqual(['nearest-heroine', 'alphabet', 'hilarity']);
  });
});

describe('Infinite Evil', () => {
  // From the Sports Field two ways of five steps lead to the East Trail, and he makes four of them.
  const hunt = (edit: Edit) =>
    drawn('evil', 'ht07', { killer: { space: 'sports_field', bloodlust: 7 }, heroine: 'east_trail', also: edit }); // F:MMA

  test('FG-PRIN-02: most deaths first: he takes the way that ends beside a victim', () => {
    const north = hunt({ victims: { north_woods: 1 } });
    expect(path(north)).toEqual(['nw_woods', 'north_trail', 'main_gate', 'north_woods']);
    expect([why(north), north.state.dead.length]).toEqual([['most-deaths'], 1]);
    const south = hunt({ victims: { marsh: 1 } });
    expect([path(south).at(-1), south.state.dead.length]).toEqual(['marsh', 1]);
  });

  test('FG-PRIN-02: then most damage to her', () => {
    const t = table('killer', {
      heroine: 'north_woods',
      victims: { north_woods: 1, marsh: 1 },
      finale: 'hans_f3', // N:MMAA
      hiddenPower: 'hans_d3',
    });
    expect([why(t), t.state.killer.space]).toEqual([['most-damage'], 'north_woods']);
    expect([t.state.dead.length, look(t).heroine.health]).toEqual([1, 3]);
  });

  test('FG-PRIN-02: then nearest to her, then nearest to a victim, then by the alphabet', () => {
    const nearHer = drawn('evil', 'ht05', tie);
    expect([why(nearHer), nearHer.state.killer.space]).toEqual([['nearest-heroine'], 'north_woods']);
    const nearVictim = hunt({ victims: { cliff: 1 } });
    expect([why(nearVictim), nearVictim.state.killer.space]).toEqual([['nearest-victim'], 'north_woods']);
    const neither = drawn('evil', 'ht05', { also: tie, heroine: 'tool_shed' });
    expect([why(neither), neither.state.killer.space]).toEqual([['alphabet'], 'marsh']);
  });
});

describe('Abject Realism', () => {
  test('FG-PRIN-03: he does not turn back', () => {
    const came = (from: string) =>
      drawn('realism', 'ht05', { also: tie, killer: { space: 'east_trail', trail: [from, 'east_trail'] } });
    const north = came('marsh');
    expect([why(north), north.state.killer.space]).toEqual([['keeps-going'], 'north_woods']);
    const south = came('north_woods');
    expect([why(south), south.state.killer.space]).toEqual([['keeps-going'], 'marsh']);
  });

  test('FG-PRIN-03: what he has done this turn is his way, and a new turn forgets it', () => {
    const t = drawn('realism', 'ht03', { victims: { marsh: 1 } });
    expect(path(t)).toEqual(['east_trail']);
    t.expects(0, 'action');
    expect(t.state.killer.trail).toEqual(['east_trail']);
  });

  test('FG-PRIN-03: what is seen from the killer’s space comes first', () => {
    const boyfriend = (killer: string) =>
      drawn('realism', 'ct04', {
        setupCard: 'camp_s5', // ADD 2 @marsh
        heroine: 'east_trail',
        killer,
        victims: { north_woods: 1 },
        nextEvent: 'ce02', // the victim nearest to her becomes the Boyfriend
      });
    boyfriend('main_gate').tells('special-victim', { role: 'ce02', space: 'north_woods' });
    boyfriend('se_exit').tells('special-victim', { role: 'ce02', space: 'marsh' });
    expect(why(boyfriend('main_gate'))).toEqual(['in-sight']);
  });

  test('FG-PRIN-03: he strikes back at her who attacked him this turn', () => {
    const position = (attacked: boolean) =>
      drawn('realism', 'ht02', {
        heroine: 'north_woods',
        victims: { north_woods: 1, marsh: 1 },
        tally: { attackedKillerThisTurn: attacked },
      });
    const angry = position(true);
    expect([why(angry), angry.state.killer.space]).toEqual([['strikes-back'], 'north_woods']);
    const calm = position(false);
    expect([why(calm), calm.state.killer.space]).toEqual([['alphabet'], 'marsh']);
    const attack = table('action', { killer: 'campfire', hand: ['weak_attack'] }).dice('horror', 5, 5);
    expect(attack.state.tally.attackedKillerThisTurn).toBe(false);
    expect(attack.answers('play:weak_attack').state.tally.attackedKillerThisTurn).toBe(true);
  });
});

describe('Never-ending Hilarity', () => {
  test('FG-PRIN-04: luck decides, and the log says so', () => {
    for (const [pick, space] of ['marsh', 'north_woods'].entries()) {
      const t = drawn('hilarity', 'ht05', tie).picks('ambiguity', pick);
      t.usesAllLuck().tells('tie-broken', { principle: 'hilarity', because: 'hilarity', chosen: space });
      expect(t.state.killer.space).toBe(space);
    }
  });

  test('FG-PRIN-01, FG-PRIN-04: two effects at once: the killer’s before the location’s, but in any order for the fun of it', () => {
    const death = (ambiguity: string) =>
      table(
        'killer',
        {
          killer: { space: 'campfire', markers: 5 },
          horror: 0,
          darkPower: 'hans_d3', // Hans heals 1
          special: { ce06: { white: 'campfire' } }, // H+5 if she dies on the heroine's space
          terror: ['ct07', 'ht09'],
        },
        { ambiguity },
      );
    const told = (t: Table) => t.order('killer-healed', 'horror').slice(0, 2);
    for (const ambiguity of ['evil', 'realism']) {
      const t = death(ambiguity);
      expect([told(t), t.told('hilarity')]).toEqual([['killer-healed', 'horror'], []]);
    }
    const orders = [0, 1].map((pick) => {
      const t = death('hilarity').picks('ambiguity', 0, pick, pick);
      t.tells('hilarity', { rule: 'FG-PRIN-04' });
      return told(t)[0];
    });
    expect(orders.sort()).toEqual(['horror', 'killer-healed']);
  });
});
