import { createHash, randomBytes } from 'node:crypto';

/** 128 bits that let somebody sit on a seat. Given once; kept only as a hash. */
export function newToken(): string {
  return randomBytes(16).toString('base64url');
}

export function hashOf(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}

export function newSecret(): string {
  return randomBytes(32).toString('hex');
}

export function newNonce(): string {
  return randomBytes(16).toString('hex');
}

/** Never the same twice, so that a yes cannot be taken for a yes to something else. */
export function newProposalId(): string {
  return randomBytes(9).toString('base64url');
}

/** Short enough to be read out, long enough not to be guessed. */
export function newMatchId(): string {
  return randomBytes(12).toString('base64url');
}
