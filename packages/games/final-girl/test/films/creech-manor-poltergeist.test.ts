import { fastChance } from '@dreadhouse/engine';
import { describe, expect, test } from 'vitest';
import { type FinalGirlState, finalGirl } from '../../src/index.ts';
import { count, fresh, health } from '../kit.ts';
import { carries, diceRolled, type Edit, pileOf, table, terror, won } from './creech-manor-table.ts';

/** The world as the player could imagine it, a number of times. */
function imagined(state: FinalGirlState, n = 40): FinalGirlState[] {
  return Array.from({ length: n }, (_, i) => {
    const world = structuredClone(state);
    finalGirl.imagine(world, 0, fastChance(`imagine ${i}`));
    return world;
  });
}

const whereIs = (s: FinalGirlState, id: string): string =>
  s.items.piles.find((one) => one.cards.some((card) => card.id === id))?.space ?? 'nowhere';

describe('rule 1: no health', () => {
  test('rule 1 (FG-SETUP-14): no token, no markers; eight black tokens stay unused', () => {
    const { state } = table('action');
    expect(state.killer).toMatchObject({ breath: null, markers: 0 });
    expect(state.breathTokens.unused).toHaveLength(8);
  });

  test('rule 1 (FG-ATK-01): he cannot be attacked', () => {
    const t = table('action', { killer: 'landing', hand: ['weak_attack'] });
    t.expects(0, 'action', undefined, { 'play:weak_attack': 'nobody-in-range' });
  });

  test('rule 1 (FG-R-54): Retaliation wards off, but hurts nobody', () => {
    const t = table('killer', { killer: 'landing', hand: ['retaliation'], terror: ['mt04', 'pt03'] }).dice(
      'horror',
      6,
      6,
    );
    t.answers('play:retaliation', ...(t.decision.kind === 'after-roll' ? ['keep'] : []));
    expect(health(t)).toBe(5);
    expect(won(t)).toBe('no');
  });

  test('rule 1 (FG-ADR-02): adrenaline comes from the heroine alone', () => {
    const dice = (markers: number) => (table('action', { heroine: { markers } }).view(0) as { dice: number }).dice;
    expect([dice(4), dice(0)]).toEqual([2, 3]);
  });
});

describe('rule 2: leaving with Carolyn', () => {
  const flight = (edit: Edit) =>
    table('action', { heroine: 'foyer', carry: ['carolyn'], hand: ['run'], also: edit }).dice('horror', 6, 6);

  test('rule 2 (FG-GEN-06): an exit wins, even with movement left', () => {
    const t = flight({});
    t.answers('play:run', 'go:front_lawn');
    expect(won(t)).toBe('heroine: carolyn-saved');
  });

  test('rule 2: without Carolyn nothing happens', () => {
    const t = flight({ items: { aside: [] } });
    t.answers('play:run', 'go:front_lawn');
    expect(won(t)).toBe('no');
  });

  test('rule 2: whoever is there when the Action phase begins has won', () => {
    const t = table('action-start', { heroine: 'east_yard', carry: ['carolyn'] });
    expect(won(t)).toBe('heroine: carolyn-saved');
  });

  test('rule 2: outside the Action phase an exit is not enough', () => {
    const t = terror('mt04', { heroine: 'east_yard', carry: ['carolyn'] });
    // The Killer phase ran to its end; she wins at the start of the next Action phase.
    t.tells('phase', { phase: 'upkeep' });
    expect(won(t)).toBe('heroine: carolyn-saved');
  });

  test('pg_e: with Something Forgotten revealed she needs Mr. Floppy too', () => {
    const without = flight({ darkPower: 'pg_e' });
    without.answers('play:run', 'go:front_lawn');
    expect(won(without)).toBe('no');
    const hidden = flight({ hiddenPower: 'pg_e' });
    hidden.answers('play:run', 'go:front_lawn');
    expect(won(hidden)).toBe('heroine: carolyn-saved');
    const both = flight({ darkPower: 'pg_e', carry: ['mr_floppy'] });
    both.answers('play:run', 'go:front_lawn');
    expect(won(both)).toBe('heroine: carolyn-saved');
  });

  test('pg_e: the rule of thumb does not wait at the exit, but looks for Mr. Floppy', () => {
    const reasons = (edit: Edit) => {
      const { run } = table('action', { heroine: 'front_lawn', carry: ['carolyn'], hand: ['run'], also: edit }).match;
      const options = run.legal(0);
      const said = run.ask === null ? [] : (finalGirl.opinions?.(run.state, 0, run.ask, options) ?? []);
      return Object.fromEntries(options.map(({ id }, i) => [id, said[i]]));
    };
    const without = reasons({ darkPower: 'pg_e' });
    expect(without['play:run']?.why).toBe('child');
    expect(reasons({ darkPower: 'pg_e', carry: ['mr_floppy'] })['play:run']?.why).not.toBe('child');
  });

  test('a barrier on Maple Lane closes the exit for Carolyn too', () => {
    const leave = (barrier: boolean) =>
      table(
        'action-start',
        {
          heroine: 'north_exit',
          carry: ['carolyn'],
          also: (s) => {
            if (barrier) s.tokens.push({ id: s.nextToken++, kind: 'barrier', space: 'north_exit', to: null });
          },
        },
        { location: 'maple' },
      );
    expect([won(leave(true)), won(leave(false))]).toEqual(['no', 'heroine: carolyn-saved']);
  });
});

