import {
  END,
  type Game,
  hooks,
  type InPlay,
  type Judging,
  type KnownOdds,
  type Match,
  NOT_YET,
  type Outlook,
  type Play,
  type Rules,
  type Seat,
  shape,
} from '../../src/index.ts';
import { type Card, type Hunt, type HuntOptions, type HuntState, hunt, survivorAt } from './hunt.ts';

type HuntGame = Game<HuntState, HuntOptions>;

/** Hunt with one thing wrong. The contract must notice, in the check that is there for it. */
export interface Mutant {
  readonly name: string;
  readonly game: HuntGame;
  readonly caughtBy: string;
  /** What the check must say, so that it is not caught by accident. */
  readonly saying: RegExp;
}

const LEAK = 'two worlds: nothing hidden can be told from what is shown';
const SPOKEN = 'mates speak of what lies open';
const RATED = 'every option is rated';
const PROMISED = 'what is promised is what happens';

const opinions: NonNullable<HuntGame['opinions']> = (...asked) => hunt.opinions?.(...asked) ?? [];

function mutant(name: string, caughtBy: string, saying: RegExp, change: Partial<HuntGame>): Mutant {
  return { name, caughtBy, saying, game: { ...hunt, ...change } };
}

const sharedTable: HuntState = hunt.initial({ nights: 6 }, 3);

/** Something is heard, and nothing of it is on the table. */
function* creaks(g: Play<HuntState>): Rules<string> {
  g.tell('all', 'creaked');
  return 'creaked';
}

/** Two who whisper, each in a phase of its own, before everybody guesses. */
const whispers: HuntGame['phases'] = {
  ...hunt.phases,
  *night(g) {
    yield* g.confirm(1, 'whisper', 'HU-TURN-01');
    return 'whisper-back';
  },
  *'whisper-back'(g) {
    yield* g.confirm(2, 'whisper', 'HU-TURN-01');
    return 'guess';
  },
  guess: hunt.phases['night']!,
};

/** The same, right: whoever is not of the two knows one phase for all of it. */
export const whispering: HuntGame = {
  ...hunt,
  teams: () => [[1, 2]],
  phases: whispers,
  phaseSeenBy: (phase, viewer) =>
    viewer !== 1 && viewer !== 2 && ['night', 'whisper-back', 'guess'].includes(phase) ? 'night' : phase,
};

const ELSEWHERE = 'states from elsewhere are refused or harmless';
const anyNumber: shape.Shape<number> = (value, place) => (typeof value === 'number' ? null : `${place}: no number`);

/** The same is said of every card that could be burnt. */
function promising(match: Match<HuntState>, seat: Seat, said: readonly Pick<Outlook, 'key' | 'chance'>[]): KnownOdds {
  const outcomes = said.map((one): Outlook => ({ ...one, tone: 'fair', sign: '♠' }));
  const burning = match.legal(seat).filter(({ id }) => id.startsWith('burn:'));
  return Object.fromEntries(burning.map(({ id }) => [id, { exact: true, outcomes }]));
}

/** Judges by what lies in the hand of everybody else. */
const peeking: Judging<HuntState> = {
  names: ['others'],
  features: ({ survivors }, seat) => {
    const calm = survivors.map(({ secret }, one) =>
      one === seat ? 0 : secret.filter(({ face }) => face === 'calm').length,
    );
    return { group: 'all', values: [calm.reduce((sum, one) => sum + one)] };
  },
  reads: 'what the seat knows',
  moments: ['dusk'],
};

/** Everybody plays with everybody, but for whoever holds a calm card. */
const suspicious: NonNullable<HuntGame['mates']>['of'] = ({ survivors }, seat) =>
  [...survivors.keys()].filter((one) => one !== seat && !survivors[one]!.secret.some(({ face }) => face === 'calm'));

