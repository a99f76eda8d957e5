import { describe, expect, test } from 'vitest';
import type { EventCard } from '../src/content/types.ts';
import { count, type Edit, FILMS, fresh, look, type Table, table } from './kit.ts';

/** Testing the Rumors is drawn (2 victims where the killer started, at the Marsh; horror +1; event), and this is the event. */
function draw(id: string, edit: Edit = {}): Table {
  return table('terror', { terror: ['ct01', 'ct02'], nextEvent: id, also: edit }, { setupCard: 'camp_s1' });
}

const drawn = (t: Table): unknown[] => t.told('event-drawn').map(({ details }) => details['card']);
const inPlay = (t: Table): string[] => look(t).inPlay.map((card) => card.id);
const where = (t: Table, id: string): string | undefined => t.state.victims.find((one) => one.id === id)?.space;

describe('events', () => {
  test('FG-EVENT-01: one is drawn in setup, as its last step', () => {
    for (let n = 0; n < 20; n++) {
      const t = fresh({}, `event ${n}`);
      expect([drawn(t).length, t.state.events.deck.length]).toEqual([1, 9]);
      expect([...t.state.events.discard, ...inPlay(t)]).toEqual(drawn(t));
      expect(t.order('set-up', 'event-drawn')).toEqual(['set-up', 'event-drawn']);
    }
  });

  test('FG-EVENT-01: later ones when an event symbol comes up', () => {
    const t = draw('ce04');
    t.tells('event-drawn', { card: 'ce04', stays: true, rule: 'FG-EVENT-01' });
    expect([drawn(t), t.state.events.deck.includes('ce04')]).toEqual([['ce04'], false]);
    const none = table('terror', { terror: ['ct07', 'ct02'] }); // no event symbol
    expect(drawn(none)).toEqual([]);
  });

  test('FG-EVENT-02: a one-shot event is resolved at once and discarded', () => {
    const t = draw('ce03'); // two victims each to Cabins, Dock and Campfire
    expect(['cabins', 'dock', 'campfire'].map((space) => count(t, space))).toEqual([2, 2, 2]);
    expect([inPlay(t), look(t).events.discard]).toEqual([[], ['ce03']]);
  });

  test('FG-EVENT-02: a permanent one stays and counts from now on', () => {
    const t = draw('ce04', { victims: { campfire: 2 }, hand: ['walk'] }).dice('horror', 5, 1); // one victim fewer follows
    expect([inPlay(t), t.state.events.discard]).toEqual([['ce04'], []]);
    t.answers('play:walk', 'go:lake_path').expects(0, 'follow', ['follow:0', 'follow:1']);
  });

  test('FG-EVENT-02: with all that follows from it, before the turn goes on', () => {
    const t = table('terror', {
      terror: ['ct04', 'ct02'],
      nextEvent: 'ce07', // Black Water drowns the victim in the Lake: bloodlust
      victims: { lake: 1 },
    });
    expect(t.order('horror', 'event-drawn', 'token-placed', 'victim-killed', 'bloodlust', 'phase')).toEqual([
      'phase',
      'horror',
      'event-drawn',
      'token-placed',
      'victim-killed',
      'bloodlust',
      'phase',
      'phase',
      'phase',
    ]);
  });

  test('FG-EVENT-03: a new one neither cancels nor replaces those before it', () => {
    const t = draw('ce05', { inPlay: ['ce04'], victims: { se_exit: 4 }, heroine: 'se_exit', hand: ['walk'] }).dice(
      'horror',
      5,
      1,
    );
    expect([inPlay(t), t.state.events.discard]).toEqual([['ce04', 'ce05'], []]);
    // Clingy Campers: the second one saved costs health. Stubborn Kids: no more than one follows.
    t.answers('save:yellow', 'slot:1', 'save:yellow', 'slot:3', 'reward:1', 'reward:3');
    expect(t.state.heroine.markers).toBe(3);
    t.answers('play:walk', 'keep', 'go:dock').expects(0, 'follow', ['follow:0', 'follow:1']);
  });

  test('FG-EVENT-04: what cannot be carried out is ignored, and no other event is drawn instead', () => {
    const none = draw('ce06', (s) => {
      s.supply = s.supply.filter((id) => !id.startsWith('v')); // so that nobody comes either
    });
    expect([drawn(none), inPlay(none), none.state.victims]).toEqual([['ce06'], ['ce06'], []]);
    expect(none.told('special-victim')).toEqual([]);
    expect(none.state.events.deck).toHaveLength(9);
  });

  test('FG-EVENT-05: an event has effects; some have a special victim or a token, and then an end', () => {
    const special = (card: EventCard): boolean => card.special !== undefined;
    for (const { location } of FILMS) {
      const { events } = location;
      expect(new Set(events.map((card) => card.id)).size).toBe(10);
      for (const card of events) expect(Object.keys(card).length, card.id).toBeGreaterThan(1); // it does something
      expect(events.filter(special).every((card) => card.stays === true)).toBe(true);
    }
    const camp = FILMS.find((film) => film.location.id === 'camp')?.location.events.filter(special);
    expect(camp?.map((card) => [card.id, card.special])).toEqual([
      ['ce02', ['blue']],
      ['ce06', ['white']],
      ['ce10', ['orange']],
    ]);
  });

  test('FG-EVENT-05: it is discarded when its condition is met: the special victim dies', () => {
    const t = table('killer', {
      killer: 'cabins',
      special: { ce06: { white: 'cabins' } },
      inPlay: ['ce04'],
      terror: ['ct02', 'ct07'],
    });
    t.tells('left-play', { card: 'ce06', rule: 'FG-EVENT-05' });
    expect([inPlay(t), t.state.events.discard]).toEqual([['ce04'], ['ce06']]);
  });

  test('FG-EVENT-05: or is saved', () => {
    const t = table('action', { heroine: 'se_exit', special: { ce02: { blue: 'se_exit' } } });
    t.answers('save:blue', 'slot:1');
    expect([inPlay(t), t.state.events.discard]).toEqual([[], ['ce02']]);
  });
});

