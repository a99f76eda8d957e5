import { NOT_YET, oddsOf } from '@dreadhouse/engine';
import { describe, expect, test } from 'vitest';
import { type NemesisState, type NemesisView, nemesisLockdown } from '../src/index.ts';
import { cameTrue } from '../src/odds/came-true.ts';
import { chanceToPass } from '../src/odds/final-scan.ts';
import { waysOut } from '../src/odds/ways-out.ts';
import {
  ADVANTAGE_DIE,
  COMBAT_DIE,
  calm,
  equip,
  hold,
  hurt,
  lay,
  put,
  type Table,
  table,
  weakness,
  who,
} from './table.ts';

const CARDS = ['search', 'rest', 'interrupt', 'sabotage'];

/** The chances that are told of an option, by outcome. */
const told = (t: Table, option: string): Readonly<Record<string, number>> =>
  Object.fromEntries((oddsOf(t.match, 0)[option]?.outcomes ?? []).map(({ key, chance }) => [key, chance]));
const sum = (chances: Readonly<Record<string, number>>): number => Object.values(chances).reduce((a, b) => a + b, 0);

/** A Sentry with a stalker of a type, and what is left of the attack deck. */
const fight = (left: readonly string[], edit: (s: NemesisState) => void = () => {}): Table =>
  table(['sentry', 'hacker'], (s) => {
    lay(s, '011', 'generator');
    who(s, 0).at = '011';
    hold(s, 0, ...CARDS);
    put(s, 'adult', '011', 1);
    const { attack } = s;
    attack.discard = attack.draw.filter(({ face }) => !left.includes(face));
    attack.draw = attack.draw.filter(({ face }) => left.includes(face));
    edit(s);
  });

describe('shots and blows', () => {
  test('NL-COMBAT-03, NL-G-07: a shot in the dark, over both cards that are left', () => {
    // Blank and creeper hit miss; three faces deal 1, one deals 2; blood 2 and 4.
    const chances = told(fight(['slash-1', 'slash-3']), 'shoot:submachine-gun:1');
    expect(chances['misses']).toBeCloseTo(2 / 6);
    expect(chances['kills']).toBeCloseTo(4 / 12);
    expect(chances['wounds']).toBeCloseTo(4 / 12);
    expect(chances['drives-off']).toBe(0);
    expect(sum(chances)).toBeCloseTo(1);
  });

  test('NL-COMBAT-04, NL-G-10: power brings the better die, and what can be paid for brings more', () => {
    const t = fight(['slash-1', 'slash-3'], (s) => {
      s.power['S-02'].on = true;
    });
    expect(told(t, 'shoot:submachine-gun:1')['misses']).toBeCloseTo(2 / 6); // a card for 1 that is not paid, a creeper hit
    const kills = oddsOf(t.match, 0)['shoot:submachine-gun:1']?.outcomes.find(({ key }) => key === 'kills');
    expect(kills?.reach).toBeGreaterThan(kills?.chance ?? 1);
  });

  test('R-28: a card that says retreat drives it off, whatever its damage', () => {
    const chances = told(fight(['maul-4']), 'shoot:submachine-gun:1');
    expect(chances['drives-off']).toBeCloseTo(4 / 6);
    expect(chances['kills']).toBe(0);
  });

  test('NL-COMBAT-10, NL-COMBAT-11: a strike deals one, and a miss is a serious wound, with three of them the last', () => {
    const chances = told(fight(['slash-1', 'slash-3']), 'melee:1');
    expect(chances['serious-wound']).toBeCloseTo(2 / 6);
    expect(chances['kills']).toBeCloseTo(2 / 6);
    const last = fight(['slash-1'], (s) => hurt(s, 0, 'arm', 'leg', 'torso'));
    expect(told(last, 'melee:1')['death']).toBeCloseTo(2 / 6);
  });

  test('WK-1, WK-5: what a known weakness changes is counted', () => {
    const sure = fight(['slash-1', 'slash-3'], (s) => weakness(s, 0, 'exposed-joints'));
    expect(told(sure, 'melee:1')['serious-wound']).toBeCloseTo(1 / 6);
    const thin = fight(['slash-2'], (s) => weakness(s, 0, 'thin-blood'));
    expect(told(thin, 'melee:1')['kills']).toBeCloseTo(4 / 6); // blood 3 is 2
  });
});

