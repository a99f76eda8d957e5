import {
  type Chance,
  type Chapter,
  type Checked,
  END,
  type Game,
  type KnownOptionOdds,
  type Option,
  type Play,
  type Rules,
  type Seat,
  shape,
} from '../../src/index.ts';

/**
 * The engine's fixture: three survivors, a dread deck, a house with lurkers. Small, but with everything that a game can have:
 * hidden hands, a deck, dice, sealed answers, any-of-several answers, reactions, blocked options, an end in the middle of a rule.
 */
export type RoomId = 'hall' | 'attic' | 'cellar' | 'garden';
export type Face = 'calm' | 'one-wound' | 'two-wounds';

export interface Card {
  id: number;
  face: Face;
}

export interface Survivor {
  room: RoomId;
  wounds: number;
  hidden: boolean;
  secret: Card[];
}

export interface HuntState {
  nights: number;
  night: number;
  survivors: Survivor[];
  dread: Card[];
  spent: Card[];
  noise: RoomId[];
  lost: boolean;
}

/** What can be told. */
export interface HuntEvents {
  dealt: { faces: readonly Face[] };
  'dealt-to': { seat: Seat; cards: number };
  acted: { seat: Seat; did: string | undefined };
  burnt: { seat: Seat; face: Face };
  guessed: { guesses: readonly string[] };
  'dread-drawn': { face: Face };
  wounded: { seat: Seat; amount: number };
  died: { seat: Seat };
}

/** What can be asked, and what each question is about. */
export interface HuntQuestions {
  act: object;
  guess: object;
  'step-in': object;
}

export type Hunt = Play<HuntState, HuntEvents, HuntQuestions>;

export interface HuntOptions {
  nights: number;
}

export const ROOMS: Record<RoomId, readonly RoomId[]> = {
  hall: ['attic', 'cellar', 'garden'],
  attic: ['hall'],
  cellar: ['hall'],
  garden: ['hall'],
};

const FACES: readonly Face[] = [
  ...Array<Face>(10).fill('calm'),
  ...Array<Face>(6).fill('one-wound'),
  ...Array<Face>(4).fill('two-wounds'),
];
const WOUNDS: Record<Face, number> = { calm: 0, 'one-wound': 1, 'two-wounds': 2 };
const MORTAL = 3;

const chapter: Chapter = {
  title: { en: 'Hunt', pl: 'Łowy' },
  rules: {
    'HU-SETUP-01': { en: 'Everybody gets two dread cards.', pl: 'Każdy dostaje dwie karty grozy.' },
    'HU-TURN-01': { en: 'In your turn you act once.', pl: 'W swojej turze działasz raz.' },
    'HU-TURN-03': { en: 'You cannot hide where there is noise.', pl: 'Nie możesz się ukryć tam, gdzie jest hałas.' },
    'HU-VOTE-01': {
      en: 'Everybody guesses in secret where the lurker is.',
      pl: 'Każdy w tajemnicy zgaduje, gdzie jest czyhający.',
    },
    'HU-STRIKE-02': { en: 'A survivor in the room may take the blow.', pl: 'Ocalały w tym pokoju może przyjąć cios.' },
    'HU-STRIKE-03': { en: 'A dread card tells the wounds.', pl: 'Karta grozy mówi, ile jest ran.' },
    'HU-END-01': {
      en: 'Whoever outlives the nights wins; the first death loses for all.',
      pl: 'Kto przeżyje noce, wygrywa; pierwsza śmierć to porażka wszystkich.',
    },
  },
};

function* deal(g: Hunt): Rules<string> {
  g.shuffleFaces('dread', g.state.dread);
  for (const [seat, survivor] of g.state.survivors.entries()) {
    survivor.secret = g.state.dread.splice(0, 2);
    g.reveal(seat, 'dealt', { faces: survivor.secret.map((card) => card.face), rule: 'HU-SETUP-01' });
    g.tell('all', 'dealt-to', { seat, cards: survivor.secret.length, rule: 'HU-SETUP-01' });
  }
  return 'dusk';
}

function* dusk(g: Hunt): Rules<string> {
  g.state.noise = [];
  for (const seat of g.state.survivors.keys()) yield* act(g, seat);
  return 'night';
}

interface Act extends Option {
  readonly to?: RoomId;
  readonly card?: number;
}

