import type { FinalGirl, SpaceId, Token } from '../state.ts';
import { forget } from './things.ts';

/** FG-TOK-01: tokens are placed as a card says and carry its effect. */
export function placeToken(g: FinalGirl, kind: string, space: SpaceId | null, to: SpaceId | null = null): Token {
  const token: Token = { id: g.state.nextToken, kind, space, to };
  g.state.nextToken += 1;
  g.state.tokens.push(token);
  g.tell('all', 'token-placed', { token: kind, space, to, rule: 'FG-TOK-01' });
  return token;
}

export function removeToken(g: FinalGirl, token: Token): void {
  g.state.tokens = g.state.tokens.filter((one) => one.id !== token.id);
  forget(g, `${token.kind}:${token.id}`);
  g.tell('all', 'token-removed', { token: token.kind, space: token.space, rule: 'FG-TOK-01' });
}

export function moveToken(g: FinalGirl, token: Token, space: SpaceId): void {
  for (const one of g.state.tokens) if (one.id === token.id) one.space = space;
  g.tell('all', 'token-moved', { token: token.kind, space, rule: 'FG-TOK-01' });
}

export const tokensOf = (g: FinalGirl, kind: string): Token[] => g.state.tokens.filter((token) => token.kind === kind);