describe('special victims', () => {
  test('FG-SPEC-01: a card replaces a normal victim by a special one', () => {
    const t = draw('ce06', {
      victims: { dock: 1, lake_path: 2 }, // nearest to the heroine
    });
    t.tells('special-victim', { role: 'ce06', colour: 'white', space: 'lake_path', rule: 'FG-SPEC-01' });
    expect([where(t, 'white'), count(t, 'lake_path'), count(t, 'dock')]).toEqual(['lake_path', 2, 1]);
    expect(t.state.victims.find((one) => one.id === 'white')?.role).toBe('ce06');
    // The yellow pawn lies in the supply again: 21 yellow ones, less 1 + 1 at Dock and Lake Path and 2 at the Marsh.
    expect(t.state.supply.filter((id) => id.startsWith('v'))).toHaveLength(17);
  });

  test('FG-SPEC-01: each event its colour', () => {
    const colours = (['ce02', 'ce06', 'ce10'] as const).map((id) => {
      const t = draw(id, { victims: { dock: 1 } });
      return t.state.victims.filter((one) => one.role === id).map((one) => one.id);
    });
    expect(colours).toEqual([['blue'], ['white'], ['orange']]);
  });

  test('FG-SPEC-01: a card may also place special victims that were not there before', () => {
    const t = table(
      'terror',
      {
        killer: 'north_exit',
        heroine: 'south_exit',
        terror: ['lt02', 'ht09'], // a barrier, and an event
        nextEvent: 'le05', // two special victims move into the Smalley house
      },
      { location: 'maple' },
    );
    expect([where(t, 'orange'), where(t, 'white'), count(t, 'smalley_house')]).toEqual([
      'smalley_house',
      'smalley_house',
      2,
    ]);
    expect(t.state.victims.map((one) => one.role)).toEqual(['le05', 'le05']);
  });

  test('FG-SPEC-02: they count toward the two who follow', () => {
    const t = table('action', {
      victims: { campfire: 2 },
      special: { ce02: { blue: 'campfire' } },
      hand: ['walk'],
    }).dice('horror', 5, 1);
    t.answers('play:walk', 'go:lake_path');
    t.expects(0, 'follow', ['follow:0', 'follow:1', 'follow:2', 'follow:0+blue', 'follow:1+blue']);
    t.answers('follow:1+blue');
    expect([where(t, 'blue'), count(t, 'lake_path'), count(t, 'campfire')]).toEqual(['lake_path', 2, 1]);
  });

  test('FG-SPEC-02: saved, they cover a slot and earn its reward', () => {
    const t = table('action', { heroine: 'se_exit', special: { ce02: { blue: 'se_exit' } } });
    t.answers('save:blue', 'slot:1', 'reward:1'); // T+2
    expect([look(t).heroine.slots[1], t.state.time, t.state.tally.savedThisGame]).toEqual(['blue', 8, 1]);
  });

  test('FG-SPEC-02: killed, they lie in the Dead area and raise bloodlust by 1', () => {
    const t = table('killer', { killer: 'cabins', special: { ce02: { blue: 'cabins' } }, terror: ['ct02', 'ct07'] });
    expect([t.state.dead, look(t).dead, t.state.killer.bloodlust]).toEqual([['blue'], ['blue'], 2]);
  });

  test('FG-SPEC-02: they are targeted like others, and panic like others', () => {
    const hunted = table('terror', {
      killer: 'marsh',
      special: { ce02: { blue: 'east_trail' } },
      terror: ['ht05', 'ct02'], // V:MMA; without victims it would be replaced
    });
    expect([hunted.told('terror-replaced'), hunted.state.dead]).toEqual([[], ['blue']]);
    const scared = table('panic', {
      killer: 'campfire',
      heroine: 'cabins',
      tally: { killedThisTurn: 1 },
      special: { ce02: { blue: 'campfire' } },
    }).dice('panic', 6);
    expect(where(scared, 'blue')).toBe('lake_path');
  });

  test('FG-SPEC-02: they count for the larger group', () => {
    const t = table('terror', {
      killer: 'sports_field',
      heroine: 'tool_shed',
      victims: { nw_woods: 1, lake_path: 1 },
      special: { ce02: { blue: 'lake_path' } },
      terror: ['ht05', 'ct02'],
    });
    t.tells('targets', { space: 'lake_path', rule: 'FG-TARG-04' });
  });
});

