import { Match } from '@dreadhouse/engine';
import { describe, expect, test } from 'vitest';
import { finalGirl } from '../src/index.ts';
import { FILMS, fresh, HEROINES, look, table } from './kit.ts';

const KILLERS = ['hans', 'poltergeist', 'inkanyamba', 'geppetto', 'dr_fright'];
const LOCATIONS = ['camp', 'creech', 'groves', 'carnival', 'maple'];
const PAIRS = KILLERS.flatMap((killer) => LOCATIONS.map((location) => ({ killer, location })));

describe('players and films', () => {
  test('FG-GEN-01: one person plays; killer and terror act without anybody being asked', () => {
    const luck = { kind: 'fast', seed: 'general' } as const;
    const withTwo = Match.start(finalGirl, { options: {}, players: ['Ada', 'Bo'], luck });
    expect(withTwo.ok).toBe(false);
    const t = table('killer', { victims: { tool_shed: 1 }, terror: ['ht03', 'ht03'] });
    t.tells('killer-action', { rule: 'FG-KILL-01' }).tells('terror-drawn', { card: 'ht03' });
    t.expects(0, 'action'); // nobody was asked before the next Action phase
    expect(t.match.waitingFor()).toEqual([0]);
    expect([t.state.dead.length, t.state.turn]).toEqual([1, 2]);
  });

  test('FG-GEN-02: every film brings a killer and a location; without one of each there is no game', () => {
    expect(FILMS.map((film) => [film.killer.id, film.location.id])).toEqual(KILLERS.map((id, i) => [id, LOCATIONS[i]]));
    for (const film of FILMS) {
      const t = fresh({ killer: film.killer.id, location: film.location.id });
      expect([t.phase, look(t).killer.id, look(t).options.location]).toEqual([
        'action',
        film.killer.id,
        film.location.id,
      ]);
    }
    expect(finalGirl.options({ killer: null }, 1)).toMatchObject({ ok: false });
    expect(finalGirl.options({ location: null }, 1)).toMatchObject({ ok: false });
    expect(finalGirl.options({ killer: 'birds' }, 1)).toMatchObject({ ok: false });
  });

  test.each(PAIRS)(
    'FG-GEN-03, FG-GEN-05: $killer comes to $location, and only their cards do',
    ({ killer, location }) => {
      const t = fresh({ killer, location });
      const others = FILMS.flatMap((film) => [
        ...(film.killer.id === killer
          ? []
          : [...film.killer.finales, ...film.killer.darkPowers, ...film.killer.terror]),
        ...(film.location.id === location
          ? []
          : [...film.location.setups, ...film.location.events, ...film.location.terror]),
      ]);
      const strangers = new Set(others.map((card) => card.id));
      const inGame = finalGirl.components(t.state).map((name) => name.split(' ').at(-1) as string);
      expect(inGame.filter((id) => strangers.has(id))).toEqual([]);
      const film = (id: string) => FILMS.find((one) => one.killer.id === id || one.location.id === id)!;
      const own = film(killer).killer.terror.concat(film(location).location.terror);
      expect(
        new Set([...t.state.terror.deck.map((card) => card.id), ...t.state.terror.unused, ...t.state.terror.discard]),
      ).toEqual(new Set(own.map((card) => card.id)));
      expect(Object.hasOwn(t.state.market, 'atone')).toBe(killer === 'inkanyamba' || location === 'groves');
      expect(Object.hasOwn(t.state.market, 'convince')).toBe(location === 'maple');
    },
  );

  test('FG-GEN-04: two heroines with every film, and each of them meets every killer everywhere', () => {
    for (const film of FILMS) expect(HEROINES.filter((one) => one.film === film.id)).toHaveLength(2);
    for (const { id } of HEROINES) {
      for (const pair of PAIRS) expect(finalGirl.options({ ...pair, heroine: id }, 1).ok).toBe(true);
      for (const pair of PAIRS.slice(0, 5)) expect(look(fresh({ ...pair, heroine: id })).heroine.id).toBe(id);
    }
  });

  test('FG-GEN-07: special rules of a killer change the core: the Poltergeist cannot be attacked, Hans can', () => {
    const facing = (killer: string) => table('action', { killer: 'campfire', hand: ['weak_attack'] }, { killer });
    expect(facing('hans').legal).toContain('play:weak_attack');
    facing('poltergeist').expects(0, 'action', undefined, { 'play:weak_attack': 'nobody-in-range' });
  });
});

