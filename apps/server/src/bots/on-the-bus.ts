import { createCipheriv, createDecipheriv, createHash, randomBytes } from 'node:crypto';
import { Level } from '@dreadhouse/protocol';
import { type Static, Type } from 'typebox';
import { Compile } from 'typebox/compile';
import { type Subject, ThinkerDied, type Thought, type Wanted } from './thinking.ts';

/**
 * What nodes ask bots on other machines. Whoever listens on the bus learns that a match is thought about, and nothing of it: the match is in the
 * database, and the reply is sealed with what only those can know who read it there.
 */
export const BotRequest = Type.Object(
  {
    match: Type.String({ pattern: '^[\\w-]{1,64}$' }),
    seq: Type.Integer({ minimum: 0 }),
    wanted: Type.Union([
      Type.Object(
        {
          what: Type.Literal('answer'),
          seat: Type.Integer({ minimum: 0, maximum: 64 }),
          level: Level,
        },
        { additionalProperties: false },
      ),
      Type.Object(
        {
          what: Type.Union([Type.Literal('odds'), Type.Literal('advice')]),
          seat: Type.Integer({ minimum: 0, maximum: 64 }),
        },
        { additionalProperties: false },
      ),
      Type.Object(
        {
          what: Type.Literal('tellable'),
          seat: Type.Integer({ minimum: 0, maximum: 64 }),
          mate: Type.Integer({ minimum: 0, maximum: 64 }),
        },
        { additionalProperties: false },
      ),
    ]),
  },
  { additionalProperties: false },
);
export type BotRequest = Static<typeof BotRequest>;

const request = Compile(BotRequest);

export function requestFor({ id, seq }: Subject, wanted: Wanted): string {
  return JSON.stringify({ match: id, seq, wanted } satisfies BotRequest);
}

/** Null for whatever else somebody may send. */
export function requestIn(text: string): BotRequest | null {
  try {
    const value: unknown = JSON.parse(text);
    return request.Check(value) ? value : null;
  } catch {
    return null;
  }
}

export type BotReply = { readonly thought: Thought } | { readonly error: string; readonly died: boolean };

export function replyAbout(error: unknown): BotReply {
  return { error: error instanceof Error ? error.message : String(error), died: error instanceof ThinkerDied };
}

const CIPHER = 'aes-256-gcm';
const IV = 12;
const TAG = 16;

export function seal(secret: string, reply: BotReply): Buffer {
  const iv = randomBytes(IV);
  const cipher = createCipheriv(CIPHER, keyFrom(secret), iv);
  const sealed = Buffer.concat([cipher.update(JSON.stringify(reply), 'utf8'), cipher.final()]);
  return Buffer.concat([iv, cipher.getAuthTag(), sealed]);
}

/** Throws on what somebody without the secret has made. */
export function unseal(secret: string, bytes: Uint8Array): BotReply {
  const all = Buffer.from(bytes);
  const decipher = createDecipheriv(CIPHER, keyFrom(secret), all.subarray(0, IV), { authTagLength: TAG });
  decipher.setAuthTag(all.subarray(IV, IV + TAG));
  const opened = Buffer.concat([decipher.update(all.subarray(IV + TAG)), decipher.final()]);
  return JSON.parse(opened.toString('utf8')) as BotReply; // sealed by one of ours
}

function keyFrom(secret: string): Buffer {
  return createHash('sha256').update(`dreadhouse bots ${secret}`).digest();
}
