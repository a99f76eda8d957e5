import { type TSchema, Type } from 'typebox';
import {
  Caller,
  CameBack,
  ComeBack,
  Here,
  HintsOf,
  Import,
  MadeKey,
  MatchInfo,
  NewKey,
  NewMatch,
  OddsOf,
  Problem,
  Seated,
  SeatOfKey,
  Sit,
} from './http.ts';
import { TellableOf } from './mates.ts';
import { FromClient, FromServer } from './messages.ts';
import { PROTOCOL } from './version.ts';

/** One thing that can be asked for over HTTP. */
interface Operation {
  readonly method: 'get' | 'post' | 'delete';
  /** As the server's router writes it: `:id` is a parameter. */
  readonly path: string;
  readonly id: string;
  readonly summary: string;
  /** The token of a seat, as `Authorization: Bearer TOKEN`: for everybody without, told more with one, or only with one. */
  readonly token: 'none' | 'may' | 'must';
  readonly body?: TSchema;
  readonly ok: { readonly status: number; readonly what: string; readonly schema?: TSchema };
  readonly refusals?: readonly number[];
}

const GameInfo = Type.Object({
  id: Type.String(),
  version: Type.String({ description: 'Of the rules.' }),
  seats: Type.Object({ min: Type.Integer(), max: Type.Integer() }),
});
const SavedFile = Type.Object({ format: Type.Literal('dreadhouse-match') }, { description: 'A match as its file.' });
const PushKey = Type.Object({ key: Type.String({ description: 'For a browser’s push subscription.' }) });