describe('goal and end', () => {
  const lastBlow = (successes: readonly number[]) =>
    table('action', { killer: 'campfire', health: { killer: [0, 0] }, hand: ['weak_attack', 'focus'] }).dice(
      'horror',
      ...successes,
    );

  test('FG-GEN-06, FG-GEN-08: the death of the killer wins, at once', () => {
    const t = lastBlow([5, 5, 1]).answers('play:weak_attack', 'keep');
    expect([t.match.over, t.match.outcome]).toEqual([true, { side: 'heroine', winners: [0] }]);
    expect(t.state.result).toEqual({ side: 'heroine', why: 'killer-dead' });
    t.tells('won', { why: 'killer-dead' });
  });

  test('FG-GEN-08: the death of the heroine loses', () => {
    const t = table('killer', { killer: 'campfire', health: { heroine: [1, 0] } });
    expect([t.match.over, t.match.outcome]).toEqual([true, { side: 'killer', winners: [] }]);
    expect(t.state.result).toEqual({ side: 'killer', why: 'heroine-dead' });
  });

  test('FG-GEN-08: nothing else ends the game: no victim left, no terror card, no card in hand, time gone', () => {
    const t = table('upkeep', {
      terror: [],
      time: 0,
      also: (s) => {
        for (const one of s.supply.splice(0)) s.dead.push(one);
      },
    });
    t.expects(0, 'action', ['end']);
    expect([t.match.over, t.state.turn, t.state.finale.revealed]).toEqual([false, 2, true]);
    t.answers('end', 'done').expects(0, 'action');
    expect([t.match.over, t.state.turn]).toEqual([false, 3]);
  });

  test('FG-GEN-09: if both die of the same exchange, the player wins', () => {
    const duel = () =>
      table('killer', {
        killer: { space: 'campfire', bloodlust: 5 }, // 3 damage: one point is left after Retaliation
        health: { killer: [0, 0], heroine: [0, 0] },
        hiddenPower: 'hans_d2',
        hand: ['retaliation', 'walk'],
      });
    const alone = duel().expects(0, 'react', ['take-it', 'play:retaliation']).answers('take-it');
    expect(alone.match.outcome?.side).toBe('killer');
    const both = duel().dice('horror', 5, 1, 1, 1).answers('play:retaliation');
    expect([both.match.over, both.match.outcome?.side]).toEqual([true, 'heroine']);
  });

  test('FG-GEN-10: saving is a choice, and saving everybody wins nothing', () => {
    const t = table('action', { heroine: 'se_exit', victims: { se_exit: 1 } });
    t.expects(0, 'action', ['save:yellow', 'end']);
    const left = table('action', { heroine: 'se_exit', victims: { se_exit: 1 }, terror: ['ct02', 'ct02'] }).answers(
      'end',
    );
    expect([left.phase, left.state.victims.length, left.state.tally.savedThisGame]).toEqual(['planning', 1, 0]);
    t.answers('save:yellow', 'slot:0');
    expect([t.state.victims, t.state.tally.savedThisGame]).toEqual([[], 1]);
    expect([t.match.over, t.state.result]).toEqual([false, null]);
  });

  test('FG-GEN-11: saving brings rewards, and saving enough unlocks the ultimate ability', () => {
    const t = table('action', { heroine: 'se_exit', victims: { se_exit: 6 } });
    t.answers('save:yellow', 'slot:1', 'reward:1');
    expect([t.state.time, t.state.heroine.flipped]).toEqual([8, false]);
    for (const slot of [0, 2, 3, 4]) t.answers('save:yellow', `slot:${slot}`);
    expect(t.state.heroine.flipped).toBe(false);
    t.answers('save:yellow', 'slot:5').tells('ultimate-unlocked', { heroine: 'laurie' });
    expect(t.state.heroine.flipped).toBe(true);
  });
});