describe('tokens', () => {
  test('FG-TOK-01: an event places its token where it says, and there it works', () => {
    const t = draw('ce07', { victims: { lake: 2 } });
    t.tells('token-placed', { token: 'black-water', space: 'lake', rule: 'FG-TOK-01' });
    expect(look(t).tokens).toMatchObject([{ kind: 'black-water', space: 'lake' }]);
    expect([t.state.dead.length, count(t, 'marsh')]).toEqual([2, 2]); // nobody but those in the Lake
  });

  test('FG-TOK-01: an item places its token where she is; the token stays when the card is gone', () => {
    const t = table('action', {
      backpack: ['bear_trap'],
      killer: 'lake_path',
      terror: ['ht07', 'ct02'], // F:MMA
    });
    t.answers('use:bear_trap');
    expect([look(t).tokens, t.state.items.discard]).toMatchObject([
      [{ kind: 'bear-trap', space: 'campfire' }],
      ['bear_trap'],
    ]);
    t.answers('end', 'done'); // he comes and steps into it: 2 damage, and the phase ends before his attack
    expect([t.state.killer.space, t.state.killer.markers, t.state.heroine.markers]).toEqual(['campfire', 9, 4]);
    t.tells('token-removed', { token: 'bear-trap' });
    expect(look(t).tokens).toEqual([]);
  });

  test('FG-TOK-01: a terror card places its token, also between two spaces', () => {
    const t = table(
      'terror',
      { killer: 'closet', heroine: 'west_yard', terror: ['mt04', 'mt01'], hand: ['walk'] },
      { killer: 'hans', location: 'creech' },
    ).dice('horror', 5, 1);
    expect(look(t).tokens).toMatchObject([{ kind: 'broken-ladder', space: 'west_yard', to: 'west_bath' }]);
    t.answers('play:walk');
    expect(t.legal).not.toContain('go:west_bath');
    const before = table(
      'action',
      { killer: 'closet', heroine: 'west_yard', hand: ['walk'] },
      { killer: 'hans', location: 'creech' },
    ).dice('horror', 5, 1);
    expect(before.answers('play:walk').legal).toContain('go:west_bath');
  });
});
