import { type Static, Type } from 'typebox';
import { Planned, Reason } from './option.ts';
import { SeatView } from './screen.ts';

/** How a bot plays. `random` is for tests of programs: people are offered the others. */
export const Level = Type.Union([
  Type.Literal('random'),
  Type.Literal('newcomer'),
  Type.Literal('thumb'),
  Type.Literal('veteran'),
  Type.Literal('search'),
]);
const Name = Type.String({ minLength: 1, maxLength: 40, pattern: '\\S' });
const Nonce = Type.String({
  pattern: '^[0-9a-f]{16,128}$',
  description: 'This seat’s part in the luck of the match.',
});

export const NewMatch = Type.Object(
  {
    game: Type.String({ maxLength: 40 }),
    options: Type.Unknown(),
    seats: Type.Array(Type.Union([Type.Literal('open'), Level]), { minItems: 1, maxItems: 12 }),
    public: Type.Boolean({ description: 'Listed among the open tables.' }),
    clock: Type.Optional(
      Type.Integer({ minimum: 10, maximum: 30 * 86_400, description: 'Seconds to answer in before a bot does.' }),
    ),
    patience: Type.Optional(
      Type.Union([Type.Integer({ minimum: 10, maximum: 30 * 86_400 }), Type.Null()], {
        description:
          'For so many seconds nothing is rewound without the word of somebody who is away; then silence counts as consent. Null: never. A day without.',
      }),
    ),
    hints: Type.Optional(
      Type.Boolean({ description: 'Whoever is asked may ask what a good player would answer. Not without.' }),
    ),
  },
  { additionalProperties: false },
);

export const MatchInfo = Type.Object({
  id: Type.String(),
  game: Type.String(),
  options: Type.Unknown(),
  status: Type.Union([Type.Literal('open'), Type.Literal('playing'), Type.Literal('over')]),
  seats: Type.Array(SeatView),
  commitment: Type.String({ description: 'Binds the server to its secret before anybody adds a nonce.' }),
  created: Type.Integer(),
  rematch: Type.Union([Type.String(), Type.Null()]),
  clock: Type.Union([Type.Integer(), Type.Null()]),
  patience: Type.Union([Type.Integer(), Type.Null()]),
  public: Type.Boolean(),
  hints: Type.Boolean({ description: 'Whether this table allows hints.' }),
  imported: Type.Optional(
    Type.Boolean({
      description: 'It goes on with a saved match: its luck was not made from the nonces of those who sit here.',
    }),
  ),
  asked: Type.Optional(
    Type.Boolean({ description: 'Whether the seat whose token came with the request is waited for.' }),
  ),
});

const Outlook = Type.Object({
  key: Type.String({ description: 'Which outcome; each game has its own.' }),
  chance: Type.Number({ minimum: 0, maximum: 1 }),
  tone: Type.Union([Type.Literal('good'), Type.Literal('fair'), Type.Literal('bad')]),
  sign: Type.String({ description: 'One or two characters for it.' }),
  reach: Type.Optional(Type.Number({ description: 'How likely it can be made.' })),
});

/** What may come of each answer, before it is given. */
export const OddsOf = Type.Object({
  ask: Type.String({ description: 'The question that it is about, as it is named on the screen.' }),
  options: Type.Record(
    Type.String(),
    Type.Object({
      outcomes: Type.Array(Outlook),
      exact: Type.Boolean({ description: 'Exact odds of dice, or an estimate.' }),
      also: Type.Optional(Type.Array(Outlook)),
      risks: Type.Optional(Type.Array(Outlook)),
      binding: Type.Boolean({ description: 'Something new would come out, so that it cannot be taken back.' }),
    }),
  ),
});

/** What a good player would answer, the best first. */
export const HintsOf = Type.Object({
  ask: Type.String({ description: 'The question that it is about, as it is named on the screen.' }),
  advice: Type.Array(
    Type.Object({
      option: Type.String(),
      chance: Type.Number({ minimum: 0, maximum: 1, description: 'Estimated chance of winning after it.' }),
      reason: Reason,
      obvious: Type.Boolean({ description: 'It looks best at a glance.' }),
      contrasts: Type.Array(
        Type.Object({
          event: Type.Object({ kind: Type.String(), details: Type.Record(Type.String(), Type.Unknown()) }),
          here: Type.Number({ description: 'How often that happened in tries with it.' }),
          there: Type.Number({ description: 'How often in tries with the first.' }),
        }),
      ),
      plan: Type.Array(Planned, { description: 'What would follow.' }),
    }),
  ),
});