/** All of it. A test holds it against what the server really has. */
export const OPERATIONS: readonly Operation[] = [
  {
    method: 'get',
    path: '/api/here',
    id: 'whereFriendsReachIt',
    summary: 'Under which addresses other machines reach this server, for links to a table.',
    token: 'none',
    ok: { status: 200, what: 'The addresses; none when only this machine can.', schema: Here },
  },
  {
    method: 'get',
    path: '/api/games',
    id: 'listGames',
    summary: 'The games that can be played here.',
    token: 'none',
    ok: { status: 200, what: 'The games.', schema: Type.Array(GameInfo) },
  },
  {
    method: 'get',
    path: '/api/matches',
    id: 'listOpenTables',
    summary: 'Public tables that wait for players, the newest first.',
    token: 'none',
    ok: { status: 200, what: 'The tables.', schema: Type.Array(MatchInfo) },
  },
  {
    method: 'post',
    path: '/api/matches',
    id: 'createTable',
    summary: 'Sets up a table. The server commits to its part of the luck.',
    token: 'none',
    body: NewMatch,
    ok: { status: 201, what: 'The new table.', schema: MatchInfo },
    refusals: [400, 429],
  },
  {
    method: 'post',
    path: '/api/matches/import',
    id: 'importMatch',
    summary: 'Goes on here with a match that was saved elsewhere. Its seats are open again.',
    token: 'none',
    body: Import,
    ok: { status: 201, what: 'The table.', schema: MatchInfo },
    refusals: [400, 429],
  },
  {
    method: 'get',
    path: '/api/matches/:id',
    id: 'getTable',
    summary: 'A table and who sits at it.',
    token: 'may',
    ok: { status: 200, what: 'The table.', schema: MatchInfo },
    refusals: [404],
  },
  {
    method: 'post',
    path: '/api/matches/:id/seats/:seat',
    id: 'sitDown',
    summary: 'Takes an open seat and adds a nonce to the luck. The token that comes back is told this once.',
    token: 'none',
    body: Sit,
    ok: { status: 200, what: 'The seat is yours.', schema: Seated },
    refusals: [400, 404, 409, 429],
  },
  {
    method: 'delete',
    path: '/api/matches/:id/seats/:seat',
    id: 'standUp',
    summary:
      'Before the match has begun: gives one’s own seat back; or, with the token of the host, frees the seat of somebody who is not there.',
    token: 'must',
    ok: { status: 204, what: 'Done.' },
    refusals: [403, 404, 409, 429],
  },
  {
    method: 'post',
    path: '/api/matches/:id/keys',
    id: 'makeKey',
    summary: 'Makes a key to one’s own seat: a pass for another device, or a phrase to come back with.',
    token: 'must',
    body: NewKey,
    ok: { status: 201, what: 'The key; it is told this once.', schema: MadeKey },
    refusals: [400, 403, 404],
  },
  {
    method: 'delete',
    path: '/api/matches/:id/keys',
    id: 'shutOthersOut',
    summary:
      'From now on only this token opens the seat: other devices, passes and the phrase do not any more, and their lines end.',
    token: 'must',
    ok: { status: 204, what: 'Done.' },
    refusals: [403, 404],
  },
  {
    method: 'post',
    path: '/api/matches/:id/come-back',
    id: 'comeBack',
    summary: 'Sits down again on the seat that a pass or a phrase opens. Other devices keep it, too.',
    token: 'none',
    body: ComeBack,
    ok: { status: 200, what: 'The seat, with a token of this device’s own.', schema: CameBack },
    refusals: [400, 403, 404],
  },
  {
    method: 'post',
    path: '/api/matches/:id/seat-of-key',
    id: 'getSeatOfKey',
    summary: 'Which seat a pass or a phrase opens, and whose it is. Nothing is used up by asking.',
    token: 'none',
    body: ComeBack,
    ok: { status: 200, what: 'The seat, and the name of whoever sits there.', schema: SeatOfKey },
    refusals: [400, 403, 404],
  },
  {
    method: 'get',
    path: '/api/matches/:id/odds',
    id: 'getOdds',
    summary:
      'What may come of each answer of a seat that is asked, from what this seat knows. Empty where a game has no odds to tell.',
    token: 'must',
    ok: { status: 200, what: 'The odds, by option.', schema: OddsOf },
    refusals: [403, 404, 409, 429],
  },
  {
    method: 'get',
    path: '/api/matches/:id/hints',
    id: 'getHints',
    summary:
      'What a good player would answer for a seat that is asked, from what this seat knows. Only where the table allows hints; empty where a game has none to give.',
    token: 'must',
    ok: { status: 200, what: 'The advice, the best answer first.', schema: HintsOf },
    refusals: [403, 404, 409, 429],
  },
  {
    method: 'get',
    path: '/api/matches/:id/seats/:seat/tellable',
    id: 'getTellable',
    summary:
      'What the bot on this seat can be told by somebody on its side, whose token comes with the request: worked out from what they know.',
    token: 'must',
    ok: { status: 200, what: 'Places, leanings, answers.', schema: TellableOf },
    refusals: [403, 404, 409, 429],
  },
  {
    method: 'get',
    path: '/api/push-key',
    id: 'getPushKey',
    summary: 'The key that browsers need for push notices from this server.',
    token: 'none',
    ok: { status: 200, what: 'The key.', schema: PushKey },
  },
  {
    method: 'post',
    path: '/api/matches/:id/callers',
    id: 'addCaller',
    summary: 'Asks to be told when it is this seat’s turn and nobody is there: by push, webhook or mail.',
    token: 'must',
    body: Caller,
    ok: { status: 204, what: 'Done.' },
    refusals: [400, 403, 404, 429],
  },
  {
    method: 'delete',
    path: '/api/matches/:id/callers/:kind',
    id: 'removeCaller',
    summary: 'Is no longer told.',
    token: 'must',
    ok: { status: 204, what: 'Done.' },
    refusals: [400, 403, 404],
  },
  {
    method: 'get',
    path: '/api/matches/:id/file',
    id: 'exportMatch',
    summary:
      'A finished match as a file, for everybody, with the secret and every roll. Of one under way nothing is given away: its secret is the luck to come.',
    token: 'none',
    ok: { status: 200, what: 'The file.', schema: SavedFile },
    refusals: [404, 409],
  },
  {
    method: 'post',
    path: '/api/matches/:id/rematch',
    id: 'playAgain',
    summary: 'A new table with the same set-up after the end; whoever asks second gets the same one.',
    token: 'must',
    ok: { status: 201, what: 'The new table.', schema: MatchInfo },
    refusals: [403, 404, 409],
  },
];