function* act(g: Hunt, seat: Seat): Rules {
  const survivor = survivorAt(g, seat);
  survivor.hidden = false;
  const pick = yield* g.ask(seat, 'act', 'HU-TURN-01', (): Act[] => [
    ...ROOMS[survivor.room].map((to) => ({ id: `go:${to}`, at: to, to })),
    { id: 'hide', rule: 'HU-TURN-03', blocked: g.state.noise.includes(survivor.room) && 'room-is-noisy' },
    ...survivor.secret.map((card) => ({
      id: `burn:${card.id}`,
      cost: { card: 1 },
      card: card.id,
      details: { face: card.face },
    })),
  ]);
  if (pick.to !== undefined) walk(g, seat, pick.to);
  else if (pick.card !== undefined) burn(g, seat, pick.card);
  else survivor.hidden = true;
  g.tell('all', 'acted', { seat, did: pick.id.split(':')[0], rule: 'HU-TURN-01' });
}

function walk(g: Hunt, seat: Seat, to: RoomId): void {
  survivorAt(g, seat).room = to;
  if (to === 'hall' && !g.state.noise.includes('hall')) g.state.noise.push('hall');
  g.touch(`room:${to}`);
}

function burn(g: Hunt, seat: Seat, id: number): void {
  const survivor = survivorAt(g, seat);
  const card = survivor.secret.find((one) => one.id === id)!;
  survivor.secret = survivor.secret.filter((one) => one !== card);
  g.state.spent.push(card);
  survivor.wounds = Math.max(0, survivor.wounds - (card.face === 'calm' ? 1 : 0));
  g.reveal('all', 'burnt', { seat, face: card.face });
}

function* night(g: Hunt): Rules<string> {
  const everyone = [...g.state.survivors.keys()];
  const guesses = yield* g.askAll(everyone, 'guess', 'HU-VOTE-01', () =>
    (Object.keys(ROOMS) as RoomId[]).map((room) => ({ id: room, at: room })),
  );
  g.tell('all', 'guessed', { guesses: guesses.map((guess) => guess.id), rule: 'HU-VOTE-01' });
  const lair = g.pick('lurker', Object.keys(ROOMS) as RoomId[]);
  g.touch(`lair:${lair}`);
  for (const [seat, survivor] of g.state.survivors.entries()) {
    if (survivor.room === lair && !survivor.hidden && guesses[seat]?.id !== lair) yield* strike(g, seat);
  }
  g.state.night += 1;
  return g.state.night > g.state.nights ? END : 'dusk';
}

/** A lurker strikes a survivor; another in the room may take the blow. */
export function* strike(g: Hunt, victim: Seat): Rules {
  const others = [...g.state.survivors.keys()].filter((s) => s !== victim && sameRoom(g, s, victim));
  const shield = others.length === 0 ? null : yield* volunteer(g, others);
  if (g.state.dread.length === 0) reshuffle(g);
  const card = g.draw(g.state.dread);
  if (card === undefined) return;
  g.state.spent.push(card);
  g.touch(`face:${card.face}`);
  g.tell('all', 'dread-drawn', { face: card.face, rule: 'HU-STRIKE-03' });
  wound(g, shield ?? victim, WOUNDS[card.face]);
}

function* volunteer(g: Hunt, helpers: readonly Seat[]): Rules<Seat | null> {
  const { seat, option } = yield* g.askAny(helpers, 'step-in', 'HU-STRIKE-02', () => [
    { id: 'step-in' },
    { id: 'stay-back' },
  ]);
  return option.id === 'step-in' ? seat : null;
}

function wound(g: Hunt, seat: Seat, amount: number): void {
  const survivor = survivorAt(g, seat);
  survivor.wounds += amount;
  if (amount > 0) g.tell('all', 'wounded', { seat, amount });
  if (survivor.wounds < MORTAL) return;
  g.state.lost = true;
  g.tell('all', 'died', { seat, rule: 'HU-END-01' });
  g.end();
}

function reshuffle(g: Hunt): void {
  g.state.dread = g.state.spent;
  g.state.spent = [];
  g.shuffleFaces('dread', g.state.dread);
}

function sameRoom(g: Hunt, a: Seat, b: Seat): boolean {
  return survivorAt(g, a).room === survivorAt(g, b).room;
}

export function survivorAt(g: Hunt, seat: Seat): Survivor {
  return g.state.survivors[seat]!;
}

function imagine(state: HuntState, seat: Seat, chance: Chance): void {
  const unseen = [...state.dread, ...state.survivors.flatMap((x, i) => (i === seat ? [] : x.secret))];
  const faces = unseen.map((card) => card.face).sort(); // the deal may depend on what is known, not on what is true
  chance.shuffle('imagine', faces);
  unseen.forEach((card, i) => {
    card.face = faces[i]!;
  });
}

