import { fastChance } from '@dreadhouse/engine';
import { describe, expect, test } from 'vitest';
import type { FinalGirlState } from '../../src/index.ts';
import { crowd, health, minions, wounds } from '../kit.ts';
import { type Edit, isTrap, TRAPS, table, terror, trapsPerPile, upkeep } from './carnival-table.ts';

describe('Carnival terror cards', () => {
  test('bt04: near the Forest of Horrors, each that rolls 1 dies; if any, horror +1', () => {
    const t = terror('bt04', { victims: { forest_of_horrors: 2, big_top: 1 } }).dice('panic', 1, 2);
    expect(crowd(t)).toEqual({ south_walk: 1, big_top: 1 });
    expect(t.state.horror).toBe(4);
  });

  test('bt04: when nobody dies the next card follows', () => {
    const t = terror('bt04', { victims: { forest_of_horrors: 1 } }).dice('panic', 2);
    t.tells('terror-drawn', { card: 'gp16' });
    expect(t.state.horror).toBe(3);
  });

  test('bt05: without a trap in the discard pile the next card is drawn instead', () => {
    terror('bt05').tells('terror-replaced', { card: 'bt05' }).tells('terror-drawn', { card: 'gp16' });
  });

  test('bt05: all face-down cards and the discarded traps are dealt back evenly; a trap may then lie anywhere', () => {
    const t = terror('bt05', {
      piles: {
        mirror_house: ['knife'],
        curiosity_tent: ['whip', 'pills'],
        forest_of_horrors: ['trap_gas', 'energy_drink', 'first_aid'],
      },
      items: { discard: ['trap_bear', 'trap_cobra', 'metal_bat'] },
      also: (s) => {
        s.items.piles.find((one) => one.space === 'mirror_house')!.cards[0]!.up = true;
        s.items.unused = s.items.unused.filter((id) => !isTrap(id));
      },
    });
    expect(t.state.items.discard).toEqual(['metal_bat']);
    const dealt = t.state.items.piles.map((one) => one.cards.filter((card) => card.id !== 'knife').length);
    expect(dealt.sort()).toEqual([2, 2, 3]);
    expect(t.state.items.piles.every((one) => one.cards[0]?.up)).toBe(true);
    expect(t.state.horror).toBe(4);
    const worlds = Array.from({ length: 40 }, (_, i) => t.match.imagine(0, fastChance(`world ${i}`)).state);
    expect(worlds.every((s) => !s.items.unused.some(isTrap))).toBe(true);
    expect(new Set(worlds.map((s) => trapsPerPile(s).join())).size).toBeGreaterThan(1);
  });

  test('bt05: what had been seen is still known to be in one of the piles', () => {
    const seen: Edit = (s) => {
      s.items.piles.find((one) => one.space === 'mirror_house')!.cards[2]!.seen = true;
      s.items.piles.flatMap((one) => one.cards).find((card) => isTrap(card.id))!.id = 'pole';
      s.items.discard = TRAPS.filter((id) => !s.items.piles.some((one) => one.cards.some((card) => card.id === id)));
      s.items.unused = s.items.unused.filter((id) => id !== 'pole' && !isTrap(id));
    };
    const t = terror('bt05', { piles: { mirror_house: ['knife', 'whip', 'trash_lid'] }, also: seen });
    expect(t.state.memory['carnival']).toEqual({ rigged: true, stirred: ['trash_lid'] });
    for (let i = 0; i < 30; i++) {
      const { state } = t.match.imagine(0, fastChance(`world ${i}`));
      expect(state.items.unused).not.toContain('trash_lid');
    }
  });

  test('bt06: a random item goes; without one, the top of the nearest pile, unresolved (FG-TERM-05)', () => {
    const held = terror('bt06', { nextEvent: 'be08', backpack: ['pills'] });
    expect(held.state.items.discard).toEqual(['pills']);
    const none = terror('bt06', {
      nextEvent: 'be08',
      heroine: 'shooting_gallery',
      piles: { forest_of_horrors: ['trap_bear', 'knife'] },
    });
    expect(none.state.items.discard).toEqual(['trap_bear']);
    expect(health(none)).toBe(5);
  });

  test('bt07: an event, everybody toward the Big Top, the killer in it; first the attack, then the move', () => {
    const t = terror('bt07', { nextEvent: 'be08', victims: { fairground: 1, popcorn_stand: 1 } }, { killer: 'hans' });
    expect(t.state.dead).toHaveLength(1);
    t.tells('event-drawn', { card: 'be08' });
    // FG-R-23: his target was the Big Top, so he stays; with nobody there he attacks nobody and then moves.
    expect(t.state.killer.space).toBe('big_top');
    const empty = terror('bt07', { nextEvent: 'be08', victims: { popcorn_stand: 1 } }, { killer: 'hans' });
    expect([empty.state.killer.space, empty.state.dead.length]).toEqual(['east_plaza', 0]);
  });

  test('bt08: at the Animal Cages and around them victims die and enemies are hurt, minor dark powers first (FG-R-31)', () => {
    const t = terror('bt08', {
      heroine: 'ferris_wheel',
      killer: 'animal_cages',
      minions: ['ticket_booth', 'curiosity_tent', 'ready'],
      inPlay: { gp16: 2 },
      victims: { popcorn_stand: 1, curiosity_tent: 1 },
    }).dice('panic', 1, 1); // one to the cages, where it is killed; one to the Popcorn Stand, where the lion finds it
    t.answers('panic:yellow@popcorn_stand');
    expect(minions(t)).toEqual(['destroyed', expect.anything(), 'ready']);
    expect(t.state.dead).toHaveLength(2);
    expect([wounds(t), t.state.inPlay[0]?.markers, health(t)]).toEqual([0, 1, 4]);
  });
});

