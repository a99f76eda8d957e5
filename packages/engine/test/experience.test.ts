import { describe, expect, test } from 'vitest';
import {
  botAnswer,
  type ExperienceFile,
  type Game,
  Match,
  ratings,
  ruleOfThumb,
  ValueMisfit,
  wordsOf,
} from '../src/index.ts';
import { END, likes, type TinyState, takingAndGivingBack, tiny } from './tiny.ts';

/** One unit that says whether the secret is 1; then the window is better than what the rule of thumb likes. */
const file: ExperienceFile = {
  origin: ['by hand'],
  names: ['secret'],
  groups: ['fog'],
  means: '0',
  scales: '1',
  units: ['0 20 0'],
  words: ['way/climb:window 0 9', 'way~dare 0 0', 'way* 0 0'],
};

function house(experience: ExperienceFile | null, secret = 1): Match<TinyState> {
  const game: Game<TinyState> = tiny(
    function* (g) {
      yield* g.ask(0, 'way', 'T-1', () => [{ id: 'stairs' }, { id: 'climb:window' }]);
      return END;
    },
    {
      initial: () => ({ log: [], secret }),
      opinions: (_state, _seat, _ask, options) =>
        options.map(({ id }) => ({ value: id === 'stairs' ? 1 : 0, why: id === 'stairs' ? 'walk' : 'dare' })),
      judging: {
        names: ['secret'],
        features: (state) => (state.secret > 5 ? null : { group: 'fog', values: [state.secret] }),
        reads: 'what the seat knows',
        moments: ['play'],
      },
      ...(experience === null ? {} : { experience }),
    },
  );
  return started(game);
}

function started(game: Game<TinyState>): Match<TinyState> {
  const match = Match.start(game, { options: {}, players: ['x'], luck: { kind: 'fast', seed: 'x' } });
  if (!match.ok) throw new Error(match.why);
  return match.value;
}

const likings = ({ run }: Match<TinyState>): readonly number[] =>
  ratings(run, 0, run.legal(0), { policy: 'experience' });

describe('what practice has taught', () => {
  test('is added to the rule of thumb where the position asks for it, and only there', () => {
    expect(botAnswer(house(file), 0, 'veteran').id).toBe('climb:window');
    expect(botAnswer(house(file, 0), 0, 'veteran').id).toBe('stairs');
    expect(ruleOfThumb(house(file), 0, 'x').id).toBe('stairs');
  });

  test('is a sum of words, of which each unit makes its own', () => {
    // The rule of thumb says 3 for the stairs, the word 9 for the window.
    expect(likings(house(file))[0]).toBeCloseTo(Math.exp(-6));
    const bolder = { ...file, words: ['way/climb:window 1 0', 'way~dare 0.5 0', 'way* -2 0'] };
    expect(likings(house(bolder))[0]).toBeCloseTo(Math.exp(-0.5));
    const ofFog = { ...file, units: ['0 0 20'], words: ['way/climb 0 4'] };
    expect(likings(house(ofFog, 0))[0]).toBeCloseTo(Math.exp(-1));
  });

  test('without it, or where there is nothing to go by yet, the rule of thumb is all', () => {
    const thumb = ratings(house(null).run, 0, house(null).legal(0));
    expect(likings(house(null))).toEqual(thumb);
    expect(likings(house(file, 6))).toEqual(thumb);
    expect(botAnswer(house(null), 0, 'veteran').id).toBe('stairs');
  });

  test('numbers in ids are only names, and places belong to the answer', () => {
    expect(wordsOf('attack', 'killer@east_plaza:axe', 'attack')).toEqual([
      'attack/killer',
      'attack~attack',
      'attack/killer:axe',
    ]);
    expect(wordsOf('pick', 'card 12', 'any')).toEqual(['pick/card_#', 'pick~any']);
  });

  test.each([
    ['names that the game does not tell', { ...file, names: ['health'] }, /made from health/],
    ['a unit without the group', { ...file, units: ['0 1'] }, /a unit has 2 of 3 numbers/],
    ['a word without its weights', { ...file, words: ['way* 1'] }, /the word way\* has 1 of 2 numbers/],
  ])('does not fit with %s, and says so when somebody asks', (_, wrong, saying) => {
    const match = house(wrong);
    expect(() => botAnswer(match, 0, 'veteran')).toThrow(saying);
    expect(() => botAnswer(match, 0, 'veteran')).toThrow(ValueMisfit);
    expect(botAnswer(match, 0, 'thumb', 'x').id).toBe('stairs');
  });

  test('luck decides between equals only', () => {
    const even = { ...file, words: ['way/climb:window 0 3'] };
    const answers = new Set(Array.from({ length: 20 }, (_, n) => botAnswer(house(even), 0, 'veteran', `${n}`).id));
    expect(answers.size).toBe(2);
  });

  test('does not go round in circles: what was answered again and again, with nothing new since, is left to the rule of thumb', () => {
    const taking: ExperienceFile = { ...file, units: [], words: ['turn/take 9'] };
    const game = tiny(takingAndGivingBack, {
      opinions: likes(-1),
      judging: {
        names: ['secret'],
        features: () => ({ group: 'fog', values: [0] }),
        reads: 'what the seat knows',
        moments: ['play'],
      },
      experience: taking,
    });
    const match = started(game);
    const answers: string[] = [];
    for (let turn = 0; !match.over && turn < 20; turn++) {
      // However the match was come by: a copy knows as well what was answered.
      const { id } = botAnswer(turn % 2 === 0 ? match : match.fork(), 0, 'veteran');
      answers.push(id);
      match.answer(0, id);
    }
    expect(answers).toEqual([...['take', 'give-back'], ...['take', 'give-back'], ...['take', 'give-back'], 'end']);
  });
});
