import { describe, expect, test } from 'vitest';
import { KILLERS } from '../src/content/killers/index.ts';
import { mansion } from '../src/content/mansion.ts';
import { PLAN_IDS, type PlanId, terrorscape } from '../src/index.ts';
import { carried, dice, type Edit, K, one, S, table, turn, view } from './kit.ts';

const alone = { onYourOwn: true };
const wolves = { onYourOwn: true, loneWolfRules: true };
const planned = { survivalPlan: true };

describe('variants', () => {
  test('TS-VAR-01: "On your own": the first player looks around', () => {
    const t = table('discovery', { firstPlayer: 2, discovery: ['d.herbs', 'd.trap'] }, alone, 4);
    t.expects(3, 'keep-one').answers('keep:trap');
    expect(carried(t.state, 'marco')).toEqual(['trap']);
  });

  test('TS-VAR-02: "Survival plan": a stage after the discovery', () => {
    const t = table('plan', { plan: { card: 'locksmith' }, survivors: { anna: { pack: ['toolkit'] } } }, planned);
    t.expects(S, 'plan', ['advance', 'hold']).answers('advance');
    expect([view(t, K).plan, view(t, S).plan?.card]).toEqual([{ stage: 1, card: null }, 'locksmith']);
  });

  test('TS-VAR-03: one radio on every map', () => expect(mansion.locations).toContain(mansion.radio));

  test('TS-VAR-04: the Feral Instincts bring another Killer', () => {
    expect(KILLERS.filter(({ feral }) => feral === true).map(({ id }) => id)).toEqual(['lycanthrope']);
  });

  test('TS-VAR-05: every map has both exits and places to ransack', () => {
    for (const at of [mansion.mainExit, mansion.hiddenExit, ...mansion.ransack])
      expect(mansion.locations).toContain(at);
    expect(mansion.ransack.length).toBeGreaterThan(1);
  });
});

describe('TS-R-17: on your own', () => {
  test('TS-R-17: only with three people on the Survivors’ side', () => {
    expect(terrorscape.options(alone, 3)).toMatchObject({ ok: false });
    expect(terrorscape.options(alone, 4)).toMatchObject({ ok: true });
  });

  test('TS-R-17: backpacks are private, places are not', () => {
    const t = table('turns', { survivors: { anna: { pack: ['herbs'], at: 'C2' } } }, alone, 4);
    expect(view(t, 1).survivors[0]).toMatchObject({ at: 'C2', pack: ['herbs'] });
    expect(view(t, 2).survivors[0]).toMatchObject({ at: 'C2', packed: ['d'] });
    expect(JSON.stringify(t.view(2))).not.toContain('herbs');
  });

  test('TS-R-17: others learn that something was taken, not what', () => {
    const t = turn(
      'anna',
      {
        survivors: { anna: 'N4' },
        also: (s) => {
          s.search = ['s.knife', ...s.search];
        },
      },
      alone,
      4,
    ).answers('ransack', 'keep');
    expect(t.heard(2)).toContain('item-taken-unseen');
    expect(JSON.stringify(t.match.eventsFor(2))).not.toContain('knife');
    expect(JSON.stringify(t.match.eventsFor(1))).toContain('knife');
  });

  test('TS-R-17: one asks for an item, and the other gives what he likes, or nothing', () => {
    const ask = () =>
      turn('anna', { survivors: { william: { pack: ['herbs', 'trap'] } } }, alone, 4)
        .answers('ask-for:william')
        .expects(2, 'asked-for', ['hand:herbs', 'hand:trap', 'refuse']);
    expect(carried(ask().answers('hand:trap').state, 'anna')).toEqual(['trap']);
    expect(carried(ask().answers('refuse').state, 'anna')).toEqual([]);
    const t = ask().answers('hand:trap');
    expect(t.heard(3)).toContain('handed-over-unseen');
  });

  test('TS-R-17: the first player changes after every phase', () => {
    const t = table('report', { firstPlayer: 2 }, alone, 4);
    expect(t.state.firstPlayer).toBe(0);
    expect(view(t, K).firstPlayer).toBe(0);
  });
});

