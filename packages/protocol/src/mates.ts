import { type Spoken as EngineSpoken, type Wish as EngineWish, HEARD } from '@dreadhouse/engine';
import { type Static, Type } from 'typebox';
import { OptionView, Planned, Reason } from './option.ts';

/** By their ids, never in sentences: everybody on the side is shown them. */
const NAME = '^[!-~]+$';

/** What somebody would like a bot on their side to do; the engine's type is this one. */
export const Wish = Type.Unsafe<EngineWish>(
  Type.Union(
    [
      Type.Object(
        {
          kind: Type.Literal('at'),
          at: Type.String({
            maxLength: 100,
            pattern: NAME,
            description: 'A place or a piece, as options point at it.',
          }),
        },
        { additionalProperties: false },
      ),
      Type.Object(
        {
          kind: Type.Literal('why'),
          why: Type.String({ maxLength: 100, pattern: NAME, description: 'A reason, as bots give it.' }),
        },
        { additionalProperties: false },
      ),
      Type.Object(
        {
          kind: Type.Literal('option'),
          option: Type.String({ maxLength: 400, pattern: '^[ -~]+$', description: 'One of its answers.' }),
        },
        { additionalProperties: false },
      ),
    ],
    {
      description:
        'To go to a place or deal with a piece (`at`), to lean towards what is done for a reason (`why`), or to give an answer as soon as it can (`option`).',
    },
  ),
);

const Said = Type.Unsafe<EngineSpoken>(
  Type.Object({
    reason: Reason,
    plan: Type.Array(Planned, { description: 'What it means to do next, if nothing gets in the way.' }),
    heard: Type.Union([Type.Enum([...HEARD]), Type.Null()], {
      description: 'What it says to the wish that it has heard; null without one.',
    }),
  }),
);

/** A bot on the viewer's side. */
export const MateView = Type.Object({
  seat: Type.Integer(),
  spoken: Type.Union([Said, Type.Null()], {
    description:
      'What it says to this viewer about the last of its answers that it says anything about; there once the viewer has been told something of that answer.',
  }),
  said: Type.Integer({
    description: 'Of those who have spoken, whoever has the highest number spoke last; 0: nothing yet.',
  }),
  told: Type.Union([Type.Object({ by: Type.Integer(), wish: Wish }), Type.Null()], {
    description: 'What it has been told to do and has not done yet, and by whom on its side.',
  }),
});

/** What somebody can tell a bot on their side now. */
export const TellableOf = Type.Object({
  kind: Type.String({ description: 'The question that it answers next; empty where that cannot be foreseen.' }),
  answers: Type.Array(OptionView, { description: 'Its answers, as far as one could think of them.' }),
  here: Type.Array(Type.String(), { description: 'Where the figures of whoever asks stand.' }),
  places: Type.Array(Type.String(), { description: 'Other places and pieces.' }),
  reasons: Type.Array(Type.String(), { description: 'For what reasons there is something to be done.' }),
});

export type MateView = Static<typeof MateView>;
