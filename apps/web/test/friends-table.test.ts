import { REGISTERED } from '@dreadhouse/registry';
import { describe, expect, test, vi } from 'vitest';
import type { Scene } from '../src/contract/scene.ts';
import { playedBy } from '../src/online/played.ts';
import { rolesOf } from '../src/online/roles.ts';
import { loadScene } from '../src/registry/scenes.ts';

// A game that is loaded makes its letters known to the page.
vi.stubGlobal('document', { fonts: { add: () => undefined } });
vi.stubGlobal('FontFace', class {});

const LANGUAGES = ['en', 'pl'] as const;
const IDS = REGISTERED.map(({ id }) => id);

function countsOf({ game: { seats } }: Scene): number[] {
  return Array.from({ length: seats.max - seats.min + 1 }, (_, n) => seats.min + n);
}

/** What can be chosen before the number of seats is changed: the usual game, and whatever the game itself walks through. */
function chosenFor({ game, quickStart }: Scene, seats: number): unknown[] {
  const usual = quickStart();
  const samples = Array.from({ length: 20 }, (_, n) => game.sampleOptions(n, seats));
  return usual.seats.length === seats ? [usual.options, ...samples] : samples;
}

describe('a table for friends', () => {
  test.each(IDS)('whatever was chosen for so many fits any other number of seats: %s', async (id) => {
    const scene = await loadScene(id);
    for (const before of countsOf(scene))
      for (const chosen of chosenFor(scene, before))
        for (const seats of countsOf(scene)) {
          const played = playedBy(scene, chosen, seats);
          expect(scene.game.options(played, seats), `${before} to ${seats}: ${JSON.stringify(chosen)}`).toMatchObject({
            ok: true,
          });
        }
  });

  test.each(IDS)('nobody sits down without knowing whom they play, where that has been chosen: %s', async (id) => {
    const scene = await loadScene(id);
    const { options } = scene.quickStart();
    for (const language of LANGUAGES)
      for (const seats of countsOf(scene)) {
        const roles = rolesOf(scene, language, seats, playedBy(scene, options, seats));
        expect(roles).toHaveLength(seats);
        expect(new Set(roles).size, roles.join()).toBe(seats);
        if (seats > 1) for (const role of roles) expect(role).not.toMatch(/\d|[{}]|undefined/);
      }
  });

  test.each(IDS)('its title begins like one: %s', async (id) => {
    const scene = await loadScene(id);
    const { options, seats } = scene.quickStart();
    for (const language of LANGUAGES) {
      const { title } = scene.glance({ options: playedBy(scene, options, seats.length), over: false }, language);
      expect(title).toMatch(/^[\p{Lu}\d]/u);
    }
  });

  test('where it is chosen at the table, seats have numbers', async () => {
    const scene = await loadScene('betrayal');
    expect(rolesOf(scene, 'en', 3, { explorers: null })).toEqual(['Seat 1', 'Seat 2', 'Seat 3']);
  });
});