describe('TS-R-22: everybody for themselves', () => {
  test('TS-R-22: turns go round from the first player', () => {
    const t = table('turns', { firstPlayer: 1 }, wolves, 4);
    t.expects(2, 'turn').answers('calm').expects(3, 'turn').answers('calm').expects(1, 'turn');
  });

  const killing = (edit: Edit = {}) =>
    dice(
      table(
        'killer-main',
        { killer: { at: 'N3' }, survivors: { anna: { at: 'N3', health: 1, pack: ['herbs'] } }, also: edit },
        wolves,
        4,
      ),
      0,
      0,
      0,
      0,
    );

  test('TS-R-22: the first elimination leaves a body, the second ends the game', () => {
    const t = killing().answers('search', 'none', 'none');
    expect(t.match.over).toBe(false);
    expect(view(t, K).bodies).toEqual([{ at: 'N3', items: ['herbs'] }]);
    const second = killing({ survivors: { marco: { health: 0 } } }).answers('search', 'none', 'none');
    expect(second.match.outcome).toEqual({ side: 'killer', winners: [K] });
  });

  test('TS-R-22: whoever comes by may take from a body, in the open', () => {
    const t = turn(
      'william',
      { survivors: { anna: { health: 0 } }, bodies: [{ at: 'C1', items: ['d.herbs', 'd.trap'] }] },
      wolves,
      4,
    ).answers('loot:trap');
    expect(carried(t.state, 'william')).toEqual(['trap']);
    expect(t.heard(K)).toEqual(['looted']);
  });

  test('TS-R-22: the next in order defends, unless somebody steps in', () => {
    const t = killing({ survivors: { william: 'N3' }, firstPlayer: 0 }).answers('search', 'none');
    t.expects(2, 'volunteer', ['yes', 'no']).answers('yes').expects(2, 'defend');
  });

  test('TS-R-22: whoever is at the exit wins alone', () => {
    const t = table(
      'begin',
      { rack: Array<string>(5).fill('s.key'), survivors: { anna: 'C2', marco: 'Z5' } },
      wolves,
      4,
    );
    expect(t.match.outcome).toEqual({ side: 'survivors', winners: [2] });
    const map = table(
      'begin',
      {
        rack: Array<string>(5).fill('s.key'),
        survivors: { anna: 'C2', william: 'C2', marco: { at: 'Z5', pack: ['secret-map'] } },
      },
      wolves,
      4,
    );
    expect(map.match.outcome).toEqual({ side: 'survivors', winners: [3] });
  });

  test('TS-R-22: rescue is for all who live', () => {
    const t = table('begin', { help: 1, survivors: { anna: { health: 0 } } }, wolves, 4);
    expect(t.match.outcome).toEqual({ side: 'survivors', winners: [2, 3] });
  });
});

