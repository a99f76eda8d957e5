import { fastChance, Match } from '@dreadhouse/engine';
import { type FinalGirlView, finalGirl } from '@dreadhouse/final-girl';
import { expect, test } from 'vitest';
import { guide } from '../src/scenes/final-girl/guide/guide.ts';
import { momentOf } from '../src/table/moment.ts';

const LAURIE_HAS = 5;

test('who dies without ever having recovered or returned has lost all the health that she had, her last breath with it', () => {
  let seen = 0;
  for (let n = 0; n < 20; n++) {
    const match = playedGame(`ending ${n}`);
    const kinds = match.eventsFor(0).map(({ kind }) => kind);
    if (
      (match.view(0) as FinalGirlView).result?.why !== 'heroine-dead' ||
      kinds.includes('healed') ||
      kinds.includes('revived')
    )
      continue;
    const { figures } = guide('en', match.header.options).ending(momentOf(match as Match<unknown>, 0));
    expect(figures.find(({ name }) => name === 'Health lost')?.value).toBe(String(LAURIE_HAS));
    seen += 1;
  }
  expect(seen).toBeGreaterThan(0);
});

function playedGame(seed: string) {
  const options = { heroine: 'laurie', killer: 'hans', location: 'camp' };
  const started = Match.start(finalGirl, { options, players: ['Laurie'], luck: { kind: 'fast', seed } });
  if (!started.ok) throw new Error(started.why);
  const match = started.value;
  const chance = fastChance(seed);
  while (!match.over) match.answer(0, chance.pick('answer', match.legal(0)).id);
  return match;
}