export const mutants: readonly Mutant[] = [
  mutant('sides that are nobody’s to know', SPOKEN, /Who is with seat \d, and where, depends/, {
    mates: { ...hunt.mates!, of: suspicious },
  }),
  mutant('an answer that nobody sees, and that is spoken about', SPOKEN, /Seat \d cannot tell "(yes|no)" from/, {
    phases: {
      ...hunt.phases,
      *dusk(g) {
        yield* g.confirm(0, 'whisper', 'HU-TURN-01');
        return yield* hunt.phases['dusk']!(g);
      },
    },
    mates: { ...hunt.mates!, open: ['act', 'whisper'] },
    opinions: (state, seat, ask, options) =>
      ask.kind === 'whisper' ? options.map(({ id }) => ({ value: 0, why: id })) : opinions(state, seat, ask, options),
  }),
  mutant('a judgement that peeks', 'two worlds are judged alike', /judged by depends on what is hidden/, {
    judging: peeking,
  }),
  mutant('a judgement with a number too few', 'two worlds are judged alike', /A name has no number/, {
    judging: { ...peeking, features: () => ({ group: 'all', values: [] }) },
  }),
  mutant('a judgement that cannot be reckoned with', 'two worlds are judged alike', /Not all is a number: NaN/, {
    judging: { ...peeking, features: () => ({ group: 'all', values: [Number.NaN] }) },
  }),
  mutant('a promise that is not kept', PROMISED, /It was "(one-wound|two-wounds)", not any of calm \(1\)/, {
    odds: (match, seat) => promising(match, seat, [{ key: 'calm', chance: 1 }]),
  }),
  mutant('chances that do not add up', PROMISED, /The chances add up to 0.9/, {
    odds: (match, seat) => promising(match, seat, [{ key: 'calm', chance: 0.9 }]),
  }),
  mutant(
    'a promise that is not kept and shows later',
    PROMISED,
    /It was "(one-wound|two-wounds)", not any of calm \(1\)/,
    {
      odds: (match, seat) => promising(match, seat, [{ key: 'calm', chance: 1 }]),
      cameTrue: (option, odds, events, asked) =>
        asked === 'act' ? NOT_YET : (hunt.cameTrue?.(option, odds, events, asked) ?? null),
    },
  ),
  mutant('promises that nobody can hold it to', PROMISED, /No promise was ever seen to be kept/, {
    cameTrue: () => null,
  }),
  mutant('a state of any shape', ELSEWHERE, /Loading fails|let through fails|Nothing is refused/, {
    stateShape: () => shape.anything as shape.Shape<HuntState>,
  }),
  mutant('a number without bounds, and a rule that believes it', ELSEWHERE, /let through fails: night = /, {
    stateShape: (options, seats) => (value, place) => {
      const { night, ...rest } = (value ?? {}) as HuntState;
      return anyNumber(night, `${place}.night`) ?? hunt.stateShape(options, seats)({ ...rest, night: 1 }, place);
    },
    publicView: (state) => ({ ...hunt.publicView(state), nights: 'dark '.repeat(state.night) }),
  }),
  mutant(
    'a shape that knows less than the rules',
    'random play always ends',
    /has no place in its shape: state.night/,
    {
      stateShape: () => (value, place) => shape.whole(1, 2)((value as HuntState).night, `${place}.night`),
    },
  ),
  mutant('a view that shows another’s hand', LEAK, /the view of \d depends/, {
    ownView: (state, seat) => ({
      ...hunt.ownView?.(state, seat),
      all: state.survivors.map((x) => x.secret.map((card) => card.face)),
    }),
  }),
  mutant('a view that shows the top card', LEAK, /the view of \d depends/, {
    ownView: (state, seat) => ({ ...hunt.ownView?.(state, seat), next: state.dread[0]?.face }),
  }),
  mutant('a view that shows everybody the top card', LEAK, /what everybody sees depends/, {
    publicView: (state) => ({ ...hunt.publicView(state), next: state.dread[0]?.face }),
  }),
  mutant('a view whose size depends on a hidden card', LEAK, /the view of \d depends/, {
    ownView: (state, seat) => ({
      ...hunt.ownView?.(state, seat),
      pad: ' '.repeat(state.dread[0]?.face.length ?? 0),
    }),
  }),
  mutant('a blocked option whose reason depends on a hidden card', LEAK, /what is asked depends/, {
    phases: {
      ...hunt.phases,
      *night(g) {
        yield* g.ask(0, 'listen', 'HU-TURN-01', (looking) => [
          { id: 'wait' },
          ...(looking ? [{ id: 'flee', blocked: g.state.dread[0]?.face === 'calm' ? 'no-need' : 'too-late' }] : []),
        ]);
        return yield* hunt.phases['night']!(g);
      },
    },
  }),
  mutant(
    'being asked only when one’s hidden hand can do something',
    LEAK,
    /who is waited for depends|what is asked depends/,
    {
      phases: {
        ...hunt.phases,
        *dusk(g) {
          const able = [0, 1, 2].filter((seat) => survivorAt(g, seat).secret.some((card) => card.face === 'calm'));
          yield* g.askAll([...new Set([0, ...able])], 'calm-down', 'HU-TURN-01', () => [{ id: 'yes' }, { id: 'no' }]);
          return yield* hunt.phases['dusk']!(g);
        },
      },
    },
  ),
  mutant('an event that tells all what one seat has seen', LEAK, /what is told depends/, {
    phases: {
      ...hunt.phases,
      *night(g) {
        yield* g.confirm(0, 'listen', 'HU-TURN-01');
        g.tell('all', 'whispered', { hand: survivorAt(g, 1).secret.map((card) => card.face) });
        return yield* hunt.phases['night']!(g);
      },
    },
  }),
  mutant('a card that lies open only while something is told', LEAK, /what is shown on the way depends/, {
    phases: {
      ...hunt.phases,
      *night(g) {
        yield* g.confirm(0, 'listen', 'HU-TURN-01');
        const [top] = g.state.dread.splice(0, 1);
        if (top !== undefined) g.state.spent.push(top);
        g.tell('all', 'rustled');
        if (top !== undefined) g.state.dread.unshift(...g.state.spent.splice(-1));
        return yield* hunt.phases['night']!(g);
      },
    },
  }),
  mutant('a phase that is named after a hidden card', LEAK, /the phase that \S+ is told depends/, {
    phases: {
      ...hunt.phases,
      *dusk(g) {
        yield* g.confirm(0, 'listen', 'HU-TURN-01');
        return g.state.dread[0]?.face === 'calm' ? 'quiet-dusk' : 'dreadful-dusk';
      },
      'quiet-dusk': hunt.phases['dusk']!,
      'dreadful-dusk': hunt.phases['dusk']!,
    },
  }),
  mutant('an event whose phase is named after a hidden card', LEAK, /what is told depends/, {
    phases: {
      ...hunt.phases,
      *dusk(g) {
        yield* g.confirm(0, 'listen', 'HU-TURN-01');
        return g.state.dread[0]?.face === 'calm' ? 'calm-before' : 'storm-before';
      },
      'calm-before': creaks,
      'storm-before': creaks,
      creaked: hunt.phases['dusk']!,
    },
  }),
  mutant('a phase that shows what a team does out of sight', LEAK, /the phase of a hidden turn depends/, {
    teams: () => [[1, 2]],
    phases: whispers,
  }),
  mutant('a sampler that peeks', 'imagining knows no more than the seat', /peeks at what is hidden/, {
    imagine: (state, seat, chance) => {
      const unseen = [...state.dread, ...state.survivors.flatMap((x, i) => (i === seat ? [] : x.secret))];
      const faces = unseen.map((card) => card.face); // not sorted: the deal depends on the truth
      chance.shuffle('imagine', faces);
      setFaces(unseen, faces);
    },
  }),
  mutant(
    'a sampler that returns the truth',
    'imagined worlds vary where something is hidden',
    /nothing is dealt anew/,
    { imagine: () => {} },
  ),
  mutant('a sampler that loses a card', 'imagined worlds play on', /Components are missing or double/, {
    imagine: (state, seat, chance) => {
      hunt.imagine(state, seat, chance);
      for (const card of state.dread) card.face = 'calm';
    },
  }),
  mutant('a forgotten clone', 'forks are equal and independent', /changed|differ/, {
    initial: () => sharedTable,
    phases: withSharedDiary(),
  }),
  mutant('a card that is in two places', 'random play always ends', /Components are missing or double/, {
    phases: {
      ...hunt.phases,
      *night(g) {
        const card = g.state.dread[0];
        if (card !== undefined) g.state.spent.push({ ...card });
        return yield* hunt.phases['night']!(g);
      },
    },
  }),
  mutant('the same object in two places', 'random play always ends', /stands somewhere else/, {
    phases: {
      ...hunt.phases,
      *night(g) {
        if (g.state.survivors[1] !== undefined) g.state.survivors[0] = g.state.survivors[1];
        return yield* hunt.phases['night']!(g);
      },
    },
  }),
  mutant(
    'hooks that are kept too long',
    'random play always ends',
    /What is in play was kept too long: key of nothing/,
    {
      phases: withForgottenNoise(),
    },
  ),
  mutant('phases that follow each other for ever', 'random play always ends', /does not stop/, {
    phases: { ...hunt.phases, dusk: once('night'), night: once('dusk') },
  }),
  mutant('a question that is asked for ever', 'random play always ends', /does not end/, {
    phases: {
      ...hunt.phases,
      *night(g) {
        for (;;) yield* g.confirm(0, 'sure', 'HU-TURN-01');
      },
    },
  }),
  mutant('a rule that rolls for ever', 'random play always ends', /does not stop/, {
    phases: {
      ...hunt.phases,
      *night(g) {
        while (g.roll('fear', 6) < 7) g.tell('all', 'rolled');
        return END;
      },
    },
  }),
  mutant('a decision without a legal answer', 'random play always ends', /Nothing can be answered/, {
    phases: {
      ...hunt.phases,
      *night(g) {
        yield* g.ask(0, 'flee', 'HU-TURN-01', () => [{ id: 'flee', blocked: 'no-way-out' }]);
        return END;
      },
    },
  }),
  mutant(
    'an undo past a card that was seen',
    'undo is exact and ends where knowledge begins',
    /can be taken back, although it taught something new/,
    {
      phases: {
        ...hunt.phases,
        *night(g) {
          if (yield* g.confirm(0, 'peek', 'HU-TURN-01')) g.tell(0, 'peeked', { face: g.state.dread[0]?.face }); // not `reveal`
          yield* g.confirm(0, 'sure', 'HU-TURN-01');
          return yield* hunt.phases['night']!(g);
        },
      },
    },
  ),
  mutant('luck from elsewhere', 'same inputs, same states', /gave another|cannot be given again/, {
    phases: {
      ...hunt.phases,
      *night(g) {
        g.state.dread.sort(() => Math.random() - 0.5);
        return yield* hunt.phases['night']!(g);
      },
    },
  }),
  mutant('two options with the same id', 'wrong answers are refused and change nothing', /same id/, {
    phases: {
      ...hunt.phases,
      *night(g) {
        yield* g.ask(0, 'wait', 'HU-TURN-01', () => [{ id: 'wait' }, { id: 'wait' }]);
        return yield* hunt.phases['night']!(g);
      },
    },
  }),
  mutant('an option without an opinion', RATED, /\d options have \d opinions/, {
    opinions: (...asked) => opinions(...asked).slice(1),
  }),
  mutant('an option that is worth more than anything', RATED, /is not finite/, {
    opinions: (...asked) => opinions(...asked).map((one) => ({ ...one, value: one.value / 0 })),
  }),
  mutant('an option that nothing speaks for', RATED, /has no reason/, {
    opinions: (...asked) => opinions(...asked).map((one) => ({ ...one, why: '' })),
  }),
  mutant('opinions from the best to the worst', RATED, /not in the order of the options/, {
    opinions: (...asked) => [...opinions(...asked)].sort((a, b) => b.value - a.value),
  }),
  mutant('a temperature that nothing can be reckoned with', RATED, /cannot be liked .*NaN/, {
    thinking: { temperature: 0 },
  }),
  mutant('an opinion that knows the top card', 'two worlds are rated alike', /depend on what is hidden/, {
    opinions: (state, ...asked) => {
      const calm = state.dread[0]?.face === 'calm';
      return opinions(state, ...asked).map(({ value, why }) => ({ value: why === 'hide' && calm ? 0 : value, why }));
    },
  }),
  mutant('a reason that knows the top card', 'two worlds are rated alike', /depend on what is hidden/, {
    opinions: (state, ...asked) =>
      opinions(state, ...asked).map(({ value }) => ({ value, why: state.dread[0]?.face ?? 'other' })),
  }),
  mutant('content that never comes up', 'random play comes across all content', /never came across: room:tower/, {
    catalogue: [...hunt.catalogue, 'room:tower'],
  }),
];