/** Where this server can be reached from other machines, the best address first; for links that are sent to friends. */
export const Here = Type.Object({
  addresses: Type.Array(Type.String()),
  mail: Type.Boolean({ description: 'Whether this server can send notices by mail.' }),
});

export const Sit = Type.Object(
  {
    name: Name,
    nonce: Nonce,
    automated: Type.Optional(Type.Boolean({ description: 'A program sits down. It says so, and everybody sees it.' })),
  },
  { additionalProperties: false },
);

export const Import = Type.Object(
  { file: Type.String({ description: 'A saved match, as its file.' }) },
  { additionalProperties: false },
);

/** The languages that notices are written in. */
const NoticeLanguage = Type.Optional(
  Type.Union([Type.Literal('en'), Type.Literal('pl')], { description: 'English without.' }),
);

/** How a seat wants to be told that it is its turn. */
export const Caller = Type.Union([
  Type.Object(
    { kind: Type.Literal('webhook'), url: Type.String({ pattern: '^https?://', maxLength: 500 }) },
    { additionalProperties: false },
  ),
  Type.Object(
    {
      kind: Type.Literal('mail'),
      // One address and nothing else: no list, no name beside it.
      address: Type.String({ pattern: '^[^@\\s,;:<>"()]+@[^@\\s,;:<>"()]+$', maxLength: 200 }),
      language: NoticeLanguage,
    },
    { additionalProperties: false },
  ),
  Type.Object(
    {
      kind: Type.Literal('push'),
      endpoint: Type.String({ pattern: '^https://', maxLength: 1000 }),
      keys: Type.Object({ p256dh: Type.String({ maxLength: 200 }), auth: Type.String({ maxLength: 100 }) }),
      language: NoticeLanguage,
    },
    { additionalProperties: false },
  ),
]);
export const CallerKind = Type.Union([Type.Literal('push'), Type.Literal('webhook'), Type.Literal('mail')]);

/** What a webhook is sent, as JSON, with the header `idempotency-key`: the same turn has the same key. */
export const WebhookCall = Type.Object({
  type: Type.Literal('your-turn'),
  game: Type.String(),
  title: Type.String({ description: 'The name of the game, as people write it.' }),
  match: Type.String(),
  link: Type.String({ description: 'Where the table is.' }),
});
export const Seated = Type.Object({ seat: Type.Integer(), token: Type.String() });

const KeyKind = Type.Union([Type.Literal('pass'), Type.Literal('phrase')], {
  description:
    'A pass opens the seat for one more device, once and for a quarter of an hour. A phrase brings its owner back at any time; a new one replaces it.',
});
export const NewKey = Type.Object({ kind: KeyKind }, { additionalProperties: false });
export const MadeKey = Type.Object({
  kind: KeyKind,
  key: Type.String({ description: 'Told this once. The server keeps a hash.' }),
  until: Type.Optional(Type.Integer({ description: 'For a pass: until when, in milliseconds since 1970.' })),
});
export const ComeBack = Type.Object(
  { kind: KeyKind, key: Type.String({ maxLength: 100 }) },
  { additionalProperties: false },
);
export const SeatOfKey = Type.Object({ seat: Type.Integer(), name: Type.String() });
export const CameBack = Type.Object({ seat: Type.Integer(), token: Type.String(), name: Type.String() });
export const Problem = Type.Object({ error: Type.String(), message: Type.String() });

export type NewMatch = Static<typeof NewMatch>;
export type HintsOf = Static<typeof HintsOf>;
export type MatchInfo = Static<typeof MatchInfo>;
export type Sit = Static<typeof Sit>;
export type Seated = Static<typeof Seated>;
export type NewKey = Static<typeof NewKey>;
export type MadeKey = Static<typeof MadeKey>;
export type ComeBack = Static<typeof ComeBack>;
export type SeatOfKey = Static<typeof SeatOfKey>;
export type CameBack = Static<typeof CameBack>;
export type Import = Static<typeof Import>;
export type Caller = Static<typeof Caller>;
export type CallerKind = Static<typeof CallerKind>;
export type WebhookCall = Static<typeof WebhookCall>;
export type Here = Static<typeof Here>;
export type OddsOf = Static<typeof OddsOf>;