describe('rule 3: the piles', () => {
  test('rule 3 (FG-SETUP-11): ten items, Carolyn and Mr. Floppy in three piles of four; neither on top', () => {
    for (let n = 0; n < 20; n++) {
      const { piles, unused } = fresh({ killer: 'poltergeist', location: 'creech' }, `piles ${n}`).state.items;
      expect(piles.map((one) => one.cards.length)).toEqual([4, 4, 4]);
      expect(unused).toHaveLength(8);
      expect(piles.every((one) => one.cards[0]?.up)).toBe(true);
      for (const id of ['carolyn', 'mr_floppy']) {
        expect(piles.some((one) => one.cards.slice(1).some((card) => card.id === id))).toBe(true);
      }
    }
  });

  test('rule 3: imagined, Carolyn is in any pile, but never on top, nor unused', () => {
    const { state } = table('action', (s) => {
      for (const one of s.items.piles) delete one.mixed;
    });
    const worlds = imagined(state);
    expect(new Set(worlds.map((world) => whereIs(world, 'carolyn')))).toEqual(new Set(['attic', 'closet', 'garage']));
    expect(worlds.every((world) => world.items.piles.every((one) => one.cards[0]?.id !== 'carolyn'))).toBe(true);
  });
});

describe('rules 4 to 8', () => {
  const searching = (edit: Edit = {}) =>
    table('action', {
      heroine: 'attic',
      piles: { attic: ['carolyn', 'knife', 'cross', 'list'] },
      hand: ['search'],
      also: edit,
    }).dice('horror', 6, 1);

  test('rule 4 (FG-ITEM-04): Carolyn lies in neither hands nor backpack and drives out the minor dark powers', () => {
    const t = searching({ inPlay: ['pt11'] });
    t.answers('play:search');
    expect(t.state.items).toMatchObject({ hands: [], backpack: [], aside: [{ id: 'carolyn' }] });
    expect(t.state.inPlay).toEqual([]);
    expect(t.state.terror.discard).toContain('pt11');
  });

  test('rule 5: Mr. Floppy cannot be lost before the dark power is revealed, nor with the epic one', () => {
    const lost = (power: string, revealed: boolean) => {
      const t = terror('mt01', { darkPower: [power, revealed], carry: ['mr_floppy'], piles: { garage: ['knife'] } });
      return [carries(t, 'mr_floppy'), pileOf(t, 'garage')] as const;
    };
    expect(lost('pg_d1', false)).toEqual([true, ['knife']]);
    expect(lost('pg_e', true)).toEqual([true, ['knife']]);
    const [kept, garage] = lost('pg_d1', true);
    expect(kept).toBe(false);
    // The Garage is the search space nearest to the Grand Landing.
    expect([...garage].sort()).toEqual(['knife', 'mr_floppy']);
  });

  test('rule 8: a pile that burns gives Carolyn to the nearest one, and the player knows it', () => {
    const t = terror(
      'ct06',
      {
        heroine: 'campfire',
        killer: 'marsh',
        piles: { dock: ['knife', 'carolyn', 'axe', 'mr_floppy'], tool_shed: ['bow', 'map'] },
      },
      { location: 'camp' },
    ).dice('plain-die', 6);
    expect(pileOf(t, 'dock')).toEqual([]);
    expect(pileOf(t, 'tool_shed').sort()).toEqual(['bow', 'carolyn', 'map', 'mr_floppy']);
    expect(imagined(t.state).every((world) => whereIs(world, 'carolyn') === 'tool_shed')).toBe(true);
  });

  test('rule 8: the Map cannot remove Carolyn from the top of a pile', () => {
    const t = table('action', {
      carry: ['map'],
      piles: { attic: ['carolyn', 'knife'], closet: [], garage: [] },
      also: (s) => {
        s.items.piles[0]!.cards[0]!.up = true;
      },
    });
    t.answers('use:map').expects(0, 'action');
    expect(pileOf(t, 'attic')).toEqual(['carolyn', 'knife']);
  });
});