describe('Carnival events', () => {
  test('be01: the cart stands on a corner; riders go up to 2 spaces along the ring', () => {
    const t = terror('bt06', { nextEvent: 'be01' });
    t.expects(0, 'golf-cart-corner', ['entrance', 'forest_of_horrors', 'ferris_wheel', 'exit_gate']).answers(
      'ferris_wheel',
    );
    expect(t.state.tokens).toMatchObject([{ kind: 'golf-cart', space: 'ferris_wheel' }]);
  });

  test('be01: with her or without, up to 2 victims', () => {
    const t = upkeep(['be01'], { tokens: { 'golf-cart': ['coaster'] }, victims: { coaster: 3 } });
    t.expects(0, 'golf-cart', ['no-ride', 'ride:1', 'ride:2', 'ride:heroine+0', 'ride:heroine+1', 'ride:heroine+2']);
    t.answers('ride:heroine+2').expects(0, 'golf-cart-way', ['stop', 'go:entrance', 'go:ferris_wheel']);
    t.answers('go:entrance', 'go:west_plaza');
    expect(t.state.heroine.space).toBe('west_plaza');
    expect(crowd(t)).toEqual({ coaster: 1, west_plaza: 2 });
    expect(t.state.tokens).toMatchObject([{ kind: 'golf-cart', space: 'west_plaza' }]);
  });

  test('be01: running over an enemy costs the cart and deals 3 damage; victims get off first (FG-MOVE-07)', () => {
    const t = upkeep(['be01'], {
      tokens: { 'golf-cart': ['coaster'] },
      victims: { coaster: 1 },
      killer: 'entrance',
      minions: ['entrance', 'ready', 'ready'],
    });
    t.answers('ride:heroine+1', 'go:entrance').expects(0, 'golf-cart-ram', ['no-ram', 'ram:minion:1', 'ram:killer']);
    t.answers('ram:killer');
    expect(wounds(t)).toBe(3);
    expect(crowd(t)).toEqual({ coaster: 1 });
    expect([t.state.tokens, t.state.inPlay, t.state.events.discard]).toEqual([[], [], ['be01']]);
  });

  test('be02: four in the House of Mirrors; the Forest of Horrors is deadly', () => {
    const t = terror('bt06', { nextEvent: 'be02', victims: { forest_of_horrors: 1 }, killer: 'ferris_wheel' });
    expect(t.state.dead).toHaveLength(1);
    expect(crowd(t)).toEqual({ mirror_house: 4 });
    const later = upkeep(['be02', 'be08'], {
      tokens: { 'not-real': ['forest_of_horrors'], acid: ['south_walk'] },
      victims: { shooting_gallery: 1 },
    });
    expect(later.state.dead).toHaveLength(1);
  });

  test('be03: one of four is the Sister; with her, 2 time re-roll a die', () => {
    const t = terror('bt06', { nextEvent: 'be03', killer: 'ferris_wheel' });
    expect(t.state.victims.map((one) => one.role).sort()).toEqual([null, null, null, 'be03'].sort());
    const roll = table('action', { special: { be03: { white: 'coaster' } }, hand: ['focus'] });
    roll.dice('horror', 1, 1, 6).answers('play:focus', 'little-sister', 'die:1', 'keep');
    expect([roll.state.time, roll.state.horror]).toEqual([6 - 2 - 1, 2]);
  });

  test('be03: her death raises bloodlust by 2, and the card goes', () => {
    const t = terror('gp03', { special: { be03: { white: 'clown_car' } }, heroine: 'coaster' });
    expect(t.state.killer.bloodlust).toBe(3);
    expect(t.state.events.discard).toEqual(['be03']);
  });

  test('be04: he dies instead of letting an enemy come to her, also when it is PUT there', () => {
    const walk = terror('gp03', { heroine: 'fairground', special: { be04: { blue: 'fairground' } } });
    expect(walk.state.killer.space).toBe('clown_car');
    expect([walk.state.dead, health(walk), walk.state.inPlay]).toEqual([['blue'], 5, []]);
    const put = terror('gp08', { special: { be04: { blue: 'coaster' } } });
    expect(put.state.killer.space).toBe('clown_car');
    expect(put.state.dead).toEqual(['blue']);
  });

  test('be04: killed by a trap he costs horror +5', () => {
    const t = terror('bt02', { special: { be04: { blue: 'coaster' } }, horror: 0 });
    expect(t.state.horror).toBe(7);
  });

  test('be05: the Werewolf is no victim: not saved, not followed by, not killed, no reason against NOVIC', () => {
    const t = terror('gp09', { special: { be05: { orange: 'clown_car' } } });
    t.tells('terror-replaced', { card: 'gp09' });
    const saving = table('action', { special: { be05: { orange: 'entrance' } }, heroine: 'entrance', hand: ['walk'] });
    expect(saving.legal).toEqual(['play:walk', 'discard:walk', 'end']);
    saving.dice('horror', 5, 1).answers('play:walk', 'go:coaster');
    expect(crowd(saving)).toEqual({ entrance: 1 });
  });

  test('be05: in the Upkeep it runs and bites: a victim, else the heroine, else a minion, else the killer', () => {
    const bite = (edit: Edit) => upkeep([], { special: { be05: { orange: 'entrance' } }, also: edit }).dice('panic', 1); // to the coaster
    const t = bite({ victims: { coaster: 1 } });
    expect([t.state.dead.length, health(t)]).toEqual([1, 5]);
    expect(health(bite({}))).toBe(3);
    const far = (s: FinalGirlState): void => {
      s.heroine.space = 'big_top';
      s.killer.space = 'coaster';
    };
    const minion = bite({ also: far, minions: ['coaster', 'ready', 'ready'] });
    expect([minions(minion)[0], wounds(minion)]).toEqual(['destroyed', 0]);
    expect(wounds(bite(far))).toBe(2);
  });

  test('be06: a victim with her dies for each 1 when she attacks', () => {
    const t = table('action', {
      inPlay: ['be06'],
      heroine: 'clown_car',
      victims: { clown_car: 3 },
      hand: ['weak_attack', 'walk'],
    });
    t.dice('horror', 1, 1).answers('play:weak_attack');
    t.answers(...(t.decision.kind === 'after-roll' ? ['keep'] : []));
    expect(t.state.dead).toHaveLength(2);
  });

  test.each(['mirror_house', 'unused'])('be07: Zappo is found, wherever he is (%s)', (place) => {
    const t = terror('bt06', {
      nextEvent: 'be07',
      backpack: ['pills'],
      piles: { mirror_house: ['knife', ...(place === 'unused' ? [] : ['zappo']), 'trap_gas'] },
      also: (s) => {
        if (place === 'unused') {
          for (const one of s.items.piles) one.cards = one.cards.filter((card) => card.id !== 'zappo');
          s.items.unused = [...new Set([...s.items.unused, 'zappo'])];
        }
      },
    }).picks('items', ...(place === 'unused' ? [0] : []));
    expect(t.told('item-gained').map((event) => event.details['item'])).toEqual(['zappo']);
  });

  test('be07: once he is lost, Search has one die less', () => {
    const dice = (has: boolean) => {
      const t = table('action', {
        inPlay: ['be07'],
        memory: { be07: { found: true } },
        heroine: 'mirror_house',
        hand: ['search'],
        backpack: has ? ['zappo'] : [],
      });
      t.answers('play:search');
      const [rolled] = t.told('rolled');
      return (rolled?.details['faces'] as number[] | undefined)?.length;
    };
    expect([dice(true), dice(false)]).toEqual([2, 1]);
  });

  test('be08: victims walk toward the nearest trap token', () => {
    const t = upkeep(['be08'], { tokens: { net: ['forest_of_horrors'] }, victims: { west_plaza: 1, south_walk: 1 } });
    expect(crowd(t)).toEqual({ shooting_gallery: 1 });
    expect(t.state.dead).toHaveLength(1);
  });

  test('be09: panic around the Big Top; those that enter an enemy’s space die', () => {
    const t = upkeep(['be09'], { killer: 'east_plaza', victims: { big_top: 2, south_walk: 1 } }).dice('panic', 2, 1);
    expect(crowd(t)).toEqual({ ticket_booth: 1, south_walk: 1 });
  });

  test('be10: dice equal to the new horror level: successes move victims, pairs of failures kill them', () => {
    const t = terror('bt02', { inPlay: ['be10'], victims: { big_top: 2 } }).dice('plain-die', 6, 5, 1, 2, 3); // horror 5
    t.expects(0, 'move-victim', ['nobody', 'victim:yellow@big_top']).answers(
      'victim:yellow@big_top',
      'mirror_house',
      'nobody',
    );
    t.expects(0, 'kill-victim', ['yellow@big_top', 'yellow@mirror_house']).answers('yellow@mirror_house');
    expect(crowd(t)).toEqual({ big_top: 1 });
  });

  test('be10: once per effect and not on its own output', () => {
    const t = terror('bt02', {
      inPlay: { be10: 0, gp16: 2 }, // a death beside her raises horror
      nextTerror: ['bt02'],
      victims: { entrance: 4 },
      horror: 1,
    }).dice('plain-die', 1, 1, 1);
    expect(t.state.horror).toBe(1 + 2 + 1);
    expect(t.state.dead).toHaveLength(1);
  });
});
