import type { OptionView as EngineOption, Told } from '@dreadhouse/engine';
import { type Static, Type } from 'typebox';
import type { Delta } from './delta.ts';
import { MateView } from './mates.ts';
import { Details, OptionView } from './option.ts';

/** What a seat is asked. `ask` names the question, so that a late answer cannot hit the wrong one; it says nothing else. */
export const Question = Type.Object({
  ask: Type.String(),
  kind: Type.String(),
  rule: Type.String(),
  about: Type.Optional(Details),
  options: Type.Unsafe<readonly EngineOption[]>(Type.Array(OptionView)),
});

/** An event as it is sent: the viewer's own count of it, and in updates how the view changed up to the moment when it was told. */
export interface SentEvent extends Told {
  readonly n: number;
  readonly view?: Delta;
}

export const SentEvent = Type.Unsafe<SentEvent>(
  Type.Object({
    n: Type.Integer({ minimum: 0, description: 'Which of the viewer’s events it is, counted from 0.' }),
    phase: Type.String(),
    kind: Type.String(),
    rule: Type.Optional(Type.String()),
    details: Details,
    view: Type.Optional(
      Type.Unknown({
        description:
          'In updates: what has changed in the view since the event before, as a delta; absent when nothing has.',
      }),
    ),
  }),
);

export const SeatView = Type.Object({
  name: Type.Union([Type.String(), Type.Null()], { description: 'Null while nobody sits there.' }),
  kind: Type.Union([Type.Literal('open'), Type.Literal('person'), Type.Literal('bot')]),
  level: Type.Optional(Type.String({ description: 'For bots: random, newcomer, thumb, veteran or search.' })),
  online: Type.Boolean(),
  automated: Type.Optional(Type.Boolean({ description: 'A program sits there, and says so.' })),
  standIn: Type.Optional(
    Type.Boolean({
      description:
        'A bot answers for the person who sits there, until they take the seat back. Not told to those out of whose sight the seat acts.',
    }),
  ),
});

/**
 * What the table can agree on: to take the last answer back, to let a bot answer for a seat, to free a seat that was abandoned, to give the match
 * up.
 */
export const Proposable = Type.Union([
  Type.Literal('rewind'),
  Type.Literal('stand-in'),
  Type.Literal('hand-over'),
  Type.Literal('give-up'),
]);

export const Proposal = Type.Object({
  id: Type.String({ description: 'Whoever agrees says to which one.' }),
  what: Proposable,
  by: Type.Integer(),
  seat: Type.Optional(
    Type.Integer({
      description: 'For `stand-in`: whom a bot is to answer for; for `hand-over`: whose seat is to be free.',
    }),
  ),
  consents: Type.Array(Type.Integer()),
  missing: Type.Array(Type.Integer(), { description: 'Whose consent is still needed.' }),
  until: Type.Union([Type.Integer(), Type.Null()], {
    description:
      'When the silence of those who are away begins to count as consent, in milliseconds since 1970; null when nobody’s does.',
  }),
});

/** With a clock, for a seat that is asked: when its time runs out, in milliseconds since 1970. */
export const Deadline = Type.Object({
  clock: Type.Integer({ description: 'The end of the time for this answer; from then on the reserve is used.' }),
  reserve: Type.Integer({ description: 'The end of this seat’s reserve, which is for the whole match.' }),
  bot: Type.Integer({ description: 'After a period of grace: when a bot gives this one answer.' }),
});

/** Everything on one viewer's screen. The only thing about a match that ever leaves the server. */
export const Screen = Type.Object({
  viewer: Type.Union([Type.Integer({ minimum: 0 }), Type.Literal('spectator')]),
  status: Type.Union([Type.Literal('open'), Type.Literal('playing'), Type.Literal('over')]),
  phase: Type.String({
    description: 'By the name that this viewer knows: while others act out of sight, no more than that.',
  }),
  view: Type.Unknown({ description: 'What the game shows this viewer; its shape is the game’s.' }),
  question: Type.Union([Question, Type.Null()]),
  waitingFor: Type.Array(Type.Integer()),
  seats: Type.Array(SeatView),
  outcome: Type.Union([Type.Object({ side: Type.String(), winners: Type.Array(Type.Integer()) }), Type.Null()]),
  givenUp: Type.Optional(
    Type.Literal(true, { description: 'The table has agreed to end the match where it was; nobody has won.' }),
  ),
  deadline: Type.Union([Deadline, Type.Null()]),
  missed: Type.Optional(
    Type.Integer({ description: 'How many answers a bot has given for this viewer because the time was over.' }),
  ),
  canUndo: Type.Boolean(),
  proposal: Type.Union([Proposal, Type.Null()]),
  notes: Type.Array(Type.Object({ kind: Type.String(), undone: Type.Integer() }), {
    description: 'What happened to the match, not in it: rewound, rules changed …',
  }),
  host: Type.Union([Type.Integer(), Type.Null()], {
    description: 'Whoever sat down first: before the match they may free the seats of those who do not come.',
  }),
  rematch: Type.Union([Type.String(), Type.Null()], {
    description: 'The table of the rematch, once somebody wants one.',
  }),
  watchers: Type.Integer({ minimum: 0, description: 'How many look on without a seat.' }),
  putAside: Type.Optional(
    Type.Literal(true, {
      description: 'Bots have failed again and again over this match, and leave it alone; people go on.',
    }),
  ),
  mates: Type.Optional(
    Type.Array(MateView, { description: 'Bots on the viewer’s side; absent where there are none.' }),
  ),
});

export type Question = Static<typeof Question>;
export type SeatView = Static<typeof SeatView>;
export type Proposal = Static<typeof Proposal>;
export type Deadline = Static<typeof Deadline>;
export type Screen = Static<typeof Screen>;