const REFUSED: Readonly<Record<number, string>> = {
  400: 'Something in what was sent is wrong; the message says what.',
  403: 'This needs the token of a seat, or a key that opens one.',
  404: 'There is no such match or seat.',
  409: 'Too late: somebody was quicker, or the match is at another point.',
  429: 'Too much; try again later.',
};

/** Said for every operation, also where nothing is needed: silence could be an oversight. */
const SECURITY: Readonly<Record<Operation['token'], readonly object[]>> = {
  none: [],
  may: [{}, { seat: [] }],
  must: [{ seat: [] }],
};

/** The HTTP half, as an OpenAPI document. */
export function openApi(operations: readonly Operation[] = OPERATIONS): object {
  const paths: Record<string, Record<string, object>> = {};
  for (const operation of operations) {
    const path = operation.path.replace(/:(\w+)/g, '{$1}');
    paths[path] = { ...paths[path], [operation.method]: described(operation) };
  }
  return plain({
    openapi: '3.1.0',
    info: {
      title: 'Dreadhouse',
      version: String(PROTOCOL),
      description: 'Tables and seats. What happens at a table goes through its socket; see asyncapi.json.',
      license: { name: 'MIT', identifier: 'MIT' },
    },
    servers: [{ url: '/', description: 'Whichever server one talks to.' }],
    paths,
    components: { securitySchemes: { seat: { type: 'http', scheme: 'bearer', description: 'The token of a seat.' } } },
  });
}

function described({ path, id, summary, token, body, ok, refusals = [] }: Operation): object {
  const parameters = [...path.matchAll(/:(\w+)/g)].map(([, name]) => ({
    name,
    in: 'path',
    required: true,
    schema: { type: name === 'seat' ? 'integer' : 'string' },
  }));
  // Whoever asks for too much is told so, whatever it is.
  const refused = [...new Set([...refusals, 429])].map((status) => [
    status,
    { description: REFUSED[status], ...json(Problem) },
  ]);
  return {
    operationId: id,
    summary,
    ...(parameters.length > 0 ? { parameters } : {}),
    security: SECURITY[token],
    ...(body === undefined ? {} : { requestBody: { required: true, ...json(body) } }),
    responses: {
      [ok.status]: { description: ok.what, ...(ok.schema === undefined ? {} : json(ok.schema)) },
      ...Object.fromEntries(refused),
    },
  };
}

function json(schema: TSchema): object {
  return { content: { 'application/json': { schema } } };
}

/** The socket half, as an AsyncAPI document. */
export function asyncApi(): object {
  const sent = messagesOf(FromClient);
  const received = messagesOf(FromServer);
  const reference = (name: string): object => ({ $ref: `#/channels/match/messages/${name}` });
  return plain({
    asyncapi: '3.0.0',
    info: {
      title: 'Dreadhouse',
      version: String(PROTOCOL),
      description: 'What is said over the socket of a match. The first message must be `hello`.',
    },
    servers: { local: { host: 'localhost:8080', protocol: 'ws' } },
    channels: {
      match: {
        address: '/api/matches/{id}/socket',
        parameters: { id: { description: 'Of the match.' } },
        messages: { ...sent, ...received },
      },
    },
    operations: {
      say: { action: 'send', channel: { $ref: '#/channels/match' }, messages: Object.keys(sent).map(reference) },
      hear: {
        action: 'receive',
        channel: { $ref: '#/channels/match' },
        messages: Object.keys(received).map(reference),
      },
    },
  });
}

interface Variant {
  readonly anyOf?: readonly Variant[];
  readonly properties?: { readonly t?: { readonly const?: string } };
}

/** The kinds of a union of messages, by their `t`. Kinds that have two forms are one message. */
function messagesOf(union: TSchema): Record<string, object> {
  const messages: Record<string, { payload: object }> = {};
  for (const variant of (union as Variant).anyOf ?? []) {
    const name = nameOf(variant);
    messages[name] = { payload: variant };
  }
  return messages;
}

function nameOf(variant: Variant): string {
  return variant.properties?.t?.const ?? nameOf(variant.anyOf?.[0] ?? { properties: { t: { const: 'unknown' } } });
}

/** What is only there for the compiler is left out. */
function plain(value: object): object {
  return JSON.parse(JSON.stringify(value)) as object;
}