describe('TS-R-18: the survival plan', () => {
  test('TS-R-18: three are drawn, one is kept, and the Killer has one card more', () => {
    const t = table('begin', {}, planned);
    expect(t.state.plan.card).not.toBeNull();
    expect(t.state.plan.rest).toHaveLength(5);
    expect(view(t, K).plan).toEqual({ stage: 0, card: null });
  });

  const stages: [string, Edit, Edit][] = [
    ['locksmith', { survivors: { anna: { pack: ['toolkit'] } } }, () => {}],
    ['jury-rig', { repair: 1 }, () => {}],
    ['decoys', { noise: ['C1', 'C2'] }, { noise: ['C1'] }],
    ['stick-together', () => {}, { survivors: { anna: 'N1' } }],
    ['hidden-ways', { survivors: { anna: 'Z2' } }, () => {}],
    ['dark-bargain', { survivors: { anna: { pack: ['talisman'] } } }, () => {}],
  ];

  test.each(stages)('TS-R-18: the first stage of %s has its condition', (card, yes, no) => {
    const at = (edit: Edit) => table('plan', { plan: { card: card as 'decoys' }, also: edit }, planned);
    at(yes).expects(S, 'plan', ['advance', 'hold']);
    at(no).expects(S, 'plan', ['hold'], { advance: 'stage-not-reached' });
  });

  const complete = (card: string, edit: Edit = {}) =>
    turn(
      'marco',
      {
        also: [
          edit,
          (s) => {
            Object.assign(s.plan, { card, stage: 3, rest: [] });
          },
        ],
      },
      planned,
    );

  test('TS-R-18: Locksmith makes a key of a toolkit at the Main Exit', () => {
    const t = complete('locksmith', { survivors: { marco: { pack: ['toolkit'] } }, discard: ['d.key'] }).answers(
      'locksmith',
    );
    expect([t.state.rack, t.state.discard]).toEqual([['d.key'], ['d.toolkit']]);
    expect(t.heard(K)).toContain('plan-revealed');
    const deck = complete('locksmith', { survivors: { marco: { pack: ['toolkit'] } } }).answers('locksmith');
    expect([deck.state.rack, deck.state.search.at(-1), deck.state.search.length]).toEqual([['s.key'], 'c.key', 11]);
  });

  test('TS-R-18: Jury Rig finishes the radio with two toolkits', () => {
    const t = complete('jury-rig', { survivors: { marco: { at: 'N1', pack: ['toolkit', 'd.toolkit'] } } }).answers(
      'jury-rig',
    );
    expect([t.state.repair, t.state.help, carried(t.state, 'marco')]).toEqual([5, 5, []]);
  });

  /** The last stage of a plan can be carried out. */
  const last = (card: PlanId, edit: Edit = {}) =>
    table(
      'plan',
      {
        everywhere: true,
        survivors: { anna: 'N1', william: 'C5', marco: 'Z2' },
        rack: ['s.key', 's.key'],
        plan: { card, stage: 2 },
        also: [card === 'stick-together' ? { everybody: 'C5' } : {}, edit],
      },
      planned,
    );

  test('TS-R-18: which plan it is cannot be told from how its last stage is carried out', () => {
    const seen = PLAN_IDS.map((card) => {
      const t = last(card);
      const before = t.heard(K).length;
      t.answers(t.legal[0] as string);
      return {
        heard: t.heard(K).slice(before),
        waiting: t.match.waitingSeenBy(K),
        phase: t.match.phaseSeenBy(K),
        plan: view(t, K).plan,
      };
    });
    expect(seen[0]?.heard).toContain('plan-advanced');
    expect(seen).toEqual(PLAN_IDS.map(() => seen[0]));
  });

  test('TS-R-18: nor can it where the stage is held back', () => {
    for (const card of PLAN_IDS) last(card).expects(S, 'plan').answers('hold').expects(K, 'quick');
  });

  test('TS-R-18: Decoys make noise at the marker, once a round', () => {
    const third = last('decoys').answers('advance:Z4');
    expect(third.state.plan.marker).toBe('Z4');
    const t = complete('decoys', { plan: { marker: 'Z4' } }).answers('decoy');
    expect(t.state.noise).toEqual(['Z4']);
    expect(t.legal).not.toContain('decoy');
    expect(t.legal).toContain('calm');
  });

  test('TS-R-18: Stick Together calms all and heals one', () => {
    const t = table(
      'plan',
      {
        survivors: { anna: { health: 1, fear: 2 }, marco: { fear: 1 } },
        also: (s) => {
          Object.assign(s.plan, { card: 'stick-together', stage: 3 });
        },
      },
      planned,
    );
    t.expects(S, 'stick-together', ['heal:anna', 'heal-nobody', 'wait']).answers('heal:anna');
    expect(t.state.survivors.map(({ health, fear }) => [health, fear])).toEqual([
      [2, 0],
      [2, 0],
      [2, 0],
    ]);
    expect(t.state.plan.used).toBe(true);
  });

  test('TS-R-18: Hidden Ways open the secret passages to all', () => {
    const t = complete('hidden-ways', { survivors: { marco: 'Z5' } }).answers('hidden-way');
    expect(one(t.state, 'marco').at).toBe('N5');
  });

  test('TS-R-18: Dark Bargain gives the best of three for the Talisman', () => {
    const t = complete('dark-bargain', {
      survivors: { marco: { pack: ['talisman'] } },
      discovery: ['d.herbs', 'd.trap', 'd.revolver', 'd.knife'],
    }).answers('dark-bargain');
    t.expects(S, 'keep-one', ['keep:herbs', 'keep:trap', 'keep:revolver']).answers('keep:revolver');
    expect(carried(t.state, 'marco')).toEqual(['revolver']);
    expect(t.state.discard).toEqual(['d.talisman', 'd.herbs', 'd.trap']);
  });
});
