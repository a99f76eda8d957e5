import { expect, test } from 'vitest';
import { viewOf } from '../src/index.ts';

test('a seat’s own view is laid over what everybody sees; whoever watches sees that alone, and it is made once', () => {
  let made = 0;
  const game = {
    publicView: ({ deck }: { readonly deck: readonly string[] }) => {
      made += 1;
      return { deck: deck.length, top: null };
    },
    ownView: ({ deck }: { readonly deck: readonly string[] }, seat: number) => (seat === 1 ? { top: deck[0] } : {}),
  };
  const state = { deck: ['ace', 'king'] };
  const publicView = game.publicView(state);
  const seen = (['spectator', 0, 1] as const).map((viewer) => viewOf(game, state, viewer, publicView));
  expect(seen).toEqual([publicView, publicView, { deck: 2, top: 'ace' }]);
  expect(made).toBe(1);
  expect(viewOf(game, state, 1), 'for one who looks alone').toEqual(seen[2]);
  expect(viewOf({ publicView: game.publicView }, state, 1), 'where all see the same').toEqual(publicView);
});