describe('finales', () => {
  test('pg_f1 (FG-ZERO-01): he appears where she is, and free cards cost 1', () => {
    const t = table('killer', { finale: 'pg_f1' });
    expect([t.state.killer.space, health(t)]).toEqual(['landing', 4]);
    const buying = table('planning', { finale: 'pg_f1', time: 1 });
    buying.answers('buy:walk');
    expect(buying.state.time).toBe(0);
    expect(buying.legal).not.toContain('buy:walk');
  });

  test('pg_f2: two attacks', () => {
    const t = table('killer', { finale: 'pg_f2' });
    expect(health(t)).toBe(3);
  });

  test('pg_f3 (FG-FIN-05): three unused cards come back, one is drawn each turn, and then she is lost', () => {
    const revealed = table('upkeep', { terror: [], hiddenFinale: 'pg_f3' });
    expect(revealed.state.terror.deck).toHaveLength(3);
    expect(revealed.state.finale.revealed).toBe(true);
    const drawing = table('killer', { finale: 'pg_f3', terror: ['mt04'] });
    drawing.tells('terror-drawn', { card: 'mt04', left: 0 });
    expect([won(drawing), health(drawing)]).toEqual(['no', 5]);
    const empty = table('killer', { finale: 'pg_f3', terror: [] });
    expect(won(empty)).toBe('killer: slipped-away');
  });
});

describe('dark powers', () => {
  test('pg_d1: a point of time for every 1 that is left', () => {
    const t = table('action', { darkPower: 'pg_d1', hand: ['focus'] }).dice('horror', 1, 1);
    t.answers('play:focus');
    expect(t.state.time).toBe(6 - 2 - 2);
  });

  test('pg_d2 (FG-MOVE-02): with Carolyn an exit opens at full health only', () => {
    const door = (markers: number, carolyn: boolean) => {
      const t = table('action', {
        darkPower: 'pg_d2',
        heroine: { space: 'foyer', markers },
        hand: ['walk'],
        carry: carolyn ? ['carolyn'] : [],
      }).dice('horror', 6, 1);
      return t.answers('play:walk').legal.includes('go:front_lawn');
    };
    expect([door(3, true), door(4, true), door(3, false)]).toEqual([false, true, true]);
  });

  test('pg_d3 (FG-MOVE-01): moves of 2 or more are 1 shorter, a single step is not', () => {
    const steps = (die: number) =>
      table('action', { darkPower: 'pg_d3', hand: ['walk'] })
        .dice('horror', 6, die)
        .answers('play:walk').decision.about;
    expect([steps(6), steps(1)]).toEqual([{ left: 1 }, { left: 1 }]);
  });
});