const room = shape.oneOf(Object.keys(ROOMS) as RoomId[]);
const cards = shape.listOf(
  shape.record<Card>({ id: shape.whole(0, FACES.length - 1), face: shape.oneOf(FACES) }),
  FACES.length,
);
const survivorShape = shape.record<Survivor>({
  room,
  wounds: shape.whole(0, 10),
  hidden: shape.flag,
  secret: cards,
});

/** Whoever burns a card knows what it is. */
function burnt({ id, details }: Option): KnownOptionOdds[] {
  const { face } = (details ?? {}) as { face?: Face };
  if (!id.startsWith('burn:') || face === undefined) return [];
  return [{ exact: true, outcomes: [{ key: face, chance: 1, tone: 'fair', sign: '♠' }] }];
}

export const hunt: Game<HuntState, HuntOptions> = {
  id: 'hunt',
  version: '1',
  seats: { min: 3, max: 3 },
  content: { ROOMS, FACES, WOUNDS },
  ledger: [chapter],
  options(raw): Checked<HuntOptions> {
    const nights = (raw as { nights?: unknown } | null)?.nights ?? 6;
    if (typeof nights === 'number' && [3, 6, 9].includes(nights)) return { ok: true, value: { nights } };
    return { ok: false, why: `nights must be 3, 6 or 9, not ${String(nights)}` };
  },
  sampleOptions: (n) => ({ nights: 3 + 3 * (n % 3) }),
  initial: ({ nights }, seats) => ({
    nights,
    night: 1,
    survivors: Array.from({ length: seats }, () => ({ room: 'hall' as const, wounds: 0, hidden: false, secret: [] })),
    dread: FACES.map((face, id) => ({ id, face })),
    spent: [],
    noise: [],
    lost: false,
  }),
  first: 'deal',
  phases: { deal, dusk, night },
  outcome: (state) => (state.lost ? { side: 'house', winners: [] } : { side: 'survivors', winners: [0, 1, 2] }),
  publicView: (state) => ({
    night: state.night,
    survivors: state.survivors.map(({ room, wounds, hidden, secret }) => ({
      ...{ room, wounds, hidden },
      secrets: secret.length,
    })),
    dread: state.dread.length,
    spent: state.spent.map((card) => card.face),
    noise: state.noise,
    lost: state.lost,
  }),
  ownView: (state, seat) => ({ secret: state.survivors[seat]!.secret.map(({ id, face }) => ({ id, face })) }),
  imagine,
  score: (state) => 1 - Math.max(...state.survivors.map((x) => x.wounds)) / MORTAL,
  odds: (match, seat) =>
    Object.fromEntries(match.legal(seat).flatMap((option) => burnt(option).map((odds) => [option.id, odds]))),
  cameTrue: (_option, _odds, events) => {
    const { face } = (events.find(({ kind }) => kind === 'burnt')?.details ?? {}) as Partial<HuntEvents['burnt']>;
    return face ?? null;
  },
  opinions: (state, seat, ask, options) =>
    options.map((option) => {
      if (ask.kind === 'act' && option.id === 'hide') return { value: 1.1, why: 'hide' };
      const hurts = state.survivors[seat]!.wounds > 0;
      return { value: ask.kind === 'act' && option.id.startsWith('burn') && hurts ? 0.7 : 0, why: 'other' };
    }),
  mates: {
    of: ({ survivors }, seat) => [...survivors.keys()].filter((one) => one !== seat),
    open: ['act'],
    places: ({ survivors }, seat) => [survivors[seat]!.room],
    steps: (_state, from, to) =>
      to in ROOMS ? (from === to ? 0 : ROOMS[from as RoomId].includes(to as RoomId) ? 1 : 2) : null,
  },
  stateShape: ({ nights }, seats) =>
    shape.record<HuntState>({
      nights: shape.exactly(nights),
      night: shape.whole(1, nights + 1),
      survivors: shape.listOf(survivorShape, seats, seats),
      dread: cards,
      spent: cards,
      noise: shape.listOf(room, 100),
      lost: shape.flag,
    }),
  components: (state) =>
    [...state.dread, ...state.spent, ...state.survivors.flatMap((x) => x.secret)].flatMap((card) => [
      `card ${card.id}`,
      card.face,
    ]),
  invariant: (state) => (state.survivors.some((x) => x.wounds < 0) ? 'somebody has fewer than no wounds' : null),
  catalogue: [
    ...Object.keys(ROOMS).flatMap((room) => [`room:${room}`, `lair:${room}`]),
    ...Object.keys(WOUNDS).map((face) => `face:${face}`),
  ],
};
