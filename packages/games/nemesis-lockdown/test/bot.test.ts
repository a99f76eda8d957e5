import { type Ask, bestRated, copy, fastChance, Run } from '@dreadhouse/engine';
import { describe, expect, test } from 'vitest';
import { opinions } from '../src/bot/opinions.ts';
import { imagine } from '../src/imagine.ts';
import { type NemesisState, nemesisLockdown, teller, texts } from '../src/index.ts';

const LANGUAGES = ['en', 'pl'] as const;

type Player = 'thumb' | 'random';

function newRun(n: number, seats: number, more: object = {}): Run<NemesisState> {
  const checked = nemesisLockdown.options({ ...nemesisLockdown.sampleOptions(n, seats), ...more }, seats);
  if (!checked.ok) throw new Error(checked.why);
  const state = nemesisLockdown.initial(checked.value, seats);
  const run = new Run<NemesisState>(nemesisLockdown, state, fastChance(`bot ${n}`), seats);
  run.begin(nemesisLockdown.first);
  return run;
}

/** Plays a game to its end; calls back at every decision. */
function play(run: Run<NemesisState>, player: Player, seed: string, at?: (seat: number) => void): void {
  const chance = fastChance(seed);
  for (let i = 0; !run.over; i++) {
    if (i > 8000) throw new Error(`It goes around in circles at ${run.ask?.kind}.`);
    const seat = run.waitingFor()[0] as number; // somebody is always asked
    at?.(seat);
    run.answer(seat, player === 'thumb' ? bestRated(run, seat, chance) : chance.pick('option', run.legal(seat)));
  }
}

/** How many characters get out of the base in games of one to five. */
function survivors(games: number, player: Player): number {
  let alive = 0;
  for (let n = 0; n < games; n++) {
    const run = newRun(n, 1 + (n % 5));
    play(run, player, `survivors ${n}`);
    alive += run.state.people.filter(({ fate }) => fate !== 'dead').length;
  }
  return alive;
}

describe('the rule of thumb', () => {
  test('plays every mode and number of players to its end, and lives far more often than chance', () => {
    expect(survivors(25, 'thumb')).toBeGreaterThanOrEqual(survivors(25, 'random') + 5);
  }, 120_000);

  test('has a reason with words for whatever it likes', () => {
    const run = newRun(3, 3);
    const reasons = new Set<string>();
    const particular = new Set<string>();
    play(run, 'thumb', 'reasons', (seat) => {
      const ask = run.ask as Ask; // somebody is asked
      for (const { why, about } of opinions(run.state, seat, ask, run.legal(seat))) {
        reasons.add(why);
        if (about === undefined) continue;
        const said = LANGUAGES.map((language) => teller(language, { characters: null }).hint({ why, about }));
        expect(said.filter((one) => /[{}]|undefined/.test(one) || one === '')).toEqual([]);
        for (const one of said) particular.add(one);
      }
    });
    expect([...reasons].filter((why) => !(`hint.${why}` in texts.en) || !(`hint.${why}` in texts.pl))).toEqual([]);
    expect(reasons.size).toBeGreaterThan(8);
    expect(particular.size).toBeGreaterThan(20);
  }, 60_000);

  test('never peeks: it thinks the same of its options in every world that looks like this one', () => {
    const run = newRun(8, 4);
    let compared = 0;
    play(run, 'thumb', 'peeks', (seat) => {
      const ask = run.ask as Ask; // somebody is asked
      const options = run.legal(seat);
      const other = copy(run.state);
      imagine(other, seat, fastChance(`world ${compared}`));
      expect(opinions(other, seat, ask, options)).toEqual(opinions(run.state, seat, ask, options));
      compared += 1;
    });
    expect(compared).toBeGreaterThan(100);
  }, 60_000);
});