describe('running', () => {
  test('NL-COMBAT-14, NL-ATTACK-04: unhurt only if no card names any of those who are there', () => {
    const chances = told(fight(['slash-1', 'rampage-1', 'moult-1']), 'move:009');
    expect(chances['unhurt']).toBeCloseTo(2 / 3);
    expect(sum(chances)).toBeCloseTo(1);
    const two = fight(['slash-1', 'rampage-1', 'moult-1'], (s) => void put(s, 'adult', '011'));
    expect(told(two, 'move:009')['unhurt']).toBeCloseTo(1 / 3);
  });

  test('WK-7: nobody attacks those who know and run out of a fire; a larva never misses', () => {
    const burning = fight(['slash-1'], (s) => {
      s.rooms['011'].fire = true;
      weakness(s, 0, 'fear-of-fire');
    });
    expect(told(burning, 'move:009')['unhurt']).toBe(1);
    const larva = fight(['rampage-1'], (s) => void put(s, 'larva', '011'));
    expect(told(larva, 'move:009')['unhurt']).toBe(0);
  });

  test('NL-COMBAT-12: where there is no combat, a move is no escape', () => {
    const t = fight(['slash-1'], (s) => {
      s.stalkers = [];
    });
    expect(oddsOf(t.match, 0)['move:009']).toBeUndefined();
  });
});

describe('walking', () => {
  const walk = (edit: (s: NemesisState) => void) => {
    const t = table(['sentry', 'hacker'], (s) => {
      Object.assign(who(s, 0), { at: 'EL2' });
      Object.assign(who(s, 1), { at: 'RRC' });
      lay(s, '009', 'archive');
      hold(s, 0, ...CARDS);
      s.bag = ['adult-1', 'adult-2', 'larva-1', 'blank'];
      edit(s);
    });
    return nemesisLockdown.odds?.(t.match, 0)['move:009']?.outcomes ?? [];
  };
  const shares = (edit: (s: NemesisState) => void) =>
    Object.fromEntries(walk(edit).map(({ key, chance }) => [key, Math.round(chance * 1000)]));
  const noisy = (s: NemesisState): void => {
    s.corridors['009-011'].noise = true; // number 3: two faces in ten
  };

  test('NL-G-05 NL-G-06: what a noisy corridor may bring, and whether the hand that is left wards off a surprise', () => {
    expect(shares(() => {})).toEqual({});
    // Three tokens of four come. Three cards are left: no adult surprises with its 3 in the dark.
    expect(shares(noisy)).toEqual({ quiet: 850, meets: 150, surprised: 0 });
    const twoCards = (s: NemesisState): void => {
      noisy(s);
      who(s, 0).deck.push(...who(s, 0).hand.splice(1, 1));
    };
    expect(shares(twoCards)).toEqual({ quiet: 850, meets: 50, surprised: 100 });
    const lit = (s: NemesisState): void => {
      twoCards(s);
      s.power['S-02'].on = true;
    };
    expect(shares(lit)).toEqual({ quiet: 850, meets: 150, surprised: 0 });
  });

  test('NL-G-05 NL-G-13: Danger counts where somebody is near enough to hear it, and twice for whoever is in slime', () => {
    const near = (s: NemesisState): void => void put(s, 'adult', '008');
    expect(shares(near)).toEqual({ quiet: 900, meets: 100, surprised: 0 });
    const slimed = (s: NemesisState): void => {
      near(s);
      who(s, 0).slime = true;
    };
    expect(shares(slimed)).toEqual({ quiet: 800, meets: 200, surprised: 0 });
    expect(
      shares((s) => {
        noisy(s);
        who(s, 1).at = '009';
      }),
    ).toEqual({}); // in company nobody rolls
  });

  test('NL-G-06: what each hand is worth against surprise is shown to whoever holds it, and to nobody else', () => {
    const { match } = table(['sentry', 'hacker'], (s) => {
      s.bag = ['adult-1', 'larva-1', 'queen-1', 'blank'];
    });
    const of = (viewer: number | 'spectator') => (match.view(viewer) as NemesisView).surprise;
    expect(of(0)).toEqual([0.75, 0.75, 0.5, 0.25, 0.25, 0]); // in the dark: 2, 3 and 5
    expect(of('spectator')).toEqual([]);
  });
});

