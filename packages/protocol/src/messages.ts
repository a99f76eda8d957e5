import { REFUSALS as RULES_REFUSALS } from '@dreadhouse/engine';
import { type Static, Type } from 'typebox';
import type { Delta } from './delta.ts';
import { Level } from './http.ts';
import { Wish } from './mates.ts';
import { PHRASES } from './phrases.ts';
import { Proposable, Screen, SentEvent } from './screen.ts';

const Id = Type.String({
  minLength: 8,
  maxLength: 64,
  pattern: '^[A-Za-z0-9_-]+$',
  description: 'Made by the client; the same id counts once.',
});
const Frame = Type.String({ maxLength: 32 });
const Hearers = Type.Union([Type.Literal('table'), Type.Literal('side')], {
  description: 'Everybody, or only those who may talk in secret with this seat.',
});

// --- from the client ---

const Hello = Type.Object(
  {
    t: Type.Literal('hello'),
    v: Type.Integer(),
    token: Type.Optional(Type.String({ maxLength: 64, description: 'The seat’s token; without, one watches.' })),
    last: Type.Optional(Type.String({ maxLength: 32, description: 'The last frame that the client has.' })),
  },
  { additionalProperties: false },
);

const Answer = Type.Object(
  {
    t: Type.Literal('answer'),
    id: Id,
    ask: Type.String({ maxLength: 32 }),
    option: Type.String({ maxLength: 400 }),
  },
  { additionalProperties: false },
);

const Undo = Type.Object({ t: Type.Literal('undo'), id: Id }, { additionalProperties: false });

const Propose = Type.Object(
  {
    t: Type.Literal('propose'),
    id: Id,
    what: Proposable,
    seat: Type.Optional(
      Type.Integer({ minimum: 0, maximum: 16, description: 'For `stand-in` and `hand-over`: which seat.' }),
    ),
  },
  { additionalProperties: false },
);

const Consent = Type.Object(
  {
    t: Type.Literal('consent'),
    id: Id,
    proposal: Type.String({ maxLength: 32, description: 'The id of the proposal that is answered.' }),
    yes: Type.Boolean(),
  },
  { additionalProperties: false },
);

const Say = Type.Object(
  {
    t: Type.Literal('say'),
    id: Id,
    to: Hearers,
    text: Type.String({ minLength: 1, maxLength: 500 }),
  },
  { additionalProperties: false },
);

const SayPhrase = Type.Object(
  { t: Type.Literal('phrase'), id: Id, to: Hearers, phrase: Type.Enum([...PHRASES]) },
  { additionalProperties: false, description: 'Something ready-made: everybody reads it in their own language.' },
);

const Stand = Type.Object(
  {
    t: Type.Literal('bot'),
    id: Id,
    seat: Type.Integer({ minimum: 0, maximum: 16 }),
    level: Type.Union([Level, Type.Null()]),
  },
  {
    additionalProperties: false,
    description:
      'While seats are still open: puts a bot on one, or (null) takes it away. Then: lets a bot answer for one’s own seat, or (null) no longer; for somebody else’s it is a proposal.',
  },
);

const Tell = Type.Object(
  {
    t: Type.Literal('tell'),
    id: Id,
    seat: Type.Integer({ minimum: 0, maximum: 16, description: 'A bot’s, on one’s own side.' }),
    wish: Type.Union([Wish, Type.Null()]),
  },
  {
    additionalProperties: false,
    description:
      'Tells a bot what to do, or (null) takes back what it has been told. It stands until it is done, taken back or replaced; everybody on the side sees it.',
  },
);

const Ping = Type.Object({ t: Type.Literal('ping') }, { additionalProperties: false });

export const FromClient = Type.Union([Hello, Answer, Undo, Propose, Consent, Say, SayPhrase, Stand, Tell, Ping]);
export type FromClient = Static<typeof FromClient>;

// --- from the server ---

const Welcome = Type.Object({
  t: Type.Literal('welcome'),
  v: Type.Integer(),
  match: Type.String(),
  game: Type.String(),
  now: Type.Integer({ description: 'The server’s time, in milliseconds since 1970: deadlines are by its clock.' }),
});

export const Spoken = Type.Object({
  id: Type.String(),
  seat: Type.Integer(),
  to: Hearers,
  text: Type.String({ description: 'Empty when it is a phrase.' }),
  phrase: Type.Optional(Type.Enum([...PHRASES])),
  at: Type.Integer(),
});

export const Snapshot = Type.Object({
  t: Type.Literal('snapshot'),
  frame: Frame,
  screen: Screen,
  events: Type.Array(SentEvent),
  chat: Type.Array(Spoken, { description: 'What was said, as far as it is not known already; lines have ids.' }),
});

export const Update = Type.Object({
  t: Type.Literal('update'),
  from: Frame,
  frame: Frame,
  delta: Type.Unsafe<Delta | null>(
    Type.Unknown({
      description: 'What has changed on the screen besides, after all that the events brought; see `delta`.',
    }),
  ),
  events: Type.Array(SentEvent),
});

export const REFUSALS = [
  ...RULES_REFUSALS,
  'malformed',
  'too-large',
  'too-fast',
  'hello-first',
  'other-version',
  'unknown-match',
  'unknown-token',
  'not-your-seat',
  'put-aside',
  'not-started',
  'too-long',
  'no-undo',
  'no-proposal',
  'other-proposal',
  'too-late',
  'too-early',
  'not-host',
  'no-side',
  'unavailable',
  'unplayable',
] as const;
export type Refusal = (typeof REFUSALS)[number];
const Refused = Type.Enum([...REFUSALS]);

const Done = Type.Union([
  Type.Object({ t: Type.Literal('done'), id: Type.String(), ok: Type.Literal(true) }),
  Type.Object({
    t: Type.Literal('done'),
    id: Type.String(),
    ok: Type.Literal(false),
    why: Refused,
    reason: Type.Optional(Type.String()),
  }),
]);

const Chat = Type.Object({ t: Type.Literal('chat'), said: Spoken });
const Trouble = Type.Object({ t: Type.Literal('trouble'), why: Refused, closes: Type.Boolean() });
const Pong = Type.Object({ t: Type.Literal('pong') });

export const FromServer = Type.Union([Welcome, Snapshot, Update, Done, Chat, Trouble, Pong]);
export type FromServer = Static<typeof FromServer>;
export type Snapshot = Static<typeof Snapshot>;
export type Update = Static<typeof Update>;
export type Spoken = Static<typeof Spoken>;