describe('killer terror cards', () => {
  test('pt01: Carolyn is hidden in the nearest pile, face down, and the player knows which one', () => {
    const t = terror('pt01', {
      carry: ['carolyn'],
      piles: { garage: ['knife', 'map'] },
      also: (s) => {
        s.items.piles[2]!.cards[0]!.up = true;
        s.items.piles[2]!.cards[0]!.seen = true;
      },
    });
    expect(carries(t, 'carolyn')).toBe(false);
    const garage = t.state.items.piles.find((one) => one.space === 'garage')!;
    expect(garage.cards.map((card) => card.id).sort()).toEqual(['carolyn', 'knife', 'map']);
    expect(garage.cards.some((card) => card.up || card.seen)).toBe(false);
    const worlds = imagined(t.state);
    for (const id of ['carolyn', 'knife']) expect(worlds.every((world) => whereIs(world, id) === 'garage')).toBe(true);
    const places = worlds.map((world) => world.items.piles[2]!.cards.findIndex((card) => card.id === 'carolyn'));
    expect(new Set(places).size).toBe(3);
  });

  test('pt01: without Carolyn the next card is drawn instead', () => {
    terror('pt01').tells('terror-replaced', { card: 'pt01' }).tells('terror-drawn', { card: 'mt04' });
  });

  test('pt01, rule 5: Mr. Floppy may be given up for her once the dark power is revealed', () => {
    const both = (revealed: boolean) =>
      terror('pt01', { darkPower: ['pg_d1', revealed], carry: ['carolyn', 'mr_floppy'] });
    const t = both(true).answers('yes');
    expect(carries(t, 'carolyn')).toBe(true);
    expect(t.state.items.removed).toEqual(['mr_floppy']);
    expect(carries(both(false), 'carolyn')).toBe(false);
  });

  test('pt02: horror, then the nearest victim', () => {
    const t = terror('pt02', { victims: { foyer: 1 } });
    expect([t.state.horror, t.state.dead.length]).toEqual([5 + 1, 1]); // the second row of his track adds 1
    terror('pt02').tells('terror-replaced', { card: 'pt02' });
  });

  test('pt03: he appears at the nearest victim, without victims at the heroine', () => {
    const t = terror('pt03', { victims: { attic: 1, ballroom: 1 } });
    expect([t.state.killer.space, count(t, 'ballroom'), count(t, 'attic')]).toEqual(['ballroom', 0, 1]);
    const alone = terror('pt03');
    expect([alone.state.killer.space, health(alone)]).toEqual(['landing', 4]);
  });

  test('pt04: who lost health by it runs blindly in the next Action phase', () => {
    const t = terror('pt04', { hand: ['walk'] })
      .dice('horror', 6, 6)
      .dice('panic', 6, 1);
    expect(health(t)).toBe(4);
    t.answers('play:walk');
    t.expects(0, 'move').answers('run-blindly');
    expect(t.state.heroine.space).toBe('foyer'); // 6 on the Grand Landing
    t.answers('run-blindly');
    expect(t.state.heroine.space).toBe('landing'); // 1 in the Foyer
    t.answers('end', 'done');
    expect(t.state.lasting).toEqual([]);
  });

  test('pt04: a victim in the way saves her from that', () => {
    const t = terror('pt04', { victims: { landing: 1 } });
    expect([health(t), t.state.lasting]).toEqual([5, []]);
  });

  test('pt05: so much damage, or so many victims', () => {
    const roll = (n: number) => terror('pt05', { victims: { attic: 2 } }).dice('plain-die', n);
    const hit = roll(3).expects(0, 'malice', ['suffer'], { sacrifice: 'too-few-victims' }).answers('suffer');
    expect(health(hit)).toBe(2);
    const killed = roll(2).answers('sacrifice');
    expect([health(killed), killed.state.dead.length]).toEqual([5, 2]);
  });

  test('pt06 (FG-R-47): one victim dies here and on each adjacent space, and she loses his attack value', () => {
    const t = terror('pt06', {
      heroine: 'west_bath',
      victims: { west_bath: 2, tv_room: 1, study: 1 }, // adjacent, though the chute leads only down
      killer: { bloodlust: 3 },
    });
    expect([count(t, 'west_bath'), count(t, 'tv_room'), count(t, 'study')]).toEqual([1, 0, 1]);
    expect([t.state.killer.bloodlust, health(t)]).toEqual([5, 3]); // the fifth row attacks with 2
  });

  test('pt07: all piles are shuffled and turned up; Carolyn showing raises bloodlust by 2', () => {
    const shuffled = (...garage: string[]) =>
      terror('pt07', {
        piles: { attic: [], closet: [], garage },
        hiddenPower: 'pg_d1',
      });
    const found = shuffled('carolyn');
    expect(found.state.items.piles[2]?.cards).toEqual([{ id: 'carolyn', up: true, seen: true }]);
    expect(found.state.killer.bloodlust).toBe(3);
    expect(shuffled('knife').state.killer.bloodlust).toBe(1);
    terror('pt07', { carry: ['carolyn'] }).tells('terror-replaced', { card: 'pt07' });
  });

  test('pt08 (FG-KATK-08): the crowd closes in; a damage card kills without bloodlust, the rest hit and panic', () => {
    const t = terror('pt08', { victims: { foyer: 2, study: 1 }, hand: ['weak_attack'] })
      .dice('horror', 6, 6)
      .dice('panic', 5, 5);
    t.expects(0, 'face-voices', ['no-attack', 'play:weak_attack']).answers('play:weak_attack');
    expect([t.state.dead.length, t.state.killer.bloodlust]).toEqual([1, 1]);
    expect([health(t), count(t, 'dormitory')]).toEqual([3, 2]);
  });

  test('pt08 (FG-R-47): nobody comes up the laundry chute', () => {
    const t = terror('pt08', { heroine: 'tv_room', victims: { west_bath: 1 } });
    expect([count(t, 'west_bath'), health(t)]).toEqual([1, 5]);
  });

  test('pt09, rule 7 (FG-SYM-05): two damage cards destroy the shape; END is ignored', () => {
    const t = terror('pt09', { hand: ['furious_strike', 'weak_attack'] }).dice('horror', 6, 1, 6, 6);
    t.answers('play:furious_strike', 'play:weak_attack');
    expect([health(t), t.state.horror]).toEqual([5, 2]);
    t.tells('manifestation-destroyed');
  });

  test('pt09: otherwise it strikes with one more, and takes an item', () => {
    const t = terror('pt09', { carry: ['cross', 'candle'], hand: ['weak_attack'] });
    t.answers('no', 'no-attack')
      .expects(0, 'lose-item', ['lose-item:cross', 'lose-item:candle'])
      .answers('lose-item:candle');
    expect([health(t), carries(t, 'candle'), carries(t, 'cross')]).toEqual([3, false, true]);
  });

  test('pt09, rule 7: a weapon counts', () => {
    const t = terror('pt09', { carry: ['knife'], hand: ['weak_attack'] }).dice('horror', 6, 6);
    t.answers('play:weak_attack', 'manifestation@landing:knife');
    expect([health(t), carries(t, 'knife')]).toEqual([5, true]);
  });

  test('pt10: what the doll costs raises bloodlust', () => {
    const t = terror('pt10');
    expect([health(t), t.state.killer.bloodlust]).toEqual([4, 2]);
    const warded = terror('pt10', { hand: ['guard'] }).dice('horror', 6, 6);
    warded.answers('play:guard');
    expect([health(warded), warded.state.killer.bloodlust]).toEqual([5, 1]);
  });

  test('pt11, rule 6: only the first space of an Action phase is panicked; staying put does not spend it', () => {
    const t = table('action', { inPlay: ['pt11'], hand: ['walk', 'run'] })
      .dice('horror', 6, 1, 6, 1)
      .dice('panic', 6);
    t.answers('play:walk', 'keep').expects(0, 'move').answers('stay');
    t.answers('play:run').expects(0, 'move').answers('run-blindly');
    expect(t.state.heroine.space).toBe('foyer');
    expect(t.legal).toContain('go:ballroom');
  });

  test('pt12: one die less for Search, or 3 time', () => {
    const dice = (answer: string) => {
      const t = table('action', { inPlay: ['pt12'], heroine: 'attic', hand: ['search'] }).dice('horror', 1, 1);
      t.answers('play:search', answer);
      return [diceRolled(t), t.state.time];
    };
    expect(dice('no')).toEqual([1, 6]);
    expect(dice('yes')).toEqual([2, 3]);
  });

  test('the end of the track: she loses 1 health and a terror card burns', () => {
    const t = terror('pt10', { killer: { bloodlust: 9 } });
    // The doll hits for 3, then the rise beyond the top costs 1 more.
    expect([health(t), t.state.terror.deck.length]).toEqual([1, 2]);
  });
});