describe('ways out', () => {
  const isolated = (edit: (s: NemesisState) => void = () => {}): Table =>
    table(['sentry', 'hacker'], (s) => {
      s.time.field = 8;
      who(s, 0).at = 'ISO';
      hold(s, 0, ...CARDS);
      edit(s);
    });

  test('NL-SPEC-ISO-06: the door holds unless a noisy corridor brings somebody, or Danger does', () => {
    expect(told(isolated(), 'room:lock-in')).toEqual({ 'gets-away': 1, 'stalker-comes': 0 });
    const noisy = isolated((s) => {
      s.corridors['EL3-ISO'].noise = true; // two of four numbers
      s.bag = ['blank', ...s.bag.filter((id) => id !== 'blank').slice(0, 1)];
      s.supply = [];
    });
    expect(told(noisy, 'room:lock-in')['stalker-comes']).toBeCloseTo(0.4 * 0.5);
    const next = isolated((s) => {
      put(s, 'adult', '014');
      who(s, 0).slime = true;
    });
    expect(told(next, 'room:lock-in')['stalker-comes']).toBeCloseTo(0.2); // Danger, and Silence in slime
    expect(told(isolated(calm), 'room:lock-in')['gets-away']).toBe(1);
  });

  test('NL-GOAL-05: the Rover is sure, a suit as quiet as the room', () => {
    const t = isolated((s) => {
      lay(s, '001', 'guard-quarters');
      who(s, 0).at = '001';
      s.gateOpen = true;
      equip(s, 0, 'space-suit');
      s.corridors['001-EVA'].noise = true;
    });
    expect(told(t, 'leave:rover')).toEqual({ 'gets-away': 1 });
    const { length } = t.state.bag;
    expect(told(t, 'leave:space-suit')['stalker-comes']).toBeCloseTo((0.4 * (length - 1)) / length);
  });

  const inPodRoom = (edit: (s: NemesisState) => void = () => {}): Table =>
    isolated((s) => {
      lay(s, '010', 'css-a');
      who(s, 0).at = '010';
      edit(s);
    });

  test('NL-ROUND-09, G-28: a pod leaves as the tokens say that one has not seen; one that was looked at is certain', () => {
    const t = inPodRoom();
    expect(told(t, 'room:css-a')['pod-leaves']).toBeCloseTo(4 / 7);
    expect(oddsOf(t.match, 0)['room:css-a']?.exact).toBe(false);
    const seen = inPodRoom((s) => {
      const here = s.css.find(({ field }) => field === 8);
      if (here !== undefined) here.token.seen |= 1;
    });
    expect([0, 1]).toContain(told(seen, 'room:css-a')['pod-leaves']);
  });

  test('NL-GOAL-03 to NL-GOAL-05: every way with what is missing for it, as far as one knows', () => {
    const shut = isolated((s) => {
      s.time.field = 12;
      s.roverHere = false;
    });
    const missing = (t: Table) => Object.fromEntries(waysOut(t, 0).map((way) => [way.id, way.missing]));
    expect(missing(shut)).toEqual({
      isolation: ['isolation-closed'],
      rover: ['gate-closed', 'rover-away'],
      suit: ['gate-closed', 'no-suit'],
      'pod-A': ['not-found'],
      'pod-B': ['not-found'],
      'pod-C': ['not-found'],
    });
    const open = inPodRoom((s) => {
      s.gateOpen = true;
      equip(s, 0, 'space-suit');
      s.rooms['010'].malfunction = true;
    });
    expect(missing(open)).toMatchObject({ isolation: [], rover: [], suit: [], 'pod-A': ['malfunction'] });
    const later = inPodRoom((s) => {
      s.time.field = 9;
    });
    const pod = waysOut(later, 0).find(({ id }) => id === 'pod-A');
    expect(pod).toMatchObject({ room: '010', missing: ['no-css-token'], opensAt: 8 });
    expect(pod?.chance).toBeCloseTo(4 / 7);
  });

  test('NL-GOAL-02: a plan that one has seen elsewhere is not the active one', () => {
    const risks = (t: Table) => Object.fromEntries(waysOut(t, 0).map((way) => [way.id, way.doomed]));
    const t = isolated((s) => {
      const own = who(s, 0).plans;
      const all = [s.plans.active, ...s.plans.pool, ...s.people.flatMap(({ plans }) => plans)];
      const there = all.find(({ face }) => face === 'sterilise');
      if (own[0] !== undefined && there !== undefined) [own[0].face, there.face] = [there.face, own[0].face];
      for (const plan of own) plan.seen |= 1;
    });
    expect(risks(t)['isolation']).toBe(0);
    const unseen = 7 - who(t.state, 0).plans.length;
    const kept = who(t.state, 0).plans.map(({ face }) => face);
    expect(risks(t)['rover']).toBeCloseTo(kept.includes('collapse-the-ridge') ? 0 : 1 / unseen);
  });
});