function once(next: string) {
  return function* (_g: Hunt) {
    return next;
  };
}

/** Noisy rooms are in play; whoever watches for them forgets that one may be added. */
function withForgottenNoise(): HuntGame['phases'] {
  interface Loud {
    loudness?(g: Hunt, me: InPlay<Loud>): number;
  }
  const noise: Loud = { loudness: () => 1 };
  const { sum } = hooks<Hunt, Loud, InPlay<Loud>>({
    gather: (g) => g.state.noise.map((room) => ({ key: room, thing: noise })),
    watch:
      ({ state: { noise: before } }) =>
      ({ state: { noise: now } }) =>
        now === before,
  });
  return {
    ...hunt.phases,
    *dusk(g) {
      g.state.noise = [];
      sum(g, 'loudness');
      g.state.noise.push('attic');
      sum(g, 'loudness');
      return yield* hunt.phases['dusk']!(g);
    },
  };
}

/** Keeps something outside the state, where no copy reaches it. */
function withSharedDiary(): HuntGame['phases'] {
  const diary = { nights: 0 };
  return {
    ...hunt.phases,
    *night(g) {
      g.state.night += diary.nights++ % 3 === 0 ? 1 : 0;
      return yield* hunt.phases['night']!(g);
    },
  };
}

function setFaces(cards: readonly Card[], faces: readonly Card['face'][]): void {
  cards.forEach((card, i) => {
    card.face = faces[i]!;
  });
}

/** Hunt, judged by what lies on the table and in one's own hand; and, where nothing is hidden any more, by everything. */
export const judged: HuntGame = {
  ...hunt,
  judging: {
    ...peeking,
    features: ({ survivors }, seat) => ({ group: 'all', values: [survivors[seat]?.secret.length ?? 0] }),
  },
};
export const judgedInside: HuntGame = { ...hunt, judging: { ...peeking, reads: 'an imagined world' } };
