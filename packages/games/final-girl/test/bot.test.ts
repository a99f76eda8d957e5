import {
  advise,
  bestRated,
  botAnswer,
  fastChance,
  type Match,
  playRandomly,
  type Reason,
  Run,
} from '@dreadhouse/engine';
import { begun } from '@dreadhouse/engine/testing';
import { describe, expect, test } from 'vitest';
import { mapOf } from '../src/bot/map.ts';
import { type FinalGirlState, finalGirl, teller, texts } from '../src/index.ts';
import { table } from './kit.ts';

function newRun(n: number, options: object = finalGirl.sampleOptions(n, 1)): Run<FinalGirlState> {
  const checked = finalGirl.options(options, 1);
  if (!checked.ok) throw new Error(checked.why);
  const run = new Run(finalGirl, finalGirl.initial(checked.value, 1), fastChance(`bot ${n}`), 1);
  run.begin(finalGirl.first);
  return run;
}

function newMatch(seed: string, options: object = {}): Match<FinalGirlState> {
  return begun<FinalGirlState>(finalGirl, { seed, options });
}

const OPTIONS = { killer: 'hans', location: 'camp', heroine: 'laurie' };
const FILMS = Object.values(finalGirl.balance?.['film'] ?? {});

describe('the rule of thumb', () => {
  test('knows that a broken ladder leads nowhere', () => {
    const state = finalGirl.initial(finalGirl.sampleOptions(0, 1), 1);
    const creech: FinalGirlState = { ...state, options: { ...state.options, location: 'creech' } };
    const ladder = { id: 1, kind: 'broken-ladder', space: 'west_yard', to: 'west_bath' };
    expect(mapOf(creech).steps('west_bath', 'west_yard')).toBe(1);
    const broken = mapOf({ ...creech, tokens: [ladder] });
    expect(broken.steps('west_bath', 'west_yard')).toBeGreaterThan(1);
    expect(broken.steps('west_yard', 'west_bath')).toBeGreaterThan(1);
  });

  test('beats random players by far', () => {
    let thumb = 0;
    let random = 0;
    for (let n = 0; n < 60; n++) {
      const options = { ...FILMS[n % FILMS.length], heroine: n % 2 === 0 ? 'reiko' : 'barbara' };
      const [one, other] = [newRun(n, options), newRun(n, options)];
      const chance = fastChance(`thumb ${n}`);
      while (!one.over) one.answer(0, bestRated(one, 0, chance));
      playRandomly(other, chance);
      if (one.state.result?.side === 'heroine') thumb += 1;
      if (other.state.result?.side === 'heroine') random += 1;
    }
    expect(random).toBeLessThanOrEqual(2);
    expect(thumb - random).toBeGreaterThan(8);
  });
});

describe('the score', () => {
  test('is a chance: between 0 and 1, and sure once the game is over', () => {
    for (let n = 0; n < 20; n++) {
      const run = newRun(n);
      const chance = fastChance(`score ${n}`);
      while (!run.over) {
        const score = finalGirl.score?.(run.state, 0) ?? -1;
        expect(score > 0 && score < 1).toBe(true);
        run.answer(0, chance.pick('player:option', run.legal(0)));
      }
      expect(finalGirl.score?.(run.state, 0)).toBe(run.state.result?.side === 'heroine' ? 1 : 0);
    }
  });
});

describe('the best bot', () => {
  test('answers legally, and the same for the same seed', () => {
    const match = newMatch('best');
    for (let i = 0; i < 12; i++) {
      const option = botAnswer(match, 0, 'search', `seed ${i}`);
      expect(botAnswer(match, 0, 'search', `seed ${i}`).id).toBe(option.id);
      expect(match.answer(0, option.id)).toEqual({ ok: true });
    }
  });

  test('gives hints: at most three legal options with chances, and a reason that has words', () => {
    const match = newMatch('hints', { killer: 'poltergeist', location: 'creech' });
    const chance = fastChance('hints');
    for (let i = 0; i < 8; i++) {
      const legal = match.legal(0).map((option) => option.id);
      const hints = advise(match, 0);
      expect(hints.length).toBe(Math.min(3, legal.length));
      expect(advise(match, 0)).toEqual(hints);
      for (const {
        option,
        chance: odds,
        reason: { why },
      } of hints) {
        expect(legal).toContain(option);
        expect(odds >= 0 && odds <= 1).toBe(true);
        expect(wordsFor(why)).toEqual([expect.any(String), expect.any(String)]);
      }
      match.answer(0, bestRated(match.run, 0, chance).id);
    }
  });
});

describe('a hint is about something', () => {
  test('why less horror, or a rest, helps is said with numbers, in both languages', () => {
    const t = table('action', { horror: 5, hand: ['focus', 'short_rest'], health: { heroine: 2 } }); // markers, and the token
    const said = (language: 'en' | 'pl', option: string): string =>
      teller(language, OPTIONS)
        .hint(reasonFor(t.match, option) ?? { why: 'other' })
        .replaceAll('\u00a0', ' ');
    expect(said('en', 'play:focus')).toBe('Less horror means more dice: 2 dice at 5, 3 from 1 down.');
    expect(said('pl', 'play:focus')).toBe(
      'Mniej horroru to więcej kości: przy poziomie 5 masz 2 kości, a od poziomu 1 w dół 3.',
    );
    expect(said('en', 'play:short_rest')).toBe('You have 3 of 5 health.');
    expect(said('pl', 'play:short_rest')).toBe('Masz 3 z 5 punktów zdrowia.');
    const calm = table('action', { horror: 1, hand: ['focus'] });
    expect(reasonFor(calm.match, 'play:focus')?.about?.['next']).toBeNull();
  });

  test('what waits where it leads to is said with its place and its number, in both languages', () => {
    const about = new Map<string, Set<string>>();
    const said = { en: teller('en', OPTIONS), pl: teller('pl', OPTIONS) };
    for (let game = 0; game < 4; game++) {
      const match = newMatch(`about ${game}`, OPTIONS);
      const chance = fastChance(`about ${game}`);
      for (let i = 0; i < 60 && !match.over; i++) {
        const { ask, state } = match.run;
        const options = match.legal(0);
        for (const reason of ask === null ? [] : (finalGirl.opinions?.(state, 0, ask, options) ?? [])) {
          if (reason.about === undefined) continue;
          const words = [said.en.hint(reason), said.pl.hint(reason)];
          expect(words.join(' ')).not.toMatch(/–|undefined|Infinity|[{}]/);
          const { space } = reason.about;
          if (space !== undefined) expect(words[0]).toContain(said.en.name(String(space)));
          about.set(reason.why, (about.get(reason.why) ?? new Set()).add(words[0] ?? ''));
        }
        match.answer(0, bestRated(match.run, 0, chance).id);
      }
    }
    expect([...about.keys()].sort()).toEqual(expect.arrayContaining(['approach', 'save', 'search']));
    const saving = [...(about.get('save') ?? [])].join(' ');
    expect(saving).toMatch(/Lead your/);
    expect(saving).toMatch(/victims? waits? at/);
  });
});

function reasonFor({ run }: Match<FinalGirlState>, option: string): Reason | undefined {
  const options = run.legal(0);
  const opinions = run.ask === null ? [] : (finalGirl.opinions?.(run.state, 0, run.ask, options) ?? []);
  return opinions[options.findIndex(({ id }) => id === option)];
}

function wordsFor(why: string): (string | undefined)[] {
  return [texts.en[`hint.${why}`], texts.pl[`hint.${why}`]];
}