test('NL-GOAL-06: ways out and the final scan are shown to whoever asks, and to nobody else', () => {
  const { match } = table(['sentry', 'hacker'], (s) => hold(s, 0, 'contamination', ...CARDS));
  const of = (viewer: number | 'spectator') => match.view(viewer) as NemesisView;
  expect(of(0).finalScan).toBeLessThan(1);
  expect(of(1).finalScan).toBe(1);
  expect(of(0).ways).toHaveLength(6);
  expect(of('spectator')).toMatchObject({ ways: [], finalScan: null });
});

describe('the final scan', () => {
  const scanned = (edit: (s: NemesisState) => void): number => {
    const t = table(['sentry', 'hacker'], edit);
    return chanceToPass(t, 0);
  };

  test('NL-GOAL-06: without contamination it is passed; an unread card is infected six times in 27', () => {
    expect(scanned(() => {})).toBe(1);
    // Eleven cards, four of them drawn: seven in eleven without the one.
    expect(scanned((s) => hold(s, 0, 'contamination'))).toBeCloseTo(21 / 27 + (6 / 27) * (7 / 11));
  });

  test('NL-GOAL-06: what was scanned is known; a larva comes straight to the draw', () => {
    const read = (kind: string) =>
      scanned((s) => {
        hold(s, 0, kind);
        const card = who(s, 0).hand.at(-1);
        const bit = s.contamination[Number(card?.face.slice('contamination:'.length))];
        if (bit !== undefined) bit.seen |= 1;
      });
    expect(read('clean')).toBe(1);
    expect(read('infected')).toBeCloseTo(7 / 11);
    expect(
      scanned((s) => {
        who(s, 0).larva = true;
      }),
    ).toBe(1); // no contamination card can be among the four
  });
});

describe('whether a promise is kept', () => {
  /** What is seen of a shot, after these dice and answers. */
  const seen = (die: 'combat' | 'advantage', faces: readonly number[], ...answers: readonly string[]) => {
    const t = fight(['slash-1', 'slash-3'], (s) => {
      who(s, 1).at = '011';
      hold(s, 1, ...CARDS);
      s.power['S-02'].on = die === 'advantage';
    }).dice(die, ...faces);
    const odds = oddsOf(t.match, 0)['shoot:submachine-gun:1'];
    if (odds === undefined) throw new Error('nothing is promised');
    const before = t.match.events.length;
    t.answers('shoot:submachine-gun:1', ...answers);
    return cameTrue('shoot:submachine-gun:1', odds, t.match.events.slice(before), t.decision.kind);
  };

  test('NL-ACT-01, G-35: not as long as it is paid for, can be interrupted, or the die can be rolled again', () => {
    expect(seen('combat', [])).toBe(NOT_YET);
    expect(seen('combat', [], 'search')).toBe(NOT_YET);
    expect(seen('combat', [COMBAT_DIE.blank], 'search', 'no')).toBe(NOT_YET);
  });

  test('NL-COMBAT-05: by the damage check, or by its absence', () => {
    expect(seen('combat', [COMBAT_DIE.blank], 'search', 'no', 'no')).toBe('misses');
    expect(['kills', 'wounds']).toContain(seen('combat', [COMBAT_DIE.double], 'search', 'no', 'no'));
  });

  test('G-10, G-35: not at all where it was interrupted, or something was paid for another outcome', () => {
    expect(seen('combat', [], 'search', 'interrupt', 'no')).toBeNull();
    expect(seen('combat', [COMBAT_DIE.blank, COMBAT_DIE.double], 'search', 'no', 'yes')).toBeNull();
    expect(seen('advantage', [ADVANTAGE_DIE['card-for-1']], 'search', 'no', 'no', 'rest')).toBeNull();
  });
});
