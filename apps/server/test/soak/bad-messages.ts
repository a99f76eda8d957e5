import { PROTOCOL } from '@dreadhouse/protocol';
import fc from 'fast-check';

/** Where a bad message is sent. */
export type Sender = 'stranger' | 'spectator' | 'seat';

export interface Bad {
  readonly kind: string;
  readonly from: Sender;
  readonly text: string;
  /** It is the last that the server hears on this line. */
  readonly closes: boolean;
}

/** What a sender of bad messages can know. */
export interface Known {
  /** An ask that was answered long ago, and the answer that was acknowledged. */
  readonly staleAsk: string;
  readonly replayed: string;
  readonly currentAsk: string;
  /** An answer that would be right, if only the rest of the message were. */
  readonly option: string;
}

const id = fc.string({ minLength: 8, maxLength: 20, unit: fc.constantFrom(...'abcdefXYZ0189_-') });
const anybody = fc.constantFrom<Sender>('stranger', 'spectator', 'seat');
const text = (value: unknown): string => JSON.stringify(value) ?? '';

/** Bytes and values of any kind. */
const rubbish = fc.record({
  kind: fc.constant('malformed'),
  from: anybody,
  text: fc.oneof(fc.string(), fc.string({ unit: 'binary' }), fc.json(), fc.jsonValue().map(text)),
});

/** Messages that are nearly right: a field more, less, or of another kind. */
const commands = ({ currentAsk, option }: Known) =>
  fc.oneof(
    fc.record({ t: fc.constant('answer'), id, ask: fc.constant(currentAsk), option: fc.constant(option) }),
    fc.record({ t: fc.constant('undo'), id }),
    fc.record({ t: fc.constant('propose'), id, what: fc.constantFrom('rewind', 'stand-in') }),
    fc.record({ t: fc.constant('consent'), id, proposal: fc.string({ maxLength: 40 }), yes: fc.boolean() }),
    fc.record({ t: fc.constant('say'), id, to: fc.constant('table'), text: fc.string({ minLength: 1 }) }),
    fc.record({ t: fc.constant('bot'), id, seat: fc.nat(3), level: fc.constantFrom('random', null) }),
    fc.record({ t: fc.constant('tell'), id, seat: fc.nat(3), wish: fc.constantFrom(null, { kind: 'at', at: 'C2' }) }),
  );

const nearly = (known: Known) =>
  fc
    .tuple(anybody, commands(known), fc.nat(), fc.jsonValue(), fc.constantFrom('drop', 'change', 'add', 'proto'))
    .map(([from, command, n, value, how]) => {
      const fields = Object.entries(command) as [string, unknown][];
      const at = n % fields.length;
      if (how === 'drop') fields.splice(at, 1);
      else if (how === 'change') fields[at] = [fields[at]?.[0] ?? '', [value]];
      else fields.push([how === 'proto' ? '__proto__' : `x${n}`, value]);
      const body = fields.map(([key, one]) => `${text(key)}:${text(one)}`).join(',');
      return { kind: 'malformed', from, text: `{${body}}` };
    });

const oversized = fc
  .tuple(anybody, fc.integer({ min: 16_400, max: 80_000 }), fc.boolean())
  .map(([from, size, json]) => ({
    kind: 'oversized',
    from,
    text: json ? text({ t: 'say', id: 'oversized', to: 'table', text: 'x'.repeat(size) }) : ' '.repeat(size),
  }));

/** Before one has said hello, or when one has said it already. */
const outOfOrder = (known: Known) =>
  fc.oneof(
    commands(known).map((command) => ({ kind: 'out of order', from: 'stranger' as const, text: text(command) })),
    fc.constantFrom<Sender>('spectator', 'seat').map((from) => ({
      kind: 'out of order',
      from,
      text: text({ t: 'hello', v: PROTOCOL }),
    })),
  );

const replayed = ({ replayed: answer }: Known) =>
  fc.constantFrom<Sender>('seat', 'spectator').map((from) => ({ kind: 'replayed', from, text: answer }));

/** Somebody else's seat, or any seat without a token. */
const forged = (known: Known) =>
  fc.oneof(
    commands(known).map((command) => ({ kind: 'forged seat', from: 'spectator' as const, text: text(command) })),
    fc.tuple(id, fc.constantFrom('random', null)).map(([command, level]) => ({
      kind: 'forged seat',
      from: 'seat' as const,
      text: text({ t: 'bot', id: command, seat: 1, level }),
    })),
    fc.string({ maxLength: 64 }).map((token) => ({
      kind: 'forged seat',
      from: 'stranger' as const,
      text: text({ t: 'hello', v: PROTOCOL, token }),
    })),
  );

const stale = ({ staleAsk, option }: Known) =>
  fc.tuple(id, fc.oneof(fc.constant(staleAsk), fc.string({ maxLength: 32 }))).map(([command, ask]) => ({
    kind: 'stale',
    from: 'seat' as const,
    text: text({ t: 'answer', id: command, ask, option }),
  }));

const noSuchOption = ({ currentAsk }: Known) =>
  fc.tuple(id, fc.string({ maxLength: 400 })).map(([command, option]) => ({
    kind: 'no such option',
    from: 'seat' as const,
    text: text({ t: 'answer', id: command, ask: currentAsk, option: `not ${option}`.slice(0, 400) }),
  }));

export function badMessages(known: Known): fc.Arbitrary<Bad> {
  return kinds(known).map((bad) => ({ ...bad, closes: bad.kind === 'oversized' || bad.text.startsWith(FORGED_HELLO) }));
}

/** Whoever comes with somebody else's token is turned away. */
const FORGED_HELLO = text({ t: 'hello', v: PROTOCOL, token: '' }).slice(0, -2);

function kinds(known: Known): fc.Arbitrary<Omit<Bad, 'closes'>> {
  return fc.oneof(
    { weight: 6, arbitrary: rubbish },
    { weight: 6, arbitrary: nearly(known) },
    { weight: 1, arbitrary: oversized },
    { weight: 3, arbitrary: outOfOrder(known) },
    { weight: 3, arbitrary: replayed(known) },
    { weight: 4, arbitrary: forged(known) },
    { weight: 4, arbitrary: stale(known) },
    { weight: 3, arbitrary: noSuchOption(known) },
  );
}
