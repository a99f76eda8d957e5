import type { Details as AnyDetails, OptionView as EngineOption } from '@dreadhouse/engine';
import { Type } from 'typebox';

// What the engine has a type for is that type here too; what is written beside it is checked and documented.
export const Details = Type.Unsafe<AnyDetails>(Type.Record(Type.String(), Type.Unknown()));

export const OptionView = Type.Unsafe<EngineOption>(
  Type.Object(
    {
      id: Type.String(),
      at: Type.Optional(Type.Union([Type.String(), Type.Array(Type.String())])),
      cost: Type.Optional(Type.Record(Type.String(), Type.Number())),
      rule: Type.Optional(Type.String()),
      blocked: Type.Optional(Type.String()),
      details: Type.Optional(Details),
    },
    { description: 'Something that the asked seat can answer; with `blocked`, why it cannot just now.' },
  ),
);

export const Reason = Type.Object({
  why: Type.String({ description: 'What speaks for it; each game has its own.' }),
  about: Type.Optional(Type.Record(Type.String(), Type.Unknown())),
});

/** What is done next, if nothing gets in the way. */
export const Planned = Type.Object({ kind: Type.String(), option: OptionView, reason: Reason, later: Type.Integer() });
