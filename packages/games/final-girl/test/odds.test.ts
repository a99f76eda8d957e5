import { type Match, oddsOf, preview, ruleOfThumb } from '@dreadhouse/engine';
import { begun } from '@dreadhouse/engine/testing';
import { describe, expect, test } from 'vitest';
import { type FinalGirlState, finalGirl } from '../src/index.ts';
import { outlooks } from '../src/odds/outlooks.ts';
import { table as creech, terror } from './films/creech-manor-table.ts';
import { table } from './kit.ts';

const SEAT = 0;

/** Moments of a game that the rule of thumb plays. */
function* moments(n: number): Generator<Match<FinalGirlState>> {
  const match = begun(finalGirl, { seed: `odds ${n}`, options: finalGirl.sampleOptions(n, 1) });
  for (let i = 0; i < 45 && !match.over; i++) {
    yield match;
    match.answer(SEAT, ruleOfThumb(match, SEAT, `thumb ${i}`).id);
  }
}

/** How likely no success is, with every path of the dice followed; null when that would be too many. */
function failureByDice(match: Match<FinalGirlState>, option: string): number | null {
  const { exact, outcomes } = preview(
    match,
    SEAT,
    option,
    (run, events) => {
      const counted = events.find(({ kind }) => kind === 'roll-counted')?.details ?? run.ask?.about;
      return String((counted as { successes?: number } | undefined)?.successes);
    },
    { samples: 1 },
  );
  if (!exact || outcomes.some(({ outcome }) => outcome === 'undefined')) return null;
  return outcomes.find(({ outcome }) => outcome === '0')?.odds ?? 0;
}

describe('odds of Final Girl', () => {
  test('the rows of a card are as likely as the dice make them', () => {
    let compared = 0;
    for (const match of moments(5)) {
      const known = oddsOf(match, SEAT);
      for (const [option, { outcomes }] of Object.entries(known)) {
        const failure = outcomes.find(({ key }) => key.startsWith('row:0'));
        if (!option.startsWith('play:') || failure === undefined || compared > 25) continue;
        const truth = failureByDice(match, option);
        if (truth === null) continue;
        expect(failure.chance).toBeCloseTo(truth, 9);
        compared += 1;
      }
    }
    expect(compared).toBeGreaterThan(10);
  });

  test('chances of an option add up to one, and whether it binds is told truly', () => {
    for (const match of moments(42)) {
      const known = oddsOf(match, SEAT);
      const slow = match.position % 9 === 0 ? outlooks(match, SEAT) : {};
      for (const { id } of match.legal(SEAT)) {
        const outcomes = slow[id]?.outcomes ?? known[id]?.outcomes ?? [];
        const sum = outcomes.reduce((total, { chance }) => total + chance, 0);
        if (outcomes.length > 0) expect(sum).toBeCloseTo(1, 9);
      }
      const answer = ruleOfThumb(match, SEAT, `thumb ${match.position}`).id;
      const fork = match.fork();
      fork.answer(SEAT, answer);
      expect(known[answer]?.binding).toBe(fork.answers.at(-1)?.border);
    }
  });

  test('thinking changes nothing', () => {
    for (const match of moments(7)) {
      if (match.position > 12) break;
      const before = JSON.stringify(match.view(SEAT));
      oddsOf(match, SEAT);
      outlooks(match, SEAT);
      expect(JSON.stringify(match.view(SEAT))).toBe(before);
    }
  });

  test('what is told of the dice that lie there counts the weapon, kept, converted or rolled again', () => {
    const t = table('action', {
      killer: 'campfire',
      hands: ['axe'],
      hand: ['furious_strike', 'walk', 'focus', 'close_call'],
    }).dice('horror', 5, 3);
    t.answers('play:furious_strike', 'killer@campfire:axe').expects(0, 'after-roll');
    const told = oddsOf(t.match, SEAT);
    const keys = (option: string): string[] | undefined => told[option]?.outcomes.map(({ key }) => key);
    expect(keys('keep')).toEqual(['row:1:furious_strike:3']);
    expect(keys('convert')).toEqual(['row:2:furious_strike:4']);
    expect(keys('close_call:all')).toEqual([
      'row:2:furious_strike:4',
      'row:1:furious_strike:3',
      'row:0:furious_strike:0',
    ]);
  });

  const HANS = { killer: 'hans' };
  const GEPPETTO = { killer: 'geppetto' };

  test.each([
    [
      'the killer',
      creech('action', { carry: ['knife'], killer: 'landing', hand: ['weak_attack'] }, HANS),
      'play:weak_attack',
    ],
    [
      'a minion',
      creech('action', { carry: ['knife'], minions: ['landing', 'landing'], hand: ['weak_attack'] }, GEPPETTO),
      'play:weak_attack',
    ],
    [
      'a victim',
      table(
        'action',
        { finale: 'gp_f1', victims: { campfire: 2 }, heroine: 'campfire', hands: ['knife'], hand: ['weak_attack'] },
        GEPPETTO,
      ),
      'play:weak_attack',
    ],
    ['a manifestation', terror('pt09', { carry: ['knife'], hand: ['weak_attack'] }), 'play:weak_attack'],
  ] as const)('the damage of an attack is told by weapon, whoever is attacked: %s', (_whom, t, card) => {
    t.answers(card).expects(0, 'attack');
    const told = oddsOf(t.match, SEAT);
    const best = Object.entries(told).map(([id, { outcomes }]) => [id.split(':')[1], outcomes[0]?.key.split(':')[3]]);
    expect(Object.fromEntries(best)).toEqual({ unarmed: '1', knife: '2' });
    // At a glance, too, one weapon differs from another.
    const signs = Object.values(told).map(({ outcomes }) => outcomes.map(({ sign }) => sign).join(' '));
    expect(new Set(signs).size).toBe(signs.length);
  });

  test('FG-SYM-05: outside the Action phase nothing is told of an END that does not come', () => {
    const t = terror('pt09', { hand: ['weak_attack'] });
    const told = oddsOf(t.match, SEAT)['play:weak_attack']?.outcomes.map(({ key }) => key);
    expect(told).toEqual(['row:2:weak_attack:1:goes-on', 'row:1:weak_attack:1:goes-on', 'row:0:weak_attack:0:goes-on']);
  });

  test('nothing is told of a re-roll before which something else is asked', () => {
    const t = table('action', { time: 1, hand: ['walk', 'close_call', 'focus'] }).dice('horror', 5, 3);
    t.answers('play:walk').expects(0, 'after-roll');
    expect(oddsOf(t.match, SEAT)['close_call:all']?.outcomes).toEqual([]);
  });
});
